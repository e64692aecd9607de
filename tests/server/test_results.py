"""Results of finished games: what counts, statistics, pages and downloads."""

import csv
import io
import json
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import delete

from speicherstadt.catalog import standard_deck
from speicherstadt.records import load
from speicherstadt.server import wire
from speicherstadt.server.games.statistics import statistics_of
from speicherstadt.server.storage import DataStore, ResultRow, open_database, schema
from speicherstadt.server.storage.result_queries import all_results
from speicherstadt.server.tables.my_games import MyGames
from speicherstadt.server.tables.new_tables import NewTables
from speicherstadt.server.tables.past_results import fill_in_results
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.client import code_of, play
from tests.server.conftest import Invite, Serve
from tests.server.in_process import decide, new_game, new_guest, play_to_the_end
from tests.server.test_storage import stored

pytestmark = pytest.mark.anyio

SOURCES = json.dumps({"total": 5, "contracts": 5})


def result(number: int, place: int = 1, kind: str = "counted", **others: object) -> ResultRow:
    row = ResultRow(f"t{number}", 0, float(number), 2, "clerk", place, 5, SOURCES, kind, 0)
    return row._replace(**others)  # type: ignore[arg-type]  # fields of a row


def test_streaks_count_games_in_a_row_that_count() -> None:
    places = [1, 1, 2, 1, 1, 1, 3, 1]
    games = [result(number, place) for number, place in enumerate(places)]
    games.insert(5, result(99, 4, "practice"))  # does not end a streak
    found = statistics_of(games)
    assert (found.played, found.won) == (8, 6)
    assert (found.streak, found.best_streak) == (1, 3)
    assert found.apart == {"practice": 1}


def test_games_by_opponents_and_players() -> None:
    games = [
        *(result(1), result(2, 2), result(3, opponents="people", players=4, points=9)),
        result(4, opponents="apprentice", players=4),
    ]
    found = statistics_of(games)
    assert [(one.name, one.played, one.won) for one in found.by_opponents] == [
        ("apprentice", 1, 1),
        ("clerk", 2, 1),
        ("people", 1, 1),
    ]
    assert [(one.name, one.played, one.points) for one in found.by_players] == [
        ("2", 2, 5.0),
        ("4", 2, 7.0),
    ]


def test_no_games_have_statistics_too() -> None:
    found = statistics_of([])
    assert (found.played, found.streak, found.average, found.recent) == (0, 0, {}, [])


async def results(store: DataStore, guest: str) -> list[ResultRow]:
    return await store.read(lambda connection: all_results(connection, guest))


async def two_people(registry: TableRegistry) -> tuple[TableSession, str, str]:
    anna, ben = await new_guest(registry), await new_guest(registry, "Ben")
    session = await NewTables(registry).create(anna, "Anna", wire.NewTable(players=2))
    await session.join(ben, "Ben", wire.Join())
    await session.start(anna)
    return session, anna, ben


async def play_both(session: TableSession, guests: tuple[str, str]) -> None:
    while not session.playing().state.over:
        await decide(session, guests[session.playing().state.seat])


async def test_a_game_of_two_people(registry: TableRegistry, store: DataStore) -> None:
    session, *guests = await two_people(registry)
    await play_both(session, (guests[0], guests[1]))
    [first], [second] = [await results(store, guest) for guest in guests]
    assert (first.kind, first.opponents, first.players) == ("counted", "people", 2)
    assert {first.place, second.place} <= {1, 2}
    assert json.loads(session.row.points or "") == [first.points, second.points]
    sheet = json.loads(first.sources)
    assert sheet.pop("total") == sum(sheet.values()) == first.points


async def test_a_hot_seat_is_listed_once_and_does_not_count(
    registry: TableRegistry, store: DataStore
) -> None:
    guest = await new_guest(registry)
    session = await new_game(registry, guest)
    await play_to_the_end(session, guest)
    assert [row.kind for row in await results(store, guest)] == ["hot-seat"]


async def test_forks_do_not_count(registry: TableRegistry, store: DataStore) -> None:
    session, anna, ben = await two_people(registry)
    await play_both(session, (anna, ben))
    fork = await NewTables(registry).fork(anna, "Anna", session, wire.Fork(at=10, seat=0))
    await fork.join(ben, "Ben", wire.Join())
    await fork.start(anna)
    await play_both(fork, (anna, ben))
    assert sorted(row.kind for row in await results(store, anna)) == ["continued", "counted"]


async def test_results_of_earlier_games_are_filled_in(
    registry: TableRegistry, store: DataStore
) -> None:
    session, anna, ben = await two_people(registry)
    await play_both(session, (anna, ben))
    before = await results(store, anna), await results(store, ben)
    await store.write((delete(schema.results), {}))
    assert await results(store, anna) == []
    await fill_in_results(store, pause=0)
    after = await results(store, anna), await results(store, ben)
    assert [row._replace(ended=0) for [row] in after] == [row._replace(ended=0) for [row] in before]
    await fill_in_results(store, pause=0)  # nothing is left to do


@pytest.mark.parametrize("name", ["0001", "0002", "0003"])
async def test_results_of_older_databases_are_filled_in(name: str, tmp_path: Path) -> None:
    stored(name, tmp_path / "old.sqlite")
    store = DataStore(open_database(tmp_path / "old.sqlite"))
    await fill_in_results(store, pause=0)
    kinds = await store.ids(schema.results.select().with_only_columns(schema.results.c.kind))
    store.close()
    assert kinds == ["hot-seat", "hot-seat"]


async def test_pages_and_downloads(registry: TableRegistry, store: DataStore) -> None:
    guests = await new_guest(registry), await new_guest(registry, "Ben")
    tables = []
    for _ in range(3):
        session = await NewTables(registry).create(guests[0], "Anna", wire.NewTable(players=2))
        await session.join(guests[1], "Ben", wire.Join())
        await session.start(guests[0])
        await play_both(session, guests)
        tables.append(session.id)
    games = MyGames(store, registry.services.identity)
    page = await games.page(guests[0])
    assert [game.table for game in page.games] == tables[::-1]
    assert all(later.ended >= earlier.ended for later, earlier in pairwise(page.games))
    text = b"".join([part async for part in games.as_csv(guests[0])]).decode()
    assert [row["table"] for row in csv.DictReader(io.StringIO(text))] == tables[::-1]
    listed = json.loads(b"".join([part async for part in games.as_json(guests[0])]))
    assert [game["table"] for game in listed] == tables[::-1]
    for line in [part async for part in games.records(guests[0])]:
        assert load(line.decode(), (standard_deck(),)).final.over
    assert b"".join([part async for part in games.as_json("nobody")]) == b"[]\n"


@pytest.mark.slow
def test_my_games_over_http(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna, stranger = invite("Anna", server), invite(None, server)
    table = anna.create(2, bots=["apprentice"], start=True)
    play({0: anna}, table)
    assert anna.get("/api/me/statistics")["played"] == 1
    [game] = anna.get("/api/me/games")["games"]
    assert (game["table"], game["opponents"], game["kind"]) == (table, "apprentice", "counted")
    download = anna.http.get("/api/me/games/export", params={"format": "csv"})
    assert download.headers["content-disposition"].endswith('.csv"')
    assert anna.http.get("/api/me/games/records").text.count("\n") == 1
    assert code_of(stranger.http.get("/api/me/games")) == (403, "forbidden")
    assert code_of(anna.http.get("/api/me/games", params={"before": "x"})) == (400, "malformed")
    refused = anna.http.get("/api/me/games/export", params={"format": "xml"})
    assert code_of(refused) == (400, "malformed")
