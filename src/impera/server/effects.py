"""The effects of a printing, as facts that a page needs to arrange them."""

from functools import cache
from typing import TYPE_CHECKING, cast

from impera.rules.editions import EDITIONS
from impera.rules.effects import NAMES, PERMANENT, whom
from impera.server.messages.problems import Problem
from impera.server.messages.replies import Effect, Effects, Takes, Whom
from impera.words.catalogue import domain_of

if TYPE_CHECKING:
    from impera.server.messages.protocol import Domain


@cache
def effects(edition: str) -> Effects:
    """All effects in the order of their Domains, first permanent, then discard effects."""
    if edition not in EDITIONS:
        raise Problem("refused", f"edition is one of {', '.join(EDITIONS)}")
    found = [
        Effect(name, cast("Domain", domain_of(name)), takes(name), chosen(name, edition))
        for name in NAMES
    ]
    return Effects(edition, found)


def takes(effect: str) -> Takes:
    """R4.2, R4.4, R6.1: what an effect takes."""
    if effect in PERMANENT:
        return "level2" if PERMANENT.index(effect) % 2 else "level1"
    return "lead" if effect == "inspiration" else "discard"


def chosen(effect: str, edition: str) -> Whom | None:
    """R5.6, R5.9, R5.15, R6.1: which player may be chosen."""
    if effect in ("inquisition", "inspiration"):
        return "another"
    return cast("Whom", whom(effect, edition)) if effect in ("embargo", "democracy") else None
