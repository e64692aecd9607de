"""Who may take back which decisions: pure functions of a table's seats and its log.

A *quiet* undo takes back one's own last decisions as long as nothing was revealed and nobody else
has acted. Anything beyond that is free for someone who plays against bots alone, and turns the game
into practice; where several people play, all others have to agree.
"""

from collections.abc import Sequence
from typing import NamedTuple

from speicherstadt.engine import Decision, Seat
from speicherstadt.server.storage import SeatRow, TableRow
from speicherstadt.server.wire import TakebackPolicy


class Made(NamedTuple):
    """A decision that has not been undone."""

    seat: Seat
    decision: Decision
    by_bot: bool
    reveals: bool
    """Whether it revealed something hidden."""


def takeback_policy(row: TableRow, chairs: Sequence[SeatRow]) -> TakebackPolicy:
    """Return how decisions beyond the quiet ones are taken back at a table.

    Someone for whom a bot stands in still counts: they can return to their seat.
    """
    if not row.takebacks:
        return "off"
    people = {chair.guest for chair in chairs if chair.guest}
    return "ask" if len(people) > 1 else "free"


def quiet_floor(made: Sequence[Made], origin: int) -> int | None:
    """Return how far the last player may go back quietly, as a number of decisions.

    The first `origin` decisions come from another game and stay.
    """
    if not made:
        return None
    seat, floor = made[-1].seat, len(made)
    for each in reversed(made[origin:]):
        if each.seat != seat or each.reveals or each.by_bot:
            break
        floor -= 1
    return floor if floor < len(made) else None


def is_quiet(made: Sequence[Made], origin: int, seat: Seat, back_to: int) -> bool:
    """Return whether the seat may keep only the first `back_to` decisions without asking."""
    floor = quiet_floor(made, origin)
    return floor is not None and made[-1].seat == seat and floor <= back_to < len(made)


def is_own(made: Sequence[Made], origin: int, seat: Seat, back_to: int) -> bool:
    """Return whether going back would give the seat one of its own decisions again."""
    if not origin <= back_to < len(made):
        return False
    return made[back_to].seat == seat and not made[back_to].by_bot
