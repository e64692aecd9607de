"""Section 6: one scenario for each card, from its purchase to its effect."""

import pytest

from speicherstadt.catalog import GOOD_BY_ID, NO_CUBES, Kind, standard_deck
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Deliver,
    Event,
    Keep,
    Phase,
    Place,
    Sell,
    State,
    Store,
    scores,
)
from speicherstadt.engine.events import Bought, Burned, Delivered, Earned, Ended, Sold, Unloaded
from tests.table import (
    ANNA,
    BERT,
    CARPET,
    COFFEE,
    RUBBER,
    TEA,
    begin,
    card,
    cubes,
    play,
    refuses,
    table,
)


def bought_by_anna(card_id: str, *, pile: str = "", last: bool = False) -> State:
    """Four players; Anna has just bought this card for 1 coin, and a ship is for sale next."""
    ship = "ship-b" if card_id != "ship-b" else "ship-c"
    state = table(
        4,
        row=f"{card_id} {ship} office-b contract-b3 contract-b4",
        cargo={1: "tea tea carpet"} | ({0: "coffee coffee rubber"} if "ship" in card_id else {}),
        columns=[[ANNA], [ANNA], [BERT]],
        pile=pile,
        pile_ends=last,
    )
    begin(state, Phase.PURCHASE)
    told = play(state, BUY)
    cargo = cubes("coffee coffee rubber") if "ship" in card_id else NO_CUBES
    assert told[0] == Bought(ANNA, 0, card(card_id), price=1, cargo=cargo)
    return state


def rest_of_round(state: State) -> list[Event]:
    """Everyone passes and finishes until the next round begins or the game ends."""
    told: list[Event] = []
    here = state.round
    while not state.over and state.round == here:
        told += play(state, PASS if state.phase is Phase.PURCHASE else FINISH)
    return told


@pytest.mark.parametrize(
    ("merchant", "good"),
    [
        ("coffee-roaster", "coffee"),
        ("tea-taster", "tea"),
        ("spice-trader", "saffron"),
        ("carpet-trader", "carpet"),
        ("vulcanizer", "rubber"),
    ],
)
def test_merchant(merchant: str, good: str) -> None:
    state = table(
        row=f"{merchant} ship-b office-b contract-b2",
        cargo={1: f"{good} {good} {good}"},
        columns=[[ANNA], [ANNA], [BERT]],
    )
    begin(state, Phase.PURCHASE)
    play(state, BUY, BUY, PASS)
    sale = Sell(GOOD_BY_ID[good])
    assert play(state, sale, sale, sale) == [Sold(ANNA, GOOD_BY_ID[good])] * 3
    assert state.players[ANNA].coins == 5 - 2 + 3
    assert scores(state)[ANNA].merchants == 1
    state = table(cards=[merchant], quay=["coffee tea saffron rubber carpet"])
    begin(state, Phase.LOADING)
    refuses(state, *[Sell(other) for other in GOOD_BY_ID.values() if other.id != good])


def test_warehouse() -> None:
    state = bought_by_anna("warehouse")
    play(state, BUY, PASS, Store(TEA), Store(TEA), Store(CARPET), FINISH)
    assert state.players[ANNA].warehouse == cubes("tea tea carpet")
    assert scores(state)[ANNA].warehouse == 3


@pytest.mark.parametrize(
    ("contract", "lacks", "points"),
    [
        ("contract-a2", "saffron", 5),
        ("contract-c3b", "saffron", 8),
        ("contract-a4", "coffee rubber", 11),
    ],
)
def test_contract(contract: str, lacks: str, points: int) -> None:
    state = bought_by_anna(contract)
    play(state, BUY, PASS, Deliver(TEA, contract))
    if contract != "contract-a2":
        play(state, Deliver(CARPET, contract))
    assert state.players[ANNA].contracts == ((card(contract), cubes(lacks)),)
    assert scores(state)[ANNA].contracts == 0
    state = table(
        cards=[contract],
        delivered={contract: "tea" if contract == "contract-a2" else "tea carpet"},
        quay=[lacks],
    )
    begin(state, Phase.LOADING)
    goods = [GOOD_BY_ID[word] for word in lacks.split()]
    told = play(state, *[Deliver(good, contract) for good in goods])
    assert told[-1] == Delivered(ANNA, goods[-1], card(contract), complete=True)
    assert scores(state)[ANNA].contracts == points


def test_counting_office() -> None:
    for owned, points in enumerate([2, 5, 9, 14]):
        offices = ["office-b", "office-d", "office-d"][:owned]
        state = table(
            row="office-a contract-a2 contract-a3 contract-a4",
            columns=[[ANNA], [BERT]],
            cards=[" ".join(offices)],
        )
        begin(state, Phase.PURCHASE)
        play(state, BUY)
        assert scores(state)[ANNA].offices == points


@pytest.mark.parametrize("fireman", [c.id for c in standard_deck().cards if c.kind is Kind.FIREMAN])
def test_fireman(fireman: str) -> None:
    state = bought_by_anna(fireman, pile="fire-2")
    told = rest_of_round(state)
    value = card(fireman).value
    assert 1 <= value <= 5
    assert Burned(card("fire-2"), (value, 0, 0, 0), (2, -2, -2, -2)) in told


@pytest.mark.parametrize(("fire", "points"), [("fire-1", 1), ("fire-2", 2), ("fire-3", 3)])
def test_fire(fire: str, points: int) -> None:
    state = table(2, cards=["fireman-a1"], pile=fire)
    told = begin(state, Phase.SUPPLY)
    assert Burned(card(fire), (1, 0), (points, -points)) in told
    assert [score.fires for score in scores(state)] == [points, -points]
    assert card(fire) in state.discard
    assert card(fire) not in state.row


def test_4th_fire() -> None:
    state = table(2, cards=["fireman-a1"], pile="fire-4", pile_ends=True)
    told = begin(state, Phase.INCOME)
    assert Burned(card("fire-4"), (1, 0), (4, -4)) in told
    assert state.over


@pytest.mark.parametrize("ship", ["ship-b", "ship-c", "ship-d"])
def test_ship(ship: str) -> None:
    state = bought_by_anna(ship)
    told = play(state, PASS, PASS)
    assert told[-1] == Unloaded(ANNA, cubes("coffee coffee rubber"))
    play(state, Keep(RUBBER))
    play(state, FINISH)
    assert state.players[ANNA].hall == cubes("rubber")
    assert state.players[ANNA].cards == (card(ship),)


def test_bank() -> None:
    told = rest_of_round(bought_by_anna("bank"))
    assert Earned((2, 2, 2, 2), saved=(1, 2, 3), banked=(ANNA,)) in told
    state = table(4, cards=["bank"], bought=[BERT])
    told = begin(state, Phase.INCOME)
    assert told[0] == Earned((3, 1, 2, 2), saved=(ANNA, 2, 3), banked=(ANNA,))


@pytest.mark.parametrize(
    ("card_id", "points"),
    [
        ("boatsmen-church", 3),
        ("st-michaelis", 4),
        ("port", 0),
        ("chamber-of-commerce", 5),  # 5 coins at the start, 1 paid, 1 earned
    ],
)
def test_autumn_building_scores_at_the_end(card_id: str, points: int) -> None:
    state = bought_by_anna(card_id, pile="fire-4", last=True)
    end = rest_of_round(state)[-1]
    assert end == Ended(points=(points, 0, 0, 0), coins=(5, 7, 7, 7), winners=end_winners(points))
    assert scores(state)[ANNA].total == points


def end_winners(points: int) -> tuple[int, ...]:
    return (ANNA,) if points else (1, 2, 3)


def test_port_counts_ships_from_every_round() -> None:
    state = table(
        4,
        row="port ship-d office-d office-d ship-d",
        cargo={1: "tea tea tea", 4: "coffee coffee coffee"},
        columns=[[ANNA], [ANNA], [], [], [BERT]],
        cards=["ship-b ship-c"],
    )
    begin(state, Phase.PURCHASE)
    play(state, BUY, BUY, BUY)
    assert scores(state)[ANNA].port == 3
    play(state, FINISH)
    assert scores(state)[ANNA].port == 3


def test_chamber_of_commerce_scores_coins_without_spending_them() -> None:
    state = table(cards=["chamber-of-commerce"], coins=[4, 4, 4], pile="fire-4", pile_ends=True)
    end = begin(state, Phase.INCOME)[-1]
    assert end == Ended(points=(6, 0, 0), coins=(6, 6, 6), winners=(ANNA,))


def test_only_the_owner_can_use_a_card() -> None:
    state = table(cards=["tea-taster warehouse contract-a2"], quay=["", "tea coffee"])
    begin(state, Phase.LOADING)
    assert state.seat == BERT
    refuses(state, Sell(TEA), Store(TEA), Deliver(TEA, "contract-a2"), Sell(COFFEE), Place(0))
