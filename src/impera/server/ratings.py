"""How strong players seem: bots, and people who have given a name."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from openskill.models import BradleyTerryFull

from impera.rules.agreement import Agreement
from impera.rules.facts import sides_of
from impera.server.storage.ratings import Rating
from impera.server.storage.results import Result
from impera.server.storage.store import Store
from impera.server.table.standing import Table

MODEL = BradleyTerryFull()
NEW = Rating(MODEL.mu, MODEL.sigma, 0)


async def rate(store: Store, table: Table) -> None:
    """Rate the finished game of a table, once."""
    game = table.game
    if game is None or game.result is None:
        return
    players, winners, teams = table.players(), game.result["winners"], game.teams
    results = results_of(table, winners)
    # Anyone who saw the replay of a continued game knew the hidden cards.
    if table.setup.continued is not None or table.hints:
        players, results = [None] * game.players, []
    known = sorted({player for player in players if player is not None})

    def change(before: Mapping[str, Rating]) -> Mapping[str, Rating]:
        return rated(players, winners, teams, before)

    await store.ratings.rate(table.id, known, change, results)


def results_of(table: Table, winners: Sequence[int]) -> list[Result]:
    """How a game went for every guest who had one seat in it: on several, nobody was beaten."""
    guests, players = table.guests(), table.players()
    found = []
    for side in sides_of(table.setup.agreement):
        against = [player or "" for seat, player in enumerate(players) if seat not in side]
        levels = [int(player[6:]) for player in against if player.startswith("level:")]
        for seat in side:
            guest, level, won = guests[seat], max(levels, default=None), seat in winners
            if guest is not None and guests.count(guest) == 1:
                found.append(Result(guest, players[seat], len(players), level, won, seat))
    return found


def rated(
    players: Sequence[str | None],
    winners: Sequence[int],
    teams: bool,
    before: Mapping[str, Rating],
) -> dict[str, Rating]:
    """The new ratings after a game, by seat. Unnamed people count as opponents of usual strength.

    A game says nothing if everybody rated in it is one and the same, or if somebody plays against
    themselves on one device. A level on several seats moves by the mean.
    """
    named = [player for player in players if player is not None]
    people = [player for player in named if not player.startswith("level:")]
    if not named or len(people) > len(set(people)) or len(set(players)) == 1:
        return {}
    sides = sides_of(Agreement(len(players), teams=teams))
    old = [before.get(player or "", NEW) for player in players]
    models = [
        [MODEL.rating(mu=old[seat].mu, sigma=old[seat].sigma) for seat in side] for side in sides
    ]
    ranks = [0.0 if side[0] in winners else 1.0 for side in sides]
    found = defaultdict(list)
    for side, after in zip(sides, MODEL.rate(models, ranks=ranks), strict=True):
        for seat, model in zip(side, after, strict=True):
            found[players[seat]].append((model.mu, model.sigma))
    return {
        player: Rating(
            sum(mu for mu, _ in found[player]) / len(found[player]),
            sum(sigma for _, sigma in found[player]) / len(found[player]),
            before.get(player, NEW).games + 1,
        )
        for player in set(named)
    }
