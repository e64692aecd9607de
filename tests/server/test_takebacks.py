"""Taking back at a table: free against bots, with everybody's consent among people."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from speicherstadt.records import load
from speicherstadt.server import wire
from speicherstadt.server.tables import takeback_requests
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.play import DECK
from tests.server.in_process import (
    Recorder,
    ScriptedPool,
    decide,
    new_game,
    new_guest,
    new_table,
    parts_of,
    play_to_the_end,
    refused,
    settled,
    until,
)
from tests.server.test_bot_turns import against_a_bot, first_option

pytestmark = pytest.mark.anyio


async def bots_turn_taken(session: TableSession, pool: ScriptedPool) -> None:
    number = session.playing().number
    pool.answers.put_nowait(first_option(session))
    await until(lambda: session.playing().number > number)


async def play_against_bot(session: TableSession, anna: str, pool: ScriptedPool, to: int) -> None:
    while session.playing().number < to:
        if session.playing().state.seat == 0:
            await decide(session, anna)
        else:
            await bots_turn_taken(session, pool)


def my_last(session: TableSession, seat: int = 0) -> int:
    log = session.playing().made
    return max(n for n, each in enumerate(log) if each.seat == seat and not each.by_bot)


# Against bots


async def test_a_takeback_past_a_bot_needs_consent_to_practice(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    assert session.room().takeback_policy == "free"
    await decide(session, anna)
    await bots_turn_taken(session, pool)
    with refused("cannot-undo"):
        await session.undo(anna, wire.Undo(2, 0, 0))
    assert not session.room().practice
    await session.undo(anna, wire.Undo(2, 0, 0, practice=True))
    assert session.room().practice
    assert session.playing().made == ()


async def test_a_quiet_undo_does_not_make_a_game_practice(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await decide(session, anna)
    await session.undo(anna, wire.Undo(1, 0, 0, practice=True))
    assert not session.room().practice


async def test_takebacks_go_past_reveals_and_what_the_bot_thinks_is_dropped(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await play_against_bot(session, anna, pool, 40)
    while session.playing().state.seat == 0:
        await decide(session, anna)
    await until(lambda: pool.waiting)
    turn = session.next_bot_turn()
    assert turn is not None
    thought, number = first_option(session), session.playing().number
    while session.playing().made:
        back_to = my_last(session)
        await session.undo(anna, wire.Undo(session.playing().number, 0, back_to, practice=True))
        if back_to == 0:
            break
    await until(lambda: not pool.waiting)
    await session.bot_decided(turn, thought)
    assert session.playing().made == ()
    assert session.playing().state.round == 1
    assert session.playing().number > number
    await play_against_bot(session, anna, pool, session.playing().number + 10)


async def test_a_bots_decision_meanwhile_is_taken_back_with_mine(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await decide(session, anna)
    await bots_turn_taken(session, pool)
    await session.undo(anna, wire.Undo(1, 0, 0, practice=True))  # sent before the bot decided
    assert session.playing().made == ()


async def test_takebacks_can_be_switched_off(registry: TableRegistry, pool: ScriptedPool) -> None:
    anna = await new_guest(registry)
    wish = wire.NewTable(players=2, bots=["clerk"], takebacks=False)
    session = await NewTables(registry).create(anna, "Anna", wish)
    await session.start(anna)
    assert session.room().takeback_policy == "off"
    while not any(not each.by_bot for each in session.playing().made):
        if session.playing().state.seat == 0:
            await decide(session, anna)
        else:
            await bots_turn_taken(session, pool)
    number, back_to = session.playing().number, my_last(session)
    for wanted in (
        session.undo(anna, wire.Undo(number, 0, back_to, practice=True)),
        session.ask_takeback(anna, wire.AskTakeback(number, 0, back_to)),
    ):
        with refused("forbidden"):
            await wanted
    await session.undo(anna, wire.Undo(number, 0, back_to))  # quietly


async def test_bots_agree_by_themselves(registry: TableRegistry, pool: ScriptedPool) -> None:
    anna = await new_guest(registry)
    session = await against_a_bot(registry, anna)
    await decide(session, anna)
    await bots_turn_taken(session, pool)
    moment = await session.ask_takeback(anna, wire.AskTakeback(2, 0, 0))
    assert moment is not None
    assert session.room().takeback is None
    assert session.room().practice


async def test_a_hot_seat_takes_back_without_asking(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna, 3)
    await decide(session, anna, 5)
    seat = session.playing().made[0].seat
    await session.undo(anna, wire.Undo(5, seat, 0, practice=True))
    assert session.playing().made == ()
    with refused("cannot-undo"):
        await session.undo(anna, wire.Undo(6, seat, 0, practice=True))


# The practice flag


async def practice_game(registry: TableRegistry, anna: str) -> TableSession:
    session = await new_game(registry, anna, public=True)
    await decide(session, anna, 3)
    await session.undo(anna, wire.Undo(3, session.playing().made[0].seat, 0, practice=True))
    return session


async def test_practice_is_shown_in_the_lobby_and_survives_a_restart(
    registry: TableRegistry,
) -> None:
    anna = await new_guest(registry)
    session, other = await practice_game(registry, anna), await new_game(registry, anna)
    lobby = parts_of(registry).lobby

    async def listed() -> dict[str, bool]:
        page = await lobby.page("mine", anna)
        return {table.id: table.practice for table in page.tables}

    assert await listed() == {session.id: True, other.id: False}
    await play_to_the_end(session, anna)
    assert await listed() == {session.id: True, other.id: False}
    [finished] = (await lobby.page("finished", None)).tables
    assert finished.practice
    stored = await registry.services.store.table(session.id)
    assert stored is not None
    assert stored.table.practice
    again = TableSession(registry.services, stored, session.game)
    assert again.room().practice


async def test_practice_is_written_into_the_record_and_read_again(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await practice_game(registry, anna)
    from speicherstadt.records import dump  # noqa: PLC0415

    for _ in range(2):
        text = dump(session.record())
        assert json.loads(text)["version"] == 2
        assert load(text, (DECK,)).record.practice
        imported = await NewTables(registry).import_record(anna, "Anna", text)
        assert imported.room().practice
        await play_to_the_end(session, anna)
    fork = await NewTables(registry).fork(anna, "Anna", session, wire.Fork(at=3))
    assert not fork.room().practice


# Asking people


class People:
    """A game of Anna, Ben and a bot, where Anna has decided first, then Ben."""

    def __init__(self, session: TableSession, pool: ScriptedPool, guests: dict[int, str]) -> None:
        self.session = session
        self.pool = pool
        self.guests = guests

    @classmethod
    async def meet(cls, registry: TableRegistry, pool: ScriptedPool, bots: int = 1) -> "People":
        anna, ben = await new_guest(registry, "Anna"), await new_guest(registry, "Ben")
        session = await new_table(registry, anna, 2 + bots, bots=["clerk"] * bots)
        await session.join(ben, "Ben", wire.Join())
        await session.start(anna)
        people = cls(session, pool, {0: anna, 1: ben})
        while len({each.seat for each in session.playing().made if not each.by_bot}) < 2:
            await people.decide()
        if bots:
            while session.playing().state.seat in people.guests:
                await people.decide()
        return people

    @property
    def number(self) -> int:
        return self.session.playing().number

    @property
    def takeback(self) -> wire.Takeback:
        takeback = self.session.room().takeback
        assert takeback is not None
        return takeback

    async def decide(self) -> None:
        seat = self.session.playing().state.seat
        if seat in self.guests:
            await decide(self.session, self.guests[seat])
        else:
            await bots_turn_taken(self.session, self.pool)

    async def ask(self, seat: int = 0) -> str:
        wish = wire.AskTakeback(self.number, seat, my_last(self.session, seat))
        assert await self.session.ask_takeback(self.guests[seat], wish) is None
        return self.takeback.id

    async def answer(self, seat: int, request: str, *, accept: bool) -> Any:
        wish = wire.AnswerTakeback(request, accept)
        return await self.session.answer_takeback(self.guests[seat], wish)


@pytest.fixture
async def people(registry: TableRegistry, pool: ScriptedPool) -> People:
    return await People.meet(registry, pool)


async def test_all_people_are_asked_and_the_log_says_who_allowed_it(people: People) -> None:
    recorder = Recorder(people.guests[1])
    await people.session.listen(recorder, None)
    back_to = my_last(people.session)
    request = await people.ask()
    assert people.session.room().takeback_policy == "ask"
    assert (people.takeback.waiting, people.takeback.accepted) == ([1], [])
    told = msgspec.json.decode(recorder.told[-1].data)["takeback"]
    assert (told["seat"], told["back_to"], told["outcome"]) == (0, back_to, "open")
    moment = await people.answer(1, request, accept=True)
    step = msgspec.json.decode(moment.data)["step"]
    assert (step["seat"], step["back_to"], step["allowed_by"]) == (0, back_to, [1])
    assert (people.takeback.outcome, people.takeback.accepted) == ("accepted", [1])
    assert len(people.session.playing().made) == back_to
    assert not people.session.room().practice
    assert recorder.kinds[-2:] == ["moment", "room"]


async def test_everyone_must_agree(registry: TableRegistry) -> None:
    guests = [await new_guest(registry, name) for name in ("Anna", "Ben", "Clara")]
    session = await new_table(registry, guests[0], 3)
    for guest, name in zip(guests[1:], ("Ben", "Clara"), strict=True):
        await session.join(guest, name, wire.Join())
    await session.start(guests[0])
    for _ in range(3):
        await decide(session, guests[session.playing().state.seat])
    wish = wire.AskTakeback(3, 0, my_last(session))
    await session.ask_takeback(guests[0], wish)
    takeback = session.room().takeback
    assert takeback is not None
    answer = wire.AnswerTakeback(takeback.id, accept=True)
    assert await session.answer_takeback(guests[2], answer) is None
    assert await session.answer_takeback(guests[2], answer) is None  # again
    takeback = session.room().takeback
    assert takeback is not None
    assert (takeback.accepted, takeback.waiting) == ([2], [1])
    assert session.playing().number == 3
    assert await session.answer_takeback(guests[1], answer) is not None
    assert session.playing().number == 4


async def test_one_person_who_declines_ends_a_request(people: People) -> None:
    request, number = await people.ask(), people.number
    assert await people.answer(1, request, accept=False) is None
    assert (people.takeback.outcome, people.takeback.ended_by) == ("declined", 1)
    with refused("no-takeback"):
        await people.answer(1, request, accept=True)
    assert people.number == number


async def test_who_asked_can_withdraw_but_not_agree(people: People) -> None:
    request = await people.ask()
    with refused("forbidden"):
        await people.answer(0, request, accept=True)
    await people.answer(0, request, accept=False)
    assert people.takeback.outcome == "withdrawn"


async def test_a_decision_ends_a_request(registry: TableRegistry, pool: ScriptedPool) -> None:
    people = await People.meet(registry, pool, bots=0)
    request = await people.ask()
    seat = people.session.playing().state.seat
    await people.decide()
    assert (people.takeback.outcome, people.takeback.ended_by) == ("overtaken", seat)
    number = people.number
    with refused("no-takeback"):
        await people.answer(1, request, accept=True)
    assert people.number == number


async def test_a_decision_and_the_last_answer_at_once_are_one_after_the_other(
    registry: TableRegistry, pool: ScriptedPool
) -> None:
    people = await People.meet(registry, pool, bots=0)
    request, game = await people.ask(), people.session.playing()
    seat, number = game.state.seat, game.number
    wish = wire.Decide(number, seat, first_option(people.session))
    done = await asyncio.gather(
        people.session.decide(people.guests[seat], wish),
        people.answer(1, request, accept=True),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in done].count("Refused") == 1
    assert people.number == number + 1
    assert people.takeback.outcome in ("accepted", "overtaken")


async def test_only_one_request_is_open(people: People) -> None:
    first = await people.ask(0)
    with refused("takeback-open"):
        await people.ask(1)
    with refused("takeback-open"):
        await people.ask(0)
    assert people.takeback.id == first
    await people.answer(1, first, accept=False)
    second = await people.ask(1)
    assert second != first
    with refused("no-takeback"):
        await people.answer(1, first, accept=False)
    assert people.takeback.outcome == "open"


async def test_spectators_and_strangers_cannot_answer(
    people: People, registry: TableRegistry
) -> None:
    request, number = await people.ask(), people.number
    clara = await new_guest(registry, "Clara")
    for guest in (None, clara):
        for accept in (True, False):
            with refused("forbidden"):
                wish = wire.AnswerTakeback(request, accept)
                await people.session.answer_takeback(guest, wish)
    assert people.takeback.outcome == "open"
    assert people.number == number


async def test_nobody_asks_for_another_seat_or_anothers_decision(people: People) -> None:
    number, back_to = people.number, my_last(people.session, 1)
    for guest, wish, code in (
        (people.guests[0], wire.AskTakeback(number, 1, back_to), "not-your-seat"),
        (None, wire.AskTakeback(number, 0, back_to), "not-your-seat"),
        (people.guests[0], wire.AskTakeback(number, 0, back_to), "cannot-undo"),
        (people.guests[0], wire.AskTakeback(number, 0, number), "cannot-undo"),
        (people.guests[0], wire.AskTakeback(0, 0, my_last(people.session)), "stale"),
    ):
        with refused(code):
            await people.session.ask_takeback(guest, wish)
    with refused("forbidden"):
        undo = wire.Undo(number, 0, my_last(people.session), practice=True)
        await people.session.undo(people.guests[0], undo)
    assert people.session.room().takeback is None


async def test_a_request_ends_after_a_while(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeback_requests, "REQUEST_SECONDS", 0.01)
    recorder = Recorder(people.guests[0])
    await people.session.listen(recorder, None)
    request = await people.ask()
    await until(lambda: people.takeback.outcome == "expired")
    told = msgspec.json.decode(recorder.told[-1].data)["takeback"]
    assert told["outcome"] == "expired"
    with refused("no-takeback"):
        await people.answer(1, request, accept=True)


async def test_bots_wait_while_a_request_is_open(people: People) -> None:
    await until(lambda: people.pool.waiting)
    turn = people.session.next_bot_turn()
    assert turn is not None
    request = await people.ask()
    await until(lambda: not people.pool.waiting)
    await people.session.bot_decided(turn, first_option(people.session))
    await settled()
    assert people.takeback.outcome == "open"
    await people.answer(1, request, accept=False)
    await until(lambda: people.pool.waiting)
    await bots_turn_taken(people.session, people.pool)


async def test_a_request_ends_when_a_bot_takes_over_for_who_asked(people: People) -> None:
    await people.ask()
    await people.session.leave(people.guests[1], 1)
    outcomes = [people.takeback.outcome]  # Ben may come back and answer
    await people.session.leave(people.guests[0], 0)
    outcomes.append(people.takeback.outcome)
    assert outcomes == ["open", "withdrawn"]


async def test_a_restart_forgets_a_request(people: People, registry: TableRegistry) -> None:
    request = await people.ask()
    await people.session.close()
    stored = await registry.services.store.table(people.session.id)
    assert stored is not None
    assert all(entry.back_to is None for entry in stored.log)
    again = TableSession(registry.services, stored, people.session.game)
    assert again.room().takeback is None
    with refused("no-takeback"):
        await again.answer_takeback(people.guests[1], wire.AnswerTakeback(request, accept=True))
