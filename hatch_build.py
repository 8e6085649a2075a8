"""Builds the page into the package if it is missing or its sources have changed."""

import hashlib
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/impera/server/static")
BUILT_FROM = STATIC / "built-from"  # a hash of the sources; `npm run build` alone leaves none
READY = Path("web/node_modules/ready")  # newer than the lock file once everything is installed
NOT_SOURCES = {"node_modules", "dist", "gallery", "engine"}  # not src/engine


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # any kind of build
    """Makes sure that no outdated page is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before packing; in a working tree `make` does that."""
        root = Path(self.root)
        if version != "editable" and not is_packed(root):
            build(root)


def is_packed(root: Path) -> bool:
    """Whether the page is already built: in an sdist, or in a container stage without sources."""
    without_sources = (root / "PKG-INFO").exists() or not (root / "web").exists()
    return without_sources and (root / STATIC / "index.html").exists()


def build(root: Path) -> None:
    """Build the page, unless it was built from exactly these sources."""
    wanted, found = fingerprint(root), root / BUILT_FROM
    if found.exists() and found.read_text("utf-8") == wanted:
        return
    if shutil.which("npm") is None:
        raise RuntimeError("the page is built with Node.js 20.19 or newer and npm: install them")
    print("Building the page ...", flush=True)
    ready, lock = root / READY, root / "web" / "package-lock.json"
    cut_loose(root / STATIC)
    if not ready.exists() or ready.stat().st_mtime < lock.stat().st_mtime:
        cut_loose(ready.parent)
        subprocess.run(["npm", "ci", "--silent"], cwd=root / "web", check=True)
        ready.touch()
    command = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    subprocess.run(command, cwd=root / "web", check=True)
    found.write_text(wanted, "utf-8")


def cut_loose(folder: Path) -> None:
    """Take away a link before npm empties the folder: what it leads to belongs to others."""
    if folder.is_symlink():
        print(f"{folder} led to {folder.readlink()}; this tree gets its own.", flush=True)
        folder.unlink()


def fingerprint(root: Path) -> str:
    """A hash of everything the page is made of, names and contents."""
    digest = hashlib.sha256()
    for file in sorted(sources(root)):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        digest.update(f"{file.relative_to(root).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """The page's own files and the words it shares with Python."""
    for place in (*(root / "web").iterdir(), root / "src" / "impera" / "locale"):
        if place.is_file():
            yield place
        elif place.name not in NOT_SOURCES:
            yield from (file for file in place.rglob("*") if file.is_file())


if __name__ == "__main__":
    build(Path(__file__).parent)
