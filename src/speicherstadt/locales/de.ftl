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

## Hints

hint-title = Tipps, der beste zuerst:
hint-chance = { $number } %
hint-points = { $number } Punkte
hint-set-aside = verworfen

hint-new-contract = { points } am Ende; du brauchst noch { $cubes }
hint-enables = damit kannst du „{ $card }“ erfüllen: { points }
hint-supplies = bringt { $cubes } für deine Aufträge
hint-proceeds = nichts, was deinen Aufträgen fehlt; die Waren bringen { coins }
hint-trader = kauft dir { $good } ab, 1 Münze je Stein; { points } am Ende
hint-shelf = bewahrt bis zu { $count } Warensteine auf, am Ende je 1 Punkt
hint-next-office = dein Kontor Nummer { $number }: { points } mehr
hint-strength = Feuerwehr { $mine } gegen { $others }; Brände, die noch kommen: { $fires }
hint-interest = 1 Münze bei jedem Einkommen: { coins } bis zum Ende
hint-worth = { points } am Ende, was auch kommt
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
hint-stored = 1 Punkt, wenn der Stein am Ende noch im Lager liegt
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
