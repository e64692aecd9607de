"""What the games of a contest tell, for each bot and for each table, with intervals.

Games are added in any order and come to the same summary: counts are whole numbers, and what does
depend on an order (ratings, resampling) is done at the end in the order of the schedule.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from speicherstadt.arena.contest import Contest, Key, Side, Table
from speicherstadt.arena.intervals import Interval, Times, bootstrap
from speicherstadt.arena.match import Outcome
from speicherstadt.arena.ratings import Rating, rate
from speicherstadt.engine import Score

SOURCES = Score._fields
"""Where points come from, in the order of the score sheet."""


@dataclass(frozen=True)
class Result:
    """How a game ended, by position of the table instead of by seat."""

    bots: tuple[str, ...]
    deal: int
    rotation: int
    wins: tuple[float, ...]
    """A shared victory counts in parts. Who has forfeited never wins."""
    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def contested(self) -> bool:
        return len(set(self.bots)) > 1


@dataclass
class Career:
    """What adds up for one bot over all its seats."""

    times: Times
    seats: int = 0
    coins: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    forfeits: Counter[str] = field(default_factory=Counter)
    """By reason."""


@dataclass(frozen=True)
class BotSummary:
    name: str
    share: Interval
    """Of wins, for each seat taken; where a bot met only itself, exactly the fair share."""
    rating: Rating
    career: Career

    @property
    def sources(self) -> dict[str, float]:
        return {name: self.career.sources[name] / self.career.seats for name in SOURCES}

    @property
    def points(self) -> float:
        return sum(self.sources.values())

    @property
    def forfeits(self) -> int:
        return self.career.forfeits.total()


@dataclass(frozen=True)
class SideSummary:
    """One side of a table: how often it won, and by how much."""

    side: Side
    share: Interval
    fair: float
    margin: float
    """Points above the mean of the others at the table."""

    @property
    def verdict(self) -> str:
        if self.share.low > self.fair:
            return "above"
        return "below" if self.share.high < self.fair else "open"


@dataclass(frozen=True)
class TableSummary:
    table: Table
    games: int
    sides: tuple[SideSummary, ...]


@dataclass(frozen=True)
class ContestSummary:
    contest: Contest
    games: int
    bots: tuple[BotSummary, ...]
    tables: tuple[TableSummary, ...]

    @property
    def fair(self) -> float:
        return 1 / self.contest.players


class Tally:
    """Takes in outcomes, and keeps of them only what the summary needs."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._results: dict[Key, Result] = {}
        seconds = contest.budget.seconds
        limit = None if seconds is None else seconds * 1e6
        self._careers = {name: Career(Times(limit)) for name in contest.bots}

    def __contains__(self, key: Key) -> bool:
        return key in self._results

    def __len__(self) -> int:
        return len(self._results)

    def add(self, outcome: Outcome) -> None:
        """A game that is there already, or not of this contest's size, is left out."""
        result = _result(outcome)
        key = (result.bots, result.deal, result.rotation)
        if key in self._results or result.deal >= self._contest.deals:
            return
        self._results[key] = result
        for seat, name in enumerate(outcome["bots"]):
            career = self._careers[name]
            career.seats += 1
            career.coins += outcome["coins"][seat]
            career.sources.update(outcome["sources"][seat])
            career.times.add(outcome["micros"][seat])
            if (reason := outcome["forfeits"][seat]) is not None:
                career.forfeits[reason] += 1

    def summary(self) -> ContestSummary:
        """Of all games of the contest, once they are there."""
        contest = self._contest
        results = [self._results[game.key] for game in contest.schedule()]
        by_table: dict[tuple[str, ...], list[Result]] = defaultdict(list)
        for result in results:
            by_table[result.bots].append(result)
        ratings = rate([(r.bots, r.places) for r in results if r.contested])
        told = [result for result in results if result.contested] or results
        bots = [
            BotSummary(
                name,
                _share_of_bot(name, told, contest.seed),
                ratings.get(name, Rating()),
                self._careers[name],
            )
            for name in dict.fromkeys(contest.bots)
        ]
        bots.sort(key=lambda bot: -bot.rating.mu)
        tables = tuple(
            TableSummary(
                table,
                len(by_table[table.bots]),
                tuple(_side(side, by_table[table.bots], contest.seed) for side in table.sides),
            )
            for table in contest.tables()
        )
        return ContestSummary(contest, len(results), tuple(bots), tables)


def _result(outcome: Outcome) -> Result:
    seats = sorted(range(len(outcome["order"])), key=outcome["order"].__getitem__)
    winners = [
        seat
        for seat, place in enumerate(outcome["places"])
        if place == 1 and outcome["forfeits"][seat] is None
    ]
    return Result(
        tuple(outcome["table"]),
        outcome["deal"],
        outcome["rotation"],
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        tuple(outcome["points"][seat] for seat in seats),
        tuple(outcome["places"][seat] for seat in seats),
    )


def _side(side: Side, results: Sequence[Result], seed: str) -> SideSummary:
    bots = results[0].bots
    sets: dict[int, list[float]] = defaultdict(list)
    margin = 0.0
    for result in results:
        sets[result.deal].append(sum(result.wins[at] for at in side.positions))
        own = sum(result.points[at] for at in side.positions)
        others = len(bots) - len(side.positions)
        margin += own / len(side.positions) - (sum(result.points) - own) / others
    shares = [sum(wins) / len(wins) for wins in sets.values()]
    interval = bootstrap(shares, f"{seed}/{side}/{bots}")
    return SideSummary(side, interval, len(side.positions) / len(bots), margin / len(results))


def _share_of_bot(name: str, results: Sequence[Result], seed: str) -> Interval:
    """Tables share their deals, so all that a bot won on a deal, at every table, is one set."""
    wins: dict[int, float] = defaultdict(float)
    seats: dict[int, int] = defaultdict(int)
    for result in results:
        for at, bot in enumerate(result.bots):
            if bot == name:
                wins[result.deal] += result.wins[at]
                seats[result.deal] += 1
    return bootstrap([wins[deal] / seats[deal] for deal in seats], f"{seed}/{name}")
