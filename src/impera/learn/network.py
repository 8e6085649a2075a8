"""The network in torch, as `bots/net.py` plays it, and the critic that sees all hands."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from impera.bots.senses import ERAS_AT, EXPECTED, MOST, OTHERS, POOL, SENSES, STAIRS, SURE_AT
from impera.rules.actions import DECISIONS
from impera.rules.cards import ERA, ERAS, KINDS
from impera.rules.state import SEATS

WIDTH, BLOCKS = 256, 2
TINY = 1e-5
NEVER = -1e9


class Told(nn.Module):
    """The numbers of `senses.py` as inputs: stairs, slopes, and what to expect in other hands."""

    size = len(STAIRS) + SENSES + EXPECTED
    places: Tensor
    heights: Tensor
    slopes: Tensor
    of_era: Tensor
    sure_at: Tensor
    eras_at: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("places", torch.from_numpy(STAIRS[:, 0].copy()), persistent=False)
        heights = torch.from_numpy(STAIRS[:, 1].astype(np.uint8))
        self.register_buffer("heights", heights, persistent=False)
        slopes = torch.from_numpy((1.0 / np.maximum(MOST, 1)).astype(np.float32))
        self.register_buffer("slopes", slopes, persistent=False)
        of_era = torch.from_numpy((ERA[:, None] == np.array(ERAS)).astype(np.float32))
        self.register_buffer("of_era", of_era, persistent=False)  # (KINDS, ERAS)
        self.register_buffer("sure_at", torch.from_numpy(SURE_AT), persistent=False)
        self.register_buffer("eras_at", torch.from_numpy(ERAS_AT), persistent=False)

    def expect(self, numbers: Tensor) -> Tensor:
        """As `senses.expect`, for many rows: (rows, others, kinds)."""
        known = numbers[:, self.sure_at].float()
        cards = numbers[:, self.eras_at].float() - known @ self.of_era
        pool = numbers[:, POOL : POOL + len(KINDS)].float()
        share = cards.clamp(min=0) / (pool @ self.of_era).clamp(min=1)[:, None]
        return (share @ self.of_era.T) * pool[:, None]

    def forward(self, numbers: Tensor) -> Tensor:
        expected = self.expect(numbers).flatten(1)
        if numbers.is_cuda:
            from impera.learn.gpu import climb

            return climb(numbers, self.places, self.heights, self.slopes, expected)
        stairs = numbers[:, self.places] >= self.heights
        return torch.cat([stairs.float(), numbers * self.slopes, expected], dim=1)


class Norm(nn.Module):
    """Values scaled to a standard size, in whatever precision they come."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, values: Tensor) -> Tensor:
        return functional.rms_norm(values, values.shape[-1:], self.weight.to(values.dtype), TINY)


class Block(nn.Module):
    """A step of the body: normalised, through an inner layer, and added to the input."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = Norm(width)
        self.enter, self.leave = nn.Linear(width, width), nn.Linear(width, width)
        nn.init.normal_(self.leave.weight, std=0.02)
        nn.init.zeros_(self.leave.bias)

    def forward(self, body: Tensor) -> Tensor:
        inner: Tensor = self.leave(torch.relu(self.enter(self.norm(body))))
        return body + inner


class Body(nn.Module):
    """The part that all heads share."""

    def __init__(self, inputs: int, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        nn.init.normal_(self.first.weight, std=0.05)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.norm = Norm(width)

    def forward(self, told: Tensor) -> Tensor:
        return torch.relu(self.norm(self.blocks(self.first(told))))


class Player(nn.Module):
    """The network that plays: it sees what its seat knows, and nothing else."""

    def __init__(self, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.told = Told()
        self.body = Body(Told.size, width, blocks)
        self.policy = nn.Linear(width, DECISIONS)
        self.chances = nn.Linear(width, SEATS)
        self.guess = nn.Linear(width, EXPECTED)
        for head in (self.policy, self.chances, self.guess):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, told: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of actions and of chances by relative seat, and of each other hand's kinds."""
        body = self.body(told)
        logits = self.policy(body).float().masked_fill(mask == 0, NEVER)
        guess = self.guess(body).float().view(-1, OTHERS, len(KINDS))
        return logits, self.chances(body).float(), guess

    def act(self, numbers: Tensor, mask: Tensor) -> Tensor:
        """Logits of actions alone."""
        logits: Tensor = self.policy(self.body(self.told(numbers))).float()
        return logits.masked_fill(mask == 0, NEVER)


class Critic(nn.Module):
    """Every seat's chance of winning with all hands open: a judge in training, never a player."""

    def __init__(self, hidden: int, width: int = WIDTH, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.body = Body(Told.size + 4 * hidden, width, blocks)
        self.chances = nn.Linear(width, SEATS)
        nn.init.normal_(self.chances.weight, std=0.01)
        nn.init.zeros_(self.chances.bias)

    def forward(self, told: Tensor, hidden: Tensor) -> Tensor:
        """Logits of chances by relative seat."""
        cards = [(hidden >= count).to(told.dtype) for count in range(1, 4)]
        cards.append(hidden.to(told.dtype) * 0.25)
        body = self.body(torch.cat([told, *cards], dim=1))
        chances: Tensor = self.chances(body).float()
        return chances


def arrays_of(player: Player) -> dict[str, npt.NDArray[Any]]:
    """The network's weights as `bots/net.py` names them."""
    body, told = player.body, player.told

    def plain(tensor: Tensor) -> npt.NDArray[Any]:
        return tensor.detach().float().cpu().numpy()

    first = plain(body.first.weight.T)
    stairs, rest = first[: len(STAIRS)], first[len(STAIRS) :]
    blocks: list[Any] = list(body.blocks)
    heads = (("policy", player.policy), ("chances", player.chances), ("guess", player.guess))
    found = {
        "stairs": stairs,
        "slope": rest[:SENSES] * plain(told.slopes)[:, None],
        "expected": rest[SENSES:],
        "first": plain(body.first.bias),
        "scale": np.stack([plain(block.norm.weight) for block in blocks]),
        "enter": np.stack([plain(block.enter.weight.T) for block in blocks]),
        "enter_bias": np.stack([plain(block.enter.bias) for block in blocks]),
        "leave": np.stack([plain(block.leave.weight.T) for block in blocks]),
        "leave_bias": np.stack([plain(block.leave.bias) for block in blocks]),
        "last": plain(body.norm.weight),
    }
    for name, head in heads:
        found[name], found[f"{name}_bias"] = plain(head.weight), plain(head.bias)
    return found
