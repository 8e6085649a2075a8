"""Decisions of bots as a Parquet file: what the seat saw, what it could do and did, what it got.

A row is made from a view, never from the state; only the results know how the game went on.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from impera.arena.match import Match, Record, deal, version
from impera.arena.workers import crew_for, play_in_order
from impera.records.files import refusing, written_whole
from impera.rules import doors
from impera.rules.actions import DECISIONS
from impera.rules.agreement import VERSION
from impera.rules.notation import NUMBER, TOKENS
from impera.rules.observation import FIELDS, LENGTH, observe, pay, relative, write_mask
from impera.rules.refused import Refused
from impera.rules.state import STEPS, States
from impera.rules.view import VIEW, look

FORMAT = "impera-dataset/1"
GROUP = 1 << 14  # rows written together: a dozen megabytes in memory


class Gathering(Match):
    """Every deck once; the bots move on by one seat after every game, all of them in turn."""

    fewest = 1

    def seatings_of(self, number: int) -> list[tuple[int, ...]]:
        """The only game on a deck."""
        return [tuple((number + seat) % len(self.bots) for seat in range(self.players))]


def write_dataset(
    match: Gathering,
    games: int,
    path: Path,
    force: bool = False,
    jobs: int | None = None,
    advance: Callable[[int], None] = lambda _: None,
) -> int:
    """Play the games and write all decisions to a new file; return how many there were."""
    arrow, parquet = load_arrow()
    with refusing(path):
        if path.exists() and not force:
            raise Refused(f"{path}: the file already exists; --force overwrites it")
    schema, rows = schema_of(arrow, match, games), 0
    # Options that are not named here would not be reproducible.
    packing = {"compression": "zstd", "use_dictionary": ["step", "token", "bot"]}
    with written_whole(path) as file:
        whole: Any = file  # a text file, whose bytes we write ourselves
        with parquet.ParquetWriter(whole.buffer, schema, **packing) as writer:
            for group in groups(arrow, schema, match, play(match, games, jobs, advance)):
                writer.write_table(group, row_group_size=len(group))
                rows += len(group)
    return rows


def load_arrow() -> tuple[Any, Any]:
    """The library that writes the file."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise Refused("a dataset needs an extra: pip install 'impera[data]'") from None


def play(
    match: Gathering, games: int, jobs: int | None, advance: Callable[[int], None]
) -> Iterator[Record]:
    """The records of all games, in order, whoever played them."""
    with closing(play_in_order(match, 0, games, crew_for(match, jobs, None))) as coming:
        for sets in coming:
            yield from (record for games_of_set in sets for record in games_of_set)
            advance(len(sets))


def groups(arrow: Any, schema: Any, match: Gathering, records: Iterator[Record]) -> Iterator[Any]:
    """Group whole games until a group is full; where it ends depends on the games alone."""
    batches: list[Any] = []
    for record in records:
        columns = columns_of(match, record)
        for name in ("observation", "mask"):
            flat, size = columns[name].reshape(-1), columns[name].shape[1]
            columns[name] = arrow.FixedSizeListArray.from_arrays(arrow.array(flat), size)
        batches.append(arrow.RecordBatch.from_pydict(columns, schema=schema))
        if sum(map(len, batches)) >= GROUP:
            yield arrow.Table.from_batches(batches)
            batches = []
    if batches:
        yield arrow.Table.from_batches(batches)


def columns_of(match: Gathering, record: Record) -> dict[str, Any]:
    """All decisions of a game by column, found by replaying it from its deck."""
    states, _, _ = deal(match, record["set"])
    tokens, length = record["decisions"], len(record["decisions"])
    observation = np.zeros((length, LENGTH), np.uint8)
    mask = np.zeros((length, DECISIONS), np.uint8)
    seats, steps, actions = [], [], []
    for row, token in enumerate(tokens):
        seat = show(states, observation, mask, row)
        seats.append(seat)
        steps.append(STEPS[states[0].step])
        actions.append(relative(NUMBER[token], seat, match.players))
        doors.decide_at(states, 0, NUMBER[token])
    rewards = np.zeros((1, match.players), np.float32)
    pay(states[0], rewards, 0)
    return {
        "game": [record["set"]] * length,
        "decision": range(length),
        "seat": seats,
        "bot": [record["bots"][seat] for seat in seats],
        "step": steps,
        "observation": observation,
        "mask": mask,
        "action": actions,
        "token": tokens,
        "reward": rewards[0, seats],
        "winners": [record["result"]["winners"]] * length,
        "length": [length] * length,
    }


def show(states: States, observation: Any, mask: Any, row: int) -> int:
    """Write down what the deciding seat sees and can do; return which seat that is."""
    views, seat = np.zeros(1, VIEW), int(states[0].seat)
    look(states, 0, seat, views, 0)
    observe(views, 0, observation, row)
    write_mask(states, 0, mask, row)
    return seat


def schema_of(arrow: Any, match: Gathering, games: int) -> Any:
    """The columns, with metadata on what was played and what the numbers mean."""
    columns = {
        "game": arrow.int32(),
        "decision": arrow.int32(),
        "seat": arrow.uint8(),
        "bot": arrow.string(),
        "step": arrow.string(),
        "observation": arrow.list_(arrow.uint8(), LENGTH),
        "mask": arrow.list_(arrow.uint8(), DECISIONS),
        "action": arrow.uint8(),
        "token": arrow.string(),
        "reward": arrow.float32(),
        "winners": arrow.list_(arrow.uint8()),
        "length": arrow.int32(),
    }
    about = {
        "format": FORMAT,
        "games": games,
        **match.described(),
        "rules": VERSION,
        "version": version(match.bots),
        "fields": [field._asdict() for field in FIELDS],
        "actions": TOKENS,
    }
    fields = [arrow.field(name, kind, nullable=False) for name, kind in columns.items()]
    return arrow.schema(fields, metadata={"impera": json.dumps(about)})
