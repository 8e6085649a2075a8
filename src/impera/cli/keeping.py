"""The commands that keep a server's database safe: backups, and restoring them."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from impera.cli.options import FILE
from impera.rules.refused import Refused

if TYPE_CHECKING:
    from impera.server.backup.sealing import Key

SAMPLE = click.option(
    "--sample",
    type=click.IntRange(0),
    default=50,
    show_default=True,
    help="How many tables to replay, and how many finished games to verify.",
)
PASSPHRASE = click.option(
    "--passphrase-file", type=FILE, help="A file whose first line is the passphrase."
)


@click.command()
@click.argument("database", envvar="IMPERA_DATABASE", default="impera.db")
@click.option(
    "--to",
    "folder",
    required=True,
    type=click.Path(path_type=Path),
    help="The folder where backups are kept.",
)
@click.option(
    "--keep",
    type=click.IntRange(1),
    default=7,
    show_default=True,
    help="How many backups of this database to keep there.",
)
@click.option(
    "--encrypt", is_flag=True, help="Encrypt it with a passphrase; you'll be asked for it."
)
@click.option(
    "--recipient",
    "recipients",
    multiple=True,
    help="Encrypt it for the owner of this public key, such as age1… or ssh-ed25519 …; can be "
    "repeated.",
)
@PASSPHRASE
@SAMPLE
def backup(
    database: str,
    folder: Path,
    keep: int,
    encrypt: bool,
    recipients: tuple[str, ...],
    passphrase_file: Path | None,
    sample: int,
) -> None:
    """Take a backup of DATABASE, whether or not its server is running, and check it.

    DATABASE is an SQLite file, or postgresql://…; without it, IMPERA_DATABASE or impera.db. Older
    backups are deleted once the new one is checked.
    """
    from impera.server.backup.making import back_up
    from impera.server.backup.sealing import Key
    from impera.server.storage.database import place

    passphrase = None
    if recipients and (encrypt or passphrase_file is not None):
        raise Refused("a backup is encrypted for public keys or with a passphrase, not both")
    if passphrase_file is not None:
        passphrase = first_line(passphrase_file)
    elif encrypt:
        passphrase = asked(confirmed=True)
    made = back_up(place(database), folder, keep, Key(recipients, passphrase), sample)
    click.echo(f"{made.path}: {made.checked}")
    for each in made.gone:
        click.echo(f"{each}: deleted; newer backups kept: {keep}")


@click.command()
@click.argument("file", type=FILE)
@click.argument("database", required=False)
@click.option("--check", is_flag=True, help="Only check the backup; nothing is written.")
@click.option(
    "--identity",
    "identities",
    multiple=True,
    type=FILE,
    help="The file with the private key that opens it; can be repeated.",
)
@PASSPHRASE
@SAMPLE
def restore(
    file: Path,
    database: str | None,
    check: bool,
    identities: tuple[Path, ...],
    passphrase_file: Path | None,
    sample: int,
) -> None:
    """Check a backup, and restore it to DATABASE, which must be new or empty.

    DATABASE is the name of a new SQLite file, or an empty database as postgresql://….
    """
    from impera.server.backup.restoring import check_backup
    from impera.server.backup.restoring import restore as restore_backup
    from impera.server.storage.database import place

    if check == (database is not None):
        raise Refused("give either a database to restore to, or --check to only check the backup")
    key = opening_key(file, identities, passphrase_file)
    if database is None:
        click.echo(f"{file}: sound: {check_backup(file, key, sample)}")
    else:
        where = place(database)
        click.echo(f"{where}: restored: {restore_backup(file, where, key, sample)}")


def opening_key(file: Path, identities: tuple[Path, ...], passphrase_file: Path | None) -> "Key":
    """What opens an encrypted backup: what was given, or a passphrase that is asked for."""
    from impera.records.files import refusing
    from impera.server.backup.sealing import Key, is_sealed

    keys = []
    for path in identities:
        with refusing(path):
            keys.append(path.read_text("utf-8"))
    if passphrase_file is not None:
        return Key((), first_line(passphrase_file))
    if not keys and is_sealed(file) and sys.stdin.isatty():
        return Key((), asked(confirmed=False))
    return Key(tuple(keys))


def first_line(path: Path) -> str:
    """The passphrase in a file."""
    from impera.records.files import refusing

    with refusing(path):
        lines = path.read_text("utf-8").splitlines()
    if not lines or not lines[0]:
        raise Refused(f"{path}: the first line is empty; a passphrase was expected")
    return lines[0]


def asked(*, confirmed: bool) -> str:
    """A passphrase, typed twice if it is new; nobody sees it."""
    given: Any = click.prompt("Passphrase", hide_input=True, confirmation_prompt=confirmed)
    return str(given)
