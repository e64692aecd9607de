"""The levels below the strongest, each with a character of its own."""

from collections.abc import Sequence

from speicherstadt.bots.bot import Bot, Budget
from speicherstadt.bots.evaluation import HAND_SET_WEIGHTS, Weights
from speicherstadt.bots.search_bots import GreedyBot, SearchBot
from speicherstadt.catalog import Card, Kind, count, kinds
from speicherstadt.engine import (
    BUY,
    DECLINE,
    FINISH,
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

_SHINE = {
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
"""What cards look like to somebody who sees them for the first time."""


class Apprentice(Bot):
    """Falls for what glitters today, pays what is asked, and lets goods go to waste."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        state, options = seen.table, seen.legal()
        if state.phase is Phase.DEMAND:
            mood = chance(f"{self.seed}/{fingerprint(state)}")
            return max(options, key=lambda option: self._fancy(state, option) + mood(900) / 100)
        if state.phase is Phase.PURCHASE:
            card = state.row[state.berth]
            assert card is not None
            worth_it = self._shine(state, card, state.berth) + 3 >= price(state)
            return BUY if worth_it else DECLINE
        return self._load(options)

    def _fancy(self, state: State, option: Decision) -> float:
        assert isinstance(option, Place)
        card = state.row[option.berth]
        assert card is not None
        return self._shine(state, card, option.berth) - 0.8 * len(state.columns[option.berth])

    def _shine(self, state: State, card: Card, berth: int) -> float:
        if card.kind is Kind.FIREMAN:
            return 1.0 + card.value / 2
        if card.kind is Kind.SHIP:
            player = state.players[state.seat]
            wanted = sum(lacking for _, lacking in player.contracts)
            cargo = state.cargo[berth]
            return 1.5 + sum(min(count(cargo, g), count(wanted, g)) for g in kinds(cargo))
        return _SHINE[card.kind]

    def _load(self, options: Sequence[Decision]) -> Decision:
        return next((option for option in options if isinstance(option, Deliver)), FINISH)


class Clerk(GreedyBot):
    """Keeps good books by rules of thumb, and thinks that nobody else is at the table."""

    def known(self, players: int) -> Weights:
        return HAND_SET_WEIGHTS


class Broker(SearchBot):
    """Knows no more than the clerk, but watches everybody's purse and waits for prices to fall."""

    samples = 5
    prune = 0.5

    def known(self, players: int) -> Weights:
        return HAND_SET_WEIGHTS


class Shipowner(SearchBot):
    """Knows from long experience what everything is worth, and lets no purchase slip."""

    samples = 12
    prune = 0.5
