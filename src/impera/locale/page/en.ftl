### The words of the page in English; the words of the game are in ../en.ftl.

page-home = Home
page-nowhere = There is nothing here.
page-language = Language
page-theme = Light or dark
page-title = Carta Impera Victoria
page-lead = Build a civilisation, mind the others, and be the first with seven cards of one Domain. For two to four players, by the rules of your own box.
page-play-now = Play now
page-play-now-text = You against two bots; it begins at once.
page-new-table = New table
page-public-tables = Public tables
page-no-tables = No table is open to all at the moment.
page-finished-games = Games played here
page-no-games = No game has been finished yet.
page-join = Join
page-watch = Watch
page-opening = One moment …
page-line-lost = The connection is lost. Trying again …

## A new table

page-players = Players
page-chairs = Who sits where
page-chair = Chair { NUMBER($n, useGrouping: 0) }
page-person = A person
page-edition = Printing
page-setup = Setup
page-clock = Time to think
page-clock-usual = The usual: 90 seconds and 10 minutes in reserve; a week against bots
page-clock-quick = Quick: 30 seconds and 3 minutes in reserve
page-clock-calm = Calm: 3 minutes and 20 in reserve
page-clock-days = By letter: 3 days for each decision
page-public = Public: anybody may join or watch
page-open = Open the table

## Before the game

page-link = Link to this table
page-copy-link = Copy the link
page-name = Your name
page-sit = Sit down here
page-leave = Get up
page-here = is here
page-away = not connected

## At the table

page-bot-plays = a bot plays on
page-back = Play on myself
page-first = First Player
page-area-of = Area of { $player }
page-hand = Your hand
page-deck =
    { $n ->
        [one] Deck: { NUMBER($n, useGrouping: 0) } card
       *[other] Deck: { NUMBER($n, useGrouping: 0) } cards
    }
page-discard = Discard pile ({ NUMBER($n, useGrouping: 0) })
page-discard-pile = Discard pile
page-pack = Your pack
page-centre = Centre
page-last-round = Last round
page-others-turn = It is the turn of { $player }.
page-your-turn = It is your turn.
page-end-turn = End the turn
page-undo = Take back
page-cancel = Something else
page-log = What happened
page-rematch = Rematch
page-to-rematch = To the rematch
page-replay = Replay

## Talk

page-phrase = Phrase
page-phrase-seat = Of whom
page-phrase-domain = Of which Domain
page-free-text = In your own words
page-say = Say: { $text }

## Replay

page-step-back = One step back
page-step-on = One step on
page-run = Run
page-stop = Stop
page-position = Position
page-knowledge = Whose knowledge
page-all-open = All cards open
page-record = Record
