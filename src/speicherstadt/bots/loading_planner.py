"""Plans one player's loading as a whole, and exactly.

The steps of a loading can be taken in any order, and most sequences lead to something worse than
others. A plan fixes the order: convert, deliver, sell, store. Converting only pays off for cubes
that are then delivered, so the cubes sent to the contracts decide everything else: what must be
converted, and what is left over, which goes where it brings most. The planner goes from contract to
contract and keeps the best way to send each heap of cubes. Even on a crowded quay there are few
such heaps.
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
    Player,
    Sell,
    SellPair,
    Store,
    merchants,
    shelves,
)

_FOR_ONE = 3
"""How many cubes are converted into one in the market hall."""

Contracts = tuple[tuple[Card, Cubes], ...]
"""Contracts with the cubes that each still lacks."""


@dataclass(frozen=True, slots=True)
class LoadingValue:
    """How to value the end of a loading: each contract alone, and all the rest together."""

    contract: Callable[[Card, Cubes], float]
    """The value of a contract that still lacks these cubes."""
    kept: Callable[[int, int, int], float]
    """The value of so many cubes in the warehouse, cubes in the hall and coins earned.

    More of any of them must not be worth less.
    """


@dataclass(frozen=True, slots=True)
class LoadingState:
    """Everything that one player's loading depends on."""

    quay: Cubes
    contracts: Contracts
    merchants: tuple[Good, ...]
    warehouse: Cubes
    shelves: int
    hall: Cubes
    stock: Cubes

    @property
    def wanting(self) -> Cubes:
        """What may be worth taking from the stock: what contracts lack and conversions can get."""
        lacking, most = sum(lacks for _, lacks in self.contracts), total(self.quay) // _FOR_ONE
        wanted = [max(0, count(lacking, good) - count(self.quay, good)) for good in GOODS]
        return sum(min(number, most) * cube for number, cube in zip(wanted, CUBE, strict=True))


def loading_state(player: Player, stock: Cubes) -> LoadingState:
    """The state of a player who is loading now."""
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
    """Where a loading ends, and the steps that lead there."""

    contracts: Contracts
    warehouse: Cubes
    hall: Cubes
    coins: int
    converted: tuple[Convert, ...]
    delivered: tuple[Deliver, ...]
    rest: Cubes
    """What is left after conversions and deliveries."""

    def given(self, loading: LoadingState) -> Cubes:
        """What goes to the stock, minus what is taken from it."""
        swapped = sum(step.given - CUBE[step.taken] for step in self.converted)
        return (
            swapped + self.rest - (self.warehouse - loading.warehouse) - (self.hall - loading.hall)
        )

    def steps(self, loading: LoadingState) -> list[Decision]:
        stored, kept = self.warehouse - loading.warehouse, self.hall - loading.hall
        sold = self.rest - stored - kept
        to_merchants = [good for good in spread(sold) if good in loading.merchants]
        others = [good for good in spread(sold) if good not in loading.merchants]
        pairs = [heap(others[place : place + 2]) for place in range(0, len(others) - 1, 2)]
        return [
            *self.converted,
            *self.delivered,
            *map(Sell, to_merchants),
            *map(SellPair, pairs),
            *map(Store, spread(stored)),
            *map(Keep, spread(kept)),
            FINISH,
        ]


def best_plan(loading: LoadingState, value: LoadingValue, keep_first: Sequence[Good]) -> Plan:
    """The most valuable plan: no other loading that the rules allow is worth more.

    `keep_first` orders the goods by how useful they will be later.
    """
    if not loading.quay:
        return Plan(loading.contracts, loading.warehouse, loading.hall, 0, (), (), NO_CUBES)
    return _Planner(loading, value).best(keep_first)


_Sent = dict[Cubes, tuple[float, Cubes]]
"""For each heap that can be sent to the contracts so far: what they are worth then, and the part of
the heap that the last of them gets."""


class _Planner:
    """Plans one loading."""

    def __init__(self, loading: LoadingState, value: LoadingValue) -> None:
        self.loading = loading
        self.value = value
        self._cubes = total(loading.quay)
        self._merchants = sum(15 * CUBE[good] for good in loading.merchants)
        self._short: dict[Cubes, Cubes | None] = {}
        self._leftovers: dict[tuple[int, int, int], tuple[float, int, int, int]] = {}

    def best(self, keep_first: Sequence[Good]) -> Plan:
        ways = self._ways()
        last = ways[-1]
        sent = max(last, key=lambda cubes: last[cubes][0] + self._left_over(cubes)[0])
        converted, warehouse, hall, coins, rest = self._settle(sent, keep_first)
        contracts: list[tuple[Card, Cubes]] = []
        delivered: list[Deliver] = []
        for (card, lacks), way in zip(self.loading.contracts[::-1], ways[:0:-1], strict=True):
            part = way[sent][1]
            contracts.append((card, lacks - part))
            delivered += [Deliver(good, card.id) for good in spread(part)]
            sent -= part
        return Plan(
            tuple(contracts[::-1]), warehouse, hall, coins, converted, tuple(delivered), rest
        )

    # What goes to the contracts

    def _ways(self) -> list[_Sent]:
        """Before the first contract and after each: the heaps that can be sent, best shared out."""
        ways: list[_Sent] = [{NO_CUBES: (0.0, NO_CUBES)}]
        for card, lacks in self.loading.contracts:
            parts, way = self._parts(card, lacks), _Sent()
            for before, (value, _) in ways[-1].items():
                for part, gain in parts:
                    sent = before + part
                    known = way.get(sent)
                    if value + gain > known[0] if known else self._missing(sent) is not None:
                        way[sent] = value + gain, part
            ways.append(way)
        return ways

    def _parts(self, card: Card, lacks: Cubes) -> list[tuple[Cubes, float]]:
        """The heaps to send to one contract, without those worth no more than a part of them."""
        parts: list[tuple[Cubes, float]] = []
        for part in _heaps_within(lacks):
            if self._missing(part) is not None:
                value = self.value.contract(card, lacks - part)
                if all(value > less or not _within(other, part) for other, less in parts):
                    parts.append((part, value))
        return parts

    def _missing(self, sent: Cubes) -> Cubes | None:
        """The cubes that must be converted to send these, or None if that is impossible."""
        if sent not in self._short:
            self._short[sent] = self._conversions(sent)
        return self._short[sent]

    def _conversions(self, sent: Cubes) -> Cubes | None:
        missing, number = NO_CUBES, 0
        for good in kinds(sent):
            more = count(sent, good) - count(self.loading.quay, good)
            if more > 0:
                if more > count(self.loading.stock, good):
                    return None
                missing += more * CUBE[good]
                number += more
        spare = self._cubes - (total(sent) - number)
        return missing if _FOR_ONE * number <= spare else None

    # What is left over

    def _left_over(self, sent: Cubes) -> tuple[float, int, int, int]:
        """The best use of the rest: its value, the cubes stored and kept, and the coins."""
        missing = self._missing(sent)
        assert missing is not None
        rest = self.loading.quay - (sent - missing)
        for_merchants = total(rest & self._merchants)
        key = for_merchants, total(rest) - for_merchants, _FOR_ONE * total(missing)
        if key not in self._leftovers:
            self._leftovers[key] = max(self._ways_to_keep(*key))
        return self._leftovers[key]

    def _ways_to_keep(
        self, for_merchants: int, others: int, given: int
    ) -> Iterator[tuple[float, int, int, int]]:
        """Every use of the rest. Goods without a merchant are given away and kept first: they bring
        only half a coin each."""
        loading = self.loading
        stored_before, left = total(loading.warehouse), for_merchants + others - given
        for stored in range(min(loading.shelves - stored_before, left) + 1):
            for kept in range(1 + (not loading.hall and stored < left)):
                sold = others - given - stored - kept
                coins = for_merchants + (sold // 2 if sold > 0 else sold)
                value = self.value.kept(stored_before + stored, total(loading.hall) + kept, coins)
                yield value, stored, kept, coins

    def _settle(
        self, sent: Cubes, keep_first: Sequence[Good]
    ) -> tuple[tuple[Convert, ...], Cubes, Cubes, int, Cubes]:
        """Choose the cubes that are converted, stored and kept when these are sent."""
        loading, missing = self.loading, self._missing(sent)
        assert missing is not None
        _, stored, kept, coins = self._left_over(sent)
        rest = loading.quay - (sent - missing)
        order = sorted(
            spread(rest), key=lambda good: (good in loading.merchants, keep_first.index(good))
        )
        taken = spread(missing)
        gone = sorted(order[: stored + kept + _FOR_ONE * len(taken)], key=keep_first.index)
        given = gone[stored + kept :]
        converted = tuple(
            Convert(heap(given[_FOR_ONE * place :][:_FOR_ONE]), good)
            for place, good in enumerate(taken)
        )
        warehouse = loading.warehouse + heap(gone[:stored])
        hall = loading.hall + heap(gone[stored : stored + kept])
        return converted, warehouse, hall, coins, rest - heap(given)


@lru_cache(maxsize=4096)
def _heaps_within(cubes: Cubes) -> tuple[Cubes, ...]:
    """Every heap that can be taken from this one, the smallest first."""
    numbers = [range(count(cubes, good) + 1) for good in GOODS]
    heaps = [sum(map(mul, chosen, CUBE)) for chosen in product(*numbers)]
    return tuple(sorted(heaps, key=total))


def _within(cubes: Cubes, others: Cubes) -> bool:
    return all(count(cubes, good) <= count(others, good) for good in kinds(cubes))
