"""One player's loading, planned as a whole: what could be done with the goods, without the detours.

The steps of a loading can be taken in any order, and most of what they lead to is worse than
something else. A plan fixes the order (convert, deliver, sell, keep). What is worth converting is
only what is then delivered, so what is sent to the contracts settles everything: what must be
converted, and what is left over, which goes where it brings most. Contract by contract, the planner
keeps the best way to send each heap of cubes; however crowded a quay, there are few of them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from operator import mul

from speicherstadt.catalog import (
    CUBE,
    GOODS,
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

_FOR_ONE = 3
"""So many cubes become one in the market hall."""

Contracts = tuple[tuple[Card, Cubes], ...]


@dataclass(frozen=True, slots=True)
class LoadingValue:
    """What the end of a loading is worth: its contracts one by one, and all the rest together."""

    contract: Callable[[Card, Cubes], float]
    """A contract that still lacks these cubes."""
    kept: Callable[[int, int, int], float]
    """So many cubes in the warehouse and the hall, and coins earned: more is never worth less."""


@dataclass(frozen=True, slots=True)
class LoadingState:
    """What a player has to do with: everything a loading depends on."""

    quay: Cubes
    contracts: Contracts
    merchants: tuple[Good, ...]
    warehouse: Cubes
    shelves: int
    hall: Cubes
    stock: Cubes

    @property
    def wanting(self) -> Cubes:
        """What one could want from the stock: what contracts lack, as far as the cubes reach."""
        lacking, most = sum(lacks for _, lacks in self.contracts), total(self.quay) // _FOR_ONE
        wanted = [max(0, count(lacking, good) - count(self.quay, good)) for good in GOODS]
        return sum(min(number, most) * cube for number, cube in zip(wanted, CUBE, strict=True))


def loading_state(player: Player, stock: Cubes) -> LoadingState:
    """What the player who is loading has to do with now."""
    return LoadingState(
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

    contracts: Contracts
    warehouse: Cubes
    hall: Cubes
    coins: int
    converted: tuple[Convert, ...]
    delivered: tuple[Deliver, ...]
    rest: Cubes
    """What was left after conversions and deliveries."""

    def given(self, hold: LoadingState) -> Cubes:
        """What goes to the stock, less what was taken from it."""
        swapped = sum(step.given - CUBE[step.taken] for step in self.converted)
        return swapped + self.rest - (self.warehouse - hold.warehouse) - (self.hall - hold.hall)

    def steps(self, hold: LoadingState) -> list[Decision]:
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


def best_plan(hold: LoadingState, worth: LoadingValue, keep_first: Sequence[Good]) -> Plan:
    """The plan worth most: nothing that the rules allow is worth more.

    `keep_first` orders the goods by how much one would like to have them later.
    """
    if not hold.quay:
        return Plan(hold.contracts, hold.warehouse, hold.hall, 0, (), (), NO_CUBES)
    return _Planner(hold, worth).best(keep_first)


_Sent = dict[Cubes, tuple[float, Cubes]]
"""For each heap that can be sent to the contracts so far: what they are worth, and the last one's
part of it."""


class _Planner:
    """Plans one loading."""

    def __init__(self, hold: LoadingState, worth: LoadingValue) -> None:
        self.hold = hold
        self.worth = worth
        self._cubes = total(hold.quay)
        self._merchants = sum(15 * CUBE[good] for good in hold.merchants)
        self._short: dict[Cubes, Cubes | None] = {}
        self._leftovers: dict[tuple[int, int, int], tuple[float, int, int, int]] = {}

    def best(self, keep_first: Sequence[Good]) -> Plan:
        ways = self._ways()
        last = ways[-1]
        sent = max(last, key=lambda cubes: last[cubes][0] + self._left_over(cubes)[0])
        converted, warehouse, hall, coins, rest = self._settle(sent, keep_first)
        contracts: list[tuple[Card, Cubes]] = []
        delivered: list[Deliver] = []
        for (card, lacks), way in zip(self.hold.contracts[::-1], ways[:0:-1], strict=True):
            part = way[sent][1]
            contracts.append((card, lacks - part))
            delivered += [Deliver(good, card.id) for good in spread(part)]
            sent -= part
        return Plan(
            tuple(contracts[::-1]), warehouse, hall, coins, converted, tuple(delivered), rest
        )

    # What is sent to the contracts

    def _ways(self) -> list[_Sent]:
        """Before the first contract and after each: what can be sent, shared in the best way."""
        ways: list[_Sent] = [{NO_CUBES: (0.0, NO_CUBES)}]
        for card, lacks in self.hold.contracts:
            parts, way = self._parts(card, lacks), _Sent()
            for before, (worth, _) in ways[-1].items():
                for part, gain in parts:
                    sent = before + part
                    known = way.get(sent)
                    if worth + gain > known[0] if known else self._missing(sent) is not None:
                        way[sent] = worth + gain, part
            ways.append(way)
        return ways

    def _parts(self, card: Card, lacks: Cubes) -> list[tuple[Cubes, float]]:
        """What one contract can be sent, less what is worth no more than a part of it."""
        parts: list[tuple[Cubes, float]] = []
        for part in _heaps_within(lacks):
            if self._missing(part) is not None:
                worth = self.worth.contract(card, lacks - part)
                if all(worth > less or not _within(other, part) for other, less in parts):
                    parts.append((part, worth))
        return parts

    def _missing(self, sent: Cubes) -> Cubes | None:
        """What must be converted to send these cubes, or None if that cannot be done."""
        if sent not in self._short:
            self._short[sent] = self._look_for(sent)
        return self._short[sent]

    def _look_for(self, sent: Cubes) -> Cubes | None:
        missing, number = NO_CUBES, 0
        for good in kinds(sent):
            more = count(sent, good) - count(self.hold.quay, good)
            if more > 0:
                if more > count(self.hold.stock, good):
                    return None
                missing += more * CUBE[good]
                number += more
        spare = self._cubes - (total(sent) - number)
        return missing if _FOR_ONE * number <= spare else None

    # What is left over

    def _left_over(self, sent: Cubes) -> tuple[float, int, int, int]:
        """What becomes of the rest at best: its worth, cubes stored and kept, and coins."""
        missing = self._missing(sent)
        assert missing is not None
        rest = self.hold.quay - (sent - missing)
        for_merchants = total(rest & self._merchants)
        key = for_merchants, total(rest) - for_merchants, _FOR_ONE * total(missing)
        if key not in self._leftovers:
            self._leftovers[key] = max(self._ways_to_keep(*key))
        return self._leftovers[key]

    def _ways_to_keep(
        self, for_merchants: int, others: int, given: int
    ) -> Iterator[tuple[float, int, int, int]]:
        """Goods without a merchant are given and kept first: they bring but half a coin each."""
        hold = self.hold
        stored_before, left = total(hold.warehouse), for_merchants + others - given
        for stored in range(min(hold.shelves - stored_before, left) + 1):
            for kept in range(1 + (not hold.hall and stored < left)):
                sold = others - given - stored - kept
                coins = for_merchants + (sold // 2 if sold > 0 else sold)
                worth = self.worth.kept(stored_before + stored, total(hold.hall) + kept, coins)
                yield worth, stored, kept, coins

    def _settle(
        self, sent: Cubes, keep_first: Sequence[Good]
    ) -> tuple[tuple[Convert, ...], Cubes, Cubes, int, Cubes]:
        """Which cubes are converted, stored and kept when these are sent."""
        hold, missing = self.hold, self._missing(sent)
        assert missing is not None
        _, stored, kept, coins = self._left_over(sent)
        rest = hold.quay - (sent - missing)
        order = sorted(
            spread(rest), key=lambda good: (good in hold.merchants, keep_first.index(good))
        )
        taken = spread(missing)
        gone = sorted(order[: stored + kept + _FOR_ONE * len(taken)], key=keep_first.index)
        given = gone[stored + kept :]
        converted = tuple(
            Convert(heap(given[_FOR_ONE * place :][:_FOR_ONE]), good)
            for place, good in enumerate(taken)
        )
        warehouse = hold.warehouse + heap(gone[:stored])
        hall = hold.hall + heap(gone[stored : stored + kept])
        return converted, warehouse, hall, coins, rest - heap(given)


@lru_cache(maxsize=4096)
def _heaps_within(cubes: Cubes) -> tuple[Cubes, ...]:
    """Every heap that can be taken from this one, the smaller first."""
    numbers = [range(count(cubes, good) + 1) for good in GOODS]
    heaps = [sum(map(mul, chosen, CUBE)) for chosen in product(*numbers)]
    return tuple(sorted(heaps, key=total))


@lru_cache(maxsize=1 << 16)
def common(one: Cubes, other: Cubes) -> Cubes:
    """What both heaps hold."""
    return sum(min(count(one, good), count(other, good)) * CUBE[good] for good in GOODS)


def _within(cubes: Cubes, others: Cubes) -> bool:
    return all(count(cubes, good) <= count(others, good) for good in kinds(cubes))
