"""Compares what was told in two worlds, and checks that no secret is in either."""

import re
from collections import Counter
from collections.abc import Iterable

from impera.server.storage.log import hashed
from impera.server.table import facts
from worlds.other import Viewer, World
from worlds.post import ENVELOPE, PUSH, WEBHOOK
from worlds.record import Recording
from worlds.session import Told

LONGEST = 2000  # characters of a difference to show
NAMELESS = (PUSH, ENVELOPE, WEBHOOK)  # where nobody's name belongs
LISTS = ("GET /api/tables", "GET /api/games", WEBHOOK)  # where private tables don't belong
REVEALED = re.compile(rb'\{"type":"revealed","chair":\d,"contribution":"[0-9a-f]+"\}')


class Leak(Exception):
    """Somebody was told a secret."""


def compare(here: Told, there: Told, counts: Counter[str]) -> None:
    """Count what was told identically; the first difference is a leak."""
    for (channel, told), (other, instead) in zip(here, there, strict=False):
        if (channel, told) != (other, instead):
            raise Leak(difference(channel, told, instead))
        counts[channel] += 1
    if len(here) != len(there):
        longer = max(here, there, key=len)
        channel, told = longer[min(len(here), len(there))]
        raise Leak(f"told in one world only: {channel}: {told[:LONGEST]!r}")


def difference(channel: str, told: bytes, instead: bytes) -> str:
    """Where two frames differ."""
    pairs = enumerate(zip(told, instead, strict=False))
    place = next((n for n, (one, two) in pairs if one != two), min(len(told), len(instead)))
    near = slice(max(0, place - 200), place + 200)
    return f"{channel}, byte {place}:\n  {told[near]!r}\n  {instead[near]!r}"


def check_told(told: Told, recording: Recording, world: World, viewer: Viewer) -> None:
    """Check that nothing told contains a secret, token, cookie, guest or private table."""
    person, table = recording.people[viewer.person], recording.table.encode()
    strange, names = [*forbidden(recording, world)], [*named(recording)]
    for channel, frame in told:
        shown = REVEALED.sub(b"", frame)
        for what, secret in strange + (names if channel in NAMELESS else []):
            own = (channel == "welcome" and secret == person.token.encode()) or (
                channel == "GET /api/guest" and secret == (person.guest or "").encode()
            )
            if secret in shown and not own:
                raise Leak(f"{what} in {channel}: {frame[:LONGEST]!r}")
        listed = recording.setup.public or channel not in LISTS
        if table in frame and (channel in ("log", "metrics", ENVELOPE) or not listed):
            raise Leak(f"a table's name in {channel}: {frame[:LONGEST]!r}")
        if channel == "refused":
            raise Leak(frame.decode())


def named(recording: Recording) -> Iterable[tuple[str, bytes]]:
    """The names that people at the table have given."""
    for event in recording.events:
        fact = facts.read_fact(event.payload)
        if isinstance(fact, facts.Sat) and fact.name is not None:
            yield "a name", fact.name.encode()


def forbidden(recording: Recording, world: World) -> Iterable[tuple[str, bytes]]:
    """Everything that nobody may be told before the end."""
    for secret in recording.secrets():
        yield "the secret of the shuffle", secret.encode()
    for token in world.tokens:
        yield "a token", token.encode()
        yield "the hash of a token", hashed(token)[:24].encode()
    for person in recording.people:
        for contribution in person.contributions.values():
            yield "a contribution", contribution.encode()
        if person.cookie is not None and person.guest is not None:
            yield "a cookie", person.cookie.partition("=")[2].encode()
            yield "a cookie's secret", person.cookie.partition("=")[2][:43].encode()
            yield "a guest", person.guest.encode()


def check_recording(recording: Recording, world: World) -> int:
    """Check what was really sent, up to the end of the game; how many frames that was."""
    count = 0
    for number, person in enumerate(recording.people):
        frames: list[bytes] = person.heard
        end = next((n for n, each in enumerate(frames) if b'"type":"ended"' in each), len(frames))
        told = [("welcome" if n == 0 else "frame", each) for n, each in enumerate(frames[:end])]
        check_told(told, recording, world, Viewer(number, person.token, None, frozenset()))
        count += len(told)
    return count
