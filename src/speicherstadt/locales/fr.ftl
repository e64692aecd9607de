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

## Hints

hint-title = Conseils, le meilleur d’abord :
hint-chance = { $number } %
hint-points = { $number } points
hint-set-aside = écarté

hint-new-contract = { points } à la fin ; il te manque { $cubes }
hint-enables = te permet de remplir « { $card } » : { points }
hint-supplies = apporte { $cubes } pour tes contrats
hint-proceeds = rien qui manque à tes contrats ; à la vente : { coins }
hint-trader = t’achète les cubes ({ $good }) à 1 pièce l’un ; { points } à la fin
hint-shelf = garde jusqu’à { $count } cubes, 1 point chacun à la fin
hint-next-office = ton comptoir numéro { $number } : { points } de plus
hint-strength = pompiers { $mine } contre { $others } ; incendies à venir : { $fires }
hint-interest = 1 pièce à chaque revenu : { coins } d’ici la fin
hint-worth = { points } à la fin, quoi qu’il arrive
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
hint-stored = 1 point si le cube est encore à l’entrepôt à la fin
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
