"""Every illegal decision has a reason, and neither reasons nor previews reveal a secret."""

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from impera.rules.agreement import Agreement
from impera.rules.doors import decide_at
from impera.rules.foresee import Foresight, foresee
from impera.rules.notation import SPANS, TOKENS, legal_numbers
from impera.rules.position import read_position
from impera.rules.state import AUDIENCE, OVER, States
from impera.rules.view import VIEW, View, describe, look
from impera.rules.why import Why, why_not
from impera.words.catalogue import Words
from impera.words.languages import LANGUAGES

from ..styles import POSITIONS, STYLES, VARIANTS, begin, play
from .test_hidden import deal_again

SPOKEN = [Words(language) for language in LANGUAGES]
ALL = tuple(sorted(SPANS))


def view(states: States, viewer: int) -> View:
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return describe(views)


def reasons(states: States, viewer: int) -> dict[str, Why | None]:
    """Why the viewer can't make each of these decisions; None where they can."""
    views = np.zeros(1, VIEW)
    look(states, 0, viewer, views, 0)
    return {token: why_not(views, token) for token in ALL}


def check_reasons(states: States) -> Counter[str]:
    """A token has a reason exactly if no legal one equals or begins with it; returns the counts."""
    found, legal = reasons(states, int(states[0].seat)), set()
    for number in legal_numbers(states[0].legal.tolist()):
        words = TOKENS[number].split()
        legal |= {" ".join(words[:length]) for length in range(1, len(words) + 1)}
    legal |= {"inspiration"} & {"inspiration" for token in legal if token == "inspire"}
    assert {token for token, why in found.items() if why is None} == legal
    return Counter(why.reason for why in found.values() if why is not None)


GAMES = {
    "variant": st.sampled_from(VARIANTS),
    "style": st.sampled_from(list(STYLES)),
    "seed": st.integers(0, 2**32 - 1),
    "every": st.integers(2, 12),
}


@given(**GAMES)
@settings(deadline=None, max_examples=30)
def test_there_is_a_reason_exactly_if_a_decision_is_not_legal(
    variant: Agreement, style: str, seed: int, every: int
) -> None:
    states = begin(variant, seed)
    for place, _ in enumerate(play(states, style, seed)):
        if place % every == 0:
            check_reasons(states)
    assert states[0].step == OVER
    assert {why and why.reason for why in reasons(states, 0).values()} == {"over"}


@pytest.mark.parametrize("text", POSITIONS)
def test_so_it_is_under_embargoes(text: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        states = read_position(text)
        for place, _ in enumerate(play(states, "scholar", seed)):
            if place < 60:
                found += check_reasons(states)
    assert {"embargo", "playable"} <= set(found)


@pytest.mark.drill
@given(**GAMES)
@settings(deadline=None, max_examples=20)
def test_every_reason_can_be_said_in_every_language(
    variant: Agreement, style: str, seed: int, every: int
) -> None:
    states, said = begin(variant, seed), set()
    for place, _ in enumerate(play(states, style, seed)):
        if place % every:
            continue
        for why in reasons(states, int(states[0].seat)).values():
            if why is not None and (key := repr(why)) not in said:
                said.add(key)
                for words in SPOKEN:
                    assert words.why(why).endswith(f" ({why.rule}).")


@given(**GAMES)
@settings(deadline=None, max_examples=20)
def test_hidden_cards_dealt_again_change_no_reason(
    variant: Agreement, style: str, seed: int, every: int
) -> None:
    states, chance = begin(variant, seed), random.Random(seed)
    for place, _ in enumerate(play(states, style, seed)):
        if place % (4 * every) == 0:
            for viewer in (*range(states[0].players), AUDIENCE):
                again = deal_again(states, viewer, chance)
                assert reasons(again, viewer) == reasons(states, viewer)


def previews(states: States) -> dict[str, Foresight]:
    """What every legal decision would do."""
    legal, views = legal_numbers(states[0].legal.tolist()), np.zeros(1, VIEW)
    look(states, 0, int(states[0].seat), views, 0)
    return {TOKENS[number]: foresee(views, number) for number in legal}


@given(**GAMES)
@settings(deadline=None, max_examples=25)
def test_hidden_cards_dealt_again_change_no_preview(
    variant: Agreement, style: str, seed: int, every: int
) -> None:
    states, chance = begin(variant, seed), random.Random(seed)
    for place, _ in enumerate(play(states, style, seed)):
        if place % every == 0:
            before = states.tobytes()
            again = deal_again(states, int(states[0].seat), chance)
            assert previews(again) == previews(states)
            assert states.tobytes() == before


@given(**GAMES)
@settings(deadline=None, max_examples=25)
def test_what_was_foreseen_happens(variant: Agreement, style: str, seed: int, every: int) -> None:
    states = begin(variant, seed)
    for number in play(states, style, seed):
        after = states.copy()
        decide_at(after, 0, number)
        if not TOKENS[number].startswith("keep"):
            views = np.zeros(1, VIEW)
            look(states, 0, int(states[0].seat), views, 0)
            check_preview(view(states, AUDIENCE), foresee(views, number), view(after, AUDIENCE))


def check_preview(was: View, found: Foresight, now: View) -> None:
    """The moved cards are exactly the difference between the places before and after."""
    piles = places(was)
    for move in found["moves"]:
        if move["card"] != "coin":
            for place, one in ((move["source"], -1), (move["to"], 1)):
                hidden = place["place"] in ("hand", "deck")
                card = f"?{move['card'][1]}" if hidden else move["card"]
                piles[place["place"], place["seat"], place["domain"], card] += one
    assert {key: n for key, n in piles.items() if n} == dict(places(now))
    assert found["ends"] == (None if now["result"] is None else now["result"]["by"])
    assert found["then"] == now["effect"]
    assert found["hand_limit"] in (None, now["hand_limit"])


Key = tuple[str, int | None, str | None, str]


def places(seen: View) -> Counter[Key]:
    """All open cards, and the Eras of the hidden ones."""
    found: Counter[Key] = Counter()
    for seat, area in enumerate(seen["areas"]):
        found.update(("area", seat, kind[0], kind) for kind in area)
    for name, cards in (("embargo", seen["embargoes"]), ("democracy", seen["democracy"])):
        found.update((name, card["on"], card["domain"], card["card"]) for card in cards)
    found.update(("discard", None, None, kind) for kind in seen["discard"])
    found.update(("centre", None, None, kind) for kind in seen["centre"])
    backs = [("hand", seat, hand["eras"]) for seat, hand in enumerate(seen["hands"])]
    for name, owner, eras in [*backs, ("deck", None, seen["deck"]["eras"])]:
        for era, cards_left in enumerate(eras, 1):
            found[name, owner, None, f"?{era}"] += cards_left
    return +found
