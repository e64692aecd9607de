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

## Hints

hint-title = Consigli, il migliore per primo:
hint-chance = { $number }%
hint-points = { $number } punti
hint-set-aside = scartato

hint-new-contract = { points } alla fine; ti manca: { $cubes }
hint-enables = ti permette di completare «{ $card }»: { points }
hint-supplies = porta { $cubes } per i tuoi contratti
hint-proceeds = niente che manchi ai tuoi contratti; a venderlo rende { coins }
hint-trader = ti compra i cubi ({ $good }) a 1 moneta l’uno; { points } alla fine
hint-shelf = custodisce fino a { $count } cubi, 1 punto l’uno alla fine
hint-next-office = il tuo Ufficio Contabile numero { $number }: { points } in più
hint-strength = pompieri { $mine } contro { $others }; fuochi in arrivo: { $fires }
hint-interest = 1 moneta a ogni fase Entrate: { coins } entro la fine
hint-worth = { points } alla fine, comunque vada
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
hint-stored = 1 punto se alla fine il cubo è ancora in magazzino
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
