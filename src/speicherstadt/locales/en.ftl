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

## Hints

hint-title = Hints, the best first:
hint-chance = { $number }%
hint-points = { $number } points
hint-set-aside = set aside

hint-new-contract = { points } at the end; you lack { $cubes }
hint-enables = lets you complete { $card } for { points }
hint-supplies = brings { $cubes } for your contracts
hint-proceeds = nothing your contracts lack; its goods sell for { coins }
hint-trader = buys your { $good } at 1 coin a cube; { points } at the end
hint-shelf = keeps up to { $count } cubes, 1 point each at the end
hint-next-office = your Counting Office number { $number }: { points } more
hint-strength = firemen { $mine } against { $others }; fires to come: { $fires }
hint-interest = 1 coin at each income: { coins } by the end
hint-worth = { points } at the end, come what may
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
hint-stored = 1 point if it still lies in the warehouse at the end
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
