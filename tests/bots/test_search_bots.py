"""What single bots do in simple positions."""

import pytest

from speicherstadt.bots import Bot, Budget, RandomBot
from speicherstadt.bots.levels import Apprentice, Broker, Clerk, Shipowner
from speicherstadt.bots.search_bots import GreedyBot, SearchBot
from speicherstadt.engine import BUY, PASS, Deliver, Phase, Place, State, legal, view
from tests.table import ANNA, BERT, begin, loading, table

SEARCHING = [Broker, Shipowner, SearchBot]
CALCULATING = [Clerk, GreedyBot, *SEARCHING]


def offered(columns: list[list[int]], coins: list[int], cards: list[str] | None = None) -> State:
    """A third or fourth Counting Office is for sale."""
    state = table(
        2,
        row="office-d fireman-a2 tea-taster",
        columns=columns,
        coins=coins,
        cards=cards or ["office-a office-b"],
    )
    begin(state, Phase.PURCHASE)
    return state


def decide(kind: type[Bot], state: State) -> object:
    return kind("seed").decide(view(state), Budget(effort=30))


@pytest.mark.parametrize("kind", [Apprentice, *CALCULATING])
def test_a_good_card_for_a_coin_is_bought(kind: type[Bot]) -> None:
    assert decide(kind, offered([[ANNA]], [5, 5])) == BUY


@pytest.mark.parametrize("kind", CALCULATING)
def test_a_card_that_is_too_expensive_is_declined(kind: type[Bot]) -> None:
    state = table(
        2,
        row="fireman-d5 ship-d ship-d",
        cargo={1: "tea tea tea", 2: "tea tea tea"},
        columns=[[ANNA, BERT, BERT, BERT]],
        coins=[4, 0],
        cards=["chamber-of-commerce fireman-c5"],
        pile="fire-4",
        pile_ends=True,
    )
    begin(state, Phase.PURCHASE)
    assert decide(kind, state) == PASS


@pytest.mark.parametrize("kind", SEARCHING)
def test_bots_that_search_wait_for_the_price_to_fall(kind: type[Bot]) -> None:
    """Bert cannot pay 2, so Anna will get the card for 1."""
    assert decide(kind, offered([[ANNA, BERT, ANNA]], [5, 1])) == PASS


def test_greedy_bots_do_not_wait_for_the_price_to_fall() -> None:
    assert decide(GreedyBot, offered([[ANNA, ANNA]], [5, 1])) == BUY
    assert decide(SearchBot, offered([[ANNA, ANNA]], [5, 1])) == PASS


@pytest.mark.parametrize("kind", [Clerk, GreedyBot])
def test_greedy_bots_place_where_the_card_is_worth_most(kind: type[Bot]) -> None:
    state = table(2, row="office-d fireman-a2 tea-taster", cards=["office-a office-b"])
    assert decide(kind, state) == Place(0)


@pytest.mark.parametrize("kind", [Clerk, GreedyBot])
def test_greedy_bots_avoid_crowded_columns(kind: type[Bot]) -> None:
    columns = [[BERT, BERT, BERT], [ANNA], []]
    state = table(2, row="office-d office-d fireman-a2", columns=columns, coins=[3, 5])
    assert decide(kind, state) == Place(2)


@pytest.mark.parametrize("kind", [Apprentice, GreedyBot, Shipowner, SearchBot])
def test_the_cube_that_completes_a_contract_is_delivered(kind: type[Bot]) -> None:
    delivered = {"contract-a2": "tea"}
    state = loading(2, cards=["contract-a2"], delivered=delivered, quay=["saffron"])
    assert isinstance(decide(kind, state), Deliver)


def test_random_moves_are_legal_and_depend_on_the_seed() -> None:
    state = table(2, row="office-d fireman-a2 tea-taster")
    decisions = {RandomBot(str(seed)).decide(view(state), Budget()) for seed in range(20)}
    assert decisions == set(legal(state))
