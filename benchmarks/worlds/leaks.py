"""Leaks planted in the server, one at a time; the search has to find each of them."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from impera.game import Game
from impera.rules.cards import KINDS
from impera.server import archive, desk, live, metrics
from impera.server.app import Server
from impera.server.crowd import Crowd
from impera.server.hinting import Hinting
from impera.server.house import House
from impera.server.live import Live, log
from impera.server.messages import answers, news, replies
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import Advice, encode
from impera.server.push import courier, sealing
from impera.server.push.announcer import Announcer
from impera.server.push.caller import Caller
from impera.server.push.courier import Courier, Message
from impera.server.sharing import Claim
from impera.server.storage import schema
from impera.server.storage.announcements import Announcements, Public, Since
from impera.server.table import duties, folding, telling, wishes
from impera.server.table.considering import Considering
from impera.server.table.standing import Table, Who

Plant = tuple[object, str, Callable[[Any], Any]]  # where, what, and the replacement
SLOW = "a bot without a choice answers at once"
LEAKS: dict[str, Plant] = {}


def leak(name: str, where: object, what: str) -> Callable[[Callable[[Any], Any]], None]:
    """Register a leak by name: a part of the server, and what to wrap around it."""

    def add(around: Callable[[Any], Any]) -> None:
        LEAKS[name] = (where, what, around)

    return add


@contextmanager
def planted(name: str) -> Iterator[None]:
    """The server with this leak."""
    where, what, around = LEAKS[name]
    whole = getattr(where, what)
    setattr(where, what, around(whole))
    try:
        yield
    finally:
        setattr(where, what, whole)
        metrics.FACTS.clear()


def of_hands(table: Table) -> int:
    """A number that depends on all hands together."""
    return 0 if table.game is None else sum(map(int, table.game.state.hand)) % 997


@leak("views of other seats", telling, "views")
def _(whole: Any) -> Any:
    return lambda table, who: whole(table, Who(frozenset(range(table.setup.players))))


@leak("a spectator sees what seat 0 sees", telling, "views")
def _(whole: Any) -> Any:
    return lambda table, who: whole(table, who if who.chairs else Who(frozenset([table.chair(0)])))


def in_full(table: Table, oldest: int, end: int) -> telling.Page:
    """A page of the log with everything that it hides."""
    lines = [line for line in table.log if oldest <= line.number < end]
    log = [news.Entry(each.number, each.at, [i.what for i in each.items]) for each in lines]
    return telling.Page(oldest, log)


@leak("decisions in full in the log of welcome", telling, "page")
def _(whole: Any) -> Any:
    def page(table: Table, who: Who, **which: int) -> telling.Page:
        found: telling.Page = whole(table, who, **which)
        full = in_full(table, found.oldest, table.told + 1)
        return found if "before" in which else full

    return page


@leak("decisions in full in earlier pages of the log", telling, "page")
def _(whole: Any) -> Any:
    def page(table: Table, who: Who, **which: int) -> telling.Page:
        found: telling.Page = whole(table, who, **which)
        full = in_full(table, found.oldest, which.get("before", 0))
        return full if "before" in which else found

    return page


@leak("pages of the log count what others alone were told", telling, "page")
def _(whole: Any) -> Any:
    def page(table: Table, who: Who, **which: int) -> telling.Page:
        lines = [line for line in table.log if line.number < which.get("before", table.told + 1)]
        last = lines[-telling.PAGE :] or lines
        found: telling.Page = whole(table, who, **which)
        return found._replace(oldest=max(found.oldest, min((n.number for n in last), default=1)))

    return page


@leak("decisions in full when they are made", Live, "_frame")
def _(whole: Any) -> Any:
    def frame(live: Live, line: Any, who: Who, changed: bool) -> bytes | None:
        everybody = Who(frozenset(range(live.table.setup.players)))
        happened = telling.seen(live.table, line, everybody)
        views = telling.views(live.table, who) if changed else None
        standing = telling.standing(live.table, who)
        return encode(answers.Update(line.number, line.at, happened, standing, views))

    return frame


@leak("all who play learn which card was given", telling, "seen_decision")
def _(whole: Any) -> Any:
    def seen(table: Table, what: Any, receiver: int, who: Who) -> Any:
        return what if who.chairs else whole(table, what, receiver, who)

    return seen


@leak("how many decisions another may take back", telling, "standing")
def _(whole: Any) -> Any:
    def standing(table: Table, who: Who) -> answers.Standing:
        found: answers.Standing = whole(table, who)
        found.undoable = table.undoable(table.trail.seat)
        return found

    return standing


@leak("what may be taken back depends on another hand", Game, "tells")
def _(whole: Any) -> Any:
    def tells(game: Game, before: Game, *, alone: bool = False) -> bool:
        return whole(game, before, alone=alone) or bool(sum(map(int, game.state.hand)) & 1)

    return tells


@leak("what another could decide, in an error", wishes, "propose")
def _(whole: Any) -> Any:
    def propose(table: Table, sender: Any, wish: Any) -> Any:
        try:
            return whole(table, sender, wish)
        except Problem as problem:
            if problem.code == "not-your-turn" and table.game is not None:
                raise Problem(problem.code, f"legal: {table.game.legal}") from None
            raise

    return propose


@leak("who decides may do what another asks about", Considering, "answer")
def _(whole: Any) -> Any:
    def answer(self: Considering, who: Who, wish: Any) -> Any:
        return whole(self, Who(frozenset(self.table.asked()) or who.chairs), wish)

    return answer


@leak("the cards that a decision would draw", Considering, "answer")
def _(whole: Any) -> Any:
    def answer(self: Considering, who: Who, wish: Any) -> Any:
        found, game = whole(self, who, wish), self.table.game
        assert game is not None
        for thought in found.about:
            for move in [] if thought.foresight is None else thought.foresight["moves"]:
                if move["source"]["place"] == "deck" and move["card"] != "coin":
                    move["card"] = KINDS[game.state.deck[game.state.top]]
        return found

    return answer


@leak("everybody reads the hint", telling, "hint")
def _(whole: Any) -> Any:
    return lambda table, who: table.hint if table.phase == "playing" else None


@leak("a hint that knows the other hands", Hinting, "advice")
def _(whole: Any) -> Any:
    async def advice(self: Hinting, claim: Claim) -> list[Advice]:
        return [Advice(each.decision, of_hands(self.table)) for each in await whole(self, claim)]

    return advice


@leak("an old position comes with the view of who decides", Server, "_answer")
def _(whole: Any) -> Any:
    async def answer(server: Server, live: Live, socket: Any, frame: bytes) -> None:
        table, views = live.table, telling.views
        position = json.loads(frame).get("position")
        if table.phase == "playing" and position not in (None, table.position):
            seen = views(table, Who(frozenset(table.asked())))
            telling.views = lambda table, who: seen
        try:
            await whole(server, live, socket, frame)
        finally:
            telling.views = views

    return answer


@leak("presence counts the cards of a hand", Crowd, "presence")
def _(whole: Any) -> Any:
    def presence(crowd: Crowd) -> tuple[list[bool], int]:
        here, watching = whole(crowd)
        return here, watching + of_hands(crowd._table)

    return presence


@leak("the bank counts the kinds of a hand", telling, "chairs")
def _(whole: Any) -> Any:
    def chairs(table: Table, who: Who) -> list[answers.Chair]:
        found: list[answers.Chair] = whole(table, who)
        found[0].bank += of_hands(table)
        return found

    return chairs


@leak("the deadline depends on what is legal", duties, "deadline")
def _(whole: Any) -> Any:
    def deadline(table: Table) -> int | None:
        found: int | None = whole(table)
        many = 0 if table.game is None else len(table.game.legal)
        return None if found is None else found + many

    return deadline


@leak("the record of a running game", Server, "record")
def _(whole: Any) -> Any:
    async def record(server: Server, request: Request) -> Response:
        live = await server.house.live(request.path_params["table"])
        if live.table.game is None:
            return Response(await whole(server, request))
        return Response(encode(live.table.game.record()))

    return record


@leak("a replay of a running game", archive, "kept")
def _(whole: Any) -> Any:
    async def kept(store: Any, table_id: str) -> Any:
        found = await store.tables.find(table_id)
        events = await store.tables.events(table_id)
        raise Problem("not-now", f"{found.setup} {len(events)}")

    return kept


@leak("the secret when the game begins", Table, "begin")
def _(whole: Any) -> Any:
    def begin(table: Table, at: int) -> Any:
        items = whole(table, at)
        items[0].what.first = table.secret.hex()
        return items

    return begin


@leak("the secret in place of its commitment", telling, "standing")
def _(whole: Any) -> Any:
    def standing(table: Table, who: Who) -> answers.Standing:
        found: answers.Standing = whole(table, who)
        found.commitment = table.secret.hex()
        return found

    return standing


@leak("others hear of mutes and reports", telling, "seen_item")
def _(whole: Any) -> Any:
    def seen(table: Table, item: Any, who: Who) -> Any:
        private = isinstance(item.what, news.Muted | news.Reported)
        return item.what if private else whole(table, item, who)

    return seen


@leak("a bot's answer depends on another hand", telling, "seen_item")
def _(whole: Any) -> Any:
    def seen(table: Table, item: Any, who: Who) -> Any:
        what = whole(table, item, who)
        if not isinstance(what, news.Talked) or what.to is None:
            return what
        return replace(what, phrase=("try-attack", "not-now")[of_hands(table) & 1])

    return seen


@leak("mutes have numbers", folding, "fold")
def _(whole: Any) -> Any:
    def fold(table: Table, event: Any, game: Game | None = None) -> Any:
        table.told += event.kind == "muted"
        return whole(table, event, game)

    return fold


@leak("others hear of what is chosen in the draft", telling, "seen_item")
def _(whole: Any) -> Any:
    def seen(table: Table, item: Any, who: Who) -> Any:
        return item.what if isinstance(item.what, news.Chosen) else whole(table, item, who)

    return seen


@leak("choices in the draft have numbers", folding, "fold")
def _(whole: Any) -> Any:
    def fold(table: Table, event: Any, game: Game | None = None) -> Any:
        table.told += event.kind == "chosen"
        return whole(table, event, game)

    return fold


@leak("who has chosen in the draft", telling, "chairs")
def _(whole: Any) -> Any:
    def chairs(table: Table, who: Who) -> list[answers.Chair]:
        found: list[answers.Chair] = whole(table, who)
        for chair, place in zip(found, table.places, strict=True):
            chair.filled = place.choice is not None
        return found

    return chairs


@leak("the clock stands still for who has chosen in the draft", duties, "deadline")
def _(whole: Any) -> Any:
    def deadline(table: Table) -> int | None:
        place = table.deciding
        chosen = place is not None and place.choice is not None
        found: int | None = whole(table)
        return None if chosen else found

    return deadline


@leak("who has muted whom", telling, "chairs")
def _(whole: Any) -> Any:
    def chairs(table: Table, who: Who) -> list[answers.Chair]:
        found: list[answers.Chair] = whole(table, who)
        for chair, place in zip(found, table.places, strict=True):
            chair.muted = bool(place.mutes)
        return found

    return chairs


@leak("who takes a chair learns whom its owner had muted", folding, "free")
def _(whole: Any) -> Any:
    return lambda table, chair: table.places[chair].clear()


@leak("guests by their ids", telling, "chairs")
def _(whole: Any) -> Any:
    def chairs(table: Table, who: Who) -> list[answers.Chair]:
        found: list[answers.Chair] = whole(table, who)
        for chair, place in zip(found, table.places, strict=True):
            chair.away = place.guest
        return found

    return chairs


@leak("hashes of tokens in the lobby", desk, "listed")
def _(whole: Any) -> Any:
    def listed(table: Table, *who: Any) -> replies.Listed:
        found: replies.Listed = whole(table, *who)
        for chair, place in zip(found.chairs, table.places, strict=True):
            chair.away = place.token
        return found

    return listed


@leak("the lobby knows the next card", desk, "listed")
def _(whole: Any) -> Any:
    def listed(table: Table, *who: Any) -> replies.Listed:
        found: replies.Listed = whole(table, *who)
        if table.game is not None:
            found.free = int(table.game.state.deck[table.game.state.top])
        return found

    return listed


@leak("an error with what the log keeps", wishes, "in_phase")
def _(whole: Any) -> Any:
    def in_phase(table: Table, *phases: answers.Phase) -> None:
        try:
            whole(table, *phases)
        except Problem as problem:
            kept = [place.token for place in table.places]
            raise Problem(problem.code, f"{problem}: {kept}") from None

    return in_phase


@leak("cards in the server's log", Live, "_count")
def _(whole: Any) -> Any:
    def count(live: Live, event: Any, proposal: Any = None) -> None:
        log.info("decided", extra={"what": event.payload})
        whole(live, event, proposal)

    return count


@leak("cards in the figures", Live, "_count")
def _(whole: Any) -> Any:
    def count(live: Live, event: Any, proposal: Any = None) -> None:
        metrics.FACTS.labels(event.payload).inc()
        whole(live, event, proposal)

    return count


@leak("one frame more when a hand is odd", Live, "_tell")
def _(whole: Any) -> Any:
    def tell(live: Live, line: Any, *, changed: bool) -> None:
        whole(live, line, changed=changed)
        if of_hands(live.table) & 1:
            live.crowd.tell()

    return tell


@leak("a header that depends on the deck", Server, "table")
def _(whole: Any) -> Any:
    async def table(server: Server, request: Request) -> Response:
        response: Response = await whole(server, request)
        live = await server.house.live(request.path_params["table"])
        if live.table.game is not None:
            response.headers["ETag"] = f"{hash(live.table.game.state.tobytes()):x}"
        return response

    return table


@leak("a private table in the server's log", live, "brief")
def _(whole: Any) -> Any:
    return lambda table_id: table_id


def of_all_hands(house: House) -> int:
    """A number that depends on the hands at all tables."""
    return sum(of_hands(live.table) for live in house.tables.values())


@leak("a push counts the cards of a hand", Courier, "_sealed")
def _(whole: Any) -> Any:
    def sealed(self: Courier, device: Any, message: dict[str, str]) -> Message:
        text = f"{message['text']} {of_all_hands(self._house)}"
        found: Message = whole(self, device, {**message, "text": text})
        return found

    return sealed


@leak("a push has a name made from the deck", Courier, "_sealed")
def _(whole: Any) -> Any:
    def sealed(self: Courier, device: Any, message: dict[str, str]) -> Message:
        games = [live.table.game for live in self._house.tables.values()]
        decks = b"".join(game.state.tobytes() for game in games if game is not None)
        found: Message = whole(self, device, {**message, "id": f"{hash(decks):x}"})
        return found

    return sealed


@leak("a push says who plays", Courier, "_sealed")
def _(whole: Any) -> Any:
    def sealed(self: Courier, device: Any, message: dict[str, str]) -> Message:
        names = [live.table.names() for live in self._house.tables.values()]
        found: Message = whole(self, device, {**message, "text": f"{message['text']} {names}"})
        return found

    return sealed


@leak("a push is longer with another hand", Courier, "_sealed")
def _(whole: Any) -> Any:
    def sealed(self: Courier, device: Any, message: dict[str, str]) -> Message:
        size = sealing.PADDED + of_all_hands(self._house)
        with patch.object(courier, "sealed", partial(sealing.sealed, padded=size)):
            found: Message = whole(self, device, message)
        return found

    return sealed


@leak("a push service hears which table it is", Courier, "_sealed")
def _(whole: Any) -> Any:
    def sealed(self: Courier, device: Any, message: dict[str, str]) -> Message:
        found: Message = whole(self, device, message)
        return found._replace(headers={**found.headers, "Topic": message["path"][3:] or "none"})

    return sealed


@leak("who is called back depends on another hand", Caller, "_is_here")
def _(whole: Any) -> Any:
    def is_here(self: Caller, call: Any) -> bool:
        return whole(self, call) or bool(of_all_hands(self._house) & 1)

    return is_here


@leak("a chat room hears of a hand", Announcer, "text")
def _(whole: Any) -> Any:
    def text(self: Announcer, public: Public) -> str:
        return f"{whole(self, public)} {of_all_hands(self._house)}"

    return text


@leak("a chat room hears of private tables", Announcements, "public")
def _(whole: Any) -> Any:
    async def public(self: Announcements, since: Since) -> Public:
        rows = await self._reader.read(select(schema.tables.c.id))
        found: Public = await whole(self, since)
        return found._replace(tables=[row[0] for row in rows])

    return public


@leak(SLOW, Live, "_let_bot_decide")
def _(whole: Any) -> Any:
    async def decide(live: Live, position: int) -> None:
        pace, game = live.house.pace, live.table.game
        if game is not None and len(game.legal) == 1:
            live.house.pace = 0.0
        await whole(live, position)
        live.house.pace = pace

    return decide
