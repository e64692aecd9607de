"""Closes the live connections of a session or of a guest's tokens when it is revoked."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

Close: TypeAlias = Callable[[], None]
_MOST_REMEMBERED = 10_000


class Revocations:
    def __init__(self) -> None:
        self._open: dict[str, set[Close]] = {}
        """How to close each open connection, by the credential it was opened with."""
        self._revoked: OrderedDict[str, float] = OrderedDict()
        """When each credential was revoked; only the latest ones."""

    @contextmanager
    def closing(self, credential: str, admitted: float, close: Close) -> Iterator[None]:
        """Call `close` if the credential is revoked while the connection is open.

        `admitted` is the time (monotonic) at which the credential was found to be valid: it may
        have been revoked while the connection was being opened.
        """
        closes = self._open.setdefault(credential, set())
        closes.add(close)
        if self._revoked.get(credential, admitted - 1) >= admitted:
            close()
        try:
            yield
        finally:
            closes.discard(close)
            if not closes and self._open.get(credential) is closes:
                del self._open[credential]

    def revoke(self, credential: str) -> None:
        self._revoked[credential] = time.monotonic()
        self._revoked.move_to_end(credential)
        if len(self._revoked) > _MOST_REMEMBERED:
            self._revoked.popitem(last=False)
        for close in self._open.pop(credential, set()):
            close()
