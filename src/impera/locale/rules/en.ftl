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
        [one] { NUMBER($n, useGrouping: 0) } match
       *[other] { NUMBER($n, useGrouping: 0) } matches
    }
rules-found-none = Nothing found. Try fewer words, or just the beginning of a word.
rules-copy = Copy the link to { $rule }
rules-copied = The link to { $rule } has been copied.
rules-print = Print

## For those who have never played

rules-intro = The game in two minutes
rules-aim = The aim
rules-aim-text = You build a civilisation from cards of six Domains. The first player to end a turn with 7 cards of one Domain in their area (8 with two players) wins at once: that’s hegemony. If the deck runs out first, majority decides: whoever leads in the most Domains wins.
rules-turn = A turn
rules-turn-1 = Play a card from your hand into your area. This is mandatory.
rules-turn-2 = Use effects if you like. Enough cards of a Domain unlock its permanent effects, which cost nothing; a discard effect costs one card of its Domain.
rules-turn-3 = Draw until you have three cards in hand. Then it’s the next player’s turn.
rules-example = An example
rules-example-text = Three people are playing. You have two Science cards and one Army card in your area. You play a third Science card, which unlocks level 1 of Science: you apply Experiment, take the Army card back into your hand and play a Culture card instead. Then you discard a Science card for Breakthrough: you draw five cards, keep the best and discard five. You now hold two cards, so you draw one, and your turn is over.
rules-before = before
rules-after = after

## Tables

rules-numbers = Numbers by player count
rules-numbers-text = These numbers depend on how many players there are.
rules-numbers-level1 = Cards for level 1
rules-numbers-level2 = Cards for level 2
rules-numbers-goal = Cards for hegemony
rules-numbers-aside = Cards removed from each Era
rules-numbers-cards = Cards in the game
rules-cards = The 104 cards
rules-domain = Domain
rules-total = Total

## Headings

rules-s1 = Cards
rules-s2 = Before the first turn
rules-s3 = A turn
rules-s3-text = Turns go clockwise, starting with the First Player. A turn has three steps.
rules-s4 = Effects
rules-s5 = What the Domains do
rules-face-down = Cards lying face down
rules-s6 = Culture
rules-s7 = The end
rules-s8 = Teams
rules-s9 = Who knows what
rules-s10 = The five editions
rules-s10-text = A table uses the common rules unless an edition is chosen. Only these points differ.
rules-s10-note = Where a Democracy can go into an empty Domain, you may choose any of the six; in the Romanian edition this includes your own Utopia, even if you pay with your only Utopia card.

## Where editions differ

rules-edition = Your edition
rules-point = Rule
rules-same = as in the common rules
rules-point-centre-common = The centre cards of the draft are picked anticlockwise.
rules-point-centre-other = The centre cards of the draft are picked clockwise.
rules-point-embargo-common = You may lay an Embargo on any player, even yourself.
rules-point-embargo-other = You may lay an Embargo on other players only.
rules-point-democracy-common = You may put a Democracy in any player’s Domain, even your own.
rules-point-democracy-other = You may put a Democracy in other players’ Domains only.
rules-point-card-common = A Democracy needs a face-up card in the chosen Domain.
rules-point-card-other = A Democracy can go into any Domain, even an empty one.
rules-point-coin-common = The coin goes back as soon as anyone else has as many Culture cards as the player who copied, or more.
rules-point-coin-other = The coin goes back only when someone has more Culture cards than the player who copied.
rules-point-last-common = Once the last card of the deck is drawn, players finish the round.
rules-point-last-other = After the last card of the deck, whoever drew it finishes their turn; then everyone else has exactly one more.

## 1. Cards

rules-r1-1 = There are 104 cards. Each belongs to a Domain and an Era, and has no other property.
rules-r1-2 = A card’s Domain and Era together make its kind, such as Army I or Utopia III; there are fifteen kinds. Cards of the same kind are interchangeable, and the Era never changes what a card does.
rules-r1-3 = The back of a card shows its Era. So the Era of a hidden card, in a hand or in the deck, is public; its Domain is not.
rules-r1-4 = The game has one coin: the Culture coin.

## 2. Before the first turn

rules-r2-1 = The game is for two, three or four players. The First Player is drawn by lot and stays First Player to the end.
rules-r2-2 = Each Era is shuffled separately. With two or three players, three cards of each Era are removed unseen; 95 stay in the game.
rules-r2-3 = The Era deck has Era I on top, Era II in the middle and Era III at the bottom.
rules-r2-4 = *Base:* everyone starts with three cards from the top of the deck and an empty area.
rules-r2-5 = *Draft:* everyone is dealt four cards. Secretly keep one and pass three to the left; keep one of the three you receive and pass two; keep one of those two and set the other aside. Packs move only when everyone has chosen, and the cards set aside are turned face up in the centre together. Then each player takes one of them into their own area, starting with the player to the First Player’s right and going { $edition ->
        [uk] clockwise
       *[other] anticlockwise
    }. Everyone now has three cards in hand and one in their area; that card does not count as played.
rules-r2-6 = The coin starts beside the deck.

## 3. A turn

rules-r3-1 = *Step 1, play (mandatory):* put one card from your hand into your area. Only an Embargo ({ "R5.9" }) can stop you from playing a card. This is checked just once, when your turn begins: if you have no card you may play, and only then, you skip step 1.
rules-r3-2 = *Step 2, effects (optional):* apply any effects available to you, in any order, or none.
rules-r3-3 = *Step 3, draw (mandatory):* draw until you reach your hand limit, which is 3 unless an effect has raised it this turn. If you hold that many cards or more, you neither draw nor discard. If the deck has too few, take what it has; the discard pile is never shuffled into a new deck.
rules-r3-4 = At the end of your turn, this happens in order: Embargo cards that were already on you when the turn began are discarded; then hegemony ({ "R7.1" }) is checked, then whether this was the last turn ({ "R7.2" }), then stalemate ({ "Q7.6" }). If the game goes on, the next turn begins.

## 4. Effects

rules-r4-1 = Each turn, each Domain gives you at most one permanent and at most one discard effect. Finish an effect before you start the next. Where an effect contradicts a basic rule, the effect takes precedence.
rules-r4-2 = Permanent effects have two levels. Each is unlocked while you have enough face-up cards of the Domain in your area: 3 for level 1 and 5 for level 2, or 2 and 4 with four players. Only the moment you apply the effect counts, not what becomes of those cards afterwards.
rules-r4-3 = If you have enough cards for level 2, you may use level 1 instead. You may not use both in one turn.
rules-r4-4 = A discard effect costs one card of its Domain from your area, and that one card is enough. It is discarded, unless the effect puts it somewhere else (Embargo, Democracy). Culture has no discard effect.
rules-r4-5 = Anyone may look through the discard pile at any time.
rules-q4-6 = *All or nothing:* you may start an effect only if you can complete it, and within it you may choose only what still lets you finish. There are just two exceptions: in an Attack, the others need not have a card to lose ({ "R5.3" }), and a Breakthrough may find too few cards in the deck ({ "R5.12" }).

## 5. What the Domains do

rules-r5-1 = *Assassination*, level 1: discard one card from your hand.
rules-r5-2 = *Purge*, level 2: discard two cards from your hand.
rules-r5-3 = *Attack*, discard effect: discard an Army card, then choose a Domain of which you still have a face-up card in your area, and discard one such card. Everyone else who has a face-up card of that Domain discards one as well. So to choose Army you need two Army cards.
rules-r5-4 = *Holy Book*, level 1: your hand limit is 5 until the turn ends.
rules-r5-5 = *Divine Right*, level 2: your hand limit is 7 until the turn ends. For both effects: losing Religion cards later in the turn changes nothing, and next turn the effect has to be applied again.
rules-r5-6 = *Inquisition*, discard effect: discard a Religion card and choose another player. You take that player’s whole hand into yours, then give back as many cards as you took, whichever you like. The chosen hand may be empty; then nothing moves.
rules-r5-7 = *Development*, level 1: discard one card from your area, then play one from your hand.
rules-r5-8 = *Monopoly*, level 2: discard two cards from your area, then play two from your hand.
rules-r5-9 = *Embargo*, discard effect: lay the Economy card face down across a face-up card { $edition ->
        [ro] in another player’s area
        [pt] in another player’s area
       *[other] in anyone’s area (to cover your own Economy you need two Economy cards)
    }. The covered card remains what it was and can be covered again. The owner of that area may not play cards of the covered Domain on their next turn, either in step 1 or through an effect; when that turn ends, the Economy card is discarded. The ban holds even if the covered card is lost. Embargoes are cumulative. The Domain’s effects can still be used. { $edition ->
        [ro] If the owner of the area has no more turns, the card stays where it is.
        [pt] If the owner of the area has no more turns, the card stays where it is.
       *[other] An Embargo on yourself applies to your following turn, not this one. If the owner of the area has no more turns, the card stays where it is.
    }
rules-r5-10 = *Experiment*, level 1: take one card from your area into your hand, then play one from your hand, even that same card.
rules-r5-11 = *Research*, level 2: take two cards from your area into your hand, then play two from your hand, even those same cards.
rules-r5-12 = *Breakthrough*, discard effect: discard a Science card, draw five cards from the deck, then discard five from your hand. If the deck has fewer, draw them all and discard that many; with an empty deck the effect is allowed but does nothing.
rules-r5-13 = *Oligarchy*, level 1: take any one card from the discard pile into your hand.
rules-r5-14 = *Republic*, level 2: take any two cards from the discard pile into your hand.
rules-r5-15 = *Democracy*, discard effect: put the Utopia card face down { $edition ->
        [ro] into any Domain of any player, even an empty one
        [pt] into any Domain of another player, even an empty one
       *[other] into any Domain of any player, provided there is a face-up card in it (for your own Utopia you need two Utopia cards, as the one you put down does not count)
    }. It stays there to the end of the game, and for hegemony in that Domain that player needs one more card. Democracies in the same Domain are cumulative.
rules-q5-16 = A face-down card is worth nothing to anyone: it unlocks no level, does not count towards hegemony, majority or the lead in Culture, breaks no tie, and no effect can attack, discard, take, cover or choose it. Everyone knows its kind.
rules-q5-17 = When a card has to go and the rules leave no choice of kind (the price of a discard effect, both sides of an Attack, a card laid face down), it is the one from the earliest Era in that Domain. So if you attack Army, you lose your earliest Army card and then the next one.

## 6. Culture

rules-r6-1 = *Inspiration*: if you have more face-up Culture cards than any other player, you may once per turn copy a permanent effect, of level 1 or 2, for which another player has enough cards at that moment; from a player with enough for level 2 you may copy level 1 too. You carry it out with your own hand and area. Even one Culture card can be enough. Losing the lead afterwards changes nothing.
rules-q6-2 = Copying uses up the permanent effect of Culture for this turn, and that of the copied Domain too; likewise, you cannot copy an effect of a Domain whose permanent effect you have already used. You cannot copy an effect of a Domain at a level for which you have enough cards yourself. If you only have enough for level 1, you may copy level 2 instead of using your own.
rules-r6-3 = The coin shows what was copied: it is put on that Domain in the other player’s area and waits there for the next copy. After every decision (each choice inside an effect is one; a whole Attack is one) the Culture cards are compared: as soon as anyone else has { $edition ->
        [ro] more of them than the player who copied
       *[other] as many as the player who copied, or more
    }, the coin goes back beside the deck. It is only a reminder: it blocks nothing, and you may copy the same effect every turn.

## 7. The end

rules-r7-1 = *Hegemony:* if you end your turn with at least 8 face-up cards of one Domain (two players) or 7 (three or four), plus one for each face-down Utopia card there, you win.
rules-r7-2 = { $edition ->
        [pt] *Last turns:*
       *[other] *Last round:*
    } once the last card of the deck has been drawn, in step 2 or 3, { $edition ->
        [pt] the player who drew it finishes their turn, then everyone else has exactly one more turn, without drawing
       *[other] players finish the round without drawing; the game stops when it would be the First Player’s turn
    }. Effects can still be used, and a hegemony still wins at once.
rules-r7-3 = *Majority:* whoever has the most face-up cards of a Domain gets a point, and so does everyone tied with them. A Domain that nobody has gives none. Most points wins.
rules-r7-4 = Players tied for the most points compare their Utopia cards, then Culture, Science, Economy, Religion, Army; at each comparison those with fewer drop out.
rules-q7-5 = Players who are still tied share the victory.
rules-q7-6 = *Stalemate:* players could go on for ever without drawing. After 10 full rounds in a row (10 turns for each player) in which no card is drawn although the deck is not empty, the game stops and majority decides. A turn counts if the deck is as large after it as before; any card drawn, in step 3 or by a Breakthrough, resets the count to 0.

## 8. Teams

rules-r8-1 = Four players can play as two teams of two; partners sit opposite each other. All the numbers for four players apply.
rules-r8-2 = A player’s hegemony is a victory for the team.
rules-r8-3 = For majority, a team gets a point for a Domain if one of its two players has the most cards there. If the teams tie, both get it; if partners tie, their team still gets only 1 point.
rules-q8-4 = Teams tied on points compare Domain by Domain as in { "R7.4" }, each counting the cards of whichever partner has more. If that does not separate them, they share the victory. For every effect your partner is just another player, and partners see no more of each other’s hands than anyone else does.

## 9. Who knows what

rules-r9-1 = Everyone can see the areas, the discard pile, the coin, the cards lying face down (kind and place), and how many cards of each Era are in the deck and in each hand. The course of the turn is public too: player, step, hand limit, effects already applied, the one under way and what it still asks for, the Embargoes in force, the count in { "Q7.6" }. So are all decisions, with one exception: when a card is kept in the draft or given back in an Inquisition, only the players involved learn more than its Era.
rules-r9-2 = Only you know your hand and, in the draft, the cards you have kept and the pack in front of you. Packs that have been passed on are not shown again.
rules-r9-3 = A card that goes into a hand from an area or from the discard pile has been seen by everyone. So the game keeps count for you, kind by kind, of the cards that are certainly in another player’s hand: one more when a card gets there this way, one fewer when a card of that kind is played or discarded from that hand. After an Inquisition on a hand that is not empty, the player who applied it is certain only of the cards given back; the other player is certain of the cards taken as well, less those that came back; for everyone else, no card in either hand is certain any more. Nothing else is counted: not the draft, nor anything you could merely work out.
rules-r9-4 = Everything else, such as the order within an Era, the cards removed and the rest of every hand, stays secret until the game is over. Then everything is revealed.
