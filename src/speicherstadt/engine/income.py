"""Phase 5, Income: all players get coins, and the metal coin moves on."""

from speicherstadt.catalog import Kind
from speicherstadt.engine.events import CoinPassed, Earned, Tell
from speicherstadt.engine.state import State


def begin(state: State, tell: Tell) -> bool:
    earned, saved, banked = [], [], []
    for seat, player in enumerate(state.players):
        coins = 1
        if not player.bought:
            coins += 1
            saved.append(seat)
        if player.owns(Kind.BANK):
            coins += 1
            banked.append(seat)
        player.coins += coins
        player.bought = False
        earned.append(coins)
    state.first = (state.first + 1) % len(state.players)
    if tell:
        tell(Earned(tuple(earned), tuple(saved), tuple(banked)))
        tell(CoinPassed(state.first))
    return False
