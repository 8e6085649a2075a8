"""Proximal policy optimisation: play a while, judge what was done, and learn a little from it."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from impera.bots.senses import EXPECTED
from impera.learn.league import AnyGames, League
from impera.learn.network import NEVER, Critic, Player, Told
from impera.rules.cards import ERA, ERAS, KINDS
from impera.rules.state import SEATS

LAMBDA = 0.95  # how far the judgement looks ahead before it asks the critic
CLIP = 0.2
EPOCHS = 2
GUESS, CHANCES = 0.1, 0.5  # the weight of these heads beside the policy
NORM = 0.5  # the largest gradient step
OF_ERA = [[k for k in range(len(KINDS)) if ERA[k] == era] for era in ERAS]


@dataclass
class Played:
    """What was seen and done, by step and game, and later how good it was."""

    numbers: Tensor
    masks: Tensor
    hidden: Tensor
    seats: Tensor
    actions: Tensor
    logs: Tensor  # log-probability with which each action was drawn
    mine: Tensor
    ended: Tensor
    results: Tensor

    @classmethod
    def room(cls, steps: int, games: AnyGames) -> "Played":
        """Room for that many steps."""

        def like(tensor: Tensor) -> Tensor:
            return torch.zeros((steps, *tensor.shape), dtype=tensor.dtype, device=tensor.device)

        each = torch.zeros(games.count, device=games.numbers.device)
        return cls(
            like(games.numbers),
            like(games.masks),
            like(games.hidden),
            like(each.long()),
            like(each.long()),
            like(each),
            like(each.bool()),
            like(each.bool()),
            like(games.results),
        )


@torch.no_grad()
def play(games: AnyGames, league: League, player: Player, played: Played) -> None:
    """Play on in every game, and keep what was seen and done."""
    for t in range(len(played.seats)):
        seats = games.seats()
        mine = league.who_decides(seats)
        played.numbers[t], played.masks[t] = games.numbers, games.masks
        played.hidden[t], played.seats[t], played.mine[t] = games.hidden, seats, mine
        with precision(games.numbers):
            logits = league.logits(player, games, mine)
        chances = functional.log_softmax(logits, dim=1)
        noise = torch.empty_like(chances).exponential_().log_()
        actions = (chances - noise).argmax(dim=1)
        league.overrule(games, mine, actions)
        played.actions[t] = actions
        played.logs[t] = chances.gather(1, actions[:, None]).squeeze(1)
        games.step(actions)
        played.ended[t], played.results[t] = games.ended.bool(), games.results


def precision(tensor: Tensor) -> Any:
    """Half precision on a GPU."""
    return torch.autocast(tensor.device.type, torch.bfloat16, enabled=tensor.is_cuda)


def chances_of(logits: Tensor, players: Tensor) -> Tensor:
    """The chances by relative seat; empty seats have none."""
    seats = torch.arange(SEATS, device=logits.device)
    return logits.masked_fill(seats >= players[:, None], NEVER).log_softmax(dim=1)


def turned(by_seat: Tensor, seats: Tensor, players: Tensor, sign: int) -> Tensor:
    """From relative to absolute seats (sign -1), or back (+1)."""
    index = torch.arange(SEATS, device=seats.device)
    to = torch.remainder(index + sign * seats[:, None], players[:, None])
    return by_seat.gather(1, torch.where(index < players[:, None], to, index))


@torch.no_grad()
def judge(
    games: AnyGames, league: League, told: Told, critic: Critic, played: Played
) -> tuple[Tensor, ...]:
    """How much better each action was than expected, and each seat's chance in hindsight."""
    steps, players = len(played.seats), league.players

    def ask(numbers: Tensor, hidden: Tensor, seats: Tensor) -> Tensor:
        with precision(numbers):
            logits = critic(told(numbers), hidden)
        return turned(chances_of(logits, players).exp(), seats, players, -1)

    next_chances = ask(games.numbers, games.hidden, games.seats())
    ahead = next_chances
    better = torch.zeros_like(played.logs)
    targets = torch.zeros_like(played.results)
    for t in reversed(range(steps)):
        now = ask(played.numbers[t], played.hidden[t], played.seats[t])
        mixed = LAMBDA * ahead + (1 - LAMBDA) * next_chances
        ahead = torch.where(played.ended[t, :, None], played.results[t], mixed)
        targets[t] = turned(ahead, played.seats[t], players, 1)
        gain = ahead - now
        gain = torch.where(league.teams[:, None], gain + gain.roll(2, dims=1), gain)
        better[t] = gain.gather(1, played.seats[t][:, None]).squeeze(1)
        next_chances = now
    return better, targets


def guess_loss(player: Player, numbers: Tensor, hidden: Tensor, guess: Tensor) -> Tensor:
    """How wrong the guess is about the unknown cards of the other hands."""
    prior = (player.told.expect(numbers) + 1e-6).log()
    known = numbers[:, player.told.sure_at].float()
    cards = hidden[:, :EXPECTED].view_as(known).float() - known
    total = guess.new_zeros(())
    for kinds in OF_ERA:
        logs = (guess[..., kinds] + prior[..., kinds]).log_softmax(dim=-1)
        total = total - (logs * cards[..., kinds].clamp(min=0)).sum()
    return total / cards.clamp(min=0).sum().clamp(min=1)


@dataclass
class Learner:
    """The networks, and their optimisers."""

    player: Player
    critic: Critic
    optimiser: torch.optim.Optimizer
    entropy: float = 0.01

    def learn(
        self, league: League, played: Played, better: Tensor, targets: Tensor, batch: int
    ) -> dict[str, float]:
        """Make some passes over what was played, in random order; return how it went."""
        steps = len(played.seats)
        players = league.players.expand(steps, -1).flatten()
        flat = {name: value.flatten(0, 1) for name, value in vars(played).items()}
        better, targets, mine = better.flatten(), targets.flatten(0, 1), flat["mine"]
        kept = mine.nonzero().squeeze(1)
        spread, middle = better[kept].std().clamp(min=1e-4), better[kept].mean()
        sums: dict[str, Tensor] = {}
        rounds = 0
        for _ in range(EPOCHS):
            order = kept[torch.randperm(len(kept), device=kept.device)]
            for rows in order.split(batch):
                if len(rows) < min(batch, len(kept)):
                    continue
                gains = (better[rows] - middle) / spread
                parts = self._move(
                    {name: value[rows] for name, value in flat.items()},
                    players[rows],
                    gains,
                    targets[rows],
                )
                for name, value in parts.items():
                    sums[name] = sums.get(name, torch.zeros_like(value)) + value
                rounds += 1
        return {name: float(value) / rounds for name, value in sums.items()}

    def _move(
        self, part: dict[str, Tensor], players: Tensor, gains: Tensor, targets: Tensor
    ) -> dict[str, Tensor]:
        """One step of the optimiser."""
        numbers, hidden = part["numbers"], part["hidden"]
        with precision(numbers):
            told = self.player.told(numbers)
            logits, chances, guess = self.player(told, part["masks"])
            judged = self.critic(told, hidden)
        logs = logits.log_softmax(dim=1)
        taken = logs.gather(1, part["actions"][:, None]).squeeze(1)
        ratio = (taken - part["logs"]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.minimum(ratio * gains, clipped * gains).mean()
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(dim=1).mean()
        value = -(chances_of(chances, players).clamp(min=-30) * targets).sum(dim=1).mean()
        open_value = -(chances_of(judged, players).clamp(min=-30) * targets).sum(dim=1).mean()
        guessed = guess_loss(self.player, numbers, hidden, guess)
        loss = policy - self.entropy * entropy + CHANCES * value + GUESS * guessed + open_value
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        for network in (self.player, self.critic):
            torch.nn.utils.clip_grad_norm_(network.parameters(), NORM)
        self.optimiser.step()
        moved = (part["logs"] - taken).mean()
        losses = {"policy": policy, "entropy": entropy, "chances": value, "critic": open_value}
        return {k: v.detach() for k, v in {**losses, "guess": guessed, "moved": moved}.items()}
