"""The game as a PettingZoo environment, `impera_v1`: seats take turns, one decision per step.

An observation is a view as numbers (`observation.FIELDS` says which is where) with a mask of the
legal actions. Actions are decisions with seats counted from the acting one: `token` and `action`
translate them. Every player who doesn't win pays 1 at the end, and the winners share it.
"""

import math
import operator
from typing import Any, Unpack

import numpy as np
import numpy.typing as npt

from impera.envs.seeds import checked_seed
from impera.envs.stepping import Rewards, start_many
from impera.rules.actions import DECISIONS, is_legal
from impera.rules.agreement import VERSION, Agreed, Agreement
from impera.rules.chance import Generator, generators
from impera.rules.doors import decide_at
from impera.rules.jit import rare
from impera.rules.notation import NUMBER, TOKENS, result
from impera.rules.observation import (
    LARGEST,
    LENGTH,
    Numbers,
    absolute,
    observe_at,
    pay,
    relative,
    write_mask,
)
from impera.rules.refused import Refused, quote
from impera.rules.state import AUDIENCE, NOBODY, OVER, States, tables
from impera.rules.view import VIEW, View, Views, describe, look
from impera.words.table import draw_table

try:
    from gymnasium import logger, spaces
    from pettingzoo.utils import AECEnv  # type: ignore[import-untyped]  # it has no types

    from impera.envs.drawing import Actions, Drawing, Mask
    from impera.envs.guard import Guard, Illegal
except ImportError as missing:
    raise ImportError("the environment needs PettingZoo: pip install 'impera[envs]'") from missing

ILLEGAL = NOBODY - 1
RENDER_MODES = ("human", "ansi", "rgb_array")

Observation = dict[str, npt.NDArray[Any]]


@rare
def carry_out(states: States, action: int, rewards: Rewards) -> int:
    """Carry out an action and return who decides next; an illegal one changes nothing."""
    s = states[0]
    decision = absolute(action, s.seat, s.players)
    if not is_legal(s, decision):
        return ILLEGAL
    decide_at(states, 0, decision)
    if s.step == OVER:
        pay(s, rewards, 0)
        return NOBODY
    return int(s.seat)


@rare
def show_to(states: States, viewer: int, views: Views, numbers: Numbers, masks: Numbers) -> None:
    """Write what a seat knows, and what it can do if it is the one to decide."""
    observe_at(states, 0, viewer, views, 0, numbers)
    if states[0].seat == viewer:
        write_mask(states, 0, masks, 0)


def env(
    render_mode: str | None = None, max_cycles: int | None = None, **agreed: Unpack[Agreed]
) -> Guard:
    """The environment in PettingZoo's usual wrapping: an illegal action ends the game and costs 1.

    >>> table = env(players=2)
    >>> table.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = table.last()
    >>> actions = observation["action_mask"].nonzero()[0]
    >>> [table.unwrapped.token(action) for action in actions]
    ['play R1', 'play S1']
    >>> table.step(actions[0])
    """
    return Guard(Impera(render_mode, max_cycles, **agreed))


class Impera(Drawing, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table without wrappers: errors are refused with a reason and change nothing."""

    metadata = {  # noqa: RUF012  # PettingZoo reads it from the class
        "name": "impera_v1",
        "rules_version": VERSION,
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **agreed: Unpack[Agreed],
    ) -> None:
        super().__init__()
        self.agreement = Agreement(**agreed)
        players = self.agreement.players
        if render_mode is not None and render_mode not in RENDER_MODES:
            modes = ", ".join(RENDER_MODES)
            raise Refused(
                f"render_mode is {quote(render_mode)}; it must be one of {modes}, or None"
            )
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.open_spaces(self.possible_agents, DECISIONS)
        self.observation_spaces = {agent: observation_space() for agent in self._seats}
        self.state_space = spaces.Box(0, LARGEST, (players * LENGTH,), np.uint8)
        self._states = tables(self.agreement)
        self._views = np.zeros(1, VIEW)
        self._payments = np.zeros((1, players), np.float32)
        self._rngs: Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of a seat's observations."""
        return self.observation_spaces[self.named(agent)]

    def action_space(self, agent: str) -> Actions:
        """The space of a seat's actions; without a mask it samples a legal one."""
        return self.action_spaces[self.named(agent)]

    @property
    def max_cycles(self) -> int | None:
        """After how many decisions a game is cut short, without winners; None for never."""
        return None if self._most == math.inf else int(self._most)

    @max_cycles.setter
    def max_cycles(self, number: int | None) -> None:
        self._most = math.inf if number is None else checked_cycles(number)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one for the seed, as `Game` deals it, or else the next one."""
        if seed is not None or self._rngs is None:
            self._rngs = generators(1, checked_seed(seed))
        start_many(self._states, self._rngs, 0, 1)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self.agent_selection = self.possible_agents[self._states[0].seat]
        self._skip_agent_selection = None
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Carry out the deciding seat's action; after the end, leave with None."""
        if not self.agents:
            raise Refused("no game is running: call reset() to begin one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = checked_action(action)
        seat = carry_out(self._states, number, self._payments)
        if seat == ILLEGAL:
            raise Illegal(refusal(self, agent, number))
        self._cycles += 1
        if seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]
            if self._cycles >= self._most:
                self._break_off()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Pay everybody, and say how the game ended."""
        self.rewards = dict(zip(self.agents, self._payments[0].tolist(), strict=True))
        self.infos = {agent: {**(result(self._states[0]) or {})} for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _break_off(self) -> None:
        """Stop before the end: nobody has won or lost."""
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def forfeit(self, why: str) -> None:
        """Cut the game short: the deciding seat pays 1, and nobody else pays anything."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = -1.0
        self.infos[self.agent_selection] = {"illegal": why}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._break_off()

    def observe(self, agent: str) -> Observation:
        """What a seat knows now, and the actions it can take: none, unless it decides."""
        seat = self._seats[self.named(agent)]
        self._want_game()
        numbers = np.empty((1, LENGTH), np.uint8)
        masks = np.zeros((1, DECISIONS), np.uint8)
        show_to(self._states, seat, self._views, numbers, masks)
        return {"observation": numbers[0], "action_mask": masks[0].view(np.int8)}

    def legal_mask(self, agent: str) -> Mask:
        """The actions that a seat can take now: none, unless it decides."""
        mask = np.zeros(DECISIONS, np.int8)
        if self._seats[self.named(agent)] == self._states[0].seat:
            write_mask(self._states, 0, mask.view(np.uint8)[None], 0)
        return mask

    def state(self) -> Numbers:
        """What all seats know together: their observations, concatenated."""
        return np.concatenate([self.observe(a)["observation"] for a in self.possible_agents])

    def token(self, action: int, agent: str | None = None) -> str:
        """The decision that a seat's action stands for; by default, the deciding seat's."""
        seat = self._seats[self.named(agent)]
        return TOKENS[absolute(checked_action(action), seat, len(self.possible_agents))]

    def action(self, token: str, agent: str | None = None) -> int:
        """The action for a decision, as a seat sees it; by default, the deciding seat's."""
        seat = self._seats[self.named(agent)]
        if token not in NUMBER:
            raise Refused(f"{quote(token)} is not a decision, such as 'play A1' or 'end'")
        return int(relative(NUMBER[token], seat, len(self.possible_agents)))

    def view(self) -> View:
        """What the deciding seat knows, as a plain structure; at the end, what everybody knows."""
        self._want_game()
        seat = int(self._states[0].seat)
        look(self._states, 0, AUDIENCE if seat == NOBODY else seat, self._views, 0)
        return describe(self._views)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as the deciding seat sees it: printed, as text or as a picture."""
        if self.render_mode is None:
            logger.warn(f"nothing to render: ask for a render_mode, {', '.join(RENDER_MODES)}")
            return None
        view = self.view()
        if self.render_mode == "rgb_array":
            try:
                from impera.envs.picture import draw_picture
            except ImportError as missing:
                raise ImportError("a picture needs Pillow: pip install 'impera[envs]'") from missing
            return draw_picture(view)
        text = draw_table(view)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _want_game(self) -> None:
        if self._rngs is None:
            raise Refused("no game has been dealt yet: call reset()")

    def named(self, agent: str | None) -> str:
        """The agent if it plays here; without a name, the one who decides."""
        if agent is None:
            self._want_game()
            return str(self.agent_selection)
        if agent not in self._seats:
            there = ", ".join(self.possible_agents)
            raise Refused(f"agent is {quote(agent)}; it must be one of {there}")
        return agent


raw_env = Impera


def observation_space(actions: int = DECISIONS) -> spaces.Dict:
    """Small numbers, and a mask of the actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST, (LENGTH,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def checked_action(action: object, actions: int = DECISIONS) -> int:
    """The number of an action, of any integer type."""
    try:
        number = operator.index(action)  # type: ignore[arg-type]  # that is what is tried
    except TypeError:
        number = -1
    if not 0 <= number < actions:
        last = actions - 1
        raise Refused(f"action is {quote(action)}; it must be a whole number from 0 to {last}")
    return number


def checked_cycles(cycles: object) -> int:
    """After how many decisions a game is cut short."""
    try:
        number = operator.index(cycles)  # type: ignore[arg-type]  # as above
    except TypeError:
        number = 0
    if number < 1:
        raise Refused(f"max_cycles is {quote(cycles)}; it must be a whole number from 1, or None")
    return number


def refusal(table: Any, agent: str, number: int) -> str:
    """What an agent's illegal action was, and what it could have done."""
    legal = np.flatnonzero(table.legal_mask(agent)).tolist()
    allowed = ", ".join(f"{action} ({table.token(action, agent)})" for action in legal)
    what = f"action {number} ({table.token(number, agent)})"
    return f"{what} of {agent} is not legal; allowed: {allowed}"
