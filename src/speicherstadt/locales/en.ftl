### All texts of the product. Every language has the same messages; a test keeps them complete.

## The game's own words


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
cubes-carpet = { $count ->
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
    Loading: buys any number of your cubes of { $good ->
        [coffee] coffee
        [tea] tea
        [saffron] saffron
        [carpet] carpet
       *[rubber] rubber
    } for 1 coin each. Worth { points } at the end.
effect-warehouse = Keeps up to 4 cubes from round to round; each is worth 1 point at the end.
effect-contract = Worth { points } at the end if all its goods are delivered.
effect-office = Worth more the more you own: { $scale } points for 1, 2, 3, 4 of them.
effect-fireman = Adds { $value } to your strength in every fire.
effect-fire = Who is strongest gains { points }, who is weakest loses as many.
effect-ship = Brings 3 cubes, to be unloaded in the round it is bought.
effect-bank = 1 more coin at every income.
effect-church = Worth { points } at the end.
effect-michaelis = Worth { points } at the end.
effect-port = Worth 1 point for each of your ships at the end.
effect-chamber = Worth 1 point for each of your coins at the end.

source-fires = Fires
source-contracts = Contracts
source-merchants = Merchants
source-warehouse = Warehouse
source-offices = Offices
source-church = Church
source-michaelis = St. Michaelis
source-port = Port
source-chamber = Chamber

## The story of a game

event-round-began = Round { $round } of { $rounds }: { $player } holds the metal coin and begins.
event-round-began-last = Round { $round } of { $rounds }, the last: { $player } holds the metal coin and begins.
event-revealed = Berth { $berth }: { $card }
event-revealed-ship = Berth { $berth }: { $card } with { $cubes }
event-burned = { $card }! { $changes }.
event-burned-equal = { $card }! All are equally strong: nothing happens.
event-placed = { $player } puts a worker above berth { $berth }; the price is now { coins }.
event-bought = { $player } buys { $card } for { coins }.
event-declined = { $player } does not want { $card } for { coins }.
event-could-not-pay = { $player } cannot pay { coins } for { $card }.
event-discarded = Nobody buys { $card }.
event-discarded-ship = Nobody buys { $card }; lost: { $cubes }.
event-unloaded = { $player } loads: { $cubes }.
event-delivered = { $player } delivers { $good } to { $card }.
event-delivered-complete = { $player } delivers { $good } and completes { $card }!
event-sold = { $player } sells { $good } to a merchant for 1 coin.
event-stored = { $player } puts { $good } into the warehouse.
event-kept = { $player } keeps { $good } in the market hall.
event-marketed = { $player } sells { $cubes } in the market hall for 1 coin.
event-converted = { $player } converts { $cubes } into { $good }.
event-finished = { $player } has finished loading.
event-finished-lost = { $player } has finished loading; lost: { $cubes }.
event-earned = Income: { $changes }.
event-coin-passed = The metal coin goes to { $player }.
event-ended = The game is over. { $winners } wins.
event-ended-shared = The game is over. { $winners } share the victory.
event-undone = { $player } takes back: { $decision }
event-forfeited = { $player } forfeits; chance plays on. ({ $reason })

and = and

## What can be decided

option-place = berth { $berth }: { $card }, price { coins }
option-buy = buy { $card } for { coins }; { $left } left
option-decline = do not buy; the price falls
option-deliver = { $good } to { $card }
option-deliver-completes = { $good } to { $card }: completes it, { points }
option-sell = sell { $good } to a merchant for 1 coin
option-store = { $good } into the warehouse
option-keep = keep { $good } in the market hall
option-market = sell { $cubes } in the market hall for 1 coin
option-convert = convert { $cubes } into { $good }
option-finish = finish loading
option-finish-lost = finish loading and lose { $cubes }

ask-demand = { $player }, place a worker ({ $worker } of 3).
ask-purchase = { $player }, will you buy { $card } for { coins }? You have { $purse }.
ask-loading = { $player }, bring your goods where they are wanted: { $cubes }
ask-loading-empty = { $player }, your quay is empty. Finish loading, or take a step back.

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
board-stock = In the stock
board-nothing = nothing
board-total = Total
board-after = after { $at } of { $of } decisions

## Playing in the terminal

play-prompt = Your choice (or help):
play-you = Player 1
play-conversions = { $count ->
        [one] { $count } more: a conversion such as { $example }
       *[other] { $count } more: conversions such as { $example }
    } (more shows them)
play-unknown = "{ $word }" is no choice here. Type a number from the list, a decision such as { $example }, or help.
play-not-now = "{ $word }" cannot be decided now. Possible: { $options }
play-one-number = Numbers belong to the list as it is shown: type them one at a time.
play-undo-nothing = There is no decision to take back.
play-undo-revealed = Something new has been revealed since then: it cannot be taken back.
play-reset-nothing = There is no loading to take back.
play-stow-room = There is not room for everything: choose what to keep.
play-saved = Saved as { $file }. Go on later with: speicherstadt play --resume { $file }
play-save-where = Where to? Type: save FILE
play-quit-unsaved = The game is not saved. Type save FILE to keep it, or quit again to leave.
play-bye = Goodbye.
play-help =
    Numbers choose from the list. Decisions can also be typed, several on a line:
      @3                     put a worker above berth 3
      buy, pass              buy the card, or let the price fall
      tea>contract-a2        put a cube on a contract
      tea>merchant           sell it to a merchant;  tea>warehouse, tea>hall  keep it
      coffee+tea>coin        sell two cubes;  coffee+tea+tea>rubber  convert three
      done                   finish loading
    Besides:
      undo                   take back your last decision, while nothing new was revealed
      reset                  take back the whole of this loading
      stow                   put all that is left into warehouse and hall, and finish
      more                   show the conversions too
      hint                   tell the best decisions and why
      cards                  explain the cards on the table
      log                    tell the whole story so far
      save FILE              save the game
      quit                   leave

## The tables of the other commands

cards-title = The deck "{ $name }": { $count } cards
cards-season = Season
cards-id = Id
cards-card = Card
cards-copies = Number
cards-effect = Effect
cards-reconstructed = * reconstruction: printed only on the card's picture, given by no rulebook
cards-removed = Out of the game with { $players } players: { $cards }

simulate-title = { $games } random games, { $players } players, seed { $seed }
simulate-progress = Playing
simulate-seat = Seat
simulate-wins = Wins
simulate-mean = Mean points
simulate-range = From … to
simulate-coins = Mean coins
simulate-length = { $decisions } decisions a game, in { $rounds } rounds
simulate-speed = { $games } games/s, { $decisions } decisions/s
simulate-recorded = Records written to { $folder }: { $count }

verify-ok = { $file }: sound; { $players } players, { $decisions } decisions, { $outcome }
verify-won = won by { $winners }
verify-running = not finished
verify-fair = { $file }: fairly shuffled; pile and bag follow from the promised secret and all contributions
serve-ready = Speicherstadt is open: { $address }  (Ctrl+C closes it)

## Hints

hint-title = Hints, the best first:
hint-chance = { $number }%
hint-points = { $number } points

hint-new-contract = { points } at the end; you lack { $cubes }
hint-enables = lets you complete { $card } for { points }
hint-supplies = brings { $cubes } for your contracts
hint-proceeds = nothing your contracts lack; its goods sell for { coins }
hint-trader = buys your { $good } at 1 coin a cube; { points } at the end
hint-shelf = keeps up to { $count } cubes, 1 point each at the end
hint-next-office = your Counting Office number { $number }: { points } more
hint-strength = firemen { $mine } against { $others }; fires to come: { $fires }
hint-interest = 1 coin at each income: { coins } by the end
hint-fixed-points = { points } at the end, come what may
hint-per-ship =
    1 point for each ship: { $count ->
        [0] you have none yet
       *[other] you have { $count }
    }
hint-per-coin = 1 point for each coin: as it stands { $count }
hint-standing = as it stands yours for { coins }, { $left } left
hint-behind = { $player } is asked before you, for { coins }
hint-another = raises your own price to { coins }
hint-prices-out = { $player } cannot pay { coins }
hint-rival = { $player } wants it too and can pay { $count } at most
hint-nobody-else = nobody else can buy it
hint-no-coins = you have no coin to buy anything
hint-price = costs { coins }, { $left } left
hint-not-worth =
    { $count ->
        [one] not worth even { $count } coin to you
       *[other] not worth { $count } coins to you
    }
hint-next = without you { $player } can have it for { coins }
hint-falls = you will be asked again, for only { coins }
hint-falls-unless = you will be asked again, for only { coins }, if these do not buy: { $players }
hint-saves-for = saves your coins for { $card }, worth more to you
hint-thrift = 1 coin more at income if you buy nothing this round
hint-completes = completes { $card }: { points }
hint-still-lacks = { $card } will still lack { $cubes }
hint-needed-by = { $card } needs the { $good }
hint-wanted =
    { $count ->
        [0] no contract to come wants { $good }
        [one] { $count } contract to come wants { $good }
       *[other] { $count } contracts to come want { $good }
    }
hint-coin =
    { $count ->
        [one] 1 coin for { $count } cube
       *[other] 1 coin for { $count } cubes
    }
hint-warehouse-point = 1 point if it still lies in the warehouse at the end
hint-loses = loses { $cubes }
hint-all-done = nothing is left on the quay

## The bots

bot-apprentice = Apprentice
bot-clerk = Clerk
bot-broker = Broker
bot-shipowner = Shipowner
bot-senator = Senator
bot-random = Chance
bot-exec = Program
bot-about-apprentice = Falls for what glitters, pays what is asked, forgets fires, coins and the market hall.
bot-about-clerk = Keeps good books by rules of thumb, and thinks that nobody else is at the table.
bot-about-broker = Knows no more than the clerk, but watches everybody's purse and waits for prices to fall.
bot-about-shipowner = Knows from long experience what everything is worth, and lets no purchase slip.
bot-about-senator = Looks ahead through the whole round, and works the last one out exactly where it can.
bot-about-random = Does anything.
bot-about-exec = Any program that speaks the protocol of docs/bots.md.
bot-about-foreign = Comes from another package.
bots-title = Bots, from gentle to merciless
bots-seat = Seat
bots-name = Name
bots-about = Character

## The web app

# Everywhere

web-name = Speicherstadt
web-title = { $page } · Speicherstadt
web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-settings = Settings
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-loading = One moment …
web-retry = Try again
web-default-name = Skipper
web-empty-seat = free seat
web-foot = The game is by Stefan Feld. This is an independent, free program; all its pictures and words are our own.

# What can go wrong

web-error-malformed = That could not be understood. Nothing has changed.
web-error-illegal = The rules do not allow that now.
web-error-stale = Somebody was quicker. Have a look at the table and decide again.
web-error-over = The game is over.
web-error-not-your-turn = It is not your turn.
web-error-not-your-seat = That is not your seat.
web-error-forbidden = You may not do that here.
web-error-unknown = There is no such thing here, or not any more.
web-error-full = There is no room left here.
web-error-not-started = The game has not begun yet.
web-error-cannot-undo = That cannot be taken back: something new was revealed, or somebody has acted on it.
web-error-too-large = That is too large.
web-error-too-many = That was a little too much at once. Wait a moment.
web-error-unavailable = The server does not answer. Nothing is lost: try again in a moment.

# The home page

web-home-title = The Speicherstadt
web-home-lead = Drive up a price, or wait until it falls. Unload ships, fill contracts, fear the fires. A board game for 2 to 5, in your browser.
web-home-picture = Brick warehouses with copper roofs above a canal in Hamburg
web-play-title = Against bots
web-play-lead = It begins at once; you need nobody else.
web-play-level = How strong shall they be?
web-play-players = How many at the table?
web-play-go = Play now
web-play-first = Your first time? A short guided round shows you how it goes.
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
web-create-lead = Set up a table and send its link around. A name is enough to sit down.
web-create-seats = Who sits where
web-create-seat = Seat { $number }
web-create-you = you
web-create-friend = free, for a friend
web-create-bot = Bot: { $bot }
web-create-public = Public table
web-create-public-note = It is listed on the home page. Otherwise only those find it who have the link.
web-create-hints = Hints allowed
web-create-hints-note = Everybody may ask the senator for advice.
web-create-go = Set up the table
web-join-title = Join or watch
web-join-field = Link or code of a table
web-join-go = Open
web-join-wrong = That is no link to a table. A code has 16 letters, figures or dashes.
web-import-title = Open a saved game
web-import-lead = A record file, saved here or in the terminal.
web-import-field = Choose a file …
web-import-malformed = This file holds no game that can be opened: it is no record, or it was cut off or changed.
web-import-illegal = This record cannot be opened: it holds a move that the rules do not allow.
web-import-over = This record cannot be opened: it goes on after the game is over.
web-mine-title = My tables
web-open-title = Open tables
web-open-none = Nobody is waiting right now. Set up a public table, and others find you here.
web-running-title = Watch
web-finished-title = Finished games
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-your-turn = Your turn
web-turn-of = { $player } decides
web-gathering = Not begun yet
web-finished = Finished
web-turns-waiting = ({ $count }) Your turn
web-go-on = Go on
web-go-join = Join
web-go-watch = Watch
web-go-replay = Replay
web-action-for = { $action }: { $what }

# Who one is

web-name-title = What shall we call you?
web-name-lead = A name is enough; there is no account.
web-name-field = Your name
web-name-go = Go on

# A table that gathers

web-lobby-title = The table is set
web-lobby-lead-host = Invite friends, put bots in the free seats, and start.
web-lobby-lead-seated = You have a seat. { $player } starts the game.
web-lobby-lead-guest = Take a free seat, or stay and watch.
web-lobby-lead-full = All seats are taken. You can stay and watch.
web-lobby-host = The host
web-lobby-invite = Invite
web-lobby-link = Link to this table
web-lobby-link-note = Who opens it can sit down or watch. No account, no password.
web-share = Share …
web-lobby-is-public = public
web-lobby-is-private = only with the link
web-lobby-hints-on = hints allowed
web-lobby-hints-off = no hints
web-lobby-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-lobby-seats = At the table
web-lobby-sit = Sit down here
web-lobby-sit-any = Take a seat
web-lobby-second = Seat somebody beside me
web-lobby-bot-choice = Bot for seat { $number }
web-lobby-bot-none = Put a bot here …
web-lobby-remove = Remove
web-lobby-leave = Leave
web-lobby-fill = Fill up with bots
web-lobby-start = Start the game
web-lobby-missing =
    { $count ->
        [one] One seat is still free: invite somebody, or put a bot there.
       *[other] { $count } seats are still free: invite somebody, or put bots there.
    }
web-lobby-ready = Everybody is here.
web-lobby-wait = { $player } will start the game.
web-tag-host = host
web-tag-you = you
web-tag-bot = bot
web-tag-away = away
web-tag-here = at this browser
web-hotseat-title = Hot seat
web-hotseat-note =
    { $count ->
        [one] { $count } person plays at this browser.
       *[other] { $count } people play at this browser in turn. The page always says who has to decide.
    }
web-second-title = Who sits beside you?
web-second-lead = You will take turns at this device: hot seat. Nothing in this game is hidden from one player and open to another.
web-second-field = Name of the second person
web-second-go = Sit down
web-lobby-origin = This game goes on from another one, after { $at } decisions. What was hidden then is shuffled anew.
web-fair-title = A fair shuffle, and you can check it
web-fair-secret = Before anybody sat down, the server chose a secret and published its fingerprint. So it cannot choose another one any more.
web-fair-mix = Every browser at the table adds 16 random bytes. Pile and bag follow from the secret and all of these: nobody can steer them alone.
web-fair-told = After the game the secret is told, and everybody can check it with one click.
web-fair-print = Fingerprint of the secret (SHA-256)
web-fair-added =
    { $count ->
        [one] { $count } seat has added random bytes so far.
       *[other] { $count } seats have added random bytes so far.
    }

# Settings

web-settings-title = Settings
web-settings-lead = They hold for this browser, at once.
web-set-look = Looks
web-set-play = While playing
web-set-person = You
web-set-language = Language
web-language-system = Like the system
web-language-en = English
web-language-de = Deutsch
web-language-fr = Français
web-language-it = Italiano
web-set-theme = Light
web-theme-system = Like the system
web-theme-light = Day
web-theme-dark = Night
web-set-animation = Movement
web-animation-off = None
web-animation-fast = Quick
web-animation-normal = Normal
web-animation-slow = Slow
web-set-calm = Your system asks for less motion, so nothing moves whatever is chosen here.
web-set-sound = Sound
web-set-sound-note = A bell when it is your turn.
web-set-shapes = Stronger shapes
web-set-shapes-note = For those who do not rely on colours: goods and players are marked more strongly.
web-set-confirm = Ask before it counts
web-set-confirm-note = Before buying, and before finishing a loading that loses goods.
web-set-guide = Guided first round
web-set-guide-note = It explains your next game step by step.
web-set-name-save = Save
web-set-name-saved = You are called { $name } now.
web-device-title = Go on on another device
web-device-lead = Your seats belong to this browser. With a code, or its private link, another device plays as you.
web-device-nobody = As soon as you have a name you can move to another device.
web-device-make = Make a code
web-device-code = Code
web-device-link = Private link
web-device-expires =
    { $count ->
        [one] Works once, within { $count } minute. Who has it plays as you: give it to nobody else.
       *[other] Works once, within { $count } minutes. Who has it plays as you: give it to nobody else.
    }
web-device-have = I have a code from another device
web-device-use = Take over here
web-token-title = A bot of your own
web-token-lead = With a token a program of yours takes your seats and decides for you, through the same interface as this page.
web-token-make = Make a token
web-token-field = Token
web-token-once = It is shown only now. Keep it like a key.
web-move-title = Go on on this device
web-move-lead = This private link brings your name and your seats from another device here.
web-move-loses = In this browser you are { $name } so far, and will not be any more.
web-move-done = Welcome, { $name }!
web-move-wrong = This code is used up, too old or mistyped. Make a new one on the other device.

# Nothing there

web-missing-title = Nothing is moored here
web-missing-lead = There is no such page or table. Perhaps the link is incomplete.
web-missing-home = To the harbour entrance
web-away-title = The server does not answer

# The cards

web-cards-title = The cards
web-cards-lead = { $count } trade cards in four seasons. Every season is shuffled by itself; winter comes first.
web-cards-last = At the very end
web-cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-cards-copies =
    { $count ->
        [one] once in the game
       *[other] { $count } times in the game
    }
web-cards-out = stays in the box with { $players } players
web-cards-everybody = Everybody has one from the start
web-cards-hall = Market Hall
web-cards-hall-effect = Loading: 3 cubes become 1 other, 2 cubes become 1 coin, 1 cube may stay for later rounds.
web-recon = Reconstruction
web-recon-of = { web-recon }: { $what }
web-recon-wants = the goods
web-recon-value = the value
web-recon-points = the points
web-recon-note = Marked so is what the printed game shows only in its pictures and no rulebook puts into words: our best guess.

# The rules

web-rules-title = How it is played
web-rules-lead = Hamburg, the warehouse district: ships come in, fires break out, and every card goes to whoever wants it most, or has the most patience.
web-rules-contents = On this page
web-rules-marks = Two marks
web-rules-mark-ruling = A ruling: the rulebooks leave this open, and we have decided it.
web-rules-aim = The aim
web-rules-aim-1 = You lead a trading house. Contracts filled with goods, counting offices, churches, well-manned fire brigades bring points. Who has most of them after the last fire wins.
web-rules-setup = Before the game
web-rules-setup-1 = Everybody has 5 coins, 3 workers and a market hall. In the bag lie 45 cubes, 9 of each good:
web-rules-setup-2 = The cards of each season are shuffled by themselves and stacked: winter on top, then spring, summer, autumn, and at the bottom the 4th fire. Some autumn cards stay in the box, so that the rounds come out even:
web-rules-players = Players
web-rules-berths = Cards a round
web-rules-rounds = Rounds
web-rules-box = In the box
web-rules-box-none = nothing
web-rules-setup-3 = Who begins, and so holds the metal coin, is drawn by lot.
web-rules-round = A round
web-rules-round-1 = Every round has five phases, always in this order.
web-rules-supply-short = New cards at the berths
web-rules-demand-short = Three workers each
web-rules-purchase-short = Buy, or let the price fall
web-rules-loading-short = Goods to where they are wanted
web-rules-income-short = Coins for everybody
web-rules-supply-1 = From left to right cards are turned up at the berths: one more than there are players. A ship gets 3 cubes from the bag at once. A fire is fought at once, and the next card takes its place.
web-rules-demand-1 = In turn, from the first player on, everybody puts one worker into the lowest free window above a card, until all three are placed. Passing is not allowed. Several of one’s own may stand above one card. A building has 8 floors.
web-rules-demand-2 = Being first in a building means being asked first. But every worker who joins the queue makes the card dearer for those below.
web-rules-purchase-1 = The cards are sold one after the other, from the left. The owner of the lowest worker may buy for as many coins as workers still stand there, the own one included. Who buys takes the card, and the building empties. Who does not takes the worker home: the price falls by 1, and the next one up is asked. A card nobody buys is discarded.
web-rules-fig-price = Three stand above a ship. Blue was first and may buy it for 3 coins.
web-rules-fig-price-2 = Blue will not: the worker goes home. Orange is asked, for 2.
web-rules-fig-price-3 = Orange has no 2 coins. Purple gets the ship for 1!
web-rules-r1 = The cubes of a ship that nobody bought go to the stock.
web-rules-r2 = Who cannot pay is passed over without being asked. The log says so.
web-rules-loading-1 = In turn, from the first player on, everybody brings their goods where they are wanted: those of ships bought this round, those in the warehouse and the one in the market hall. A ship must be unloaded in the round it is bought. For every cube there are these ways:
web-rules-way-contract = onto a contract that still wants it, for good. A contract may be filled over several rounds.
web-rules-way-merchant = to a merchant of yours who deals in it: 1 coin for each.
web-rules-way-warehouse = into your warehouse, 4 at most: there they keep, and count 1 point each at the end.
web-rules-way-convert = in the market hall: any 3 become 1 other from the stock.
web-rules-way-sell = in the market hall: any 2 become 1 coin.
web-rules-way-keep = in the market hall: 1 may stay for later rounds.
web-rules-loading-2 = What is left over is lost. Cubes never go back into the bag.
web-rules-r3 = Goods in the warehouse and the hall can be used in any later loading, with or without a new ship.
web-rules-r4 = A conversion takes a cube that lay in the stock before, of a kind that is not among the three given. It can be used at once.
web-rules-r5 = The order of one’s steps is free: all one’s goods lie together on the quay. What is put into the warehouse or the hall stays there until the next loading.
web-rules-r6 = Who has no goods is passed over.
web-rules-income-1 = Everybody gets 1 coin. Who has bought nothing this round gets 1 more, and so does the owner of the Bank. Then the metal coin goes to the left.
web-rules-r7 = Coins never run out.
web-rules-fire = Fire!
web-rules-fire-1 = Everybody adds up their firemen; who has none has 0. The greatest strength wins the fire’s points, the smallest loses as many. Who is tied wins or loses in full. If all are equally strong nothing happens.
web-rules-fire-2 = Four fires come: one in spring, in summer and in autumn, each worth more than the last, and the 4th at the very end.
web-rules-fig-fire = An example: fire 2, with strengths 5, 2 and 0.
web-rules-end = The end
web-rules-end-1 = When a supply leaves only the 4th fire on the pile, the last round has come. After its income the 4th fire burns, and the points are counted. If the 3rd fire happens to lie directly above it, both burn one after the other, and the game is over at once.
web-rules-end-2 = Most points win; with equal points, most coins.
web-rules-r8 = If coins are equal too, the victory is shared.
web-rules-r9 = Scores may be below zero at any time.
web-rules-score = What counts at the end
web-rules-score-contracts = 5, 8 or 11 for a complete contract of 2, 3 or 4 goods; 0 for one that lacks something
web-rules-score-offices = 2, 5, 9 or 14 for 1, 2, 3 or 4 of them
web-rules-score-merchants = 1 each
web-rules-score-warehouse = 1 for each cube in it
web-rules-score-port = 1 for each of your ships
web-rules-score-chamber = 1 for each of your coins, which you keep
web-rules-score-fires = what the fires have brought and cost
web-rules-hidden = What is hidden
web-rules-hidden-1 = Only the order of the pile within each season, and what the bag will yield. Everything else lies open to all: which cards are still to come in each season, how many cubes of each good are in the bag, everybody’s coins.
web-rules-cards-1 = Every card explains itself at the table. All of them lie in the gallery.
web-rules-to-cards = To the cards
web-rules-recon-fires = the values of fires 1 to 3: 1, 2 and 3 (the 4th is attested with 4)
web-rules-recon-firemen = the values of the firemen (only the 3 in autumn is attested)
web-rules-recon-contracts = which goods each contract wants

## The table in the browser

table-title = The table · Speicherstadt
table-title-turn = ● Your turn – Speicherstadt
table-title-other = { $player } decides – Speicherstadt
table-title-over = The game is over – Speicherstadt
table-home = To the home page
table-offline = The connection is lost; it is being restored …
table-close = Close
table-round = Round { $round }

table-wait-demand = { $player } places a worker ({ $worker } of 3).
table-wait-purchase = { $player } is asked: { $card } for { coins }?
table-wait-loading = { $player } loads.
table-thinks = { $player } thinks
table-waits = { $player } decides
table-next-place = Then it is { $player }’s turn.
table-next-purchase = Then the purchases begin at the first berth.
table-next-asked = Without a purchase { $player } is asked next, for { coins }.
table-next-same = Without a purchase the same player is asked again, for { coins }.
table-next-discard = Without a purchase nobody gets the card.
table-next-loading = What is left on the quay at the end is lost.

table-canal = The canal and its warehouses
table-berth = Berth { $berth }
table-berth-empty = Berth { $berth }: empty
table-berth-nobody = Nobody stands there.
table-berth-workers = In the windows, from below: { $players }.
table-berth-place = Put a worker here: the price becomes { coins }.
table-berth-price = Price: { coins }.
table-price-would = would be the price
table-price-nobody = nobody yet
table-worth = Worth to you:
table-contract-lacks = still lacks { $cubes }
table-contract-complete = complete

table-fire-strength = strength { $count }
table-fire-equal = All are equally strong: nothing happens.

table-dock = What is to be done
table-place-title = Place a worker
table-place-how = Choose a warehouse: your worker takes the lowest free window. Whoever stands lowest is asked first, but every worker above makes the card dearer.
table-place-preview = The price would be { coins }; you have { $purse }.
table-place-here = Put a worker here
table-buy = Buy for { $count }
table-buy-sure = Really buy for { $count }?
table-left = { coins } left
table-pass = Let the price fall

table-my-quay = My quay
table-places = Where the goods can go
table-quay-of = On { $player }’s quay
table-quay-empty = nothing left
table-quay-choose = Choose a cube, or drag it to its place.
table-quay-where = Where to with the { $good }?
table-gain-completes = completes it: { points }
table-gain-lacks = { points } later; then lacks { $cubes }
table-gain-coin = +1 coin
table-gain-store = 1 point each at the end
table-gain-keep = 1 cube for later
table-hall-keep = Keep in the hall
table-sell-two = Sell two
table-sell-two-which = Choose the second cube
table-convert = Convert three
table-convert-note = for 1 of another kind
table-convert-give = Give three cubes ({ $count } of 3)
table-convert-take = and take
table-convert-first = Choose the three first.
table-convert-back = Back
table-stow = Stow the rest
table-reset = Start loading again
table-finish = Finish loading
table-finish-sure = Really finish?
table-would-lose = { $cubes } would be lost

table-undo = Undo
table-hint = Hint
table-menu = Menu
table-hints = What the senator advises
table-hints-wait = The senator is thinking …
table-hints-note = Chance to win and expected points, with the reasons. A click plays it.
table-hint-chance = Chance to win

table-players = Players
table-you = you
table-bot = bot
table-absent = away
table-stands-in = { $bot } stands in
table-hot-seat = hot seat
table-first = First player: holds the metal coin
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
        [one] { $count } worker at home
       *[other] { $count } workers at home
    }

table-side = Log, what is to come, chat
table-tab-log = Log
table-tab-coming = To come
table-tab-chat = Chat
table-supplied = At the berths: { $cards }
table-took-back =
    { $count ->
        [one] { $player } takes a step back.
       *[other] { $player } takes { $count } steps back.
    }
table-go-there = Look at this moment
table-coming-last = At the end
table-discard = Discarded
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

table-past-banner = You are looking at the past.
table-to-now = Back to now
table-replay-banner = You are watching a finished game.
table-to-end = To the end
table-to-start = To the beginning
table-step-back = One step back
table-step-on = One step on
table-play = Play
table-pause = Pause
table-slider = Moment of the game

table-result = The result
table-replay = Watch the replay
table-you-win = You win!
table-wins = { $winners } wins
table-share = { $winners } share the victory
table-end-lead = After { $rounds } rounds:
table-end-tie = Equal points are decided by the coins.
table-look-at-table = Look at the table
table-rematch = Play again
table-rematch-join = To the next game
table-rematch-set = The next game is set up: everybody meets again at a new table.
table-share-link = Link to the replay

table-settings = Settings
table-rules = Rules
table-cards = Cards
table-keys = Keys
table-export = Save the record
table-fork = Try another way from here
table-fork-note = A new table that goes on from the moment you see, with what is hidden shuffled anew.
table-sound = Sound
table-invite = Link to this table
table-seats = Seats
table-seats-bot = Which bot?
table-bot-for = Put a bot in
table-bot-for-me = Let a bot play for me
table-take-back = Take my seat back
table-leave = Leave the game
table-leave-sure = Really leave? Your seat becomes free.

table-fairness = Check the shuffle
table-fair-sound = Pile and bag follow from the secret and everybody’s contributions. The shuffle was fair.
table-fair-unsound = Something does not match: this shuffle cannot be trusted.
table-fair-later = The game is still on. The secret is told when it is over, and then it can be checked here.
table-fair-commitment = Before anybody sat down, the server fixed its secret by showing this fingerprint (SHA-256):
table-fair-contributions = Everybody’s browser mixed in something of its own:
table-fair-none = nothing
table-fair-hidden = The secret stays hidden until the end of the game.
table-fair-secret = The server’s secret, told after the game:
table-fair-own = Your browser has checked it: the fingerprint belongs to this secret.
table-fair-derived = Pile and bag follow from the secret and all contributions, so neither the server nor a player could choose them alone.
table-fair-origin = This game goes on from another one: the first { $at } decisions were taken over, and what was hidden then was shuffled anew.
table-fair-verify = With the saved record, anybody can check it too: speicherstadt verify

table-key-number = place a worker; loading: choose a cube, then its place
table-key-buy = buy
table-key-pass = let the price fall
table-key-finish = finish loading
table-key-hint = hint
table-key-undo = take back
table-key-walk = one step back or on in the history
table-key-jump = to the beginning, to the present
table-key-tab = from one choice to the next
table-key-escape = close
table-key-list = this list

table-guide = Your first round
table-guide-next = Got it
table-guide-skip = No guide, please
table-guide-place-title = Put a worker above a card
table-guide-place = Every card at the berths will be for sale. Click the warehouse above the one you would like: your worker goes to the lowest free window. You have three workers.
table-guide-price-title = Workers make the price
table-guide-price = A card costs as many coins as workers stand above it. Whoever came first is asked first, but pays for all who came later! Come first, come late and cheap, or spoil somebody’s price.
table-guide-buy-title = Buy, or let the price fall
table-guide-buy = You are asked because your worker stands lowest. Buy now, or take the worker back: then the next one is asked, for a coin less. If you own another worker above, your turn comes again, if nobody buys before.
table-guide-income-title = A new round, a new coin
table-guide-income = Everybody has earned a coin; who bought nothing got one more. The metal coin has moved on: its owner now begins. From spring on ships bring goods, and fires break out: firemen help.
table-guide-loading-title = Unload your ship
table-guide-loading = Choose a cube, then a place for it: a contract that wants it, a merchant, the market hall. You can take every step back until you finish. What is left on the quay is lost.
