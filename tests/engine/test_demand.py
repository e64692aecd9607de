"""Phase 2, Demand."""

import pytest

from speicherstadt.catalog import standard_deck
from speicherstadt.engine import BUY, FINISH, Phase, Place, Sell, legal, new_game, places_next
from speicherstadt.engine.events import Placed
from speicherstadt.records.shuffle import deal
from tests.table import ANNA, BERT, CLARA, DORA, TEA, card_at, play, refuses, stacked, table

WINTER = "office-a fireman-a1 fireman-a2 warehouse contract-a2 contract-a3"


def row(players: int) -> str:
    return " ".join(WINTER.split()[: players + 1])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_place_three_workers_in_turn(players: int) -> None:
    first = players - 1
    state = new_game(stacked(players, first=first))
    turns = [(first + turn) % players for turn in range(3 * players)]
    for number, seat in enumerate(turns):
        assert state.phase is Phase.DEMAND
        assert (state.seat, state.placed) == (seat, number)
        berth = number % (players + 1)
        card = card_at(state, berth)
        told = play(state, Place(berth))
        assert told[0] == Placed(seat, berth, number // (players + 1), card)
    assert state.phase is Phase.PURCHASE
    assert sorted(seat for column in state.columns for seat in column) == sorted(turns)


def test_worker_goes_to_the_lowest_free_space_in_the_column() -> None:
    state = table(row=row(3), columns=[[], [ANNA, BERT]])
    assert play(state, Place(1)) == [Placed(CLARA, 1, 2, card_at(state, 1))]
    assert play(state, Place(0)) == [Placed(ANNA, 0, 0, card_at(state, 0))]
    assert state.columns == [(ANNA,), (ANNA, BERT, CLARA), (), ()]


def test_placing_a_worker_is_mandatory() -> None:
    state = table(row=row(3))
    assert legal(state) == (Place(0), Place(1), Place(2), Place(3))
    refuses(state, FINISH, BUY, Sell(TEA))


def test_workers_can_only_be_placed_above_cards() -> None:
    state = table(2, row=row(2))
    assert legal(state) == (Place(0), Place(1), Place(2))
    refuses(state, Place(3), Place(-1))


def test_player_can_place_several_workers_in_one_column() -> None:
    state = table(2, row=row(2), columns=[[ANNA, ANNA], [BERT, BERT]])
    play(state, Place(0))
    assert state.columns[0] == (ANNA, ANNA, ANNA)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_column_holds_eight_workers(players: int) -> None:
    state = table(players, row=row(players))
    for _ in range(7):
        play(state, Place(1))
    assert Place(1) in legal(state)
    card = card_at(state, 1)
    told = play(state, Place(1))
    assert told[0] == Placed(7 % players, 1, 7, card)
    assert legal(state) == tuple(Place(berth) for berth in range(players + 1) if berth != 1)
    refuses(state, Place(1))


def test_full_column_stays_closed_until_the_demand_ends() -> None:
    state = table(5, row=row(5), columns=[[*range(5), ANNA, BERT, CLARA]])
    for seat in (DORA, 4, *range(5)):
        assert state.seat == seat
        assert Place(0) not in legal(state)
        refuses(state, Place(0))
        play(state, Place(5))


def test_two_players_cannot_fill_a_column() -> None:
    state = table(2, row=row(2), coins=[6, 6])
    for _ in range(6):
        assert len(legal(state)) == 3
        play(state, Place(0))
    assert state.phase is Phase.PURCHASE
    assert state.columns[0] == (ANNA, BERT, ANNA, BERT, ANNA, BERT)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_places_next_names_the_next_player_until_the_last_worker(players: int) -> None:
    state = new_game(deal(standard_deck(), players, "next"))
    for worker in range(3 * players):
        told = places_next(players, state.seat, state.placed)
        assert (told is None) == (worker == 3 * players - 1)
        play(state, Place(worker % (players + 1)))
        assert told in (None, state.seat)
