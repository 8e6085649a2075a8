"""Trouble with a database: of which kind an error is, and what everybody may be told about it."""

from typing import Literal

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

Trouble = Literal["deleted", "damaged", "full", "silent"]

# For whoever asks; the operator finds more in the log.
SENTENCES: dict[Trouble, str] = {
    "deleted": "the database's file was deleted or replaced; the server has to be restarted",
    "damaged": "the database is damaged; restore a backup",
    "full": "there is no space left for the database",
    "silent": "the database doesn't answer",
}
LASTING: tuple[Trouble, ...] = ("deleted", "damaged")  # on SQLite, until a restart

# Of SQLite and of PostgreSQL: https://sqlite.org/rescode.html, and appendix A of its manual.
CODES: dict[object, Trouble] = {
    11: "damaged",  # CORRUPT
    26: "damaged",  # NOTADB
    13: "full",  # FULL
    "XX001": "damaged",  # data_corrupted
    "XX002": "damaged",  # index_corrupted
    "53100": "full",  # disk_full
}


class Deleted(OSError):
    """Under the name of the database is another file than the one that was opened, or none."""


class Damaged(OSError):
    """The database's file doesn't begin as one."""


def kind(error: BaseException) -> Trouble:
    """What is wrong with the database."""
    if isinstance(error, Deleted):
        return "deleted"
    if isinstance(error, Damaged):
        return "damaged"
    cause = getattr(error, "orig", None) or error
    for each in (cause, cause.__cause__):
        code = getattr(each, "sqlite_errorcode", None)
        code = getattr(each, "sqlstate", None) if code is None else code & 0xFF
        if code in CODES:
            return CODES[code]
    return "silent"


def is_to_blame(error: BaseException) -> bool:
    """Whether the database is to blame, rather than what was to be written."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return not isinstance(error, IntegrityError | DataError)
