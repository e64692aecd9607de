### Texts of the command line, which the web app does not fetch.

## Playing in the terminal

play-prompt = La tua mossa (o help):
play-you = Giocatore 1
play-conversions =
    { $count ->
        [one] { $count } altra scelta: una conversione come { $example } (scrivi more per vederla)
       *[other] { $count } altre scelte: conversioni come { $example } (scrivi more per vederle)
    }
play-unknown = «{ $word }» qui non è tra le scelte. Scrivi un numero della lista, una mossa come { $example } oppure help.
play-not-now = «{ $word }» ora non è possibile. Puoi giocare: { $options }
play-one-number = I numeri si riferiscono alla lista che vedi. Scrivine uno alla volta.
play-undo-nothing = Non c’è niente da annullare.
play-practice = Da ora questa partita è un allenamento: hai annullato più della tua ultima mossa. Le carte rivelate restano note e torneranno.
play-reset-nothing = Non c’è nessun carico da annullare.
play-obvious = Mosse ovvie (scrivi obvious per eseguirle):
play-obvious-nothing = Qui non resta altro da fare. Scrivi done per terminare il carico.
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
      undo                   annulla l’ultima mossa, anche dopo quelle dei bot
      reset                  annulla tutto il carico in corso
      plan                   mostra le mosse ovvie del tuo carico
      obvious                eseguile, senza terminare
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
cards-removed = In { $players } giocatori restano nella scatola: { $cards }

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
verify-fair = { $file }: mescolamento equo (versione { $version }); mazzo, sacchetto e primo giocatore derivano dal segreto dichiarato e da tutti i contributi
verify-origin =
    { $at ->
        [one] Questa partita ne continua un’altra: la prima decisione e tutto ciò che era noto sono stati mantenuti.
       *[other] Questa partita ne continua un’altra: le prime { $at } decisioni e tutto ciò che era noto sono stati mantenuti.
    }
verify-unopened = { $player } non ha aperto il proprio contributo; al suo posto è stata usata l’impronta
verify-kept = Il segreto, il tuo contributo e tutte le impronte corrispondono a ciò che hai conservato: nessuno ha potuto scegliere per ultimo.
verify-not-kept = Non verificato: se qualcuno ha sostituito il segreto o ha scelto per ultimo. Per saperlo, indica ciò che hai conservato: --commitment, --mine e --seen per ogni posto.
verify-version-1 = Una prova della versione 1 non vincola chi gestiva il server: poteva scegliere il segreto dopo i contributi.
verify-bots = Decisioni dei bot che derivano dal segreto: { $agreed } su { $count }.
serve-ready = Speicherstadt è attiva su { $address }  (Ctrl+C per fermarla; le tue partite sono in { $folder })
