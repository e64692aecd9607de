"""Search within a round: exact without pruning, close to it with pruning or sampling."""

from collections.abc import Iterator
from math import inf

import pytest

from speicherstadt.bots.evaluation import trained_weights
from speicherstadt.bots.round_model import RoundModel
from speicherstadt.bots.search import DemandTree, LimitReached, Lookahead, placements
from speicherstadt.engine import BUY, PASS, Phase, Place, State, advance, new_game, view
from speicherstadt.records import chance
from tests.play import played
from tests.table import ANNA, BERT, begin, table


def model(state: State) -> RoundModel:
    return RoundModel(view(state), trained_weights(state.setup.players))


def positions(players: int, phase: Phase, every: int = 1) -> Iterator[State]:
    """Every so many decisions of this phase in a game, the last round apart."""
    record = played(players, "search", "deliver")
    state, number = new_game(record.setup), 0
    for decision in record.decisions:
        if state.phase is phase and state.round < state.setup.rounds:
            if number % every == 0:
                yield state.copy()
            number += 1
        advance(state, decision)


def sale(**given: object) -> State:
    rest = {"row": "office-d fireman-a2 tea-taster", "cards": ["office-a office-b"]}
    state = table(2, **{**rest, **given})  # type: ignore[arg-type]
    begin(state, Phase.PURCHASE)
    return state


def better(state: State, prune: float) -> object:
    bought, declined = Lookahead(model(state), prune).buy_or_decline(view(state))
    return BUY if bought.utilities[state.seat] >= declined.utilities[state.seat] else PASS


# Purchases


def test_a_card_worth_its_price_is_bought() -> None:
    state = sale(columns=[[ANNA]])
    assert better(state, inf) == better(state, 2.0) == BUY


def test_a_card_is_cheaper_for_someone_who_is_asked_again() -> None:
    """Bert cannot pay 2, so Anna declines at 3 and buys at 1, however good the card looks."""
    state = sale(columns=[[ANNA, BERT, ANNA]], coins=[5, 1])
    for prune in (inf, 2.0, 0.1):
        lookahead = Lookahead(model(state), prune)
        bought, declined = lookahead.buy_or_decline(view(state))
        whole = lookahead.purchases(0, tuple(state.columns), (5, 1), (0, 0))
        assert declined.utilities[ANNA] > bought.utilities[ANNA]
        assert whole == declined
    cheap = model(state).end((4, 1), (1, 0))
    assert declined == cheap


def test_everybody_buys_for_themselves() -> None:
    """After Anna declines, Bert takes the card if it is good for him."""
    state = sale(columns=[[ANNA, BERT]], cards=["", "office-a office-b"])
    lookahead = Lookahead(model(state), inf)
    _, declined = lookahead.buy_or_decline(view(state))
    assert declined == model(state).end((5, 4), (0, 1))


@pytest.mark.parametrize("players", [2, 4])
def test_pruning_skips_purchases_but_hardly_changes_the_outcome(players: int) -> None:
    pruned_nodes = exact_nodes = 0
    for state in positions(players, Phase.PURCHASE, every=3):
        seen, offered = view(state), model(state)
        pruned, exact = Lookahead(offered, 2.0), Lookahead(offered, inf)
        for near, true in zip(pruned.buy_or_decline(seen), exact.buy_or_decline(seen), strict=True):
            assert near.utilities[state.seat] == pytest.approx(true.utilities[state.seat], abs=0.04)
        pruned_nodes += pruned.nodes
        exact_nodes += exact.nodes
    assert 0 < pruned_nodes < exact_nodes


def test_a_search_stops_at_its_limits() -> None:
    state = next(s for s in positions(3, Phase.DEMAND) if s.placed == 5)
    offered, columns = model(state), tuple(state.columns)
    lookahead = Lookahead(offered, inf, most=20)
    with pytest.raises(LimitReached):
        lookahead.demand(columns, state.placed)
    assert lookahead.nodes == 21
    lookahead.restart(inf, lambda: True)
    with pytest.raises(LimitReached):
        lookahead.demand(columns, state.placed)
    assert lookahead.nodes == 64  # the clock is read once in 64 purchases
    lookahead.restart(inf, lambda: False)
    assert lookahead.demand(columns, state.placed) == Lookahead(offered, inf).demand(
        columns, state.placed
    )


# Placements


def test_placements_are_solved_for_the_player_whose_turn_it_is() -> None:
    compared = 0
    for state in positions(2, Phase.DEMAND, every=7):
        lookahead = Lookahead(model(state), 1.0)
        columns, seat = tuple(state.columns), state.seat
        whole = lookahead.demand(columns, state.placed)
        after = [lookahead.demand(each, state.placed + 1) for _, each in placements(columns, seat)]
        assert whole.utilities[seat] == max(each.utilities[seat] for each in after)
        compared += 1
    assert compared > 5


def tree_of(state: State) -> DemandTree:
    lookahead = Lookahead(model(state), 1.0)
    return DemandTree(lookahead, tuple(state.columns), state.placed, chance("tree"))


def test_sampling_comes_close_to_the_solution() -> None:
    """With enough samples, the favourite loses next to nothing against the best placement."""
    lost = []
    for state in positions(2, Phase.DEMAND, every=9):
        tree = tree_of(state)
        tree.run(lambda samples: samples < 600)
        lookahead, columns = Lookahead(model(state), 1.0), tuple(state.columns)
        exact = {
            berth: lookahead.demand(after, state.placed + 1).utilities[state.seat]
            for berth, after in placements(columns, state.seat)
        }
        favourite = tree.favourite()
        lost.append(max(exact.values()) - exact[favourite])
        judgement = tree.judgement(favourite)
        assert judgement.decision == Place(favourite)
        assert judgement.utility == pytest.approx(exact[favourite], abs=0.06)
        assert judgement.samples == tree.visits()[favourite] == max(tree.visits().values())
    assert len(lost) > 5
    assert max(lost) < 0.03
    assert sum(lost) / len(lost) < 0.005


def test_catching_up_samples_the_least_tried_first() -> None:
    state = next(positions(4, Phase.DEMAND))
    tree = tree_of(state)
    tree.run(lambda samples: samples < 8)
    before = tree.visits()
    tree.catch_up([0, 3], 5, lambda _: True)
    after = tree.visits()
    assert {berth: after[berth] for berth in (0, 3)} == {
        berth: max(5, before[berth]) for berth in (0, 3)
    }
    assert all(after[berth] == before[berth] for berth in (1, 2, 4))


def test_catching_up_without_time_tries_everything_once() -> None:
    state = next(positions(4, Phase.DEMAND))
    tree = tree_of(state)
    tree.catch_up(range(5), 50, lambda _: False)
    assert tree.visits() == dict.fromkeys(range(5), 1)
