"""Bots that look ahead in the round: the upper levels, by how far they look."""

import time
from collections.abc import Callable

from speicherstadt.bots.bidding import Bidding
from speicherstadt.bots.bot import Bot, Budget
from speicherstadt.bots.freight import Hold
from speicherstadt.bots.search import DemandTree, Lookahead
from speicherstadt.catalog import Kind
from speicherstadt.engine import BUY, DECLINE, WORKERS, Decision, Phase, Place, View, fingerprint
from speicherstadt.engine.loading import merchants, shelves
from speicherstadt.records import chance


class Thinker(Bot):
    """Purchases and loading are worked out; placements are searched with `samples` tries."""

    samples = 60
    seconds: float | None = None
    prune = 1.5
    solvable = 800
    """Up to so many sequences of placements are all looked at."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        options = seen.legal()
        if len(options) == 1:
            return options[0]
        match seen.table.phase:
            case Phase.DEMAND:
                return self.place(seen, budget)
            case Phase.PURCHASE:
                return self.trade(seen)
            case _:
                return self.load(seen)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._round: tuple[object, ...] = ()
        self._bidding: Bidding | None = None

    def bidding(self, seen: View) -> Bidding:
        """The round as worked out so far; while workers are placed, it stays the same round."""
        state = seen.table
        holdings = [(p.coins, p.cards, p.contracts, p.quay, p.hall) for p in state.players]
        now = (state.dealt, state.row, state.stock, holdings)
        if self._bidding is None or self._round != now:
            self._round, self._bidding = now, Bidding(seen)
        return self._bidding

    def place(self, seen: View, budget: Budget) -> Decision:
        state = seen.table
        columns, placed = tuple(state.columns), state.placed
        below = chance(f"{self.seed}/{fingerprint(state)}")
        tree = DemandTree(Lookahead(self.bidding(seen), self.prune), columns, placed, below)
        tree.run(self.enough(budget))
        visits = tree.root.visits
        return Place(tree.root.berths[visits.index(max(visits))])

    def enough(self, budget: Budget) -> Callable[[int], bool]:
        """Whether to go on after so many samples."""
        if budget.effort is not None:
            most = budget.effort
            return lambda samples: samples < most
        seconds = budget.seconds or self.seconds
        if seconds is None:
            return lambda samples: samples < self.samples
        end = time.perf_counter() + seconds
        return lambda samples: samples < 10 or time.perf_counter() < end

    def trade(self, seen: View) -> Decision:
        state = seen.table
        lookahead = Lookahead(self.bidding(seen), self.prune)
        coins = tuple(player.coins for player in state.players)
        berth, columns = state.berth, tuple(state.columns[state.berth :])
        nothing = (0,) * len(coins)
        bought = lookahead.buy(berth, columns, coins, nothing)[state.seat]
        declined = lookahead.decline(berth, columns, coins, nothing)[state.seat]
        return BUY if bought >= declined else DECLINE

    def load(self, seen: View) -> Decision:
        state = seen.table
        player = state.players[state.seat]
        hold = Hold(
            player.quay,
            player.contracts,
            tuple(merchants(player)),
            player.warehouse,
            shelves(player),
            player.hall,
            state.stock,
        )
        chamber = bool(player.owns(Kind.CHAMBER))
        plan = Bidding(seen).plan(hold, player.cards, player.coins, chamber=chamber)
        return plan.steps(hold)[0]
