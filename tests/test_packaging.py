"""What we ship is complete: wheels, sdists and containers, with an up-to-date page."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
from impera.words.languages import LANGUAGES

from .test_rooms import ROOT

BUILT = "impera/server/static"


def build(kind: str, root: Path, out: Path, path: str = os.environ["PATH"]) -> Path:
    """Build a source tree with hatchling."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    done = subprocess.run(
        command, cwd=root, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    [made] = out.iterdir()
    return made


def tracked(*places: str) -> list[str]:
    """The files tracked by Git."""
    found = subprocess.run(["git", "ls-files", "-z", *places], cwd=ROOT, capture_output=True)
    if found.returncode:
        pytest.skip("this is no Git checkout")
    return found.stdout.decode().split("\0")[:-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """A wheel built from an unpacked sdist, without Node."""
    folder = tmp_path_factory.mktemp("packaging")
    with tarfile.open(build("sdist", ROOT, folder / "sdist")) as archive:
        archive.extractall(folder, filter="data")
    [root] = folder.glob("impera-*")
    return ZipFile(build("wheel", root, folder / "wheel", path="/nowhere"))


def test_the_wheel_has_every_file_of_the_package(wheel: ZipFile) -> None:
    package = {name.removeprefix("src/") for name in tracked("src/impera")}
    assert package - set(wheel.namelist()) == set()
    assert {"impera/py.typed", "impera/bots/net.npz"} <= package
    assert {f"impera/locale/{language}.ftl" for language in LANGUAGES} <= package


def test_the_wheel_has_the_page_and_what_lies_beside_it(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    beside = {name.removeprefix("web/public/") for name in tracked("web/public")}
    made = {"index.html", "licences.txt", "sw.js"}
    assert {f"{BUILT}/{name}" for name in beside | made} <= names
    assert any(name.startswith(f"{BUILT}/assets/") and name.endswith(".js") for name in names)


def test_the_wheel_has_the_licences_of_all_that_is_in_it(wheel: ZipFile) -> None:
    licences = wheel.read(f"{BUILT}/licences.txt").decode()
    for name in ("alegreya", "commissioner", "@fluent/bundle", "@noble/hashes", "svelte", "uplot"):
        assert f"{name} " in licences
    for text in ("SIL OPEN FONT LICENSE", "Apache License", "Permission is hereby granted"):
        assert text in licences
    assert any(name.endswith("dist-info/licenses/LICENSE") for name in wheel.namelist())


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with a page to build, and an npm that counts its calls."""
    sources = ("index.html", "package-lock.json", "src/main.ts", "offline/sw.js", "public/icon.png")
    for name in (f"web/{source}" for source in sources):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")
    (tmp_path / "src/impera/locale").mkdir(parents=True)
    (tmp_path / hatch_build.STATIC).mkdir(parents=True)
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text(
        "#!/bin/sh\n"
        'if [ "$1" = ci ]; then rm -rf node_modules/*; mkdir -p node_modules; exit; fi\n'
        f"rm -rf ../{hatch_build.STATIC}/*; mkdir -p ../{hatch_build.STATIC}\n"
        f"echo page > ../{hatch_build.STATIC}/index.html\necho built >> ../builds\n"
    )
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{npm.parent}:{os.environ['PATH']}")
    return tmp_path


def builds(root: Path) -> int:
    """How often a tree's page has been built."""
    return len((root / "builds").read_text().splitlines())


def test_a_page_is_built_once_from_the_same_sources(checkout: Path) -> None:
    hatch_build.build(checkout)
    hatch_build.build(checkout)
    assert builds(checkout) == 1


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/public/new.png", "src/impera/locale/en"])
def test_a_page_is_built_again_when_its_sources_change(checkout: Path, name: str) -> None:
    hatch_build.build(checkout)
    (checkout / name).write_text("2")
    hatch_build.build(checkout)
    assert builds(checkout) == 2


def test_a_page_of_unknown_sources_is_built_again(checkout: Path) -> None:
    (checkout / hatch_build.STATIC / "index.html").write_text("old")
    assert not hatch_build.is_packed(checkout)
    hatch_build.build(checkout)
    assert builds(checkout) == 1


@pytest.mark.parametrize("name", ["web/node_modules", str(hatch_build.STATIC)])
def test_what_a_link_leads_to_is_left_alone(checkout: Path, name: str) -> None:
    theirs, link = checkout / "theirs", checkout / name
    theirs.mkdir()
    (theirs / "file").touch()
    if link.exists():
        link.rmdir()
    link.symlink_to(theirs)
    hatch_build.build(checkout)
    assert [each.name for each in theirs.iterdir()] == ["file"]
    assert link.is_dir()
    assert not link.is_symlink()


def test_linked_packages_that_are_up_to_date_are_used(checkout: Path) -> None:
    theirs, link = checkout / "theirs", checkout / "web/node_modules"
    theirs.mkdir()
    (theirs / "ready").touch()
    link.symlink_to(theirs)
    hatch_build.build(checkout)
    assert link.is_symlink()
    assert builds(checkout) == 1


def test_make_leaves_linked_packages_alone(checkout: Path) -> None:
    theirs = checkout / "theirs"
    theirs.mkdir()
    (theirs / "file").touch()
    (checkout / "web/node_modules").symlink_to(theirs)
    words = ["make", "--silent", "--file", str(ROOT / "Makefile"), "web/node_modules/ready"]
    subprocess.run(words, cwd=checkout, check=True, capture_output=True)
    assert [each.name for each in theirs.iterdir()] == ["file"]
    assert (checkout / "web/node_modules/ready").exists()


def test_only_an_sdist_or_a_tree_without_sources_brings_its_page(checkout: Path) -> None:
    (checkout / "PKG-INFO").touch()
    assert not hatch_build.is_packed(checkout)  # there is no page yet
    (checkout / hatch_build.STATIC / "index.html").touch()
    assert hatch_build.is_packed(checkout)
    (checkout / "PKG-INFO").unlink()
    assert not hatch_build.is_packed(checkout)
    shutil.rmtree(checkout / "web")
    assert hatch_build.is_packed(checkout)


def test_the_container_builds_the_page_from_all_its_sources() -> None:
    stage = (ROOT / "deploy" / "Containerfile").read_text("utf-8").split("\nFROM ")[1]
    copied = [
        Path(source)
        for line in stage.splitlines()
        if line.startswith("COPY ")
        for source in line.split()[1:-1]
    ]
    ignored = [
        line.removeprefix("**/")
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    for file in map(Path, tracked("web", "src/impera/locale")):
        assert any(file.is_relative_to(source) for source in copied), file
        parents = [file, *file.parents]
        assert not any(parent.match(name) for parent in parents for name in ignored), file
