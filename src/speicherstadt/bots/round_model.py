"""One round as a game of its own: who gets which card, at which price, and what that is worth.

From the supply of a round to its income nothing is left to chance, so a round can be reasoned about
exactly, up to what its end is worth. What a set of cards is worth to a player, unloading included,
is worked out once and remembered; the rest is arithmetic with coins.
"""

from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_

from speicherstadt.bots.evaluation import Evaluation, FinalEvaluation, Weights
from speicherstadt.bots.loading_planner import (
    LoadingState,
    LoadingValue,
    Plan,
    best_plan,
    common,
    loading_state,
)
from speicherstadt.catalog import NO_CUBES, Card, Cubes, Kind, heap
from speicherstadt.engine import SHELVES, Phase, Seat, View

Outcome = tuple[float, ...]
"""For each seat the chance to win, which is what everybody wants; then for each the worth."""

_FOR_LOADING = (Kind.SHIP, Kind.CONTRACT, Kind.MERCHANT, Kind.WAREHOUSE, Kind.CHAMBER)
"""Which cards change what one can do with goods; a plan made without the others holds for all."""

Coins = tuple[int, ...]
Cards = tuple[int, ...]
"""For each seat: the berths whose cards it has bought this round, as bits."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a set of cards leads to for one player at the end of the round."""

    worth: float
    earned: int
    """Coins from loading and income."""
    firemen: int
    chamber: bool
    given: Cubes
    """What the loading adds to the stock, on balance."""


class RoundModel:
    """A round in demand or purchase, seen by everybody."""

    def __init__(self, seen: View, known: Weights) -> None:
        self.state = state = seen.table
        setup = state.setup
        self.players = setup.players
        self.left = setup.rounds - state.round
        evaluation = Evaluation if self.left else FinalEvaluation
        self.evaluation = evaluation(setup, self.left, state.pile, heap(state.bag), known)
        self.cards: list[Card | None] = list(state.row)
        self._prospects: list[dict[tuple[int, Cubes], Prospect]] = [{} for _ in range(self.players)]
        self._plans: list[dict[tuple[int, Cubes], Plan]] = [{} for _ in range(self.players)]
        self._for_loading = sum(
            1 << berth
            for berth, card in enumerate(self.cards)
            if card is not None and card.kind in _FOR_LOADING
        )
        self._holding = cache(self._hold)
        self._looked = cache(self._look_ahead)
        self._contract = cache(self.evaluation.contract)
        self._shelves = cache(self.evaluation.shelves)
        self._fires: dict[tuple[int, ...], list[float]] = {}
        self._purses: dict[tuple[int, bool], float] = {}
        self._ends: dict[tuple[Coins, Cards], Outcome] = {}

    # What the end of the round is worth

    def prospect(self, seat: Seat, cards: int, stock: Cubes | None = None) -> Prospect:
        """With this stock to convert from; the present one if none is given."""
        key = cards, self.state.stock if stock is None else stock
        known = self._prospects[seat].get(key)
        if known is None:
            wanting = self._holding(seat, cards)[1].wanting
            known = self._prospects[seat][key] = self._looked(seat, cards, common(wanting, key[1]))
        return known

    def _look_ahead(self, seat: Seat, cards: int, stock: Cubes) -> Prospect:
        """With what is of use in the stock: whatever else lies there, this comes out the same."""
        owned, hold = self._holding(seat, cards)
        hold = replace(hold, stock=stock)
        player = self.state.players[seat]
        chamber = any(card.kind is Kind.CHAMBER for card in owned)
        key = cards & self._for_loading, hold.stock
        plan = self._plans[seat].get(key)
        if plan is None:
            plan = self._plans[seat][key] = self.plan(hold, player.coins, chamber=chamber)
        banks = sum(card.kind is Kind.BANK for card in owned)
        return Prospect(
            self.evaluation.holdings(owned, plan.contracts, plan.warehouse, plan.hall)
            + player.points,
            plan.coins + 1 + banks + (not cards and not player.bought),
            sum(card.value for card in owned if card.kind is Kind.FIREMAN),
            chamber,
            plan.given(hold),
        )

    def _hold(self, seat: Seat, cards: int) -> tuple[tuple[Card, ...], LoadingState]:
        """What a player owns with these cards, and has to do with when loading begins."""
        player = self.state.players[seat]
        bought = [
            (card, self.state.cargo[berth])
            for berth, card in enumerate(self.cards)
            if card is not None and cards >> berth & 1
        ]
        owned = player.cards + tuple(card for card, _ in bought)
        contracts = [(card, card.wants) for card, _ in bought if card.kind is Kind.CONTRACT]
        return owned, self._being_loaded(seat) or LoadingState(
            quay=player.quay + player.warehouse + player.hall + sum(cargo for _, cargo in bought),
            contracts=player.contracts + tuple(contracts),
            merchants=tuple(card.good for card in owned if card.good is not None),
            warehouse=NO_CUBES,
            shelves=SHELVES * any(card.kind is Kind.WAREHOUSE for card in owned),
            hall=NO_CUBES,
            stock=NO_CUBES,
        )

    def _being_loaded(self, seat: Seat) -> LoadingState | None:
        """In loading, what is left to do for who is at it, and for who has finished."""
        state = self.state
        if state.phase is not Phase.LOADING:
            return None
        turn = (seat - state.first) % self.players
        now = (state.seat - state.first) % self.players
        return loading_state(state.players[seat], NO_CUBES) if turn <= now else None

    def plan(self, hold: LoadingState, coins: int, *, chamber: bool) -> Plan:
        """The loading that is worth most, holdings and coins together."""

        def kept(stored: int, hall: int, gained: int) -> float:
            return self._shelves(stored, hall) + self._purse(coins + gained, chamber)

        return best_plan(hold, LoadingValue(self._contract, kept), self.evaluation.wanted)

    def _purse(self, coins: int, chamber: bool) -> float:  # noqa: FBT001 — called very often
        known = self._purses.get((coins, chamber))
        if known is None:
            known = self._purses[coins, chamber] = self.evaluation.purse(coins, chamber=chamber)
        return known

    def end(self, coins: Coins, cards: Cards) -> Outcome:
        """What the round leads to if the purchases end like this."""
        known = self._ends.get((coins, cards))
        if known is None:
            worths = self._worths(coins, cards)
            known = self._ends[coins, cards] = (*self.evaluation.chances(worths), *worths)
        return known

    def _worths(self, coins: Coins, cards: Cards) -> tuple[float, ...]:
        prospects = self._all_prospects(cards)
        firemen = tuple([prospect.firemen for prospect in prospects])
        fires = self._fires.get(firemen)
        if fires is None:
            fires = self._fires[firemen] = self.evaluation.fire(firemen)
        return tuple(
            [
                prospect.worth + fire + self._purse(own + prospect.earned, prospect.chamber)
                for prospect, fire, own in zip(prospects, fires, coins, strict=True)
            ]
        )

    def _all_prospects(self, cards: Cards) -> list[Prospect]:
        if self.left:
            return [self.prospect(seat, bits) for seat, bits in enumerate(cards)]
        # The last round must be exact: everybody loads in turn, from the stock as it is then.
        sold = reduce(or_, cards)
        unsold = [cargo for berth, cargo in enumerate(self.state.cargo) if not sold >> berth & 1]
        stock, prospects = self.state.stock + sum(unsold), {}
        for turn in range(self.players):
            seat = (self.state.first + turn) % self.players
            prospects[seat] = self.prospect(seat, cards[seat], stock)
            stock += prospects[seat].given
        return [prospects[seat] for seat in range(self.players)]

    def gain(self, seat: Seat, berth: int, cards: int, coins: int, price: int) -> float:
        """What this purchase alone would be worth to a player, in points, all else equal."""
        before, after = self.prospect(seat, cards), self.prospect(seat, cards | 1 << berth)
        left = coins + after.earned - price
        gained = after.worth + self._purse(left, after.chamber)
        gained -= before.worth + self._purse(coins + before.earned, before.chamber)
        if after.firemen != before.firemen:
            gained += self._strength(seat, after.firemen) - self._strength(seat, before.firemen)
        return gained

    def _strength(self, seat: Seat, firemen: int) -> float:
        sums = tuple(
            firemen if other == seat else player.firemen
            for other, player in enumerate(self.state.players)
        )
        fires = self._fires.get(sums)
        if fires is None:
            fires = self._fires[sums] = self.evaluation.fire(sums)
        return fires[seat]
