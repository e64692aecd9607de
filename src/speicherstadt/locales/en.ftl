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

## What happens: the log

event-round-began = Round { $round } of { $rounds }: { $player } has the metal coin and goes first.
event-round-began-last = Round { $round } of { $rounds }, the last one: { $player } has the metal coin and goes first.
event-revealed = Berth { $berth }: { $card }
event-revealed-ship = Berth { $berth }: { $card } with { $cubes }
event-burned = { $card }! Points: { $changes }.
event-burned-equal = { $card }! Everyone is equally strong, so nothing happens.
event-placed = { $player } places a worker at berth { $berth }. Price: { coins }.
event-bought = { $player } buys { $card } for { coins }.
event-declined = { $player } passes on { $card } for { coins }.
event-could-not-pay = { $player } can’t pay { coins } for { $card }.
event-discarded = No one buys { $card }.
event-discarded-ship = No one buys { $card }. Lost: { $cubes }.
event-unloaded = { $player } starts loading: { $cubes }.
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

option-place = Berth { $berth }: { $card }, price { coins }
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

## The board in the terminal

board-round = Round { $round } of { $rounds }
board-player = Player
board-coins = Coins
board-firemen = Firemen
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
board-after = After { $at } of { $of } decisions

## Playing in the terminal

play-prompt = Your move (or help):
play-you = Player 1
play-conversions =
    { $count ->
        [one] { $count } more choice: a conversion such as { $example }
       *[other] { $count } more choices: conversions such as { $example }
    } (type more to list them)
play-unknown = “{ $word }” isn’t a choice here. Type a number from the list, a move such as { $example }, or help.
play-not-now = “{ $word }” isn’t possible right now. You can play: { $options }
play-one-number = Numbers refer to the list on screen. Type one at a time.
play-undo-nothing = There is nothing to undo.
play-undo-revealed = This can’t be undone: something new has been revealed since.
play-reset-nothing = There is no loading to undo.
play-stow-room = There isn’t room for everything. Choose what to keep.
play-saved = Saved as { $file }. To continue later: speicherstadt play --resume { $file }
play-save-where = Which file? Type: save FILE
play-quit-unsaved = The game isn’t saved. Type save FILE to keep it, or quit again to leave.
play-bye = Goodbye.
play-help =
    Type a number from the list, or one or more moves in words:
      @3                     place a worker at berth 3
      buy, pass              buy the card, or let the price drop
      tea>contract-a2        deliver a cube to a contract
      tea>merchant           sell it to a merchant;  tea>warehouse, tea>hall  keep it
      coffee+tea>coin        sell two cubes;  coffee+tea+tea>rubber  convert three
      done                   finish loading
    Other commands:
      undo                   undo your last move, if nothing new has been revealed
      reset                  undo everything in this loading phase
      stow                   store what is left in warehouse and market hall, and finish
      more                   list the conversions too
      hint                   show the best moves, with reasons
      cards                  explain the cards on the table
      log                    show everything that has happened so far
      save FILE              save the game
      quit                   leave the game

## Other commands in the terminal

cards-title = The “{ $name }” deck: { $count } cards
cards-season = Season
cards-id = Id
cards-card = Card
cards-copies = Copies
cards-effect = Effect
cards-reconstructed = * reconstructed: shown only on the printed card, not given in any rulebook
cards-removed = Left in the box with { $players } players: { $cards }

simulate-title =
    { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    }, { $players } players, seed { $seed }
simulate-progress = Playing
simulate-seat = Seat
simulate-wins = Wins
simulate-mean = Mean points
simulate-range = Min … max
simulate-coins = Mean coins
simulate-length = { $decisions } decisions per game, in { $rounds } rounds
simulate-speed = { $games } games/s, { $decisions } decisions/s
simulate-recorded =
    { $count ->
        [one] { $count } record written to { $folder }
       *[other] { $count } records written to { $folder }
    }

verify-ok = { $file }: valid; { $players } players, { $decisions } decisions, rules version { $rules }, { $outcome }
verify-won = won by { $winners }
verify-running = not finished
verify-fair = { $file }: fairly shuffled; the pile and the bag follow from the committed secret and all contributions
serve-ready = Speicherstadt is running at { $address }  (press Ctrl+C to stop)

## Hints

hint-title = Hints, best first:
hint-chance = { $number }%
hint-points = { $number } points

hint-new-contract = { points } at the end; you still need { $cubes }
hint-enables = lets you complete { $card } for { points }
hint-supplies = brings { $cubes } for your contracts
hint-proceeds = nothing your contracts need; its goods sell for { coins }
hint-trader = buys your { $good } for 1 coin per cube; { points } at the end
hint-shelf = stores up to { $count } cubes, worth 1 point each at the end
hint-next-office = your Counting Office number { $number }: { points } more
hint-strength = fire strength { $mine } against { $others }; fires to come: { $fires }
hint-interest = 1 coin in every income phase: { coins } by the end
hint-fixed-points = { points } at the end, whatever happens
hint-per-ship =
    1 point per ship: { $count ->
        [0] you have none yet
       *[other] you have { $count }
    }
hint-per-coin = 1 point per coin: you have { $count }
hint-standing = yours for { coins } as things stand, { $left } left
hint-behind = { $player } is asked before you, for { coins }
hint-another = raises your own price to { coins }
hint-prices-out = { $player } can’t pay { coins }
hint-rival = { $player } wants it too and can pay up to { coins }
hint-nobody-else = no one else can buy it
hint-no-coins = you have no coins to buy anything
hint-price = costs { coins }, { $left } left
hint-not-worth =
    { $count ->
        [one] not even worth { $count } coin to you
       *[other] not worth { $count } coins to you
    }
hint-next = if you pass, { $player } can have it for { coins }
hint-falls = you’ll be asked again, for only { coins }
hint-falls-unless = you’ll be asked again, for only { coins }, unless one of these buys first: { $players }
hint-saves-for = saves your coins for { $card }, which is worth more to you
hint-thrift = 1 extra coin of income if you buy nothing this round
hint-completes = completes { $card }: { points }
hint-still-lacks = { $card } will still need { $cubes }
hint-needed-by = { $card } needs { $good }
hint-wanted =
    { $count ->
        [0] no contract still to come needs { $good }
        [one] { $count } contract still to come needs { $good }
       *[other] { $count } contracts still to come need { $good }
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
bot-about-exec = Any program that speaks the protocol in docs/bots.md.
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
web-foot = A game by Stefan Feld. This is an independent, free program with artwork and texts of its own.

# Errors

web-error-malformed = The server couldn’t read that, so nothing has changed. Reload the page and try again.
web-error-illegal = The rules don’t allow that right now. Choose one of the moves on offer.
web-error-stale = Someone was faster. Look at the table again, then decide.
web-error-over = This game is over. You can watch the replay or play again.
web-error-not-your-turn = It isn’t your turn yet. Wait until you’re asked.
web-error-not-your-seat = That isn’t your seat. You can only play for your own.
web-error-forbidden = You can’t do that here. The host of this table may be able to help.
web-error-unknown = This doesn’t exist, or no longer does. Check the link.
web-error-full = There’s no room left here. Try another table.
web-error-not-started = The game hasn’t started yet. Fill the open seats first.
web-error-cannot-undo = That can’t be undone: something new was revealed, or someone has already acted on it.
web-error-too-large = That’s too large. A saved game has at most 1 MB.
web-error-too-many = That was a bit too fast. Wait a moment, then try again.
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
web-tag-host = host
web-tag-you = you
web-tag-bot = bot
web-tag-away = away
web-tag-here = on this device
web-presence-away = has this table in the background
web-hotseat-title = Hot seat
web-hotseat-note =
    { $count ->
        [one] { $count } person plays on this device.
       *[other] { $count } people take turns on this device. The page always shows whose turn it is.
    }
web-second-title = Who is playing with you?
web-second-lead = You’ll take turns on this device. Everyone at the table sees the same things in this game, so you can share a screen.
web-second-field = Name of the other person
web-second-go = Add player
web-lobby-origin = This game continues another one after { $at } decisions. Everything that was hidden at that point is reshuffled.
web-fair-title = A fair shuffle you can check
web-fair-secret = Before anyone sat down, the server chose a secret and published its fingerprint. It can’t switch to another secret now.
web-fair-mix = Each browser at the table adds 16 random bytes. The pile and the bag follow from the secret and all of these bytes, so no one can control them alone.
web-fair-told = After the game, the secret is revealed, and everyone can check the shuffle with one click.
web-fair-print = Fingerprint of the secret (SHA-256)
web-fair-added =
    { $count ->
        [one] { $count } seat has added random bytes so far.
       *[other] { $count } seats have added random bytes so far.
    }

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
web-set-sound = Sound
web-set-sound-note = A bell rings when it’s your turn.
web-set-shapes = Stronger shapes
web-set-shapes-note = Makes goods and players easier to tell apart without relying on colour.
web-set-confirm = Ask for confirmation
web-set-confirm-note = Before you buy a card, and before you finish loading and lose goods.
web-set-guide = Guided first round
web-set-guide-note = Explains your next game step by step.
web-set-name-save = Save
web-set-name-saved = Your name is now { $name }.
web-device-title = Continue on another device
web-device-lead = Your seats belong to this browser. With a code or its private link, you can continue on another device.
web-device-nobody = Once you have a name, you can continue on another device.
web-device-make = Create code
web-device-code = Code
web-device-link = Private link
web-device-expires =
    { $count ->
        [one] Works once, within { $count } minute. Anyone who has it can play as you, so keep it to yourself.
       *[other] Works once, within { $count } minutes. Anyone who has it can play as you, so keep it to yourself.
    }
web-device-have = I have a code from another device
web-device-use = Continue here
web-token-title = Access tokens
web-token-lead = Give each program its own token so you can revoke it alone.
web-token-make = Create token
web-token-field = Token
web-token-once = You won’t see it again. Keep it as safe as a key.
web-token-name = Name, such as “my bot”
web-token-created = created { $date }
web-token-replace = Replace
web-token-revoke = Revoke
web-token-revoke-sure = Revoke for good?
web-token-revoked = “{ $name }” no longer works.
web-move-title = Continue on this device
web-move-lead = This private link brings your name and your seats here from another device.
web-move-loses = In this browser, you are currently { $name }. If you continue, you’ll give up that name and its seats here.
web-move-done = Welcome, { $name }.
web-move-wrong = This code is mistyped, already used or too old. Create a new one on the other device.

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
web-recon-note = This mark stands for details that only the printed cards show and no rulebook spells out. They are our best guess.

# Rules

web-rules-title = How to play
web-rules-lead = Hamburg’s warehouse district: ships come in, fires break out, and every card goes to whoever wants it most or waits the longest.
web-rules-contents = On this page
web-rules-marks = Marks on this page
web-rules-mark-ruling = A ruling: the rulebooks leave this open, so we decided it.
web-rules-aim = Aim of the game
web-rules-aim-1 = You run a trading house. Completed contracts, counting offices, churches and a strong fire brigade earn points. Whoever has the most after the last fire wins.
web-rules-setup = Set-up
web-rules-setup-1 = Everyone starts with 5 coins, 3 workers and a market hall. The bag holds 45 cubes, 9 of each kind:
web-rules-setup-2 = The cards of each season are shuffled separately and stacked: winter on top, then spring, summer and autumn, and the 4th fire at the bottom. Some autumn cards stay in the box so that the rounds come out even:
web-rules-players = Players
web-rules-berths = Cards per round
web-rules-rounds = Rounds
web-rules-box = In the box
web-rules-box-none = none
web-rules-setup-3 = The first player is drawn at random and takes the metal coin.
web-rules-round = A round
web-rules-round-1 = Every round has five phases, always in this order.
web-rules-supply-short = New cards at the berths
web-rules-demand-short = Three workers each
web-rules-purchase-short = Buy, or let the price drop
web-rules-loading-short = Deliver, sell and store goods
web-rules-income-short = Coins for everyone
web-rules-supply-1 = Cards are revealed at the berths from left to right, one more than there are players. A ship gets 3 cubes from the bag as soon as it is revealed. A fire breaks out immediately, and the next card takes its place.
web-rules-demand-1 = Starting with the first player, everyone in turn places one worker in the lowest free window above a card, until all three are placed. You can’t pass. Several of your workers may stand above the same card. A building has 8 floors.
web-rules-demand-2 = The first worker in a building is asked first. But every worker who joins the queue makes the card more expensive for those below.
web-rules-purchase-1 = The cards are sold one by one, starting from the left. The owner of the lowest worker may buy the card for as many coins as there are workers still in the building, their own included. If they buy, they take the card, and the building empties. If not, they take that worker back, the price drops by 1, and the owner of the next worker up is asked. A card that no one buys is discarded.
web-rules-fig-price = Three workers stand above a ship. Blue came first and may buy it for 3 coins.
web-rules-fig-price-2 = Blue passes and takes the worker back. Orange is asked, for 2 coins.
web-rules-fig-price-3 = Orange doesn’t have 2 coins. Purple gets the ship for just 1 coin.
web-rules-r1 = The cubes of a ship that no one buys go to the stock.
web-rules-r2 = Players who can’t pay are skipped without being asked. The log shows it.
web-rules-loading-1 = Starting with the first player, everyone in turn puts their goods to use: the cubes of ships bought this round, those in the warehouse and the one in the market hall. A ship must be unloaded in the round it is bought. For each cube, you have these choices:
web-rules-way-contract = Deliver it to a contract that still needs it, where it stays for good. You can fill a contract over several rounds.
web-rules-way-merchant = Sell it to one of your merchants who deals in it, for 1 coin each.
web-rules-way-warehouse = Store it in your warehouse, which holds 4 at most. Each cube there is worth 1 point at the end.
web-rules-way-convert = In the market hall, convert any 3 cubes into 1 of another kind from the stock.
web-rules-way-sell = In the market hall, sell any 2 cubes for 1 coin.
web-rules-way-keep = In the market hall, keep 1 cube for later rounds.
web-rules-loading-2 = Anything left over is lost. Cubes never go back into the bag.
web-rules-r3 = You can use goods from the warehouse and the market hall in any later loading phase, with or without a new ship.
web-rules-r4 = When you convert, the cube you take must already be in the stock, and its kind must not be among the three you give. You can use it right away.
web-rules-r5 = You may take your steps in any order: all your goods lie together on the quay. Whatever you put into the warehouse or the market hall stays there until the next loading phase.
web-rules-r6 = Players without any goods are skipped.
web-rules-income-1 = Everyone gets 1 coin. Players who bought nothing this round get 1 more, and so does the owner of the Bank. Then the metal coin passes to the left.
web-rules-r7 = Coins never run out.
web-rules-fire = Fire!
web-rules-fire-1 = Everyone adds up the values of their firemen; without firemen, the total is 0. The highest total gains the fire’s points, and the lowest loses as many. Everyone who is tied gains or loses the full amount. If all totals are equal, nothing happens.
web-rules-fire-2 = There are four fires: one each in spring, summer and autumn, each worth more than the one before, and the 4th at the very end.
web-rules-fig-fire = Example: fire 2, with strengths of 5, 2 and 0.
web-rules-end = End of the game
web-rules-end-1 = If only the 4th fire is left on the pile after the supply phase, this round is the last. After its income phase, the 4th fire breaks out and points are counted. If the 3rd fire happens to lie directly above the 4th, both break out one after the other in the next supply phase, and the game ends immediately.
web-rules-end-2 = The most points win. If points are tied, the most coins win.
web-rules-r8 = If coins are tied too, the victory is shared.
web-rules-r9 = Scores can be negative at any time.
web-rules-score = Final scoring
web-rules-score-contracts = 5, 8 or 11 points for a complete contract of 2, 3 or 4 goods; 0 if anything is missing
web-rules-score-offices = 2, 5, 9 or 14 points for 1, 2, 3 or 4 of them
web-rules-score-merchants = 1 point each
web-rules-score-warehouse = 1 point for each cube inside
web-rules-score-port = 1 point for each of your ships
web-rules-score-chamber = 1 point for each of your coins, which you keep
web-rules-score-fires = points gained and lost in fires
web-rules-hidden = What is hidden
web-rules-hidden-1 = Only the order of the pile within each season, and which cubes the bag will yield. Everything else is open to all: which cards each season still holds, how many cubes of each kind are in the bag, and how many coins everyone has.
web-rules-cards-1 = At the table, every card explains itself. The gallery shows them all.
web-rules-to-cards = See the cards
web-rules-recon-fires = the values of fires 1 to 3: 1, 2 and 3 (only the 4 of the 4th fire is documented)
web-rules-recon-firemen = the values of the firemen (only the 3 in autumn is documented)
web-rules-recon-contracts = which goods each contract needs

## The table in the browser

table-title = Table · Speicherstadt
table-title-turn = ● Your turn · Speicherstadt
table-title-other = { $player }’s turn · Speicherstadt
table-title-over = Game over · Speicherstadt
table-home = Go to the home page
table-offline = Connection lost. Reconnecting…
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
table-next-same = After a pass, the same player is asked again, for { coins }.
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
table-berth-place = Place a worker here: the price becomes { coins }.
table-berth-price = Price: { coins }.
table-price-would = new price
table-price-nobody = no one yet
table-worth = For you:
table-contract-lacks = still needs { $cubes }
table-contract-complete = complete

table-fire-strength = strength { $count }
table-fire-equal = Everyone is equally strong, so nothing happens.

table-dock = What to do
table-place-title = Place a worker
table-place-how = Choose a building: your worker takes the lowest free window. The lowest worker is asked first, but every worker above makes the card more expensive.
table-place-preview = The price would be { coins }; you have { $purse }.
table-place-here = Place a worker here
table-buy = Buy for { coins }
table-buy-sure = Yes, buy for { coins }
table-left = { coins } left
table-pass = Pass

table-my-quay = My quay
table-places = Places for your goods
table-quay-of = On { $player }’s quay
table-quay-empty = nothing left
table-quay-choose = Choose a cube, or drag it into place.
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
table-convert-give = Give three cubes ({ $count } of 3)
table-convert-take = Take one
table-convert-first = Choose three cubes first.
table-convert-back = Back
table-stow = Stow the rest
table-reset = Restart loading
table-finish = Finish loading
table-finish-sure = Yes, finish loading
table-would-lose = you lose { $cubes }

table-undo = Undo
table-hint = Hint
table-menu = Menu
table-hints = The senator’s advice
table-hints-wait = The senator is thinking…
table-hints-note = Chance of winning and expected points, with reasons. Click a move to play it.
table-hint-chance = Chance of winning

table-players = Players
table-you = you
table-bot = bot
table-absent = away
table-stands-in = { $bot } stands in
table-hot-seat = hot seat
table-first = First player: has the metal coin
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
table-supplied = At the berths: { $cards }
table-took-back =
    { $count ->
        [one] { $player } undoes a step.
       *[other] { $player } undoes { $count } steps.
    }
table-go-there = Go to this moment
table-coming-last = At the end
table-discard = Discarded
table-chat-empty = No messages yet.
table-chat-say = Write a message
table-chat-send = Send
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
table-sound = Sound
table-invite = Link to this table
table-seats = Seats
table-seats-bot = Bot to use
table-bot-for = Let a bot stand in
table-bot-for-me = Let a bot play for me
table-take-back = Take my seat back
table-leave = Leave the game
table-leave-sure = Yes, leave and let a bot play on

table-fairness = Check the shuffle
table-fair-sound = The pile and the bag follow from the secret and everyone’s contributions. The shuffle was fair.
table-fair-unsound = Something doesn’t match. Don’t trust this shuffle.
table-fair-later = The game is still running. The secret is revealed when it ends, and you can check the shuffle here.
table-fair-commitment = Before anyone sat down, the server committed to its secret by publishing this fingerprint (SHA-256):
table-fair-contributions = Each browser added random bytes of its own:
table-fair-none = none
table-fair-hidden = The secret stays hidden until the game ends.
table-fair-secret = The server’s secret, revealed after the game:
table-fair-own = Your browser has checked it: the fingerprint belongs to this secret.
table-fair-derived = The pile and the bag follow from the secret and all contributions, so neither the server nor any player could choose them alone.
table-fair-origin = This game continues another one: its first { $at } decisions were kept, and everything hidden at that point was reshuffled.
table-fair-verify = Anyone can also check it with the downloaded game file: speicherstadt verify

table-key-number = place a worker; when loading: choose a cube, then its place
table-key-buy = buy
table-key-pass = pass
table-key-finish = finish loading
table-key-hint = hint
table-key-undo = undo
table-key-walk = one step back or forward in the game
table-key-jump = to the start, or back to now
table-key-tab = to the next choice
table-key-escape = close
table-key-list = this list

table-guide = Your first round
table-guide-next = Got it
table-guide-skip = Skip the guide
table-guide-place-title = Place a worker above a card
table-guide-place = Every card at the berths is for sale. Click the building above the card you’d like: your worker takes the lowest free window. You have three workers.
table-guide-price-title = Workers make the price
table-guide-price = A card costs as many coins as there are workers above it. The first to arrive is asked first, but pays for everyone who came later. Come early, come late and cheap, or drive up someone else’s price.
table-guide-buy-title = Buy, or let the price drop
table-guide-buy = You’re asked because your worker is the lowest. Buy now, or pass and take the worker back: then the next one up is asked, for one coin less. If you have another worker higher up, you’ll be asked again unless someone buys first.
table-guide-income-title = New round, new coins
table-guide-income = Everyone has earned a coin, plus one more for buying nothing. The metal coin has moved on, and its new owner goes first. From spring on, ships bring goods and fires break out. Firemen protect you.
table-guide-loading-title = Unload your ship
table-guide-loading = Choose a cube, then a place for it: a contract that needs it, a merchant, the market hall. You can undo every step until you finish. Anything left on the quay is lost.
