"""Bots that reckon: they weigh what things are worth, and look ahead within the round."""

from collections.abc import Callable

from speicherstadt.bots.bidding import Bidding
from speicherstadt.bots.bot import Bot, Budget
from speicherstadt.bots.freight import hold_of
from speicherstadt.bots.outlook import Experience, experience
from speicherstadt.bots.search import DemandTree, Lookahead
from speicherstadt.catalog import Kind
from speicherstadt.engine import (
    BUY,
    DECLINE,
    Decision,
    Phase,
    Place,
    Player,
    View,
    fingerprint,
    price,
)
from speicherstadt.records import chance


class Reckoner(Bot):
    """Weighs every card for itself alone; loading is planned whole."""

    def known(self, players: int) -> Experience:
        return experience(players)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._round: object = None
        self._bidding: Bidding | None = None

    def decide(self, seen: View, budget: Budget) -> Decision:
        options = seen.legal()
        if len(options) == 1:
            return options[0]
        match seen.table.phase:
            case Phase.DEMAND:
                return self.place(seen, budget)
            case Phase.PURCHASE:
                return self.trade(seen, budget)
            case _:
                return self.load(seen)

    def bidding(self, seen: View) -> Bidding:
        """The round as worked out so far; while workers are placed, it stays the same round."""
        state = seen.table
        now = (
            *(state.phase is Phase.LOADING and state.seat, state.first, state.round),
            *(state.row, state.cargo, state.stock, state.pile, state.bag),
            [[getattr(player, name) for name in Player.__slots__] for player in state.players],
        )
        if self._bidding is None or self._round != now:
            self._round, self._bidding = now, Bidding(seen, self.known(state.setup.players))
        return self._bidding

    def place(self, seen: View, budget: Budget) -> Decision:
        """Where the card would be worth most at the price it would cost now."""
        state, seat = seen.table, seen.seat
        coins, bidding = state.players[seat].coins, self.bidding(seen)

        def gain(decision: Decision) -> float:
            assert isinstance(decision, Place)
            column = state.columns[decision.berth]
            price = min(len(column) + 1, coins)
            alone = bidding.gain(seat, decision.berth, 0, coins, price)
            return alone - 2.0 * column.count(seat) - 0.5 * max(0, len(column) + 1 - coins)

        return max(seen.legal(), key=gain)

    def trade(self, seen: View, budget: Budget) -> Decision:
        """Buy what is worth more than its price."""
        state, seat = seen.table, seen.seat
        coins = state.players[seat].coins
        gain = self.bidding(seen).gain(seat, state.berth, 0, coins, price(state))
        return BUY if gain > 0 else DECLINE

    def load(self, seen: View) -> Decision:
        state = seen.table
        player = state.players[state.seat]
        hold = hold_of(player, state.stock)
        chamber = bool(player.owns(Kind.CHAMBER))
        plan = self.bidding(seen).plan(hold, player.coins, chamber=chamber)
        return plan.steps(hold)[0]


class Thinker(Reckoner):
    """Looks ahead with everybody's eyes: purchases are solved, placements searched by sampling."""

    samples = 40
    prune = 1.5

    def place(self, seen: View, budget: Budget) -> Decision:
        tree = self.tree(seen)
        tree.run(self.enough(budget))
        return Place(tree.favourite())

    def tree(self, seen: View) -> DemandTree:
        state = seen.table
        below = chance(f"{self.seed}/{fingerprint(state)}")
        lookahead = Lookahead(self.bidding(seen), self.prune)
        return DemandTree(lookahead, tuple(state.columns), state.placed, below)

    def enough(self, budget: Budget) -> Callable[[int], bool]:
        """Whether to go on after so many samples."""
        most = self.samples if budget.effort is None else max(1, budget.effort)
        return lambda samples: samples < most

    def trade(self, seen: View, budget: Budget) -> Decision:
        bought, declined = Lookahead(self.bidding(seen), self.prune).trade(seen)
        return BUY if bought[seen.seat] >= declined[seen.seat] else DECLINE
