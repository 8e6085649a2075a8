"""The words of the game in English: names, and a sentence for every effect."""

from collections.abc import Sequence

from impera.rules import effects
from impera.rules.cards import DOMAINS
from impera.rules.editions import DEMOCRACY_ANOTHER, EDITIONS, EMBARGO_ANOTHER

DOMAIN_NAMES = {
    "A": "Army",
    "R": "Religion",
    "E": "Economy",
    "S": "Science",
    "C": "Culture",
    "U": "Utopia",
}

EFFECT_NAMES = {
    "assassination": "Assassination",
    "purge": "Purge",
    "holy-book": "Holy Book",
    "divine-right": "Divine Right",
    "development": "Development",
    "monopoly": "Monopoly",
    "experiment": "Experiment",
    "research": "Research",
    "oligarchy": "Oligarchy",
    "republic": "Republic",
    "attack": "Attack",
    "inquisition": "Inquisition",
    "embargo": "Embargo",
    "breakthrough": "Breakthrough",
    "democracy": "Democracy",
    "inspiration": "Inspiration",
}

EFFECT_SENTENCES = {
    "assassination": "Discard 1 card from your hand.",
    "purge": "Discard 2 cards from your hand.",
    "holy-book": "Your hand limit is 5 this turn.",
    "divine-right": "Your hand limit is 7 this turn.",
    "development": "Discard 1 card from your area, then play 1 from your hand.",
    "monopoly": "Discard 2 cards from your area, then play 2 from your hand.",
    "experiment": "Take 1 card from your area into your hand, then play 1 from your hand.",
    "research": "Take 2 cards from your area into your hand, then play 2 from your hand.",
    "oligarchy": "Take 1 card of your choice from the discard pile into your hand.",
    "republic": "Take 2 cards of your choice from the discard pile into your hand.",
    "attack": "Discard an Army card and one card of a Domain you name; "
    "everybody else who has a card of that Domain loses one too.",
    "inquisition": "Discard a Religion card, take another player's whole hand, "
    "and give back as many cards as you took.",
    "embargo": "Lay an Economy card face down on a card of {whom} player; "
    "on the next own turn that player may not play that Domain.",
    "breakthrough": "Discard a Science card, draw 5 cards, then discard 5 from your hand.",
    "democracy": "Put a Utopia card face down into a Domain of {whom} player, "
    "who then needs one more card there to win by hegemony.",
    "inspiration": "With more Culture cards than each other player, "
    "copy a permanent effect that another player has the cards for and you do not.",
}

# What can be said at a table in every language.
PHRASES = {
    "hello": "A good game to all of you.",
    "thanks": "Thank you.",
    "well-played": "Well played, seat {seat}.",
    "agreed": "Agreed.",
    "no-deal": "No deal.",
    "one-moment": "One moment, please.",
    "about-to-win": "Seat {seat} is about to win.",
    "about-to-win-by": "Seat {seat} is about to win with {domain}.",
    "stop": "We have to stop seat {seat}.",
    "attack": "Let us attack {domain}.",
    "will-attack": "I am going to attack {domain}.",
    "spare": "Please do not touch {domain}.",
    "embargo": "Somebody should lay an embargo on {domain} of seat {seat}.",
    "democracy": "Somebody should put democracy into {domain} of seat {seat}.",
    "inquisition": "Somebody should look at the hand of seat {seat}.",
    "truce": "Seat {seat}, a truce between us?",
    "your-turn-to-act": "Seat {seat}, it is up to you now.",
    "hand-is-harmless": "I have nothing dangerous in my hand.",
}

STEP_NAMES = {
    "draft": "draft",
    "open": "centre pick",
    "play": "step 1, play a card",
    "effects": "step 2, effects",
    "resolve": "step 2, resolving an effect",
    None: "the game is over",
}

ASKED = {
    "draft": "Keep one card of your pack; the rest goes on to the left.",
    "open": "Take one card from the centre into your area.",
    "play": "Step 1: play a card from your hand.",
    "effects": "Step 2: apply an effect, or end the turn.",
    None: "The game is over.",
}

ENDING_NAMES = {
    "hegemony": "hegemony",
    "majority": "majority",
    "stalemate": "majority after a stalemate",
}


def domain_of(effect: str) -> str:
    """The name of the Domain whose effect it is."""
    return DOMAIN_NAMES[DOMAINS[effects.DOMAIN_OF_EFFECT[effects.NAMES.index(effect)]]]


def explain(effect: str, edition: str, levels: Sequence[int]) -> str:
    """An effect in a sentence, with its Domain and what it takes, as the printing has it."""
    if effect == "inspiration":
        needs = "for the leader"
    elif effect in effects.PERMANENT:
        level = effects.PERMANENT.index(effect) % 2
        needs = f"level {level + 1}, from {levels[level]} cards"
    else:
        needs = "discard effect"
    others = {"embargo": EMBARGO_ANOTHER, "democracy": DEMOCRACY_ANOTHER}.get(effect, 0)
    sentence = EFFECT_SENTENCES[effect].format(
        whom="another" if EDITIONS[edition] & others else "any"
    )
    return f"{domain_of(effect)}, {EFFECT_NAMES[effect]} ({needs}): {sentence}"


def say_card(kind: str) -> str:
    """A card by name, as `Army I`; a hidden one of which only the Era is known as `Era I card`."""
    era = "I" * int(kind[1])
    return f"Era {era} card" if kind[0] == "?" else f"{DOMAIN_NAMES[kind[0]]} {era}"


def say_decision(token: str) -> str:
    """A decision in words."""
    match token.split():
        case ["end"]:
            return "end the turn"
        case ["keep", kind]:
            return f"keep {say_card(kind)}"
        case ["open", kind]:
            return f"take {say_card(kind)} from the centre"
        case ["play" | "discard" | "take" | "give" as verb, kind]:
            return f"{verb} {say_card(kind)}"
        case ["inspire", seat, effect]:
            return f"Inspiration: copy {EFFECT_NAMES[effect]} of seat {seat}"
        case ["attack", domain]:
            return f"Attack on {DOMAIN_NAMES[domain]}"
        case ["inquisition", seat]:
            return f"Inquisition on seat {seat}"
        case [effect, seat, domain]:
            return f"{EFFECT_NAMES[effect]} on {DOMAIN_NAMES[domain]} of seat {seat}"
        case _:
            return EFFECT_NAMES[token]
