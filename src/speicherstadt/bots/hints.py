"""Hints for the player who decides: what each decision leads to, and why.

The figures are the strongest bot's. The reasons are facts about the table, except where a card's
value is weighed against coins: that is the bot's estimate.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import assert_never

from speicherstadt.bots import reasons as why
from speicherstadt.bots.bot import Budget
from speicherstadt.bots.judgement import Judgement
from speicherstadt.bots.loading_reasons import beyond, completable, goods_of, loading_reasons
from speicherstadt.bots.reasons import Reason
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.bots.senator import Senator
from speicherstadt.catalog import Cubes, Kind, common, count, total
from speicherstadt.engine import (
    SHELVES,
    Buy,
    Decision,
    Pass,
    Phase,
    Place,
    Player,
    Seat,
    State,
    View,
    merchants,
    price,
)

MOST_REASONS = 3
_EVEN_CHANCE = 0.01
_EVEN_POINTS = 0.25
"""Smaller differences of estimates mean nothing: another search may find the opposite."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One decision, with figures and reasons for the player who decides."""

    decision: Decision
    chance: float
    """To win, from 0 to 1."""
    points: float
    """Expected at the end of the game."""
    reasons: tuple[Reason, ...]
    """The most important first."""
    even: bool
    """It is as good as the best one, as far as the estimate can tell."""


def hints(seen: View, budget: Budget, seed: str = "hints") -> list[Hint]:
    """A hint for each legal decision, the best first."""
    senator = Senator(seed)
    judgements = senator.judge(seen, budget)
    trading = seen.table.phase in (Phase.DEMAND, Phase.PURCHASE)
    adviser = Adviser(seen, senator.round_model(seen)) if trading else None

    def hint(judgement: Judgement) -> Hint:
        decision, seat = judgement.decision, seen.seat
        found = adviser.reasons(decision) if adviser else loading_reasons(seen, decision)
        reasons = tuple(islice(found, MOST_REASONS))
        best = even(judgement, judgements[0], seat)
        return Hint(decision, judgement.chances[seat], judgement.points[seat], reasons, best)

    return list(map(hint, judgements))


def even(judgement: Judgement, best: Judgement, seat: Seat) -> bool:
    """Return whether a decision is as good as the best one, as far as the judgements can tell."""
    if judgement.method == "solved":
        return judgement.utility == best.utility
    return (
        best.chances[seat] - judgement.chances[seat] < _EVEN_CHANCE
        and best.points[seat] - judgement.points[seat] < _EVEN_POINTS
    )


class Adviser:
    """Finds reasons for placing and buying."""

    def __init__(self, seen: View, model: RoundModel) -> None:
        self.state = seen.table
        self.seat = seen.seat
        self.me = seen.table.players[seen.seat]
        self.coins = [player.coins for player in seen.table.players]
        self.model = model

    def reasons(self, decision: Decision) -> Iterator[Reason]:
        match decision:
            case Place(berth):
                yield card_use(self.state, self.seat, berth, 1)
                yield from self._place(berth)
            case Buy():
                yield from self._buy()
            case Pass():
                yield from self._decline()
            case _:
                raise TypeError(f"{decision} in phase {self.state.phase.name}")

    def _gain(self, seat: int, berth: int, cost: int) -> float:
        return self.model.gain(seat, berth, 0, self.coins[seat], cost)

    # Demand

    def _place(self, berth: int) -> Iterator[Reason]:
        if not self.me.coins:
            yield why.NoCoins()
            return
        worth = self._gain(self.seat, berth, 1) >= 0
        yield from self._pricing_out(berth)
        column = self.state.columns[berth]
        queue = (*column, self.seat)
        place = self._able(queue)
        assert place is not None  # I can pay for my own worker on top
        asked, cost = queue[place], len(queue) - place
        if asked != self.seat:
            yield why.Behind(asked, cost)
        elif worth:  # else nothing speaks for buying it, and its use has been told
            first = place < len(column)
            yield why.Another(cost) if first else why.Standing(cost, self.me.coins - cost)
        yield from (
            rival for rival in self._rival(berth) if rival != why.Rival(asked, self.coins[asked])
        )

    def _able(self, queue: tuple[int, ...], start: int = 0) -> int | None:
        """The place of the first worker in the queue whose owner can pay when asked."""
        places = range(start, len(queue))
        return next((p for p in places if self.coins[queue[p]] >= len(queue) - p), None)

    def _pricing_out(self, berth: int) -> Iterator[Reason]:
        column = self.state.columns[berth]
        for place, other in enumerate(column):
            cost = len(column) - place
            alone = other != self.seat and column.count(other) == 1
            if alone and self.coins[other] == cost and self._gain(other, berth, cost) > 0:
                yield why.PricesOut(other, cost + 1)
                return

    def _rival(self, berth: int) -> Iterator[Reason]:
        others = [seat for seat, coins in enumerate(self.coins) if coins >= 1 and seat != self.seat]
        if not others:
            yield why.NobodyElse()
            return
        gain, rival = max((self._gain(seat, berth, 1), seat) for seat in others)
        if gain > 0:
            yield why.Rival(rival, self.coins[rival])

    # Purchase

    def _buy(self) -> Iterator[Reason]:
        state, cost = self.state, price(self.state)
        yield card_use(state, self.seat, state.berth, cost)
        if self._gain(self.seat, state.berth, cost) < 0:
            yield why.NotWorth(cost)
        yield from self._following()
        yield why.Price(cost, self.me.coins - cost)

    def _decline(self) -> Iterator[Reason]:
        state, cost = self.state, price(self.state)
        column = state.columns[state.berth]
        gain = self._gain(self.seat, state.berth, cost)
        if gain < 0:
            yield why.NotWorth(cost)
        falls = self._falls(column)
        if falls and self._gain(self.seat, state.berth, falls.price) >= 0:
            yield falls
        yield from self._saving(gain, cost)
        if not falls:
            yield from self._following()
        if not self.me.bought:
            yield why.Thrift()

    def _falls(self, column: tuple[int, ...]) -> why.Falls | None:
        if self.seat not in column[1:]:
            return None
        again = column.index(self.seat, 1)
        able = [p for p in range(1, again) if self.coins[column[p]] >= len(column) - p]
        return why.Falls(len(column) - again, tuple(dict.fromkeys(column[p] for p in able)))

    def _following(self) -> Iterator[Reason]:
        """Who can get the card if I decline."""
        column = self.state.columns[self.state.berth]
        place = self._able(column, 1)
        if place is None:
            yield why.NobodyElse()
        elif column[place] != self.seat:
            yield why.Next(column[place], len(column) - place)

    def _saving(self, gain: float, cost: int) -> Iterator[Reason]:
        for berth in range(self.state.berth + 1, len(self.state.row)):
            card, column = self.state.row[berth], self.state.columns[berth]
            if card is not None and self.seat in column:
                other = len(column) - column.index(self.seat)
                only_one = other <= self.me.coins < other + cost
                if only_one and self._gain(self.seat, berth, other) > max(gain, 0):
                    yield why.SavesFor(card, self.state.cargo[berth])
                    return


def card_use(state: State, seat: Seat, berth: int, cost: int) -> Reason:
    """What the card at this berth does for a player who pays `cost` coins for it."""
    card, me = state.row[berth], state.players[seat]
    assert card is not None
    match card.kind:
        case Kind.CONTRACT:
            missing = beyond(card.wants, goods_of(me))
            return why.NewContract(card, missing) if missing else why.Enables(card)
        case Kind.SHIP:
            return _cargo_use(me, state.cargo[berth])
        case Kind.MERCHANT:
            assert card.good is not None
            return why.Trader(card.good, card.points)
        case Kind.WAREHOUSE:
            return why.Shelf(SHELVES)
        case Kind.FIREMAN:
            others = [player.firemen for player in state.players if player is not me]
            fires = [each.value for each in state.pile if each.kind is Kind.FIRE]
            return why.Strength(me.firemen + card.value, tuple(others), tuple(fires))
        case Kind.OFFICE:
            owned, scale = me.owns(Kind.OFFICE), (0, *state.setup.deck.office_points)
            return why.NextOffice(owned + 1, scale[owned + 1] - scale[owned])
        case Kind.BANK:
            return why.Interest(state.setup.rounds - state.round + 1)
        case Kind.PORT:
            return why.PerShip(me.owns(Kind.SHIP))
        case Kind.CHAMBER:
            return why.PerCoin(max(me.coins - cost, 0))
        case Kind.CHURCH | Kind.MICHAELIS | Kind.FIRE:
            return why.FixedPoints(card.points)
        case _:
            assert_never(card.kind)


def _cargo_use(me: Player, cargo: Cubes) -> Reason:
    goods = goods_of(me)
    if card := completable(me, goods + cargo, but_not_with=goods):
        return why.Enables(card)
    lacking = sum(lacks for _, lacks in me.contracts)
    if needed := common(cargo, beyond(lacking, goods)):
        return why.Supplies(needed)
    sold = sum(count(cargo, good) for good in set(merchants(me)))
    return why.Proceeds(sold + (total(cargo) - sold) // 2)
