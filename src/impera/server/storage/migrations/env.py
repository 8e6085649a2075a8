"""How alembic runs our migrations: on the open connection of a starting store."""

from alembic import context

from impera.server.storage.migrate import VERSION_TABLE
from impera.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
context.run_migrations()
