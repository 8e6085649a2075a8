### The words of the page in English; the words of the game are in ../en.ftl.

page-home = Home
page-nowhere = There is nothing here.
page-not-loaded = This part of the page could not be loaded.
page-language = Language
page-theme = Light or dark
page-title = Carta Impera Victoria
page-lead = Build a civilisation, mind the others, and be the first with seven cards of one Domain. For two to four players, by the rules of your own box.
page-play-now = Play now
page-new-table = New table
page-public-tables = Public tables
page-no-tables = No table is open to all at the moment.
page-join = Join
page-watch = Watch
page-opening = One moment …

## A new table

page-players = Players
page-chairs = Who sits where
page-chair = Chair { NUMBER($n, useGrouping: 0) }
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
page-last-round = Last round
page-others-turn = It is the turn of { $player }.
page-only-shown = This table can only be viewed: nobody can play on.
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

## Deciding, and the table's menu

page-you = you
page-team = Team { NUMBER($n, useGrouping: 0) }
page-partner = your partner
page-wants-pause = asks for a pause
page-asked = What is asked
page-confirm = Yes: { $decision }
page-effects = Effects you may apply
page-effects-hint = Point at an effect to see what it does.
page-why = Why not …?
page-why-title = What you cannot do now, and why
page-skip = Skip ahead
page-curtain = Pass the device to { $player }.
page-curtain-lift = { $player } is here: show the cards
page-hand-limit = Hand limit { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } turn without a draw
       *[other] { NUMBER($n, useGrouping: 0) } turns without a draw
    }
page-turn-of = Turn: { $player }
page-step-play = play
page-step-effects = effects
page-step-draw = draw
page-pile-discard = Discard pile
page-pile-pack = Your pack
page-pile-centre = Centre
page-pile-area = Your area
page-menu = At this table
page-pause = Ask for a pause
page-go-on = Go on playing
page-leave-game = Leave the game
page-leave-sure = A bot will play on for you until you come back.
page-mute = Do not hear { $player }
page-hear = Hear { $player } again
page-watching =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } is watching
       *[other] { NUMBER($n, useGrouping: 0) } are watching
    }
page-reference = Reference sheet
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) }
page-rail-level = level { NUMBER($level, useGrouping: 0) }
page-rail-embargo = under embargo
page-rail-coin = with the Culture coin
