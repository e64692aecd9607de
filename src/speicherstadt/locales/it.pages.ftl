### Texts of pages that few visitors open. The web app fetches them with these pages.

## My games

games-none = Non hai ancora finito una partita. La prima apparirà qui.
games-won = Vinte
games-lost = Perse
games-streak = Serie di vittorie in corso
games-best-streak = Serie di vittorie più lunga
games-chart-title = Punti per provenienza
games-chart-lead = { $count ->
    [one] La tua ultima partita che conta.
   *[other] Le tue ultime { $count } partite che contano, la più recente in basso.
  }
games-chart-table = Mostra i numeri in tabella
games-date = Data
games-average = Media
games-by-opponents = Per avversari
games-by-players = Per numero di giocatori
games-opponents = Avversari
games-players = Giocatori
games-played = Partite
games-points = Punti in media
games-against-people = Persone
games-against-mixed = Bot diversi
games-list-title = Tutte le partite finite
games-place = { $place }º posto su { $count }
games-daily = Porto del giorno, { $day }
games-counted = Conta
games-practice = Allenamento
games-repeat = Porto del giorno, fuori classifica
games-continued = Continuazione di un’altra partita
games-hot-seat = Avevi più posti
games-stand-in = Un bot ha giocato per te
games-rule-title = Quali partite contano
games-rule = Una partita conta se hai tenuto un posto dall’inizio alla fine e preso tu più della metà delle sue decisioni. Una vittoria condivisa è una vittoria. Allenamenti, porti del giorno rigiocati, continuazioni e partite con più posti tuoi sono nell’elenco, ma non contano.
games-apart = Non contate: { $count }
games-export-title = Porta con te le tue partite
games-export-csv = Tabella (CSV)
games-export-json = Elenco (JSON)
games-export-records = Tutte le registrazioni (JSON Lines)

## The daily harbour

daily-intro = Su questo server tutti ricevono le stesse carte, gli stessi avversari e la stessa fortuna. Se due persone decidono allo stesso modo, vedono la stessa partita. Con l’avvicinarsi della domenica i bot diventano più forti.
daily-today = Oggi, { $day }
daily-ends = Un giorno finisce a mezzanotte UTC, cioè alle { $time } da te.
daily-against = Contro { $bots }
daily-finished = { $count ->
    [0] Nessuno l’ha ancora finito.
    [one] { $count } persona l’ha finito.
   *[other] { $count } persone l’hanno finito.
  }
daily-first = La tua prima partita del giorno conta. Si gioca senza consigli e va finita entro la giornata.
daily-again = Rigioca fuori classifica
daily-past = Gioca fuori classifica
daily-unranked = La tua partita non è in classifica: il giorno è finito prima, o un bot ha deciso per te.
daily-ranking = Classifica
daily-rank = Posizione
daily-name = Nome
daily-points = Punti
daily-place = Posto finale
daily-you = tu
daily-locked = La classifica si apre quando la tua partita in classifica è finita, perché le altre partite mostrano le carte in arrivo.
daily-nobody = In questo giorno nessuno ha finito una partita in classifica.
daily-compare = Decisione per decisione
daily-compare-lead = Ripercorri la tua partita. Nella stessa posizione, che cosa hanno scelto gli altri?
daily-beside = Confronta con
daily-everyone = Tutti
daily-step = Decisione { $number } di { $count }
daily-before = Decisione precedente
daily-next = Decisione successiva
daily-parting = Prossima differenza
daily-mine = Tu
daily-share = { $count } su { $all }
daily-alone = Nessun’altra partita è arrivata a questa posizione.
daily-apart = La partita di { $name } non è mai arrivata a questa posizione.
daily-same = Tu e { $name } avete fatto la stessa scelta.
daily-differ = Qui le vostre strade si dividono: { $name } ha scelto altro.
daily-look = Guarda il tabellone
daily-archive = Giorni passati
daily-archive-none = Oggi è il primo giorno qui.
daily-fair-title = È equo?
daily-fair-known = La distribuzione deriva da un segreto che solo il server conosce. L’impronta del segreto viene pubblicata una settimana prima e il segreto viene svelato a giornata finita: chiunque può verificare che nulla è stato cambiato. Il tuo browser conserva le impronte che vede e le confronta.
daily-fair-trust = Che cosa non è provato: chi gestisce il server può conoscere la distribuzione in anticipo. E chi ha finito conosce le carte: la classifica presuppone che nessuno giochi prima con un altro nome. Tutti i punti li calcola il server.
daily-commitment = Impronta del segreto
daily-secret = Segreto
daily-upcoming = I prossimi giorni

## The rules

web-rules-lead = Amburgo, il quartiere dei magazzini: arrivano navi, scoppiano incendi, e ogni carta va a chi la vuole di più o aspetta più a lungo.
web-rules-contents = In questa pagina
web-rules-marks = Segni in questa pagina
web-rules-mark-ruling = Una precisazione: i regolamenti lasciano aperta la questione, quindi abbiamo deciso noi.
web-rules-aim = Scopo del gioco
web-rules-aim-1 = Guidi una casa commerciale. Contratti completati, uffici contabili, chiese e pompieri forti danno punti. Vince chi ne ha di più dopo l’ultimo incendio.
web-rules-setup = Preparazione
web-rules-setup-1 = Tutti cominciano con 5 monete, 3 lavoratori e un mercato. Nel sacchetto ci sono 45 cubi, 9 per ogni merce:
web-rules-setup-2 = Le carte di ogni stagione si mescolano a parte e si impilano: in cima l’inverno, poi primavera, estate e autunno, e in fondo il 4º incendio. Alcune carte d’autunno restano nella scatola, così il numero dei round torna:
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
web-rules-supply-1 = Agli ormeggi si rivelano le carte da sinistra a destra, una in più dei giocatori. Appena rivelata, una nave riceve 3 cubi dal sacchetto. Un incendio scoppia subito, e la carta successiva prende il suo posto.
web-rules-demand-1 = A turno, dal primo giocatore in poi, ognuno piazza un lavoratore alla finestra libera più bassa sopra una carta, finché tutti e tre sono piazzati. Non si può passare. Sopra la stessa carta puoi avere più lavoratori. Un edificio ha 8 piani.
web-rules-demand-2 = Il primo lavoratore di un edificio sceglie per primo. Ma ogni lavoratore che si mette in coda rende la carta più cara per chi sta sotto.
web-rules-purchase-1 = Le carte si vendono una dopo l’altra, da sinistra. Il proprietario del lavoratore più basso può comprare la carta per tante monete quanti sono i lavoratori ancora nell’edificio, compreso il suo. Se compra, prende la carta e l’edificio si svuota. Altrimenti riprende quel lavoratore, il prezzo scende di 1 e la scelta passa al proprietario del lavoratore successivo. Una carta che nessuno compra si scarta.
web-rules-fig-price = Sopra una nave ci sono tre lavoratori. Blu è arrivato per primo e può comprarla per 3 monete.
web-rules-fig-price-2 = Blu rinuncia e riprende il lavoratore. Tocca ad Arancio, per 2 monete.
web-rules-fig-price-3 = Arancio non ha 2 monete. Viola ottiene la nave per 1 sola moneta.
web-rules-r1 = I cubi di una nave che nessuno compra vanno nella riserva.
web-rules-r2 = Chi non può pagare salta il turno, senza che gli si chieda nulla. La cronaca lo riporta.
web-rules-loading-1 = A turno, dal primo giocatore in poi, ognuno usa le proprie merci: quelle delle navi comprate in questo round, quelle del magazzino e quella del mercato. Una nave va scaricata nel round in cui è comprata. Per ogni cubo puoi scegliere:
web-rules-way-contract = Consegnalo per un contratto che ne ha ancora bisogno. Lì resta per sempre. Un contratto si può completare in più round.
web-rules-way-merchant = Vendilo per 1 moneta a un tuo commerciante che tratta quella merce.
web-rules-way-warehouse = Mettilo nel tuo magazzino, che ne contiene al massimo 4. Lì ogni cubo vale 1 punto alla fine.
web-rules-way-convert = Al mercato, converti 3 cubi qualsiasi in 1 di un altro tipo, preso dalla riserva.
web-rules-way-sell = Al mercato, vendi 2 cubi qualsiasi per 1 moneta.
web-rules-way-keep = Al mercato, conserva 1 cubo per i round successivi.
web-rules-loading-2 = Tutto ciò che avanza va perso. I cubi non tornano mai nel sacchetto.
web-rules-r3 = Le merci in magazzino e al mercato si possono usare in ogni carico successivo, con o senza una nuova nave.
web-rules-r4 = Quando converti, il cubo che prendi deve già trovarsi nella riserva, e il suo tipo non deve essere tra i tre che dai. Puoi usarlo subito.
web-rules-r5 = Decidi tu l’ordine delle tue azioni: tutte le tue merci stanno insieme sul molo. Ciò che metti in magazzino o al mercato ci resta fino al carico successivo.
web-rules-r6 = Chi non ha merci salta il turno.
web-rules-income-1 = Tutti ricevono 1 moneta. Chi in questo round non ha comprato niente ne riceve 1 in più, e lo stesso vale per il proprietario della Banca. Poi la moneta di metallo passa a sinistra.
web-rules-r7 = Le monete non finiscono mai.
web-rules-fire = Al fuoco!
web-rules-fire-1 = Ognuno somma i valori dei propri pompieri; senza pompieri il totale è 0. Chi ha il totale più alto guadagna i punti dell’incendio, chi ha il più basso ne perde altrettanti. In caso di parità, tutti i giocatori coinvolti guadagnano o perdono per intero. Se tutti i totali sono uguali, non succede nulla.
web-rules-fire-2 = Ci sono quattro incendi: uno in primavera, uno in estate e uno in autunno, ciascuno di valore più alto del precedente, e il 4º proprio alla fine.
web-rules-fig-fire = Esempio: incendio 2, con forze 5, 2 e 0.
web-rules-end = Fine della partita
web-rules-end-1 = Se dopo il rifornimento resta nel mazzo solo il 4º incendio, questo è l’ultimo round. Dopo le entrate scoppia il 4º incendio e si contano i punti. Se il 3º incendio si trova proprio sopra il 4º, nel rifornimento successivo scoppiano uno dopo l’altro e la partita finisce subito.
web-rules-end-2 = Vince chi ha più punti. A parità di punti, vince chi ha più monete.
web-rules-r8 = Se anche le monete sono pari, la vittoria è condivisa.
web-rules-r9 = I punteggi possono essere negativi in ogni momento.
web-rules-score = Punteggio finale
web-rules-score-contracts = 5, 8 o 11 punti per un contratto completo di 2, 3 o 4 merci; 0 se manca qualcosa
web-rules-score-offices = 2, 5, 9 o 14 punti per 1, 2, 3 o 4 uffici
web-rules-score-merchants = 1 punto ciascuno
web-rules-score-warehouse = 1 punto per ogni cubo all’interno
web-rules-score-port = 1 punto per ogni tua nave
web-rules-score-chamber = 1 punto per ogni tua moneta; le monete restano a te
web-rules-score-fires = punti guadagnati e persi negli incendi
web-rules-hidden = Che cosa è nascosto
web-rules-hidden-1 = Solo l’ordine del mazzo in ogni stagione e i cubi che usciranno dal sacchetto. Tutto il resto è visibile a tutti: quali carte devono ancora uscire in ogni stagione, quanti cubi di ogni merce sono nel sacchetto e quante monete ha ciascuno.
web-rules-cards-1 = Al tavolo ogni carta si spiega da sé. La galleria le mostra tutte.
web-rules-to-cards = Guarda le carte
web-rules-recon-fires = i valori degli incendi da 1 a 3: 1, 2 e 3 (è attestato solo il 4 del 4º incendio)
web-rules-recon-firemen = i valori dei pompieri (è attestato solo il 3 d’autunno)
web-rules-recon-contracts = quali merci chiede ciascun contratto

## Sessions, devices and access tokens

web-device-title = Continua su un altro dispositivo
web-device-lead = I tuoi posti sono legati a questo browser. Con un codice o un link privato puoi continuare su un altro dispositivo.
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
web-session-title = Dove hai effettuato l’accesso
web-session-lead = Disconnetti i browser che non usi più o che non riconosci.
web-session-unknown = Browser sconosciuto
web-session-current = Questo browser
web-session-seen = Accesso: { $created }; ultima visita: { $seen }
web-session-end = Disconnetti
web-session-end-sure = Disconnettere davvero?
web-session-end-here = Senza un altro browser o un codice non potrai più tornare ai tuoi posti.
web-session-ended = Quel browser è disconnesso.
web-session-end-others = Disconnetti tutti gli altri
web-session-end-others-sure = Disconnettere davvero tutti gli altri?
web-session-others-ended = Tutti gli altri browser sono disconnessi.
web-token-title = Token di accesso
web-token-lead = Dai a ogni programma un token tutto suo: potrai revocarlo senza toccare gli altri.
web-token-make = Crea un token
web-token-field = Token
web-token-once = Lo vedrai solo questa volta. Conservalo con cura, come una chiave.
web-token-name = Nome, per esempio «il mio bot»
web-token-created = creato: { $date }
web-token-replace = Sostituisci
web-token-revoke = Revoca
web-token-revoke-sure = Revocare definitivamente?
web-token-revoked = «{ $name }» non funziona più.
web-move-title = Continua su questo dispositivo
web-move-lead = Questo link privato porta qui il tuo nome e i tuoi posti da un altro dispositivo.
web-move-loses = In questo browser ora ti chiami { $name }. Se continui, qui rinunci a quel nome e ai suoi posti.
web-move-done = Ciao, { $name }.
web-move-wrong = Questo codice è sbagliato, già usato o scaduto. Creane uno nuovo sull’altro dispositivo.
