"""How tables come to be: created, imported, forked, and for a rematch."""

from dataclasses import replace
from pathlib import Path

import pytest

from speicherstadt.catalog import standard_deck
from speicherstadt.engine import Rules, State, fingerprint, rules_by_version
from speicherstadt.errors import Malformed
from speicherstadt.records import Record, dump, load, token
from speicherstadt.server import wire
from speicherstadt.server.games.table_records import setup_from, setup_text
from speicherstadt.server.storage import DataStore
from speicherstadt.server.tables.new_tables import NewTables, check_playable
from speicherstadt.server.tables.table_registry import TableRegistry
from tests.play import DECK, played, played_from
from tests.replays import replays
from tests.rules_versions import known
from tests.server.in_process import new_game, new_guest, play_to_the_end, refused

pytestmark = pytest.mark.anyio

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def new_tables(registry: TableRegistry) -> NewTables:
    return NewTables(registry)


async def test_a_finished_game_is_replayed_once_when_it_is_imported(
    registry: TableRegistry, new_tables: NewTables, started_games: list[State]
) -> None:
    """The log needs the opening of the game as well, which takes a set-up but no replay."""
    anna, text = await new_guest(registry), dump(played(3, "import"))
    with replays(started_games, 2):
        session = await new_tables.import_record(anna, "Anna", text)
    [replayed, opening] = started_games[-2:]
    assert (replayed.over, opening.round) == (True, 1)
    with replays(started_games, 0):
        session.table()
        session.record()


async def test_an_unfinished_game_is_replayed_once_when_it_is_imported(
    registry: TableRegistry, new_tables: NewTables, started_games: list[State]
) -> None:
    anna, text = await new_guest(registry), dump(played(3, "import", most=40))
    with replays(started_games, 1):
        await new_tables.import_record(anna, "Anna", text)


@pytest.mark.parametrize("name", ["finished-2", "finished-5", "conversion-2"])
async def test_imported_game_is_stored_unchanged(
    name: str, registry: TableRegistry, new_tables: NewTables, store: DataStore
) -> None:
    anna, text = await new_guest(registry), (GOLDEN / f"{name}.json").read_text("utf-8")
    session = await new_tables.import_record(anna, "Anna", text)
    table, moments = session.table(), (await session.moments(0, 50)).body
    assert session.record().decisions == load(text, (standard_deck(),)).record.decisions
    again = await TableRegistry(registry.services).session(session.id)
    assert (again.table(), (await again.moments(0, 50)).body) == (table, moments)


async def test_fork_reshuffles_hidden_cards_and_keeps_public_ones(
    registry: TableRegistry, new_tables: NewTables
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await play_to_the_end(session, anna)
    last = len(session.playing().made)
    fork = await new_tables.fork(anna, "Anna", session, wire.Fork(at=20, seat=1))
    assert (fork.row.origin_table, fork.row.origin_at) == (session.id, 20)
    assert [chair.guest for chair in fork.chairs] == [None, anna]
    for at in (last, last + 1):
        with pytest.raises(Malformed):
            await new_tables.fork(anna, "Anna", session, wire.Fork(at=at))
    with pytest.raises(Malformed):
        await new_tables.fork(anna, "Anna", session, wire.Fork(at=3, seat=2))
    await fork.join(anna, "Anna", wire.Join())
    await fork.start(anna)
    assert fork.playing().decisions() == session.playing().decisions()[:20]
    state = fork.playing().state
    assert state.setup.pile[: state.dealt] == session.playing().setup.pile[: state.dealt]
    assert state.setup.pile != session.playing().setup.pile


async def test_rematch_is_created_once(registry: TableRegistry, new_tables: NewTables) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    with refused("not-started"):
        await new_tables.rematch(anna, session)
    await play_to_the_end(session, anna)
    again = await new_tables.rematch(anna, session)
    assert await new_tables.rematch(anna, session) is again
    assert session.row.rematch == again.id
    assert [chair.guest for chair in again.chairs] == [anna, anna]


async def test_a_rematch_that_everyone_left_does_not_exist(
    registry: TableRegistry, new_tables: NewTables
) -> None:
    anna = await new_guest(registry)
    session = await new_game(registry, anna)
    await play_to_the_end(session, anna)
    assert await new_tables.existing_rematch(anna, session) is None
    again = await new_tables.rematch(anna, session, "digest")
    assert await new_tables.existing_rematch(anna, session) is again
    for seat in (0, 1):
        await registry.leave(anna, again, seat)
    assert await new_tables.existing_rematch(anna, session) is None


async def test_an_imported_game_counts_for_the_address(
    registry: TableRegistry, new_tables: NewTables
) -> None:
    anna = await new_guest(registry)
    for most in (4096, 20):
        text = dump(played(3, "import", most=most))
        session = await new_tables.import_record(anna, "Anna", text, "digest")
        assert session.row.address == "digest"
        assert session.row.brought_bytes


@pytest.mark.parametrize("bot", ["exec:true", "exec", "wizard", ""])
def test_bots_that_cannot_sit_at_a_table(bot: str) -> None:
    with pytest.raises(Malformed):
        check_playable(bot)


# Versions of the rules


def with_rules(record: Record, rules: Rules) -> Record:
    """A game with the same set-up, played by another version of the rules."""
    return played_from(replace(record.setup, rules=rules), "versions", "hoard")


async def test_games_of_two_rules_versions_coexist(
    registry: TableRegistry, new_tables: NewTables, store: DataStore
) -> None:
    anna = await new_guest(registry)
    with known() as second:
        records = {
            rules.version: with_rules(played(3, "versions"), rules)
            for rules in (rules_by_version(1), second)
        }
        assert records[1].decisions != records[2].decisions  # the difference shows
        tables = {
            version: (await new_tables.import_record(anna, "Anna", dump(record))).id
            for version, record in records.items()
        }
        opened = TableRegistry(registry.services)
        for version, record in records.items():
            stored = await store.table(tables[version])
            assert stored is not None
            assert stored.table.rules == version
            session = await opened.session(tables[version])
            game = session.playing()
            assert game.setup.rules.version == version
            assert list(map(token, game.decisions())) == list(map(token, record.decisions))
            assert fingerprint(game.state) == fingerprint(record.replay())
            assert session.record().setup == record.setup


async def test_a_fork_and_an_unfinished_import_keep_the_version(
    registry: TableRegistry, new_tables: NewTables
) -> None:
    anna = await new_guest(registry)
    with known() as second:
        record = with_rules(played(2, "versions"), second)
        finished = await new_tables.import_record(anna, "Anna", dump(record))
        forked = await new_tables.fork(anna, "Anna", finished, wire.Fork(at=30))
        brought = await new_tables.import_record(anna, "Anna", dump(record.until(30)))
        for session in (forked, brought):
            for seat, chair in enumerate(session.chairs):
                if not chair.guest and not chair.bot:
                    await session.join(anna, "Anna", wire.Join(seat=seat))
            await session.start(anna)
            assert session.row.rules == session.playing().setup.rules.version == 2
        fresh = await new_game(registry, anna)
        assert fresh.row.rules == 1


async def test_a_game_of_an_unknown_version_does_not_open(
    registry: TableRegistry, new_tables: NewTables
) -> None:
    anna = await new_guest(registry)
    with known() as second:
        record = with_rules(played(2, "versions"), second)
        table = (await new_tables.import_record(anna, "Anna", dump(record))).id
    with pytest.raises(Malformed, match="rules"):
        await TableRegistry(registry.services).session(table)


def test_a_setup_is_stored_with_everything_but_its_version() -> None:
    setup = played(4, "stored").setup
    assert setup_from(setup_text(setup), 4, 1) == setup
    with known() as second:
        assert setup_from(setup_text(setup), 4, 2) == replace(setup, rules=second)
    assert setup.deck == DECK
