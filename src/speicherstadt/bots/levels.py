"""The levels below the strongest. Each has its own character."""

from collections.abc import Sequence

from speicherstadt.bots.bot import Bot, Budget
from speicherstadt.bots.evaluation import HAND_SET_WEIGHTS, Weights
from speicherstadt.bots.search_bots import GreedyBot, SearchBot
from speicherstadt.catalog import Card, Kind, count, kinds
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Decision,
    Deliver,
    Phase,
    Place,
    State,
    View,
    fingerprint,
    price,
)
from speicherstadt.records import chance

_APPEAL = {
    Kind.MERCHANT: 2.0,
    Kind.WAREHOUSE: 3.0,
    Kind.CONTRACT: 4.0,
    Kind.OFFICE: 3.0,
    Kind.BANK: 5.0,
    Kind.CHURCH: 3.5,
    Kind.MICHAELIS: 4.5,
    Kind.PORT: 3.0,
    Kind.CHAMBER: 3.0,
}
"""How attractive cards look to a beginner."""


class Apprentice(Bot):
    """Plays like a beginner: buys what looks attractive, pays too much and wastes goods."""

    reproducible = True

    def decide(self, seen: View, budget: Budget) -> Decision:
        state, options = seen.table, seen.legal()
        if state.phase is Phase.DEMAND:
            mood = chance(f"{self.seed}/{fingerprint(state)}")
            return max(options, key=lambda option: self._fancy(state, option) + mood(900) / 100)
        if state.phase is Phase.PURCHASE:
            card = state.row[state.berth]
            assert card is not None
            worth_it = self._appeal(state, card, state.berth) + 3 >= price(state)
            return BUY if worth_it else PASS
        return self._load(options)

    def _fancy(self, state: State, option: Decision) -> float:
        assert isinstance(option, Place)
        card = state.row[option.berth]
        assert card is not None
        return self._appeal(state, card, option.berth) - 0.8 * len(state.columns[option.berth])

    def _appeal(self, state: State, card: Card, berth: int) -> float:
        if card.kind is Kind.FIREMAN:
            return 1.0 + card.value / 2
        if card.kind is Kind.SHIP:
            player = state.players[state.seat]
            wanted = sum(lacking for _, lacking in player.contracts)
            cargo = state.cargo[berth]
            return 1.5 + sum(min(count(cargo, g), count(wanted, g)) for g in kinds(cargo))
        return _APPEAL[card.kind]

    def _load(self, options: Sequence[Decision]) -> Decision:
        return next((option for option in options if isinstance(option, Deliver)), FINISH)


class Clerk(GreedyBot):
    """Calculates well with a beginner's weights, but ignores the other players."""

    def weights(self, players: int) -> Weights:
        return HAND_SET_WEIGHTS


class Broker(SearchBot):
    """Uses the clerk's weights, but watches everybody's coins and waits for prices to fall."""

    samples = 5
    prune = 0.5

    def weights(self, players: int) -> Weights:
        return HAND_SET_WEIGHTS


class Shipowner(SearchBot):
    """Searches like the broker, but with trained weights."""

    samples = 12
    prune = 0.5
