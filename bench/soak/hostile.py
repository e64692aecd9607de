"""Hostile visitors, each with a way of their own to make others wait.

They run in a process of their own: `python -m bench.soak.hostile PORT SECONDS`. The server limits
each address, so they come from several.
"""

import asyncio
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import uvloop

from bench.server.wires import Line, Refused
from bench.soak.visitor import Closing, LoopbackVisitor
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import Decision, advance, legal, new_game
from speicherstadt.records import Record, Seated, deal, dump
from speicherstadt.server.tables.listeners import MOST_FOR_ONE_PLAYER

_chance = random.Random("hostile")
_UNREAD = 30
"""Connections whose answers are never read, held at the same time."""


def _some_record() -> str:
    setup = deal(standard_deck(), 2, "soak")
    state, made = new_game(setup), list[Decision]()
    while not state.over:
        made.append(_chance.choice(list(legal(state))))
        advance(state, made[-1])
    return dump(Record(setup, (Seated("Mallory"), Seated("Trudy")), tuple(made)))


_RECORD = _some_record()


class Attacker:
    """A visitor who repeats one attack."""

    def __init__(self, port: int, address: str) -> None:
        self.visitor = LoopbackVisitor(port, address)
        self.port = port
        self.address = address
        self.held: list[Line] = []
        self.table: str | None = None

    async def _arrived(self) -> None:
        if not self.visitor.headers:
            await self.visitor.arrive("Mallory")

    async def _own_game(self, **wish: object) -> str:
        """Return a running game in which this visitor has every seat."""
        await self._arrived()
        if self.table is None:
            room = await self.visitor.ask("POST", "tables", {"players": 2, **wish})
            await self.visitor.ask("POST", f"tables/{room['id']}/join", {"name": "Mallory 2"})
            await self.visitor.ask("POST", f"tables/{room['id']}/start", {})
            self.table = str(room["id"])
        return self.table

    async def _victim(self) -> str:
        """Return a public table where others play."""
        lobby = await self.visitor.ask("GET", "tables")
        return str(_chance.choice(lobby["running"])["id"])

    def _hold(self, line: Line) -> None:
        self.held.append(line)
        if len(self.held) > _UNREAD:
            self.held.pop(0).close()

    async def flood_of_guests(self) -> None:
        someone = LoopbackVisitor(self.port, self.address)
        try:
            await someone.arrive("Flood")
        finally:
            someone.close()

    async def abandoned_senators(self) -> None:
        await self._arrived()
        wish = {"players": 5, "bots": ["senator"] * 4, "start": True}
        room = await self.visitor.ask("POST", "tables", wish)
        await self.visitor.ask("POST", f"tables/{room['id']}/leave", {"seat": 0})

    async def hints_nobody_waits_for(self) -> None:
        table = await self._own_game()
        (await self.visitor.open_request(f"tables/{table}/hints")).close()

    async def stream_openings(self) -> None:
        line = await self.visitor.open_request(f"tables/{await self._victim()}/stream?after=0.0")
        await asyncio.sleep(0.05)
        line.close()

    async def unread_histories(self) -> None:
        self._hold(await self.visitor.open_request(f"tables/{await self._victim()}/moments"))

    async def crowds_of_spectators(self) -> None:
        self._hold(await self.visitor.open_request(f"tables/{await self._victim()}/stream"))

    async def undo_storm(self) -> None:
        table = await self._own_game()
        moment = (await self.visitor.ask("GET", f"tables/{table}"))["moment"]
        number, seat = moment["step"]["number"], moment["board"]["decides"]
        decision = {"number": number, "seat": seat, "decision": moment["board"]["legal"][0]}
        moment = await self.visitor.ask("POST", f"tables/{table}/decide", decision)
        if moment["undo"] is not None:
            back = {"number": number + 1, "seat": seat, "back_to": moment["undo"]}
            await self.visitor.ask("POST", f"tables/{table}/undo", back)

    async def malformed_frames(self) -> None:
        closed = asyncio.Event()
        path = f"tables/{await self._victim()}/live"
        socket = await self.visitor.live(path, lambda _: None, closed.set)
        for frame in (b"", b"{", b"[" * 5000, b'{"type":"decide","id":1}', b"\xff\xfe" * 3000):
            socket.say(frame)
        socket.send(_chance.randbytes(200))
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await closed.wait()
        socket.close()

    async def flood_of_frames(self) -> None:
        socket = await self._connected(await self._victim())
        for _ in range(1000):
            if not socket.closed:
                socket.say(b"{")
        await asyncio.sleep(0.5)
        socket.close()

    async def crowded_seat(self) -> None:
        """Decide over more connections than a player may have, and hang up at once."""
        table = await self._own_game()
        moment = (await self.visitor.ask("GET", f"tables/{table}"))["moment"]
        wish = {"number": moment["step"]["number"], "seat": moment["board"]["decides"]}
        command = {"type": "decide", "id": 1, **wish, "decision": moment["board"]["legal"][0]}
        sockets = [await self._connected(table) for _ in range(MOST_FOR_ONE_PLAYER + 1)]
        for socket in sockets:
            if not socket.closed:
                socket.say(json.dumps(command).encode())
            socket.close()

    async def expensive_reads(self) -> None:
        table = await self._own_game()
        for path in ("record", "worth?seat=0", "moments?after=0"):
            (await self.visitor.open_request(f"tables/{table}/{path}")).close()

    async def _connected(self, table: str) -> Closing:
        """Open a table and wait for its first message."""
        heard = asyncio.Event()
        path = f"tables/{table}/live"
        socket = await self.visitor.live(path, lambda _: heard.set(), heard.set)
        async with asyncio.timeout(5):
            await heard.wait()
        return socket

    async def imports(self) -> None:
        await self._arrived()
        for record in (_RECORD, "[" * 500_000):
            with suppress(Refused):
                await self.visitor.ask("POST", "tables/import", {"record": record})

    async def chatter(self) -> None:
        await self._arrived()
        text = {"text": "x" * 500}
        await self.visitor.ask("POST", f"tables/{await self._victim()}/chat", text)


_ATTACKS: list[tuple[Callable[[Attacker], Awaitable[None]], float]] = [
    (Attacker.flood_of_guests, 0.02),
    (Attacker.abandoned_senators, 0.1),
    (Attacker.hints_nobody_waits_for, 0.05),
    (Attacker.stream_openings, 0.02),
    (Attacker.unread_histories, 0.1),
    (Attacker.crowds_of_spectators, 0.1),
    (Attacker.undo_storm, 0.02),
    (Attacker.malformed_frames, 0.1),
    (Attacker.flood_of_frames, 0.5),
    (Attacker.crowded_seat, 0.2),
    (Attacker.expensive_reads, 0.02),
    (Attacker.imports, 0.5),
    (Attacker.chatter, 0.1),
]
"""Each attack, and the seconds between two of them."""
_COPIES = 2
"""How many visitors repeat each attack."""
ADDRESSES = _COPIES * len(_ATTACKS)
"""Each of them has an address of its own."""


async def _repeat(
    attack: Callable[[Attacker], Awaitable[None]],
    pause: float,
    attacker: Attacker,
    counts: Counter[str],
) -> None:
    name = attack.__name__.replace("_", " ")
    while True:
        try:
            await attack(attacker)
            counts[f"{name}: succeeded"] += 1
        except Refused:
            counts[f"{name}: refused"] += 1
            await asyncio.sleep(pause)
        except (OSError, TimeoutError, LookupError, ValueError, RuntimeError):  # it was killed
            counts[f"{name}: no answer"] += 1
            attacker.table = None
            await asyncio.sleep(0.5)
        await asyncio.sleep(pause * (0.5 + _chance.random()))


async def _attack(port: int, seconds: float) -> None:
    counts: Counter[str] = Counter()
    attackers = [
        _repeat(attack, pause, Attacker(port, f"127.66.{number}.{copy + 1}"), counts)
        for number, (attack, pause) in enumerate(_ATTACKS)
        for copy in range(_COPIES)
    ]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*attackers)
    for line, count in sorted(counts.items()):
        sys.stdout.write(f"{line}: {count}\n")


if __name__ == "__main__":
    os.nice(5)
    uvloop.run(_attack(int(sys.argv[1]), float(sys.argv[2])))
