"""Search within a round: every player tries for the best result of their own.

Purchases are solved backwards; without pruning this is exact. Placements are solved in the same way
when few are left, and otherwise searched by sampling.
"""

from collections.abc import Callable, Iterable
from math import exp, inf, sqrt

from speicherstadt.bots.evaluation import Outcome
from speicherstadt.bots.judgement import Judgement, Samples
from speicherstadt.bots.round_model import Cards, Coins, RoundModel
from speicherstadt.engine import FLOORS, WORKERS, Below, Place, Seat, View

Columns = tuple[tuple[Seat, ...], ...]

_EXPLORE = 0.25
_CHECK_TIME = 64
"""The clock is read once in so many purchases."""


class LimitReached(Exception):
    """There is more to look at than was allowed, or than there is time for."""


def never_late() -> bool:
    """For searches without a time limit."""
    return False


class Lookahead:
    """Solves the rest of one round, and remembers what it has seen of it.

    `prune` is by how many points a purchase must look wrong to be skipped: with infinity nothing is
    skipped and the search is exact. It looks at no more than `most` purchases and stops when `late`
    says that time is up.
    """

    def __init__(
        self,
        model: RoundModel,
        prune: float,
        most: float = inf,
        late: Callable[[], bool] = never_late,
    ) -> None:
        self.model = model
        self.prune = prune
        self.nodes = 0
        self._most = most
        self._late = late
        self._purchases: dict[tuple[int, Columns, Coins, Cards], Outcome] = {}
        self._demands: dict[Columns, Outcome] = {}

    def restart(self, most: float, late: Callable[[], bool]) -> None:
        """Set new limits and count from 0 again, without forgetting anything."""
        self.nodes, self._most, self._late = 0, most, late

    # Purchase

    def purchases(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
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
        known = self._purchases.get(key)
        if known is None:
            known = self._purchases[key] = self._offer(berth, columns, coins, cards)
        return known

    def _offer(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
        """What the better of buying and declining leads to."""
        self.nodes += 1
        late = self.nodes % _CHECK_TIME == 0 and self._late()
        if late or self.nodes > self._most:
            raise LimitReached
        column = columns[0]
        seat, price = column[0], len(column)
        exact = self.prune == inf
        gain = 0.0 if exact else self.model.gain(seat, berth, cards[seat], coins[seat], price)
        if gain < -self.prune:
            return self.decline(berth, columns, coins, cards)
        bought = self.buy(berth, columns, coins, cards)
        if gain > self.prune and seat not in column[1:]:
            return bought
        declined = self.decline(berth, columns, coins, cards)
        return bought if bought.utilities[seat] >= declined.utilities[seat] else declined

    def buy(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
        seat, price = columns[0][0], len(columns[0])
        paid = (*coins[:seat], coins[seat] - price, *coins[seat + 1 :])
        owned = (*cards[:seat], cards[seat] | 1 << berth, *cards[seat + 1 :])
        return self.purchases(berth + 1, columns[1:], paid, owned)

    def decline(self, berth: int, columns: Columns, coins: Coins, cards: Cards) -> Outcome:
        return self.purchases(berth, (columns[0][1:], *columns[1:]), coins, cards)

    def buy_or_decline(self, seen: View) -> tuple[Outcome, Outcome]:
        """What buying and declining lead to for the player who is asked."""
        state = seen.table
        coins = tuple(player.coins for player in state.players)
        offer = (state.berth, tuple(state.columns[state.berth :]), coins, (0,) * len(coins))
        return self.buy(*offer), self.decline(*offer)

    # Demand

    def demand(self, columns: Columns, placed: int) -> Outcome:
        """What placing all remaining workers leads to, solved to the end of the round."""
        players = self.model.players
        if placed == WORKERS * players:
            return self.all_placed(columns)
        known = self._demands.get(columns)
        if known is None:
            seat = (self.model.state.first + placed) % players
            known = max(
                (self.demand(after, placed + 1) for _, after in placements(columns, seat)),
                key=lambda outcome: outcome.utilities[seat],
            )
            self._demands[columns] = known
        return known

    def all_placed(self, columns: Columns) -> Outcome:
        """What the purchases lead to when all workers stand like this."""
        players = self.model.state.players
        coins = tuple([player.coins for player in players])
        return self.purchases(0, columns, coins, (0,) * len(players))


def placements(columns: Columns, seat: Seat) -> list[tuple[int, Columns]]:
    """Where the player can place a worker, and how the columns look afterwards."""
    return [
        (berth, (*columns[:berth], (*column, seat), *columns[berth + 1 :]))
        for berth, column in enumerate(columns)
        if len(column) < FLOORS
    ]


class _Node:
    """A position in the tree: what was tried from here, and how it went."""

    __slots__ = ("berths", "children", "likely", "seat", "sums", "visits")

    def __init__(self, seat: Seat, berths: list[int], likely: list[float]) -> None:
        self.seat = seat
        self.berths = berths
        self.likely = likely
        self.children: list[_Node | None] = [None] * len(berths)
        self.visits = [0] * len(berths)
        self.sums = [0.0] * len(berths)
        """For each berth: the utilities of the player who decides here, added up."""

    def choose(self) -> int:
        """The most promising place: good so far, rarely tried, or likely at first sight."""
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
        self._wishes = self._card_gains()
        self._root = self._node(columns, placed)
        self._samples = [Samples(self._root.seat) for _ in self._root.berths]

    def _card_gains(self) -> list[list[float]]:
        """For each seat and berth: what the card would be worth if it were free."""
        model = self.model
        return [
            [
                model.gain(seat, berth, 0, player.coins, 0) if card is not None else 0.0
                for berth, card in enumerate(model.cards)
            ]
            for seat, player in enumerate(model.state.players)
        ]

    def _node(self, columns: Columns, placed: int) -> _Node:
        seat = (self.model.state.first + placed) % self.model.players
        berths = [berth for berth, column in enumerate(columns) if len(column) < FLOORS]
        weights = [self._likely(columns, seat, berth) for berth in berths]
        total = sum(weights)
        return _Node(seat, berths, [weight / total for weight in weights])

    def _likely(self, columns: Columns, seat: Seat, berth: int) -> float:
        """How natural it is to place a worker here: worth having, at the price it would cost."""
        column = columns[berth]
        price = len(column) + 1
        hopeless = 3.0 if self.model.state.players[seat].coins < 1 else 0.0
        wish = self._wishes[seat][berth] - 1.1 * price - hopeless - 1.0 * (seat in column)
        return exp(max(-6.0, min(wish, 6.0)) / 2.0) + 0.02

    # Sampling

    def run(self, more: Callable[[int], bool]) -> None:
        """Sample until `more`, given the number of samples so far, says no."""
        samples = 0
        while more(samples):
            self._sample(self._root.choose())
            samples += 1

    def catch_up(self, berths: Iterable[int], visits: int, more: Callable[[int], bool]) -> None:
        """Sample these berths until each has been tried so often, or `more` says no.

        Each of them is tried at least once, and the one that was tried least comes first.
        """
        places = [self._root.berths.index(berth) for berth in berths]
        samples = 0
        while places:
            place = min(places, key=self._root.visits.__getitem__)
            tried = self._root.visits[place]
            if tried >= visits or (tried and not more(samples)):
                return
            self._sample(place)
            samples += 1

    def _sample(self, place: int) -> None:
        """Play the round once, with the first worker at this place of the root."""
        end = WORKERS * self.model.players
        node, columns, placed = self._root, self.columns, self.placed
        path: list[tuple[_Node, int]] = []
        while True:
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
            place = node.choose()
        outcome = self.lookahead.all_placed(columns)
        for visited, chosen in path:
            visited.visits[chosen] += 1
            visited.sums[chosen] += outcome.utilities[visited.seat]
        self._samples[path[0][1]].add(outcome)

    def _play_out(self, columns: Columns, placed: int, end: int) -> Columns:
        """Place the remaining workers in a natural way, with some randomness."""
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

    # Results

    def visits(self) -> dict[int, int]:
        """How often each berth was tried."""
        return dict(zip(self._root.berths, self._root.visits, strict=True))

    def favourite(self) -> int:
        """The berth that was tried most."""
        visits = self._root.visits
        return self._root.berths[visits.index(max(visits))]

    def judgement(self, berth: int) -> Judgement:
        """Judge a placement that was tried at least once."""
        samples = self._samples[self._root.berths.index(berth)]
        return samples.judgement(Place(berth), "sampled")
