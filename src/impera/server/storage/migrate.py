"""The schema of a database, brought up to this version; anything else in it is left alone."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from impera.rules.refused import Refused
from impera.server.storage.schema import metadata

FOLDER = Path(__file__).parent / "migrations"
VERSION_TABLE = "impera_version"
LOCK = 0x494D50455241  # "IMPERA": which of PostgreSQL's advisory locks is ours


def migrate(connection: Connection) -> None:
    """Bring an open transaction's database up to date; if many try at once, one does the work."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = configured(connection)
    scripts = ScriptDirectory.from_config(config)
    found = current(connection)
    if found is None:
        check_empty(connection)
    elif found not in revisions():
        raise Refused(
            f"made by a newer version of Impera (schema {found}); nothing was changed. "
            "Install that version again, or restore a backup from before the upgrade"
        )
    if found != scripts.get_current_head():
        command.upgrade(config, "head")


def revisions() -> set[str]:
    """The versions of the schema that this version of Impera knows."""
    scripts = ScriptDirectory.from_config(configured())
    return {script.revision for script in scripts.walk_revisions()}


def configured(connection: Connection | None = None) -> Config:
    """Where alembic finds our migrations, and which database to bring up to date."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def current(connection: Connection) -> str | None:
    """The version of the database's schema, if there is one."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def check_empty(connection: Connection) -> None:
    """Refuse a database with foreign tables; on PostgreSQL, only if their names clash with ours."""
    names = set(inspect(connection).get_table_names())
    if connection.dialect.name == "postgresql":
        names &= set(metadata.tables)
    if names:
        raise Refused("not an Impera database; nothing was changed")
