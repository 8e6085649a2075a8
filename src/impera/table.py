"""A view as lines of text: every line a whole statement, so that it also reads well aloud."""

from collections import Counter
from collections.abc import Iterable

from impera.rules.notation import Result
from impera.rules.view import Hand, View
from impera.words import ASKED, DOMAIN_NAMES, EFFECT_NAMES, ENDING_NAMES, STEP_NAMES


def draw_table(view: View) -> str:
    """The table as the view shows it."""
    lines = [headline(view), deck_line(view)]
    for seat in range(view["table"]["players"]):
        lines += seat_lines(view, seat)
    lines += [f"centre    {kinds(view['centre'])}"] if view["centre"] else []
    lines += [f"pack      {kinds(view['pack'])}"] if view["pack"] else []
    lines += [f"discard   {kinds(view['discard'])}"]
    lines += now_lines(view)
    return "\n".join(lines)


def kinds(cards: Iterable[str]) -> str:
    """Cards in order, several of a kind as `A1*3`."""
    counted = Counter(cards)
    return " ".join(k if n == 1 else f"{k}*{n}" for k, n in counted.items()) or "-"


def say_cards(number: int) -> str:
    """So many cards."""
    return "1 card" if number == 1 else f"{number} cards"


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
    deck = view["deck"]
    eras = ", ".join(f"Era {'I' * (n + 1)}: {left}" for n, left in enumerate(deck["eras"]) if left)
    last = ", last round" if view["last_round"] and not view["over"] else ""
    return f"deck      {say_cards(deck['size'])}{f' ({eras})' if eras else ''}{last}"


def seat_lines(view: View, seat: int) -> list[str]:
    """A seat's area by Domain, its hand, and what lies face down there."""
    area = view["areas"][seat]
    columns = [
        f"{DOMAIN_NAMES[domain]} {sum(1 for kind in area if kind[0] == domain)}"
        for domain in DOMAIN_NAMES
        if any(kind[0] == domain for kind in area)
    ]
    extra = [
        f"embargo {card['card']} on {DOMAIN_NAMES[card['domain']]}"
        for card in view["embargoes"]
        if card["on"] == seat
    ]
    extra += [
        f"democracy in {DOMAIN_NAMES[card['domain']]}"
        for card in view["democracy"]
        if card["on"] == seat
    ]
    coin = view["coin"]
    if coin is not None and coin["on"] == seat:
        extra += [f"coin of seat {coin['by']} on {DOMAIN_NAMES[coin['domain']]}"]
    lines = [f"seat {seat}    area {kinds(area)}" + (f" ({', '.join(columns)})" if area else "")]
    lines += [f"          hand {say_hand(view['hands'][seat])}"]
    return lines + [f"          {line}" for line in extra]


def say_hand(hand: Hand) -> str:
    """The cards of a hand, or as much of them as is known."""
    if hand["cards"] is not None:
        return kinds(hand["cards"])
    eras = ", ".join(f"{n} of Era {'I' * (e + 1)}" for e, n in enumerate(hand["eras"]) if n)
    sure = f", surely {kinds(hand['sure'])}" if hand["sure"] else ""
    return f"{say_cards(hand['size'])}{f' ({eras})' if eras else ''}{sure}"


def now_lines(view: View) -> list[str]:
    """What matters this turn: the limit, what is barred, used and asked for; or the result."""
    if view["result"] is not None:
        return [say_result(view["result"], view["table"]["teams"])]
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
    what = f"{effect['asks']} {say_cards(count)} from {place[effect['source']]}"
    if effect["target"] is not None:
        what += f" to seat {effect['target']}"
    then = f", then play {effect['plays']}" if effect["choices"] and effect["plays"] else ""
    return f"{EFFECT_NAMES[effect['name']]}: {what}{then}."


def say_result(result: Result, teams: bool) -> str:
    """Who has won, and how."""
    seats = " and ".join(f"seat {seat}" for seat in result["winners"])
    if result["points"] is None:
        return f"won by    {seats}, by {ENDING_NAMES[result['by']]}"
    sides = ("seats 0 and 2", "seats 1 and 3") if teams else ()
    points = ", ".join(
        f"{sides[n] if teams else f'seat {n}'}: {p}" for n, p in enumerate(result["points"])
    )
    return f"won by    {seats}, by {ENDING_NAMES[result['by']]} ({points})"
