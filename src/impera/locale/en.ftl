### The words of the game in English.
### Codes come in and words go out. $domain is A R E S C U, or "hidden" for a card seen from behind; $era
### is 1 to 3; $effect is a token; $player and $target are names, or numbers of seats that have none.
### Attributes are cases and articles for the sentences of this file; nobody else asks for them.

## Domains, Eras and cards

domain-A = Army
domain-R = Religion
domain-E = Economy
domain-S = Science
domain-C = Culture
domain-U = Utopia
domain =
    { $domain ->
        [A] { domain-A }
        [R] { domain-R }
        [E] { domain-E }
        [S] { domain-S }
        [C] { domain-C }
        [U] { domain-U }
       *[other] { $domain }
    }
era-1 = Era I
era-2 = Era II
era-3 = Era III
era =
    { $era ->
        [1] { era-1 }
        [2] { era-2 }
       *[3] { era-3 }
    }
numeral =
    { $era ->
        [1] I
        [2] II
       *[3] III
    }
card =
    { $domain ->
        [hidden] { era } card
       *[other] { domain } { numeral }
    }
    .a =
        { $domain ->
            [hidden] an { card }
           *[other] { card }
        }
card-several = { NUMBER($n, useGrouping: 0) }× { card }
cards =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } card
       *[other] { NUMBER($n, useGrouping: 0) } cards
    }
cards-of-era = { NUMBER($n, useGrouping: 0) } of { era }
no-cards = none

## Players

player =
    { $player ->
        [0] seat 0
        [1] seat 1
        [2] seat 2
        [3] seat 3
       *[other] { $player }
    }
    .start =
        { $player ->
            [0] Seat 0
            [1] Seat 1
            [2] Seat 2
            [3] Seat 3
           *[other] { $player }
        }
target =
    { $target ->
        [0] seat 0
        [1] seat 1
        [2] seat 2
        [3] seat 3
       *[other] { $target }
    }
    .start =
        { $target ->
            [0] Seat 0
            [1] Seat 1
            [2] Seat 2
            [3] Seat 3
           *[other] { $target }
        }
players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } player
       *[other] { NUMBER($n, useGrouping: 0) } players
    }
points =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } point
       *[other] { NUMBER($n, useGrouping: 0) } points
    }
both = { $first } and { $last }
name-free = Open seat
name-person = Player { NUMBER($n, useGrouping: 0) }
name-twin = { $player } ({ NUMBER($n, useGrouping: 0) })
name-bot-1 = Aurelia
name-bot-2 = Marcus
name-bot-3 = Helena
name-bot-4 = Leo
name-bot-5 = Sophia
name-bot-6 = Victor
name-bot-7 = Irene
name-bot-8 = Felix
name-bot-9 = Diana
name-bot-10 = Hector
name-bot-11 = Julia
name-bot-12 = Roman
name-guest-1 = Guest Owl
name-guest-2 = Guest Fox
name-guest-3 = Guest Bear
name-guest-4 = Guest Hare
name-guest-5 = Guest Heron
name-guest-6 = Guest Lynx
name-guest-7 = Guest Otter
name-guest-8 = Guest Raven

## Effects

effect-assassination = Assassination
effect-assassination-text = Discard 1 card from your hand.
effect-purge = Purge
effect-purge-text = Discard 2 cards from your hand.
effect-holy-book = Holy Book
effect-holy-book-text = Your hand limit is 5 this turn.
effect-divine-right = Divine Right
effect-divine-right-text = Your hand limit is 7 this turn.
effect-development = Development
effect-development-text = Discard 1 card from your area, then play 1 from your hand.
effect-monopoly = Monopoly
effect-monopoly-text = Discard 2 cards from your area, then play 2 from your hand.
effect-experiment = Experiment
effect-experiment-text = Take 1 card from your area into your hand, then play 1 from your hand.
effect-research = Research
effect-research-text = Take 2 cards from your area into your hand, then play 2 from your hand.
effect-oligarchy = Oligarchy
effect-oligarchy-text = Take 1 card of your choice from the discard pile into your hand.
effect-republic = Republic
effect-republic-text = Take 2 cards of your choice from the discard pile into your hand.
effect-attack = Attack
effect-attack-text = Discard an Army card and one card of a Domain you choose; everyone else who has a card of that Domain loses one too.
effect-inquisition = Inquisition
effect-inquisition-text = Discard a Religion card, take another player’s whole hand, and give back as many cards as you took.
effect-embargo = Embargo
effect-embargo-text =
    Lay an Economy card face down on { $whom ->
        [another] another player’s card
       *[any] any player’s card
    }; on their next turn that player may not play cards of the covered Domain.
effect-breakthrough = Breakthrough
effect-breakthrough-text = Discard a Science card, draw 5 cards, then discard 5 from your hand.
effect-democracy = Democracy
effect-democracy-text =
    { $whom ->
        [another] Put a Utopia card face down into any Domain of another player
        [any] Put a Utopia card face down into any Domain of any player
       *[any-with-card] Put a Utopia card face down into any Domain of any player, provided there’s a card in it
    }; that player then needs one more card there to win by hegemony.
effect-inspiration = Inspiration
effect-inspiration-text = If you have more Culture cards than any other player, copy a permanent effect that another player qualifies for and you don’t.
effect =
    { $effect ->
        [assassination] { effect-assassination }
        [purge] { effect-purge }
        [holy-book] { effect-holy-book }
        [divine-right] { effect-divine-right }
        [development] { effect-development }
        [monopoly] { effect-monopoly }
        [experiment] { effect-experiment }
        [research] { effect-research }
        [oligarchy] { effect-oligarchy }
        [republic] { effect-republic }
        [attack] { effect-attack }
        [inquisition] { effect-inquisition }
        [embargo] { effect-embargo }
        [breakthrough] { effect-breakthrough }
        [democracy] { effect-democracy }
        [inspiration] { effect-inspiration }
       *[other] { $effect }
    }
needs-level = level { NUMBER($level, useGrouping: 0) }, with { cards } or more
needs-discard = discard effect
needs-lead = if you lead in Culture
explained = { domain }, { effect } ({ $needs }): { $text }

## Steps, and what is asked

step-draft = draft
step-open = centre pick
step-play = step 1, play a card
step-effects = step 2, effects
step-resolve = step 2, resolving an effect
step-over = the game is over
asked-draft = Keep one card from your pack.
asked-open = Take one card from the centre into your area.
asked-play = Step 1: play a card from your hand.
asked-effects = Step 2: apply an effect, or end the turn.
asked-over = The game is over.
asked-discard-hand = { effect }: discard { cards } from your hand.
asked-discard-area = { effect }: discard { cards } from your area, then play { NUMBER($plays, useGrouping: 0) }.
asked-take-area = { effect }: take { cards } from your area into your hand, then play { NUMBER($plays, useGrouping: 0) }.
asked-take-discard = { effect }: take { cards } from the discard pile into your hand.
asked-give-hand = { effect }: give { cards } from your hand to { target }.
asked-play-hand = { effect }: play { cards } from your hand.

## Decisions to choose from

decision-keep = keep { card }
decision-open = take { card } from the centre
decision-play = play { card }
decision-discard = discard { card }
decision-take = take { card }
decision-give = give { card }
decision-effect = { effect }
decision-inspire = Inspiration: copy { target }’s { effect }
decision-attack = Attack on { domain }
decision-inquisition = Inquisition on { target }
decision-embargo = Embargo on { target }’s { domain }
decision-democracy = Democracy in { target }’s { domain }
decision-end = end the turn

## What has happened

log-sat = { player.start } sits down.
log-left = { player.start } leaves the table; the seat is open.
log-filled-on = { player.start } puts a bot in an open seat.
log-filled-off = { player.start } removes a bot; the seat is open.
log-committed = { player.start } is ready for the shuffle.
log-revealed = { player.start } contributes to the shuffle.
log-reshuffle = A seat is open again, so the shuffle starts over.
log-began = The game begins. First Player: { player }.
log-decided-keep = { player.start } keeps { card.a }.
log-decided-open = { player.start } takes { card } from the centre.
log-decided-play = { player.start } plays { card }.
log-decided-discard = { player.start } discards { card }.
log-decided-take = { player.start } takes { card } into their hand.
log-decided-give = { player.start } gives back { card.a }.
log-decided-effect = { player.start } applies { effect }.
log-decided-inspire = { player.start } copies { target }’s { effect }.
log-decided-attack = { player.start } attacks { domain }.
log-decided-inquisition = { player.start } applies Inquisition to { target }.
log-decided-embargo = { player.start } lays an Embargo on { target }’s { domain }.
log-decided-democracy = { player.start } puts a Democracy in { target }’s { domain }.
log-decided-end = { player.start } ends the turn.
log-chosen-on = You choose to keep { card.a }.
log-chosen-off = You withdraw your choice.
log-undone =
    { $n ->
        [one] { player.start } takes back { NUMBER($n, useGrouping: 0) } decision.
       *[other] { player.start } takes back { NUMBER($n, useGrouping: 0) } decisions.
    }
log-hinted = { player.start } gets a hint.
log-away-left = { player.start } has left; a bot takes over.
log-away-clock = { player.start } has run out of time; a bot takes over.
log-away-vote = { player.start } was voted out for not moving; a bot takes over.
log-back = { player.start } is back in the game.
log-voted = { player.start } votes to let a bot take over.
log-wants-pause-on = { player.start } asks for a pause.
log-wants-pause-off = { player.start } is ready to play on.
log-paused = Paused: the clocks are stopped.
log-resumed = The game resumes.
log-talked = { player.start }: { $text }
log-muted-on = You no longer see { player }’s messages.
log-muted-off = You can see { player }’s messages again.
log-reported = Thank you. The host will look into it.
log-ended-hegemony =
    { $n ->
        [one] { $winners } wins by hegemony.
       *[other] { $winners } win by hegemony.
    }
log-ended-majority =
    { $n ->
        [one] { $winners } wins by majority.
       *[other] { $winners } win by majority.
    }
log-ended-stalemate =
    { $n ->
        [one] Nobody has drawn a card for ten rounds: { $winners } wins by majority.
       *[other] Nobody has drawn a card for ten rounds: { $winners } win by majority.
    }
log-rematch = A table for a rematch is open.
log-closed-nobody = The table was closed: not everyone showed up in time.
log-closed-host = The host has closed this table.
cards-lost = { player.start } loses { $cards }.
cards-drawn = You draw { $cards }.

## The result in one line, after "won by"

result-hegemony = { $winners }, by hegemony
result-majority = { $winners }, by majority ({ $points })
result-stalemate = { $winners }, by majority after a stalemate ({ $points })
result-after-tie = { $result }, after a tie on points
result-side = { $side }: { NUMBER($n, useGrouping: 0) }

## What a table agrees on

edition-consensus = Common rules
edition-consensus-text = What the five editions agree on; where they differ, what most of them say.
edition-uk = Ukrainian edition
edition-uk-text = In the draft, the cards in the centre are picked clockwise.
edition-ro = Romanian edition
edition-ro-text = You may lay an Embargo on other players only; a Democracy can go into any Domain, even an empty one; the coin stays until someone has more Culture cards than the player who copied.
edition-el = Greek edition
edition-el-text = Same as the common rules.
edition-pt = Brazilian edition
edition-pt-text = You may use Embargo and Democracy on other players only; a Democracy can go into an empty Domain; whoever draws the last card of the deck finishes their turn, then everyone else has exactly one more.
edition-it = Italian edition
edition-it-text = Same as the common rules.
edition =
    { $edition ->
        [uk] { edition-uk }
        [ro] { edition-ro }
        [el] { edition-el }
        [pt] { edition-pt }
        [it] { edition-it }
       *[consensus] { edition-consensus }
    }
setup-base = Base
setup-base-text = Everyone starts with 3 cards from the deck and an empty area.
setup-draft = Draft
setup-draft-text = Everyone picks 3 cards from packs that are passed around, and 1 from the centre for their area.
setup =
    { $setup ->
        [draft] { setup-draft }
       *[base] { setup-base }
    }
teams = Teams
teams-text = Two against two: partners sit opposite each other and win together.
level-1 = Novice
level-1-text = Friendly; only has eyes for its own cards.
level-2 = Apprentice
level-2-text = Plans its whole turn.
level-3 = Adviser
level-3-text = Thinks a little ahead and keeps an eye on the others.
level-4 = Strategist
level-4-text = Thinks further ahead.
level-5 = Master
level-5-text = Learnt by playing against itself: a tough opponent.
level-6 = Emperor
level-6-text = The strongest of all; takes a moment to think.
phase-waiting = Waiting for everyone to sit down.
phase-shuffling = The cards are being shuffled.
phase-playing = The game is under way.
phase-paused = The game is paused; the clocks are stopped.
phase-over = The game is over.
phase-closed = The table is closed.

## Calling somebody back to slow games

call-title = It’s your turn
call-text =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } table is waiting for you.
       *[other] { NUMBER($n, useGrouping: 0) } tables are waiting for you.
    }
call-room-tables =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } new public table is waiting for players.
       *[other] { NUMBER($n, useGrouping: 0) } new public tables are waiting for players.
    }
call-room-games =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } public game has ended.
       *[other] { NUMBER($n, useGrouping: 0) } public games have ended.
    }

## What went wrong, and what to do

error-malformed = The server didn’t understand what this page sent. Reload it and try again.
error-too-large = That was too long for the server. Make it shorter and try again.
error-too-fast = That was too fast and didn’t count. Wait a moment and try again.
error-enough = That’s been done too often at this table. Play on, or open another table.
error-unattended = You’ve left too many tables open with nobody there. Finish or leave some of those games first.
error-bots-only = This server doesn’t open tables for bots alone. Keep at least one seat for a person.
error-too-many = Too many requests from your network. Close pages you don’t need, or wait a minute.
error-slow = Your connection can’t keep up with the table. Check it and reload the page.
error-late = This page took too long to answer. Check your connection and reload the page.
error-host = The server doesn’t go by this name. Open the game at its usual address.
error-origin = This page comes from another site. Open the game at its usual address.
error-unknown = This link doesn’t lead to a table or game. Check it, or start a new table.
error-not-yours = That isn’t your seat. Take a seat first, or choose one of yours.
error-not-now = You can’t do that right now. Check what’s happening at the table.
error-not-your-turn = It’s someone else’s decision. Wait for your turn.
error-old-position = The table has changed in the meantime. Take another look and choose again.
error-illegal = The rules don’t allow that. Choose one of the decisions on offer.
error-taken = Someone is already sitting there. Take another seat.
error-name = This name isn’t allowed. Use up to 24 characters: digits and letters from a single alphabet, and nothing that looks like a bot’s name.
error-code = This code is wrong, has already been used or has expired. Make a new one on your other device.
error-passkey = This passkey doesn’t work here: it’s unknown, it’s been removed, or it took too long to respond. Try again, or use a code from another device.
error-refused = That can’t be accepted as it stands. Change it and try again.
error-id-reused = This page has mixed up its messages. Reload it.
error-unavailable = The server can’t save anything right now. Wait a moment and try again.
error-newer = This table was saved by a newer version of the server. Come back once the server is up to date; nothing is lost.
error-stopping = The server is restarting. Come back in a moment.
error-banned = The host has blocked you from playing on this server. If you think that’s a mistake, write to them; the privacy page says how.
error-muted = The host has muted you, so you can’t chat. You can still play.
error-maintenance = The host is working on the server, so no new tables can be opened. Games in progress go on; try again later.
error-until = The restriction lasts until { $until }.

## Why something cannot be done; $rule is the number of the rule

why-over = The game is over ({ $rule }).
why-not-your-turn = It’s { target }’s turn to decide ({ $rule }).
why-not-your-pick = It’s { target }’s turn to choose ({ $rule }).
why-players = This table has only { players } ({ $rule }).
why-no-draft = This game is played without a draft ({ $rule }).
why-keep-first = First keep a card from your pack ({ $rule }).
why-open-first = First take a card from the centre ({ $rule }).
why-pack = There’s no { card } in your pack ({ $rule }).
why-centre = There’s no { card } in the centre ({ $rule }).
why-draft-over = The draft is over ({ $rule }).
why-no-card = You have no { card } in your hand to play ({ $rule }).
why-embargo = An Embargo stops you from playing { domain } this turn ({ $rule }).
why-play-first = First play a card from your hand ({ $rule }).
why-one-play = You can only play one card in step 1 ({ $rule }).
why-step = Effects come in step 2: play a card first ({ $rule }).
why-not-asked = No effect asks you for that now ({ $rule }).
why-resolving = Finish { effect } first ({ $rule }).
why-used-permanent = You’ve already used a permanent { domain } effect this turn ({ $rule }).
why-used-discard = You’ve already used the { domain } discard effect this turn ({ $rule }).
why-level = { effect } needs { NUMBER($n, useGrouping: 0) } { domain } cards in your area; you have { NUMBER($have, useGrouping: 0) } ({ $rule }).
why-payment = { effect } costs one { domain } card from your area, and you have none ({ $rule }).
why-hand = You need at least { cards } in your hand ({ $rule }).
why-area = You need at least { cards } in your area ({ $rule }).
why-pile = There must be at least { cards } in the discard pile ({ $rule }).
why-playable = You wouldn’t have enough playable cards left ({ $rule }).
why-not-in-hand = You have no { card } in your hand ({ $rule }).
why-not-in-area = You have no { card } in your area ({ $rule }).
why-not-in-pile = There’s no { card } in the discard pile ({ $rule }).
why-dead-end = With this choice you couldn’t finish the effect ({ $rule }).
why-attack = To attack { domain } you need at least one { domain } card of your own ({ $rule }).
why-attack-army = To attack Army you need two Army cards ({ $rule }).
why-attack-none = Attack costs an Army card and a card of the Domain you attack: you don’t have both ({ $rule }).
why-inquisition = Choose another player, not yourself ({ $rule }).
why-embargo-target = { target.start } has no face-up { domain } card to cover ({ $rule }).
why-embargo-own = To cover your own Economy you need two Economy cards ({ $rule }).
why-embargo-another = In this edition you may lay an Embargo on other players only ({ $rule }).
why-embargo-none = There’s no face-up card to cover ({ $rule }).
why-democracy-target = { target.start } has no face-up { domain } card ({ $rule }).
why-democracy-own = To choose your own Utopia you need two Utopia cards ({ $rule }).
why-democracy-another = In this edition you may put a Democracy in other players’ Domains only ({ $rule }).
why-democracy-none = There’s no Domain you can choose: each needs a face-up card ({ $rule }).
why-lead = You need more Culture cards than any other player ({ $rule }).
why-inspire-own = You can only copy another player’s effect, not your own ({ $rule }).
why-no-sources = No other player has enough cards for a permanent effect ({ $rule }).
why-no-source = { target.start } doesn’t have enough cards for any permanent effect ({ $rule }).
why-source = { target.start } doesn’t have enough cards for { effect } ({ $rule }).
why-copied = You can only copy one effect per turn ({ $rule }).
why-own-effect = You have enough cards for { effect } yourself: use your own ({ $rule }).
why-copied-domain = You’ve already used a permanent { domain } effect this turn, so you can’t copy one ({ $rule }).

## Talk at the table

phrase-hello = Have a good game, everyone!
phrase-thanks = Thanks!
phrase-well-played = Well played, { player }!
phrase-agreed = Agreed!
phrase-no-deal = No deal.
phrase-one-moment = Just a moment, please.
phrase-about-to-win = { player.start } is about to win!
phrase-about-to-win-by = { player.start } is about to win with { domain }!
phrase-stop = We have to stop { player }!
phrase-attack = Let’s attack { domain }!
phrase-will-attack = I’m going to attack { domain }.
phrase-spare = Please leave { domain } alone.
phrase-embargo = Somebody should lay an Embargo on { player }’s { domain }.
phrase-democracy = Somebody should put a Democracy in { player }’s { domain }.
phrase-inquisition = Somebody should look at { player }’s hand.
phrase-truce = { player.start }, shall we call a truce?
phrase-your-turn-to-act = { player.start }, it’s up to you now.
phrase-hand-is-harmless = I have nothing dangerous in my hand.
phrase-stop-this = Stop { player }’s { domain }!
phrase-attack-this = I’m going to attack { player }’s { domain }.
phrase-leave-this = Leave { player }’s { domain } to me.
phrase-no-answer = I have no answer to { player }’s { domain }.
phrase-try-attack = I’ll try to attack { domain }.
phrase-try-embargo = I’ll try to lay an Embargo on { player }’s { domain }.
phrase-try-democracy = I’ll try to put a Democracy in { player }’s { domain }.
phrase-not-now = Not now: I have a better move.
phrase-cannot-stop = Nothing in my area can stop { player }’s { domain }.
phrase-nice = Nice move!
phrase-wow = I didn’t see that coming!
phrase-phew = Phew, that was close!
phrase-ouch = Ouch, that hurts!
phrase-oops = Oops, my mistake!

## The table in the terminal

table-agreed =
    { $teams ->
        [yes] { edition }, { players }, teams, { setup }
       *[no] { edition }, { players }, { setup }
    }
table-over = { $agreed }: { step-over }
table-draft = { $agreed }: { $step }, { player } chooses
table-turn = { $agreed }: { player }’s turn, { $step }
table-cards = { cards } ({ $eras })
table-last-round = { $deck }, last round
table-sure = { $cards }, known: { $sure }
table-area = area { $cards }
table-area-counted = area { $cards } ({ $columns })
table-column = { domain } { NUMBER($n, useGrouping: 0) }
table-hand = hand { $cards }
table-pack = pack { $cards }
table-embargo =
    { $n ->
        [1] Embargo on { domain }
       *[other] Embargo on { domain }, { cards }
    }
table-democracy =
    { $n ->
        [1] Democracy in { domain }
       *[other] Democracy in { domain }, { cards }
    }
table-coin = { player }’s coin on { domain }
label-deck = deck
label-centre = centre
label-pack = pack
label-discard = discard
label-won = won by
label-limit = limit
label-barred = barred
label-used = used
label-asked = asked
label-legal = legal
label-decided = decided
other-rules = This game was played with version { NUMBER($played, useGrouping: 0) } of the rules. It’s shown with version { NUMBER($now, useGrouping: 0) }, as far as possible.
show-title = { $file }, game { NUMBER($game, useGrouping: 0) }, after { NUMBER($made, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) } decisions

## Playing in the terminal

play-welcome = Carta Impera Victoria. Type the number of a choice, or `help`.
play-seats = Seated clockwise: { $players }. First Player: { player }.
play-bots = Level { NUMBER($level, useGrouping: 0) } bots play the other seats.
play-bot = The bot { $bot } plays the other seats.
play-bots-on = Level { NUMBER($level, useGrouping: 0) } bots play from now on.
play-teams = { $one } play against { $other }.
play-goodbye = Goodbye.
play-area = Your area: { $cards }
play-hand = Your hand: { $cards }
play-choice = { player.start }, your choice:
play-hand-over = { player.start }, press Enter when only you can see the screen.
play-over = The game is over. Type `save FILE`, `log`, `undo` or `quit`:
play-unknown = “{ $text }” is neither on the list nor a command. Try `help`.
play-goal = End your turn with { cards } of one Domain in your area to win.
play-commands = Type the number of a choice, its token, or one of these:
command-help = help: this list; `help attack` explains an effect, `help army` a Domain, `help effects` all effects
command-why = why: why something isn’t possible now, as in `why attack` or `why play A1`
command-table = table: the table as you see it
command-log = log: every decision so far
command-undo = undo: back to the last decision a person made
command-level = level N: set the level of the bots, from 1 to 6
command-save = save FILE: save the game
command-load = load FILE: continue a saved game
command-quit = quit: leave
play-no-effect = There’s no effect called “{ $text }”. Effects: { $effects }. Domains: { $domains }.
play-no-decision = “{ $text }” isn’t a decision. Try `why attack` or `why play A1`.
play-possible = That’s possible now.
play-not-decided = You haven’t decided anything yet.
play-undone = Back at decision { NUMBER($n, useGrouping: 0) }.
play-saved = Saved to { $file }.
play-no-name = Name a file: `{ $command } evening.json`
play-no-file = { $file }: No such file or directory
play-no-level = There’s no level “{ $text }”; choose one from 1 to 6.
play-crowded = { NUMBER($people, useGrouping: 0) } people can’t share { NUMBER($n, useGrouping: 0) } seats
play-wrong-people = { $file }: people is { $people }; it must be a list of seats

## The analysis of a game

percent = { NUMBER($n, useGrouping: 0) }%
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
analysis-title =
    { $n ->
        [one] { $file }, game { NUMBER($game, useGrouping: 0) }: { NUMBER($n, useGrouping: 0) } decision judged
       *[other] { $file }, game { NUMBER($game, useGrouping: 0) }: { NUMBER($n, useGrouping: 0) } decisions judged
    }
analysis-note = The chance of winning with the best decision and with the one made, judged by what the deciding player could know.
analysis-none = No decision was marked.
analysis-number = no.
analysis-player = seat
analysis-decision = decision
analysis-before = best
analysis-after = made
analysis-mark = judgement
analysis-better = better
analysis-choices = choices
analysis-rate = error, ‰
analysis-level = level
analysis-inaccuracies = inaccuracies
analysis-mistakes = mistakes
analysis-blunders = blunders
analysis-option = { $decision } ({ NUMBER($chance, useGrouping: 0) }%)
analysis-turning =
    { $n ->
        [one] Ahead after { NUMBER($n, useGrouping: 0) } decision: { player } ({ NUMBER($chance, useGrouping: 0) }%)
       *[other] Ahead after { NUMBER($n, useGrouping: 0) } decisions: { player } ({ NUMBER($chance, useGrouping: 0) }%)
    }
analysis-made = decisions made
analysis-chance = chance of winning
analysis-ledger = Luck and skill in percentage points: luck judged with all hands revealed, errors only by what each player could know
analysis-start = start
analysis-luck = luck
analysis-errors = their own errors
analysis-gifts = others’ errors
analysis-rest = the rest
analysis-result = result
analysis-lucky-deal = The luckiest moment was the deal, for { $player }: { $points } percentage points
analysis-unlucky-deal = The unluckiest moment was the deal, for { $player }: { $points } percentage points
analysis-lucky-draw = The luckiest moment was the draw after decision { NUMBER($n, useGrouping: 0) }, for { $player }: { $points } percentage points
analysis-unlucky-draw = The unluckiest moment was the draw after decision { NUMBER($n, useGrouping: 0) }, for { $player }: { $points } percentage points

## The coach: what a better decision would have changed. $found and $instead are numbers out of 100,
## for the decision that was made and for the better one.

coach-title = { player.start }, decision { NUMBER($n, useGrouping: 0) }: { $decision }
coach-better = Better: { $better }
coach-none = No single cause stands out.
coach-line = For example: { $text }
coach-win-now = You had a chance to win with { domain } this turn: after the better decision you do so in { NUMBER($instead, useGrouping: 0) } of 100 simulated games, after yours in { NUMBER($found, useGrouping: 0) }.
coach-threat = { player.start } wins with { domain } before your next turn in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-win-next = You win with { domain } on your next turn in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-tie = You lose on the tie-break alone in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-last = The game is decided by majority before your next turn in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-cost = { player.start }’s Attack on { domain } costs you a card before your next turn in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-aimed = { player.start } uses { effect } against you before your next turn in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-taken = { player.start } takes { card } from the discard pile before your next turn in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-able = You start your next turn with enough cards for { effect } in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-used = { player.start } uses { effect } before your next turn in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
coach-fewer = In { NUMBER($found, useGrouping: 0) } of 100 simulated games, you start your next turn with fewer face-up cards than after the better decision; in { NUMBER($instead, useGrouping: 0) }, with more.
coach-helps = { player.start } wins the game in { NUMBER($found, useGrouping: 0) } of 100 simulated games; after the better decision, in { NUMBER($instead, useGrouping: 0) }.
