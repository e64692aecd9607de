### Texts of pages that few visitors open. The web app fetches them with these pages.

## My games

games-none = Tu n’as pas encore terminé de partie. La première apparaîtra ici.
games-won = Gagnées
games-lost = Perdues
games-streak = Série de victoires en cours
games-best-streak = Plus longue série de victoires
games-chart-title = Points par origine
games-chart-lead = { $count ->
    [one] Ta dernière partie qui compte.
   *[other] Tes { $count } dernières parties qui comptent, la plus récente en bas.
  }
games-chart-table = Afficher les chiffres en tableau
games-date = Date
games-average = Moyenne
games-by-opponents = Par adversaires
games-by-players = Par nombre de joueurs
games-opponents = Adversaires
games-players = Joueurs
games-played = Parties
games-points = Points en moyenne
games-against-people = Humains
games-against-mixed = Bots différents
games-list-title = Toutes les parties terminées
games-place =
    { $place ->
        [1] 1re place sur { $count }
       *[other] { $place }e place sur { $count }
    }
games-daily = Port du jour, { $day }
games-counted = Compte
games-practice = Entraînement
games-repeat = Port du jour, hors classement
games-continued = Suite d’une autre partie
games-hot-seat = Tu avais plusieurs places
games-stand-in = Un bot a joué pour toi
games-rule-title = Quelles parties comptent
games-rule = Une partie compte si tu as tenu une place du début à la fin et pris toi-même plus de la moitié de ses décisions. Une victoire partagée est une victoire. Les entraînements, les ports du jour rejoués, les suites de parties et les parties où tu avais plusieurs places sont listés, mais ne comptent pas.
games-apart = Non comptées : { $count }
games-export-title = Emporte tes parties
games-export-csv = Tableau (CSV)
games-export-json = Liste (JSON)
games-export-records = Tous les enregistrements (JSON Lines)

## The daily harbour

daily-intro = Sur ce serveur, tout le monde reçoit les mêmes cartes, les mêmes adversaires et le même hasard. Deux personnes qui prennent les mêmes décisions voient la même partie. Les bots deviennent plus forts à l’approche du dimanche.
daily-today = Aujourd’hui, { $day }
daily-ends = Une journée finit à minuit UTC, soit { $time } chez toi.
daily-against = Contre { $bots }
daily-finished = { $count ->
    [0] Personne ne l’a encore terminé.
    [one] { $count } personne l’a terminé.
   *[other] { $count } personnes l’ont terminé.
  }
daily-first = Ta première partie du jour compte. Elle se joue sans conseils et doit finir avant la fin de la journée.
daily-again = Rejouer hors classement
daily-past = Jouer hors classement
daily-unranked = Ta partie n’est pas au classement : la journée a fini avant, ou un bot a décidé pour toi.
daily-ranking = Classement
daily-rank = Rang
daily-name = Nom
daily-points = Points
daily-place = Place finale
daily-you = toi
daily-locked = Le classement s’ouvre quand ta partie classée est finie, car les autres parties montrent les cartes à venir.
daily-nobody = Personne n’a terminé de partie classée ce jour-là.
daily-compare = Décision par décision
daily-compare-lead = Parcours ta partie. Dans la même position, qu’ont choisi les autres ?
daily-beside = Comparer avec
daily-everyone = Tout le monde
daily-step = Décision { $number } sur { $count }
daily-before = Décision précédente
daily-next = Décision suivante
daily-parting = Prochaine différence
daily-mine = Toi
daily-share = { $count } sur { $all }
daily-alone = Personne d’autre n’a connu cette position.
daily-apart = { $name } n’a jamais été dans cette position.
daily-same = { $name } et toi avez fait le même choix.
daily-differ = Vos chemins se séparent ici : { $name } a choisi autre chose.
daily-look = Voir le plateau
daily-archive = Jours passés
daily-archive-none = Aujourd’hui est le premier jour ici.
daily-fair-title = Est-ce équitable ?
daily-fair-known = La donne découle d’un secret que seul le serveur connaît. L’empreinte du secret est publiée une semaine à l’avance, et le secret est révélé une fois la journée finie : chacun peut vérifier que la donne n’a pas changé. Ton navigateur conserve les empreintes qu’il voit et les compare.
daily-fair-trust = Non prouvé : l’hébergeur du serveur peut connaître la donne à l’avance. De plus, toute personne qui a fini connaît les cartes : le classement suppose que personne ne joue d’abord sous un autre nom. Le serveur calcule lui-même tous les points.
daily-commitment = Empreinte du secret
daily-secret = Secret
daily-upcoming = Les jours à venir

## The rules

web-rules-lead = Hambourg, le quartier des entrepôts : des navires accostent, des incendies éclatent, et chaque carte revient à la personne qui la désire le plus ou qui attend le plus longtemps.
web-rules-contents = Sur cette page
web-rules-marks = Signes sur cette page
web-rules-mark-ruling = Une précision : les règles laissent la question ouverte, nous l’avons tranchée.
web-rules-aim = But du jeu
web-rules-aim-1 = Tu diriges une maison de commerce. Les contrats remplis, les comptoirs, les églises et de bons pompiers rapportent des points. Le joueur qui en a le plus après le dernier incendie gagne.
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
web-rules-r2 = Un joueur qui ne peut pas payer passe son tour, sans qu’on lui pose la question. Le journal l’indique.
web-rules-loading-1 = Tour à tour, à partir du premier joueur, chacun utilise ses marchandises : celles des navires achetés pendant la manche, celles de l’entrepôt et celle du marché. Un navire doit être déchargé dans la manche où il est acheté. Pour chaque cube, tu as le choix :
web-rules-way-contract = Livre-le pour un contrat qui en a encore besoin. Il y reste pour de bon. Un contrat peut se remplir en plusieurs manches.
web-rules-way-merchant = Vends-le pour 1 pièce à l’un de tes marchands qui en fait commerce.
web-rules-way-warehouse = Mets-le dans ton entrepôt, qui en contient 4 au plus. Chaque cube y vaut 1 point à la fin.
web-rules-way-convert = Au marché, convertis 3 cubes au choix en 1 cube d’une autre sorte, pris dans la réserve.
web-rules-way-sell = Au marché, vends 2 cubes au choix pour 1 pièce.
web-rules-way-keep = Au marché, conserve 1 cube pour les manches suivantes.
web-rules-loading-2 = Tout ce qui reste est perdu. Les cubes ne retournent jamais dans le sac.
web-rules-r3 = Les marchandises de l’entrepôt et du marché peuvent servir à toute expédition ultérieure, avec ou sans nouveau navire.
web-rules-r4 = Lors d’une conversion, le cube que tu prends doit déjà se trouver dans la réserve, et sa sorte ne doit pas figurer parmi les trois que tu donnes. Tu peux l’utiliser aussitôt.
web-rules-r5 = Tu es libre de l’ordre de tes actions : toutes tes marchandises sont réunies sur le quai. Ce que tu mets à l’entrepôt ou au marché y reste jusqu’à l’expédition suivante.
web-rules-r6 = Un joueur sans marchandises passe son tour.
web-rules-income-1 = Chacun reçoit 1 pièce. Un joueur qui n’a rien acheté pendant la manche en reçoit 1 de plus, tout comme le propriétaire de la Banque. Puis la pièce en métal passe à gauche.
web-rules-r7 = Les pièces ne s’épuisent jamais.
web-rules-fire = Au feu !
web-rules-fire-1 = Chacun additionne les valeurs de ses pompiers ; sans pompiers, le total est 0. Le joueur au total le plus élevé gagne les points de l’incendie, celui au total le plus faible en perd autant. En cas d’égalité, tous les joueurs concernés gagnent ou perdent la totalité. Si tous les totaux sont égaux, il ne se passe rien.
web-rules-fire-2 = Il y a quatre incendies : un au printemps, un en été et un en automne, chacun valant plus que le précédent, et le quatrième tout à la fin.
web-rules-fig-fire = Exemple : incendie 2, avec des forces de 5, 2 et 0.
web-rules-end = Fin de la partie
web-rules-end-1 = S’il ne reste que le quatrième incendie sur la pile après l’approvisionnement, c’est la dernière manche. Après le revenu, le quatrième incendie éclate, puis on compte les points. Si le troisième incendie se trouve juste au-dessus du quatrième, les deux éclatent l’un après l’autre à l’approvisionnement suivant, et la partie se termine aussitôt.
web-rules-end-2 = Le joueur qui a le plus de points gagne. En cas d’égalité, les pièces les départagent.
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

## Sessions, devices and access tokens

web-device-title = Continuer sur un autre appareil
web-device-lead = Tes places sont liées à ce navigateur. Avec un code ou un lien privé, tu peux continuer sur un autre appareil.
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
web-session-title = Navigateurs connectés
web-session-lead = Déconnecte les navigateurs que tu n’utilises plus ou que tu ne reconnais pas.
web-session-unknown = Navigateur inconnu
web-session-current = Ce navigateur
web-session-seen = Connexion le { $created }, dernière visite le { $seen }
web-session-end = Déconnecter
web-session-end-sure = Vraiment déconnecter ?
web-session-end-here = Sans autre navigateur ni code, tu ne pourras plus retrouver tes places.
web-session-ended = Ce navigateur est déconnecté.
web-session-end-others = Déconnecter tous les autres
web-session-end-others-sure = Vraiment déconnecter tous les autres ?
web-session-others-ended = Tous les autres navigateurs sont déconnectés.
web-token-title = Jetons d’accès
web-token-lead = Donne à chaque programme son propre jeton : tu pourras le révoquer sans toucher aux autres.
web-token-make = Créer un jeton
web-token-field = Jeton
web-token-once = Tu ne le verras qu’une fois. Garde-le aussi précieusement qu’une clé.
web-token-name = Nom, par exemple « mon bot »
web-token-created = créé le { $date }
web-token-replace = Remplacer
web-token-revoke = Révoquer
web-token-revoke-sure = Révoquer définitivement ?
web-token-revoked = « { $name } » ne fonctionne plus.
web-move-title = Continuer sur cet appareil
web-move-lead = Ce lien privé transfère ici ton nom et tes places depuis un autre appareil.
web-move-loses = Dans ce navigateur, tu t’appelles { $name }. Si tu continues, tu abandonnes ici ce nom et ses places.
web-move-done = Bienvenue, { $name }.
web-move-wrong = Ce code est mal saisi, déjà utilisé ou expiré. Crées-en un nouveau sur l’autre appareil.
