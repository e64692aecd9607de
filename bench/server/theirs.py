"""Clients of boardgame.io's server, over its lobby API and socket.io."""

import asyncio
import json

import msgspec

from bench.server.load import Load, Seat
from bench.server.wires import Exchange, Refused, Socket


class _Board(msgspec.Struct):
    legal: list[str]


class _State(msgspec.Struct):
    G: _Board


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
_SPACE = b"/turns,"


class TheirSeat(Seat):
    def __init__(self, load: "TheirLoad", match: str, player: int, credentials: str) -> None:
        super().__init__(load)
        self._match = match
        self._player = player
        self._credentials = credentials
        self._my_turn = b'"currentPlayer":"%d"' % player
        self._awaited = -1
        self.line = Socket(self._heard)
        self.ready = asyncio.get_running_loop().create_future()

    def decide(self, number: int, choice: str) -> None:
        self._awaited = number + 1
        payload = {
            "type": "place",
            "args": [choice],
            "playerID": str(self._player),
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say("update", action, number, self._match, str(self._player))

    def _say(self, *words: object) -> None:
        self.line.say(b"42" + _SPACE + json.dumps(words, separators=(",", ":")).encode())

    def _heard(self, text: bytes) -> None:
        if text.startswith(b'42/turns,["update"'):
            self._updated(text)
        elif text.startswith(b"0"):
            self.line.say(b"40" + _SPACE)
        elif text.startswith(b"40"):
            self._say("sync", self._match, str(self._player), self._credentials, self.load.players)
        elif text.startswith(b'42/turns,["sync"'):
            if not self.ready.done():
                self.ready.set_result(None)
        elif text == b"2":
            self.line.say(b"3")

    def _updated(self, text: bytes) -> None:
        at = text.find(b'"_stateID":') + 11
        number = int(text[at:].split(b",", 1)[0].rstrip(b"}]"))
        self.heard(len(text))
        if number == self._awaited:
            self.answered(number)
        else:
            self.arrived(number)
        if self._my_turn in text:
            self.turn(number, _UPDATE.decode(text[2 + len(_SPACE) :])[2].G.legal)


class TheirLoad(Load):
    name = "boardgame.io"

    def __init__(self, port: int, tables: int, players: int, pause: float) -> None:
        super().__init__(port, tables, players, pause)
        self._seats: list[TheirSeat] = []

    async def open(self) -> None:
        lobby = Exchange()
        await self.connect(lobby)
        for _ in range(self.tables):
            await self._open_table(lobby)
        lobby.close()

    async def _open_table(self, lobby: Exchange) -> None:
        made = await self._ask(lobby, "create", {"numPlayers": self.players})
        match = made["matchID"]
        sent: dict[int, float] = {}
        table = []
        for player in range(self.players):
            joined = await self._ask(
                lobby, f"{match}/join", {"playerID": str(player), "playerName": f"p{player}"}
            )
            seat = TheirSeat(self, match, player, joined["playerCredentials"])
            seat.sent = sent
            await self.connect(seat.line)
            seat.line.shake_hands("/socket.io/?EIO=4&transport=websocket", self.port)
            await seat.ready
            table.append(seat)
        self._seats += table
        table[0].turn(0, ["@1"])

    async def _ask(self, lobby: Exchange, path: str, body: object) -> dict[str, str]:
        head = (
            f"POST /games/turns/{path} HTTP/1.1\r\nHost: localhost:{self.port}\r\n"
            "Content-Type: application/json\r\nContent-Length: "
        )
        answer = json.loads(await lobby.ask(head.encode(), json.dumps(body).encode()))
        if not isinstance(answer, dict):
            raise Refused(str(answer))
        return answer

    def close(self) -> None:
        for seat in self._seats:
            seat.line.close()
