"""The words of the game in every language: a thin layer over the catalogues in `locale/`.

A catalogue is read when its first word is needed, and Fluent is imported no earlier.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from impera.rules.cards import DOMAINS
from impera.rules.effects import effect_named, whom
from impera.rules.why import Why
from impera.words.languages import FOLDER, LOCALES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# What can be said at a table in every language, and what it mentions; `phrase-…` has the words.
PHRASES: dict[str, tuple[str, ...]] = {
    "hello": (),
    "thanks": (),
    "well-played": ("seat",),
    "agreed": (),
    "no-deal": (),
    "one-moment": (),
    "about-to-win": ("seat",),
    "about-to-win-by": ("seat", "domain"),
    "stop": ("seat",),
    "attack": ("domain",),
    "will-attack": ("domain",),
    "spare": ("domain",),
    "embargo": ("seat", "domain"),
    "democracy": ("seat", "domain"),
    "inquisition": ("seat",),
    "truce": ("seat",),
    "your-turn-to-act": ("seat",),
    "hand-is-harmless": (),
    "stop-this": ("seat", "domain"),
    "attack-this": ("seat", "domain"),
    "leave-this": ("seat", "domain"),
    "no-answer": ("seat", "domain"),
    "try-attack": ("domain",),
    "try-embargo": ("seat", "domain"),
    "try-democracy": ("seat", "domain"),
    "not-now": (),
    "cannot-stop": ("seat", "domain"),
    "nice": (),
    "wow": (),
    "phew": (),
    "ouch": (),
    "oops": (),
}
POINTING = ("stop-this", "attack-this", "leave-this", "no-answer")  # at somebody's column
REACTIONS = ("nice", "wow", "phew", "ouch", "oops")

BOT_NAMES = 12  # how many `name-bot-…` there are


class Words:
    """Everything said in one language, with players by name where their seats have names."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language, self.names = language, names

    @cached_property
    def bundle(self) -> "FluentBundle":
        """The catalogue, ready to use."""
        from fluent.runtime import FluentBundle, FluentResource

        text = (FOLDER / f"{self.language}.ftl").read_text("utf-8")
        locale = LOCALES[self.language]
        bundle = FluentBundle([locale], use_isolating=False)  # terminals show the marks
        bundle.add_resource(FluentResource(text))
        return bundle

    def __call__(self, key: str, **given: str | int) -> str:
        """The words for a key; any error is raised, never shown."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.language} has no words for {key}")
        for who in {"player", "target"} & given.keys():
            seat = given[who]
            if isinstance(seat, int) and seat < len(self.names):
                given[who] = self.names[seat]
        text, errors = self.bundle.format_pattern(pattern, given)
        for error in errors:
            raise error
        return str(text)

    def domain(self, domain: str) -> str:
        """A Domain's name."""
        return self("domain", domain=domain)

    def effect(self, effect: str) -> str:
        """An effect's name."""
        return self("effect", effect=effect)

    def card(self, kind: str) -> str:
        """A card's name, as `Army I`; a hidden card is named by its Era alone."""
        return self("card", **parts_of(kind))

    def cards(self, kinds: Iterable[str]) -> str:
        """Cards by name, with several of a kind counted, as `3× Army I`."""
        counted = Counter(kinds)
        said = [
            self.card(kind) if n == 1 else self("card-several", n=n, **parts_of(kind))
            for kind, n in counted.items()
        ]
        return self.listed(said) if said else self("no-cards")

    def listed(self, names: Sequence[str]) -> str:
        """Names in a list, with `and` before the last one."""
        *others, last = names
        return self("both", first=", ".join(others), last=last) if others else last

    def decimal(self, number: float, *, signed: bool = False) -> str:
        """A number with one decimal, as the language writes it."""
        from babel.numbers import format_decimal

        locale = LOCALES[self.language].replace("-", "_")
        return format_decimal(number + 0.0, "+0.0;-0.0" if signed else "0.0", locale)

    def decision(self, token: str) -> str:
        """A decision as a choice to make."""
        name, given = read(token)
        return self(f"decision-{name}", **given)

    def decided(self, player: str | int, token: str) -> str:
        """A decision that somebody has made."""
        name, given = read(token)
        return self(f"log-decided-{name}", player=player, **given)

    def why(self, why: Why) -> str:
        """Why something can't be done, with the number of the rule."""
        return self(f"why-{why.reason}", rule=why.rule, **why.given)

    def explain(self, effect: str, edition: str, levels: Sequence[int]) -> str:
        """An effect in a sentence, with its Domain and what it needs, as in the edition."""
        return self(
            "explained",
            domain=domain_of(effect),
            effect=effect,
            needs=self.needs(effect, levels),
            text=self.sentence(effect, edition),
        )

    def needs(self, effect: str, levels: Sequence[int]) -> str:
        """What an effect needs, in a few words."""
        if effect == "inspiration":
            return self("needs-lead")
        level = effect_named(effect).level
        if not level:
            return self("needs-discard")
        return self("needs-level", level=level, n=levels[level - 1])

    def sentence(self, effect: str, edition: str) -> str:
        """What an effect does."""
        return self(f"effect-{effect}-text", whom=whom(effect, edition) or "any")


ENGLISH = Words("en")


def parts_of(kind: str) -> dict[str, str | int]:
    """A card as the catalogues expect it; `?2` is a hidden card of which only the Era is known."""
    return {"domain": "hidden" if kind[0] == "?" else kind[0], "era": int(kind[1])}


def read(token: str) -> tuple[str, dict[str, str | int]]:
    """The key of a decision in the catalogues, and what it mentions."""
    match token.split():
        case ["keep" | "open" | "play" | "discard" | "take" | "give" as verb, kind]:
            return verb, parts_of(kind)
        case ["inspire", seat, effect]:
            return "inspire", {"target": int(seat), "effect": effect}
        case ["attack", domain]:
            return "attack", {"domain": domain}
        case ["inquisition", seat]:
            return "inquisition", {"target": int(seat)}
        case ["embargo" | "democracy" as effect, seat, domain]:
            return effect, {"target": int(seat), "domain": domain}
        case ["end"]:
            return "end", {}
        case _:
            return "effect", {"effect": token}


def domain_of(effect: str) -> str:
    """The Domain that an effect belongs to."""
    return DOMAINS[effect_named(effect).domain]


def english_phrase(key: str) -> str:
    """A phrase with placeholders in braces for the seat and the Domain."""
    text = ENGLISH(f"phrase-{key}", player="seat {seat}", domain="{domain}")
    return text[0].upper() + text[1:]
