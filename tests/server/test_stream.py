"""Streams: numbered, resumed where they were cut, the same for everybody, ended in order."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

from speicherstadt.server.line import Listening
from tests.server.client import Message, Person, Stream, code_of, eventually, play
from tests.server.conftest import Invite, Serve


def game(invite: Invite, **wish: object) -> tuple[Person, str]:
    """One person on both seats."""
    anna = invite("Anna")
    table = anna.create(2, **wish)
    anna.do(table, "join", name="Ben")
    anna.do(table, "start")
    return anna, table


def on(person: Person, table: str, until: int) -> None:
    play({0: person, 1: person}, table, until=until)


def numbers(stream: Stream) -> list[int]:
    return [message.data["step"]["number"] for message in stream.named("moment")]


def test_every_message_is_numbered_and_complete(invite: Invite) -> None:
    anna, table = game(invite)
    with Stream(anna.server, table, anna.cookie) as stream:
        assert stream.status == 200
        assert stream.headers["Content-Type"] == "text/event-stream; charset=utf-8"
        assert stream.headers["Cache-Control"] == "no-store"
        stream.wait(lambda s: bool(s.named("room")))
        on(anna, table, 3)
        said = anna.do(table, "chat", text="Moin")
        on(anna, table, 5)
        stream.wait(lambda s: "5.1" in s.ids)
        assert stream.ids == ["0.0", "1.0", "2.0", "3.0", "3.1", "4.1", "5.1"]
        moments = anna.of(table, "moments")
        assert [message.data for message in stream.named("moment")] == moments
        assert [message.data for message in stream.named("said")] == [said]


@pytest.mark.parametrize("by_header", [True, False])
@pytest.mark.parametrize("heard", [(0, 0), (2, 0), (5, 1), (9, 1), (10, 1), (10, 2)])
def test_a_cut_stream_goes_on_where_it_was(
    heard: tuple[int, int], by_header: bool, invite: Invite
) -> None:
    anna, table = game(invite)
    on(anna, table, 4)
    anna.do(table, "chat", text="one")
    on(anna, table, 10)
    anna.do(table, "chat", text="two")
    known = f"{heard[0]}.{heard[1]}"
    after, last_id = (None, known) if by_header else (known, None)
    with Stream(anna.server, table, anna.cookie, after, last_id) as stream:
        on(anna, table, 12)
        stream.wait(lambda s: 12 in numbers(s))
        assert numbers(stream) == list(range(heard[0] + 1, 13))
        lines = [message.data["number"] for message in stream.named("said")]
        assert lines == list(range(heard[1] + 1, 3))
        assert len(stream.ids) == len(set(stream.ids))
        assert stream.ids[-1] == "12.2"


def test_pieces_of_a_stream_that_is_cut_again_and_again_make_the_whole(invite: Invite) -> None:
    anna, table = game(invite)
    last, pieces = "0.0", list[Message]()
    for until in range(4, 41, 4):
        with Stream(anna.server, table, None, last_id=last) as stream:
            on(anna, table, until)
            if until % 8:
                anna.do(table, "chat", text=f"after {until}")
            eventually(lambda s=stream: bool(s.ids))  # type: ignore[misc]  # bound now
        heard = [message for message in stream.messages if message.id]
        pieces += heard
        last = heard[-1].id or ""
    with Stream(anna.server, table, None, last_id=last) as stream:
        stream.wait(lambda s: bool(s.named("room")))
        pieces += [message for message in stream.messages if message.id]
    moments = [piece.data for piece in pieces if piece.event == "moment"]
    assert moments == anna.of(table, "moments")[1:]
    assert [piece.data for piece in pieces if piece.event == "said"] == anna.table(table)["chat"]


def test_a_header_counts_more_than_the_address(invite: Invite) -> None:
    anna, table = game(invite)
    on(anna, table, 6)
    with Stream(anna.server, table, after="0.0", last_id="4.0") as stream:
        stream.wait(lambda s: bool(s.named("room")))
        assert numbers(stream) == [5, 6]


@pytest.mark.parametrize("garbage", ["x", "1", "1.", ".1", "1.-1", "1.0.0", "1e3.0", "²."])
def test_garbage_is_refused(garbage: str, invite: Invite) -> None:
    anna, table = game(invite)
    path = f"/api/tables/{table}/stream"
    assert code_of(anna.http.get(path, params={"after": garbage})) == (400, "malformed")
    header = {b"Last-Event-ID": garbage.encode()}
    assert code_of(anna.http.get(path, headers=header)) == (400, "malformed")


def test_a_too_long_number_is_refused(invite: Invite) -> None:
    anna, table = game(invite)
    path = f"/api/tables/{table}/stream"
    long = "9" * 5000 + ".0"
    assert code_of(anna.http.get(path, params={"after": long})) == (400, "malformed")
    refused = anna.http.get(path, headers={"Last-Event-ID": long})
    assert code_of(refused) == (400, "malformed")


def test_who_is_ahead_of_the_log_is_told_to_begin_again(invite: Invite) -> None:
    anna, table = game(invite)
    for known in ("1.0", "0.1", "99999.99999"):
        with Stream(anna.server, table, after=known) as stream:
            stream.wait(lambda s: bool(s.named("room")))
            assert [message.event for message in stream.messages][:1] == ["reset"]
            assert not stream.ids


def test_everybody_gets_the_same_bytes(invite: Invite) -> None:
    anna, table = game(invite)
    ben = invite("Ben")
    with (
        Stream(anna.server, table, anna.cookie, after="0.0") as first,
        Stream(anna.server, table, ben.cookie, after="0.0") as second,
        Stream(anna.server, table, None, after="0.0") as third,
    ):
        third.wait(lambda s: bool(s.named("room")))
        on(anna, table, 8)
        anna.do(table, "chat", text="<b>Moin</b>")
        for stream in (first, second, third):
            stream.wait(lambda s: "8.1" in s.ids)

        def told(stream: Stream) -> list[bytes]:
            return [b for b in bytes(stream.raw).split(b"\n\n") if b.startswith(b"id: ")]

        assert told(first) == told(second) == told(third)


def test_what_was_acknowledged_arrives(invite: Invite) -> None:
    anna, table = game(invite)
    with Stream(anna.server, table, None) as stream:
        stream.wait(lambda s: bool(s.named("room")))
        moment = anna.table(table)["moment"]
        waits = []
        for _ in range(20):
            moment = anna.decide(table, moment["board"]["decides"], moment)
            answered = time.monotonic()
            ident = f"{moment['step']['number']}.0"
            stream.wait(lambda s, ident=ident: ident in s.ids)  # type: ignore[misc]  # bound now
            assert stream.named("moment")[-1].data == moment
            waits.append(time.monotonic() - answered)
        assert sorted(waits)[10] < 0.25


def test_a_spectator_without_a_name_can_watch(invite: Invite) -> None:
    anna, table = game(invite)
    with Stream(anna.server, table, None) as stream:
        stream.wait(lambda s: bool(s.named("room")))
        assert anna.table(table)["room"]["watching"] == 1
        on(anna, table, 2)
        stream.wait(lambda s: numbers(s) == [0, 1, 2])
    eventually(lambda: bool(anna.table(table)["room"]["watching"] == 0))


def test_a_spectator_without_a_name_is_counted_where_bots_play(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2, bots=["random"], start=True)
    with Stream(anna.server, table, None) as stream:
        stream.wait(lambda s: bool(s.named("room")))
        assert anna.table(table)["room"]["watching"] == 1


def test_who_watches_is_present_and_hears_who_comes(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(2)
    with Stream(anna.server, table, anna.cookie) as stream:
        stream.wait(lambda s: bool(s.named("room")))
        assert stream.named("room")[-1].data["chairs"][0]["present"]
        ben.do(table, "join")
        stream.wait(lambda s: s.named("room")[-1].data["chairs"][1]["name"] == "Ben")
        anna.do(table, "start")
        stream.wait(lambda s: numbers(s) == [0])
        assert stream.named("room")[-1].data["status"] == "playing"


def test_who_was_away_when_the_game_began_is_told(invite: Invite) -> None:
    """`-1` says that nothing of the game is known: it has not begun."""
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(2)
    said = anna.do(table, "chat", text="I am here")
    with Stream(anna.server, table, ben.cookie, after="-1.0") as stream:
        stream.wait(lambda s: bool(s.named("room")))
        known = stream.ids[-1]
        assert [message.data for message in stream.named("said")] == [said]
    ben.do(table, "join")
    anna.do(table, "start")
    with Stream(anna.server, table, ben.cookie, last_id=known) as stream:
        stream.wait(lambda s: bool(s.named("room")))
        time.sleep(0.2)
        assert numbers(stream) == [0]


@pytest.mark.slow
def test_a_whole_game_is_told_to_who_comes_late(invite: Invite) -> None:
    """However much was missed: the stream may be cut on the way, but it leaves nothing out."""
    anna = invite("Anna")
    table = anna.create(5)
    for seat in range(1, 5):
        anna.do(table, "join", name=f"Seat {seat}")
    anna.do(table, "start")
    moment = anna.table(table)["moment"]
    seat = moment["board"]["decides"]
    for _ in range(60):  # somebody who cannot make up their mind makes a long log
        number = anna.decide(table, seat, moment)["step"]["number"]
        moment = anna.do(table, "undo", number=number, seat=seat, back_to=0)
    newest = play(dict.fromkeys(range(5), anna), table)["step"]["number"]
    assert newest > 240
    last, heard = "0.0", list[int]()
    while not heard or heard[-1] < newest:
        with Stream(anna.server, table, None, last_id=last) as stream:
            stream.wait(lambda s: s.ended or bool(s.named("room")))
            assert stream.ids
            heard += numbers(stream)
            last = stream.ids[-1]
    assert heard == list(range(1, newest + 1))


class Stuck:
    """A connection at whose other end nobody reads."""

    def __init__(self) -> None:
        self.sent = b""
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return len(self.sent)

    def abort(self) -> None:
        self.aborted = True


def test_who_does_not_read_is_cut_off_and_misses_nothing_unnoticed() -> None:
    """Once it is cut off nothing more is told: what came after would hide the gap."""
    transport = Stuck()
    line: Any = SimpleNamespace(
        transport=transport,
        headers=[],
        expect_100_continue=False,
        server_state=SimpleNamespace(default_headers=[]),
    )
    listener = Listening(line, "table", b"", keep_alive=True)
    chunks = [b"<%d>" % number + bytes(10_000) for number in range(300)]
    for chunk in chunks:
        listener.tell(chunk)
    assert transport.aborted
    _, _, told = transport.sent.partition(b"\r\n\r\n")
    assert told == b"".join(chunks)[: len(told)]
    assert len(told) < 1_100_000


# The end of a server


@pytest.mark.slow
def test_an_orderly_stop_tells_the_streams_and_another_server_goes_on(
    serve: Serve, invite: Invite
) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = anna.create(2, bots=["random"], start=True)
    playing = anna.create(2)
    anna.do(playing, "join", name="Ben")
    anna.do(playing, "start")
    on(anna, playing, 5)
    with (
        Stream(server, playing, anna.cookie, after="0.0") as mine,
        Stream(server, playing, None, after="5.0") as theirs,
        Stream(server, table, None) as bots,
    ):
        for stream in (mine, theirs, bots):
            stream.wait(lambda s: bool(s.named("room")))
        began = time.monotonic()
        code = server.terminate()
        assert time.monotonic() - began < 4
        for stream in (mine, theirs, bots):
            stream.wait(lambda s: s.ended)
            assert stream.messages[-1].event == "stop"
            assert stream.messages[-1].data["retry_ms"] > 0
        last = mine.ids[-1]
    assert last == "5.0"
    assert code == 0
    eventually(lambda: server.relatives() == [], seconds=10)
    assert '"level": "error"' not in server.log.read_text()
    assert not list(server.data.glob("*-wal"))

    again = serve()
    anna.follow(again)
    with Stream(again, playing, anna.cookie, last_id=last) as stream:
        stream.wait(lambda s: bool(s.named("room")))
        on(anna, playing, 8)
        stream.wait(lambda s: numbers(s) == [6, 7, 8])
