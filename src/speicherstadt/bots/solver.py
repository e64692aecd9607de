"""Perfect play in the last round, where nothing is random: solved to the end of the game.

Every player wants to win and, beyond that, a larger margin. Loading needs no search: more points,
then more coins, can only help, and a player's loading affects the others only through the stock.
"""

from collections.abc import Callable
from math import inf

from speicherstadt.bots.evaluation import Outcome, trained_weights
from speicherstadt.bots.judgement import Judgement, judged
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.bots.search import LimitReached, Lookahead, never_late, placements
from speicherstadt.engine import BUY, PASS, Decision, Phase, Place, View

MOST_NODES = 60_000


def solve(
    seen: View, most: int = MOST_NODES, late: Callable[[], bool] = never_late
) -> dict[Decision, Judgement] | None:
    """What each decision leads to if everybody plays perfectly from here on.

    Returns None if it is not the last round, nobody is placing or buying, the tree has more than
    `most` purchases, or `late` says that time is up.
    """
    state = seen.table
    if state.round < state.setup.rounds or state.phase not in (Phase.DEMAND, Phase.PURCHASE):
        return None
    model = RoundModel(seen, trained_weights(state.setup.players))
    lookahead = Lookahead(model, inf, most, late)
    try:
        if state.phase is Phase.DEMAND:
            outcomes: dict[Decision, Outcome] = {
                Place(berth): lookahead.demand(after, state.placed + 1)
                for berth, after in placements(tuple(state.columns), state.seat)
            }
        else:
            bought, declined = lookahead.buy_or_decline(seen)
            outcomes = {BUY: bought, PASS: declined}
    except LimitReached:
        return None
    return {
        decision: judged(decision, seen.seat, outcome, "solved")
        for decision, outcome in outcomes.items()
    }
