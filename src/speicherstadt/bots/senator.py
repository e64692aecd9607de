"""The strongest bot: experience, patience and foresight, and a perfect last round."""

import time
from collections.abc import Callable

from speicherstadt.bots.bidding import Bidding, Outcome
from speicherstadt.bots.bot import Budget
from speicherstadt.bots.search import Lookahead, TooLarge, placements
from speicherstadt.bots.solver import solve
from speicherstadt.bots.thinker import Thinker
from speicherstadt.catalog import NO_CUBES
from speicherstadt.engine import (
    BUY,
    DECLINE,
    Decision,
    Finish,
    Phase,
    Place,
    View,
    advance,
    view,
)


class Senator(Thinker):
    """Looks through all that can happen in a round where it can, and samples where it cannot."""

    seconds = 1.0
    prune = 2.0
    exact = 12_000
    """So many purchases may be looked at to solve the placements of a round outright."""

    def place(self, seen: View, budget: Budget) -> Decision:
        outcomes = solve(seen) or self._through(seen)
        if outcomes is None:
            return super().place(seen, budget)
        return best(outcomes, seen)

    def trade(self, seen: View, budget: Budget) -> Decision:
        return best(solve(seen) or self._traded(seen), seen)

    def judge(self, seen: View, budget: Budget) -> dict[Decision, Outcome]:
        """What each decision leads to, for everybody."""
        match seen.table.phase:
            case Phase.DEMAND:
                return solve(seen) or self._through(seen) or self._sampled(seen, budget)
            case Phase.PURCHASE:
                return solve(seen) or self._traded(seen)
            case Phase.LOADING:
                return {step: self._loaded(seen, step) for step in seen.legal()}
            case _:
                return {}

    def enough(self, budget: Budget) -> Callable[[int], bool]:
        if budget.effort is not None:
            return super().enough(budget)
        end = time.perf_counter() + 0.8 * (budget.seconds or self.seconds)
        return lambda samples: samples < 10 or time.perf_counter() < end

    def _through(self, seen: View) -> dict[Decision, Outcome] | None:
        """All placements that are left looked at, if they are few enough."""
        state = seen.table
        lookahead = Lookahead(self.bidding(seen), self.prune, self.exact)
        try:
            return {
                Place(berth): lookahead.demand(after, state.placed + 1)
                for berth, after in placements(tuple(state.columns), seen.seat)
            }
        except TooLarge:
            return None

    def _sampled(self, seen: View, budget: Budget) -> dict[Decision, Outcome]:
        tree = self.tree(seen)
        tree.run(self.enough(budget))
        return {Place(berth): outcome for berth, outcome in tree.outcomes().items()}

    def _traded(self, seen: View) -> dict[Decision, Outcome]:
        lookahead = Lookahead(self.bidding(seen), self.prune)
        return dict(zip((BUY, DECLINE), lookahead.trade(seen), strict=True))

    def _loaded(self, seen: View, step: Decision) -> Outcome:
        """What a step of loading leads to if the rest is loaded as well as can be."""
        after = seen.table.copy()
        if isinstance(step, Finish):
            after.players[seen.seat].quay = NO_CUBES
        else:
            advance(after, step)
        players = after.setup.players
        coins = tuple(player.coins for player in after.players)
        return Bidding(view(after), self.known(players)).end(coins, (0,) * players)


def best(outcomes: dict[Decision, Outcome], seen: View) -> Decision:
    return max(outcomes, key=lambda decision: outcomes[decision][seen.seat])
