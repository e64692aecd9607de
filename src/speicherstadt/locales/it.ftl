### All texts of the product. Every language has the same messages; a test keeps them complete.

## The game's own words


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
cubes-rubber = { $count ->
        [one] { $count } gomma
       *[other] { $count } gomme
    }
cubes-carpet = { $count ->
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
effect-warehouse = Custodisce fino a 4 cubi da un round all’altro; ognuno vale 1 punto alla fine.
effect-contract = Vale { points } alla fine se tutte le merci sono consegnate.
effect-office = Più ne hai, meglio è: { $scale } punti per 1, 2, 3, 4 uffici.
effect-fireman = Aggiunge { $value } alla tua forza contro ogni fuoco.
effect-fire = Chi ha più forza guadagna { points }, chi ne ha meno perde altrettanto.
effect-ship = Porta 3 cubi, da scaricare nel round in cui la compri.
effect-bank = 1 moneta in più in ogni fase Entrate.
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

## The story of a game

event-round-began = Round { $round } di { $rounds }: { $player } ha la moneta di metallo e comincia.
event-round-began-last = Round { $round } di { $rounds }, l’ultimo: { $player } ha la moneta di metallo e comincia.
event-revealed = Ormeggio { $berth }: { $card }
event-revealed-ship = Ormeggio { $berth }: { $card } con { $cubes }
event-burned = { $card }! { $changes }.
event-burned-equal = { $card }! Forze pari: non succede nulla.
event-placed = { $player } piazza un lavoratore sopra l’ormeggio { $berth }; ora il prezzo è di { coins }.
event-bought = { $player } compra «{ $card }» per { coins }.
event-declined = { $player } non vuole pagare { coins } per «{ $card }».
event-could-not-pay = { $player } non può pagare { coins } per «{ $card }».
event-discarded = Nessuno compra «{ $card }».
event-discarded-ship = Nessuno compra «{ $card }»; merci perse: { $cubes }.
event-unloaded = { $player } carica: { $cubes }.
event-delivered = { $player } consegna 1 { $good } per «{ $card }».
event-delivered-complete = { $player } consegna 1 { $good } e completa «{ $card }»!
event-sold = { $player } vende 1 { $good } a un commerciante per 1 moneta.
event-stored = { $player } mette 1 { $good } in magazzino.
event-kept = { $player } conserva 1 { $good } al mercato.
event-marketed = { $player } vende { $cubes } al mercato per 1 moneta.
event-converted = { $player } converte { $cubes } in 1 { $good }.
event-finished = { $player } termina il carico.
event-finished-lost = { $player } termina il carico; merci perse: { $cubes }.
event-earned = Entrate: { $changes }.
event-coin-passed = { $player } riceve la moneta di metallo.
event-ended = La partita è finita. Vince { $winners }.
event-ended-shared = La partita è finita. { $winners } condividono la vittoria.
event-undone = { $player } annulla: { $decision }
event-forfeited = { $player } si ritira; al suo posto gioca il caso. ({ $reason })

and = e

## What can be decided

option-place = ormeggio { $berth }: { $card }, prezzo { coins }
option-buy = comprare «{ $card }» per { coins }; poi ne hai ancora { $left }
option-decline = non comprare; il prezzo scende
option-deliver = consegnare 1 { $good } per «{ $card }»
option-deliver-completes = consegnare 1 { $good } e completare «{ $card }»: { points }
option-sell = vendere 1 { $good } a un commerciante per 1 moneta
option-store = mettere 1 { $good } in magazzino
option-keep = conservare 1 { $good } al mercato
option-market = vendere { $cubes } al mercato per 1 moneta
option-convert = convertire { $cubes } in 1 { $good }
option-finish = terminare il carico
option-finish-lost = terminare il carico e perdere { $cubes }

ask-demand = { $player }, piazza un lavoratore ({ $worker } di 3).
ask-purchase = { $player }, compri «{ $card }» per { coins }? Ne hai { $purse }.
ask-loading = { $player }, porta le tue merci dove servono: { $cubes }
ask-loading-empty = { $player }, il tuo molo è vuoto. Termina il carico o fai un passo indietro.

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
    dopo { $at ->
        [one] { $at } decisione
       *[other] { $at } decisioni
    } su { $of }

## Playing in the terminal

play-prompt = La tua scelta (o help):
play-you = Giocatore 1
play-conversions = { $count ->
        [one] { $count } altra scelta: una conversione come { $example }
       *[other] { $count } altre scelte: conversioni come { $example }
    } (more per vedere)
play-unknown = «{ $word }» qui non è una scelta. Scrivi un numero della lista, una decisione come { $example } oppure help.
play-not-now = «{ $word }» ora non si può. Puoi scegliere: { $options }
play-one-number = I numeri valgono per la lista che vedi: scrivine uno alla volta.
play-undo-nothing = Non c’è nessuna decisione da annullare.
play-undo-revealed = Nel frattempo è stato rivelato qualcosa di nuovo: non si può più annullare.
play-reset-nothing = Non c’è nessun carico da annullare.
play-stow-room = Non c’è posto per tutto: scegli che cosa tenere.
play-saved = Partita salvata: { $file }. Per riprenderla più tardi: speicherstadt play --resume { $file }
play-save-where = Dove? Scrivi: save FILE
play-quit-unsaved = La partita non è salvata. Scrivi save FILE per conservarla, o di nuovo quit per uscire.
play-bye = A presto!
play-help =
    I numeri scelgono dalla lista. Puoi anche scrivere le decisioni, più d’una per riga:
      @3                     piazzare un lavoratore sopra l’ormeggio 3
      buy, pass              comprare la carta, o lasciar scendere il prezzo
      tea>contract-a2        mettere un cubo su un contratto
      tea>merchant           vendere al commerciante;  tea>warehouse, tea>hall  tenere
      coffee+tea>coin        vendere 2 cubi;  coffee+tea+tea>rubber  convertirne 3
      done                   terminare il carico
    Inoltre:
      undo                   annullare l’ultima decisione, se nulla è stato rivelato
      reset                  annullare tutto questo carico
      stow                   mettere il resto in magazzino e al mercato, e terminare
      more                   mostrare anche le conversioni
      hint                   indicare le decisioni migliori e perché
      cards                  spiegare le carte sul tavolo
      log                    raccontare tutta la storia fin qui
      save FILE              salvare la partita
      quit                   uscire

## The tables of the other commands

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
cards-reconstructed = * ricostruzione: visibile solo sull’immagine della carta, assente da ogni regolamento
cards-removed = Fuori dal gioco in { $players } giocatori: { $cards }

simulate-title =
    { $games ->
        [one] { $games } partita casuale
       *[other] { $games } partite casuali
    }, { $players } giocatori, seme { $seed }
simulate-progress = Partite in corso
simulate-seat = Posto
simulate-wins = Vittorie
simulate-mean = Punti (media)
simulate-range = Da … a
simulate-coins = Monete (media)
simulate-length = { $decisions } decisioni a partita, in { $rounds } round
simulate-speed = { $games } partite/s, { $decisions } decisioni/s
simulate-recorded = Partite registrate in { $folder }: { $count }

verify-ok =
    { $file }: tutto in ordine; { $players } giocatori, { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    }, { $outcome }
verify-won = partita vinta da { $winners }
verify-running = partita in corso
verify-fair = { $file }: mescolato onestamente; pila e sacchetto derivano dal segreto promesso e da tutti i contributi
serve-ready = La Speicherstadt è aperta: { $address }  (Ctrl+C per chiuderla)

## Hints

hint-title = Consigli, il migliore per primo:
hint-chance = { $number }%
hint-points = { $number } punti

hint-new-contract = { points } alla fine; ti manca: { $cubes }
hint-enables = ti permette di completare «{ $card }»: { points }
hint-supplies = porta { $cubes } per i tuoi contratti
hint-proceeds = niente che manchi ai tuoi contratti; a venderlo rende { coins }
hint-trader = ti compra i cubi ({ $good }) a 1 moneta l’uno; { points } alla fine
hint-shelf = custodisce fino a { $count } cubi, 1 punto l’uno alla fine
hint-next-office = il tuo Ufficio Contabile numero { $number }: { points } in più
hint-strength = pompieri { $mine } contro { $others }; fuochi in arrivo: { $fires }
hint-interest = 1 moneta a ogni fase Entrate: { coins } entro la fine
hint-fixed-points = { points } alla fine, comunque vada
hint-per-ship =
    1 punto per ogni nave: { $count ->
        [0] non ne hai ancora
       *[other] ne hai { $count }
    }
hint-per-coin = 1 punto per ogni moneta: per ora { $count }
hint-standing = per ora è tua per { coins }, poi ne hai ancora { $left }
hint-behind = { $player } viene prima di te, per { coins }
hint-another = alza il tuo stesso prezzo a { coins }
hint-prices-out = { $player } non può pagare { coins }
hint-rival = anche { $player } la vuole e può pagare al massimo { $count }
hint-nobody-else = nessun altro può comprarla
hint-no-coins = non hai monete per comprare
hint-price = costa { coins }, poi ne hai ancora { $left }
hint-not-worth =
    { $count ->
        [one] per te non vale nemmeno { $count } moneta
       *[other] per te non vale { $count } monete
    }
hint-next = senza di te, { $player } può averla per { coins }
hint-falls = toccherà di nuovo a te, per { coins }
hint-falls-unless = toccherà di nuovo a te, per { coins }, se nessuno compra prima: { $players }
hint-saves-for = risparmia le monete per «{ $card }», che per te vale di più
hint-thrift = 1 moneta in più nelle Entrate se non compri niente in questo round
hint-completes = completa «{ $card }»: { points }
hint-still-lacks = a «{ $card }» mancherà ancora: { $cubes }
hint-needed-by = serve a «{ $card }»: { $good }
hint-wanted =
    { $count ->
        [0] nessun contratto in arrivo chiede questo cubo ({ $good })
        [one] { $count } contratto in arrivo chiede questo cubo ({ $good })
       *[other] { $count } contratti in arrivo chiedono questo cubo ({ $good })
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
bot-about-apprentice = Si lancia su ciò che luccica, paga quel che gli chiedono, dimentica fuochi, monete e mercato.
bot-about-clerk = Tiene bene i conti con regole semplici e crede di essere solo al tavolo.
bot-about-broker = Non ne sa più del contabile, ma tiene d’occhio le monete di tutti e aspetta che i prezzi scendano.
bot-about-shipowner = Sa per lunga esperienza quanto vale ogni cosa e non si lascia sfuggire un acquisto.
bot-about-senator = Prevede l’intero round e, quando si può, calcola l’ultimo fino in fondo.
bot-about-random = Fa qualsiasi cosa.
bot-about-exec = Qualsiasi programma che parli il linguaggio di docs/bots.md.
bot-about-foreign = Viene da un altro pacchetto.
bots-title = I bot, dal più mite al più spietato
bots-seat = Posto
bots-name = Nome
bots-about = Carattere

## The web app

# Everywhere

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-cards = Carte
web-nav-settings = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-loading = Un momento …
web-retry = Riprova
web-default-name = Skipper
web-empty-seat = posto libero
web-foot = Il gioco è di Stefan Feld. Questo è un programma libero e indipendente; immagini e testi sono nostri.

# What can go wrong

web-error-malformed = Non si è capito. Non è cambiato niente.
web-error-illegal = In questo momento le regole non lo permettono.
web-error-stale = Qualcuno è stato più veloce. Guarda il tavolo e decidi di nuovo.
web-error-over = La partita è finita.
web-error-not-your-turn = Non è il tuo turno.
web-error-not-your-seat = Non è il tuo posto.
web-error-forbidden = Qui non puoi farlo.
web-error-unknown = Qui non esiste, o non esiste più.
web-error-full = Qui non c’è più posto.
web-error-not-started = La partita non è ancora cominciata.
web-error-cannot-undo = Non si può annullare: è stato rivelato qualcosa di nuovo, o qualcuno ha già giocato dopo.
web-error-too-large = È troppo grande.
web-error-too-many = Era un po’ troppo in una volta. Aspetta un momento.
web-error-unavailable = Il server non risponde. Niente è perso: riprova tra un momento.

# The home page

web-home-title = La Speicherstadt
web-home-lead = Fai salire i prezzi, o aspetta che scendano. Scarica navi, completa contratti, temi il fuoco. Un gioco da tavolo per 2-5, nel tuo browser.
web-home-picture = Magazzini di mattoni con tetti di rame lungo un canale di Amburgo
web-play-title = Contro i bot
web-play-lead = Si comincia subito; non ti serve nessun altro.
web-play-level = Quanto devono essere forti?
web-play-players = Quanti al tavolo?
web-play-go = Gioca subito
web-play-first = È la tua prima volta? Un breve round guidato ti mostra come si gioca.
web-players-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
web-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } round
    }
web-create-title = Gioca con gli amici
web-create-lead = Prepara un tavolo e manda il link. Per sedersi basta un nome.
web-create-seats = Chi si siede dove
web-create-seat = Posto { $number }
web-create-you = tu
web-create-friend = libero, per qualcuno
web-create-bot = Bot: { $bot }
web-create-public = Tavolo pubblico
web-create-public-note = Compare nella pagina iniziale. Altrimenti lo trova solo chi ha il link.
web-create-hints = Suggerimenti ammessi
web-create-hints-note = Tutti possono chiedere consiglio al senatore.
web-create-go = Prepara il tavolo
web-join-title = Unisciti o guarda
web-join-field = Link o codice di un tavolo
web-join-go = Apri
web-join-wrong = Non è il link di un tavolo. Un codice ha 16 lettere, cifre o trattini.
web-import-title = Apri una partita salvata
web-import-lead = Un file di partita, salvato qui o nel terminale.
web-import-field = Scegli un file …
web-import-malformed = Questo file non contiene una partita leggibile: non è un file di partita, oppure è stato troncato o modificato.
web-import-illegal = Questa partita non si può aprire: contiene una mossa che le regole non permettono.
web-import-over = Questa partita non si può aprire: continua dopo la fine del gioco.
web-mine-title = I miei tavoli
web-open-title = Tavoli aperti
web-open-none = Ora nessuno aspetta. Prepara un tavolo pubblico e gli altri ti troveranno qui.
web-running-title = Guarda
web-finished-title = Partite finite
web-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-your-turn = Tocca a te
web-turn-of = Decide { $player }
web-gathering = Non ancora cominciata
web-finished = Finita
web-turns-waiting = ({ $count }) Tocca a te
web-go-on = Continua
web-go-join = Unisciti
web-go-watch = Guarda
web-go-replay = Rivedi
web-action-for = { $action }: { $what }

# Who one is

web-name-title = Come ti chiamiamo?
web-name-lead = Basta un nome; non c’è nessun account.
web-name-field = Il tuo nome
web-name-go = Continua

# A table that gathers

web-lobby-title = Il tavolo è pronto
web-lobby-lead-host = Invita gli amici, metti dei bot ai posti liberi e comincia.
web-lobby-lead-seated = Hai un posto. { $player } farà cominciare la partita.
web-lobby-lead-guest = Prendi un posto libero, o resta a guardare.
web-lobby-lead-full = Tutti i posti sono occupati. Puoi restare a guardare.
web-lobby-host = Chi ospita
web-lobby-invite = Invita
web-lobby-link = Link di questo tavolo
web-lobby-link-note = Chi lo apre può sedersi o guardare. Niente account, niente password.
web-share = Condividi …
web-lobby-is-public = pubblico
web-lobby-is-private = solo con il link
web-lobby-hints-on = suggerimenti ammessi
web-lobby-hints-off = niente suggerimenti
web-lobby-watching =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
web-lobby-seats = Al tavolo
web-lobby-sit = Siediti qui
web-lobby-sit-any = Prendi posto
web-lobby-second = Qualcuno accanto a me
web-lobby-bot-choice = Bot per il posto { $number }
web-lobby-bot-none = Metti un bot qui …
web-lobby-remove = Togli
web-lobby-leave = Alzati
web-lobby-fill = Completa con i bot
web-lobby-start = Comincia la partita
web-lobby-missing =
    { $count ->
        [one] C’è ancora { $count } posto libero: invita qualcuno, o mettici un bot.
       *[other] Ci sono ancora { $count } posti liberi: invita qualcuno, o mettici dei bot.
    }
web-lobby-ready = Ci sono tutti.
web-lobby-wait = { $player } farà cominciare la partita.
web-tag-host = ospita
web-tag-you = tu
web-tag-bot = bot
web-tag-away = assente
web-tag-here = in questo browser
web-hotseat-title = Un browser, più giocatori
web-hotseat-note =
    { $count ->
        [one] { $count } persona gioca in questo browser.
       *[other] { $count } persone giocano a turno in questo browser. La pagina dice sempre chi deve decidere.
    }
web-second-title = Chi è accanto a te?
web-second-lead = Giocherete a turno su questo dispositivo. In questo gioco niente è nascosto a uno e visibile all’altro.
web-second-field = Nome della seconda persona
web-second-go = Siediti
web-lobby-origin = Questa partita ne continua un’altra, dopo { $at } decisioni. Ciò che allora era nascosto viene rimescolato.
web-fair-title = Un mescolamento onesto, e lo puoi verificare
web-fair-secret = Prima che qualcuno si sedesse, il server ha scelto un segreto e ne ha pubblicato l’impronta. Quindi non può più cambiarlo.
web-fair-mix = Ogni browser al tavolo aggiunge 16 byte a caso. Mazzo e sacchetto derivano dal segreto e da tutti questi: nessuno può pilotarli da solo.
web-fair-told = Dopo la partita il segreto viene svelato, e tutti possono verificare con un clic.
web-fair-print = Impronta del segreto (SHA-256)
web-fair-added =
    { $count ->
        [one] Finora { $count } posto ha aggiunto caso.
       *[other] Finora { $count } posti hanno aggiunto caso.
    }

# Settings

web-settings-title = Impostazioni
web-settings-lead = Valgono per questo browser, subito.
web-set-look = Aspetto
web-set-play = Durante la partita
web-set-person = Tu
web-set-language = Lingua
web-language-system = Come il sistema
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Luce
web-theme-system = Come il sistema
web-theme-light = Giorno
web-theme-dark = Notte
web-set-animation = Movimento
web-animation-off = Nessuno
web-animation-fast = Veloce
web-animation-normal = Normale
web-animation-slow = Lento
web-set-calm = Il tuo sistema chiede meno movimento: non si muove niente, qualunque sia la scelta.
web-set-sound = Suono
web-set-sound-note = Una campana quando tocca a te.
web-set-shapes = Forme più marcate
web-set-shapes-note = Quando i colori non bastano: merci e giocatori sono distinti meglio.
web-set-confirm = Chiedi prima
web-set-confirm-note = Prima di un acquisto, e prima di terminare un carico che perde merci.
web-set-guide = Primo round guidato
web-set-guide-note = Spiega la tua prossima partita passo per passo.
web-set-name-save = Salva
web-set-name-saved = Ora ti chiami { $name }.
web-device-title = Continua su un altro dispositivo
web-device-lead = I tuoi posti appartengono a questo browser. Con un codice, o il suo link privato, un altro dispositivo gioca come te.
web-device-nobody = Appena hai un nome, puoi passare a un altro dispositivo.
web-device-make = Crea un codice
web-device-code = Codice
web-device-link = Link privato
web-device-expires =
    { $count ->
        [one] Vale una volta, per { $count } minuto. Chi ce l’ha gioca come te: non darlo a nessun altro.
       *[other] Vale una volta, per { $count } minuti. Chi ce l’ha gioca come te: non darlo a nessun altro.
    }
web-device-have = Ho un codice da un altro dispositivo
web-device-use = Riprendi qui
web-token-title = Un bot tutto tuo
web-token-lead = Con un token un tuo programma occupa i tuoi posti e decide per te, con la stessa interfaccia di questa pagina.
web-token-make = Crea un token
web-token-field = Token
web-token-once = Si vede solo ora. Custodiscilo come una chiave.
web-move-title = Continua su questo dispositivo
web-move-lead = Questo link privato porta qui il tuo nome e i tuoi posti da un altro dispositivo.
web-move-loses = In questo browser finora sei { $name }, e poi non più.
web-move-done = Ciao, { $name }!
web-move-wrong = Questo codice è già usato, troppo vecchio o sbagliato. Creane un altro sull’altro dispositivo.

# Nothing there

web-missing-title = Qui non è ormeggiato niente
web-missing-lead = Questa pagina o questo tavolo non esiste. Forse il link è incompleto.
web-missing-home = All’ingresso del porto
web-away-title = Il server non risponde

# The cards

web-cards-title = Le carte
web-cards-lead = { $count } carte commercio in quattro stagioni. Ogni stagione si mescola a parte; l’inverno viene per primo.
web-cards-last = Proprio alla fine
web-cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-cards-copies =
    { $count ->
        [one] una volta nel gioco
       *[other] { $count } volte nel gioco
    }
web-cards-out = resta nella scatola in { $players } giocatori
web-cards-everybody = Tutti ne hanno uno dall’inizio
web-cards-hall = Mercato
web-cards-hall-effect = Carico: 3 cubi diventano 1 altro, 2 cubi diventano 1 moneta, 1 cubo può restare per dopo.
web-recon = Ricostruzione
web-recon-of = { web-recon }: { $what }
web-recon-wants = le merci
web-recon-value = il valore
web-recon-points = i punti
web-recon-note = È segnato così ciò che il gioco stampato mostra solo nelle figure e nessun regolamento scrive: la nostra ipotesi migliore.

# The rules

web-rules-title = Come si gioca
web-rules-lead = Amburgo, il quartiere dei magazzini: arrivano navi, scoppiano incendi, e ogni carta va a chi la vuole di più, o a chi ha più pazienza.
web-rules-contents = In questa pagina
web-rules-marks = Due segni
web-rules-mark-ruling = Una decisione: i regolamenti lasciano aperta la questione, noi l’abbiamo risolta.
web-rules-aim = Lo scopo
web-rules-aim-1 = Guidi una casa commerciale. Contratti completati, uffici contabili, chiese e pompieri forti portano punti. Vince chi ne ha di più dopo l’ultimo fuoco.
web-rules-setup = Prima di giocare
web-rules-setup-1 = Tutti hanno 5 monete, 3 lavoratori e un mercato. Nel sacchetto ci sono 45 cubi, 9 per ogni merce:
web-rules-setup-2 = Le carte di ogni stagione si mescolano a parte e si impilano: in cima l’inverno, poi primavera, estate, autunno, e in fondo il 4° fuoco. Alcune carte d’autunno restano nella scatola, perché i conti dei round tornino:
web-rules-players = Giocatori
web-rules-berths = Carte per round
web-rules-rounds = Round
web-rules-box = Nella scatola
web-rules-box-none = niente
web-rules-setup-3 = La sorte decide chi comincia, e tiene quindi la moneta di metallo.
web-rules-round = Un round
web-rules-round-1 = Ogni round ha cinque fasi, sempre in quest’ordine.
web-rules-supply-short = Nuove carte agli ormeggi
web-rules-demand-short = Tre lavoratori a testa
web-rules-purchase-short = Comprare, o lasciar scendere
web-rules-loading-short = Le merci dove servono
web-rules-income-short = Monete per tutti
web-rules-supply-1 = Da sinistra a destra si scoprono carte agli ormeggi: una più dei giocatori. Una nave riceve subito 3 cubi dal sacchetto. Un fuoco si combatte subito, e la carta seguente prende il suo posto.
web-rules-demand-1 = A turno, dal primo giocatore in poi, ognuno mette un lavoratore alla finestra libera più bassa sopra una carta, finché tutti e tre sono piazzati. Non si passa. Sopra una carta possono stare più lavoratori propri. Un edificio ha 8 piani.
web-rules-demand-2 = Chi è primo nell’edificio viene interpellato per primo. Ma ogni lavoratore che si mette in coda rincara la carta per chi sta sotto.
web-rules-purchase-1 = Le carte si vendono una dopo l’altra, da sinistra. Il proprietario del lavoratore più basso può comprare per tante monete quanti lavoratori stanno ancora lì, compreso il suo. Chi compra prende la carta, e l’edificio si svuota. Altrimenti il lavoratore torna a casa: il prezzo scende di 1, e tocca a quello sopra. Una carta che nessuno compra si scarta.
web-rules-fig-price = Tre sopra una nave. Blu è arrivato primo e può comprarla per 3 monete.
web-rules-fig-price-2 = Blu non vuole: il lavoratore torna a casa. Tocca ad Arancio, per 2.
web-rules-fig-price-3 = Arancio non ha 2 monete. Viola ottiene la nave per 1!
web-rules-r1 = I cubi di una nave che nessuno compra vanno nella riserva.
web-rules-r2 = Chi non può pagare viene saltato senza chiedere. Il diario lo dice.
web-rules-loading-1 = A turno, dal primo giocatore in poi, ognuno porta le merci dove servono: quelle delle navi comprate in questo round, quelle del magazzino e quella del mercato. Una nave si scarica nel round in cui è comprata. Per ogni cubo ci sono queste vie:
web-rules-way-contract = su un contratto che lo vuole ancora, per sempre. Un contratto si può completare in più round.
web-rules-way-merchant = a un tuo commerciante che la tratta: 1 moneta ciascuno.
web-rules-way-warehouse = nel tuo magazzino, 4 al massimo: lì si conservano, e alla fine valgono 1 punto ciascuno.
web-rules-way-convert = al mercato: 3 qualsiasi diventano 1 altro dalla riserva.
web-rules-way-sell = al mercato: 2 qualsiasi diventano 1 moneta.
web-rules-way-keep = al mercato: 1 può restare per dopo.
web-rules-loading-2 = Ciò che resta è perso. I cubi non tornano mai nel sacchetto.
web-rules-r3 = Le merci in magazzino e al mercato si possono usare in ogni carico successivo, con o senza una nave nuova.
web-rules-r4 = Una conversione prende un cubo che era già nella riserva, di un tipo non compreso fra i tre dati. Si può usare subito.
web-rules-r5 = L’ordine dei passi è libero: tutte le tue merci stanno insieme sul molo. Ciò che va in magazzino o al mercato ci resta fino al carico seguente.
web-rules-r6 = Chi non ha merci viene saltato.
web-rules-income-1 = Tutti ricevono 1 moneta. Chi in questo round non ha comprato niente ne riceve 1 in più, e così il proprietario della Banca. Poi la moneta di metallo passa a sinistra.
web-rules-r7 = Le monete non finiscono mai.
web-rules-fire = Al fuoco!
web-rules-fire-1 = Tutti sommano i propri pompieri; chi non ne ha, ha 0. La forza maggiore guadagna i punti del fuoco, la minore ne perde altrettanti. In parità si guadagna o si perde per intero. Se tutti sono pari non succede niente.
web-rules-fire-2 = Arrivano quattro fuochi: uno in primavera, in estate e in autunno, ciascuno peggiore del precedente, e il 4° proprio alla fine.
web-rules-fig-fire = Un esempio: fuoco 2, con le forze 5, 2 e 0.
web-rules-end = La fine
web-rules-end-1 = Quando dopo un rifornimento resta solo il 4° fuoco, è l’ultimo round. Dopo le sue entrate scoppia il 4° fuoco, e si contano i punti. Se il 3° fuoco si trova proprio sopra, scoppiano uno dopo l’altro, e la partita finisce subito.
web-rules-end-2 = Vince chi ha più punti; a parità, chi ha più monete.
web-rules-r8 = Se anche le monete sono pari, la vittoria è condivisa.
web-rules-r9 = I punteggi possono essere negativi in ogni momento.
web-rules-score = Che cosa conta alla fine
web-rules-score-contracts = 5, 8 o 11 per un contratto completo di 2, 3 o 4 merci; 0 se manca qualcosa
web-rules-score-offices = 2, 5, 9 o 14 per 1, 2, 3 o 4
web-rules-score-merchants = 1 ciascuno
web-rules-score-warehouse = 1 per ogni cubo dentro
web-rules-score-port = 1 per ogni tua nave
web-rules-score-chamber = 1 per ogni tua moneta, che conservi
web-rules-score-fires = quanto i fuochi hanno dato e tolto
web-rules-hidden = Che cosa è nascosto
web-rules-hidden-1 = Solo l’ordine del mazzo in ogni stagione, e che cosa darà il sacchetto. Tutto il resto è visibile a tutti: quali carte devono ancora uscire in ogni stagione, quanti cubi di ogni merce sono nel sacchetto, le monete di ciascuno.
web-rules-cards-1 = Al tavolo ogni carta si spiega da sé. Nella galleria ci sono tutte.
web-rules-to-cards = Alle carte
web-rules-recon-fires = i valori dei fuochi da 1 a 3: 1, 2 e 3 (il 4° è attestato con 4)
web-rules-recon-firemen = i valori dei pompieri (è attestato solo il 3 d’autunno)
web-rules-recon-contracts = quali merci chiede ciascun contratto

## The table in the browser

table-title = Il tavolo · Speicherstadt
table-title-turn = ● Tocca a te – Speicherstadt
table-title-other = { $player } decide – Speicherstadt
table-title-over = La partita è finita – Speicherstadt
table-home = Alla pagina iniziale
table-offline = La connessione è persa; la si sta ristabilendo …
table-close = Chiudi
table-round = Round { $round }

table-wait-demand = { $player } piazza un lavoratore ({ $worker } di 3).
table-wait-purchase = Si chiede a { $player }: «{ $card }» per { coins }?
table-wait-loading = { $player } carica.
table-thinks = { $player } riflette
table-waits = { $player } decide
table-next-place = Poi tocca a { $player }.
table-next-purchase = Poi cominciano gli acquisti dal primo ormeggio.
table-next-asked = Senza acquisto si chiede a { $player }, per { coins }.
table-next-same = Senza acquisto si chiede di nuovo alla stessa persona, per { coins }.
table-next-discard = Senza acquisto la carta non va a nessuno.
table-next-loading = Ciò che resta sul molo alla fine è perso.

table-canal = Il canale e i suoi magazzini
table-berth = Ormeggio { $berth }
table-berth-empty = Ormeggio { $berth }: vuoto
table-berth-nobody = Non c’è nessuno.
table-berth-workers = Alle finestre, dal basso: { $players }.
table-berth-place = Piazza qui un lavoratore: il prezzo sale a { coins }.
table-berth-price = Prezzo: { coins }.
table-price-would = sarebbe il prezzo
table-price-nobody = ancora nessuno
table-worth = Per te:
table-contract-lacks = manca ancora: { $cubes }
table-contract-complete = completo

table-fire-strength = forza { $count }
table-fire-equal = Forze pari: non succede nulla.

table-dock = Che cosa c’è da fare
table-place-title = Piazza un lavoratore
table-place-how = Scegli un edificio: il tuo lavoratore prende la finestra libera più bassa. Chi sta più in basso decide per primo, ma ogni lavoratore sopra rende la carta più cara.
table-place-preview = Il prezzo sarebbe di { coins }; ne hai { $purse }.
table-place-here = Piazza qui un lavoratore
table-buy = Compra per { $count }
table-buy-sure = Comprare davvero per { $count }?
table-left = ti restano { coins }
table-pass = Lascia scendere il prezzo

table-my-quay = Il mio molo
table-places = Dove possono andare le merci
table-quay-of = Sul molo di { $player }
table-quay-empty = più niente
table-quay-choose = Scegli un cubo, o trascinalo al suo posto.
table-quay-where = { $good }: dove va?
table-gain-completes = lo completa: { points }
table-gain-lacks = { points } più tardi; mancherà { $cubes }
table-gain-coin = +1 moneta
table-gain-store = 1 punto l’uno alla fine
table-gain-keep = 1 cubo per dopo
table-hall-keep = Conserva al mercato
table-sell-two = Vendi due
table-sell-two-which = Scegli il secondo cubo
table-convert = Converti tre
table-convert-note = in 1 di un altro tipo
table-convert-give = Dai tre cubi ({ $count } di 3)
table-convert-take = e prendi
table-convert-first = Scegli prima i tre.
table-convert-back = Indietro
table-stow = Metti via il resto
table-reset = Ricomincia il carico
table-finish = Termina il carico
table-finish-sure = Terminare davvero?
table-would-lose = perderesti { $cubes }

table-undo = Annulla
table-hint = Consiglio
table-menu = Menu
table-hints = Che cosa consiglia il senatore
table-hints-wait = Il senatore riflette …
table-hints-note = Probabilità di vincere e punti attesi, con le ragioni. Un clic gioca la mossa.
table-hint-chance = Probabilità di vincere

table-players = Giocatori
table-you = tu
table-bot = bot
table-absent = assente
table-stands-in = { $bot } sostituisce
table-hot-seat = stesso apparecchio
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
        [one] { $count } lavoratore a casa
       *[other] { $count } lavoratori a casa
    }

table-side = Cronaca, che cosa arriva, chat
table-tab-log = Cronaca
table-tab-coming = In arrivo
table-tab-chat = Chat
table-supplied = Agli ormeggi: { $cards }
table-took-back =
    { $count ->
        [one] { $player } torna indietro di un passo.
       *[other] { $player } torna indietro di { $count } passi.
    }
table-go-there = Guarda questo momento
table-coming-last = Alla fine
table-discard = Scartate
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-unread =
    { $count ->
        [one] { $count } nuova riga
       *[other] { $count } nuove righe
    }

table-past-banner = Stai guardando il passato.
table-to-now = Torna al presente
table-replay-banner = Stai rivedendo una partita finita.
table-to-end = Alla fine
table-to-start = All’inizio
table-step-back = Un passo indietro
table-step-on = Un passo avanti
table-play = Riproduci
table-pause = Pausa
table-slider = Momento della partita

table-result = Il risultato
table-replay = Rivedi la partita
table-you-win = Hai vinto!
table-wins = Vince { $winners }
table-share = { $winners } condividono la vittoria
table-end-lead = Dopo { $rounds } round:
table-end-tie = A parità di punti decidono le monete.
table-look-at-table = Guarda il tavolo
table-rematch = Gioca ancora
table-rematch-join = Alla prossima partita
table-rematch-set = La prossima partita è pronta: tutti si ritrovano a un nuovo tavolo.
table-share-link = Link alla partita

table-settings = Impostazioni
table-rules = Regole
table-cards = Carte
table-keys = Tasti
table-export = Salva la partita
table-fork = Prova altrimenti da qui
table-fork-note = Un nuovo tavolo che riparte dal momento mostrato; ciò che è nascosto viene rimescolato.
table-sound = Suono
table-invite = Link a questo tavolo
table-seats = Posti
table-seats-bot = Quale bot?
table-bot-for = Metti un bot
table-bot-for-me = Fai giocare un bot per me
table-take-back = Riprendi il mio posto
table-leave = Lascia la partita
table-leave-sure = Vuoi davvero andare? Il tuo posto si libera.

table-fairness = Verifica il mescolamento
table-fair-sound = Mazzo e sacchetto derivano dal segreto e da tutti i contributi. Il mescolamento era onesto.
table-fair-unsound = Qualcosa non torna: di questo mescolamento non ci si può fidare.
table-fair-later = La partita è in corso. Il segreto si svela alla fine, e allora lo si può verificare qui.
table-fair-commitment = Prima che qualcuno si sedesse, il server ha fissato il suo segreto mostrando questa impronta (SHA-256):
table-fair-contributions = Ogni browser ha aggiunto qualcosa di suo:
table-fair-none = niente
table-fair-hidden = Il segreto resta nascosto fino alla fine della partita.
table-fair-secret = Il segreto del server, svelato dopo la partita:
table-fair-own = Il tuo browser lo ha verificato: l’impronta è di questo segreto.
table-fair-derived = Mazzo e sacchetto derivano dal segreto e da tutti i contributi: né il server né un giocatore potevano sceglierli da soli.
table-fair-origin = Questa partita ne continua un’altra: le prime { $at } decisioni sono state riprese, e ciò che era nascosto è stato rimescolato.
table-fair-verify = Con la partita salvata lo può verificare chiunque: speicherstadt verify

table-key-number = piazza un lavoratore; carico: scegli un cubo, poi il suo posto
table-key-buy = compra
table-key-pass = lascia scendere il prezzo
table-key-finish = termina il carico
table-key-hint = consiglio
table-key-undo = annulla
table-key-walk = un passo indietro o avanti nella cronaca
table-key-jump = all’inizio, al presente
table-key-tab = da una scelta all’altra
table-key-escape = chiudi
table-key-list = questo elenco

table-guide = Il tuo primo round
table-guide-next = Capito
table-guide-skip = Senza guida
table-guide-place-title = Piazza un lavoratore sopra una carta
table-guide-place = Tutte le carte agli ormeggi saranno in vendita. Clicca sull’edificio sopra quella che ti piace: il tuo lavoratore prende la finestra libera più bassa. Hai tre lavoratori.
table-guide-price-title = I lavoratori fanno il prezzo
table-guide-price = Una carta costa tante monete quanti sono i lavoratori sopra di essa. Chi è arrivato per primo decide per primo, ma paga per tutti quelli venuti dopo! Arriva presto, arriva tardi e a buon prezzo, o rovina il prezzo agli altri.
table-guide-buy-title = Compra, o lascia scendere il prezzo
table-guide-buy = Tocca a te perché il tuo lavoratore è il più in basso. Compra ora, o riprendi il lavoratore: allora si chiede al prossimo, per una moneta in meno. Se ne hai un altro più in alto, tornerà il tuo turno, a meno che qualcuno compri prima.
table-guide-income-title = Nuovo round, nuova moneta
table-guide-income = Tutti hanno guadagnato una moneta; chi non ha comprato niente una in più. La moneta di metallo è passata oltre: chi la tiene ora comincia. Dalla primavera le navi portano merci e scoppiano fuochi: i pompieri aiutano.
table-guide-loading-title = Scarica la tua nave
table-guide-loading = Scegli un cubo, poi il suo posto: un contratto che lo richiede, un commerciante, il mercato. Finché non hai finito puoi annullare ogni passo. Ciò che resta sul molo è perso.
