### The words of the screen `replay`; the words of the game are in ../en.ftl.

## Moving through a game

replay-controls = Controls
replay-position = Position in the game
replay-start = To the beginning
replay-end = To the end
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-step-back = One step back
replay-step-on = One step on
replay-effect-back = Previous effect
replay-effect-on = Next effect
replay-run = Run
replay-stop = Stop
replay-speed = Speed
replay-decisions = Decisions
replay-turn = Turn { NUMBER($n, useGrouping: 0) }: { $player }

## What is seen

replay-knowledge = Whose knowledge
replay-all-open = All cards open
replay-through = What { $player } knew
replay-hand = Hand: { $player }
replay-pack = Pack: { $player }
replay-middle = Between the players
replay-centre = Centre
replay-coin = The coin beside the deck
replay-result = Result
replay-winner = Winner
replay-continued =
    { $n ->
        [one] Goes on from another game, after { NUMBER($n, useGrouping: 0) } decision
       *[other] Goes on from another game, after { NUMBER($n, useGrouping: 0) } decisions
    }
replay-games = Other games
replay-close = Close

## What can be done

replay-go-on = Go on from here
replay-go-on-text = Take a seat and play on from this position; bots play the others. The hidden cards can be known from the replay, so the game does not count for the ranking.
replay-go-on-seat = Your seat
replay-go-on-level = The others
replay-go-on-play = Play on
replay-go-on-over = The game is over here. Step back first.
replay-share = Copy a link
replay-shared = Link copied
replay-link = Link to this position
replay-record = Download the record

## The shuffle, drawn again

replay-verify = Check the shuffle
replay-verify-text = Your browser draws all cards again by itself, from what everybody put into the shuffle, and compares.
replay-verify-form = The record holds a shuffle that can be read.
replay-verify-commitment = The server’s secret is the one it was bound to before the game.
replay-verify-shown = It is bound by the very commitment that this browser was shown.
replay-verify-own = What this browser put in stands in the record unchanged.
replay-verify-people = What each person put in is what they were bound to, and nobody was bound later than anybody revealed.
replay-verify-seed = All of it together makes the seed of the draw.
replay-verify-lot = The lot makes { $player } First Player.
replay-verify-deck = The deck lies as it was drawn: { NUMBER($n, useGrouping: 0) } cards.
replay-verify-removed = The cards put away are those drawn.
replay-verify-continued = This game goes on from another one, so its cards were not drawn for it and there is no shuffle to check. Check that of the game it goes on from.
replay-fits = It fits
replay-differs = It does not fit
replay-values = Values
replay-value-secret = Secret of the server
replay-value-commitment = Commitment
replay-value-contribution = Contribution
replay-value-seed = Seed
replay-value-drawn = Drawn again
replay-value-recorded = In the record
replay-value-mine = Kept by this browser
replay-proves-people = So neither the server nor any player could choose the cards, or who is First Player: the server was bound before it knew what the people put in.
replay-proves-bots = So the cards are those of the secret the server was bound to. Only bots played, and the server drew for them: nobody else put anything in.
replay-proves-nothing = Something does not fit. The record is not what this shuffle leads to: it was changed, or the cards were not drawn as they should have been.

## What decisions were worth

replay-chances = Chances of winning
replay-chances-text = At every step, as far as whoever decides there can know: the hidden cards of the others do not count.
replay-judging = The decisions are being judged …
replay-not-judged = The decisions could not be judged.
replay-again = Try again
replay-points = Turning points and mistakes
replay-no-points = The lead never changed, and nobody made a mistake.
replay-ahead = Ahead from here: { $player }
replay-fall = { $before } → { $after }
replay-worth = Chance of winning { $after } instead of { $before }.
replay-fine = Chance of winning { $after }.
replay-forced = Chance of winning { $chance }; there was no other choice.
replay-better = Better: { $better }.
