"""The wire types of a person's finished games. See `wire` for conventions."""

from typing import Literal

from msgspec import Struct

from speicherstadt.records.board import ScoreSheet
from speicherstadt.server.wire import Chair, TableId

ResultKind = Literal["counted", "practice", "repeat", "continued", "hot-seat", "stand-in"]
"""Whether a game counts in the statistics, or why it does not; see `games.results`."""


class GameResult(Struct):
    """A finished game, as it ended for me."""

    table: TableId
    seat: int
    ended: str
    chairs: list[Chair]
    opponents: str
    """The bot that all others were, `mixed` for several bots, `people` if there was a person."""
    place: int
    """Counted from 1; ties share a place."""
    points: list[int]
    """By seat."""
    score: ScoreSheet
    """My points by source."""
    kind: ResultKind
    daily: str | None
    """The day whose deal was played."""


class ResultPage(Struct):
    """Part of my finished games, the latest first."""

    games: list[GameResult]
    next: str | None
    """Request the next page with `before=…`; None on the last page."""


class Tally(Struct):
    """Games that have something in common."""

    name: str
    """Of `by_opponents`: see `GameResult.opponents`; of `by_players`: their number."""
    played: int
    won: int
    points: float
    """My average."""


class RecentGame(Struct):
    """My points in one game, for a chart."""

    table: TableId
    ended: str
    won: bool
    score: ScoreSheet


class Statistics(Struct):
    """My games that count, and how many others there are."""

    played: int
    won: int
    """A shared victory is one, too."""
    streak: int
    """Games won in a row up to now."""
    best_streak: int
    by_opponents: list[Tally]
    by_players: list[Tally]
    average: dict[str, float]
    """My average points by source, with the `total`."""
    recent: list[RecentGame]
    """The latest games, the oldest of them first."""
    apart: dict[str, int]
    """Games that do not count, by `ResultKind`."""
