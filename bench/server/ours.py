"""Clients of our server, by its API: a connection for what is asked, another for the stream."""

import asyncio
import json
import sys

import msgspec

from bench.server.load import Load, Seat
from bench.server.wires import Exchange, Listening, Refused


class _Board(msgspec.Struct):
    legal: list[str]


class _Moment(msgspec.Struct):
    board: _Board


class _Room(msgspec.Struct):
    id: str


_MOMENT = msgspec.json.Decoder(_Moment)
_ROOM = msgspec.json.Decoder(_Room)


class OurSeat(Seat):
    """A person with a browser: it keeps its cookie while one game follows another."""

    def __init__(self, load: "OurLoad", table: "OurTable", number: int) -> None:
        super().__init__(load)
        self.exchange = Exchange()
        self._table = table
        self._number = number
        self._my_turn = b'"decides":%d,' % number
        self._decide = b""
        self._awaited = -1
        self._next: tuple[int, list[str]] | None = None
        self._stream: Listening | None = None

    async def arrive(self) -> None:
        await self.load.connect(self.exchange)
        await self.ask("me", {"name": f"Client {self._number}"})

    async def ask(self, path: str, body: object) -> bytes:
        while self.exchange.busy:
            await asyncio.sleep(0.001)
        answer = await self.exchange.ask(self._head(path), json.dumps(body).encode())
        self._go_on()
        return answer

    def _head(self, path: str) -> bytes:
        return b"%bContent-Type: application/json\r\nContent-Length: " % self._request("POST", path)

    def _request(self, method: str, path: str) -> bytes:
        host = f"127.0.0.1:{self.load.port}"
        head = f"{method} /api/{path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        cookie = self.exchange.cookie
        return head.encode() + (b"Cookie: %b\r\n" % cookie if cookie else b"")

    async def listen(self, table: str) -> None:
        self.leave()
        self._decide = self._head(f"tables/{table}/decide")
        self._awaited, self._next = -1, None
        self._stream = Listening(self._heard)
        await self.load.connect(self._stream)
        accept = b"Accept: text/event-stream\r\n\r\n"
        self._stream.send(self._request("GET", f"tables/{table}/stream") + accept)

    def leave(self) -> None:
        if self._stream is not None:
            self._stream.close()

    def decide(self, number: int, choice: str) -> None:
        self._awaited = number + 1
        body = b'{"number":%d,"seat":%d,"decision":"%b"}' % (number, self._number, choice.encode())
        self.exchange.post(self._decide, body, self._decided)

    def _decided(self, status: int, text: bytes) -> None:
        if status >= 300:
            self.load.failure = self.load.failure or Refused(f"{status}: {text.decode()}")
            return
        self.answered(self._awaited)
        self._go_on()

    def _go_on(self) -> None:
        """Take the turn that the stream has told of before the last answer came."""
        if self._next is not None and not self.exchange.busy:
            (number, legal), self._next = self._next, None
            self.turn(number, legal)

    def _heard(self, name: bytes, ident: bytes, data: bytes) -> None:
        if name != b"moment":
            return
        number = int(ident.split(b".", 1)[0])
        self.heard(len(data))
        if number != self._awaited:
            self.arrived(number)
        if self._my_turn in data and number >= self._table.leaves_at:
            self._table.play_again()
        elif self._my_turn in data:
            legal = _MOMENT.decode(data).board.legal
            self._next = number, legal
            self._go_on()
        elif self._number == 0 and b'"decides":null' in data:
            self._table.play_again()


class OurTable:
    """A round of players who begin anew whenever a game is over."""

    def __init__(self, load: "OurLoad") -> None:
        self._load = load
        self.seats = [OurSeat(load, self, number) for number in range(load.players)]
        self._again: asyncio.Task[None] | None = None
        self.leaves_at = load.chance.randrange(10, 170)
        """In the first game everybody leaves early, so that not all tables end at the same time."""

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
                seat.exchange.close()
