"""Loading at a table: kept cubes, several decisions at once, and the obvious plan."""

import json

import pytest

from speicherstadt.engine import Phase, legal
from speicherstadt.errors import Malformed
from speicherstadt.records import Record, Seated, dump, token
from speicherstadt.server import wire
from speicherstadt.server.storage import Write
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.play import played
from tests.server.in_process import Recorder, new_game, new_guest, refused

pytestmark = pytest.mark.anyio

_GAME = ("6", "hoard")
_FULL_WAREHOUSE = 215
"""Seat 0 starts loading with a full warehouse, a cube in the hall and three from a ship."""


async def loading_table(registry: TableRegistry, guest: str) -> TableSession:
    game = played(3, *_GAME)
    people = tuple(Seated(name, "person") for name in ("Anna", "Bert", "Clara"))
    record = Record(game.setup, people, game.decisions[:_FULL_WAREHOUSE])
    session = await NewTables(registry).import_record(guest, "Anna", dump(record))
    for seat in (1, 2):
        await session.join(guest, "Anna", wire.Join(seat=seat, name=f"Seat {seat}"))
    await session.start(guest)
    return session


async def test_the_board_tells_which_cubes_rest(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await loading_table(registry, anna)
    board = json.loads(session.playing().moment())["board"]
    resting = board["resting"]
    assert (len(resting["warehouse"]), resting["hall"]) == (4, "tea")
    assert board["players"][0]["score"]["warehouse"] == 4
    assert len(board["players"][0]["quay"]) > 5
    wish = wire.Decide(
        session.playing().number, 0, *first_and_rest([*resting["decisions"], "done"])
    )
    await session.decide(anna, wish)
    after = json.loads(session.playing().moment())["board"]
    assert sorted(after["players"][0]["warehouse"]) == sorted(resting["warehouse"])
    assert after["players"][0]["hall"] == resting["hall"]
    story = [json.loads(bytes(step)) for step in session.playing().story]
    assert [step["stays"] for step in story[-6:]] == [True] * 5 + [False]


def first_and_rest(tokens: list[str]) -> tuple[str, list[str]]:
    return tokens[0], tokens[1:]


async def test_several_decisions_are_one_commit_and_several_moments(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await new_guest(registry)
    session, listener, sender = await loading_table(registry, anna), Recorder(), Recorder()
    number = session.playing().number
    for each in (listener, sender):
        await session.listen(each, (number, 0))
    write, commits = registry.services.store.write, list[int]()

    async def counted(*writes: Write) -> None:
        commits.append(len(writes))
        await write(*writes)

    monkeypatch.setattr(registry.services.store, "write", counted)
    resting = json.loads(session.playing().moment())["board"]["resting"]["decisions"]
    wish = wire.Decide(number, 0, *first_and_rest([*resting, "done"]))
    last = await session.decide(anna, wish, sender)
    assert commits == [len(resting) + 1]
    expected = [f"{number + 1 + place}.0" for place in range(len(resting) + 1)]
    assert listener.positions[-len(expected) :] == expected
    assert [*sender.positions, last.at][-len(expected) :] == expected
    again = await registry.services.store.log(session.id)
    assert [entry.number for entry in again] == list(range(1, number + len(expected) + 1))


async def test_all_decisions_are_made_or_none(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await loading_table(registry, anna)
    game, before = session.playing(), session.table()
    good = next(token(each) for each in legal(game.state) if token(each).endswith(">hall"))
    for code, then in (
        ("illegal", [good]),
        ("not-your-turn", ["done", "done"]),
    ):
        with refused(code):
            await session.decide(anna, wire.Decide(game.number, 0, good, then))
    with pytest.raises(Malformed):
        await session.decide(anna, wire.Decide(game.number, 0, good, ["nonsense"]))
    assert session.table() == before


async def test_the_plan_is_for_the_player_who_is_loading(registry: TableRegistry) -> None:
    anna, zoe = await new_guest(registry), await new_guest(registry, "Zoe")
    session = await loading_table(registry, anna)
    for stranger in (zoe, None):
        with refused("not-your-seat"):
            session.obvious_plan(stranger)
    plan = session.obvious_plan(anna)
    assert session.obvious_plan(anna) is plan  # worked out once
    assert plan.number == session.playing().number
    assert plan.steps
    number = plan.number
    for decision, *then in plan.steps:
        await session.decide(anna, wire.Decide(number, 0, decision, then))
        number += 1 + len(then)
    assert session.playing().state.phase is Phase.LOADING
    assert session.playing().state.seat == 0
    assert session.obvious_plan(anna).steps == []


async def test_there_is_no_plan_outside_the_loading_phase(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna, hints=False)
    with refused("illegal"):
        session.obvious_plan(anna)
