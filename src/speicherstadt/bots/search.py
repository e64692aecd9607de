"""Looking ahead within a round: everybody tries for the best chance of their own.

Purchases are solved backwards, each player choosing for themselves; this is exact when nothing is
pruned. Placements are solved in the same way when few are left, and searched by sampling otherwise.
"""

from collections.abc import Callable
from math import exp, inf, sqrt
from operator import add
from time import perf_counter

from speicherstadt.bots.round_model import Cards, Coins, Outcome, RoundModel
from speicherstadt.engine import FLOORS, WORKERS, Below, Seat, View

Columns = tuple[tuple[Seat, ...], ...]

_EXPLORE = 0.25
_LOOK_UP = 64
"""After so many purchases one looks at the clock."""


class TooLarge(Exception):
    """There is more to look at than was allowed, or than there is time for."""


class Lookahead:
    """Searches one round.

    `prune` is how many points a purchase must look wrong to be left out: with infinity nothing is
    left out, and the search is exact. `most` is how many purchases may be looked at, and `until` is
    when to stop, by the performance counter.
    """

    def __init__(
        self, model: RoundModel, prune: float, most: float = inf, until: float = inf
    ) -> None:
        self.model = model
        self.prune = prune
        self.most = most
        self.until = until
        self.nodes = 0
        self._sales: dict[tuple[int, Columns, Coins, Cards], Outcome] = {}
        self._demands: dict[Columns, Outcome] = {}

    # Purchase

    def sale(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
        """What purchases from this berth on lead to; `columns` are those from here to the right."""
        while columns:
            column = columns[0]
            while column and coins[column[0]] < len(column):
                column = column[1:]
            if column:
                columns = (column, *columns[1:])
                break
            berth += 1
            columns = columns[1:]
        else:
            return self.model.end(coins, cards)
        key = berth, columns, coins, cards
        known = self._sales.get(key)
        if known is None:
            known = self._sales[key] = self._ask(berth, columns, coins, cards)
        return known

    def _ask(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
        self.nodes += 1
        late = self.nodes % _LOOK_UP == 0 and perf_counter() > self.until
        if late or self.nodes > self.most:
            raise TooLarge
        column = columns[0]
        seat, price = column[0], len(column)
        unsure = self.prune == inf
        gain = 0.0 if unsure else self.model.gain(seat, berth, cards[seat], coins[seat], price)
        if gain < -self.prune:
            return self.decline(berth, columns, coins, cards)
        bought = self.buy(berth, columns, coins, cards)
        if gain > self.prune and seat not in column[1:]:
            return bought
        declined = self.decline(berth, columns, coins, cards)
        return bought if bought[seat] >= declined[seat] else declined

    def buy(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
        seat, price = columns[0][0], len(columns[0])
        paid = (*coins[:seat], coins[seat] - price, *coins[seat + 1 :])
        owned = (*cards[:seat], cards[seat] | 1 << berth, *cards[seat + 1 :])
        return self.sale(berth + 1, columns[1:], paid, owned)

    def decline(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
        return self.sale(berth, (columns[0][1:], *columns[1:]), coins, cards)

    def trade(self, seen: View) -> tuple[Outcome, Outcome]:
        """What buying and declining lead to for the player who is asked."""
        state = seen.table
        coins = tuple(player.coins for player in state.players)
        offer = (state.berth, tuple(state.columns[state.berth :]), coins, (0,) * len(coins))
        return self.buy(*offer), self.decline(*offer)

    # Demand

    def demand(self, columns: Columns, placed: int) -> Outcome:
        """What placing all the workers still to come leads to, solved to the end."""
        model = self.model
        players = model.players
        if placed == WORKERS * players:
            return self.sold(columns)
        known = self._demands.get(columns)
        if known is None:
            seat = (model.state.first + placed) % players
            known = max(
                (self.demand(after, placed + 1) for _, after in placements(columns, seat)),
                key=lambda outcome: outcome[seat],
            )
            self._demands[columns] = known
        return known

    def sold(self, columns: Columns) -> Outcome:
        players = self.model.state.players
        coins = tuple([player.coins for player in players])
        return self.sale(0, columns, coins, (0,) * len(players))


def placements(columns: Columns, seat: Seat) -> list[tuple[int, Columns]]:
    return [
        (berth, (*columns[:berth], (*column, seat), *columns[berth + 1 :]))
        for berth, column in enumerate(columns)
        if len(column) < FLOORS
    ]


class Node:
    """A moment of the demand in the tree: what was tried from here, and how it went."""

    __slots__ = ("berths", "children", "likely", "seat", "sums", "visits")

    def __init__(self, seat: Seat, berths: list[int], likely: list[float]) -> None:
        self.seat = seat
        self.berths = berths
        self.likely = likely
        self.children: list[Node | None] = [None] * len(berths)
        self.visits = [0] * len(berths)
        self.sums = [0.0] * len(berths)
        """For each berth: the chances of the player who decides here, added up."""

    def choose(self) -> int:
        """The most promising place: well tried, little tried, or likely at first sight."""
        total = sum(self.visits)
        root = sqrt(total + 1)
        best, place = -inf, 0
        average = sum(self.sums) / total if total else 0.0
        for index, visits in enumerate(self.visits):
            value = self.sums[index] / visits if visits else average
            value += _EXPLORE * self.likely[index] * root / (1 + visits)
            if value > best:
                best, place = value, index
        return place


class DemandTree:
    """A tree search over the placements of a round, for any number of players."""

    def __init__(self, lookahead: Lookahead, columns: Columns, placed: int, below: Below) -> None:
        self.lookahead = lookahead
        self.model = lookahead.model
        self.columns = columns
        self.placed = placed
        self.below = below
        self._wish = self._wishes()
        self.root = self._node(columns, placed)
        self.totals = [[0.0] * (2 * self.model.players) for _ in self.root.berths]
        """For each berth of the root: the outcomes of its samples, added up."""

    def _wishes(self) -> list[list[float]]:
        """For each seat and berth: what the card would be worth without its price."""
        model = self.model
        return [
            [
                model.gain(seat, berth, 0, player.coins, 0) if card is not None else 0.0
                for berth, card in enumerate(model.cards)
            ]
            for seat, player in enumerate(model.state.players)
        ]

    def _node(self, columns: Columns, placed: int) -> Node:
        seat = (self.model.state.first + placed) % self.model.players
        berths = [berth for berth, column in enumerate(columns) if len(column) < FLOORS]
        weights = [self._likely(columns, seat, berth) for berth in berths]
        total = sum(weights)
        return Node(seat, berths, [weight / total for weight in weights])

    def _likely(self, columns: Columns, seat: Seat, berth: int) -> float:
        """How natural it is to place a worker here: worth having, at the price it would cost."""
        column = columns[berth]
        price = len(column) + 1
        hopeless = 3.0 if self.model.state.players[seat].coins < 1 else 0.0
        wish = self._wish[seat][berth] - 1.1 * price - hopeless - 1.0 * (seat in column)
        return exp(max(-6.0, min(wish, 6.0)) / 2.0) + 0.02

    def run(self, more: Callable[[int], bool]) -> None:
        """Sample until `more`, told the number of samples, says that it is enough."""
        samples = 0
        while more(samples):
            self._sample()
            samples += 1

    def outcomes(self) -> dict[int, Outcome]:
        """For each berth that was tried: the mean of what it led to."""
        return {
            berth: tuple(value / visits for value in total)
            for berth, total, visits in zip(
                self.root.berths, self.totals, self.root.visits, strict=True
            )
            if visits
        }

    def favourite(self) -> int:
        """The berth that was tried most."""
        visits = self.root.visits
        return self.root.berths[visits.index(max(visits))]

    def _sample(self) -> None:
        end = WORKERS * self.model.players
        node, columns, placed = self.root, self.columns, self.placed
        path: list[tuple[Node, int]] = []
        while True:
            place = node.choose()
            path.append((node, place))
            berth = node.berths[place]
            columns = (*columns[:berth], (*columns[berth], node.seat), *columns[berth + 1 :])
            placed += 1
            if placed == end:
                break
            child = node.children[place]
            if child is None:
                node.children[place] = self._node(columns, placed)
                columns = self._play_out(columns, placed, end)
                break
            node = child
        outcome = self.lookahead.sold(columns)
        for visited, place in path:
            visited.visits[place] += 1
            visited.sums[place] += outcome[visited.seat]
        place = path[0][1]
        self.totals[place] = list(map(add, self.totals[place], outcome))

    def _play_out(self, columns: Columns, placed: int, end: int) -> Columns:
        """Place the rest in the natural way, with a little chance."""
        first, players = self.model.state.first, self.model.players
        for number in range(placed, end):
            seat = (first + number) % players
            berths = [berth for berth, column in enumerate(columns) if len(column) < FLOORS]
            weights = [self._likely(columns, seat, berth) for berth in berths]
            berth = self._draw(berths, weights)
            columns = (*columns[:berth], (*columns[berth], seat), *columns[berth + 1 :])
        return columns

    def _draw(self, berths: list[int], weights: list[float]) -> int:
        at = self.below(1 << 30) / (1 << 30) * sum(weights)
        for berth, weight in zip(berths, weights, strict=True):
            at -= weight
            if at < 0:
                return berth
        return berths[-1]
