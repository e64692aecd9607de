"""Notes which guests and sessions are in use, with at most one write a day for each."""

import time
from collections.abc import Callable

from speicherstadt.server.limits.defaults import DAY
from speicherstadt.server.storage import Write
from speicherstadt.server.storage.statements import see_guest, see_session

_MOST_NOTED = 100_000


class LastSeen:
    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._day = 0.0
        self._noted: set[str] = set()
        """Everyone who was seen today."""
        self._unwritten: list[Write] = []

    def note(self, guest: str, session: str | None = None) -> None:
        """Note that a guest is here, with a session or with a program's token."""
        now = self._clock()
        day = now // DAY
        if day != self._day or len(self._noted) > _MOST_NOTED:
            self._day, self._noted = day, set()
        key = session or guest
        if key not in self._noted:
            self._noted.add(key)
            self._unwritten.append(see_guest(guest, now))
            if session:
                self._unwritten.append(see_session(session, now))

    def take(self) -> list[Write]:
        """Return the writes for everyone noted since the last call."""
        unwritten, self._unwritten = self._unwritten, []
        return unwritten
