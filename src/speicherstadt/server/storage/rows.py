"""The rows of the database as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

_UNDO = "back "
_ALLOWED = " allowed "


class Entry(NamedTuple):
    """One entry of a table's log: a decision as a token, or an undo.

    An undo is written as `back K`, and as `back K allowed S,S` if these seats were asked for it.
    """

    number: int
    """Counted from 1."""
    seat: int
    text: str
    by_bot: bool

    @classmethod
    def undo(cls, number: int, seat: int, back_to: int, allowed_by: Sequence[int] = ()) -> "Entry":
        """Create an undo that keeps only the first `back_to` decisions."""
        allowed = _ALLOWED + ",".join(map(str, allowed_by)) if allowed_by else ""
        return cls(number, seat, f"{_UNDO}{back_to}{allowed}", by_bot=False)

    @property
    def back_to(self) -> int | None:
        """For an undo: the number of decisions that remain."""
        if not self.text.startswith(_UNDO):
            return None
        return int(self.text.removeprefix(_UNDO).partition(_ALLOWED)[0])

    @property
    def allowed_by(self) -> tuple[int, ...]:
        """For an undo: the seats that were asked for it and agreed."""
        seats = self.text.partition(_ALLOWED)[2]
        return tuple(map(int, seats.split(","))) if seats else ()


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
    shuffle_version: int
    opening_since: float | None = None
    setup: str | None = None
    origin_table: str | None = None
    origin_at: int | None = None
    origin_record: str | None = None
    rematch: str | None = None
    points: str | None = None
    address: str | None = None
    """A digest of the address that created the table, while the game is not over."""
    brought_bytes: int = 0
    """The size of the imported or forked game that the table began with."""
    spectator_chat: bool = False
    takebacks: bool = True
    """Whether more than the last own decisions may be taken back."""
    practice: bool = False
    """Whether decisions were taken back after something was revealed or bots had acted."""
    daily: str | None = None
    """The day whose deal is played, as in `2026-11-16`."""
    scored: bool = False
    """Whether this is the host's one attempt at that deal that counts."""


@dataclass
class SeatRow:
    table: str
    seat: int
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    commitment: str = ""
    contribution: str = ""
    emblem: str | None = None


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


class ResultRow(NamedTuple):
    """How a game ended for the person at one seat."""

    table: str
    seat: int
    ended: float
    players: int
    opponents: str
    """The bot that all other seats had, `mixed` for several bots, `people` with another person."""
    place: int
    """Counted from 1; ties share a place."""
    points: int
    sources: str
    """The points by source, as JSON."""
    kind: str
    """`counted`, or why the game does not count; see `games.results`."""
    by_bot: int
    """How many decisions of the seat a bot made."""
    choices: str | None = None
    """For the deal of a day: positions and decisions, as JSON; see `games.daily_choices`."""


class FinishedGame(NamedTuple):
    """A game in a guest's list of finished games."""

    result: ResultRow
    daily: str | None
    scored: bool
    points: str | None
    """The points of all seats, as JSON."""
    seats: list[SeatRow]


class ScoredGame(NamedTuple):
    """A finished scored attempt at the deal of a day."""

    table: str
    guest: str
    name: str
    points: int
    place: int
    choices: str


class DailyTable(NamedTuple):
    """A guest's scored attempt at the deal of a day."""

    table: str
    status: str
    ended: float | None
    points: int | None
    place: int | None
    by_bot: int | None
    kind: str | None


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
    practice: bool


class TokenRow(NamedTuple):
    """A program's access token; the token itself is stored only as a digest."""

    guest: str
    name: str
    created: float


class SessionRow(NamedTuple):
    """A browser in which a guest is signed in."""

    id: str
    guest: str
    browser: str
    created: float
    seen: float
