### Every text people read. All four languages have the same messages and variables; a test checks it.

## Names of the game

phase-supply = Angebot
phase-demand = Nachfrage
phase-purchase = Kauf
phase-loading = Verladung
phase-income = Einkommen
phase-over = Ende

season-A = Winter
season-B = Frühling
season-C = Sommer
season-D = Herbst
season-E = Herbst

good-coffee = Kaffee
good-tea = Tee
good-saffron = Safran
good-rubber = Kautschuk
good-carpet = Teppich

cubes-coffee = { $count } Kaffee
cubes-tea = { $count } Tee
cubes-saffron = { $count } Safran
cubes-rubber = { $count } Kautschuk
cubes-carpet =
    { $count ->
        [one] { $count } Teppich
       *[other] { $count } Teppiche
    }

coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

card-merchant =
    { $good ->
        [coffee] Kaffeeröster
        [tea] Teeverkoster
        [saffron] Gewürzhändler
        [carpet] Teppichhändler
       *[rubber] Vulkaniseur
    }
card-warehouse = Lager
card-contract = Auftrag
card-office = Kontor
card-fireman = Feuerwehrmann { $value }
card-fire = Brand { $value }
card-ship = Schiff
card-bank = Bank
card-church = Flussschifferkirche
card-michaelis = St. Michaelis
card-port = Hafen
card-chamber = Handelskammer

effect-merchant =
    Verladung: kauft dir beliebig { $good ->
        [coffee] viel Kaffee
        [tea] viel Tee
        [saffron] viel Safran
        [carpet] viele Teppiche
       *[rubber] viel Kautschuk
    } ab, für 1 Münze pro Warenstein. Bringt am Ende { points }.
effect-warehouse = Lagert bis zu 4 Warensteine von Runde zu Runde. Jeder bringt am Ende 1 Punkt.
effect-contract = Bringt am Ende { points }, wenn alle Waren geliefert sind.
effect-office = Je mehr du hast, desto besser: { $scale } Punkte für 1, 2, 3, 4 Kontore.
effect-fireman = Erhöht deine Stärke bei jedem Brand um { $value }.
effect-fire = Die Stärksten gewinnen { points }, die Schwächsten verlieren ebenso viel.
effect-ship = Bringt 3 Warensteine. Entlade es in der Runde, in der du es kaufst.
effect-bank = Bringt dir bei jedem Einkommen 1 Münze extra.
effect-church = Bringt am Ende { points }.
effect-michaelis = Bringt am Ende { points }.
effect-port = Bringt am Ende 1 Punkt für jedes deiner Schiffe.
effect-chamber = Bringt am Ende 1 Punkt für jede deiner Münzen.

source-fires = Brände
source-contracts = Aufträge
source-merchants = Kaufleute
source-warehouse = Lager
source-offices = Kontore
source-church = Kirche
source-michaelis = St. Michaelis
source-port = Hafen
source-chamber = Kammer

## What happens: the log

event-round-began = Runde { $round } von { $rounds }: { $player } hat die Metallmünze und beginnt.
event-round-began-last = Runde { $round } von { $rounds }, die letzte: { $player } hat die Metallmünze und beginnt.
event-revealed = Liegeplatz { $berth }: { $card }
event-revealed-ship = Liegeplatz { $berth }: { $card } mit { $cubes }
event-burned = { $card }! Punkte: { $changes }.
event-burned-equal = { $card }! Alle sind gleich stark, es passiert nichts.
event-placed = { $player } setzt einen Arbeiter an Liegeplatz { $berth }. Preis: { coins }.
event-bought = { $player } kauft „{ $card }“ für { coins }.
event-declined = { $player } verzichtet auf „{ $card }“ für { coins }.
event-could-not-pay = { $player } kann { coins } für „{ $card }“ nicht bezahlen.
event-discarded = Niemand kauft „{ $card }“.
event-discarded-ship = Niemand kauft „{ $card }“. Verloren: { $cubes }.
event-unloaded = { $player } beginnt zu verladen: { $cubes }.
event-delivered = { $player } liefert 1 { $good } für „{ $card }“.
event-delivered-complete = { $player } liefert 1 { $good } und erfüllt „{ $card }“!
event-sold = { $player } verkauft 1 { $good } für 1 Münze an einen Kaufmann.
event-stored = { $player } legt 1 { $good } ins Lager.
event-kept = { $player } bewahrt 1 { $good } in der Markthalle auf.
event-marketed = { $player } verkauft { $cubes } in der Markthalle für 1 Münze.
event-converted = { $player } tauscht { $cubes } in 1 { $good } um.
event-finished = { $player } beendet die Verladung.
event-finished-lost = { $player } beendet die Verladung. Verloren: { $cubes }.
event-earned = Einkommen in Münzen: { $changes }.
event-coin-passed = Die Metallmünze geht an { $player }.
event-ended = Das Spiel ist zu Ende. { $winners } gewinnt.
event-ended-shared = Das Spiel ist zu Ende. { $winners } teilen sich den Sieg.
event-undone = { $player } nimmt { $decision } zurück.
event-forfeited = { $player } gibt auf, ab jetzt entscheidet der Zufall. ({ $reason })

and = und

## What you can do: choices in a list

option-place = Liegeplatz { $berth }: { $card }, Preis { coins }
option-buy = „{ $card }“ für { coins } kaufen (danach noch { $left })
option-decline = Verzichten und den Arbeiter zurücknehmen
option-deliver = 1 { $good } für „{ $card }“ liefern
option-deliver-completes = 1 { $good } liefern und „{ $card }“ erfüllen: { points }
option-sell = 1 { $good } für 1 Münze an einen Kaufmann verkaufen
option-store = 1 { $good } ins Lager legen
option-keep = 1 { $good } in der Markthalle aufbewahren
option-market = { $cubes } in der Markthalle für 1 Münze verkaufen
option-convert = { $cubes } in 1 { $good } umtauschen
option-finish = Verladung beenden
option-finish-lost = Verladung beenden und { $cubes } verlieren

ask-demand = { $player }, setze einen Arbeiter ({ $worker } von 3).
ask-purchase = { $player }, kaufst du „{ $card }“ für { coins }? Du hast { $purse }.
ask-loading = { $player }, verlade deine Waren: { $cubes }.
ask-loading-empty = { $player }, dein Kai ist leer. Beende die Verladung oder nimm einen Schritt zurück.

## The board in the terminal

board-round = Runde { $round } von { $rounds }
board-player = Spieler
board-coins = Münzen
board-firemen = Feuerwehr
board-points = Punkte
board-cards = Karten
board-goods = Waren
board-price = Preis { $price }
board-warehouse = Lager
board-hall = Halle
board-quay = Kai
board-to-come = Kommt noch
board-bag = Im Beutel
board-stock = Im Vorrat
board-nothing = nichts
board-total = Summe
board-after =
    Nach { $at } von { $of ->
        [one] { $of } Entscheidung
       *[other] { $of } Entscheidungen
    }

## Playing in the terminal

play-prompt = Dein Zug (oder help):
play-you = Spieler 1
play-conversions =
    { $count ->
        [one] { $count } weitere Möglichkeit: ein Umtausch wie { $example }
       *[other] { $count } weitere Möglichkeiten: umtauschen, etwa { $example }
    } (more zeigt alle)
play-unknown = „{ $word }“ steht hier nicht zur Wahl. Tippe eine Zahl aus der Liste, einen Zug wie { $example } oder help.
play-not-now = „{ $word }“ geht gerade nicht. Möglich sind: { $options }
play-one-number = Die Zahlen gelten für die angezeigte Liste. Tippe sie einzeln ein.
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-revealed = Das lässt sich nicht mehr zurücknehmen: Inzwischen wurde etwas Neues aufgedeckt.
play-reset-nothing = Es gibt keine Verladung zurückzunehmen.
play-stow-room = Der Platz reicht nicht für alles. Wähle aus, was du behältst.
play-saved = Gespeichert als { $file }. Später weiterspielen: speicherstadt play --resume { $file }
play-save-where = In welche Datei? Tippe: save DATEI
play-quit-unsaved = Das Spiel ist nicht gespeichert. Tippe save DATEI, um es zu behalten, oder noch einmal quit, um zu gehen.
play-bye = Bis bald.
play-help =
    Tippe eine Zahl aus der Liste oder einen oder mehrere Züge in Worten:
      @3                     einen Arbeiter an Liegeplatz 3 setzen
      buy, pass              die Karte kaufen oder den Preis fallen lassen
      tea>contract-a2        einen Warenstein für einen Auftrag liefern
      tea>merchant           an den Kaufmann verkaufen;  tea>warehouse, tea>hall  behalten
      coffee+tea>coin        zwei Steine verkaufen;  coffee+tea+tea>rubber  drei umtauschen
      done                   die Verladung beenden
    Weitere Befehle:
      undo                   letzten Zug zurücknehmen, falls nichts aufgedeckt wurde
      reset                  die ganze Verladung zurücknehmen
      stow                   den Rest in Lager und Markthalle legen und beenden
      more                   auch die Umtauschmöglichkeiten zeigen
      hint                   die besten Züge zeigen, mit Begründung
      cards                  die Karten auf dem Tisch erklären
      log                    den ganzen bisherigen Verlauf zeigen
      save DATEI             das Spiel speichern
      quit                   das Spiel verlassen

## Other commands in the terminal

cards-title =
    Kartensatz „{ $name }“: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cards-season = Jahreszeit
cards-id = ID
cards-card = Karte
cards-copies = Anzahl
cards-effect = Wirkung
cards-reconstructed = * rekonstruiert: nur auf der gedruckten Karte zu sehen, in keiner Spielregel genannt
cards-removed = Bei { $players } Spielern nicht dabei: { $cards }

simulate-title =
    { $games ->
        [one] { $games } zufälliges Spiel
       *[other] { $games } zufällige Spiele
    }, { $players } Spieler, Startwert { $seed }
simulate-progress = Spiele laufen
simulate-seat = Platz
simulate-wins = Siege
simulate-mean = Ø Punkte
simulate-range = Min. … max.
simulate-coins = Ø Münzen
simulate-length = { $decisions } Entscheidungen pro Spiel, in { $rounds } Runden
simulate-speed = { $games } Spiele/s, { $decisions } Entscheidungen/s
simulate-recorded =
    { $count ->
        [one] { $count } Spiel in { $folder } gespeichert
       *[other] { $count } Spiele in { $folder } gespeichert
    }

verify-ok =
    { $file }: in Ordnung; { $players } Spieler, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, Regelversion { $rules }, { $outcome }
verify-won = gewonnen von { $winners }
verify-running = noch nicht zu Ende
verify-fair = { $file }: fair gemischt; Stapel und Beutel ergeben sich aus dem festgelegten Geheimnis und allen Beiträgen
serve-ready = Speicherstadt läuft unter { $address }  (Strg+C zum Beenden)

## Hints

hint-title = Tipps, der beste zuerst:
hint-chance = { $number } %
hint-points = { $number } Punkte

hint-new-contract = { points } am Ende; du brauchst noch { $cubes }
hint-enables = damit kannst du „{ $card }“ erfüllen: { points }
hint-supplies = bringt { $cubes } für deine Aufträge
hint-proceeds = nichts, was deine Aufträge brauchen; der Verkauf bringt { coins }
hint-trader = kauft dir { $good } ab, 1 Münze pro Stein; { points } am Ende
hint-shelf = lagert bis zu { $count } Warensteine, am Ende je 1 Punkt
hint-next-office = dein Kontor Nummer { $number }: { points } mehr
hint-strength = Feuerwehr { $mine } gegen { $others }; Brände, die noch kommen: { $fires }
hint-interest = 1 Münze bei jedem Einkommen: { coins } bis zum Ende
hint-fixed-points = { points } am Ende, egal was passiert
hint-per-ship =
    1 Punkt pro Schiff: { $count ->
        [0] du hast noch keins
       *[other] du hast { $count }
    }
hint-per-coin = 1 Punkt pro Münze: du hast { $count }
hint-standing = im Moment deins für { coins }, danach noch { $left }
hint-behind = { $player } wird vor dir gefragt, für { coins }
hint-another = erhöht deinen eigenen Preis auf { coins }
hint-prices-out = { $player } kann { coins } nicht bezahlen
hint-rival = { $player } will das auch und kann bis zu { coins } zahlen
hint-nobody-else = niemand sonst kann das kaufen
hint-no-coins = du hast keine Münzen, um etwas zu kaufen
hint-price = kostet { coins }, danach noch { $left }
hint-not-worth =
    { $count ->
        [one] dir nicht einmal { $count } Münze wert
       *[other] dir keine { $count } Münzen wert
    }
hint-next = verzichtest du, kann { $player } das für { coins } haben
hint-falls = du wirst noch einmal gefragt, für nur { coins }
hint-falls-unless = du wirst noch einmal gefragt, für nur { coins }, sofern nicht vorher jemand von diesen kauft: { $players }
hint-saves-for = spart Münzen für „{ $card }“ – das ist dir mehr wert
hint-thrift = 1 Münze mehr Einkommen, wenn du diese Runde nichts kaufst
hint-completes = erfüllt „{ $card }“: { points }
hint-still-lacks = „{ $card }“ braucht danach noch { $cubes }
hint-needed-by = „{ $card }“ braucht { $good }
hint-wanted =
    { $count ->
        [0] kein Auftrag, der noch kommt, braucht { $good }
        [one] { $count } Auftrag, der noch kommt, braucht { $good }
       *[other] { $count } Aufträge, die noch kommen, brauchen { $good }
    }
hint-coin =
    { $count ->
        [one] 1 Münze für { $count } Warenstein
       *[other] 1 Münze für { $count } Warensteine
    }
hint-warehouse-point = 1 Punkt, wenn der Stein am Ende noch im Lager liegt
hint-loses = verliert { $cubes }
hint-all-done = am Kai liegt nichts mehr

## The bots

bot-apprentice = Lehrling
bot-clerk = Kontorist
bot-broker = Makler
bot-shipowner = Reeder
bot-senator = Senator
bot-random = Zufall
bot-exec = Programm
bot-about-apprentice = Greift nach allem, was glänzt, zahlt jeden Preis und vergisst Brände, Münzen und die Markthalle.
bot-about-clerk = Führt nach einfachen Faustregeln ordentlich Buch und achtet nicht auf die anderen.
bot-about-broker = Weiß nicht mehr als der Kontorist, behält aber alle Geldbeutel im Auge und wartet, bis die Preise fallen.
bot-about-shipowner = Weiß aus langer Erfahrung, was alles wert ist, und lässt sich keinen guten Kauf entgehen.
bot-about-senator = Denkt die ganze Runde durch und rechnet die letzte, wenn möglich, exakt bis zum Ende aus.
bot-about-random = Spielt zufällige erlaubte Züge.
bot-about-exec = Jedes Programm, das das Protokoll aus docs/bots.md spricht.
bot-about-foreign = Kommt aus einem anderen Paket.
bots-title = Bots, von sanft bis gnadenlos
bots-seat = Platz
bots-name = Name
bots-about = Charakter

## The web app

# On every page

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Zum Inhalt springen
web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-rules = Regeln
web-nav-cards = Karten
web-nav-settings = Einstellungen
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-loading = Einen Moment …
web-retry = Noch einmal versuchen
web-default-name = Skipper
web-empty-seat = freier Platz
web-foot = Ein Spiel von Stefan Feld. Dies ist ein unabhängiges, freies Programm mit eigenen Bildern und Texten.

# Errors

web-error-malformed = Der Server konnte das nicht verstehen, nichts hat sich geändert. Lade die Seite neu und versuche es noch einmal.
web-error-illegal = Das erlauben die Regeln gerade nicht. Wähle einen der angebotenen Züge.
web-error-stale = Jemand war schneller. Sieh dir den Tisch noch einmal an und entscheide dann.
web-error-over = Dieses Spiel ist zu Ende. Du kannst es dir noch einmal ansehen oder neu spielen.
web-error-not-your-turn = Du bist noch nicht dran. Warte, bis du gefragt wirst.
web-error-not-your-seat = Das ist nicht dein Platz. Du kannst nur für deinen eigenen spielen.
web-error-forbidden = Das darfst du hier nicht. Vielleicht kann der Gastgeber helfen.
web-error-unknown = Das gibt es nicht oder nicht mehr. Prüfe den Link.
web-error-full = Hier ist kein Platz mehr. Versuche es an einem anderen Tisch.
web-error-not-started = Das Spiel hat noch nicht begonnen. Erst müssen alle Plätze besetzt sein.
web-error-cannot-undo = Das lässt sich nicht zurücknehmen: Etwas Neues wurde aufgedeckt, oder jemand hat schon darauf reagiert.
web-error-too-large = Das ist zu groß. Ein gespeichertes Spiel hat höchstens 1 MB.
web-error-too-many = Das ging etwas zu schnell. Warte einen Moment und versuche es dann noch einmal.
web-error-unavailable = Der Server antwortet nicht. Es geht nichts verloren. Versuche es gleich noch einmal.

# Home page

web-home-title = Die Speicherstadt
web-home-lead = Treibe Preise hoch oder warte, bis sie fallen. Entlade Schiffe, erfülle Aufträge und hüte dich vor Bränden. Ein Brettspiel für 2 bis 5, in deinem Browser.
web-home-picture = Backsteinspeicher mit Kupferdächern an einem Hamburger Fleet
web-play-title = Gegen Bots spielen
web-play-lead = Leg sofort los, auch ganz allein.
web-play-level = Stärke der Bots
web-play-players = Anzahl der Spieler
web-play-go = Jetzt spielen
web-play-first = Zum ersten Mal hier? Eine kurze geführte Runde zeigt dir, wie es geht.
web-players-count = { $count } Spieler
web-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
web-create-title = Mit Freunden spielen
web-create-lead = Eröffne einen Tisch und teile den Link. Zum Mitspielen genügt ein Name.
web-create-seats = Plätze
web-create-seat = Platz { $number }
web-create-you = Du
web-create-friend = Noch frei
web-create-bot = Bot: { $bot }
web-create-public = Öffentlicher Tisch
web-create-public-note = Steht für alle auf der Startseite. Sonst findet ihn nur, wer den Link hat.
web-create-hints = Tipps erlauben
web-create-hints-note = Alle dürfen den Senator um Rat fragen.
web-create-go = Tisch eröffnen
web-join-title = Mitspielen oder zusehen
web-join-field = Link oder Code eines Tisches
web-join-go = Öffnen
web-join-wrong = Das ist kein Link zu einem Tisch. Ein Code hat 16 Zeichen: Buchstaben, Ziffern, - und _.
web-import-title = Gespeichertes Spiel öffnen
web-import-lead = Eine Spieldatei, die hier oder im Terminal gespeichert wurde.
web-import-field = Datei auswählen …
web-import-malformed = Diese Datei lässt sich nicht öffnen. Sie ist kein gespeichertes Spiel oder wurde abgeschnitten oder verändert. Wähle eine andere.
web-import-illegal = Dieses Spiel lässt sich nicht öffnen: Es enthält einen Zug, den die Regeln nicht erlauben. Wähle eine andere Datei.
web-import-over = Dieses Spiel lässt sich nicht öffnen: Es enthält Züge nach dem Spielende. Wähle eine andere Datei.
web-mine-title = Meine Tische
web-open-title = Offene Tische
web-open-none = Gerade wartet niemand. Eröffne einen öffentlichen Tisch, dann finden dich andere hier.
web-running-title = Laufende Spiele
web-finished-title = Beendete Spiele
web-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-your-turn = Du bist dran
web-turn-of = { $player } ist dran
web-gathering = Noch nicht begonnen
web-finished = Beendet
web-turns-waiting = ({ $count }) Du bist dran
web-go-on = Weiterspielen
web-go-join = Mitspielen
web-go-watch = Zusehen
web-go-replay = Ansehen
web-action-for = { $action }: { $what }
web-show-more = Mehr anzeigen

# Your name

web-name-title = Wie sollen wir dich nennen?
web-name-lead = Ein Name genügt, du brauchst kein Konto.
web-name-field = Dein Name
web-name-go = Weiter

# Lobby: a table before its game

web-lobby-title = Der Tisch ist bereit
web-lobby-lead-host = Lade Freunde ein oder besetze freie Plätze mit Bots. Dann starte das Spiel.
web-lobby-lead-seated = Du hast einen Platz. { $player } startet das Spiel.
web-lobby-lead-guest = Nimm dir einen freien Platz oder sieh einfach zu.
web-lobby-lead-full = Alle Plätze sind besetzt, aber du kannst zusehen.
web-lobby-host = Der Gastgeber
web-lobby-invite = Freunde einladen
web-lobby-link = Link zu diesem Tisch
web-lobby-link-note = Wer den Link hat, kann mitspielen oder zusehen. Ohne Konto, ohne Passwort.
web-share = Teilen …
web-lobby-is-public = öffentlich
web-lobby-is-private = nur mit Link
web-lobby-hints-on = Tipps erlaubt
web-lobby-hints-off = keine Tipps
web-lobby-watching =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
web-lobby-seats = Am Tisch
web-lobby-sit = Hier hinsetzen
web-lobby-sit-any = Platz nehmen
web-lobby-second = Jemanden an diesem Gerät hinzufügen
web-lobby-bot-choice = Bot für Platz { $number }
web-lobby-bot-none = Bot hinzufügen …
web-lobby-remove = Entfernen
web-lobby-leave = Aufstehen
web-lobby-fill = Mit Bots auffüllen
web-lobby-start = Spiel starten
web-lobby-missing =
    { $count ->
        [one] Ein Platz ist noch frei. Lade jemanden ein oder füge einen Bot hinzu.
       *[other] { $count } Plätze sind noch frei. Lade andere ein oder füge Bots hinzu.
    }
web-lobby-ready = Alle sind da.
web-lobby-wait = { $player } startet das Spiel, wenn alle bereit sind.
web-tag-host = Gastgeber
web-tag-you = du
web-tag-bot = Bot
web-tag-away = nicht da
web-tag-here = an diesem Gerät
web-presence-away = hat diesen Tisch im Hintergrund
web-hotseat-title = Ein Gerät für mehrere
web-hotseat-note =
    { $count ->
        [one] { $count } Person spielt an diesem Gerät.
       *[other] { $count } Personen spielen abwechselnd an diesem Gerät. Die Seite zeigt immer, wer dran ist.
    }
web-second-title = Wer spielt mit dir?
web-second-lead = Ihr spielt abwechselnd an diesem Gerät. In diesem Spiel sehen alle dasselbe, also könnt ihr euch den Bildschirm teilen.
web-second-field = Name der anderen Person
web-second-go = Hinzufügen
web-lobby-origin = Dieses Spiel setzt ein anderes nach { $at } Entscheidungen fort. Was dort verdeckt war, wird neu gemischt.
web-fair-title = Fair gemischt, und du kannst es prüfen
web-fair-secret = Bevor sich jemand an den Tisch setzte, hat der Server ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Jetzt kann er kein anderes mehr nehmen.
web-fair-mix = Jeder Browser am Tisch steuert 16 zufällige Bytes bei. Stapel und Beutel ergeben sich aus dem Geheimnis und all diesen Bytes. Niemand kann sie allein beeinflussen.
web-fair-told = Nach dem Spiel wird das Geheimnis aufgedeckt, und alle können das Mischen mit einem Klick prüfen.
web-fair-print = Fingerabdruck des Geheimnisses (SHA-256)
web-fair-added =
    { $count ->
        [one] Bisher hat { $count } Platz zufällige Bytes beigesteuert.
       *[other] Bisher haben { $count } Plätze zufällige Bytes beigesteuert.
    }

# Settings

web-settings-title = Einstellungen
web-settings-lead = Änderungen gelten sofort, aber nur in diesem Browser.
web-set-look = Aussehen
web-set-play = Im Spiel
web-set-person = Du
web-set-language = Sprache
web-language-system = System
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Farbschema
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-set-animation = Animationen
web-animation-off = Aus
web-animation-fast = Schnell
web-animation-normal = Normal
web-animation-slow = Langsam
web-set-calm = Dein System wünscht weniger Bewegung. Deshalb bleiben Animationen aus, egal was du hier wählst.
web-set-sound = Ton
web-set-sound-note = Eine Glocke läutet, wenn du dran bist.
web-set-shapes = Deutlichere Formen
web-set-shapes-note = Waren und Spieler lassen sich auch ohne Farben gut unterscheiden.
web-set-confirm = Vorher nachfragen
web-set-confirm-note = Bevor du eine Karte kaufst oder beim Verladen Waren verlierst.
web-set-guide = Geführte erste Runde
web-set-guide-note = Erklärt dir dein nächstes Spiel Schritt für Schritt.
web-set-name-save = Speichern
web-set-name-saved = Du heißt jetzt { $name }.
web-device-title = Auf einem anderen Gerät weiterspielen
web-device-lead = Deine Plätze gehören zu diesem Browser. Mit einem Code oder dem privaten Link dazu spielst du auf einem anderen Gerät weiter.
web-device-nobody = Sobald du einen Namen hast, kannst du auf einem anderen Gerät weiterspielen.
web-device-make = Code erstellen
web-device-code = Code
web-device-link = Privater Link
web-device-expires =
    { $count ->
        [one] Gilt einmal, { $count } Minute lang. Wer ihn hat, kann in deinem Namen spielen. Behalte ihn für dich.
       *[other] Gilt einmal, { $count } Minuten lang. Wer ihn hat, kann in deinem Namen spielen. Behalte ihn für dich.
    }
web-device-have = Ich habe einen Code von einem anderen Gerät
web-device-use = Hier weiterspielen
web-token-title = Zugriffstoken
web-token-lead = Gib jedem Programm sein eigenes Token. So kannst du jedes einzeln widerrufen.
web-token-make = Token erstellen
web-token-field = Token
web-token-once = Du siehst es nur dieses eine Mal. Bewahre es so sicher auf wie einen Schlüssel.
web-token-name = Name, zum Beispiel „Mein Bot“
web-token-created = erstellt am { $date }
web-token-replace = Ersetzen
web-token-revoke = Widerrufen
web-token-revoke-sure = Endgültig widerrufen?
web-token-revoked = „{ $name }“ funktioniert nicht mehr.
web-move-title = Auf diesem Gerät weiterspielen
web-move-lead = Dieser private Link holt deinen Namen und deine Plätze von einem anderen Gerät hierher.
web-move-loses = In diesem Browser heißt du zurzeit { $name }. Wenn du weitermachst, gibst du diesen Namen und seine Plätze hier auf.
web-move-done = Willkommen, { $name }.
web-move-wrong = Dieser Code ist falsch, schon benutzt oder abgelaufen. Erstelle auf dem anderen Gerät einen neuen.

# Not found

web-missing-title = Hier liegt nichts vor Anker
web-missing-lead = Diese Seite oder diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
web-missing-home = Zurück in den Hafen
web-away-title = Der Server antwortet nicht

# Cards

web-cards-title = Die Karten
web-cards-lead = { $count } Handelskarten in vier Jahreszeiten. Jede Jahreszeit wird getrennt gemischt, der Winter kommt zuerst.
web-cards-last = Ganz am Schluss
web-cards-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
web-cards-copies =
    { $count ->
        [one] einmal im Spiel
       *[other] { $count }-mal im Spiel
    }
web-cards-out = bleibt bei { $players } Spielern in der Schachtel
web-cards-everybody = Alle haben von Anfang an eine
web-cards-hall = Markthalle
web-cards-hall-effect = Verladung: 3 Warensteine in 1 andere Ware umtauschen, 2 Warensteine für 1 Münze verkaufen, 1 Warenstein für spätere Runden aufbewahren.
web-recon = Rekonstruktion
web-recon-of = { web-recon }: { $what }
web-recon-wants = die Waren
web-recon-value = der Wert
web-recon-points = die Punkte
web-recon-note = So sind Angaben gekennzeichnet, die nur auf den gedruckten Karten stehen und die keine Spielregel nennt. Sie sind unsere beste Vermutung.

# Rules

web-rules-title = So wird gespielt
web-rules-lead = Hamburg, Speicherstadt: Schiffe laufen ein, Brände brechen aus, und jede Karte bekommt, wer sie am dringendsten will oder am längsten wartet.
web-rules-contents = Auf dieser Seite
web-rules-marks = Zeichen auf dieser Seite
web-rules-mark-ruling = Eine Festlegung: Die Spielregeln lassen das offen, also haben wir entschieden.
web-rules-aim = Ziel des Spiels
web-rules-aim-1 = Du führst ein Handelshaus. Erfüllte Aufträge, Kontore, Kirchen und eine starke Feuerwehr bringen Punkte. Wer nach dem letzten Brand die meisten hat, gewinnt.
web-rules-setup = Vorbereitung
web-rules-setup-1 = Alle beginnen mit 5 Münzen, 3 Arbeitern und einer Markthalle. Im Beutel sind 45 Warensteine, 9 von jeder Ware:
web-rules-setup-2 = Die Karten jeder Jahreszeit werden getrennt gemischt und gestapelt: oben der Winter, dann Frühling, Sommer und Herbst, ganz unten der 4. Brand. Einige Herbstkarten bleiben in der Schachtel, damit die Runden aufgehen:
web-rules-players = Spieler
web-rules-berths = Karten pro Runde
web-rules-rounds = Runden
web-rules-box = In der Schachtel
web-rules-box-none = keine
web-rules-setup-3 = Der Startspieler wird ausgelost und bekommt die Metallmünze.
web-rules-round = Eine Runde
web-rules-round-1 = Jede Runde hat fünf Phasen, immer in dieser Reihenfolge.
web-rules-supply-short = Neue Karten an den Liegeplätzen
web-rules-demand-short = Alle setzen drei Arbeiter
web-rules-purchase-short = Kaufen oder den Preis fallen lassen
web-rules-loading-short = Waren liefern, verkaufen, lagern
web-rules-income-short = Münzen für alle
web-rules-supply-1 = An den Liegeplätzen werden von links nach rechts Karten aufgedeckt, eine mehr, als Spieler am Tisch sitzen. Ein Schiff bekommt sofort beim Aufdecken 3 Warensteine aus dem Beutel. Ein Brand bricht sofort aus, und die nächste Karte nimmt seinen Platz ein.
web-rules-demand-1 = Reihum, ab dem Startspieler, setzen alle je einen Arbeiter in das unterste freie Fenster über einer Karte, bis alle drei gesetzt sind. Passen ist nicht erlaubt. Über derselben Karte dürfen auch mehrere deiner Arbeiter stehen. Ein Speicher hat 8 Stockwerke.
web-rules-demand-2 = Wer im Speicher ganz unten steht, wird zuerst gefragt. Doch jeder Arbeiter, der sich noch anstellt, macht die Karte für alle darunter teurer.
web-rules-purchase-1 = Die Karten werden nacheinander verkauft, von links nach rechts. Wem der unterste Arbeiter gehört, der darf die Karte kaufen, für so viele Münzen, wie noch Arbeiter im Speicher stehen (der eigene zählt mit). Wer kauft, nimmt die Karte, und der Speicher leert sich. Wer nicht kauft, nimmt diesen Arbeiter zurück: Der Preis fällt um 1, und der nächste darüber ist dran. Eine Karte, die niemand kauft, wird abgelegt.
web-rules-fig-price = Drei Arbeiter stehen über einem Schiff. Blau kam zuerst und darf es für 3 Münzen kaufen.
web-rules-fig-price-2 = Blau verzichtet und nimmt den Arbeiter zurück. Jetzt wird Orange gefragt, für 2 Münzen.
web-rules-fig-price-3 = Orange hat keine 2 Münzen. Violett bekommt das Schiff für nur 1 Münze.
web-rules-r1 = Die Warensteine eines Schiffs, das niemand kauft, kommen in den Vorrat.
web-rules-r2 = Wer nicht zahlen kann, wird übersprungen, ohne gefragt zu werden. Im Verlauf ist das zu sehen.
web-rules-loading-1 = Reihum, ab dem Startspieler, verladen alle ihre Waren: die der Schiffe aus dieser Runde, die im Lager und die eine in der Markthalle. Ein Schiff muss in der Runde entladen werden, in der es gekauft wurde. Für jeden Warenstein hast du diese Möglichkeiten:
web-rules-way-contract = Liefere ihn für einen Auftrag, der ihn noch braucht. Dort bleibt er liegen. Einen Auftrag kannst du über mehrere Runden erfüllen.
web-rules-way-merchant = Verkaufe ihn an einen deiner Kaufleute, der damit handelt, für je 1 Münze.
web-rules-way-warehouse = Lege ihn in dein Lager, in das höchstens 4 passen. Jeder Stein darin bringt am Ende 1 Punkt.
web-rules-way-convert = Tausche in der Markthalle 3 beliebige Steine in 1 Stein einer anderen Ware aus dem Vorrat um.
web-rules-way-sell = Verkaufe in der Markthalle 2 beliebige Steine für 1 Münze.
web-rules-way-keep = Bewahre in der Markthalle 1 Stein für spätere Runden auf.
web-rules-loading-2 = Was übrig bleibt, geht verloren. In den Beutel kommt nie etwas zurück.
web-rules-r3 = Waren aus Lager und Markthalle kannst du bei jeder späteren Verladung nutzen, mit oder ohne neues Schiff.
web-rules-r4 = Beim Umtauschen muss der Stein, den du nimmst, schon im Vorrat liegen, und seine Ware darf nicht unter den drei abgegebenen sein. Du kannst ihn sofort nutzen.
web-rules-r5 = Die Reihenfolge deiner Schritte ist frei: Alle deine Waren liegen gemeinsam am Kai. Was du ins Lager oder in die Markthalle legst, bleibt dort bis zur nächsten Verladung.
web-rules-r6 = Wer keine Waren hat, wird übersprungen.
web-rules-income-1 = Alle bekommen 1 Münze. Wer in dieser Runde nichts gekauft hat, bekommt 1 Münze mehr. Die Bank bringt ihrem Besitzer ebenfalls 1 Münze mehr. Dann wandert die Metallmünze nach links.
web-rules-r7 = Münzen gehen nie aus.
web-rules-fire = Feuer!
web-rules-fire-1 = Alle zählen die Werte ihrer Feuerwehrleute zusammen; ohne Feuerwehrleute ist die Summe 0. Die höchste Summe gewinnt die Punkte des Brandes, die niedrigste verliert ebenso viele. Bei Gleichstand gewinnen oder verlieren alle Beteiligten den vollen Betrag. Sind alle Summen gleich, passiert nichts.
web-rules-fire-2 = Es gibt vier Brände: je einen im Frühling, im Sommer und im Herbst, jeder mehr wert als der vorige, und den 4. ganz am Schluss.
web-rules-fig-fire = Beispiel: Brand 2 mit den Stärken 5, 2 und 0.
web-rules-end = Ende des Spiels
web-rules-end-1 = Liegt nach der Phase Angebot nur noch der 4. Brand auf dem Stapel, ist dies die letzte Runde. Nach ihrem Einkommen bricht der 4. Brand aus, und die Punkte werden gezählt. Liegt der 3. Brand zufällig direkt über dem 4., brechen beide in der nächsten Phase Angebot nacheinander aus, und das Spiel ist sofort zu Ende.
web-rules-end-2 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die Münzen.
web-rules-r8 = Sind auch die Münzen gleich, wird der Sieg geteilt.
web-rules-r9 = Punktestände dürfen jederzeit negativ sein.
web-rules-score = Schlusswertung
web-rules-score-contracts = 5, 8 oder 11 Punkte für einen erfüllten Auftrag mit 2, 3 oder 4 Waren; 0, wenn etwas fehlt
web-rules-score-offices = 2, 5, 9 oder 14 Punkte für 1, 2, 3 oder 4 davon
web-rules-score-merchants = je 1 Punkt
web-rules-score-warehouse = 1 Punkt für jeden Warenstein darin
web-rules-score-port = 1 Punkt für jedes deiner Schiffe
web-rules-score-chamber = 1 Punkt für jede deiner Münzen, die du behältst
web-rules-score-fires = bei Bränden gewonnene und verlorene Punkte
web-rules-hidden = Was verdeckt ist
web-rules-hidden-1 = Nur die Reihenfolge des Stapels innerhalb jeder Jahreszeit und was aus dem Beutel kommt. Alles andere ist für alle sichtbar: welche Karten jede Jahreszeit noch enthält, wie viele Warensteine jeder Ware im Beutel sind und wie viele Münzen alle haben.
web-rules-cards-1 = Am Tisch erklärt sich jede Karte selbst. Die Galerie zeigt sie alle.
web-rules-to-cards = Karten ansehen
web-rules-recon-fires = die Werte der Brände 1 bis 3: 1, 2 und 3 (belegt ist nur die 4 des 4. Brandes)
web-rules-recon-firemen = die Werte der Feuerwehrleute (belegt ist nur die 3 im Herbst)
web-rules-recon-contracts = welche Waren die einzelnen Aufträge brauchen

## The table in the browser

table-title = Tisch · Speicherstadt
table-title-turn = ● Du bist dran · Speicherstadt
table-title-other = { $player } ist dran · Speicherstadt
table-title-over = Spiel beendet · Speicherstadt
table-home = Zur Startseite
table-offline = Verbindung verloren. Sie wird wiederhergestellt …
table-close = Schließen
table-round = Runde { $round }

table-wait-demand = { $player } setzt einen Arbeiter ({ $worker } von 3).
table-wait-purchase = { $player } überlegt: „{ $card }“ für { coins }?
table-wait-loading = { $player } verlädt.
table-thinks = { $player } denkt nach
table-waits = { $player } überlegt
table-next-place = Danach ist { $player } dran.
table-next-purchase = Danach beginnen die Käufe am ersten Liegeplatz.
table-next-asked = Bei Verzicht wird als Nächstes { $player } gefragt, für { coins }.
table-next-same = Bei Verzicht wird dieselbe Person noch einmal gefragt, für { coins }.
table-next-discard = Bei Verzicht bekommt niemand die Karte.
table-next-loading = Was am Ende noch am Kai liegt, geht verloren.
table-next-cannot-pay =
    { $count ->
        [one] { $players } kann nicht zahlen und wird übersprungen.
       *[other] { $players } können nicht zahlen und werden übersprungen.
    }

table-canal = Das Fleet und seine Speicher
table-berth = Liegeplatz { $berth }
table-berth-empty = Liegeplatz { $berth }: leer
table-berth-nobody = Noch keine Arbeiter.
table-berth-workers = In den Fenstern, von unten nach oben: { $players }.
table-berth-place = Hier einen Arbeiter setzen: Der Preis steigt auf { coins }.
table-berth-price = Preis: { coins }.
table-price-would = neuer Preis
table-price-nobody = noch niemand
table-worth = Für dich:
table-contract-lacks = braucht noch { $cubes }
table-contract-complete = erfüllt

table-fire-strength = Stärke { $count }
table-fire-equal = Alle sind gleich stark, es passiert nichts.

table-dock = Was zu tun ist
table-place-title = Setze einen Arbeiter
table-place-how = Wähle einen Speicher: Dein Arbeiter nimmt das unterste freie Fenster. Wer ganz unten steht, wird zuerst gefragt, aber jeder Arbeiter darüber macht die Karte teurer.
table-place-preview = Der Preis wäre { coins }; du hast { $purse }.
table-place-here = Arbeiter hier setzen
table-buy = Für { coins } kaufen
table-buy-sure = Ja, für { coins } kaufen
table-left = danach noch { coins }
table-pass = Verzichten

table-my-quay = Mein Kai
table-places = Plätze für deine Waren
table-quay-of = Am Kai von { $player }
table-quay-empty = nichts mehr da
table-quay-choose = Wähle einen Warenstein oder zieh ihn an seinen Platz.
table-quay-where = { $good }: Wohin damit?
table-gain-completes = erfüllt ihn: { points }
table-gain-lacks = später { points }; braucht noch { $cubes }
table-gain-coin = +1 Münze
table-gain-store = am Ende je 1 Punkt
table-gain-keep = 1 Stein für später
table-hall-keep = In der Halle aufbewahren
table-sell-two = Zwei verkaufen
table-sell-two-which = Wähle den zweiten Stein
table-convert = Drei umtauschen
table-convert-note = in 1 andere Ware
table-convert-give = Gib drei Steine ab ({ $count } von 3)
table-convert-take = Nimm einen
table-convert-first = Wähle zuerst drei Steine.
table-convert-back = Zurück
table-stow = Rest verstauen
table-reset = Verladung neu beginnen
table-finish = Verladung beenden
table-finish-sure = Ja, Verladung beenden
table-would-lose = du verlierst { $cubes }

table-undo = Rückgängig
table-hint = Tipp
table-menu = Menü
table-hints = Der Rat des Senators
table-hints-wait = Der Senator denkt nach …
table-hints-note = Gewinnchance und erwartete Punkte, mit Begründung. Klicke auf einen Zug, um ihn zu spielen.
table-hint-chance = Gewinnchance

table-players = Spieler
table-you = du
table-bot = Bot
table-absent = nicht da
table-stands-in = { $bot } springt ein
table-hot-seat = am selben Gerät
table-first = Startspieler: hat die Metallmünze
table-points-short = Pkt.
table-points-now = { points }, wenn das Spiel jetzt enden würde
table-points-by-source = Punkte nach Herkunft
table-unfold = Zeigen, was { $player } besitzt
table-coins =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
table-firemen = Feuerwehr
table-workers = { $count } Arbeiter verfügbar

table-side = Verlauf, kommende Karten und Chat
table-tab-log = Verlauf
table-tab-coming = Kommt noch
table-tab-chat = Chat
table-supplied = An den Liegeplätzen: { $cards }
table-took-back =
    { $count ->
        [one] { $player } nimmt einen Schritt zurück.
       *[other] { $player } nimmt { $count } Schritte zurück.
    }
table-go-there = Zu diesem Moment springen
table-coming-last = Am Ende
table-discard = Abgelegt
table-chat-empty = Noch keine Nachrichten.
table-chat-say = Nachricht schreiben
table-chat-send = Senden
table-chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }

table-past-banner = Du siehst einen früheren Moment.
table-to-now = Zum aktuellen Stand
table-replay-banner = Du siehst ein beendetes Spiel.
table-to-end = Zum Ende
table-to-start = Zum Anfang
table-step-back = Einen Schritt zurück
table-step-on = Einen Schritt vor
table-play = Abspielen
table-pause = Anhalten
table-slider = Moment im Spiel

table-result = Ergebnis zeigen
table-replay = Noch einmal ansehen
table-you-win = Du gewinnst
table-wins = { $winners } gewinnt
table-share = { $winners } teilen sich den Sieg
table-end-lead = Der Endstand nach { $rounds } Runden.
table-end-tie = Bei Gleichstand entscheiden die Münzen.
table-look-at-table = Tisch ansehen
table-rematch = Noch einmal spielen
table-rematch-join = Zum nächsten Spiel
table-rematch-set = Das nächste Spiel ist bereit: Alle treffen sich an einem neuen Tisch.
table-share-link = Link zur Aufzeichnung

table-settings = Einstellungen
table-rules = Regeln
table-cards = Karten
table-keys = Tastenkürzel
table-export = Spieldatei herunterladen
table-fork = Ab hier anders spielen
table-fork-note = Öffnet einen neuen Tisch, an dem es ab dem gezeigten Moment weitergeht. Alles Verdeckte wird neu gemischt.
table-sound = Ton
table-invite = Link zu diesem Tisch
table-seats = Plätze
table-seats-bot = Welcher Bot?
table-bot-for = Bot einspringen lassen
table-bot-for-me = Bot für mich spielen lassen
table-take-back = Meinen Platz zurücknehmen
table-leave = Spiel verlassen
table-leave-sure = Ja, gehen und einen Bot weiterspielen lassen

table-fairness = Mischen prüfen
table-fair-sound = Stapel und Beutel ergeben sich aus dem Geheimnis und allen Beiträgen. Es wurde fair gemischt.
table-fair-unsound = Etwas passt nicht zusammen. Verlass dich nicht auf dieses Mischen.
table-fair-later = Das Spiel läuft noch. Am Ende wird das Geheimnis aufgedeckt, dann kannst du das Mischen hier prüfen.
table-fair-commitment = Bevor sich jemand an den Tisch setzte, hat sich der Server mit diesem Fingerabdruck (SHA-256) auf sein Geheimnis festgelegt:
table-fair-contributions = Jeder Browser hat eigene zufällige Bytes beigesteuert:
table-fair-none = keine
table-fair-hidden = Das Geheimnis bleibt bis zum Ende des Spiels verborgen.
table-fair-secret = Das Geheimnis des Servers, nach dem Spiel aufgedeckt:
table-fair-own = Dein Browser hat es geprüft: Der Fingerabdruck gehört zu diesem Geheimnis.
table-fair-derived = Stapel und Beutel ergeben sich aus dem Geheimnis und allen Beiträgen. Weder der Server noch jemand am Tisch konnte sie allein bestimmen.
table-fair-origin = Dieses Spiel setzt ein anderes fort: Die ersten { $at } Entscheidungen wurden übernommen, alles damals Verdeckte wurde neu gemischt.
table-fair-verify = Mit der heruntergeladenen Spieldatei kann das auch jeder selbst prüfen: speicherstadt verify

table-key-number = Arbeiter setzen; beim Verladen: Stein wählen, dann seinen Platz
table-key-buy = kaufen
table-key-pass = verzichten
table-key-finish = Verladung beenden
table-key-hint = Tipp
table-key-undo = zurücknehmen
table-key-walk = im Spielverlauf einen Schritt zurück oder vor
table-key-jump = zum Anfang oder zum aktuellen Stand
table-key-tab = zur nächsten Auswahl
table-key-escape = schließen
table-key-list = diese Liste

table-guide = Deine erste Runde
table-guide-next = Verstanden
table-guide-skip = Ohne Anleitung spielen
table-guide-place-title = Setze einen Arbeiter über eine Karte
table-guide-place = Alle Karten an den Liegeplätzen stehen zum Verkauf. Klicke auf den Speicher über der Karte, die du gern hättest: Dein Arbeiter nimmt das unterste freie Fenster. Du hast drei Arbeiter.
table-guide-price-title = Die Arbeiter machen den Preis
table-guide-price = Eine Karte kostet so viele Münzen, wie Arbeiter darüber stehen. Wer zuerst kommt, wird zuerst gefragt, zahlt aber für alle, die später kamen. Komm früh, komm spät und billig, oder treib anderen den Preis hoch.
table-guide-buy-title = Kaufen oder den Preis fallen lassen
table-guide-buy = Du wirst gefragt, weil dein Arbeiter ganz unten steht. Kaufe jetzt, oder verzichte und nimm den Arbeiter zurück: Dann ist der nächste darüber dran, für eine Münze weniger. Steht weiter oben noch einer von dir, wirst du noch einmal gefragt, wenn vorher niemand kauft.
table-guide-income-title = Neue Runde, neue Münzen
table-guide-income = Alle haben eine Münze verdient, und wer nichts gekauft hat, eine mehr. Die Metallmünze ist weitergewandert: Wer sie jetzt hat, beginnt. Ab dem Frühling bringen Schiffe Waren, und Brände brechen aus. Dagegen helfen Feuerwehrleute.
table-guide-loading-title = Entlade dein Schiff
table-guide-loading = Wähle einen Stein und dann einen Platz dafür: einen Auftrag, der ihn braucht, einen Kaufmann oder die Markthalle. Bis du fertig bist, kannst du jeden Schritt zurücknehmen. Was am Kai liegen bleibt, geht verloren.
