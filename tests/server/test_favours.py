"""What bots are asked, what they owe, and how little of it anybody can make them say."""

from impera.bots.obliging import Promise, Request
from impera.server.messages import client
from impera.server.table import duties, facts, talking
from impera.server.table.favours import MOST, Favours, Question

from .test_table import Evening


def ask(evening: Evening, seat: int, domain: str = "S", phrase: str = "stop-this") -> None:
    wish = client.Talk(id="x", phrase=phrase, seat=seat, domain=domain)  # type: ignore[arg-type] # a letter
    evening.wish(0, wish)


def begun(*chairs: str, **more: object) -> Evening:
    return Evening(*chairs, **more).begin()  # type: ignore[arg-type]  # as in test_table


def asked_bots(evening: Evening) -> list[int]:
    return [each.chair for each in evening.table.favours.questions]


def test_only_bots_that_play_against_the_column_are_asked() -> None:
    evening = begun("person", "level:1", "level:2", "person")
    ask(evening, evening.table.seat(1))
    assert asked_bots(evening) == [2]
    teams = begun("person", "level:1", "level:2", "level:1", teams=True)
    ask(teams, teams.table.seat(1))
    assert asked_bots(teams) == [2]


def test_a_bot_that_stands_in_says_nothing_in_anybodys_name() -> None:
    evening = begun("person", "person", "person")
    evening.tell(facts.Away(1, "left"))
    ask(evening, evening.table.seat(2))
    assert asked_bots(evening) == []


def test_nobody_is_asked_in_the_draft_or_by_what_is_no_request() -> None:
    draft = begun("person", "level:1", setup="draft")
    ask(draft, draft.table.seat(0))
    assert asked_bots(draft) == []
    evening = begun("person", "level:1")
    for phrase in ("attack-this", "no-answer", "embargo"):
        ask(evening, evening.table.seat(0), phrase=phrase)
    assert asked_bots(evening) == []


def test_a_bot_listens_to_few_requests_a_turn_and_to_each_once() -> None:
    evening = begun("person", "level:1")
    seat = evening.table.seat(0)
    for domain in "AARESCU":
        ask(evening, seat, domain)
    assert len(asked_bots(evening)) == MOST


def test_answering_is_due_before_anything_else_but_not_in_mid_turn() -> None:
    evening = begun("person", "level:1")
    table = evening.table
    ask(evening, table.seat(0))
    game = table.game
    assert game is not None
    assert evening.duty().what == "answer"
    while game.turn != table.seat(1) or game.step == "play":
        evening.decide(token=game.legal[0] if game.step == "play" else "end")
        game = table.game
        assert game is not None
    assert evening.duty().what == "decide"
    evening.decide(token="end")
    assert evening.duty().what == "answer"
    question = duties.question(table)
    assert question is not None
    said = talking.answer(question, "cannot-stop").fact
    assert said == facts.Talked(1, "cannot-stop", table.seat(0), "S", to=0)
    evening.tell(said)
    assert duties.question(table) is None


def test_a_promise_lasts_until_the_bots_turn_is_over() -> None:
    favours, stop = Favours(), Request("stop", 2, "S")
    for phrase, promise in (
        ("try-attack", [Promise(tries="attack S")]),
        ("try-embargo", [Promise(tries="embargo 2 S")]),
        ("try-democracy", [Promise(tries="democracy 2 S")]),
        ("agreed", [Promise(leaves=stop)]),
        ("not-now", []),
        ("cannot-stop", []),
    ):
        favours.ask(Question(1, 0, 1, stop))
        favours.answer(1, phrase)
        assert favours.promises(1) == promise
        favours.end_turn(0)
        assert favours.promises(1) == promise
        favours.end_turn(1)
        assert favours.promises(1) == []


def test_an_answer_to_nothing_promises_nothing() -> None:
    favours = Favours()
    favours.answer(1, "agreed")
    assert favours.promises(1) == []
