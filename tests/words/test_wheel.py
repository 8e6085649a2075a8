"""What is installed speaks all languages, too."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from impera.words.catalogue import LANGUAGES

from ..test_rooms import ROOT


def test_the_wheel_has_every_catalogue(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    environment = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}  # the page is not looked for here
    subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    assert {f"impera/locale/{language}.ftl" for language in LANGUAGES} <= names
