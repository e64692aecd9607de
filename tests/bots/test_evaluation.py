"""What positions are worth: exactly at the end of the game, by weighted features before."""

import json
from math import isfinite

import pytest

from speicherstadt.bots.evaluation import (
    FEATURES,
    HAND_SET_WEIGHTS,
    WEIGHTS_FILE,
    Evaluation,
    FinalEvaluation,
    HeldContracts,
    Weights,
    trained_weights,
)
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.catalog import ALL_CUBES, NO_CUBES, PLAYERS, Card, Cubes, Kind, heap
from speicherstadt.engine import (
    FINISH,
    Finish,
    State,
    advance,
    apply,
    new_game,
    ranking,
    scores,
    view,
)
from speicherstadt.records import deal
from tests.play import DECK, STYLES, played
from tests.table import card, cubes

SETUP = deal(DECK, 3, "evaluation")


def evaluation(words: str = "", *, left: int = 6, bag: Cubes = ALL_CUBES) -> Evaluation:
    """With these cards to come in the last `left` rounds."""
    cards = [card(word) for word in words.split()]
    return Evaluation(SETUP, left, cards, bag, HAND_SET_WEIGHTS)


def owned(words: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in words.split())


def feature(name: str, features: list[float]) -> float:
    return features[FEATURES.index(name)]


def holding(
    name: str,
    cards: str = "",
    *,
    contracts: HeldContracts = (),
    warehouse: str = "",
    hall: str = "",
) -> float:
    """One feature of a player who owns these cards and goods."""
    found = evaluation("ship-b ship-b ship-c office-a office-b port")
    goods = cubes(warehouse), cubes(hall)
    return feature(name, found.holding_features(owned(cards), contracts, *goods))


# The end of the game


def final_values(state: State, end: State) -> tuple[list[float], list[int]]:
    """Everybody's value and coins at the end of the last round, with the fires still to come."""
    final = FinalEvaluation(state.setup, 0, state.pile, heap(state.bag), HAND_SET_WEIGHTS)
    fires = final.fire_values([player.firemen for player in end.players])
    values = [
        final.holding_value(player.cards, player.contracts, player.warehouse, player.hall)
        + final.coin_value(player.coins, chamber=bool(player.owns(Kind.CHAMBER)))
        + before.points
        + fire
        for before, player, fire in zip(state.players, end.players, fires, strict=True)
    ]
    return values, [player.coins for player in end.players]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("style", STYLES)
def test_the_final_evaluation_is_the_score(players: int, style: str) -> None:
    record = played(players, f"reckoning/{style}", style)
    state = new_game(record.setup)
    last_round = None
    for decision in record.decisions:
        if state.round == state.setup.rounds:
            last_round = state.copy()
        advance(state, decision)
    assert last_round is not None
    assert state.over
    final = FinalEvaluation(state.setup, 0, (), NO_CUBES, HAND_SET_WEIGHTS)
    outcome = final.outcome(*final_values(last_round, state))
    assert outcome.points == tuple(score.total for score in scores(state))
    winners = ranking(state)[0]
    assert outcome.chances == tuple(
        1 / len(winners) if seat in winners else 0 for seat in range(players)
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_the_model_of_a_round_foresees_the_end_of_the_game(players: int) -> None:
    """Before the very last decision, which ends a loading, nothing is open any more."""
    compared = 0
    for seed in range(20):
        record = played(players, f"last/{seed}", "hoard")
        state = new_game(record.setup)
        for decision in record.decisions[:-1]:
            advance(state, decision)
        if isinstance(record.decisions[-1], Finish) and not state.players[state.seat].quay:
            coins = tuple(player.coins for player in state.players)
            ahead = RoundModel(view(state), trained_weights(players)).end(coins, (0,) * players)
            apply(state, FINISH)
            assert ahead.points == tuple(score.total for score in scores(state))
            compared += 1
    assert compared


def test_coins_break_ties_and_margins_only_order() -> None:
    final = FinalEvaluation(deal(DECK, 4, "chances"), 0, (), NO_CUBES, HAND_SET_WEIGHTS)
    outcome = final.outcome([12.003, 12.002, -2.998, 5.0], [3, 2, 2, 0])
    assert outcome.points == (12, 12, -3, 5)
    assert outcome.chances == (1, 0, 0, 0)
    first, second, last, third = outcome.utilities
    assert first > 1 > second > third > last


def test_a_shared_victory_is_shared() -> None:
    final = FinalEvaluation(deal(DECK, 4, "chances"), 0, (), NO_CUBES, HAND_SET_WEIGHTS)
    outcome = final.outcome([7.001, 7.001, 7.001, 0.0], [1, 1, 1, 0])
    assert outcome.chances == (1 / 3, 1 / 3, 1 / 3, 0)
    assert outcome.utilities[0] == pytest.approx(1 / 3 + (7.001 - 5.25075) / 1000, abs=1e-9)


def test_in_the_final_evaluation_all_fires_go_to_the_strongest_and_weakest() -> None:
    fires = FinalEvaluation(SETUP, 0, owned("fire-3 fire-4"), NO_CUBES, HAND_SET_WEIGHTS)
    value = card("fire-3").value + card("fire-4").value
    assert fires.fire_values([3, 5, 1]) == [0, value, -value]
    assert fires.fire_values([5, 5, 1]) == [value, value, -value]
    assert fires.fire_values([2, 2, 2]) == [0, 0, 0]


# Certain points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("office-a", 2),
        ("office-a office-b office-d", 9),
        ("ship-b ship-b", 0),
        ("port ship-b ship-b ship-c", 3),
        ("st-michaelis tea-taster", 5),
        ("contract-a2", 0),
    ],
)
def test_cards_have_certain_points(cards: str, points: int) -> None:
    assert evaluation().certain_points(owned(cards), (), NO_CUBES) == points


def test_complete_contracts_and_stored_cubes_have_certain_points() -> None:
    contract = card("contract-a2")
    sure = evaluation().certain_points
    assert sure((), ((contract, NO_CUBES),), NO_CUBES) == contract.points
    assert sure((), ((contract, cubes("tea")),), NO_CUBES) == 0
    assert sure((), (), cubes("tea tea coffee")) == 3


# Features


def test_features_of_cards() -> None:
    """6 of 13 rounds left; 3 ships for 3 players, 2 offices and the port still to come."""
    time = 6 / SETUP.rounds
    assert holding("merchants", "tea-taster vulcanizer") == 2 * 1
    assert holding("offices to come", "office-a") == 2
    assert holding("bank", "bank") == holding("chamber", "chamber-of-commerce") == 6
    assert holding("ships for the port", "ship-b ship-b") == 2
    assert holding("warehouse", "warehouse") == time
    assert holding("stored cubes", warehouse="tea tea") == 2 * time
    assert holding("cube in the hall", hall="tea") == time
    assert holding("open contracts", contracts=((card("contract-a2"), cubes("tea")),)) == time
    assert (holding("constant"), holding("time"), holding("time squared")) == (1, time, time * time)


def test_contract_is_more_likely_the_less_it_lacks() -> None:
    contract = card("contract-a2")
    lacking = [cubes("tea saffron"), cubes("tea"), NO_CUBES]
    values = [evaluation("ship-b ship-b").contract_value(contract, lacks) for lacks in lacking]
    assert values == sorted(values)
    assert values[-1] == contract.points


def test_a_contract_needs_every_cube_it_lacks() -> None:
    contract = card("contract-a2")
    one, two = (
        holding("contracts", contracts=((contract, cubes(lacking)),)) / contract.points
        for lacking in ("tea", "tea tea")
    )
    assert two == pytest.approx(one * one)


def test_goods_become_likelier_with_more_ships_and_more_cubes() -> None:
    def likely(found: Evaluation) -> float:
        contracts = ((card("contract-a2"), cubes("tea")),)
        return feature("contracts", found.holding_features((), contracts, NO_CUBES, NO_CUBES))

    few, many = evaluation("ship-b"), evaluation("ship-b ship-b ship-b")
    rare, gone = cubes("tea coffee coffee coffee"), cubes("coffee coffee")
    assert likely(few) < likely(many)
    assert likely(evaluation("ship-b", bag=rare)) > likely(evaluation("ship-b", bag=gone))
    assert likely(evaluation("ship-b", bag=gone)) == pytest.approx(
        0.05 * card("contract-a2").points
    )


def test_first_coins_have_their_own_weight() -> None:
    found, time = evaluation(), 6 / SETUP.rounds
    assert found.coin_features(6, chamber=False) == [6, 6 * time, 4, 4 * time, 0]
    assert found.coin_features(2, chamber=True) == [2, 2 * time, 2, 2 * time, 2]
    assert found.coin_value(6, chamber=True) - found.coin_value(6, chamber=False) == pytest.approx(
        0.6 * 6
    )


def test_fires_favour_the_strongest() -> None:
    found = evaluation("fire-2 fireman-c4 fire-3")
    brings = [each[0] for each in found.fire_features([5, 2, 0])]
    assert brings == sorted(brings, reverse=True)
    assert sum(brings) == pytest.approx(0)
    assert found.fire_features([5, 2, 2])[0][1] == pytest.approx(
        2 * (card("fire-2").value + card("fire-3").value) / 10
    )


def test_firemen_still_to_come_make_a_fire_less_certain() -> None:
    certain, open_ended = evaluation("fire-3"), evaluation("fire-3 fireman-c4 fireman-c5")
    assert certain.fire_features([5, 2, 0])[0][0] > open_ended.fire_features([5, 2, 0])[0][0] > 0
    alone, later = evaluation("fire-2"), evaluation("fire-2 fireman-d4")
    assert later.fire_features([5, 2, 0])[0][0] == alone.fire_features([5, 2, 0])[0][0]


def test_remaining_contracts_create_demand_for_goods() -> None:
    found = evaluation("contract-a2 contract-c2")
    assert found.wanted[0].id == "tea"


# Chances


def test_chances_follow_the_values() -> None:
    outcome = evaluation().outcome([20.0, 18.0, 12.0], [1, 9, 2])
    assert outcome.points == (20, 18, 12)
    assert outcome.utilities == outcome.chances
    assert sum(outcome.chances) == pytest.approx(1)
    assert list(outcome.chances) == sorted(outcome.chances, reverse=True)


def test_a_lead_is_worth_more_near_the_end() -> None:
    early, late = (evaluation(left=left).outcome([20, 15, 15], [0, 0, 0]) for left in (12, 1))
    assert 1 / 3 < early.chances[0] < late.chances[0] < 1


# Weights


def test_there_are_weights_for_every_number_of_players() -> None:
    found = json.loads(WEIGHTS_FILE.read_text("utf-8"))
    assert found["made by"]
    assert sorted(found["players"]) == [str(players) for players in PLAYERS]
    for players in PLAYERS:
        assert set(found["players"][str(players)]["weights"]) == set(FEATURES)
        weights = trained_weights(players)
        assert isinstance(weights, Weights)
        assert len(weights.values) == len(FEATURES)
        assert all(isfinite(weight) for weight in weights.values)
        certain, open_ended = weights.spread
        assert certain > 0
        assert open_ended >= 0
