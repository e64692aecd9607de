"""Phase 3, Purchase: card by card, the owner of the lowest worker buys, or the price falls."""

from typing import Final, NamedTuple

from speicherstadt.catalog import NO_CUBES, Card, Cubes, Kind
from speicherstadt.engine.decisions import BUY, PASS, Buy, Decision, Pass
from speicherstadt.engine.events import Bought, CouldNotPay, Discarded, Passed, Tell
from speicherstadt.engine.state import Player, Seat, State

_CHOICES: Final[tuple[Buy | Pass, ...]] = (BUY, PASS)


class AskedNext(NamedTuple):
    """Who is asked if the current player passes; nobody if the card is discarded then."""

    seat: Seat | None
    price: int | None
    cannot_pay: tuple[Seat, ...]
    """The seats skipped before that, one entry for each worker."""


def begin(state: State, tell: Tell) -> bool:
    state.berth = 0
    return _ask(state, tell)


def legal(state: State) -> tuple[Buy | Pass, ...]:
    return _CHOICES


def price(state: State) -> int:
    """Return the current price of the card for sale."""
    return len(state.columns[state.berth])


def asked_next(state: State) -> AskedNext:
    """Return what happens if the current player passes on the card for sale."""
    above = state.columns[state.berth][1:]
    for skipped, seat in enumerate(above):
        cost = len(above) - skipped
        if state.players[seat].coins >= cost:
            return AskedNext(seat, cost, above[:skipped])
    return AskedNext(None, None, above)


def decide(state: State, decision: Decision, tell: Tell) -> bool:
    if isinstance(decision, Buy):
        _sell(state, tell)
    else:
        if tell:
            cargo = state.cargo[state.berth]
            tell(Passed(state.seat, state.berth, _for_sale(state), price(state), cargo))
        state.columns[state.berth] = state.columns[state.berth][1:]
    return _ask(state, tell)


def _ask(state: State, tell: Tell) -> bool:
    """Find the next player who can pay, discarding cards that nobody can buy."""
    while state.berth < len(state.row):
        column = state.columns[state.berth]
        while column:
            seat = column[0]
            if state.players[seat].coins >= len(column):
                state.seat = seat
                return True
            if tell:
                card, cargo = _for_sale(state), state.cargo[state.berth]
                coins = state.players[seat].coins
                tell(CouldNotPay(seat, state.berth, card, len(column), coins, cargo))
            column = state.columns[state.berth] = column[1:]
        if state.row[state.berth] is not None:
            _discard(state, tell)
        state.berth += 1
    return False


def _for_sale(state: State) -> Card:
    card = state.row[state.berth]
    assert card is not None
    return card


def _sell(state: State, tell: Tell) -> None:
    berth = state.berth
    player = state.players[state.seat]
    card, cargo, cost = _for_sale(state), state.cargo[berth], price(state)
    player.coins -= cost
    player.bought = True
    _take(player, card, cargo)
    state.row[berth] = None
    state.cargo[berth] = NO_CUBES
    in_line = state.columns[berth][1:]
    state.columns[berth] = ()
    if tell:
        tell(Bought(state.seat, berth, card, cost, cargo, in_line))


def _take(player: Player, card: Card, cargo: Cubes) -> None:
    player.cards += (card,)
    if card.kind is Kind.SHIP:
        player.quay += cargo
    elif card.kind is Kind.CONTRACT:
        player.contracts += ((card, card.wants),)


def _discard(state: State, tell: Tell) -> None:
    berth = state.berth
    card, lost = _for_sale(state), state.cargo[berth]
    state.discard += (card,)
    state.stock += lost
    state.row[berth] = None
    state.cargo[berth] = NO_CUBES
    if tell:
        tell(Discarded(berth, card, lost))
