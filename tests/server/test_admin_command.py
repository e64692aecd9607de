"""`speicherstadt admin`, run as its users do, beside a running server and without one."""

import json
from pathlib import Path

import pytest

from tests.server.client import Json, Live, Server, code_of, command, hot_seat, play_all
from tests.server.conftest import Invite, Serve

pytestmark = pytest.mark.slow  # each test starts a server


def admin(*words: str | Path) -> str:
    done = command("admin", *words)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def admin_json(*words: str | Path) -> Json:
    return json.loads(admin(*words, "--json"))


def refused(*words: str | Path) -> str:
    done = command("admin", *words)
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def data(server: Server) -> tuple[str, Path]:
    return "--data", server.data


def test_a_running_server_notices_changes(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna, ben = invite("Anna", server), invite("Ben", server)
    table = hot_seat(anna)
    other = anna.create(2, public=True)
    ben.do(other, "join")
    ben.do(other, "chat", text="Hello")
    token = ben.post("/api/me/token")["token"]

    assert {line["id"] for line in admin_json("tables", *data(server))} == {table, other}
    assert table in admin("tables", "--private", *data(server))
    assert table not in admin("tables", "--public", *data(server))
    with Live(server, table, anna.cookie) as live:
        assert f"table {table} is closed" in admin("close", table, *data(server))
        live.wait(lambda heard: heard.of("stop"))
    assert anna.table(table)["room"]["status"] == "closed"
    moment = anna.table(table)["moment"]
    wish = {"number": 0, "seat": moment["board"]["decides"]}
    answer = anna.attempt(table, "decide", **wish, decision=moment["board"]["legal"][0])
    assert code_of(answer) == (409, "closed")
    assert [one["status"] for one in anna.get("/api/tables")["mine"] if one["id"] == table] == [
        "closed"
    ]

    seats = admin_json("show", other, *data(server))["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Ben"]
    assert "Ben" in admin("show", other, *data(server))
    guest = seats[1]["guest"]
    assert "tables changed: 1" in admin("remove-guest", guest, "--messages", *data(server))
    assert ben.get("/api/me")["name"] is None
    assert anna.table(other)["room"]["chairs"][1]["name"] is None
    assert [(line["name"], line["text"]) for line in anna.table(other)["chat"]] == [("N. N.", "…")]
    program = ben.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert code_of(program) == (403, "forbidden")
    assert [one["name"] for one in admin_json("guests", *data(server))] == ["Anna"]
    assert server.terminate() == 0


def test_backup_and_restore(serve: Serve, invite: Invite, tmp_path: Path) -> None:
    server, saved = serve(), tmp_path / "saved.sqlite"
    anna = invite("Anna", server)
    table = hot_seat(anna)
    play_all(anna, table, until=20)
    report = admin("backup", saved, *data(server))
    assert "1 tables, 1 games, 20 decisions; every game was replayed" in report
    assert "already exists" in refused("backup", saved, *data(server))
    assert "stop it first" in refused("restore", saved, "--force", *data(server))
    play_all(anna, table, until=30)
    server.kill()

    assert "--force" in refused("restore", saved, *data(server))
    assert "the previous database" in admin("restore", saved, "--force", *data(server))
    again = serve()
    anna.follow(again)
    assert len(anna.table(table)["story"]) == 21
    counted = admin_json("stats", *data(again))
    assert (counted["decisions"], counted["tables"], counted["guests"]) == (20, {"playing": 1}, 1)
    assert "decisions" in admin("stats", *data(again))


def test_bad_input(tmp_path: Path) -> None:
    empty, file = tmp_path / "empty", tmp_path / "rubbish.sqlite"
    empty.mkdir()
    file.write_bytes(b"rubbish " * 1000)
    place = ("--data", empty)
    assert "there is no database" in refused("tables", *place)
    assert "there is no database" in refused("close", "x" * 16, *place)
    assert "there is no database" in refused("backup", tmp_path / "new.sqlite", *place)
    assert "not a database" in refused("restore", file, *place)
    assert "no such file" in refused("restore", tmp_path / "nowhere", *place)
    assert "--limit 0" in refused("tables", "--limit", "0", *place)
    assert "--unused-days" in refused("tables", "--unused-days", "-1", *place)
    assert "--status" in refused("tables", "--status", "lost", *place)
    assert "there is no database" in refused("tables", "--status", "abandoned", *place)
    assert "No such command" in refused("frob")
    assert list(empty.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "rubbish.sqlite"]
