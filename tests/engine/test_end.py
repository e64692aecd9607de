"""Section 4: the end of the game and the winners."""

import pytest

from speicherstadt.catalog import NO_CUBES
from speicherstadt.engine import (
    BUY,
    FINISH,
    Phase,
    Place,
    State,
    advance,
    apply,
    fingerprint,
    legal,
    ranking,
    scores,
)
from speicherstadt.engine.events import (
    Bought,
    Burned,
    CoinPassed,
    Discarded,
    Earned,
    Ended,
    Event,
    Finished,
    RoundBegan,
)
from speicherstadt.errors import Over
from tests.table import ANNA, BERT, CLARA, DORA, begin, card, cubes, play, table


def last_round() -> State:
    """The last round: only the 4th fire is left on the pile."""
    return table(
        row="ship-d ship-d st-michaelis port",
        cargo={0: "tea tea tea", 1: "rubber rubber rubber"},
        columns=[[BERT], [], [ANNA, BERT], []],
        cards=["fireman-c5", "fireman-a1", "fireman-a2"],
        coins=[4, 2, 3],
        pile="fire-4",
        pile_ends=True,
    )


def test_4th_fire_burns_after_the_last_round() -> None:
    state = last_round()
    assert state.round == state.setup.rounds == 12
    told = begin(state, Phase.PURCHASE) + play(state, BUY, BUY, FINISH)
    assert told == [
        Bought(BERT, 0, card("ship-d"), price=1, cargo=cubes("tea tea tea")),
        Discarded(1, card("ship-d"), lost=cubes("rubber rubber rubber")),
        Bought(ANNA, 2, card("st-michaelis"), price=2, cargo=NO_CUBES, in_line=(BERT,)),
        Discarded(3, card("port"), lost=NO_CUBES),
        told[4],
        Finished(BERT, cubes("tea tea tea")),
        Earned((1, 1, 2), saved=(CLARA,), banked=()),
        CoinPassed(BERT),
        Burned(card("fire-4"), firemen=(5, 1, 2), change=(4, -4, 0)),
        Ended(points=(8, -4, 0), coins=(3, 2, 5), winners=(ANNA,)),
    ]
    assert state.over
    assert state.pile == ()
    assert card("fire-4") in state.discard
    assert [score.fires for score in scores(state)] == [4, -4, 0]


def test_no_decision_is_accepted_after_the_end() -> None:
    state = last_round()
    begin(state, Phase.PURCHASE)
    play(state, BUY, BUY, FINISH)
    before = fingerprint(state)
    assert legal(state) == ()
    for decision in (FINISH, BUY, Place(0)):
        with pytest.raises(Over, match="the game is over") as refusal:
            apply(state, decision)
        assert refusal.value.code == "over"
        with pytest.raises(TypeError, match="nobody decides in phase OVER"):
            advance(state, decision)
        assert fingerprint(state) == before


def test_game_is_not_over_during_the_last_round() -> None:
    state = last_round()
    assert not state.over
    begin(state, Phase.PURCHASE)
    play(state, BUY, BUY)
    assert not state.over


def test_3rd_fire_on_top_of_the_4th_burns_just_before_it() -> None:
    state = table(
        cards=["fireman-c5", "", "fireman-a2"],
        bought=[ANNA],
        coins=[1, 1, 1],
        pile="fire-3 fire-4",
        pile_ends=True,
    )
    assert state.round == 12
    told = begin(state, Phase.INCOME)
    assert told == [
        Earned((1, 2, 2), saved=(BERT, CLARA), banked=()),
        CoinPassed(BERT),
        Burned(card("fire-3"), firemen=(5, 0, 2), change=(3, -3, 0)),
        Burned(card("fire-4"), firemen=(5, 0, 2), change=(4, -4, 0)),
        Ended(points=(7, -7, 0), coins=(2, 3, 3), winners=(ANNA,)),
    ]
    assert state.over
    assert state.round == 12
    assert state.discard[-2:] == (card("fire-3"), card("fire-4"))


def test_round_is_the_last_when_only_fires_remain() -> None:
    state = table(pile="office-d office-d ship-d ship-d fire-3 fire-4", pile_ends=True)
    told = begin(state, Phase.SUPPLY)
    assert told[0] == RoundBegan(12, ANNA, last=True)
    assert state.pile == (card("fire-3"), card("fire-4"))
    assert state.phase is Phase.DEMAND


def test_last_round_is_played_after_a_3rd_fire_in_its_supply() -> None:
    state = table(pile="office-d office-d ship-d fire-3 ship-d fire-4", pile_ends=True)
    begin(state, Phase.SUPPLY)
    assert state.pile == (card("fire-4"),)
    assert state.phase is Phase.DEMAND


def test_second_to_last_round_is_not_announced_as_the_last() -> None:
    cards = "office-d ship-d ship-d port st-michaelis bank ship-d ship-d fire-4"
    state = table(pile=cards, pile_ends=True)
    assert begin(state, Phase.SUPPLY)[0] == RoundBegan(11, ANNA, last=False)


def ended(coins: list[int], points: list[int], players: int = 3) -> tuple[State, Ended]:
    """End a game with these coins and points from fires; nobody has any cards."""
    purse = [had - 2 for had in coins]  # everyone gets 2 coins of income in the last round
    state = table(players, coins=purse, points=points, pile="fire-4", pile_ends=True)
    told: list[Event] = begin(state, Phase.INCOME)
    last = told[-1]
    assert isinstance(last, Ended)
    return state, last


def test_player_with_most_points_wins() -> None:
    state, end = ended(coins=[9, 2, 5], points=[1, 7, 3])
    assert end == Ended(points=(1, 7, 3), coins=(9, 2, 5), winners=(BERT,))
    assert ranking(state) == [(BERT,), (CLARA,), (ANNA,)]


def test_coins_break_a_tie_in_points() -> None:
    state, end = ended(coins=[3, 9, 4], points=[7, 1, 7])
    assert end.winners == (CLARA,)
    assert ranking(state) == [(CLARA,), (ANNA,), (BERT,)]


def test_players_tied_in_points_and_coins_share_the_victory() -> None:
    state, end = ended(coins=[4, 9, 4, 4], points=[7, 1, 7, 6], players=4)
    assert end.winners == (ANNA, CLARA)
    assert ranking(state) == [(ANNA, CLARA), (DORA,), (BERT,)]


def test_all_players_can_share_first_place() -> None:
    state, end = ended(coins=[4, 4], points=[-2, -2], players=2)
    assert end.winners == (ANNA, BERT)
    assert ranking(state) == [(ANNA, BERT)]


def test_scores_can_be_negative() -> None:
    state, end = ended(coins=[4, 4, 4], points=[-7, -1, -3])
    assert end == Ended(points=(-7, -1, -3), coins=(4, 4, 4), winners=(BERT,))
    assert [score.total for score in scores(state)] == [-7, -1, -3]
