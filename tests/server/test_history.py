"""History in pages: made once for all readers, outside any lock, and bounded."""

import asyncio
import gzip
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt.server.app import Settings
from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.games.history import PAGE_ENTRIES, HistoryPages
from speicherstadt.server.games.shared_work import SharedWork
from speicherstadt.server.tables.listeners import MOST_SPECTATORS
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession
from tests.server.asgi import application
from tests.server.client import PATIENCE, Json, code_of, hot_seat, play_all
from tests.server.conftest import Invite
from tests.server.in_process import UNLIMITED, Recorder, decide, new_game, new_guest, until

pytestmark = pytest.mark.anyio


class SlowHistory:
    """Makes pages only when it is allowed to, and counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.allowed = threading.Event()
        self.made: list[int] = []
        moments = GameLog.moments

        def slowly(game: GameLog, first: int, last: int) -> tuple[bytes, ...]:
            self.made.append(first)
            assert self.allowed.wait(PATIENCE)
            return moments(game, first, last)

        monkeypatch.setattr(GameLog, "moments", slowly)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowHistory]:
    history = SlowHistory(monkeypatch)
    yield history
    history.allowed.set()


async def long_game(registry: TableRegistry, guest: str, entries: int = 120) -> TableSession:
    session = await new_game(registry, guest)
    await decide(session, guest, entries)
    return session


async def started(slow: SlowHistory, pages: int) -> None:
    while len(slow.made) < pages:
        await asyncio.sleep(0.001)


# The attack: strangers open streams while a player decides


@pytest.mark.slow
async def test_strangers_who_open_streams_do_not_delay_a_player(
    registry: TableRegistry, slow: SlowHistory
) -> None:
    anna = await new_guest(registry)
    session = await long_game(registry, anna)
    crowd = [Recorder(address=f"10.0.{n // 100}.{n % 100}") for n in range(900)]
    coming = [asyncio.create_task(session.listen(each, (0, 0))) for each in crowd]
    await started(slow, 1)
    await asyncio.wait_for(decide(session, anna, 3), PATIENCE)
    assert not any(task.done() for task in coming)
    slow.allowed.set()
    refusals = await asyncio.gather(*coming, return_exceptions=True)
    assert refusals.count(None) == MOST_SPECTATORS
    assert sorted(slow.made) == [0, 50, 100]
    watching = [each for each in crowd if each.kinds[-1] == "room"]
    assert len(watching) == MOST_SPECTATORS
    for each in watching:
        assert each.positions == [f"{number}.0" for number in range(1, 124)]


async def test_strangers_who_hang_up_cost_nothing_more(
    registry: TableRegistry, slow: SlowHistory
) -> None:
    anna = await new_guest(registry)
    sessions = [await long_game(registry, anna, 60) for _ in range(6)]
    coming = [
        asyncio.create_task(session.listen(Recorder(address="10.0.0.1"), (0, 0)))
        for session in sessions
        for _ in range(20)
    ]
    await started(slow, 1)
    for task in coming:
        task.cancel()
    await asyncio.gather(*coming, return_exceptions=True)
    slow.allowed.set()
    ben = Recorder(address="10.0.0.2")
    await session_ends_well(sessions[-1], ben)
    assert len(slow.made) <= 2 + 2  # two at a time for the first address, then Ben's


async def session_ends_well(session: TableSession, listener: Recorder) -> None:
    await asyncio.wait_for(session.listen(listener, (0, 0)), PATIENCE)
    assert listener.positions[-1] == "60.0"


async def test_an_address_waits_for_its_own_histories_only(
    registry: TableRegistry, slow: SlowHistory
) -> None:
    anna = await new_guest(registry)
    sessions = [await long_game(registry, anna, 60) for _ in range(4)]
    greedy = [
        asyncio.create_task(session.moments(0, PAGE_ENTRIES, "10.0.0.1")) for session in sessions
    ]
    await started(slow, 2)
    assert len(registry.services.history._turns._lines) == 1
    slow.allowed.set()
    await asyncio.gather(*greedy)
    assert slow.made == [0, 0, 0, 0]
    assert not registry.services.history._turns._lines


# What the pages contain


async def test_readers_share_the_same_bytes(registry: TableRegistry) -> None:
    session = await long_game(registry, await new_guest(registry))
    pages = await asyncio.gather(*(session.moments(50, PAGE_ENTRIES) for _ in range(20)))
    assert len({id(page.body) for page in pages}) == 1
    assert gzip.decompress(pages[0].compressed) == pages[0].body
    assert [moment["step"]["number"] for moment in json.loads(pages[0].body)] == [*range(50, 100)]


async def test_the_last_page_grows_with_the_game(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await long_game(registry, anna, 10)
    for _ in range(3):
        page = await session.moments(5, PAGE_ENTRIES)
        assert page.end == session.playing().number + 1
        assert page.moments[-1] == session.playing().moment()
        await decide(session, anna)
    assert (await session.moments(99, PAGE_ENTRIES)).body == b"[]"


async def test_kept_pages_are_limited_in_bytes(registry: TableRegistry) -> None:
    anna = await new_guest(registry)
    session = await long_game(registry, anna)
    game = session.playing()
    size = len(await HistoryPages().page("x", game, 0, ""))
    history = HistoryPages(most_bytes=3 * size)
    for table in range(20):
        await history.page(f"{table}", game, 0, "")
        assert sum(map(len, history._kept.values())) == history._bytes <= 3 * size
    assert "19" in {table for table, _ in history._kept}


async def test_work_is_shared_and_cancelled_when_nobody_waits() -> None:
    work, begun, allowed = SharedWork[str, str](), list[str](), asyncio.Event()

    async def slowly() -> str:
        begun.append("work")
        await allowed.wait()
        return "done"

    first, second = (asyncio.create_task(work.do("key", slowly)) for _ in range(2))
    await asyncio.sleep(0.001)
    first.cancel()
    await asyncio.sleep(0.001)
    allowed.set()
    assert await second == "done"
    assert begun == ["work"]
    allowed.clear()
    alone = asyncio.create_task(work.do("key", slowly))
    await asyncio.sleep(0.001)
    alone.cancel()
    await asyncio.gather(alone, return_exceptions=True)
    assert not work._jobs
    allowed.set()
    assert await work.do("key", slowly) == "done"


# Over HTTP


def test_history_is_paged(invite: Invite) -> None:
    anna = invite("Anna")
    table = hot_seat(anna)
    newest = play_all(anna, table, 130)["step"]["number"]
    pages = [anna.of(table, "moments", after=after) for after in (-1, 49, 99, newest)]
    assert [len(page) for page in pages] == [50, 50, newest - 99, 0]
    assert anna.of(table, "moments", after=10, limit=3) == pages[0][11:14]
    assert anna.of(table, "moments", after=48, limit=5) == pages[0][49:]
    assert [moment["step"]["number"] for moment in anna.history(table)] == [*range(newest + 1)]
    for query in ("after=-2", "after=x", "limit=0", "limit=51", "limit=x"):
        answer = anna.http.get(f"/api/tables/{table}/moments?{query}")
        assert code_of(answer) == (400, "malformed"), query


@pytest.mark.parametrize("path", ["/api/tables/{}/moments", "/api/tables/{}"])
async def test_a_reader_who_hangs_up_leaves_the_line(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with application(tmp_path, Settings(limits=UNLIMITED)) as app:
        session = await new_game(app.registry, await new_guest(app.registry))
        waiting, events = asyncio.Event(), asyncio.Queue[Json]()

        async def in_line(*_: object) -> None:
            waiting.set()
            try:
                await asyncio.Event().wait()
            finally:
                waiting.clear()

        monkeypatch.setattr(app.registry, "session", in_line)
        scope = {
            "type": "http",
            "method": "GET",
            "path": path.format(session.id),
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("192.0.2.1", 50_000),
        }

        async def send(_: Json) -> None:
            pass

        events.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        asking = asyncio.create_task(app.asgi(scope, events.get, send))
        await waiting.wait()
        events.put_nowait({"type": "http.disconnect"})
        await asyncio.wait_for(asking, PATIENCE)
        await until(lambda: not waiting.is_set())
