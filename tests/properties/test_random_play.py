"""Properties of every game, for all styles of play and all shuffles."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations_with_replacement
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speicherstadt.catalog import GOODS, Kind, heap, total
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Convert,
    Decision,
    Deliver,
    Finish,
    Keep,
    Phase,
    Place,
    Sell,
    SellPair,
    State,
    Store,
    advance,
    apply,
    fingerprint,
    legal,
    new_game,
    problems,
    ranking,
    scores,
)
from speicherstadt.engine.events import (
    Bought,
    Burned,
    CoinPassed,
    Converted,
    CouldNotPay,
    Delivered,
    Discarded,
    Earned,
    Ended,
    Event,
    Finished,
    Kept,
    PairSold,
    Passed,
    Placed,
    Revealed,
    RoundBegan,
    Sold,
    Stored,
    Unloaded,
)
from speicherstadt.errors import Illegal, Over
from speicherstadt.records import Record, dump, load, snapshot
from tests.play import DECK, STYLES, played, played_from

Test: TypeAlias = Callable[[Record], None]

ROUNDS = {2: 16, 3: 12, 4: 10, 5: 8}


@st.composite
def games(draw: st.DrawFn) -> Record:
    """A whole game with 2 to 5 players; in some, the 3rd fire is directly on top of the 4th."""
    seed = f"property-{draw(st.integers(0, 999_999))}"
    style = draw(st.sampled_from([*STYLES, "mixed"]))
    record = played(draw(st.integers(2, 5)), seed, style)
    if draw(st.integers(0, 3)):
        return record
    pile = [card for card in record.setup.pile if card.id != "fire-3"]
    pile.insert(-1, next(card for card in DECK.cards if card.id == "fire-3"))
    return played_from(replace(record.setup, pile=tuple(pile)), seed, style)


def in_many_games(count: int) -> Callable[[Test], Callable[[], None]]:
    """Run a test with this many games, the same ones on every machine."""
    chosen = settings(max_examples=count, derandomize=True, deadline=None, database=None)

    def decorate(test: Test) -> Callable[[], None]:
        return chosen(given(games())(test))

    return decorate


def universe() -> list[Decision]:
    """Every well-formed decision, including berths that do not exist."""
    contracts = [card.id for card in DECK.cards if card.kind is Kind.CONTRACT]
    decisions: list[Decision] = [Place(berth) for berth in range(-1, 7)]
    decisions += [BUY, PASS, FINISH]
    for good in GOODS:
        decisions += [Sell(good), Store(good), Keep(good)]
        decisions += [Deliver(good, contract) for contract in [*contracts, "contract-z9", "bank"]]
    decisions += [SellPair(heap(pair)) for pair in combinations_with_replacement(GOODS, 2)]
    decisions += [
        Convert(heap(three), taken)
        for three in combinations_with_replacement(GOODS, 3)
        for taken in GOODS
    ]
    # Some with too few or too many cubes
    decisions += [SellPair(heap(few)) for few in ((), GOODS[:1], GOODS[:3])]
    decisions += [Convert(heap(few), GOODS[4]) for few in ((), GOODS[:1], GOODS[:2], GOODS[:4])]
    return decisions


UNIVERSE = universe()


# ---------------------------------------------------------------- every state


@in_many_games(30)
def test_every_state_is_valid(record: Record) -> None:
    for state, _events in record.steps():
        assert problems(state) == []


@in_many_games(30)
def test_decisions_are_legal_until_the_end_and_not_after(record: Record) -> None:
    last = len(record.decisions)
    for at, (state, _events) in enumerate(record.steps()):
        assert state.over == (at == last)
        choices = legal(state)
        assert bool(choices) == (not state.over)
        assert len(set(choices)) == len(choices)
    with pytest.raises(Over):
        apply(state, FINISH)


def refuses_all_illegal_decisions(state: State) -> None:
    before = fingerprint(state)
    allowed = set(legal(state))
    assert allowed <= set(UNIVERSE)
    for decision in UNIVERSE:
        if decision not in allowed:
            with pytest.raises(Over if state.over else Illegal):
                apply(state, decision)
    assert fingerprint(state) == before


@in_many_games(20)
def test_illegal_decisions_are_refused_and_change_nothing(record: Record) -> None:
    for at, (state, _events) in enumerate(record.steps()):
        if at % 13 == 0 or state.over:
            refuses_all_illegal_decisions(state)


@pytest.mark.slow
@in_many_games(20)
def test_illegal_decisions_are_refused_at_every_step(record: Record) -> None:
    for state, _events in record.steps():
        refuses_all_illegal_decisions(state)


def playing_on_a_copy_keeps_the_original(state: State) -> None:
    before = fingerprint(state)
    for decision in legal(state):
        twin = state.copy()
        assert fingerprint(twin) == before
        apply(twin, decision)
        assert fingerprint(twin) != before
        assert problems(twin) == []
    assert fingerprint(state) == before


@in_many_games(20)
def test_playing_on_a_copy_does_not_change_the_original(record: Record) -> None:
    for at, (state, _events) in enumerate(record.steps()):
        if at % 9 == 0:
            playing_on_a_copy_keeps_the_original(state)


@pytest.mark.slow
@in_many_games(40)
def test_playing_on_a_copy_never_changes_the_original(record: Record) -> None:
    for state, _events in record.steps():
        playing_on_a_copy_keeps_the_original(state)


@in_many_games(10)
def test_advance_and_apply_lead_to_the_same_state(record: Record) -> None:
    checked, silent = new_game(record.setup), new_game(record.setup)
    for decision in record.decisions:
        apply(checked, decision)
        advance(silent, decision)
        assert fingerprint(checked) == fingerprint(silent)


@in_many_games(30)
def test_no_state_occurs_twice_in_a_game(record: Record) -> None:
    prints = [fingerprint(state) for state, _events in record.steps()]
    assert len(set(prints)) == len(prints)


# ---------------------------------------------------------------- the course of a game


@in_many_games(30)
def test_each_loading_step_leaves_fewer_cubes_on_the_quay(record: Record) -> None:
    state = new_game(record.setup)
    for decision in record.decisions:
        loading, seat = state.phase is Phase.LOADING, state.seat
        before = total(state.players[seat].quay)
        advance(state, decision)
        if loading and not isinstance(decision, Finish):
            assert (state.phase, state.seat) == (Phase.LOADING, seat)
            assert total(state.players[seat].quay) < before
        elif loading:
            assert state.players[seat].quay == 0


@in_many_games(30)
def test_number_of_rounds_matches_the_rulebook(record: Record) -> None:
    rounds, demands = [], Counter[int]()
    for state, events in record.steps():
        rounds += [event.round for event in events if isinstance(event, RoundBegan)]
        demands[state.round] += state.phase is Phase.DEMAND
    players = record.setup.players
    assert rounds == list(range(1, ROUNDS[players] + 1))
    assert state.round == ROUNDS[players] == record.setup.rounds
    assert set(demands.values()) - {0} == {3 * players}


@in_many_games(30)
def test_players_place_three_workers_in_turn_each_round(record: Record) -> None:
    players = record.setup.players
    first = record.setup.first
    turn = 0
    for state, _events in record.steps():
        if state.phase is Phase.DEMAND:
            turns = turn % (3 * players)
            assert state.seat == (first + turn // (3 * players) + turns) % players
            turn += 1


# ---------------------------------------------------------------- records


@in_many_games(20)
def test_record_round_trips_and_replays_to_the_same_end(record: Record) -> None:
    again = load(dump(record), (DECK,)).record
    assert again == record
    assert dump(again) == dump(record)
    *_, (state, _events) = record.steps()
    assert fingerprint(again.replay()) == fingerprint(state)


@settings(max_examples=20, derandomize=True, deadline=None, database=None)
@given(games(), st.floats(0, 1))
def test_replay_to_any_decision_matches_playing_up_to_it(record: Record, part: float) -> None:
    at = int(part * len(record.decisions))
    state = new_game(record.setup)
    for decision in record.decisions[:at]:
        apply(state, decision)
    assert fingerprint(record.replay(at)) == fingerprint(state)
    assert load(dump(record.until(at)), (DECK,)).record == record.until(at)


# ---------------------------------------------------------------- points, counted again

POINTS = {"coffee-roaster": 1, "tea-taster": 1, "spice-trader": 1, "carpet-trader": 1}
POINTS |= {"vulcanizer": 1, "boatsmen-church": 3, "st-michaelis": 4}
CONTRACT = {2: 5, 3: 8, 4: 11}
OFFICES = (0, 2, 5, 9, 14)


def counted(player: Mapping[str, Any]) -> int:
    """A player's points, computed from the snapshot alone, as people do at the table."""
    points: int = player["points"]
    ids: list[str] = [card["card"] for card in player["cards"]]
    for card in player["cards"]:
        points += POINTS.get(card["card"], 0)
        if card["card"].startswith("contract-") and not any(card["lacking"].values()):
            points += CONTRACT[sum(card["goods"].values())]
    points += OFFICES[sum(name.startswith("office-") for name in ids)]
    if "warehouse" in ids:
        points += sum(player["warehouse"].values())
    if "port" in ids:
        points += sum(name.startswith("ship-") for name in ids)
    if "chamber-of-commerce" in ids:
        points += player["coins"]
    return points


def standings(data: Mapping[str, Any]) -> list[list[int]]:
    keys = [(counted(player), player["coins"]) for player in data["players"]]
    return [
        [seat for seat, key in enumerate(keys) if key == place]
        for place in sorted(set(keys), reverse=True)
    ]


@in_many_games(40)
def test_scores_match_an_independent_count(record: Record) -> None:
    for at, (state, _events) in enumerate(record.steps()):
        if at % 11 == 0 or state.over:
            data = snapshot(state)
            totals = [counted(player) for player in data["players"]]
            assert totals == [score["total"] for score in data["scores"]]
            assert totals == [score.total for score in scores(state)]
            assert data["ranking"] == standings(data) == [list(place) for place in ranking(state)]


# ---------------------------------------------------------------- events


class GameFromEvents:
    """A game reconstructed from its events alone, without looking at the state."""

    def __init__(self, players: int) -> None:
        self.coins = [5] * players
        self.points = [0] * players
        self.cards: list[list[str]] = [[] for _ in range(players)]
        self.quay = [0] * players
        self.warehouse = [0] * players
        self.hall = [0] * players
        self.stock = self.bag = self.on_contracts = 0
        self.discard: list[str] = []
        self.row: dict[int, str] = {}
        self.columns = Counter[int]()
        self.first: int | None = None
        self.round = 0
        self.ended: Ended | None = None

    def on_event(self, event: Event) -> None:
        match event:
            case RoundBegan() | Revealed() | Burned() | Earned() | CoinPassed() | Ended():
                self._on_table_event(event)
            case Placed() | Bought() | Passed() | CouldNotPay() | Discarded():
                self._on_card_event(event)
            case _:
                self._on_goods_event(event)

    def _on_table_event(
        self, event: RoundBegan | Revealed | Burned | Earned | CoinPassed | Ended
    ) -> None:
        match event:
            case RoundBegan(number, first):
                assert number == self.round + 1
                assert self.first in (None, first)
                self.round, self.first = number, first
            case Revealed(berth, card, cargo):
                assert berth not in self.row
                self.row[berth] = card.id
                self.bag -= cargo
            case Burned(card, firemen, change):
                assert list(firemen) == [self._firemen(seat) for seat in range(len(self.coins))]
                self.points = [sum(pair) for pair in zip(self.points, change, strict=True)]
                self.discard.append(card.id)
            case Earned(coins):
                self.coins = [sum(pair) for pair in zip(self.coins, coins, strict=True)]
            case CoinPassed(first):
                self.first = first
            case Ended():
                self.ended = event

    def _on_card_event(self, event: Placed | Bought | Passed | CouldNotPay | Discarded) -> None:
        match event:
            case Placed(_, berth, floor, _):
                assert floor == self.columns[berth]
                self.columns[berth] += 1
            case Bought(seat, berth, card, price, cargo):
                assert price == self.columns.pop(berth)
                assert self.row.pop(berth) == card.id
                self.coins[seat] -= price
                self.cards[seat].append(card.id)
                self.quay[seat] += cargo
            case Passed(_, berth, card, price):
                assert (self.columns[berth], self.row[berth]) == (price, card.id)
                self.columns[berth] -= 1
            case CouldNotPay(seat, berth, card, price, coins):
                assert (self.columns[berth], self.row[berth]) == (price, card.id)
                assert self.coins[seat] == coins < price
                self.columns[berth] -= 1
            case Discarded(berth, card, lost):
                assert not self.columns[berth]
                assert self.row.pop(berth) == card.id
                self.discard.append(card.id)
                self.stock += lost

    def _on_goods_event(self, event: Event) -> None:
        match event:
            case Unloaded(seat, quay, stored):
                assert stored == self.warehouse[seat] + self.hall[seat]
                self.quay[seat] += stored
                self.warehouse[seat] = self.hall[seat] = 0
                assert self.quay[seat] == quay
            case Delivered(seat, good):
                self._take(seat, heap([good]))
                self.on_contracts += heap([good])
            case Sold(seat, good):
                self._sell(seat, heap([good]))
            case PairSold(seat, given):
                self._sell(seat, given)
            case Stored(seat, good):
                self._take(seat, heap([good]))
                self.warehouse[seat] += heap([good])
            case Kept(seat, good):
                self._take(seat, heap([good]))
                self.hall[seat] += heap([good])
            case Converted(seat, given, taken):
                self._take(seat, given - heap([taken]))
                self.stock += given - heap([taken])
            case Finished(seat, lost):
                assert self.quay[seat] == lost
                self._take(seat, lost)
                self.stock += lost
            case _:
                raise AssertionError(event)

    def _take(self, seat: int, cubes: int) -> None:
        self.quay[seat] -= cubes

    def _sell(self, seat: int, cubes: int) -> None:
        self._take(seat, cubes)
        self.stock += cubes
        self.coins[seat] += 1

    def _firemen(self, seat: int) -> int:
        return sum(int(name[-1]) for name in self.cards[seat] if name.startswith("fireman-"))


def check_equal(game: GameFromEvents, state: State) -> None:
    players = state.players
    assert game.coins == [player.coins for player in players]
    assert game.points == [player.points for player in players]
    assert game.cards == [[card.id for card in player.cards] for player in players]
    assert game.quay == [player.quay for player in players]
    assert game.warehouse == [player.warehouse for player in players]
    assert game.hall == [player.hall for player in players]
    assert game.stock == state.stock
    assert game.bag == heap(state.bag)
    assert game.discard == [card.id for card in state.discard]
    assert game.round == state.round
    assert game.first == state.first
    assert game.row == {at: card.id for at, card in enumerate(state.row) if card is not None}
    assert +game.columns == +Counter({at: len(column) for at, column in enumerate(state.columns)})


@in_many_games(30)
def test_events_are_enough_to_reconstruct_the_game(record: Record) -> None:
    game = GameFromEvents(record.setup.players)
    game.bag = heap(record.setup.bag)
    for state, events in record.steps():
        for event in events:
            game.on_event(event)
        check_equal(game, state)
    end = ranking(state)[0]
    points = tuple(score.total for score in scores(state))
    assert game.ended == Ended(points, tuple(game.coins), end)


@in_many_games(30)
def test_events_account_for_every_coin(record: Record) -> None:
    coins = [5] * record.setup.players
    told: list[Event] = []
    state = record.replay(tell=told.append)
    for event in told:
        match event:
            case Bought(seat, _, _, price):
                coins[seat] -= price
            case Sold(seat) | PairSold(seat):
                coins[seat] += 1
            case Earned(earned):
                coins = [sum(pair) for pair in zip(coins, earned, strict=True)]
            case _:
                pass
    assert coins == [player.coins for player in state.players]


@in_many_games(30)
def test_ended_event_comes_once_and_last(record: Record) -> None:
    told: list[Event] = []
    record.replay(tell=told.append)
    assert [type(event) for event in told if isinstance(event, Ended)] == [Ended]
    assert isinstance(told[-1], Ended)
    fires = [event.card.id for event in told if isinstance(event, Burned)]
    assert fires == ["fire-1", "fire-2", "fire-3", "fire-4"]


@pytest.mark.slow
@in_many_games(300)
def test_many_more_games_are_valid_and_match_their_events(record: Record) -> None:
    game = GameFromEvents(record.setup.players)
    game.bag = heap(record.setup.bag)
    for state, events in record.steps():
        assert problems(state) == []
        for event in events:
            game.on_event(event)
        check_equal(game, state)
    data = snapshot(state)
    assert [counted(player) for player in data["players"]] == [
        score["total"] for score in data["scores"]
    ]
    assert load(dump(record), (DECK,)).record == record
