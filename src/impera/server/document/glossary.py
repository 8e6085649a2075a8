"""What the parts of a view mean. The rules define them without descriptions for readers."""

from impera.rules.foresee import Foresight, Move, Place
from impera.rules.notation import Coin, FaceDown, Result
from impera.rules.progress import Majority, Progress
from impera.rules.view import Deck, Hand, Pending, Table, Threat, View

MEANINGS: dict[object, dict[str, str]] = {
    View: {
        "seat": "Whose view it is; null for spectators, who see what everybody knows.",
        "table": "What was agreed, and the numbers that follow from it.",
        "turn": "The seat whose turn it is.",
        "decides": "The seat that decides next; null when the game is over. In the draft it "
        "can differ from `turn`.",
        "step": "`draft`, `open` (the centre pick), `play`, `effects` or `resolve` (inside an "
        "effect); null when the game is over.",
        "hand_limit": "How many cards the hand is filled up to at the end of this turn.",
        "hands": "Each seat's hand, as far as the viewer knows it.",
        "pack": "In the draft, the pack in front of the viewer; otherwise empty.",
        "areas": "By seat: the cards that lie face up.",
        "centre": "The cards in the centre, at the end of the draft.",
        "discard": "The discard pile, sorted.",
        "deck": "The Era deck, from the outside.",
        "embargoes": "Economy cards that lie face down (R5.9).",
        "barred": "The Domains that the player whose turn it is can't play.",
        "democracy": "Utopia cards that lie face down (R5.15).",
        "coin": "The Culture coin (R6.3), while it lies in an area.",
        "used": "The effects used this turn, by name.",
        "effect": "The effect that is being resolved, in the step `resolve`.",
        "still_turns": "How many turns in a row no card has left the deck (Q7.6).",
        "last_round": "Whether the deck is empty.",
        "over": "Whether the game is over.",
        "result": "How it ended; null before.",
        "progress": "Everyone's progress, by seat.",
        "majority": "Who would win if the points were counted now.",
        "threats": "As far as the viewer knows: who could win by hegemony on their next turn, or "
        "on the turn they are having.",
        "legal": "All decisions that the viewer can make now, sorted; empty if another seat "
        "decides.",
    },
    Threat: {"seat": "Who could win.", "domain": "With which Domain."},
    Progress: {
        "cards": "Face-up cards of each Domain, in the order `ARESCU`, as in the other lists.",
        "levels": "The level whose effect they are enough for, 0 to 2 (R4.2).",
        "needs": "How many cards win the game (R7.1); every democracy card adds one.",
        "leads": "Whether the seat has strictly the most Culture cards, and can copy (R6.1).",
    },
    Majority: {
        "points": "By seat, or by pair in teams (R7.3).",
        "ahead": "The seats that would win, after ties are broken (R7.4).",
        "takers": "By Domain: the seats its point goes to (R7.3); in teams, both of a pair.",
        "tie": "The Domain that decided between seats or pairs with the same points; null if the "
        "points were enough, or the victory is shared.",
    },
    Table: {
        "rules": "The version of the rules that this server plays by.",
        "edition": "The edition.",
        "players": "How many players.",
        "teams": "Whether seats 0 and 2 play against 1 and 3.",
        "setup": "`base` or `draft`.",
        "levels": "How many face-up cards of a Domain unlock level 1 and level 2 (R4.2).",
        "goal": "How many of them make a hegemony (R7.1).",
        "deck": "How many cards of Era I, II and III the game has before dealing (R2.2).",
    },
    Hand: {
        "size": "How many cards it has.",
        "eras": "How many of Era I, II and III; everybody sees the backs.",
        "sure": "Cards known to be there, because the viewer has seen them (R9.3); empty for "
        "the viewer's own hand.",
        "cards": "The viewer's own hand; when the game is over, every hand; otherwise null.",
    },
    Deck: {
        "size": "How many cards are left.",
        "eras": "How many of Era I, II and III.",
    },
    Pending: {
        "name": "The effect, as in the tokens.",
        "asks": "What is to be chosen next: `discard`, `take`, `give` or `play` a card.",
        "source": "Where it comes from: `hand`, `area` or `discard`.",
        "choices": "How many such choices are left.",
        "plays": "How many cards are to be played after them.",
        "target": "The seat whose hand was taken by an Inquisition; otherwise null.",
    },
    Place: {
        "place": "Where: `embargo` and `democracy` are for face-down cards in an area.",
        "seat": "Whose it is; null for the discard pile, the deck and the centre.",
        "domain": "In an area: the Domain of the card, the coin or the face-down card; "
        "otherwise null.",
    },
    Move: {
        "card": "Which card; `?2` if only its Era is known; `coin` for the Culture coin.",
        "source": "Where it lies.",
        "to": "Where it will lie. The coin returns to the `deck`.",
    },
    Foresight: {
        "moves": "Everything that moves. Cards that are drawn or taken from a hand stay hidden.",
        "hand_limit": "The new hand limit of this turn; null if it stays the same.",
        "then": "What the effect asks for next; null if nothing.",
        "ends": "`hegemony`, `majority` or `stalemate` if it ends the game; otherwise null.",
    },
    FaceDown: {
        "on": "The seat in whose area it lies.",
        "domain": "The Domain it lies on.",
        "card": "Which card it is.",
    },
    Coin: {
        "by": "The seat that copied an effect.",
        "on": "The seat it was copied from.",
        "domain": "The Domain of the effect.",
    },
    Result: {
        "winners": "The seats that have won: one, a pair, or several that share the victory.",
        "by": "`hegemony`, `majority` or `stalemate`.",
        "points": "By seat, or by pair in teams (0 and 2, then 1 and 3); null after a hegemony.",
    },
}
