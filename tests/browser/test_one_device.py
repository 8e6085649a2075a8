"""Two people on one device: the document tells each of them only what they know."""

import random
from typing import Any

import pytest

from .one_device import record, see


@pytest.mark.drill
async def test_each_sees_only_what_they_know(house: Any) -> None:
    async with house() as here:
        recorded = await record(here.at, 70, random.Random(1))
        happened = [what for frame in recorded.frames for what in frame.get("happened", [])]
        assert any(what.get("told") for what in happened)
        assert await see(here, recorded) == []
