"""Who sits where in training: the learner everywhere, past selves and bots in some games."""

import copy
from typing import Any, Protocol

import numpy as np
import torch
from torch import Tensor

from impera.learn.network import Player
from impera.learn.opponents import Opponents
from impera.rules.state import SEATS, States

KEPT = 12  # past selves


class AnyGames(Protocol):
    """Games on the CPU or on a GPU."""

    count: int
    numbers: Tensor
    masks: Tensor
    hidden: Tensor
    results: Tensor
    ended: Tensor

    def step(self, actions: Tensor) -> None: ...
    def seats(self) -> Tensor: ...
    def tables_at(self, rows: Tensor) -> States: ...


class League:
    """The first games are played with bots, the next with past selves, the rest by the learner."""

    def __init__(
        self, states: States, bots: int, past: int, threads: int, seed: int, device: str
    ) -> None:
        self.bots, self.past = bots, past
        self.selves: list[dict[str, Tensor]] = []
        self._rng = np.random.default_rng(seed)
        self._answers = Opponents(threads, seed) if bots else None
        self._planned = np.arange(bots) % 2 == 0
        self._guest: Player | None = None
        self.mine = torch.from_numpy(_seating(states, bots + past)).to(device)
        self.players = torch.from_numpy(states["players"].astype(np.int64)).to(device)
        self.teams = torch.from_numpy(states["teams"].astype(bool)).to(device)

    def remember(self, player: Player) -> None:
        """Keep the current player; when there are too many, drop one of the older ones."""
        if len(self.selves) == KEPT:
            del self.selves[int(self._rng.integers(KEPT - 1))]
        self.selves.append({k: v.detach().bfloat16() for k, v in player.state_dict().items()})

    def invite(self, player: Player) -> None:
        """Bring one of the past selves to the table."""
        if self.past and self.selves:
            self._guest = copy.deepcopy(player) if self._guest is None else self._guest
            self._guest.load_state_dict(self.selves[int(self._rng.integers(len(self.selves)))])

    def logits(self, player: Player, games: AnyGames, mine: Tensor) -> Tensor:
        """The policy of the deciding player; where a bot decides, the learner's stands in."""
        logits = player.act(games.numbers, games.masks)
        if self._guest is not None:
            rows = slice(self.bots, self.bots + self.past)
            guest = self._guest.act(games.numbers[rows], games.masks[rows])
            logits[rows] = torch.where(mine[rows, None], logits[rows], guest)
        return logits

    def overrule(self, games: AnyGames, mine: Tensor, actions: Tensor) -> None:
        """Where a bot decides, its action replaces the one that was drawn."""
        if self._answers is None:
            return
        rows = torch.nonzero(~mine[: self.bots].cpu()).flatten()
        if len(rows):
            tables = games.tables_at(rows)
            chosen = self._answers.answer(tables, self._planned[rows.numpy()])
            actions[rows.to(actions.device)] = torch.from_numpy(chosen).to(actions.device)

    def who_decides(self, seats: Tensor) -> Tensor:
        """Whether the learner decides, in every game."""
        return self.mine.gather(1, seats[:, None]).squeeze(1)

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps of the league."""
        return {"selves": self.selves, "rng": self._rng.bit_generator.state}

    def restore(self, kept: dict[str, Any]) -> None:
        """Restore from a checkpoint."""
        self.selves, self._rng.bit_generator.state = kept["selves"], kept["rng"]


def _seating(states: States, guests: int) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """Where the learner sits: with guests at the table, one seat or all but one, a team or none."""
    mine = np.ones((len(states), SEATS), np.bool_)
    rows = np.arange(guests)
    seats = np.arange(SEATS)
    alone = rows // SEATS % 2 == 0
    chosen = seats == (rows % states["players"][:guests])[:, None]
    partners = seats % 2 == (rows % 2)[:, None]
    mine[:guests] = np.where(alone[:, None], chosen, ~chosen)
    mine[:guests] = np.where(states["teams"][:guests, None] != 0, partners, mine[:guests])
    return mine
