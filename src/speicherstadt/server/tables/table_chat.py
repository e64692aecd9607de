"""The chat of one table. Spectators have limits of their own, so they cannot fill it."""

import time
from collections.abc import Sequence

from speicherstadt.server import wire
from speicherstadt.server.people.names import looks_like
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import ChatRow
from speicherstadt.server.tables.seating import Seating
from speicherstadt.server.times import iso_time

_MOST_BY_PLAYERS = 2000
_MOST_BY_SPECTATORS = 300
_LATEST = 500
"""How many messages are shown to someone who opens the table."""


class TableChat:
    def __init__(self, rows: list[ChatRow]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def after(self, number: int, most: int | None = None) -> Sequence[ChatRow]:
        """Return the messages after this one."""
        return self._rows[number : None if most is None else number + most]

    def latest(self) -> list[wire.ChatMessage]:
        return [shown(row) for row in self._rows[-_LATEST:]]

    def proposed(self, seating: Seating, guest: str, name: str, text: str) -> ChatRow:
        """Return the new message, or refuse it. It takes effect with `take`."""
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise Refused("malformed", "text: must be a line of printable characters")
        chair = next((chair for chair in seating.chairs if chair.guest == guest), None)
        if chair is None:
            self._check_spectator(seating, name)
        seat = chair.seat if chair else None
        by_same_kind = sum((row.seat is None) == (seat is None) for row in self._rows)
        if by_same_kind >= (_MOST_BY_SPECTATORS if seat is None else _MOST_BY_PLAYERS):
            raise Refused("full", "the chat of this table is full")
        known_as = (chair.name if chair else None) or name
        return ChatRow(seating.row.id, len(self) + 1, seat, guest, known_as, text, time.time())

    def _check_spectator(self, seating: Seating, name: str) -> None:
        if not seating.row.spectator_chat:
            raise Refused("forbidden", "spectators cannot write at this table")
        if any(chair.name and looks_like(chair.name, name) for chair in seating.chairs):
            raise Refused("name-taken", "a player at this table has this name; choose another one")

    def take(self, row: ChatRow) -> None:
        """Make a message take effect after it has been written."""
        self._rows.append(row)


def shown(row: ChatRow) -> wire.ChatMessage:
    is_spectator = row.seat is None
    return wire.ChatMessage(
        row.number, row.seat, is_spectator, row.name, row.text, iso_time(row.at)
    )
