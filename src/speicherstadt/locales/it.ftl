### Every text people read. All four languages have the same messages and variables; a test checks it.

## Names of the game

phase-supply = Rifornimento
phase-demand = Richiesta
phase-purchase = Acquisto
phase-loading = Carico
phase-income = Entrate
phase-over = Fine

season-A = Inverno
season-B = Primavera
season-C = Estate
season-D = Autunno
season-E = Autunno

good-coffee = caffè
good-tea = tè
good-saffron = zafferano
good-rubber = gomma
good-carpet = tappeto

cubes-coffee = { $count } caffè
cubes-tea = { $count } tè
cubes-saffron = { $count } zafferano
cubes-rubber =
    { $count ->
        [one] { $count } gomma
       *[other] { $count } gomme
    }
cubes-carpet =
    { $count ->
        [one] { $count } tappeto
       *[other] { $count } tappeti
    }

coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

card-merchant =
    { $good ->
        [coffee] Tostatore di Caffè
        [tea] Degustatore del Tè
        [saffron] Commerciante di Spezie
        [carpet] Commerciante di Tappeti
       *[rubber] Vulcanizzatore
    }
card-warehouse = Magazzino
card-contract = Contratto
card-office = Ufficio Contabile
card-fireman = Pompiere { $value }
card-fire = Fuoco { $value }
card-ship = Nave
card-bank = Banca
card-church = Chiesa dei Barcaioli
card-michaelis = St. Michaelis
card-port = Porto
card-chamber = Camera di Commercio

effect-merchant =
    Carico: ti compra { $good ->
        [coffee] quanto caffè vuoi
        [tea] quanto tè vuoi
        [saffron] quanto zafferano vuoi
        [carpet] quanti tappeti vuoi
       *[rubber] quanta gomma vuoi
    }, a 1 moneta per cubo. Vale { points } alla fine.
effect-warehouse = Conserva fino a 4 cubi da un round all’altro. Ognuno vale 1 punto alla fine.
effect-contract = Vale { points } alla fine, se hai consegnato tutte le merci.
effect-office = Più ne hai, meglio è: { $scale } punti per 1, 2, 3, 4 uffici.
effect-fireman = Aggiunge { $value } alla tua forza in ogni fuoco.
effect-fire = I più forti guadagnano { points }, i più deboli ne perdono altrettanti.
effect-ship = Porta 3 cubi. Scaricala nel round in cui la compri.
effect-bank = Ti dà 1 moneta in più a ogni fase Entrate.
effect-church = Vale { points } alla fine.
effect-michaelis = Vale { points } alla fine.
effect-port = Vale 1 punto alla fine per ogni tua nave.
effect-chamber = Vale 1 punto alla fine per ogni tua moneta.

source-fires = Fuochi
source-contracts = Contratti
source-merchants = Commercianti
source-warehouse = Magazzino
source-offices = Uffici
source-church = Chiesa
source-michaelis = St. Michaelis
source-port = Porto
source-chamber = Camera

## What happens: the log

event-round-began = Round { $round } di { $rounds }: { $player } ha la moneta di metallo e comincia.
event-round-began-last = Round { $round } di { $rounds }, l’ultimo: { $player } ha la moneta di metallo e comincia.
event-revealed = Ormeggio { $berth }: { $card }
event-revealed-ship = Ormeggio { $berth }: { $card } con { $cubes }
event-burned = { $card }! Punti: { $changes }.
event-burned-equal = { $card }! Le forze sono pari, non succede nulla.
event-placed = { $player } piazza un lavoratore all’ormeggio { $berth }. Prezzo: { coins }.
event-bought = { $player } compra «{ $card }» per { coins }.
event-declined = { $player } rinuncia a «{ $card }» per { coins }.
event-could-not-pay = { $player } non può pagare { coins } per «{ $card }».
event-discarded = Nessuno compra «{ $card }».
event-discarded-ship = Nessuno compra «{ $card }». Merci perse: { $cubes }.
event-unloaded = { $player } comincia il carico: { $cubes }.
event-delivered = { $player } consegna 1 { $good } per «{ $card }».
event-delivered-complete = { $player } consegna 1 { $good } e completa «{ $card }»!
event-sold = { $player } vende 1 { $good } a un commerciante per 1 moneta.
event-stored = { $player } mette 1 { $good } in magazzino.
event-kept = { $player } conserva 1 { $good } al mercato.
event-marketed = { $player } vende { $cubes } al mercato per 1 moneta.
event-converted = { $player } converte { $cubes } in 1 { $good }.
event-finished = { $player } termina il carico.
event-finished-lost = { $player } termina il carico. Merci perse: { $cubes }.
event-earned = Entrate in monete: { $changes }.
event-coin-passed = La moneta di metallo passa a { $player }.
event-ended = La partita è finita. Vince { $winners }.
event-ended-shared = La partita è finita. { $winners } condividono la vittoria.
event-undone = { $player } annulla { $decision }.
event-forfeited = { $player } si ritira, al suo posto gioca il caso. ({ $reason })

and = e

## What you can do: choices in a list

option-place = Ormeggio { $berth }: { $card }, prezzo { coins }
option-buy = Compra «{ $card }» per { coins } (poi ne hai { $left })
option-decline = Rinuncia e riprendi il tuo lavoratore
option-deliver = Consegna 1 { $good } per «{ $card }»
option-deliver-completes = Consegna 1 { $good } e completa «{ $card }»: { points }
option-sell = Vendi 1 { $good } a un commerciante per 1 moneta
option-store = Metti 1 { $good } in magazzino
option-keep = Conserva 1 { $good } al mercato
option-market = Vendi { $cubes } al mercato per 1 moneta
option-convert = Converti { $cubes } in 1 { $good }
option-finish = Termina il carico
option-finish-lost = Termina il carico e perdi { $cubes }

ask-demand = { $player }, piazza un lavoratore ({ $worker } di 3).
ask-purchase = { $player }, compri «{ $card }» per { coins }? Ne hai { $purse }.
ask-loading = { $player }, sistema le tue merci: { $cubes }.
ask-loading-empty = { $player }, il tuo molo è vuoto. Termina il carico o annulla un passo.

## The board in the terminal

board-round = Round { $round } di { $rounds }
board-player = Giocatore
board-coins = Monete
board-firemen = Pompieri
board-points = Punti
board-cards = Carte
board-goods = Merci
board-price = prezzo { $price }
board-warehouse = Magazzino
board-hall = Mercato
board-quay = Molo
board-to-come = In arrivo
board-bag = Nel sacchetto
board-stock = Nella riserva
board-nothing = niente
board-total = Totale
board-after =
    Dopo { $at ->
        [one] { $at } decisione
       *[other] { $at } decisioni
    } su { $of }

## Playing in the terminal

play-prompt = La tua mossa (o help):
play-you = Giocatore 1
play-conversions =
    { $count ->
        [one] { $count } altra scelta: una conversione come { $example }
       *[other] { $count } altre scelte: conversioni come { $example }
    } (scrivi more per vederle)
play-unknown = «{ $word }» qui non è tra le scelte. Scrivi un numero della lista, una mossa come { $example } oppure help.
play-not-now = «{ $word }» ora non è possibile. Puoi giocare: { $options }
play-one-number = I numeri si riferiscono alla lista che vedi. Scrivine uno alla volta.
play-undo-nothing = Non c’è niente da annullare.
play-undo-revealed = Non si può più annullare: nel frattempo è stato rivelato qualcosa di nuovo.
play-reset-nothing = Non c’è nessun carico da annullare.
play-stow-room = Non c’è posto per tutto. Scegli che cosa tenere.
play-saved = Partita salvata: { $file }. Per riprenderla più tardi: speicherstadt play --resume { $file }
play-save-where = In quale file? Scrivi: save FILE
play-quit-unsaved = La partita non è salvata. Scrivi save FILE per conservarla, o di nuovo quit per uscire.
play-bye = A presto.
play-help =
    Scrivi un numero della lista, oppure una o più mosse a parole:
      @3                     piazza un lavoratore all’ormeggio 3
      buy, pass              compra la carta, o lascia scendere il prezzo
      tea>contract-a2        consegna un cubo per un contratto
      tea>merchant           vendi a un commerciante;  tea>warehouse, tea>hall  tieni
      coffee+tea>coin        vendi 2 cubi;  coffee+tea+tea>rubber  convertine 3
      done                   termina il carico
    Altri comandi:
      undo                   annulla l’ultima mossa, se non è stato rivelato nulla
      reset                  annulla tutto il carico in corso
      stow                   metti il resto in magazzino e al mercato, e termina
      more                   mostra anche le conversioni
      hint                   mostra le mosse migliori e perché
      cards                  spiega le carte sul tavolo
      log                    mostra tutto quello che è successo finora
      save FILE              salva la partita
      quit                   esci dalla partita

## Other commands in the terminal

cards-title =
    Il mazzo «{ $name }»: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cards-season = Stagione
cards-id = Id
cards-card = Carta
cards-copies = Copie
cards-effect = Effetto
cards-reconstructed = * ricostruito: si vede solo sulla carta stampata, nessun regolamento lo riporta
cards-removed = In { $players } giocatori, nella scatola: { $cards }

simulate-title =
    { $games ->
        [one] { $games } partita casuale
       *[other] { $games } partite casuali
    }, { $players } giocatori, seme { $seed }
simulate-progress = Partite in corso
simulate-seat = Posto
simulate-wins = Vittorie
simulate-mean = Punti (media)
simulate-range = Min … max
simulate-coins = Monete (media)
simulate-length = { $decisions } decisioni a partita, in { $rounds } round
simulate-speed = { $games } partite/s, { $decisions } decisioni/s
simulate-recorded =
    { $count ->
        [one] { $count } partita salvata in { $folder }
       *[other] { $count } partite salvate in { $folder }
    }

verify-ok =
    { $file }: valido; { $players } giocatori, { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }, versione { $rules } delle regole, { $outcome }
verify-won = partita vinta da { $winners }
verify-running = partita in corso
verify-fair = { $file }: mescolato correttamente; mazzo e sacchetto derivano dal segreto dichiarato e da tutti i contributi
serve-ready = Speicherstadt è attiva su { $address }  (Ctrl+C per fermarla)

## Hints

hint-title = Consigli, dal migliore:
hint-chance = { $number }%
hint-points = { $number } punti

hint-new-contract = { points } alla fine; ti serve ancora: { $cubes }
hint-enables = ti permette di completare «{ $card }»: { points }
hint-supplies = porta { $cubes } per i tuoi contratti
hint-proceeds = niente che serva ai tuoi contratti; vendendo ricavi { coins }
hint-trader = ti compra la merce ({ $good }) a 1 moneta per cubo; { points } alla fine
hint-shelf = conserva fino a { $count } cubi, 1 punto ciascuno alla fine
hint-next-office = il tuo Ufficio Contabile numero { $number }: { points } in più
hint-strength = pompieri: { $mine } contro { $others }; fuochi in arrivo: { $fires }
hint-interest = 1 moneta a ogni fase Entrate: { coins } entro la fine
hint-fixed-points = { points } alla fine, comunque vada
hint-per-ship =
    1 punto per ogni nave: { $count ->
        [0] non ne hai ancora
       *[other] ne hai { $count }
    }
hint-per-coin = 1 punto per ogni moneta: ne hai { $count }
hint-standing = per ora è tua per { coins }, poi ne hai { $left }
hint-behind = { $player } sceglie prima di te, per { coins }
hint-another = alza il tuo stesso prezzo a { coins }
hint-prices-out = { $player } non può pagare { coins }
hint-rival = la vuole anche { $player }, che può pagare fino a { coins }
hint-nobody-else = nessun altro può comprarla
hint-no-coins = non hai monete per comprare
hint-price = costa { coins }, poi ne hai { $left }
hint-not-worth =
    { $count ->
        [one] per te non vale nemmeno { $count } moneta
       *[other] per te non vale { $count } monete
    }
hint-next = se rinunci, { $player } può averla per { coins }
hint-falls = toccherà di nuovo a te, per { coins } soltanto
hint-falls-unless = toccherà di nuovo a te, per { coins } soltanto, a meno che prima compri uno di questi: { $players }
hint-saves-for = risparmia le monete per «{ $card }», che per te vale di più
hint-thrift = 1 moneta in più nelle Entrate se in questo round non compri niente
hint-completes = completa «{ $card }»: { points }
hint-still-lacks = a «{ $card }» mancherà ancora: { $cubes }
hint-needed-by = serve a «{ $card }»: { $good }
hint-wanted =
    { $count ->
        [0] nessun contratto in arrivo chiede questa merce ({ $good })
        [one] { $count } contratto in arrivo chiede questa merce ({ $good })
       *[other] { $count } contratti in arrivo chiedono questa merce ({ $good })
    }
hint-coin =
    { $count ->
        [one] 1 moneta per { $count } cubo
       *[other] 1 moneta per { $count } cubi
    }
hint-warehouse-point = 1 punto se alla fine il cubo è ancora in magazzino
hint-loses = perde { $cubes }
hint-all-done = sul molo non resta niente

## The bots

bot-apprentice = Apprendista
bot-clerk = Contabile
bot-broker = Mediatore
bot-shipowner = Armatore
bot-senator = Senatore
bot-random = Caso
bot-exec = Programma
bot-about-apprentice = Si butta su tutto ciò che luccica, paga qualsiasi prezzo e dimentica fuochi, monete e mercato.
bot-about-clerk = Tiene bene i conti con regole semplici e non bada agli altri.
bot-about-broker = Non ne sa più del contabile, ma tiene d’occhio le monete di tutti e aspetta che i prezzi scendano.
bot-about-shipowner = Sa per lunga esperienza quanto vale ogni cosa e non si lascia sfuggire un buon affare.
bot-about-senator = Ragiona sull’intero round e, quando può, calcola l’ultimo fino in fondo.
bot-about-random = Gioca a caso tra le mosse permesse.
bot-about-exec = Qualsiasi programma che parli il protocollo di docs/bots.md.
bot-about-foreign = Viene da un altro pacchetto.
bots-title = I bot, dal più mite al più spietato
bots-seat = Posto
bots-name = Nome
bots-about = Carattere

## The web app

# On every page

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Vai al contenuto
web-nav = Menu principale
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-cards = Carte
web-nav-settings = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-loading = Un momento…
web-retry = Riprova
web-default-name = Skipper
web-empty-seat = posto libero
web-foot = Un gioco di Stefan Feld. Questo è un programma libero e indipendente, con immagini e testi propri.

# Errors

web-error-malformed = Il server non ha capito e non è cambiato niente. Ricarica la pagina e riprova.
web-error-illegal = In questo momento le regole non lo permettono. Scegli una delle mosse proposte.
web-error-stale = Qualcuno è stato più veloce. Guarda di nuovo il tavolo, poi decidi.
web-error-over = Questa partita è finita. Puoi rivederla o giocare ancora.
web-error-not-your-turn = Non è ancora il tuo turno. Aspetta che tocchi a te.
web-error-not-your-seat = Questo non è il tuo posto. Puoi giocare solo per il tuo.
web-error-forbidden = Qui non puoi farlo. Forse può aiutarti chi ospita il tavolo.
web-error-unknown = Non esiste, o non esiste più. Controlla il link.
web-error-full = Qui non c’è più posto. Prova un altro tavolo.
web-error-not-started = La partita non è ancora cominciata. Prima bisogna occupare i posti liberi.
web-error-cannot-undo = Non si può annullare: è stato rivelato qualcosa di nuovo, o qualcuno ha già giocato dopo.
web-error-too-large = È troppo grande. Una partita salvata pesa al massimo 1 MB.
web-error-too-many = Un po’ troppo in fretta. Aspetta un momento, poi riprova.
web-error-unavailable = Il server non risponde. Niente è perso. Riprova tra un momento.

# Home page

web-home-title = La Speicherstadt
web-home-lead = Fai salire i prezzi, o aspetta che scendano. Scarica navi, completa contratti, occhio ai fuochi. Un gioco da tavolo per 2-5 giocatori, nel tuo browser.
web-home-picture = Magazzini di mattoni con tetti di rame lungo un canale di Amburgo
web-play-title = Gioca contro i bot
web-play-lead = Comincia subito, senza aspettare nessuno.
web-play-level = Forza dei bot
web-play-players = Numero di giocatori
web-play-go = Gioca subito
web-play-first = È la tua prima volta? Un breve round guidato ti mostra come si gioca.
web-players-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
web-rounds = { $count } round
web-create-title = Gioca con gli amici
web-create-lead = Crea un tavolo e condividi il link. Per unirsi basta un nome.
web-create-seats = Posti
web-create-seat = Posto { $number }
web-create-you = Tu
web-create-friend = Posto libero
web-create-bot = Bot: { $bot }
web-create-public = Tavolo pubblico
web-create-public-note = Visibile a tutti nella pagina iniziale. Altrimenti lo trova solo chi ha il link.
web-create-hints = Consenti i consigli
web-create-hints-note = Tutti possono chiedere consiglio al senatore.
web-create-go = Crea il tavolo
web-join-title = Unisciti o guarda
web-join-field = Link o codice di un tavolo
web-join-go = Apri
web-join-wrong = Questo non è il link di un tavolo. Un codice ha 16 caratteri: lettere, cifre, - e _.
web-import-title = Apri una partita salvata
web-import-lead = Un file di partita salvato qui o nel terminale.
web-import-field = Scegli un file…
web-import-malformed = Questo file non si può aprire. Non è una partita salvata, oppure è stato troncato o modificato. Scegline un altro.
web-import-illegal = Questa partita non si può aprire: contiene una mossa che le regole non permettono. Scegli un altro file.
web-import-over = Questa partita non si può aprire: contiene mosse dopo la fine. Scegli un altro file.
web-mine-title = I miei tavoli
web-open-title = Tavoli aperti
web-open-none = Al momento nessuno aspetta. Crea un tavolo pubblico e gli altri ti troveranno qui.
web-running-title = Partite in corso
web-finished-title = Partite finite
web-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-your-turn = Tocca a te
web-turn-of = Tocca a { $player }
web-gathering = Non ancora cominciata
web-finished = Finita
web-turns-waiting = ({ $count }) Tocca a te
web-go-on = Continua
web-go-join = Unisciti
web-go-watch = Guarda
web-go-replay = Rivedi
web-action-for = { $action }: { $what }
web-show-more = Mostra altro

# Your name

web-name-title = Come vuoi che ti chiamiamo?
web-name-lead = Basta un nome, non serve un account.
web-name-field = Il tuo nome
web-name-go = Continua

# Lobby: a table before its game

web-lobby-title = Il tavolo è pronto
web-lobby-lead-host = Invita gli amici o metti dei bot nei posti liberi, poi avvia la partita.
web-lobby-lead-seated = Hai un posto. La partita la avvia { $player }.
web-lobby-lead-guest = Prendi un posto libero, o resta a guardare.
web-lobby-lead-full = Tutti i posti sono occupati, ma puoi guardare.
web-lobby-host = chi ospita
web-lobby-invite = Invita gli amici
web-lobby-link = Link a questo tavolo
web-lobby-link-note = Chi ha il link può giocare o guardare. Niente account, niente password.
web-share = Condividi…
web-lobby-is-public = pubblico
web-lobby-is-private = solo con il link
web-lobby-hints-on = consigli consentiti
web-lobby-hints-off = senza consigli
web-lobby-watching =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
web-lobby-seats = Al tavolo
web-lobby-sit = Siediti qui
web-lobby-sit-any = Prendi posto
web-lobby-second = Aggiungi qualcuno su questo dispositivo
web-lobby-bot-choice = Bot per il posto { $number }
web-lobby-bot-none = Aggiungi un bot…
web-lobby-remove = Rimuovi
web-lobby-leave = Lascia il posto
web-lobby-fill = Completa con i bot
web-lobby-start = Avvia la partita
web-lobby-missing =
    { $count ->
        [one] C’è ancora { $count } posto libero. Invita qualcuno o aggiungi un bot.
       *[other] Ci sono ancora { $count } posti liberi. Invita altri o aggiungi dei bot.
    }
web-lobby-ready = Ci siete tutti.
web-lobby-wait = In attesa che { $player } avvii la partita.
web-tag-host = ospita
web-tag-you = tu
web-tag-bot = bot
web-tag-away = assente
web-tag-here = su questo dispositivo
web-presence-away = ha questo tavolo in secondo piano
web-hotseat-title = Un dispositivo per più persone
web-hotseat-note =
    { $count ->
        [one] { $count } persona gioca su questo dispositivo.
       *[other] { $count } persone giocano a turno su questo dispositivo. La pagina indica sempre a chi tocca.
    }
web-second-title = Chi gioca con te?
web-second-lead = Giocherete a turno su questo dispositivo. In questo gioco tutti vedono le stesse cose, quindi potete condividere lo schermo.
web-second-field = Nome dell’altra persona
web-second-go = Aggiungi
web-lobby-origin =
    Questa partita ne continua un’altra, dopo { $at ->
        [one] { $at } decisione
       *[other] { $at } decisioni
    }. Tutto ciò che allora era nascosto viene rimescolato.
web-fair-title = Un mescolamento equo che puoi verificare
web-fair-secret = Prima che qualcuno si sedesse, il server ha scelto un segreto e ne ha pubblicato l’impronta. Ora non può più cambiarlo.
web-fair-mix = Ogni browser al tavolo aggiunge 16 byte casuali. Mazzo e sacchetto derivano dal segreto e da tutti questi byte: nessuno può controllarli da solo.
web-fair-told = Dopo la partita il segreto viene svelato e tutti possono verificare il mescolamento con un clic.
web-fair-print = Impronta del segreto (SHA-256)
web-fair-added =
    { $count ->
        [one] Finora { $count } posto ha aggiunto byte casuali.
       *[other] Finora { $count } posti hanno aggiunto byte casuali.
    }

# Settings

web-settings-title = Impostazioni
web-settings-lead = Le modifiche valgono subito, solo in questo browser.
web-set-look = Aspetto
web-set-play = Durante la partita
web-set-person = Tu
web-set-language = Lingua
web-language-system = Sistema
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Tema
web-theme-system = Sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-set-animation = Animazioni
web-animation-off = Nessuna
web-animation-fast = Veloci
web-animation-normal = Normali
web-animation-slow = Lente
web-set-calm = Il tuo sistema chiede meno movimento: le animazioni restano spente, qualunque sia la tua scelta qui.
web-set-sound = Suono
web-set-sound-note = Una campana suona quando tocca a te.
web-set-shapes = Forme più marcate
web-set-shapes-note = Merci e giocatori si distinguono meglio, anche senza i colori.
web-set-confirm = Chiedi conferma
web-set-confirm-note = Prima di comprare una carta, e prima di terminare un carico perdendo merci.
web-set-guide = Primo round guidato
web-set-guide-note = Ti spiega la prossima partita passo per passo.
web-set-name-save = Salva
web-set-name-saved = Ora ti chiami { $name }.
web-device-title = Continua su un altro dispositivo
web-device-lead = I tuoi posti sono legati a questo browser. Con un codice, o con il suo link privato, puoi continuare su un altro dispositivo.
web-device-nobody = Appena avrai un nome, potrai continuare su un altro dispositivo.
web-device-make = Crea un codice
web-device-code = Codice
web-device-link = Link privato
web-device-expires =
    { $count ->
        [one] Vale una volta sola, per { $count } minuto. Chi ce l’ha può giocare al posto tuo: tienilo per te.
       *[other] Vale una volta sola, per { $count } minuti. Chi ce l’ha può giocare al posto tuo: tienilo per te.
    }
web-device-have = Ho un codice da un altro dispositivo
web-device-use = Continua qui
web-token-title = Token di accesso
web-token-lead = Dai a ogni programma un token tutto suo: potrai revocarlo senza toccare gli altri.
web-token-make = Crea un token
web-token-field = Token
web-token-once = Lo vedrai solo questa volta. Conservalo con cura, come una chiave.
web-token-name = Nome, per esempio «il mio bot»
web-token-created = creato in data { $date }
web-token-replace = Sostituisci
web-token-revoke = Revoca
web-token-revoke-sure = Revocare definitivamente?
web-token-revoked = «{ $name }» non funziona più.
web-move-title = Continua su questo dispositivo
web-move-lead = Questo link privato porta qui il tuo nome e i tuoi posti da un altro dispositivo.
web-move-loses = In questo browser ora ti chiami { $name }. Se continui, qui rinunci a quel nome e ai suoi posti.
web-move-done = Ciao, { $name }.
web-move-wrong = Questo codice è sbagliato, già usato o scaduto. Creane uno nuovo sull’altro dispositivo.

# Not found

web-missing-title = Qui non è ormeggiato niente
web-missing-lead = Questa pagina o questo tavolo non esiste. Forse il link è incompleto.
web-missing-home = Torna in porto
web-away-title = Il server non risponde

# Cards

web-cards-title = Le carte
web-cards-lead = { $count } carte commercio in quattro stagioni. Ogni stagione si mescola a parte, e l’inverno viene per primo.
web-cards-last = Proprio alla fine
web-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-cards-copies =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copie
    }
web-cards-out = in { $players } giocatori resta nella scatola
web-cards-everybody = Tutti ne hanno uno dall’inizio
web-cards-hall = Mercato
web-cards-hall-effect = Carico: converti 3 cubi in 1 di un altro tipo, vendi 2 cubi per 1 moneta, conserva 1 cubo per i round successivi.
web-recon = Ricostruzione
web-recon-of = { web-recon }: { $what }
web-recon-wants = le merci
web-recon-value = il valore
web-recon-points = i punti
web-recon-note = Questo segno indica i dettagli che si vedono solo sulle carte stampate e che nessun regolamento riporta. Sono la nostra migliore ipotesi.

# Rules

web-rules-title = Come si gioca
web-rules-lead = Amburgo, il quartiere dei magazzini: arrivano navi, scoppiano incendi, e ogni carta va a chi la vuole di più o aspetta più a lungo.
web-rules-contents = In questa pagina
web-rules-marks = Segni in questa pagina
web-rules-mark-ruling = Una precisazione: i regolamenti lasciano aperta la questione, quindi abbiamo deciso noi.
web-rules-aim = Scopo del gioco
web-rules-aim-1 = Guidi una casa commerciale. Contratti completati, uffici contabili, chiese e pompieri forti danno punti. Vince chi ne ha di più dopo l’ultimo fuoco.
web-rules-setup = Preparazione
web-rules-setup-1 = Tutti cominciano con 5 monete, 3 lavoratori e un mercato. Nel sacchetto ci sono 45 cubi, 9 per ogni merce:
web-rules-setup-2 = Le carte di ogni stagione si mescolano a parte e si impilano: in cima l’inverno, poi primavera, estate e autunno, e in fondo il 4° fuoco. Alcune carte d’autunno restano nella scatola, così il numero dei round torna:
web-rules-players = Giocatori
web-rules-berths = Carte per round
web-rules-rounds = Round
web-rules-box = Nella scatola
web-rules-box-none = nessuna
web-rules-setup-3 = Il primo giocatore si estrae a sorte e riceve la moneta di metallo.
web-rules-round = Un round
web-rules-round-1 = Ogni round ha cinque fasi, sempre in quest’ordine.
web-rules-supply-short = Nuove carte agli ormeggi
web-rules-demand-short = Tre lavoratori a testa
web-rules-purchase-short = Compra, o lascia scendere il prezzo
web-rules-loading-short = Consegna, vendi, conserva
web-rules-income-short = Monete per tutti
web-rules-supply-1 = Agli ormeggi si rivelano le carte da sinistra a destra, una in più dei giocatori. Appena rivelata, una nave riceve 3 cubi dal sacchetto. Un fuoco scoppia subito, e la carta seguente prende il suo posto.
web-rules-demand-1 = A turno, dal primo giocatore in poi, ognuno piazza un lavoratore alla finestra libera più bassa sopra una carta, finché tutti e tre sono piazzati. Non si può passare. Sopra la stessa carta puoi avere più lavoratori. Un edificio ha 8 piani.
web-rules-demand-2 = Il primo lavoratore di un edificio sceglie per primo. Ma ogni lavoratore che si mette in coda rende la carta più cara per chi sta sotto.
web-rules-purchase-1 = Le carte si vendono una dopo l’altra, da sinistra. Il proprietario del lavoratore più basso può comprare la carta per tante monete quanti sono i lavoratori ancora nell’edificio, compreso il suo. Se compra, prende la carta e l’edificio si svuota. Altrimenti riprende quel lavoratore, il prezzo scende di 1 e la scelta passa al proprietario del lavoratore successivo. Una carta che nessuno compra si scarta.
web-rules-fig-price = Sopra una nave ci sono tre lavoratori. Blu è arrivato per primo e può comprarla per 3 monete.
web-rules-fig-price-2 = Blu rinuncia e riprende il lavoratore. Tocca ad Arancio, per 2 monete.
web-rules-fig-price-3 = Arancio non ha 2 monete. Viola ottiene la nave per 1 sola moneta.
web-rules-r1 = I cubi di una nave che nessuno compra vanno nella riserva.
web-rules-r2 = Chi non può pagare viene saltato senza essere interpellato. La cronaca lo indica.
web-rules-loading-1 = A turno, dal primo giocatore in poi, ognuno usa le proprie merci: quelle delle navi comprate in questo round, quelle del magazzino e quella del mercato. Una nave va scaricata nel round in cui è comprata. Per ogni cubo puoi scegliere:
web-rules-way-contract = Consegnalo per un contratto che ne ha ancora bisogno. Lì resta per sempre. Un contratto si può completare in più round.
web-rules-way-merchant = Vendilo a un tuo commerciante che tratta quella merce, per 1 moneta ciascuno.
web-rules-way-warehouse = Mettilo nel tuo magazzino, che ne contiene al massimo 4. Lì ogni cubo vale 1 punto alla fine.
web-rules-way-convert = Al mercato, converti 3 cubi qualsiasi in 1 di un altro tipo, preso dalla riserva.
web-rules-way-sell = Al mercato, vendi 2 cubi qualsiasi per 1 moneta.
web-rules-way-keep = Al mercato, conserva 1 cubo per i round successivi.
web-rules-loading-2 = Tutto ciò che avanza è perso. I cubi non tornano mai nel sacchetto.
web-rules-r3 = Le merci in magazzino e al mercato si possono usare in ogni carico successivo, con o senza una nuova nave.
web-rules-r4 = Quando converti, il cubo che prendi deve già trovarsi nella riserva, e il suo tipo non deve essere tra i tre che dai. Puoi usarlo subito.
web-rules-r5 = Decidi tu l’ordine delle tue azioni: tutte le tue merci stanno insieme sul molo. Ciò che metti in magazzino o al mercato ci resta fino al carico successivo.
web-rules-r6 = Chi non ha merci viene saltato.
web-rules-income-1 = Tutti ricevono 1 moneta. Chi in questo round non ha comprato niente ne riceve 1 in più, e lo stesso vale per il proprietario della Banca. Poi la moneta di metallo passa a sinistra.
web-rules-r7 = Le monete non finiscono mai.
web-rules-fire = Al fuoco!
web-rules-fire-1 = Ognuno somma i valori dei propri pompieri; senza pompieri il totale è 0. Il totale più alto guadagna i punti del fuoco, il più basso ne perde altrettanti. In caso di parità, ognuno guadagna o perde per intero. Se tutti i totali sono uguali, non succede nulla.
web-rules-fire-2 = Ci sono quattro fuochi: uno in primavera, uno in estate e uno in autunno, ciascuno di valore più alto del precedente, e il 4° proprio alla fine.
web-rules-fig-fire = Esempio: fuoco 2, con forze 5, 2 e 0.
web-rules-end = Fine della partita
web-rules-end-1 = Se dopo il rifornimento resta solo il 4° fuoco, questo è l’ultimo round. Dopo le entrate scoppia il 4° fuoco e si contano i punti. Se il 3° fuoco si trova proprio sopra il 4°, nel rifornimento successivo scoppiano uno dopo l’altro e la partita finisce subito.
web-rules-end-2 = Vince chi ha più punti. A parità di punti, chi ha più monete.
web-rules-r8 = Se anche le monete sono pari, la vittoria è condivisa.
web-rules-r9 = I punteggi possono essere negativi in ogni momento.
web-rules-score = Punteggio finale
web-rules-score-contracts = 5, 8 o 11 punti per un contratto completo di 2, 3 o 4 merci; 0 se manca qualcosa
web-rules-score-offices = 2, 5, 9 o 14 punti per 1, 2, 3 o 4 uffici
web-rules-score-merchants = 1 punto ciascuno
web-rules-score-warehouse = 1 punto per ogni cubo all’interno
web-rules-score-port = 1 punto per ogni tua nave
web-rules-score-chamber = 1 punto per ogni tua moneta, che conservi
web-rules-score-fires = punti guadagnati e persi nei fuochi
web-rules-hidden = Che cosa è nascosto
web-rules-hidden-1 = Solo l’ordine del mazzo in ogni stagione e i cubi che usciranno dal sacchetto. Tutto il resto è visibile a tutti: quali carte devono ancora uscire in ogni stagione, quanti cubi di ogni merce sono nel sacchetto e quante monete ha ciascuno.
web-rules-cards-1 = Al tavolo ogni carta si spiega da sé. La galleria le mostra tutte.
web-rules-to-cards = Guarda le carte
web-rules-recon-fires = i valori dei fuochi da 1 a 3: 1, 2 e 3 (è attestato solo il 4 del 4° fuoco)
web-rules-recon-firemen = i valori dei pompieri (è attestato solo il 3 d’autunno)
web-rules-recon-contracts = quali merci chiede ciascun contratto

## The table in the browser

table-title = Tavolo · Speicherstadt
table-title-turn = ● Tocca a te · Speicherstadt
table-title-other = Tocca a { $player } · Speicherstadt
table-title-over = Partita finita · Speicherstadt
table-home = Vai alla pagina iniziale
table-offline = Connessione persa. Riconnessione…
table-close = Chiudi
table-round = Round { $round }

table-wait-demand = { $player } piazza un lavoratore ({ $worker } di 3).
table-wait-purchase = { $player } decide: «{ $card }» per { coins }?
table-wait-loading = { $player } sistema le sue merci.
table-thinks = { $player } riflette
table-waits = { $player } decide
table-next-place = Poi tocca a { $player }.
table-next-purchase = Poi cominciano gli acquisti dal primo ormeggio.
table-next-asked = Senza acquisto, tocca a { $player }, per { coins }.
table-next-same = Senza acquisto, tocca di nuovo alla stessa persona, per { coins }.
table-next-discard = Senza acquisto, la carta non va a nessuno.
table-next-loading = Ciò che alla fine resta sul molo è perso.
table-next-cannot-pay =
    { $count ->
        [one] { $players } non può pagare e salta il turno.
       *[other] { $players } non possono pagare e saltano il turno.
    }

table-canal = Il canale e i suoi magazzini
table-berth = Ormeggio { $berth }
table-berth-empty = Ormeggio { $berth }: vuoto
table-berth-nobody = Ancora nessun lavoratore.
table-berth-workers = Alle finestre, dal basso: { $players }.
table-berth-place = Piazza qui un lavoratore: il prezzo sale a { coins }.
table-berth-price = Prezzo: { coins }.
table-price-would = nuovo prezzo
table-price-nobody = nessuno
table-worth = Per te:
table-contract-lacks = manca ancora: { $cubes }
table-contract-complete = completo

table-fire-strength = forza { $count }
table-fire-equal = Le forze sono pari, non succede nulla.

table-dock = Che cosa fare
table-place-title = Piazza un lavoratore
table-place-how = Scegli un edificio: il tuo lavoratore prende la finestra libera più bassa. Chi sta più in basso sceglie per primo, ma ogni lavoratore sopra rende la carta più cara.
table-place-preview = Il prezzo sarebbe di { coins }; ne hai { $purse }.
table-place-here = Piazza qui un lavoratore
table-buy = Compra per { coins }
table-buy-sure = Sì, compra per { coins }
table-left =
    { $count ->
        [one] ti resta { coins }
       *[other] ti restano { coins }
    }
table-pass = Rinuncia

table-my-quay = Il mio molo
table-places = Dove mettere le merci
table-quay-of = Sul molo di { $player }
table-quay-empty = più niente
table-quay-choose = Scegli un cubo, o trascinalo al suo posto.
table-quay-where = { $good }: dove va?
table-gain-completes = lo completa: { points }
table-gain-lacks = { points } più tardi; manca ancora: { $cubes }
table-gain-coin = +1 moneta
table-gain-store = 1 punto ciascuno alla fine
table-gain-keep = 1 cubo per dopo
table-hall-keep = Conserva al mercato
table-sell-two = Vendi due
table-sell-two-which = Scegli il secondo cubo
table-convert = Converti tre
table-convert-note = in 1 di un altro tipo
table-convert-give = Dai tre cubi ({ $count } di 3)
table-convert-take = Prendine uno
table-convert-first = Prima scegli tre cubi.
table-convert-back = Indietro
table-stow = Metti via il resto
table-reset = Ricomincia il carico
table-finish = Termina il carico
table-finish-sure = Sì, termina
table-would-lose = perdi { $cubes }

table-undo = Annulla
table-hint = Consiglio
table-menu = Menu
table-hints = I consigli del senatore
table-hints-wait = Il senatore riflette…
table-hints-note = Probabilità di vincere e punti attesi, con i motivi. Clicca su una mossa per giocarla.
table-hint-chance = Probabilità di vincere

table-players = Giocatori
table-you = tu
table-bot = bot
table-absent = assente
table-stands-in = gioca { $bot }
table-hot-seat = stesso dispositivo
table-first = Primo giocatore: ha la moneta di metallo
table-points-short = pt
table-points-now = { points } se la partita finisse ora
table-points-by-source = Punti per provenienza
table-unfold = Mostra che cosa possiede { $player }
table-coins =
    { $count ->
        [one] moneta
       *[other] monete
    }
table-firemen = pompieri
table-workers =
    { $count ->
        [one] { $count } lavoratore disponibile
       *[other] { $count } lavoratori disponibili
    }

table-side = Cronaca, carte in arrivo e chat
table-tab-log = Cronaca
table-tab-coming = In arrivo
table-tab-chat = Chat
table-supplied = Agli ormeggi: { $cards }
table-took-back =
    { $count ->
        [one] { $player } annulla un passo.
       *[other] { $player } annulla { $count } passi.
    }
table-go-there = Vai a questo momento
table-coming-last = Alla fine
table-discard = Scarti
table-chat-empty = Ancora nessun messaggio.
table-chat-say = Scrivi un messaggio
table-chat-send = Invia
table-chat-unread =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }

table-past-banner = Stai guardando un momento passato.
table-to-now = Torna al presente
table-replay-banner = Stai rivedendo una partita finita.
table-to-end = Vai alla fine
table-to-start = Vai all’inizio
table-step-back = Un passo indietro
table-step-on = Un passo avanti
table-play = Riproduci
table-pause = Pausa
table-slider = Momento della partita

table-result = Mostra il risultato
table-replay = Rivedi la partita
table-you-win = Hai vinto
table-wins = Vince { $winners }
table-share = { $winners } condividono la vittoria
table-end-lead = La classifica finale dopo { $rounds } round.
table-end-tie = A parità di punti decidono le monete.
table-look-at-table = Guarda il tavolo
table-rematch = Gioca ancora
table-rematch-join = Vai alla prossima partita
table-rematch-set = La prossima partita è pronta: ci si ritrova tutti a un nuovo tavolo.
table-share-link = Link per rivedere la partita

table-settings = Impostazioni
table-rules = Regole
table-cards = Carte
table-keys = Scorciatoie da tastiera
table-export = Scarica la partita
table-fork = Prova un’altra strada da qui
table-fork-note = Apre un nuovo tavolo che riparte dal momento che vedi. Tutto ciò che è nascosto viene rimescolato.
table-sound = Suono
table-invite = Link a questo tavolo
table-seats = Posti
table-seats-bot = Quale bot?
table-bot-for = Fai giocare un bot
table-bot-for-me = Fai giocare un bot per me
table-take-back = Riprendi il mio posto
table-leave = Lascia la partita
table-leave-sure = Sì, esci e fai giocare un bot

table-fairness = Verifica il mescolamento
table-fair-sound = Mazzo e sacchetto derivano dal segreto e da tutti i contributi. Il mescolamento era equo.
table-fair-unsound = Qualcosa non torna. Non fidarti di questo mescolamento.
table-fair-later = La partita è in corso. Il segreto si svela alla fine, e allora potrai verificare qui il mescolamento.
table-fair-commitment = Prima che qualcuno si sedesse, il server si è impegnato sul suo segreto pubblicando questa impronta (SHA-256):
table-fair-contributions = Ogni browser ha aggiunto i propri byte casuali:
table-fair-none = nessuno
table-fair-hidden = Il segreto resta nascosto fino alla fine della partita.
table-fair-secret = Il segreto del server, svelato dopo la partita:
table-fair-own = Il tuo browser lo ha verificato: l’impronta appartiene a questo segreto.
table-fair-derived = Mazzo e sacchetto derivano dal segreto e da tutti i contributi: né il server né un giocatore potevano sceglierli da soli.
table-fair-origin =
    { $at ->
        [one] Questa partita ne continua un’altra: la prima decisione è stata mantenuta, e tutto ciò che allora era nascosto è stato rimescolato.
       *[other] Questa partita ne continua un’altra: le prime { $at } decisioni sono state mantenute, e tutto ciò che allora era nascosto è stato rimescolato.
    }
table-fair-verify = Con il file della partita lo può verificare chiunque: speicherstadt verify

table-key-number = piazza un lavoratore; nel carico: scegli un cubo, poi il suo posto
table-key-buy = compra
table-key-pass = rinuncia
table-key-finish = termina il carico
table-key-hint = consiglio
table-key-undo = annulla
table-key-walk = un passo indietro o avanti nella partita
table-key-jump = all’inizio, o al presente
table-key-tab = alla scelta successiva
table-key-escape = chiudi
table-key-list = questo elenco

table-guide = Il tuo primo round
table-guide-next = Capito
table-guide-skip = Salta la guida
table-guide-place-title = Piazza un lavoratore sopra una carta
table-guide-place = Tutte le carte agli ormeggi sono in vendita. Clicca sull’edificio sopra quella che ti piace: il tuo lavoratore prende la finestra libera più bassa. Hai tre lavoratori.
table-guide-price-title = I lavoratori fanno il prezzo
table-guide-price = Una carta costa tante monete quanti sono i lavoratori sopra di essa. Chi arriva per primo sceglie per primo, ma paga per tutti quelli venuti dopo. Arriva presto, arriva tardi e spendi poco, o fai salire il prezzo agli altri.
table-guide-buy-title = Compra, o lascia scendere il prezzo
table-guide-buy = Tocca a te perché il tuo lavoratore è il più basso. Compra ora, oppure rinuncia e riprendi il lavoratore: allora tocca a quello sopra, per una moneta in meno. Se ne hai un altro più in alto, toccherà di nuovo a te, a meno che qualcuno compri prima.
table-guide-income-title = Nuovo round, nuove monete
table-guide-income = Tutti hanno guadagnato una moneta, e chi non ha comprato niente una in più. La moneta di metallo è passata di mano: chi ce l’ha ora comincia. Dalla primavera le navi portano merci e scoppiano fuochi. I pompieri ti proteggono.
table-guide-loading-title = Scarica la tua nave
table-guide-loading = Scegli un cubo, poi dove metterlo: un contratto che ne ha bisogno, un commerciante o il mercato. Finché non hai finito puoi annullare ogni passo. Ciò che resta sul molo è perso.
