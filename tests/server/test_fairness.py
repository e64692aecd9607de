"""Shuffles: committed before the game, verifiable after it, and secret in between."""

import json
import re
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from speicherstadt.catalog import Season, standard_deck
from speicherstadt.errors import Malformed
from speicherstadt.records import Shuffle, commitment, read_proof, read_record
from tests.server.client import Json, Person, Stream, command, eventually, play
from tests.server.conftest import Invite, Serve

DECK = standard_deck()


def shuffle(secret: bytes = b"s" * 32, *contributions: str, table: str = "t") -> Shuffle:
    return Shuffle(table, secret, contributions or ("", ""))


def test_deal_depends_on_every_input() -> None:
    ones = shuffle(b"1" * 32, "a" * 32, "b" * 32)
    deal = ones.setup(DECK)
    assert shuffle(b"1" * 32, "a" * 32, "b" * 32).setup(DECK) == deal
    for other in (
        shuffle(b"2" * 32, "a" * 32, "b" * 32),
        shuffle(b"1" * 32, "a" * 32, "c" * 32),
        shuffle(b"1" * 32, "b" * 32, "a" * 32),
        shuffle(b"1" * 32, "", "b" * 32),
        shuffle(b"1" * 32, "a" * 32, "b" * 32, table="u"),
    ):
        assert other.setup(DECK).pile != deal.pile
        assert other.setup(DECK).bag != deal.bag


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"x" * 32) == sha256(b"x" * 32).hexdigest()
    assert shuffle(b"x" * 32).commitment == commitment(b"x" * 32)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 10, 40, 52])
def test_numbers_are_drawn_evenly(limit: int) -> None:
    below = shuffle(b"even" * 8, table=f"of {limit}")._below()
    draws = 400 * limit
    drawn = Counter(below(limit) for _ in range(draws))
    assert set(drawn) == set(range(limit))
    expected = draws / limit
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert chi_square < 2.5 * limit + 12  # far beyond what chance does; the draw is fixed


def test_every_place_is_equally_likely() -> None:
    """Who begins, and where a card of the first season lies, over many tables."""
    deals = [shuffle(table=f"{number}").setup(DECK) for number in range(600)]
    seats = Counter(deal.first for deal in deals)
    assert all(240 < seats[seat] < 360 for seat in (0, 1))
    first = [[card.id for card in deal.pile if card.season is Season.WINTER] for deal in deals]
    single = next(card for card in first[0] if first[0].count(card) == 1)
    places = Counter(cards.index(single) for cards in first)
    assert set(places) == set(range(len(first[0])))
    assert max(places.values()) < 2 * 600 / len(first[0])


# The promise and its proof


@pytest.mark.slow
def test_commitment_can_be_verified_and_forgeries_are_detected(
    invite: Invite, tmp_path: Path
) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    room = anna.post("/api/tables", players=2)
    table, promise = room["id"], room["commitment"]
    assert re.fullmatch("[0-9a-f]{64}", promise)
    assert [chair["contributed"] for chair in room["chairs"]] == [False, False]
    ben.do(table, "join", contribution="b" * 32)
    anna.do(table, "contribution", contribution="a" * 32)
    anna.do(table, "contribution", contribution="c" * 32)  # once: the first one counts
    gathered = anna.of(table, "fairness")
    assert gathered == {
        "table": table,
        "players": 2,
        "commitment": promise,
        "contributions": ["a" * 32, "b" * 32],
        "secret": None,
        "origin": None,
        "sound": None,
    }
    anna.do(table, "start")
    assert anna.of(table, "fairness") == gathered
    play({0: anna, 1: ben}, table, until=20)
    assert anna.of(table, "fairness") == gathered
    early = tmp_path / "early.json"
    early.write_text(json.dumps(gathered))
    play({0: anna, 1: ben}, table)
    proof = anna.of(table, "fairness")
    assert sha256(bytes.fromhex(proof["secret"])).hexdigest() == promise
    assert {**proof, "secret": None, "sound": None} == gathered
    assert proof["sound"] is True
    record_file = tmp_path / "record.json"
    record = anna.of(table, "record")
    record_file.write_text(json.dumps(record))
    told = read_proof(_written(tmp_path / "proof.json", proof))
    assert told.shuffle.setup(DECK) == read_record(record_file).record.setup

    other = _other(invite)
    forgeries: dict[str, tuple[Json, Json]] = {
        "none": (record, proof),
        "secret": (record, {**proof, "secret": "00" * 32}),
        "secret and promise": (
            record,
            {**proof, "secret": "00" * 32, "commitment": commitment(bytes(32))},
        ),
        "promise": (record, {**proof, "commitment": "0" * 64}),
        "contribution": (record, {**proof, "contributions": ["a" * 32, "d" * 32]}),
        "one contribution": (record, {**proof, "contributions": ["a" * 32]}),
        "table": (record, {**proof, "table": "x" * 16}),
        "origin": (record, {**proof, "origin": 3}),
        "origin past the end": (record, {**proof, "origin": 9999}),
        "too early": (record, gathered),
        "no proof": (record, [proof]),
        "not hex": (record, {**proof, "secret": "zz"}),
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
        "verify", _written(tmp_path / "game.json", cut), "--proof", tmp_path / "proof.json"
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def _written(file: Path, data: Json) -> Path:
    file.write_text(json.dumps(data))
    return file


def _other(invite: Invite) -> Json:
    anna = invite("Anna")
    table = anna.create(2)
    anna.do(table, "join", name="Ben")
    anna.do(table, "start")
    play({0: anna, 1: anna}, table)
    return anna.of(table, "record")


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
    table = anna.create(3, bots=["random"], public=True, contribution="a" * 32)
    ben.do(table, "join", contribution="b" * 32)
    with (
        Stream(server, table, anna.cookie) as first,
        Stream(server, table, None, after="0.0") as second,
    ):
        first.wait(lambda s: s.named("room"))
        anna.do(table, "start")
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
