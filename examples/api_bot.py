"""A bot over the network: joins a table by its link and plays random moves until the game ends.

    python api_bot.py http://localhost:8765/t/TABLE [NAME]

Needs only Python. docs/server.md describes the rest of the API.
"""

import json
import random
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

    def moments(self):
        """Yield every moment of the game as it arrives."""
        url = f"{self.base}/api/tables/{self.table}/stream"
        with urlopen(Request(url, headers=self.headers)) as stream:
            kind = ""
            for line in stream:
                field, _, value = line.decode().strip().partition(": ")
                if field == "event":
                    kind = value
                elif field == "data" and kind == "moment":
                    yield json.loads(value)


def main() -> None:
    server = Server(sys.argv[1])
    me = server.ask("/me", name=(sys.argv[2:] or ["Program"])[0])
    server.headers["Authorization"] = f"Bearer {server.ask('/me/token')['token']}"
    room = server.ask(f"/tables/{server.table}/join")
    seats = [seat for seat, chair in enumerate(room["chairs"]) if chair["guest"] == me["guest"]]
    for moment in server.moments():
        board = moment["board"]
        if board["decides"] is None:
            print("points:", [player["score"]["total"] for player in board["players"]])
            return
        if board["decides"] in seats:
            server.ask(
                f"/tables/{server.table}/decide",
                number=moment["step"]["number"],
                seat=board["decides"],
                decision=random.choice(board["legal"]),
            )


if __name__ == "__main__":
    main()
