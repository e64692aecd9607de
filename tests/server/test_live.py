"""The WebSocket of a table: numbered messages, commands answered by id, resumed after a cut."""

import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from speicherstadt.server import wire
from speicherstadt.server.http.live import COMMAND_BYTES
from tests.server.client import (
    Json,
    Live,
    Person,
    Server,
    Stream,
    eventually,
    hot_seat,
    play_all,
)
from tests.server.conftest import Invite, Serve


@pytest.fixture
def anna(invite: Invite) -> Person:
    return invite("Anna")


@pytest.fixture
def table(anna: Person) -> str:
    """A running game in which Anna plays both seats."""
    return hot_seat(anna)


def connect(person: Person, table: str, after: str | None = None, **more: Any) -> Live:
    """Connect, and wait until the server counts the connection."""
    cookie = person.cookie if person.public else None
    return Live(person.server, table, cookie, after, **more).wait(lambda live: live.of("room"))


def test_a_takeback_is_asked_for_and_allowed_by_commands(invite: Invite) -> None:
    people = [invite("Anna"), invite("Ben")]
    table = people[0].create(2)
    people[1].do(table, "join")
    people[0].do(table, "start")
    with connect(people[0], table) as anna, connect(people[1], table) as ben:
        lives = [anna, ben]
        first = anna.moments[-1]["board"]["decides"]
        moment = lives[first].decide(anna.moments[-1])["moment"]
        lives[1 - first].wait(lambda live: live.positions[-1] == "1.0")
        lives[1 - first].decide(moment)
        asked = lives[first].command("ask-takeback", number=2, seat=first, back_to=0)
        assert asked["type"] == "done"
        other = lives[1 - first].wait(lambda live: live.of("room")[-1]["room"]["takeback"])
        request = other.of("room")[-1]["room"]["takeback"]["id"]
        allowed = other.command("answer-takeback", request=request, accept=True)
        assert allowed["moment"]["step"]["allowed_by"] == [1 - first]
        lives[first].wait(lambda live: live.positions[-1] == "3.0")
        late = other.command("answer-takeback", request=request, accept=True)
        assert (late["type"], late["code"]) == ("error", "no-takeback")


# Messages from the server


def test_messages_are_numbered_and_complete(anna: Person, table: str) -> None:
    with connect(anna, table) as live:
        play_all(anna, table, 3)
        anna.do(table, "chat", text="Moin")
        play_all(anna, table, 5)
        live.wait(lambda live: "5.1" in live.positions)
        assert live.positions == ["0.0", "1.0", "2.0", "3.0", "3.1", "4.1", "5.1"]
        assert live.moments == anna.history(table)
        assert live.chat == anna.table(table)["chat"]


def test_every_message_has_its_documented_type(anna: Person, table: str) -> None:
    decoder = msgspec.json.Decoder(wire.ServerMessage)
    with connect(anna, table) as live, connect(anna, table, "9.9") as ahead:
        moment = live.decide(live.moments[-1])["moment"]
        live.command("undo", number=1, seat=moment["step"]["seat"], back_to=0)
        live.command("chat", text="Moin")
        live.command("presence", away=True)
        live.command("chat", text="")
        ahead.wait(lambda live: live.chat)
        kinds = {type(decoder.decode(text)) for text in live.texts + ahead.texts}
    assert kinds == {
        *(wire.RoomMessage, wire.MomentMessage, wire.ChatNotice),
        *(wire.Reset, wire.Done, wire.Failed),
    }


def test_everybody_gets_the_same_text(invite: Invite, anna: Person, table: str) -> None:
    ben, nobody = invite("Ben"), invite(None)
    with (
        connect(anna, table, "0.0") as first,
        connect(ben, table, "0.0") as second,
        connect(nobody, table, "0.0") as third,
    ):
        play_all(anna, table, 8)
        anna.do(table, "chat", text="<b>Moin</b>")
        for live in (first, second, third):
            live.wait(lambda live: "8.1" in live.positions)
        told = [[text for text in live.texts if '"at"' in text] for live in (first, second, third)]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) == 9


def test_event_stream_sends_the_same_messages(anna: Person, table: str) -> None:
    with (
        connect(anna, table, "0.0") as live,
        Stream(anna.server, table, anna.cookie, after="0.0") as stream,
    ):
        stream.wait(lambda stream: stream.named("room"))
        play_all(anna, table, 6)
        anna.do(table, "chat", text="Moin")
        live.wait(lambda live: "6.1" in live.positions)
        stream.wait(lambda stream: "6.1" in stream.ids)
        assert stream.ids == live.positions
        assert [event.data for event in stream.named("moment")] == live.moments
        assert [event.data for event in stream.named("chat")] == live.chat


def test_decision_is_broadcast_however_it_was_made(anna: Person, table: str) -> None:
    with (
        connect(anna, table, "0.0") as first,
        connect(anna, table, "0.0") as second,
        Stream(anna.server, table, None, after="0.0") as stream,
    ):
        stream.wait(lambda stream: stream.named("room"))
        by_post = anna.decide(table, *_turn(anna.table(table)["moment"]))
        by_first = first.wait(lambda live: live.numbers == [1]).decide(by_post)["moment"]
        by_second = second.wait(lambda live: live.numbers == [1, 2]).decide(by_first)["moment"]
        for heard in (first, second, stream):
            heard.wait(lambda heard: heard.numbers == [1, 2, 3])
        assert first.moments == second.moments == [by_post, by_first, by_second]
        assert [event.data for event in stream.named("moment")] == first.moments


def _turn(moment: Json) -> tuple[int, Json]:
    return moment["board"]["decides"], moment


def test_without_a_position_a_client_gets_the_newest_moment(anna: Person, table: str) -> None:
    play_all(anna, table, 4)
    anna.do(table, "chat", text="Moin")
    with connect(anna, table) as live:
        assert (live.numbers, live.positions, live.chat) == ([4], ["4.1"], [])


def test_only_the_room_is_sent_before_the_game_begins(anna: Person) -> None:
    table = anna.create(2)
    with connect(anna, table) as live:
        assert [message["type"] for message in live.messages] == ["room"]
        anna.do(table, "join", name="Ben")
        anna.do(table, "start")
        live.wait(lambda live: live.numbers == [0])
        assert live.of("room")[-1]["room"]["status"] == "playing"


# Resuming


@pytest.mark.parametrize("known", ["-1.0", "0.0", "2.0", "5.1", "9.1", "10.1", "10.2"])
def test_client_gets_the_messages_it_missed(known: str, anna: Person, table: str) -> None:
    play_all(anna, table, 4)
    anna.do(table, "chat", text="one")
    play_all(anna, table, 10)
    anna.do(table, "chat", text="two")
    entries, _, chat = known.partition(".")
    with connect(anna, table, known) as live:
        assert live.numbers == list(range(int(entries) + 1, 11))
        assert [message["number"] for message in live.chat] == list(range(int(chat) + 1, 3))
        assert live.positions[-1:] in ([], ["10.2"])
        assert len(set(live.positions)) == len(live.positions)


@pytest.mark.parametrize("seed", range(3))
def test_connection_with_repeated_disconnects_misses_nothing(
    seed: int, invite: Invite, anna: Person, table: str
) -> None:
    """Cut at random, with decisions and chat by all ways in between: no gap, no repetition."""
    chance, ben = random.Random(seed), invite("Ben")
    at, moments, chat = "0.0", list[Json](), list[Json]()
    moment = anna.table(table)["moment"]
    for cut in range(12):
        live = connect(ben if cut % 2 else anna, table, at)
        for _ in range(chance.randrange(4)):
            if cut % 2 or chance.random() < 0.5:
                moment = anna.decide(table, *_turn(moment))
            else:
                moment = live.decide(moment)["moment"]
            if chance.random() < 0.3:
                live.command("chat", text=f"after {moment['step']['number']}")
        if chance.random() < 0.5 and moment["step"]["number"]:
            newest = moment["step"]["number"]
            live.wait(lambda live: not live.numbers or newest in live.numbers)  # noqa: B023
        live.cut()
        moments += live.moments
        chat += live.chat
        at = live.positions[-1] if live.positions else at
        if chance.random() < 0.5:
            moment = anna.decide(table, *_turn(moment))
    with connect(anna, table, at) as live:
        moments += live.moments
        chat += live.chat
    assert moments == anna.history(table)[1:]
    assert chat == anna.table(table)["chat"]


@pytest.mark.parametrize("known", ["1.0", "0.1", "99999.99999"])
def test_a_client_that_is_ahead_gets_the_whole_table(known: str, anna: Person, table: str) -> None:
    with connect(anna, table, known) as live:
        reset = live.messages[0]
        assert (reset["type"], reset["at"]) == ("reset", "0.0")
        now = anna.table(table)
        assert {**reset["table"], "room": now["room"]} == now
        live.decide(reset["table"]["moment"])
        assert live.positions == ["0.0", "1.0"]


@pytest.mark.slow
def test_after_an_older_backup_is_restored_a_client_plays_on(
    serve: Serve, invite: Invite, tmp_path: Path
) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = hot_seat(anna)
    play_all(anna, table, 5)
    anna.do(table, "chat", text="before the backup")
    backup = tmp_path / "backup.sqlite"
    with (
        closing(sqlite3.connect(server.data / "speicherstadt.sqlite")) as source,
        closing(sqlite3.connect(backup)) as target,
    ):
        source.backup(target)
    older = anna.table(table)
    play_all(anna, table, 9)
    with connect(anna, table, "5.1") as live:
        at = live.wait(lambda live: live.numbers == [6, 7, 8, 9]).positions[-1]
        server.terminate()
    assert at == "9.1"
    shutil.copy(backup, server.data / "speicherstadt.sqlite")
    anna.follow(serve())
    with connect(anna, table, at) as live, connect(anna, table, "5.1") as not_ahead:
        reset = live.messages[0]
        assert (reset["type"], reset["at"]) == ("reset", "5.1")
        assert {**reset["table"], "room": older["room"]} == older
        assert not_ahead.numbers == []
        assert live.decide(reset["table"]["moment"])["at"] == "6.1"
        not_ahead.wait(lambda live: live.positions == ["6.1"])


# Commands


def test_a_decision_is_answered_with_the_moment_it_leads_to(anna: Person, table: str) -> None:
    with connect(anna, table, "0.0") as live, connect(anna, table, "0.0") as other:
        done = live.decide(anna.table(table)["moment"])
        assert set(done) == {"type", "id", "at", "moment"}
        assert (done["type"], done["id"], done["at"]) == ("done", 1, "1.0")
        assert done["moment"] == anna.table(table)["moment"]
        other.wait(lambda live: live.of("moment"))
        assert live.of("moment") == []  # the sender has it from the answer
        assert other.of("moment")[0]["moment"] == done["moment"]


def test_an_undo_is_answered_with_the_moment_it_leads_to(anna: Person, table: str) -> None:
    with connect(anna, table) as live:
        before = live.moments[-1]
        seat = before["board"]["decides"]
        live.decide(before)
        undone = live.command("undo", number=1, seat=seat, back_to=0)
        assert (undone["type"], undone["at"]) == ("done", "2.0")
        assert undone["moment"]["board"] == before["board"]


def test_chat_is_answered_with_the_message(anna: Person, table: str) -> None:
    with connect(anna, table) as live, connect(anna, table) as other:
        done = live.command("chat", text="  Moin,  moin ")
        assert set(done) == {"type", "id", "at", "message"}
        assert (done["at"], done["message"]["text"]) == ("0.1", "Moin, moin")
        other.wait(lambda live: live.chat)
        assert other.chat == live.chat == anna.table(table)["chat"]
        assert live.of("chat") == []


def test_presence_shows_who_is_away(anna: Person, table: str) -> None:
    with connect(anna, table) as live:
        assert _away(anna, table) == [False, False]
        assert live.command("presence", away=True) == {"type": "done", "id": 1}
        assert _away(anna, table) == [True, True]
        assert [chair["away"] for chair in live.of("room")[-1]["room"]["chairs"]] == [True, True]
        with connect(anna, table):  # another tab, in the foreground
            assert _away(anna, table) == [False, False]
        eventually(lambda: _away(anna, table) == [True, True])
        live.command("presence", away=False)
        assert _away(anna, table) == [False, False]
    eventually(lambda: not anna.table(table)["room"]["chairs"][0]["present"])
    assert _away(anna, table) == [False, False]


def _away(person: Person, table: str) -> list[bool]:
    return [chair["away"] for chair in person.table(table)["room"]["chairs"]]


def test_unchanged_presence_is_answered_but_not_broadcast(anna: Person, table: str) -> None:
    with connect(anna, table) as live, connect(anna, table) as other:
        live.wait(lambda live: len(live.of("room")) == 2)
        for _ in range(3):
            assert live.command("presence", away=False)["type"] == "done"
        live.command("chat", text="Now")
        other.wait(lambda live: live.chat)
        assert len(live.of("room")) == 2
        assert len(other.of("room")) <= 2  # two if both came within half a second


def test_commands_are_answered_in_their_order_by_their_ids(anna: Person, table: str) -> None:
    """Ids are the client's: the server need not find them sensible, only give them back."""
    ids = [7, 3, 3, 0, 2**53 - 1, 3]
    with connect(anna, table) as live:
        for number in ids:
            live.send(json.dumps({"type": "chat", "id": number, "text": "Moin"}))
        live.wait(lambda live: len(live.of("done")) == len(ids))
        assert [done["id"] for done in live.of("done")] == ids
        assert [message["number"] for message in live.chat] == [1, 2, 3, 4, 5, 6]


def test_decision_counts_even_if_the_client_disconnects(anna: Person, table: str) -> None:
    live = connect(anna, table)
    moment = live.moments[-1]
    live.send(_decision(moment))
    live.cut()
    eventually(lambda: anna.table(table)["moment"]["step"]["number"] == 1)


def _decision(moment: Json, **changes: object) -> str:
    right = {
        "type": "decide",
        "id": 99,
        "number": moment["step"]["number"],
        "seat": moment["board"]["decides"],
        "decision": moment["board"]["legal"][0],
    }
    return json.dumps({**right, **changes})


# Refusals

Fields = dict[str, object]

REFUSED: dict[str, tuple[str, Callable[[Json], tuple[str, str, Fields]]]] = {
    "somebody else's seat": ("not-your-seat", lambda m: ("carla", "decide", _right(m))),
    "nobody's decision": ("not-your-seat", lambda m: ("nobody", "decide", _right(m))),
    "not my turn": (
        "not-your-turn",
        lambda m: ("anna", "decide", {**_right(m), "seat": 1 - m["board"]["decides"]}),
    ),
    "no such seat": ("malformed", lambda m: ("anna", "decide", {**_right(m), "seat": 3})),
    "a seat beyond all": ("malformed", lambda m: ("anna", "decide", {**_right(m), "seat": 5})),
    "a stale number": ("stale", lambda m: ("anna", "decide", {**_right(m), "number": 2})),
    "a number to come": ("stale", lambda m: ("anna", "decide", {**_right(m), "number": 4})),
    "a negative number": ("malformed", lambda m: ("anna", "decide", {**_right(m), "number": -1})),
    "a number in words": (
        "malformed",
        lambda m: ("anna", "decide", {**_right(m), "number": "three"}),
    ),
    "an illegal decision": (
        "illegal",
        lambda m: ("anna", "decide", {**_right(m), "decision": "done"}),
    ),
    "no decision at all": (
        "malformed",
        lambda m: ("anna", "decide", {**_right(m), "decision": "frob"}),
    ),
    "an empty decision": ("malformed", lambda m: ("anna", "decide", {**_right(m), "decision": ""})),
    "a long decision": (
        "malformed",
        lambda m: ("anna", "decide", {**_right(m), "decision": "1" * 81}),
    ),
    "an undo as a decision": (
        "malformed",
        lambda m: ("anna", "decide", {**_right(m), "decision": "back 0"}),
    ),
    "an unknown field": ("malformed", lambda m: ("anna", "decide", {**_right(m), "by_bot": True})),
    "a missing field": ("malformed", lambda m: ("anna", "decide", {"number": 3})),
    "an undo of somebody else's": (
        "not-your-seat",
        lambda m: ("carla", "undo", {"number": 3, "seat": 0, "back_to": 2}),
    ),
    "an undo past another player": (
        "cannot-undo",
        lambda m: ("anna", "undo", {"number": 3, "seat": m["step"]["seat"], "back_to": 0}),
    ),
    "a stale undo": (
        "stale",
        lambda m: ("anna", "undo", {"number": 2, "seat": m["step"]["seat"], "back_to": 2}),
    ),
    "a nameless chat message": ("forbidden", lambda m: ("nobody", "chat", {"text": "Moin"})),
    "an empty chat message": ("malformed", lambda m: ("anna", "chat", {"text": " "})),
    "a bell in the chat": ("malformed", lambda m: ("anna", "chat", {"text": "a\ab"})),
    "a long chat message": ("malformed", lambda m: ("anna", "chat", {"text": "x" * 501})),
}


def _right(moment: Json) -> Fields:
    return {
        "number": moment["step"]["number"],
        "seat": moment["board"]["decides"],
        "decision": moment["board"]["legal"][0],
    }


@pytest.mark.parametrize("case", REFUSED)
def test_a_command_is_refused_like_the_same_request(
    case: str, invite: Invite, anna: Person, table: str
) -> None:
    """The same code over WebSocket and HTTP, nothing changes, and nobody else hears of it."""
    code, attempt = REFUSED[case]
    people = {"anna": anna, "carla": invite("Carla"), "nobody": invite(None)}
    moment = play_all(anna, table, 3)
    who, kind, fields = attempt(moment)
    before = anna.table(table)
    with (
        connect(people[who], table, "3.0") as live,
        Stream(anna.server, table, None, after="3.0") as stream,
    ):
        stream.wait(lambda stream: stream.named("room"))
        answer = live.command(kind, **fields)
        refused = people[who].attempt(table, kind, **fields).json()
        assert (answer["type"], answer["id"], answer["code"]) == ("error", 1, code)
        assert set(answer) == {"type", "id", "code", "message"}
        assert refused["code"] == code
        if code != "malformed":  # a decoder names the field in its own words
            assert refused["message"] == answer["message"]
        assert anna.table(table)["moment"] == before["moment"]
        assert anna.table(table)["chat"] == before["chat"] == []
        anna.decide(table, *_turn(moment))
        stream.wait(lambda stream: stream.ids)
        live.wait(lambda live: live.positions)
        assert stream.ids == live.positions == ["4.0"]


MALFORMED: dict[str, tuple[str | bytes, int | None]] = {
    "nothing": ("", None),
    "no JSON": ("{", None),
    "a word": ("moin", None),
    "null": ("null", None),
    "a list": ("[1]", None),
    "not a number": ('{"type":"chat","id":NaN,"text":"x"}', None),
    "deep nesting": ("[" * (COMMAND_BYTES - 1), None),
    "deep objects": ('{"a":' * 1500, None),
    "deep nesting in a field": ('{"id":5,"type":"chat","text":' + "[" * 7000, None),
    "a binary frame": (b'{"type":"chat","id":5,"text":"x"}', None),
    "no type": ('{"id":5,"text":"x"}', 5),
    "an unknown type": ('{"type":"start","id":5}', 5),
    "a number as type": ('{"type":5,"id":5}', 5),
    "no id": ('{"type":"chat","text":"x"}', None),
    "a text as id": ('{"type":"chat","id":"5","text":"x"}', None),
    "a fraction as id": ('{"type":"chat","id":5.5,"text":"x"}', None),
    "a negative id": ('{"type":"chat","id":-5,"text":"x"}', -5),
    "an id that is no whole number in a browser": (
        f'{{"type":"chat","id":{2**53},"text":"x"}}',
        2**53,
    ),
    "a huge id": (f'{{"type":"chat","id":{10**30},"text":"x"}}', 10**30),
    "an unknown field": ('{"type":"chat","id":5,"text":"x","name":"Ben"}', 5),
    "a text as presence": ('{"type":"presence","id":5,"away":"yes"}', 5),
    "half a surrogate": ('{"type":"chat","id":5,"text":"\\ud800"}', None),
}


@pytest.mark.parametrize("case", MALFORMED)
def test_invalid_command_is_answered_and_the_connection_stays_open(
    case: str, anna: Person, table: str
) -> None:
    frame, number = MALFORMED[case]
    with connect(anna, table) as live:
        live.send(frame)
        answer = live.answer(number)
        assert (answer["type"], answer["code"]) == ("error", "malformed")
        assert ".py" not in answer["message"]
        assert live.decide(live.moments[-1])["type"] == "done"
    assert anna.table(table)["chat"] == []


def test_the_longest_chat_message_fits_into_a_command(anna: Person, table: str) -> None:
    with connect(anna, table) as live:
        live.send(json.dumps({"type": "chat", "id": 5, "text": "\U0001f6a2" * 500}))
        assert live.answer(5)["type"] == "done"


def test_a_frame_that_is_too_large_ends_the_connection(anna: Person, table: str) -> None:
    with connect(anna, table) as live, connect(anna, table) as other:
        live.send("x" * (COMMAND_BYTES + 1))
        live.wait(lambda live: live.ended)
        assert live.ended is not None
        assert live.ended[0] == 1009
        assert other.decide(other.moments[-1])["type"] == "done"


def test_invalid_utf8_ends_the_connection(anna: Person, table: str) -> None:
    with connect(anna, table) as live:
        live._connection.send(b"\xff\xfe", text=True)
        live.wait(lambda live: live.ended)
        assert live.ended is not None
        assert live.ended[0] == 1007


# Connecting


@pytest.mark.parametrize("known", [True, False], ids=["with a cookie", "without a cookie"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=lambda headers: " ".join(headers.values()),
)
def test_another_sites_page_cannot_connect(
    headers: dict[str, str], known: bool, anna: Person, table: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Live(anna.server, table, anna.cookie if known else None, headers=headers)
    assert refused.value.response.status_code == 403


def test_our_own_page_can_connect(anna: Person, table: str) -> None:
    own = {"Origin": anna.server.address, "Sec-Fetch-Site": "same-origin"}
    with connect(anna, table, headers=own) as live:
        assert live.decide(live.moments[-1])["type"] == "done"


def test_a_program_connects_with_a_token(invite: Invite, anna: Person, table: str) -> None:
    token = anna.post("/api/me/token")["token"]
    headers = {"Authorization": f"Bearer {token}"}
    with connect(invite(None), table, headers=headers) as live:
        assert live.decide(live.moments[-1])["type"] == "done"
    with pytest.raises(InvalidStatus) as refused:
        Live(anna.server, table, anna.cookie, headers={"Authorization": "Bearer spst_none"})
    assert refused.value.response.status_code == 403


def test_an_unknown_table_is_refused_in_a_message(anna: Person) -> None:
    """A browser cannot read a refused handshake."""
    assert _refused(anna.server, "A" * 16) == "unknown"


@pytest.mark.parametrize("after", ["x", "1", "1.", ".1", "1.-1", "-2.0", "1.0.0", "1e3.0"])
def test_a_malformed_position_is_refused(after: str, anna: Person, table: str) -> None:
    assert _refused(anna.server, table, after) == "malformed"


def test_a_position_that_is_too_long_is_refused(anna: Person, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Live(anna.server, table, after="9" * 5000)
    assert refused.value.response.status_code == 403


def _refused(server: Server, table: str, after: str | None = None) -> str:
    """The code with which the server turns a client away."""
    with Live(server, table, after=after) as live:
        live.wait(lambda live: live.ended)
        [error] = live.messages
        assert (error["type"], error["id"]) == ("error", None)
        code: str = error["code"]
        assert live.ended == (1008, code)
        return code


def test_plain_request_to_the_live_url_is_refused(anna: Person, table: str) -> None:
    answer = anna.http.get(f"/api/tables/{table}/live")
    assert answer.status_code in (404, 405)


def test_a_table_that_everybody_left_says_goodbye(anna: Person) -> None:
    table = anna.create(2)
    with connect(anna, table) as live:
        anna.do(table, "leave", seat=0)
        live.wait(lambda live: live.ended)
        assert live.messages[-1]["type"] == "stop"
    assert _refused(anna.server, table) == "unknown"


@pytest.mark.slow
def test_broken_connections_are_cleaned_up(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = hot_seat(anna)
    moment = anna.table(table)["moment"]
    for _ in range(10):
        lost = [Live(server, table, anna.cookie, "0.0") for _ in range(3)]
        for live in lost:
            live._connection.socket.close()
        moment = anna.decide(table, *_turn(moment))
    eventually(lambda: anna.table(table)["room"]["watching"] == 0)
    eventually(lambda: not anna.table(table)["room"]["chairs"][0]["present"])
    assert "speicherstadt_connections 0.0" in anna.http.get("/metrics").text
    assert server.terminate() == 0
    assert '"level": "error"' not in server.log.read_text()


# Limits


def until_limited(ask: Callable[[], str]) -> list[str]:
    """Ask until the answer is `too-many`; returns every answer."""
    codes = [ask()]
    while codes[-1] != "too-many":
        assert len(codes) < 300, "there is no limit"
        codes.append(ask())
    return codes


@pytest.mark.slow
def test_chat_and_connections_are_limited(serve: Serve, invite: Invite) -> None:
    server = serve("--rate-limit", "1000")
    anna = invite("Anna", server)
    table = hot_seat(anna)
    with connect(anna, table) as live:
        codes = until_limited(lambda: _code(live.command("chat", text="Moin")))
        assert set(codes[:8]) == {"done"}
        assert _code(live.command("presence", away=True)) == "done"
        assert anna.attempt(table, "chat", text="Moin").status_code == 429
        assert len(anna.table(table)["chat"]) == len(codes) - 1

    def connected() -> str:
        with Live(server, table, anna.cookie) as live:
            return _code(live.wait(lambda live: live.messages).messages[0])

    codes = until_limited(connected)
    assert set(codes[:29]) == {"moment"}


@pytest.mark.slow
def test_commands_are_limited(serve: Serve, invite: Invite) -> None:
    server = serve("--rate-limit", "2")
    anna, nobody = invite("Anna", server), invite(None, server)
    table = anna.create(2)
    with connect(nobody, table) as live:
        codes = until_limited(lambda: _code(live.command("presence", away=True)))
        assert "done" in codes
        assert live.ended is None


def _code(message: Json) -> str:
    """The code of an error, or else the type of the message."""
    code: str = message.get("code", message["type"])
    return code


# The end of a server


@pytest.mark.slow
def test_stop_is_announced_and_acknowledged_decisions_are_on_disk(
    serve: Serve, invite: Invite
) -> None:
    server = serve()
    anna = invite("Anna", server)
    table, other = hot_seat(anna), hot_seat(anna)
    with connect(anna, table) as live, connect(anna, other) as quiet:
        moment = live.moments[-1]
        for _ in range(5):
            moment = live.decide(moment)["moment"]
        live.command("chat", text="Back soon")
        live.send(_decision(moment))  # this one may be answered or not
        assert server.terminate() == 0
        for connection in (live, quiet):
            connection.wait(lambda live: live.ended)
            assert connection.ended == (1012, "come back")
            assert connection.messages[-1] == {"type": "stop", "retry_ms": 1000}
        at, done = live.positions[-1], live.of("done")
    assert at in ("5.1", "6.1")
    assert '"level": "error"' not in server.log.read_text()
    texts = 'SELECT number, text FROM entries WHERE "table" = ? ORDER BY number'
    kept = dict(server.stored(texts, table))
    steps = [answer["moment"]["step"] for answer in done if "moment" in answer]
    assert {step["number"]: step["decision"] for step in steps}.items() <= kept.items()
    assert server.stored('SELECT text FROM chat WHERE "table" = ?', table) == [("Back soon",)]

    anna.follow(serve())
    with connect(anna, table, at) as live:
        newest = anna.table(table)["moment"]
        assert live.numbers == ([6] if at == "5.1" and len(kept) == 6 else [])
        assert live.decide(newest)["type"] == "done"
