"""PettingZoo's three customary wrappers in one: on their own they'd take most of the time."""

from typing import Any

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # PettingZoo has no types
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]  # as above

from impera.rules.refused import Refused


class Illegal(Refused):
    """An action that exists but is not legal now."""


class Guard(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Checks the order of calls and the bounds of actions; an illegal action ends the game."""

    @property
    def agents(self) -> list[str]:
        """Who is still playing."""
        if not self._has_reset:
            raise AttributeError  # the wrapper's own message follows
        return self.env.agents  # type: ignore[no-any-return]  # as above

    @property
    def agent_selection(self) -> str:
        """Who acts next."""
        if not self._has_reset:
            raise AttributeError  # as above
        return self.env.agent_selection  # type: ignore[no-any-return]  # as above

    def last(self, observe: bool = True) -> tuple[Any, ...]:
        """What the acting agent sees, its reward since last time, and whether the game is over."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)  # type: ignore[no-any-return]  # as above

    def step(self, action: Any) -> None:
        """Act: something that is no action is an error, and an illegal one ends the game."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not self.env.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            self.env.step(action)
        except Illegal as refused:
            EnvLogger.warn_on_illegal_move()
            self.env.forfeit(str(refused))
        except Refused as refused:
            raise AssertionError(str(refused)) from None

    def __str__(self) -> str:
        return str(self.env)
