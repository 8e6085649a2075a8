"""Builds the page into the package, unless it is there already, as it is in an sdist."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # whatever is being built
    """Runs npm where the page is missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed; in a working tree `make` builds the page."""
        root = Path(self.root)
        if version == "editable" or (root / "src/impera/server/static/index.html").exists():
            return
        if shutil.which("npm") is None:
            raise RuntimeError("the page is built with Node.js 20 or newer and npm: install them")
        for words in (["npm", "ci"], ["npm", "run", "build"]):
            subprocess.run(words, cwd=root / "web", check=True)
