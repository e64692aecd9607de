"""Summarize the games of a tournament for each bot and each matchup, with intervals.

Games may be added in any order and give the same summary: counts are whole numbers, and whatever
depends on an order (ratings, resampling) is computed at the end, in the order of the schedule.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from speicherstadt.arena.decision_times import DecisionTimes
from speicherstadt.arena.intervals import Interval, bootstrap
from speicherstadt.arena.played_game import PlayedGame
from speicherstadt.arena.ratings import Rating, rate
from speicherstadt.arena.tournament import GameKey, Matchup, MatchupSide, Tournament
from speicherstadt.engine import Score

SOURCES = Score._fields
"""The sources of points, in the order of the score sheet."""


@dataclass(frozen=True)
class MatchupResult:
    """How a game ended, by the matchup's positions instead of by seat."""

    bots: tuple[str, ...]
    deal: int
    rotation: int
    wins: tuple[float, ...]
    """Players who tie for first share the win. A bot that forfeited never wins."""
    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def contested(self) -> bool:
        return len(set(self.bots)) > 1


@dataclass
class BotTotals:
    """The totals of one bot over all its seats."""

    times: DecisionTimes
    seats: int = 0
    coins: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    forfeits: Counter[str] = field(default_factory=Counter)
    """By reason."""


@dataclass(frozen=True)
class BotSummary:
    name: str
    share: Interval
    """Wins per seat; exactly the fair share for a bot that met only itself."""
    rating: Rating
    totals: BotTotals

    @property
    def sources(self) -> dict[str, float]:
        return {name: self.totals.sources[name] / self.totals.seats for name in SOURCES}

    @property
    def points(self) -> float:
        return sum(self.sources.values())

    @property
    def forfeits(self) -> int:
        return self.totals.forfeits.total()


@dataclass(frozen=True)
class SideSummary:
    """How often one side of a matchup won, and by how much."""

    side: MatchupSide
    share: Interval
    fair: float
    margin: float
    """Points above the mean of the other players."""

    @property
    def verdict(self) -> str:
        if self.share.low > self.fair:
            return "above"
        return "below" if self.share.high < self.fair else "open"


@dataclass(frozen=True)
class MatchupSummary:
    matchup: Matchup
    games: int
    sides: tuple[SideSummary, ...]


@dataclass(frozen=True)
class TournamentSummary:
    tournament: Tournament
    games: int
    bots: tuple[BotSummary, ...]
    matchups: tuple[MatchupSummary, ...]

    @property
    def fair(self) -> float:
        return 1 / self.tournament.players


class TournamentTally:
    """Collects played games and keeps only what the summary needs."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._results: dict[GameKey, MatchupResult] = {}
        seconds = tournament.budget.seconds
        limit = None if seconds is None else seconds * 1e6
        self._totals = {name: BotTotals(DecisionTimes(limit)) for name in tournament.bots}

    def __contains__(self, key: GameKey) -> bool:
        return key in self._results

    def __len__(self) -> int:
        return len(self._results)

    def add(self, game: PlayedGame) -> None:
        """Add a game unless it was added before or its deal is not part of the tournament."""
        result = _result(game)
        key = (result.bots, result.deal, result.rotation)
        if key in self._results or result.deal >= self._tournament.deals:
            return
        self._results[key] = result
        for seat, name in enumerate(game["bots"]):
            totals = self._totals[name]
            totals.seats += 1
            totals.coins += game["coins"][seat]
            totals.sources.update(game["sources"][seat])
            totals.times.add(game["micros"][seat])
            if (reason := game["forfeits"][seat]) is not None:
                totals.forfeits[reason] += 1

    def summary(self) -> TournamentSummary:
        """Summarize the tournament; all its games must have been added."""
        tournament = self._tournament
        results = [self._results[game.key] for game in tournament.schedule()]
        by_matchup: dict[tuple[str, ...], list[MatchupResult]] = defaultdict(list)
        for result in results:
            by_matchup[result.bots].append(result)
        contested = [result for result in results if result.contested]
        ratings = rate([(result.bots, result.places) for result in contested])
        bots = [
            BotSummary(
                name,
                _share_of_bot(name, contested or results, tournament.seed),
                ratings.get(name, Rating()),
                self._totals[name],
            )
            for name in dict.fromkeys(tournament.bots)
        ]
        bots.sort(key=lambda bot: -bot.rating.mu)
        matchups = tuple(
            _matchup(matchup, by_matchup[matchup.bots], tournament.seed)
            for matchup in tournament.matchups()
        )
        return TournamentSummary(tournament, len(results), tuple(bots), matchups)


def _result(game: PlayedGame) -> MatchupResult:
    seats = sorted(range(len(game["order"])), key=game["order"].__getitem__)
    winners = [
        seat
        for seat, place in enumerate(game["places"])
        if place == 1 and game["forfeits"][seat] is None
    ]
    return MatchupResult(
        tuple(game["table"]),
        game["deal"],
        game["rotation"],
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        tuple(game["points"][seat] for seat in seats),
        tuple(game["places"][seat] for seat in seats),
    )


def _matchup(matchup: Matchup, results: Sequence[MatchupResult], seed: str) -> MatchupSummary:
    sides = tuple(_side(side, results, seed) for side in matchup.sides)
    return MatchupSummary(matchup, len(results), sides)


def _side(side: MatchupSide, results: Sequence[MatchupResult], seed: str) -> SideSummary:
    bots = results[0].bots
    sets: dict[int, list[float]] = defaultdict(list)
    margin = 0.0
    for result in results:
        sets[result.deal].append(sum(result.wins[at] for at in side.positions))
        own = sum(result.points[at] for at in side.positions)
        others = len(bots) - len(side.positions)
        margin += own / len(side.positions) - (sum(result.points) - own) / others
    shares = [sum(wins) / len(wins) for wins in sets.values()]
    # This text seeds the resampling: change it, and the intervals of old reports change.
    text = f"{seed}/Side(bot={side.bot!r}, positions={side.positions!r})/{bots}"
    interval = bootstrap(shares, text)
    return SideSummary(side, interval, len(side.positions) / len(bots), margin / len(results))


def _share_of_bot(name: str, results: Sequence[MatchupResult], seed: str) -> Interval:
    """Take a bot's wins on one deal in all matchups as one set, since matchups share deals."""
    wins: dict[int, float] = defaultdict(float)
    seats: dict[int, int] = defaultdict(int)
    for result in results:
        for at, bot in enumerate(result.bots):
            if bot == name:
                wins[result.deal] += result.wins[at]
                seats[result.deal] += 1
    return bootstrap([wins[deal] / seats[deal] for deal in seats], f"{seed}/{name}")
