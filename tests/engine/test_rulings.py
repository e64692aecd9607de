"""R1 to R9: our rulings in rules.md on questions the rulebooks leave open."""

from speicherstadt.catalog import NO_CUBES
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Convert,
    Decision,
    Deliver,
    Keep,
    Phase,
    Sell,
    SellPair,
    Store,
    legal,
    price,
    ranking,
    scores,
)
from speicherstadt.engine.events import (
    Burned,
    CouldNotPay,
    Discarded,
    Earned,
    Ended,
    Finished,
    Unloaded,
)
from tests.table import (
    ANNA,
    BERT,
    CARPET,
    CLARA,
    COFFEE,
    RUBBER,
    TEA,
    begin,
    card,
    cubes,
    loading,
    play,
    refuses,
    table,
)


def test_r1_cubes_of_an_unsold_ship_go_to_the_stock() -> None:
    state = table(
        row="ship-b office-b ship-b contract-b2",
        cargo={0: "tea coffee coffee", 2: "rubber rubber rubber"},
        columns=[[], [ANNA], [BERT]],
    )
    told = begin(state, Phase.PURCHASE)
    assert told == [Discarded(0, card("ship-b"), lost=cubes("tea coffee coffee"))]
    play(state, PASS, PASS)
    assert state.stock == cubes("tea coffee coffee rubber rubber rubber")


def test_r2_player_who_cannot_pay_is_skipped_with_an_event() -> None:
    state = table(
        row="office-a contract-a2 contract-a3 contract-a4",
        columns=[[ANNA, BERT], [CLARA, ANNA], [ANNA]],
        coins=[1, 0, 5],
    )
    told = begin(state, Phase.PURCHASE)
    assert told == [
        CouldNotPay(ANNA, 0, card("office-a"), price=2, coins=1),
        CouldNotPay(BERT, 0, card("office-a"), price=1, coins=0),
        Discarded(0, card("office-a"), NO_CUBES),
    ]
    assert (state.seat, price(state)) == (CLARA, 2)


def test_r3_kept_goods_are_usable_without_a_new_ship() -> None:
    state = table(cards=["warehouse tea-taster"], warehouse=["tea tea coffee"], hall=["", "carpet"])
    kept = cubes("tea tea coffee")
    assert begin(state, Phase.LOADING) == [Unloaded(ANNA, kept, stored=kept)]
    play(state, Sell(TEA), Sell(TEA), Store(COFFEE))
    kept = cubes("carpet")
    assert play(state, FINISH) == [Finished(ANNA, NO_CUBES), Unloaded(BERT, kept, stored=kept)]


def test_r4_conversion_takes_another_kind_from_the_stock() -> None:
    state = loading(quay=["tea tea rubber carpet"], stock="coffee tea", cards=["coffee-roaster"])
    converts = {step for step in legal(state) if isinstance(step, Convert)}
    assert converts == {
        Convert(cubes("tea tea rubber"), COFFEE),
        Convert(cubes("tea tea carpet"), COFFEE),
        Convert(cubes("tea rubber carpet"), COFFEE),
    }
    play(state, Convert(cubes("tea rubber carpet"), COFFEE), Sell(COFFEE))
    assert state.stock == cubes("coffee tea tea rubber carpet")


def test_r4_conversion_cannot_take_one_of_the_given_cubes() -> None:
    state = loading(quay=["tea rubber carpet"])
    assert legal(state)[-1] == FINISH
    assert not [step for step in legal(state) if isinstance(step, Convert)]
    refuses(state, Convert(cubes("tea rubber carpet"), TEA))


def test_r5_goods_form_one_pool_and_stored_goods_stay_stored() -> None:
    state = loading(
        cards=["warehouse contract-a2"], quay=["rubber"], warehouse=["tea"], hall=["tea"]
    )
    assert SellPair(cubes("tea rubber")) in legal(state)
    play(state, Store(TEA), Keep(RUBBER))
    refuses(state, Keep(TEA), SellPair(cubes("tea rubber")), Deliver(RUBBER, "contract-a2"))
    play(state, Deliver(TEA, "contract-a2"))
    assert legal(state) == (FINISH,)
    play(state, FINISH)
    assert (state.players[ANNA].warehouse, state.players[ANNA].hall) == (
        cubes("tea"),
        cubes("rubber"),
    )


def test_r6_player_without_goods_is_skipped() -> None:
    state = table(4, quay=["", "tea", "", "carpet"], cards=["warehouse", "", "contract-a2"])
    assert begin(state, Phase.LOADING) == [Unloaded(BERT, cubes("tea"))]
    assert play(state, FINISH) == [Finished(BERT, cubes("tea")), Unloaded(3, cubes("carpet"))]


def test_r7_coins_never_run_out() -> None:
    """The box has 25 coins, but five players with 30 coins each still earn and sell."""
    state = table(5, coins=[30] * 5, cards=["tea-taster"], quay=["tea carpet carpet"])
    begin(state, Phase.LOADING)
    play(state, Sell(TEA), SellPair(cubes("carpet carpet")))
    assert state.players[ANNA].coins == 32
    assert play(state, FINISH)[1] == Earned((2, 2, 2, 2, 2), saved=(0, 1, 2, 3, 4), banked=())
    assert sum(player.coins for player in state.players) == 162


def test_r8_players_tied_in_points_and_coins_share_the_victory() -> None:
    state = table(points=[3, 3, 3], coins=[4, 4, 3], pile="fire-4", pile_ends=True)
    end = begin(state, Phase.INCOME)[-1]
    assert end == Ended(points=(3, 3, 3), coins=(6, 6, 5), winners=(ANNA, BERT))
    assert ranking(state) == [(ANNA, BERT), (CLARA,)]


def test_r9_scores_can_be_negative_at_any_time() -> None:
    state = table(cards=["fireman-a1"], pile="fire-1 fire-2")
    told = begin(state, Phase.SUPPLY)
    assert Burned(card("fire-1"), (1, 0, 0), (1, -1, -1)) in told
    assert [score.total for score in scores(state)] == [3, -3, -3]


def test_r5_loading_steps_can_be_done_in_any_order() -> None:
    steps: list[Decision] = [Sell(TEA), Store(CARPET), Keep(RUBBER)]
    ends = set()
    for one, two, three in [(0, 1, 2), (2, 1, 0), (1, 2, 0)]:
        state = loading(cards=["warehouse tea-taster"], quay=["tea carpet rubber"])
        play(state, steps[one], steps[two], steps[three])
        player = state.players[ANNA]
        ends.add((player.coins, player.warehouse, player.hall, player.quay, state.stock))
    assert len(ends) == 1


def test_r2_player_who_spent_all_coins_this_round_is_skipped() -> None:
    state = table(
        row="office-a contract-a2 contract-a3 contract-a4",
        columns=[[ANNA], [ANNA], [BERT]],
        coins=[1, 1, 1],
    )
    begin(state, Phase.PURCHASE)
    told = play(state, BUY)
    assert told[1:] == [
        CouldNotPay(ANNA, 1, card("contract-a2"), price=1, coins=0),
        Discarded(1, card("contract-a2"), NO_CUBES),
    ]
