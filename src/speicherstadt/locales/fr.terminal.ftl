### Texts of the command line, which the web app does not fetch.

## Playing in the terminal

play-prompt = À toi de jouer (ou help) :
play-you = Joueur 1
play-conversions =
    { $count ->
        [one] { $count } autre choix : une conversion comme { $example }
       *[other] { $count } autres choix : des conversions comme { $example }
    } (tape more pour tout voir)
play-unknown = « { $word } » n’est pas proposé ici. Tape un numéro de la liste, un coup comme { $example } ou help.
play-not-now = « { $word } » n’est pas possible maintenant. Tu peux jouer : { $options }
play-one-number = Les numéros renvoient à la liste affichée. Tape-les un par un.
play-undo-nothing = Il n’y a rien à annuler.
play-practice = C’est désormais une partie d’entraînement : tu as annulé plus que ton propre dernier coup. Les cartes révélées restent connues et reviendront.
play-reset-nothing = Il n’y a pas d’expédition à annuler.
play-obvious = Ce qui s’impose (tape obvious pour le faire) :
play-obvious-nothing = Il n’y a plus rien à faire ici. Tape done pour terminer l’expédition.
play-saved = Partie enregistrée : { $file }. Pour la reprendre plus tard : speicherstadt play --resume { $file }
play-save-where = Dans quel fichier ? Tape : save FICHIER
play-quit-unsaved = La partie n’est pas enregistrée. Tape save FICHIER pour la garder, ou quit encore une fois pour partir.
play-bye = À bientôt.
play-help =
    Tape un numéro de la liste, ou un ou plusieurs coups en toutes lettres :
      @3                     placer un ouvrier à l’emplacement 3
      buy, pass              acheter la carte, ou laisser baisser le prix
      tea>contract-a2        livrer un cube pour un contrat
      tea>merchant           vendre à un marchand ;  tea>warehouse, tea>hall  garder
      coffee+tea>coin        vendre 2 cubes ;  coffee+tea+tea>rubber  en convertir 3
      done                   terminer l’expédition
    Autres commandes :
      undo                   annuler ton dernier coup, même après ceux des bots
      reset                  annuler toute l’expédition en cours
      plan                   montrer ce qui s’impose dans ton expédition
      obvious                le faire, sans terminer
      more                   montrer aussi les conversions
      hint                   montrer les meilleurs coups et leurs raisons
      cards                  expliquer les cartes sur la table
      log                    montrer tout ce qui s’est passé jusqu’ici
      save FICHIER           enregistrer la partie
      quit                   quitter la partie

## Other commands in the terminal

cards-title =
    Le paquet « { $name } » : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-season = Saison
cards-id = Id
cards-card = Carte
cards-copies = Nombre
cards-effect = Effet
cards-reconstructed = * reconstitué : visible seulement sur la carte imprimée, absent de toutes les règles
cards-removed = À { $players } joueurs, restent dans la boîte : { $cards }

simulate-title =
    { $games ->
        [one] { $games } partie aléatoire
       *[other] { $games } parties aléatoires
    }, { $players } joueurs, graine { $seed }
simulate-progress = Parties en cours
simulate-seat = Place
simulate-wins = Victoires
simulate-mean = Points (moy.)
simulate-range = Min. … max.
simulate-coins = Pièces (moy.)
simulate-length = { $decisions } décisions par partie, en { $rounds } manches
simulate-speed = { $games } parties/s, { $decisions } décisions/s
simulate-recorded =
    { $count ->
        [one] { $count } partie enregistrée dans { $folder }
       *[other] { $count } parties enregistrées dans { $folder }
    }

verify-ok =
    { $file } : valide ; { $players } joueurs, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, version { $rules } des règles, { $outcome }
verify-won = partie gagnée par { $winners }
verify-running = partie en cours
verify-fair = { $file } : mélange équitable (version { $version }) ; la pile, le sac et le premier joueur découlent du secret annoncé et de toutes les contributions
verify-origin =
    { $at ->
        [one] Cette partie en continue une autre : sa première décision et tout ce qui était connu ont été repris.
       *[other] Cette partie en continue une autre : ses { $at } premières décisions et tout ce qui était connu ont été repris.
    }
verify-unopened = { $player } n’a pas ouvert sa contribution ; son empreinte l’a remplacée
verify-kept = Le secret, ta contribution et toutes les empreintes correspondent à ce que tu as conservé : personne n’a pu choisir en dernier.
verify-not-kept = Non vérifié : si quelqu’un a remplacé le secret ou choisi en dernier. Pour le savoir, indique ce que tu as conservé : --commitment, --mine et --seen pour chaque place.
verify-version-1 = Une preuve de version 1 n’engage pas l’hébergeur du serveur : il pouvait choisir le secret après les contributions.
verify-bots = Décisions des bots qui découlent du secret : { $agreed } sur { $count }.
serve-ready = Speicherstadt est en ligne : { $address }  (Ctrl+C pour arrêter ; tes parties sont dans { $folder })
