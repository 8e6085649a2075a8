"""A view as lines of text: every line names what it is about, so that it also reads well aloud."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from impera.rules.cards import DOMAINS
from impera.rules.notation import FaceDown, Result
from impera.rules.position import write_cards
from impera.rules.view import Hand, View
from impera.words import ASKED, DOMAIN_NAMES, EFFECT_NAMES, ENDING_NAMES, STEP_NAMES, say_card

Spelling = Callable[[Iterable[str]], str]


def codes(cards: Iterable[str]) -> str:
    """Cards as kinds, several of one as `A1*3`."""
    return write_cards(cards) or "-"


def names(cards: Iterable[str]) -> str:
    """Cards by name, several of one as `3 Army I`."""
    counted = Counter(cards)
    said = (say_card(kind) if n == 1 else f"{n} {say_card(kind)}" for kind, n in counted.items())
    return ", ".join(said) or "none"


def draw_table(
    view: View, packs: Sequence[Sequence[str]] | None = None, spell: Spelling = codes
) -> str:
    """The table as the view shows it; with the packs of a draft, if they are to be open."""
    lines = [headline(view), deck_line(view)]
    for seat in range(view["table"]["players"]):
        lines += seat_lines(view, seat, spell)
        lines += [f"seat {seat}    pack {spell(packs[seat])}"] if packs and packs[seat] else []
    lines += [f"centre    {spell(view['centre'])}"] if view["centre"] else []
    lines += [f"pack      {spell(view['pack'])}"] if view["pack"] else []
    lines += [f"discard   {spell(view['discard'])}"]
    lines += now_lines(view)
    return "\n".join(lines)


def say_number(number: int) -> str:
    """So many cards."""
    return "1 card" if number == 1 else f"{number} cards"


def say_eras(eras: Sequence[int]) -> str:
    """How many cards of each Era, in brackets."""
    said = ", ".join(f"{n} of Era {'I' * era}" for era, n in enumerate(eras, 1) if n)
    return f" ({said})" if said else ""


def headline(view: View) -> str:
    """The table's agreement, whose turn it is and which step."""
    table = view["table"]
    teams = ", teams" if table["teams"] else ""
    place = f"{table['edition']}, {table['players']} players{teams}, {table['setup']}"
    if view["over"]:
        return f"{place}: {STEP_NAMES[None]}"
    if view["step"] in ("draft", "open"):
        return f"{place}: {STEP_NAMES[view['step']]}, seat {view['decides']} chooses"
    return f"{place}: turn of seat {view['turn']}, {STEP_NAMES[view['step']]}"


def deck_line(view: View) -> str:
    """How many cards of each Era the deck has."""
    last = ", last round" if view["last_round"] and not view["over"] else ""
    return f"deck      {say_number(view['deck']['size'])}{say_eras(view['deck']['eras'])}{last}"


def seat_lines(view: View, seat: int, spell: Spelling) -> list[str]:
    """A seat's area with its Domains counted, its hand, and what lies face down there."""
    area = view["areas"][seat]
    counted = Counter(kind[0] for kind in area)
    columns = ", ".join(f"{DOMAIN_NAMES[d]} {counted[d]}" for d in DOMAINS if counted[d])
    lines = [f"area {spell(area)}" + (f" ({columns})" if columns else "")]
    lines += [f"hand {say_hand(view['hands'][seat], spell)}"]
    lines += face_down("embargo", "on", view["embargoes"], seat)
    lines += face_down("democracy", "in", view["democracy"], seat)
    coin = view["coin"]
    if coin is not None and coin["on"] == seat:
        lines += [f"coin of seat {coin['by']} on {DOMAIN_NAMES[coin['domain']]}"]
    return [f"seat {seat}    {line}" for line in lines]


def face_down(name: str, where: str, cards: Iterable[FaceDown], seat: int) -> list[str]:
    """The face-down cards in one area, several in a Domain counted."""
    counted = Counter(card["domain"] for card in cards if card["on"] == seat)
    return [
        f"{name} {where} {DOMAIN_NAMES[domain]}" + (f", {n} cards" if n > 1 else "")
        for domain, n in counted.items()
    ]


def say_hand(hand: Hand, spell: Spelling) -> str:
    """The cards of a hand, or as much of them as is known."""
    if hand["cards"] is not None:
        return spell(hand["cards"])
    sure = f", surely {spell(hand['sure'])}" if hand["sure"] else ""
    return f"{say_number(hand['size'])}{say_eras(hand['eras'])}{sure}"


def now_lines(view: View) -> list[str]:
    """What matters this turn: the limit, what is barred, used and asked for; or the result."""
    if view["result"] is not None:
        return [f"won by    {say_result(view['result'], view['table']['teams'])}"]
    lines = []
    if view["hand_limit"] != 3:
        lines += [f"limit     {view['hand_limit']} cards"]
    if view["barred"]:
        lines += [f"barred    {', '.join(DOMAIN_NAMES[d] for d in view['barred'])}"]
    if view["used"]:
        lines += [f"used      {', '.join(EFFECT_NAMES[name] for name in view['used'])}"]
    if view["effect"] is not None:
        lines += [f"asked     {say_asked(view)}"]
    return lines


def say_asked(view: View) -> str:
    """What the seat to decide is asked for, in one sentence."""
    effect = view["effect"]
    if effect is None:
        return ASKED[view["step"]]
    place = {"discard": "the discard pile", "hand": "your hand", "area": "your area"}
    count = effect["choices"] or effect["plays"]
    what = f"{effect['asks']} {say_number(count)} from {place[effect['source']]}"
    if effect["target"] is not None:
        what += f" to seat {effect['target']}"
    then = f", then play {effect['plays']}" if effect["choices"] and effect["plays"] else ""
    return f"{EFFECT_NAMES[effect['name']]}: {what}{then}."


def say_result(result: Result, teams: bool) -> str:
    """Who has won, and how."""
    winners = " and ".join(f"seat {seat}" for seat in result["winners"])
    points = result["points"]
    if points is None:
        return f"{winners}, by {ENDING_NAMES[result['by']]}"
    sides = [f"seats {n} and {n + 2}" if teams else f"seat {n}" for n in range(len(points))]
    best = points.count(max(points))
    sharing = len(result["winners"]) // (2 if teams else 1)
    tie = ", after a tie on points" if best > sharing else ""
    said = ", ".join(f"{side}: {n}" for side, n in zip(sides, points, strict=True))
    return f"{winners}, by {ENDING_NAMES[result['by']]} ({said}){tie}"
