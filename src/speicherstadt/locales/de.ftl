### All texts of the product. Every language has the same messages; a test keeps them complete.

## The game's own words


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
cubes-carpet = { $count ->
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
    Verladung: kauft dir { $good ->
        [coffee] beliebig viel Kaffee
        [tea] beliebig viel Tee
        [saffron] beliebig viel Safran
        [carpet] beliebig viele Teppiche
       *[rubber] beliebig viel Kautschuk
    } ab, 1 Münze je Warenstein. Zählt am Ende { points }.
effect-warehouse = Bewahrt bis zu 4 Warensteine von Runde zu Runde auf; jeder zählt am Ende 1 Punkt.
effect-contract = Zählt am Ende { points }, wenn alle Waren geliefert sind.
effect-office = Je mehr du hast, desto besser: { $scale } Punkte für 1, 2, 3, 4 Kontore.
effect-fireman = Stärkt dich bei jedem Brand um { $value }.
effect-fire = Wer am stärksten ist, gewinnt { points }; wer am schwächsten ist, verliert genauso viel.
effect-ship = Bringt 3 Warensteine, die noch in der Runde des Kaufs verladen werden.
effect-bank = Bei jedem Einkommen 1 Münze mehr.
effect-church = Zählt am Ende { points }.
effect-michaelis = Zählt am Ende { points }.
effect-port = Zählt am Ende 1 Punkt für jedes deiner Schiffe.
effect-chamber = Zählt am Ende 1 Punkt für jede deiner Münzen.

source-fires = Brände
source-contracts = Aufträge
source-merchants = Kaufleute
source-warehouse = Lager
source-offices = Kontore
source-church = Kirche
source-michaelis = St. Michaelis
source-port = Hafen
source-chamber = Kammer

## The story of a game

event-round-began = Runde { $round } von { $rounds }: { $player } hat die Metallmünze und beginnt.
event-round-began-last = Runde { $round } von { $rounds }, die letzte: { $player } hat die Metallmünze und beginnt.
event-revealed = Liegeplatz { $berth }: { $card }
event-revealed-ship = Liegeplatz { $berth }: { $card } mit { $cubes }
event-burned = { $card }! { $changes }.
event-burned-equal = { $card }! Alle sind gleich stark: Nichts passiert.
event-placed = { $player } setzt einen Arbeiter über Liegeplatz { $berth }; der Preis beträgt jetzt { coins }.
event-bought = { $player } kauft „{ $card }“ für { coins }.
event-declined = { $player } möchte „{ $card }“ nicht für { coins }.
event-could-not-pay = { $player } kann { coins } für „{ $card }“ nicht bezahlen.
event-discarded = Niemand kauft „{ $card }“.
event-discarded-ship = Niemand kauft „{ $card }“; verloren: { $cubes }.
event-unloaded = { $player } verlädt: { $cubes }.
event-delivered = { $player } liefert 1 { $good } für „{ $card }“.
event-delivered-complete = { $player } liefert 1 { $good } und erfüllt „{ $card }“!
event-sold = { $player } verkauft 1 { $good } für 1 Münze an einen Kaufmann.
event-stored = { $player } legt 1 { $good } ins Lager.
event-kept = { $player } bewahrt 1 { $good } in der Markthalle auf.
event-marketed = { $player } verkauft { $cubes } in der Markthalle für 1 Münze.
event-converted = { $player } tauscht { $cubes } in 1 { $good } um.
event-finished = { $player } beendet die Verladung.
event-finished-lost = { $player } beendet die Verladung; verloren: { $cubes }.
event-earned = Einkommen: { $changes }.
event-coin-passed = Die Metallmünze geht an { $player }.
event-ended = Das Spiel ist zu Ende. { $winners } gewinnt.
event-ended-shared = Das Spiel ist zu Ende. { $winners } teilen sich den Sieg.
event-undone = { $player } nimmt zurück: { $decision }
event-forfeited = { $player } gibt auf; der Zufall spielt weiter. ({ $reason })

and = und

## What can be decided

option-place = Liegeplatz { $berth }: { $card }, Preis { coins }
option-buy = „{ $card }“ für { coins } kaufen; dann hast du noch { $left }
option-decline = nicht kaufen; der Preis sinkt
option-deliver = 1 { $good } für „{ $card }“ liefern
option-deliver-completes = mit 1 { $good } „{ $card }“ erfüllen: { points }
option-sell = 1 { $good } für 1 Münze an einen Kaufmann verkaufen
option-store = 1 { $good } ins Lager legen
option-keep = 1 { $good } in der Markthalle aufbewahren
option-market = { $cubes } in der Markthalle für 1 Münze verkaufen
option-convert = { $cubes } in 1 { $good } umtauschen
option-finish = Verladung beenden
option-finish-lost = Verladung beenden und { $cubes } verlieren

ask-demand = { $player }, setze einen Arbeiter ({ $worker } von 3).
ask-purchase = { $player }, kaufst du „{ $card }“ für { coins }? Du hast { $purse }.
ask-loading = { $player }, bring deine Waren dorthin, wo man sie braucht: { $cubes }
ask-loading-empty = { $player }, dein Kai ist leer. Beende die Verladung oder geh einen Schritt zurück.

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
    nach { $at } von { $of ->
        [one] { $of } Entscheidung
       *[other] { $of } Entscheidungen
    }

## Playing in the terminal

play-prompt = Deine Wahl (oder help):
play-you = Spieler 1
play-conversions = { $count ->
        [one] { $count } weitere Möglichkeit: ein Umtausch wie { $example }
       *[other] { $count } weitere Möglichkeiten: umtauschen, etwa { $example }
    } (more zeigt sie)
play-unknown = „{ $word }“ steht hier nicht zur Wahl. Tippe eine Zahl aus der Liste, eine Entscheidung wie { $example } oder help.
play-not-now = „{ $word }“ geht gerade nicht. Möglich: { $options }
play-one-number = Zahlen gelten für die Liste, wie sie dasteht: Tippe sie einzeln.
play-undo-nothing = Es gibt keine Entscheidung, die du zurücknehmen könntest.
play-undo-revealed = Seitdem wurde etwas Neues aufgedeckt: Zurücknehmen geht nicht mehr.
play-reset-nothing = Es gibt keine Verladung, die du zurücknehmen könntest.
play-stow-room = Es ist nicht genug Platz für alles: Wähle aus, was du behältst.
play-saved = Gespeichert als { $file }. Später geht es weiter mit: speicherstadt play --resume { $file }
play-save-where = Wohin? Tippe: save DATEI
play-quit-unsaved = Das Spiel ist nicht gespeichert. Tippe save DATEI, um es zu behalten, oder noch einmal quit, um zu gehen.
play-bye = Tschüss!
play-help =
    Zahlen wählen aus der Liste. Entscheidungen kannst du auch tippen, mehrere je Zeile:
      @3                     einen Arbeiter über Liegeplatz 3 setzen
      buy, pass              die Karte kaufen oder den Preis sinken lassen
      tea>contract-a2        einen Warenstein auf einen Auftrag legen
      tea>merchant           dem Kaufmann verkaufen;  tea>warehouse, tea>hall  behalten
      coffee+tea>coin        2 Steine verkaufen;  coffee+tea+tea>rubber  3 umtauschen
      done                   die Verladung beenden
    Außerdem:
      undo                   letzten Schritt zurücknehmen, falls nichts aufgedeckt wurde
      reset                  diese Verladung ganz zurücknehmen
      stow                   den Rest in Lager und Markthalle legen und beenden
      more                   auch das Umtauschen zeigen
      hint                   die besten Entscheidungen nennen und begründen
      cards                  die Karten auf dem Tisch erklären
      log                    die ganze Geschichte bisher erzählen
      save DATEI             das Spiel speichern
      quit                   das Spiel verlassen

## The tables of the other commands

cards-title =
    Der Kartensatz „{ $name }“: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cards-season = Jahreszeit
cards-id = ID
cards-card = Karte
cards-copies = Anzahl
cards-effect = Wirkung
cards-reconstructed = * rekonstruiert: nur auf dem Kartenbild zu sehen, in keiner Spielregel genannt
cards-removed = Bei { $players } Spielern nicht im Spiel: { $cards }

simulate-title =
    { $games ->
        [one] { $games } zufälliges Spiel
       *[other] { $games } zufällige Spiele
    }, { $players } Spieler, Startwert { $seed }
simulate-progress = Spiele laufen
simulate-seat = Sitz
simulate-wins = Siege
simulate-mean = Ø Punkte
simulate-range = Von … bis
simulate-coins = Ø Münzen
simulate-length = { $decisions } Entscheidungen pro Spiel, in { $rounds } Runden
simulate-speed = { $games } Spiele/s, { $decisions } Entscheidungen/s
simulate-recorded = Aufzeichnungen in { $folder }: { $count }

verify-ok =
    { $file }: in Ordnung; { $players } Spieler, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $outcome }
verify-won = gewonnen von { $winners }
verify-running = noch nicht zu Ende
verify-fair = { $file }: ehrlich gemischt; Stapel und Beutel folgen aus dem versprochenen Geheimnis und allen Beiträgen
serve-ready = Die Speicherstadt ist geöffnet: { $address }  (Strg+C schließt sie)

## Hints

hint-title = Tipps, der beste zuerst:
hint-chance = { $number } %
hint-points = { $number } Punkte

hint-new-contract = { points } am Ende; du brauchst noch { $cubes }
hint-enables = damit kannst du „{ $card }“ erfüllen: { points }
hint-supplies = bringt { $cubes } für deine Aufträge
hint-proceeds = nichts, was deinen Aufträgen fehlt; die Waren bringen { coins }
hint-trader = kauft dir { $good } ab, 1 Münze je Stein; { points } am Ende
hint-shelf = bewahrt bis zu { $count } Warensteine auf, am Ende je 1 Punkt
hint-next-office = dein Kontor Nummer { $number }: { points } mehr
hint-strength = Feuerwehr { $mine } gegen { $others }; Brände, die noch kommen: { $fires }
hint-interest = 1 Münze bei jedem Einkommen: { coins } bis zum Ende
hint-fixed-points = { points } am Ende, was auch kommt
hint-per-ship =
    1 Punkt für jedes Schiff: { $count ->
        [0] noch hast du keins
       *[other] du hast { $count }
    }
hint-per-coin = 1 Punkt für jede Münze: zurzeit { $count }
hint-standing = zurzeit deins für { coins }, dann hast du noch { $left }
hint-behind = { $player } wird vor dir gefragt, für { coins }
hint-another = erhöht deinen eigenen Preis auf { coins }
hint-prices-out = { $player } kann { coins } nicht bezahlen
hint-rival = auch { $player } will das und kann höchstens { $count } zahlen
hint-nobody-else = niemand sonst kann das kaufen
hint-no-coins = du hast keine Münze, um etwas zu kaufen
hint-price = kostet { coins }, dann hast du noch { $left }
hint-not-worth =
    { $count ->
        [one] dir nicht einmal { $count } Münze wert
       *[other] dir keine { $count } Münzen wert
    }
hint-next = sonst kann { $player } das für { coins } haben
hint-falls = du wirst noch einmal gefragt, für nur { coins }
hint-falls-unless = du wirst noch einmal gefragt, für nur { coins }, wenn vorher niemand kauft: { $players }
hint-saves-for = spart Münzen für „{ $card }“, was dir mehr wert ist
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
bot-about-clerk = Führt nach Faustregeln ordentlich Buch und meint, allein am Tisch zu sitzen.
bot-about-broker = Weiß nicht mehr als der Kontorist, schaut aber in alle Geldbeutel und wartet, bis die Preise sinken.
bot-about-shipowner = Weiß aus langer Erfahrung, was alles wert ist, und lässt sich keinen guten Kauf entgehen.
bot-about-senator = Denkt die ganze Runde voraus und rechnet die letzte, wo es geht, bis zum Ende durch.
bot-about-random = Macht irgendetwas.
bot-about-exec = Jedes Programm, das die Sprache aus docs/bots.md spricht.
bot-about-foreign = Kommt aus einem anderen Paket.
bots-title = Bots, von sanft bis gnadenlos
bots-seat = Sitz
bots-name = Name
bots-about = Charakter

## The web app

# Everywhere

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Zum Inhalt springen
web-nav = Seiten
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
web-empty-seat = freier Sitz
web-foot = Das Spiel ist von Stefan Feld. Dies ist ein unabhängiges, freies Programm; alle Bilder und Worte sind unsere eigenen.

# What can go wrong

web-error-malformed = Das war nicht zu verstehen. Nichts hat sich geändert.
web-error-illegal = Das erlauben die Regeln jetzt nicht.
web-error-stale = Jemand war schneller. Sieh dir den Tisch an und entscheide neu.
web-error-over = Das Spiel ist zu Ende.
web-error-not-your-turn = Du bist nicht am Zug.
web-error-not-your-seat = Das ist nicht dein Sitz.
web-error-forbidden = Das darfst du hier nicht.
web-error-unknown = Das gibt es hier nicht oder nicht mehr.
web-error-full = Hier ist kein Platz mehr.
web-error-not-started = Das Spiel hat noch nicht begonnen.
web-error-cannot-undo = Das lässt sich nicht zurücknehmen: Etwas Neues wurde aufgedeckt, oder jemand hat schon darauf gehandelt.
web-error-too-large = Das ist zu groß.
web-error-too-many = Das war etwas viel auf einmal. Warte einen Moment.
web-error-unavailable = Der Server antwortet nicht. Es geht nichts verloren: Versuche es gleich noch einmal.

# The home page

web-home-title = Die Speicherstadt
web-home-lead = Treibe Preise hoch oder warte, bis sie fallen. Lösche Schiffe, erfülle Aufträge, fürchte den Brand. Ein Brettspiel für 2 bis 5, in deinem Browser.
web-home-picture = Backsteinspeicher mit Kupferdächern über einem Fleet in Hamburg
web-play-title = Gegen Bots
web-play-lead = Es geht sofort los; du brauchst niemanden sonst.
web-play-level = Wie stark sollen sie sein?
web-play-players = Wie viele am Tisch?
web-play-go = Jetzt spielen
web-play-first = Zum ersten Mal hier? Eine kurze geführte Runde zeigt dir, wie es geht.
web-players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
web-create-title = Mit Freunden spielen
web-create-lead = Stelle einen Tisch auf und verschicke den Link. Wer mitspielen will, braucht nur einen Namen.
web-create-seats = Wer sitzt wo
web-create-seat = Sitz { $number }
web-create-you = du
web-create-friend = frei, für jemanden
web-create-bot = Bot: { $bot }
web-create-public = Öffentlicher Tisch
web-create-public-note = Er steht auf der Startseite. Sonst findet ihn nur, wer den Link hat.
web-create-hints = Tipps erlaubt
web-create-hints-note = Alle dürfen den Senator um Rat fragen.
web-create-go = Tisch aufstellen
web-join-title = Mitspielen oder zusehen
web-join-field = Link oder Code eines Tisches
web-join-go = Öffnen
web-join-wrong = Das ist kein Link zu einem Tisch. Ein Code hat 16 Buchstaben, Ziffern oder Striche.
web-import-title = Gespeicherte Partie öffnen
web-import-lead = Eine Aufzeichnung, hier oder im Terminal gespeichert.
web-import-field = Datei wählen …
web-import-malformed = Diese Datei enthält keine Partie, die sich öffnen lässt: Sie ist keine Aufzeichnung, oder sie wurde abgeschnitten oder verändert.
web-import-illegal = Diese Aufzeichnung lässt sich nicht öffnen: Sie enthält einen Zug, den die Regeln nicht erlauben.
web-import-over = Diese Aufzeichnung lässt sich nicht öffnen: Sie geht nach dem Ende des Spiels weiter.
web-mine-title = Meine Tische
web-open-title = Offene Tische
web-open-none = Gerade wartet niemand. Stelle einen öffentlichen Tisch auf, dann finden dich andere hier.
web-running-title = Zusehen
web-finished-title = Beendete Partien
web-free-seats =
    { $count ->
        [one] { $count } freier Sitz
       *[other] { $count } freie Sitze
    }
web-your-turn = Du bist dran
web-turn-of = { $player } entscheidet
web-gathering = Noch nicht begonnen
web-finished = Beendet
web-turns-waiting = ({ $count }) Du bist dran
web-go-on = Weiter
web-go-join = Mitspielen
web-go-watch = Zusehen
web-go-replay = Nachspielen
web-action-for = { $action }: { $what }

# Who one is

web-name-title = Wie sollen wir dich nennen?
web-name-lead = Ein Name genügt; ein Konto gibt es nicht.
web-name-field = Dein Name
web-name-go = Weiter

# A table that gathers

web-lobby-title = Der Tisch ist bereit
web-lobby-lead-host = Lade Freunde ein, setze Bots auf freie Sitze und beginne.
web-lobby-lead-seated = Du hast einen Sitz. { $player } beginnt das Spiel.
web-lobby-lead-guest = Nimm einen freien Sitz, oder bleib und sieh zu.
web-lobby-lead-full = Alle Sitze sind besetzt. Du kannst zusehen.
web-lobby-host = Der Gastgeber
web-lobby-invite = Einladen
web-lobby-link = Link zu diesem Tisch
web-lobby-link-note = Wer ihn öffnet, kann mitspielen oder zusehen. Kein Konto, kein Passwort.
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
web-lobby-sit-any = Mitspielen
web-lobby-second = Jemand neben mir
web-lobby-bot-choice = Bot für Sitz { $number }
web-lobby-bot-none = Bot hierher …
web-lobby-remove = Entfernen
web-lobby-leave = Aufstehen
web-lobby-fill = Mit Bots auffüllen
web-lobby-start = Spiel beginnen
web-lobby-missing =
    { $count ->
        [one] Ein Sitz ist noch frei: Lade jemanden ein, oder setze einen Bot darauf.
       *[other] { $count } Sitze sind noch frei: Lade jemanden ein, oder setze Bots darauf.
    }
web-lobby-ready = Alle sind da.
web-lobby-wait = { $player } beginnt das Spiel.
web-tag-host = Gastgeber
web-tag-you = du
web-tag-bot = Bot
web-tag-away = nicht da
web-tag-here = an diesem Browser
web-hotseat-title = Ein Browser, mehrere Spieler
web-hotseat-note =
    { $count ->
        [one] { $count } Person spielt an diesem Browser.
       *[other] { $count } Personen spielen abwechselnd an diesem Browser. Die Seite sagt immer, wer entscheidet.
    }
web-second-title = Wer sitzt neben dir?
web-second-lead = Ihr spielt abwechselnd an diesem Gerät. In diesem Spiel ist nichts für die einen offen und für die anderen verdeckt.
web-second-field = Name der zweiten Person
web-second-go = Hinsetzen
web-lobby-origin = Diese Partie führt eine andere nach { $at } Entscheidungen fort. Was damals verdeckt war, wird neu gemischt.
web-fair-title = Ehrlich gemischt, und du kannst es prüfen
web-fair-secret = Bevor sich jemand setzte, hat der Server ein Geheimnis gewählt und seinen Fingerabdruck veröffentlicht. Ein anderes kann er nun nicht mehr wählen.
web-fair-mix = Jeder Browser am Tisch gibt 16 zufällige Bytes dazu. Stapel und Beutel folgen aus dem Geheimnis und all diesen: Niemand kann sie allein lenken.
web-fair-told = Nach dem Spiel wird das Geheimnis verraten, und alle können es mit einem Klick prüfen.
web-fair-print = Fingerabdruck des Geheimnisses (SHA-256)
web-fair-added =
    { $count ->
        [one] Bisher hat { $count } Sitz Zufall dazugegeben.
       *[other] Bisher haben { $count } Sitze Zufall dazugegeben.
    }

# Settings

web-settings-title = Einstellungen
web-settings-lead = Sie gelten für diesen Browser, und zwar sofort.
web-set-look = Aussehen
web-set-play = Beim Spielen
web-set-person = Du
web-set-language = Sprache
web-language-system = Wie das System
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Licht
web-theme-system = Wie das System
web-theme-light = Tag
web-theme-dark = Nacht
web-set-animation = Bewegung
web-animation-off = Keine
web-animation-fast = Schnell
web-animation-normal = Normal
web-animation-slow = Langsam
web-set-calm = Dein System wünscht weniger Bewegung; darum bewegt sich nichts, was auch immer hier gewählt ist.
web-set-sound = Ton
web-set-sound-note = Eine Glocke, wenn du dran bist.
web-set-shapes = Deutlichere Formen
web-set-shapes-note = Wenn Farben nicht genügen: Waren und Spieler sind stärker gekennzeichnet.
web-set-confirm = Vorher nachfragen
web-set-confirm-note = Vor einem Kauf und bevor beim Verladen Waren verloren gehen.
web-set-guide = Geführte erste Runde
web-set-guide-note = Sie erklärt deine nächste Partie Schritt für Schritt.
web-set-name-save = Speichern
web-set-name-saved = Du heißt jetzt { $name }.
web-device-title = Auf einem anderen Gerät weiterspielen
web-device-lead = Deine Sitze gehören diesem Browser. Mit einem Code oder seinem privaten Link spielt ein anderes Gerät als du weiter.
web-device-nobody = Sobald du einen Namen hast, kannst du auf ein anderes Gerät umziehen.
web-device-make = Code erzeugen
web-device-code = Code
web-device-link = Privater Link
web-device-expires =
    { $count ->
        [one] Gilt einmal, { $count } Minute lang. Wer ihn hat, spielt als du: Gib ihn niemandem sonst.
       *[other] Gilt einmal, { $count } Minuten lang. Wer ihn hat, spielt als du: Gib ihn niemandem sonst.
    }
web-device-have = Ich habe einen Code von einem anderen Gerät
web-device-use = Hier übernehmen
web-token-title = Ein eigener Bot
web-token-lead = Mit einem Token nimmt ein Programm von dir deine Sitze ein und entscheidet für dich, über dieselbe Schnittstelle wie diese Seite.
web-token-make = Token erzeugen
web-token-field = Token
web-token-once = Es wird nur jetzt gezeigt. Hüte es wie einen Schlüssel.
web-move-title = Auf diesem Gerät weiterspielen
web-move-lead = Dieser private Link bringt deinen Namen und deine Sitze von einem anderen Gerät hierher.
web-move-loses = In diesem Browser bist du bisher { $name }, danach nicht mehr.
web-move-done = Willkommen, { $name }!
web-move-wrong = Dieser Code ist verbraucht, zu alt oder vertippt. Erzeuge auf dem anderen Gerät einen neuen.

# Nothing there

web-missing-title = Hier liegt nichts vor Anker
web-missing-lead = Diese Seite oder diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
web-missing-home = Zur Hafeneinfahrt
web-away-title = Der Server antwortet nicht

# The cards

web-cards-title = Die Karten
web-cards-lead = { $count } Handelskarten in vier Jahreszeiten. Jede Jahreszeit wird für sich gemischt; der Winter kommt zuerst.
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
web-cards-everybody = Alle haben sie von Anfang an
web-cards-hall = Markthalle
web-cards-hall-effect = Verladung: 3 Warensteine werden 1 anderer, 2 Warensteine werden 1 Münze, 1 Warenstein darf für spätere Runden bleiben.
web-recon = Rekonstruktion
web-recon-of = { web-recon }: { $what }
web-recon-wants = die Waren
web-recon-value = der Wert
web-recon-points = die Punkte
web-recon-note = So gekennzeichnet ist, was das gedruckte Spiel nur im Bild zeigt und keine Spielregel in Worte fasst: unsere beste Annahme.

# The rules

web-rules-title = So wird gespielt
web-rules-lead = Hamburg, in der Speicherstadt: Schiffe laufen ein, Brände brechen aus, und jede Karte bekommt, wer sie am dringendsten will oder die meiste Geduld hat.
web-rules-contents = Auf dieser Seite
web-rules-marks = Zwei Zeichen
web-rules-mark-ruling = Eine Entscheidung: Die Spielregeln lassen das offen, wir haben es festgelegt.
web-rules-aim = Das Ziel
web-rules-aim-1 = Du führst ein Handelshaus. Punkte bringen erfüllte Aufträge, Kontore, Kirchen und eine starke Feuerwehr. Wer nach dem letzten Brand die meisten hat, gewinnt.
web-rules-setup = Vor dem Spiel
web-rules-setup-1 = Alle haben 5 Münzen, 3 Arbeiter und eine Markthalle. Im Beutel liegen 45 Warensteine, 9 von jeder Ware:
web-rules-setup-2 = Die Karten jeder Jahreszeit werden für sich gemischt und gestapelt: oben der Winter, dann Frühling, Sommer, Herbst, ganz unten der 4. Brand. Einige Herbstkarten bleiben in der Schachtel, damit die Runden aufgehen:
web-rules-players = Spieler
web-rules-berths = Karten je Runde
web-rules-rounds = Runden
web-rules-box = In der Schachtel
web-rules-box-none = nichts
web-rules-setup-3 = Wer beginnt und damit die Metallmünze hält, entscheidet das Los.
web-rules-round = Eine Runde
web-rules-round-1 = Jede Runde hat fünf Phasen, immer in dieser Reihenfolge.
web-rules-supply-short = Neue Karten an den Liegeplätzen
web-rules-demand-short = Je drei Arbeiter
web-rules-purchase-short = Kaufen oder den Preis fallen lassen
web-rules-loading-short = Waren dorthin, wo sie gebraucht werden
web-rules-income-short = Münzen für alle
web-rules-supply-1 = Von links nach rechts werden an den Liegeplätzen Karten aufgedeckt: eine mehr, als Spieler am Tisch sitzen. Ein Schiff bekommt sofort 3 Warensteine aus dem Beutel. Ein Brand wird sofort bekämpft, und die nächste Karte nimmt seinen Platz ein.
web-rules-demand-1 = Reihum ab dem Startspieler stellt jeder einen Arbeiter in das unterste freie Fenster über einer Karte, bis alle drei stehen. Passen gibt es nicht. Über einer Karte dürfen auch mehrere eigene stehen. Ein Speicher hat 8 Stockwerke.
web-rules-demand-2 = Wer im Speicher zuunterst steht, wird zuerst gefragt. Doch jeder, der sich noch anstellt, macht die Karte für alle darunter teurer.
web-rules-purchase-1 = Die Karten werden nacheinander verkauft, von links an. Wem der unterste Arbeiter gehört, darf kaufen, für so viele Münzen, wie dort noch Arbeiter stehen, der eigene mitgezählt. Wer kauft, nimmt die Karte, und der Speicher leert sich. Wer nicht kauft, holt den Arbeiter heim: Der Preis fällt um 1, und der nächste darüber wird gefragt. Eine Karte, die niemand kauft, wird abgelegt.
web-rules-fig-price = Drei stehen über einem Schiff. Blau kam zuerst und darf es für 3 Münzen kaufen.
web-rules-fig-price-2 = Blau will nicht: Der Arbeiter geht heim. Nun wird Orange gefragt, für 2.
web-rules-fig-price-3 = Orange hat keine 2 Münzen. Violett bekommt das Schiff für 1!
web-rules-r1 = Die Warensteine eines Schiffs, das niemand gekauft hat, kommen in den Vorrat.
web-rules-r2 = Wer nicht zahlen kann, wird übergangen, ohne gefragt zu werden. Das Protokoll sagt es.
web-rules-loading-1 = Reihum ab dem Startspieler bringt jeder seine Waren dorthin, wo sie gebraucht werden: die der Schiffe aus dieser Runde, die im Lager und die eine in der Markthalle. Ein Schiff muss in der Runde gelöscht werden, in der es gekauft wurde. Für jeden Warenstein gibt es diese Wege:
web-rules-way-contract = auf einen Auftrag, der ihn noch braucht, und dort bleibt er. Ein Auftrag darf über mehrere Runden erfüllt werden.
web-rules-way-merchant = an einen eigenen Kaufmann, der damit handelt: je 1 Münze.
web-rules-way-warehouse = ins eigene Lager, höchstens 4: Dort halten sie sich und zählen am Ende je 1 Punkt.
web-rules-way-convert = in der Markthalle: 3 beliebige werden 1 anderer aus dem Vorrat.
web-rules-way-sell = in der Markthalle: 2 beliebige werden 1 Münze.
web-rules-way-keep = in der Markthalle: 1 darf für spätere Runden bleiben.
web-rules-loading-2 = Was übrig bleibt, ist verloren. In den Beutel kommt nie etwas zurück.
web-rules-r3 = Waren in Lager und Markthalle sind bei jeder späteren Verladung zu gebrauchen, mit oder ohne neues Schiff.
web-rules-r4 = Ein Umtausch bringt einen Warenstein, der schon vorher im Vorrat lag, von einer Ware, die nicht unter den drei ist. Er ist sofort zu gebrauchen.
web-rules-r5 = Die Reihenfolge der eigenen Schritte ist frei: Alle eigenen Waren liegen zusammen am Kai. Was ins Lager oder in die Halle kommt, bleibt dort bis zur nächsten Verladung.
web-rules-r6 = Wer keine Waren hat, wird übergangen.
web-rules-income-1 = Alle bekommen 1 Münze. Wer in dieser Runde nichts gekauft hat, bekommt 1 mehr, ebenso, wem die Bank gehört. Dann wandert die Metallmünze nach links.
web-rules-r7 = Münzen gehen nie aus.
web-rules-fire = Feuer!
web-rules-fire-1 = Alle zählen ihre Feuerwehrleute zusammen; wer keine hat, hat 0. Die größte Stärke gewinnt die Punkte des Brandes, die kleinste verliert genauso viele. Bei Gleichstand gewinnen oder verlieren alle Betroffenen voll. Sind alle gleich stark, passiert nichts.
web-rules-fire-2 = Vier Brände kommen: je einer im Frühling, im Sommer und im Herbst, jeder schlimmer als der vorige, und der 4. ganz am Schluss.
web-rules-fig-fire = Ein Beispiel: Brand 2, mit den Stärken 5, 2 und 0.
web-rules-end = Das Ende
web-rules-end-1 = Liegt nach einem Angebot nur noch der 4. Brand auf dem Stapel, ist die letzte Runde gekommen. Nach ihrem Einkommen bricht der 4. Brand aus, und die Punkte werden gezählt. Liegt der 3. Brand zufällig direkt darüber, brennen beide nacheinander, und das Spiel ist sofort zu Ende.
web-rules-end-2 = Die meisten Punkte gewinnen; bei gleichen Punkten die meisten Münzen.
web-rules-r8 = Sind auch die Münzen gleich, wird der Sieg geteilt.
web-rules-r9 = Punkte dürfen jederzeit unter null liegen.
web-rules-score = Was am Ende zählt
web-rules-score-contracts = 5, 8 oder 11 für einen erfüllten Auftrag mit 2, 3 oder 4 Waren; 0, wenn etwas fehlt
web-rules-score-offices = 2, 5, 9 oder 14 für 1, 2, 3 oder 4 davon
web-rules-score-merchants = je 1
web-rules-score-warehouse = 1 für jeden Warenstein darin
web-rules-score-port = 1 für jedes deiner Schiffe
web-rules-score-chamber = 1 für jede deiner Münzen, die du behältst
web-rules-score-fires = was die Brände gebracht und gekostet haben
web-rules-hidden = Was verdeckt ist
web-rules-hidden-1 = Nur die Reihenfolge im Stapel jeder Jahreszeit und was der Beutel hergeben wird. Alles andere liegt für alle offen: welche Karten in jeder Jahreszeit noch kommen, wie viele Warensteine jeder Ware im Beutel sind, die Münzen aller.
web-rules-cards-1 = Am Tisch erklärt sich jede Karte selbst. Alle zusammen liegen in der Galerie.
web-rules-to-cards = Zu den Karten
web-rules-recon-fires = die Werte der Brände 1 bis 3: 1, 2 und 3 (der 4. ist mit 4 belegt)
web-rules-recon-firemen = die Werte der Feuerwehrleute (nur die 3 im Herbst ist belegt)
web-rules-recon-contracts = welche Waren die einzelnen Aufträge verlangen

## The table in the browser

table-title = Der Tisch · Speicherstadt
table-title-turn = ● Du bist dran – Speicherstadt
table-title-other = { $player } entscheidet – Speicherstadt
table-title-over = Das Spiel ist zu Ende – Speicherstadt
table-home = Zur Startseite
table-offline = Die Verbindung ist weg; sie wird wiederhergestellt …
table-close = Schließen
table-round = Runde { $round }

table-wait-demand = { $player } setzt einen Arbeiter ({ $worker } von 3).
table-wait-purchase = { $player } wird gefragt: „{ $card }“ für { coins }?
table-wait-loading = { $player } verlädt.
table-thinks = { $player } überlegt
table-waits = { $player } entscheidet
table-next-place = Danach ist { $player } an der Reihe.
table-next-purchase = Danach beginnen die Käufe am ersten Liegeplatz.
table-next-asked = Ohne Kauf wird als Nächstes { $player } gefragt, für { coins }.
table-next-same = Ohne Kauf wird dieselbe Person noch einmal gefragt, für { coins }.
table-next-discard = Ohne Kauf bekommt niemand die Karte.
table-next-loading = Was am Ende auf dem Kai liegt, ist verloren.

table-canal = Der Kanal und seine Speicher
table-berth = Liegeplatz { $berth }
table-berth-empty = Liegeplatz { $berth }: leer
table-berth-nobody = Dort steht niemand.
table-berth-workers = In den Fenstern, von unten: { $players }.
table-berth-place = Hier einen Arbeiter setzen: Der Preis steigt auf { coins }.
table-berth-price = Preis: { coins }.
table-price-would = wäre der Preis
table-price-nobody = noch niemand
table-worth = Für dich:
table-contract-lacks = es fehlt noch: { $cubes }
table-contract-complete = erfüllt

table-fire-strength = Stärke { $count }
table-fire-equal = Alle sind gleich stark: Nichts passiert.

table-dock = Was zu tun ist
table-place-title = Setze einen Arbeiter
table-place-how = Wähle einen Speicher: Dein Arbeiter nimmt das unterste freie Fenster. Wer unten steht, wird zuerst gefragt, aber jeder Arbeiter darüber macht die Karte teurer.
table-place-preview = Der Preis wäre { coins }; du hast { $purse }.
table-place-here = Hier einen Arbeiter setzen
table-buy = Für { $count } kaufen
table-buy-sure = Wirklich für { $count } kaufen?
table-left = dann hast du noch { coins }
table-pass = Preis fallen lassen

table-my-quay = Mein Kai
table-places = Wohin die Waren können
table-quay-of = Auf dem Kai von { $player }
table-quay-empty = nichts mehr da
table-quay-choose = Wähle einen Warenstein oder zieh ihn an seinen Platz.
table-quay-where = { $good }: wohin damit?
table-gain-completes = erfüllt ihn: { points }
table-gain-lacks = später { points }; dann fehlt noch { $cubes }
table-gain-coin = +1 Münze
table-gain-store = am Ende je 1 Punkt
table-gain-keep = 1 Stein für später
table-hall-keep = In der Halle aufbewahren
table-sell-two = Zwei verkaufen
table-sell-two-which = Wähle den zweiten Stein
table-convert = Drei umtauschen
table-convert-note = in 1 von anderer Art
table-convert-give = Gib drei Steine ab ({ $count } von 3)
table-convert-take = und nimm
table-convert-first = Wähle zuerst die drei.
table-convert-back = Zurück
table-stow = Den Rest verstauen
table-reset = Verladung neu beginnen
table-finish = Verladung beenden
table-finish-sure = Wirklich beenden?
table-would-lose = verloren wäre: { $cubes }

table-undo = Zurück
table-hint = Tipp
table-menu = Menü
table-hints = Was der Senator rät
table-hints-wait = Der Senator überlegt …
table-hints-note = Gewinnchance und erwartete Punkte, mit den Gründen. Ein Klick spielt es.
table-hint-chance = Gewinnchance

table-players = Spieler
table-you = du
table-bot = Bot
table-absent = abwesend
table-stands-in = { $bot } vertritt
table-hot-seat = am selben Gerät
table-first = Startspieler: hat die Metallmünze
table-points-short = Pkt.
table-points-now = { points }, wenn das Spiel jetzt endete
table-points-by-source = Punkte nach Herkunft
table-unfold = Zeigen, was { $player } besitzt
table-coins =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
table-firemen = Feuerwehr
table-workers =
    { $count ->
        [one] { $count } Arbeiter zu Hause
       *[other] { $count } Arbeiter zu Hause
    }

table-side = Verlauf, was noch kommt, Gespräch
table-tab-log = Verlauf
table-tab-coming = Kommt noch
table-tab-chat = Chat
table-supplied = An den Liegeplätzen: { $cards }
table-took-back =
    { $count ->
        [one] { $player } geht einen Schritt zurück.
       *[other] { $player } geht { $count } Schritte zurück.
    }
table-go-there = Diesen Moment ansehen
table-coming-last = Am Ende
table-discard = Abgelegt
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-unread =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }

table-past-banner = Du siehst die Vergangenheit.
table-to-now = Zurück ins Jetzt
table-replay-banner = Du siehst ein beendetes Spiel.
table-to-end = Zum Ende
table-to-start = Zum Anfang
table-step-back = Ein Schritt zurück
table-step-on = Ein Schritt weiter
table-play = Abspielen
table-pause = Anhalten
table-slider = Moment des Spiels

table-result = Das Ergebnis
table-replay = Noch einmal ansehen
table-you-win = Du gewinnst!
table-wins = { $winners } gewinnt
table-share = { $winners } teilen sich den Sieg
table-end-lead = Nach { $rounds } Runden:
table-end-tie = Bei gleichen Punkten entscheiden die Münzen.
table-look-at-table = Den Tisch ansehen
table-rematch = Noch einmal spielen
table-rematch-join = Zur nächsten Partie
table-rematch-set = Die nächste Partie ist vorbereitet: Alle treffen sich an einem neuen Tisch wieder.
table-share-link = Link zur Wiederholung

table-settings = Einstellungen
table-rules = Regeln
table-cards = Karten
table-keys = Tasten
table-export = Partie speichern
table-fork = Von hier aus anders
table-fork-note = Ein neuer Tisch, der bei dem Moment weitergeht, den du siehst; das Verborgene wird neu gemischt.
table-sound = Ton
table-invite = Link zu diesem Tisch
table-seats = Plätze
table-seats-bot = Welcher Bot?
table-bot-for = Einen Bot setzen
table-bot-for-me = Einen Bot für mich spielen lassen
table-take-back = Meinen Platz zurücknehmen
table-leave = Das Spiel verlassen
table-leave-sure = Wirklich gehen? Dein Platz wird frei.

table-fairness = Mischen prüfen
table-fair-sound = Stapel und Beutel folgen aus dem Geheimnis und allen Beiträgen. Es wurde fair gemischt.
table-fair-unsound = Etwas passt nicht zusammen: Diesem Mischen ist nicht zu trauen.
table-fair-later = Das Spiel läuft noch. Das Geheimnis wird am Ende verraten; dann lässt es sich hier prüfen.
table-fair-commitment = Bevor sich jemand setzte, legte sich der Server mit diesem Fingerabdruck (SHA-256) auf sein Geheimnis fest:
table-fair-contributions = Jeder Browser hat etwas Eigenes beigemischt:
table-fair-none = nichts
table-fair-hidden = Das Geheimnis bleibt bis zum Ende des Spiels verborgen.
table-fair-secret = Das Geheimnis des Servers, nach dem Spiel verraten:
table-fair-own = Dein Browser hat es nachgerechnet: Der Fingerabdruck gehört zu diesem Geheimnis.
table-fair-derived = Stapel und Beutel folgen aus dem Geheimnis und allen Beiträgen; weder der Server noch jemand am Tisch konnte sie allein bestimmen.
table-fair-origin = Dieses Spiel setzt ein anderes fort: Die ersten { $at } Entscheidungen wurden übernommen, was damals verborgen war, wurde neu gemischt.
table-fair-verify = Mit der gespeicherten Partie kann es auch jeder selbst prüfen: speicherstadt verify

table-key-number = einen Arbeiter setzen; Verladung: einen Stein wählen, dann seinen Platz
table-key-buy = kaufen
table-key-pass = Preis fallen lassen
table-key-finish = Verladung beenden
table-key-hint = Tipp
table-key-undo = zurücknehmen
table-key-walk = im Verlauf einen Schritt zurück oder weiter
table-key-jump = zum Anfang, in die Gegenwart
table-key-tab = von einer Wahl zur nächsten
table-key-escape = schließen
table-key-list = diese Liste

table-guide = Deine erste Runde
table-guide-next = Verstanden
table-guide-skip = Bitte keine Anleitung
table-guide-place-title = Setze einen Arbeiter über eine Karte
table-guide-place = Alle Karten an den Liegeplätzen stehen gleich zum Verkauf. Klicke auf den Speicher über der Karte, die dir gefällt: Dein Arbeiter nimmt das unterste freie Fenster. Du hast drei Arbeiter.
table-guide-price-title = Die Arbeiter machen den Preis
table-guide-price = Eine Karte kostet so viele Münzen, wie Arbeiter darüber stehen. Wer zuerst da war, wird zuerst gefragt, zahlt aber für alle, die später kamen! Komm früh, komm spät und billig, oder verdirb anderen den Preis.
table-guide-buy-title = Kaufen oder den Preis fallen lassen
table-guide-buy = Du wirst gefragt, weil dein Arbeiter ganz unten steht. Kaufe jetzt, oder nimm den Arbeiter zurück: Dann wird der nächste gefragt, für eine Münze weniger. Steht weiter oben noch einer von dir, kommst du wieder dran, wenn vorher niemand kauft.
table-guide-income-title = Neue Runde, neue Münze
table-guide-income = Alle haben eine Münze verdient; wer nichts gekauft hat, eine mehr. Die Metallmünze ist weitergewandert: Wer sie hat, beginnt jetzt. Ab dem Frühling bringen Schiffe Waren, und es brennt: Feuerwehrleute helfen.
table-guide-loading-title = Entlade dein Schiff
table-guide-loading = Wähle einen Stein, dann einen Platz dafür: einen Auftrag, der ihn braucht, einen Kaufmann, die Markthalle. Bis du fertig bist, kannst du jeden Schritt zurücknehmen. Was auf dem Kai bleibt, ist verloren.
