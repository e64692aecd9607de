### Texts of the command line, which the web app does not fetch.

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
play-practice = This is a practice game from now on: you have taken back more than your own last move. Cards that were revealed stay known and will come again.
play-reset-nothing = There is no loading to undo.
play-obvious = Obvious here (type obvious to do it):
play-obvious-nothing = There is nothing more to do here. Type done to finish loading.
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
      undo                   take back your last move, even past the bots’ moves
      reset                  undo everything in this loading phase
      plan                   show what is obvious to do in your loading
      obvious                do it, without finishing
      more                   list the conversions too
      hint                   show the best moves, with reasons
      cards                  explain the cards on the table
      log                    show everything that has happened so far
      save FILE              save the game
      quit                   leave the game

## Other commands in the terminal

cards-title =
    The “{ $name }” deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
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

verify-ok =
    { $file }: valid; { $players } players, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, rules version { $rules }, { $outcome }
verify-won = won by { $winners }
verify-running = not finished
verify-fair = { $file }: fairly shuffled (version { $version }); the pile, the bag and the first player follow from the committed secret and all contributions
verify-origin =
    { $at ->
        [one] This game continues another one: its first decision and everything known at that point were kept.
       *[other] This game continues another one: its first { $at } decisions and everything known at that point were kept.
    }
verify-unopened = { $player } did not open their contribution; its fingerprint was used instead
verify-kept = The secret, your contribution and everyone’s fingerprints match what you kept, so no one could choose last.
verify-not-kept = Not checked: whether someone replaced the secret or chose last. To check that, pass what you kept: --commitment, --mine, and --seen for every seat.
verify-version-1 = A version 1 proof does not bind the server’s operator, who could choose the secret after the contributions.
verify-bots = Bot decisions that follow from the secret: { $agreed } of { $count }.
serve-ready = Speicherstadt is running at { $address }  (Ctrl+C stops it; your games are in { $folder })
