"""A view as lines of text: each line names its subject, so that it also reads well aloud."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from impera.rules.cards import DOMAINS
from impera.rules.notation import FaceDown, Result
from impera.rules.position import write_cards
from impera.rules.view import Hand, View
from impera.words.catalogue import ENGLISH, Words

Spelling = Callable[[Iterable[str]], str]
LABELS = ("deck", "centre", "pack", "discard", "won", "limit", "barred", "used", "asked")
SHOWN = ("legal", "decided")  # after a table, by `impera show`


def codes(cards: Iterable[str]) -> str:
    """Cards as kinds, with several of a kind as `A1*3`."""
    return write_cards(cards) or "-"


def draw_table(
    view: View,
    packs: Sequence[Sequence[str]] | None = None,
    spell: Spelling = codes,
    words: Words = ENGLISH,
) -> str:
    """The table as the view shows it, and the packs of a draft if they are given."""
    lines = [headline(view, words), line("deck", say_deck(view, words), words)]
    for seat in range(view["table"]["players"]):
        said = seat_lines(view, seat, spell, words)
        said += [words("table-pack", cards=spell(packs[seat]))] if packs and packs[seat] else []
        lines += [margin(words("player", player=seat), words) + each for each in said]
    lines += [line("centre", spell(view["centre"]), words)] if view["centre"] else []
    lines += [line("pack", spell(view["pack"]), words)] if view["pack"] else []
    lines += [line("discard", spell(view["discard"]), words)]
    lines += now_lines(view, words)
    return "\n".join(lines)


def line(label: str, text: str, words: Words) -> str:
    """A line of the table."""
    return margin(words(f"label-{label}"), words) + text


def margin(label: str, words: Words) -> str:
    """The label of a line, padded to the same width on all lines."""
    return label.ljust(width(words))


@cache
def width(words: Words) -> int:
    """How wide the margin is in a language."""
    seats = [words("player", player=seat) for seat in range(len(words.names) or 1)]
    labels = [words(f"label-{label}") for label in LABELS + SHOWN]
    return max(map(len, seats + labels)) + 3


def say_eras(number: int, eras: Sequence[int], words: Words) -> str:
    """A number of cards, with the number of each Era in brackets."""
    said = [words("cards-of-era", n=n, era=era) for era, n in enumerate(eras, 1) if n]
    if not said:
        return words("cards", n=number)
    return words("table-cards", n=number, eras=", ".join(said))


def headline(view: View, words: Words) -> str:
    """The table's agreement, whose turn it is and which step."""
    table = view["table"]
    agreed = words(
        "table-agreed",
        edition=table["edition"],
        n=table["players"],
        teams="yes" if table["teams"] else "no",
        setup=table["setup"],
    )
    if view["step"] is None or view["decides"] is None:
        return words("table-over", agreed=agreed)
    step = words(f"step-{view['step']}")
    if view["step"] in ("draft", "open"):
        return words("table-draft", agreed=agreed, step=step, player=view["decides"])
    return words("table-turn", agreed=agreed, step=step, player=view["turn"])


def say_deck(view: View, words: Words) -> str:
    """How many cards of each Era the deck has."""
    deck = say_eras(view["deck"]["size"], view["deck"]["eras"], words)
    last = view["last_round"] and not view["over"]
    return words("table-last-round", deck=deck) if last else deck


def seat_lines(view: View, seat: int, spell: Spelling, words: Words) -> list[str]:
    """A seat's area with its Domains counted, its hand, and the face-down cards there."""
    lines = [say_area(view["areas"][seat], view["progress"][seat]["cards"], spell, words)]
    lines += [words("table-hand", cards=say_hand(view["hands"][seat], spell, words))]
    lines += face_down("embargo", view["embargoes"], seat, words)
    lines += face_down("democracy", view["democracy"], seat, words)
    coin = view["coin"]
    if coin is not None and coin["on"] == seat:
        lines += [words("table-coin", player=coin["by"], domain=coin["domain"])]
    return lines


def say_area(area: Sequence[str], counts: Sequence[int], spell: Spelling, words: Words) -> str:
    """The cards of an area, and how many of each Domain."""
    counted = zip(DOMAINS, counts, strict=True)
    columns = [words("table-column", domain=domain, n=n) for domain, n in counted if n]
    if not columns:
        return words("table-area", cards=spell(area))
    return words("table-area-counted", cards=spell(area), columns=", ".join(columns))


def face_down(name: str, cards: Iterable[FaceDown], seat: int, words: Words) -> list[str]:
    """The face-down cards in one area, with several on a Domain counted."""
    counted = Counter(card["domain"] for card in cards if card["on"] == seat)
    return [words(f"table-{name}", domain=domain, n=n) for domain, n in counted.items()]


def say_hand(hand: Hand, spell: Spelling, words: Words) -> str:
    """The cards of a hand, or as much of them as the viewer knows."""
    if hand["cards"] is not None:
        return spell(hand["cards"])
    cards = say_eras(hand["size"], hand["eras"], words)
    return words("table-sure", cards=cards, sure=spell(hand["sure"])) if hand["sure"] else cards


def now_lines(view: View, words: Words) -> list[str]:
    """What matters this turn: the limit, what is barred, used and asked for; or the result."""
    if view["result"] is not None:
        return [line("won", say_result(view["result"], view["table"]["teams"], words), words)]
    lines = []
    if view["hand_limit"] != 3:
        lines += [line("limit", words("cards", n=view["hand_limit"]), words)]
    if view["barred"]:
        lines += [line("barred", ", ".join(map(words.domain, view["barred"])), words)]
    if view["used"]:
        lines += [line("used", ", ".join(map(words.effect, view["used"])), words)]
    if view["effect"] is not None:
        lines += [line("asked", say_asked(view, words), words)]
    return lines


def say_asked(view: View, words: Words) -> str:
    """What the deciding seat is asked for, in one sentence."""
    effect = view["effect"]
    if effect is None:
        return words(f"asked-{view['step'] or 'over'}")
    target = {} if effect["target"] is None else {"target": effect["target"]}
    return words(
        f"asked-{effect['asks']}-{effect['source']}",
        effect=effect["name"],
        n=effect["choices"] or effect["plays"],
        plays=effect["plays"],
        **target,
    )


def say_result(result: Result, teams: bool, words: Words = ENGLISH) -> str:
    """Who has won, and how."""
    winners = words.listed([words("player", player=seat) for seat in result["winners"]])
    points = result["points"]
    if points is None:
        return words("result-hegemony", winners=winners)
    said = [
        words("result-side", side=say_side(n, teams, words), n=scored)
        for n, scored in enumerate(points)
    ]
    text = words(f"result-{result['by']}", winners=winners, points=", ".join(said))
    sharing = len(result["winners"]) // (2 if teams else 1)
    is_tie = points.count(max(points)) > sharing
    return words("result-after-tie", result=text) if is_tie else text


def say_side(seat: int, teams: bool, words: Words) -> str:
    """A seat, or the seats of its team."""
    seats = (seat % 2, seat % 2 + 2) if teams else (seat,)
    return words.listed([words("player", player=each) for each in seats])
