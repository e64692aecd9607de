"""The rows of the database as plain values."""

from dataclasses import dataclass
from typing import NamedTuple

_UNDO = "back "


class Entry(NamedTuple):
    """One entry of a table's log: a decision as a token, or `back K` for an undo."""

    number: int
    """Counted from 1."""
    seat: int
    text: str
    by_bot: bool

    @classmethod
    def undo(cls, number: int, seat: int, back_to: int) -> "Entry":
        """Create an undo that keeps only the first `back_to` decisions."""
        return cls(number, seat, f"{_UNDO}{back_to}", by_bot=False)

    @property
    def back_to(self) -> int | None:
        """For an undo: the number of decisions that remain."""
        return int(self.text.removeprefix(_UNDO)) if self.text.startswith(_UNDO) else None


class Progress(NamedTuple):
    """The progress of a game after an entry, as shown in the lobby."""

    round: int
    phase: str
    decides: int | None
    points: str
    """By seat, as JSON."""


@dataclass
class TableRow:
    id: str
    created: float
    changed: float
    status: str
    public: bool
    hints: bool
    host: str
    secret: str | None
    rules: int
    setup: str | None = None
    origin_table: str | None = None
    origin_at: int | None = None
    origin_record: str | None = None
    rematch: str | None = None
    points: str | None = None


@dataclass
class SeatRow:
    table: str
    seat: int
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    contribution: str = ""


@dataclass
class ChatRow:
    table: str
    number: int
    seat: int | None
    guest: str
    name: str
    text: str
    at: float


@dataclass
class StoredTable:
    """Everything stored about one table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[Entry]
    chat: list[ChatRow]


class ListedTable(NamedTuple):
    """One row of the lobby."""

    id: str
    created: float
    changed: float
    status: str
    public: bool
    seats: list[SeatRow]
    first: int | None
    """The first player; None before the game starts."""
    progress: Progress | None
    """None before the first entry of the log."""
    points: str | None
    """The final points, as JSON."""


class TokenRow(NamedTuple):
    """A program's access token; the token itself is stored only as a digest."""

    guest: str
    name: str
    created: float
