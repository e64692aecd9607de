"""Perfect play when no chance remains: the last round, solved to the end of the game.

Every player wants to win; beyond that, a larger margin. Loading is settled by itself: more points,
then more coins, can only help, and what one loads changes nothing for the others but the stock.
"""

from math import inf

from speicherstadt.bots.evaluation import trained_weights
from speicherstadt.bots.round_model import Outcome, RoundModel
from speicherstadt.bots.search import Lookahead, TooLarge, placements
from speicherstadt.engine import BUY, DECLINE, Decision, Phase, Place, View

MOST_NODES = 60_000


def solve(seen: View, most: int = MOST_NODES, until: float = inf) -> dict[Decision, Outcome] | None:
    """For each decision what it leads to if everybody plays perfectly from here on.

    None if it is not the last round, nobody is placing or buying, or the tree is too large to be
    looked through until then.
    """
    state = seen.table
    if state.round < state.setup.rounds or state.phase not in (Phase.DEMAND, Phase.PURCHASE):
        return None
    model = RoundModel(seen, trained_weights(state.setup.players))
    lookahead = Lookahead(model, inf, most, until)
    try:
        if state.phase is Phase.DEMAND:
            return {
                Place(berth): lookahead.demand(after, state.placed + 1)
                for berth, after in placements(tuple(state.columns), state.seat)
            }
        return dict(zip((BUY, DECLINE), lookahead.trade(seen), strict=True))
    except TooLarge:
        return None
