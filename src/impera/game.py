"""The friendly object on top of the rules: what users of the library work with."""

import json
import operator
import secrets
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

import numpy as np

from impera.rules import doors
from impera.rules.actions import END
from impera.rules.agreement import SETUPS, USUAL, VERSION, Agreement
from impera.rules.cards import KINDS
from impera.rules.chance import generators
from impera.rules.editions import NAMES
from impera.rules.foresee import Foresight, foresee
from impera.rules.knowledge import tells
from impera.rules.notation import (
    NUMBER,
    TOKENS,
    Result,
    lay_deck,
    legal_tokens,
    redact,
    result,
)
from impera.rules.position import read_position, write_position
from impera.rules.record import Record, check_record, other_rules, read_json, write_record
from impera.rules.refused import Refused, quote
from impera.rules.state import AUDIENCE, NOBODY, STEPS, WORD_BITS, State, States, agreed, tables
from impera.rules.view import VIEW, View, ahead, describe, describe_open, look
from impera.rules.why import Why, why_not
from impera.words.catalogue import ENGLISH, Words
from impera.words.table import draw_table


class Game:
    """One game of Carta Impera Victoria: ask what is legal, decide, look.

    >>> game = Game(players=2, seed=7)
    >>> game.seat, game.step
    (0, 'play')
    >>> game.decide(game.legal[0])
    >>> game.undo()
    >>> game.decisions
    []
    """

    def __init__(
        self,
        players: int = USUAL.players,
        edition: str = USUAL.edition,
        setup: str = USUAL.setup,
        teams: bool = USUAL.teams,
        seed: int | None = None,
        *,
        deck: Sequence[str] | None = None,
        removed: Sequence[str] = (),
    ) -> None:
        """Open a table: shuffled by the seed, at random without one, or with a given deck."""
        self._open(Agreement(players, edition, setup, teams), seed, deck, removed)

    @classmethod
    def at(
        cls,
        agreement: Agreement,
        seed: int | None = None,
        *,
        deck: Sequence[str] | None = None,
        removed: Sequence[str] = (),
    ) -> Self:
        """Open a table for an existing agreement."""
        game = object.__new__(cls)
        game._open(agreement, seed, deck, removed)
        return game

    def _open(
        self,
        agreement: Agreement,
        seed: int | None,
        deck: Sequence[str] | None,
        removed: Sequence[str],
    ) -> None:
        if seed is not None and not 0 <= seed < 1 << 64:
            raise Refused(f"seed is {quote(seed)}; it must be from 0 to 2**64 - 1")
        if deck is None and removed:
            raise Refused("removed cards need a deck")
        states = tables(agreement)
        if deck is None:
            number = secrets.randbits(64) if seed is None else operator.index(seed)
            doors.shuffle_at(states, 0, generators(1, number))
        else:
            lay_deck(states, 0, removed, deck)
        self._deck: list[str] | None = [KINDS[n] for n in states[0].deck[: states[0].bottom]]
        doors.begin(states, 0)
        self._first = states
        self.beside: dict[str, Any] = {}
        self.rules = VERSION  # of the rules by which the game was played; a record can name another
        self._stand(states.copy(), [])

    def _stand(self, states: States, decisions: list[int]) -> None:
        """Move to this point of the game; the small views of the state make queries cheap."""
        self._states = states
        self._decisions = decisions
        self._legal = states["legal"][0]
        self._seat = states["seat"]
        self._step = states["step"]

    @property
    def state(self) -> State:
        """The state itself, including every hidden card."""
        return self._states[0]

    @property
    def agreement(self) -> Agreement:
        """What the table has agreed on."""
        return agreed(self.state)

    @property
    def players(self) -> int:
        """How many players there are."""
        return int(self.state.players)

    @property
    def edition(self) -> str:
        """The edition whose rules the table plays by."""
        return NAMES[self.state.edition]

    @property
    def setup(self) -> str:
        """`base` or `draft`."""
        return SETUPS[self.state.draft]

    @property
    def teams(self) -> bool:
        """Whether seats 0 and 2 play against 1 and 3."""
        return bool(self.state.teams)

    @property
    def seat(self) -> int | None:
        """Who decides next; None when the game is over."""
        seat = self._seat.item()
        return None if seat == NOBODY else seat

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.turn)

    @property
    def step(self) -> str | None:
        """`draft`, `open`, `play`, `effects` or `resolve`; None when the game is over."""
        return STEPS[self._step.item()]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    @property
    def legal(self) -> list[str]:
        """All legal decisions, sorted."""
        return legal_tokens(self._legal.tolist())

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return result(self.state)

    @property
    def decisions(self) -> list[str]:
        """Every decision so far."""
        return [TOKENS[number] for number in self._decisions]

    def deciders(self) -> list[int]:
        """Who made every decision so far."""
        return [int(s.seat) for s, _ in self._replay()]

    def _replay(self) -> Iterator[tuple[State, int]]:
        """Every decision so far, with the state before it."""
        states = self._first.copy()
        for number in self._decisions:
            yield states[0], number
            doors.decide_at(states, 0, number)

    def decide(self, token: str) -> None:
        """Carry out a decision; an illegal one is refused and changes nothing."""
        number = self._legal_number(token)
        doors.decide_at(self._states, 0, number)
        self._decisions.append(number)

    def _legal_number(self, token: str) -> int:
        number = NUMBER.get(token)
        if number is None or not self._legal.item(number // WORD_BITS) >> number % WORD_BITS & 1:
            raise Refused(self._refusal(token))
        return number

    def _refusal(self, token: str) -> str:
        if self.over:
            return f"{quote(token)} comes after the end of the game"
        known = "is not legal" if token in NUMBER else "is not a decision"
        return f"{quote(token)} {known}; allowed: {', '.join(self.legal)}"

    def why_not(self, token: str) -> Why | None:
        """Why a decision, or an effect without its targets, is not available; None if it is.

        >>> str(Game(players=2, seed=7).why_not("attack"))
        "Why(reason='step', rule='R3.2', given={})"
        """
        return why_not(self.view_record(self.seat), token)

    def foresee(self, token: str) -> Foresight:
        """What a legal decision will visibly move at once; it never leaks a hidden card."""
        number = self._legal_number(token)
        return foresee(self.view_record(self.seat), number)

    def undo(self, decisions: int = 1) -> None:
        """Take back that many decisions."""
        self.rewind(len(self._decisions) - decisions)

    def rewind(self, to: int) -> None:
        """Go back to the point after `to` decisions, by replay."""
        if not 0 <= to <= len(self._decisions):
            raise Refused(f"there is no point {to}; {len(self._decisions)} decisions were made")
        states = self._first.copy()
        for number in self._decisions[:to]:
            doors.decide_at(states, 0, number)
        self._stand(states, self._decisions[:to])

    def undoable(self, seat: int) -> int:
        """How many of its last decisions the seat can take back in front of others.

        They were made since anybody else decided and since a turn ended, and none of them taught
        anybody anything about hidden cards.
        """
        self._viewer(seat)
        own: list[tuple[States, int]] = []
        for s, number in self._replay():
            if s.seat != seat or number == END:
                own.clear()
            else:
                own.append((np.array([s]), number))
        silent, after = 0, self._states
        for before, number in reversed(own):
            if tells(before, number, after):
                break
            silent, after = silent + 1, before
        return silent

    def tells(self, before: "Game", *, alone: bool = False) -> bool:
        """Whether anybody learned anything from the last decision, made in the game `before`.

        With `alone`, the other seats are nobody: they forget what is taken back.
        """
        return tells(before._states, self._decisions[-1], self._states, alone=alone)

    def copy(self) -> Self:
        """An independent copy at the same point."""
        other = object.__new__(type(self))
        other.__setstate__(self.__getstate__())
        return other

    __copy__ = copy

    def __getstate__(self) -> tuple[Any, ...]:
        """Everything except the small views, which must refer to the copy's own state."""
        beside, decisions = deepcopy(self.beside), list(self._decisions)
        return self._deck, self._first, beside, self.rules, self._states.copy(), decisions

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self._deck, self._first, self.beside, self.rules, states, decisions = kept
        self._stand(states, decisions)

    def view(self, seat: int | None = None) -> View:
        """Everything a seat knows (R9), or the audience with None, as a plain structure."""
        return describe(self.view_record(seat))

    def view_record(self, seat: int | None = None) -> States:
        """The same as one packed record, for bots."""
        views = np.zeros(1, VIEW)
        look(self._states, 0, self._viewer(seat), views, 0)
        return views

    def ahead(self, seat: int) -> list[str]:
        """R2.5: what the seat can choose in the draft, sorted, even before it is asked."""
        return sorted(ahead(self.view_record(seat)))

    def open_view(self) -> tuple[View, list[list[str]]]:
        """The table with all hands and draft packs open: for those allowed to see everything."""
        return describe_open(self._states)

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return AUDIENCE
        if not 0 <= seat < self.players:
            raise Refused(f"there is no seat {seat}; the seats are 0 to {self.players - 1}")
        return seat

    def seen(self, token: str, seat: int | None = None) -> str:
        """The next decision as the seat would see it: only the Era of a secret card."""
        return redact(token, int(self.state.seat), self._viewer(seat), int(self.state.target))

    def log(self, seat: int | None = None) -> list[str]:
        """Every decision as the seat saw it; once the game is over, as it really was."""
        viewer = self._viewer(seat)
        if self.over:
            return self.decisions
        return [redact(TOKENS[n], int(s.seat), viewer, int(s.target)) for s, n in self._replay()]

    def __str__(self) -> str:
        """The table with all cards open, in English."""
        return self.drawn(ENGLISH)

    def drawn(self, words: Words) -> str:
        """The table with all cards open, whoever is looking."""
        view, packs = self.open_view()
        return draw_table(view, packs, words=words)

    def __repr__(self) -> str:
        """One line that says how far the game has come."""
        due = "over" if self.over else f"seat {self.seat} decides, {self.step}"
        teams = " in teams" if self.teams else ""
        return (
            f"<Game {self.edition}, {self.players} players{teams}, {self.setup}: "
            f"{len(self._decisions)} decisions, {due}>"
        )

    def position(self) -> str:
        """This point of the game as text, including every hidden card."""
        return write_position(self.state)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """A game that begins with the position; an impossible one is refused with a reason."""
        game = object.__new__(cls)
        game._deck, game._first, game.beside = None, read_position(text), {}
        game.rules = VERSION
        game._stand(game._first.copy(), [])
        return game

    def record(self) -> dict[str, Any]:
        """The game as a record (section 12), with any further keys it was read with."""
        if self._deck is None:
            raise Refused("a game that began from a position has no record")
        return write_record(self._first[0], self._deck, self._decisions, self.result, self.beside)

    @classmethod
    def from_record(cls, record: str | Mapping[str, Any], *, to_show: bool = False) -> Self:
        """Replay a record to its end; anything that doesn't fit is refused.

        A record of another version of the rules may not fit; `to_show` replays as much as it can.
        """
        checked = check_record(read_json(record) if isinstance(record, str) else record)
        game = cls.at(checked["agreement"], deck=checked["deck"], removed=checked["removed"])
        game.rules, game.beside = checked["rules"], deepcopy(checked["beside"])
        try:
            game._replay_to_the_end(checked)
        except Refused as refused:
            if checked["rules"] == VERSION:
                raise
            if not to_show:
                raise Refused(f"{other_rules(checked['rules'])}: {refused}") from None
        return game

    def _replay_to_the_end(self, checked: Record) -> None:
        for number, token in enumerate(checked["decisions"]):
            try:
                self.decide(token)
            except Refused as refused:
                raise Refused(f"decision {number}: {refused}") from None
        claimed, result = json.dumps(checked["result"], sort_keys=True), self.result
        if checked["result"] is not None and claimed != json.dumps(result, sort_keys=True):
            raise Refused(f"result {claimed[:200]} is claimed; the game's is {json.dumps(result)}")
