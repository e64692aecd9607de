"""Write a database of the current revision as SQL, with games of every kind.

Each revision has such a file, made once by `python -m tests.server.stored.make REVISION` and never
changed: later versions must open it for ever.
"""

import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path

from tests.server.client import Person, Server, play

HERE = Path(__file__).parent


def main() -> None:
    target = HERE / f"{sys.argv[1]}.sql"
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        try:
            anna = Person(server, "Anna")
            notes = [f"-- cookie: {anna.cookie}", f"-- token: {_play(anna)}"]
            anna.close()
        finally:
            server.close()
        database = server.data / "speicherstadt.sqlite"
        with contextlib.closing(sqlite3.connect(database)) as connection:
            lines = [*notes, *connection.iterdump()]
    target.write_text("\n".join(lines) + "\n", "utf-8")


def _play(anna: Person) -> str:
    """Fill the database, and return an access token."""
    whole = anna.create(2)
    anna.do(whole, "join", name="Ben")
    for seat, own in enumerate(("a" * 32, "b" * 32)):
        anna.commit(whole, seat, own)
    anna.do(whole, "start")
    for seat, own in enumerate(("a" * 32, "b" * 32)):
        anna.open(whole, seat, own)
    play({0: anna, 1: anna}, whole, seed="whole")
    running = anna.create(3, public=True)
    anna.do(running, "join", name="Ben")
    anna.do(running, "join", name="Clara")
    anna.do(running, "start")
    moment = anna.table(running)["moment"]
    seat = moment["board"]["decides"]
    anna.decide(running, seat, moment)
    anna.do(running, "undo", number=1, seat=seat, back_to=0)
    play(dict.fromkeys(range(3), anna), running, seed="running", until=50)
    anna.do(running, "chat", text="To be continued")
    fork = anna.do(running, "fork", at=30, seat=1)["id"]
    anna.do(fork, "bot", seat=0, bot="random")
    anna.do(fork, "bot", seat=2, bot="random")
    _play_with_takebacks(anna)
    anna.post("/api/me/code")
    token: str = anna.post("/api/me/token", name="my bot")["token"]
    return token


def _play_with_takebacks(anna: Person) -> None:
    """Add a practice game, and one in which a takeback was allowed."""
    practice = anna.create(2, public=True)
    anna.do(practice, "join", name="Ben")
    anna.do(practice, "start")
    play({0: anna, 1: anna}, practice, seed="practice", until=20)
    first = anna.table(practice)["story"][1]["seat"]
    anna.do(practice, "undo", number=20, seat=first, back_to=0, practice=True)
    play({0: anna, 1: anna}, practice, seed="practice again", until=30)
    ben = Person(anna.server, "Ben")
    allowed = anna.create(2)
    ben.do(allowed, "join")
    anna.do(allowed, "start")
    play({0: anna, 1: ben}, allowed, seed="allowed", until=10)
    mine = [step["number"] for step in anna.table(allowed)["story"] if step["seat"] == 0]
    asked = anna.do(allowed, "takeback", number=10, seat=0, back_to=mine[-1] - 1)["takeback"]
    ben.do(allowed, "takeback/answer", request=asked["id"], accept=True)
    ben.close()


if __name__ == "__main__":
    main()
