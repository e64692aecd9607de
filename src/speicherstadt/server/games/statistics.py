"""Statistics of a person's finished games: victories, streaks, and where points come from."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean

from speicherstadt.bots import bot_names
from speicherstadt.server import wire_results
from speicherstadt.server.games.results import MIXED, PEOPLE
from speicherstadt.server.storage import ResultRow
from speicherstadt.server.times import iso_time

_RECENT = 30
"""How many games the chart shows."""
_ORDER = (*bot_names(), MIXED, PEOPLE)


def statistics_of(results: Sequence[ResultRow]) -> wire_results.Statistics:
    """Count games; `results` are in the order in which the games ended."""
    counted = [result for result in results if result.kind == "counted"]
    scores = [json.loads(result.sources) for result in counted]
    streak, best = _streaks([result.place == 1 for result in counted])
    return wire_results.Statistics(
        played=len(counted),
        won=sum(result.place == 1 for result in counted),
        streak=streak,
        best_streak=best,
        by_opponents=sorted(_tallies(counted, lambda result: result.opponents), key=_strength),
        by_players=sorted(
            _tallies(counted, lambda result: str(result.players)), key=lambda tally: tally.name
        ),
        average={
            source: round(fmean(score[source] for score in scores), 2)
            for source in (scores[0] if scores else ())
        },
        recent=[
            wire_results.RecentGame(result.table, iso_time(result.ended), result.place == 1, score)
            for result, score in zip(counted[-_RECENT:], scores[-_RECENT:], strict=True)
        ],
        apart=dict(Counter(result.kind for result in results if result.kind != "counted")),
    )


def _streaks(victories: Sequence[bool]) -> tuple[int, int]:
    """Return the current and the longest run of victories."""
    now = best = 0
    for won in victories:
        now = now + 1 if won else 0
        best = max(best, now)
    return now, best


def _tallies(
    results: Sequence[ResultRow], name_of: Callable[[ResultRow], str]
) -> list[wire_results.Tally]:
    groups = dict[str, list[ResultRow]]()
    for result in results:
        groups.setdefault(name_of(result), []).append(result)
    return [
        wire_results.Tally(
            name,
            len(group),
            sum(result.place == 1 for result in group),
            round(fmean(result.points for result in group), 2),
        )
        for name, group in groups.items()
    ]


def _strength(tally: wire_results.Tally) -> int:
    """Sort opponents from the weakest bot to people; unknown bots come first."""
    return _ORDER.index(tally.name) if tally.name in _ORDER else -1
