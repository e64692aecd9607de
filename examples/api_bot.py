"""A bot over the network: joins a table by its link and plays random moves until the game ends.

    python api_bot.py http://localhost:8765/t/TABLE [NAME]

It takes part in the shuffle and says how to check it. Needs only Python. docs/server.md describes
the rest of the API.
"""

import hashlib
import json
import random
import secrets
import sys
from urllib.request import Request, urlopen


class Server:
    def __init__(self, link: str) -> None:
        self.base, _, self.table = link.rpartition("/t/")
        self.headers = {"Content-Type": "application/json"}

    def ask(self, path: str, **data: object) -> dict:
        body = json.dumps(data).encode()
        with urlopen(Request(f"{self.base}/api{path}", body, self.headers)) as answer:
            if cookie := answer.headers.get("Set-Cookie"):
                self.headers["Cookie"] = cookie.partition(";")[0]
            return json.load(answer)

    def events(self):
        """Yield every event at the table as it arrives: its kind and its data."""
        url = f"{self.base}/api/tables/{self.table}/stream"
        with urlopen(Request(url, headers=self.headers)) as stream:
            kind = ""
            for line in stream:
                field, _, value = line.decode().strip().partition(": ")
                if field == "event":
                    kind = value
                elif field == "data":
                    yield kind, json.loads(value)


class Contribution:
    """My part in the shuffle, and what I keep to check it afterwards."""

    def __init__(self, server: Server, room: dict, seat: int) -> None:
        self.server, self.seat = server, seat
        self.commitment, self.origin = room["commitment"], room["origin"]
        self.mine = secrets.token_hex(16)
        self.seen: list[str] = []
        print("commitment of the table:", self.commitment)
        text = f"speicherstadt contribution 2\n{server.table}\n{seat}\n{self.mine}"
        promise = hashlib.sha256(text.encode()).hexdigest()
        server.ask(f"/tables/{server.table}/contribution", seat=seat, commitment=promise)

    def look(self, room: dict) -> None:
        """Open my contribution when all commitments are fixed."""
        if room["commitment"] != self.commitment:
            sys.exit("the secret of this table was exchanged; I don't play here")
        if room["status"] == "opening" and not self.seen:
            self.seen = [seat["commitment"] for seat in room["contributions"]]
            self.server.ask(
                f"/tables/{self.server.table}/opening", seat=self.seat, contribution=self.mine
            )

    def check(self) -> str:
        seen = " ".join(f"--seen {seat}={word}" for seat, word in enumerate(self.seen))
        origin = f" --origin {self.origin['at']}" if self.origin else ""
        return f"--commitment {self.commitment} {seen} --mine {self.seat}={self.mine}{origin}"


def main() -> None:
    server = Server(sys.argv[1])
    me = server.ask("/me", name=(sys.argv[2:] or ["Program"])[0])
    server.headers["Authorization"] = f"Bearer {server.ask('/me/token')['token']}"
    room = server.ask(f"/tables/{server.table}/join")
    mine = next(seat for seat, chair in enumerate(room["chairs"]) if chair["guest"] == me["guest"])
    contribution = Contribution(server, room, mine)
    for kind, data in server.events():
        if kind == "room":
            contribution.look(data)
        if kind != "moment":
            continue
        board = data["board"]
        if board["decides"] is None:
            print("points:", [player["score"]["total"] for player in board["players"]])
            print("speicherstadt verify game.json --proof proof.json", contribution.check())
            return
        if board["decides"] == mine:
            server.ask(
                f"/tables/{server.table}/decide",
                number=data["step"]["number"],
                seat=mine,
                decision=random.choice(board["legal"]),
            )


if __name__ == "__main__":
    main()
