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
play-bot-name = Bot { $number }
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
