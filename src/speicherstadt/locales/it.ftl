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

cubes-coffee =
    { $count ->
        [one] { $count } caffè
       *[other] { $count } cubi di caffè
    }
cubes-tea =
    { $count ->
        [one] { $count } tè
       *[other] { $count } cubi di tè
    }
cubes-saffron =
    { $count ->
        [one] { $count } zafferano
       *[other] { $count } cubi di zafferano
    }
cubes-rubber =
    { $count ->
        [one] { $count } gomma
       *[other] { $count } cubi di gomma
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
card-fire = Incendio { $value }
card-ship = Nave
card-bank = Banca
card-church = Chiesa dei Barcaioli
card-michaelis = St. Michaelis
card-port = Porto
card-chamber = Camera di Commercio
# Where words of these names may break on narrow cards and buttons.
hyphenation = To-sta-to-re De-gu-sta-to-re Com-mer-cian-te Vul-ca-niz-za-to-re Ma-gaz-zi-no Con-trat-to Uf-fi-cio Con-ta-bi-le Bar-ca-io-li Com-mer-cio Pom-pie-re In-cen-dio Mi-chae-lis

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
effect-fireman = Aggiunge { $value } alla tua forza in ogni incendio.
effect-fire = I più forti guadagnano { points }, i più deboli ne perdono altrettanti.
effect-ship = Porta 3 cubi. Scaricala nel round in cui la compri.
effect-bank = Ti dà 1 moneta in più a ogni fase Entrate.
effect-church = Vale { points } alla fine.
effect-michaelis = Vale { points } alla fine.
effect-port = Vale 1 punto alla fine per ogni tua nave.
effect-chamber = Vale 1 punto alla fine per ogni tua moneta.

source-fires = Incendi
source-contracts = Contratti
source-merchants = Commercianti
source-warehouse = Magazzino
source-offices = Uffici
source-church = Chiesa
source-michaelis = St. Michaelis
source-port = Porto
source-chamber = Camera

effect-firemen = Insieme aggiungono { $value } alla tua forza in ogni incendio: { $values }.

## What happens: the log

event-round-began = Round { $round } di { $rounds }: { $player } ha la moneta di metallo e comincia.
event-round-began-last = Round { $round } di { $rounds }, l’ultimo: { $player } ha la moneta di metallo e comincia.
event-revealed = Ormeggio { $berth }: { $card }
event-burned = { $card }! Punti: { $changes }.
event-burned-equal = { $card }! Le forze sono pari: non succede nulla.
event-placed = { $player } piazza un lavoratore per «{ $card }» (ormeggio { $berth }). Prezzo: { coins }.
event-bought = { $player } compra «{ $card }» per { coins }.
event-declined = { $player } rinuncia a «{ $card }» ({ coins }).
event-could-not-pay = { $player } non può pagare { coins } per «{ $card }» (ne ha { $purse }).
event-discarded = Nessuno compra «{ $card }».
event-discarded-ship = Nessuno compra «{ $card }». Le sue merci vanno nella riserva.
event-unloaded = { $player } comincia il carico: { $cubes }.
event-unloaded-both = { $player } comincia il carico: { $cubes }. Già conservati: { $stored }.
event-unloaded-stored = { $player } comincia il carico. Già conservati: { $cubes }.
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
event-forfeited = { $player } si ritira. D’ora in poi decide il caso. ({ $reason })

and = e

## What you can do: choices in a list

option-buy =
    Compra «{ $card }» per { coins } ({ $left ->
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    })
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

ask-loading-stored = { $player }, il tuo molo è vuoto. Usa un cubo conservato o termina il carico.

## The board in the terminal

board-round = Round { $round } di { $rounds }
board-player = Giocatore
board-coins = Monete
board-firemen = Pompieri
board-strength = Forza
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

## Hints

hint-title = Consigli, dal migliore:
hint-chance = { $number }% di vincere
hint-points = { $number } punti attesi

hint-new-contract = { points } alla fine; ti serve ancora: { $cubes }
hint-enables = ti permette di completare «{ $card }»: { points }
hint-supplies = porta { $cubes } per i tuoi contratti
hint-proceeds = niente che serva ai tuoi contratti; vendendo tutto ricavi { coins }
hint-trader =
    ti compra { $good ->
        [gomma] la gomma
        [tappeto] i tappeti
        [zafferano] lo zafferano
       *[other] il { $good }
    } a 1 moneta per cubo; { points } alla fine
hint-shelf = conserva fino a { $count } cubi, 1 punto ciascuno alla fine
hint-next-office = il tuo { $number }º Ufficio Contabile: +{ points }
hint-strength = forza: tu { $mine }, gli altri { $others }; incendi in arrivo: { $fires } punti
hint-interest = 1 moneta a ogni fase Entrate: { coins } entro la fine
hint-fixed-points = { points } alla fine, comunque vada
hint-per-ship =
    1 punto per ogni nave: { $count ->
        [0] non ne hai ancora
       *[other] ne hai { $count }
    }
hint-per-coin =
    1 punto per ogni moneta: { $count ->
        [one] ti resterebbe
       *[other] ti resterebbero
    } { coins }, cioè { points }
hint-standing =
    per ora è tua per { coins }, { $left ->
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    }
hint-behind = { $player } sceglie prima di te, per { coins }
hint-another = alza il tuo stesso prezzo a { coins }
hint-prices-out = { $player } non può pagare { coins }
hint-rival = la vuole anche { $player }, che può pagare fino a { coins }
hint-nobody-else = nessun altro può comprarla
hint-no-coins = non hai monete per comprare
hint-price =
    costa { coins }, { $left ->
        [one] te ne resta { $left }
       *[other] te ne restano { $left }
    }
hint-not-worth = secondo questa stima per te vale meno di { coins }
hint-next = se rinunci, { $player } può averla per { coins }
hint-falls = toccherà di nuovo a te, per { coins } soltanto
hint-falls-unless = toccherà di nuovo a te, per { coins } soltanto, a meno che prima non compri uno di loro: { $players }
hint-saves-for = risparmia le monete per «{ $card }», che per te vale di più
hint-thrift = 1 moneta in più nelle Entrate se in questo round non compri niente
hint-completes = completa «{ $card }»: { points }
hint-still-lacks = a «{ $card }» mancherà ancora: { $cubes }
hint-needed-by =
    a «{ $card }» serve { $good ->
        [tappeto] un tappeto
       *[other] { $good }
    }
hint-wanted =
    { $count ->
        [0] nessun contratto in arrivo chiede
        [one] { $count } contratto in arrivo chiede
       *[other] { $count } contratti in arrivo chiedono
    } { $good ->
        [tappeto] un tappeto
       *[other] { $good }
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
bot-about-apprentice = Si butta su tutto ciò che luccica, paga qualsiasi prezzo e dimentica incendi, monete e mercato.
bot-about-clerk = Tiene bene i conti con regole semplici e non bada agli altri.
bot-about-broker = Non ne sa più del contabile, ma tiene d’occhio le monete di tutti e aspetta che i prezzi scendano.
bot-about-shipowner = Sa per lunga esperienza quanto vale ogni cosa e non si lascia sfuggire un buon affare.
bot-about-senator = Ragiona sull’intero round e, quando può, calcola l’ultimo fino in fondo.
bot-about-random = Gioca a caso tra le mosse permesse.
bot-about-exec = Qualsiasi programma che segua il protocollo di docs/bots.md.
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

web-error-malformed = Il server non è riuscito a leggere la richiesta e non è cambiato niente. Ricarica la pagina e riprova.
web-error-illegal = In questo momento le regole non lo permettono. Scegli una delle mosse proposte.
web-error-stale = Qualcuno è stato più veloce. Guarda di nuovo il tavolo, poi decidi.
web-error-over = Questa partita è finita. Puoi rivederla o giocare ancora.
web-error-closed = Chi gestisce questo server ha chiuso questo tavolo. Qui non si può più cambiare nulla.
web-error-not-your-turn = Non è ancora il tuo turno. Aspetta che tocchi a te.
web-error-not-your-seat = Questo non è il tuo posto. Puoi giocare solo per il tuo.
web-error-forbidden = Qui non puoi farlo. Forse può aiutarti chi ospita il tavolo.
web-error-unknown = Non esiste, o non esiste più. Controlla il link.
web-error-full = Qui non c’è più posto. Prova un altro tavolo.
web-error-name-taken = A questo tavolo qualcuno gioca già con questo nome o con uno molto simile. Scegline un altro nelle impostazioni.
web-error-unreadable-name = Questo nome è illeggibile. Usa lettere o cifre, senza caratteri invisibili o accenti impilati.
web-error-not-started = La partita non è ancora cominciata. Prima bisogna occupare i posti liberi.
web-error-cannot-undo = Non si può annullare: è stato rivelato qualcosa di nuovo, o qualcuno ha già giocato dopo di te.
web-error-undo-limit = Hai già usato tutti gli annullamenti che una partita consente.
web-error-takeback-open = C’è già una richiesta aperta. Rispondi prima a quella.
web-error-no-takeback = Questa richiesta è già chiusa.
web-error-too-large = È troppo grande. Una partita salvata pesa al massimo 1 MB.
web-error-too-many = Un po’ troppo in fretta. Aspetta un momento, poi riprova.
web-error-day-limit = Hai raggiunto il limite di oggi. Riprova più tardi.
web-error-guest-limit = La tua rete ha raggiunto il limite di nuovi nomi per oggi. Usa un browser che ne ha già uno, o torna domani.
web-error-table-limit = Hai troppe partite non finite. Prima finiscine qualcuna.
web-error-storage-limit = Le partite che hai importato occupano già tutto lo spazio che hai qui: non puoi aggiungerne altre.
web-error-token-limit = Hai troppi token di accesso. Prima revocane uno.
web-error-wrong-host = A questo indirizzo il server non risponde. Chiedi quello giusto a chi lo gestisce.
web-error-unavailable = Il server non risponde. Non è andato perso niente. Riprova tra un momento.

# Home page

web-home-title = La Speicherstadt
web-home-lead = Fai salire i prezzi, o aspetta che scendano. Scarica navi, completa contratti, occhio agli incendi. Un gioco da tavolo per 2-5 giocatori, nel tuo browser.
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
web-create-spectators = Apri la chat agli spettatori
web-create-spectators-note = Anche gli spettatori possono scrivere. I loro messaggi sono contrassegnati.
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
web-abandoned = Abbandonata
web-closed = Tavolo chiuso
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
web-lobby-opening = Si mescola: ogni browser al tavolo apre ora i suoi byte casuali.
web-lobby-opening-wait = In attesa di { $players }, al massimo 10 secondi.
web-tag-host = ospita
web-tag-you = tu
web-tag-bot = bot
web-tag-here = su questo dispositivo
web-presence-away = ha questo tavolo aperto in una scheda in secondo piano
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
web-fair-secret = Il server ha scelto un segreto e ne ha pubblicato l’impronta. Il tuo browser conserva l’impronta e ti avvisa se il server ne mostra un’altra.
web-fair-mix = Ogni browser al tavolo estrae 16 byte casuali e ne mostra solo l’impronta. I byte si aprono all’inizio della partita: nessuno può scegliere per ultimo, nemmeno chi gestisce il server.
web-fair-told = Dopo la partita il segreto viene svelato e il tuo browser ripete il mescolamento per verificarlo.
web-fair-print = Impronta del segreto (SHA-256)
web-fair-added =
    { $count ->
        [one] Finora { $count } posto ha aggiunto byte casuali.
       *[other] Finora { $count } posti hanno aggiunto byte casuali.
    }
web-fair-missing =
    { $count ->
        [one] { $players } non ha ancora aggiunto byte casuali.
       *[other] { $players } non hanno ancora aggiunto byte casuali.
    }
web-fair-exchanged = Attenzione: l’impronta del segreto di questo tavolo non è più quella che il tuo browser ha visto all’inizio. Qualcuno ha sostituito il segreto. Non fidarti di questo tavolo.
web-fair-denied = Attenzione: il server ha escluso i tuoi byte casuali dal mescolamento, anche se li aveva accettati. Non fidarti di questo mescolamento.
web-fair-unopened = I byte casuali di { $player } non sono stati aperti in tempo. Al loro posto è stata usata l’impronta.
web-fair-missed = La partita è iniziata senza byte casuali del tuo browser. Questo mescolamento si basa su quelli degli altri.

# Who is here, and the QR code

web-you-watch = Stai guardando
web-tag-present = online
web-tag-missing = non ancora qui
web-lobby-not-here =
    { $count ->
        [one] { $players } non è ancora qui. Aspetta, oppure libera il posto per qualcun altro.
       *[other] { $players } non sono ancora qui. Aspetta, oppure libera i loro posti per altri.
    }
web-lobby-removed = Chi ospita ha liberato il tuo posto. Puoi guardare o prendere di nuovo un posto libero.
web-qr-show = Mostra il codice QR
web-qr-hide = Nascondi il codice QR
web-qr = Codice QR con il link a questo tavolo
web-qr-note = Inquadralo con la fotocamera di un telefono per aprire lì questo tavolo.

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
web-set-shapes = Forme più marcate
web-set-shapes-note = Merci e giocatori si distinguono meglio, anche senza i colori.
web-set-confirm = Chiedi conferma
web-set-confirm-note = Prima di comprare una carta, e prima di terminare un carico perdendo merci.
web-set-confirm-placing = Conferma il piazzamento di un lavoratore
web-set-confirm-placing-note = Prima vedi il prezzo, poi confermi.
web-set-guide = Guida
web-set-guide-note = Ti spiega la prossima partita passo per passo, finché non hai visto tutto una volta.
web-set-name-save = Salva
web-set-name-saved = Ora ti chiami { $name }.

web-set-turn-alert = Avviso di turno
web-set-turn-alert-note = Una campana suona quando tocca a te.
web-set-table-sounds = Suoni del tavolo
web-set-table-sounds-note = Lavoratori, monete, cubi, incendi: senti che cosa succede al tavolo.
web-set-volume = Volume
web-set-volume-value = { $value }%

# Emblems

web-set-emblem = Il tuo emblema
web-set-emblem-note = Compare sui tuoi lavoratori e accanto al tuo nome. La scelta vale per i prossimi tavoli. Se qualcuno lì ha già questo emblema, ne ricevi un altro.
emblem-lighthouse = Faro
emblem-lantern = Lanterna
emblem-sailboat = Barca a vela
emblem-star = Stella
emblem-moon = Luna
emblem-sun = Sole
emblem-compass = Rosa dei venti
emblem-barrel = Botte
emblem-gable = Magazzino
emblem-bridge = Ponte
emblem-cup = Tazza di caffè
emblem-heart = Cuore

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
web-recon-note = Questo segno indica i dettagli che si vedono solo sulle carte stampate. Nessun regolamento li riporta: sono la nostra migliore ipotesi.

web-cards-in-deck = { $count } in questa stagione, { $total } in tutto il mazzo

# Rules

web-rules-title = Come si gioca
web-games-title = Le mie partite
web-games-lead = Le tue vittorie, le tue serie e la provenienza dei tuoi punti.
web-games-open = Mostra le mie partite
web-daily-title = Il porto del giorno
web-daily-lead = Ogni giorno un nuovo porto, con le stesse carte per tutti su questo server.
web-daily-bots = Avversari di oggi: { $bots }.
web-daily-rank = { points }, posizione { $rank } su { $players }
web-daily-play = Gioca il porto del giorno
web-daily-on = Continua
web-daily-compare = Confronta
web-daily-more = Vedi tutte le giornate
web-offline-title = Sei offline
web-offline-lead = Al momento non c’è connessione. Le tue partite sono al sicuro sul server e questa pagina riprende appena torni online.
web-offline-games = Le tue partite, come questo browser le ha viste l’ultima volta

## The table in the browser

table-title = Tavolo · Speicherstadt
table-title-turn = ● Tocca a te · Speicherstadt
table-title-other = Tocca a { $player } · Speicherstadt
table-title-over = Partita finita · Speicherstadt
table-home = Vai alla pagina iniziale
table-offline = Connessione persa. Riconnessione…
table-replaced = Hai questo tavolo aperto in troppe finestre, quindi questa si è fermata. Ricarica la pagina per continuare qui.
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
table-next-you = Senza acquisto, tocca a te, per { coins }.
table-next-same = Senza acquisto, tocca di nuovo a { $player }, per { coins }.
table-next-again = Se rinunci, tocca di nuovo a te, per { coins }.
table-next-discard = Senza acquisto, la carta non va a nessuno.
table-next-loading = Ciò che alla fine resta sul molo va perso.
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
table-berth-price = Prezzo: { coins }.
table-price-nobody = nessuno
table-worth = Per te:
table-contract-lacks = manca ancora: { $cubes }
table-contract-complete = completo

table-fire-strength = forza { $count }
table-fire-equal = Le forze sono pari: non succede nulla.

table-dock = Che cosa fare
table-place-title = Piazza un lavoratore
table-place-how = Scegli un edificio: il tuo lavoratore prende la finestra libera più bassa. Chi sta più in basso sceglie per primo, ma ogni lavoratore sopra rende la carta più cara.
table-place-here = Piazza qui un lavoratore
table-buy = Compra per { coins }
table-buy-sure = Sì, compra per { coins }
table-left =
    { $count ->
        [one] ti resta { coins }
       *[other] ti restano { coins }
    }
table-pass = Rinuncia

## Prices: what players in the queue above a card would pay

table-queue-first = Toccherebbe subito a te, per { coins }.
table-queue-behind = Saresti al posto { $place } della fila: { coins } se tutti prima di te rinunciano.
table-queue-front = Per il primo della fila la carta costa { $first }.
table-queue-behind-own = Saresti dietro il tuo stesso lavoratore: { coins } se prima rinunci.
table-queue-own = Lì il tuo stesso prezzo sale da { $now } a { coins }.
table-queue-own-short = Lì il tuo stesso prezzo sale da { $now } a { coins }: non potrai più pagarlo.
table-queue-own-skipped = Comunque non puoi pagare per il tuo stesso lavoratore.
table-queue-skipped =
    { $count ->
        [one] { $players } comunque non può pagare.
       *[other] { $players } comunque non possono pagare.
    }
table-queue-prices-out = Con il tuo lavoratore la carta diventa troppo cara per { $players }.
table-queue-no-coins = Non hai monete, quindi non potresti comprarla.
table-queue-rivals = Altri lavoratori di { $players } possono far salire il tuo prezzo a { coins }. Ne hai { $purse }.
table-queue-worker = { $player } ({ coins })
table-queue-worker-short = { $player } ({ coins }, non può pagare)
table-price-yours = per te
table-quick-place = posto { $place }
table-forgoes = Così non potrai più pagare { coins } per «{ $card }».
table-forgoes-first = Così non potrai più pagare { coins } per «{ $card }», dove poi toccherebbe a te.
table-pass-discard = Lascia andare la carta
table-pass-discarded = Dopo di te non tocca a nessuno. La carta viene scartata.
option-decline-discard = Rinuncia: dopo di te non tocca a nessuno e la carta viene scartata
option-place-queue = { $card } (ormeggio { $berth }), posto { $place } della fila: { coins } se tutti prima di te rinunciano, { $first } per il primo
option-place-own = { $card } (ormeggio { $berth }), posto { $place } della fila: lì il tuo stesso prezzo sale da { $now } a { coins }
option-place-first = { $card } (ormeggio { $berth }), tocca subito a te, per { coins }
table-missed = Turno saltato
table-missed-mine = «{ $card }» costava { coins }, ne avevi { $purse }.
table-missed-player = «{ $card }» costava { coins }, { $player } ne aveva { $purse }.
table-missed-bought = { $player } ha comprato «{ $card }» per { coins }.
table-missed-line =
    { $place ->
        [1] Dopo toccava a te.
       *[other] C’eri anche tu in fila.
    }
table-missed-line-player =
    { $place ->
        [1] Dopo toccava a { $player }.
       *[other] In fila c’era anche { $player }.
    }

table-my-quay = Il mio molo
table-places = Dove mettere le merci
table-quay-of = Sul molo di { $player }
table-quay-empty = più niente
table-quay-choose = Scegli un cubo, o trascinalo al suo posto.
table-quay-stuck = Non c’è più posto per { $cubes }. Termina il carico.
table-quay-where =
    Dove va { $good ->
        [gomma] la gomma
        [zafferano] lo zafferano
       *[other] il { $good }
    }?
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
table-convert-few = servono 3 cubi
table-convert-none = niente di adatto nella riserva
table-convert-give = Dai tre cubi ({ $count } di 3)
table-convert-take = Prendine uno
table-convert-first = Prima scegli tre cubi.
table-convert-back = Indietro
table-reset = Ricomincia il carico
table-finish = Termina il carico
table-finish-sure = Sì, termina
table-would-lose = perdi { $cubes }

table-obvious = Fai le mosse ovvie
table-plan = Le mosse ovvie
table-plan-nothing = Qui non resta altro da fare. Termina il carico.
table-plan-all =
    { $count ->
        [one] Esegui
        [2] Esegui entrambe le mosse
       *[other] Esegui tutte e { $count } le mosse
    }
table-plan-next = Solo la prima mossa
table-plan-left = Nessun posto per { $cubes }: alla fine va perso.
table-quay-stored = Il tuo molo è vuoto. Usa un cubo conservato o termina il carico.
table-quay-done = Tutto è al suo posto. Termina il carico.
table-loses-nothing = non si perde niente
table-gain-complete = completo: { points }
table-warehouse-full = pieno: scambia un cubo
table-swap-which = Quale cubo fa posto?
table-swap-out =
    Scambia: { $good ->
        [gomma] la gomma
        [zafferano] lo zafferano
       *[other] il { $good }
    } torna sul molo

table-undo = Annulla
table-hint = Consiglio
table-menu = Menu
table-hints = I consigli del senatore
table-hints-wait = Il senatore riflette…
table-hints-even = Secondo questa stima, { $count } mosse si equivalgono.
table-hints-note = Le probabilità di vincere e i punti finali sono stime. { $pointer ->
        [touch] Tocca
       *[mouse] Clicca su
    } una mossa per giocarla.

table-players = Giocatori
table-you = tu
table-bot = bot
table-absent = assente
table-stands-in = gioca { $bot }
table-hot-seat = stesso dispositivo
table-first = Primo giocatore: ha la moneta di metallo
# A name or heading with what is said about it, for screen readers and tooltips.
labelled = { $label }: { $text }
table-points-short = pt
table-points-now = { points } se la partita finisse ora
table-points-by-source = Punti per provenienza
table-unfold = Mostra che cosa possiede { $player }
table-coins =
    { $count ->
        [one] moneta
       *[other] monete
    }
table-firemen = di forza
table-workers =
    { $count ->
        [one] { $count } lavoratore disponibile
       *[other] { $count } lavoratori disponibili
    }

table-side = Cronaca, carte in arrivo e chat
table-tab-log = Cronaca
table-tab-coming = In arrivo
table-tab-chat = Chat
table-supplied = Agli ormeggi: { $cards }.
table-took-back =
    { $count ->
        [one] { $player } annulla una mossa: { $what }.
       *[other] { $player } annulla { $count } mosse, la prima: { $what }.
    }
table-go-there = Vai a questo momento
table-coming-last = Alla fine
table-discard = Scarti
table-chat-empty = Ancora nessun messaggio.
table-chat-say = Scrivi un messaggio
table-chat-send = Invia
table-chat-spectator = spettatore
table-chat-from-spectator = { $name } (spettatore)
table-chat-players-only = A questo tavolo possono scrivere solo i giocatori.
table-chat-allow-spectators = Apri la chat agli spettatori
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
table-invite = Link a questo tavolo
table-seats = Posti
table-seats-bot = Quale bot?
table-bot-for = Fai giocare un bot
table-bot-for-me = Fai giocare un bot per me
table-take-back = Riprendi il mio posto
table-leave = Lascia la partita
table-leave-sure = Sì, esci e fai giocare un bot

table-fairness = Verifica il mescolamento
table-fair-sound = Il tuo browser ha ripetuto il mescolamento: era equo.
table-fair-partly = Tutto ciò che il tuo browser può verificare torna. Non può verificare i punti con «?», perché non giocava qui prima dell’inizio.
table-fair-unsound = Qualcosa non torna. Non fidarti di questo mescolamento.
table-fair-end-partly = Il mescolamento è corretto, per quanto il tuo browser può verificare.
table-fair-end-unchecked = Il mescolamento non è ancora stato verificato, perché il server non ha inviato la prova.
table-fair-later = La partita è in corso. Il segreto si svela alla fine, e allora potrai verificare qui il mescolamento.
table-fair-day = Il segreto di questa distribuzione si svela a giorno finito. Allora potrai verificare qui il mescolamento.
table-fair-elsewhere = Questa partita è stata giocata altrove: qui non c’è un mescolamento da verificare.
table-fair-check-secret =
    { $result ->
        [ok] Il segreto svelato corrisponde all’impronta che il tuo browser ha conservato prima della partita.
        [failed] Il segreto svelato non corrisponde all’impronta che il tuo browser ha conservato.
       *[unknown] Il segreto svelato corrisponde all’impronta mostrata, ma il tuo browser non l’ha vista prima della partita.
    }
table-fair-check-mine =
    { $result ->
        [ok] I tuoi byte casuali fanno parte del mescolamento.
        [failed] I tuoi byte casuali mancano nel mescolamento o sono stati sostituiti.
       *[unknown] Il mescolamento non contiene byte casuali di questo browser: non ne ha aggiunti, oppure non era qui per aprirli.
    }
table-fair-check-others =
    { $result ->
        [ok] Tutti avevano fissato i loro byte casuali prima che il tuo browser aprisse i suoi.
        [failed] I byte casuali di qualcuno non sono quelli fissati prima dell’inizio.
       *[unknown] Il tuo browser non ha visto se tutti avevano fissato i loro byte casuali prima dell’inizio.
    }
table-fair-check-pile =
    { $result ->
        [ok] Tutte le carte sono uscite nell’ordine calcolato dal tuo browser.
       *[failed] Le carte non sono uscite nell’ordine calcolato dal tuo browser.
    }
table-fair-check-bag =
    { $result ->
        [ok] Tutte le navi hanno portato le merci calcolate dal tuo browser.
       *[failed] Alcune navi non hanno portato le merci calcolate dal tuo browser.
    }
table-fair-check-first =
    { $result ->
        [ok] Ha iniziato il giocatore giusto.
       *[failed] Avrebbe dovuto iniziare un altro giocatore.
    }
table-fair-commitment = L’impronta del segreto del server (SHA-256), come il tuo browser l’ha vista all’inizio:
table-fair-contributions = Ogni browser ha fissato i propri byte casuali e li ha aperti all’inizio:
table-fair-none = nessuno
table-fair-unopened = non aperti; al loro posto è stata usata questa impronta:
table-fair-hidden = Il segreto resta nascosto fino alla fine della partita.
table-fair-secret = Il segreto del server, svelato dopo la partita:
table-fair-derived = Mazzo, sacchetto, primo giocatore e scelte casuali dei bot derivano dal segreto e da tutti i byte casuali.
table-fair-limits = Questa verifica non mostra se alcuni giocatori si sono accordati o hanno interrogato un bot su una copia della partita. Chi gestisce il server e gioca può tenere chiusi i propri byte per scegliere tra due mescolamenti, ma allora tutti vedono che non sono stati aperti.
table-fair-origin =
    { $at ->
        [one] Questa partita ne continua un’altra: la prima decisione è stata mantenuta, e tutto ciò che allora era nascosto è stato rimescolato.
       *[other] Questa partita ne continua un’altra: le prime { $at } decisioni sono state mantenute, e tutto ciò che allora era nascosto è stato rimescolato.
    }
table-fair-verify = Si può verificare anche senza questa pagina: speicherstadt verify, o verify_shuffle.mjs per Node.

table-key-number = piazza un lavoratore; durante il carico: scegli un cubo, poi il suo posto
table-key-buy = compra
table-key-pass = rinuncia
table-key-obvious = durante il carico: mostra le mosse ovvie; premi ancora per eseguirle
table-key-finish = termina il carico
table-key-hint = consiglio
table-key-undo = annulla
table-key-walk = un passo indietro o avanti nella partita
table-key-jump = all’inizio, o al presente
table-key-tab = alla scelta successiva
table-key-escape = chiudi
table-key-list = questo elenco

table-guide = La tua prima partita
table-guide-next = Capito
table-guide-skip = Salta la guida
table-guide-place-title = Piazza un lavoratore sopra una carta
table-guide-place = Tutte le carte agli ormeggi sono in vendita. { $pointer ->
        [touch] Tocca l’edificio
       *[mouse] Clicca sull’edificio
    } sopra quella che ti piace: il tuo lavoratore prende la finestra libera più bassa. Hai tre lavoratori.
table-guide-price-title = I lavoratori fanno il prezzo
table-guide-price = Una carta costa tante monete quanti sono i lavoratori sopra di essa. Chi arriva per primo sceglie per primo, ma paga per tutti quelli venuti dopo. Arriva presto, arriva tardi e spendi poco, o fai salire il prezzo agli altri.
table-guide-buy-title = Compra, o lascia scendere il prezzo
table-guide-buy = Tocca a te perché il tuo lavoratore è il più basso. Compra ora, oppure rinuncia e riprendi il lavoratore: allora tocca a quello sopra, per una moneta in meno. Se ne hai un altro più in alto, toccherà di nuovo a te, a meno che qualcuno non compri prima.
table-guide-income-title = Nuovo round, nuove monete
table-guide-income = Tutti hanno guadagnato una moneta, e chi non ha comprato niente una in più. La moneta di metallo è passata di mano: chi ce l’ha ora comincia. Dalla primavera le navi portano merci e scoppiano incendi. I pompieri ti proteggono.
table-guide-loading-title = Scarica la tua nave
table-guide-loading = Scegli un cubo, poi dove metterlo: un contratto che ne ha bisogno, un commerciante o il mercato. Finché non hai finito puoi annullare ogni passo. Ciò che resta sul molo va perso.

# The daily harbour at the table

table-daily-scored = Porto del giorno, { $day }: questa partita conta. Finiscila entro la fine della giornata (UTC). Senza consigli.
table-daily-repeat = Porto del giorno, { $day }: questa partita è fuori classifica.
table-daily-compare = Confronta con tutti
table-fair-daily = In quel giorno tutti ricevono questa distribuzione, quindi i giocatori non aggiungono byte casuali. L’impronta del segreto è stata pubblicata in anticipo e il segreto viene svelato a giornata finita. Questo prova che da allora nessuno ha cambiato la distribuzione. Non prova che chi gestisce il server non la conoscesse.
table-took-back-allowed = Con il consenso di { $players }.
table-took-back-known = Ciò che è stato rivelato resta noto: torneranno le stesse carte.
table-undo-ask = Chiedi di annullare
table-undo-sure = Annulla comunque
table-undo-practice = diventa un allenamento
table-undo-practice-note = Nel frattempo altri hanno giocato. Se annulli ora, la partita diventa un allenamento e non conta nelle statistiche.
table-place-again = confermi?
table-place-confirm = Piazza per «{ $card }»
table-place-cancel = Annulla

practice = Allenamento
practice-note = Sono state annullate mosse contro i bot. Gli allenamenti non contano nelle statistiche.

takeback-place = lavoratore per «{ $card }» ({ $berth })
takeback-buy = acquisto: { $card }
takeback-pass = rinuncia
takeback-load = passo del carico
takeback-done = fine del carico
takeback-title = Richiesta di annullamento
takeback-asks = { $player } vorrebbe annullare: { $what }.
takeback-mine = Chiedi di annullare: { $what }.
takeback-agrees = { $player } è d’accordo.
takeback-waits = In attesa di { $players }.
takeback-accept = Accetta
takeback-decline = Rifiuta
takeback-withdraw = Ritira la richiesta
takeback-accepted = Tutti d’accordo: { $player } decide di nuovo.
takeback-declined = { $player } rifiuta. La mossa resta.
takeback-withdrawn = { $player } ritira la richiesta.
takeback-expired = Non tutti hanno risposto in tempo. La mossa resta.
takeback-overtaken = { $player } ha continuato a giocare: la richiesta è chiusa.

# Screens that cannot show everything at once

table-purses = Monete e punti
table-more = ancora { $count }
table-more-left =
    { $count ->
        [one] Un altro ormeggio a sinistra
       *[other] Altri { $count } ormeggi a sinistra
    }
table-more-right =
    { $count ->
        [one] Un altro ormeggio a destra
       *[other] Altri { $count } ormeggi a destra
    }
table-speed = Velocità di riproduzione
table-key-space = Spazio
table-key-play = riproduzione: avvia o metti in pausa
table-key-speed = riproduzione: più veloce o più lenta

table-guide-again = Riavvia la guida
table-guide-passed-over-title = Il tuo turno è stato saltato
table-guide-passed-over = Il tuo lavoratore era il più basso, ma non potevi pagare il prezzo. Così il lavoratore torna a casa e tocca al successivo. Ogni volta il prezzo scende di una moneta. Tieni da parte qualche moneta, o mettiti più in alto, dove costa meno.
table-guide-fire-title = Al fuoco!
table-guide-fire = Tutti sommano i valori dei propri pompieri. I più forti guadagnano i punti dell’incendio, i più deboli ne perdono altrettanti. Ci sono quattro incendi, ognuno peggiore del precedente: un buon pompiere conviene.
table-last-round = l’ultimo
table-income-everyone = entrate
table-income-saved = nessun acquisto
table-income-bank = Banca
table-contract-yours = Contratto completato!
table-contract-theirs = { $player } completa un contratto!
table-since = Dal tuo ultimo turno
table-since-replay = Rivedi
table-since-placed = { $player } ha piazzato lavoratori: { $cards }.
table-since-not-paid = Non potevi pagare { coins } per «{ $card }».
table-since-fire = { $card }! Punti per te: { $change }.
table-since-income = Le tue entrate: { coins }.
table-since-more =
    { $count ->
        [one] E { $count } altro evento: vedi la cronaca.
       *[other] E altri { $count } eventi: vedi la cronaca.
    }

# Whose seat a bot plays

table-call-back =
    { $count ->
        [one] Un bot gioca al tuo posto.
       *[other] Un bot gioca al posto di { $player }.
    }
table-call-away = { $player } non è qui e la partita aspetta.
