"""Reasons for and against a step of loading, and small calculations with heaps of cubes."""

from collections.abc import Iterator
from typing import assert_never

from speicherstadt.bots import reasons as why
from speicherstadt.bots.reasons import Reason
from speicherstadt.catalog import (
    CUBE,
    GOODS,
    NO_CUBES,
    Card,
    Cubes,
    Good,
    Kind,
    count,
    kinds,
    total,
)
from speicherstadt.engine import (
    Buy,
    Convert,
    Decision,
    Deliver,
    Finish,
    Keep,
    Pass,
    Place,
    Player,
    Sell,
    SellPair,
    Store,
    View,
)


def loading_reasons(seen: View, decision: Decision) -> Iterator[Reason]:
    """Yield the reasons for or against a step of loading, the most important first."""
    me = seen.table.players[seen.seat]
    match decision:
        case Deliver(good, contract):
            yield _delivered(me, good, contract)
            yield from _needed(me, CUBE[good], elsewhere_than=contract)
        case Sell(good):
            yield why.Coin(1)
            yield from _needed(me, CUBE[good])
        case SellPair(given):
            yield why.Coin(total(given))
            yield from _needed(me, given)
        case Store(good):
            yield why.WarehousePoint()
            yield from (*_needed(me, CUBE[good]), _wanted(seen, good))
        case Keep(good):
            yield from (*_needed(me, CUBE[good]), _wanted(seen, good))
        case Convert(given, taken):
            yield _converted(seen, given, taken)
            yield from _needed(me, given)
        case Finish():
            yield why.Loses(me.quay) if me.quay else why.AllDone()
            yield from _needed(me, me.quay)
        case Place() | Buy() | Pass():
            raise TypeError(f"{decision} in phase LOADING")
        case _:
            assert_never(decision)


def _delivered(me: Player, good: Good, contract: str) -> Reason:
    card, lacks = next(held for held in me.contracts if held[0].id == contract)
    lacks -= CUBE[good]
    if not lacks:
        return why.Completes(card)
    within = not beyond(lacks, me.quay - CUBE[good])
    return why.Enables(card) if within else why.StillLacks(card, lacks)


def _converted(seen: View, given: Cubes, taken: Good) -> Reason:
    me = seen.table.players[seen.seat]
    after = me.quay - given + CUBE[taken]
    if card := completable(me, after, but_not_with=me.quay):
        return why.Enables(card)
    lacking = sum(lacks for _, lacks in me.contracts)
    if count(lacking, taken) > count(me.quay, taken):
        return why.Supplies(CUBE[taken])
    return _wanted(seen, taken)


def _needed(me: Player, given: Cubes, elsewhere_than: str = "") -> Iterator[Reason]:
    """A contract that needs one of these cubes, if too few would be left without them."""
    lacking = sum(lacks for _, lacks in me.contracts) - (given if elsewhere_than else NO_CUBES)
    for good in kinds(given):
        if count(me.quay - given, good) < count(lacking, good):
            for card, lacks in me.contracts:
                if count(lacks, good) and card.id != elsewhere_than:
                    yield why.NeededBy(card, good)
                    return


def _wanted(seen: View, good: Good) -> Reason:
    pile = seen.table.pile
    return why.Wanted(good, sum(count(c.wants, good) > 0 for c in pile if c.kind is Kind.CONTRACT))


def completable(me: Player, goods: Cubes, *, but_not_with: Cubes) -> Card | None:
    """My most valuable contract that these goods complete and `but_not_with` does not."""
    found = [
        card
        for card, lacks in me.contracts
        if lacks and not beyond(lacks, goods) and beyond(lacks, but_not_with)
    ]
    return max(found, key=lambda card: card.points, default=None)


def goods_of(me: Player) -> Cubes:
    return me.quay + me.warehouse + me.hall


def beyond(wanted: Cubes, had: Cubes) -> Cubes:
    """The part of `wanted` that is not in `had`."""
    return sum((max(count(wanted, g) - count(had, g), 0) * CUBE[g] for g in GOODS), NO_CUBES)
