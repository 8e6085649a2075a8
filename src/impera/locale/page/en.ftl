### The words of the page in English; the words of the game are in ../en.ftl.

page-home = Home
page-nowhere = There’s nothing here.
page-not-loaded = This part of the page couldn’t be loaded.
page-language = Language
page-theme = Light or dark
page-title = Carta Impera Victoria
page-lead = Build a civilisation, keep an eye on your rivals, and be the first to collect seven cards of one Domain. For two to four players, with the rules of the edition you own.
page-play-now = Play now
page-new-table = New table
page-public-tables = Public tables
page-no-tables = There are no public tables at the moment.
page-join = Join
page-watch = Watch
page-opening = One moment…

## A new table

page-players = Players
page-chairs = Who sits where
page-chair = Seat { NUMBER($n, useGrouping: 0) }
page-edition = Edition
page-setup = Setup
page-clock = Thinking time
page-clock-usual = Standard: 90 seconds a decision, plus a 10-minute reserve; a week a decision against bots
page-clock-quick = Quick: 30 seconds a decision, plus a 3-minute reserve
page-clock-calm = Relaxed: 3 minutes a decision, plus a 20-minute reserve
page-clock-days = Correspondence: 3 days a decision
page-public = Public: anyone can join or watch
page-open = Open the table

## Before the game

page-link = Link to this table
page-copy-link = Copy the link
page-name = Your name
page-sit = Sit down here
page-leave = Leave this seat
page-here = is here
page-away = not connected

## At the table

page-bot-plays = a bot is standing in
page-back = Take over from the bot
page-first = First Player
page-area-of = { $player }’s area
page-hand = Your hand
page-deck =
    { $n ->
        [one] Deck: { NUMBER($n, useGrouping: 0) } card
       *[other] Deck: { NUMBER($n, useGrouping: 0) } cards
    }
page-discard = Discard pile ({ NUMBER($n, useGrouping: 0) })
page-last-round = Last round
page-threat = { player.start } could win with { domain } next turn.
page-rail-threat = could win next turn
page-majority-now =
    { $n ->
        [one] If the game ended now, { $winners } would win by majority.
       *[other] If the game ended now, { $winners } would win together by majority.
    }
page-majority-tie =
    { $n ->
        [one] If the game ended now, { $winners } would win by majority: points are level, and { domain } decides.
       *[other] If the game ended now, { $winners } would win together by majority: points are level, and { domain } decides.
    }
page-others-turn = { $player }’s turn.
page-chosen = Your choice: { card }. Waiting for { $player }; you can still change your mind.
page-only-shown = This table can only be viewed: it can’t be played any further.
page-your-turn = It’s your turn.
page-end-turn = End turn
page-close = Close
page-together-discard = Discard { NUMBER($n, useGrouping: 0) } cards ({ NUMBER($made, useGrouping: 0) } chosen)
page-together-give = Give back { NUMBER($n, useGrouping: 0) } cards ({ NUMBER($made, useGrouping: 0) } chosen)
page-together-keep =
    { $n ->
        [one] Keep { NUMBER($n, useGrouping: 0) } card ({ NUMBER($made, useGrouping: 0) } chosen)
       *[other] Keep { NUMBER($n, useGrouping: 0) } cards ({ NUMBER($made, useGrouping: 0) } chosen)
    }
page-asked-keep-discard =
    { $n ->
        [1] Choose the card to keep; the others will be discarded.
       *[other] Choose the { NUMBER($n, useGrouping: 0) } cards to keep; the others will be discarded.
    }
page-asked-keep-give =
    { $n ->
        [1] Choose the card to keep; the others go back.
       *[other] Choose the { NUMBER($n, useGrouping: 0) } cards to keep; the others go back.
    }
page-undo = Undo
page-cancel = Back
page-log = Game log
page-log-earlier = Show earlier
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-replay = Replay

## Talk

page-phrase = Phrase
page-phrase-seat = Which player
page-phrase-domain = Which Domain
page-free-text = In your own words
page-say = Say: { $text }
page-chat = Chat
page-reactions = Reactions
page-point = Tell everyone
page-preview = The others will see:

## Deciding, and the table's menu

page-you = you
page-team = Team { NUMBER($n, useGrouping: 0) }
page-partner = your partner
page-wants-pause = asks for a pause
page-asked = Your decision
page-confirm = Yes: { $decision }
page-effects = Effects you can apply
page-why = Why not…?
page-why-title = Choose an effect to see why you can’t apply it now.
page-hint = Hint
page-hint-about = The best decisions and your chance of winning with each, judged only by what you know.
page-hint-unrated = A game with hints doesn’t count towards your rating.
page-hint-show = Show the hint
page-hint-thinking = Thinking…
page-hint-title = Your best decisions
page-hint-close = Close the hint
page-hinted =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } hint: not rated
       *[other] { NUMBER($n, useGrouping: 0) } hints: not rated
    }
page-skip = Skip ahead
page-since = Since your last turn
page-curtain = Pass the device to { $player }.
page-curtain-lift = { $player } is here: show the cards
page-hand-limit = Hand limit: { NUMBER($n, useGrouping: 0) }
page-still =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } turn with no card drawn
       *[other] { NUMBER($n, useGrouping: 0) } turns with no card drawn
    }
page-turn-of = { $player }’s turn
page-step-play = play
page-step-effects = effects
page-step-draw = draw
page-pile-discard = Discard pile
page-pile-pack = Your pack
page-pile-centre = Centre
page-pile-area = Your area
page-menu = Table menu
page-calls = Correspondence games
page-calls-on = Notify this device when it’s my turn
page-calls-text = This works even when the page is closed: at most one message an hour, and nothing about anyone’s cards.
page-calls-failed = Your browser couldn’t sign up for notifications. Try again later.
page-calls-no = No, thanks
page-pause = Ask for a pause
page-go-on = Carry on playing
page-vote-out = Let a bot play for { $player }
page-voted-out = You’ve voted. A bot takes over once everyone agrees.
page-friends = Invite friends
page-friends-text = The game continues on the server with the same cards, and won’t be rated. Choose which bots should make room for your friends, then send your friends the link. This browser keeps the game as it is now.
page-friends-bots = Bots that make room
page-friends-go = Continue online
page-leave-game = Leave the game
page-leave-sure = A bot will stand in for you until you come back. If you’re not back by the end, the game counts as a loss for you.
page-mute = Mute { $player }
page-hear = Unmute { $player }
page-watching = { NUMBER($n, useGrouping: 0) } watching
page-reference = Reference sheet
page-rail = { domain }: { NUMBER($n, useGrouping: 0) } of { NUMBER($goal, useGrouping: 0) }
page-rail-level = level { NUMBER($level, useGrouping: 0) }
page-rail-embargo = under Embargo
page-rail-coin = with the Culture coin

## The end of a game

page-over-won = You win!
page-over-won-team = Your team wins!
page-over-won-shared = You share the victory!
page-over-lost =
    { $n ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
page-over-tie = Points are level: { domain } decides.
page-over-winner = Winner
page-over-length = Turns: { NUMBER($turns, useGrouping: 0) }. Minutes: { NUMBER($minutes, useGrouping: 0) }.
page-over-turning = Your turning point
page-over-skill = Your decisions: an error of { $rate } ± { $margin } per thousand, about level { NUMBER($level, useGrouping: 0) }.
page-over-luck = Your luck: { $points } percentage points.
page-over-share = Share
page-over-analyse = Analyse
page-over-board = Show the table
page-over-result = Result
