"""How a game ended for each person at it, and whether it counts in their statistics.

A game counts unless one of these holds; the first one is its kind:

- `practice`: decisions were taken back after something had been revealed.
- `repeat`: it was another attempt at the deal of a day.
- `continued`: it was forked from another game, or continued from an imported record.
- `hot-seat`: one person had several seats.
- `stand-in`: a bot made at least half of the seat's decisions.
"""

import json
from collections.abc import Sequence

from speicherstadt.engine import Seat, State, ranking, scores
from speicherstadt.records.projection import score_sheet
from speicherstadt.server.games.daily_choices import encoded_choices
from speicherstadt.server.games.takeback_policy import Made
from speicherstadt.server.storage import ResultRow, SeatRow, TableRow

PEOPLE, MIXED = "people", "mixed"


def results_of(
    row: TableRow, chairs: Sequence[SeatRow], final: State, made: Sequence[Made], ended: float
) -> list[ResultRow]:
    """Return the result of every person's seat in a game that is over.

    `made` are its decisions, without undone ones.
    """
    points, places = scores(final), _places(final)
    return [
        ResultRow(
            table=row.id,
            seat=chair.seat,
            ended=ended,
            players=len(chairs),
            opponents=_opponents(chairs, chair.seat),
            place=places[chair.seat],
            points=points[chair.seat].total,
            sources=json.dumps(score_sheet(points[chair.seat])),
            kind=_kind(row, chairs, chair, made),
            by_bot=_by_bot(made, chair.seat),
            choices=encoded_choices(final.setup, made, chair.seat) if row.daily else None,
        )
        for chair in chairs
        if chair.guest is not None
    ]


def _places(final: State) -> dict[Seat, int]:
    places, better = dict[Seat, int](), 0
    for tied in ranking(final):
        places |= dict.fromkeys(tied, better + 1)
        better += len(tied)
    return places


def _opponents(chairs: Sequence[SeatRow], seat: Seat) -> str:
    others = [chair for chair in chairs if chair.seat != seat]
    bots = {chair.bot for chair in others if chair.bot is not None}
    if any(chair.guest is not None or chair.bot is None for chair in others):
        return PEOPLE
    return bots.pop() if len(bots) == 1 else MIXED


def _kind(row: TableRow, chairs: Sequence[SeatRow], chair: SeatRow, made: Sequence[Made]) -> str:
    decisions = sum(each.seat == chair.seat for each in made)
    if row.practice:
        return "practice"
    if row.daily is not None and not row.scored:
        return "repeat"
    if row.origin_at is not None:
        return "continued"
    if sum(other.guest == chair.guest for other in chairs) > 1:
        return "hot-seat"
    if 2 * _by_bot(made, chair.seat) >= max(decisions, 1):
        return "stand-in"
    return "counted"


def _by_bot(made: Sequence[Made], seat: Seat) -> int:
    return sum(each.by_bot for each in made if each.seat == seat)
