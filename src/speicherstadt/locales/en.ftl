### Every text people read. All four languages have the same messages and variables; a test checks it.

## Names of the game

phase-supply = Supply
phase-demand = Demand
phase-purchase = Purchase
phase-loading = Loading
phase-income = Income
phase-over = End

season-A = Winter
season-B = Spring
season-C = Summer
season-D = Autumn
season-E = Autumn

good-coffee = coffee
good-tea = tea
good-saffron = saffron
good-rubber = rubber
good-carpet = carpet

cubes-coffee = { $count } coffee
cubes-tea = { $count } tea
cubes-saffron = { $count } saffron
cubes-rubber = { $count } rubber
cubes-carpet =
    { $count ->
        [one] { $count } carpet
       *[other] { $count } carpets
    }

coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

card-merchant =
    { $good ->
        [coffee] Coffee Roaster
        [tea] Tea Taster
        [saffron] Spice Trader
        [carpet] Carpet Trader
       *[rubber] Vulcanizer
    }
card-warehouse = Warehouse
card-contract = Contract
card-office = Counting Office
card-fireman = Fireman { $value }
card-fire = Fire { $value }
card-ship = Ship
card-bank = Bank
card-church = Boatsmen Church
card-michaelis = St. Michaelis
card-port = Port
card-chamber = Chamber of Commerce
# Where words of these names may break on narrow cards and buttons.
hyphenation = Ware-house Count-ing Vul-can-izer Com-merce Cham-ber Con-tract Fire-man Boats-men Mi-chae-lis

effect-merchant =
    Loading: buys as { $good ->
        [coffee] much coffee
        [tea] much tea
        [saffron] much saffron
        [carpet] many carpets
       *[rubber] much rubber
    } as you like, for 1 coin per cube. Worth { points } at the end.
effect-warehouse = Stores up to 4 cubes from round to round. Each is worth 1 point at the end.
effect-contract = Worth { points } at the end if all its goods are delivered.
effect-office = The more you own, the more they are worth: { $scale } points for 1, 2, 3, 4 of them.
effect-fireman = Adds { $value } to your strength in every fire.
effect-fire = The strongest gain { points }, the weakest lose as many.
effect-ship = Brings 3 cubes. Unload them in the round you buy it.
effect-bank = Earns you 1 extra coin in every income phase.
effect-church = Worth { points } at the end.
effect-michaelis = Worth { points } at the end.
effect-port = Worth 1 point at the end for each of your ships.
effect-chamber = Worth 1 point at the end for each of your coins.

source-fires = Fires
source-contracts = Contracts
source-merchants = Merchants
source-warehouse = Warehouse
source-offices = Offices
source-church = Church
source-michaelis = St. Michaelis
source-port = Port
source-chamber = Chamber

effect-firemen = Together they add { $value } to your strength in every fire: { $values }.

## What happens: the log

event-round-began = Round { $round } of { $rounds }: { $player } has the metal coin and goes first.
event-round-began-last = Round { $round } of { $rounds }, the last one: { $player } has the metal coin and goes first.
event-revealed = Berth { $berth }: { $card }
event-burned = { $card }! Points: { $changes }.
event-burned-equal = { $card }! Everyone is equally strong, so nothing happens.
event-placed = { $player } places a worker at { $card } (berth { $berth }). Price: { coins }.
event-bought = { $player } buys { $card } for { coins }.
event-declined = { $player } passes on { $card } for { coins }.
event-could-not-pay = { $player } can’t pay { coins } for { $card } (has { $purse }).
event-discarded = No one buys { $card }.
event-discarded-ship = No one buys { $card }. Its goods go to the stock.
event-unloaded = { $player } starts loading: { $cubes }.
event-unloaded-both = { $player } starts loading: { $cubes }. In store: { $stored }.
event-unloaded-stored = { $player } starts loading. In store: { $cubes }.
event-delivered = { $player } delivers 1 { $good } to { $card }.
event-delivered-complete = { $player } delivers 1 { $good } and completes { $card }!
event-sold = { $player } sells 1 { $good } to a merchant for 1 coin.
event-stored = { $player } stores 1 { $good } in the warehouse.
event-kept = { $player } keeps 1 { $good } in the market hall.
event-marketed = { $player } sells { $cubes } in the market hall for 1 coin.
event-converted = { $player } converts { $cubes } into 1 { $good }.
event-finished = { $player } finishes loading.
event-finished-lost = { $player } finishes loading. Lost: { $cubes }.
event-earned = Income in coins: { $changes }.
event-coin-passed = The metal coin passes to { $player }.
event-ended = The game is over. { $winners } wins.
event-ended-shared = The game is over. { $winners } share the victory.
event-undone = { $player } undoes { $decision }.
event-forfeited = { $player } forfeits, and random moves take over. ({ $reason })

and = and

## What you can do: choices in a list

option-buy = Buy { $card } for { coins } ({ $left } left)
option-decline = Pass and take your worker back
option-deliver = Deliver 1 { $good } to { $card }
option-deliver-completes = Deliver 1 { $good } and complete { $card }: { points }
option-sell = Sell 1 { $good } to a merchant for 1 coin
option-store = Store 1 { $good } in the warehouse
option-keep = Keep 1 { $good } in the market hall
option-market = Sell { $cubes } in the market hall for 1 coin
option-convert = Convert { $cubes } into 1 { $good }
option-finish = Finish loading
option-finish-lost = Finish loading and lose { $cubes }

ask-demand = { $player }, place a worker ({ $worker } of 3).
ask-purchase = { $player }, buy { $card } for { coins }? You have { $purse }.
ask-loading = { $player }, put your goods to use: { $cubes }.
ask-loading-empty = { $player }, your quay is empty. Finish loading, or undo a step.

ask-loading-stored = { $player }, your quay is empty. Use a stored cube, or finish loading.

## The board in the terminal

board-round = Round { $round } of { $rounds }
board-player = Player
board-coins = Coins
board-firemen = Firemen
board-strength = Strength
board-points = Points
board-cards = Cards
board-goods = Goods
board-price = price { $price }
board-warehouse = Warehouse
board-hall = Hall
board-quay = Quay
board-to-come = Still to come
board-bag = In the bag
board-stock = In stock
board-nothing = nothing
board-total = Total
board-after =
    After { $at } of { $of ->
        [one] { $of } decision
       *[other] { $of } decisions
    }

## Hints

hint-title = Hints, best first:
hint-chance = { $number }% to win
hint-points = { $number } points expected

hint-new-contract = { points } at the end; you still need { $cubes }
hint-enables = lets you complete { $card } for { points }
hint-supplies = brings { $cubes } for your contracts
hint-proceeds = nothing your contracts need; selling all its goods brings { coins }
hint-trader =
    buys your { $good ->
        [carpet] carpets
       *[other] { $good }
    } for 1 coin per cube; { points } at the end
hint-shelf = stores up to { $count } cubes, worth 1 point each at the end
hint-next-office =
    your { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    } Counting Office: +{ points }
hint-strength = fire strength: you { $mine }, the others { $others }; fires to come: { $fires } points
hint-interest = 1 coin in every income phase: { coins } by the end
hint-fixed-points = { points } at the end, whatever happens
hint-per-ship =
    1 point per ship: { $count ->
        [0] you have none yet
       *[other] you have { $count }
    }
hint-per-coin = 1 point per coin: you’d have { coins } left, worth { points }
hint-standing = yours for { coins } as things stand, { $left } left
hint-behind = { $player } is asked before you, for { coins }
hint-another = raises your own price to { coins }
hint-prices-out = { $player } can’t pay { coins }
hint-rival = { $player } wants it too and can pay up to { coins }
hint-nobody-else = no one else can buy it
hint-no-coins = you have no coins to buy anything
hint-price = costs { coins }, { $left } left
hint-not-worth = by this estimate worth less to you than { coins }
hint-next = if you pass, { $player } can have it for { coins }
hint-falls = you’ll be asked again, for only { coins }
hint-falls-unless = you’ll be asked again, for only { coins }, unless one of these players buys first: { $players }
hint-saves-for = saves your coins for { $card }, which is worth more to you
hint-thrift = 1 extra coin of income if you buy nothing this round
hint-completes = completes { $card }: { points }
hint-still-lacks = { $card } will still need { $cubes }
hint-needed-by =
    { $card } needs { $good ->
        [carpet] a carpet
       *[other] { $good }
    }
hint-wanted =
    { $count ->
        [0] no contract still to come needs
        [one] { $count } contract still to come needs
       *[other] { $count } contracts still to come need
    } { $good ->
        [carpet] a carpet
       *[other] { $good }
    }
hint-coin =
    { $count ->
        [one] 1 coin for { $count } cube
       *[other] 1 coin for { $count } cubes
    }
hint-warehouse-point = 1 point if it is still in the warehouse at the end
hint-loses = loses { $cubes }
hint-all-done = nothing is left on the quay

## The bots

bot-apprentice = Apprentice
bot-clerk = Clerk
bot-broker = Broker
bot-shipowner = Shipowner
bot-senator = Senator
bot-random = Random
bot-exec = Program
bot-about-apprentice = Falls for anything shiny, pays any price, and forgets about fires, coins and the market hall.
bot-about-clerk = Keeps tidy books by simple rules of thumb and takes no notice of the other players.
bot-about-broker = Knows no more than the clerk, but watches everyone’s purse and waits for prices to drop.
bot-about-shipowner = Knows from long experience what everything is worth and never misses a good buy.
bot-about-senator = Thinks the whole round through and solves the last one exactly whenever it can.
bot-about-random = Plays random legal moves.
bot-about-exec = Any program that follows the protocol in docs/bots.md.
bot-about-foreign = Comes from another package.
bots-title = Bots, from gentle to merciless
bots-seat = Seat
bots-name = Name
bots-about = Character

## The web app

# On every page

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Skip to content
web-nav = Main menu
web-nav-play = Play
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-loading = One moment…
web-retry = Try again
web-default-name = Skipper
web-empty-seat = open seat
web-foot = A game by Stefan Feld. This is an independent, free program with its own artwork and texts.

# Errors

web-error-malformed = The server couldn’t read that, so nothing has changed. Reload the page and try again.
web-error-illegal = The rules don’t allow that right now. Choose one of the moves on offer.
web-error-stale = Someone was faster. Look at the table again, then decide.
web-error-over = This game is over. You can watch the replay or play again.
web-error-closed = The people who run this server have closed this table. Nothing can be changed here any more.
web-error-not-your-turn = It isn’t your turn yet. Wait until you’re asked.
web-error-not-your-seat = That isn’t your seat. You can only play for your own.
web-error-forbidden = You can’t do that here. The host of this table may be able to help.
web-error-unknown = This doesn’t exist, or no longer does. Check the link.
web-error-full = There’s no room left here. Try another table.
web-error-name-taken = A player at this table already has this name, or a very similar one. Choose another one in the settings.
web-error-unreadable-name = That name can’t be read. Use letters or digits, without invisible characters or stacked accents.
web-error-not-started = The game hasn’t started yet. Fill the open seats first.
web-error-cannot-undo = That can’t be undone: something new was revealed, or someone has already acted on it.
web-error-undo-limit = You’ve used up all the undos this game allows.
web-error-takeback-open = There is already an open request. Answer that one first.
web-error-no-takeback = This request has already ended.
web-error-too-large = That’s too large. A saved game can be at most 1 MB.
web-error-too-many = That was a bit too fast. Wait a moment, then try again.
web-error-day-limit = You’ve reached today’s limit for this. Try again later.
web-error-guest-limit = Your network has reached today’s limit for new names. Use a browser that already has one, or come back tomorrow.
web-error-table-limit = You have too many unfinished tables. Finish some of them first.
web-error-storage-limit = Your imported games already fill all the space you have here, so you can’t add another one.
web-error-token-limit = You have too many access tokens. Revoke one first.
web-error-wrong-host = This server doesn’t answer at that address. Ask the person who runs it for the right one.
web-error-unavailable = The server isn’t responding. Nothing is lost. Try again in a moment.

# Home page

web-home-title = The Speicherstadt
web-home-lead = Drive up a price, or wait for it to drop. Unload ships, fill contracts, beware of fires. A board game for 2 to 5 players, in your browser.
web-home-picture = Brick warehouses with copper roofs along a canal in Hamburg
web-play-title = Play against bots
web-play-lead = Start right away. No one else needed.
web-play-level = Bot strength
web-play-players = Number of players
web-play-go = Play now
web-play-first = First time here? A short guided round shows you how to play.
web-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
web-create-title = Play with friends
web-create-lead = Create a table and share the link. Your friends only need a name to join.
web-create-seats = Seats
web-create-seat = Seat { $number }
web-create-you = You
web-create-friend = Open for a friend
web-create-bot = Bot: { $bot }
web-create-public = Public table
web-create-public-note = Listed on the home page for everyone. Otherwise, people need the link.
web-create-hints = Allow hints
web-create-hints-note = Everyone can ask the senator for advice.
web-create-spectators = Let spectators chat
web-create-spectators-note = Spectators can write too. Their messages are marked.
web-create-go = Create table
web-join-title = Join or watch
web-join-field = Table link or code
web-join-go = Open
web-join-wrong = That isn’t a table link. A code has 16 characters: letters, digits, - and _.
web-import-title = Open a saved game
web-import-lead = A game file saved here or in the terminal.
web-import-field = Choose file…
web-import-malformed = This file can’t be opened. It isn’t a saved game, or it has been cut off or changed. Choose another file.
web-import-illegal = This game can’t be opened: it contains a move that the rules don’t allow. Choose another file.
web-import-over = This game can’t be opened: it contains moves after the end of the game. Choose another file.
web-mine-title = My tables
web-open-title = Open tables
web-open-none = No one is waiting right now. Create a public table, and others will find you here.
web-running-title = Games in progress
web-finished-title = Finished games
web-free-seats =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
web-your-turn = Your turn
web-turn-of = { $player }’s turn
web-gathering = Not started yet
web-finished = Finished
web-abandoned = Abandoned
web-closed = Closed
web-turns-waiting = ({ $count }) Your turn
web-go-on = Continue
web-go-join = Join
web-go-watch = Watch
web-go-replay = Watch replay
web-action-for = { $action }: { $what }
web-show-more = Show more

# Your name

web-name-title = What should we call you?
web-name-lead = Just a name. No account needed.
web-name-field = Your name
web-name-go = Continue

# Lobby: a table before its game

web-lobby-title = The table is ready
web-lobby-lead-host = Invite friends or fill the seats with bots, then start the game.
web-lobby-lead-seated = You have a seat. { $player } will start the game.
web-lobby-lead-guest = Take an open seat, or stay and watch.
web-lobby-lead-full = All seats are taken, but you can watch.
web-lobby-host = The host
web-lobby-invite = Invite friends
web-lobby-link = Link to this table
web-lobby-link-note = Anyone with the link can join or watch. No account, no password.
web-share = Share…
web-lobby-is-public = public
web-lobby-is-private = link only
web-lobby-hints-on = hints allowed
web-lobby-hints-off = no hints
web-lobby-watching = { $count } watching
web-lobby-seats = At the table
web-lobby-sit = Sit here
web-lobby-sit-any = Take a seat
web-lobby-second = Add someone on this device
web-lobby-bot-choice = Bot for seat { $number }
web-lobby-bot-none = Add a bot…
web-lobby-remove = Remove
web-lobby-leave = Leave
web-lobby-fill = Fill with bots
web-lobby-start = Start game
web-lobby-missing =
    { $count ->
        [one] One seat is still open. Invite someone or add a bot.
       *[other] { $count } seats are still open. Invite people or add bots.
    }
web-lobby-ready = Everyone is here.
web-lobby-wait = { $player } starts the game when everyone is ready.
web-lobby-opening = Shuffling: every browser at the table now opens its random bytes.
web-lobby-opening-wait = Waiting for { $players }, 10 seconds at most.
web-tag-host = host
web-tag-you = you
web-tag-bot = bot
web-tag-here = on this device
web-presence-away = has this table open in a background tab
web-hotseat-title = Hot seat
web-hotseat-note =
    { $count ->
        [one] { $count } person plays on this device.
       *[other] { $count } people take turns on this device. The page always shows whose turn it is.
    }
web-second-title = Who is playing with you?
web-second-lead = You’ll take turns on this device. In this game, everyone sees the same things, so you can share a screen.
web-second-field = Name of the other person
web-second-go = Add player
web-lobby-origin =
    This game continues another one after { $at ->
        [one] { $at } decision
       *[other] { $at } decisions
    }. Everything that was hidden at that point is reshuffled.
web-fair-title = A fair shuffle you can check
web-fair-secret = The server has chosen a secret and published its fingerprint. Your browser keeps the fingerprint and warns you if the server ever shows another one.
web-fair-mix = Each browser at the table draws 16 random bytes and shows only their fingerprint. The bytes are opened when the game starts, so no one can choose last, not even the person who runs the server.
web-fair-told = After the game, the secret is revealed, and your browser repeats the shuffle to check it.
web-fair-print = Fingerprint of the secret (SHA-256)
web-fair-added =
    { $count ->
        [one] { $count } seat has added random bytes so far.
       *[other] { $count } seats have added random bytes so far.
    }
web-fair-missing =
    { $count ->
        [one] { $players } hasn’t added random bytes yet.
       *[other] { $players } haven’t added random bytes yet.
    }
web-fair-exchanged = Warning: the fingerprint of this table’s secret has changed since your browser first saw it. Someone has replaced the secret. Don’t trust this table.
web-fair-denied = Warning: the server left your random bytes out of the shuffle, although it had accepted them. Don’t trust this shuffle.
web-fair-unopened = { $player }’s random bytes weren’t opened in time. Their fingerprint was used instead.
web-fair-missed = The game started without random bytes from your browser. This shuffle relies on those of the other players.

# Who is here, and the QR code

web-you-watch = You’re watching
web-tag-present = here
web-tag-missing = not here yet
web-lobby-not-here =
    { $count ->
        [one] { $players } isn’t here yet. Wait, or free the seat for someone else.
       *[other] { $players } aren’t here yet. Wait, or free their seats for others.
    }
web-lobby-removed = The host has freed your seat. You can watch, or take an open seat again.
web-qr-show = Show QR code
web-qr-hide = Hide QR code
web-qr = QR code with the link to this table
web-qr-note = Scan it with a phone’s camera to open this table there.

# Settings

web-settings-title = Settings
web-settings-lead = Changes apply immediately, in this browser only.
web-set-look = Appearance
web-set-play = During the game
web-set-person = You
web-set-language = Language
web-language-system = System
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-set-animation = Animations
web-animation-off = Off
web-animation-fast = Fast
web-animation-normal = Normal
web-animation-slow = Slow
web-set-calm = Your system asks for reduced motion, so animations stay off whatever you choose here.
web-set-shapes = Stronger shapes
web-set-shapes-note = Makes goods and players easier to tell apart without relying on colour.
web-set-confirm = Ask for confirmation
web-set-confirm-note = Before you buy a card, and before you finish loading and lose goods.
web-set-confirm-placing = Confirm placing a worker
web-set-confirm-placing-note = You see the price first, then confirm.
web-set-guide = Guide
web-set-guide-note = Explains your next game step by step, until you’ve seen everything once.
web-set-name-save = Save
web-set-name-saved = Your name is now { $name }.

web-set-turn-alert = Turn alert
web-set-turn-alert-note = A bell rings when it’s your turn.
web-set-table-sounds = Table sounds
web-set-table-sounds-note = Workers, coins, cubes, fires: hear what happens at the table.
web-set-volume = Volume
web-set-volume-value = { $value }%

# Emblems

web-set-emblem = Your emblem
web-set-emblem-note = It marks your workers and stands beside your name. Your choice applies to the next tables you join. If someone there already has this emblem, you get another one.
emblem-lighthouse = Lighthouse
emblem-lantern = Lantern
emblem-sailboat = Sailing boat
emblem-star = Star
emblem-moon = Moon
emblem-sun = Sun
emblem-compass = Compass rose
emblem-barrel = Barrel
emblem-gable = Warehouse
emblem-bridge = Bridge
emblem-cup = Coffee cup
emblem-heart = Heart

# Not found

web-missing-title = Nothing is moored here
web-missing-lead = There is no such page or table. The link may be incomplete.
web-missing-home = Back to the harbour
web-away-title = The server isn’t responding

# Cards

web-cards-title = The cards
web-cards-lead = { $count } trade cards in four seasons. Each season is shuffled separately, and winter comes first.
web-cards-last = At the very end
web-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-cards-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
web-cards-out = stays in the box with { $players } players
web-cards-everybody = Everyone starts with one
web-cards-hall = Market Hall
web-cards-hall-effect = Loading: convert 3 cubes into 1 of another kind, sell 2 cubes for 1 coin, keep 1 cube for later rounds.
web-recon = Reconstruction
web-recon-of = { web-recon }: { $what }
web-recon-wants = the goods
web-recon-value = the value
web-recon-points = the points
web-recon-note = This mark stands for details that only the printed cards show. No rulebook states them, so they are our best guess.

web-cards-in-deck = { $count } in this season, { $total } in the whole deck

# Rules

web-rules-title = How to play
web-games-title = My games
web-games-lead = Victories, streaks, and where your points come from.
web-games-open = Show my games
web-daily-title = The daily harbour
web-daily-lead = One deal a day, the same for everyone on this server.
web-daily-bots = Today’s opponents: { $bots }.
web-daily-rank = { points }, rank { $rank } of { $players }
web-daily-play = Play today’s harbour
web-daily-on = Continue
web-daily-compare = Compare
web-daily-more = See all days
web-offline-title = You’re offline
web-offline-lead = There’s no connection right now. Your games are safe on the server, and this page continues as soon as you’re back online.
web-offline-games = Your games, as last seen in this browser

## The table in the browser

table-title = Table · Speicherstadt
table-title-turn = ● Your turn · Speicherstadt
table-title-other = { $player }’s turn · Speicherstadt
table-title-over = Game over · Speicherstadt
table-home = Go to the home page
table-offline = Connection lost. Reconnecting…
table-replaced = You have this table open in too many windows, so this one has stopped. Reload the page to continue here.
table-close = Close
table-round = Round { $round }

table-wait-demand = { $player } is placing a worker ({ $worker } of 3).
table-wait-purchase = { $player } is deciding: { $card } for { coins }?
table-wait-loading = { $player } is loading.
table-thinks = { $player } is thinking
table-waits = { $player } is deciding
table-next-place = Then it’s { $player }’s turn.
table-next-purchase = Then the purchases start at the first berth.
table-next-asked = After a pass, { $player } is asked next, for { coins }.
table-next-you = After a pass, you’re asked next, for { coins }.
table-next-same = After a pass, { $player } is asked again, for { coins }.
table-next-again = If you pass, you’re asked again, for { coins }.
table-next-discard = After a pass, no one gets the card.
table-next-loading = Anything left on the quay at the end is lost.
table-next-cannot-pay =
    { $count ->
        [one] { $players } can’t pay and is skipped.
       *[other] { $players } can’t pay and are skipped.
    }

table-canal = The canal and its warehouses
table-berth = Berth { $berth }
table-berth-empty = Berth { $berth }: empty
table-berth-nobody = No workers yet.
table-berth-workers = In the windows, from the bottom up: { $players }.
table-berth-price = Price: { coins }.
table-price-nobody = no one yet
table-worth = For you:
table-contract-lacks = still needs { $cubes }
table-contract-complete = complete

table-fire-strength = fire strength { $count }
table-fire-equal = Everyone is equally strong, so nothing happens.

table-dock = What to do
table-place-title = Place a worker
table-place-how = Choose a building: your worker takes the lowest free window. The lowest worker is asked first, but every worker above makes the card more expensive.
table-place-here = Place a worker here
table-buy = Buy for { coins }
table-buy-sure = Yes, buy for { coins }
table-left = { coins } left
table-pass = Pass

## Prices: what players in the queue above a card would pay

table-queue-first = You’d be asked first, for { coins }.
table-queue-behind = You’d be number { $place } in line: { coins } if everyone before you passes.
table-queue-front = For the first in line, it costs { $first }.
table-queue-behind-own = You’d stand behind your own worker: { coins } if you pass first.
table-queue-own = Your own worker’s price rises from { $now } to { coins }.
table-queue-own-short = Your own worker’s price rises from { $now } to { coins }: then you can no longer pay it.
table-queue-own-skipped = You can’t pay for your own worker there anyway.
table-queue-skipped =
    { $count ->
        [one] { $players } can’t pay anyway.
       *[other] { $players } can’t pay anyway.
    }
table-queue-prices-out = With your worker there, { $players } can no longer pay.
table-queue-no-coins = You have no coins, so you couldn’t buy it.
table-queue-rivals = { $players } can still place workers and push your price up to { coins }. You have { $purse }.
table-queue-worker = { $player } ({ coins })
table-queue-worker-short = { $player } ({ coins }, can’t pay)
table-price-yours = for you
table-quick-place = place { $place }
table-forgoes = Then you can’t pay { coins } for { $card }.
table-forgoes-first = Then you can’t pay { coins } for { $card }, where you’re next in line.
table-pass-discard = Let the card go
table-pass-discarded = No one else is asked. The card is discarded.
option-decline-discard = Pass: no one else is asked, and the card is discarded
option-place-queue = { $card } (berth { $berth }), number { $place } in line: { coins } if everyone before you passes, { $first } for the first
option-place-own = { $card } (berth { $berth }), number { $place } in line: your own price there rises from { $now } to { coins }
option-place-first = { $card } (berth { $berth }), asked first, for { coins }
table-missed = Skipped
table-missed-mine = { $card } cost { coins }, you had { $purse }.
table-missed-player = { $card } cost { coins }, { $player } had { $purse }.
table-missed-bought = { $player } bought { $card } for { coins }.
table-missed-line =
    { $place ->
        [1] You were next in line.
       *[other] You were in line, too.
    }
table-missed-line-player =
    { $place ->
        [1] { $player } was next in line.
       *[other] { $player } was in line, too.
    }

table-my-quay = My quay
table-places = Places for your goods
table-quay-of = On { $player }’s quay
table-quay-empty = nothing left
table-quay-choose = Choose a cube, or drag it into place.
table-quay-stuck = There’s no place left for { $cubes }. Finish loading.
table-quay-where = Where should the { $good } go?
table-gain-completes = completes it: { points }
table-gain-lacks = { points } later; still needs { $cubes }
table-gain-coin = +1 coin
table-gain-store = 1 point each at the end
table-gain-keep = 1 cube for later
table-hall-keep = Keep in the hall
table-sell-two = Sell two
table-sell-two-which = Choose the second cube
table-convert = Convert three
table-convert-note = into 1 of another kind
table-convert-few = needs 3 cubes
table-convert-none = nothing suitable in stock
table-convert-give = Give three cubes ({ $count } of 3)
table-convert-take = Take one
table-convert-first = Choose three cubes first.
table-convert-back = Back
table-reset = Restart loading
table-finish = Finish loading
table-finish-sure = Yes, finish loading
table-would-lose = you lose { $cubes }

table-obvious = Do the obvious
table-plan = The obvious steps
table-plan-nothing = There is nothing more to do here. Finish loading.
table-plan-all =
    { $count ->
        [one] Do it
        [2] Do both steps
       *[other] Do all { $count } steps
    }
table-plan-next = Only the first step
table-plan-left = No place for { $cubes }: lost when you finish.
table-quay-stored = Your quay is empty. Use a stored cube, or finish loading.
table-quay-done = Everything is in place. Finish loading.
table-loses-nothing = nothing is lost
table-gain-complete = complete: { points }
table-warehouse-full = full: swap a cube
table-swap-which = Which cube makes room?
table-swap-out = Swap: the { $good } goes back to the quay

table-undo = Undo
table-hint = Hint
table-menu = Menu
table-hints = The senator’s advice
table-hints-wait = The senator is thinking…
table-hints-even = By this estimate, { $count } moves are about equally good.
table-hints-note = The chance of winning and the final points are estimates. { $pointer ->
        [touch] Tap
       *[mouse] Click
    } a move to play it.

table-players = Players
table-you = you
table-bot = bot
table-absent = away
table-stands-in = { $bot } stands in
table-hot-seat = hot seat
table-first = First player: has the metal coin
# A name or heading with what is said about it, for screen readers and tooltips.
labelled = { $label }: { $text }
table-points-short = pts
table-points-now = { points } if the game ended now
table-points-by-source = Points by source
table-unfold = Show what { $player } owns
table-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
table-firemen = fire strength
table-workers =
    { $count ->
        [one] { $count } worker available
       *[other] { $count } workers available
    }

table-side = Log, upcoming cards and chat
table-tab-log = Log
table-tab-coming = Coming up
table-tab-chat = Chat
table-supplied = At the berths: { $cards }.
table-took-back =
    { $count ->
        [one] { $player } takes a move back: { $what }.
       *[other] { $player } takes back { $count } moves, the first one: { $what }.
    }
table-go-there = Go to this moment
table-coming-last = At the end
table-discard = Discarded
table-chat-empty = No messages yet.
table-chat-say = Write a message
table-chat-send = Send
table-chat-spectator = spectator
table-chat-from-spectator = { $name } (spectator)
table-chat-players-only = Only players can write at this table.
table-chat-allow-spectators = Let spectators chat
table-chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

table-past-banner = You’re viewing an earlier moment.
table-to-now = Back to now
table-replay-banner = You’re watching a finished game.
table-to-end = Go to the end
table-to-start = Go to the start
table-step-back = Step back
table-step-on = Step forward
table-play = Play
table-pause = Pause
table-slider = Moment in the game

table-result = Show the result
table-replay = Watch the replay
table-you-win = You win
table-wins = { $winners } wins
table-share = { $winners } share the victory
table-end-lead = The final standings after { $rounds } rounds.
table-end-tie = Coins break the tie.
table-look-at-table = Look at the table
table-rematch = Play again
table-rematch-join = Join the next game
table-rematch-set = The next game is ready: everyone meets at a new table.
table-share-link = Link to the replay

table-settings = Settings
table-rules = Rules
table-cards = Cards
table-keys = Keyboard shortcuts
table-export = Download game file
table-fork = Try another way from here
table-fork-note = Opens a new table that continues from the moment you see. Everything hidden is reshuffled.
table-invite = Link to this table
table-seats = Seats
table-seats-bot = Bot to use
table-bot-for = Let a bot stand in
table-bot-for-me = Let a bot play for me
table-take-back = Take my seat back
table-leave = Leave the game
table-leave-sure = Yes, leave and let a bot play on

table-fairness = Check the shuffle
table-fair-sound = Your browser repeated the shuffle: it was fair.
table-fair-partly = Everything your browser can check is correct. It can’t check the points marked “?” because it wasn’t playing here before the start.
table-fair-unsound = Something doesn’t match. Don’t trust this shuffle.
table-fair-end-partly = The shuffle is correct, as far as your browser can check it.
table-fair-end-unchecked = The shuffle hasn’t been checked yet because the server hasn’t sent the proof.
table-fair-later = The game is still running. The secret is revealed when it ends, and you can check the shuffle here.
table-fair-day = The secret of this deal is revealed when the day is over. Then you can check the shuffle here.
table-fair-elsewhere = This game was played elsewhere, so there is no shuffle to check here.
table-fair-check-secret =
    { $result ->
        [ok] The revealed secret matches the fingerprint your browser kept before the game.
        [failed] The revealed secret doesn’t match the fingerprint your browser kept.
       *[unknown] The revealed secret matches the fingerprint shown, but your browser didn’t see that fingerprint before the game.
    }
table-fair-check-mine =
    { $result ->
        [ok] Your random bytes are part of the shuffle.
        [failed] Your random bytes are missing from the shuffle, or were replaced.
       *[unknown] The shuffle doesn’t contain random bytes from this browser. It added none, or wasn’t here to open them.
    }
table-fair-check-others =
    { $result ->
        [ok] Everyone had locked in their random bytes before your browser opened its own.
        [failed] Someone’s random bytes are not the ones they had locked in before the start.
       *[unknown] Your browser didn’t see whether everyone had locked in their random bytes before the start.
    }
table-fair-check-pile =
    { $result ->
        [ok] All cards came in the order your browser computed.
       *[failed] The cards didn’t come in the order your browser computed.
    }
table-fair-check-bag =
    { $result ->
        [ok] All ships brought the goods your browser computed.
       *[failed] Some ships didn’t bring the goods your browser computed.
    }
table-fair-check-first =
    { $result ->
        [ok] The right player went first.
       *[failed] Another player should have gone first.
    }
table-fair-commitment = The fingerprint of the server’s secret (SHA-256), as your browser first saw it:
table-fair-contributions = Each browser locked in random bytes of its own and opened them at the start:
table-fair-none = none
table-fair-unopened = not opened; this fingerprint was used instead:
table-fair-hidden = The secret stays hidden until the game ends.
table-fair-secret = The server’s secret, revealed after the game:
table-fair-derived = The pile, the bag, the first player and the bots’ random choices follow from the secret and all random bytes.
table-fair-limits = This check can’t show whether players made agreements or asked a bot about a copy of the game. Someone who runs the server and also plays can keep their own bytes closed to choose between two shuffles, but then everyone sees that they weren’t opened.
table-fair-origin =
    { $at ->
        [one] This game continues another one: its first decision was kept, and everything hidden at that point was reshuffled.
       *[other] This game continues another one: its first { $at } decisions were kept, and everything hidden at that point was reshuffled.
    }
table-fair-verify = You can also check it without this page: speicherstadt verify, or verify_shuffle.mjs for Node.

table-key-number = place a worker; when loading: choose a cube, then its place
table-key-buy = buy
table-key-pass = pass
table-key-obvious = when loading: show the obvious steps; press again to do them
table-key-finish = finish loading
table-key-hint = hint
table-key-undo = undo
table-key-walk = one step back or forward in the game
table-key-jump = to the start, or back to now
table-key-tab = to the next choice
table-key-escape = close
table-key-list = this list

table-guide = Your first game
table-guide-next = Got it
table-guide-skip = Skip the guide
table-guide-place-title = Place a worker above a card
table-guide-place = Every card at the berths is for sale. { $pointer ->
        [touch] Tap
       *[mouse] Click
    } the building above the card you’d like: your worker takes the lowest free window. You have three workers.
table-guide-price-title = Workers make the price
table-guide-price = A card costs as many coins as there are workers above it. The first to arrive is asked first, but pays for everyone who came later. Come early, come late and pay less, or drive up someone else’s price.
table-guide-buy-title = Buy, or let the price drop
table-guide-buy = You’re asked because your worker is the lowest. Buy now, or pass and take the worker back: then the next one up is asked, for one coin less. If you have another worker higher up, you’ll be asked again unless someone buys first.
table-guide-income-title = New round, new coins
table-guide-income = Everyone has earned a coin, and players who bought nothing got one more. The metal coin has moved on, and its new owner goes first. From spring on, ships bring goods and fires break out. Firemen protect you.
table-guide-loading-title = Unload your ship
table-guide-loading = Choose a cube, then a place for it: a contract that needs it, a merchant, the market hall. You can undo every step until you finish. Anything left on the quay is lost.

# The daily harbour at the table

table-daily-scored = Daily harbour, { $day }: this game counts. Finish it before the day ends (UTC). No hints.
table-daily-repeat = Daily harbour, { $day }: this game is unranked.
table-daily-compare = Compare with everyone
table-fair-daily = Everyone gets this deal on this day, so players add no random bytes. The fingerprint of the secret was published in advance, and the secret is revealed when the day is over. This proves that no one has changed the deal since then. It doesn’t prove that the person who runs the server didn’t know it.
table-took-back-allowed = Allowed by { $players }.
table-took-back-known = What was revealed stays known: the same cards will come again.
table-undo-ask = Ask to undo
table-undo-sure = Undo anyway
table-undo-practice = becomes practice
table-undo-practice-note = Others have moved since. If you undo now, the game becomes practice and is left out of your statistics.
table-place-again = confirm?
table-place-confirm = Place at { $card }
table-place-cancel = Cancel

practice = Practice
practice-note = Moves were taken back against bots. Practice games are left out of statistics.

takeback-place = worker at { $card } ({ $berth })
takeback-buy = purchase of { $card }
takeback-pass = passing
takeback-load = loading step
takeback-done = finished loading
takeback-title = Request to take a move back
takeback-asks = { $player } would like to take back: { $what }.
takeback-mine = You’re asking to take back: { $what }.
takeback-agrees = { $player } agrees.
takeback-waits = Waiting for { $players }.
takeback-accept = Accept
takeback-decline = Decline
takeback-withdraw = Withdraw
takeback-accepted = Everyone agreed: { $player } decides again.
takeback-declined = { $player } declined. The move stands.
takeback-withdrawn = { $player } withdrew the request.
takeback-expired = Not everyone answered in time. The move stands.
takeback-overtaken = { $player } played on, so the request has ended.

# Screens that cannot show everything at once

table-purses = Coins and points
table-more = { $count } more
table-more-left =
    { $count ->
        [one] One more berth to the left
       *[other] { $count } more berths to the left
    }
table-more-right =
    { $count ->
        [one] One more berth to the right
       *[other] { $count } more berths to the right
    }
table-speed = Playback speed
table-key-space = Space
table-key-play = replay: play or pause
table-key-speed = replay: faster or slower

table-guide-again = Restart the guide
table-guide-passed-over-title = You were skipped
table-guide-passed-over = Your worker was the lowest, but you couldn’t pay the price. So your worker went home and the next one was asked. The price falls by one coin each time. Keep some coins, or stand higher up where it gets cheaper.
table-guide-fire-title = Fire!
table-guide-fire = Everyone adds up the values of their firemen. The strongest players gain the fire’s points, and the weakest lose as many. There are four fires, each worse than the one before, so a good fireman pays off.
table-last-round = the last one
table-income-everyone = income
table-income-saved = bought nothing
table-income-bank = Bank
table-contract-yours = Contract complete!
table-contract-theirs = { $player } completes a contract!
table-since = Since your last turn
table-since-replay = Watch it again
table-since-placed = { $player } placed workers at { $cards }.
table-since-not-paid = You couldn’t pay { coins } for { $card }.
table-since-fire = { $card }! Points for you: { $change }.
table-since-income = Your income: { coins }.
table-since-more =
    { $count ->
        [one] And { $count } more thing: see the log.
       *[other] And { $count } more things: see the log.
    }

# Whose seat a bot plays

table-call-back =
    { $count ->
        [one] A bot is playing your seat.
       *[other] A bot is playing for { $player }.
    }
table-call-away = { $player } is away, and the game is waiting.
