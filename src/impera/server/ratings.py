"""How strong players seem: bots, and people who have given a name.

Everybody is rated for what they played. Whoever is away when the game ends has left it, and has
lost it to everyone else, whatever the stand-in did. The others are rated for the game as it went,
with the stand-in as one of the players; its own rating stays, since it played for somebody else.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from openskill.models import BradleyTerryFull

from impera.rules.agreement import Agreement
from impera.rules.facts import sides_of
from impera.server.storage.ratings import Rating
from impera.server.storage.results import Result
from impera.server.storage.store import Store
from impera.server.table.standing import STAND_IN, Table

MODEL = BradleyTerryFull()
NEW = Rating(MODEL.mu, MODEL.sigma, 0)


async def rate(store: Store, table: Table) -> None:
    """Rate the finished game of a table, once."""
    game = table.game
    if game is None or game.result is None:
        return
    players, winners, teams = table.players(), game.result["winners"], game.teams
    results, left = results_of(table, winners), table.absent()
    # Anyone who saw the replay of a continued game knew the hidden cards.
    if table.setup.continued is not None or table.hints:
        players, results = [None] * game.players, []
    known = sorted({STAND_IN, *(player for player in players if player is not None)})

    def change(before: Mapping[str, Rating]) -> Mapping[str, Rating]:
        return rated(players, winners, teams, before, left)

    await store.ratings.rate(table.id, known, change, results)


def results_of(table: Table, winners: Sequence[int]) -> list[Result]:
    """How a game went for every guest who had one seat in it: on several, nobody was beaten.

    Whoever left has not won.
    """
    guests, players, left = table.guests(), table.players(), table.absent()
    found = []
    for side in sides_of(table.setup.agreement):
        against = [player or "" for seat, player in enumerate(players) if seat not in side]
        levels = [int(player[6:]) for player in against if player.startswith("level:")]
        for seat in side:
            guest, level = guests[seat], max(levels, default=None)
            won = seat in winners and seat not in left
            if guest is not None and guests.count(guest) == 1:
                found.append(Result(guest, players[seat], len(players), level, won, seat))
    return found


def rated(
    players: Sequence[str | None],
    winners: Sequence[int],
    teams: bool,
    before: Mapping[str, Rating],
    left: Collection[int] = (),
) -> dict[str, Rating]:
    """The new ratings after a game, by seat. Unnamed people count as opponents of usual strength.

    A game says nothing if everybody rated in it is one and the same, or if somebody plays against
    themselves on one device. A level on several seats moves by the mean.
    """
    people = [player for player in players if player and not player.startswith("level:")]
    if len(people) > len(set(people)):
        return {}
    sides = sides_of(Agreement(len(players), teams=teams))
    played = [STAND_IN if seat in left else player for seat, player in enumerate(players)]
    found: defaultdict[str, list[Rating]] = defaultdict(list)
    after = compared(played, winners, sides, before)
    for seat, player in enumerate(players):
        if player is None:
            continue
        if seat in left:
            others = [other for side in sides if seat not in side for other in side]
            found[player].append(compared(players, others, sides, before)[seat])
        elif len(set(played)) > 1:
            found[player].append(after[seat])
    return {player: mean(after, before.get(player, NEW)) for player, after in found.items()}


def compared(
    players: Sequence[str | None],
    winners: Collection[int],
    sides: Sequence[Sequence[int]],
    before: Mapping[str, Rating],
) -> list[Rating]:
    """The rating of each seat after these players' game."""
    old = [before.get(player or "", NEW) for player in players]
    models = [
        [MODEL.rating(mu=old[seat].mu, sigma=old[seat].sigma) for seat in side] for side in sides
    ]
    ranks = [0.0 if side[0] in winners else 1.0 for side in sides]
    new = dict(enumerate(old))
    for side, after in zip(sides, MODEL.rate(models, ranks=ranks), strict=True):
        for seat, model in zip(side, after, strict=True):
            new[seat] = Rating(model.mu, model.sigma, old[seat].games)
    return [new[seat] for seat in range(len(players))]


def mean(after: Sequence[Rating], before: Rating) -> Rating:
    """A player's rating after a game, if it went like this on each of their seats."""
    mu = sum(rating.mu for rating in after) / len(after)
    return Rating(mu, sum(rating.sigma for rating in after) / len(after), before.games + 1)
