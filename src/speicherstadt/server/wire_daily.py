"""The wire types of the daily harbour, the deal of a day. See `wire` for conventions."""

from typing import Literal

from msgspec import Struct

from speicherstadt.records.board import Board
from speicherstadt.server.wire import Strict, TableId


class DailyAttempt(Struct):
    """My scored attempt at the deal of a day."""

    table: TableId
    status: Literal["running", "ranked", "unranked"]
    """`unranked`: the day ended first, a bot decided for me, or I practised."""
    points: int | None
    """None while the game runs."""
    place: int | None
    """My place among the players of my game."""
    rank: int | None
    """My place among all who played the deal; ties share one."""


class DailyDay(Struct):
    """A day and its deal, as far as it may be told."""

    day: str
    """As in `2026-11-16`, in UTC."""
    ends: str
    bots: list[str]
    """The bots in the seats after mine, which is the first."""
    commitment: str
    """SHA-256 of the secret that the deal follows from."""
    secret: str | None
    """None until the day is over."""
    finished: int
    """How many people are in the ranking."""
    mine: DailyAttempt | None


class DailyCommitment(Struct):
    """The commitment to the deal of a day to come. Keep it and compare."""

    day: str
    commitment: str


class DailyOverview(Struct):
    today: DailyDay
    upcoming: list[DailyCommitment]


class DailyArchive(Struct):
    """Past days, the latest first."""

    days: list[DailyDay]
    next: str | None
    """Request earlier days with `before=…`; None at the first day of this server."""


class DailyScore(Struct):
    """One line of the ranking."""

    rank: int
    name: str
    points: int
    place: int
    """The place among the players of their game."""
    table: TableId
    mine: bool


class DailyRanking(Struct):
    day: DailyDay
    open: bool
    """Whether I may see the games: on the day itself only after my own scored game."""
    scores: list[DailyScore]
    """The best 200, and me. Empty if I may not see the games yet."""


class DailyChoice(Struct):
    """What some players decided in one position."""

    decision: str
    count: int
    names: list[str]
    """Some of them, the highest ranked first."""


class DailyStep(Struct):
    """One of my decisions, beside those of others in the same position."""

    number: int
    """The log entry of the decision; the position is the moment before it."""
    board: Board
    """The position."""
    mine: str
    theirs: str | None
    """What the other player decided here; None if they were never in this position."""
    choices: list[DailyChoice]
    """What everybody decided here, the most frequent first."""


class DailyComparison(Struct):
    """A game of mine, decision by decision."""

    table: TableId
    beside: TableId | None
    """The game of the player it is compared with."""
    steps: list[DailyStep]


class PlayDaily(Strict):
    again: bool = False
    """Play the deal of today once more, without a score."""
