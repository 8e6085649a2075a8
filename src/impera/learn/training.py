"""A training run: a folder with its settings, checkpoints, curves, and the network it made."""

import csv
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from impera.bots import net
from impera.learn.dealing import HIDDEN
from impera.learn.games import Games, mixed_tables
from impera.learn.league import AnyGames, League
from impera.learn.network import BLOCKS, WIDTH, Critic, Player, arrays_of
from impera.learn.ppo import Learner, Played, judge, play
from impera.rules.refused import Refused, quote
from impera.rules.state import States

CHECKPOINT, CURVES, NET = "checkpoint.pt", "curves.csv", "net.npz"
REMEMBER = 25  # past selves are kept from all parts of the run, at most this many
EVERY = 60.0  # seconds between two checkpoints
COLUMNS = (
    *("round", "decisions", "seconds", "rate", "entropy", "moved", "policy", "chances", "critic"),
    *("guess", "games", "against_planner", "against_greedy", "against_past"),
)


@dataclass(frozen=True)
class Settings:
    """Everything that decides how a run goes, and so, on one machine, what it produces."""

    decisions: int = 2_500_000_000
    games: int = 65536
    steps: int = 32
    batch: int = 131072
    bots: float = 0.0005  # the share of games with bots, and with past selves
    past: float = 0.2
    rate: float = 1e-3
    entropy: float = 0.01
    width: int = WIDTH
    blocks: int = BLOCKS
    seed: int = 1
    device: str = "cuda"
    threads: int = 16


SMALL = Settings(decisions=20_000_000, games=512, steps=32, batch=4096, bots=0.05, device="cpu")


class Run:
    """One run: everything that a checkpoint keeps, and how it continues."""

    def __init__(
        self, folder: Path, settings: Settings, kept: dict[str, Any] | None = None
    ) -> None:
        self.folder, self.settings = folder, settings
        device = settings.device
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        states = mixed_tables(settings.games, settings.seed)
        bots, past = round(settings.bots * settings.games), round(settings.past * settings.games)
        self.league = League(states, bots, past, settings.threads, settings.seed, device)
        size = (settings.width, settings.blocks)
        self.player, self.critic = Player(*size).to(device), Critic(HIDDEN, *size).to(device)
        self.mean = Player(*size).to(device)  # of the last rounds: the one that is saved
        self.mean.load_state_dict(self.player.state_dict())
        parameters = [*self.player.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(parameters, lr=settings.rate, fused=device == "cuda")
        self.round = self.decisions = 0
        self.seconds = 0.0
        if kept is not None:
            self._restore(kept)
        self._start(states)

    def _start(self, states: States) -> None:
        """Begin the games; after a resumption they are different ones."""
        seed = self.settings.seed + (self.round << 32)
        torch.manual_seed(seed)
        self.games: AnyGames
        if self.settings.device == "cuda":
            from impera.learn.gpu import GpuGames

            self.games = GpuGames(states, seed)
        else:
            self.games = Games(states, seed, self.settings.threads)
        self.played = Played.room(self.settings.steps, self.games)

    def go(self, stop: Callable[[], bool]) -> Iterator[dict[str, float]]:
        """Train round after round, until all decisions are made or `stop` says so."""
        last, saved = time.perf_counter(), time.perf_counter()
        while self.decisions < self.settings.decisions and not stop():
            row = self._one_round()
            now = time.perf_counter()
            self.seconds += now - last
            row |= {"seconds": self.seconds, "rate": self.settings.games * self.settings.steps}
            row["rate"] /= now - last
            last = now
            self._note(row)
            if now - saved > EVERY:
                self.save()
                saved = time.perf_counter()
            yield row
        self.save()

    def _one_round(self) -> dict[str, float]:
        """Play, judge, learn."""
        left = 1 - self.decisions / self.settings.decisions
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * max(0.02, left)
        entropy = self.settings.entropy * max(0.1, left)
        learner = Learner(self.player, self.critic, self.optimiser, entropy)
        self.league.invite(self.player)
        play(self.games, self.league, self.player, self.played)
        better, targets = judge(self.games, self.league, self.player.told, self.critic, self.played)
        batch = self.settings.batch
        losses = learner.learn(self.league, self.played, better, targets, batch)
        self.round += 1
        self.decisions += self.settings.games * self.settings.steps
        rounds = self.settings.decisions / (self.settings.games * self.settings.steps)
        if self.round % max(1, round(rounds / REMEMBER)) == 0:
            self.league.remember(self.player)
        self._average()
        return {"round": self.round, "decisions": self.decisions, **losses, **self._shares()}

    def _average(self) -> None:
        """Move the average player a little towards the current one."""
        part = max(0.01, 9 / (10 + self.round))
        for mean, now in zip(self.mean.parameters(), self.player.parameters(), strict=True):
            mean.data.lerp_(now.data, part)

    def _shares(self) -> dict[str, float]:
        """How many games ended, and the learner's share of the victories against its guests.

        It is scaled so that even play gives one half, at every kind of table.
        """
        league, ended = self.league, self.played.ended
        found = {"games": float(ended.sum())}
        bots = torch.arange(league.bots, device=ended.device)
        past = torch.arange(league.bots, league.bots + league.past, device=ended.device)
        guests = {"planner": bots[::2], "greedy": bots[1::2], "past": past}
        for name, rows in guests.items():
            over = ended[:, rows]
            seats = torch.arange(league.mine.shape[1], device=ended.device)
            there = seats < league.players[rows, None]
            mine = (league.mine[rows] & there).float()
            even = mine.sum(dim=1) / league.players[rows]
            won = (self.played.results[:, rows] * mine).sum(dim=2)
            odds_won, odds_lost = won * (1 - even), (1 - won) * even
            gained, lost = (odds_won * over).sum(), (odds_lost * over).sum()
            total = gained + lost
            found[f"against_{name}"] = float(gained / total) if total > 0 else float("nan")
        return found

    def _note(self, row: dict[str, float]) -> None:
        """Add a line to the curves."""
        path = self.folder / CURVES
        new = not path.exists()
        with path.open("a", newline="", encoding="utf-8") as file:
            lines = csv.DictWriter(file, COLUMNS)
            if new:
                lines.writeheader()
            lines.writerow({name: f"{row[name]:.6g}" for name in COLUMNS})

    def save(self) -> None:
        """Write the checkpoint and the network; a torn write never replaces an intact one."""
        kept = {
            "version": net.VERSION,
            "settings": asdict(self.settings),
            "round": self.round,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "player": self.player.state_dict(),
            "critic": self.critic.state_dict(),
            "mean": self.mean.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "league": self.league.state(),
        }
        whole = self.folder / (CHECKPOINT + ".new")
        torch.save(kept, whole)
        whole.replace(self.folder / CHECKPOINT)
        whole = self.folder / (NET + ".new")
        made = {**asdict(self.settings), "made": self.decisions, "seconds": round(self.seconds)}
        net.save(whole, arrays_of(self.mean), made)
        whole.replace(self.folder / NET)

    def _restore(self, kept: dict[str, Any]) -> None:
        """Restore everything from a checkpoint."""
        self.round, self.decisions = kept["round"], kept["decisions"]
        self.seconds = kept["seconds"]
        self.player.load_state_dict(kept["player"])
        self.critic.load_state_dict(kept["critic"])
        self.mean.load_state_dict(kept["mean"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.league.restore(kept["league"])


def begin(folder: Path, settings: Settings) -> Run:
    """A new run in a folder that has none."""
    check_device(settings.device)
    if (folder / CHECKPOINT).exists() or (folder / CURVES).exists():
        raise Refused(f"{quote(str(folder))} already holds a run; use --resume or another folder")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(json.dumps(asdict(settings), indent=1) + "\n", "utf-8")
    return Run(folder, settings)


def resume(folder: Path, device: str, threads: int) -> Run:
    """The run of a folder, from its last checkpoint."""
    path = folder / CHECKPOINT
    kept = read_checkpoint(path, device)
    settings = Settings(**{**kept["settings"], "device": device, "threads": threads})
    check_device(settings.device)
    try:
        return Run(folder, settings, kept)
    except (KeyError, TypeError, RuntimeError):
        raise Refused(f"{quote(str(path))} doesn't fit this version; nothing was changed") from None


def read_checkpoint(path: Path, device: str) -> dict[str, Any]:
    """What a checkpoint keeps, if it is intact and of this version."""
    try:
        kept: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    except FileNotFoundError:
        raise Refused(f"{quote(str(path.parent))} holds no checkpoint to continue from") from None
    except Exception:  # torch raises all kinds of errors on damaged bytes
        raise Refused(f"{quote(str(path))} is damaged; nothing was changed") from None
    if not isinstance(kept, dict) or kept.get("version") != net.VERSION:
        raise Refused(f"{quote(str(path))} is a checkpoint of another version; nothing was changed")
    return kept


def check_device(device: str) -> None:
    """Refuse a GPU that isn't there."""
    if device == "cuda" and not torch.cuda.is_available():
        raise Refused("torch finds no CUDA GPU to use here: try --device cpu")
