"""What is sent: messages that are almost right, and noise, over sockets and HTTP."""

import json
import random
from typing import Any, NamedTuple

from impera.rules.cards import DOMAINS, KINDS
from impera.rules.notation import SPANS, TOKENS
from impera.server.messages.protocol import LARGEST_FRAME
from impera.words.catalogue import PHRASES
from noise.wire import BINARY, CLOSE, PING, PONG, frame

Fields = dict[str, Any]
BEGUN = sorted(SPANS)

NUMBERS = (-1, 0, 1, 3, 4, 500, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, -0.0, 1.5)
STRANGE = (
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "\u202e\u2066right\u2069 to left",
    "\u200d" * 40,
    "\ufeff",
    "\U0001f3f4\U000e0067\U000e007f",
    "e\u0301" * 30,
    "'; DROP TABLE events; --",
    "<script>alert(1)</script>",
    "%s%n{0}{table.secret}",
    "../../etc/passwd",
    "x" * 64,
    "x" * 65,
    "x" * 281,
    "x" * 3000,
    "\r\nSet-Cookie: impera_guest=x",
    "true",
    "null",
    "play A1",
    "decide",
)
OTHER: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"type": "hello"}, ["x"] * 50)


class Known(NamedTuple):
    """What a sender knows about the table and other people's messages."""

    position: int
    number: int
    legal: list[str]
    chairs: list[int]
    ids: list[str]  # used before, by anybody
    tokens: list[str]  # nobody's, or broken


def strange(chance: random.Random) -> Any:
    """Anything that might be in a field."""
    return chance.choice((chance.choice(NUMBERS), chance.choice(STRANGE), chance.choice(OTHER)))


def proper(known: Known, chance: random.Random) -> Fields:
    """A well-formed message, though perhaps not from this sender or not now."""
    name = chance.choice([f"f{chance.getrandbits(40):x}", *known.ids[-3:]])
    chair = chance.choice([*known.chairs, None, chance.randrange(4)])
    mine: Fields = {} if chair is None else {"chair": chair}
    decision = chance.choice([*known.legal, *chance.sample(TOKENS, 2)])
    position = chance.choice([known.position] * 4 + [known.position - 1, 0, known.position + 1])
    number = chance.choice([known.number, chance.randrange(known.number + 1)])
    phrase = chance.choice(list(PHRASES))
    messages = (
        lambda: {"type": "decide", "position": position, "decision": decision},
        lambda: {"type": "decide", "position": position, "decision": decision},
        lambda: (
            {
                "type": "choose",
                "position": chance.choice([position, 1]),
                "decision": chance.choice([decision, f"keep {chance.choice(KINDS)}", None]),
            }
            | mine
        ),
        lambda: (
            {
                "type": "fill",
                "which": chance.randrange(4),
                "bot": chance.choice(["level:1", "level:2", None, None]),
            }
            | mine
        ),
        lambda: {"type": "undo", "position": position, "decisions": chance.randint(1, 3)},
        lambda: {"type": "hint", "position": position},
        lambda: {"type": "consider", "decisions": [decision, *chance.sample(BEGUN, 20)]},
        lambda: {
            "type": "consider",
            "decisions": [chance.choice(STRANGE)] * chance.choice([1, 65]),
        },
        lambda: {"type": "recall", "before": chance.choice([number, number + 1, 2**31 - 1])},
        lambda: {"type": "sit", "name": chance.choice(["Mallory", None])} | mine,
        lambda: {"type": "leave"} | mine,
        lambda: {"type": "vote-out", "whom": chance.randrange(4)} | mine,
        lambda: {"type": "commit", "commitment": f"{chance.getrandbits(256):064x}"} | mine,
        lambda: {"type": "reveal", "contribution": f"{chance.getrandbits(256):064x}"} | mine,
        lambda: {"type": "pause", "want": chance.random() < 0.3} | mine,
        lambda: {"type": "back"} | mine,
        lambda: {"type": "talk", "phrase": phrase, **about(phrase, chance)} | mine,
        lambda: {"type": "talk", "phrase": "stop-this", **about("stop-this", chance)} | mine,
        lambda: {"type": "talk", "text": chance.choice(STRANGE)} | mine,
        lambda: {"type": "mute", "whom": chance.randrange(4), "on": chance.random() < 0.5} | mine,
        lambda: {"type": "report", "number": number, "why": chance.choice(STRANGE)} | mine,
        lambda: {"type": "rematch"} | mine,
        lambda: {"type": "ping"},
        lambda: {"type": "hello", "token": chance.choice(known.tokens)},
    )
    message = chance.choice(messages)()
    return message if message["type"] in ("ping", "hello") else {**message, "id": name}


def about(phrase: str, chance: random.Random) -> Fields:
    """What a phrase mentions, usually as it should be."""
    said = {"seat": chance.choice([0, 1, 3]), "domain": chance.choice(DOMAINS)}
    wanted = PHRASES[phrase] if chance.random() < 0.8 else chance.sample(sorted(said), 1)
    return {name: said[name] for name in wanted}


def bent(message: Fields, chance: random.Random) -> Fields:
    """Almost the same message: a field too many, too few, or with another value."""
    fields = dict(message)
    match chance.randrange(6):
        case 0:
            fields.pop(chance.choice(list(fields)))
        case 1:
            fields[chance.choice(["seat", "token", "bot", "chair", "x", "\0"])] = strange(chance)
        case 2:
            fields["type"] = strange(chance)
        case 3:
            fields["id"] = strange(chance)
        case _:
            fields[chance.choice(list(fields))] = strange(chance)
    return fields


def text(known: Known, chance: random.Random) -> bytes:
    """A message as bytes: right, bent or broken."""
    message = proper(known, chance)
    if chance.random() < 0.4:
        message = bent(message, chance)
    written = json.dumps(message, ensure_ascii=chance.random() < 0.7)
    sent = written.encode("utf-8", "surrogatepass")
    return broken(sent, chance) if chance.random() < 0.15 else sent


def broken(sent: bytes, chance: random.Random) -> bytes:
    """Something that was a message."""
    place = chance.randrange(len(sent))
    match chance.randrange(10):
        case 0:
            return sent[:place]
        case 1:
            return sent + chance.choice([b"}", b"{}", b"\0", b",", sent])
        case 2:
            return sent[:place] + bytes([chance.randrange(128)]) + sent[place + 1 :]
        case 3:
            return b"[" * chance.choice([10, 1000, 4000])
        case 4:
            return b'{"type":"talk","id":' + b'{"a":' * chance.choice([10, 700]) + b"1"
        case 5:
            return sent.replace(b":", b":" + chance.choice([b"NaN,", b"1e999", b"-", b"0x1"]), 1)
        case 6:
            return b"\xef\xbb\xbf" + sent
        case 7:
            return sent[:-1] + b"," + sent[1:]  # every field twice
        case 8:
            return chance.choice([b"", b" ", b"null", b"0", b'""', b"[]", b"{}"])
        case _:
            return b" " * chance.choice([1, 4000 - len(sent) % 3000]) + sent


class Sending(NamedTuple):
    """Bytes for a socket, and what they may lead to."""

    data: bytes
    answers: int  # answers that have to come, unless the connection is closed
    statuses: tuple[int, ...] = ()  # statuses the server may close it with
    last: bool = False  # whether nothing can follow, because it is incomplete
    text: bytes = b""  # its contents


def sending(known: Known, chance: random.Random) -> Sending:
    """A message in one of the ways it can be sent."""
    sent = text(known, chance)
    return travelling(sent, chance)._replace(text=sent)


def travelling(sent: bytes, chance: random.Random) -> Sending:
    """One of many ways, some of them wrong."""
    odd = (() if is_text(sent) else (1007,)) + ((1009,) if len(sent) > LARGEST_FRAME else ())
    match chance.randrange(60):
        case 0:
            return Sending(frame(b"x" * chance.choice([4097, 16000])), 1, (1009,))
        case 1:
            return Sending(frame(b"x" * chance.choice([17000, 300_000])), 1, (1009, 1006))
        case 2:
            return Sending(frame(b"\xff\xfe\x80" + sent), 1, (1007, *odd))
        case 3 | 4 | 5:
            return Sending(frame(sent, BINARY), 1, odd)
        case 6 | 7 | 8:
            cut = len(sent) // 2
            pieces = frame(sent[:cut], fin=False) + frame(b"a live line", PING)
            return Sending(pieces + frame(sent[cut:], 0), 1, odd)
        case 9:
            return Sending(frame(sent)[: chance.randrange(len(sent) + 6)], 0, last=True)
        case 10:
            return Sending(frame(b"", PONG) + frame(b"still here", PING), 0)
        case 11:
            opcode = chance.choice([0, 3, 7, 11, 15])
            return Sending(frame(sent, opcode), 1, (1002, *odd))
        case 12:
            return Sending(frame(sent, bits=chance.randint(1, 7)), 1, (1002, *odd))
        case 13:
            return Sending(b"\x81" + bytes([min(125, len(sent))]) + sent[:125], 1, (1002,))
        case 14:
            code = chance.choice([0, 999, 1000, 1001, 1005, 3000, 65535]).to_bytes(2, "big")
            return Sending(frame(code + b"bye", CLOSE), 1, (1000, 1001, 1002, 3000))
        case 15:
            return Sending(chance.randbytes(60), 0, last=True)
    return Sending(frame(sent), 1, odd)


def is_text(sent: bytes) -> bool:
    """Whether it can be sent as text."""
    try:
        sent.decode()
    except UnicodeDecodeError:
        return False
    return True


METHODS = ("GET", "GET", "GET", "POST", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW")
ENDS = ("", "/record", "/replay", "/replay?seat=0", "/replay?seat=x", "/socket", "/%2e%2e")
PLACES = (
    "/api/tables/{}",
    "/api/games/{}",
    "/api/games/{}",
    "/api/tables?before={}",
    "/api/games?before={}",
    "/api/games?mine={}",
    "/{}",
    "//{}",
    "/api/ranking?{}",
    "/api/guest",
    "/api/guest/code",
    "/api/guest/join",
    "/api/guest/push",
    "/api/guest/devices",
    "/api/guest/passkey",
    "/api/guest/passkey/new",
    "/api/guest/passkey/challenge",
    "/api/guest/passkey/join",
    "/api/tables",
    "/api/phrases",
    "/healthz",
    "/readyz",
    "/metrics",
    "/",
    "*",
)
NAMES = ("%00", "a%00b", "%ff%fe", "%ed%a0%80", "..%2f..%2f", "x" * 3000, "%", "%zz", "a b", "é")
HEADERS = (
    "Origin: https://evil.example",
    "Origin: null",
    "Origin: http://[::1",
    "Origin: \xff",
    "Cookie: impera_guest=x.y",
    "Cookie: impera_guest=" + "A" * 43 + "." + "0" * 64,
    "Cookie: __Host-impera_guest=\0; impera_guest=é",
    "Cookie: ;;;=;=x; impera_guest",
    "Content-Type: text/plain; charset=\xfe",
    "X-Forwarded-For: 10.0.0.1",
    "X-Long: " + "x" * 5000,
    "Upgrade: websocket",
    "Expect: 100-continue",
    "Accept-Encoding: gzip, \0",
    "Host: evil.example",
)
BODIES: tuple[Any, ...] = (
    {"players": 5},
    {"players": -1},
    {"players": "3"},
    {"players": 2**70},
    {"players": 3, "teams": True},
    {"players": 2, "chairs": ["person"]},
    {"chairs": ["level:7", "person", "person"]},
    {"chairs": ["person"] * 500},
    {"clock": {"decision": 1}},
    {"clock": {"decision": 10**12, "bank": -1}},
    {"edition": "\0"},
    {"setup": None},
    {"free_text": "yes"},
    {"secret": "00" * 32},
    {"name": 5},
    {"code": "0" * 10},
    {"code": None},
    {"endpoint": "\ud800"},
    {"endpoint": "https://127.0.0.1/a\0", "keys": {"p256dh": "\ud800", "auth": ""}},
    {"device": "\ud800"},
    {"device": None},
    {"id": "AA"},
    {"id": "AA", "client_data": "e30", "attestation": "oA"},
    {"id": "AA", "client_data": "W" * 3000, "attestation": "gYGB" * 200},
    {"id": "A", "client_data": "", "authenticator_data": "", "signature": "", "user": ""},
    {"name": "x" * 99},
    {"name": ["\0"]},
    [],
    7,
    None,
)


class Asking(NamedTuple):
    """The bytes of a request, and whether it is complete."""

    data: bytes
    whole: bool = True


def asking(port: int, tables: list[str], chance: random.Random) -> Asking:
    """A request, right or wrong."""
    name = chance.choice([*tables, *NAMES])
    path = chance.choice(PLACES).format(name)
    path += chance.choice(ENDS) if path.endswith(name) and "?" not in path else ""
    method = chance.choice(METHODS)
    body = b"" if method in ("GET", "HEAD") else posted(chance)
    headers = [f"Host: 127.0.0.1:{port}", "Connection: close"]
    headers += chance.sample(HEADERS, chance.choice([0, 0, 1, 2]))
    if body:
        headers.append(f"Content-Length: {len(body)}")
    head = "\r\n".join([f"{method} {path} HTTP/1.1", *headers, "", ""]).encode("latin-1")
    match chance.randrange(30):
        case 0:
            return Asking(head[: chance.randrange(len(head) - 4)], whole=False)
        case 1:
            long = b"Content-Length: %d\r\n" % chance.choice([5, 10**15])
            return Asking(head.replace(b"\r\n", b"\r\n" + long, 1) + b"{}", whole=False)
        case 2:
            return Asking(chance.randbytes(100) + b"\r\n\r\n", False)
        case 3:
            chunked = head.replace(b"\r\n", b"\r\nTransfer-Encoding: chunked\r\n", 1)
            return Asking(chunked + b"zz\r\nwhat\r\n0\r\n\r\n", whole=False)
    return Asking(head + body, whole="Expect" not in head.decode("latin-1"))


def posted(chance: random.Random) -> bytes:
    """The body of a post; none of them opens a table."""
    if chance.random() < 0.2:
        return chance.choice([b"{", b"\xff\xfe", b"[" * 4000, b" " * 4097, b'{"a":' * 700, b"\0"])
    return json.dumps(chance.choice(BODIES)).encode()
