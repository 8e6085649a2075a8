"""Why something cannot be decided: the first rule that forbids it, as a player would check them.

All of it is read from a view, so it tells nothing that the view's seat does not know.
"""

from typing import NamedTuple

from impera.rules.effects import PERMANENT
from impera.rules.notation import TOKENS, Refused, quote
from impera.rules.view import View
from impera.words.catalogue import REASONS, Words, domain_of, parts_of, whom


class Why(NamedTuple):
    """A reason of `words.REASONS`, the number of its rule, and of what its sentence speaks."""

    reason: str
    rule: str
    given: dict[str, str | int]

    def said(self, words: Words) -> str:
        """The reason in a sentence."""
        return words.why(self.reason, **self.given)


# A token, or its beginning: `attack`, `embargo 2`, `inspire 1`.
BEGINNINGS = {
    " ".join(parts[:length])
    for parts in map(str.split, TOKENS)
    for length in range(1, len(parts) + 1)
}


def why_not(view: View, token: str) -> Why | None:
    """Why the view's seat may decide nothing that is or begins with this; None if it may."""
    wanted = "inspire" if token == "inspiration" else token
    if wanted not in BEGINNINGS:
        raise Refused(f"{quote(token)} is no decision and no beginning of one")
    if any(f"{each} ".startswith(f"{wanted} ") for each in view["legal"]):
        return None
    verb, *rest = wanted.split()
    return not_anybody(view, rest) or not_in_this_step(view, verb, rest)


def because(reason: str, **given: str | int) -> Why:
    """A reason with its rule."""
    return Why(reason, REASONS[reason], given)


def own_seat(view: View) -> int:
    """The seat that looks and decides."""
    assert view["seat"] is not None
    return view["seat"]


def own_hand(view: View) -> list[str]:
    """The cards in the own hand."""
    return view["hands"][own_seat(view)]["cards"] or []


def face_up(view: View, seat: int, domain: str) -> int:
    """How many cards of the Domain lie face up in the seat's area."""
    return sum(kind[0] == domain for kind in view["areas"][seat])


def not_anybody(view: View, rest: list[str]) -> Why | None:
    """The game is over, another decides, or nobody sits there."""
    if view["over"]:
        return because("over")
    if view["decides"] is not None and view["decides"] != view["seat"]:
        drafting = view["step"] in ("draft", "open")
        return because("not-your-pick" if drafting else "not-your-turn", target=view["decides"])
    players = view["table"]["players"]
    if rest and rest[0].isdecimal() and int(rest[0]) >= players:
        return because("players", n=players)
    return None


def not_in_this_step(view: View, verb: str, rest: list[str]) -> Why | None:
    """Something else comes first, or it is too late; or the choice is not among those on offer."""
    match view["step"], verb:
        case "draft", "keep":
            return because("pack", **parts_of(rest[0]))
        case "draft", _:
            return because("keep-first")
        case "open", "open":
            return because("centre", **parts_of(rest[0]))
        case "open", _:
            return because("open-first")
        case _, "keep" | "open":
            return because("draft-over" if view["table"]["setup"] == "draft" else "no-draft")
        case "resolve", _:
            return not_resolving(view, verb, rest)
        case _, "discard" | "take" | "give":
            return because("not-asked")
        case "play", "play":
            return not_playable(view, rest[0])
        case "play", "end":
            return because("play-first")
        case "play", _:
            return because("step")
        case _, "play":
            barred = [kind for kind in rest if kind in own_hand(view) and kind[0] in view["barred"]]
            return not_playable(view, barred[0]) if barred else because("one-play")
    return not_available(view, verb, rest)


def not_playable(view: View, kind: str) -> Why:
    """R3.1, R5.9: the card is not in the hand, or an embargo bars it."""
    if kind not in own_hand(view):
        return because("no-card", **parts_of(kind))
    return because("embargo", domain=kind[0])


def not_resolving(view: View, verb: str, rest: list[str]) -> Why:
    """R4.1, Q4.6: an effect asks for something else, or for another card."""
    effect = view["effect"]
    assert effect is not None
    if verb != effect["asks"]:
        return because("resolving", effect=effect["name"])
    kind, source = rest[0], effect["source"]
    if verb == "play":
        return not_playable(view, kind)
    places = {
        "hand": own_hand(view),
        "area": view["areas"][own_seat(view)],
        "discard": view["discard"],
    }
    if kind not in places[source]:
        return because(f"not-in-{'pile' if source == 'discard' else source}", **parts_of(kind))
    return because("dead-end")


def not_available(view: View, verb: str, rest: list[str]) -> Why | None:
    """R3.2: in step 2, why an effect is not on offer."""
    if verb == "inspire":
        return no_inspiration(view, rest)
    if verb in PERMANENT:
        return no_permanent(view, verb)
    domain = domain_of(verb)
    if verb in view["used"]:
        return because("used-discard", domain=domain)
    if not face_up(view, own_seat(view), domain):
        return because("payment", effect=verb, domain=domain)
    if verb == "attack":
        return no_attack(rest)
    return because("inquisition") if verb == "inquisition" else no_target(view, verb, rest)


def no_attack(rest: list[str]) -> Why:
    """R5.3: nothing is left to lose when the Army card is paid."""
    if not rest:
        return because("attack-none")
    return because("attack-army") if rest[0] == "A" else because("attack", domain=rest[0])


def no_target(view: View, effect: str, rest: list[str]) -> Why:
    """R5.9, R5.15: who may not be chosen, or has no such card; the own one is paid first."""
    mine = rest[:1] == [str(own_seat(view))]
    if mine and whom(effect, view["table"]["edition"]) == "another":
        return because(f"{effect}-another")
    if len(rest) < 2:
        return because(f"{effect}-none")
    target, domain = int(rest[0]), rest[1]
    if mine and domain == domain_of(effect):
        return because(f"{effect}-own")
    return because(f"{effect}-target", target=target, domain=domain)


def level_of(effect: str) -> int:
    """Whether a permanent effect is of level 1 or 2."""
    return 1 + PERMANENT.index(effect) % 2


def is_spent(view: View, domain: str) -> bool:
    """R4.1: whether a permanent effect of the Domain was applied this turn."""
    return any(used in PERMANENT and domain_of(used) == domain for used in view["used"])


def lacks(view: View, seat: int, effect: str) -> bool:
    """R4.2: whether the seat has too few cards for the permanent effect."""
    needed = view["table"]["levels"][level_of(effect) - 1]
    return face_up(view, seat, domain_of(effect)) < needed


def no_permanent(view: View, effect: str) -> Why | None:
    """R4.1, R4.2, Q4.6: why the own permanent effect is not on offer."""
    seat, domain = own_seat(view), domain_of(effect)
    if is_spent(view, domain):
        return because("used-permanent", domain=domain)
    if lacks(view, seat, effect):
        needed = view["table"]["levels"][level_of(effect) - 1]
        have = face_up(view, seat, domain)
        return because("level", effect=effect, domain=domain, n=needed, have=have)
    return not_resolvable(view, effect)


def not_resolvable(view: View, effect: str) -> Why | None:
    """Q4.6: what is missing to resolve a permanent effect completely."""
    level, domain = level_of(effect), domain_of(effect)
    hand, area = own_hand(view), view["areas"][own_seat(view)]
    if domain == "U" and len(view["discard"]) < level:
        return because("pile", n=level)
    if domain in "ES" and len(area) < level:
        return because("area", n=level)
    if domain in "AE" and len(hand) < level:
        return because("hand", n=level)
    cards = {"E": hand, "S": hand + area}.get(domain)
    if cards is not None and sum(kind[0] not in view["barred"] for kind in cards) < level:
        return because("playable")
    return None


def no_inspiration(view: View, rest: list[str]) -> Why | None:
    """R6.1, Q6.2: why nothing may be copied, or not this from that player."""
    own, seats = own_seat(view), range(view["table"]["players"])
    if "inspiration" in view["used"]:
        return because("copied")
    lead = max(face_up(view, seat, "C") for seat in seats if seat != own)
    if face_up(view, own, "C") <= lead:
        return because("lead")
    if rest[:1] == [str(own)]:
        return because("inspire-own")
    sources = [int(rest[0])] if rest else [seat for seat in seats if seat != own]
    if len(rest) == 2:
        return no_copy(view, sources[0], rest[1])
    found = [
        no_copy(view, seat, effect)
        for seat in sources
        for effect in PERMANENT
        if not lacks(view, seat, effect)
    ]
    if found:
        return found[0]
    return because("no-source", target=sources[0]) if rest else because("no-sources")


def no_copy(view: View, source: int, effect: str) -> Why | None:
    """R6.1, Q6.2, Q4.6: why the source's effect may not be copied."""
    if lacks(view, source, effect):
        return because("source", target=source, effect=effect)
    if is_spent(view, domain_of(effect)):
        return because("copied-domain", domain=domain_of(effect))
    if not lacks(view, own_seat(view), effect):
        return because("own-effect", effect=effect)
    return not_resolvable(view, effect)
