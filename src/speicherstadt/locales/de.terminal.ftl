### Texts of the command line, which the web app does not fetch.

## Playing in the terminal

play-prompt = Dein Zug (oder help):
play-you = Spieler 1
play-conversions =
    { $count ->
        [one] { $count } weitere Möglichkeit
       *[other] { $count } weitere Möglichkeiten
    }: Umtausch, zum Beispiel { $example } (more zeigt alle)
play-unknown = „{ $word }“ steht hier nicht zur Wahl. Tippe eine Zahl aus der Liste, einen Zug wie { $example } oder help.
play-not-now = „{ $word }“ geht gerade nicht. Möglich sind: { $options }
play-one-number = Die Zahlen gelten für die angezeigte Liste. Tippe sie einzeln ein.
play-undo-nothing = Es gibt nichts rückgängig zu machen.
play-practice = Ab jetzt ist das ein Übungsspiel: Du hast mehr als deinen letzten eigenen Zug zurückgenommen. Aufgedeckte Karten bleiben bekannt und kommen wieder.
play-reset-nothing = Es gibt keine Verladung, die du rückgängig machen könntest.
play-obvious = Das liegt nahe (mit obvious ausführen):
play-obvious-nothing = Hier bleibt nichts zu tun. Beende die Verladung mit done.
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
      undo                   letzten Zug rückgängig, auch nach den Zügen der Bots
      reset                  die ganze Verladung rückgängig machen
      plan                   zeigen, was bei deiner Verladung naheliegt
      obvious                das Naheliegende tun, ohne zu beenden
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
    { $file }: gültig; { $players } Spieler, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, Regelversion { $rules }, { $outcome }
verify-won = gewonnen von { $winners }
verify-running = noch nicht zu Ende
verify-fair = { $file }: fair gemischt (Version { $version }); Stapel, Beutel und Startspieler ergeben sich aus dem festgelegten Geheimnis und allen Beiträgen
verify-origin =
    { $at ->
        [one] Dieses Spiel setzt ein anderes fort: Die erste Entscheidung und alles bis dahin Bekannte wurden übernommen.
       *[other] Dieses Spiel setzt ein anderes fort: Die ersten { $at } Entscheidungen und alles bis dahin Bekannte wurden übernommen.
    }
verify-unopened = { $player } hat den eigenen Beitrag nicht geöffnet; stattdessen zählt dessen Fingerabdruck
verify-kept = Geheimnis, eigener Beitrag und alle Fingerabdrücke stimmen mit denen überein, die du aufbewahrt hast. Niemand konnte zuletzt wählen.
verify-not-kept = Nicht geprüft: ob jemand das Geheimnis ausgetauscht oder zuletzt gewählt hat. Gib dafür an, was du aufbewahrt hast: --commitment, --mine und für jeden Platz --seen.
verify-version-1 = Ein Nachweis der Version 1 bindet den Betreiber des Servers nicht: Er konnte das Geheimnis nach den Beiträgen wählen.
verify-bots = Entscheidungen der Bots, die sich aus dem Geheimnis ergeben: { $agreed } von { $count }.
serve-ready = Speicherstadt läuft unter { $address }  (Strg+C beendet; deine Spiele liegen in { $folder })
