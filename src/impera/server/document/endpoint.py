"""A way to ask the server for something over HTTP."""

from typing import Any, NamedTuple


class Endpoint(NamedTuple):
    """A way to ask the server for something."""

    method: str
    path: str
    does: str
    answer: Any  # a structure, or a description in words
    body: Any = None
    asks: tuple[tuple[str, str], ...] = ()
    status: int = 200
    cut: str = ""  # what the example leaves out

    @property
    def title(self) -> str:
        """The heading above it."""
        return f"{self.method} {self.path.replace('{table}', 'ID')}"
