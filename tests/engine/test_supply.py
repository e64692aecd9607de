"""Phase 1, Supply, and section 5, Fires."""

import pytest

from speicherstadt.catalog import NO_CUBES, Kind
from speicherstadt.engine import Event, Phase, Setup, new_game, problems
from speicherstadt.engine.events import Burned, Revealed, RoundBegan
from tests.table import ANNA, BERT, CLARA, begin, card, cubes, stacked, table


def opened(setup: Setup) -> list[Event]:
    told: list[Event] = []
    new_game(setup, told.append)
    return told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_more_card_than_players_is_revealed_from_left_to_right(players: int) -> None:
    setup = stacked(players)
    state = new_game(setup)
    assert state.row == list(setup.pile[: players + 1])
    assert state.dealt == players + 1
    assert state.pile == setup.pile[players + 1 :]
    assert opened(setup) == [
        RoundBegan(1, ANNA, last=False),
        *(Revealed(berth, setup.pile[berth], NO_CUBES) for berth in range(players + 1)),
    ]


def test_each_ship_gets_the_next_three_cubes_from_the_bag() -> None:
    state = table(
        pile="ship-b office-b ship-b contract-b2",
        bag="tea rubber tea carpet carpet carpet saffron coffee",
    )
    in_bag = len(state.bag)
    told = begin(state, Phase.SUPPLY)
    assert told == [
        RoundBegan(2, ANNA, last=False),
        Revealed(0, card("ship-b"), cubes("tea rubber tea")),
        Revealed(1, card("office-b"), NO_CUBES),
        Revealed(2, card("ship-b"), cubes("carpet carpet carpet")),
        Revealed(3, card("contract-b2"), NO_CUBES),
    ]
    assert state.cargo == [cubes("tea rubber tea"), 0, cubes("carpet carpet carpet"), 0]
    assert len(state.bag) == in_bag - 6
    assert [good.id for good in state.bag[:2]] == ["saffron", "coffee"]
    assert state.phase is Phase.DEMAND


def test_fifteen_ships_empty_the_bag() -> None:
    setup = stacked(5)
    assert sum(each.kind is Kind.SHIP for each in setup.pile) * 3 == len(setup.bag)


def test_fire_burns_immediately_and_is_replaced() -> None:
    state = table(
        cards=["", "fireman-a2"],
        pile="office-b contract-b2 fire-1 ship-b fireman-b1",
        bag="tea tea tea",
    )
    told = begin(state, Phase.SUPPLY)
    assert told == [
        RoundBegan(2, ANNA, last=False),
        Revealed(0, card("office-b"), NO_CUBES),
        Revealed(1, card("contract-b2"), NO_CUBES),
        Burned(card("fire-1"), firemen=(0, 2, 0), change=(-1, 1, -1)),
        Revealed(2, card("ship-b"), cubes("tea tea tea")),
        Revealed(3, card("fireman-b1"), NO_CUBES),
    ]
    assert state.row == [card(i) for i in ("office-b", "contract-b2", "ship-b", "fireman-b1")]
    assert state.discard[-1] is card("fire-1")
    assert [player.points for player in state.players] == [-1, 1, -1]


def test_several_fires_in_one_supply_burn_in_order() -> None:
    state = table(
        cards=["fireman-c5", "fireman-a1", "fireman-c4"],
        pile="fire-1 fire-2 office-b contract-b2 fire-3 contract-b3 port",
        players=4,
    )
    told = begin(state, Phase.SUPPLY)
    assert [event for event in told if isinstance(event, Burned)] == [
        Burned(card("fire-1"), (5, 1, 4, 0), (1, 0, 0, -1)),
        Burned(card("fire-2"), (5, 1, 4, 0), (2, 0, 0, -2)),
        Burned(card("fire-3"), (5, 1, 4, 0), (3, 0, 0, -3)),
    ]
    assert [player.points for player in state.players] == [6, 0, 0, -6]
    assert state.discard[-3:] == (card("fire-1"), card("fire-2"), card("fire-3"))
    assert None not in state.row


def test_fire_on_top_of_the_pile_waits_for_the_next_supply() -> None:
    state = table(pile="office-b contract-b2 fireman-b1 fireman-b2 fire-1")
    begin(state, Phase.SUPPLY)
    assert state.pile[0] is card("fire-1")
    assert card("fire-1") not in state.discard


@pytest.mark.parametrize(
    ("firemen", "sums", "change"),
    [
        pytest.param(
            ["fireman-c5", "fireman-a1", ""], (5, 1, 0), (3, 0, -3), id="one highest, one lowest"
        ),
        pytest.param(
            ["fireman-b3 fireman-a2", "fireman-c5", ""], (5, 5, 0), (3, 3, -3), id="tied highest"
        ),
        pytest.param(
            ["fireman-c4", "fireman-a1", "fireman-b1"], (4, 1, 1), (3, -3, -3), id="tied lowest"
        ),
        pytest.param(["", "fireman-a1", ""], (0, 1, 0), (-3, 3, -3), id="sum 0 without firemen"),
        pytest.param(
            ["fireman-a2", "fireman-b2", "fireman-a1 fireman-b1"], (2, 2, 2), (0, 0, 0), id="equal"
        ),
        pytest.param(["", "", ""], (0, 0, 0), (0, 0, 0), id="no firemen at all"),
        pytest.param(
            ["fireman-a1 fireman-a2 fireman-b1", "fireman-b3", "fireman-d5 fireman-d4"],
            (4, 3, 9),
            (0, -3, 3),
            id="firemen are added up",
        ),
    ],
)
def test_fire_rewards_the_highest_sum_and_penalizes_the_lowest(
    firemen: list[str], sums: tuple[int, ...], change: tuple[int, ...]
) -> None:
    state = table(cards=firemen, points=[1, 0, -2], pile="fire-3")
    told = begin(state, Phase.SUPPLY)
    assert told[1] == Burned(card("fire-3"), sums, change)
    expected = [start + gain for start, gain in zip([1, 0, -2], change, strict=True)]
    assert [player.points for player in state.players] == expected


def test_all_tied_players_gain_or_lose_the_full_value() -> None:
    firemen = ["fireman-c5", "fireman-d5", "fireman-a1", "fireman-b1", "fireman-b3"]
    state = table(5, cards=firemen, pile="fire-2")
    told = begin(state, Phase.SUPPLY)
    assert told[1] == Burned(card("fire-2"), (5, 5, 1, 1, 3), (2, 2, -2, -2, 0))


def test_only_firemen_count_in_a_fire() -> None:
    state = table(cards=["st-michaelis office-a", "fireman-a1", ""], pile="fire-1")
    assert begin(state, Phase.SUPPLY)[1] == Burned(card("fire-1"), (0, 1, 0), (-1, 1, -1))


def test_last_supply_leaves_only_the_4th_fire() -> None:
    state = table(pile="office-d ship-d ship-d port fire-4", pile_ends=True, first=CLARA)
    assert state.round == 11
    told = begin(state, Phase.SUPPLY)
    assert told[0] == RoundBegan(12, CLARA, last=True)
    assert state.pile == (card("fire-4"),)
    assert state.seat == CLARA
    assert problems(state) == []


def test_new_round_is_announced_with_its_first_player() -> None:
    state = table(first=BERT)
    assert begin(state, Phase.SUPPLY)[0] == RoundBegan(2, BERT, last=False)
