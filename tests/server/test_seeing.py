"""Seeing it run: the lag of the loop, queues and disk; the dashboard and the alerts of deploy/."""

import asyncio
import json
import re
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from impera.server import pulse
from impera.server.metrics import REGISTRY

from .people import serving
from .proxies import DEPLOY, program

METRIC = re.compile(r"\b(?:impera|process)_[a-z_]+")


def value(name: str, **labels: str) -> float:
    found = REGISTRY.get_sample_value(name, labels)
    assert found is not None, name
    return found


async def test_a_loop_that_was_held_up_shows(sqlite: str) -> None:
    async with serving(sqlite):
        before = value("impera_loop_lag_seconds_sum")
        while value("impera_loop_lag_seconds_sum") < before + 0.2:
            time.sleep(0.3)  # nothing else runs meanwhile
            await asyncio.sleep(pulse.BEAT)


async def test_queues_and_disk_are_counted(sqlite: str) -> None:
    async with serving(sqlite) as at:
        house, store = at.server.house, at.server.store
        pulse.look(house, store)
        assert value("impera_waiting", where="writing") == 0
        assert value("impera_waiting", where="thinking") == 0
        size = Path(sqlite.removeprefix("sqlite:///")).stat().st_size
        assert value("impera_database_bytes") >= size > 0
        assert value("impera_disk_free_bytes") > 0
        waiting = [asyncio.create_task(store.key()) for _ in range(3)]
        await asyncio.sleep(0)
        pulse.look(house, store)
        assert value("impera_waiting", where="writing") == 3
        await asyncio.gather(*waiting)


def names_in(text: str) -> set[str]:
    return {name.removesuffix("_bucket") for name in METRIC.findall(text)}


@pytest.mark.parametrize("file", ["alerts.yml", "grafana.json"])
def test_dashboard_and_alerts_name_only_what_is_measured(file: str) -> None:
    known = names_in(generate_latest(REGISTRY).decode())
    text = (DEPLOY / file).read_text("utf-8")
    named = names_in(text)
    assert named
    assert named <= known, named - known
    # Counters and histograms only make sense as rates.
    for expression in re.findall(r'"?expr"?: "?(.*)', text):
        for counted in re.findall(r"\w+_(?:total|bucket)\b", expression):
            assert re.search(rf"(?:rate|increase)\({counted}", expression), expression


def test_every_panel_has_a_place_of_its_own() -> None:
    panels: list[Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
    assert len({(each["gridPos"]["x"], each["gridPos"]["y"]) for each in panels}) == len(panels)
    assert len({each["id"] for each in panels}) == len(panels)


QUIET, LOUD = "0+0x30", "0+60x30"
SERIES = {
    "ImperaGone": 'up{job="impera"}',
    "ImperaStorageFails": 'impera_errors_total{code="unavailable"}',
    "ImperaDiskFills": "impera_disk_free_bytes",
    "ImperaSlow": 'impera_answer_seconds_bucket{le="%s"}',
    "ImperaLoopLags": 'impera_loop_lag_seconds_bucket{le="%s"}',
    "ImperaBotsHurry": "impera_bots_hurried_total",
    "ImperaReported": "impera_reports_total",
}


def story(alert: str, *, wrong: bool) -> list[dict[str, str]]:
    """Half an hour of a figure, in which something is wrong or nothing."""
    series = SERIES[alert]
    if "%s" in series:  # all within a millisecond, or none within a second
        within = QUIET if wrong else LOUD
        limits = {"0.001": within, "1.0": within, "2.5": LOUD, "+Inf": LOUD}
        return [{"series": series % le, "values": counts} for le, counts in limits.items()]
    if alert == "ImperaGone":
        return [{"series": series, "values": "0x30" if wrong else "1x30"}]
    if alert == "ImperaDiskFills":
        return [{"series": series, "values": "9e8x30" if wrong else "9e10x30"}]
    return [{"series": series, "values": LOUD if wrong else QUIET}]


@pytest.mark.parametrize("wrong", [True, False], ids=["wrong", "right"])
@pytest.mark.parametrize("alert", SERIES)
def test_an_alert_fires_when_something_is_wrong(alert: str, wrong: bool, tmp_path: Path) -> None:
    told = {
        "rule_files": [str(DEPLOY / "alerts.yml")],
        "tests": [
            {
                "interval": "1m",
                "input_series": story(alert, wrong=wrong),
                "promql_expr_test": [
                    {
                        "expr": f'count(ALERTS{{alertname="{alert}",alertstate="firing"}})',
                        "eval_time": "25m",
                        "exp_samples": [{"labels": "{}", "value": 1}] if wrong else [],
                    }
                ],
            }
        ],
    }
    file = tmp_path / "story.yml"
    file.write_text(json.dumps(told), "utf-8")  # JSON is YAML
    done = subprocess.run(
        [program("promtool"), "test", "rules", file], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_alert_has_a_story() -> None:
    alerts = re.findall(r"alert: (\w+)", (DEPLOY / "alerts.yml").read_text("utf-8"))
    assert sorted(alerts) == sorted(SERIES)
