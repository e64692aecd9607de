"""Phase 4, Loading: players with goods take turns delivering, selling, storing or losing them.

A player's goods lie in one pool on the quay: this round's ships, the warehouse and the market hall
are emptied onto it when the player's turn comes. Every step leaves fewer cubes on the quay (even a
conversion trades three for one), so loading always ends.
"""

from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final, assert_never

from speicherstadt.catalog import (
    CUBE,
    GOODS,
    NO_CUBES,
    Cubes,
    Good,
    Kind,
    count,
    heap,
    kinds,
    total,
)
from speicherstadt.engine.decisions import (
    FINISH,
    Buy,
    Convert,
    Decision,
    Deliver,
    Finish,
    Keep,
    LoadingStep,
    Pass,
    Place,
    Sell,
    SellPair,
    Store,
)
from speicherstadt.engine.events import (
    Converted,
    Delivered,
    Event,
    Finished,
    Kept,
    PairSold,
    Sold,
    Stored,
    Tell,
    Unloaded,
)
from speicherstadt.engine.state import SHELVES, Player, Seat, State

_SELL: Final = tuple(Sell(good) for good in GOODS)
_STORE: Final = tuple(Store(good) for good in GOODS)
_KEEP: Final = tuple(Keep(good) for good in GOODS)


def begin(state: State, tell: Tell) -> bool:
    return _next_turn(state, 0, tell)


def legal(state: State) -> tuple[LoadingStep, ...]:
    player = state.players[state.seat]
    quay = player.quay
    if not quay:
        return (FINISH,)
    here = kinds(quay)
    steps: list[LoadingStep] = []
    for contract, lacking in player.contracts:
        steps += [_deliver(good, contract.id) for good in kinds(lacking) if good in here]
    steps += [_SELL[good] for good in merchants(player) if good in here]
    if total(player.warehouse) < shelves(player):
        steps += [_STORE[good] for good in here]
    if not player.hall:
        steps += [_KEEP[good] for good in here]
    return (*steps, *_market(quay, kinds(state.stock)), FINISH)


def decide(state: State, decision: Decision, tell: Tell) -> bool:
    player = state.players[state.seat]
    match decision:
        case Deliver(good, contract):
            player.quay -= CUBE[good]
            _put_on_contract(player, good, contract)
        case Sell(good):
            player.quay -= CUBE[good]
            state.stock += CUBE[good]
            player.coins += 1
        case Store(good):
            player.quay -= CUBE[good]
            player.warehouse += CUBE[good]
        case Keep(good):
            player.quay -= CUBE[good]
            player.hall = CUBE[good]
        case SellPair(given):
            player.quay -= given
            state.stock += given
            player.coins += 1
        case Convert(given, taken):
            player.quay += CUBE[taken] - given
            state.stock += given - CUBE[taken]
        case Finish():
            return _finish(state, tell)
        case Place() | Buy() | Pass():
            raise TypeError(f"{decision} in phase LOADING")
        case _:
            assert_never(decision)
    if tell:
        tell(_told(state.seat, player, decision))
    return True


def merchants(player: Player) -> list[Good]:
    """Return the goods this player can sell for a coin each."""
    return [card.good for card in player.cards if card.good is not None]


def shelves(player: Player) -> int:
    """Return how many cubes this player can store: 0 without a warehouse."""
    return SHELVES * player.owns(Kind.WAREHOUSE)


def _next_turn(state: State, turn: int, tell: Tell) -> bool:
    """Start the next player with goods, counting from `turn` seats after the first player."""
    players, needs_ship = state.players, state.setup.rules.kept_goods_need_ship
    for offset in range(turn, len(players)):
        seat = (state.first + offset) % len(players)
        player = players[seat]
        goods = player.quay + player.warehouse + player.hall
        if player.quay or (goods and not needs_ship):
            state.kept = player.warehouse, player.hall
            player.quay = goods
            player.warehouse = player.hall = NO_CUBES
            state.seat = seat
            if tell:
                tell(Unloaded(seat, goods, sum(state.kept)))
            return True
    return False


def _finish(state: State, tell: Tell) -> bool:
    seat = state.seat
    player = state.players[seat]
    lost = player.quay
    player.quay = NO_CUBES
    state.stock += lost
    if tell:
        tell(Finished(seat, lost))
    return _next_turn(state, (seat - state.first) % len(state.players) + 1, tell)


def _put_on_contract(player: Player, good: Good, contract: str) -> None:
    player.contracts = tuple(
        [
            (card, lacking - CUBE[good] if card.id == contract else lacking)
            for card, lacking in player.contracts
        ]
    )


def _told(
    seat: Seat, player: Player, step: Deliver | Sell | Store | Keep | SellPair | Convert
) -> Event:
    match step:
        case Deliver(good, contract):
            card, lacking = next(held for held in player.contracts if held[0].id == contract)
            return Delivered(seat, good, card, complete=not lacking)
        case Sell(good):
            return Sold(seat, good)
        case Store(good):
            return Stored(seat, good)
        case Keep(good):
            return Kept(seat, good)
        case SellPair(given):
            return PairSold(seat, given)
        case Convert(given, taken):
            return Converted(seat, given, taken)


@cache
def _deliver(good: Good, contract: str) -> Deliver:
    return Deliver(good, contract)


@lru_cache(maxsize=1 << 14)
def _market(quay: Cubes, stock: tuple[Good, ...]) -> tuple[SellPair | Convert, ...]:
    """Return what the market hall can do with these cubes and this stock."""
    pairs = [SellPair(pair) for pair in _choose(quay, 2)]
    swaps = [
        Convert(three, taken)
        for three in _choose(quay, 3)
        for taken in stock
        if not count(three, taken)
    ]
    return (*pairs, *swaps)


def _choose(quay: Cubes, number: int) -> list[Cubes]:
    """Return every different way to take this many cubes off the quay."""
    ways = map(heap, combinations_with_replacement(kinds(quay), number))
    return [
        way for way in ways if all(count(way, good) <= count(quay, good) for good in kinds(way))
    ]
