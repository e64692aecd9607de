"""Examples from the rulebooks."""

from speicherstadt.catalog import NO_CUBES
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Convert,
    Deliver,
    Keep,
    Phase,
    Place,
    Sell,
    SellPair,
    State,
    legal,
    price,
    scores,
)
from speicherstadt.engine.events import (
    Bought,
    Delivered,
    Finished,
    Kept,
    PairSold,
    Passed,
    Placed,
    Sold,
    Unloaded,
)
from tests.table import (
    CARPET,
    COFFEE,
    RUBBER,
    SAFFRON,
    TEA,
    begin,
    card,
    card_at,
    cubes,
    play,
    table,
)

BEIGE, VIOLET, ORANGE = range(3)
BLUE = 0

# Quick guide: three players, four cards. Beige and Violet have placed a worker each; it is Orange's
# turn to put one on one of the four spaces shown.


def test_demand_orange_can_choose_any_of_four_spaces() -> None:
    state = table(
        3,
        row="contract-a2 tea-taster fireman-a1 office-a",
        columns=[[], [BEIGE, VIOLET]],
        first=BEIGE,
    )
    assert (state.phase, state.seat) == (Phase.DEMAND, ORANGE)
    assert legal(state) == (Place(0), Place(1), Place(2), Place(3))
    told = [play(state.copy(), Place(berth)) for berth in range(4)]
    assert told == [
        [Placed(ORANGE, berth, floor, card_at(state, berth))]
        for berth, floor in enumerate([0, 2, 0, 0])
    ]


# Quick guide: the column is Beige, Orange, Beige, Violet. Beige can buy for 4 coins; if Beige
# passes, Orange for 3, then Beige again for 2, then Violet for 1.


def purchase() -> State:
    state = table(
        3,
        row="office-a contract-a2 tea-taster fireman-a1",
        columns=[[BEIGE, ORANGE, BEIGE, VIOLET], [VIOLET], [ORANGE, VIOLET], [BEIGE, ORANGE]],
        first=BEIGE,
    )
    begin(state, Phase.PURCHASE)
    return state


def test_purchase_price_falls_from_four_to_one() -> None:
    state = purchase()
    asked = []
    for _ in range(4):
        assert state.berth == 0
        asked.append((state.seat, price(state)))
        told = play(state, PASS)
        assert told[0] == Passed(*asked[-1][:1], 0, card("office-a"), asked[-1][1])
    assert asked == [(BEIGE, 4), (ORANGE, 3), (BEIGE, 2), (VIOLET, 1)]
    assert state.berth == 1


def test_purchase_at_each_price() -> None:
    queue = [(BEIGE, 4), (ORANGE, 3), (BEIGE, 2), (VIOLET, 1)]
    for declined, (seat, cost) in enumerate(queue):
        state = purchase()
        play(state, *[PASS] * declined)
        told = play(state, BUY)
        in_line = tuple(seat for seat, _ in queue[declined + 1 :])
        assert told == [Bought(seat, 0, card("office-a"), cost, NO_CUBES, in_line)]
        assert state.players[seat].coins == 5 - cost
        assert state.columns[0] == ()
        assert state.berth == 1


# Loading: Blue bought two ships. His left-hand contract (5 points) lacks only carpet, his
# right-hand contract wants coffee, tea, rubber and carpet (11 points). He owns the tea taster.


def blue_unloads() -> State:
    state = table(
        3,
        cards=["contract-b2 contract-a4 tea-taster ship-b ship-b"],
        delivered={"contract-b2": "rubber"},
        quay=["rubber tea carpet rubber tea saffron"],
        bought=[BLUE],
        stock="coffee",
        coins=[0],
    )
    told = begin(state, Phase.LOADING)
    assert told == [Unloaded(BLUE, cubes("rubber tea carpet rubber tea saffron"))]
    return state


def test_loading_as_described() -> None:
    state = blue_unloads()
    right = card("contract-a4")
    told = play(
        state,
        Deliver(RUBBER, "contract-a4"),
        Deliver(TEA, "contract-a4"),
        Keep(CARPET),
        Sell(TEA),
        SellPair(cubes("rubber saffron")),
    )
    assert told == [
        Delivered(BLUE, RUBBER, right, complete=False),
        Delivered(BLUE, TEA, right, complete=False),
        Kept(BLUE, CARPET),
        Sold(BLUE, TEA),
        PairSold(BLUE, cubes("rubber saffron")),
    ]
    assert legal(state) == (FINISH,)
    blue = state.players[BLUE]
    assert blue.coins == 2
    assert blue.hall == cubes("carpet")
    assert blue.contracts == (
        (card("contract-b2"), cubes("carpet")),
        (right, cubes("coffee carpet")),
    )
    assert state.stock == cubes("coffee tea rubber saffron")
    assert play(state, FINISH)[0] == Finished(BLUE, NO_CUBES)


def test_loading_blue_could_complete_the_left_hand_contract() -> None:
    state = blue_unloads()
    assert play(state, Deliver(CARPET, "contract-b2")) == [
        Delivered(BLUE, CARPET, card("contract-b2"), complete=True)
    ]
    assert scores(state)[BLUE].contracts == 5


def test_loading_blue_could_convert_the_last_three_cubes_into_coffee() -> None:
    state = blue_unloads()
    play(state, Deliver(RUBBER, "contract-a4"), Deliver(TEA, "contract-a4"), Keep(CARPET))
    play(state, Convert(cubes("rubber tea saffron"), COFFEE), Deliver(COFFEE, "contract-a4"))
    assert state.players[BLUE].contracts[1] == (card("contract-a4"), cubes("carpet"))


def test_loading_blue_could_complete_the_right_hand_contract() -> None:
    state = blue_unloads()
    play(state, Deliver(RUBBER, "contract-a4"), Deliver(TEA, "contract-a4"))
    play(state, Convert(cubes("rubber tea saffron"), COFFEE), Deliver(COFFEE, "contract-a4"))
    told = play(state, Deliver(CARPET, "contract-a4"))
    assert told == [Delivered(BLUE, CARPET, card("contract-a4"), complete=True)]
    assert scores(state)[BLUE].contracts == 11


def test_loading_no_contract_takes_the_saffron() -> None:
    state = blue_unloads()
    assert not [s for s in legal(state) if isinstance(s, Deliver) and s.good is SAFFRON]
