"""The protocol's documentation: it matches the types, and what the server really does."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute

from impera.server import pages
from impera.server.app import Server
from impera.server.document.endpoints import ENDPOINTS, bodies, examples
from impera.server.document.page import ANSWERS, HAPPENINGS, HTTP, MESSAGES, structures, tag
from impera.server.document.rehearsal import rehearse
from impera.server.document.schema import schema
from impera.server.document.wording import fields, is_struct, pretty, sentence
from impera.server.messages.client import ClientMessage
from impera.server.messages.problems import CODES
from impera.server.messages.protocol import encode
from impera.server.messages.replies import Code, PasskeyChallenge, PasskeyOptions
from impera.server.settings import Settings

from .authenticator import Authenticator
from .people import play_on, serving
from .test_passkeys import browser, origin

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "protocol.md"
BODIES = [each.body for each in ENDPOINTS if each.body is not None]
TOLD = [each.answer for each in ENDPOINTS if is_struct(each.answer)]
ALL = [*MESSAGES, *ANSWERS, *HAPPENINGS, *structures(), *BODIES, *TOLD]


@pytest.mark.parametrize(
    ("file", "wanted"),
    [
        ("docs/protocol.md", ()),
        ("web/src/rules.ts", ("--rules",)),
        ("web/src/local/letters.json", ("--letters",)),
    ],
)
def test_what_the_module_prints_is_up_to_date(file: str, wanted: tuple[str, ...]) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "impera.server.document", *wanted], capture_output=True, check=True
    )
    assert (ROOT / file).read_bytes() == printed.stdout, "make docs"


# Where the web page shows something different.
OWN = {route.path for route in pages.routes() if isinstance(route, Route)} - {"/"}


def test_the_page_has_every_route() -> None:
    routes = {
        (method, route.path)
        for route in Server(Settings()).app().routes
        if isinstance(route, Route) and route.path not in OWN
        for method in (route.methods or set()) - {"HEAD"}
    }
    routes |= {
        ("WebSocket", route.path)
        for route in Server(Settings()).app().routes
        if isinstance(route, WebSocketRoute)
    }
    assert routes == {(each.method, each.path) for each in ENDPOINTS}
    for each in ENDPOINTS:
        assert f"### `{each.title}`\n" in PAGE.read_text("utf-8")


def test_the_server_has_every_screen_of_the_page() -> None:
    written = (ROOT / "web/src/route.svelte.ts").read_text("utf-8")
    screens = re.search(r"^const SCREENS = \[(.*)\]", written, re.MULTILINE)
    assert screens is not None
    named = {f"/{name}" for name in re.findall(r'"(\w+)"', screens[1])}
    assert named == {place for place in pages.PLACES if place != "/" and "{" not in place}


def test_the_page_has_every_error_code() -> None:
    text = PAGE.read_text("utf-8")
    for code, meaning in CODES.items():
        assert re.search(rf"^\| `{code}` \| .* \| {re.escape(meaning)} \|$", text, re.MULTILINE)


def test_every_message_and_every_field_has_a_meaning() -> None:
    for kind in ALL:
        assert sentence(kind).endswith("."), kind
        for field in fields(kind):
            assert field.meaning.endswith("."), (kind, field.name)


def test_every_message_has_an_example_that_can_be_read() -> None:
    played = rehearse()
    assert set(played.said) == {tag(kind) for kind in MESSAGES}
    assert set(played.told) == {tag(kind) for kind in ANSWERS}
    assert set(played.happened) == {tag(kind) for kind in HAPPENINGS}
    for message in played.said.values():
        msgspec.json.decode(encode(message), type=ClientMessage)
    for made in (played.told, played.happened):
        for told in made.values():
            assert msgspec.json.decode(encode(told), type=type(told)) == told


def test_an_endpoint_has_examples_of_what_is_sent_and_answered() -> None:
    made = examples(rehearse())
    for each in ENDPOINTS:
        if each.body is not None:
            msgspec.convert(bodies()[each.title], each.body)
        if is_struct(each.answer):
            assert isinstance(made[each.title], each.answer)


def test_links_lead_to_one_place_each() -> None:
    text = PAGE.read_text("utf-8")
    headings = [line.lstrip("# ") for line in text.splitlines() if re.match("#+ ", line)]
    places = [re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings]
    assert sorted(places) == sorted(set(places))
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= set(places)
    for link in re.findall(r"\]\(([^)#]+)", text):
        assert (PAGE.parent / link).exists(), link


async def test_the_server_answers_as_the_page_says(sqlite: str) -> None:
    """Every field sent is documented, and every documented field is sent."""
    async with serving(sqlite) as at:
        for public in (True, False):
            table = await at.open("person", "level:1", public=public, setup="draft")
        table = await at.open("person", "level:1", public=True, setup="draft")
        async with at.people(table, 1) as people:
            await play_on(*people)
        key = Authenticator(origin(at))
        async with browser(at) as client:
            sent = bodies()
            for each in ENDPOINTS:
                if not is_struct(each.answer) or each.method == "WebSocket":
                    continue
                path = each.path.replace("{table}", table)
                response = await client.request(each.method, path, json=sent.get(each.title))
                assert response.status_code == each.status, each.title
                check(response.content, each.answer)
                told = response.json()
                if each.answer is Code:
                    sent["POST /api/guest/join"] = {"code": told["code"]}
                elif each.answer is PasskeyOptions:
                    sent["POST /api/guest/passkey"] = key.create(told)
                elif each.answer is PasskeyChallenge:
                    sent["POST /api/guest/passkey/join"] = key.get(told)
        for message in people[0].told:
            check(encode(message), next(kind for kind in ANSWERS if tag(kind) == message["type"]))


def check(sent: bytes, kind: Any) -> None:
    """What was sent has exactly the fields of a type."""
    read = msgspec.json.decode(sent, type=kind)
    assert json.loads(encode(read)) == json.loads(sent)


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("POST", "/api/tables", {"players": 5}, "malformed"),
        ("POST", "/api/guest", {"name": "x" * 5000}, "too-large"),
        ("POST", "/api/tables", {"players": 3, "teams": True}, "refused"),
        ("POST", "/api/guest", {"name": "level:6"}, "name"),
        ("POST", "/api/guest/join", {"code": "0000000000"}, "code"),
        ("POST", "/api/guest/passkey/join", bodies()["POST /api/guest/passkey/join"], "passkey"),
        ("GET", "/api/tables/nowhere", None, "unknown"),
        ("GET", "/api/games/nowhere/replay", None, "unknown"),
        ("GET", "/nowhere", None, "unknown"),
    ],
)
async def test_errors_over_http_have_the_status_of_the_page(
    sqlite: str, method: str, path: str, body: Any, code: str
) -> None:
    async with serving(sqlite) as at:
        response = await at.http(method, path, json=body, headers={"Host": "localhost"})
        assert response.json()["code"] == code
        assert code in HTTP
        assert f"| `{code}` | {response.status_code} |" in PAGE.read_text("utf-8")


def test_the_schema_describes_all_messages() -> None:
    found = schema()["$defs"]
    assert {kind.__name__ for kind in ALL} <= set(found)
    for union, kinds in (
        ("ClientMessage", MESSAGES),
        ("ServerMessage", ANSWERS),
        ("Happened", HAPPENINGS),
    ):
        named = [option["$ref"] for option in found[union]["anyOf"]]
        assert named == [f"#/$defs/{kind.__name__}" for kind in kinds]
    refs = re.findall(r'"\$ref": "#/\$defs/(\w+)"', json.dumps(found))
    assert set(refs) <= set(found)
    assert "views" in found["Update"]["required"]
    assert found["View"]["properties"]["legal"]["description"]
    assert found["Sit"]["required"] == ["type", "id"]


def test_the_schema_is_printed_as_json() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "impera.server.document", "--schema"],
        capture_output=True,
        check=True,
    )
    assert json.loads(printed.stdout) == schema()


def test_examples_are_json_of_short_lines() -> None:
    for value in ({"a": ["word"] * 60, "b": [{"c": list(range(40))}] * 2}, list("word" * 50)):
        shown = pretty(value)
        assert json.loads(shown) == value
        assert max(map(len, shown.splitlines())) <= 100


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    web = ROOT / "web"
    program = str(web / "node_modules" / ".bin" / "json2ts")
    made = subprocess.run(
        [program, "--unreachableDefinitions", "--no-additionalProperties"],
        input=json.dumps(schema()),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert (web / "src/protocol.ts").read_text("utf-8") == made, "make docs"
