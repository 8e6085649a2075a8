"""One table, folded from facts with made-up times: clocks, pauses, undo."""

from collections.abc import Callable
from typing import get_args

import pytest

from impera.records import fair
from impera.server.messages import client, news, requests
from impera.server.messages.problems import Problem
from impera.server.messages.protocol import Clock
from impera.server.storage.log import Event, Owner, hashed
from impera.server.table import facts, setups, telling, wishes
from impera.server.table.duties import (
    LONGEST_PAUSE,
    SHUFFLE_TIME,
    WAITING_TIME,
    Duty,
    carried_out,
    deadline,
    duty,
)
from impera.server.table.facts import Fact
from impera.server.table.folding import FOLDS, fold
from impera.server.table.proposals import Proposal, Sender
from impera.server.table.standing import Table, Who

SECOND = 1000
HERE = 1_000_000_000_000


class Evening:
    """A table and its clock."""

    def __init__(self, *chairs: str, clock: Clock | None = None, **more: object) -> None:
        wish = requests.Open(
            players=len(chairs),
            chairs=list(chairs),  # type: ignore[arg-type]  # checked when it is read
            clock=clock or Clock(10, 30),
            **more,  # type: ignore[arg-type]  # as above
        )
        self.now = HERE
        self.table = Table("t", setups.new_setup(wish), HERE)

    def tell(self, fact: Fact, after: float = 0) -> list[news.Happened]:
        """Add a fact, so many seconds later."""
        self.now += round(after * SECOND)
        payload = facts.write(fact).decode()
        event = Event(self.table.number + 1, "fact", payload, None, self.now)
        line = fold(self.table, event)
        return [item.what for item in line.items]

    def wish(self, chair: int, wish: client.Act, after: float = 0) -> list[news.Happened]:
        """Send a message, if it is allowed."""
        sender = Sender(Who(frozenset([chair])), "token")
        return self.tell(wishes.propose(self.table, sender, wish).fact, after)

    def begin(self) -> "Evening":
        """Everybody sits down and shuffles."""
        table = self.table
        for chair in table.people:
            self.tell(facts.Sat(chair, None, None, hashed(str(chair))))
        for chair in table.people:
            self.tell(facts.Committed(chair, fair.commit(bytes([chair] * 16))))
        for chair in table.people:
            self.tell(facts.Revealed(chair, bytes([chair] * 16).hex()))
        return self

    def decide(self, after: float = 0, token: str | None = None) -> list[news.Happened]:
        """The deciding player decides."""
        game = self.table.game
        assert game is not None
        place = self.table.deciding
        assert place is not None
        return self.tell(facts.Decided(token or game.legal[-1], bool(place.thinker)), after)

    def duty(self) -> Duty:
        """What the server has to do."""
        due = duty(self.table)
        assert due is not None
        return due

    def phase(self) -> str:
        return self.table.phase

    @property
    def asked(self) -> int:
        return self.table.asked()[0]


def people(number: int, **more: object) -> Evening:
    """A running game of people."""
    return Evening(*["person"] * number, **more).begin()  # type: ignore[arg-type]  # as above


def test_each_decision_has_its_time_and_the_bank_pays_for_more() -> None:
    evening = people(2)
    table, chair = evening.table, evening.asked
    assert deadline(table) == evening.now + 40 * SECOND
    evening.decide(after=9)
    assert table.places[chair].bank == 30 * SECOND
    while evening.asked == chair:
        evening.decide(after=12)
        assert table.places[chair].bank < 30 * SECOND
    assert table.places[evening.asked].bank == 30 * SECOND
    assert deadline(table) == evening.now + 40 * SECOND


def test_whose_time_is_up_is_played_by_a_bot_and_comes_back_without_a_bank() -> None:
    evening = people(2)
    table, chair = evening.table, evening.asked
    assert evening.duty() == Duty(evening.now + 40 * SECOND, "stand in")
    assert carried_out(table, "stand in") == Proposal(facts.Away(chair, "clock"))
    evening.tell(facts.Away(chair, "clock"), after=41)
    assert evening.duty().what == "decide"
    assert deadline(table) is None
    evening.decide()
    evening.wish(chair, client.Back("b"))
    assert table.places[chair].bank == 0
    while evening.asked != chair:
        evening.decide()
    assert deadline(table) == evening.now + 10 * SECOND


def test_who_comes_back_late_gets_no_new_time_for_the_same_decision() -> None:
    evening = people(2)
    chair = evening.asked
    evening.tell(facts.Away(chair, "clock"), after=41)
    evening.wish(chair, client.Back("b"), after=1)
    late = deadline(evening.table)
    assert late is not None
    assert late < evening.now


def test_a_clock_that_steps_back_takes_nothing() -> None:
    evening = people(2)
    chair = evening.asked
    evening.decide(after=-5)
    assert evening.table.places[chair].bank == 30 * SECOND


def test_taking_back_gives_no_time() -> None:
    evening = people(3, clock=Clock(10, 30))
    table = evening.table
    for _ in range(400):
        chair, since = evening.asked, table.since
        evening.decide(after=15)
        if table.undoable(table.seat(chair)):
            evening.wish(chair, client.Undo("u", table.position), after=2)
            assert table.since == since
            assert evening.asked == chair
            return
    raise AssertionError("nobody could take anything back")


def test_what_may_be_taken_back_is_what_the_game_says() -> None:
    evening = people(3, setup="draft")
    table, found = evening.table, set()
    for number in range(3000):
        game = table.game
        assert game is not None
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        evening.decide(token=game.legal[number * 7 % len(game.legal)])
        game = table.game
        assert game is not None
        if not game.over:
            assert table.undoable(seat) == game.undoable(seat)
            found.add(game.undoable(seat))
    assert found >= {0, 1}


def test_alone_against_bots_everything_can_be_taken_back_until_hidden_cards_were_seen() -> None:
    evening = Evening("person", "level:1").begin()
    table, plays, draws = evening.table, 0, 0
    for number in range(3000):
        game = table.game
        assert game is not None
        if game.over:
            break
        seat, step, before = game.seat, game.step, table.undoable(table.seat(0))
        assert seat is not None
        token = game.legal[number * 7 % len(game.legal)]
        evening.decide(token=token)
        game = table.game
        assert game is not None
        if seat != table.seat(0) or game.over or token == "end":
            continue
        if step == "play":  # everybody sees it, but the others are bots
            assert table.undoable(seat) == before + 1
            held, plays = game.view(seat)["hands"][seat]["size"], plays + 1
            evening.wish(0, client.Undo("u", table.position))
            game = table.game
            assert game is not None
            assert game.view(seat)["hands"][seat]["size"] == held + 1
            evening.decide(token=token)
        if token == "breakthrough" and game.view(seat)["deck"]["size"]:
            assert table.undoable(seat) == 0
            draws += 1
    assert plays > 10
    assert draws


def test_a_pause_needs_all_people_and_ends_with_one() -> None:
    evening = Evening("person", "level:1", "person").begin()
    table = evening.table
    evening.wish(0, client.Pause("a", True))
    assert evening.phase() == "playing"
    assert [type(what) for what in evening.wish(2, client.Pause("b", True))] == [
        news.WantsPause,
        news.Paused,
    ]
    assert evening.phase() == "paused"
    assert deadline(table) is None
    assert evening.duty() == Duty(evening.now + LONGEST_PAUSE, "resume")
    assert carried_out(table, "resume") == Proposal(facts.Resumed())
    with pytest.raises(Problem, match="the table is paused"):
        evening.wish(0, client.Decide("c", table.position, "end"))
    evening.wish(2, client.Pause("d", False), after=10_000)
    assert evening.phase() == "playing"
    assert not any(place.wants_pause for place in table.places)
    if table.places[evening.asked].bot is None:
        assert deadline(table) == evening.now + (10 + 30) * SECOND


def test_a_pause_does_not_wait_for_those_who_are_away() -> None:
    evening = people(2)
    evening.wish(0, client.Pause("a", True))
    evening.wish(1, client.Leave("b"))
    assert evening.table.phase == "paused"


def test_who_does_not_come_to_shuffle_loses_the_chair() -> None:
    evening = Evening("person", "person", clock=Clock(5))
    table = evening.table
    for chair in (0, 1):
        evening.tell(facts.Sat(chair, None, None, hashed(str(chair))))
    evening.tell(facts.Committed(0, fair.commit(bytes(16))))
    assert evening.duty() == Duty(evening.now + SHUFFLE_TIME, "reshuffle")
    proposal = carried_out(table, "reshuffle")
    assert isinstance(proposal.fact, facts.Reshuffled)
    assert proposal.fact.freed == [1]
    assert len(bytes.fromhex(proposal.fact.secret)) == 32
    assert proposal.fact != carried_out(table, "reshuffle").fact
    assert proposal.chairs == (Owner(1, None),)
    evening.tell(proposal.fact)
    assert table.phase == "waiting"
    assert [place.taken for place in table.places] == [True, False]
    assert table.places[0].commitment is None


def test_with_days_to_decide_there_are_days_to_shuffle() -> None:
    evening = Evening("person", "level:1", clock=Clock(3 * 86400))
    evening.tell(facts.Sat(0, None, None, "x"))
    assert deadline(evening.table) == evening.now + 3 * 86400 * SECOND


def test_a_table_to_which_nobody_comes_is_closed() -> None:
    evening = Evening("person", "person")
    assert evening.duty() == Duty(HERE + WAITING_TIME, "close")
    assert carried_out(evening.table, "close") == Proposal(facts.Closed())
    evening.tell(facts.Closed())
    assert evening.table.phase == "closed"
    assert duty(evening.table) is None
    with pytest.raises(Problem):
        evening.wish(0, client.Sit("a"))


def test_the_record_of_a_game_proves_its_shuffle() -> None:
    evening = Evening("person", "level:2", "person", "level:1", teams=True).begin()
    table = evening.table
    while table.phase == "playing":
        evening.decide()
    assert table.game is not None
    record = table.record(table.game)
    game = fair.verify(record)
    assert game.result == table.game.result
    assert record["names"][table.seat(1)] == "level:2"
    assert duty(table) is None


def test_every_message_can_become_a_proposal() -> None:
    assert set(get_args(client.Act)) == set(wishes.WISHES)


def test_every_fact_can_be_folded() -> None:
    assert set(get_args(facts.Fact)) - set(FOLDS) == {facts.Decided}


def test_whoever_sits_down_next_never_learns_what_the_last_one_alone_was_told() -> None:
    evening = Evening("person", "person")
    table = evening.table
    log = table.log
    for _ in range(3):
        evening.tell(facts.Sat(0, None, None, hashed("0")))
        evening.tell(facts.Sat(1, None, None, hashed("1")))
        evening.tell(facts.Muted(0, 1, on=True))
        evening.tell(facts.Muted(1, 0, on=True))
        evening.tell(facts.Left(0))
        assert not told(table, 0)
        assert told(table, 1) == [news.Muted(1, 0, True)]
        evening.tell(facts.Left(1))
        assert not told(table, 1)
    assert table.log is log, "built anew for every leaver, a long log takes for ever to load"


def told(table: Table, chair: int) -> list[news.Happened]:
    """What only the owner of a chair is told."""
    entries = telling.page(table, Who(frozenset([chair]))).log
    happened = [what for entry in entries for what in entry.happened]
    return [what for what in happened if isinstance(what, news.Muted)]


def sit(evening: Evening, _: int) -> None:
    evening.wish(0, client.Sit("", 0))
    evening.wish(0, client.Leave("", 0))


def ask_for_a_pause(evening: Evening, place: int) -> None:
    evening.wish(0, client.Pause("", place % 2 == 0, 0))


def mute(evening: Evening, place: int) -> None:
    evening.wish(0, client.Mute("", 1, place % 2 == 0, 0))


def talk(evening: Evening, _: int) -> None:
    evening.wish(0, client.Talk("", phrase="hello", chair=0))


def come_back(evening: Evening, _: int) -> None:
    evening.wish(0, client.Leave("", 0))
    evening.wish(0, client.Back("", 0))


@pytest.mark.parametrize(
    ("kind", "again", "begun"),
    [
        (facts.Sat, sit, False),
        (facts.WantsPause, ask_for_a_pause, True),
        (facts.Muted, mute, True),
        (facts.Talked, talk, True),
        (facts.Back, come_back, True),
    ],
)
def test_a_table_takes_only_so_much(
    kind: type[Fact], again: Callable[[Evening, int], None], begun: bool
) -> None:
    """Whatever people do again and again comes to an end, and the game goes on."""
    evening, most = Evening("person", "person"), wishes.MOST[kind]
    if begun:
        evening.begin()
    for place in range(most):
        again(evening, place)
    assert evening.table.counts[kind] == most
    with pytest.raises(Problem) as problem:
        again(evening, most)
    assert problem.value.code == "enough"
    if begun:
        evening.decide()


def test_only_what_people_need_at_any_time_is_without_limit() -> None:
    server = {facts.Resumed, facts.Closed, facts.Unsaid}  # written by the server itself
    ending = {facts.Left, facts.Reshuffled, facts.Away, facts.Rematched}  # follows from the others
    assert set(FOLDS) | {facts.Decided} == set(wishes.MOST) | ending | server | {
        facts.Decided,
        facts.Revealed,
    }
