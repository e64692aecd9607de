"""A game as its log tells it: what may be taken back, and that the log tells everything."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from speicherstadt.engine import Phase, fingerprint, legal
from speicherstadt.records import deal, token
from speicherstadt.server import wire
from speicherstadt.server.game import Entry, Game
from speicherstadt.server.problems import Refused
from tests.play import DECK


def game(players: int, seed: str, origin: int = 0) -> Game:
    return Game(deal(DECK, players, seed), origin)


def hidden(of: Game) -> tuple[int, int]:
    """How much of the pile and the bag nobody has seen."""
    return len(of.state.pile), len(of.state.bag)


def randomly(of: Game, seed: str, bots: frozenset[int] = frozenset()) -> Iterator[bool]:
    """Play to the end; tells after each decision whether it has shown something new."""
    choose = random.Random(seed)
    while not of.state.over:
        before, seat = hidden(of), of.state.seat
        decision = choose.choice(sorted(legal(of.state), key=token))
        of.take(of.decide(of.number, seat, token(decision), by_bot=seat in bots))
        yield hidden(of) != before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [frozenset[int](), frozenset({1})])
def test_undo_stops_at_others_at_bots_and_at_what_was_shown(
    players: int, bots: frozenset[int]
) -> None:
    table = game(players, f"undo {players}")
    made: list[tuple[int, bool]] = []
    seat, floors = table.state.seat, set[int]()
    for shown in randomly(table, f"undo {players}", bots):
        made.append((seat, shown or seat in bots))
        floor = len(made)
        while floor > 0 and made[floor - 1] == (made[-1][0], False):
            floor -= 1
        expected = None if floor == len(made) else floor
        assert table.undo_floor() == expected
        floors.add(0 if expected is None else len(made) - expected)
        seat = table.state.seat
    assert table.undo_floor() is None  # the end shows the last fires
    assert {0, 1} <= floors
    assert max(floors) >= 3 or players > 3


def test_every_step_back_leads_to_what_was() -> None:
    table, players = game(3, "back"), 3
    prints = [fingerprint(table.state)]
    checked = 0
    for _ in randomly(table, "back"):
        prints.append(fingerprint(table.state))
        floor, last = table.undo_floor(), len(table.made)
        seat = table.made[-1].seat
        if floor is None:
            refuses(table, seat, last - 1)
            continue
        for back_to in range(floor, last):
            proposal = table.step_back(table.number, seat, back_to)
            assert fingerprint(proposal.state) == prints[back_to]
            assert len(proposal.made) == back_to
            checked += 1
        refuses(table, seat, floor - 1)
        refuses(table, seat, last)
        refuses(table, (seat + 1) % players, last - 1)
    assert checked > 50


def refuses(table: Game, seat: int, back_to: int) -> None:
    with pytest.raises(Refused) as refusal:
        table.step_back(table.number, seat, back_to)
    assert refusal.value.kind == "cannot-undo"


def test_a_loading_can_be_begun_again() -> None:
    """All steps of one's loading can be taken back at once, while it lasts."""
    table, begun, longest = game(2, "loading"), 0, 0
    loader: int | None = None
    for _ in randomly(table, "loading"):
        loading = table.state.phase is Phase.LOADING
        if not loading or table.state.seat != loader:
            loader = table.state.seat if loading else None
            begun = len(table.made)
        elif len(table.made) > begun:
            floor = table.undo_floor()
            assert floor is not None
            assert floor <= begun
            longest = max(longest, len(table.made) - begun)
    assert longest >= 2


def test_a_fork_takes_nothing_back_that_it_took_over() -> None:
    whole = game(2, "fork")
    for _ in randomly(whole, "fork"):
        pass
    log = [
        Entry(number, made.seat, token(made.decision), by_bot=False)
        for number, made in enumerate(whole.made, start=1)
    ]
    checked = 0
    for origin in range(1, 60):
        fork = Game.replayed(whole.setup, log[:origin], origin)
        assert fork.undo_floor() is None
        after = Game.replayed(whole.setup, log[: origin + 1], origin)
        assert after.undo_floor() in (None, origin)
        checked += after.undo_floor() is not None
    assert checked > 10


@pytest.mark.parametrize("seed", range(6))
def test_a_log_with_steps_back_replays_to_the_same(seed: int) -> None:
    choose, table = random.Random(seed), game(2 + seed % 4, f"{seed}")
    log: list[Entry] = []
    backs = 0
    while not table.state.over:
        floor = table.undo_floor()
        if floor is not None and choose.random() < 0.25 and backs < 60:
            back_to = choose.randrange(floor, len(table.made))
            proposal = table.step_back(table.number, table.made[-1].seat, back_to)
            backs += 1
        else:
            decision = choose.choice(sorted(legal(table.state), key=token))
            proposal = table.decide(table.number, table.state.seat, token(decision), by_bot=False)
        log.append(proposal.entry)
        table.take(proposal)
    assert backs > 10
    assert [one.number for one in log] == list(range(1, len(log) + 1))
    again = Game.replayed(table.setup, log)
    assert fingerprint(again.state) == fingerprint(table.state)
    assert again.moment() == table.moment()
    assert [bytes(step) for step in again.story] == [bytes(step) for step in table.story]
    assert again.decisions() == table.decisions()
    moments = table.moments(log, -1)
    assert len(moments) == len(log) + 1
    assert moments[-1] == table.moment()
    assert table.moments(log, 10) == moments[11:]


def test_a_proposal_changes_nothing_until_it_is_taken() -> None:
    table = game(3, "proposal")
    before = (fingerprint(table.state), table.number, table.moment())
    proposals = [
        table.decide(0, table.state.seat, token(decision), by_bot=False)
        for decision in legal(table.state)
    ]
    assert (fingerprint(table.state), table.number, table.moment()) == before
    assert len({fingerprint(proposal.state) for proposal in proposals}) == len(proposals)


def test_cubes_may_be_named_in_any_order() -> None:
    for seed in range(100):
        table = game(2, f"order/{seed}")
        for _ in randomly(table, f"order/{seed}"):
            for text in [text for text in table.options if "+" in text]:
                given, _, taken = text.partition(">")
                turned = "+".join(reversed(given.split("+"))) + ">" + taken
                proposal = table.decide(table.number, table.state.seat, turned, by_bot=False)
                assert proposal.entry.text == text
                if turned != text:
                    return
    pytest.fail("no game had anything to sell")


def test_what_is_wrong_is_refused_by_its_name() -> None:
    table = game(2, "refused")
    seat, good = table.state.seat, legal(table.state)[0]

    def kind(number: int, at: int, decision: str) -> str:
        with pytest.raises(Refused) as refusal:
            table.decide(number, at, decision, by_bot=False)
        return refusal.value.kind

    assert kind(1, seat, token(good)) == "stale"
    assert kind(0, 1 - seat, token(good)) == "not-your-turn"
    assert kind(0, seat, "done") == "illegal"
    for _ in randomly(table, "refused"):
        pass
    assert kind(table.number, seat, token(good)) == "over"


def test_every_moment_is_what_the_wire_promises() -> None:
    """Encoded moments can be read back as the types that clients are told of."""
    table = game(4, "wire")
    decoder = msgspec.json.Decoder(wire.Moment)
    kinds = set()
    for _ in randomly(table, "wire"):
        moment = decoder.decode(table.moment())
        kinds |= {type(happened).__name__ for happened in moment.step.events}
        assert moment.board["legal"] == [token(decision) for decision in legal(table.state)]
        assert moment.step.decided == len(table.made)
    assert len(kinds) > 8
