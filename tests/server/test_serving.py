"""The command that serves: how it starts, what it refuses, and how it stops."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

COMMAND = [str(Path(sys.executable).parent / "impera"), "serve", "--port", "0"]
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if not name.startswith("IMPERA_")
} | ({"IMPERA_INTERPRETED": "1"} if os.environ.get("IMPERA_INTERPRETED") == "1" else {})


def serve(*options: str, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT | environment,
    )


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_when_it_is_told(tmp_path: Path, sent: int) -> None:
    with serve("--log-format", "json", IMPERA_DATABASE=str(tmp_path / "tables.db")) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Impera is at http://localhost:")
        server.send_signal(sent)
        _, said = server.communicate()
    assert server.returncode == 0
    assert '"event": "stopped"' in said
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("{folder}/nowhere/tables.db", "No such file or directory"),
        ("{folder}/letter.txt", "file is not a database"),
        ("postgresql://me:secret@127.0.0.1:1/tables", "Connection refused"),
        ("mysql://localhost/tables", "name a database as"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line(
    tmp_path: Path, database: str, why: str
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 100)
    with serve("--database", database.format(folder=tmp_path)) as server:
        shown, said = server.communicate()
    assert (server.returncode, shown) == (2, "")
    [line] = said.splitlines()
    assert line.startswith("impera: ")
    assert why in line
    assert "secret" not in line


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE impera_version (version_num TEXT)")
    connection.execute("INSERT INTO impera_version VALUES ('9999')")
    connection.commit()
    connection.close()
    with serve("--database", str(file)) as server:
        _, said = server.communicate()
    assert server.returncode == 2
    assert "made by a newer version of Impera (schema 9999); nothing was changed" in said


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux takes pages back")
def test_the_compiler_is_handed_back_once_the_rules_are_loaded() -> None:
    program = """
        from pathlib import Path
        from impera.server.serve import hand_back_the_compiler, warm_up

        def resident():
            total, here = 0, False
            for line in Path("/proc/self/smaps").read_text().splitlines():
                if "-" in line.split()[0]:
                    here = "llvmlite" in line and " r-xp " in line
                elif here and line.startswith("Rss:"):
                    total += int(line.split()[1])
            return total

        warm_up()
        before = resident()
        hand_back_the_compiler()
        after = resident()
        warm_up()
        print(before, after)
    """
    done = subprocess.run(
        [sys.executable, "-c", dedent(program)], capture_output=True, text=True, check=True
    )
    before, after = map(int, done.stdout.split())
    assert after < before / 4
