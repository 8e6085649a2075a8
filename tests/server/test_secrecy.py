"""The server never leaks a secret: a short run of benchmarks/secrecy.py."""

import subprocess
import sys
from pathlib import Path

from impera.server.messages import news
from impera.server.messages.protocol import Clock
from impera.server.storage.log import Event
from impera.server.table import facts, telling
from impera.server.table.folding import fold
from impera.server.table.standing import Table, Who

ROOT = Path(__file__).parent.parent.parent
# Two leaks of our own instead of the planted ones: the first says the same in every world.
TWO = """
import sys
sys.path.insert(0, "benchmarks")
import secrecy
from impera.server.table import telling
from worlds.leaks import LEAKS, leak

def blurt(whole):
    def standing(table, who):
        found = whole(table, who)
        found.commitment = "x"
        return found
    return standing

LEAKS.clear()
leak("says nothing secret", telling, "standing")(blurt)
leak("says nothing", telling, "standing")(lambda whole: whole)
secrecy.SOME, secrecy.MOST, secrecy.ENOUGH, secrecy.OFTEN = 1, 2, 50, 3
secrecy.main()
"""


def test_what_the_server_tells_is_the_same_whatever_is_hidden_and_every_planted_leak_is_found() -> (
    None
):
    words = [sys.executable, "benchmarks/secrecy.py", "1000", "--leaks", "--seed", "12"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    for channel in ("push", "push service", "webhook"):
        assert f"│ {channel} " in done.stdout, done.stdout


def test_a_planted_leak_that_was_not_found_is_told_from_one_that_never_said_anything() -> None:
    words = [sys.executable, "-c", TWO, "100", "--leaks", "--seed", "12"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, ""), done.stdout + done.stderr
    *_, blind, silent, total = done.stdout.splitlines()
    assert blind.startswith("says nothing secret: NOT CAUGHT, though it told something in ")
    assert silent == "says nothing: NEVER EXERCISED in 2 games"
    assert total == "0 of 2 planted leaks were caught"


def test_who_takes_a_chair_is_not_told_whom_its_last_owner_muted_or_reported() -> None:
    setup = facts.Setup(
        2, "consensus", "base", False, ["person"] * 2, False, Clock(90), True, "00" * 32
    )
    table = Table("table", setup, 0)
    log: list[facts.Fact] = [
        facts.Sat(0, None, None, "one"),
        facts.Sat(1, None, None, "two"),
        facts.Talked(1, "hello"),
        facts.Muted(0, 1, True),
        facts.Reported(0, 3, "too friendly"),
    ]

    def told() -> set[type]:
        entries = telling.page(table, Who(frozenset([0]))).log
        return {type(each) for entry in entries for each in entry.happened}

    for number, fact in enumerate(log, 1):
        fold(table, Event(number, "", facts.write(fact).decode(), None, number))
    assert {news.Muted, news.Reported} <= told()
    for fact in (facts.Reshuffled([0], "11" * 32), facts.Sat(0, None, None, "three")):
        fold(table, Event(table.number + 1, "", facts.write(fact).decode(), None, 9))
    assert not {news.Muted, news.Reported} & told()
