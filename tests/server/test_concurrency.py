"""Many requests at once: nobody's decision is lost or counted twice."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Person, Request, at_once, play
from tests.server.conftest import Invite
from tests.server.proofs import check_shuffle


def test_one_of_several_concurrent_decisions_wins(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2)
    anna.do(table, "join", name="Ben")
    anna.do(table, "start")
    path = f"/api/tables/{table}/decide"
    for number in range(30):
        moment = anna.table(table)["moment"]
        assert moment["step"]["number"] == number
        legal, seat = moment["board"]["legal"], moment["board"]["decides"]
        wishes = [legal[0], legal[-1], legal[0]]
        answers = at_once(
            Request(anna, path, {"number": number, "seat": seat, "decision": decision})
            for decision in wishes
        )
        won = [place for place, (status, _) in enumerate(answers) if status == 200]
        assert len(won) == 1
        for place, (status, answer) in enumerate(answers):
            if place not in won:
                assert (status, answer["code"]) == (409, "stale")
        step = anna.table(table)["moment"]["step"]
        assert (step["number"], step["decision"]) == (number + 1, wishes[won[0]])


def test_guests_who_join_at_once_each_get_a_seat_or_are_refused(invite: Invite) -> None:
    host, guests = invite("Host"), [invite(f"Guest {number}") for number in range(6)]
    table = host.create(5)
    answers = at_once(Request(guest, f"/api/tables/{table}/join", {}) for guest in guests)
    assert sorted(status for status, _ in answers) == [200] * 4 + [409] * 2
    seated = [chair["guest"] for chair in host.table(table)["room"]["chairs"]]
    won = {g.public for g, (status, _) in zip(guests, answers, strict=True) if status == 200}
    assert set(seated) == {host.public} | won
    assert len(set(seated)) == 5


def test_a_game_starts_once(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2, bots=["random"])
    answers = at_once([Request(anna, f"/api/tables/{table}/start", {})] * 5)
    assert sorted(status for status, _ in answers) == [200] + [409] * 4


def test_chat_messages_sent_at_once_are_numbered_without_gaps(invite: Invite) -> None:
    people = [invite(name) for name in ("Anna", "Ben", "Carla")]
    table = people[0].create(3, spectator_chat=True)
    wishes = [
        Request(person, f"/api/tables/{table}/chat", {"text": f"{place}"})
        for place, person in enumerate(people * 8)
    ]
    answers = at_once(wishes)
    assert sorted(answer["number"] for _, answer in answers) == list(range(1, 25))
    chat = people[0].table(table)["chat"]
    assert [line["number"] for line in chat] == list(range(1, 25))
    assert {line["text"] for line in chat} == {str(place) for place in range(24)}


def test_a_code_for_another_device_works_once_even_at_once(invite: Invite) -> None:
    anna, other = invite("Anna"), invite("Other")
    code = anna.post("/api/me/code")["code"]
    answers = at_once([Request(other, "/api/me/move", {"code": code})] * 6)
    assert sorted(status for status, _ in answers) == [200] + [404] * 5


def test_a_guest_who_joins_while_the_last_one_leaves_has_a_seat_or_is_refused(
    invite: Invite,
) -> None:
    anna, ben = invite("Anna"), invite("Ben")
    for _ in range(20):
        table = anna.create(2)
        path = f"/api/tables/{table}"
        leave = Request(anna, f"{path}/leave", {"seat": 0})
        chat = Request(ben, f"{path}/chat", {"text": "Wait!"})
        answers = at_once([leave, Request(ben, f"{path}/join", {}), chat, chat])
        assert all(status < 500 for status, _ in answers), answers
        assert answers[0][0] == 200
        if answers[1][0] == 200:
            assert ben.table(table)["room"]["chairs"][1]["guest"] == ben.public
            assert ben.table(table)["room"]["host"] == ben.public


@pytest.mark.slow
def test_twenty_tables_at_once_are_played_to_the_end(invite: Invite) -> None:
    people = [(invite(f"A{number}"), invite(f"B{number}")) for number in range(20)]

    def whole_game(pair: tuple[Person, Person]) -> int:
        anna, ben = pair
        table = anna.create(2)
        ben.do(table, "join")
        anna.do(table, "start")
        moment = play({0: anna, 1: ben}, table, seed=anna.public)
        assert moment["board"]["ranking"]
        check_shuffle(anna, table)
        entries: int = moment["step"]["number"]
        story = ben.table(table)["story"]
        assert [step["number"] for step in story] == list(range(entries + 1))
        assert not any(step["by_bot"] for step in story)
        return entries

    with ThreadPoolExecutor(20) as pool:
        assert all(entries > 80 for entries in pool.map(whole_game, people))
