"""Clients of boardgame.io's server, over its lobby API and socket.io."""

import asyncio
import json
import random

import msgspec

from bench.server.load import Load, Seat
from bench.server.wires import Exchange, Refused, Socket
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import advance, legal, new_game
from speicherstadt.records import deal


class _Board(msgspec.Struct):
    legal: list[str]


class _State(msgspec.Struct):
    G: _Board


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
_SPACE = b"/turns,"
_LENGTH_GAMES = 50


class TheirSeat(Seat):
    """A client like a browser, with a WebSocket for each match."""

    def __init__(self, table: "TheirTable", match: str, player: int, credentials: str) -> None:
        super().__init__(table.load)
        self._table = table
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
        if self._my_turn in text and number >= self._table.leaves_at:
            self._table.play_again()
        elif self._my_turn in text:
            self.turn(number, _UPDATE.decode(text[2 + len(_SPACE) :])[2].G.legal)


class TheirTable:
    """A group of players who start a new match after as many decisions as one of our games has."""

    def __init__(self, load: "TheirLoad") -> None:
        self.load = load
        self.seats: list[TheirSeat] = []
        self.lobby = Exchange()
        self.leaves_at = load.first_leave()
        self._again: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        match = (await self._ask("create", {"numPlayers": self.load.players}))["matchID"]
        self.leave()
        self.seats = []
        sent: dict[int, float] = {}
        for player in range(self.load.players):
            wish = {"playerID": str(player), "playerName": f"p{player}"}
            joined = await self._ask(f"{match}/join", wish)
            seat = TheirSeat(self, match, player, joined["playerCredentials"])
            seat.sent = sent
            self.seats.append(seat)
            await self.load.connect(seat.line)
            seat.line.shake_hands("/socket.io/?EIO=4&transport=websocket", self.load.port)
            await seat.ready
        self.seats[0].turn(0, ["@1"])

    def leave(self) -> None:
        for seat in self.seats:
            seat.line.close()

    def play_again(self) -> None:
        self.leaves_at = self.load.game_length
        self._again = asyncio.ensure_future(self.begin())
        self._again.add_done_callback(self.load.note)

    async def _ask(self, path: str, body: object) -> dict[str, str]:
        if self.lobby.closed:
            await self.load.connect(self.lobby)
        head = (
            f"POST /games/turns/{path} HTTP/1.1\r\nHost: localhost:{self.load.port}\r\n"
            "Content-Type: application/json\r\nContent-Length: "
        )
        asked = head.encode(), json.dumps(body).encode()
        try:
            answer = json.loads(await self.lobby.ask(*asked))
        except ConnectionError:  # it closed the idle connection just before
            await self.load.connect(self.lobby)
            answer = json.loads(await self.lobby.ask(*asked))
        if not isinstance(answer, dict):
            raise Refused(str(answer))
        return answer


class TheirLoad(Load):
    name = "boardgame.io"

    def __init__(self, port: int, tables: int, players: int, pause: float) -> None:
        super().__init__(port, tables, players, pause)
        self.game_length = average_game_length(players)
        self._tables: list[TheirTable] = []

    async def open(self) -> None:
        self._tables = [TheirTable(self) for _ in range(self.tables)]
        for table in self._tables:
            await table.begin()

    def close(self) -> None:
        for table in self._tables:
            table.leave()
            table.lobby.close()


def average_game_length(players: int) -> int:
    """Return the average number of decisions in our game if all of them are made at random."""
    chance, decisions = random.Random("length"), 0
    for number in range(_LENGTH_GAMES):
        state = new_game(deal(standard_deck(), players, f"length/{number}"))
        while not state.over:
            advance(state, chance.choice(legal(state)))
            decisions += 1
    return decisions // _LENGTH_GAMES
