"""Table sessions: changes are made one at a time, written first, then broadcast."""

import asyncio
import json

import msgspec
import pytest

from speicherstadt.records import Record, dump
from speicherstadt.server import wire
from speicherstadt.server.games.table_records import game_of
from speicherstadt.server.problems import NoSuchTable, Unexpected
from speicherstadt.server.storage import DataStore, Write
from speicherstadt.server.tables import listeners, table_chat, table_session
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


def next_decision(session: TableSession) -> wire.Decide:
    game = session.playing()
    return wire.Decide(game.number, game.state.seat, next(iter(game.options)))


async def test_decision_is_written_before_it_is_broadcast(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_guest(registry)
    session, listener = await new_game(registry, anna), Recorder()
    await session.listen(listener, (0, 0))
    write, told = registry.services.store.write, list[list[str]]()

    async def observed(*writes: Write) -> None:
        await write(*writes)
        told.append(listener.positions)

    monkeypatch.setattr(registry.services.store, "write", observed)
    await decide(session, anna)
    await session.say(anna, "Anna", "Moin")
    assert told == [[], ["1.0"]]
    assert listener.positions == ["1.0", "1.1"]


async def test_decision_is_dropped_if_it_cannot_be_written(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_guest(registry)
    session, listener = await new_game(registry, anna), Recorder()
    await session.listen(listener, (0, 0))
    before, listener.told = session.table(), []

    async def full_disk(*_: Write) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(registry.services.store, "write", full_disk)
        for change in (
            decide(session, anna),
            session.say(anna, "Anna", "Moin"),
            session.leave(anna, 0),
        ):
            with pytest.raises(OSError, match="No space"):
                await change
    assert session.table() == before
    assert listener.told == []
    await decide(session, anna)
    assert listener.positions == ["1.0"]


async def test_an_entry_that_another_process_wrote_first_is_stale(
    registry: TableRegistry, store: DataStore
) -> None:
    """Two sessions of one table never happen; the database would notice if they did."""
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    stored = await store.table(session.id)
    assert stored is not None
    other = TableSession(registry.services, stored, game_of(stored))
    await decide(session, anna)
    with refused("stale"):
        await decide(other, anna)
    assert len(await store.log(session.id)) == 1


async def test_one_of_several_simultaneous_decisions_counts(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    wish = next_decision(session)
    results = await asyncio.gather(
        *(session.decide(anna, wish) for _ in range(5)), return_exceptions=True
    )
    assert [isinstance(result, Exception) for result in results] == [False] + [True] * 4
    assert session.playing().number == 1


async def test_the_sender_gets_a_moment_only_with_the_answer(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session, sender, other = await new_game(registry, anna), Recorder(anna), Recorder()
    for listener in (sender, other):
        await session.listen(listener, (0, 0))
    moment = await session.decide(anna, next_decision(session), sender)
    said = await session.say(anna, "Anna", "Moin", sender)
    seat = session.playing().made[-1].seat
    undone = await session.undo(anna, wire.Undo(1, seat, 0), sender)
    assert sender.positions == []
    assert [message for message in other.told if message.at] == [moment, said, undone]


async def test_all_listeners_get_the_same_message(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session, listeners = await new_game(registry, anna), [Recorder(), Recorder(anna)]
    for listener in listeners:
        await session.listen(listener, (0, 0))
    await decide(session, anna, 3)
    first, second = ([m for m in listener.told if m.at] for listener in listeners)
    assert all(one is other for one, other in zip(first, second, strict=True))
    assert [message.at for message in first] == ["1.0", "2.0", "3.0"]


@pytest.mark.parametrize("entries", range(-1, 5))
@pytest.mark.parametrize("chat", range(3))
async def test_listener_gets_the_messages_it_missed(
    entries: int, chat: int, registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await decide(session, anna, 2)
    await session.say(anna, "Anna", "one")
    await decide(session, anna, 2)
    await session.say(anna, "Anna", "two")
    listener = Recorder()
    await session.listen(listener, (entries, chat))
    assert listener.positions == [
        *(f"{number}.{chat}" for number in range(entries + 1, 5)),
        *(f"4.{number}" for number in range(chat + 1, 3)),
    ]
    moments = json.loads((await session.moments(0, 50)).body)
    told = [json.loads(message.data) for message in listener.told if message.kind == "moment"]
    assert told == moments[entries + 1 :]
    assert listener.kinds[-1] == "room"


@pytest.mark.parametrize("known", [(5, 0), (4, 2), (99999, 99999)])
async def test_listener_that_is_ahead_gets_the_whole_table(
    known: tuple[int, int], registry: TableRegistry
) -> None:
    anna = await new_guest(registry)
    session, listener = await new_game(registry, anna), Recorder()
    await decide(session, anna, 4)
    await session.say(anna, "Anna", "Moin")
    before = session.table()
    await session.listen(listener, known)
    reset = listener.told[0]
    assert (reset.kind, reset.at, reset.data) == ("reset", "4.1", before)
    msgspec.json.decode(reset.frame["text"], type=wire.Reset)


async def test_spectators_are_limited(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "MOST_SPECTATORS", 3)
    session = await new_game(registry, await new_guest(registry))
    crowd = [Recorder() for _ in range(3)]
    for listener in crowd:
        await session.listen(listener, None)
    with refused("full"):
        session.check_can_listen(Recorder())
    with refused("full"):
        await session.listen(Recorder(), None)
    session.forget(crowd[0])
    await session.listen(Recorder(), None)


async def test_the_chat_is_limited(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_chat, "_MOST_BY_PLAYERS", 2)
    anna = await new_guest(registry)
    session = await new_table(registry, anna)
    await session.say(anna, "Anna", "one")
    await session.say(anna, "Anna", "two")
    with refused("full"):
        await session.say(anna, "Anna", "three")


async def test_presence_is_broadcast_when_it_changes(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_session, "_ANNOUNCE_SECONDS", 0)
    anna = await new_guest(registry)
    session, other = await new_table(registry, anna), Recorder()
    first, second = Recorder(anna), Recorder(anna)
    for listener in (first, second, other):
        await session.listen(listener, None)

    def shown() -> tuple[bool, bool]:
        chair = other.chairs[0]
        return chair["present"], chair["away"]

    assert shown() == (True, False)
    session.set_away(first, away=True)
    assert shown() == (True, False)  # the other tab is in the foreground
    session.set_away(second, away=True)
    assert shown() == (True, True)
    told = len(other.told)
    session.set_away(second, away=True)
    assert len(other.told) == told
    session.set_away(first, away=False)
    assert shown() == (True, False)
    session.forget(first)
    assert shown() == (True, True)
    session.forget(second)
    assert shown() == (False, False)
    told = len(other.told)
    session.forget(second)
    assert len(other.told) == told


async def test_table_is_deleted_when_everyone_has_left(
    registry: TableRegistry, store: DataStore
) -> None:
    anna, ben = await new_guest(registry), await new_guest(registry, "Ben")
    session = await new_table(registry, anna)
    await session.say(anna, "Anna", "Moin")
    leaving = asyncio.create_task(session.leave(anna, 0))
    await asyncio.sleep(0)
    for late in (session.join(ben, "Ben", wire.Join()), session.say(ben, "Ben", "Wait!")):
        with pytest.raises(NoSuchTable):
            await late
    await leaving
    assert session.gone
    with pytest.raises(NoSuchTable):
        await session.listen(Recorder(), None)
    assert await store.table(session.id) is None


async def test_a_record_is_made_once_for_each_change(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[Record]()

    def counted(record: Record) -> str:
        made.append(record)
        return dump(record)

    monkeypatch.setattr(table_session, "dump", counted)
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    for decisions in range(3):
        for _ in range(5):
            assert session.encoded_record() == dump(session.record()).encode()
        assert len(made) == decisions + 1
        await decide(session, anna)
    await session.leave(anna, 0)
    assert session.encoded_record() == dump(session.record()).encode()


async def test_hints_are_for_the_player_who_decides(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna, ben = await new_guest(registry), await new_guest(registry, "Ben")
    session = await new_game(registry, anna)
    assert await session.hints(anna) == []
    [(position, _)] = pool.asked
    assert position.decisions == ()
    with refused("not-your-seat"):
        await session.hints(ben)
    strict = await new_game(registry, anna, hints=False)
    with refused("forbidden"):
        await strict.hints(anna)


async def test_game_requests_are_refused_before_the_start(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_table(registry, anna)
    for attempt in (
        session.decide(anna, wire.Decide(0, 0, "@1")),
        session.undo(anna, wire.Undo(0, 0, 0)),
        session.moments(0, 50),
        session.hints(anna),
    ):
        with refused("not-started"):
            await attempt


async def test_an_unexpected_error_says_that_something_may_have_changed() -> None:
    assert "check the table" in str(Unexpected())
