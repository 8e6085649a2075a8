### The words of the screen `replay`; the words of the game are in ../en.ftl.

## Moving through a game

replay-controls = Controls
replay-position = Position in the game
replay-start = To the start
replay-end = To the end
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-step-back = One step back
replay-step-on = One step forward
replay-effect-back = Previous effect
replay-effect-on = Next effect
replay-run = Play
replay-stop = Pause
replay-speed = Speed
replay-decisions = Decisions
replay-turn = Turn { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Point of view
replay-all-open = All cards face up
replay-through = What { $player } knew
replay-hand = Hand: { $player }
replay-pack = Pack: { $player }
replay-middle = Middle of the table
replay-centre = Centre
replay-coin = The coin beside the deck
replay-result = Result
replay-winner = Winner
replay-continued =
    { $n ->
        [one] Continued from another game after { NUMBER($n, useGrouping: 0) } decision
       *[other] Continued from another game after { NUMBER($n, useGrouping: 0) } decisions
    }
replay-begun =
    { $n ->
        [one] Started on one device, continued online after { NUMBER($n, useGrouping: 0) } decision
       *[other] Started on one device, continued online after { NUMBER($n, useGrouping: 0) } decisions
    }
replay-games = Other games
replay-close = Close

## What can be done

replay-go-on = Play on from here
replay-go-on-text = Take a seat and play on from this position; bots play the other seats. You may know the hidden cards from the replay, so the new game doesn’t count towards your rating.
replay-go-on-seat = Your seat
replay-go-on-level = The others
replay-go-on-play = Play on
replay-go-on-over = The game is over at this point. Step back first.
replay-share = Copy a link
replay-shared = Link copied
replay-link = Link to this position
replay-record = Download the record

## The shuffle, drawn again

replay-verify = Check the shuffle
replay-verify-text = Your browser repeats the whole shuffle by itself, from what everyone put in, and compares the results.
replay-verify-form = The record contains the shuffle in a readable form.
replay-verify-commitment = The server’s secret is the one it committed to before the game.
replay-verify-shown = It’s the same commitment that this browser was shown.
replay-verify-own = What this browser put in is in the record, unchanged.
replay-verify-people = What each player put in is what they committed to, and all had committed before any of it was revealed.
replay-verify-seed = Together, these make the seed of the shuffle.
replay-verify-lot = First Player, drawn by lot: { $player }.
replay-verify-deck = The deck is in the order the shuffle gives ({ NUMBER($n, useGrouping: 0) } cards).
replay-verify-removed = The cards removed from the game are the ones the shuffle picked.
replay-verify-continued = This game continues another one, so its cards weren’t shuffled again and there’s nothing to check here. Check the game it continues.
replay-verify-begun = This game was started on one device, without a server, so not everyone took part in the shuffle and there’s nothing to check.
replay-fits = Matches
replay-differs = Doesn’t match
replay-values = Values
replay-value-secret = The server’s secret
replay-value-commitment = Commitment
replay-value-contribution = Contribution
replay-value-seed = Seed
replay-value-drawn = Recalculated
replay-value-recorded = In the record
replay-value-mine = Kept by this browser
replay-proves-people = So neither the server nor any player could choose the cards or the First Player: the server committed before it knew what the players would put in.
replay-proves-bots = So the cards follow from the secret the server committed to. Only bots played, so nobody else put anything into the shuffle.
replay-proves-nothing = Something doesn’t match. Either this record was changed, or the cards weren’t shuffled as they should have been.

## What decisions were worth

replay-chances = Chances of winning
replay-chances-text = At every step, judged by what the deciding player can know; the others’ hidden cards aren’t taken into account.
replay-judging = Judging the decisions…
replay-not-judged = The decisions couldn’t be judged.
replay-again = Try again
replay-ledger = Luck and skill
replay-ledger-text = In percentage points of the chance of winning. Luck is judged with all hands revealed, errors only by what each player could know.
replay-open-chances = Curve with all hands revealed
replay-luckiest = Luckiest draw: { $points }
replay-unluckiest = Unluckiest draw: { $points }
replay-luck-deal = The deal: { $points }
replay-points = Turning points and mistakes
replay-no-points = The lead never changed, and nobody made a mistake.
replay-ahead = Ahead from here: { $player }
replay-fall = { $before } → { $after }
replay-worth = Chance of winning: { $after } instead of { $before }.
replay-fine = Chance of winning: { $after }.
replay-forced = Chance of winning: { $after }; there was no other choice.
replay-better = Better: { $better }.
