"""Training finds the weights behind the data, and the same settings give the same weights."""

import json
from math import sqrt
from pathlib import Path

import pytest

from speicherstadt.bots.evaluation import (
    FEATURES,
    HAND_SET_WEIGHTS,
    WEIGHTS_FILE,
    Weights,
    trained_weights,
)
from speicherstadt.catalog import PLAYERS
from speicherstadt.engine import new_game, scores
from speicherstadt.records import chance, deal
from tests.play import DECK, played
from training.__main__ import Settings, main, train
from training.fitting import fit, solve, spread
from training.games import Observation, at_the_beginning, certain, features, observe

pytestmark = pytest.mark.slow

TINY = Settings(games=2, generations=2, effort=1, seed="tiny")
COMMAND = ["--games", "2", "--generations", "1", "--effort", "1", "--seed", "tiny", "--jobs", "1"]


def synthetic(values: tuple[float, ...], rounds: int, noise: float = 0.0) -> list[Observation]:
    """Observations of two players in which every gain is the weighted sum of the features.

    With noise, the variance of margins is `noise` squared at the end and grows with the time left.
    """
    below = chance("synthetic")

    def gain(row: list[float], time: float) -> float:
        sign = 1 if below(2) else -1
        error = sign * noise * sqrt(1 + 3 * time)
        return error + sum(w * f for w, f in zip(values, row, strict=True))

    found = []
    for number in range(rounds):
        time = number % 10 / 10
        rows = [[below(1000) / 100 for _ in FEATURES] for _ in range(2)]
        found.append(Observation(time, rows, [gain(row, time) for row in rows]))
    return found


# Fitting


def test_linear_equations_are_solved() -> None:
    assert solve([[2, 1], [1, 3]], [5, 10]) == pytest.approx([1, 3])
    assert solve([[0, 1], [1, 0]], [3, 4]) == pytest.approx([4, 3])  # needs a pivot
    assert solve([[1e-12, 1], [1, 1]], [1, 2]) == pytest.approx([1, 1])  # needs the largest


def test_fitting_recovers_the_weights_behind_the_data() -> None:
    values = tuple(0.5 * number - 3 for number in range(len(FEATURES)))
    found = fit(synthetic(values, 400), HAND_SET_WEIGHTS)
    assert found.values == pytest.approx(values, abs=0.1)


def test_features_that_never_occur_keep_their_weights() -> None:
    empty = [[0.0] * len(FEATURES)] * 2
    observations = [Observation(time, empty, [3.0, 5.0]) for time in (0.1, 0.9)]
    assert fit(observations, HAND_SET_WEIGHTS).values == HAND_SET_WEIGHTS.values


def test_the_spread_of_margins_grows_with_the_time_left() -> None:
    """Each error is ±3 · √(1 + 3t), so the variance of a margin of two is 18 + 54t."""
    values = (1.0,) * len(FEATURES)
    certain_part, open_part = spread(synthetic(values, 4000, noise=3.0), values)
    assert certain_part == pytest.approx(18, rel=0.2)
    assert open_part == pytest.approx(54, rel=0.2)


def test_the_spread_is_never_too_small() -> None:
    values = (1.0,) * len(FEATURES)
    assert spread(synthetic(values, 40), values) == (1.0, 0.0)


# Games


@pytest.mark.parametrize("players", PLAYERS)
def test_every_round_of_a_game_is_observed(players: int) -> None:
    found = observe(players, 1, HAND_SET_WEIGHTS, "observed")
    rounds = deal(DECK, players, "observed").rounds
    assert [round(each.time * rounds) for each in found] == list(range(rounds, 0, -1))
    for observation in found:
        assert [len(row) for row in observation.features] == [len(FEATURES)] * players
        assert len(observation.gains) == players


def test_the_weights_decide_what_is_played() -> None:
    reckless = Weights((*HAND_SET_WEIGHTS.values[:14], *(-5.0,) * 5, 0.9, 0.2), (9, 90))
    games = [observe(2, 1, weights, "played") for weights in (HAND_SET_WEIGHTS, reckless)]
    assert games[0] != games[1]


def test_no_points_are_certain_at_the_start() -> None:
    state = new_game(deal(DECK, 3, "start"))
    evaluation = at_the_beginning(state)
    assert evaluation.time == 1
    assert certain(state, evaluation) == [0, 0, 0]
    assert evaluation.offices == sum(card.id.startswith("office") for card in DECK.in_play(3))
    assert features(state, evaluation)[0] == features(state, evaluation)[2]


def test_certain_points_are_the_score_without_chamber_and_fires_to_come() -> None:
    state = played(2, "certain", "deliver").replay()
    sure = certain(state, at_the_beginning(state))
    assert sure == [score.total - score.chamber for score in scores(state)]


# Whole runs


@pytest.fixture
def _few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Train for tables of two and three only, to save time."""
    monkeypatch.setattr("training.__main__.PLAYERS", (2, 3))


@pytest.mark.slow
def test_the_same_settings_give_the_same_weights() -> None:
    start = {2: HAND_SET_WEIGHTS}
    once, again = (list(train(TINY, start, map)) for _ in range(2))
    assert once == again
    first, second = once
    assert len({HAND_SET_WEIGHTS, first[2], second[2]}) == 3


@pytest.mark.usefixtures("_few_tables")
def test_a_run_writes_a_weights_file_and_leaves_the_bots_alone(tmp_path: Path) -> None:
    before = WEIGHTS_FILE.read_bytes()
    main([*COMMAND, "--to", str(tmp_path / "weights.json")])
    assert WEIGHTS_FILE.read_bytes() == before
    found = json.loads((tmp_path / "weights.json").read_text("utf-8"))
    stored = json.loads(before)
    assert found["made by"] == [
        *stored["made by"],
        "python -m training --games 2 --generations 1 --effort 1 --seed tiny",
    ]
    assert list(found["players"]) == ["2", "3"]
    for players in (2, 3):
        fitted = found["players"][str(players)]
        assert tuple(fitted["weights"]) == FEATURES
        assert tuple(fitted["weights"].values()) != trained_weights(players).values


@pytest.mark.slow
@pytest.mark.usefixtures("_few_tables")
def test_a_fresh_run_begins_with_the_hand_set_weights(tmp_path: Path) -> None:
    main([*COMMAND, "--fresh", "--to", str(tmp_path / "weights.json")])
    found = json.loads((tmp_path / "weights.json").read_text("utf-8"))
    assert found["made by"] == [
        "python -m training --games 2 --generations 1 --effort 1 --seed tiny --fresh"
    ]
    settings = Settings(2, 1, 1, "tiny")
    (expected,) = train(settings, {3: HAND_SET_WEIGHTS}, map)
    assert tuple(found["players"]["3"]["weights"].values()) == expected[3].values
    assert tuple(found["players"]["3"]["spread"]) == expected[3].spread
