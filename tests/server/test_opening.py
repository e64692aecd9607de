"""Starting a game: contributions are opened in time, or their commitments take their place."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from speicherstadt.bots import Budget, Guarded, make_bot, recompute_bots
from speicherstadt.engine import view
from speicherstadt.records import Record, Seated, Shuffle, contribution_commitment, token
from speicherstadt.server import wire
from speicherstadt.server.games import table_records
from speicherstadt.server.storage import DataStore
from speicherstadt.server.storage.statements import change_table
from speicherstadt.server.tables import commitment_wait, opening_deadline
from speicherstadt.server.tables.opening_deadline import OPENING_SECONDS, OpeningDeadline
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.in_process import (
    Recorder,
    ScriptedPool,
    decide,
    new_game,
    new_guest,
    new_table,
    refused,
)

pytestmark = pytest.mark.anyio

OWN = ("a" * 32, "b" * 32)


async def until(condition: Callable[[], object]) -> None:
    """Let everything else run until the condition holds; the event loop bounds the wait."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.001)


async def committed(
    registry: TableRegistry, anna: str, players: int = 2, seats: tuple[int, ...] = (0, 1)
) -> TableSession:
    """A full table at which these seats, all of Anna's, have committed to a contribution."""
    session = await new_table(registry, anna, players)
    for number in range(1, players):
        await session.join(anna, "Anna", wire.Join(name=f"Seat {number}"))
    for seat in seats:
        promise = contribution_commitment(session.id, seat, OWN[seat])
        await session.commit(anna, wire.CommitContribution(seat, promise))
    return session


async def open_seat(session: TableSession, anna: str, seat: int) -> None:
    await session.open_contribution(anna, wire.OpenContribution(seat, OWN[seat]))


async def test_game_starts_when_the_last_contribution_is_open(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await committed(registry, anna)
    listener = Recorder(anna)
    await session.listen(listener, None)
    await session.start(anna)
    assert (session.row.status, session.game) == ("opening", None)
    await open_seat(session, anna, 1)
    assert session.game is None
    await open_seat(session, anna, 0)
    shuffle = Shuffle(session.id, bytes.fromhex(session.row.secret or ""), OWN)
    assert session.playing().setup.pile == shuffle.setup(session.playing().setup.deck).pile
    assert session.row.status == "playing"
    assert listener.kinds.count("moment") == 1
    await until(lambda: session._opening._task is None)


async def test_game_without_commitments_starts_at_once(registry: TableRegistry) -> None:
    session = await new_game(registry, await new_guest(registry))
    assert session.row.status == "playing"
    assert session._opening._task is None
    assert [one.commitment for one in session.room().contributions] == ["", ""]


async def newcomer(registry: TableRegistry, anna: str) -> tuple[TableSession, str, Recorder]:
    """A table at which Ben has sat down and has not committed yet; Anna has."""
    session = await new_table(registry, anna)
    ben = await new_guest(registry, "Ben")
    await session.join(ben, "Ben", wire.Join())
    promise = contribution_commitment(session.id, 0, OWN[0])
    await session.commit(anna, wire.CommitContribution(0, promise))
    listener = Recorder(ben)
    await session.listen(listener, None)
    return session, ben, listener


async def test_start_waits_for_somebody_who_has_just_sat_down(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session, ben, _ = await newcomer(registry, anna)
    starting = asyncio.create_task(session.start(anna))
    await session.say(anna, "Anna", "Hello")  # others can go on meanwhile
    assert session.row.status == "gathering"
    promise = contribution_commitment(session.id, 1, OWN[1])
    await session.commit(ben, wire.CommitContribution(1, promise))
    await starting
    assert session.row.status == "opening"
    assert session.chairs[1].commitment == promise
    await session.close()


async def test_start_does_not_wait_for_somebody_who_leaves(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commitment_wait, "COMMITMENT_SECONDS", 3600.0)
    anna = await new_guest(registry)
    session, _, bens = await newcomer(registry, anna)
    starting = asyncio.create_task(session.start(anna))
    await session.say(anna, "Anna", "Hello")
    assert session.row.status == "gathering"
    session.forget(bens)  # somebody who is not here cannot commit
    await asyncio.wait_for(starting, 30)
    assert session.row.status == "opening"
    await session.close()


async def test_start_does_not_wait_where_nobody_commits(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commitment_wait, "COMMITMENT_SECONDS", 3600.0)
    anna = await new_guest(registry)
    session = await committed(registry, anna, seats=())
    await session.listen(Recorder(anna), None)
    await asyncio.wait_for(session.start(anna), 30)
    assert session.row.status == "playing"
    await session.close()


async def test_start_waits_only_a_moment(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commitment_wait, "COMMITMENT_SECONDS", 0.01)
    anna = await new_guest(registry)
    session, ben, _ = await newcomer(registry, anna)
    await session.start(anna)
    assert session.row.status == "opening"
    promise = contribution_commitment(session.id, 1, OWN[1])
    with refused("full"):
        await session.commit(ben, wire.CommitContribution(1, promise))
    await session.close()


async def test_everyone_sees_who_has_committed_and_opened(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await committed(registry, anna, players=3)
    assert [bool(one.commitment) for one in session.room().contributions] == [True, True, False]
    await session.start(anna)
    await open_seat(session, anna, 0)
    assert [one.opened for one in session.room().contributions] == [True, False, False]
    await session.close()


async def test_commitment_takes_the_place_of_an_unopened_contribution(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening_deadline, "OPENING_SECONDS", 0.0)
    anna = await new_guest(registry)
    session = await committed(registry, anna)
    commitments = [chair.commitment for chair in session.chairs]
    await session.start(anna)
    await until(lambda: session.game)
    shuffle = Shuffle(session.id, bytes.fromhex(session.row.secret or ""), tuple(commitments))
    assert session.playing().setup.bag == shuffle.setup(session.playing().setup.deck).bag
    assert [one.opened for one in session.room().contributions] == [False, False]
    with refused("stale"):  # too late: the game goes by the commitment
        await open_seat(session, anna, 0)


async def test_a_table_reopened_after_the_deadline_starts(
    registry: TableRegistry, store: DataStore, pool: ScriptedPool
) -> None:
    """As after a restart: only what is stored counts."""
    anna = await new_guest(registry)
    session = await committed(registry, anna)
    await session.start(anna)
    await open_seat(session, anna, 0)
    await session.close()
    session.row.opening_since = time.time() - OPENING_SECONDS
    await store.write(change_table(session.row))
    again = TableRegistry(registry.services)
    assert await store.opening() == [session.id]
    reopened = await again.session(session.id)
    await until(lambda: reopened.game)
    assert [chair.contribution for chair in reopened.chairs] == [OWN[0], ""]


async def test_the_wait_follows_from_the_stored_time() -> None:
    waits, begun = list[float](), asyncio.Event()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def begin() -> None:
        begun.set()

    for since, longest in ((time.time() - 60, 0.0), (time.time() + 3600, OPENING_SECONDS)):
        OpeningDeadline(sleep).set(since, begin)
        await begun.wait()
        begun.clear()
        assert waits.pop() == longest


async def test_a_start_that_fails_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    tries = list[float]()
    begun = asyncio.Event()

    async def sleep(seconds: float) -> None:
        tries.append(seconds)

    async def begin() -> None:
        if len(tries) < 3:
            raise OSError("the disk is full")
        begun.set()

    OpeningDeadline(sleep).set(0.0, begin)
    await begun.wait()
    assert tries == [0.0, 5.0, 5.0]
    assert [record.message for record in caplog.records] == ["a game could not start"] * 2


async def test_leaving_while_contributions_are_opened_keeps_the_table(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening_deadline, "OPENING_SECONDS", 0.01)
    anna = await new_guest(registry)
    session = await committed(registry, anna)
    await session.start(anna)
    for seat in (0, 1):
        await registry.leave(anna, session, seat)
    assert not session.gone
    await until(lambda: session.game)
    await session.close()


# Bots' dice


async def test_bots_get_a_seed_that_only_the_secret_tells(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna, bots=["clerk"])
    promise = contribution_commitment(session.id, 0, OWN[0])
    await session.commit(anna, wire.CommitContribution(0, promise))
    await session.start(anna)
    await open_seat(session, anna, 0)
    if session.playing().state.seat == 0:
        await decide(session, anna)
    await until(lambda: pool.seeds)
    shuffle = Shuffle(session.id, bytes.fromhex(session.row.secret or ""), (OWN[0], ""))
    assert pool.seeds == [shuffle.bot_seed(1)]
    await session.close()


async def test_games_of_version_1_keep_the_seeds_of_their_bots(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna, bots=["clerk"])
    session.row.shuffle_version = 1
    assert table_records.bot_seed(session.row, session.chairs, 1) == f"{session.id}/1"


async def test_bots_cannot_be_predicted_from_the_link(registry: TableRegistry) -> None:
    """Everything but the secret is public: table, seats, contributions, the view."""
    anna = await new_guest(registry)
    session = await new_game(registry, anna, 3)
    predicted = made = 0
    guesses = [f"{session.id}/0", session.id, table_records.commitment_of(session.row)]
    while not session.playing().state.over:
        state = session.playing().state
        seed = table_records.bot_seed(session.row, session.chairs, state.seat)
        seen = view(state)
        if len(seen.legal()) > 1:
            decision = Guarded(make_bot("random", seed)).decide(seen, Budget())
            made += 1
            guess = guesses[made % len(guesses)].replace("/0", f"/{state.seat}")
            predicted += Guarded(make_bot("random", guess)).decide(seen, Budget()) == decision
        else:
            decision = seen.legal()[0]
        number = session.playing().number
        await session.decide(anna, wire.Decide(number, state.seat, token(decision)))
    assert made > 100
    assert predicted < 0.6 * made  # as often as by chance
    bots = recompute_bots(
        _played_by_bots(session),
        lambda seat: table_records.bot_seed(session.row, session.chairs, seat),
    )
    assert bots.agreed == bots.recomputed  # known afterwards


def _played_by_bots(session: TableSession) -> Record:
    record = session.record()
    players = tuple(Seated(seated.name, "bot:random") for seated in record.players)
    return replace(record, players=players)
