"""The event stream for programs: numbered, resumable, and the same for everyone."""

import pytest

from tests.server.client import Person, SentEvent, Stream, code_of, eventually, hot_seat, play_all
from tests.server.conftest import Invite, Serve


def game(invite: Invite) -> tuple[Person, str]:
    """A running game in which Anna plays both seats."""
    anna = invite("Anna")
    return anna, hot_seat(anna)


def test_every_event_is_numbered_and_complete(invite: Invite) -> None:
    anna, table = game(invite)
    with Stream(anna.server, table, anna.cookie) as stream:
        assert stream.status == 200
        assert stream.headers["Content-Type"] == "text/event-stream; charset=utf-8"
        assert stream.headers["Cache-Control"] == "no-store"
        stream.wait(lambda stream: stream.named("room"))
        play_all(anna, table, 3)
        said = anna.do(table, "chat", text="Moin")
        play_all(anna, table, 5)
        stream.wait(lambda stream: "5.1" in stream.ids)
        assert stream.ids == ["0.0", "1.0", "2.0", "3.0", "3.1", "4.1", "5.1"]
        moments = anna.history(table)
        assert [message.data for message in stream.named("moment")] == moments
        assert [message.data for message in stream.named("chat")] == [said]


@pytest.mark.parametrize("by_header", [True, False])
@pytest.mark.parametrize("heard", [(0, 0), (2, 0), (5, 1), (9, 1), (10, 1), (10, 2)])
def test_client_gets_the_messages_it_missed(
    heard: tuple[int, int], by_header: bool, invite: Invite
) -> None:
    anna, table = game(invite)
    play_all(anna, table, 4)
    anna.do(table, "chat", text="one")
    play_all(anna, table, 10)
    anna.do(table, "chat", text="two")
    known = f"{heard[0]}.{heard[1]}"
    after, last_id = (None, known) if by_header else (known, None)
    with Stream(anna.server, table, anna.cookie, after, last_id) as stream:
        play_all(anna, table, 12)
        stream.wait(lambda stream: 12 in stream.numbers)
        assert stream.numbers == list(range(heard[0] + 1, 13))
        lines = [message.data["number"] for message in stream.named("chat")]
        assert lines == list(range(heard[1] + 1, 3))
        assert len(stream.ids) == len(set(stream.ids))
        assert stream.ids[-1] == "12.2"


def test_stream_with_repeated_disconnects_misses_nothing(invite: Invite) -> None:
    anna, table = game(invite)
    last, pieces = "0.0", list[SentEvent]()
    for until in range(4, 41, 4):
        with Stream(anna.server, table, None, last_id=last) as stream:
            play_all(anna, table, until)
            if until % 8:
                anna.do(table, "chat", text=f"after {until}")
            eventually(lambda stream=stream: stream.ids)  # type: ignore[misc]  # bound now
        heard = [message for message in stream.messages if message.id]
        pieces += heard
        last = heard[-1].id or ""
    with Stream(anna.server, table, None, last_id=last) as stream:
        stream.wait(lambda stream: stream.named("room"))
        pieces += [message for message in stream.messages if message.id]
    moments = [piece.data for piece in pieces if piece.event == "moment"]
    assert moments == anna.history(table)[1:]
    assert [piece.data for piece in pieces if piece.event == "chat"] == anna.table(table)["chat"]


def test_last_event_id_takes_precedence_over_the_url(invite: Invite) -> None:
    anna, table = game(invite)
    play_all(anna, table, 6)
    with Stream(anna.server, table, after="0.0", last_id="4.0") as stream:
        stream.wait(lambda stream: stream.named("room"))
        assert stream.numbers == [5, 6]


@pytest.mark.parametrize("garbage", ["x", "1", "1.", ".1", "1.-1", "1.0.0", "1e3.0", "²."])
def test_a_malformed_position_is_refused(garbage: str, invite: Invite) -> None:
    anna, table = game(invite)
    path = f"/api/tables/{table}/stream"
    assert code_of(anna.http.get(path, params={"after": garbage})) == (400, "malformed")
    header = {b"Last-Event-ID": garbage.encode()}
    assert code_of(anna.http.get(path, headers=header)) == (400, "malformed")


def test_a_position_that_is_too_long_is_refused(invite: Invite) -> None:
    anna, table = game(invite)
    path = f"/api/tables/{table}/stream"
    long = "9" * 5000 + ".0"
    assert code_of(anna.http.get(path, params={"after": long})) == (400, "malformed")
    refused = anna.http.get(path, headers={"Last-Event-ID": long})
    assert code_of(refused) == (400, "malformed")


def test_a_client_that_is_ahead_gets_the_whole_table(invite: Invite) -> None:
    anna, table = game(invite)
    for known in ("1.0", "0.1", "99999.99999"):
        with Stream(anna.server, table, after=known) as stream:
            stream.wait(lambda stream: stream.named("room"))
            reset = stream.messages[0]
            assert (reset.event, reset.id) == ("reset", "0.0")
            now = anna.table(table)
            assert {**reset.data, "room": now["room"]} == now
            assert stream.ids == ["0.0"]


def test_everybody_gets_the_same_bytes(invite: Invite) -> None:
    anna, table = game(invite)
    ben = invite("Ben")
    with (
        Stream(anna.server, table, anna.cookie, after="0.0") as first,
        Stream(anna.server, table, ben.cookie, after="0.0") as second,
        Stream(anna.server, table, None, after="0.0") as third,
    ):
        third.wait(lambda stream: stream.named("room"))
        play_all(anna, table, 8)
        anna.do(table, "chat", text="<b>Moin</b>")
        for stream in (first, second, third):
            stream.wait(lambda stream: "8.1" in stream.ids)

        def told(stream: Stream) -> list[bytes]:
            return [b for b in bytes(stream.raw).split(b"\n\n") if b.startswith(b"id: ")]

        assert told(first) == told(second) == told(third)


def test_acknowledged_decisions_are_sent(invite: Invite) -> None:
    anna, table = game(invite)
    with Stream(anna.server, table, None, after="0.0") as stream:
        stream.wait(lambda stream: stream.named("room"))
        moment, moments = anna.table(table)["moment"], []
        for _ in range(20):
            moment = anna.decide(table, moment["board"]["decides"], moment)
            moments.append(moment)
        stream.wait(lambda stream: len(stream.ids) == 20)
        assert [event.data for event in stream.named("moment")] == moments


def test_a_spectator_without_a_name_can_watch(invite: Invite) -> None:
    anna, table = game(invite)
    with Stream(anna.server, table, None) as stream:
        stream.wait(lambda stream: stream.named("room"))
        assert anna.table(table)["room"]["watching"] == 1
        play_all(anna, table, 2)
        stream.wait(lambda stream: stream.numbers == [0, 1, 2])
    eventually(lambda: anna.table(table)["room"]["watching"] == 0)


def test_a_spectator_without_a_name_is_counted_at_a_table_with_bots(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2, bots=["random"], start=True)
    with Stream(anna.server, table, None) as stream:
        stream.wait(lambda stream: stream.named("room"))
        assert anna.table(table)["room"]["watching"] == 1


def test_listener_is_present_and_sees_guests_join(invite: Invite) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(2)
    with Stream(anna.server, table, anna.cookie) as stream:
        stream.wait(lambda stream: stream.named("room"))
        assert stream.named("room")[-1].data["chairs"][0]["present"]
        ben.do(table, "join")
        stream.wait(lambda stream: stream.named("room")[-1].data["chairs"][1]["name"] == "Ben")
        anna.do(table, "start")
        stream.wait(lambda stream: stream.numbers == [0])
        assert stream.named("room")[-1].data["status"] == "playing"


def test_client_that_missed_the_start_catches_up(invite: Invite) -> None:
    """In a position, `-1` means that the game has not begun."""
    anna, ben = invite("Anna"), invite("Ben")
    table = anna.create(2)
    said = anna.do(table, "chat", text="I am here")
    with Stream(anna.server, table, ben.cookie, after="-1.0") as stream:
        stream.wait(lambda stream: stream.named("room"))
        known = stream.ids[-1]
        assert [message.data for message in stream.named("chat")] == [said]
    ben.do(table, "join")
    anna.do(table, "start")
    with Stream(anna.server, table, ben.cookie, last_id=known) as stream:
        stream.wait(lambda stream: stream.named("room"))  # sent after what was missed
        assert stream.numbers == [0]


@pytest.mark.slow
def test_late_client_gets_the_whole_game(invite: Invite) -> None:
    """However much was missed: the stream may be cut on the way, but leaves nothing out."""
    anna = invite("Anna")
    table = hot_seat(anna, 5)
    moment = anna.table(table)["moment"]
    seat = moment["board"]["decides"]
    for _ in range(60):  # undos make the log longer
        number = anna.decide(table, seat, moment)["step"]["number"]
        moment = anna.do(table, "undo", number=number, seat=seat, back_to=0)
    newest = play_all(anna, table)["step"]["number"]
    assert newest > 240
    last, heard = "0.0", list[int]()
    while not heard or heard[-1] < newest:
        with Stream(anna.server, table, None, last_id=last) as stream:
            stream.wait(lambda stream: stream.ended or stream.named("room"))
            assert stream.ids
            heard += stream.numbers
            last = stream.ids[-1]
    assert heard == list(range(1, newest + 1))


# The end of a server


@pytest.mark.slow
def test_stream_announces_a_stop_and_continues_on_another_server(
    serve: Serve, invite: Invite
) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = anna.create(2, bots=["random"], start=True)
    playing = hot_seat(anna)
    play_all(anna, playing, 5)
    with (
        Stream(server, playing, anna.cookie, after="0.0") as mine,
        Stream(server, playing, None, after="5.0") as theirs,
        Stream(server, table, None) as bots,
    ):
        for stream in (mine, theirs, bots):
            stream.wait(lambda stream: stream.named("room"))
        code = server.terminate()
        for stream in (mine, theirs, bots):
            stream.wait(lambda stream: stream.ended)
            assert stream.messages[-1].event == "stop"
            assert stream.messages[-1].data["retry_ms"] > 0
        last = mine.ids[-1]
    assert last == "5.0"
    assert code == 0
    eventually(lambda: server.relatives() == [])
    assert '"level": "error"' not in server.log.read_text()
    assert not list(server.data.glob("*-wal"))

    again = serve()
    anna.follow(again)
    with Stream(again, playing, anna.cookie, last_id=last) as stream:
        stream.wait(lambda stream: stream.named("room"))
        play_all(anna, playing, 8)
        stream.wait(lambda stream: stream.numbers == [6, 7, 8])
