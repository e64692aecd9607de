"""Whether the database can be written and, if not, why.

A full disk passes: the next commit that succeeds ends it. A lost or damaged file does not: writes
stop until someone repairs it and starts the server again.
"""

import logging
import sqlite3
import time

from sqlalchemy.exc import DBAPIError, IntegrityError

from speicherstadt.server.problems import Refused
from speicherstadt.server.storage.database_file import DAMAGED, DatabaseFile, primary_code

_REASONS = {
    sqlite3.SQLITE_BUSY: "another program keeps the database locked",
    sqlite3.SQLITE_CANTOPEN: "the database file cannot be opened",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_LOCKED: "another program keeps the database locked",
    sqlite3.SQLITE_NOMEM: "there is not enough memory",
    sqlite3.SQLITE_PERM: "the database file may not be written",
    sqlite3.SQLITE_READONLY: "the database file may not be written",
}
_log = logging.getLogger(__name__)


class DatabaseUnavailable(Refused):
    """Nothing could be stored, through no fault of the request."""

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", f"the server cannot store anything now: {reason}")


class Availability:
    """Used by the writer's and the readers' threads; each attribute is set in one step."""

    def __init__(self, file: DatabaseFile) -> None:
        self.file = file
        self.stopped: str | None = None
        """Why nothing is written until the server is started again."""
        self.file_lost = False
        """Whether the file on disk is no longer the one that was opened."""
        self.failing: str | None = None
        """Why the last commit failed; None if it succeeded."""
        self.last_commit: float | None = None
        """The time of the last successful commit, in seconds since 1970."""
        self.last_attempt = time.monotonic()

    @property
    def problem(self) -> str | None:
        return self.stopped or self.failing

    def check(self) -> None:
        """Refuse to write once the file is lost or damaged."""
        if self.stopped is not None:
            raise DatabaseUnavailable(self.stopped)

    def committed(self) -> DatabaseUnavailable | None:
        """Note a commit. Return an error if it went into a file that is no longer there."""
        self.last_attempt = time.monotonic()
        if lost := self.check_file():
            return DatabaseUnavailable(lost)
        self.last_commit = time.time()
        if self.failing is not None:
            self.failing = None
            _log.warning("the database can be written again")
        return None

    def check_file(self) -> str | None:
        """Stop writing if the file was deleted or replaced; return why writes have stopped."""
        lost = self.file.change()
        if lost is not None:
            self.file_lost = True
            self._stop(lost, "put the file back or restore a backup")
        return self.stopped

    def check_pages(self) -> str | None:
        """Stop writing if pages of the file are damaged; return why writes have stopped."""
        if self.check_file() is None and (found := self.file.damage()):
            self._stop_for_damage(found)
        return self.stopped

    def write_failed(self, error: Exception) -> DatabaseUnavailable | None:
        """Note a failed commit. Return None if the statement itself is at fault."""
        reason = self._reason(error)
        if reason is None:
            return None
        self.last_attempt = time.monotonic()
        if self.problem is None:
            _log.error("the database cannot be written: %s; clients are refused", reason)
        self.failing = reason
        return DatabaseUnavailable(reason)

    def read_failed(self, error: Exception) -> DatabaseUnavailable | None:
        """Return the error for the reader; None if the statement itself is at fault."""
        reason = self._reason(error)
        return None if reason is None else DatabaseUnavailable(reason)

    def _reason(self, error: Exception) -> str | None:
        """Return why the database failed; None if the statement itself is at fault."""
        if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
            return None
        code = primary_code(error.orig)
        if code in DAMAGED:
            return self._stop_for_damage(str(error.orig))
        return self.check_file() or _REASONS.get(code)

    def _stop_for_damage(self, found: str) -> str:
        return self._stop("the database file is damaged", f"restore a backup (SQLite: {found})")

    def _stop(self, reason: str, advice: str) -> str:
        if self.stopped is None:
            self.stopped = reason
            _log.critical(
                "writing has stopped: %s; stop the server, %s and start it again",
                *(reason, advice),
                extra={"file": str(self.file.path)},
            )
        return self.stopped
