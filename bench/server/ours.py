"""Clients of our server: HTTP for the lobby, a WebSocket at the table."""

import asyncio
import json
import sys

import msgspec

from bench.server.load import Load, Seat
from bench.server.wires import Exchange, Refused, Socket


class _Board(msgspec.Struct):
    legal: list[str]


class _Moment(msgspec.Struct):
    board: _Board


class _Message(msgspec.Struct):
    moment: _Moment


class _Room(msgspec.Struct):
    id: str


_MOMENT = msgspec.json.Decoder(_Message)
_ROOM = msgspec.json.Decoder(_Room)


class OurSeat(Seat):
    """A client like a browser: HTTP to sit down, then a WebSocket for each game."""

    def __init__(self, load: "OurLoad", table: "OurTable", number: int) -> None:
        super().__init__(load)
        self.http = Exchange()
        self._table = table
        self._number = number
        self._my_turn = b'"decides":%d,' % number
        self._awaited = -1
        self._socket: Socket | None = None

    async def arrive(self) -> None:
        await self.ask("me", {"name": f"Client {self._number}"})

    async def ask(self, path: str, body: object) -> bytes:
        if self.http.closed:
            await self.load.connect(self.http)
        host = f"127.0.0.1:{self.load.port}"
        head = (
            f"POST /api/{path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            "Content-Type: application/json\r\n"
        )
        asked = head.encode() + self._cookie + b"Content-Length: ", json.dumps(body).encode()
        try:
            return await self.http.ask(*asked)
        except ConnectionError:  # it closed the idle connection just before
            await self.load.connect(self.http)
            return await self.http.ask(*asked)

    @property
    def _cookie(self) -> bytes:
        cookie = self.http.cookie
        return b"Cookie: %b\r\n" % cookie if cookie else b""

    async def listen(self, table: str) -> None:
        self.leave()
        self._awaited = -1
        self._socket = Socket(self._heard)
        await self.load.connect(self._socket)
        self._socket.shake_hands(f"/api/tables/{table}/live", self.load.port, self._cookie)

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()

    def decide(self, number: int, choice: str) -> None:
        assert self._socket is not None
        self._awaited = number + 1
        command = b'{"type":"decide","id":%d,"number":%d,"seat":%d,"decision":"%b"}'
        self._socket.say(command % (number + 1, number, self._number, choice.encode()))

    def _heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"moment"'):
            self._moment(text)
        elif text.startswith(b'{"type":"done"'):
            self.answered(int(text[20:].split(b",", 1)[0]))
            self._moment(text)
        elif text.startswith(b'{"type":"error"'):
            self.load.failure = self.load.failure or Refused(text.decode())

    def _moment(self, text: bytes) -> None:
        number = int(text.split(b'"at":"', 1)[1].split(b".", 1)[0])
        self.heard(len(text))
        if number != self._awaited:
            self.arrived(number)
        if self._my_turn in text and number >= self._table.leaves_at:
            self._table.play_again()
        elif self._my_turn in text:
            self.turn(number, _MOMENT.decode(text).moment.board.legal)
        elif self._number == 0 and b'"decides":null' in text:
            self._table.play_again()


class OurTable:
    """A group of players who start a new game whenever one is over."""

    def __init__(self, load: "OurLoad") -> None:
        self._load = load
        self.seats = [OurSeat(load, self, number) for number in range(load.players)]
        self._again: asyncio.Task[None] | None = None
        self.leaves_at = load.first_leave()

    async def open(self) -> None:
        for seat in self.seats:
            await seat.arrive()
        await self._begin()

    async def _begin(self) -> None:
        host, *others = self.seats
        made = await host.ask("tables", {"players": len(self.seats), "hints": False})
        table = _ROOM.decode(made).id
        for seat in others:
            await seat.ask(f"tables/{table}/join", {})
        sent: dict[int, float] = {}
        for seat in self.seats:
            seat.sent = sent
            await seat.listen(table)
        await host.ask(f"tables/{table}/start", {})

    def play_again(self) -> None:
        self.leaves_at = sys.maxsize
        self._again = asyncio.ensure_future(self._begin())
        self._again.add_done_callback(self._load.note)


class OurLoad(Load):
    name = "speicherstadt"

    def __init__(self, port: int, tables: int, players: int, pause: float) -> None:
        super().__init__(port, tables, players, pause)
        self._tables: list[OurTable] = []

    async def open(self) -> None:
        self._tables = [OurTable(self) for _ in range(self.tables)]
        for table in self._tables:
            await table.open()

    def close(self) -> None:
        for table in self._tables:
            for seat in table.seats:
                seat.leave()
                seat.http.close()
