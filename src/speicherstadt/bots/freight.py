"""One player's loading, planned as a whole: what could be done with the goods, without the detours.

The steps of a loading can be taken in any order, and most of what they lead to is worse than
something else. A plan fixes the order (convert, deliver, sell, keep), delivers to contracts, and
sends what is left over where it brings most. What remains are the real choices: whether to convert,
which contract to serve, and how many cubes to keep.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from speicherstadt.catalog import (
    CUBE,
    NO_CUBES,
    Card,
    Cubes,
    Good,
    count,
    heap,
    kinds,
    spread,
    total,
)
from speicherstadt.engine import (
    FINISH,
    Convert,
    Decision,
    Deliver,
    Keep,
    Market,
    Player,
    Sell,
    Store,
    merchants,
    shelves,
)

_MOST_CONVERSIONS = 2
_MOST_SWAPS = {True: 12, False: 3}
"""How many ways to give three cubes are tried for each good, those that hurt least first: many on a
quay that is easy to overlook, few on a crowded one, where they would multiply."""
_EASY_TO_OVERLOOK = 6


@dataclass(frozen=True, slots=True)
class Hold:
    """What a player has to do with: everything a loading depends on."""

    quay: Cubes
    contracts: tuple[tuple[Card, Cubes], ...]
    merchants: tuple[Good, ...]
    warehouse: Cubes
    shelves: int
    hall: Cubes
    stock: Cubes


def hold_of(player: Player, stock: Cubes) -> Hold:
    """What the player who is loading has to do with now."""
    return Hold(
        player.quay,
        player.contracts,
        tuple(merchants(player)),
        player.warehouse,
        shelves(player),
        player.hall,
        stock,
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a loading can end, and the steps that lead there."""

    contracts: tuple[tuple[Card, Cubes], ...]
    warehouse: Cubes
    hall: Cubes
    coins: int
    converted: tuple[Convert, ...]
    delivered: tuple[Deliver, ...]
    rest: Cubes
    """What was left after conversions and deliveries."""

    def given(self, hold: Hold) -> Cubes:
        """What goes to the stock, less what was taken from it."""
        swapped = sum(step.given - CUBE[step.taken] for step in self.converted)
        return swapped + self.rest - (self.warehouse - hold.warehouse) - (self.hall - hold.hall)

    def steps(self, hold: Hold) -> list[Decision]:
        stored, kept = self.warehouse - hold.warehouse, self.hall - hold.hall
        sold = self.rest - stored - kept
        to_merchants = [good for good in spread(sold) if good in hold.merchants]
        others = [good for good in spread(sold) if good not in hold.merchants]
        pairs = [heap(others[place : place + 2]) for place in range(0, len(others) - 1, 2)]
        return [
            *self.converted,
            *self.delivered,
            *map(Sell, to_merchants),
            *map(Market, pairs),
            *map(Store, spread(stored)),
            *map(Keep, spread(kept)),
            FINISH,
        ]


def best_plan(
    hold: Hold, worth: Callable[[Plan], float], keep_first: Sequence[Good], *, thorough: bool
) -> Plan:
    """The plan worth most. `thorough` also tries to hold goods back from contracts.

    `keep_first` orders the goods by how much one would like to have them later.
    """
    if not hold.quay:
        return Plan(hold.contracts, hold.warehouse, hold.hall, 0, (), (), NO_CUBES)
    return max(plans(hold, keep_first, thorough=thorough), key=worth)


def plans(hold: Hold, keep_first: Sequence[Good], *, thorough: bool) -> Iterator[Plan]:
    for quay, converted in _conversions(hold):
        for rest, contracts, delivered in _deliveries(quay, hold.contracts, thorough=thorough):
            for warehouse, hall, coins in _leftovers(rest, hold, keep_first):
                yield Plan(contracts, warehouse, hall, coins, converted, delivered, rest)


def _conversions(hold: Hold) -> Iterator[tuple[Cubes, tuple[Convert, ...]]]:
    """The quay after no, one or two conversions into goods that a contract still lacks."""
    lacking = sum(lacks for _, lacks in hold.contracts)
    frontier: list[tuple[Cubes, Cubes, tuple[Convert, ...]]] = [(hold.quay, hold.stock, ())]
    for _ in range(_MOST_CONVERSIONS + 1):
        following = []
        for quay, stock, done in frontier:
            yield quay, done
            for taken in kinds(lacking):
                if count(stock, taken) and count(quay, taken) < count(lacking, taken):
                    for three in _threes(quay, lacking, taken):
                        step = Convert(three, taken)
                        left = quay - three + CUBE[taken], stock + three - CUBE[taken]
                        following.append((*left, (*done, step)))
        frontier = following


def _threes(quay: Cubes, lacking: Cubes, taken: Good) -> list[Cubes]:
    """Three cubes to give, those that no contract wants first."""

    def hurt(three: Cubes) -> int:
        return sum(
            max(0, min(count(quay, good), count(lacking, good)) - count(quay - three, good))
            for good in kinds(three)
        )

    ways = [
        three
        for three in map(heap, combinations_with_replacement(kinds(quay), 3))
        if not count(three, taken)
        and all(count(three, good) <= count(quay, good) for good in kinds(three))
    ]
    return sorted(ways, key=hurt)[: _MOST_SWAPS[total(quay) <= _EASY_TO_OVERLOOK]]


_Served = tuple[Cubes, tuple[tuple[Card, Cubes], ...], tuple[Deliver, ...]]


def _deliveries(
    quay: Cubes, contracts: tuple[tuple[Card, Cubes], ...], *, thorough: bool
) -> list[_Served]:
    """Every way to share the goods among the contracts that want them."""
    ways: list[_Served] = [(quay, contracts, ())]
    for good in kinds(quay):
        ways = [
            served
            for way in ways
            for places in _wanting(way[1], good, count(quay, good), thorough=thorough)
            for served in [_serve(way, good, places)]
        ]
    return ways


def _wanting(
    contracts: tuple[tuple[Card, Cubes], ...], good: Good, cubes: int, *, thorough: bool
) -> Iterator[tuple[int, ...]]:
    wanting = [
        place for place, (_, lacks) in enumerate(contracts) for _ in range(count(lacks, good))
    ]
    most = min(cubes, len(wanting))
    for number in range(0 if thorough else most, most + 1):
        yield from dict.fromkeys(combinations(wanting, number))


def _serve(way: _Served, good: Good, places: tuple[int, ...]) -> _Served:
    quay, contracts, delivered = way
    served = list(contracts)
    for place in places:
        card, lacks = served[place]
        served[place] = card, lacks - CUBE[good]
        delivered += (Deliver(good, card.id),)
    return quay - len(places) * CUBE[good], tuple(served), delivered


def _leftovers(
    rest: Cubes, hold: Hold, keep_first: Sequence[Good]
) -> Iterator[tuple[Cubes, Cubes, int]]:
    """Warehouse, hall and coins for each number of cubes that can be kept.

    Goods without a merchant are kept first: keeping one costs half a coin, the others a whole one.
    """
    order = sorted(spread(rest), key=lambda good: (good in hold.merchants, keep_first.index(good)))
    room = min(hold.shelves - total(hold.warehouse), len(order))
    for stored in range(room + 1):
        for kept in range(1 + (not hold.hall and stored < len(order))):
            sold = order[stored + kept :]
            coins = sum(good in hold.merchants for good in sold)
            coins += (len(sold) - coins) // 2
            hall = CUBE[order[stored]] if kept else NO_CUBES
            yield hold.warehouse + heap(order[:stored]), hold.hall + hall, coins
