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
       *[other] { $count } cubes de café
    }
cubes-tea =
    { $count ->
        [one] { $count } thé
       *[other] { $count } cubes de thé
    }
cubes-saffron =
    { $count ->
        [one] { $count } safran
       *[other] { $count } cubes de safran
    }
cubes-rubber =
    { $count ->
        [one] { $count } caoutchouc
       *[other] { $count } cubes de caoutchouc
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
# Where words of these names may break on narrow cards and buttons.
hyphenation = é-pi-ces Tor-ré-fac-teur Dé-gus-ta-teur Vul-ca-ni-seur Mar-chand En-tre-pôt Comp-toir Com-merce ba-te-liers Pom-pier In-cen-die Con-trat

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

effect-firemen = Ensemble, ils ajoutent { $value } à ta force à chaque incendie : { $values }.

## What happens: the log

event-round-began = Manche { $round } sur { $rounds } : { $player } a la pièce en métal et commence.
event-round-began-last = Manche { $round } sur { $rounds }, la dernière : { $player } a la pièce en métal et commence.
event-revealed = Emplacement { $berth } : { $card }
event-burned = { $card } ! Points : { $changes }.
event-burned-equal = { $card } ! Les forces sont égales : il ne se passe rien.
event-placed = { $player } place un ouvrier pour « { $card } » (emplacement { $berth }). Prix : { coins }.
event-bought = { $player } achète « { $card } » pour { coins }.
event-declined = { $player } renonce à « { $card } » ({ coins }).
event-could-not-pay =
    { $player } ne peut pas payer { coins } pour « { $card } » ({ $purse ->
        [0] n’en a aucune
       *[other] n’en a que { $purse }
    }).
event-discarded = Personne n’achète « { $card } ».
event-discarded-ship = Personne n’achète « { $card } ». Ses marchandises vont à la réserve.
event-unloaded = { $player } commence son expédition : { $cubes }.
event-unloaded-both = { $player } commence son expédition : { $cubes }. En stock : { $stored }.
event-unloaded-stored = { $player } commence son expédition. En stock : { $cubes }.
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
event-ended = La partie est terminée. { $winners } gagne.
event-ended-shared = La partie est terminée. { $winners } se partagent la victoire.
event-undone = { $player } annule { $decision }.
event-forfeited = { $player } déclare forfait. Le hasard joue désormais à sa place. ({ $reason })

and = et

## What you can do: choices in a list

option-buy = Acheter « { $card } » pour { coins } (il t’en restera { $left })
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

ask-loading-stored = { $player }, ton quai est vide. Utilise un cube stocké ou termine l’expédition.

## The board in the terminal

board-round = Manche { $round } sur { $rounds }
board-player = Joueur
board-coins = Pièces
board-firemen = Pompiers
board-strength = Force
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

## Hints

hint-title = Conseils, le meilleur d’abord :
hint-chance = { $number } % de chances
hint-points = { $number } points espérés

hint-new-contract = { points } à la fin ; il te faut encore { $cubes }
hint-enables = te permet de remplir « { $card } » : { points }
hint-supplies = apporte { $cubes } pour tes contrats
hint-proceeds = rien d’utile à tes contrats ; tout vendre rapporte { coins }
hint-trader =
    t’achète { $good ->
        [tapis] tes tapis
       *[other] ton { $good }
    } à 1 pièce le cube ; { points } à la fin
hint-shelf = conserve jusqu’à { $count } cubes, 1 point chacun à la fin
hint-next-office =
    ton { $number ->
        [1] 1er
       *[other] { $number }e
    } comptoir : +{ points }
hint-strength = force : toi { $mine }, les autres { $others } ; incendies à venir : { $fires } points
hint-interest = 1 pièce à chaque revenu : { coins } d’ici la fin
hint-fixed-points = { points } à la fin, quoi qu’il arrive
hint-per-ship =
    1 point par navire : { $count ->
        [0] tu n’en as pas encore
       *[other] tu en as { $count }
    }
hint-per-coin = 1 point par pièce : il te resterait { coins }, soit { points }
hint-standing = pour l’instant à toi pour { coins }, il t’en restera { $left }
hint-behind = { $player } choisit avant toi, pour { coins }
hint-another = fait monter ton propre prix à { coins }
hint-prices-out = { $player } ne peut pas payer { coins }
hint-rival = { $player } la veut aussi et peut payer jusqu’à { coins }
hint-nobody-else = personne d’autre ne peut l’acheter
hint-no-coins = tu n’as aucune pièce pour acheter
hint-price = coûte { coins }, il t’en restera { $left }
hint-not-worth = d’après cette estimation, vaut moins pour toi que { coins }
hint-next = si tu renonces, { $player } peut l’avoir pour { coins }
hint-falls = ton tour reviendra, pour { coins } seulement
hint-falls-unless = ton tour reviendra, pour { coins } seulement, sauf si l’une de ces personnes achète avant : { $players }
hint-saves-for = garde tes pièces pour « { $card } », qui vaut plus pour toi
hint-thrift = 1 pièce de plus au revenu si tu n’achètes rien cette manche
hint-completes = remplit « { $card } » : { points }
hint-still-lacks = il manquera encore à « { $card } » : { $cubes }
hint-needed-by =
    « { $card } » a besoin { $good ->
        [tapis] d’un tapis
       *[other] de { $good }
    }
hint-wanted =
    { $count ->
        [0] aucun contrat à venir ne demande de { $good }
        [one] { $count } contrat à venir demande { $good ->
            [tapis] un tapis
           *[other] du { $good }
        }
       *[other] { $count } contrats à venir demandent { $good ->
            [tapis] un tapis
           *[other] du { $good }
        }
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
bot-about-exec = Tout programme qui suit le protocole de docs/bots.md.
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

web-error-malformed = Le serveur n’a pas pu lire la demande, rien n’a changé. Recharge la page et réessaie.
web-error-illegal = Les règles ne le permettent pas maintenant. Choisis l’un des coups proposés.
web-error-stale = Quelqu’un a été plus rapide. Regarde à nouveau la table, puis décide.
web-error-over = Cette partie est terminée. Tu peux la revoir ou rejouer.
web-error-closed = Les responsables de ce serveur ont fermé cette table. On ne peut plus rien y changer.
web-error-not-your-turn = Ce n’est pas encore ton tour. Patiente un instant.
web-error-not-your-seat = Ce n’est pas ta place. Tu ne peux jouer que pour la tienne.
web-error-forbidden = Tu ne peux pas faire ça ici. L’hôte de la table peut peut-être t’aider.
web-error-unknown = Cela n’existe pas, ou n’existe plus. Vérifie le lien.
web-error-full = Il n’y a plus de place ici. Essaie une autre table.
web-error-name-taken = Quelqu’un joue déjà à cette table sous ce nom ou un nom très proche. Choisis-en un autre dans les réglages.
web-error-unreadable-name = Ce nom est illisible. Utilise des lettres ou des chiffres, sans caractères invisibles ni accents empilés.
web-error-not-started = La partie n’a pas encore commencé. Il faut d’abord remplir les places libres.
web-error-cannot-undo = Impossible d’annuler : quelque chose de nouveau a été révélé, ou quelqu’un a déjà joué depuis.
web-error-undo-limit = Tu as annulé autant de coups qu’une partie le permet.
web-error-takeback-open = Une demande est déjà en cours. Réponds-y d’abord.
web-error-no-takeback = Cette demande est déjà close.
web-error-too-large = C’est trop volumineux. Une partie enregistrée fait 1 Mo au plus.
web-error-too-many = C’était un peu trop rapide. Attends un instant, puis réessaie.
web-error-day-limit = Tu as atteint la limite d’aujourd’hui. Réessaie plus tard.
web-error-guest-limit = Ton réseau a atteint la limite de nouveaux noms pour aujourd’hui. Prends un navigateur qui en a déjà un, ou reviens demain.
web-error-table-limit = Tu as trop de tables inachevées. Termines-en d’abord quelques-unes.
web-error-storage-limit = Tes parties importées occupent déjà toute la place dont tu disposes ici : impossible d’en ajouter une autre.
web-error-token-limit = Tu as trop de jetons d’accès. Révoques-en d’abord un.
web-error-wrong-host = Le serveur ne répond pas à cette adresse. Demande la bonne à la personne qui l’héberge.
web-error-unavailable = Le serveur ne répond pas. Rien n’est perdu. Réessaie dans un instant.

# Home page

web-home-title = La Speicherstadt
web-home-lead = Fais monter les prix, ou attends qu’ils baissent. Décharge des navires, remplis des contrats, gare aux incendies. Un jeu de société pour 2 à 5 joueurs, dans ton navigateur.
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
web-create-spectators = Autoriser les spectateurs à écrire
web-create-spectators-note = Les spectateurs peuvent aussi écrire. Leurs messages sont signalés.
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
web-finished-title = Parties terminées
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-your-turn = À toi de jouer
web-turn-of = À { $player } de jouer
web-gathering = Pas encore commencée
web-finished = Terminée
web-abandoned = Abandonnée
web-closed = Fermée
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
web-lobby-opening = Mélange en cours : chaque navigateur à table ouvre maintenant ses octets aléatoires.
web-lobby-opening-wait = On attend { $players }, 10 secondes au plus.
web-tag-host = hôte
web-tag-you = toi
web-tag-bot = bot
web-tag-here = sur cet appareil
web-presence-away = a cette table ouverte dans un onglet en arrière-plan
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
    }. Tout ce qui était caché à ce moment-là est remélangé.
web-fair-title = Un mélange équitable et vérifiable
web-fair-secret = Le serveur a choisi un secret et publié son empreinte. Ton navigateur conserve cette empreinte et te prévient si le serveur en montre une autre.
web-fair-mix = Chaque navigateur à table tire 16 octets aléatoires et n’en montre que l’empreinte. Ils sont ouverts au lancement de la partie : personne ne peut choisir en dernier, pas même l’hébergeur du serveur.
web-fair-told = Après la partie, le secret est révélé et ton navigateur refait le mélange pour le vérifier.
web-fair-print = Empreinte du secret (SHA-256)
web-fair-added =
    { $count ->
        [one] Pour l’instant, { $count } place a ajouté des octets aléatoires.
       *[other] Pour l’instant, { $count } places ont ajouté des octets aléatoires.
    }
web-fair-missing =
    { $count ->
        [one] { $players } n’a pas encore ajouté d’octets aléatoires.
       *[other] { $players } n’ont pas encore ajouté d’octets aléatoires.
    }
web-fair-exchanged = Attention : l’empreinte du secret de cette table n’est plus celle que ton navigateur a vue au départ. Quelqu’un a remplacé le secret. Ne te fie pas à cette table.
web-fair-denied = Attention : le serveur a écarté tes octets aléatoires du mélange alors qu’il les avait acceptés. Ne te fie pas à ce mélange.
web-fair-unopened = { $player } n’a pas ouvert ses octets aléatoires à temps. Leur empreinte les a remplacés.
web-fair-missed = La partie a commencé sans octets aléatoires de ton navigateur. Ce mélange repose sur ceux des autres.

# Who is here, and the QR code

web-you-watch = Tu regardes la partie
web-tag-present = en ligne
web-tag-missing = pas encore là
web-lobby-not-here =
    { $count ->
        [one] { $players } n’est pas encore là. Attends encore, ou libère la place pour quelqu’un d’autre.
       *[other] { $players } ne sont pas encore là. Attends encore, ou libère leurs places pour d’autres.
    }
web-lobby-removed = L’hôte a libéré ta place. Tu peux regarder, ou reprendre une place libre.
web-qr-show = Afficher le code QR
web-qr-hide = Masquer le code QR
web-qr = Code QR avec le lien vers cette table
web-qr-note = Scanne-le avec l’appareil photo d’un téléphone pour y ouvrir cette table.

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
web-set-shapes = Formes plus marquées
web-set-shapes-note = Les marchandises et les joueurs se distinguent mieux, même sans les couleurs.
web-set-confirm = Demander confirmation
web-set-confirm-note = Avant d’acheter une carte, et avant de terminer une expédition en perdant des marchandises.
web-set-confirm-placing = Confirmer le placement d’un ouvrier
web-set-confirm-placing-note = Tu vois d’abord le prix, puis tu confirmes.
web-set-guide = Guide
web-set-guide-note = T’explique ta prochaine partie pas à pas, jusqu’à ce que tu aies tout vu une fois.
web-set-name-save = Enregistrer
web-set-name-saved = Tu t’appelles maintenant { $name }.

web-set-turn-alert = Alerte de tour
web-set-turn-alert-note = Une cloche sonne quand c’est à toi de jouer.
web-set-table-sounds = Sons de la table
web-set-table-sounds-note = Ouvriers, pièces, cubes, incendies : tu entends ce qui se passe à la table.
web-set-volume = Volume
web-set-volume-value = { $value } %

# Emblems

web-set-emblem = Ton emblème
web-set-emblem-note = Il figure sur tes ouvriers et à côté de ton nom. Ton choix vaut pour les prochaines tables. Si quelqu’un y a déjà cet emblème, tu en reçois un autre.
emblem-lighthouse = Phare
emblem-lantern = Lanterne
emblem-sailboat = Voilier
emblem-star = Étoile
emblem-moon = Lune
emblem-sun = Soleil
emblem-compass = Rose des vents
emblem-barrel = Tonneau
emblem-gable = Entrepôt
emblem-bridge = Pont
emblem-cup = Tasse de café
emblem-heart = Cœur

# Not found

web-missing-title = Rien n’est amarré ici
web-missing-lead = Cette page ou cette table n’existe pas. Le lien est peut-être incomplet.
web-missing-home = Retour au port
web-away-title = Le serveur ne répond pas

# Cards

web-cards-title = Les cartes
web-cards-lead = { $count } cartes Commerce en quatre saisons. Chaque saison est mélangée séparément ; l’hiver vient en premier.
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
web-cards-out = reste dans la boîte à { $players } joueurs
web-cards-everybody = Chacun en a un dès le début
web-cards-hall = Marché
web-cards-hall-effect = Expédition : convertis 3 cubes en 1 d’une autre sorte, vends 2 cubes pour 1 pièce, conserve 1 cube pour les manches suivantes.
web-recon = Reconstitution
web-recon-of = { web-recon } : { $what }
web-recon-wants = les marchandises
web-recon-value = la valeur
web-recon-points = les points
web-recon-note = Ce signe marque les détails qui ne figurent que sur les cartes imprimées. Aucune règle ne les précise : c’est notre meilleure hypothèse.

web-cards-in-deck = { $count } dans cette saison, { $total } dans tout le jeu

# Rules

web-rules-title = Comment jouer
web-games-title = Mes parties
web-games-lead = Tes victoires, tes séries et l’origine de tes points.
web-games-open = Voir mes parties
web-daily-title = Le port du jour
web-daily-lead = Une donne par jour, la même pour tout le monde sur ce serveur.
web-daily-bots = Adversaires du jour : { $bots }.
web-daily-rank = { points }, rang { $rank } sur { $players }
web-daily-play = Jouer le port du jour
web-daily-on = Continuer
web-daily-compare = Comparer
web-daily-more = Voir toutes les journées
web-offline-title = Tu es hors ligne
web-offline-lead = Pas de connexion pour le moment. Tes parties sont en sécurité sur le serveur, et cette page reprend dès que tu es de nouveau en ligne.
web-offline-games = Tes parties, telles que ce navigateur les a vues la dernière fois

## The table in the browser

table-title = Table · Speicherstadt
table-title-turn = ● À toi de jouer · Speicherstadt
table-title-other = À { $player } de jouer · Speicherstadt
table-title-over = Partie terminée · Speicherstadt
table-home = Aller à l’accueil
table-offline = Connexion perdue. Reconnexion…
table-replaced = Cette table est ouverte dans trop de fenêtres, celle-ci s’est donc arrêtée. Recharge la page pour continuer ici.
table-close = Fermer
table-round = Manche { $round }

table-wait-demand = { $player } place un ouvrier ({ $worker } sur 3).
table-wait-purchase = { $player } décide : « { $card } » pour { coins } ?
table-wait-loading = { $player } expédie ses marchandises.
table-thinks = { $player } réfléchit
table-waits = { $player } décide
table-next-place = Ensuite, c’est à { $player }.
table-next-purchase = Ensuite, les achats commencent au premier emplacement.
table-next-asked = Sans achat, ce sera à { $player } de choisir, pour { coins }.
table-next-you = Sans achat, ce sera à toi, pour { coins }.
table-next-same = Sans achat, { $player } choisira encore, pour { coins }.
table-next-again = Si tu renonces, ce sera encore à toi, pour { coins }.
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
table-berth-price = Prix : { coins }.
table-price-nobody = personne
table-worth = Pour toi :
table-contract-lacks = il manque { $cubes }
table-contract-complete = rempli

table-fire-strength = force { $count }
table-fire-equal = Les forces sont égales : il ne se passe rien.

table-dock = À faire
table-place-title = Place un ouvrier
table-place-how = Choisis un bâtiment : ton ouvrier prend la fenêtre libre la plus basse. L’ouvrier le plus bas choisit en premier, mais chaque ouvrier au-dessus rend la carte plus chère.
table-place-here = Placer un ouvrier ici
table-buy = Acheter pour { coins }
table-buy-sure = Oui, acheter pour { coins }
table-left = il te restera { coins }
table-pass = Renoncer

## Prices: what players in the queue above a card would pay

table-queue-first = Tu choisirais en premier, pour { coins }.
table-queue-behind = Tu serais numéro { $place } dans la file : { coins } si tous renoncent avant toi.
table-queue-front = Pour le premier de la file, la carte coûte { $first }.
table-queue-behind-own = Tu serais derrière ton propre ouvrier : { coins } si tu renonces d’abord.
table-queue-own = Ton propre prix y passe de { $now } à { coins }.
table-queue-own-short = Ton propre prix y passe de { $now } à { coins } : tu ne pourras plus le payer.
table-queue-own-skipped = De toute façon, tu ne peux pas payer pour ton propre ouvrier.
table-queue-skipped =
    { $count ->
        [one] De toute façon, { $players } ne peut pas payer.
       *[other] De toute façon, { $players } ne peuvent pas payer.
    }
table-queue-prices-out = Avec ton ouvrier, la carte devient trop chère pour { $players }.
table-queue-no-coins = Tu n’as aucune pièce : tu ne pourrais pas l’acheter.
table-queue-rivals = D’autres ouvriers ({ $players }) peuvent faire monter ton prix à { coins }. Tu en as { $purse }.
table-queue-worker = { $player } ({ coins })
table-queue-worker-short = { $player } ({ coins }, ne peut pas payer)
table-price-yours = pour toi
table-quick-place = place { $place }
table-forgoes = Ensuite, tu ne pourras plus payer { coins } pour « { $card } ».
table-forgoes-first = Ensuite, tu ne pourras plus payer { coins } pour « { $card } », alors que ce sera à toi de choisir.
table-pass-discard = Laisser partir la carte
table-pass-discarded = Personne d’autre ne peut l’acheter. La carte est défaussée.
option-decline-discard = Renoncer : personne d’autre ne peut l’acheter, la carte est défaussée
option-place-queue = { $card } (emplacement { $berth }), numéro { $place } dans la file : { coins } si tous renoncent avant toi, { $first } pour le premier
option-place-own = { $card } (emplacement { $berth }), numéro { $place } dans la file : ton propre prix y passe de { $now } à { coins }
option-place-first = { $card } (emplacement { $berth }), en premier, pour { coins }
table-missed = Tour passé
table-missed-mine = « { $card } » coûtait { coins }, tu en avais { $purse }.
table-missed-player = « { $card } » coûtait { coins }, { $player } en avait { $purse }.
table-missed-bought = { $player } a acheté « { $card } » pour { coins }.
table-missed-line =
    { $place ->
        [1] C’était ensuite à toi.
       *[other] Tu étais aussi dans la file.
    }
table-missed-line-player =
    { $place ->
        [1] C’était ensuite à { $player }.
       *[other] { $player } était aussi dans la file.
    }

table-my-quay = Mon quai
table-places = Où mettre tes marchandises
table-quay-of = À quai chez { $player }
table-quay-empty = plus rien
table-quay-choose = Choisis un cube, ou fais-le glisser à sa place.
table-quay-stuck = Il n’y a plus de place pour { $cubes }. Termine l’expédition.
table-quay-where = Où mettre le { $good } ?
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
table-convert-few = il faut 3 cubes
table-convert-none = rien d’adapté dans la réserve
table-convert-give = Donne trois cubes ({ $count } sur 3)
table-convert-take = Prends-en un
table-convert-first = Choisis d’abord trois cubes.
table-convert-back = Retour
table-reset = Recommencer l’expédition
table-finish = Terminer l’expédition
table-finish-sure = Oui, terminer
table-would-lose = tu perds { $cubes }

table-obvious = Faire ce qui s’impose
table-plan = Les étapes qui s’imposent
table-plan-nothing = Il n’y a plus rien à faire ici. Termine l’expédition.
table-plan-all =
    { $count ->
        [one] Le faire
        [2] Faire les deux étapes
       *[other] Faire les { $count } étapes
    }
table-plan-next = Seulement la première
table-plan-left = Aucune place pour { $cubes } : perdu à la fin.
table-quay-stored = Ton quai est vide. Utilise un cube stocké ou termine l’expédition.
table-quay-done = Tout est à sa place. Termine l’expédition.
table-loses-nothing = rien n’est perdu
table-gain-complete = rempli : { points }
table-warehouse-full = plein : échange un cube
table-swap-which = Quel cube laisse sa place ?
table-swap-out = Échanger : le { $good } retourne sur le quai

table-undo = Annuler
table-hint = Conseil
table-menu = Menu
table-hints = Le conseil du sénateur
table-hints-wait = Le sénateur réfléchit…
table-hints-even = D’après cette estimation, { $count } coups se valent.
table-hints-note = Les chances de gagner et les points à la fin sont des estimations. { $pointer ->
        [touch] Touche
       *[mouse] Clique sur
    } un coup pour le jouer.

table-players = Joueurs
table-you = toi
table-bot = bot
table-absent = hors ligne
table-stands-in = { $bot } à sa place
table-hot-seat = même appareil
table-first = Premier joueur : a la pièce en métal
# A name or heading with what is said about it, for screen readers and tooltips.
labelled = { $label } : { $text }
table-points-short = pts
table-points-now = { points } si la partie s’arrêtait maintenant
table-points-by-source = Points par origine
table-unfold = Montrer ce que possède { $player }
table-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
table-firemen = de force
table-workers =
    { $count ->
        [one] { $count } ouvrier disponible
       *[other] { $count } ouvriers disponibles
    }

table-side = Journal, cartes à venir et discussion
table-tab-log = Journal
table-tab-coming = À venir
table-tab-chat = Discussion
table-supplied = Aux emplacements : { $cards }.
table-took-back =
    { $count ->
        [one] { $player } annule un coup : { $what }.
       *[other] { $player } annule { $count } coups, le premier étant : { $what }.
    }
table-go-there = Aller à ce moment
table-coming-last = Tout à la fin
table-discard = Défausse
table-chat-empty = Aucun message pour l’instant.
table-chat-say = Écris un message
table-chat-send = Envoyer
table-chat-spectator = spectateur
table-chat-from-spectator = { $name } (spectateur)
table-chat-players-only = À cette table, seuls les joueurs peuvent écrire.
table-chat-allow-spectators = Autoriser les spectateurs à écrire
table-chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

table-past-banner = Tu regardes un moment passé.
table-to-now = Revenir au présent
table-replay-banner = Tu revois une partie terminée.
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
table-fork-note = Ouvre une nouvelle table qui repart du moment affiché. Tout ce qui est caché est remélangé.
table-invite = Lien vers cette table
table-seats = Places
table-seats-bot = Quel bot ?
table-bot-for = Faire jouer un bot
table-bot-for-me = Laisser un bot jouer pour moi
table-take-back = Reprendre ma place
table-leave = Quitter la partie
table-leave-sure = Oui, partir et laisser jouer un bot

table-fairness = Vérifier le mélange
table-fair-sound = Ton navigateur a refait le mélange : il était équitable.
table-fair-partly = Tout ce que ton navigateur peut vérifier est correct. Il ne peut pas vérifier les points marqués « ? », car il ne jouait pas ici avant le début.
table-fair-unsound = Quelque chose ne correspond pas. Ne te fie pas à ce mélange.
table-fair-end-partly = Le mélange est correct, pour autant que ton navigateur puisse le vérifier.
table-fair-end-unchecked = Le mélange n’a pas encore été vérifié, car le serveur n’a pas envoyé la preuve.
table-fair-later = La partie est en cours. Le secret sera révélé à la fin, et tu pourras vérifier le mélange ici.
table-fair-day = Le secret de cette donne sera révélé une fois la journée finie. Tu pourras alors vérifier le mélange ici.
table-fair-elsewhere = Cette partie a été jouée ailleurs : il n’y a pas de mélange à vérifier ici.
table-fair-check-secret =
    { $result ->
        [ok] Le secret révélé correspond à l’empreinte que ton navigateur a conservée avant la partie.
        [failed] Le secret révélé ne correspond pas à l’empreinte que ton navigateur a conservée.
       *[unknown] Le secret révélé correspond à l’empreinte affichée, mais ton navigateur ne l’a pas vue avant la partie.
    }
table-fair-check-mine =
    { $result ->
        [ok] Tes octets aléatoires font partie du mélange.
        [failed] Tes octets aléatoires manquent dans le mélange ou ont été remplacés.
       *[unknown] Le mélange ne contient pas d’octets aléatoires de ce navigateur : il n’en a pas ajouté, ou n’était pas là pour les ouvrir.
    }
table-fair-check-others =
    { $result ->
        [ok] Tout le monde avait fixé ses octets aléatoires avant que ton navigateur ouvre les siens.
        [failed] Les octets aléatoires de quelqu’un ne sont pas ceux qui avaient été fixés avant le début.
       *[unknown] Ton navigateur n’a pas vu si tout le monde avait fixé ses octets aléatoires avant le début.
    }
table-fair-check-pile =
    { $result ->
        [ok] Toutes les cartes sont sorties dans l’ordre calculé par ton navigateur.
       *[failed] Les cartes ne sont pas sorties dans l’ordre calculé par ton navigateur.
    }
table-fair-check-bag =
    { $result ->
        [ok] Tous les navires ont apporté les marchandises calculées par ton navigateur.
       *[failed] Certains navires n’ont pas apporté les marchandises calculées par ton navigateur.
    }
table-fair-check-first =
    { $result ->
        [ok] Le bon joueur a commencé.
       *[failed] Un autre joueur aurait dû commencer.
    }
table-fair-commitment = L’empreinte du secret du serveur (SHA-256), telle que ton navigateur l’a vue au départ :
table-fair-contributions = Chaque navigateur a fixé ses propres octets aléatoires et les a ouverts au début :
table-fair-none = aucun
table-fair-unopened = non ouverts ; cette empreinte les a remplacés :
table-fair-hidden = Le secret reste caché jusqu’à la fin de la partie.
table-fair-secret = Le secret du serveur, révélé après la partie :
table-fair-derived = La pile, le sac, le premier joueur et les choix aléatoires des bots découlent du secret et de tous les octets aléatoires.
table-fair-limits = Cette vérification ne montre pas si des joueurs se sont entendus ou ont interrogé un bot sur une copie de la partie. Quelqu’un qui héberge le serveur et joue peut garder ses octets fermés pour choisir entre deux mélanges, mais tout le monde voit alors qu’ils n’ont pas été ouverts.
table-fair-origin =
    { $at ->
        [one] Cette partie en continue une autre : la première décision a été reprise, et tout ce qui était caché à ce moment-là a été remélangé.
       *[other] Cette partie en continue une autre : les { $at } premières décisions ont été reprises, et tout ce qui était caché à ce moment-là a été remélangé.
    }
table-fair-verify = On peut aussi le vérifier sans cette page : speicherstadt verify, ou verify_shuffle.mjs pour Node.

table-key-number = placer un ouvrier ; pendant l’expédition : choisir un cube, puis sa place
table-key-buy = acheter
table-key-pass = renoncer
table-key-obvious = pendant l’expédition : montrer les étapes qui s’imposent ; appuyer encore pour les faire
table-key-finish = terminer l’expédition
table-key-hint = conseil
table-key-undo = annuler
table-key-walk = une étape en arrière ou en avant dans la partie
table-key-jump = au début, ou au présent
table-key-tab = au choix suivant
table-key-escape = fermer
table-key-list = cette liste

table-guide = Ta première partie
table-guide-next = Compris
table-guide-skip = Passer le guide
table-guide-place-title = Place un ouvrier au-dessus d’une carte
table-guide-place = Toutes les cartes aux emplacements sont à vendre. { $pointer ->
        [touch] Touche
       *[mouse] Clique sur
    } le bâtiment au-dessus de celle qui te plaît : ton ouvrier prend la fenêtre libre la plus basse. Tu as trois ouvriers.
table-guide-price-title = Les ouvriers font le prix
table-guide-price = Une carte coûte autant de pièces qu’il y a d’ouvriers au-dessus. Le premier arrivé choisit en premier, mais paie pour tous ceux qui sont venus après. Arrive tôt, arrive tard pour moins cher, ou fais monter le prix des autres.
table-guide-buy-title = Acheter, ou laisser baisser le prix
table-guide-buy = C’est à toi de choisir, car ton ouvrier est le plus bas. Achète maintenant, ou renonce et reprends ton ouvrier : c’est alors au suivant, pour une pièce de moins. Si tu en as un autre plus haut, ton tour reviendra, sauf si quelqu’un achète avant.
table-guide-income-title = Nouvelle manche, nouvelles pièces
table-guide-income = Tout le monde a reçu une pièce, et ceux qui n’ont rien acheté, une de plus. La pièce en métal a changé de main : son nouveau propriétaire commence. Dès le printemps, les navires apportent des marchandises et des incendies éclatent. Les pompiers te protègent.
table-guide-loading-title = Décharge ton navire
table-guide-loading = Choisis un cube, puis une place : un contrat qui en a besoin, un marchand ou le marché. Tant que tu n’as pas terminé, tu peux annuler chaque étape. Ce qui reste sur le quai est perdu.

# The daily harbour at the table

table-daily-scored = Port du jour, { $day } : cette partie compte. Termine-la avant la fin de la journée (UTC). Sans conseils.
table-daily-repeat = Port du jour, { $day } : cette partie est hors classement.
table-daily-compare = Comparer avec tout le monde
table-fair-daily = Ce jour-là, tout le monde reçoit cette donne : les joueurs n’ajoutent donc pas d’octets aléatoires. L’empreinte du secret a été publiée à l’avance, et le secret est révélé une fois la journée finie. Cela prouve que personne n’a changé la donne depuis. Cela ne prouve pas que l’hébergeur du serveur ne la connaissait pas.
table-took-back-allowed = Accordé par { $players }.
table-took-back-known = Ce qui a été révélé reste connu : les mêmes cartes reviendront.
table-undo-ask = Demander à annuler
table-undo-sure = Oui, annuler
table-undo-practice = devient un entraînement
table-undo-practice-note = D’autres ont joué depuis. Si tu annules maintenant, la partie devient un entraînement et ne compte plus dans tes statistiques.
table-place-again = confirmer ?
table-place-confirm = Placer pour « { $card } »
table-place-cancel = Annuler

practice = Entraînement
practice-note = Des coups ont été annulés contre des bots. Les parties d’entraînement ne comptent pas dans les statistiques.

takeback-place = ouvrier pour « { $card } » ({ $berth })
takeback-buy = achat : { $card }
takeback-pass = refus d’acheter
takeback-load = étape de l’expédition
takeback-done = fin de l’expédition
takeback-title = Demande d’annulation
takeback-asks = { $player } voudrait annuler : { $what }.
takeback-mine = Tu demandes à annuler : { $what }.
takeback-agrees = { $player } est d’accord.
takeback-waits = On attend { $players }.
takeback-accept = Accepter
takeback-decline = Refuser
takeback-withdraw = Retirer la demande
takeback-accepted = Tout le monde est d’accord : { $player } décide à nouveau.
takeback-declined = { $player } refuse. Le coup est maintenu.
takeback-withdrawn = { $player } retire sa demande.
takeback-expired = Tout le monde n’a pas répondu à temps. Le coup est maintenu.
takeback-overtaken = { $player } a continué à jouer, la demande est close.

# Screens that cannot show everything at once

table-purses = Pièces et points
table-more = encore { $count }
table-more-left =
    { $count ->
        [one] Encore un emplacement à gauche
       *[other] Encore { $count } emplacements à gauche
    }
table-more-right =
    { $count ->
        [one] Encore un emplacement à droite
       *[other] Encore { $count } emplacements à droite
    }
table-speed = Vitesse de lecture
table-key-space = Espace
table-key-play = lecture : démarrer ou mettre en pause
table-key-speed = lecture : plus vite ou plus lentement

table-guide-again = Relancer le guide
table-guide-passed-over-title = Tu as dû passer ton tour
table-guide-passed-over = Ton ouvrier était le plus bas, mais tu ne pouvais pas payer le prix. Ton ouvrier rentre donc chez lui, et c’est au suivant de choisir. Le prix baisse chaque fois d’une pièce. Garde quelques pièces, ou place-toi plus haut, là où c’est moins cher.
table-guide-fire-title = Au feu !
table-guide-fire = Chacun additionne les valeurs de ses pompiers. Les plus forts gagnent les points de l’incendie, les plus faibles en perdent autant. Il y a quatre incendies, chacun pire que le précédent : un bon pompier est utile.
table-last-round = la dernière
table-income-everyone = revenu
table-income-saved = aucun achat
table-income-bank = Banque
table-contract-yours = Contrat rempli !
table-contract-theirs = { $player } remplit un contrat !
table-since = Depuis ton dernier tour
table-since-replay = Revoir
table-since-placed = { $player } a placé des ouvriers : { $cards }.
table-since-not-paid = Tu ne pouvais pas payer { coins } pour « { $card } ».
table-since-fire = { $card } ! Points pour toi : { $change }.
table-since-income = Ton revenu : { coins }.
table-since-more =
    { $count ->
        [one] Et { $count } autre événement, voir le journal.
       *[other] Et { $count } autres événements, voir le journal.
    }

# Whose seat a bot plays

table-call-back =
    { $count ->
        [one] Un bot joue à ta place.
       *[other] Un bot joue pour { $player }.
    }
table-call-away = { $player } n’est pas là, et la partie attend.
