### Every text people read. All four languages have the same messages and variables; a test checks it.

## Names of the game

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

cubes-coffee =
    { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    }
cubes-tea =
    { $count ->
        [one] { $count } thé
       *[other] { $count } thés
    }
cubes-saffron =
    { $count ->
        [one] { $count } safran
       *[other] { $count } safrans
    }
cubes-rubber =
    { $count ->
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
    } que tu veux, à 1 pièce le cube. Rapporte { points } à la fin.
effect-warehouse = Conserve jusqu’à 4 cubes d’une manche à l’autre. Chacun rapporte 1 point à la fin.
effect-contract = Rapporte { points } à la fin si toutes les marchandises sont livrées.
effect-office = Plus tu en as, mieux c’est : { $scale } points pour 1, 2, 3, 4 comptoirs.
effect-fireman = Ajoute { $value } à ta force à chaque incendie.
effect-fire = Les plus forts gagnent { points }, les plus faibles en perdent autant.
effect-ship = Apporte 3 cubes. Décharge-le dans la manche où tu l’achètes.
effect-bank = Te donne 1 pièce de plus à chaque revenu.
effect-church = Rapporte { points } à la fin.
effect-michaelis = Rapporte { points } à la fin.
effect-port = Rapporte 1 point à la fin pour chacun de tes navires.
effect-chamber = Rapporte 1 point à la fin pour chacune de tes pièces.

source-fires = Incendies
source-contracts = Contrats
source-merchants = Marchands
source-warehouse = Entrepôt
source-offices = Comptoirs
source-church = Église
source-michaelis = Saint-Michel
source-port = Port
source-chamber = Chambre

## What happens: the log

event-round-began = Manche { $round } sur { $rounds } : { $player } a la pièce en métal et commence.
event-round-began-last = Manche { $round } sur { $rounds }, la dernière : { $player } a la pièce en métal et commence.
event-revealed = Emplacement { $berth } : { $card }
event-revealed-ship = Emplacement { $berth } : { $card } avec { $cubes }
event-burned = { $card } ! Points : { $changes }.
event-burned-equal = { $card } ! Les forces sont égales, il ne se passe rien.
event-placed = { $player } place un ouvrier à l’emplacement { $berth }. Prix : { coins }.
event-bought = { $player } achète « { $card } » pour { coins }.
event-declined = { $player } renonce à « { $card } » pour { coins }.
event-could-not-pay = { $player } ne peut pas payer { coins } pour « { $card } ».
event-discarded = Personne n’achète « { $card } ».
event-discarded-ship = Personne n’achète « { $card } ». Perdu : { $cubes }.
event-unloaded = { $player } commence son expédition : { $cubes }.
event-delivered = { $player } livre 1 { $good } pour « { $card } ».
event-delivered-complete = { $player } livre 1 { $good } et remplit « { $card } » !
event-sold = { $player } vend 1 { $good } à un marchand pour 1 pièce.
event-stored = { $player } met 1 { $good } à l’entrepôt.
event-kept = { $player } conserve 1 { $good } au marché.
event-marketed = { $player } vend { $cubes } au marché pour 1 pièce.
event-converted = { $player } convertit { $cubes } en 1 { $good }.
event-finished = { $player } termine son expédition.
event-finished-lost = { $player } termine son expédition. Perdu : { $cubes }.
event-earned = Revenu en pièces : { $changes }.
event-coin-passed = La pièce en métal passe à { $player }.
event-ended = La partie est finie. { $winners } gagne.
event-ended-shared = La partie est finie. { $winners } se partagent la victoire.
event-undone = { $player } annule { $decision }.
event-forfeited = { $player } déclare forfait, le hasard joue à sa place. ({ $reason })

and = et

## What you can do: choices in a list

option-place = Emplacement { $berth } : { $card }, prix { coins }
option-buy = Acheter « { $card } » pour { coins } (il t’en reste { $left })
option-decline = Renoncer et reprendre ton ouvrier
option-deliver = Livrer 1 { $good } pour « { $card } »
option-deliver-completes = Livrer 1 { $good } et remplir « { $card } » : { points }
option-sell = Vendre 1 { $good } à un marchand pour 1 pièce
option-store = Mettre 1 { $good } à l’entrepôt
option-keep = Conserver 1 { $good } au marché
option-market = Vendre { $cubes } au marché pour 1 pièce
option-convert = Convertir { $cubes } en 1 { $good }
option-finish = Terminer l’expédition
option-finish-lost = Terminer l’expédition et perdre { $cubes }

ask-demand = { $player }, place un ouvrier ({ $worker } sur 3).
ask-purchase = { $player }, achètes-tu « { $card } » pour { coins } ? Tu en as { $purse }.
ask-loading = { $player }, expédie tes marchandises : { $cubes }.
ask-loading-empty = { $player }, ton quai est vide. Termine l’expédition ou annule une étape.

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
    Après { $at ->
        [one] { $at } décision
       *[other] { $at } décisions
    } sur { $of }

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
play-undo-revealed = Impossible d’annuler : quelque chose de nouveau a été révélé depuis.
play-reset-nothing = Il n’y a pas d’expédition à annuler.
play-stow-room = Il n’y a pas assez de place pour tout. Choisis ce que tu gardes.
play-saved = Partie enregistrée : { $file }. Pour la reprendre plus tard : speicherstadt play --resume { $file }
play-save-where = Dans quel fichier ? Tape : save FICHIER
play-quit-unsaved = La partie n’est pas enregistrée. Tape save FICHIER pour la garder, ou encore quit pour partir.
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
      undo                   annuler ton dernier coup, si rien n’a été révélé
      reset                  annuler toute l’expédition en cours
      stow                   ranger le reste à l’entrepôt et au marché, et terminer
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
cards-removed = À { $players } joueurs, dans la boîte : { $cards }

simulate-title =
    { $games ->
        [one] { $games } partie au hasard
       *[other] { $games } parties au hasard
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
verify-fair = { $file } : mélange équitable ; la pile et le sac découlent du secret annoncé et de toutes les contributions
serve-ready = Speicherstadt est en ligne : { $address }  (Ctrl+C pour arrêter)

## Hints

hint-title = Conseils, le meilleur d’abord :
hint-chance = { $number } %
hint-points = { $number } points

hint-new-contract = { points } à la fin ; il te faut encore { $cubes }
hint-enables = te permet de remplir « { $card } » : { points }
hint-supplies = apporte { $cubes } pour tes contrats
hint-proceeds = rien dont tes contrats aient besoin ; la vente rapporte { coins }
hint-trader = t’achète ta marchandise ({ $good }) à 1 pièce le cube ; { points } à la fin
hint-shelf = conserve jusqu’à { $count } cubes, 1 point chacun à la fin
hint-next-office = ton comptoir numéro { $number } : { points } de plus
hint-strength = pompiers : { $mine } contre { $others } ; incendies à venir : { $fires }
hint-interest = 1 pièce à chaque revenu : { coins } d’ici la fin
hint-fixed-points = { points } à la fin, quoi qu’il arrive
hint-per-ship =
    1 point par navire : { $count ->
        [0] tu n’en as pas encore
       *[other] tu en as { $count }
    }
hint-per-coin = 1 point par pièce : tu en as { $count }
hint-standing = pour l’instant à toi pour { coins }, il t’en reste { $left }
hint-behind = { $player } choisit avant toi, pour { coins }
hint-another = fait monter ton propre prix à { coins }
hint-prices-out = { $player } ne peut pas payer { coins }
hint-rival = { $player } en veut aussi et peut payer jusqu’à { coins }
hint-nobody-else = personne d’autre ne peut l’acheter
hint-no-coins = tu n’as aucune pièce pour acheter
hint-price = coûte { coins }, il t’en reste { $left }
hint-not-worth =
    { $count ->
        [one] ne vaut même pas { $count } pièce pour toi
       *[other] ne vaut pas { $count } pièces pour toi
    }
hint-next = si tu renonces, { $player } peut l’avoir pour { coins }
hint-falls = ton tour reviendra, pour { coins } seulement
hint-falls-unless = ton tour reviendra, pour { coins } seulement, sauf si l’un d’eux achète avant : { $players }
hint-saves-for = garde tes pièces pour « { $card } », qui vaut plus pour toi
hint-thrift = 1 pièce de plus au revenu si tu n’achètes rien cette manche
hint-completes = remplit « { $card } » : { points }
hint-still-lacks = il manquera encore à « { $card } » : { $cubes }
hint-needed-by = « { $card } » en a besoin : { $good }
hint-wanted =
    { $count ->
        [0] aucun contrat à venir ne demande cette marchandise ({ $good })
        [one] { $count } contrat à venir demande cette marchandise ({ $good })
       *[other] { $count } contrats à venir demandent cette marchandise ({ $good })
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
bot-about-apprentice = Se jette sur tout ce qui brille, paie n’importe quel prix et oublie les incendies, les pièces et le marché.
bot-about-clerk = Tient bien ses comptes avec des règles simples, sans se soucier des autres.
bot-about-broker = N’en sait pas plus que le commis, mais surveille toutes les bourses et attend que les prix baissent.
bot-about-shipowner = Sait par expérience ce que vaut chaque chose et ne laisse passer aucune bonne affaire.
bot-about-senator = Réfléchit à toute la manche et, quand c’est possible, calcule la dernière jusqu’au bout.
bot-about-random = Joue au hasard parmi les coups permis.
bot-about-exec = Tout programme qui parle le protocole de docs/bots.md.
bot-about-foreign = Vient d’un autre paquet logiciel.
bots-title = Les bots, du plus doux au plus impitoyable
bots-seat = Place
bots-name = Nom
bots-about = Caractère

## The web app

# On every page

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Aller au contenu
web-nav = Menu principal
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-cards = Cartes
web-nav-settings = Réglages
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-loading = Un instant…
web-retry = Réessayer
web-default-name = Skipper
web-empty-seat = place libre
web-foot = Un jeu de Stefan Feld. Ceci est un programme libre et indépendant, avec ses propres images et ses propres textes.

# Errors

web-error-malformed = Le serveur n’a pas compris, rien n’a changé. Recharge la page et réessaie.
web-error-illegal = Les règles ne le permettent pas maintenant. Choisis l’un des coups proposés.
web-error-stale = Quelqu’un a été plus rapide. Regarde à nouveau la table, puis décide.
web-error-over = Cette partie est finie. Tu peux la revoir ou rejouer.
web-error-not-your-turn = Ce n’est pas encore ton tour. Patiente un instant.
web-error-not-your-seat = Ce n’est pas ta place. Tu ne peux jouer que pour la tienne.
web-error-forbidden = Tu ne peux pas faire ça ici. L’hôte de la table peut peut-être t’aider.
web-error-unknown = Cela n’existe pas, ou n’existe plus. Vérifie le lien.
web-error-full = Il n’y a plus de place ici. Essaie une autre table.
web-error-not-started = La partie n’a pas encore commencé. Il faut d’abord remplir les places libres.
web-error-cannot-undo = Impossible d’annuler : quelque chose de nouveau a été révélé, ou quelqu’un a déjà joué ensuite.
web-error-too-large = C’est trop volumineux. Une partie enregistrée fait 1 Mo au plus.
web-error-too-many = C’était un peu trop rapide. Attends un instant, puis réessaie.
web-error-unavailable = Le serveur ne répond pas. Rien n’est perdu. Réessaie dans un instant.

# Home page

web-home-title = La Speicherstadt
web-home-lead = Fais monter les prix, ou attends qu’ils baissent. Décharge des navires, remplis des contrats, gare aux incendies. Un jeu de société pour 2 à 5, dans ton navigateur.
web-home-picture = Entrepôts de brique aux toits de cuivre au bord d’un canal de Hambourg
web-play-title = Jouer contre des bots
web-play-lead = Commence tout de suite, sans attendre personne.
web-play-level = Force des bots
web-play-players = Nombre de joueurs
web-play-go = Jouer maintenant
web-play-first = C’est ta première fois ? Une courte manche guidée te montre comment jouer.
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
web-create-lead = Crée une table et partage le lien. Pour la rejoindre, un nom suffit.
web-create-seats = Places
web-create-seat = Place { $number }
web-create-you = Toi
web-create-friend = Place libre
web-create-bot = Bot : { $bot }
web-create-public = Table publique
web-create-public-note = Visible par tous sur la page d’accueil. Sinon, il faut le lien pour la trouver.
web-create-hints = Autoriser les conseils
web-create-hints-note = Tout le monde peut demander conseil au sénateur.
web-create-go = Créer la table
web-join-title = Rejoindre ou regarder
web-join-field = Lien ou code d’une table
web-join-go = Ouvrir
web-join-wrong = Ce n’est pas le lien d’une table. Un code compte 16 caractères : lettres, chiffres, - et _.
web-import-title = Ouvrir une partie enregistrée
web-import-lead = Un fichier de partie enregistré ici ou dans le terminal.
web-import-field = Choisir un fichier…
web-import-malformed = Impossible d’ouvrir ce fichier. Ce n’est pas une partie enregistrée, ou il a été tronqué ou modifié. Choisis-en un autre.
web-import-illegal = Impossible d’ouvrir cette partie : elle contient un coup que les règles ne permettent pas. Choisis un autre fichier.
web-import-over = Impossible d’ouvrir cette partie : elle contient des coups après la fin. Choisis un autre fichier.
web-mine-title = Mes tables
web-open-title = Tables ouvertes
web-open-none = Personne n’attend en ce moment. Crée une table publique, et d’autres te trouveront ici.
web-running-title = Parties en cours
web-finished-title = Parties finies
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-your-turn = À toi de jouer
web-turn-of = Au tour de { $player }
web-gathering = Pas encore commencée
web-finished = Finie
web-turns-waiting = ({ $count }) À toi de jouer
web-go-on = Continuer
web-go-join = Rejoindre
web-go-watch = Regarder
web-go-replay = Revoir
web-action-for = { $action } : { $what }
web-show-more = Afficher plus

# Your name

web-name-title = Comment veux-tu qu’on t’appelle ?
web-name-lead = Un nom suffit, sans créer de compte.
web-name-field = Ton nom
web-name-go = Continuer

# Lobby: a table before its game

web-lobby-title = La table est prête
web-lobby-lead-host = Invite des amis ou mets des bots aux places libres, puis lance la partie.
web-lobby-lead-seated = Tu as une place. { $player } lancera la partie.
web-lobby-lead-guest = Prends une place libre, ou reste pour regarder.
web-lobby-lead-full = Toutes les places sont prises, mais tu peux regarder.
web-lobby-host = L’hôte
web-lobby-invite = Inviter des amis
web-lobby-link = Lien vers cette table
web-lobby-link-note = Toute personne qui a le lien peut jouer ou regarder. Ni compte, ni mot de passe.
web-share = Partager…
web-lobby-is-public = publique
web-lobby-is-private = sur invitation
web-lobby-hints-on = conseils autorisés
web-lobby-hints-off = sans conseils
web-lobby-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-lobby-seats = À table
web-lobby-sit = S’asseoir ici
web-lobby-sit-any = Prendre place
web-lobby-second = Ajouter quelqu’un sur cet appareil
web-lobby-bot-choice = Bot pour la place { $number }
web-lobby-bot-none = Ajouter un bot…
web-lobby-remove = Retirer
web-lobby-leave = Quitter
web-lobby-fill = Compléter avec des bots
web-lobby-start = Lancer la partie
web-lobby-missing =
    { $count ->
        [one] Il reste { $count } place libre. Invite quelqu’un ou ajoute un bot.
       *[other] Il reste { $count } places libres. Invite du monde ou ajoute des bots.
    }
web-lobby-ready = Tout le monde est là.
web-lobby-wait = { $player } lancera la partie quand tout le monde sera prêt.
web-tag-host = hôte
web-tag-you = toi
web-tag-bot = bot
web-tag-away = absent
web-tag-here = sur cet appareil
web-presence-away = a cette table en arrière-plan
web-hotseat-title = Un appareil pour plusieurs
web-hotseat-note =
    { $count ->
        [one] { $count } personne joue sur cet appareil.
       *[other] { $count } personnes jouent à tour de rôle sur cet appareil. La page indique toujours à qui c’est de jouer.
    }
web-second-title = Qui joue avec toi ?
web-second-lead = Vous jouerez à tour de rôle sur cet appareil. Dans ce jeu, tout le monde voit la même chose : vous pouvez partager l’écran.
web-second-field = Nom de l’autre personne
web-second-go = Ajouter
web-lobby-origin =
    Cette partie en continue une autre, après { $at ->
        [one] { $at } décision
       *[other] { $at } décisions
    }. Tout ce qui était caché à ce moment-là est mélangé de nouveau.
web-fair-title = Un mélange équitable et vérifiable
web-fair-secret = Avant que quiconque s’installe, le serveur a choisi un secret et publié son empreinte. Il ne peut donc plus en changer.
web-fair-mix = Chaque navigateur à table ajoute 16 octets aléatoires. La pile et le sac découlent du secret et de tous ces octets : personne ne peut les contrôler seul.
web-fair-told = Après la partie, le secret est révélé et chacun peut vérifier le mélange d’un clic.
web-fair-print = Empreinte du secret (SHA-256)
web-fair-added =
    { $count ->
        [one] Pour l’instant, { $count } place a ajouté des octets aléatoires.
       *[other] Pour l’instant, { $count } places ont ajouté des octets aléatoires.
    }

# Settings

web-settings-title = Réglages
web-settings-lead = Les changements s’appliquent aussitôt, dans ce navigateur seulement.
web-set-look = Apparence
web-set-play = Pendant la partie
web-set-person = Toi
web-set-language = Langue
web-language-system = Système
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Thème
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-set-animation = Animations
web-animation-off = Aucune
web-animation-fast = Rapides
web-animation-normal = Normales
web-animation-slow = Lentes
web-set-calm = Ton système demande moins de mouvement : les animations restent coupées, quel que soit ton choix ici.
web-set-sound = Son
web-set-sound-note = Une cloche sonne quand c’est à toi de jouer.
web-set-shapes = Formes plus marquées
web-set-shapes-note = Les marchandises et les joueurs se distinguent mieux, même sans les couleurs.
web-set-confirm = Demander confirmation
web-set-confirm-note = Avant d’acheter une carte, et avant de terminer une expédition en perdant des marchandises.
web-set-guide = Première manche guidée
web-set-guide-note = T’explique ta prochaine partie pas à pas.
web-set-name-save = Enregistrer
web-set-name-saved = Tu t’appelles maintenant { $name }.
web-device-title = Continuer sur un autre appareil
web-device-lead = Tes places sont liées à ce navigateur. Avec un code, ou son lien privé, tu peux continuer sur un autre appareil.
web-device-nobody = Dès que tu auras un nom, tu pourras continuer sur un autre appareil.
web-device-make = Créer un code
web-device-code = Code
web-device-link = Lien privé
web-device-expires =
    { $count ->
        [one] Valable une seule fois, pendant { $count } minute. Toute personne qui l’a peut jouer à ta place : garde-le pour toi.
       *[other] Valable une seule fois, pendant { $count } minutes. Toute personne qui l’a peut jouer à ta place : garde-le pour toi.
    }
web-device-have = J’ai un code d’un autre appareil
web-device-use = Continuer ici
web-token-title = Jetons d’accès
web-token-lead = Donne à chaque programme son propre jeton : tu pourras le révoquer sans toucher aux autres.
web-token-make = Créer un jeton
web-token-field = Jeton
web-token-once = Tu ne le verras qu’une fois. Garde-le aussi précieusement qu’une clé.
web-token-name = Nom, par exemple « mon bot »
web-token-created = créé le { $date }
web-token-replace = Remplacer
web-token-revoke = Révoquer
web-token-revoke-sure = Révoquer définitivement ?
web-token-revoked = « { $name } » ne fonctionne plus.
web-move-title = Continuer sur cet appareil
web-move-lead = Ce lien privé transfère ici ton nom et tes places depuis un autre appareil.
web-move-loses = Dans ce navigateur, tu t’appelles { $name }. Si tu continues, tu abandonnes ici ce nom et ses places.
web-move-done = Bienvenue, { $name }.
web-move-wrong = Ce code est mal saisi, déjà utilisé ou expiré. Crées-en un nouveau sur l’autre appareil.

# Not found

web-missing-title = Rien n’est amarré ici
web-missing-lead = Cette page ou cette table n’existe pas. Le lien est peut-être incomplet.
web-missing-home = Retour au port
web-away-title = Le serveur ne répond pas

# Cards

web-cards-title = Les cartes
web-cards-lead = { $count } cartes Commerce en quatre saisons. Chaque saison est mélangée séparément, en commençant par l’hiver.
web-cards-last = Tout à la fin
web-cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-cards-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
web-cards-out = à { $players } joueurs, reste dans la boîte
web-cards-everybody = Chacun en a un dès le début
web-cards-hall = Marché
web-cards-hall-effect = Expédition : convertis 3 cubes en 1 d’une autre sorte, vends 2 cubes pour 1 pièce, conserve 1 cube pour les manches suivantes.
web-recon = Reconstitution
web-recon-of = { web-recon } : { $what }
web-recon-wants = les marchandises
web-recon-value = la valeur
web-recon-points = les points
web-recon-note = Ce signe marque les détails qui ne figurent que sur les cartes imprimées et qu’aucune règle ne précise. C’est notre meilleure hypothèse.

# Rules

web-rules-title = Comment jouer
web-rules-lead = Hambourg, le quartier des entrepôts : des navires accostent, des incendies éclatent, et chaque carte revient à qui la désire le plus ou attend le plus longtemps.
web-rules-contents = Sur cette page
web-rules-marks = Signes sur cette page
web-rules-mark-ruling = Une précision : les règles laissent la question ouverte, nous l’avons tranchée.
web-rules-aim = But du jeu
web-rules-aim-1 = Tu diriges une maison de commerce. Les contrats remplis, les comptoirs, les églises et de bons pompiers rapportent des points. Après le dernier incendie, le plus grand total l’emporte.
web-rules-setup = Mise en place
web-rules-setup-1 = Chacun commence avec 5 pièces, 3 ouvriers et un marché. Le sac contient 45 cubes, 9 de chaque marchandise :
web-rules-setup-2 = Les cartes de chaque saison sont mélangées séparément, puis empilées : l’hiver au-dessus, puis le printemps, l’été et l’automne, et tout en bas le quatrième incendie. Quelques cartes d’automne restent dans la boîte pour que le compte des manches tombe juste :
web-rules-players = Joueurs
web-rules-berths = Cartes par manche
web-rules-rounds = Manches
web-rules-box = Dans la boîte
web-rules-box-none = aucune
web-rules-setup-3 = Le premier joueur est tiré au sort et reçoit la pièce en métal.
web-rules-round = Une manche
web-rules-round-1 = Chaque manche compte cinq phases, toujours dans cet ordre.
web-rules-supply-short = De nouvelles cartes à quai
web-rules-demand-short = Trois ouvriers chacun
web-rules-purchase-short = Acheter, ou laisser baisser le prix
web-rules-loading-short = Livrer, vendre, stocker
web-rules-income-short = Des pièces pour tous
web-rules-supply-1 = On révèle les cartes aux emplacements, de gauche à droite : une de plus que le nombre de joueurs. Dès qu’un navire est révélé, il reçoit 3 cubes du sac. Un incendie éclate aussitôt, et la carte suivante prend sa place.
web-rules-demand-1 = Tour à tour, à partir du premier joueur, chacun place un ouvrier à la fenêtre libre la plus basse au-dessus d’une carte, jusqu’à ce que les trois soient placés. On ne peut pas passer. Tu peux avoir plusieurs ouvriers au-dessus de la même carte. Un bâtiment a 8 étages.
web-rules-demand-2 = Le premier ouvrier d’un bâtiment choisit en premier. Mais chaque ouvrier qui rejoint la file rend la carte plus chère pour ceux d’en dessous.
web-rules-purchase-1 = Les cartes se vendent l’une après l’autre, en partant de la gauche. Le propriétaire de l’ouvrier le plus bas peut acheter la carte pour autant de pièces qu’il reste d’ouvriers dans le bâtiment, le sien compris. S’il achète, il prend la carte et le bâtiment se vide. Sinon, il reprend cet ouvrier, le prix baisse de 1, et c’est au propriétaire de l’ouvrier suivant de choisir. Une carte que personne n’achète est défaussée.
web-rules-fig-price = Trois ouvriers attendent au-dessus d’un navire. Bleu, arrivé le premier, peut l’acheter pour 3 pièces.
web-rules-fig-price-2 = Bleu renonce et reprend son ouvrier. C’est à Orange de choisir, pour 2 pièces.
web-rules-fig-price-3 = Orange n’a pas 2 pièces. Violet obtient le navire pour 1 seule pièce.
web-rules-r1 = Les cubes d’un navire que personne n’achète vont à la réserve.
web-rules-r2 = Un joueur qui ne peut pas payer est sauté sans qu’on lui demande. Le journal l’indique.
web-rules-loading-1 = Tour à tour, à partir du premier joueur, chacun utilise ses marchandises : celles des navires achetés pendant la manche, celles de l’entrepôt et celle du marché. Un navire doit être déchargé dans la manche où il est acheté. Pour chaque cube, tu as le choix :
web-rules-way-contract = Livre-le pour un contrat qui en a encore besoin. Il y reste pour de bon. Un contrat peut se remplir en plusieurs manches.
web-rules-way-merchant = Vends-le à l’un de tes marchands qui en fait commerce, pour 1 pièce chacun.
web-rules-way-warehouse = Mets-le dans ton entrepôt, qui en contient 4 au plus. Chaque cube y vaut 1 point à la fin.
web-rules-way-convert = Au marché, convertis 3 cubes au choix en 1 cube d’une autre sorte, pris dans la réserve.
web-rules-way-sell = Au marché, vends 2 cubes au choix pour 1 pièce.
web-rules-way-keep = Au marché, conserve 1 cube pour les manches suivantes.
web-rules-loading-2 = Tout ce qui reste est perdu. Les cubes ne retournent jamais dans le sac.
web-rules-r3 = Les marchandises de l’entrepôt et du marché peuvent servir à toute expédition ultérieure, avec ou sans nouveau navire.
web-rules-r4 = Lors d’une conversion, le cube que tu prends doit déjà se trouver dans la réserve, et sa sorte ne doit pas figurer parmi les trois que tu donnes. Tu peux l’utiliser aussitôt.
web-rules-r5 = Tu es libre de l’ordre de tes actions : toutes tes marchandises sont réunies sur le quai. Ce que tu mets à l’entrepôt ou au marché y reste jusqu’à l’expédition suivante.
web-rules-r6 = Un joueur sans marchandises est sauté.
web-rules-income-1 = Chacun reçoit 1 pièce. Un joueur qui n’a rien acheté pendant la manche en reçoit 1 de plus, tout comme le propriétaire de la Banque. Puis la pièce en métal passe à gauche.
web-rules-r7 = Les pièces ne s’épuisent jamais.
web-rules-fire = Au feu !
web-rules-fire-1 = Chacun additionne les valeurs de ses pompiers ; sans pompiers, le total est 0. Le total le plus élevé gagne les points de l’incendie, le plus faible en perd autant. En cas d’égalité, chacun gagne ou perd la totalité. Si tous les totaux sont égaux, il ne se passe rien.
web-rules-fire-2 = Il y a quatre incendies : un au printemps, un en été et un en automne, chacun valant plus que le précédent, et le quatrième tout à la fin.
web-rules-fig-fire = Exemple : incendie 2, avec des forces de 5, 2 et 0.
web-rules-end = Fin de la partie
web-rules-end-1 = S’il ne reste que le quatrième incendie sur la pile après l’approvisionnement, c’est la dernière manche. Après le revenu, le quatrième incendie éclate, puis on compte les points. Si le troisième incendie se trouve juste au-dessus du quatrième, les deux éclatent l’un après l’autre à l’approvisionnement suivant, et la partie finit aussitôt.
web-rules-end-2 = Le plus grand nombre de points l’emporte. En cas d’égalité, ce sont les pièces qui décident.
web-rules-r8 = Si les pièces sont aussi à égalité, la victoire est partagée.
web-rules-r9 = Un score peut être négatif à tout moment.
web-rules-score = Décompte final
web-rules-score-contracts = 5, 8 ou 11 points pour un contrat rempli de 2, 3 ou 4 marchandises ; 0 s’il en manque une
web-rules-score-offices = 2, 5, 9 ou 14 points pour 1, 2, 3 ou 4 comptoirs
web-rules-score-merchants = 1 point chacun
web-rules-score-warehouse = 1 point par cube à l’intérieur
web-rules-score-port = 1 point pour chacun de tes navires
web-rules-score-chamber = 1 point pour chacune de tes pièces, que tu gardes
web-rules-score-fires = points gagnés et perdus lors des incendies
web-rules-hidden = Ce qui est caché
web-rules-hidden-1 = Seulement l’ordre de la pile dans chaque saison, et les cubes qui sortiront du sac. Tout le reste est visible de tous : les cartes encore à venir dans chaque saison, le nombre de cubes de chaque sorte dans le sac et les pièces de chacun.
web-rules-cards-1 = À table, chaque carte s’explique d’elle-même. La galerie les montre toutes.
web-rules-to-cards = Voir les cartes
web-rules-recon-fires = les valeurs des incendies 1 à 3 : 1, 2 et 3 (seul le 4 du quatrième incendie est attesté)
web-rules-recon-firemen = les valeurs des pompiers (seul le 3 d’automne est attesté)
web-rules-recon-contracts = les marchandises que demande chaque contrat

## The table in the browser

table-title = Table · Speicherstadt
table-title-turn = ● À toi de jouer · Speicherstadt
table-title-other = Au tour de { $player } · Speicherstadt
table-title-over = Partie finie · Speicherstadt
table-home = Aller à l’accueil
table-offline = Connexion perdue. Reconnexion…
table-close = Fermer
table-round = Manche { $round }

table-wait-demand = { $player } place un ouvrier ({ $worker } sur 3).
table-wait-purchase = { $player } décide : « { $card } » pour { coins } ?
table-wait-loading = { $player } expédie ses marchandises.
table-thinks = { $player } réfléchit
table-waits = { $player } décide
table-next-place = Ensuite, c’est à { $player }.
table-next-purchase = Ensuite, les achats commencent au premier emplacement.
table-next-asked = Sans achat, c’est à { $player } de choisir, pour { coins }.
table-next-same = Sans achat, la même personne choisit encore, pour { coins }.
table-next-discard = Sans achat, personne n’aura la carte.
table-next-loading = Ce qui reste sur le quai à la fin est perdu.
table-next-cannot-pay =
    { $count ->
        [one] { $players } ne peut pas payer et passe son tour.
       *[other] { $players } ne peuvent pas payer et passent leur tour.
    }

table-canal = Le canal et ses entrepôts
table-berth = Emplacement { $berth }
table-berth-empty = Emplacement { $berth } : vide
table-berth-nobody = Aucun ouvrier pour l’instant.
table-berth-workers = Aux fenêtres, de bas en haut : { $players }.
table-berth-place = Placer un ouvrier ici : le prix passe à { coins }.
table-berth-price = Prix : { coins }.
table-price-would = nouveau prix
table-price-nobody = personne
table-worth = Pour toi :
table-contract-lacks = il manque { $cubes }
table-contract-complete = rempli

table-fire-strength = force { $count }
table-fire-equal = Les forces sont égales, il ne se passe rien.

table-dock = À faire
table-place-title = Place un ouvrier
table-place-how = Choisis un bâtiment : ton ouvrier prend la fenêtre libre la plus basse. L’ouvrier le plus bas choisit en premier, mais chaque ouvrier au-dessus rend la carte plus chère.
table-place-preview = Le prix serait de { coins } ; tu en as { $purse }.
table-place-here = Placer un ouvrier ici
table-buy = Acheter pour { coins }
table-buy-sure = Oui, acheter pour { coins }
table-left = il te restera { coins }
table-pass = Renoncer

table-my-quay = Mon quai
table-places = Où mettre tes marchandises
table-quay-of = Sur le quai de { $player }
table-quay-empty = plus rien
table-quay-choose = Choisis un cube, ou fais-le glisser à sa place.
table-quay-where = { $good } : où le mettre ?
table-gain-completes = le remplit : { points }
table-gain-lacks = { points } plus tard ; il manquera { $cubes }
table-gain-coin = +1 pièce
table-gain-store = 1 point chacun à la fin
table-gain-keep = 1 cube pour plus tard
table-hall-keep = Conserver au marché
table-sell-two = En vendre deux
table-sell-two-which = Choisis le deuxième cube
table-convert = En convertir trois
table-convert-note = en 1 d’une autre sorte
table-convert-give = Donne trois cubes ({ $count } sur 3)
table-convert-take = Prends-en un
table-convert-first = Choisis d’abord trois cubes.
table-convert-back = Retour
table-stow = Ranger le reste
table-reset = Recommencer l’expédition
table-finish = Terminer l’expédition
table-finish-sure = Oui, terminer
table-would-lose = tu perds { $cubes }

table-undo = Annuler
table-hint = Conseil
table-menu = Menu
table-hints = Le conseil du sénateur
table-hints-wait = Le sénateur réfléchit…
table-hints-note = Chances de gagner et points espérés, avec les raisons. Clique sur un coup pour le jouer.
table-hint-chance = Chances de gagner

table-players = Joueurs
table-you = toi
table-bot = bot
table-absent = absent
table-stands-in = remplacé par { $bot }
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

table-side = Journal, cartes à venir et discussion
table-tab-log = Journal
table-tab-coming = À venir
table-tab-chat = Discussion
table-supplied = Aux emplacements : { $cards }
table-took-back =
    { $count ->
        [one] { $player } annule une étape.
       *[other] { $player } annule { $count } étapes.
    }
table-go-there = Aller à ce moment
table-coming-last = Tout à la fin
table-discard = Défausse
table-chat-empty = Aucun message pour l’instant.
table-chat-say = Écris un message
table-chat-send = Envoyer
table-chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

table-past-banner = Tu regardes un moment passé.
table-to-now = Revenir au présent
table-replay-banner = Tu revois une partie finie.
table-to-end = Aller à la fin
table-to-start = Aller au début
table-step-back = Reculer d’une étape
table-step-on = Avancer d’une étape
table-play = Lire
table-pause = Pause
table-slider = Moment de la partie

table-result = Voir le résultat
table-replay = Revoir la partie
table-you-win = Tu gagnes
table-wins = { $winners } gagne
table-share = { $winners } se partagent la victoire
table-end-lead = Le classement final après { $rounds } manches.
table-end-tie = À égalité de points, les pièces décident.
table-look-at-table = Regarder la table
table-rematch = Rejouer
table-rematch-join = Rejoindre la partie suivante
table-rematch-set = La partie suivante est prête : tout le monde se retrouve à une nouvelle table.
table-share-link = Lien pour revoir la partie

table-settings = Réglages
table-rules = Règles
table-cards = Cartes
table-keys = Raccourcis clavier
table-export = Télécharger la partie
table-fork = Jouer autrement à partir d’ici
table-fork-note = Ouvre une nouvelle table qui repart du moment affiché. Tout ce qui est caché est mélangé de nouveau.
table-sound = Son
table-invite = Lien vers cette table
table-seats = Places
table-seats-bot = Quel bot ?
table-bot-for = Faire jouer un bot
table-bot-for-me = Laisser un bot jouer pour moi
table-take-back = Reprendre ma place
table-leave = Quitter la partie
table-leave-sure = Oui, partir et laisser jouer un bot

table-fairness = Vérifier le mélange
table-fair-sound = La pile et le sac découlent du secret et de toutes les contributions. Le mélange était équitable.
table-fair-unsound = Quelque chose ne correspond pas. Ne te fie pas à ce mélange.
table-fair-later = La partie est en cours. Le secret sera révélé à la fin, et tu pourras vérifier le mélange ici.
table-fair-commitment = Avant que quiconque s’installe, le serveur s’est engagé sur son secret en publiant cette empreinte (SHA-256) :
table-fair-contributions = Chaque navigateur a ajouté ses propres octets aléatoires :
table-fair-none = aucun
table-fair-hidden = Le secret reste caché jusqu’à la fin de la partie.
table-fair-secret = Le secret du serveur, révélé après la partie :
table-fair-own = Ton navigateur l’a vérifié : l’empreinte est bien celle de ce secret.
table-fair-derived = La pile et le sac découlent du secret et de toutes les contributions : ni le serveur ni aucun joueur n’a pu les choisir seul.
table-fair-origin =
    { $at ->
        [one] Cette partie en continue une autre : la première décision a été reprise, et tout ce qui était caché à ce moment-là a été mélangé de nouveau.
       *[other] Cette partie en continue une autre : les { $at } premières décisions ont été reprises, et tout ce qui était caché à ce moment-là a été mélangé de nouveau.
    }
table-fair-verify = Avec le fichier de la partie, chacun peut aussi le vérifier : speicherstadt verify

table-key-number = placer un ouvrier ; à l’expédition : choisir un cube, puis sa place
table-key-buy = acheter
table-key-pass = renoncer
table-key-finish = terminer l’expédition
table-key-hint = conseil
table-key-undo = annuler
table-key-walk = une étape en arrière ou en avant dans la partie
table-key-jump = au début, ou au présent
table-key-tab = au choix suivant
table-key-escape = fermer
table-key-list = cette liste

table-guide = Ta première manche
table-guide-next = Compris
table-guide-skip = Passer le guide
table-guide-place-title = Place un ouvrier au-dessus d’une carte
table-guide-place = Toutes les cartes aux emplacements sont à vendre. Clique sur le bâtiment au-dessus de celle qui te plaît : ton ouvrier prend la fenêtre libre la plus basse. Tu as trois ouvriers.
table-guide-price-title = Les ouvriers font le prix
table-guide-price = Une carte coûte autant de pièces qu’il y a d’ouvriers au-dessus. Le premier arrivé choisit en premier, mais paie pour tous ceux qui sont venus après. Arrive tôt, arrive tard pour moins cher, ou fais monter le prix des autres.
table-guide-buy-title = Acheter, ou laisser baisser le prix
table-guide-buy = C’est à toi de choisir, car ton ouvrier est le plus bas. Achète maintenant, ou renonce et reprends ton ouvrier : c’est alors au suivant, pour une pièce de moins. Si tu en as un autre plus haut, ton tour reviendra, sauf si quelqu’un achète avant.
table-guide-income-title = Nouvelle manche, nouvelles pièces
table-guide-income = Tout le monde a reçu une pièce, et une de plus sans achat. La pièce en métal a changé de main : son nouveau propriétaire commence. Dès le printemps, les navires apportent des marchandises et des incendies éclatent. Les pompiers te protègent.
table-guide-loading-title = Décharge ton navire
table-guide-loading = Choisis un cube, puis une place : un contrat qui en a besoin, un marchand ou le marché. Tant que tu n’as pas terminé, tu peux annuler chaque étape. Ce qui reste sur le quai est perdu.
