"""The game log: the rules of undo, and replaying a game from its log."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from speicherstadt.engine import Decision, Phase, State, advance, fingerprint, legal
from speicherstadt.records import deal, token
from speicherstadt.server import wire
from speicherstadt.server.games import game_log
from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.storage import Entry
from tests.play import DECK
from tests.server.in_process import refused


def game(players: int, seed: str, origin: int = 0) -> GameLog:
    return GameLog(deal(DECK, players, seed), origin)


def hidden(of: GameLog) -> tuple[int, int]:
    """How many cards of the pile and cubes of the bag nobody has seen."""
    return len(of.state.pile), len(of.state.bag)


def undo_floor(of: GameLog) -> int | None:
    """How far the last player to decide can undo, as shown to everyone."""
    floor: int | None = msgspec.json.decode(of.moment())["undo"]
    return floor


def randomly(of: GameLog, seed: str, bots: frozenset[int] = frozenset()) -> Iterator[bool]:
    """Play to the end; yields after each decision whether it revealed something."""
    choose = random.Random(seed)
    while not of.state.over:
        before, seat = hidden(of), of.state.seat
        decision = choose.choice(sorted(legal(of.state), key=token))
        of.take(*of.decide(of.number, seat, token(decision), by_bot=seat in bots))
        yield hidden(of) != before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [frozenset[int](), frozenset({1})])
def test_undo_stops_at_other_players_bots_and_revealed_information(
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
        assert undo_floor(table) == expected
        floors.add(0 if expected is None else len(made) - expected)
        seat = table.state.seat
    assert undo_floor(table) is None  # the end reveals the last fires
    assert {0, 1} <= floors
    assert max(floors) >= 3 or players > 3


def test_every_undo_leads_back_to_the_same_state() -> None:
    table, players = game(3, "back"), 3
    prints = [fingerprint(table.state)]
    checked = 0
    for _ in randomly(table, "back"):
        prints.append(fingerprint(table.state))
        floor, last = undo_floor(table), len(table.made)
        seat = table.made[-1].seat
        if floor is None:
            refuses(table, seat, last - 1)
            continue
        for back_to in range(floor, last):
            proposal = table.undo(table.number, seat, back_to)
            assert fingerprint(proposal.position.state) == prints[back_to]
            assert len(proposal.position.made) == back_to
            checked += 1
        refuses(table, seat, floor - 1)
        refuses(table, seat, last)
        refuses(table, (seat + 1) % players, last - 1)
    assert checked > 50


def refuses(table: GameLog, seat: int, back_to: int, code: str = "cannot-undo") -> None:
    with refused(code):
        table.undo(table.number, seat, back_to)


def test_a_loading_can_be_started_over() -> None:
    """All decisions of a loading can be undone at once while it lasts."""
    table, begun, longest = game(2, "loading"), 0, 0
    loader: int | None = None
    for _ in randomly(table, "loading"):
        loading = table.state.phase is Phase.LOADING
        if not loading or table.state.seat != loader:
            loader = table.state.seat if loading else None
            begun = len(table.made)
        elif len(table.made) > begun:
            floor = undo_floor(table)
            assert floor is not None
            assert floor <= begun
            longest = max(longest, len(table.made) - begun)
    assert longest >= 2


def test_a_fork_cannot_undo_what_it_inherited() -> None:
    whole = game(2, "fork")
    for _ in randomly(whole, "fork"):
        pass
    log = [
        Entry(number, made.seat, token(made.decision), by_bot=False)
        for number, made in enumerate(whole.made, start=1)
    ]
    checked = 0
    for origin in range(1, 60):
        fork = GameLog.replayed(whole.setup, log[:origin], origin)
        assert undo_floor(fork) is None
        after = GameLog.replayed(whole.setup, log[: origin + 1], origin)
        assert undo_floor(after) in (None, origin)
        checked += undo_floor(after) is not None
    assert checked > 10


@pytest.mark.parametrize("seed", range(6))
def test_a_log_with_undos_replays_to_the_same_game(seed: int) -> None:
    choose, table = random.Random(seed), game(2 + seed % 4, f"{seed}")
    log: list[Entry] = []
    shown = [table.moment()]
    undos = 0
    while not table.state.over:
        floor = undo_floor(table)
        if floor is not None and choose.random() < 0.25 and undos < 60:
            back_to = choose.randrange(floor, len(table.made))
            proposal = table.undo(table.number, table.made[-1].seat, back_to)
            undos += 1
        else:
            decision = choose.choice(sorted(legal(table.state), key=token))
            [proposal] = table.decide(table.number, table.state.seat, token(decision), by_bot=False)
        log.append(proposal.entry)
        table.take(proposal)
        shown.append(table.moment())
    assert undos > 10
    assert [one.number for one in log] == list(range(1, len(log) + 1))
    again = GameLog.replayed(table.setup, log)
    assert fingerprint(again.state) == fingerprint(table.state)
    assert again.moment() == table.moment()
    assert [bytes(step) for step in again.story] == [bytes(step) for step in table.story]
    assert again.decisions() == table.decisions()
    moments = table.moments(0, len(log))
    assert list(moments) == shown
    for first in (1, 49, 50, 51, len(log)):
        assert list(table.moments(first, len(log))) == shown[first:]
    assert list(table.moments(60, 70)) == shown[60:71]


def test_a_proposal_changes_nothing_until_it_is_taken() -> None:
    table = game(3, "proposal")
    before = (fingerprint(table.state), table.number, table.moment())
    proposals = [
        proposal
        for decision in legal(table.state)
        for proposal in table.decide(0, table.state.seat, token(decision), by_bot=False)
    ]
    assert (fingerprint(table.state), table.number, table.moment()) == before
    assert len({fingerprint(proposal.position.state) for proposal in proposals}) == len(proposals)


def test_cubes_may_be_named_in_any_order() -> None:
    for seed in range(100):
        table = game(2, f"order/{seed}")
        for _ in randomly(table, f"order/{seed}"):
            for text in [text for text in table.options if "+" in text]:
                given, _, taken = text.partition(">")
                turned = "+".join(reversed(given.split("+"))) + ">" + taken
                [proposal] = table.decide(table.number, table.state.seat, turned, by_bot=False)
                assert proposal.entry.text == text
                if turned != text:
                    return
    pytest.fail("no game had anything to sell")


def test_wrong_decisions_are_refused_with_their_codes() -> None:
    table = game(2, "refused")
    seat, good = table.state.seat, legal(table.state)[0]

    def check(code: str, number: int, at: int, decision: str) -> None:
        with refused(code):
            table.decide(number, at, decision, by_bot=False)

    check("stale", 1, seat, token(good))
    check("not-your-turn", 0, 1 - seat, token(good))
    check("illegal", 0, seat, "done")
    for _ in randomly(table, "refused"):
        pass
    check("over", table.number, seat, token(good))


def test_a_stale_undo_is_refused() -> None:
    table = game(2, "stale")
    seat = table.state.seat
    table.take(*table.decide(0, seat, next(iter(table.options)), by_bot=False))
    for number in (0, 2):
        with refused("stale"):
            table.undo(number, seat, 0)
    table.take(table.undo(1, seat, 0))
    refuses(table, seat, 0)  # nothing is left to undo


def test_number_of_undos_is_limited() -> None:
    """Endless undoing must not fill the disk, nor use up what the other players may undo."""
    table = game(2, "for ever")
    seat, decision = table.state.seat, next(iter(table.options))
    for _ in range(100):
        table.take(*table.decide(table.number, seat, decision, by_bot=False))
        table.take(table.undo(table.number, seat, 0))
    assert table.number == 200
    table.take(*table.decide(table.number, seat, decision, by_bot=False))
    refuses(table, seat, 0, "undo-limit")
    other = 1 - seat
    table.take(*table.decide(table.number, other, next(iter(table.options)), by_bot=False))
    table.take(table.undo(table.number, other, 1))


def test_number_of_undone_entries_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_log, "_MOST_UNDONE", 4)
    table = game(2, "for ever")
    seat, decision = table.state.seat, next(iter(table.options))
    for _ in range(2):
        table.take(*table.decide(table.number, seat, decision, by_bot=False))
        table.take(table.undo(table.number, seat, 0))
    table.take(*table.decide(table.number, seat, decision, by_bot=False))
    refuses(table, seat, 0, "undo-limit")


def test_a_log_with_more_undos_than_allowed_still_opens() -> None:
    """Earlier versions allowed more."""
    table = game(2, "old")
    seat, decision = table.state.seat, next(iter(table.options))
    log = [
        entry
        for number in range(1, 2001, 2)
        for entry in (Entry(number, seat, decision, False), Entry.undo(number + 1, seat, 0))
    ]
    old = GameLog.replayed(table.setup, log)
    assert old.number == 2000
    assert fingerprint(old.state) == fingerprint(table.state)
    old.take(*old.decide(2000, seat, decision, by_bot=False))
    refuses(old, seat, 0, "undo-limit")


def test_an_undo_does_not_replay_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table, repeated = game(2, "repeat"), list[Decision]()

    def observed(state: State, decision: Decision) -> None:
        repeated.append(decision)
        advance(state, decision)

    for _ in randomly(table, "repeat"):
        floor = undo_floor(table)
        if floor is not None:
            with monkeypatch.context() as patch:
                patch.setattr(game_log, "advance", observed)
                table.undo(table.number, table.made[-1].seat, floor)
            assert len(repeated) < 16
            repeated.clear()


def test_progress_contains_round_phase_turn_and_points() -> None:
    table = game(3, "progress")
    assert table.progress() == (1, "demand", table.state.seat, "[0,0,0]")
    for _ in randomly(table, "progress"):
        progress = table.progress()
        board = msgspec.json.decode(table.moment())["board"]
        assert (progress.round, progress.phase) == (board["round"], board["phase"])
        assert progress.decides == board["decides"]
        assert msgspec.json.decode(progress.points) == [
            player["score"]["total"] for player in board["players"]
        ]
    assert (progress.phase, progress.decides) == ("over", None)


def test_every_moment_has_its_wire_type() -> None:
    table = game(4, "wire")
    decoder = msgspec.json.Decoder(wire.Moment)
    kinds = set()
    for _ in randomly(table, "wire"):
        moment = decoder.decode(table.moment())
        kinds |= {type(happened).__name__ for happened in moment.step.events}
        assert moment.board["legal"] == [token(decision) for decision in legal(table.state)]
        assert moment.step.decided == len(table.made)
    assert len(kinds) > 8
