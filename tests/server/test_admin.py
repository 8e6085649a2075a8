"""`impera admin`: what a host can do, with the server running or not; every act is written down."""

import asyncio
import io
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from impera.cli import run
from impera.rules.refused import Refused
from impera.server.admin.networks import read_network
from impera.server.admin.orders import Audit, Ban, order_of, read_answer, read_order, write
from impera.server.guests import COOKIE
from impera.server.storage.store import open_store

from ..patience import PATIENCE
from .people import Address, Person, play_on, serving, shuffle
from .people import socket as connection

IMPERA = Path(sys.executable).parent / "impera"
WHY = ("--reason", "because")


async def admin(database: str, *words: str) -> list[list[str]]:
    """The rows that the command prints."""
    status, out, err = await command(database, *words)
    assert status == 0, err
    lines = [line.split("\t") for line in out.splitlines() if not line.startswith("#")]
    return lines[1:]


async def command(database: str, *words: str) -> tuple[int | None, str, str]:
    """How the command ends, and what it prints; in this process, which is much faster."""
    return await asyncio.to_thread(run_here, ["impera", "admin", "--database", database, *words])


def run_here(words: list[str]) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), mock.patch.object(sys, "argv", words):
        return run(), out.getvalue(), err.getvalue()


async def process(database: str, *words: str) -> tuple[int | None, str, str]:
    """The same as a process of its own."""
    process = await asyncio.create_subprocess_exec(
        IMPERA,
        *("admin", "--database", database, *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, out.decode(), err.decode()


async def guest(at: Address, name: str) -> tuple[str, dict[str, str]]:
    """A new guest: the id, and the headers that they send."""
    async with httpx.AsyncClient(base_url=at.home) as client:
        made = (await client.post("/api/guest", json={"name": name})).json()
        return made["guest"], {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}


async def until(condition: Any) -> None:
    """Wait until a question is answered with yes."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.05)


async def test_a_table_is_closed_and_everybody_there_is_told(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person", public=True)
        async with at.people(table, 2) as people:
            listed = await admin(url, "tables")
            assert [(row[0], row[4]) for row in listed] == [(table, "playing")]
            closed = await process(url, "close", table, "--reason", "a test")
            assert (closed[0], closed[2]) == (0, "")
            for person in people:
                await person.phase_is("closed")
                assert person.happened()[-1] == {"type": "closed", "why": "host"}
                assert await person.fails("talk", phrase="hello") == "not-now"
        assert (await at.get("/api/tables"))["tables"] == []
        status, _, err = await command(url, "close", table, *WHY)
        assert (status, "finished already" in err) == (2, True)
        [row] = await admin(url, "audit")
        assert row[3:] == ["close", table, "", "a test", ""]
    async with serving(url) as at:
        assert (await at.get(f"/api/tables/{table}"))["phase"] == "closed"


async def test_a_hidden_table_is_in_no_list(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("level:1", "level:1", public=True)
        await at.ask_until("/api/games", lambda found: found["games"])
        waiting = await at.open("person", "person", public=True)
        for name in (table, waiting):
            await admin(url, "hide", name, *WHY)
        assert (await at.get("/api/games"))["games"] == []
        assert (await at.get("/api/tables"))["tables"] == []
        assert (await at.get(f"/api/games/{table}"))["table"] == table
        await admin(url, "unhide", waiting, *WHY)
        assert len((await at.get("/api/tables"))["tables"]) == 1


async def test_reports_come_with_the_talk_around_them_until_they_are_resolved(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        name, headers = await guest(at, "Rude")
        async with at.pair(table, headers) as (one, other):
            await other.do("mute", whom=0)
            await other.do("mute", whom=0, on=False)
            await one.do("talk", phrase="hello")
            number = await one.do("talk", text="[red]Your hand is ugly.")
            await other.do("talk", phrase="thanks")
            await other.do("report", number=number, why="It is not.")
        status, out, _ = await command(url, "reports")
        title, _, *said = out.splitlines()
        report = title.split()[3].rstrip(",")
        assert status == 0
        assert "It is not." in title
        assert [line.split("\t")[-1] for line in said] == [
            "hello",
            "[red]Your hand is ugly.",
            "thanks",
        ]
        assert said[1].split("\t")[0] == "→"
        assert said[1].split("\t")[4:6] == ["Rude", name]
        await admin(url, "resolve", table, report, "--reason", "talked to them")
        assert (await command(url, "reports"))[1].startswith("# No reports")
        assert "ugly" in (await command(url, "reports", "--all"))[1]
        status, _, err = await command(url, "resolve", table, "1", *WHY)
        assert (status, "no report" in err) == (2, True)


@pytest.mark.drill
async def test_a_banned_guest_is_shown_out_and_a_bot_plays_on(url: str) -> None:
    async with serving(url) as at:
        name, headers = await guest(at, "Rude")
        table = await at.open("person", "person")
        async with at.pair(table, headers) as (one, other):
            token = one.welcome["token"]
            await shuffle(one, other)
            await admin(url, "ban", name, "--until", "2099-01-01", *WHY)
            assert await one.closed() == (1008, "banned")
            assert one.told[-1]["until"] == 4070908800000
            await other.until(lambda told: any(each["away"] for each in other.standing["chairs"]))
            assert other.happened()[-1]["type"] in ("away", "decided")
            for cookie, known in ((headers, None), ({}, token)):
                async with connection(at.port, table, cookie) as again:
                    person = Person(again)
                    await person.send({"type": "hello", "token": known})
                    assert await person.closed() == (1008, "banned")
            await play_on(other)
        for path in ("/api/tables", "/api/guest"):
            response = await at.http("POST", path, json={}, headers=headers)
            assert (response.status_code, response.json()["code"]) == (403, "banned")
            assert response.json()["until"] == 4070908800000
        assert (await at.get("/api/guest/kept", headers=headers))["acts"][0]["what"] == "ban"
        await admin(url, "unban", name, *WHY)
        await until(lambda: welcome(at, headers))
        assert [row[3] for row in await admin(url, "audit", name)] == ["unban", "ban"]


async def welcome(at: Address, headers: dict[str, str]) -> bool:
    return (await at.http("POST", "/api/tables", json={}, headers=headers)).status_code == 201


async def test_a_ban_ends_by_itself(sqlite: str) -> None:
    async with serving(sqlite) as at:
        name, headers = await guest(at, "Rude")
        await admin(sqlite, "ban", name, "--until", "2020-01-01", *WHY)
        assert await welcome(at, headers)
        assert await admin(sqlite, "force") == []


async def test_a_banned_network_gets_the_page_and_nothing_else(url: str) -> None:
    async with serving(url, proxies="127.0.0.1") as at:
        inside = {"X-Forwarded-For": "203.0.113.77"}
        outside = {"X-Forwarded-For": "203.0.114.77"}
        table = await at.open("person", "person")
        async with at.person(table, headers=inside) as one:
            await admin(url, "ban", "203.0.113.0/24", *WHY)
            assert await one.closed() == (1008, "banned")
        async with connection(at.port, table, inside) as again:
            assert await Person(again).closed() == (1008, "banned")
        for path in ("/api/tables", "/api/games", f"/api/tables/{table}", "/api/ranking"):
            assert (await at.http("GET", path, headers=inside)).json()["code"] == "banned"
            assert (await at.http("GET", path, headers=outside)).status_code == 200
        for path in ("/api/tables", "/api/guest"):
            response = await at.http("POST", path, json={}, headers=inside)
            assert (response.status_code, response.json()["code"]) == (403, "banned")
        for path in ("/", "/privacy", "/api/notice", "/api/guest", "/api/guest/kept"):
            assert (await at.http("GET", path, headers=inside)).status_code == 200


def test_a_household_is_the_least_that_is_banned_and_much_of_the_internet_too_much() -> None:
    assert str(read_network("2001:db8::7")) == "2001:db8::/64"
    assert str(read_network("2001:db8:1::/48")) == "2001:db8:1::/48"
    assert str(read_network("::ffff:203.0.113.7")) == "203.0.113.7/32"
    assert str(read_network("203.0.113.7/24")) == "203.0.113.0/24"
    for wrong in ("0.0.0.0/0", "::/0", "10.0.0.0/7", "10.0.0.0/99", "a.b", "1.2.3.4; --"):
        with pytest.raises(Refused):
            read_network(wrong)


async def test_a_banned_household_of_ipv6_is_kept_out_by_any_of_its_addresses(sqlite: str) -> None:
    async with serving(sqlite, proxies="127.0.0.1") as at:
        await admin(sqlite, "ban", "2001:db8::7", *WHY)
        for address, status in (("2001:db8::dead:beef", 403), ("2001:db8:0:1::7", 200)):
            response = await at.http("GET", "/api/games", headers={"X-Forwarded-For": address})
            assert response.status_code == status


async def test_the_muted_are_told_so_and_play_on(url: str) -> None:
    async with serving(url) as at:
        name, headers = await guest(at, "Loud")
        table = await at.open("person", "person")
        async with at.pair(table, headers) as (one, _):
            await one.do("talk", phrase="hello")
            await admin(url, "mute", name, "--until", "7d", *WHY)

            async def is_muted() -> bool:
                return bool((await one.ask("talk", phrase="hello")).get("code") == "muted")

            await until(is_muted)
            error = await one.ask("talk", text="hello")
            assert error["code"] == "muted"
            assert error["until"] > 0
            await one.do("leave")
            await admin(url, "unmute", name, *WHY)


async def test_the_muted_cannot_talk_by_their_token_without_the_cookie(sqlite: str) -> None:
    async with serving(sqlite) as at:
        name, headers = await guest(at, "Loud")
        table = await at.open("person", "person")
        async with at.person(table, headers=headers) as one:
            await one.sit()
        await admin(sqlite, "mute", name, *WHY)
        async with at.person(table, token=one.welcome["token"]) as same:
            assert same.chairs == [0]
            assert await same.fails("talk", phrase="hello") == "muted"


async def test_a_renamed_guest_has_the_new_name_everywhere(url: str) -> None:
    async with serving(url) as at:
        name, headers = await guest(at, "Nasty")
        table = await at.open("person", "level:1", public=True)
        async with at.person(table, headers=headers) as one:
            await one.sit()
            await shuffle(one)
            await play_on(one)
        running = await at.open("person", "person", public=True)
        async with at.person(running, headers=headers) as one:
            await one.sit()
        await admin(url, "rename", name, "Nice", *WHY)
        for path in ("/api/games", "/api/guest", f"/api/games/{table}/record"):
            text = (await at.http("GET", path, headers=headers)).text
            assert "Nasty" not in text, path
        assert "Nice" in (await at.http("GET", f"/api/games/{table}/record")).text

        async def is_renamed() -> bool:
            return "Nasty" not in (await at.http("GET", f"/api/tables/{running}")).text

        await until(is_renamed)
        [row] = await admin(url, "audit")
        assert row[3:5] == ["rename", name]
        assert row[-1] == "Nasty → Nice"


async def test_during_maintenance_games_go_on_and_no_table_is_opened(url: str) -> None:
    async with serving(url) as at:
        table = await at.open("person", "person")
        async with at.people(table, 2) as people:
            await admin(url, "banner", "Back at noon.")
            await admin(url, "maintenance", "on")
            notice = await at.ask_until("/api/notice", lambda said: said["maintenance"])
            assert notice["banner"] == "Back at noon."
            response = await at.http("POST", "/api/tables", json={})
            assert (response.status_code, response.json()["code"]) == (503, "maintenance")
            await play_on(*people)
            assert await people[0].fails("rematch") == "maintenance"
            await admin(url, "banner")
            await admin(url, "maintenance", "off")
            await at.ask_until("/api/notice", lambda said: not said["maintenance"])
            await people[0].do("rematch")
        assert (await at.get("/api/notice"))["banner"] is None


async def test_an_announcement_has_a_text_for_some_languages_and_one_for_the_rest(url: str) -> None:
    async with serving(url) as at:
        texts = ("--text", "it=Torniamo\na = b.", "--text", "uk=Опівдні.")
        await admin(url, "banner", "Back at noon.", *texts, "--until", "2099-01-01")
        notice = await at.ask_until("/api/notice", lambda said: said["banner"])
        assert notice["banner"] == "Back at noon."
        assert notice["banners"] == {"uk": "Опівдні.", "it": "Torniamo a = b."}
        [row] = await admin(url, "audit")
        assert row[3] == "banner"
        assert row[-1] == "Back at noon. · uk=Опівдні. · it=Torniamo a = b."
        assert row in await admin(url, "force")
        await admin(url, "banner", "For all.")
        notice = await at.ask_until("/api/notice", lambda said: said["banner"] == "For all.")
        assert notice["banners"] == {}
        await admin(url, "banner")
        await at.ask_until("/api/notice", lambda said: said["banner"] is None)


async def test_an_announcement_for_no_language_of_ours_or_for_nobody_else_is_refused(
    sqlite: str,
) -> None:
    async with open_store(sqlite):
        pass
    for words, why in (
        (("Hello", "--text", "xx=Hello"), "no language"),
        (("--text", "it=Ciao"), "for everybody else"),
        (("Hello", "--text", "it= "), "is empty"),
        (("Hello", "--text", "Ciao"), "write the language"),
        (("Hello", "--text", "it=Ciao", "--text", "it=Salve"), "one text for each"),
        (("Hello", "--text", f"it={'x' * 501}"), "at most"),
    ):
        status, out, err = await command(sqlite, "banner", *words)
        assert (status, out) == (2, "")
        assert why in err
        assert len(err.splitlines()) == 1
    assert await admin(sqlite, "audit") == []


async def test_every_act_is_in_the_audit_log_with_who_did_it(url: str) -> None:
    async with serving(url) as at:
        name, _ = await guest(at, "Somebody")
        table = await at.open("person", "person")
    for words in (  # nobody serves now: the command works on the database itself
        ("rename", name, *WHY),
        ("mute", name, *WHY),
        ("unmute", name, *WHY),
        ("ban", name, *WHY),
        ("unban", name, *WHY),
        ("ban", "192.0.2.0/24", *WHY),
        ("hide", table, *WHY),
        ("unhide", table, *WHY),
        ("close", table, *WHY),
        ("banner", "Hello"),
        ("maintenance", "on"),
    ):
        [row] = await admin(url, *words)
        assert row[3] == words[0]
    rows = await admin(url, "audit")
    assert [row[3] for row in reversed(rows)] == [
        *("rename", "mute", "unmute", "ban", "unban", "ban", "hide", "unhide", "close"),
        *("banner", "maintenance"),
    ]
    assert {row[2] for row in rows} == {"root" if os.geteuid() == 0 else os.environ["USER"]}
    counted = {row[0]: row[1:] for row in await admin(url, "stats")}
    assert counted["acts"] == ["11", "11", "11"]
    assert counted["tables open now"][0] == "0"
    assert [row[3] for row in await admin(url, "force")] == ["ban", "banner", "maintenance"]
    async with serving(url) as at:  # what is in force stays in force
        assert (await at.get("/api/notice"))["banner"] == "Hello"
        assert (await at.http("POST", "/api/tables", json={})).status_code == 503


async def test_what_is_wrong_is_refused_in_one_line_and_written_nowhere(sqlite: str) -> None:
    async with open_store(sqlite):
        pass
    for words, why in (
        (("ban", "nobody", *WHY), "no guest"),
        (("mute", "nobody", *WHY), "no guest"),
        (("close", "nowhere", *WHY), "no table"),
        (("close", "nowhere"), "Missing option"),
        (("ban", "0.0.0.0/0", *WHY), "too wide"),
        (("ban", "300.0.0.1", *WHY), "not a network"),
        (("ban", "10.0.0.1", "--reason", " "), "give a reason"),
        (("ban", "10.0.0.1", "--until", "soon", *WHY), "write a date"),
    ):
        status, out, err = await command(sqlite, *words)
        assert (status, out) == (2, "")
        assert why in err
        assert len(err.splitlines()) == 1
    assert await admin(sqlite, "audit") == []
    status, _, err = await command("/nowhere/tables.db", "stats")
    assert (status, "no such database" in err) == (2, True)


async def test_there_is_no_way_for_the_host_over_http(sqlite: str) -> None:
    async with serving(sqlite) as at:
        for path in ("/admin", "/api/admin", "/api/acts", "/api/audit", "/api/reports"):
            for method in ("GET", "POST"):
                response = await at.http(method, path, json={})
                assert (response.status_code, response.json()["code"]) == (404, "unknown")


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder that every user can look into."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


SAY = """
import socket, sys
peer = socket.socket(socket.AF_UNIX)
peer.connect(sys.argv[1])
peer.sendall(sys.argv[2].encode() + b"\\n")
print(b"".join(iter(lambda: peer.recv(65536), b"")).decode())
"""


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else")
async def test_another_user_cannot_use_the_socket_even_if_they_can_open_it() -> None:
    with open_folder() as folder:
        database = str(folder / "tables.db")
        async with serving(database):
            hatch = folder / "tables.db.socket"
            assert hatch.stat().st_mode & 0o777 == 0o600

            def try_it() -> "subprocess.CompletedProcess[str]":
                order = write(Ban("10.0.0.0/8", "mine now")).decode()
                words = ["/usr/bin/python3", "-c", SAY, str(hatch), order]
                return subprocess.run(
                    words, capture_output=True, text=True, user="nobody", check=False, cwd="/"
                )

            refused = await asyncio.to_thread(try_it)
            assert "PermissionError" in refused.stderr
            hatch.chmod(0o666)
            refused = await asyncio.to_thread(try_it)
            assert "belongs to another user" in refused.stdout
            assert await admin(database, "audit") == []


async def test_noise_on_the_socket_harms_nobody(sqlite: str) -> None:
    path = Path(sqlite.removeprefix("sqlite:///"))
    async with serving(sqlite) as at:
        for noise in (b"", b"\n", b"{}\n", b"\xff\xfe\n", b'{"type":"ban"}\n', b"x" * 200_000):
            folder = os.open(Path(path).parent, os.O_RDONLY)
            reader, writer = await asyncio.open_unix_connection(
                f"/proc/self/fd/{folder}/tables.db.socket"
            )
            os.close(folder)
            try:
                writer.write(noise)
                writer.write_eof()
                said = await asyncio.wait_for(reader.read(), PATIENCE)
                assert read_answer(said).refused is not None
            except ConnectionError:  # it didn't read on
                pass
            writer.close()
        await at.get("/api/notice")
        assert await admin(sqlite, "audit") == []


async def test_a_socket_that_a_killed_server_has_left_is_no_obstacle(sqlite: str) -> None:
    path = Path(sqlite.removeprefix("sqlite:///"))
    async with open_store(sqlite):
        pass
    folder = os.open(path.parent, os.O_RDONLY)
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(f"/proc/self/fd/{folder}/{path.name}.socket")
    os.close(folder)
    assert await admin(sqlite, "audit") == []
    async with serving(sqlite):
        assert await admin(sqlite, "stats") != []
        status, _, _ = await command(f"{path.parent}/../{path.parent.name}/{path.name}", "stats")
        assert status == 0


def test_orders_are_read_as_they_are_written() -> None:
    assert read_order(write(Audit("x", 3))) == order_of("audit", {"whom": "x", "limit": 3})
