"""Shuffles of a server: committed before the game, verifiable after it, secret in between."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from speicherstadt.errors import Malformed
from speicherstadt.records import KeptValues, read_proof, read_record
from tests.server.client import (
    PATIENCE,
    Json,
    Person,
    Server,
    Stream,
    code_of,
    command,
    eventually,
    hot_seat,
    play,
    play_all,
    promised,
)
from tests.server.conftest import Invite, Serve
from tests.server.proofs import check_shuffle

EXAMPLES = Path(__file__).parents[2] / "examples"
ANNAS, BENS = "a" * 32, "b" * 32


def committed_pair(anna: Person, ben: Person) -> str:
    """A table at which both have committed to a contribution."""
    table = anna.create(2)
    ben.do(table, "join")
    anna.commit(table, 0, ANNAS)
    ben.commit(table, 1, BENS)
    return table


@pytest.mark.slow
def test_commitment_can_be_verified_and_forgeries_are_detected(
    invite: Invite, tmp_path: Path
) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    table = committed_pair(anna, ben)
    room = anna.table(table)["room"]
    promise = room["commitment"]
    assert re.fullmatch("[0-9a-f]{64}", promise)
    promises = [promised(table, 0, ANNAS), promised(table, 1, BENS)]
    assert room["contributions"] == [{"commitment": one, "opened": False} for one in promises]
    refused = anna.attempt(table, "contribution", seat=0, commitment="c" * 64)
    assert code_of(refused) == (403, "forbidden")  # once: the first one stays
    gathered = anna.of(table, "fairness")
    assert gathered == {
        "version": 2,
        "table": table,
        "players": 2,
        "commitment": promise,
        "seat_commitments": promises,
        "contributions": ["", ""],
        "secret": None,
        "origin": None,
    }
    assert anna.do(table, "start")["status"] == "opening"
    assert anna.open(table, 0, ANNAS)["contributions"][0]["opened"]
    assert anna.table(table)["moment"] is None
    assert ben.open(table, 1, BENS)["status"] == "playing"
    started = {**gathered, "contributions": [ANNAS, BENS]}
    play({0: anna, 1: ben}, table, until=20)
    assert anna.of(table, "fairness") == started
    play({0: anna, 1: ben}, table)
    proof = anna.of(table, "fairness")
    assert sha256(bytes.fromhex(proof["secret"])).hexdigest() == promise
    assert {**proof, "secret": None} == started
    record = anna.of(table, "record")
    check_shuffle(anna, table, KeptValues(promise, {0: promises[0]}, {1: BENS}))

    other = _other(invite)
    forgeries: dict[str, tuple[Json, Json]] = {
        "none": (record, proof),
        "secret": (record, {**proof, "secret": "00" * 32}),
        "commitment": (record, {**proof, "commitment": "0" * 64}),
        "contribution": (record, {**proof, "contributions": [ANNAS, "d" * 32]}),
        "one contribution": (record, {**proof, "contributions": [ANNAS]}),
        "table": (record, {**proof, "table": "x" * 16}),
        "origin": (record, {**proof, "origin": 3}),
        "origin past the end": (record, {**proof, "origin": 9999}),
        "too early": (record, started),
        "no proof": (record, [proof]),
        "not hex": (record, {**proof, "secret": "zz"}),
        "another version": (record, {**proof, "version": 1}),
        "a version of the future": (record, {**proof, "version": 3}),
        "another game": (other, proof),
    }
    for kind, (game, claim) in forgeries.items():
        file = _written(tmp_path / "game.json", game)
        claimed = _written(tmp_path / "claim.json", claim)
        if kind in ("none", "secret", "contribution", "too early", "another game"):
            done = command("verify", file, "--proof", claimed)  # slow: a process each
            assert done.returncode == (0 if kind == "none" else 2), kind
            assert done.stderr.count("\n") == (0 if kind == "none" else 1), kind
        else:
            with pytest.raises(Malformed):
                read_proof(claimed).check(read_record(file).record)
    cut = {**record, "decisions": record["decisions"][:-1]}
    done = command(
        "verify",
        _written(tmp_path / "game.json", cut),
        "--proof",
        _written(tmp_path / "proof.json", proof),
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def _written(file: Path, data: Json) -> Path:
    file.write_text(json.dumps(data))
    return file


def _other(invite: Invite) -> Json:
    anna = invite("Anna")
    table = hot_seat(anna)
    play_all(anna, table)
    return anna.of(table, "record")


@pytest.mark.slow
def test_example_program_takes_part_in_the_shuffle(
    invite: Invite, server: Server, tmp_path: Path
) -> None:
    anna = invite("Anna")
    table = anna.create(2)
    anna.commit(table, 0, ANNAS)
    words = [sys.executable, str(EXAMPLES / "api_bot.py"), f"{server.address}/t/{table}"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as program:
        eventually(lambda: anna.table(table)["room"]["contributions"][1]["commitment"])
        anna.do(table, "start")
        anna.open(table, 0, ANNAS)
        eventually(lambda: anna.table(table)["room"]["status"] == "playing")
        play({0: anna}, table)
        said, _ = program.communicate(timeout=PATIENCE)
    room = anna.table(table)["room"]
    assert said.startswith(f"commitment of the table: {room['commitment']}")
    assert room["contributions"][1]["opened"]
    game = _written(tmp_path / "game.json", anna.of(table, "record"))
    proof = _written(tmp_path / "proof.json", anna.of(table, "fairness"))
    options = said.rpartition("proof.json ")[2].split()
    done = command("verify", game, "--proof", proof, *options)
    assert (done.returncode, done.stderr) == (0, "")
    assert "so no one could choose last" in done.stdout


# Whoever runs the server against the players


@pytest.mark.slow
def test_secret_exchanged_in_the_database_is_noticed(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna, ben = invite("Anna", server), invite("Ben", server)
    table = committed_pair(anna, ben)
    commitments = {0: promised(table, 0, ANNAS), 1: promised(table, 1, BENS)}
    bens = KeptValues(ben.table(table)["room"]["commitment"], commitments, {1: BENS})
    server.terminate()
    server.stored("UPDATE tables SET secret = ? WHERE id = ?", "5e" * 32, table)
    again = serve()
    for person in (anna, ben):
        person.follow(again)
    assert ben.table(table)["room"]["commitment"] != bens.commitment  # the page says so at once
    anna.do(table, "start")
    anna.open(table, 0, ANNAS)
    ben.open(table, 1, BENS)
    play({0: anna, 1: ben}, table)
    check_shuffle(ben, table)  # consistent in itself
    with pytest.raises(Malformed, match="the secret has been replaced"):
        check_shuffle(ben, table, bens)


@pytest.mark.slow
def test_game_starts_although_a_client_is_gone(serve: Serve, invite: Invite) -> None:
    """The deadline survives a restart: it follows from the stored time of the start."""
    server = serve()
    anna, ben = invite("Anna", server), invite("Ben", server)
    table = committed_pair(anna, ben)
    anna.do(table, "start")
    anna.open(table, 0, ANNAS)
    server.kill()
    server.stored("UPDATE tables SET opening_since = opening_since - 60 WHERE id = ?", table)
    again = serve()
    anna.follow(again)
    eventually(lambda: again.stored("SELECT status FROM tables") == [("playing",)])
    room = anna.table(table)["room"]
    assert [one["opened"] for one in room["contributions"]] == [True, False]
    ben.follow(again)
    play({0: anna, 1: ben}, table)
    assert anna.of(table, "fairness")["contributions"] == [ANNAS, ""]
    check_shuffle(
        anna, table, KeptValues(room["commitment"], {1: promised(table, 1, BENS)}, {0: ANNAS})
    )
    with pytest.raises(Malformed, match="seat 1: your contribution is missing"):
        check_shuffle(ben, table, KeptValues(room["commitment"], {}, {1: BENS}))


# What must stay secret


def windows(ids: list[Any], size: int) -> list[str]:
    """All runs of `size` ids in their true order, as JSON without spaces."""
    return [
        json.dumps(ids[at : at + size], separators=(",", ":"))[1:-1]
        for at in range(len(ids) - size + 1)
        if ids[at : at + size] != sorted(ids[at : at + size])
    ]


def leaks(heard: bytes, setup: dict[str, Any], dealt: int, drawn: int) -> list[str]:
    """Find parts of the hidden order in these bytes."""
    text = re.sub(rb"\s", b"", heard).decode("utf-8", "replace").replace('\\"', '"')
    goods = ["coffee", "tea", "saffron", "rubber", "carpet"]
    bag = setup["bag"][drawn:]
    secrets = [*windows(setup["pile"][dealt:], 5), *windows(bag, 9)]
    secrets += windows([goods.index(good) for good in bag], 9)
    return [secret for secret in secrets if secret in text]


def test_leak_detection_finds_leaks() -> None:
    """Guards the next test, which expects to find no leaks."""
    setup = {"pile": ["c", "a", "b", "e", "d", "f"], "bag": ["tea", "coffee"] * 6}
    assert leaks(b'"pile": ["x", "a", "b", "e", "d", "f"]', setup, 1, 0)
    assert leaks(b'{"log": "[\\"a\\", \\"b\\", \\"e\\", \\"d\\", \\"f\\"]"}', setup, 1, 0)
    assert not leaks(b'["c", "a", "b", "d", "e", "f"]', setup, 1, 0)
    assert leaks(b"[1,0,1,0,1,0,1,0,1,0]", setup, 0, 0)


@pytest.mark.slow
def test_pile_bag_and_secret_stay_hidden_until_the_end(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna, ben, carla = invite("Anna", server), invite("Ben", server), invite("Carla", server)
    table = anna.create(3, bots=["random"], public=True)
    ben.do(table, "join")
    anna.commit(table, 0, ANNAS)
    ben.commit(table, 1, BENS)
    with (
        Stream(server, table, anna.cookie) as first,
        Stream(server, table, None, after="0.0") as second,
    ):
        first.wait(lambda s: s.named("room"))
        anna.do(table, "start")
        anna.open(table, 0, ANNAS)
        ben.open(table, 1, BENS)
        [(secret,)] = server.stored("SELECT secret FROM tables WHERE id = ?", table)
        setup = server.setup(table)
        for until in range(0, 121, 12):
            moment = play({0: anna, 1: ben}, table, seed="leaks", until=until)
            if moment["board"]["decides"] is None:
                break
            if until in (0, 12, 60, 108):
                pry([anna, ben, carla], table, moment)
        state = anna.table(table)["moment"]["board"]
        assert state["decides"] is not None
        assert state["round"] > 3
        second.wait(lambda s: s.ids)
        heard = b"".join(
            [*anna.heard, *ben.heard, *carla.heard, bytes(first.raw), bytes(second.raw)]
        )
        heard += server.greeting.encode() + server.log.read_bytes()
        coming = sum(map(len, state["coming"].values()))
        drawn = len(setup["bag"]) - sum(state["bag"])
        assert coming >= 6
        assert leaks(heard, setup, len(setup["pile"]) - coming, drawn) == []
        assert secret.encode() not in heard
        assert secret[:32].encode() not in heard
        assert bytes.fromhex(secret) not in heard
        anna.do(table, "leave", seat=0)
        ben.do(table, "leave", seat=1)
        eventually(lambda: anna.table(table)["room"]["status"] == "over")
        assert anna.of(table, "fairness")["secret"] == secret
        assert anna.of(table, "record")["pile"] == setup["pile"]
    server.terminate()
    assert secret.encode() not in server.log.read_bytes()


def pry(people: list[Person], table: str, moment: Json) -> None:
    """Send every kind of request, valid and invalid."""
    number, seat = moment["step"]["number"], moment["board"]["decides"]
    for person in people:
        for what in ("", "/moments", "/record", "/fairness", "/hints", "/worth?seat=0"):
            person.http.get(f"/api/tables/{table}{what}")
        person.get("/api/tables")
    carla = people[-1]
    wrong: list[Callable[[], object]] = [
        lambda: carla.attempt(table, "decide", number=number, seat=seat, decision="buy"),
        lambda: people[0].attempt(table, "decide", number=number, seat=0, decision="frob"),
        lambda: people[0].attempt(table, "undo", number=number, seat=0, back_to=0),
        lambda: carla.attempt(table, "fork", at=9999),
        lambda: carla.attempt(table, "rematch"),
        lambda: carla.http.get(f"/api/tables/{table}/stream?after=x"),
        lambda: carla.http.get("/metrics"),
        lambda: carla.http.get("/health"),
    ]
    for attempt in wrong:
        attempt()
    fork = carla.do(table, "fork", at=moment["step"]["decided"])["id"]
    carla.of(fork, "fairness")
    carla.table(fork)
