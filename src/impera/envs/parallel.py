"""The game for libraries in which all agents act together, `impera_parallel_v1`.

One decision is made per cycle: the deciding seat makes it, and all others can only `WAIT`.
Observations, rewards, seeds and pictures are those of the turn-based environment.
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex, Unpack

import numpy as np
import numpy.typing as npt

from impera.envs.pettingzoo import Impera, Observation, checked_action, observation_space, refusal
from impera.rules.actions import DECISIONS
from impera.rules.agreement import Agreed
from impera.rules.observation import Numbers
from impera.rules.refused import Refused, quote
from impera.rules.view import View

try:
    from gymnasium import spaces
    from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it has no types
    from pettingzoo.utils import conversions, wrappers  # type: ignore[import-untyped]  # as above

    from impera.envs.drawing import Actions, Drawing, Mask
    from impera.envs.guard import Illegal
except ImportError as missing:
    raise ImportError("the environment needs PettingZoo: pip install 'impera[envs]'") from missing

WAIT = DECISIONS
ACTIONS = DECISIONS + 1

Seen = dict[str, Observation]
Infos = dict[str, dict[str, Any]]
Cycle = tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Infos]


class Together(Drawing, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table where everybody acts in every cycle; errors are refused with a reason.

    >>> table = Together(players=2, max_cycles=10)
    >>> seen, infos = table.reset(seed=7)
    >>> actions = {agent: table.action_space(agent).sample() for agent in table.agents}
    >>> table.token(actions["seat_0"], "seat_0") in ("play R1", "play S1")
    True
    >>> table.token(actions["seat_1"], "seat_1")
    'wait'
    >>> seen, rewards, terminated, truncated, infos = table.step(actions)
    """

    metadata = {  # noqa: RUF012  # PettingZoo reads it from the class
        **Impera.metadata,
        "name": "impera_parallel_v1",
        "is_parallelizable": True,
    }

    def __init__(
        self,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **agreed: Unpack[Agreed],
    ) -> None:
        self._table = Impera(render_mode, max_cycles, **agreed)
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.agents: list[str] = []
        self.open_spaces(self.possible_agents, ACTIONS)
        self.observation_spaces = {a: observation_space(ACTIONS) for a in self.possible_agents}
        self.state_space = self._table.state_space

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of a seat's observations."""
        return self.observation_spaces[self._table.named(agent)]

    def action_space(self, agent: str) -> Actions:
        """The space of a seat's actions; without a mask it samples a legal one."""
        return self.action_spaces[self._table.named(agent)]

    @property
    def max_cycles(self) -> int | None:
        """After how many decisions a game is cut short, without winners; None for never."""
        return self._table.max_cycles

    @max_cycles.setter
    def max_cycles(self, number: int | None) -> None:
        self._table.max_cycles = number

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Infos]:
        """Deal a new game: the one for the seed, as `Game` deals it, or else the next one."""
        self._table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, SupportsIndex]) -> Cycle:
        """Carry out the deciding seat's decision, provided that all others wait."""
        self._want_all(actions)
        numbers = {agent: self.checked(agent, actions[agent]) for agent in self.agents}
        table = self._table
        table.step(numbers[table.agent_selection])
        infos = {agent: info.copy() for agent, info in table.infos.items()}
        cycle = (
            self._seen(),
            {**table.rewards},
            {**table.terminations},
            {**table.truncations},
            infos,
        )
        if any(table.terminations.values()) or any(table.truncations.values()):
            self.agents = []
        return cycle

    def _want_all(self, actions: object) -> None:
        """Refuse anything but one action per agent."""
        if not self.agents:
            raise Refused("no game is running: call reset() to begin one")
        if not isinstance(actions, Mapping):
            raise Refused(f"actions are {quote(actions)}; they must be a dict from agent to action")
        if set(actions) != set(self.agents):
            wanted = ", ".join(self.agents)
            raise Refused(f"actions are for {quote([*actions])}; there must be one for {wanted}")

    def checked(self, agent: str, action: object) -> int:
        """The number of an agent's action, if it is legal now."""
        number = checked_action(action, ACTIONS)
        if not self.legal_mask(agent)[number]:
            raise Illegal(refusal(self, agent, number))
        return number

    def _seen(self) -> Seen:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def observe(self, agent: str) -> Observation:
        """What a seat knows now, and the actions it can take: only waiting, unless it decides."""
        seen = self._table.observe(agent)
        return {**seen, "action_mask": or_wait(seen["action_mask"])}

    def legal_mask(self, agent: str) -> Mask:
        """The actions that a seat can take now: only waiting, unless it decides."""
        return or_wait(self._table.legal_mask(agent))

    def state(self) -> Numbers:
        """What all seats know together: their observations, concatenated."""
        return self._table.state()

    def token(self, action: int, agent: str | None = None) -> str:
        """The decision that a seat's action stands for, or `wait`; by default the decider's."""
        number = checked_action(action, ACTIONS)
        return "wait" if number == WAIT else self._table.token(number, agent)

    def action(self, token: str, agent: str | None = None) -> int:
        """The action for a decision or `wait`, as a seat sees it; by default the decider's."""
        return WAIT if token == "wait" else self._table.action(token, agent)

    def view(self) -> View:
        """What the deciding seat knows, as a plain structure; at the end, what everybody knows."""
        return self._table.view()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as the deciding seat sees it: printed, as text or as a picture."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


parallel_env = Together


def env(
    render_mode: str | None = None, max_cycles: int | None = None, **agreed: Unpack[Agreed]
) -> wrappers.OrderEnforcingWrapper:
    """The same for AEC-only libraries: one agent after another, all of them in every cycle."""
    table = Together(render_mode, max_cycles, **agreed)
    return wrappers.OrderEnforcingWrapper(OneByOne(table))


class OneByOne(conversions.parallel_to_aec_wrapper):  # type: ignore[misc]  # PettingZoo has no types
    """PettingZoo's turn-based form, but a wrong action is refused at once, not after the cycle."""

    def step(self, action: int | None) -> None:
        """Note the agent's action; the last one of a cycle makes the decision."""
        agent = self.agent_selection
        if not (self.terminations[agent] or self.truncations[agent]):
            self.env.checked(agent, action)
        super().step(action)


def or_wait(mask: Mask) -> Mask:
    """A mask with one more action: an agent that can do nothing else can wait."""
    longer = np.zeros(ACTIONS, np.int8)
    longer[:DECISIONS] = mask
    longer[WAIT] = not mask.any()
    return longer
