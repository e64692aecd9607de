"""Live streams: what happens at a table, sent to everybody who listens, as server-sent events.

A message's id says how far its listener is: `N.M`, the number of the log's last entry and of the
last line of chat. Who comes back with it is told what was missed, and nothing twice.
"""

import re
from typing import Final, Protocol
from urllib.parse import parse_qs

from speicherstadt.server.problems import Refused

KEEP_ALIVE: Final = 20.0
"""Every so many seconds there is something to read, for proxies that cut silent lines."""
_POSITION = re.compile(r"(-1|\d{1,9})\.\d{1,9}", re.ASCII)


class Listener(Protocol):
    """Somebody with an open stream."""

    guest: str | None

    def tell(self, chunk: bytes) -> None:
        """Send this next."""

    def close(self) -> None:
        """End the stream once everything is sent."""


def message(kind: str, data: bytes, ident: str | None = None) -> bytes:
    """An event as a chunk of an answer that goes on."""
    ahead = f"id: {ident}\nevent: {kind}\ndata: " if ident else f"event: {kind}\ndata: "
    return _chunk(ahead.encode(), data, b"\n\n")


def _chunk(*parts: bytes) -> bytes:
    return b"".join((b"%x\r\n" % sum(map(len, parts)), *parts, b"\r\n"))


STILL_HERE: Final = _chunk(b": still here\n\n")
END: Final = _chunk()


def position(last: bytes | None, query: bytes) -> tuple[int, int] | None:
    """How far a listener is, by its `Last-Event-ID` or, when it comes anew, by the address."""
    asked = parse_qs(query.decode("latin-1"), keep_blank_values=True).get("after", [None])
    text = last.decode("latin-1") if last else asked[0]
    if text is None:
        return None
    if not _POSITION.fullmatch(text):
        raise Refused("malformed", "after: it should be N.M, as in the ids of the stream")
    entries, _, lines = text.partition(".")
    return int(entries), int(lines)
