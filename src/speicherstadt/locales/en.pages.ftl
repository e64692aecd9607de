### Texts of pages that few visitors open. The web app fetches them with these pages.

## My games

games-none = You haven’t finished a game yet. Your first one will appear here.
games-won = Won
games-lost = Lost
games-streak = Current winning streak
games-best-streak = Longest winning streak
games-chart-title = Points by source
games-chart-lead = { $count ->
    [one] Your latest game that counts.
   *[other] Your latest { $count } games that count, the newest at the bottom.
  }
games-chart-table = Show the numbers as a table
games-date = Date
games-average = Average
games-by-opponents = By opponents
games-by-players = By number of players
games-opponents = Opponents
games-players = Players
games-played = Games
games-points = Average points
games-against-people = People
games-against-mixed = Different bots
games-list-title = All finished games
games-place = Place { $place } of { $count }
games-daily = Daily harbour, { $day }
games-counted = Counts
games-practice = Practice
games-repeat = Daily harbour, unranked
games-continued = Continued from another game
games-hot-seat = You had several seats
games-stand-in = A bot played for you
games-rule-title = Which games count
games-rule = A game counts if you played one seat from start to finish and made more than half of its decisions yourself. A shared victory is a victory. Practice, repeated daily harbours, continued games and games in which you had several seats are listed, but don’t count.
games-apart = Not counted: { $count }
games-export-title = Take your games with you
games-export-csv = Table (CSV)
games-export-json = List (JSON)
games-export-records = All records (JSON Lines)

## The daily harbour

daily-intro = Everyone on this server gets the same cards, the same opponents and the same luck. If two people make the same decisions, they see the same game. The bots get stronger towards Sunday.
daily-today = Today, { $day }
daily-ends = A day ends at midnight UTC, which is { $time } for you.
daily-against = Against { $bots }
daily-finished = { $count ->
    [0] No one has finished it yet.
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
  }
daily-first = Your first game of the day counts. It has no hints, and you have to finish it before the day ends.
daily-again = Play again, unranked
daily-past = Play unranked
daily-unranked = Your game isn’t in the ranking: the day ended first, or a bot decided for you.
daily-ranking = Ranking
daily-rank = Rank
daily-name = Name
daily-points = Points
daily-place = Final place
daily-you = you
daily-locked = The ranking opens when your ranked game is over, because other games show which cards are coming.
daily-nobody = No one has finished a ranked game on this day.
daily-compare = Decision by decision
daily-compare-lead = Step through your game. In the same position, what did the others choose?
daily-beside = Compare with
daily-everyone = Everyone
daily-step = Decision { $number } of { $count }
daily-before = Previous decision
daily-next = Next decision
daily-parting = Next difference
daily-mine = You
daily-share = { $count } of { $all }
daily-alone = No one else was in this position.
daily-apart = { $name } was never in this position.
daily-same = You and { $name } chose the same.
daily-differ = Here you part ways: { $name } chose something else.
daily-look = Look at the board
daily-archive = Past days
daily-archive-none = Today is the first day here.
daily-fair-title = Is it fair?
daily-fair-known = The deal follows from a secret that only the server knows. The fingerprint of the secret is published a week in advance, and the secret is revealed when the day is over, so anyone can check that the deal wasn’t changed. Your browser keeps the fingerprints it sees and compares them.
daily-fair-trust = Not proven: the person who runs the server can know the deal beforehand. And anyone who has finished knows the cards, so the ranking relies on no one playing first under another name. The server computes all points itself.
daily-commitment = Fingerprint of the secret
daily-secret = Secret
daily-upcoming = The days to come

## The rules

web-rules-lead = Hamburg’s warehouse district: ships come in, fires break out, and every card goes to whoever wants it most or waits the longest.
web-rules-contents = On this page
web-rules-marks = Marks on this page
web-rules-mark-ruling = A ruling: the rulebooks leave this open, so we decided it.
web-rules-aim = Aim of the game
web-rules-aim-1 = You run a trading house. Completed contracts, counting offices, churches and a strong fire brigade earn points. The player with the most points after the last fire wins.
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
web-rules-way-merchant = Sell it for 1 coin to one of your merchants who deals in it.
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
web-rules-fire-1 = Everyone adds up the values of their firemen; without firemen, the total is 0. The player with the highest total gains the fire’s points, and the player with the lowest loses as many. In a tie, everyone involved gains or loses the full amount. If all totals are equal, nothing happens.
web-rules-fire-2 = There are four fires: one each in spring, summer and autumn, each worth more than the one before, and the 4th at the very end.
web-rules-fig-fire = Example: fire 2, with strengths of 5, 2 and 0.
web-rules-end = End of the game
web-rules-end-1 = If only the 4th fire is left on the pile after the supply phase, this round is the last. After its income phase, the 4th fire breaks out and points are counted. If the 3rd fire happens to lie directly above the 4th, both break out one after the other in the next supply phase, and the game ends immediately.
web-rules-end-2 = The player with the most points wins. If points are tied, the player with the most coins wins.
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
web-rules-hidden-1 = Only the order of the pile within each season, and the order in which cubes come out of the bag. Everything else is open to all: which cards each season still holds, how many cubes of each kind are in the bag, and how many coins everyone has.
web-rules-cards-1 = At the table, every card explains itself. The gallery shows them all.
web-rules-to-cards = See the cards
web-rules-recon-fires = the values of fires 1 to 3: 1, 2 and 3 (only the 4 of the 4th fire is documented)
web-rules-recon-firemen = the values of the firemen (only the 3 in autumn is documented)
web-rules-recon-contracts = which goods each contract needs

## Sessions, devices and access tokens

web-device-title = Continue on another device
web-device-lead = Your seats belong to this browser. Use a code or a private link to continue on another device.
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
web-session-title = Where you’re signed in
web-session-lead = Sign out browsers that you no longer use or don’t recognise.
web-session-unknown = Unknown browser
web-session-current = This browser
web-session-seen = Signed in { $created }, last seen { $seen }
web-session-end = Sign out
web-session-end-sure = Sign out for good?
web-session-end-here = Without another browser or a code, you can’t get back to your seats.
web-session-ended = That browser is signed out.
web-session-end-others = Sign out everywhere else
web-session-end-others-sure = Really sign out everywhere else?
web-session-others-ended = All other browsers are signed out.
web-token-title = Access tokens
web-token-lead = Give each program its own token, so you can revoke one without affecting the others.
web-token-make = Create token
web-token-field = Token
web-token-once = This is the only time you’ll see it. Keep it as safe as a key.
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
