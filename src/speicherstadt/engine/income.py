"""Phase 5, Income: all players get coins, and the metal coin moves on."""

from speicherstadt.catalog import Kind
from speicherstadt.engine.events import CoinPassed, Earned, Tell
from speicherstadt.engine.state import State


def begin(state: State, tell: Tell) -> bool:
    earned = []
    for player in state.players:
        coins = 1 + (not player.bought) + player.owns(Kind.BANK)
        player.coins += coins
        player.bought = False
        earned.append(coins)
    state.first = (state.first + 1) % len(state.players)
    if tell:
        tell(Earned(tuple(earned)))
        tell(CoinPassed(state.first))
    return False
