"""All the tables: those in memory, how others come there from the disk, and how new ones begin."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from speicherstadt.bots import check_bot
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import CURRENT_RULES, Rules, scores
from speicherstadt.errors import Malformed
from speicherstadt.records import PERSON, Playthrough, Ply, Record, load
from speicherstadt.server import papers, wire
from speicherstadt.server.metrics import TALLY
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.room import House, Room, in_words
from speicherstadt.server.seating import Seating
from speicherstadt.server.storage import SeatRow, TableRow
from speicherstadt.server.storage.archive import (
    Stored,
    add_entry,
    add_seat,
    add_table,
)
from speicherstadt.server.stream import KEEP_ALIVE, STILL_HERE

_KEPT_SECONDS = 4.0
"""How long a table at which nobody is stays in memory; to open it again takes some milliseconds."""
_SWEEP_SECONDS = 2.0
_LISTED = 30
_MOST_OWN = 100
_log = logging.getLogger(__name__)


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """All that are open. Who listens or decides holds a room, so there are never two of one."""
        self._asked: dict[Room, float] = {}
        """Those that somebody has asked for lately, and when: they are kept for a while."""
        self._opening = asyncio.Lock()
        self._meeting_again = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []
        self._closing = False

    def open(self) -> None:
        self._chores = [
            asyncio.create_task(self._wake_bots()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._keep_alive()),
        ]

    async def close(self) -> None:
        """Tell everybody, and stop; what was decided is on the disk already."""
        self._closing = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*(room.close() for room in list(self._rooms.values())))

    @property
    def size(self) -> int:
        return len(self._rooms)

    async def room(self, table: str) -> Room:
        if self._closing:
            raise Refused("unavailable", "the server is about to stop; come back in a moment")
        room = self._rooms.get(table) or await self._open(table)
        self._asked[room] = time.monotonic()
        return room

    async def _open(self, table: str) -> Room:
        async with self._opening:
            room = self._rooms.get(table)
            if room is None:
                stored = await self.house.archive.table(table)
                if stored is None:
                    raise NoSuchTable
                # A long game takes some milliseconds to replay: others need not wait for it.
                game = await asyncio.to_thread(papers.game_of, stored)
                room = self._rooms[table] = Room(self.house, stored, game)
                room.wake_bots()
                TALLY.tables = len(self._rooms)
            return room

    async def listing(self, guest: str | None) -> wire.Tables:
        archive = self.house.archive
        mine = await archive.tables_of(guest, _MOST_OWN) if guest else []
        return wire.Tables(
            mine=await self._listed(mine),
            open=await self._listed(await archive.public_tables("gathering", _LISTED)),
            running=await self._listed(await archive.public_tables("playing", _LISTED)),
            finished=await self._listed(await archive.public_tables("over", _LISTED)),
        )

    # New tables

    async def create(self, guest: str, name: str, wish: wire.NewTable) -> Room:
        for bot in wish.bots:
            check_playable(bot)
        if len(wish.bots) >= wish.players:
            raise Malformed(f"bots: one seat of {wish.players} is yours")
        if wish.start and len(wish.bots) + 1 < wish.players:
            raise Refused("not-started", "there are empty seats")
        row = new_row(guest, public=wish.public, hints=wish.hints)
        chairs = [SeatRow(row.id, seat) for seat in range(wish.players)]
        chairs[0] = SeatRow(row.id, 0, guest, name, None, wish.contribution or "")
        for place, bot in enumerate(wish.bots, start=wish.players - len(wish.bots)):
            chairs[place] = SeatRow(row.id, place, bot=bot)
        room = await self._add(row, chairs)
        if wish.start:
            await room.start(guest)
        return room

    async def bring(self, guest: str, name: str, text: str) -> Room:
        """A game from a file: a finished one to look at, another one to go on with."""
        played = load(text, (standard_deck(),))
        record, state = played.record, played.final
        if not state.over:
            return await self._go_on(guest, name, played, state.seat, None)
        row = new_row(guest, public=False, hints=True, rules=record.setup.rules)
        row.status, row.secret = "over", None
        row.setup = papers.setup_text(record.setup)
        row.points = json.dumps([score.total for score in scores(state)])
        chairs = [
            SeatRow(
                row.id,
                seat,
                name=seated.name,
                bot=None if seated.by == PERSON else seated.by.removeprefix("bot:"),
            )
            for seat, seated in enumerate(record.players)
        ]
        return await self._add(row, chairs, played.plies)

    async def fork(self, guest: str, name: str, room: Room, wish: wire.Fork) -> Room:
        """Another game from any moment of this one; what was unknown is shuffled anew."""
        game = room.playing()
        record = Record(game.setup, papers.seated(room.chairs), game.decisions()).until(wish.at)
        if wish.seat >= len(room.chairs):
            raise Malformed(f"seat {wish.seat}: there are 0 to {len(room.chairs) - 1}")
        played = record.play_through()
        if played.final.over:
            raise Malformed(f"at {wish.at}: the game is over there; go on from an earlier decision")
        return await self._go_on(guest, name, played, wish.seat, room.id)

    async def rematch(self, guest: str, room: Room) -> Room:
        """The same people at a new table, each at their seat; asked twice, the same table."""
        async with self._meeting_again:
            room.seating.check_rematch(guest)
            if room.row.rematch is not None:
                with suppress(NoSuchTable):  # everybody has left it: another one
                    return await self.room(room.row.rematch)
            row = new_row(guest, public=room.row.public, hints=room.row.hints)
            chairs = [
                SeatRow(row.id, old.seat, old.guest, old.name, None if old.guest else old.bot)
                for old in room.chairs
            ]
            again = await self._add(row, chairs)
            await room.meet_again(row.id)
            return again

    async def leave(self, guest: str, room: Room, seat: int) -> None:
        """Get up. A table that everybody has left before the game began is gone."""
        await room.leave(guest, seat)
        if room.gone:
            self._rooms.pop(room.id, None)
            self._asked.pop(room, None)
            await room.close()

    async def _go_on(
        self, guest: str, name: str, played: Playthrough, seat: int, origin: str | None
    ) -> Room:
        rules = played.record.setup.rules
        row = new_row(guest, public=False, hints=True, rules=rules)
        row.origin_table, row.origin_at = origin, len(played.plies)
        row.origin_record = papers.origin_text(played)
        chairs = [
            SeatRow(row.id, place, bot=None if seated.by == PERSON else _bot(seated.by))
            for place, seated in enumerate(played.record.players)
        ]
        chairs[seat] = SeatRow(row.id, seat, guest, name)
        return await self._add(row, chairs)

    async def _add(self, row: TableRow, chairs: list[SeatRow], played: Sequence[Ply] = ()) -> Room:
        log = papers.entries_of(played)
        await self.house.archive.journal.write(
            add_table(row),
            *map(add_seat, chairs),
            *(add_entry(row.id, entry) for entry in log),
        )
        stored = Stored(row, chairs, log, [])
        room = self._rooms[row.id] = Room(self.house, stored, papers.game_of(stored))
        self._asked[room] = time.monotonic()
        TALLY.tables = len(self._rooms)
        return room

    # Chores

    async def _listed(self, tables: Iterable[tuple[TableRow, list[SeatRow]]]) -> list[wire.Listing]:
        return [await self._listing(*table) for table in tables]

    async def _listing(self, row: TableRow, chairs: list[SeatRow]) -> wire.Listing:
        """Only a running game has to be opened to tell how far it is."""
        room = self._rooms.get(row.id)
        if row.status == "playing":
            with suppress(Exception):  # a game that cannot be opened is listed all the same
                room = await self.room(row.id)
        state = room.game.state if room and room.game and row.status == "playing" else None
        present = room.present() if room else ()
        return wire.Listing(
            id=row.id,
            status=row.status,  # type: ignore[arg-type]  # only ever one of them
            public=row.public,
            chairs=Seating(row, tuple(chairs)).seen(present, self.house.identity),
            round=state.round if state else 0,
            rounds=state.setup.rounds if state else 0,
            decides=state.seat if state and not state.over else None,
            points=json.loads(row.points) if row.points else None,
            created=in_words(row.created),
            changed=in_words(row.changed),
        )

    async def _wake_bots(self) -> None:
        """After a restart, whoever was to decide decides."""
        for table in await self.house.archive.running_with_bots():
            try:
                await self.room(table)
            except Exception:
                _log.exception("a table cannot be opened", extra={"table": table[:4]})

    async def _keep_alive(self) -> None:
        while True:
            await asyncio.sleep(KEEP_ALIVE)
            self._greet_listeners()

    def _greet_listeners(self) -> None:
        for room in list(self._rooms.values()):
            for listener in list(room.listeners):
                listener.tell(STILL_HERE)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.forget_unused(_KEPT_SECONDS)

    def forget_unused(self, keep_seconds: float) -> None:
        """Let go of who was not asked for lately, and of games that are over."""
        since = time.monotonic() - keep_seconds
        self._asked = {
            room: at for room, at in self._asked.items() if at > since and room.row.status != "over"
        }
        TALLY.tables = len(self._rooms)


def new_row(host: str, *, public: bool, hints: bool, rules: Rules = CURRENT_RULES) -> TableRow:
    now = time.time()
    return TableRow(
        id=secrets.token_urlsafe(12),
        created=now,
        changed=now,
        status="gathering",
        public=public,
        hints=hints,
        host=host,
        secret=secrets.token_hex(32),
        rules=rules.version,
    )


def check_playable(bot: str) -> None:
    """A bot that may sit at a server's table: known, and not a command to be started."""
    if bot.startswith("exec:"):
        raise Malformed("bots: programs play through the API with a token of their own")
    check_bot(bot)


def _bot(by: str) -> str:
    """The bot that a record names, or one that can take its place."""
    name = by.removeprefix("bot:")
    try:
        check_playable(name)
    except Malformed:
        return "broker"
    return name
