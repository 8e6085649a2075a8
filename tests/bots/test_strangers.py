"""Third-party bots: found by name, shown only what their seat may know, held to the rules."""

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from impera import Game, Refused
from impera.arena.match import version, warm_up
from impera.bots import strangers
from impera.bots.ladder import make_bot
from impera.rules.agreement import Agreement
from impera.rules.chance import generators
from impera.rules.doors import decide_at
from impera.rules.notation import NUMBER, legal_numbers
from impera.rules.state import OVER

from ..conftest import Run
from ..properties.test_hidden import deal_again
from ..styles import begin
from .test_ladder import choose, play

CLUB = '''
"""A club of bots, good and bad."""
import numpy as np


class First:
    """The first token in the alphabet."""
    def __call__(self, view, legal, rng):
        assert legal == view["legal"] == sorted(legal)
        return legal[0]

class Chance:
    def __call__(self, view, legal, rng):
        return rng.choice(legal)

class Packed:
    packed = True
    def __call__(self, view, legal, rng):
        assert view[0].viewer == view[0].seat
        return np.int64(legal[-1])

class Cheat:
    """Makes legal what it likes."""
    packed = True
    def __call__(self, view, legal, rng):
        view[0].legal[:] = -1
        legal.append(0)
        return 0

class Says:
    def __init__(self, what):
        self.what = eval(what)
    def __call__(self, view, legal, rng):
        return self.what

class Fails:
    def __call__(self, view, legal, rng):
        return view["secrets"]

def makes_nothing():
    return None

number = 3
first = First()
'''


def write(folder: Path, name: str, text: str) -> None:
    """Write a Python file."""
    (folder / f"{name}.py").write_text(text, "utf-8")


def install(folder: Path, package: str, points: str) -> None:
    """Leave what pip would: an installed package with bots."""
    info = folder / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[impera.bots]\n{points}\n", "utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with a module of bots in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    write(tmp_path, "club", CLUB)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Forget the modules of earlier tests."""
    strangers.installed_factory.cache_clear()
    strangers.named_factory.cache_clear()
    version.cache_clear()
    warm_up.cache_clear()
    for name in ("club", "guild", "late", "broken"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize("name", ["First", "Chance", "Packed"])
def test_a_bot_of_a_module_here_plays_legally_to_the_end(folder: Path, name: str) -> None:
    for players, setup in ((2, "draft"), (3, "base"), (4, "draft")):
        states = begin(Agreement(players, setup=setup), players)
        play([make_bot(f"club:{name}")] * players, states, 7)
        assert states[0].step == OVER


def test_hidden_cards_dealt_again_never_change_what_a_stranger_chooses(folder: Path) -> None:
    chance, bot = random.Random(3), make_bot("club:Chance")
    states = begin(Agreement(3, "consensus", "draft"), 4)
    for _ in range(40):
        chosen = choose(bot, states, 5)
        assert choose(bot, deal_again(states, int(states[0].seat), chance), 5) == chosen
        decide_at(states, 0, chosen)


def answer(spec: str) -> int:
    """A bot's first decision in a game."""
    view = Game(players=2, seed=7).view_record(0)
    return make_bot(spec)(view, legal_numbers(view[0].legal.tolist()), generators(1, 1))


def test_a_token_and_its_number_are_the_same_answer(folder: Path) -> None:
    token = Game(players=2, seed=7).legal[0]
    assert answer(f"club:Says:{token!r}") == answer(f"club:Says:{NUMBER[token]}") == NUMBER[token]


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("club:Says:'end'", "in seat 0, step play, decided 'end', which is not legal"),
        ("club:Says:30000", "decided 30000, which is not a decision"),
        ("club:Says:-1", "decided -1, which is not a decision"),
        ("club:Says:True", "decided True, which is not a decision"),
        ("club:Says:None", "decided None, which is not a decision"),
        ("club:Says:'win'", "decided 'win', which is not a decision"),
        ("club:Says:[1]", "decided [1], which is not a decision"),
        ("club:Cheat", "decided 'keep A1', which is not legal"),
        ("club:Fails", "'club:Fails' in seat 0, step play, failed: KeyError: 'secrets' ("),
    ],
)
def test_a_wrong_answer_is_refused_with_name_and_place(folder: Path, spec: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        answer(spec)
    assert why in str(refused.value)
    assert spec.partition(":")[0] in str(refused.value)


def test_a_failure_names_the_line(folder: Path) -> None:
    line = 1 + CLUB.splitlines().index('        return view["secrets"]')
    with pytest.raises(Refused, match=rf"club\.py, line {line}\)"):
        answer("club:Fails")


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("club", "'club' is not a bot; the bots are random, novice,"),
        ("club.py:First", "can't be loaded: ModuleNotFoundError"),
        ("./club:First", "is not a bot; the bots are"),
        ("nobody:Bot", "'nobody:Bot' can't be loaded: ModuleNotFoundError: No module named"),
        ("club:Second", "AttributeError: module 'club' has no attribute 'Second'"),
        ("club:", "can't be loaded: AttributeError"),
        (":First", "':First' is not a bot"),
        ("club:number", "'club:number' is 3, not a class or function that makes bots"),
        ("club:Says", "doesn't make a bot: TypeError"),
        ("club:First:3", "doesn't make a bot: TypeError"),
        ("club:makes_nothing", "makes None, which can't be called"),
        ("club:first", "doesn't make a bot: TypeError"),
        ("broken:Bot", "can't be loaded: ZeroDivisionError"),
    ],
)
def test_what_makes_no_bot_is_refused_with_a_reason(folder: Path, spec: str, why: str) -> None:
    write(folder, "broken", "1 / 0\n")
    with pytest.raises(Refused) as refused:
        make_bot(spec)
    assert why in str(refused.value)
    assert "docs/bots.md" in str(refused.value) or "makes" in str(refused.value)


@pytest.fixture
def site(folder: Path) -> Path:
    """A folder of installed packages."""
    site = folder / "site"
    site.mkdir()
    sys.path.append(str(site))
    return site


def test_an_installed_bot_is_known_by_its_name_and_takes_options(folder: Path, site: Path) -> None:
    write(site, "guild", CLUB)
    install(site, "guild", "guildsman = guild:First\nparrot = guild:Says")
    token = Game(players=2, seed=7).legal[0]
    assert answer("guildsman") == answer(f"parrot:{token!r}") == NUMBER[token]
    with pytest.raises(Refused, match="level:1 to level:6, guildsman, parrot; install your own"):
        make_bot("nobody")


def test_nobody_takes_the_name_of_one_of_our_bots(folder: Path, site: Path) -> None:
    write(site, "guild", CLUB)
    install(site, "guild", "greedy = guild:Fails")
    assert answer("greedy") >= 0


def test_a_name_claimed_by_two_packages_is_refused(folder: Path, site: Path) -> None:
    install(site, "one", "twin = one:Bot")
    install(site, "two", "twin = two:Bot")
    with pytest.raises(Refused, match="several bots, one:Bot and two:Bot; uninstall all but"):
        make_bot("twin")


def test_a_bot_in_the_arena_is_recorded_by_its_name(folder: Path, run: Run) -> None:
    done = run("arena", "club:Chance", "greedy", "--players", 2, "--sets", 2, "--jobs", 1,
               "--out", folder / "out")  # fmt: skip
    assert done.status == 0, done.err
    assert "club:Chance" in done.out
    assert '"bots":["club:Chance","greedy"]' in (folder / "out" / "games.jsonl").read_text()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_stops_the_arena_with_what_it_saw(
    folder: Path, run: Run, jobs: int
) -> None:
    write(folder, "late", LATE)
    done = run("arena", "late:Late", "greedy", "--players", 2, "--sets", 4, "--jobs", jobs)
    assert (done.status, done.out) == (2, "")
    assert re.match(r"impera: set 0, decision \d+: 'late:Late' in seat 0, step ", done.err)
    assert "failed: RuntimeError: tired of it (" in done.err
    assert 'it saw {"seat": 0, "table": ' in done.err
    assert done.err.count("\n") == 1


LATE = '''
class Late:
    """Gives up when it has seen enough."""
    asked = 0
    def __call__(self, view, legal, rng):
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("tired\\nof it")
        return legal[0]
'''


def test_games_of_a_changed_bot_are_not_mixed(folder: Path, run: Run) -> None:
    words = ("arena", "club:Chance", "greedy", "--players", 2, "--jobs", 1, "--out", folder / "out")
    assert run(*words, "--sets", 2).status == 0
    assert run(*words, "--sets", 2).status == 0
    write(folder, "club", CLUB + "\n# better now\n")
    version.cache_clear()
    done = run(*words, "--sets", 3)
    assert done.status == 2
    assert "begun with other rules or bots" in done.err


def test_a_bot_plays_in_the_terminal(folder: Path, run: Run) -> None:
    done = run("play", "--bots", "club:First", "--humans", 0, "--seed", 1)
    assert done.status == 0, done.err
    assert "won by" in done.out
    done = run("play", "--bots", "club:Fails", "--humans", 0, "--seed", 1)
    assert done.status == 2
    assert "'club:Fails' in seat 0, step play, failed: KeyError: 'secrets'" in done.err
    assert "hands" not in done.err
