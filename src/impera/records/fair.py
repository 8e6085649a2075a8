"""Fair shuffles: the lot and the deck drawn from everybody's bytes, and the proof of it.

`docs/fairness.md` says who sends what when, and describes every byte that is hashed here.
"""

import hashlib
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple, TypeVar

from impera.game import Game
from impera.rules.agreement import ASIDE, Agreement
from impera.rules.cards import COPIES, ERAS, KINDS
from impera.rules.notation import KIND_NUMBER
from impera.rules.record import check_record, check_words, read_agreement, read_json
from impera.rules.refused import Refused, quote

FORMAT = "impera/shuffle/1"
SECRET = 32  # bytes in a secret, and in a commitment
LEAST, MOST = 16, 32  # bytes in a contribution
WORDS = 1 << 32

Contributions = Sequence[bytes | None]
Card = TypeVar("Card")


class Unfair(Refused):
    """A record that can be read, but doesn't match its shuffle and its decisions."""


class Draw(NamedTuple):
    """The result of a shuffle: the participant in seat 0, and the cards."""

    first: int
    deck: list[str]
    removed: list[str]


class Shuffle(NamedTuple):
    """The `shuffle` of a record, read but not yet verified."""

    commitment: str
    secret: bytes
    contributions: Contributions
    first: int


def new_secret() -> bytes:
    """A secret for a single game."""
    return secrets.token_bytes(SECRET)


def commit(value: bytes) -> str:
    """What is published of a secret or a contribution before it is revealed."""
    return hashlib.sha256(value).hexdigest()


def read_commitment(text: object) -> str:
    """A commitment as it was sent."""
    return read_bytes("commitment", text, SECRET).hex()


def read_contribution(commitment: str, text: object) -> bytes:
    """A contribution as it was sent, refused unless it matches the sender's commitment."""
    contribution = read_bytes("contribution", text, LEAST, MOST)
    if commit(contribution) != commitment:
        raise Refused("the contribution is not the one that was committed to")
    return contribution


def read_bytes(name: str, text: object, least: int, most: int | None = None) -> bytes:
    """Bytes from lower-case hexadecimal digits."""
    most = least if most is None else most
    if not isinstance(text, str):
        raise Refused(f"{name} is {quote(text)}; it must be a string")
    if not re.fullmatch(r"(?:[0-9a-f]{2})*", text):
        raise Refused(f"{name} is {quote(text)}; it must be pairs of the digits 0-9 and a-f")
    if not least <= len(text) // 2 <= most:
        lengths = str(least) if least == most else f"{least} to {most}"
        raise Refused(f"{name} has {len(text) // 2} bytes; it must have {lengths}")
    return bytes.fromhex(text)


def draw(secret: bytes, contributions: Contributions, agreement: Agreement) -> Draw:
    """R2.1-R2.3: who gets seat 0, and the deck; one contribution or None per participant.

    >>> drawn = draw(bytes(32), [bytes(16), None], Agreement(players=2))
    >>> drawn.first, drawn.deck[:3], drawn.removed[:3]
    (1, ['C1', 'R1', 'A1'], ['A1', 'S1', 'S2'])
    """
    stream = words(seed_of(secret, contributions, agreement))
    first = below(stream, agreement.players)
    aside = int(ASIDE[agreement.players])
    deck: list[str] = []
    removed: list[str] = []
    for era in ERAS:
        cards = shuffled(cards_of(era), stream)
        deck += cards[: len(cards) - aside]
        removed += cards[len(cards) - aside :]
    return Draw(first, deck, sorted(removed, key=KIND_NUMBER.__getitem__))


def seed_of(secret: bytes, contributions: Contributions, agreement: Agreement) -> bytes:
    """Everything that the draw depends on, as one hash."""
    check_values(secret, contributions, agreement.players)
    fields = (
        FORMAT.encode(),
        agreement.edition.encode(),
        agreement.setup.encode(),
        bytes([agreement.players]),
        bytes([agreement.teams]),
        secret,
        *(contribution or b"" for contribution in contributions),
    )
    return hashlib.sha256(b"".join(bytes([len(field)]) + field for field in fields)).digest()


def check_values(secret: bytes, contributions: Contributions, players: int) -> None:
    """Refuse bytes that are too short or too long, and a draw with none but the server's."""
    if len(secret) != SECRET:
        raise Refused(f"the secret has {len(secret)} bytes; it must have {SECRET}")
    if len(contributions) != players:
        raise Refused(f"{len(contributions)} contributions, but {players} participants")
    for place, value in enumerate(contributions):
        if value is not None and not LEAST <= len(value) <= MOST:
            wrong = f"contribution {place} has {len(value)} bytes"
            raise Refused(f"{wrong}; it must have {LEAST} to {MOST}")
    if all(contribution is None for contribution in contributions):
        raise Refused("nobody has contributed, so the server alone would decide the draw")


def words(seed: bytes) -> Iterator[int]:
    """An endless stream of 32-bit numbers: SHA-256 of the seed and a counter."""
    for counter in count():
        block = hashlib.sha256(seed + counter.to_bytes(4, "big")).digest()
        for place in range(0, len(block), 4):
            yield int.from_bytes(block[place : place + 4], "big")


def below(stream: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, all exactly equally likely: the uneven rest is skipped."""
    limit = WORDS - WORDS % n
    return next(word for word in stream if word < limit) % n


def shuffled(cards: Sequence[Card], stream: Iterator[int]) -> list[Card]:
    """The cards in random order, all orders equally likely (Fisher and Yates, from the end)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(stream, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def cards_of(era: int) -> list[str]:
    """R1.1: the Era's cards, sorted."""
    box = zip(KINDS, COPIES.tolist(), strict=True)
    return [kind for kind, copies in box if kind[1] == str(era) for _ in range(copies)]


def seat_of(participant: int, first: int, players: int) -> int:
    """R2.1: where a participant sits: the lot's winner in seat 0, the others after them."""
    return (participant - first) % players


def proof(secret: bytes, contributions: Contributions, agreement: Agreement) -> dict[str, Any]:
    """The `shuffle` for a record; it reveals the secret, so only after the game has ended."""
    return {
        "format": FORMAT,
        "commitment": commit(secret),
        "secret": secret.hex(),
        "contributions": [None if value is None else value.hex() for value in contributions],
        "first": draw(secret, contributions, agreement).first,
    }


def read_shuffle(given: object) -> Shuffle:
    """Refuse anything that doesn't have the form of a `shuffle`."""
    if not isinstance(given, Mapping):
        raise Refused(f"shuffle is {quote(given)}; it must be an object")
    needed = ("format", "commitment", "secret", "contributions", "first")
    missing = [key for key in needed if key not in given]
    if missing:
        raise Refused(f"shuffle: {', '.join(missing)} missing")
    if given["format"] != FORMAT:
        raise Refused(f"shuffle: format is {quote(given['format'])}; this program reads {FORMAT!r}")
    if type(given["first"]) is not int:
        raise Refused(f"shuffle: first is {quote(given['first'])}; it must be a number")
    values = given["contributions"]
    if not isinstance(values, list):
        raise Refused(f"shuffle: contributions is {quote(values)}; it must be a list")
    return Shuffle(
        read_bytes("shuffle: commitment", given["commitment"], SECRET).hex(),
        read_bytes("shuffle: secret", given["secret"], SECRET),
        [
            None if value is None else read_bytes(f"shuffle: contribution {n}", value, LEAST, MOST)
            for n, value in enumerate(values)
        ],
        given["first"],
    )


def verify(record: str | Mapping[str, Any]) -> Game:
    """Draw again and replay; Unfair says what doesn't match, other refusals what isn't a proof."""
    given = read_json(record) if isinstance(record, str) else record
    if not isinstance(given, Mapping) or "shuffle" not in given:
        check_record(given)
        if "continued" in given:
            Game.from_record(given)
            raise Refused("this game continues another one, so its cards were not drawn for it")
        raise Refused("the record has no shuffle")
    shuffle = read_shuffle(given["shuffle"])
    for key in ("deck", "removed"):
        check_words(key, given.get(key))
    drawn = draw(shuffle.secret, shuffle.contributions, read_agreement(given))
    check_drawn(given, shuffle, drawn)
    check_record(given)
    try:
        return Game.from_record(given)
    except Refused as refused:
        raise Unfair(str(refused)) from None


def check_drawn(record: Mapping[str, Any], shuffle: Shuffle, drawn: Draw) -> None:
    """Check that commitment, lot and cards follow from the secret and the contributions."""
    if commit(shuffle.secret) != shuffle.commitment:
        raise Unfair("the commitment is not to this secret")
    if shuffle.first != drawn.first:
        raise Unfair(f"the lot fell on participant {drawn.first}, but another is named first")
    if record["deck"] != drawn.deck:
        pairs = enumerate(zip(record["deck"], drawn.deck, strict=False))
        differs = next((place for place, (one, other) in pairs if one != other), None)
        where = "its length" if differs is None else f"card {differs}"
        raise Unfair(f"the deck is not the one drawn: {where} differs")
    if sorted(record["removed"]) != sorted(drawn.removed):
        raise Unfair("the removed cards are not those drawn")
