"""Exact counts of small decision trees, compared with counts made without the engine."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

import pytest

from speicherstadt.engine import Phase, Place, State, advance, legal, new_game
from tests.table import ANNA, BERT, begin, loading, stacked, table


def lines(state: State, phase: Phase, *, until_round: int = 0) -> int:
    """Count the ways this phase can be played (or all phases to the end of `until_round`)."""
    here = state.round == until_round if until_round else state.phase is phase
    if not here:
        return 1
    total = 0
    for decision in legal(state):
        twin = state.copy()
        advance(twin, decision)
        total += lines(twin, phase, until_round=until_round)
    return total


# ---------------------------------------------------------------- demand


def test_demand_with_two_players() -> None:
    """Six workers, each placed above one of three cards."""
    assert lines(new_game(stacked(2)), Phase.DEMAND) == 3**6 == 729


def test_last_six_placements_with_three_players() -> None:
    state = new_game(stacked(3))
    for berth in (0, 1, 2):
        advance(state, Place(berth))
    assert lines(state, Phase.DEMAND) == 4**6 == 4096


@pytest.mark.slow
def test_whole_demand_with_three_players() -> None:
    """Nine workers above four cards; a column has no room for all nine."""
    assert lines(new_game(stacked(3)), Phase.DEMAND) == 4**9 - 4 == 262_140


@pytest.mark.parametrize(
    ("players", "heights", "expected"),
    [
        (3, [6], 4**3 - 1),  # not all three above the first card
        (3, [8], 3),
        (3, [7, 1], 4),
        (4, [8, 1], 4**3),
        (4, [7, 3], 5**2 - 1),  # not both above the first card
        (4, [7, 2], 5**3 - (1 + 3 * 4)),  # at most one above the first card
        (5, [7, 7], 6),
        (5, [8, 6], 5),
        (5, [7, 6], 6**2 - 1),
        (5, [6, 6], 6**3 - 2),
    ],
)
def test_demand_with_full_columns(players: int, heights: list[int], expected: int) -> None:
    cards = ["office-a", "fireman-a1", "fireman-a2", "warehouse", "contract-a2", "contract-a3"]
    workers = iter([seat for _ in range(3) for seat in range(players)])
    columns = [[next(workers) for _ in range(height)] for height in heights]
    state = table(players, row=" ".join(cards[: players + 1]), columns=columns)
    assert lines(state, Phase.DEMAND) == expected


# ---------------------------------------------------------------- purchase


def purchases(columns: Sequence[Sequence[int]], coins: tuple[int, ...]) -> int:
    """Count the ways these columns can be sold, directly from the rules."""
    if not columns:
        return 1
    column, rest = columns[0], columns[1:]
    if not column:
        return purchases(rest, coins)
    seat, price = column[0], len(column)
    declined = purchases([column[1:], *rest], coins)
    if coins[seat] < price:
        return declined
    paid = tuple(had - price * (seat == payer) for payer, had in enumerate(coins))
    return declined + purchases(rest, paid)


@pytest.mark.parametrize(
    ("columns", "coins", "expected"),
    [
        # With enough money, a card goes to one of its k workers or to nobody: k + 1 ways.
        ([[0, 0, 0], [1, 1], [1]], [9, 9], 4 * 3 * 2),
        ([[0, 1, 0, 1, 0, 1]], [9, 9], 7),
        ([[], [0, 1], [1, 0]], [9, 9], 9),
        # Nobody can pay anything.
        ([[0, 1], [0, 1], [0, 1]], [0, 0], 1),
        # One coin each: each card costs 2, then 1. The first player cannot pay 2, the second can
        # pay 1 and then has nothing left. Bert is always second: he buys one of three or none.
        ([[0, 1], [0, 1], [0, 1]], [1, 1], 4),
        # Anna is second once, Bert twice: (Anna or not) times (Bert one of two, or none).
        ([[1, 0], [0, 1], [0, 1]], [1, 1], 2 * 3),
        # Anna can pay 2 once, Bert 1 each time. While she has her coins, she buys, Bert buys, or
        # nobody does: g(n) = 2**(n-1) + 2 g(n-1), so 1, 3, 8, 20.
        ([[0, 1], [0, 1], [0, 1]], [2, 3], 20),
        # Anna buys for 3, then Bert for 3, Bert for 1, or nobody: 3. Bert buys for 2, then Anna
        # for 2, Bert for 1, or nobody: 3. Anna buys for 1 or nobody does, then any of three
        # workers or nobody: 4 each.
        ([[0, 1, 0], [1, 0, 1]], [3, 3], 3 + 3 + 4 + 4),
    ],
)
def test_purchase_with_two_players(
    columns: list[list[int]], coins: list[int], expected: int
) -> None:
    state = table(2, row="office-a fireman-a1 contract-a2", columns=columns, coins=coins)
    begin(state, Phase.PURCHASE)
    counted = lines(state, Phase.PURCHASE) if state.phase is Phase.PURCHASE else 1
    assert purchases(columns, tuple(coins)) == expected
    assert counted == expected


def test_purchase_with_three_players() -> None:
    columns = [[0, 1, 2, 0], [2], [1, 2], [0, 1]]
    row = "office-a fireman-a1 contract-a2 contract-a3"
    state = table(3, row=row, columns=columns, coins=[5, 4, 2])
    begin(state, Phase.PURCHASE)
    assert purchases(columns, (5, 4, 2)) == 66
    assert lines(state, Phase.PURCHASE) == 66


def test_whole_first_round_with_two_players() -> None:
    """In winter there is nothing to load: a round is only demand and purchase."""
    by_hand = 0
    for places in product(range(3), repeat=6):
        columns = [[turn % 2 for turn in range(6) if places[turn] == card] for card in range(3)]
        by_hand += purchases(columns, (5, 5))
    state = new_game(stacked(2))
    assert by_hand == 15_534
    assert lines(state, Phase.DEMAND, until_round=1) == 15_534


# ---------------------------------------------------------------- loading


@dataclass(frozen=True)
class Loading:
    """One player's loading, with goods as words; `shelves` and `hall` are free spaces."""

    quay: tuple[str, ...]
    stock: tuple[str, ...]
    wanted: tuple[str, ...]
    buys: str
    shelves: int
    hall: int = 1


def loadings(now: Loading) -> int:
    """Count the ways one player can load, directly from the rules."""
    ways = 1  # finish now
    for good in set(now.quay):
        less = replace(now, quay=_without(now.quay, good))
        if good in now.wanted:
            ways += loadings(replace(less, wanted=_without(now.wanted, good)))
        if good == now.buys:
            ways += loadings(replace(less, stock=(*now.stock, good)))
        if now.shelves:
            ways += loadings(replace(less, shelves=now.shelves - 1))
        if now.hall:
            ways += loadings(replace(less, hall=0))
    for two in set(combinations(sorted(now.quay), 2)):
        ways += loadings(replace(now, quay=_without(now.quay, *two), stock=(*now.stock, *two)))
    for three in set(combinations(sorted(now.quay), 3)):
        for taken in set(now.stock) - set(three):
            quay = (*_without(now.quay, *three), taken)
            ways += loadings(replace(now, quay=quay, stock=(*_without(now.stock, taken), *three)))
    return ways


def _without(words: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    return tuple((Counter(words) - Counter(gone)).elements())


@pytest.mark.parametrize(
    ("cards", "quay", "stock", "expected"),
    [
        # Finish, or keep the cube.
        ("", "tea", "", 2),
        # Finish; sell both; keep tea; keep rubber. Once the hall is full, a single cube is useless.
        ("", "tea rubber", "", 4),
        # Two alike: finish, sell both, keep one.
        ("", "tea tea", "", 3),
        # Finish; sell both and finish; keep one of two, then store the other or not: 2 * 2; store
        # one of two, then finish, keep or store the other: 2 * 3.
        ("warehouse", "tea rubber", "", 1 + 1 + 2 * 2 + 2 * 3),
        # With an empty stock: finish; sell one of three pairs, with 2 ways for the third cube; keep
        # one of three, with 2 ways for the pair (finish or sell): 1 + 6 + 6. Coffee in the stock
        # adds one conversion, followed by finishing or keeping the coffee.
        ("", "tea rubber carpet", "", 13),
        ("", "tea rubber carpet", "coffee", 13 + 2),
        ("contract-a2 tea-taster warehouse", "tea tea rubber", "coffee", 118),
        ("contract-a4 vulcanizer", "tea rubber rubber carpet", "coffee saffron", 534),
        ("contract-b3 coffee-roaster warehouse", "coffee tea rubber saffron", "carpet tea", 2_004),
    ],
)
def test_loading_with_one_player(cards: str, quay: str, stock: str, expected: int) -> None:
    state = loading(2, cards=[cards], quay=[quay], stock=stock)
    assert state.seat == ANNA
    contract = {
        "contract-a2": "saffron tea",
        "contract-a4": "coffee tea rubber carpet",
        "contract-b3": "coffee rubber tea",
    }
    merchant = {"tea-taster": "tea", "vulcanizer": "rubber", "coffee-roaster": "coffee"}
    owned = cards.split()
    by_hand = Loading(
        quay=tuple(quay.split()),
        stock=tuple(stock.split()),
        wanted=tuple(" ".join(contract.get(c, "") for c in owned).split()),
        buys="".join(merchant.get(c, "") for c in owned),
        shelves=4 * ("warehouse" in owned),
    )
    assert loadings(by_hand) == expected
    assert lines(state, Phase.LOADING) == expected


def test_two_players_load_independently() -> None:
    """Neither can convert anything from the stock, so the counts multiply."""
    state = loading(2, quay=["tea rubber", "tea tea"])
    assert (state.seat, state.first) == (ANNA, ANNA)
    assert lines(state, Phase.LOADING) == 4 * 3
    state = loading(2, quay=["tea rubber", "tea tea"], first=BERT)
    assert state.seat == BERT
    assert lines(state, Phase.LOADING) == 3 * 4
