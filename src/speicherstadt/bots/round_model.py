"""One round as a game of its own: who gets which card at which price, and what that leads to.

Between a round's supply and its income nothing is random, so a round can be worked out exactly, up
to the estimate of what its end is worth. What a set of cards is worth to a player, including the
loading, is computed once and remembered; the rest is arithmetic with coins.
"""

from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_

from speicherstadt.bots.evaluation import Evaluation, FinalEvaluation, Outcome, Weights
from speicherstadt.bots.loading_planner import (
    LoadingState,
    LoadingValue,
    Plan,
    best_plan,
    loading_state,
)
from speicherstadt.catalog import NO_CUBES, Card, Cubes, Kind, common, heap
from speicherstadt.engine import SHELVES, Phase, Seat, View

_FOR_LOADING = (Kind.SHIP, Kind.CONTRACT, Kind.MERCHANT, Kind.WAREHOUSE, Kind.CHAMBER)
"""The cards that change what a player can do with goods. Other cards leave a plan as it is."""

Coins = tuple[int, ...]
"""For each seat: its coins."""
Cards = tuple[int, ...]
"""For each seat: the berths whose cards it has bought this round, as bits."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a set of cards leads to for one player at the end of the round."""

    value: float
    """Of cards and goods, with the points scored so far."""
    earned: int
    """Coins from loading and income."""
    firemen: int
    chamber: bool
    given: Cubes
    """What the loading adds to the stock, on balance."""


class RoundModel:
    """The rest of a round, as everybody at the table can work it out."""

    def __init__(self, seen: View, weights: Weights) -> None:
        self.state = state = seen.table
        setup = state.setup
        self.players = setup.players
        self.left = setup.rounds - state.round
        evaluation = Evaluation if self.left else FinalEvaluation
        self.evaluation = evaluation(setup, self.left, state.pile, heap(state.bag), weights)
        self.cards: list[Card | None] = list(state.row)
        self._prospects: list[dict[int, Prospect]] = [{} for _ in range(self.players)]
        self._plans: list[dict[tuple[int, Cubes], Plan]] = [{} for _ in range(self.players)]
        self._for_loading = sum(
            1 << berth
            for berth, card in enumerate(self.cards)
            if card is not None and card.kind in _FOR_LOADING
        )
        self._owned_and_loading = cache(self._own_and_load)
        self._prospect_with = cache(self._convert_from)
        self._prospect_with_useful = cache(self._work_out)
        self._contract_value = cache(self.evaluation.contract_value)
        self._storage_value = cache(self.evaluation.storage_value)
        self._fires: dict[tuple[int, ...], list[float]] = {}
        self._coin_values: dict[tuple[int, bool], float] = {}
        self._ends: dict[tuple[Coins, Cards], Outcome] = {}

    # One player

    def prospect(self, seat: Seat, cards: int) -> Prospect:
        """What these cards lead to, if the stock stays as it is."""
        known = self._prospects[seat].get(cards)
        if known is None:
            known = self._prospect_with(seat, cards, self.state.stock)
            self._prospects[seat][cards] = known
        return known

    def _convert_from(self, seat: Seat, cards: int, stock: Cubes) -> Prospect:
        """What these cards lead to with this stock, of which only some cubes are of use."""
        useful = common(self._owned_and_loading(seat, cards)[1].wanting, stock)
        return self._prospect_with_useful(seat, cards, useful)

    def _work_out(self, seat: Seat, cards: int, stock: Cubes) -> Prospect:
        owned, loading = self._owned_and_loading(seat, cards)
        loading = replace(loading, stock=stock)
        player = self.state.players[seat]
        chamber = any(card.kind is Kind.CHAMBER for card in owned)
        key = cards & self._for_loading, loading.stock
        plan = self._plans[seat].get(key)
        if plan is None:
            plan = self._plans[seat][key] = self.plan(loading, player.coins, chamber=chamber)
        banks = sum(card.kind is Kind.BANK for card in owned)
        held = self.evaluation.holding_value(owned, plan.contracts, plan.warehouse, plan.hall)
        return Prospect(
            held + player.points,
            plan.coins + 1 + banks + (not cards and not player.bought),
            sum(card.value for card in owned if card.kind is Kind.FIREMAN),
            chamber,
            plan.given(loading),
        )

    def _own_and_load(self, seat: Seat, cards: int) -> tuple[tuple[Card, ...], LoadingState]:
        """What a player owns with these cards, and how the player's loading then begins."""
        player = self.state.players[seat]
        bought = [
            (card, self.state.cargo[berth])
            for berth, card in enumerate(self.cards)
            if card is not None and cards >> berth & 1
        ]
        owned = player.cards + tuple(card for card, _ in bought)
        contracts = [(card, card.wants) for card, _ in bought if card.kind is Kind.CONTRACT]
        return owned, self._loading_now(seat) or LoadingState(
            quay=player.quay + player.warehouse + player.hall + sum(cargo for _, cargo in bought),
            contracts=player.contracts + tuple(contracts),
            merchants=tuple(card.good for card in owned if card.good is not None),
            warehouse=NO_CUBES,
            shelves=SHELVES * any(card.kind is Kind.WAREHOUSE for card in owned),
            hall=NO_CUBES,
            stock=NO_CUBES,
        )

    def _loading_now(self, seat: Seat) -> LoadingState | None:
        """In the loading phase: the state of a player who is loading or has finished."""
        state = self.state
        if state.phase is not Phase.LOADING:
            return None
        turn = (seat - state.first) % self.players
        now = (state.seat - state.first) % self.players
        return loading_state(state.players[seat], NO_CUBES) if turn <= now else None

    def plan(self, loading: LoadingState, coins: int, *, chamber: bool) -> Plan:
        """The most valuable loading, counting holdings and coins together."""

        def kept(stored: int, hall: int, gained: int) -> float:
            return self._storage_value(stored, hall) + self._coin_value(coins + gained, chamber)

        value = LoadingValue(self._contract_value, kept)
        return best_plan(loading, value, self.evaluation.wanted)

    def _coin_value(self, coins: int, chamber: bool) -> float:  # noqa: FBT001 — called very often
        known = self._coin_values.get((coins, chamber))
        if known is None:
            known = self.evaluation.coin_value(coins, chamber=chamber)
            self._coin_values[coins, chamber] = known
        return known

    def gain(self, seat: Seat, berth: int, cards: int, coins: int, price: int) -> float:
        """What this purchase alone is worth to a player, in points, if all else stays the same."""
        before, after = self.prospect(seat, cards), self.prospect(seat, cards | 1 << berth)
        left = coins + after.earned - price
        gained = after.value + self._coin_value(left, after.chamber)
        gained -= before.value + self._coin_value(coins + before.earned, before.chamber)
        if after.firemen != before.firemen:
            gained += self._fire_value(seat, after.firemen) - self._fire_value(seat, before.firemen)
        return gained

    def _fire_value(self, seat: Seat, firemen: int) -> float:
        """What fires are worth to a player with these firemen, if the others keep theirs."""
        sums = tuple(
            firemen if other == seat else player.firemen
            for other, player in enumerate(self.state.players)
        )
        return self._fire_values(sums)[seat]

    def _fire_values(self, firemen: tuple[int, ...]) -> list[float]:
        known = self._fires.get(firemen)
        if known is None:
            known = self._fires[firemen] = self.evaluation.fire_values(firemen)
        return known

    # Everybody

    def end(self, coins: Coins, cards: Cards) -> Outcome:
        """What the round leads to if the purchases end like this."""
        known = self._ends.get((coins, cards))
        if known is None:
            known = self._ends[coins, cards] = self._evaluate(coins, cards)
        return known

    def _evaluate(self, coins: Coins, cards: Cards) -> Outcome:
        prospects = self._all_prospects(cards)
        fires = self._fire_values(tuple([prospect.firemen for prospect in prospects]))
        purses, values = [], []
        for own, prospect, fire in zip(coins, prospects, fires, strict=True):
            purse = own + prospect.earned
            purses.append(purse)
            values.append(prospect.value + fire + self._coin_value(purse, prospect.chamber))
        return self.evaluation.outcome(values, purses)

    def _all_prospects(self, cards: Cards) -> list[Prospect]:
        if self.left:
            return [self.prospect(seat, bits) for seat, bits in enumerate(cards)]
        # The last round must be exact: players load in turn, each from the stock at that time.
        sold = reduce(or_, cards)
        unsold = [cargo for berth, cargo in enumerate(self.state.cargo) if not sold >> berth & 1]
        stock, prospects = self.state.stock + sum(unsold), {}
        for turn in range(self.players):
            seat = (self.state.first + turn) % self.players
            prospects[seat] = self._prospect_with(seat, cards[seat], stock)
            stock += prospects[seat].given
        return [prospects[seat] for seat in range(self.players)]
