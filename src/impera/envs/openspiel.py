"""The game for OpenSpiel: importing this registers `python_impera`.

>>> import pyspiel
>>> game = pyspiel.load_game("python_impera(players=2,setup=draft)")
>>> game.new_initial_state().is_chance_node()
True
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np
import numpy.typing as npt

from impera.envs.dealing import Dealing
from impera.rules.actions import DECISIONS
from impera.rules.agreement import DEALT, USUAL, VERSION, Agreement
from impera.rules.cards import KINDS
from impera.rules.notation import TOKENS, cards_in
from impera.rules.observation import LENGTH, observe
from impera.rules.refused import Refused, quote
from impera.rules.state import AUDIENCE, SEATS
from impera.rules.turn import STILL_ROUNDS
from impera.rules.view import Views, describe, whole_deck
from impera.words.table import draw_table

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is missing: pip install 'impera[envs]'") from missing

DEFAULTS = asdict(USUAL)
# Everything a player can see another decide: the decisions, and those with a secret card.
SEEN = (*TOKENS, *(f"{verb} ?{era}" for verb in ("keep", "give") for era in (1, 2, 3)))

GAME_TYPE = pyspiel.GameType(
    short_name="python_impera",
    long_name="Carta Impera Victoria",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


def most_decisions(agreement: Agreement) -> int:
    """More decisions than any game can have, from Q7.6 and the cards.

    A turn has at most one of each of these: a card played (1), Purge (1 + 2), Divine Right (1),
    Monopoly (1 + 4), Research (1 + 4), Republic (1 + 2), copied or not, Attack (1), Embargo (1),
    Democracy (1), Breakthrough (1 + 5), Inquisition (1, and a hand given back), and the end (1).
    A card leaves the deck at least every ten rounds, and less than one round follows the last.
    """
    players, drafted = agreement.players, agreement.setup == "draft"
    cards = sum(whole_deck(players))
    turns = STILL_ROUNDS * players * (cards - players * DEALT[drafted]) + players - 1
    return turns * (29 + cards) + (DEALT[drafted] * players if drafted else 0)


class ImperaGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """Carta Impera Victoria: players 2 to 4, edition, setup `base` or `draft`, teams."""

    rules_version = VERSION

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Set up a table."""
        agreed = {**DEFAULTS, **(params or {})}
        if unknown := agreed.keys() - DEFAULTS.keys():
            known = ", ".join(DEFAULTS)
            raise Refused(f"{quote(min(unknown))} is not a parameter; the parameters are {known}")
        self.agreement = Agreement(**agreed)
        players = self.agreement.players
        info = pyspiel.GameInfo(
            num_distinct_actions=DECISIONS,
            max_chance_outcomes=len(KINDS),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0 if self.agreement.teams else players - 1.0,
            utility_sum=0.0,
            max_game_length=most_decisions(self.agreement),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "ImperaState":
        """The table before the first card is dealt."""
        return ImperaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card of the deck is drawn at most once."""
        return sum(whole_deck(self.agreement.players))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "ImperaObserver":
        """What a player sees now, or with perfect recall has seen."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ImperaObserver(wanted, params)


class ImperaState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A point of a game; actions are numbers of `rules/actions.py`, chance outcomes are kinds.

    At a chance node, the table is as it was before the decision that draws the card.
    """

    def __init__(self, game: ImperaGame) -> None:
        """Begin a game."""
        super().__init__(game)
        self.dealing = Dealing(game.agreement)

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody once the game is over."""
        if self.dealing.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.dealing.over else self.dealing.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealing.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every kind that the next card can be, with its probability."""
        if not self.dealing.chance:
            raise Refused("no card is being drawn; only chance nodes have chance outcomes")
        return self.dealing.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.dealing.chance:
            self.dealing.draw(action)
        else:
            self.dealing.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        names = KINDS if player == pyspiel.PlayerId.CHANCE else TOKENS
        if not 0 <= action < len(names):
            raise Refused(f"{quote(action)} is not an action; actions are 0 to {len(names) - 1}")
        return names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.dealing.over

    def returns(self) -> list[float]:
        """What the game is worth to each seat; zeros while it runs."""
        return self.dealing.returns()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "ImperaState":
        """A game that is the same to the player, with the cards hidden from them redealt.

        All deals that fit R1.3 and R9.3 are equally likely. Anything else that memory rules out,
        such as packs passed on in the draft, stays possible. The state has no history, because the
        true one holds the true cards, and the other players recall only what they see in it.
        """
        if not 0 <= player_id < self.dealing.players:
            raise Refused(f"there is no player {quote(player_id)}")
        state = ImperaState(self.get_game())
        state.dealing = self.dealing.imagined(player_id, probability_sampler)
        return state

    def __str__(self) -> str:
        """The table with all cards open, and the cards drawn for the pending decision."""
        s = self.dealing.states[0]
        view = describe(self.dealing.view(AUDIENCE))
        for seat, hand in enumerate(view["hands"]):
            hand["cards"] = cards_in(s.hand[seat])
        lines = [draw_table(view, [cards_in(pile) for pile in s.pack])]
        if self.dealing.chance:
            drawn = [KINDS[kind] for kind in s.deck[s.top : self.dealing.place]]
            lines += [f"drawn     {' '.join(drawn) or '-'} of {self.dealing.until - s.top}"]
        return "\n".join(lines)


class ImperaObserver:
    """What one player sees, as a tensor and a string.

    `observation` is that of `rules/observation.py`, from the player's seat. Perfect recall adds
    `drawn`, the cards of each kind that the player has drawn, and `decisions`, how often each seat
    has made each decision as the player saw it (first the player, then clockwise; columns: `SEEN`):
    a bounded summary without the order. The string keeps everything. Public information alone is
    the audience's; private alone is the player's hand and pack, and what the player is sure of.
    """

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None) -> None:
        """An empty tensor with its named parts."""
        if params:
            raise Refused(f"observers take no parameters, but got {quote(params)}")
        self.public, self.recall = iig_obs_type.public_info, iig_obs_type.perfect_recall
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        everything = iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        alone = self.public != self.private
        if everything or not (self.public or self.private) or (self.recall and alone):
            raise Refused("observers show public information, one player's, or, with recall, both")
        kinds = len(KINDS)
        shapes: dict[str, tuple[int, ...]] = {"observation": (LENGTH,)}
        if not self.public:
            shapes = {"hand": (kinds,), "pack": (kinds,), "sure": (SEATS, kinds)}
        if self.recall:
            shapes |= {"drawn": (kinds,), "decisions": (SEATS, len(SEEN))}
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        split = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict: dict[str, npt.NDArray[np.float32]] = {
            name: part.reshape(shape)
            for (name, shape), part in zip(shapes.items(), split, strict=True)
        }

    def _view(self, state: ImperaState, player: int) -> Views:
        """The view to show; without private information, the audience's."""
        return state.dealing.view(player if self.private else AUDIENCE)

    def set_from(self, state: ImperaState, player: int) -> None:
        """Write what the player sees into the tensor."""
        views = self._view(state, player)
        views["viewer"] = player  # the audience also looks from the player's seat
        if self.public:
            numbers = np.zeros((1, LENGTH), np.uint8)
            observe(views, 0, numbers, 0)
            self.dict["observation"][:] = numbers[0]
        else:
            v, players = views[0], state.dealing.players
            self.dict["hand"][:], self.dict["pack"][:] = counts(v.hand[player]), counts(v.pack)
            for seat in range(players):
                self.dict["sure"][(seat - player) % players] = counts(v.sure[seat])
        if self.recall:
            self._remember(state, player)

    def _remember(self, state: ImperaState, player: int) -> None:
        """Count what the player has drawn, and has seen everybody decide."""
        drawn, decisions = self.dict["drawn"], self.dict["decisions"]
        drawn[:], decisions[:] = 0, 0
        for text, times in Counter(state.dealing.seen[player].split("; ")).items():
            who, _, what = text.partition(" ")
            if what in COLUMN:
                decisions[(int(who) - player) % state.dealing.players, COLUMN[what]] = times
            elif who == str(player) and what.startswith("draws "):
                drawn[KINDS.index(what[-2:])] = times

    def string_from(self, state: ImperaState, player: int) -> str:
        """What the player sees as JSON, or with perfect recall everything they have seen."""
        if self.recall:
            return state.dealing.seen[player]
        view: Any = describe(self._view(state, player))
        if not self.public:
            hands = view["hands"]
            view = {
                "hand": hands[player]["cards"],
                "pack": view["pack"],
                "sure": [hand["sure"] for hand in hands],
            }
        return json.dumps(view, separators=(",", ":"))


COLUMN = {token: column for column, token in enumerate(SEEN)}


def counts(pile: int) -> list[int]:
    """How many cards of each kind a pile holds."""
    cards = cards_in(pile)
    return [cards.count(kind) for kind in KINDS]


pyspiel.register_game(GAME_TYPE, ImperaGame)
