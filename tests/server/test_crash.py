"""Power cuts and failed starts: acknowledged decisions survive, and no table gets stuck."""

import contextlib
import os
import random
import re
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from speicherstadt.cli.serve import serve as serve_command
from speicherstadt.errors import Malformed
from speicherstadt.server.storage import open_database
from tests.server.client import Json, Person, Server, command, eventually, play
from tests.server.conftest import Invite, Serve
from tests.server.proofs import check_shuffle

pytestmark = pytest.mark.slow  # each test starts servers of its own


class Diary:
    """Plays as fast as it can, and notes each decision that was acknowledged."""

    def __init__(self, seats: dict[int, Person], table: str) -> None:
        self.seats, self.table = seats, table
        self.kept: dict[int, tuple[int, str]] = {}
        self.asked: tuple[int, str] | None = None
        """What was sent last: it may have been written even if no answer came."""
        self.thread = threading.Thread(target=self._play, daemon=True)
        self.thread.start()

    def _play(self) -> None:
        choose = random.Random(self.table)
        anybody = next(iter(self.seats.values()))
        try:
            moment = anybody.table(self.table)["moment"]
            while moment["board"]["decides"] is not None:
                seat = moment["board"]["decides"]
                if seat not in self.seats:
                    time.sleep(0.005)
                    moment = anybody.table(self.table)["moment"]
                    continue
                decision = choose.choice(moment["board"]["legal"])
                self.asked = (seat, decision)
                moment = self.seats[seat].decide(self.table, seat, moment, decision)
                self.kept[moment["step"]["number"]] = self.asked
        except httpx.TransportError:
            pass  # the power is gone

    def check(self, story: Json) -> None:
        log = {step["number"]: (step["seat"], step["decision"]) for step in story}
        assert sorted(log) == list(range(len(story)))
        assert {number: log.get(number) for number in self.kept} == self.kept
        mine = [(step["seat"], step["decision"]) for step in story if step["seat"] in self.seats]
        assert len(mine) - len(self.kept) in (0, 1)
        if len(mine) > len(self.kept):
            assert mine[-1] == self.asked


def test_a_power_cut_loses_nothing_and_leaves_no_table_stuck(serve: Serve, invite: Invite) -> None:
    moments = random.Random("power cuts")
    server = serve()
    for number in range(3):
        anna, ben, carla = (invite(name, server) for name in ("Anna", "Ben", "Carla"))
        table = anna.create(2)
        ben.do(table, "join")
        anna.do(table, "start")
        mixed = carla.create(3, bots=["random", "apprentice"], start=True)
        left = anna.create(4, bots=["clerk", "random", "random"], start=True)
        anna.do(left, "leave", seat=0)
        diaries = [Diary({0: anna, 1: ben}, table), Diary({0: carla}, mixed)]
        eventually(lambda: all(len(diary.kept) >= 3 for diary in diaries))  # noqa: B023
        time.sleep(moments.uniform(0, 0.5))
        server.kill()
        for diary in diaries:
            diary.thread.join(30)
        assert sum(len(diary.kept) for diary in diaries) > 6

        again = serve()
        for person in (anna, ben, carla):
            person.follow(again)
        assert anna.get("/api/me")["name"] == "Anna"
        # Nobody has this table open: its bots go on by themselves.
        status = "SELECT status FROM tables WHERE id = ?"
        eventually(lambda: again.stored(status, left) == [("over",)])  # noqa: B023
        for diary in diaries:
            story = anna.table(diary.table)["story"]
            diary.check(story)
            moment = play(diary.seats, diary.table, seed=f"{number}")
            assert moment["board"]["ranking"]
            check_shuffle(anna, diary.table)
        server = again
    assert server.terminate() == 0


def test_a_power_cut_leaves_no_processes_behind(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = anna.create(2, bots=["random"], start=True)
    play({0: anna}, table, until=10)
    assert len(server.relatives()) > 1  # bots think in processes of their own
    server.kill()
    eventually(lambda: server.relatives() == [])


def test_a_bot_whose_worker_dies_plays_on(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = anna.create(2, bots=["random"], start=True)
    play({0: anna}, table, until=6)
    for relative in set(server.relatives()) - {server.process.pid}:
        os.kill(relative, 9)
    assert play({0: anna}, table, until=30)["step"]["decided"] >= 30
    assert server.terminate() == 0


# Starts that fail


def refused(*words: str | Path) -> str:
    done = command("serve", "--bot-pace", "0", *words)
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("speicherstadt: ")
    return done.stderr


def test_a_data_folder_has_one_server(serve: Serve, invite: Invite, tmp_path: Path) -> None:
    server = serve()
    assert "another server" in refused("--port", "0", "--data", server.data)
    for file in server.data.glob("*lock*"):
        file.unlink()  # a lock that could be deleted would be none
    assert "another server" in refused("--port", "0", "--data", server.data)
    assert invite("Anna", server).get("/health")["status"] == "ok"
    port = server.netloc.rpartition(":")[2]
    assert f"port {port}" in refused("--port", port, "--data", tmp_path / "other")
    server.kill()
    serve()  # the lock of a dead server is free


@pytest.mark.parametrize("folder", ["/dev/null/x", "/proc/nowhere", __file__])
def test_a_path_that_cannot_be_a_folder(folder: str) -> None:
    with pytest.raises(Malformed, match=re.escape(f"{folder}: cannot be the data folder")):
        serve_command(port=0, data=Path(folder))


@pytest.mark.parametrize("content", [b"rubbish " * 500, b"SQLite format 3\x00" + b"\xff" * 4096])
def test_a_broken_database_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    file = data / "speicherstadt.sqlite"
    file.write_bytes(content)
    assert "database" in refused("--port", "0", "--data", data)
    assert file.read_bytes() == content


def test_a_database_with_a_broken_page_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "speicherstadt.sqlite"
    open_database(file).dispose()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'server'")
        [(size,)] = connection.execute("PRAGMA page_size")
    with file.open("r+b") as broken:
        broken.seek((page - 1) * size)
        broken.write(b"\xff" * size)
    assert "the database is damaged" in refused("--port", "0", "--data", tmp_path)
    assert "malformed" in refused("--port", "0", "--data", tmp_path, "--no-check")


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "speicherstadt.sqlite"
    open_database(file).dispose()
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "database" in refused("--port", "0", "--data", tmp_path)


def test_a_folder_with_special_characters(tmp_path: Path) -> None:
    server = Server(tmp_path / "gäme ?a=b#c %41")
    try:
        assert (server.data / "speicherstadt.sqlite").is_file()
    finally:
        server.close()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"port": 65536}, "--port 65536"),
        ({"port": -1}, "--port -1"),
        ({"rate_limit": -1.0}, "--rate-limit"),
        ({"rate_limit": float("nan")}, "--rate-limit"),
        ({"bot_pace": 61.0}, "--bot-pace"),
        ({"bot_sleep": -1.0}, "--bot-sleep"),
        ({"public_url": "example.org"}, "--public-url"),
        ({"public_url": "https://a/b"}, "--public-url"),
        ({"public_url": "ftp://a"}, "--public-url"),
        ({"public_url": "http://["}, "--public-url"),
        ({"host": "a" * 300}, "cannot listen"),
        ({"host": "\x00"}, "cannot listen"),
        ({"lang": "xx"}, "--lang xx"),
    ],
)
def test_bad_options(options: dict[str, Any], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=re.escape(complaint)):
        serve_command(**{"port": 0, "data": tmp_path, **options})
