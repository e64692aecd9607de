### All texts of the product. Every language has the same messages; a test keeps them complete.

## The game's own words


phase-supply = Approvisionnement
phase-demand = Demande
phase-purchase = Achat
phase-loading = Expédition
phase-income = Revenu
phase-over = Fin

season-A = Hiver
season-B = Printemps
season-C = Été
season-D = Automne
season-E = Automne

good-coffee = café
good-tea = thé
good-saffron = safran
good-rubber = caoutchouc
good-carpet = tapis

cubes-coffee = { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    }
cubes-tea = { $count ->
        [one] { $count } thé
       *[other] { $count } thés
    }
cubes-saffron = { $count ->
        [one] { $count } safran
       *[other] { $count } safrans
    }
cubes-rubber = { $count ->
        [one] { $count } caoutchouc
       *[other] { $count } caoutchoucs
    }
cubes-carpet = { $count } tapis

coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

card-merchant =
    { $good ->
        [coffee] Torréfacteur de café
        [tea] Dégustateur de thé
        [saffron] Marchand d’épices
        [carpet] Marchand de tapis
       *[rubber] Vulcaniseur
    }
card-warehouse = Entrepôt
card-contract = Contrat
card-office = Comptoir
card-fireman = Pompier { $value }
card-fire = Incendie { $value }
card-ship = Navire
card-bank = Banque
card-church = Église des bateliers
card-michaelis = Saint-Michel
card-port = Port
card-chamber = Chambre de Commerce

effect-merchant =
    Expédition : t’achète autant de { $good ->
        [coffee] café
        [tea] thé
        [saffron] safran
        [carpet] tapis
       *[rubber] caoutchouc
    } que tu veux, à 1 pièce le cube. Vaut { points } à la fin.
effect-warehouse = Garde jusqu’à 4 cubes d’une manche à l’autre ; chacun vaut 1 point à la fin.
effect-contract = Vaut { points } à la fin si tout est livré.
effect-office = Plus tu en as, mieux c’est : { $scale } points pour 1, 2, 3, 4 comptoirs.
effect-fireman = Ajoute { $value } à ta force à chaque incendie.
effect-fire = La plus grande force gagne { points }, la plus petite en perd autant.
effect-ship = Apporte 3 cubes, à décharger dans la manche où tu l’achètes.
effect-bank = 1 pièce de plus à chaque revenu.
effect-church = Vaut { points } à la fin.
effect-michaelis = Vaut { points } à la fin.
effect-port = Vaut 1 point à la fin pour chacun de tes navires.
effect-chamber = Vaut 1 point à la fin pour chacune de tes pièces.

source-fires = Incendies
source-contracts = Contrats
source-merchants = Marchands
source-warehouse = Entrepôt
source-offices = Comptoirs
source-church = Église
source-michaelis = Saint-Michel
source-port = Port
source-chamber = Chambre

## The story of a game

event-round-began = Manche { $round } sur { $rounds } : { $player } a la pièce en métal et commence.
event-round-began-last = Manche { $round } sur { $rounds }, la dernière : { $player } a la pièce en métal et commence.
event-revealed = Emplacement { $berth } : { $card }
event-revealed-ship = Emplacement { $berth } : { $card } avec { $cubes }
event-burned = { $card } ! { $changes }.
event-burned-equal = { $card } ! Forces égales : il ne se passe rien.
event-placed = { $player } place un ouvrier au-dessus de l’emplacement { $berth } ; le prix passe à { coins }.
event-bought = { $player } achète « { $card } » pour { coins }.
event-declined = { $player } ne veut pas payer { coins } pour « { $card } ».
event-could-not-pay = { $player } ne peut pas payer { coins } pour « { $card } ».
event-discarded = Personne n’achète « { $card } ».
event-discarded-ship = Personne n’achète « { $card } » ; marchandises perdues : { $cubes }.
event-unloaded = { $player } expédie : { $cubes }.
event-delivered = { $player } livre 1 { $good } pour « { $card } ».
event-delivered-complete = { $player } livre 1 { $good } et remplit « { $card } » !
event-sold = { $player } vend 1 { $good } à un marchand pour 1 pièce.
event-stored = { $player } met 1 { $good } à l’entrepôt.
event-kept = { $player } conserve 1 { $good } au marché.
event-marketed = { $player } vend { $cubes } au marché pour 1 pièce.
event-converted = { $player } convertit { $cubes } en 1 { $good }.
event-finished = { $player } termine son expédition.
event-finished-lost = { $player } termine son expédition ; marchandises perdues : { $cubes }.
event-earned = Revenu : { $changes }.
event-coin-passed = La pièce en métal passe à { $player }.
event-ended = La partie est finie. { $winners } gagne.
event-ended-shared = La partie est finie. { $winners } se partagent la victoire.
event-undone = { $player } annule : { $decision }
event-forfeited = { $player } déclare forfait ; le hasard joue à sa place. ({ $reason })

and = et

## What can be decided

option-place = emplacement { $berth } : { $card }, prix { coins }
option-buy = acheter « { $card } » pour { coins } ; il t’en reste { $left }
option-decline = ne pas acheter ; le prix baisse
option-deliver = livrer 1 { $good } pour « { $card } »
option-deliver-completes = livrer 1 { $good } et remplir « { $card } » : { points }
option-sell = vendre 1 { $good } à un marchand pour 1 pièce
option-store = mettre 1 { $good } à l’entrepôt
option-keep = conserver 1 { $good } au marché
option-market = vendre { $cubes } au marché pour 1 pièce
option-convert = convertir { $cubes } en 1 { $good }
option-finish = terminer l’expédition
option-finish-lost = terminer l’expédition et perdre { $cubes }

ask-demand = { $player }, place un ouvrier ({ $worker } sur 3).
ask-purchase = { $player }, achètes-tu « { $card } » pour { coins } ? Tu en as { $purse }.
ask-loading = { $player }, porte tes marchandises là où on les attend : { $cubes }
ask-loading-empty = { $player }, ton quai est vide. Termine l’expédition ou reviens en arrière.

## The board in the terminal

board-round = Manche { $round } sur { $rounds }
board-player = Joueur
board-coins = Pièces
board-firemen = Pompiers
board-points = Points
board-cards = Cartes
board-goods = Cubes
board-price = prix { $price }
board-warehouse = Entrepôt
board-hall = Marché
board-quay = Quai
board-to-come = À venir{ "\u202F" }
board-bag = Dans le sac
board-stock = Dans la réserve
board-nothing = rien
board-total = Total
board-after =
    après { $at ->
        [one] { $at } décision
       *[other] { $at } décisions
    } sur { $of }

## Playing in the terminal

play-prompt = Ton choix (ou help) :
play-you = Joueur 1
play-conversions = { $count ->
        [one] { $count } autre choix : une conversion comme { $example }
       *[other] { $count } autres choix : des conversions comme { $example }
    } (à voir avec more)
play-unknown = « { $word } » n’est pas un choix ici. Tape un numéro de la liste, une décision comme { $example } ou help.
play-not-now = « { $word } » n’est pas possible maintenant. Au choix : { $options }
play-one-number = Les numéros renvoient à la liste affichée : tape-les un par un.
play-undo-nothing = Il n’y a aucune décision à annuler.
play-undo-revealed = Du nouveau a été révélé depuis : impossible d’annuler.
play-reset-nothing = Il n’y a aucune expédition à annuler.
play-stow-room = Il n’y a pas de place pour tout : choisis ce que tu gardes.
play-saved = Partie enregistrée : { $file }. Pour la reprendre plus tard : speicherstadt play --resume { $file }
play-save-where = Où ça ? Tape : save FICHIER
play-quit-unsaved = La partie n’est pas enregistrée. Tape save FICHIER pour la garder, ou de nouveau quit pour partir.
play-bye = À bientôt !
play-help =
    Les numéros renvoient à la liste. Tu peux aussi taper des décisions, même plusieurs :
      @3                     placer un ouvrier au-dessus de l’emplacement 3
      buy, pass              acheter la carte, ou laisser baisser le prix
      tea>contract-a2        poser un cube sur un contrat
      tea>merchant           vendre à un marchand ;  tea>warehouse, tea>hall  garder
      coffee+tea>coin        vendre 2 cubes ;  coffee+tea+tea>rubber  en convertir 3
      done                   terminer l’expédition
    Et aussi :
      undo                   annuler ta dernière décision, si rien n’a été révélé
      reset                  annuler toute cette expédition
      stow                   ranger le reste à l’entrepôt et au marché, et terminer
      more                   montrer aussi les conversions
      hint                   donner les meilleures décisions et pourquoi
      cards                  expliquer les cartes sur la table
      log                    raconter toute l’histoire jusqu’ici
      save FICHIER           enregistrer la partie
      quit                   partir

## The tables of the other commands

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
cards-reconstructed = * reconstitution : visible seulement sur l’image de la carte, absente de toutes les règles
cards-removed = Hors du jeu à { $players } joueurs : { $cards }

simulate-title =
    { $games ->
        [one] { $games } partie au hasard
       *[other] { $games } parties au hasard
    }, { $players } joueurs, graine { $seed }
simulate-progress = Parties en cours
simulate-seat = Place
simulate-wins = Victoires
simulate-mean = Points (moy.)
simulate-range = De … à
simulate-coins = Pièces (moy.)
simulate-length = { $decisions } décisions par partie, en { $rounds } manches
simulate-speed = { $games } parties/s, { $decisions } décisions/s
simulate-recorded = Parties enregistrées dans { $folder } : { $count }

verify-ok =
    { $file } : tout est en ordre ; { $players } joueurs, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $outcome }
verify-won = partie gagnée par { $winners }
verify-running = partie en cours
verify-fair = { $file } : mélange honnête ; la pile et le sac découlent du secret promis et de toutes les contributions
serve-ready = La Speicherstadt est ouverte : { $address }  (Ctrl+C pour la fermer)

## Hints

hint-title = Conseils, le meilleur d’abord :
hint-chance = { $number } %
hint-points = { $number } points

hint-new-contract = { points } à la fin ; il te manque { $cubes }
hint-enables = te permet de remplir « { $card } » : { points }
hint-supplies = apporte { $cubes } pour tes contrats
hint-proceeds = rien qui manque à tes contrats ; à la vente : { coins }
hint-trader = t’achète les cubes ({ $good }) à 1 pièce l’un ; { points } à la fin
hint-shelf = garde jusqu’à { $count } cubes, 1 point chacun à la fin
hint-next-office = ton comptoir numéro { $number } : { points } de plus
hint-strength = pompiers { $mine } contre { $others } ; incendies à venir : { $fires }
hint-interest = 1 pièce à chaque revenu : { coins } d’ici la fin
hint-fixed-points = { points } à la fin, quoi qu’il arrive
hint-per-ship =
    1 point par navire : { $count ->
        [0] tu n’en as pas encore
       *[other] tu en as { $count }
    }
hint-per-coin = 1 point par pièce : pour l’instant { $count }
hint-standing = pour l’instant à toi pour { coins }, il t’en reste { $left }
hint-behind = { $player } passe avant toi, pour { coins }
hint-another = fait monter ton propre prix à { coins }
hint-prices-out = { $player } ne peut pas payer { coins }
hint-rival = { $player } en a envie aussi et peut payer { $count } au plus
hint-nobody-else = personne d’autre ne peut l’acheter
hint-no-coins = tu n’as pas une pièce pour acheter
hint-price = coûte { coins }, il t’en reste { $left }
hint-not-worth =
    { $count ->
        [one] ne vaut même pas { $count } pièce pour toi
       *[other] ne vaut pas { $count } pièces pour toi
    }
hint-next = sans toi, { $player } peut l’avoir pour { coins }
hint-falls = ton tour reviendra, pour { coins } seulement
hint-falls-unless = ton tour reviendra, pour { coins } seulement, si personne n’achète avant : { $players }
hint-saves-for = garde tes pièces pour « { $card } », qui vaut plus pour toi
hint-thrift = 1 pièce de plus au revenu si tu n’achètes rien cette manche
hint-completes = remplit « { $card } » : { points }
hint-still-lacks = il manquera encore à « { $card } » : { $cubes }
hint-needed-by = « { $card } » en a besoin : { $good }
hint-wanted =
    { $count ->
        [0] aucun contrat à venir ne demande ce cube ({ $good })
        [one] { $count } contrat à venir demande ce cube ({ $good })
       *[other] { $count } contrats à venir demandent ce cube ({ $good })
    }
hint-coin =
    { $count ->
        [one] 1 pièce pour { $count } cube
       *[other] 1 pièce pour { $count } cubes
    }
hint-warehouse-point = 1 point si le cube est encore à l’entrepôt à la fin
hint-loses = perd { $cubes }
hint-all-done = il ne reste rien sur le quai

## The bots

bot-apprentice = Apprenti
bot-clerk = Commis
bot-broker = Courtier
bot-shipowner = Armateur
bot-senator = Sénateur
bot-random = Hasard
bot-exec = Programme
bot-about-apprentice = Se jette sur ce qui brille, paie ce qu’on demande, oublie les incendies, les pièces et le marché.
bot-about-clerk = Tient bien ses comptes, avec des règles simples, et se croit seul à table.
bot-about-broker = N’en sait pas plus que le commis, mais surveille toutes les bourses et attend que les prix baissent.
bot-about-shipowner = Sait par longue expérience ce que tout vaut, et ne laisse passer aucun achat.
bot-about-senator = Prévoit toute la manche, et calcule la dernière jusqu’au bout quand c’est possible.
bot-about-random = Fait n’importe quoi.
bot-about-exec = Tout programme qui parle le langage de docs/bots.md.
bot-about-foreign = Vient d’un autre paquet logiciel.
bots-title = Les bots, du plus doux au plus impitoyable
bots-seat = Place
bots-name = Nom
bots-about = Caractère

## The web app

# Everywhere

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Aller au contenu
web-nav = Pages
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-cards = Cartes
web-nav-settings = Réglages
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-loading = Un instant …
web-retry = Réessayer
web-default-name = Skipper
web-empty-seat = place libre
web-foot = Le jeu est de Stefan Feld. Ceci est un programme libre et indépendant ; images et textes sont les nôtres.

# What can go wrong

web-error-malformed = Impossible à comprendre. Rien n’a changé.
web-error-illegal = Les règles ne le permettent pas maintenant.
web-error-stale = Quelqu’un a été plus rapide. Regarde la table et décide à nouveau.
web-error-over = La partie est finie.
web-error-not-your-turn = Ce n’est pas ton tour.
web-error-not-your-seat = Ce n’est pas ta place.
web-error-forbidden = Tu ne peux pas faire cela ici.
web-error-unknown = Cela n’existe pas ici, ou n’existe plus.
web-error-full = Il n’y a plus de place ici.
web-error-not-started = La partie n’a pas encore commencé.
web-error-cannot-undo = Impossible d’annuler : du nouveau a été révélé, ou quelqu’un a déjà joué ensuite.
web-error-too-large = C’est trop volumineux.
web-error-too-many = C’était un peu trop à la fois. Attends un instant.
web-error-unavailable = Le serveur ne répond pas. Rien n’est perdu : réessaie dans un instant.

# The home page

web-home-title = La Speicherstadt
web-home-lead = Fais monter les prix, ou attends qu’ils baissent. Décharge des navires, remplis des contrats, crains les incendies. Un jeu de société pour 2 à 5, dans ton navigateur.
web-home-picture = Entrepôts de brique aux toits de cuivre au bord d’un canal de Hambourg
web-play-title = Contre des bots
web-play-lead = Ça commence aussitôt ; tu n’as besoin de personne.
web-play-level = De quelle force ?
web-play-players = Combien à table ?
web-play-go = Jouer tout de suite
web-play-first = Ta première fois ? Une courte manche guidée te montre comment on joue.
web-players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
web-create-title = Jouer entre amis
web-create-lead = Prépare une table et envoie le lien. Un nom suffit pour s’asseoir.
web-create-seats = Qui s’assied où
web-create-seat = Place { $number }
web-create-you = toi
web-create-friend = libre, pour quelqu’un
web-create-bot = Bot : { $bot }
web-create-public = Table publique
web-create-public-note = Elle figure sur la page d’accueil. Sinon, il faut le lien pour la trouver.
web-create-hints = Conseils permis
web-create-hints-note = Chacun peut demander conseil au sénateur.
web-create-go = Préparer la table
web-join-title = Rejoindre ou regarder
web-join-field = Lien ou code d’une table
web-join-go = Ouvrir
web-join-wrong = Ce n’est pas le lien d’une table. Un code compte 16 lettres, chiffres ou tirets.
web-import-title = Ouvrir une partie enregistrée
web-import-lead = Un fichier de partie, enregistré ici ou dans le terminal.
web-import-field = Choisir un fichier …
web-import-malformed = Ce fichier ne contient pas de partie lisible : ce n’est pas un fichier de partie, ou il a été coupé ou modifié.
web-import-illegal = Impossible d’ouvrir cette partie : elle contient un coup que les règles ne permettent pas.
web-import-over = Impossible d’ouvrir cette partie : elle continue après la fin du jeu.
web-mine-title = Mes tables
web-open-title = Tables ouvertes
web-open-none = Personne n’attend en ce moment. Prépare une table publique, et d’autres te trouveront ici.
web-running-title = Regarder
web-finished-title = Parties finies
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-your-turn = À toi
web-turn-of = { $player } décide
web-gathering = Pas encore commencée
web-finished = Finie
web-turns-waiting = ({ $count }) À toi
web-go-on = Continuer
web-go-join = Rejoindre
web-go-watch = Regarder
web-go-replay = Revoir
web-action-for = { $action } : { $what }

# Who one is

web-name-title = Comment veux-tu qu’on t’appelle ?
web-name-lead = Un nom suffit ; il n’y a pas de compte.
web-name-field = Ton nom
web-name-go = Continuer

# A table that gathers

web-lobby-title = La table est prête
web-lobby-lead-host = Invite des amis, mets des bots aux places libres et commence.
web-lobby-lead-seated = Tu as une place. { $player } lancera la partie.
web-lobby-lead-guest = Prends une place libre, ou reste regarder.
web-lobby-lead-full = Toutes les places sont prises. Tu peux regarder.
web-lobby-host = L’hôte
web-lobby-invite = Inviter
web-lobby-link = Lien de cette table
web-lobby-link-note = Qui l’ouvre peut s’asseoir ou regarder. Ni compte, ni mot de passe.
web-share = Partager …
web-lobby-is-public = publique
web-lobby-is-private = avec le lien seulement
web-lobby-hints-on = conseils permis
web-lobby-hints-off = pas de conseils
web-lobby-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-lobby-seats = À table
web-lobby-sit = S’asseoir ici
web-lobby-sit-any = Prendre place
web-lobby-second = Quelqu’un à côté de moi
web-lobby-bot-choice = Bot pour la place { $number }
web-lobby-bot-none = Mettre un bot ici …
web-lobby-remove = Retirer
web-lobby-leave = Se lever
web-lobby-fill = Compléter avec des bots
web-lobby-start = Commencer la partie
web-lobby-missing =
    { $count ->
        [one] Il reste { $count } place : invite quelqu’un, ou mets-y un bot.
       *[other] Il reste { $count } places : invite quelqu’un, ou mets-y des bots.
    }
web-lobby-ready = Tout le monde est là.
web-lobby-wait = { $player } lancera la partie.
web-tag-host = hôte
web-tag-you = toi
web-tag-bot = bot
web-tag-away = absent
web-tag-here = sur ce navigateur
web-hotseat-title = Un navigateur, plusieurs joueurs
web-hotseat-note =
    { $count ->
        [one] { $count } personne joue sur ce navigateur.
       *[other] { $count } personnes jouent tour à tour sur ce navigateur. La page dit toujours qui doit décider.
    }
web-second-title = Qui est à côté de toi ?
web-second-lead = Vous jouerez tour à tour sur cet appareil. Dans ce jeu, rien n’est caché à l’un et visible à l’autre.
web-second-field = Nom de la deuxième personne
web-second-go = S’asseoir
web-lobby-origin = Cette partie en continue une autre, après { $at } décisions. Ce qui était caché alors est mélangé de nouveau.
web-fair-title = Un mélange honnête, et vérifiable
web-fair-secret = Avant que quiconque ne s’asseye, le serveur a choisi un secret et publié son empreinte. Il ne peut donc plus en changer.
web-fair-mix = Chaque navigateur à table ajoute 16 octets au hasard. La pile et le sac découlent du secret et de tout cela : nul ne peut les diriger seul.
web-fair-told = Après la partie, le secret est révélé, et chacun peut vérifier d’un clic.
web-fair-print = Empreinte du secret (SHA-256)
web-fair-added =
    { $count ->
        [one] Pour l’instant, { $count } place a ajouté du hasard.
       *[other] Pour l’instant, { $count } places ont ajouté du hasard.
    }

# Settings

web-settings-title = Réglages
web-settings-lead = Ils valent pour ce navigateur, tout de suite.
web-set-look = Apparence
web-set-play = Pendant la partie
web-set-person = Toi
web-set-language = Langue
web-language-system = Comme le système
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Lumière
web-theme-system = Comme le système
web-theme-light = Jour
web-theme-dark = Nuit
web-set-animation = Mouvement
web-animation-off = Aucun
web-animation-fast = Rapide
web-animation-normal = Normal
web-animation-slow = Lent
web-set-calm = Ton système demande moins de mouvement : rien ne bouge, quel que soit ton choix ici.
web-set-sound = Son
web-set-sound-note = Une cloche quand c’est à toi.
web-set-shapes = Formes plus marquées
web-set-shapes-note = Quand les couleurs ne suffisent pas : marchandises et joueurs sont mieux distingués.
web-set-confirm = Demander avant
web-set-confirm-note = Avant un achat, et avant de terminer une expédition qui perd des marchandises.
web-set-guide = Première manche guidée
web-set-guide-note = Elle explique ta prochaine partie pas à pas.
web-set-name-save = Enregistrer
web-set-name-saved = Tu t’appelles maintenant { $name }.
web-device-title = Continuer sur un autre appareil
web-device-lead = Tes places appartiennent à ce navigateur. Avec un code, ou son lien privé, un autre appareil joue à ta place.
web-device-nobody = Dès que tu as un nom, tu peux passer sur un autre appareil.
web-device-make = Créer un code
web-device-code = Code
web-device-link = Lien privé
web-device-expires =
    { $count ->
        [one] Valable une fois, pendant { $count } minute. Qui l’a joue à ta place : ne le donne à personne d’autre.
       *[other] Valable une fois, pendant { $count } minutes. Qui l’a joue à ta place : ne le donne à personne d’autre.
    }
web-device-have = J’ai un code d’un autre appareil
web-device-use = Reprendre ici
web-token-title = Ton propre bot
web-token-lead = Avec un jeton, un programme à toi occupe tes places et décide pour toi, par la même interface que cette page.
web-token-make = Créer un jeton
web-token-field = Jeton
web-token-once = Il n’est montré que maintenant. Garde-le comme une clé.
web-move-title = Continuer sur cet appareil
web-move-lead = Ce lien privé apporte ici ton nom et tes places d’un autre appareil.
web-move-loses = Dans ce navigateur tu es { $name } jusqu’ici, et ne le seras plus.
web-move-done = Bienvenue, { $name } !
web-move-wrong = Ce code est déjà utilisé, trop vieux ou mal tapé. Crées-en un autre sur l’autre appareil.

# Nothing there

web-missing-title = Rien n’est amarré ici
web-missing-lead = Cette page ou cette table n’existe pas. Le lien est peut-être incomplet.
web-missing-home = Vers l’entrée du port
web-away-title = Le serveur ne répond pas

# The cards

web-cards-title = Les cartes
web-cards-lead = { $count } cartes Commerce en quatre saisons. Chaque saison est mélangée à part ; l’hiver vient d’abord.
web-cards-last = Tout à la fin
web-cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-cards-copies =
    { $count ->
        [one] une fois dans le jeu
       *[other] { $count } fois dans le jeu
    }
web-cards-out = reste dans la boîte à { $players } joueurs
web-cards-everybody = Chacun en a un dès le début
web-cards-hall = Marché
web-cards-hall-effect = Expédition : 3 cubes deviennent 1 autre, 2 cubes deviennent 1 pièce, 1 cube peut rester pour plus tard.
web-recon = Reconstitution
web-recon-of = { web-recon } : { $what }
web-recon-wants = les marchandises
web-recon-value = la valeur
web-recon-points = les points
web-recon-note = Est marqué ainsi ce que le jeu imprimé ne montre qu’en image et qu’aucune règle n’écrit : notre meilleure hypothèse.

# The rules

web-rules-title = Comment on joue
web-rules-lead = Hambourg, le quartier des entrepôts : des navires accostent, des incendies éclatent, et chaque carte revient à qui la veut le plus, ou à qui a le plus de patience.
web-rules-contents = Sur cette page
web-rules-marks = Deux signes
web-rules-mark-ruling = Une décision : les règles laissent la question ouverte, nous l’avons tranchée.
web-rules-aim = Le but
web-rules-aim-1 = Tu diriges une maison de commerce. Contrats remplis, comptoirs, églises et pompiers solides rapportent des points. Qui en a le plus après le dernier incendie gagne.
web-rules-setup = Avant de jouer
web-rules-setup-1 = Chacun a 5 pièces, 3 ouvriers et un marché. Le sac contient 45 cubes, 9 de chaque marchandise :
web-rules-setup-2 = Les cartes de chaque saison sont mélangées à part, puis empilées : l’hiver dessus, puis le printemps, l’été, l’automne, et tout en bas le 4e incendie. Quelques cartes d’automne restent dans la boîte, pour que les manches tombent juste :
web-rules-players = Joueurs
web-rules-berths = Cartes par manche
web-rules-rounds = Manches
web-rules-box = Dans la boîte
web-rules-box-none = rien
web-rules-setup-3 = Le sort désigne qui commence, et tient donc la pièce en métal.
web-rules-round = Une manche
web-rules-round-1 = Chaque manche compte cinq phases, toujours dans cet ordre.
web-rules-supply-short = De nouvelles cartes à quai
web-rules-demand-short = Trois ouvriers chacun
web-rules-purchase-short = Acheter, ou laisser baisser
web-rules-loading-short = Les marchandises où on les attend
web-rules-income-short = Des pièces pour tous
web-rules-supply-1 = De gauche à droite, on retourne des cartes aux emplacements : une de plus que de joueurs. Un navire reçoit aussitôt 3 cubes du sac. Un incendie est combattu aussitôt, et la carte suivante prend sa place.
web-rules-demand-1 = Tour à tour, dès le premier joueur, chacun met un ouvrier à la fenêtre libre la plus basse au-dessus d’une carte, jusqu’à ce que les trois soient placés. On ne passe pas. On peut en mettre plusieurs au-dessus de la même carte. Un bâtiment a 8 étages.
web-rules-demand-2 = Être le premier du bâtiment, c’est être interrogé d’abord. Mais chaque ouvrier qui rejoint la file renchérit la carte pour ceux d’en dessous.
web-rules-purchase-1 = Les cartes se vendent l’une après l’autre, depuis la gauche. Le propriétaire de l’ouvrier le plus bas peut acheter pour autant de pièces qu’il reste d’ouvriers, le sien compris. Qui achète prend la carte, et le bâtiment se vide. Sinon, l’ouvrier rentre : le prix baisse de 1, et l’on interroge le suivant au-dessus. Une carte que personne n’achète est défaussée.
web-rules-fig-price = Trois ouvriers au-dessus d’un navire. Bleu, le premier, peut l’acheter pour 3 pièces.
web-rules-fig-price-2 = Bleu refuse : son ouvrier rentre. On interroge Orange, pour 2.
web-rules-fig-price-3 = Orange n’a pas 2 pièces. Violet obtient le navire pour 1 !
web-rules-r1 = Les cubes d’un navire que personne n’achète vont à la réserve.
web-rules-r2 = Qui ne peut pas payer n’est pas interrogé. Le journal le dit.
web-rules-loading-1 = Tour à tour, dès le premier joueur, chacun porte ses marchandises où on les attend : celles des navires achetés dans la manche, celles de l’entrepôt et celle du marché. Un navire se décharge dans la manche de son achat. Pour chaque cube, voici les voies :
web-rules-way-contract = sur un contrat qui l’attend encore, définitivement. Un contrat peut se remplir en plusieurs manches.
web-rules-way-merchant = à un de tes marchands qui en fait commerce : 1 pièce chacun.
web-rules-way-warehouse = dans ton entrepôt, 4 au plus : ils s’y gardent, et valent 1 point chacun à la fin.
web-rules-way-convert = au marché : 3 cubes quelconques deviennent 1 autre de la réserve.
web-rules-way-sell = au marché : 2 cubes quelconques deviennent 1 pièce.
web-rules-way-keep = au marché : 1 peut rester pour plus tard.
web-rules-loading-2 = Ce qui reste est perdu. Les cubes ne retournent jamais dans le sac.
web-rules-r3 = Les cubes de l’entrepôt et du marché servent à toute expédition ultérieure, avec ou sans nouveau navire.
web-rules-r4 = Une conversion prend un cube déjà présent dans la réserve, d’une sorte absente des trois donnés. Il peut servir aussitôt.
web-rules-r5 = L’ordre de tes gestes est libre : toutes tes marchandises sont ensemble sur le quai. Ce qui entre à l’entrepôt ou au marché y reste jusqu’à l’expédition suivante.
web-rules-r6 = Qui n’a pas de marchandises est sauté.
web-rules-income-1 = Chacun reçoit 1 pièce. Qui n’a rien acheté dans la manche en reçoit 1 de plus, et le propriétaire de la Banque aussi. Puis la pièce en métal passe à gauche.
web-rules-r7 = Les pièces ne manquent jamais.
web-rules-fire = Au feu !
web-rules-fire-1 = Chacun additionne ses pompiers ; qui n’en a pas a 0. La plus grande force gagne les points de l’incendie, la plus petite en perd autant. En cas d’égalité, chacun gagne ou perd le tout. Si toutes les forces sont égales, rien ne se passe.
web-rules-fire-2 = Quatre incendies viendront : au printemps, en été et en automne, chacun pire que le précédent, et le 4e tout à la fin.
web-rules-fig-fire = Un exemple : incendie 2, avec les forces 5, 2 et 0.
web-rules-end = La fin
web-rules-end-1 = Quand il ne reste que le 4e incendie après un approvisionnement, c’est la dernière manche. Après son revenu éclate le 4e incendie, puis on compte les points. Si le 3e incendie se trouve juste au-dessus, les deux éclatent l’un après l’autre, et la partie finit aussitôt.
web-rules-end-2 = Le plus de points gagne ; à égalité, le plus de pièces.
web-rules-r8 = Si les pièces sont aussi à égalité, la victoire est partagée.
web-rules-r9 = Les scores peuvent être négatifs à tout moment.
web-rules-score = Ce qui compte à la fin
web-rules-score-contracts = 5, 8 ou 11 pour un contrat rempli de 2, 3 ou 4 marchandises ; 0 s’il manque quelque chose
web-rules-score-offices = 2, 5, 9 ou 14 pour 1, 2, 3 ou 4
web-rules-score-merchants = 1 chacun
web-rules-score-warehouse = 1 par cube à l’intérieur
web-rules-score-port = 1 pour chacun de tes navires
web-rules-score-chamber = 1 pour chacune de tes pièces, que tu gardes
web-rules-score-fires = ce que les incendies ont rapporté et coûté
web-rules-hidden = Ce qui est caché
web-rules-hidden-1 = Seulement l’ordre de la pile dans chaque saison, et ce que donnera le sac. Tout le reste est visible de tous : les cartes encore à venir de chaque saison, le nombre de cubes de chaque sorte dans le sac, les pièces de chacun.
web-rules-cards-1 = À table, chaque carte s’explique elle-même. Toutes sont dans la galerie.
web-rules-to-cards = Voir les cartes
web-rules-recon-fires = les valeurs des incendies 1 à 3 : 1, 2 et 3 (le 4e est attesté à 4)
web-rules-recon-firemen = les valeurs des pompiers (seul le 3 d’automne est attesté)
web-rules-recon-contracts = les marchandises que demande chaque contrat

## The table in the browser

table-title = La table · Speicherstadt
table-title-turn = ● À toi de jouer – Speicherstadt
table-title-other = { $player } décide – Speicherstadt
table-title-over = La partie est finie – Speicherstadt
table-home = Vers l’accueil
table-offline = La connexion est perdue ; elle se rétablit…
table-close = Fermer
table-round = Manche { $round }

table-wait-demand = { $player } place un ouvrier ({ $worker } sur 3).
table-wait-purchase = On demande à { $player } : « { $card } » pour { coins } ?
table-wait-loading = { $player } expédie ses marchandises.
table-thinks = { $player } réfléchit
table-waits = { $player } décide
table-next-place = Ensuite, ce sera à { $player }.
table-next-purchase = Ensuite, les achats commencent au premier emplacement.
table-next-asked = Sans achat, on demande à { $player }, pour { coins }.
table-next-same = Sans achat, on redemande à la même personne, pour { coins }.
table-next-discard = Sans achat, personne n’aura la carte.
table-next-loading = Ce qui reste sur le quai à la fin est perdu.

table-canal = Le canal et ses entrepôts
table-berth = Emplacement { $berth }
table-berth-empty = Emplacement { $berth } : vide
table-berth-nobody = Personne n’y est.
table-berth-workers = Aux fenêtres, de bas en haut : { $players }.
table-berth-place = Placer un ouvrier ici : le prix passe à { coins }.
table-berth-price = Prix : { coins }.
table-price-would = serait le prix
table-price-nobody = encore personne
table-worth = Pour toi :
table-contract-lacks = il manque encore { $cubes }
table-contract-complete = rempli

table-fire-strength = force { $count }
table-fire-equal = Forces égales : il ne se passe rien.

table-dock = Ce qu’il y a à faire
table-place-title = Place un ouvrier
table-place-how = Choisis un bâtiment : ton ouvrier prend la fenêtre libre la plus basse. Le plus bas est interrogé d’abord, mais chaque ouvrier au-dessus rend la carte plus chère.
table-place-preview = Le prix serait de { coins } ; tu en as { $purse }.
table-place-here = Placer un ouvrier ici
table-buy = Acheter pour { $count }
table-buy-sure = Vraiment acheter pour { $count } ?
table-left = il te restera { coins }
table-pass = Laisser baisser le prix

table-my-quay = Mon quai
table-places = Où peuvent aller les marchandises
table-quay-of = Sur le quai de { $player }
table-quay-empty = plus rien
table-quay-choose = Choisis un cube, ou fais-le glisser à sa place.
table-quay-where = { $good } : où le mettre ?
table-gain-completes = le remplit : { points }
table-gain-lacks = { points } plus tard ; manquera { $cubes }
table-gain-coin = +1 pièce
table-gain-store = 1 point chacun à la fin
table-gain-keep = 1 cube pour plus tard
table-hall-keep = Conserver au marché
table-sell-two = En vendre deux
table-sell-two-which = Choisis le deuxième cube
table-convert = En convertir trois
table-convert-note = en 1 d’une autre sorte
table-convert-give = Donne trois cubes ({ $count } sur 3)
table-convert-take = et prends
table-convert-first = Choisis d’abord les trois.
table-convert-back = Retour
table-stow = Ranger le reste
table-reset = Recommencer l’expédition
table-finish = Terminer l’expédition
table-finish-sure = Vraiment terminer ?
table-would-lose = { $cubes } : ce serait perdu

table-undo = Annuler
table-hint = Conseil
table-menu = Menu
table-hints = Ce que conseille le sénateur
table-hints-wait = Le sénateur réfléchit…
table-hints-note = Chance de gagner et points espérés, avec les raisons. Un clic joue le coup.
table-hint-chance = Chance de gagner

table-players = Joueurs
table-you = toi
table-bot = bot
table-absent = absent
table-stands-in = { $bot } remplace
table-hot-seat = même appareil
table-first = Premier joueur : a la pièce en métal
table-points-short = pts
table-points-now = { points } si la partie finissait maintenant
table-points-by-source = Points par origine
table-unfold = Montrer ce que possède { $player }
table-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
table-firemen = pompiers
table-workers =
    { $count ->
        [one] { $count } ouvrier disponible
       *[other] { $count } ouvriers disponibles
    }

table-side = Journal, ce qui vient, discussion
table-tab-log = Journal
table-tab-coming = À venir
table-tab-chat = Discussion
table-supplied = Aux emplacements : { $cards }
table-took-back =
    { $count ->
        [one] { $player } revient d’un pas.
       *[other] { $player } revient de { $count } pas.
    }
table-go-there = Voir ce moment
table-coming-last = Tout à la fin
table-discard = Défausse
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dis quelque chose
table-chat-send = Envoyer
table-chat-unread =
    { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }

table-past-banner = Tu regardes le passé.
table-to-now = Revenir au présent
table-replay-banner = Tu revois une partie finie.
table-to-end = À la fin
table-to-start = Au début
table-step-back = Un pas en arrière
table-step-on = Un pas en avant
table-play = Lire
table-pause = Pause
table-slider = Moment de la partie

table-result = Le résultat
table-replay = Revoir la partie
table-you-win = Tu gagnes !
table-wins = { $winners } gagne
table-share = { $winners } se partagent la victoire
table-end-lead = Après { $rounds } manches :
table-end-tie = À égalité de points, les pièces décident.
table-look-at-table = Regarder la table
table-rematch = Rejouer
table-rematch-join = À la partie suivante
table-rematch-set = La partie suivante est prête : tout le monde se retrouve à une nouvelle table.
table-share-link = Lien vers la partie

table-settings = Réglages
table-rules = Règles
table-cards = Cartes
table-keys = Touches
table-export = Enregistrer la partie
table-fork = Essayer autrement d’ici
table-fork-note = Une nouvelle table qui repart du moment affiché ; ce qui est caché est mélangé à nouveau.
table-sound = Son
table-invite = Lien vers cette table
table-seats = Places
table-seats-bot = Quel bot ?
table-bot-for = Mettre un bot
table-bot-for-me = Laisser un bot jouer pour moi
table-take-back = Reprendre ma place
table-leave = Quitter la partie
table-leave-sure = Vraiment partir ? Ta place sera libre.

table-fairness = Vérifier le mélange
table-fair-sound = La pile et le sac découlent du secret et de toutes les contributions. Le mélange était honnête.
table-fair-unsound = Quelque chose ne colle pas : on ne peut pas se fier à ce mélange.
table-fair-later = La partie dure encore. Le secret sera révélé à la fin, et la vérification se fera ici.
table-fair-commitment = Avant que quiconque s’assoie, le serveur a fixé son secret en montrant cette empreinte (SHA-256) :
table-fair-contributions = Chaque navigateur y a mêlé quelque chose :
table-fair-none = rien
table-fair-hidden = Le secret reste caché jusqu’à la fin de la partie.
table-fair-secret = Le secret du serveur, révélé après la partie :
table-fair-own = Ton navigateur l’a vérifié : l’empreinte est bien celle de ce secret.
table-fair-derived = La pile et le sac découlent du secret et de toutes les contributions : ni le serveur ni un joueur n’ont pu les choisir seuls.
table-fair-origin = Cette partie en continue une autre : les { $at } premières décisions ont été reprises, et ce qui était caché a été mélangé à nouveau.
table-fair-verify = Avec la partie enregistrée, chacun peut aussi vérifier : speicherstadt verify

table-key-number = placer un ouvrier ; expédition : choisir un cube, puis sa place
table-key-buy = acheter
table-key-pass = laisser baisser le prix
table-key-finish = terminer l’expédition
table-key-hint = conseil
table-key-undo = annuler
table-key-walk = un pas en arrière ou en avant dans l’historique
table-key-jump = au début, au présent
table-key-tab = d’un choix au suivant
table-key-escape = fermer
table-key-list = cette liste

table-guide = Ta première manche
table-guide-next = Compris
table-guide-skip = Sans guide
table-guide-place-title = Place un ouvrier au-dessus d’une carte
table-guide-place = Toutes les cartes aux emplacements seront à vendre. Clique sur le bâtiment au-dessus de celle qui te plaît : ton ouvrier prend la fenêtre libre la plus basse. Tu as trois ouvriers.
table-guide-price-title = Les ouvriers font le prix
table-guide-price = Une carte coûte autant de pièces qu’il y a d’ouvriers au-dessus. Le premier arrivé est interrogé d’abord, mais il paie pour tous ceux qui sont venus après ! Arrive tôt, arrive tard pour moins cher, ou gâche le prix des autres.
table-guide-buy-title = Acheter, ou laisser baisser le prix
table-guide-buy = C’est à toi, car ton ouvrier est le plus bas. Achète maintenant, ou reprends ton ouvrier : on demande alors au suivant, pour une pièce de moins. Si tu en as un autre plus haut, ton tour reviendra, à moins que quelqu’un n’achète avant.
table-guide-income-title = Nouvelle manche, nouvelle pièce
table-guide-income = Tout le monde a reçu une pièce, et une de plus sans achat. La pièce en métal est passée plus loin : qui l’a commence. Dès le printemps, les navires apportent des marchandises, et des incendies éclatent : les pompiers aident.
table-guide-loading-title = Décharge ton navire
table-guide-loading = Choisis un cube, puis sa place : un contrat qui le demande, un marchand, le marché. Tant que tu n’as pas terminé, tu peux revenir sur chaque pas. Ce qui reste sur le quai est perdu.
