"""A run's curves as a picture."""

import csv
from pathlib import Path

import numpy as np

SMOOTH = 25  # rounds over which single results are averaged
PANELS = (
    ("learner's share of victories, even play 0.5", ("planner", "greedy", "past"), (0.0, 1.0)),
    ("error on the result, nats", ("chances", "critic"), None),
    ("error on the other hands, nats", ("guess",), None),
    ("entropy of the policy, nats", ("entropy",), None),
)


def draw(source: Path, target: Path) -> None:
    """Draw a file of curves; needs matplotlib."""
    from matplotlib.figure import Figure

    with source.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    made = np.array([float(row["decisions"]) for row in rows]) / 1e6
    figure = Figure(figsize=(10, 7), layout="constrained")
    for axes, (title, names, limits) in zip(figure.subplots(2, 2).flat, PANELS, strict=True):
        for name in names:
            column = f"against_{name}" if limits else name
            values = np.array([float(row[column]) for row in rows])
            axes.plot(made, smoothed(values), label=name)
        axes.set_title(title, fontsize="medium")
        axes.set_xlabel("million decisions")
        axes.grid(alpha=0.3)
        if limits:
            axes.set_ylim(*limits)
        if len(names) > 1:
            axes.legend()
    figure.savefig(target, dpi=120)


def smoothed(values: np.ndarray[tuple[int], np.dtype[np.float64]]) -> list[float]:
    """The mean of the last rounds that have a value."""
    means = []
    for n in range(len(values)):
        last = values[max(0, n + 1 - SMOOTH) : n + 1]
        known = last[~np.isnan(last)]
        means.append(float(known.mean()) if len(known) else float("nan"))
    return means
