"""What workers would pay: the queue above each card, from the first player asked to the last.

The owner of a worker is asked if everybody before it passes; the price then is the number of
workers that are left. Until all cards are sold nobody gets coins, and a worker's price never falls
below what it is now, so whoever cannot pay now cannot pay later in the round either.
"""

from typing import Final, NamedTuple

from speicherstadt.engine.purchase import price
from speicherstadt.engine.state import FLOORS, WORKERS, BerthIndex, Seat, State


class ShortOfCoins(NamedTuple):
    """Workers in the queues, each by its berth and its place from 0, the first asked first."""

    cannot_pay: list[tuple[BerthIndex, int]]
    """Their owners lack the coins."""
    to_the_last_coin: list[tuple[BerthIndex, int]]
    """Their owners have exactly the price: one more worker above them is too much."""


class Rivals(NamedTuple):
    """Who else places workers after the current player's next one."""

    seats: tuple[Seat, ...]
    workers: int
    """How many workers they place, all together."""


class Forgone(NamedTuple):
    """A later card that the current player could pay for now, but not after buying."""

    berth: BerthIndex
    price: int
    """For the first of their workers that they could pay for now."""
    first: bool
    """Nobody who is asked before them can pay."""


QUEUE_PRICES: Final = tuple(tuple(range(workers, 0, -1)) for workers in range(FLOORS + 1))
"""By the number of workers above a card: what each would pay, the first asked first."""


def short_of_coins(state: State) -> ShortOfCoins:
    """Return which workers' owners cannot pay when they are asked."""
    coins = [player.coins for player in state.players]
    poorest = min(coins)
    found = ShortOfCoins([], [])
    if poorest > max(map(len, state.columns)):
        return found
    for berth, column in enumerate(state.columns):
        for place, seat in enumerate(column):
            left = coins[seat] - len(column) + place
            if left <= 0:
                (found.cannot_pay if left else found.to_the_last_coin).append((berth, place))
    return found


def own_price(state: State, berth: BerthIndex) -> int | None:
    """Demand: return what the current player would pay here, for their first worker that they can
    pay for; None without one. Each further worker at this berth adds 1, their own ones too."""
    column, coins = state.columns[berth], state.players[state.seat].coins
    costs = (len(column) - place for place, seat in enumerate(column) if seat == state.seat)
    return next((cost for cost in costs if cost <= coins), None)


def forgone(state: State) -> list[Forgone]:
    """Return what the current player gives up by buying the card for sale."""
    seat, players = state.seat, state.players
    coins = players[seat].coins
    left = coins - price(state)
    found = []
    for berth in range(state.berth + 1, len(state.row)):
        column = state.columns[berth]
        workers = len(column)
        mine = (place for place, owner in enumerate(column) if owner == seat)
        payable = [place for place in mine if workers - place <= coins]
        if payable and left < workers - payable[-1]:
            first = all(
                players[other].coins < workers - ahead
                for ahead, other in enumerate(column[: payable[0]])
            )
            found.append(Forgone(berth, workers - payable[0], first))
    return found


def rivals(players: int, seat: Seat, placed: int) -> Rivals:
    """Demand: return who may still raise the price of this player's next worker."""
    later = [(seat + turn) % players for turn in range(1, WORKERS * players - placed)]
    others = [other for other in later if other != seat]
    return Rivals(tuple(dict.fromkeys(others)), len(others))
