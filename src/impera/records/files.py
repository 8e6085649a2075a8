"""Files of records: read and checked one by one, written completely or not at all."""

import json
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from impera.game import Game
from impera.rules.record import open_table
from impera.rules.refused import Refused

Texts = Iterable[tuple[int, str]]


def read_games(path: Path, texts: Texts | None = None, *, to_show: bool = False) -> Iterator[Game]:
    """The games of a file, each replayed and checked; an error is refused with its place."""
    for number, (line, text) in enumerate(split_records(path) if texts is None else texts):
        try:
            yield Game.from_record(text, to_show=to_show)
        except Refused as refused:
            raise Refused(f"{path}: game {number} (line {line}): {refused}") from None


def read_checked_games(path: Path) -> Iterator[Game]:
    """The games of a file, all checked before the first is returned; pipes are read once."""
    with refusing(path):
        texts = None if path.is_file() else list(split_records(path))
    for _ in read_games(path, texts):
        pass
    return read_games(path, texts)


def split_records(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of the records and the lines they begin on: one per line, or one in all."""
    with refusing(path), path.open(encoding="utf-8-sig") as file:
        first = next((pair for pair in enumerate(file, 1) if pair[1].strip()), None)
        if first is None:
            raise Refused(f"{path}: the file is empty; a record was expected")
        if is_json(first[1]):
            yield first
            yield from ((n, text) for n, text in enumerate(file, first[0] + 1) if text.strip())
        else:
            yield first[0], first[1] + file.read()


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn any problem with the file into a refusal that names it."""
    try:
        yield
    except Refused:
        raise
    except UnicodeDecodeError:
        raise Refused(f"{path}: not UTF-8 text") from None
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}") from None
    except ValueError as error:  # such as a null byte in the name
        raise Refused(f"{path}: {error}") from None


def is_json(text: str) -> bool:
    """Whether the text is a whole JSON value."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


@contextmanager
def written_whole(path: Path) -> Iterator[IO[str]]:
    """A file that appears under its name only once everything is written."""
    with refusing(path):
        target = path.resolve()
        if path.name in ("stdout", "stderr") or (target.exists() and not target.is_file()):
            raise Refused(f"{path}: not a plain file")
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~current_umask()
        file = tempfile.NamedTemporaryFile(  # noqa: SIM115  # it outlives its own closing
            "w", encoding="utf-8", dir=target.parent, prefix=".impera-", delete=False
        )
    try:
        with refusing(path):
            with file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            Path(file.name).chmod(mode)
            Path(file.name).replace(target)
    finally:
        Path(file.name).unlink(missing_ok=True)


def current_umask() -> int:
    """The permissions that new files of this process don't get."""
    umask = os.umask(0)
    os.umask(umask)
    return umask


def trace(game: Game, number: int) -> Iterator[dict[str, Any]]:
    """Section 12: what was due and legal before every decision, and what was on the table."""
    replay = game.copy()
    replay.rewind(0)
    for token in (*game.decisions, None):
        line = {
            "game": number,
            "seat": replay.seat,
            "step": replay.step,
            "legal": replay.legal,
            "decision": token,
            "state": open_table(replay.state),
        }
        if token is None:
            yield {**line, "result": replay.result}
        else:
            yield line
            replay.decide(token)
