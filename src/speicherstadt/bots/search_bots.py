"""The bots that work with an evaluation: one looks at cards alone, one searches the round."""

from collections.abc import Callable

from speicherstadt.bots.bot import Bot, Budget
from speicherstadt.bots.evaluation import Weights, trained_weights
from speicherstadt.bots.loading_planner import loading_state
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.bots.search import DemandTree, Lookahead
from speicherstadt.catalog import Kind
from speicherstadt.engine import (
    BUY,
    PASS,
    Decision,
    Phase,
    Place,
    View,
    fingerprint,
    price,
)
from speicherstadt.records import chance


class GreedyBot(Bot):
    """Takes what is worth most to itself, ignoring the other players. It plans loading exactly."""

    reproducible = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._round: object = None
        self._model: RoundModel | None = None

    def weights(self, players: int) -> Weights:
        """The weights to evaluate with at a table of so many players."""
        return trained_weights(players)

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

    def round_model(self, seen: View) -> RoundModel:
        """The model of this round. It is kept as long as workers are only being placed."""
        state = seen.table
        now = (
            *(state.phase is Phase.LOADING and state.seat, state.first, state.round),
            *(state.row, state.cargo, state.stock, state.pile, state.bag),
            [player.contents() for player in state.players],
        )
        if self._model is None or self._round != now:
            self._round, self._model = now, RoundModel(seen, self.weights(state.setup.players))
        return self._model

    def place(self, seen: View, budget: Budget) -> Decision:
        """Place where the card would be worth most at its present price."""
        state, seat = seen.table, seen.seat
        coins, model = state.players[seat].coins, self.round_model(seen)

        def gain(decision: Decision) -> float:
            assert isinstance(decision, Place)
            column = state.columns[decision.berth]
            price = min(len(column) + 1, coins)
            alone = model.gain(seat, decision.berth, 0, coins, price)
            return alone - 2.0 * column.count(seat) - 0.5 * max(0, len(column) + 1 - coins)

        return max(seen.legal(), key=gain)

    def trade(self, seen: View, budget: Budget) -> Decision:
        """Buy what is worth more than its price."""
        state, seat = seen.table, seen.seat
        coins = state.players[seat].coins
        gain = self.round_model(seen).gain(seat, state.berth, 0, coins, price(state))
        return BUY if gain > 0 else PASS

    def load(self, seen: View) -> Decision:
        """Take the first step of the best plan."""
        state = seen.table
        player = state.players[state.seat]
        loading = loading_state(player, state.stock)
        chamber = bool(player.owns(Kind.CHAMBER))
        plan = self.round_model(seen).plan(loading, player.coins, chamber=chamber)
        return plan.steps(loading)[0]


class SearchBot(GreedyBot):
    """Takes everybody's interests into account: solves purchases and samples placements."""

    samples = 40
    prune = 1.5

    def place(self, seen: View, budget: Budget) -> Decision:
        tree = self.tree(seen)
        tree.run(self.more_samples(budget))
        return Place(tree.favourite())

    def tree(self, seen: View) -> DemandTree:
        state = seen.table
        below = chance(f"{self.seed}/{fingerprint(state)}")
        lookahead = Lookahead(self.round_model(seen), self.prune)
        return DemandTree(lookahead, tuple(state.columns), state.placed, below)

    def more_samples(self, budget: Budget) -> Callable[[int], bool]:
        """Returns a function that tells whether to go on after so many samples."""
        most = self.samples if budget.effort is None else max(1, budget.effort)
        return lambda samples: samples < most

    def trade(self, seen: View, budget: Budget) -> Decision:
        bought, declined = Lookahead(self.round_model(seen), self.prune).buy_or_decline(seen)
        better = bought.utilities[seen.seat] >= declined.utilities[seen.seat]
        return BUY if better else PASS
