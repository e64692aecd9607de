### Texts of pages that few visitors open. The web app fetches them with these pages.

## My games

games-none = Du hast noch kein Spiel beendet. Dein erstes erscheint hier.
games-won = Gewonnen
games-lost = Verloren
games-streak = Aktuelle Siegesserie
games-best-streak = Längste Siegesserie
games-chart-title = Punkte nach Herkunft
games-chart-lead = { $count ->
    [one] Dein letztes Spiel, das zählt.
   *[other] Deine letzten { $count } Spiele, die zählen, das neueste unten.
  }
games-chart-table = Zahlen als Tabelle zeigen
games-date = Datum
games-average = Durchschnitt
games-by-opponents = Nach Gegnern
games-by-players = Nach Spielerzahl
games-opponents = Gegner
games-players = Spieler
games-played = Spiele
games-points = Punkte im Schnitt
games-against-people = Menschen
games-against-mixed = Verschiedene Bots
games-list-title = Alle beendeten Spiele
games-place = Platz { $place } von { $count }
games-daily = Hafen des Tages, { $day }
games-counted = Zählt
games-practice = Übung
games-repeat = Hafen des Tages, ohne Wertung
games-continued = Aus einem anderen Spiel fortgesetzt
games-hot-seat = Du hattest mehrere Plätze
games-stand-in = Ein Bot hat für dich gespielt
games-rule-title = Welche Spiele zählen
games-rule = Ein Spiel zählt, wenn du einen Platz von Anfang bis Ende hattest und mehr als die Hälfte seiner Entscheidungen selbst getroffen hast. Ein geteilter Sieg ist ein Sieg. Übungsspiele, wiederholte Häfen des Tages, fortgesetzte Spiele und Spiele mit mehreren eigenen Plätzen stehen in der Liste, zählen aber nicht.
games-apart = Nicht gezählt: { $count }
games-export-title = Nimm deine Spiele mit
games-export-csv = Tabelle (CSV)
games-export-json = Liste (JSON)
games-export-records = Alle Aufzeichnungen (JSON Lines)

## The daily harbour

daily-intro = Alle auf diesem Server bekommen dieselben Karten, dieselben Gegner und dasselbe Glück. Wer gleich entscheidet, sieht dasselbe Spiel. Zum Sonntag hin werden die Bots stärker.
daily-today = Heute, { $day }
daily-ends = Ein Tag endet um Mitternacht UTC, bei dir um { $time }.
daily-against = Gegen { $bots }
daily-finished = { $count ->
    [0] Noch niemand hat ihn beendet.
    [one] { $count } Person hat ihn beendet.
   *[other] { $count } Personen haben ihn beendet.
  }
daily-first = Dein erstes Spiel des Tages zählt. Es gibt darin keine Tipps, und du musst es vor Tagesende beenden.
daily-again = Noch einmal ohne Wertung spielen
daily-past = Ohne Wertung spielen
daily-unranked = Dein Spiel steht nicht in der Rangliste: Der Tag war vorher zu Ende, oder ein Bot hat für dich entschieden.
daily-ranking = Rangliste
daily-rank = Rang
daily-name = Name
daily-points = Punkte
daily-place = Platzierung im Spiel
daily-you = du
daily-locked = Die Rangliste öffnet sich, wenn dein gewertetes Spiel vorbei ist, denn andere Spiele verraten, welche Karten kommen.
daily-nobody = An diesem Tag hat niemand ein gewertetes Spiel beendet.
daily-compare = Entscheidung für Entscheidung
daily-compare-lead = Geh dein Spiel durch. Was haben andere in derselben Lage gewählt?
daily-beside = Vergleichen mit
daily-everyone = Alle
daily-step = Entscheidung { $number } von { $count }
daily-before = Vorige Entscheidung
daily-next = Nächste Entscheidung
daily-parting = Nächster Unterschied
daily-mine = Du
daily-share = { $count } von { $all }
daily-alone = Sonst war niemand in dieser Lage.
daily-apart = { $name } war nie in dieser Lage.
daily-same = Du und { $name } habt dasselbe gewählt.
daily-differ = Hier trennen sich eure Wege: { $name } hat anders gewählt.
daily-look = Spielplan ansehen
daily-archive = Vergangene Tage
daily-archive-none = Heute ist hier der erste Tag.
daily-fair-title = Ist das fair?
daily-fair-known = Die Karten ergeben sich aus einem Geheimnis, das nur der Server kennt. Der Fingerabdruck des Geheimnisses wird eine Woche vorher veröffentlicht, das Geheimnis nach Tagesende aufgedeckt. So können alle prüfen, dass die Karten nicht ausgetauscht wurden. Dein Browser merkt sich die Fingerabdrücke, die er sieht, und vergleicht sie.
daily-fair-trust = Nicht bewiesen: Wer den Server betreibt, kann die Karten vorher kennen. Und wer fertig ist, kennt sie auch. Die Rangliste beruht darauf, dass niemand vorher unter anderem Namen spielt. Alle Punkte berechnet der Server selbst.
daily-commitment = Fingerabdruck des Geheimnisses
daily-secret = Geheimnis
daily-upcoming = Die nächsten Tage

## The rules

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
web-rules-way-merchant = Verkaufe ihn für 1 Münze an einen deiner Kaufleute, der damit handelt.
web-rules-way-warehouse = Lege ihn in dein Lager, in das höchstens 4 passen. Jeder Stein darin bringt am Ende 1 Punkt.
web-rules-way-convert = Tausche in der Markthalle 3 beliebige Steine gegen 1 Stein einer anderen Ware aus dem Vorrat um.
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
web-rules-fire-1 = Alle zählen die Werte ihrer Feuerwehrleute zusammen; ohne Feuerwehrleute ist die Summe 0. Wer die höchste Summe hat, gewinnt die Punkte des Brandes. Wer die niedrigste hat, verliert ebenso viele. Bei Gleichstand gewinnen oder verlieren alle Beteiligten den vollen Betrag. Sind alle Summen gleich, passiert nichts.
web-rules-fire-2 = Es gibt vier Brände: je einen im Frühling, im Sommer und im Herbst, jeder mehr wert als der vorige, und den 4. ganz am Schluss.
web-rules-fig-fire = Beispiel: Brand 2 bei Löschkraft 5, 2 und 0.
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
web-rules-score-chamber = 1 Punkt für jede deiner Münzen; du behältst sie
web-rules-score-fires = bei Bränden gewonnene und verlorene Punkte
web-rules-hidden = Was verdeckt ist
web-rules-hidden-1 = Nur die Reihenfolge des Stapels innerhalb jeder Jahreszeit und was aus dem Beutel kommt. Alles andere ist für alle sichtbar: welche Karten jede Jahreszeit noch enthält, wie viele Warensteine jeder Ware im Beutel sind und wie viele Münzen alle haben.
web-rules-cards-1 = Am Tisch erklärt sich jede Karte selbst. Die Galerie zeigt sie alle.
web-rules-to-cards = Karten ansehen
web-rules-recon-fires = die Werte der Brände 1 bis 3: 1, 2 und 3 (belegt ist nur die 4 des 4. Brandes)
web-rules-recon-firemen = die Werte der Feuerwehrleute (belegt ist nur die 3 im Herbst)
web-rules-recon-contracts = welche Waren die einzelnen Aufträge brauchen

## Sessions, devices and access tokens

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
web-session-title = Wo du angemeldet bist
web-session-lead = Melde Browser ab, die du nicht mehr benutzt oder nicht kennst.
web-session-unknown = Unbekannter Browser
web-session-current = Dieser Browser
web-session-seen = Angemeldet am { $created }, zuletzt gesehen am { $seen }
web-session-end = Abmelden
web-session-end-sure = Wirklich abmelden?
web-session-end-here = Ohne einen anderen Browser oder einen Code kommst du nicht mehr an deine Plätze.
web-session-ended = Der Browser ist abgemeldet.
web-session-end-others = Überall sonst abmelden
web-session-end-others-sure = Wirklich überall sonst abmelden?
web-session-others-ended = Alle anderen Browser sind abgemeldet.
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
