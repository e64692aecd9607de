"""Phase 1, Supply: deal cards to the berths, load the ships, resolve fires."""

from speicherstadt.catalog import Card, Kind, heap
from speicherstadt.engine.events import Burned, Ended, Revealed, RoundBegan, Tell
from speicherstadt.engine.scoring import ranking, scores
from speicherstadt.engine.state import CUBES_PER_SHIP, Phase, State


def begin(state: State, tell: Tell) -> bool:
    """Deal a round or, after the last one, resolve the remaining fires and end the game.

    Usually only the 4th fire is left. If the 3rd lies directly on it, both are resolved.
    """
    setup = state.setup
    if state.round == setup.rounds:
        while state.dealt < len(setup.pile):
            _burn(state, _turn(state), tell)
        _end(state, tell)
        return True

    state.round += 1
    if tell:
        tell(RoundBegan(state.round, state.first, state.round == setup.rounds))
    for berth in range(setup.berths):
        card = _turn(state)
        while card.kind is Kind.FIRE:
            _burn(state, card, tell)
            card = _turn(state)
        state.row[berth] = card
        if card.kind is Kind.SHIP:
            drawn = state.drawn
            state.drawn += CUBES_PER_SHIP
            state.cargo[berth] = heap(setup.bag[drawn : state.drawn])
        if tell:
            tell(Revealed(berth, card, state.cargo[berth]))
    return False


def _turn(state: State) -> Card:
    card = state.setup.pile[state.dealt]
    state.dealt += 1
    return card


def _burn(state: State, fire: Card, tell: Tell) -> None:
    sums = tuple(player.firemen for player in state.players)
    most, least = max(sums), min(sums)
    change = tuple(
        0 if most == least else fire.value * ((own == most) - (own == least)) for own in sums
    )
    for player, points in zip(state.players, change, strict=True):
        player.points += points
    state.discard += (fire,)
    if tell:
        tell(Burned(fire, sums, change))


def _end(state: State, tell: Tell) -> None:
    state.phase = Phase.OVER
    if tell:
        points = tuple(score.total for score in scores(state))
        coins = tuple(player.coins for player in state.players)
        tell(Ended(points, coins, ranking(state)[0]))
