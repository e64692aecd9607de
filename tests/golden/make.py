"""Find the golden games: `python -m tests.golden.make`.

Each is the first game with a certain feature: for the given number of players and style of play
(see tests/play.py), games with the seeds "golden NAME 0", "golden NAME 1" and so on are played
until one has the feature. Nothing is arranged by hand: the set-ups are dealt as in any game, and
the record contains the seed.

Existing files are never overwritten: golden games must load forever, even if the characters in
tests/play.py change. The script prints the table for test_golden.py.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from speicherstadt.catalog import total
from speicherstadt.engine import Event, fingerprint, ranking, scores
from speicherstadt.engine.events import (
    Bought,
    Burned,
    Converted,
    CouldNotPay,
    Placed,
    RoundBegan,
    Stored,
)
from speicherstadt.records import Record, read_record, write_record
from tests.play import played

HERE: Final = Path(__file__).parent

Feature: TypeAlias = Callable[[Record], bool]


class Wanted(NamedTuple):
    players: int
    style: str
    feature: Feature


def events(record: Record) -> Iterator[Event]:
    for _state, told in record.steps():
        yield from told


def fires(record: Record) -> list[Burned]:
    return [event for event in events(record) if isinstance(event, Burned)]


# ---------------------------------------------------------------- features


def every_kind_of_decision(record: Record) -> bool:
    """A finished game with all ten kinds of decision."""
    return record.replay().over and len({type(decision) for decision in record.decisions}) == 10


def third_fire_on_the_fourth(record: Record) -> bool:
    """Both fires burn after the last decision, without another round."""
    *_, (state, told) = record.steps()
    burned = [event.card.id for event in told if isinstance(event, Burned)]
    new_round = any(isinstance(event, RoundBegan) for event in told)
    return state.over and burned == ["fire-3", "fire-4"] and not new_round


def tie_for_highest(record: Record) -> bool:
    """In a fire, several players, but not all, tie for the highest sum and gain in full."""
    return any(
        len(set(fire.firemen)) > 1
        and fire.firemen.count(max(fire.firemen)) > 1
        and fire.change.count(fire.card.value) == fire.firemen.count(max(fire.firemen))
        for fire in fires(record)
    )


def tie_for_lowest(record: Record) -> bool:
    """In a fire, several players, but not all, tie for the lowest sum and lose in full."""
    return any(
        len(set(fire.firemen)) > 1
        and fire.firemen.count(min(fire.firemen)) > 1
        and fire.change.count(-fire.card.value) == fire.firemen.count(min(fire.firemen))
        for fire in fires(record)
    )


def all_equal(record: Record) -> bool:
    """In a fire, all players have the same sum above 0, and nothing happens."""
    return any(
        len(set(fire.firemen)) == 1 and fire.firemen[0] > 0 and not any(fire.change)
        for fire in fires(record)
    )


def tie_broken_by_coins(record: Record) -> bool:
    """Several players tie for the most points, and the one with the most coins wins."""
    state = record.replay()
    points = [score.total for score in scores(state)]
    coins = [player.coins for player in state.players]
    (winner, *others) = ranking(state)[0]
    best = {seat for seat, theirs in enumerate(points) if theirs == max(points)}
    rivals = best - {winner}
    return not others and bool(rivals) and all(coins[winner] > coins[seat] for seat in rivals)


def shared_victory(record: Record) -> bool:
    """Some players, but not all, share the victory with more than 0 points."""
    state = record.replay()
    places = ranking(state)
    return len(places) > 1 and len(places[0]) > 1 and scores(state)[places[0][0]].total > 0


def negative_score(record: Record) -> bool:
    """A player ends below 0."""
    return min(score.total for score in scores(record.replay())) < 0


def full_column(record: Record) -> bool:
    """Eight workers are placed above one card."""
    return any(isinstance(event, Placed) and event.floor == 7 for event in events(record))


def conversion(record: Record) -> bool:
    return any(isinstance(event, Converted) for event in events(record))


def full_warehouse(record: Record) -> bool:
    """A warehouse holds four cubes at the end of the game."""
    stored = any(isinstance(event, Stored) for event in events(record))
    return stored and any(total(player.warehouse) == 4 for player in record.replay().players)


def passed_over(record: Record) -> bool:
    """A player is skipped for lack of coins."""
    return any(isinstance(event, CouldNotPay) for event in events(record))


def three_ships_at_once(record: Record) -> bool:
    """A player buys three ships in one round and unloads them together."""
    ships: dict[int, int] = {}
    for event in events(record):
        if isinstance(event, RoundBegan):
            ships.clear()
        elif isinstance(event, Bought) and event.cargo:
            ships[event.seat] = ships.get(event.seat, 0) + 1
            if ships[event.seat] == 3:
                return True
    return False


def nobody_buys(record: Record) -> bool:
    """Everyone always passes, and all share the victory."""
    bought = any(isinstance(event, Bought) for event in events(record))
    return not bought and len(ranking(record.replay())) == 1


GOLDEN: Final[dict[str, Wanted]] = {
    **{f"finished-{n}": Wanted(n, "mixed", every_kind_of_decision) for n in range(2, 6)},
    **{f"third-on-fourth-{n}": Wanted(n, "buy", third_fire_on_the_fourth) for n in range(2, 6)},
    "tie-for-highest-4": Wanted(4, "buy", tie_for_highest),
    "tie-for-lowest-5": Wanted(5, "buy", tie_for_lowest),
    "all-equal-2": Wanted(2, "buy", all_equal),
    "all-equal-3": Wanted(3, "always", all_equal),
    "tie-broken-by-coins-3": Wanted(3, "deliver", tie_broken_by_coins),
    "shared-victory-4": Wanted(4, "deliver", shared_victory),
    "negative-score-5": Wanted(5, "decline", negative_score),
    "full-column-3": Wanted(3, "crowd", full_column),
    "full-column-5": Wanted(5, "crowd", full_column),
    "conversion-2": Wanted(2, "convert", conversion),
    "full-warehouse-3": Wanted(3, "hoard", full_warehouse),
    "passed-over-4": Wanted(4, "always", passed_over),
    "three-ships-at-once-2": Wanted(2, "trade", three_ships_at_once),
    "nobody-buys-3": Wanted(3, "never", nobody_buys),
}


def find(name: str) -> Record:
    players, style, feature = GOLDEN[name]
    return next(
        record
        for number in count()
        for record in [played(players, f"golden {name} {number}", style)]
        if feature(record)
    )


def row(name: str, record: Record) -> str:
    state = record.replay()
    points = tuple(score.total for score in scores(state))
    coins = tuple(player.coins for player in state.players)
    return f'    "{name}": ({points}, {coins}, {ranking(state)[0]}, "{fingerprint(state)}"),'


def main() -> None:
    for name in GOLDEN:
        path = HERE / f"{name}.json"
        if not path.exists():
            write_record(path, find(name))
        sys.stdout.write(row(name, read_record(path).record) + "\n")


if __name__ == "__main__":
    main()
