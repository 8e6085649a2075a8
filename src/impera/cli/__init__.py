"""The command: results on stdout, progress and errors on stderr, status 2 for any error."""

from impera.cli.command import main, run
from impera.cli.serving import serve

__all__ = ["main", "run", "serve"]
