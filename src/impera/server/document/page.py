"""The protocol's page: hand-written chapters, and a reference generated from the types."""

from importlib.resources import files
from string import Template
from typing import Any, get_args

from impera.server import (
    app,
    desk,
    gate,
    hinting,
    live,
    passkeys,
    quotas,
    serve,
    socket,
    wires,
)
from impera.server.document.endpoint import Endpoint
from impera.server.document.endpoints import ENDPOINTS, bodies, examples
from impera.server.document.rehearsal import rehearse
from impera.server.document.wording import fields, link, parts_of, sentence, shown, table_of
from impera.server.messages import answers, client, news, protocol, requests
from impera.server.messages.problems import CODES
from impera.server.push import caller
from impera.server.settings import Settings
from impera.server.storage import browsers, devices
from impera.server.storage import passkeys as kept_passkeys
from impera.server.table import duties, facts, favours, standing, telling
from impera.server.table.talking import phrases
from impera.server.table.wishes import MOST

MESSAGES = get_args(client.ClientMessage)
ANSWERS = get_args(answers.ServerMessage)
HAPPENINGS = get_args(news.Happened)
# Codes that are answered over HTTP; all others come only over sockets.
HTTP = {
    "malformed",
    "too-large",
    "too-many",
    "unattended",
    "bots-only",
    "late",
    "host",
    "origin",
    "unknown",
    "not-now",
    "name",
    "code",
    "passkey",
    "refused",
    "unavailable",
    "banned",
    "maintenance",
}


def page() -> str:
    """All of docs/protocol.md."""
    text = (files(__package__) / "protocol.md").read_text("utf-8")
    return Template(text).substitute(
        figures(),
        http="\n\n".join(map(endpoint, ENDPOINTS)),
        messages="\n\n".join(map(message, MESSAGES)),
        answers="\n\n".join(map(answer, ANSWERS)),
        happenings="\n\n".join(map(happening, HAPPENINGS)),
        structures="\n\n".join(map(structure, structures())),
        codes=codes(),
        phrases=all_phrases(),
    )


def figures() -> dict[str, object]:
    """The limits that the chapters mention, from where they are enforced."""
    return {
        "version": protocol.VERSION,
        "frame": protocol.LARGEST_FRAME,
        "opening": protocol.LARGEST_OPENING,
        "read": serve.LARGEST_READ,
        **per_client(),
        "head": gate.LARGEST_HEAD // 1024,
        "rate": round(app.RATE),
        "burst": round(app.BURST),
        "patience": app.PATIENCE,
        "table_most": ", ".join(f"{most} `{facts.tag(each)}`" for each, most in MOST.items()),
        "talk_burst": round(live.TALK_BURST),
        "talk_seconds": round(1 / live.TALK_RATE),
        "hint_burst": round(hinting.HINT_BURST),
        "hint_seconds": round(1 / hinting.HINT_RATE),
        "hello_seconds": round(gate.HANDSHAKE),
        "ping": round(serve.PING),
        "ping_patience": round(serve.PATIENCE),
        "backlog": socket.LARGEST_BACKLOG // 1024,
        "backlog_messages": socket.LONGEST_BACKLOG,
        "page": telling.PAGE,
        "next_page": telling.PAGE + 1,
        "name": protocol.LONGEST_NAME,
        "guesses": gate.GUESSES,
        "all_guesses": gate.ALL_GUESSES,
        "passkey_tries": gate.PASSKEYS,
        "passkey_minutes": passkeys.SECONDS // 60,
        "passkeys": kept_passkeys.MOST,
        "further": devices.MOST,
        "text": protocol.LONGEST_TEXT,
        "considered": protocol.MOST_CONSIDERED,
        "shuffle_minutes": duties.SHUFFLE_TIME // duties.MINUTE,
        "waiting_days": duties.WAITING_TIME // duties.DAY,
        "vote_minutes": duties.UNMOVED // duties.MINUTE,
        "vote_hours": duties.LONG_UNMOVED // (60 * duties.MINUTE),
        "pause_days": duties.LONGEST_PAUSE // duties.DAY,
        "stand_in": standing.STAND_IN,
        "requests": favours.MOST,
        "browsers": browsers.MOST,
        "grace": round(caller.GRACE),
        "pause_minutes": round(caller.PAUSE / 60),
    }


def per_client() -> dict[str, object]:
    """The limits of an address, a guest or a connection, as a server has them by default."""
    usual, dear = Settings(), sorted(quotas.COSTS.items(), key=lambda each: (-each[1], each[0]))
    return {
        "sockets": usual.sockets_per_address,
        "connections": usual.connections_per_address,
        "asked": usual.requests_per_second,
        "asked_burst": usual.requests_per_second * quotas.BURST,
        "costs": ", ".join(f"`{name}` {cost:.0f}" for name, cost in dear),
        "writing": round(quotas.WRITING),
        "openings": usual.openings_per_minute,
        "tables": usual.tables_per_address,
        "guest_tables": usual.tables_per_guest,
        "pipelined": wires.MOST_PIPELINED,
        "frame_rate": round(wires.FRAME_RATE),
        "frame_burst": round(wires.FRAME_BURST),
    }


def tag(kind: Any) -> str:
    """The type of a message."""
    return str(kind.__struct_config__.tag)


def endpoint(which: Endpoint) -> str:
    """A request over HTTP: what it does, what is sent, what comes back."""
    parts = [f"### `{which.title}`", which.does]
    if which.asks:
        rows = [f"| `?{name}=` | {meaning} |" for name, meaning in which.asks]
        parts.append("\n".join(["| in the address | |", "|---|---|", *rows]))
    if which.body is not None:
        parts += ["The body is a JSON object:", table_of(which.body, sent=True)]
        parts.append(shown(bodies()[which.title]))
    parts.append(answer_of(which))
    if which.title in (made := examples(rehearse())):
        parts += [which.cut] if which.cut else []
        parts.append(shown(made[which.title]))
    return "\n\n".join(parts)


def answer_of(which: Endpoint) -> str:
    """What comes back."""
    status = f", with status {which.status}" if which.status != 200 else ""
    if isinstance(which.answer, str):
        return f"The answer{status}: {which.answer}."
    if which.answer in structures():
        return f"The answer{status}: a {link(which.answer)}."
    said = sentence(which.answer)
    said = f"{said[0].lower()}{said[1:]}"
    # What the first sentence has just said needs no repeating.
    what = "" if said.rstrip(".") in which.does.lower() else f" {said}"
    return f"The answer{status}:{what}\n\n{table_of(which.answer, sent=False)}"


def message(kind: Any) -> str:
    """The messages a client can send."""
    table = [table_of(kind, sent=True)] if fields(kind) else []
    example = shown(rehearse().said[tag(kind)])
    return "\n\n".join([f"### `{tag(kind)}`", sentence(kind), *table, example])


def answer(kind: Any) -> str:
    """The messages the server sends."""
    example = shown(rehearse().told[tag(kind)])
    table = table_of(kind, sent=False)
    return "\n\n".join([f"### `{tag(kind)}`", sentence(kind), table, example])


def happening(kind: Any) -> str:
    """What can happen at a table."""
    table = [table_of(kind, sent=False)] if fields(kind) else []
    example = shown(rehearse().happened[tag(kind)])
    return "\n\n".join([f"### happened: `{tag(kind)}`", sentence(kind), *table, example])


def structures() -> list[Any]:
    """The structures that messages and answers are made of."""
    whole = [*MESSAGES, *ANSWERS, *HAPPENINGS]
    asked = [kind for each in ENDPOINTS for kind in (each.body, each.answer)]
    found = dict.fromkeys(
        part for kind in [*whole, *asked] for part in parts_of(kind) if part is not kind
    )
    return [kind for kind in found if kind not in whole]


def structure(kind: Any) -> str:
    """A structure that others are made of."""
    sent = kind in (protocol.Clock, requests.FromGame, requests.Keys)
    return "\n\n".join([f"### {kind.__name__}", sentence(kind), table_of(kind, sent=sent)])


def codes() -> str:
    """Why something was refused."""
    rows = [f"| `{code}` | {status(code)} | {meaning} |" for code, meaning in CODES.items()]
    return "\n".join(["| code | HTTP status | meaning |", "|---|---|---|", *rows])


def status(code: str) -> str:
    """The status that a code comes with over HTTP."""
    return str(desk.STATUS.get(code, 400)) if code in HTTP else "sockets only"


def all_phrases() -> str:
    """What can be said in every language."""
    rows = [f"| `{each.key}` | {each.english} |" for each in phrases().phrases]
    return "\n".join(["| phrase | in English |", "|---|---|", *rows])
