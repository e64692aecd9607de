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
# Where words of these names may break on narrow cards and buttons.
hyphenation = Feuer-wehr-mann Gewürz-händ-ler Tee-ver-kos-ter Teppich-händ-ler Kaffee-rös-ter Vul-ka-ni-seur Fluss-schif-fer-kir-che Handels-kam-mer Auf-trag Mi-chae-lis

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
effect-fireman = Erhöht deine Löschkraft bei jedem Brand um { $value }.
effect-fire = Die Stärksten gewinnen { points }, die Schwächsten verlieren ebenso viele.
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

effect-firemen = Zusammen erhöhen sie deine Löschkraft bei jedem Brand um { $value }: { $values }.

## What happens: the log

event-round-began = Runde { $round } von { $rounds }: { $player } hat die Metallmünze und beginnt.
event-round-began-last = Runde { $round } von { $rounds }, die letzte: { $player } hat die Metallmünze und beginnt.
event-revealed = Liegeplatz { $berth }: { $card }
event-burned = { $card }! Punkte: { $changes }.
event-burned-equal = { $card }! Alle sind gleich stark, es passiert nichts.
event-placed = { $player } setzt einen Arbeiter bei „{ $card }“ (Liegeplatz { $berth }). Preis: { coins }.
event-bought = { $player } kauft „{ $card }“ für { coins }.
event-declined = { $player } verzichtet auf „{ $card }“ ({ coins }).
event-could-not-pay = { $player } kann { coins } für „{ $card }“ nicht zahlen (hat { $purse }).
event-discarded = Niemand kauft „{ $card }“.
event-discarded-ship = Niemand kauft „{ $card }“. Die Waren kommen in den Vorrat.
event-unloaded = { $player } beginnt zu verladen: { $cubes }.
event-unloaded-both = { $player } beginnt zu verladen: { $cubes }. Eingelagert: { $stored }.
event-unloaded-stored = { $player } beginnt zu verladen. Eingelagert: { $cubes }.
event-delivered = { $player } liefert 1 { $good } für „{ $card }“.
event-delivered-complete = { $player } liefert 1 { $good } und erfüllt „{ $card }“!
event-sold = { $player } verkauft 1 { $good } für 1 Münze an einen Kaufmann.
event-stored = { $player } legt 1 { $good } ins Lager.
event-kept = { $player } bewahrt 1 { $good } in der Markthalle auf.
event-marketed = { $player } verkauft { $cubes } in der Markthalle für 1 Münze.
event-converted = { $player } tauscht { $cubes } gegen 1 { $good } um.
event-finished = { $player } beendet die Verladung.
event-finished-lost = { $player } beendet die Verladung. Verloren: { $cubes }.
event-earned = Einkommen in Münzen: { $changes }.
event-coin-passed = Die Metallmünze geht an { $player }.
event-ended = Das Spiel ist zu Ende. { $winners } gewinnt.
event-ended-shared = Das Spiel ist zu Ende. { $winners } teilen sich den Sieg.
event-undone = { $player } macht { $decision } rückgängig.
event-forfeited = { $player } gibt auf. Ab jetzt entscheidet der Zufall. ({ $reason })

and = und

## What you can do: choices in a list

option-buy = „{ $card }“ für { coins } kaufen (danach noch { $left })
option-decline = Verzichten und den Arbeiter zurücknehmen
option-deliver = 1 { $good } für „{ $card }“ liefern
option-deliver-completes = 1 { $good } liefern und „{ $card }“ erfüllen: { points }
option-sell = 1 { $good } für 1 Münze an einen Kaufmann verkaufen
option-store = 1 { $good } ins Lager legen
option-keep = 1 { $good } in der Markthalle aufbewahren
option-market = { $cubes } in der Markthalle für 1 Münze verkaufen
option-convert = { $cubes } gegen 1 { $good } umtauschen
option-finish = Verladung beenden
option-finish-lost = Verladung beenden und { $cubes } verlieren

ask-demand = { $player }, setze einen Arbeiter ({ $worker } von 3).
ask-purchase = { $player }, kaufst du „{ $card }“ für { coins }? Du hast { $purse }.
ask-loading = { $player }, verlade deine Waren: { $cubes }.
ask-loading-empty = { $player }, dein Kai ist leer. Beende die Verladung oder mach einen Schritt rückgängig.

ask-loading-stored = { $player }, dein Kai ist leer. Nutze einen eingelagerten Warenstein oder beende die Verladung.

## The board in the terminal

board-round = Runde { $round } von { $rounds }
board-player = Spieler
board-coins = Münzen
board-firemen = Feuerwehr
board-strength = Löschkraft
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

## Hints

hint-title = Tipps, der beste zuerst:
hint-chance = { $number } % Gewinnchance
hint-points = { $number } Punkte erwartet

hint-new-contract = { points } am Ende; du brauchst noch { $cubes }
hint-enables = damit kannst du „{ $card }“ erfüllen: { points }
hint-supplies = bringt { $cubes } für deine Aufträge
hint-proceeds = nichts, was deine Aufträge brauchen; alles zusammen verkauft bringt { coins }
hint-trader =
    kauft dir { $good ->
        [Teppich] Teppiche
       *[other] { $good }
    } ab, 1 Münze pro Stein; { points } am Ende
hint-shelf = lagert bis zu { $count } Warensteine, am Ende je 1 Punkt
hint-next-office = dein { $number }. Kontor: +{ points }
hint-strength = Löschkraft: du { $mine }, die anderen { $others }; kommende Brände: { $fires } Punkte
hint-interest = 1 Münze bei jedem Einkommen: { coins } bis zum Ende
hint-fixed-points = { points } am Ende, egal was passiert
hint-per-ship =
    1 Punkt pro Schiff: { $count ->
        [0] du hast noch keins
       *[other] du hast { $count }
    }
hint-per-coin = 1 Punkt pro Münze: danach hättest du noch { coins }, also { points }
hint-standing = im Moment für { coins } zu haben, danach noch { $left }
hint-behind = { $player } wird vor dir gefragt, für { coins }
hint-another = erhöht deinen eigenen Preis auf { coins }
hint-prices-out = { $player } kann { coins } nicht bezahlen
hint-rival = { $player } will die Karte auch und kann bis zu { coins } zahlen
hint-nobody-else = niemand sonst kann die Karte kaufen
hint-no-coins = du hast keine Münzen, um etwas zu kaufen
hint-price = kostet { coins }, danach noch { $left }
hint-not-worth = dir nach dieser Schätzung weniger wert als { coins }
hint-next = wenn du verzichtest, kann { $player } die Karte für { coins } haben
hint-falls = du wirst noch einmal gefragt, für nur { coins }
hint-falls-unless = du wirst noch einmal gefragt, für nur { coins }, falls nicht vorher jemand von ihnen kauft: { $players }
hint-saves-for = spart Münzen für „{ $card }“, das ist dir mehr wert
hint-thrift = 1 Münze mehr Einkommen, wenn du diese Runde nichts kaufst
hint-completes = erfüllt „{ $card }“: { points }
hint-still-lacks = „{ $card }“ braucht danach noch { $cubes }
hint-needed-by =
    „{ $card }“ braucht { $good ->
        [Teppich] einen Teppich
       *[other] { $good }
    }
hint-wanted =
    { $count ->
        [0] kein kommender Auftrag braucht
        [one] { $count } kommender Auftrag braucht
       *[other] { $count } kommende Aufträge brauchen
    } { $good ->
        [Teppich] einen Teppich
       *[other] { $good }
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
bot-about-exec = Jedes Programm, das sich an das Protokoll in docs/bots.md hält.
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
web-loading = Einen Moment …
web-retry = Erneut versuchen
web-default-name = Skipper
web-empty-seat = freier Platz
web-foot = Ein Spiel von Stefan Feld. Dies ist ein unabhängiges, freies Programm mit eigenen Bildern und Texten.

# Errors

web-error-malformed = Der Server konnte das nicht lesen, es hat sich nichts geändert. Lade die Seite neu und versuche es noch einmal.
web-error-illegal = Das erlauben die Regeln gerade nicht. Wähle einen der angebotenen Züge.
web-error-stale = Jemand war schneller. Sieh dir den Tisch noch einmal an und entscheide dann.
web-error-over = Dieses Spiel ist zu Ende. Du kannst es dir noch einmal ansehen oder neu spielen.
web-error-closed = Die Betreiber dieses Servers haben diesen Tisch geschlossen. Hier lässt sich nichts mehr ändern.
web-error-not-your-turn = Du bist noch nicht dran. Warte, bis du gefragt wirst.
web-error-not-your-seat = Das ist nicht dein Platz. Du kannst nur für deinen eigenen spielen.
web-error-forbidden = Das darfst du hier nicht. Vielleicht kann der Gastgeber helfen.
web-error-unknown = Das gibt es nicht oder nicht mehr. Prüfe den Link.
web-error-full = Hier ist kein Platz mehr. Versuche es an einem anderen Tisch.
web-error-name-taken = An diesem Tisch spielt schon jemand mit diesem oder einem sehr ähnlichen Namen. Wähle in den Einstellungen einen anderen.
web-error-unreadable-name = Dieser Name ist nicht lesbar. Nimm Buchstaben oder Ziffern, ohne unsichtbare Zeichen oder gestapelte Akzente.
web-error-not-started = Das Spiel hat noch nicht begonnen. Erst müssen alle Plätze besetzt sein.
web-error-cannot-undo = Das lässt sich nicht rückgängig machen: Etwas Neues wurde aufgedeckt, oder jemand hat schon darauf reagiert.
web-error-undo-limit = Mehr lässt sich in einem Spiel nicht zurücknehmen.
web-error-takeback-open = Es gibt schon eine offene Bitte. Beantworte sie zuerst.
web-error-no-takeback = Diese Bitte ist schon erledigt.
web-error-too-large = Das ist zu groß. Ein gespeichertes Spiel darf höchstens 1 MB groß sein.
web-error-too-many = Das ging etwas zu schnell. Warte einen Moment und versuche es dann noch einmal.
web-error-day-limit = Dafür hast du das Limit für heute erreicht. Versuche es später noch einmal.
web-error-guest-limit = In deinem Netz sind heute schon zu viele neue Namen entstanden. Nimm einen Browser, der schon einen hat, oder komm morgen wieder.
web-error-table-limit = Du hast zu viele unbeendete Spiele. Spiele erst ein paar davon zu Ende.
web-error-storage-limit = Deine importierten Spiele belegen schon den ganzen Platz, den du hier hast. Mehr passt nicht hinein.
web-error-token-limit = Du hast zu viele Zugriffstoken. Widerrufe erst eines.
web-error-wrong-host = Unter dieser Adresse antwortet der Server nicht. Frage den Betreiber nach der richtigen.
web-error-unavailable = Der Server antwortet nicht. Es geht nichts verloren. Versuche es gleich noch einmal.

# Home page

web-home-title = Die Speicherstadt
web-home-lead = Treibe Preise hoch oder warte, bis sie fallen. Entlade Schiffe, erfülle Aufträge und hüte dich vor Bränden. Ein Brettspiel für 2 bis 5 Personen, in deinem Browser.
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
web-create-spectators = Zuschauer dürfen chatten
web-create-spectators-note = Auch Zuschauer dürfen schreiben. Ihre Nachrichten sind gekennzeichnet.
web-create-go = Tisch eröffnen
web-join-title = Mitspielen oder zusehen
web-join-field = Link oder Code eines Tisches
web-join-go = Öffnen
web-join-wrong = Das ist kein Link zu einem Tisch. Ein Code hat 16 Zeichen: Buchstaben, Ziffern, - und _.
web-import-title = Gespeichertes Spiel öffnen
web-import-lead = Eine Spieldatei, die hier oder im Terminal gespeichert wurde.
web-import-field = Datei auswählen …
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
web-abandoned = Verlassen
web-closed = Geschlossen
web-turns-waiting = ({ $count }) Du bist dran
web-go-on = Weiterspielen
web-go-join = Mitspielen
web-go-watch = Zusehen
web-go-replay = Noch einmal ansehen
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
web-share = Teilen …
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
web-lobby-bot-none = Bot hinzufügen …
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
web-lobby-opening = Es wird gemischt: Jeder Browser am Tisch öffnet jetzt seine Zufallsbytes.
web-lobby-opening-wait = Wir warten auf { $players }, höchstens 10 Sekunden.
web-tag-host = Gastgeber
web-tag-you = du
web-tag-bot = Bot
web-tag-here = an diesem Gerät
web-presence-away = hat diesen Tisch in einem Tab im Hintergrund offen
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
web-lobby-origin =
    Dieses Spiel setzt ein anderes nach { $at ->
        [one] { $at } Entscheidung
       *[other] { $at } Entscheidungen
    } fort. Was dort verdeckt war, wird neu gemischt.
web-fair-title = Fair gemischt und überprüfbar
web-fair-secret = Der Server hat ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Dein Browser merkt sich den Fingerabdruck und warnt dich, falls der Server je einen anderen zeigt.
web-fair-mix = Jeder Browser am Tisch zieht 16 Zufallsbytes und zeigt nur deren Fingerabdruck. Geöffnet werden sie beim Start. So kann niemand zuletzt wählen, auch nicht der Betreiber des Servers.
web-fair-told = Nach dem Spiel wird das Geheimnis aufgedeckt, und dein Browser mischt zur Prüfung noch einmal selbst.
web-fair-print = Fingerabdruck des Geheimnisses (SHA-256)
web-fair-added =
    { $count ->
        [one] Bisher hat { $count } Platz Zufallsbytes beigesteuert.
       *[other] Bisher haben { $count } Plätze Zufallsbytes beigesteuert.
    }
web-fair-missing =
    { $count ->
        [one] { $players } hat noch keine Zufallsbytes beigesteuert.
       *[other] { $players } haben noch keine Zufallsbytes beigesteuert.
    }
web-fair-exchanged = Warnung: Der Fingerabdruck dieses Tisches ist nicht mehr der, den dein Browser zuerst gesehen hat. Jemand hat das Geheimnis ausgetauscht. Vertrau diesem Tisch nicht.
web-fair-denied = Warnung: Der Server hat deine Zufallsbytes beim Mischen weggelassen, obwohl er sie angenommen hatte. Vertrau dieser Mischung nicht.
web-fair-unopened = Die Zufallsbytes von { $player } wurden nicht rechtzeitig geöffnet. Stattdessen zählt ihr Fingerabdruck.
web-fair-missed = Das Spiel hat ohne Zufallsbytes deines Browsers begonnen. Diese Mischung beruht auf denen der anderen.

# Who is here, and the QR code

web-you-watch = Du siehst zu
web-tag-present = da
web-tag-missing = noch nicht da
web-lobby-not-here =
    { $count ->
        [one] { $players } ist noch nicht da. Warte noch oder mach den Platz für jemand anderen frei.
       *[other] { $players } sind noch nicht da. Warte noch oder mach ihre Plätze für andere frei.
    }
web-lobby-removed = Der Gastgeber hat deinen Platz freigegeben. Du kannst zusehen oder dich wieder auf einen freien Platz setzen.
web-qr-show = QR-Code zeigen
web-qr-hide = QR-Code ausblenden
web-qr = QR-Code mit dem Link zu diesem Tisch
web-qr-note = Mit der Handykamera scannen, um den Tisch dort zu öffnen.

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
web-set-shapes = Deutlichere Formen
web-set-shapes-note = Waren und Spieler lassen sich auch ohne Farben gut unterscheiden.
web-set-confirm = Vorher nachfragen
web-set-confirm-note = Bevor du eine Karte kaufst oder beim Verladen Waren verlierst.
web-set-confirm-placing = Setzen bestätigen
web-set-confirm-placing-note = Du siehst erst den Preis und bestätigst dann.
web-set-guide = Anleitung
web-set-guide-note = Erklärt dir dein nächstes Spiel Schritt für Schritt, bis du alles einmal gesehen hast.
web-set-name-save = Speichern
web-set-name-saved = Du heißt jetzt { $name }.

web-set-turn-alert = Hinweiston
web-set-turn-alert-note = Eine Glocke läutet, wenn du dran bist.
web-set-table-sounds = Geräusche am Tisch
web-set-table-sounds-note = Arbeiter, Münzen, Waren, Brände: Du hörst, was am Tisch passiert.
web-set-volume = Lautstärke
web-set-volume-value = { $value } %

# Emblems

web-set-emblem = Dein Zeichen
web-set-emblem-note = Es steht auf deinen Arbeitern und neben deinem Namen. Deine Wahl gilt für die nächsten Tische, an die du dich setzt. Hat dort schon jemand dieses Zeichen, bekommst du ein anderes.
emblem-lighthouse = Leuchtturm
emblem-lantern = Laterne
emblem-sailboat = Segelboot
emblem-star = Stern
emblem-moon = Mond
emblem-sun = Sonne
emblem-compass = Windrose
emblem-barrel = Fass
emblem-gable = Speicherhaus
emblem-bridge = Brücke
emblem-cup = Kaffeetasse
emblem-heart = Herz

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
web-cards-hall-effect = Verladung: 3 Warensteine gegen 1 andere Ware umtauschen, 2 Warensteine für 1 Münze verkaufen, 1 Warenstein für spätere Runden aufbewahren.
web-recon = Rekonstruktion
web-recon-of = { web-recon }: { $what }
web-recon-wants = die Waren
web-recon-value = der Wert
web-recon-points = die Punkte
web-recon-note = Dieses Zeichen steht für Angaben, die nur auf den gedruckten Karten zu sehen sind. Keine Spielregel nennt sie, deshalb sind sie unsere beste Vermutung.

web-cards-in-deck = { $count } in dieser Jahreszeit, { $total } im ganzen Spiel

# Rules

web-rules-title = So wird gespielt
web-games-title = Meine Spiele
web-games-lead = Siege, Serien und woher deine Punkte kommen.
web-games-open = Meine Spiele ansehen
web-daily-title = Der Hafen des Tages
web-daily-lead = Jeden Tag ein neuer Hafen, mit denselben Karten für alle auf diesem Server.
web-daily-bots = Heutige Gegner: { $bots }.
web-daily-rank = { points }, Rang { $rank } von { $players }
web-daily-play = Hafen des Tages spielen
web-daily-on = Weiterspielen
web-daily-compare = Vergleichen
web-daily-more = Alle Tage ansehen
web-offline-title = Du bist offline
web-offline-lead = Gerade gibt es keine Verbindung. Deine Spiele liegen sicher auf dem Server, und hier geht es weiter, sobald du wieder online bist.
web-offline-games = Deine Spiele, wie dieser Browser sie zuletzt gesehen hat

## The table in the browser

table-title = Tisch · Speicherstadt
table-title-turn = ● Du bist dran · Speicherstadt
table-title-other = { $player } ist dran · Speicherstadt
table-title-over = Spiel beendet · Speicherstadt
table-home = Zur Startseite
table-offline = Verbindung verloren. Sie wird wiederhergestellt …
table-replaced = Du hast diesen Tisch in zu vielen Fenstern offen, deshalb wurde dieses angehalten. Lade die Seite neu, um hier weiterzuspielen.
table-close = Schließen
table-round = Runde { $round }

table-wait-demand = { $player } setzt einen Arbeiter ({ $worker } von 3).
table-wait-purchase = { $player } überlegt: „{ $card }“ für { coins }?
table-wait-loading = { $player } verlädt.
table-thinks = { $player } denkt nach
table-waits = { $player } überlegt
table-next-place = Danach ist { $player } dran.
table-next-purchase = Danach beginnen die Käufe am ersten Liegeplatz.
table-next-asked = Nach einem Verzicht wird { $player } gefragt, für { coins }.
table-next-you = Nach einem Verzicht wirst du gefragt, für { coins }.
table-next-same = Nach einem Verzicht wird { $player } noch einmal gefragt, für { coins }.
table-next-again = Wenn du verzichtest, wirst du noch einmal gefragt, für { coins }.
table-next-discard = Nach einem Verzicht bekommt niemand die Karte.
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
table-berth-price = Preis: { coins }.
table-price-nobody = noch niemand
table-worth = Für dich:
table-contract-lacks = braucht noch { $cubes }
table-contract-complete = erfüllt

table-fire-strength = Löschkraft { $count }
table-fire-equal = Alle sind gleich stark, es passiert nichts.

table-dock = Was zu tun ist
table-place-title = Setze einen Arbeiter
table-place-how = Wähle einen Speicher: Dein Arbeiter nimmt das unterste freie Fenster. Wer ganz unten steht, wird zuerst gefragt, aber jeder Arbeiter darüber macht die Karte teurer.
table-place-here = Arbeiter hier setzen
table-buy = Für { coins } kaufen
table-buy-sure = Ja, für { coins } kaufen
table-left = danach noch { coins }
table-pass = Verzichten

## Prices: what players in the queue above a card would pay

table-queue-first = Du wärst als Erstes dran, für { coins }.
table-queue-behind = Du wärst Nummer { $place } in der Reihe: { coins }, wenn alle vor dir verzichten.
table-queue-front = Ganz vorne kostet die Karte { $first }.
table-queue-behind-own = Du stehst dann hinter deinem eigenen Arbeiter: { coins }, wenn du erst verzichtest.
table-queue-own = Dein eigener Preis steigt dort von { $now } auf { coins }.
table-queue-own-short = Dein eigener Preis steigt dort von { $now } auf { coins }: Das kannst du dann nicht mehr zahlen.
table-queue-own-skipped = Deinen eigenen Arbeiter dort kannst du ohnehin nicht bezahlen.
table-queue-skipped =
    { $count ->
        [one] { $players } kann ohnehin nicht zahlen.
       *[other] { $players } können ohnehin nicht zahlen.
    }
table-queue-prices-out = Mit deinem Arbeiter wird die Karte zu teuer für { $players }.
table-queue-no-coins = Du hast keine Münzen und könntest sie nicht kaufen.
table-queue-rivals = Durch weitere Arbeiter von { $players } kann dein Preis auf { coins } steigen. Du hast { $purse }.
table-queue-worker = { $player } ({ coins })
table-queue-worker-short = { $player } ({ coins }, kann nicht zahlen)
table-price-yours = für dich
table-quick-place = Platz { $place }
table-forgoes = Danach kannst du { coins } für „{ $card }“ nicht mehr zahlen.
table-forgoes-first = Danach kannst du { coins } für „{ $card }“ nicht mehr zahlen, obwohl du dort als Nächstes gefragt wirst.
table-pass-discard = Karte verfallen lassen
table-pass-discarded = Danach wird niemand mehr gefragt. Die Karte wird abgelegt.
option-decline-discard = Verzichten: Danach wird niemand mehr gefragt, und die Karte wird abgelegt
option-place-queue = { $card } (Liegeplatz { $berth }), Nummer { $place } in der Reihe: { coins }, wenn alle davor verzichten, { $first } ganz vorne
option-place-own = { $card } (Liegeplatz { $berth }), Nummer { $place } in der Reihe: Dein eigener Preis steigt dort von { $now } auf { coins }
option-place-first = { $card } (Liegeplatz { $berth }), du bist als Erstes dran, für { coins }
table-missed = Übersprungen
table-missed-mine = „{ $card }“ kostete { coins }, du hattest { $purse }.
table-missed-player = „{ $card }“ kostete { coins }, { $player } hatte { $purse }.
table-missed-bought = { $player } hat „{ $card }“ für { coins } gekauft.
table-missed-line =
    { $place ->
        [1] Danach wärst du an der Reihe gewesen.
       *[other] Auch du standest in der Reihe.
    }
table-missed-line-player =
    { $place ->
        [1] Danach wäre { $player } an der Reihe gewesen.
       *[other] Auch { $player } stand in der Reihe.
    }

table-my-quay = Mein Kai
table-places = Plätze für deine Waren
table-quay-of = Am Kai von { $player }
table-quay-empty = nichts mehr da
table-quay-choose = Wähle einen Warenstein oder zieh ihn an seinen Platz.
table-quay-stuck = Für { $cubes } gibt es keinen Platz mehr. Beende die Verladung.
table-quay-where = Wohin mit dem { $good }?
table-gain-completes = erfüllt ihn: { points }
table-gain-lacks = später { points }; braucht noch { $cubes }
table-gain-coin = +1 Münze
table-gain-store = am Ende je 1 Punkt
table-gain-keep = 1 Stein für später
table-hall-keep = In der Halle aufbewahren
table-sell-two = Zwei verkaufen
table-sell-two-which = Wähle den zweiten Stein
table-convert = Drei umtauschen
table-convert-note = gegen 1 andere Ware
table-convert-few = braucht 3 Steine
table-convert-none = nichts Passendes im Vorrat
table-convert-give = Gib drei Steine ab ({ $count } von 3)
table-convert-take = Nimm einen
table-convert-first = Wähle zuerst drei Steine.
table-convert-back = Zurück
table-reset = Verladung neu beginnen
table-finish = Verladung beenden
table-finish-sure = Ja, Verladung beenden
table-would-lose = du verlierst { $cubes }

table-obvious = Naheliegendes erledigen
table-plan = Die naheliegenden Schritte
table-plan-nothing = Hier bleibt nichts zu tun. Beende die Verladung.
table-plan-all =
    { $count ->
        [one] Ausführen
        [2] Beide Schritte ausführen
       *[other] Alle { $count } Schritte ausführen
    }
table-plan-next = Nur den ersten Schritt
table-plan-left = Kein Platz für { $cubes }: geht am Ende verloren.
table-quay-stored = Dein Kai ist leer. Nutze einen eingelagerten Stein oder beende die Verladung.
table-quay-done = Alles ist an seinem Platz. Beende die Verladung.
table-loses-nothing = nichts geht verloren
table-gain-complete = erfüllt: { points }
table-warehouse-full = voll: Stein tauschen
table-swap-which = Welcher Stein macht Platz?
table-swap-out = Tauschen: Der { $good } kommt zurück auf den Kai

table-undo = Rückgängig
table-hint = Tipp
table-menu = Menü
table-hints = Der Rat des Senators
table-hints-wait = Der Senator denkt nach …
table-hints-even = Nach dieser Schätzung sind { $count } Züge etwa gleich gut.
table-hints-note = Gewinnchance und Punkte am Ende sind geschätzt. { $pointer ->
        [touch] Tippe
       *[mouse] Klicke
    } auf einen Zug, um ihn zu spielen.

table-players = Spieler
table-you = du
table-bot = Bot
table-absent = nicht da
table-stands-in = { $bot } springt ein
table-hot-seat = am selben Gerät
table-first = Startspieler: hat die Metallmünze
# A name or heading with what is said about it, for screen readers and tooltips.
labelled = { $label }: { $text }
table-points-short = Pkt.
table-points-now = { points }, wenn das Spiel jetzt enden würde
table-points-by-source = Punkte nach Herkunft
table-unfold = Zeigen, was { $player } besitzt
table-coins =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
table-firemen = Löschkraft
table-workers = { $count } Arbeiter verfügbar

table-side = Verlauf, kommende Karten und Chat
table-tab-log = Verlauf
table-tab-coming = Kommt noch
table-tab-chat = Chat
table-supplied = An den Liegeplätzen: { $cards }.
table-took-back =
    { $count ->
        [one] { $player } nimmt einen Zug zurück: { $what }.
       *[other] { $player } nimmt { $count } Züge zurück, der erste davon: { $what }.
    }
table-go-there = Zu diesem Moment springen
table-coming-last = Am Ende
table-discard = Abgelegt
table-chat-empty = Noch keine Nachrichten.
table-chat-say = Nachricht schreiben
table-chat-send = Senden
table-chat-spectator = Zuschauer
table-chat-from-spectator = { $name } (Zuschauer)
table-chat-players-only = An diesem Tisch dürfen nur die Spieler schreiben.
table-chat-allow-spectators = Zuschauer dürfen chatten
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
table-invite = Link zu diesem Tisch
table-seats = Plätze
table-seats-bot = Welcher Bot?
table-bot-for = Bot einspringen lassen
table-bot-for-me = Bot für mich spielen lassen
table-take-back = Meinen Platz wieder einnehmen
table-leave = Spiel verlassen
table-leave-sure = Ja, gehen und einen Bot weiterspielen lassen

table-fairness = Mischung prüfen
table-fair-sound = Dein Browser hat noch einmal selbst gemischt: Es war fair.
table-fair-partly = Alles, was dein Browser prüfen kann, stimmt. Die Punkte mit „?“ kann er nicht prüfen, weil er vor dem Start nicht mitgespielt hat.
table-fair-unsound = Etwas stimmt nicht überein. Vertrau dieser Mischung nicht.
table-fair-end-partly = Soweit dein Browser es prüfen kann, stimmt die Mischung.
table-fair-end-unchecked = Die Mischung ist noch nicht geprüft, weil der Server den Beweis nicht geschickt hat.
table-fair-later = Das Spiel läuft noch. Am Ende wird das Geheimnis aufgedeckt, dann kannst du die Mischung hier prüfen.
table-fair-day = Das Geheimnis dieser Mischung wird nach Tagesende aufgedeckt. Dann kannst du sie hier prüfen.
table-fair-elsewhere = Dieses Spiel wurde anderswo gespielt. Hier gibt es keine Mischung zu prüfen.
table-fair-check-secret =
    { $result ->
        [ok] Das aufgedeckte Geheimnis gehört zum Fingerabdruck, den sich dein Browser vor dem Spiel gemerkt hat.
        [failed] Das aufgedeckte Geheimnis gehört nicht zum Fingerabdruck, den sich dein Browser gemerkt hat.
       *[unknown] Das aufgedeckte Geheimnis gehört zum gezeigten Fingerabdruck, aber den hat dein Browser vor dem Spiel nicht gesehen.
    }
table-fair-check-mine =
    { $result ->
        [ok] Deine Zufallsbytes sind in die Mischung eingegangen.
        [failed] Deine Zufallsbytes fehlen in der Mischung oder wurden ersetzt.
       *[unknown] In der Mischung sind keine Zufallsbytes dieses Browsers. Er hat keine beigesteuert oder war nicht da, um sie zu öffnen.
    }
table-fair-check-others =
    { $result ->
        [ok] Alle hatten ihre Zufallsbytes festgelegt, bevor dein Browser seine geöffnet hat.
        [failed] Die Zufallsbytes von mindestens einem Platz sind nicht die, die vor dem Start festgelegt waren.
       *[unknown] Dein Browser hat nicht gesehen, ob alle ihre Zufallsbytes vor dem Start festgelegt hatten.
    }
table-fair-check-pile =
    { $result ->
        [ok] Alle Karten kamen in der Reihenfolge, die dein Browser berechnet hat.
       *[failed] Die Karten kamen in einer anderen Reihenfolge, als dein Browser berechnet hat.
    }
table-fair-check-bag =
    { $result ->
        [ok] Alle Schiffe brachten die Waren, die dein Browser berechnet hat.
       *[failed] Schiffe brachten andere Waren, als dein Browser berechnet hat.
    }
table-fair-check-first =
    { $result ->
        [ok] Die richtige Person hat begonnen.
       *[failed] Eine andere Person hätte beginnen müssen.
    }
table-fair-commitment = Der Fingerabdruck des Geheimnisses (SHA-256), wie ihn dein Browser zuerst gesehen hat:
table-fair-contributions = Jeder Browser hat eigene Zufallsbytes festgelegt und beim Start geöffnet:
table-fair-none = keine
table-fair-unopened = nicht geöffnet; stattdessen zählt dieser Fingerabdruck:
table-fair-hidden = Das Geheimnis bleibt bis zum Ende des Spiels verborgen.
table-fair-secret = Das Geheimnis des Servers, nach dem Spiel aufgedeckt:
table-fair-derived = Stapel, Beutel, Startspieler und die Zufallsentscheidungen der Bots ergeben sich aus dem Geheimnis und allen Zufallsbytes.
table-fair-limits = Ob sich Spieler abgesprochen oder einen Bot zu einer Kopie des Spiels befragt haben, zeigt diese Prüfung nicht. Wer den Server betreibt und mitspielt, kann die eigenen Bytes geschlossen lassen und so zwischen zwei Mischungen wählen. Dann sehen aber alle, dass sie nicht geöffnet wurden.
table-fair-origin =
    { $at ->
        [one] Dieses Spiel setzt ein anderes fort: Die erste Entscheidung wurde übernommen, alles damals Verdeckte wurde neu gemischt.
       *[other] Dieses Spiel setzt ein anderes fort: Die ersten { $at } Entscheidungen wurden übernommen, alles damals Verdeckte wurde neu gemischt.
    }
table-fair-verify = Prüfen lässt es sich auch ohne diese Seite: mit speicherstadt verify oder verify_shuffle.mjs für Node.

table-key-number = Arbeiter setzen; beim Verladen: Stein wählen, dann seinen Platz
table-key-buy = kaufen
table-key-pass = verzichten
table-key-obvious = beim Verladen: die naheliegenden Schritte zeigen; noch einmal drücken führt sie aus
table-key-finish = Verladung beenden
table-key-hint = Tipp
table-key-undo = rückgängig machen
table-key-walk = im Spielverlauf einen Schritt zurück oder vor
table-key-jump = zum Anfang oder zum aktuellen Stand
table-key-tab = zur nächsten Auswahl
table-key-escape = schließen
table-key-list = diese Liste

table-guide = Dein erstes Spiel
table-guide-next = Verstanden
table-guide-skip = Anleitung überspringen
table-guide-place-title = Setze einen Arbeiter über eine Karte
table-guide-place = Alle Karten an den Liegeplätzen stehen zum Verkauf. { $pointer ->
        [touch] Tippe
       *[mouse] Klicke
    } auf den Speicher über der Karte, die du gern hättest: Dein Arbeiter nimmt das unterste freie Fenster. Du hast drei Arbeiter.
table-guide-price-title = Die Arbeiter machen den Preis
table-guide-price = Eine Karte kostet so viele Münzen, wie Arbeiter darüber stehen. Wer zuerst kommt, wird zuerst gefragt, zahlt aber für alle, die später kamen. Komm früh, komm spät und zahl weniger, oder treib anderen den Preis hoch.
table-guide-buy-title = Kaufen oder den Preis fallen lassen
table-guide-buy = Du wirst gefragt, weil dein Arbeiter ganz unten steht. Kaufe jetzt, oder verzichte und nimm den Arbeiter zurück: Dann ist der nächste darüber dran, für eine Münze weniger. Steht weiter oben noch einer von dir, wirst du noch einmal gefragt, wenn vorher niemand kauft.
table-guide-income-title = Neue Runde, neue Münzen
table-guide-income = Alle haben eine Münze verdient, und wer nichts gekauft hat, eine mehr. Die Metallmünze ist weitergewandert: Wer sie jetzt hat, beginnt. Ab dem Frühling bringen Schiffe Waren, und Brände brechen aus. Dagegen helfen Feuerwehrleute.
table-guide-loading-title = Entlade dein Schiff
table-guide-loading = Wähle einen Stein und dann einen Platz dafür: einen Auftrag, der ihn braucht, einen Kaufmann oder die Markthalle. Bis du fertig bist, kannst du jeden Schritt rückgängig machen. Was am Kai liegen bleibt, geht verloren.

# The daily harbour at the table

table-daily-scored = Hafen des Tages, { $day }: Dieses Spiel zählt. Beende es vor Tagesende (UTC). Ohne Tipps.
table-daily-repeat = Hafen des Tages, { $day }: Dieses Spiel wird nicht gewertet.
table-daily-compare = Mit allen vergleichen
table-fair-daily = An diesem Tag bekommen alle dieselben Karten, deshalb steuern die Spieler keine Zufallsbytes bei. Der Fingerabdruck des Geheimnisses wurde vorab veröffentlicht, das Geheimnis wird nach Tagesende aufgedeckt. Das beweist, dass seither niemand die Karten ausgetauscht hat. Es beweist nicht, dass der Betreiber des Servers sie nicht kannte.
table-took-back-allowed = Erlaubt von { $players }.
table-took-back-known = Was aufgedeckt wurde, bleibt bekannt: Dieselben Karten kommen wieder.
table-undo-ask = Um Rücknahme bitten
table-undo-sure = Trotzdem rückgängig
table-undo-practice = wird zum Übungsspiel
table-undo-practice-note = Seitdem haben andere gezogen. Nimmst du jetzt zurück, wird es ein Übungsspiel, das nicht in der Statistik zählt.
table-place-again = bestätigen?
table-place-confirm = Bei „{ $card }“ setzen
table-place-cancel = Abbrechen

practice = Übung
practice-note = Gegen Bots wurden Züge zurückgenommen. Übungsspiele zählen nicht in der Statistik.

takeback-place = Arbeiter bei „{ $card }“ ({ $berth })
takeback-buy = Kauf: { $card }
takeback-pass = Verzicht
takeback-load = Schritt beim Verladen
takeback-done = Ende der Verladung
takeback-title = Bitte um Rücknahme
takeback-asks = { $player } möchte zurücknehmen: { $what }.
takeback-mine = Du möchtest zurücknehmen: { $what }.
takeback-agrees = { $player } ist einverstanden.
takeback-waits = Wir warten noch auf { $players }.
takeback-accept = Einverstanden
takeback-decline = Ablehnen
takeback-withdraw = Bitte zurückziehen
takeback-accepted = Alle sind einverstanden: { $player } entscheidet neu.
takeback-declined = { $player } lehnt ab. Der Zug bleibt.
takeback-withdrawn = { $player } zieht die Bitte zurück.
takeback-expired = Nicht alle haben rechtzeitig geantwortet. Der Zug bleibt.
takeback-overtaken = { $player } hat weitergespielt, die Bitte ist damit erledigt.

# Screens that cannot show everything at once

table-purses = Münzen und Punkte
table-more = noch { $count }
table-more-left =
    { $count ->
        [one] Noch ein Liegeplatz links
       *[other] Noch { $count } Liegeplätze links
    }
table-more-right =
    { $count ->
        [one] Noch ein Liegeplatz rechts
       *[other] Noch { $count } Liegeplätze rechts
    }
table-speed = Tempo der Wiedergabe
table-key-space = Leertaste
table-key-play = Wiedergabe: abspielen oder anhalten
table-key-speed = Wiedergabe: schneller oder langsamer

table-guide-again = Anleitung neu starten
table-guide-passed-over-title = Du wurdest übersprungen
table-guide-passed-over = Dein Arbeiter stand ganz unten, aber du konntest den Preis nicht zahlen. Dein Arbeiter geht deshalb nach Hause, und der nächste wird gefragt. Der Preis fällt dabei jedes Mal um eine Münze. Halte ein paar Münzen zurück, oder stell dich weiter oben an, wo es billiger wird.
table-guide-fire-title = Es brennt!
table-guide-fire = Alle zählen die Werte ihrer Feuerwehrleute zusammen. Die Stärksten gewinnen die Punkte des Brandes, die Schwächsten verlieren ebenso viele. Es gibt vier Brände, jeder schlimmer als der vorige. Ein guter Feuerwehrmann lohnt sich also.
table-last-round = die letzte
table-income-everyone = Einkommen
table-income-saved = nichts gekauft
table-income-bank = Bank
table-contract-yours = Auftrag erfüllt!
table-contract-theirs = { $player } erfüllt einen Auftrag!
table-since = Seit deinem letzten Zug
table-since-replay = Noch einmal ansehen
table-since-placed = { $player } hat Arbeiter gesetzt: { $cards }.
table-since-not-paid = Du konntest { coins } für „{ $card }“ nicht zahlen.
table-since-fire = { $card }! Punkte für dich: { $change }.
table-since-income = Dein Einkommen: { coins }.
table-since-more =
    { $count ->
        [one] Und { $count } weiteres Ereignis, siehe Verlauf.
       *[other] Und { $count } weitere Ereignisse, siehe Verlauf.
    }

# Whose seat a bot plays

table-call-back =
    { $count ->
        [one] Ein Bot spielt auf deinem Platz.
       *[other] Ein Bot spielt für { $player }.
    }
table-call-away = { $player } ist nicht da, und das Spiel wartet.
