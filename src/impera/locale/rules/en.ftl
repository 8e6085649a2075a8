### The rules in English, one message a number of RULES.md; the words of the game are in ../en.ftl.
### *Between asterisks* stands what is named there; { "R5.9" } becomes a link to that rule.

## The screen

rules-title = The rules
rules-lead = Carta Impera Victoria in numbered paragraphs. { "R" } is a rule of the printed books, { "Q" } a ruling where they are silent or unclear.
rules-contents = Contents
rules-search = Search the rules
rules-clear = Clear the search
rules-found =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } place found
       *[other] { NUMBER($n, useGrouping: 0) } places found
    }
rules-found-none = Nothing found. Try fewer words, or only the beginning of a word.
rules-copy = Copy the link to { $rule }
rules-copied = The link to { $rule } is copied.
rules-print = Print

## For those who have never played

rules-intro = The game in two minutes
rules-aim = The aim
rules-aim-text = You build a civilisation out of cards of six Domains. Whoever ends their turn with 7 cards of one Domain in their area (8 when only two play) wins at once: that is hegemony. If the deck runs out before that, majority decides: whoever leads in the most Domains.
rules-turn = A turn
rules-turn-1 = Play a card from your hand into your area. You have to.
rules-turn-2 = Use effects if you like. Enough cards of a Domain open its permanent effects, which cost nothing; a discard effect costs one card of its Domain.
rules-turn-3 = Draw up to three cards in hand. Then it is the next player’s turn.
rules-example = An example
rules-example-text = Three people play. In your area lie two Science cards and one Army card. You play a third Science card, and level 1 of Science is open: you apply Experiment, take the Army card back into your hand and play a Culture card instead. Then you discard a Science card for Breakthrough: you draw five cards, keep the best and discard five. You hold two cards now, so you draw one, and your turn is over.
rules-before = before
rules-after = after

## Tables

rules-numbers = Numbers by players
rules-numbers-text = These numbers depend on how many people play.
rules-numbers-level1 = Cards for level 1
rules-numbers-level2 = Cards for level 2
rules-numbers-goal = Cards for hegemony
rules-numbers-aside = Cards of each Era put away
rules-numbers-cards = Cards in the game
rules-cards = The 104 cards
rules-domain = Domain
rules-total = Total

## Headings

rules-s1 = Cards
rules-s2 = Before the first turn
rules-s3 = A turn
rules-s3-text = Turns go clockwise, from the First Player on. A turn has three steps.
rules-s4 = Effects
rules-s5 = What the Domains do
rules-face-down = Cards lying face down
rules-s6 = Culture
rules-s7 = The end
rules-s8 = Teams
rules-s9 = Who knows what
rules-s10 = The five printings
rules-s10-text = Tables play by the common rules unless they choose a printing. Only these points differ.
rules-s10-note = Where Democracy needs no card, any of the six Domains may be named; in the Romanian edition even your own Utopia with your only Utopia card.

## Where printings differ

rules-printing = Your printing
rules-point = What differs
rules-same = as in the common rules
rules-point-centre = Direction of the centre pick
rules-point-centre-common = counter-clockwise
rules-point-centre-other = clockwise
rules-point-embargo = Embargo may be laid on
rules-point-embargo-common = any player
rules-point-embargo-other = other players only
rules-point-democracy = Democracy may be laid on
rules-point-democracy-common = any player
rules-point-democracy-other = other players only
rules-point-card = Democracy needs a face-up card in that Domain
rules-point-card-common = yes
rules-point-card-other = no
rules-point-coin = The coin goes back when another player has
rules-point-coin-common = as many Culture cards, or more
rules-point-coin-other = more Culture cards
rules-point-last = After the last card of the deck
rules-point-last-common = the round is finished
rules-point-last-other = whoever drew it finishes the turn, then everybody else has exactly one more

## 1. Cards

rules-r1-1 = There are 104 cards. Each belongs to a Domain and to an Era, and has no other property.
rules-r1-2 = Domain and Era together are the kind of a card, such as Army I or Utopia III; there are fifteen kinds. Cards of one kind are interchangeable, and the Era never changes what a card does.
rules-r1-3 = The back of a card shows its Era. So everybody knows the Era of a hidden card, and only its holder knows the Domain.
rules-r1-4 = One coin belongs to the game: the Culture coin.

## 2. Before the first turn

rules-r2-1 = Two, three or four people play. Seats are counted clockwise from 0. Lots are drawn for seat 0; whoever gets it is the First Player for the whole game.
rules-r2-2 = Each Era is shuffled on its own. With two or three players, three cards of each Era are put away unseen; 95 stay in the game.
rules-r2-3 = The Era deck has Era I on top, Era II in the middle and Era III at the bottom.
rules-r2-4 = *Base:* everybody begins with three cards in hand and an empty area. Seat 0 takes the top three cards of the deck, then seat 1, and so on.
rules-r2-5 = *Draft:* everybody gets four cards, dealt in the same order. Keep one in secret and hand three to your left neighbour, the next seat; of the three you get, keep one and hand on two; of those two, keep one and leave the other. Packs move only when all have chosen, and the cards left over are turned up in the centre together. Then one centre card each goes into the own area: the last seat, to the right of the First Player, picks first, and so on counter-clockwise. Now all have three cards in hand and one in the area, which counts as laid, not as played. Records tell the choices seat by seat, from 0 up.
rules-r2-6 = The coin begins beside the deck.

## 3. A turn

rules-r3-1 = *Step 1, play (mandatory):* lay one card from your hand in your area. Only an embargo ({ "R5.9" }) can keep a card from being played. Whether you can play any card is looked at once, as your turn begins; if you can play none, step 1 is left out, and never otherwise.
rules-r3-2 = *Step 2, effects (optional):* apply any effects that are available to you, in any order, or none.
rules-r3-3 = *Step 3, draw (mandatory):* fill your hand up to your hand limit, which is 3 unless an effect of this turn has raised it. If you hold that many cards or more, you neither draw nor discard. If the deck has too few, take what it has; the discard pile is never shuffled into a new deck.
rules-r3-4 = When your turn ends, four things are looked at in this order: embargo cards that already lay on you when the turn began are discarded; hegemony ({ "R7.1" }); the end of the last turns ({ "R7.2" }); stalemate ({ "Q7.6" }). If the game is still on, the next turn begins.

## 4. Effects

rules-r4-1 = In a turn each Domain gives you at most one permanent and at most one discard effect. Finish an effect before you start the next. Where an effect contradicts a basic rule, the effect is right.
rules-r4-2 = Permanent effects have two levels. The number of face-up cards of the Domain in your area opens them: 3 for level 1 and 5 for level 2, with four players 2 and 4. Only the moment when you apply the effect counts, not what becomes of those cards afterwards.
rules-r4-3 = If you have enough cards for level 2, you may use level 1 instead. Using both in one turn is forbidden.
rules-r4-4 = A discard effect costs one card of its Domain from your area, and that one card is enough. It is discarded, unless the effect puts it somewhere else (Embargo, Democracy). Culture has no discard effect.
rules-r4-5 = Anybody may look through the discard pile at any time.
rules-q4-6 = *All or nothing:* you may start an effect only if you can carry it through, and within it you may choose only what still lets you finish it. A shortage is forgiven in two places only: to the others in an Attack ({ "R5.3" }), and in a Breakthrough ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Assassination*, level 1: discard one card from your hand.
rules-r5-2 = *Purge*, level 2: discard two cards from your hand.
rules-r5-3 = *Attack*, discard effect: pay an Army card, then name a Domain of which you still have a face-up card in your area, and discard one such card. Everybody else who has a face-up card of that Domain discards one as well. To name Army you therefore need two Army cards.
rules-r5-4 = *Holy Book*, level 1: your hand limit is 5 until the turn ends.
rules-r5-5 = *Divine Right*, level 2: your hand limit is 7 until the turn ends. For both effects: Religion cards that you lose later in the turn take nothing back, and next turn the effect must be applied anew.
rules-r5-6 = *Inquisition*, discard effect: pay a Religion card and choose another player. All cards of that hand come into yours, then you give back as many as you took, whichever you like. The chosen hand may be empty; then nothing moves.
rules-r5-7 = *Development*, level 1: discard one card from your area, then play one from your hand.
rules-r5-8 = *Monopoly*, level 2: discard two cards from your area, then play two from your hand.
rules-r5-9 = *Embargo*, discard effect: lay the Economy card face down across a face-up card in anybody’s area (to cover your own Economy you need two of them). The covered card remains what it was and can be covered again. In their next turn the player there may not play cards of the covered Domain, neither in step 1 nor through an effect; when that turn ends, the Economy card is discarded. The ban holds even if the covered card goes. Several embargoes add up. The Domain’s effects remain usable. If you lay one on yourself, it binds your following turn, not this one. Where no turn follows, the card stays where it is.
rules-r5-10 = *Experiment*, level 1: take one card from your area into your hand, then play one from your hand, possibly that very card.
rules-r5-11 = *Research*, level 2: take two cards from your area into your hand, then play two from your hand, possibly those very cards.
rules-r5-12 = *Breakthrough*, discard effect: pay a Science card, draw five cards from the deck, then discard five from your hand. If the deck has fewer, draw all it has and discard that many; with an empty deck the effect is allowed and brings nothing.
rules-r5-13 = *Oligarchy*, level 1: take any one card from the discard pile into your hand.
rules-r5-14 = *Republic*, level 2: take any two cards from the discard pile into your hand.
rules-r5-15 = *Democracy*, discard effect: put the Utopia card face down into a Domain of any player in which, once that card is gone from its place, a face-up card lies (so for your own Utopia you need two). It stays there to the end of the game, and for hegemony in that Domain the player needs one card more. Several add up.
rules-q5-16 = A face-down card is worth nothing to anybody: it opens no level, scores nothing, breaks no tie, and no effect can attack, discard, take, cover or choose it. Its kind is known to all.
rules-q5-17 = Where a card must go and the rules leave no choice of kind (the price of a discard effect, both sides of an Attack, a card laid face down), it is the one of the lowest Era in that Domain. If you attack Army, you thus lose your lowest Army card and then the next lowest.

## 6. Culture

rules-r6-1 = *Inspiration*: if you have more face-up Culture cards than every other player, you may once in a turn copy a permanent effect, of level 1 or 2, for which another player has enough cards at that moment; from somebody with enough for level 2 you may copy level 1 too. You carry it out with your own hand and area. One Culture card can be enough. Losing the lead afterwards changes nothing.
rules-q6-2 = A copy uses up your permanent effect of Culture for this turn, and also that of the copied Domain; likewise you cannot copy an effect of a Domain whose own effect you have used. You cannot copy an effect, meaning that Domain at that level, for which you have enough cards yourself. If you have enough for level 1 only, you may copy level 2 instead of using your own.
rules-r6-3 = The coin shows what was copied: it is put on that Domain in the other player’s area and waits there for the next copy. After every decision (each choice inside an effect is one, an Attack is one in all) the Culture cards are compared: as soon as anybody has as many as the player who copied, or more, the coin goes back to the deck. It is a reminder and no more: it locks nothing, and you may copy the same effect every turn.

## 7. The end

rules-r7-1 = *Hegemony:* if you end your turn with at least 8 face-up cards of one Domain (two players) or 7 (three or four), and one more for each face-down Utopia card there, you have won.
rules-r7-2 = *Last round:* once the last card of the deck is drawn, in step 2 or 3, the round is played out without drawing; the game stops when the First Player would be next. Effects can still be used, and hegemony still wins at once.
rules-r7-3 = *Majority:* whoever has the most face-up cards of a Domain gets a point, and so do all who are level with that player. A Domain that nobody has gives none. Most points win.
rules-r7-4 = Players level on points compare their Utopia cards, then Culture, Science, Economy, Religion, Army; at each comparison those with fewer drop out.
rules-q7-5 = Players who are still level share the victory.
rules-q7-6 = *Stalemate:* players could refuse to draw for ever. After 10 full rounds (10 turns a player, one after the other) in which no card left a deck that is not empty, the game stops and majority decides. A turn counts if the deck is as large after it as before it; any card drawn, in step 3 or by a Breakthrough, sets the count back to 0.

## 8. Teams

rules-r8-1 = With four players, seats 0 and 2 may play against 1 and 3, by all the numbers for four.
rules-r8-2 = A player’s hegemony is a victory for the team.
rules-r8-3 = At majority a team gets a point for a Domain if one of its two players has the most cards there. Level with the other team, both get it; level with your partner, your team still gets only 1.
rules-q8-4 = Teams level on points compare the cards of their better player, Domain by Domain as in { "R7.4" }, and share the victory if that does not part them. To every effect your partner is another player like any, and partners see no more of each other’s hand than others do.

## 9. Who knows what

rules-r9-1 = Open to all are the areas, the discard pile, the coin, the cards lying face down (kind and place), how many cards the deck and each hand hold and of which Eras. So is the course of the turn: player, step, hand limit, effects already applied, the one under way and what it still asks, the embargoes in force, the count of { "Q7.6" }. So are all decisions, with one reserve: of a card kept in the draft, or given back in an Inquisition, only the players concerned learn more than the Era.
rules-r9-2 = Only you know your hand, and in the draft the cards you have kept and the pack in front of you. Packs that have moved on are not shown again.
rules-r9-3 = A card that goes into a hand from an area or from the discard pile has been seen by all. So the game tells you which cards are surely in another hand: one more when a card gets there in this way, one fewer when such a card is played or discarded from that hand. After an Inquisition on a hand that is not empty, whoever made it is sure only of the cards given back; the other one is sure of the cards taken as well, less those that came back; everybody else forgets both hands. Nothing else is counted: not the draft, and nothing one could merely work out.
rules-r9-4 = Whatever is left, such as the order within an Era, the cards put away and the rest of every hand, stays secret in every way until the game has ended. Then all is told.
