"""Health: whether the database works; said once when it no longer does, and once when it does."""

import logging
import time
from collections.abc import Callable

from impera.server import metrics
from impera.server.storage.database import Place, SQLite, Unavailable, reason
from impera.server.storage.trouble import LASTING, Trouble, is_to_blame, kind

CALM = 3.0  # seconds without a failure until a database counts as working again

log = logging.getLogger("impera.server")


class Health:
    """Everybody who uses the database reports failures here."""

    def __init__(self, where: Place, check: Callable[[], None]) -> None:
        self.trouble: Trouble | None = None
        self._where, self._check = where, check
        self._lasting: str | None = None  # why nothing can be written before a restart
        self._last = 0.0
        metrics.READY.set(1)

    def check(self) -> None:
        """Raise `Unavailable` if what is written now would be lost."""
        if self._lasting is None:
            try:
                self._check()
            except OSError as error:
                self.failed(error)
        if self._lasting is not None:
            raise Unavailable(self._lasting)

    def failed(self, error: BaseException) -> Unavailable:
        """Take note of a failure; what to tell whoever asked for something."""
        told = f"{self._where}: {reason(error)}"
        if not is_to_blame(error):
            log.warning("not written", extra={"reason": told})
            return Unavailable(told)
        self._last = time.monotonic()
        trouble = kind(error)
        lasting = trouble in LASTING and isinstance(self._where, SQLite)
        if self.trouble is None or (lasting and self._lasting is None):
            log.error("storage unavailable", extra={"reason": told})
            self.trouble = trouble
            metrics.READY.set(0)
        if lasting and self._lasting is None:
            self._lasting = told
        return Unavailable(told)

    def worked(self) -> None:
        """Take note that something was written and read back."""
        calm = time.monotonic() - self._last >= CALM
        if self.trouble is not None and self._lasting is None and calm:
            log.warning("storage available again")
            self.trouble = None
            metrics.READY.set(1)
