"""Action spaces that sample legal actions: `action_space(agent).sample()` needs no mask."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

Mask = npt.NDArray[np.int8]


class Actions(spaces.Discrete):
    """The numbers of the actions; without a mask it samples one that is legal now, if any is.

    A copy of the space alone knows no game, and samples from all numbers as `Discrete` does.
    """

    legal: Callable[[], Mask] | None = None

    def sample(self, mask: Mask | None = None, probability: Any | None = None) -> np.int64:
        """An action by a mask or by probabilities; with neither, a legal one."""
        if mask is None and probability is None and self.legal is not None:
            legal = self.legal()
            mask = legal if legal.any() else None
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        """Everything except the game, which holds everybody's hidden cards."""
        return {**self.__dict__, "legal": None}


class Drawing:
    """An environment whose action spaces know its game; a copy's spaces know the copy's game."""

    action_spaces: dict[str, Actions]

    def legal_mask(self, agent: str) -> Mask:
        """1 for every action that an agent can take now."""
        raise NotImplementedError

    def open_spaces(self, agents: list[str], actions: int) -> None:
        """Give every agent its action space."""
        self.action_spaces = {agent: Actions(actions) for agent in agents}
        self._tie_spaces()

    def _tie_spaces(self) -> None:
        for agent, space in self.action_spaces.items():
            space.legal = partial(self.legal_mask, agent)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._tie_spaces()
