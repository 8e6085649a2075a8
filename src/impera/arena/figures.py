"""What the records of a match say about the bots: shares, pairs and ratings."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from impera.arena.match import Match, Record, Set
from impera.rules.chance import generators

Floats = npt.NDArray[np.float64]

Z = 1.959964
RESAMPLES = 1000
STREAM = 1 << 62  # far from the streams of any set
ELO = 400 / math.log(10)
NEEDED = ("players", "teams", "places", "seconds", "asked", "result")


def brief(record: Record) -> Record:
    """What the figures need from a record."""
    luck = {"luck": record["luck"]} if "luck" in record else {}
    return {**{key: record[key] for key in NEEDED}, **luck}


@dataclass(frozen=True)
class Share:
    """A bot's victories per seat it had, and how long it thought."""

    bot: str
    seats: int
    share: float
    low: float
    high: float
    chance: float
    seconds: float


@dataclass(frozen=True)
class Adjusted:
    """A bot's victories per seat without the luck of the cards."""

    bot: str
    share: float
    low: float
    high: float
    luck: float  # what the cards gave it per seat, on average
    fewer: float  # how many times fewer sets this takes than the plain results, for one interval


@dataclass(frozen=True)
class Pair:
    """How often a bot came out ahead of another, both by their place in the list."""

    bot: int
    against: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """A bot's strength on the Elo scale, above that of the bot named last."""

    bot: str
    elo: float
    low: float
    high: float


Parts = Callable[[Record], list[float]]


def parts(record: Record) -> list[float]:
    """Every seat's share of the victory: a shared one is split."""
    winners = record["result"]["winners"]
    return [(seat in winners) / len(winners) for seat in range(record["players"])]


def parts_without_luck(record: Record) -> list[float]:
    """Every seat's share of the victory, less its luck; partners share that, too."""
    partners = 2 if record["teams"] else 1
    return [won - luck / partners for won, luck in zip(parts(record), record["luck"], strict=True)]


def set_shares(match: Match, games: Set, parts: Parts = parts) -> list[float]:
    """Every bot's victories in a set, per seat it had."""
    won, seats = [0.0] * len(match.bots), [0] * len(match.bots)
    for record in games:
        for bot, part in zip(record["places"], parts(record), strict=True):
            won[bot] += part
            seats[bot] += 1
    return [a / b for a, b in zip(won, seats, strict=True)]


def ratio(won: Floats, of: Floats, even: float) -> tuple[float, float, float]:
    """The share of the victories, set by set, and its 95% interval.

    The spread counts one more, even set, so that few or equal results never look certain.
    """
    share = float(won.sum() / of.sum())
    rest = np.append(won - share * of, (even - share) * of.mean())
    error = Z * float(rest.std(ddof=1)) * math.sqrt(len(won)) / float(of.sum())
    return share, max(0.0, share - error), min(1.0, share + error)


def shares(match: Match, sets: Sequence[Set]) -> list[Share]:
    """The share of every bot named."""
    table = np.array([set_shares(match, games) for games in sets])
    seated, chance = [bot for seats in match.seatings() for bot in seats], 1 / match.players
    return [
        Share(
            spec,
            seated.count(bot) * len(sets),
            *ratio(table[:, bot], np.ones(len(sets)), chance),
            chance,
            seconds_a_decision(bot, sets),
        )
        for bot, spec in enumerate(match.bots)
    ]


def adjusted(match: Match, sets: Sequence[Set]) -> list[Adjusted]:
    """The share of every bot without the luck of the cards: never cut off at none or all."""
    plain = np.array([set_shares(match, games) for games in sets])
    without = np.array([set_shares(match, games, parts_without_luck) for games in sets])
    found = []
    for bot, spec in enumerate(match.bots):
        share, error = float(without[:, bot].mean()), half_width(without[:, bot])
        luck = float((plain[:, bot] - without[:, bot]).mean())
        fewer = (half_width(plain[:, bot]) / error) ** 2 if error else 1.0
        found.append(Adjusted(spec, share, share - error, share + error, luck, fewer))
    return found


def half_width(shares: Floats) -> float:
    """Half the 95% interval of a mean."""
    return Z * float(shares.std(ddof=1)) / math.sqrt(len(shares))


def seconds_a_decision(bot: int, sets: Iterable[Set]) -> float:
    """How long a bot thought about a decision, on average."""
    seconds, asked = 0.0, 0
    for record in (record for games in sets for record in games):
        for seat, there in enumerate(record["places"]):
            if there == bot:
                seconds += record["seconds"][seat]
                asked += record["asked"][seat]
    return seconds / max(1, asked)


def opponents(record: Record) -> list[tuple[int, int]]:
    """All pairs of seats that play against each other; R8.1: partners sit opposite."""
    seats = range(record["players"])
    apart = (1, 3) if record["teams"] else (1, 2, 3)
    return [(a, b) for a in seats for b in seats if abs(a - b) in apart]


def set_duels(match: Match, games: Set) -> Floats:
    """For every bot, what it won from seats against those of every other bot, in one set."""
    won = np.zeros((len(match.bots), len(match.bots)))
    for record in games:
        places, part = record["places"], parts(record)
        for a, b in opponents(record):
            won[places[a], places[b]] += part[a]
    return won


def pairs(match: Match, sets: Sequence[Set]) -> list[Pair]:
    """Each bot's share against each other bot, among games where one of them was first."""
    won = np.array([set_duels(match, games) for games in sets])
    of = won + won.transpose(0, 2, 1)
    bots = range(len(match.bots))
    return [
        Pair(a, b, *ratio(won[:, a, b], of[:, a, b], 0.5))
        for a in bots
        for b in bots
        if a != b and of[:, a, b].any()
    ]


def sides(seats: Sequence[int], teams: bool) -> list[tuple[int, ...]]:
    """The bots that win together: each seat alone, or the pairs of R8.1."""
    return [(*seats[0::2],), (*seats[1::2],)] if teams else [(bot,) for bot in seats]


def ratings(match: Match, sets: Sequence[Set]) -> list[Rating]:
    """Luce's model of who comes first, fitted to the games, with a bootstrap over the sets."""
    bots, seatings = range(len(match.bots)), match.seatings()
    sided = [sides(seats, match.teams) for seats in seatings]
    design = np.array([[[side.count(bot) for bot in bots] for side in game] for game in sided])
    firsts = np.array([[parts(record) for record in games] for games in sets])
    if match.teams:
        firsts = 2 * firsts[:, :, :2]
    weights = np.vstack([np.ones(len(sets) + 1), resamples(match, len(sets) + 1)])
    counts = np.tensordot(weights[:, :-1], firsts, 1)
    elo = ELO * fit(design, counts, weights[:, -1])
    low, high = np.percentile(elo[1:], [2.5, 97.5], axis=0)
    found = zip(match.bots, elo[0].tolist(), low.tolist(), high.tolist(), strict=True)
    return [Rating(*row) for row in found]


def resamples(match: Match, count: int) -> Floats:
    """Weights of a Bayesian bootstrap: the same for the same match."""
    seed = [int(word) for word in generators(1, match.seed, STREAM)[0]]
    return np.random.default_rng(seed).standard_exponential((RESAMPLES, count))


def fit(design: Floats, counts: Floats, prior: Floats) -> Floats:
    """The strengths that make each row of counts most likely, by Newton's method, the last one 0.

    `design[g, x, b]` says how often bot b is in side x of game g, `counts[w, g, x]` how often that
    side was first. The prior is one drawn game of every two bots, half a win for each.
    """
    strength = np.zeros((len(counts), design.shape[2]))
    for _ in range(100):
        slope, bend = likelihood(strength, design, counts)
        pull, stay = draws(strength)
        slope, bend = slope - prior[:, None] * pull, bend + prior[:, None, None] * stay
        step = np.linalg.solve(bend[:, :-1, :-1], slope[:, :-1, None])[..., 0]
        strength[:, :-1] += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strength


def likelihood(strength: Floats, design: Floats, counts: Floats) -> tuple[Floats, Floats]:
    """The gradient and curvature of the counts' log-likelihood in each strength."""
    odds = np.exp(np.einsum("gxb,wb->wgx", design, strength))
    chance = odds / odds.sum(axis=2, keepdims=True)
    games = counts.sum(axis=2)
    mean = np.einsum("wgx,gxb->wgb", chance, design)
    slope = np.einsum("wgx,gxb->wb", counts, design) - np.einsum("wg,wgb->wb", games, mean)
    bend = np.einsum("wg,wgx,gxa,gxb->wab", games, chance, design, design, optimize=True)
    return slope, bend - np.einsum("wg,wga,wgb->wab", games, mean, mean, optimize=True)


def draws(strength: Floats) -> tuple[Floats, Floats]:
    """The pull of one drawn game per pair of bots on their strengths, and its curvature."""
    lead = np.tanh((strength[:, :, None] - strength[:, None, :]) / 2) / 2
    bend = 0.25 - lead**2
    return lead.sum(axis=2), np.eye(lead.shape[1]) * bend.sum(axis=2)[:, None, :] - bend
