"""Records of games: finished, or up to a certain moment."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from speicherstadt.bots.obvious_loading import left_over, obvious_steps
from speicherstadt.catalog import total
from speicherstadt.engine import (
    BUY,
    FINISH,
    FLOORS,
    PASS,
    Phase,
    State,
    apply,
    asked_next,
    forgone,
    legal,
    rivals,
    view,
)
from speicherstadt.engine.events import Burned, CouldNotPay, Ended, Event
from speicherstadt.records import Record, Seated, dump, token
from tests.play import played

_GAMES = {2: (2, "7", "trade"), 3: (3, "35", "trade"), 5: (5, "29", "trade")}
"""Games by number of players; in each, seat 0 once loads and is offered every kind of place."""
_MORE_GAMES = tuple(str(seed) for seed in range(40))
"""Seeds for what does not happen in these games."""
_NAMES = ("Anna", "Bert", "Clara", "Dörte", "Maximilian")
Consequence: TypeAlias = Callable[[Sequence[Event]], bool]
_BOTS = ("apprentice", "apprentice")
EVERY_PLACE = {">contract", ">merchant", ">warehouse", ">hall", ">coin"}


def finished(players: int = 3) -> str:
    """A finished game of people."""
    return dump(_seated(_played(*_GAMES[players])))


def fire() -> int:
    """The log entry of the finished game's second fire."""
    steps = _played(*_GAMES[3]).steps()
    return [
        at for at, (_, events) in enumerate(steps) if any(isinstance(e, Burned) for e in events)
    ][1]


def skips() -> tuple[str, int]:
    """A finished game, and a log entry in which at least two workers are skipped."""
    for seed in _MORE_GAMES:
        record = _played(3, seed, "crowd")
        for entry, (_, events) in enumerate(record.steps()):
            if sum(isinstance(event, CouldNotPay) for event in events) > 1:
                return dump(_seated(record)), entry
    raise AssertionError("nobody is ever skipped")


def demand(*bots: str, players: int = 3) -> str:
    return _when(
        lambda state: (
            state.phase is Phase.DEMAND and state.round == 4 and state.placed > state.setup.players
        ),
        players,
        bots,
    )


def purchase(*bots: str, players: int = 3) -> str:
    return _when(
        lambda state: (
            state.phase is Phase.PURCHASE
            and state.round >= 3
            and {token(choice) for choice in legal(state)} == {"buy", "pass"}
        ),
        players,
        bots,
    )


def loading(*bots: str, players: int = 3) -> str:
    """Seat 0 is offered every kind of place."""

    def fits(state: State) -> bool:
        tokens = [token(choice) for choice in legal(state)]
        kinds = all(any(kind in one for one in tokens) for kind in EVERY_PLACE)
        three = any(one.count("+") == 2 for one in tokens)
        return state.phase is Phase.LOADING and kinds and three

    return _when(fits, players, bots)


def skipped(*bots: str, people: bool = False) -> str:
    """If seat 0 passes on the card for sale, seat 1 is skipped, then itself; then it is asked."""

    def fits(state: State) -> bool:
        if state.phase is not Phase.PURCHASE:
            return False
        after = state.copy()
        told = apply(after, PASS)
        short = [event.seat for event in told if isinstance(event, CouldNotPay)]
        return short == [1, 0] and after.seat == 0 and after.phase is Phase.PURCHASE

    return _when(fits, 3, bots, people=people)


def contested(*bots: str) -> str:
    """Others can still push the price of seat 0's next worker beyond its coins."""

    def fits(state: State) -> bool:
        if state.phase is not Phase.DEMAND:
            return False
        others = rivals(state.setup.players, state.seat, state.placed)
        shortest = min(map(len, state.columns))
        highest = min(shortest + 1 + others.workers, FLOORS) - shortest
        return 0 < state.players[0].coins < highest

    return _when(fits, 3, bots)


def half_filled(*bots: str) -> str:
    """A contract of seat 0 has some of its goods."""

    def fits(state: State) -> bool:
        return any(
            0 < total(lacking) < total(card.wants) for card, lacking in state.players[0].contracts
        )

    return _when(fits, 3, bots)


def full_warehouse(*bots: str) -> str:
    """Seat 0 starts loading: two saffron, a rubber and a carpet in the warehouse, tea in the hall.

    A ship brings two coffee and a tea, and a contract lacks four kinds. Seat 1 loads next.
    """
    return _started("6", "hoard", 215, bots or _BOTS)


def full_warehouse_of_people() -> str:
    """The same with people in all seats."""
    return _started("6", "hoard", 215)


def kept_tea(*bots: str) -> str:
    """Seat 0 starts loading: a tea in the warehouse, a carpet in the hall, a tea from a ship."""
    return _started("3", "deliver", 133, bots or _BOTS)


def conversion(*bots: str) -> str:
    """Seat 0 starts loading, and a conversion would complete a contract."""
    return _started("0", "hoard", 96, bots or _BOTS)


def _started(seed: str, style: str, decided: int, bots: tuple[str, ...] = ()) -> str:
    return dump(_seated(_played(3, seed, style).until(decided), bots))


def forgoing(*bots: str) -> str:
    """If seat 0 buys the card for sale, it cannot pay for a later one."""
    return _when(lambda state: state.phase is Phase.PURCHASE and bool(forgone(state)), 3, bots)


def nobody_left(*bots: str) -> str:
    """If seat 0 passes on the card for sale, it is discarded."""
    return _when(
        lambda state: state.phase is Phase.PURCHASE and asked_next(state).seat is None, 3, bots
    )


def own_worker(*bots: str) -> str:
    """Seat 0 stands alone above a card and could place another worker there."""

    def fits(state: State) -> bool:
        coins = state.players[0].coins
        return state.phase is Phase.DEMAND and coins > 1 and (0,) in state.columns

    return _when(fits, 3, bots)


def next_in_line() -> str:
    """If seat 0 buys the card for sale, a later card is still for sale; seat 1 was next in line."""

    def fits(state: State) -> bool:
        if state.phase is not Phase.PURCHASE:
            return False
        above = state.columns[state.berth][1:]
        after = state.copy()
        apply(after, BUY)
        return above[:1] == (1,) and 2 not in above and after.phase is Phase.PURCHASE

    return _when(fits, 3, (), people=True)


def one_too_many(*bots: str) -> str:
    """The obvious plan of seat 0's loading finds no place for one cube, and has steps."""

    def fits(state: State) -> bool:
        if state.phase is not Phase.LOADING:
            return False
        steps = obvious_steps(view(state))
        return bool(steps) and total(left_over(state, steps)) == 1

    return _when(fits, 3, bots)


def end(*bots: str) -> str:
    """Seat 0 finishes the last loading of the game."""

    def fits(state: State) -> bool:
        if state.phase is not Phase.LOADING or state.round < state.setup.rounds:
            return False
        after = state.copy()
        return any(isinstance(event, Ended) for event in apply(after, FINISH))

    return _when(fits, 3, bots)


def last_round(*bots: str, players: int = 3) -> str:
    return _when(lambda state: state.round == state.setup.rounds, players, bots)


def before(fits: Consequence, style: str = "deliver") -> tuple[str, str]:
    """A game up to a decision of seat 0 with such a consequence, and the token that decides so.

    What is hidden is shuffled again when a record is imported, so the consequence must not depend
    on it.
    """
    for seed in range(1000):
        record = _played(3, str(seed), style)
        asked = None
        for number, (state, events) in enumerate(record.steps()):
            if asked == 0 and fits(events) and not state.over:
                at = number - 1
                until = _seated(record.until(at), ("apprentice", "apprentice"))
                return dump(until), token(record.decisions[at])
            asked = state.seat
    raise AssertionError("no game has such a moment")


def _when(
    fits: Callable[[State], bool], players: int, bots: tuple[str, ...], *, people: bool = False
) -> str:
    """The game up to the first moment at which seat 0 decides and the condition holds."""
    games = [_GAMES[players], *((players, seed, "trade") for seed in _MORE_GAMES)]
    for record in (_played(*game) for game in games):
        for number, (state, _) in enumerate(record.steps()):
            if state.seat == 0 and not state.over and fits(state):
                others = () if people else bots or ("apprentice",) * (players - 1)
                return dump(_seated(record.until(number), others))
    raise AssertionError("the game has no such moment")


def _seated(record: Record, bots: tuple[str, ...] = ()) -> Record:
    """Put a person on seat 0, and bots or people on the others."""
    count = record.setup.players
    by = ("person", *(f"bot:{bot}" for bot in bots)) if bots else ("person",) * count
    players = (Seated(name, who) for name, who in zip(_NAMES[:count], by, strict=True))
    return Record(record.setup, tuple(players), record.decisions)


@cache
def _played(players: int, seed: str, style: str) -> Record:
    return played(players, seed, style)
