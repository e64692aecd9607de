"""Who may take back which decisions, as pure functions of the seats and the log."""

import random
from dataclasses import replace

import pytest

from speicherstadt.engine import fingerprint, legal
from speicherstadt.records import deal, token
from speicherstadt.server.games import game_log
from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.games.takeback_policy import (
    Made,
    is_own,
    is_quiet,
    quiet_floor,
    takeback_policy,
)
from speicherstadt.server.storage import Entry, SeatRow, TableRow
from tests.play import DECK
from tests.server.in_process import refused

TABLE = TableRow("table", 0, 0, "playing", False, True, "anna", None, 1, 2)
ANNA, BEN = SeatRow("table", 0, "anna", "Anna"), SeatRow("table", 1, "ben", "Ben")
BOT = SeatRow("table", 1, bot="clerk")
DECISION = legal(GameLog(deal(DECK, 2, "policy")).state)[0]


def made(*moves: str) -> list[Made]:
    """Decisions, each written as its seat, `b` if a bot made it, and `!` if it reveals."""
    return [Made(int(move[0]), DECISION, "b" in move, "!" in move) for move in moves]


@pytest.mark.parametrize(
    ("chairs", "expected"),
    [
        ((ANNA, BOT), "free"),
        ((ANNA, replace(BEN, guest="anna")), "free"),
        ((ANNA, replace(BEN, guest="anna"), BOT), "free"),
        ((ANNA, BEN), "ask"),
        ((ANNA, BEN, BOT), "ask"),
        ((ANNA, replace(BEN, bot="broker")), "ask"),
        ((replace(ANNA, bot="broker"), BOT), "free"),
    ],
)
def test_whoever_plays_against_bots_alone_need_not_ask(
    chairs: tuple[SeatRow, ...], expected: str
) -> None:
    assert takeback_policy(TABLE, chairs) == expected
    assert takeback_policy(replace(TABLE, takebacks=False), chairs) == "off"


@pytest.mark.parametrize(
    ("moves", "floor"),
    [
        ((), None),
        (("0",), 0),
        (("0", "0"), 0),
        (("0", "1"), 1),
        (("1", "0", "0"), 1),
        (("0!",), None),
        (("0!", "0"), 1),
        (("0b",), None),
        (("0b", "0"), 1),
    ],
)
def test_a_quiet_undo_stops_at_others_bots_and_revealed_information(
    moves: tuple[str, ...], floor: int | None
) -> None:
    log = made(*moves)
    assert quiet_floor(log, 0) == floor
    for back_to in range(-1, len(log) + 1):
        quiet = floor is not None and floor <= back_to < len(log)
        assert is_quiet(log, 0, log[-1].seat if log else 0, back_to) is quiet
        assert not is_quiet(log, 0, 4, back_to)


def test_what_a_fork_inherited_stays() -> None:
    log = made("0", "0", "0")
    assert quiet_floor(log, 2) == 2
    assert quiet_floor(log, 3) is None
    assert [is_own(log, 2, 0, back_to) for back_to in range(4)] == [False, False, True, False]


def test_a_takeback_leads_to_a_decision_of_ones_own() -> None:
    log = made("0", "1b", "0!", "1b!", "0b")
    assert [is_own(log, 0, 0, back_to) for back_to in range(-1, 6)] == [
        *(False, True, False, True, False, False, False)
    ]


def play(table: GameLog, entries: int, bots: frozenset[int] = frozenset({1})) -> None:
    choose = random.Random("takebacks")
    for _ in range(entries):
        seat = table.state.seat
        decision = choose.choice(sorted(legal(table.state), key=token))
        table.take(*table.decide(table.number, seat, token(decision), by_bot=seat in bots))


def my_last(table: GameLog) -> int:
    return max(n for n, each in enumerate(table.made) if not each.by_bot)


def test_a_free_takeback_walks_back_decision_by_decision_to_the_start() -> None:
    table = GameLog(deal(DECK, 2, "walk back"))
    states = {}
    for _ in range(60):
        states[len(table.made)] = fingerprint(table.state)
        play(table, 1)
    mine = [n for n, each in enumerate(table.made) if not each.by_bot]
    assert any(each.reveals for each in table.made)
    for back_to in reversed(mine):
        quiet = is_quiet(table.made, 0, 0, back_to)
        proposal = table.undo(table.number, 0, back_to, free=True)
        assert proposal.practice is not quiet
        table.take(proposal)
        assert fingerprint(table.state) == states[back_to]
    with refused("cannot-undo"):
        table.undo(table.number, 0, 0, free=True)


def test_chance_does_not_change_after_a_takeback() -> None:
    """The same cards come again, in the same order."""
    table = GameLog(deal(DECK, 2, "same cards"))
    play(table, 40)
    before, state = table.made, fingerprint(table.state)
    first = min(n for n, each in enumerate(before) if not each.by_bot)
    table.take(table.undo(table.number, 0, first, free=True))
    for each in before[first:]:
        table.take(*table.decide(table.number, each.seat, token(each.decision), by_bot=each.by_bot))
    assert fingerprint(table.state) == state


def test_bots_that_decide_meanwhile_do_not_make_a_free_takeback_stale() -> None:
    table = GameLog(deal(DECK, 2, "meanwhile"))
    play(table, 20)
    known = table.number
    while table.state.seat == 0 or table.number == known:
        play(table, 1)
    known = max(n for n in range(table.number) if not table.made[n].by_bot) + 1
    play(table, 1)
    assert table.made[-1].by_bot
    back_to = my_last(table)
    with refused("stale"):
        table.undo(known - 1, 0, back_to, free=True)
    with refused("stale"):
        table.undo(table.number + 1, 0, back_to, free=True)
    with refused("stale"):
        table.undo(known, 0, back_to)
    table.take(table.undo(known, 0, back_to, free=True))
    with refused("stale"):  # sending it again does no harm
        table.undo(known, 0, back_to, free=True)


def test_a_finished_game_is_not_taken_back() -> None:
    table = GameLog(deal(DECK, 2, "the end"))
    while not table.state.over:
        play(table, 1)
    back_to = my_last(table)
    with refused("over"):
        table.undo(table.number, 0, back_to, free=True)
    with refused("over"):
        table.undo_with_consent(table.number, 0, back_to, [1])


def test_free_takebacks_are_limited_like_all_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_log, "_MOST_UNDOS", 3)
    table = GameLog(deal(DECK, 2, "limit"))
    for _ in range(3):
        play(table, 12)
        table.take(table.undo(table.number, 0, my_last(table), free=True))
    play(table, 12)
    with refused("undo-limit"):
        table.undo(table.number, 0, my_last(table), free=True)
    with refused("undo-limit"):
        table.undo_with_consent(table.number, 0, my_last(table), [1])


def test_an_undo_with_consent_says_who_allowed_it() -> None:
    table = GameLog(deal(DECK, 3, "consent"))
    play(table, 12, frozenset())
    back_to = max(n for n, each in enumerate(table.made) if each.seat == 1)
    proposal = table.undo_with_consent(table.number, 1, back_to, [0, 2])
    assert proposal.entry == Entry(13, 1, f"back {back_to} allowed 0,2", by_bot=False)
    assert (proposal.entry.back_to, proposal.entry.allowed_by) == (back_to, (0, 2))
    assert not proposal.practice
    table.take(proposal)
    again = GameLog.replayed(
        table.setup,
        [
            *(
                Entry(n, each.seat, token(each.decision), by_bot=False)
                for n, each in enumerate(replayed(table), start=1)
            ),
            proposal.entry,
        ],
    )
    assert again.story == table.story
    assert again.moments(0, 13) == table.moments(0, 13)


def replayed(table: GameLog) -> tuple[Made, ...]:
    """The decisions of a log, also those that an undo at its end took back."""
    whole = GameLog(table.setup)
    play(whole, table.number - 1, frozenset())
    return whole.made
