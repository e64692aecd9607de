"""The bot workers of a real server: stopped ones are replaced, and nobody's hints are dropped."""

import os
import signal
import socket
import time

import pytest

from tests.server.client import PATIENCE, Person, code_of, eventually, hot_seat, play
from tests.server.conftest import Invite, Serve


def figure(person: Person, name: str) -> float:
    """One of the metrics of the bots; 0 if it was not counted yet."""
    lines = person.http.get("/metrics").text.splitlines()
    found = [line for line in lines if line.startswith(f"speicherstadt_bot_{name} ")]
    return float(found[0].rpartition(" ")[2]) if found else 0.0


def ask_and_hang_up(person: Person, table: str) -> None:
    host, _, port = person.server.netloc.partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        connection.sendall(
            f"GET /api/tables/{table}/hints HTTP/1.1\r\nHost: {person.server.netloc}\r\n"
            f"Cookie: speicherstadt={person.cookie}\r\n\r\n".encode()
        )
        eventually(lambda: figure(person, "workers_started_total"))
        time.sleep(0.05)  # so that the server has the request in most cases


def test_hints_are_cancelled_when_the_client_hangs_up(invite: Invite) -> None:
    anna = invite("Anna")
    cancelled = 'jobs_total{outcome="cancelled"}'
    before = figure(anna, cancelled)
    for _ in range(10):  # hints may be quicker than we are, but not each time
        ask_and_hang_up(anna, hot_seat(anna, 4))
        if figure(anna, cancelled) > before:
            break
    assert figure(anna, cancelled) > before


@pytest.mark.slow
def test_bots_play_on_after_their_workers_were_stopped(serve: Serve, invite: Invite) -> None:
    server = serve()
    anna = invite("Anna", server)
    table = anna.create(2, bots=["random"], start=True)
    play({0: anna}, table, until=6)
    workers = set(server.relatives()) - {server.process.pid}
    assert workers
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    assert play({0: anna}, table, until=30)["step"]["decided"] >= 30
    assert figure(anna, 'workers_ended_total{reason="silent"}') >= 1
    assert server.terminate() == 0


@pytest.mark.slow
def test_a_visitor_who_leaves_many_tables_to_senators_silences_nobody(
    serve: Serve, invite: Invite
) -> None:
    server = serve("--rate-limit", "1000")
    mallory, anna = invite("Mallory", server), invite("Anna", server)
    wish = {"players": 4, "bots": ["senator"] * 3, "start": True}
    answers = [mallory.ask("/api/tables", **wish) for _ in range(15)]
    refused = [answer for answer in answers if answer.status_code != 201]
    assert refused
    assert {code_of(answer) for answer in refused} == {(429, "too-many")}
    for answer in answers:
        if answer.status_code == 201:
            mallory.do(answer.json()["id"], "bot", seat=0, bot="senator")

    table = anna.create(2, bots=["clerk"], start=True)
    assert play({0: anna}, table, until=40)["step"]["decided"] >= 40
