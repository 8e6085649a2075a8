"""Probes: messages a viewer sends that change nothing, to see what they are told."""

import json
import random
from collections.abc import Iterator
from typing import Any

from impera.rules.effects import NAMES, PERMANENT
from impera.rules.notation import TOKENS
from impera.server.table.standing import Table, Who

BEGINNINGS = (*NAMES[len(PERMANENT) :], "inspire", "play", "end")


def say(kind: str, chance: random.Random, **fields: Any) -> bytes:
    """A message."""
    return json.dumps({"type": kind, "id": f"p{chance.randrange(10**9)}", **fields}).encode()


def probes(table: Table, who: Who, own: list[bytes], chance: random.Random) -> Iterator[bytes]:
    """Messages that change nothing, whoever sends them, made from what the viewer knows."""
    chairs, position = sorted(who.chairs), table.position
    mine = {"chair": chance.choice(chairs)} if chairs else {}
    others = {"chair": chance.choice([chair for chair in range(4) if chair not in chairs])}
    place = table.places[mine.get("chair", 0)]
    due = None if table.game is None else table.game.seat
    legal = own_legal(table, who)
    illegal = chance.choice([token for token in TOKENS if token not in legal])
    yield say("decide", chance, position=position, decision=illegal)
    yield say("decide", chance, position=position, decision="give up")
    yield say("decide", chance, position=position + 1, decision=illegal)
    yield say("decide", chance, position=max(0, position - 1), decision="end")
    yield say("choose", chance, position=position, decision="give up", **mine)
    yield say("choose", chance, position=position + 1, decision="keep A1", **mine)
    yield say("choose", chance, position=position, decision=place.choice, **mine)
    yield say("choose", chance, position=position, decision="keep A1", **others)
    yield say("fill", chance, which=mine.get("chair", 3), bot=None, **mine)
    yield say("fill", chance, which=mine.get("chair", 3), bot="level:1", **mine)
    yield say("consider", chance, decisions=[*legal[:40], *BEGINNINGS])
    yield say("consider", chance, decisions=[*chance.sample(TOKENS, 24), *legal[:40]])
    yield say("consider", chance, decisions=["end", "give up"])
    yield say("recall", chance, before=chance.choice([chance.randint(0, table.told), 2**31 - 1]))
    yield say("undo", chance, position=position, decisions=chance.choice([500, 100]))
    yield say("undo", chance, position=position + 7)
    yield say("hint", chance, position=position + (len(table.people) == 1))
    yield say("sit", chance, chair=chance.randrange(4), name="x" * 30)
    yield say("commit", chance, commitment="no" * 32, **mine)
    yield say("reveal", chance, contribution="00" * 16, **mine)
    yield say("mute", chance, whom=min(chairs, default=3), **mine)
    yield say("report", chance, number=chance.choice([0, position]), why="?", **mine)
    yield say("talk", chance, phrase="hello", text="both", **mine)
    yield say("talk", chance, phrase="no-such-phrase", **mine)
    yield say("talk", chance, phrase="hello", **others)
    yield say("pause", chance, want=place.wants_pause, **mine)
    yield say("back", chance, **(others if place.away else mine))
    yield say("leave", chance, **(mine if place.away and due is not None else others))
    yield say("rematch", chance, **mine)
    yield b'{"type":"ping"}'
    yield b'{"type":"hello"}'
    yield b'{"type":"decide","id":1}'
    if own:
        frame = chance.choice(own)
        kind = "rematch" if chance.random() < 0.5 else "report"
        yield frame
        yield json.dumps({"type": kind, "id": json.loads(frame)["id"], "number": 1}).encode()


def own_legal(table: Table, who: Who) -> list[str]:
    """The viewer's legal decisions now."""
    game = table.game
    return (
        game.view(game.seat)["legal"] if game is not None and game.seat in table.seats(who) else []
    )


def unavailable(table: Table, who: Who, chance: random.Random) -> Iterator[bytes]:
    """Messages that would be accepted if the disk weren't full."""
    if not who.chairs:
        return
    chair = min(who.chairs)
    yield say("talk", chance, phrase="hello", chair=chair)
    legal = own_legal(table, who)
    chosen = table.places[chair].choice
    ahead = [] if table.game is None else table.ahead(table.seat(chair))
    if table.phase == "playing" and ahead:
        other = next(each for each in (*ahead, None) if each != chosen)
        yield say("choose", chance, position=table.position, decision=other, chair=chair)
    if table.phase == "playing" and legal:
        yield say("decide", chance, position=table.position, decision=chance.choice(legal))
        yield say("hint", chance, position=table.position)
