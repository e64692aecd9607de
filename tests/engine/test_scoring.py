"""Points by source."""

import pytest

from speicherstadt.catalog import parse_deck
from speicherstadt.engine import Score, State, scores
from tests.table import ANNA, STANDARD, edited, table

NOTHING = Score(0, 0, 0, 0, 0, 0, 0, 0, 0)


def points_of_anna(state: State) -> dict[str, int]:
    """Anna's points by source, leaving out zeros; checks that nobody else has points."""
    of_anna, *of_others = scores(state)
    assert of_others == [NOTHING] * len(of_others)
    assert of_anna.total == sum(of_anna._asdict().values())
    return {source: points for source, points in of_anna._asdict().items() if points}


def test_player_without_cards_scores_nothing() -> None:
    assert points_of_anna(table(coins=[9, 9, 9])) == {}


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("coffee-roaster", {"merchants": 1}),
        ("tea-taster", {"merchants": 1}),
        ("spice-trader", {"merchants": 1}),
        ("carpet-trader", {"merchants": 1}),
        ("vulcanizer", {"merchants": 1}),
        ("coffee-roaster tea-taster spice-trader carpet-trader vulcanizer", {"merchants": 5}),
        ("office-a", {"offices": 2}),
        ("office-a office-d", {"offices": 5}),
        ("office-b office-d office-d", {"offices": 9}),
        ("office-a office-b office-d office-d", {"offices": 14}),
        ("boatsmen-church", {"church": 3}),
        ("st-michaelis", {"michaelis": 4}),
        ("boatsmen-church st-michaelis", {"church": 3, "michaelis": 4}),
        ("port", {}),
        ("port ship-b", {"port": 1}),
        ("ship-b ship-b port ship-d ship-c", {"port": 4}),
        ("ship-b ship-b ship-d", {}),
        ("chamber-of-commerce", {"chamber": 5}),
        ("bank", {}),
        ("warehouse", {}),
        ("fireman-a1 fireman-c5", {}),
        ("contract-a2 contract-a3 contract-a4", {}),
    ],
)
def test_points_of_cards(cards: str, points: dict[str, int]) -> None:
    assert points_of_anna(table(4, cards=[cards])) == points


@pytest.mark.parametrize(
    ("contract", "whole", "points"),
    [
        ("contract-a2", "saffron tea", 5),
        ("contract-b3", "coffee rubber tea", 8),
        ("contract-c4", "coffee saffron rubber carpet", 11),
    ],
)
def test_only_complete_contracts_score(contract: str, whole: str, points: int) -> None:
    done = table(cards=[contract], delivered={contract: whole})
    assert points_of_anna(done) == {"contracts": points}
    nearly = table(cards=[contract], delivered={contract: whole.rsplit(" ", 1)[0]})
    assert points_of_anna(nearly) == {}


def test_complete_contracts_are_added_up() -> None:
    state = table(
        cards=["contract-a2 contract-c2 contract-b3"],
        delivered={
            "contract-a2": "tea saffron",
            "contract-c2": "tea",
            "contract-b3": "coffee tea rubber",
        },
    )
    assert points_of_anna(state) == {"contracts": 13}


def test_cubes_score_in_the_warehouse_but_not_in_the_market_hall() -> None:
    state = table(cards=["warehouse"], warehouse=["tea tea rubber"], hall=["tea"])
    assert points_of_anna(state) == {"warehouse": 3}


@pytest.mark.parametrize("coins", [0, 1, 12])
def test_chamber_of_commerce_scores_one_point_per_coin(coins: int) -> None:
    state = table(cards=["chamber-of-commerce"], coins=[coins])
    assert scores(state)[ANNA].chamber == coins
    assert state.players[ANNA].coins == coins


def test_points_from_fires_can_be_negative() -> None:
    assert points_of_anna(table(points=[-6])) == {"fires": -6}
    assert points_of_anna(table(points=[10])) == {"fires": 10}


def test_all_sources_together() -> None:
    autumn = "port boatsmen-church st-michaelis chamber-of-commerce"
    state = table(
        4,
        coins=[6],
        points=[-3],
        cards=[f"tea-taster office-a office-b warehouse contract-a2 ship-b ship-c {autumn}"],
        delivered={"contract-a2": "tea saffron"},
        warehouse=["tea rubber"],
    )
    assert scores(state)[ANNA] == Score(
        fires=-3,
        contracts=5,
        merchants=1,
        warehouse=2,
        offices=5,
        church=3,
        michaelis=4,
        port=2,
        chamber=6,
    )
    assert scores(state)[ANNA].total == 25


def test_custom_deck_sets_its_own_points() -> None:
    text = edited("st-michaelis", "points = 4", "points = 9").replace(
        "[2, 5, 9, 14]", "[1, 3, 6, 10]"
    )
    assert text != STANDARD
    deck = parse_deck(text, "mine")
    state = table(deck=deck, cards=["st-michaelis office-a office-b"])
    assert points_of_anna(state) == {"michaelis": 9, "offices": 3}
