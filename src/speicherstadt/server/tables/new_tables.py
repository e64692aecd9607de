"""Create tables: new ones, imported records, forks of a game, and rematches."""

import json
import secrets
import time
from contextlib import suppress
from typing import NamedTuple

from speicherstadt.bots import check_bot
from speicherstadt.bots.characters import character_named
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import CURRENT_RULES, Rules, Seat, scores
from speicherstadt.errors import Malformed
from speicherstadt.records import PERSON, SHUFFLE_VERSION, Playthrough, Record, Seated, load
from speicherstadt.server import wire
from speicherstadt.server.games import table_records
from speicherstadt.server.games.game_log import GameLog
from speicherstadt.server.people.faces import with_faces
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.storage import Entry, SeatRow, TableRow
from speicherstadt.server.tables.replay_queue import ReplayQueue
from speicherstadt.server.tables.table_registry import TableRegistry
from speicherstadt.server.tables.table_session import TableSession


class Creator(NamedTuple):
    """Who creates a table."""

    guest: str
    name: str
    address: str | None = None
    """The digest of their address, which counts for their quota."""


class NewTables:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._replays = ReplayQueue()

    async def create(
        self,
        guest: str,
        name: str,
        wish: wire.NewTable,
        address: str | None = None,
    ) -> TableSession:
        """Create a table; `address`, a digest, counts for quotas and for what bots do."""
        for bot in wish.bots:
            check_playable(bot)
        if len(wish.bots) >= wish.players:
            raise Malformed(
                f"bots: must be fewer than the {wish.players} seats; one of them is yours"
            )
        if wish.start and len(wish.bots) + 1 < wish.players:
            raise Refused("not-started", "there are empty seats")
        if wish.start:
            self._registry.services.bots.thinking.check(guest, address or "")
        row = new_row(guest, public=wish.public, hints=wish.hints, address=address)
        row.spectator_chat, row.takebacks = wish.spectator_chat, wish.takebacks
        seats = [SeatRow(row.id, seat) for seat in range(wish.players)]
        seats[0] = await self._host(row, 0, name)
        for seat, bot in enumerate(wish.bots, start=wish.players - len(wish.bots)):
            seats[seat] = SeatRow(row.id, seat, bot=bot)
        session = await self._registry.add(row, with_faces(seats))
        if wish.start:
            await session.start(guest)
        return session

    async def import_record(
        self, guest: str, name: str, text: str, address: str | None = None
    ) -> TableSession:
        """Create a table from a record: a finished game to view, or one to continue."""
        played, log, game = await self._replays.run(_read, text)
        if game is None:
            creator = Creator(guest, name, address)
            return await self._continued(creator, played, played.final.seat, None)
        setup = played.record.setup
        row = new_row(guest, public=False, hints=True, rules=setup.rules, address=address)
        row.status, row.secret, row.brought_bytes = "over", None, len(text)
        row.setup = table_records.setup_text(setup)
        row.practice = played.record.practice
        row.points = json.dumps([score.total for score in scores(played.final)])
        seats = [
            SeatRow(
                row.id,
                seat,
                name=seated.name,
                bot=None if seated.by == PERSON else seated.by.removeprefix("bot:"),
            )
            for seat, seated in enumerate(played.record.players)
        ]
        return await self._registry.add(row, with_faces(seats), log, game)

    async def fork(
        self,
        guest: str,
        name: str,
        session: TableSession,
        wish: wire.Fork,
        address: str | None = None,
    ) -> TableSession:
        """Start a new game from any moment of this one. Hidden cards and cubes are reshuffled."""
        game = session.playing()
        players = table_records.seated(session.chairs)
        record = Record(game.setup, players, game.decisions()).until(wish.at)
        if wish.seat >= len(session.chairs):
            raise Malformed(f"seat {wish.seat}: must be 0 to {len(session.chairs) - 1}")
        played = await self._replays.run(record.play_through)
        if played.final.over:
            raise Malformed(f"at {wish.at}: the game is over by then; choose an earlier decision")
        creator = Creator(guest, name, address)
        return await self._continued(creator, played, wish.seat, session.id)

    async def existing_rematch(
        self, guest: str, session: TableSession, address: str = ""
    ) -> TableSession | None:
        """Return the rematch table; None if there is none, or if everyone has left it."""
        session.seating.check_rematch(guest)
        if session.row.rematch is not None:
            with suppress(NoSuchTable):
                return await self._registry.session(session.row.rematch, address)
        return None

    async def rematch(
        self, guest: str, session: TableSession, address: str | None = None
    ) -> TableSession:
        """Return the rematch table: same people, same seats. It is created on the first call.

        `address` is a digest, as for any new table.
        """
        async with session.making_rematch:
            if found := await self.existing_rematch(guest, session):
                return found
            old_row = session.row
            row = new_row(guest, public=old_row.public, hints=old_row.hints, address=address)
            row.spectator_chat, row.takebacks = old_row.spectator_chat, old_row.takebacks
            seats = [
                SeatRow(
                    *(row.id, old.seat, old.guest, old.name),
                    bot=None if old.guest else old.bot,
                    emblem=old.emblem,
                )
                for old in session.chairs
            ]
            again = await self._registry.add(row, seats)
            await session.set_rematch(row.id)
            return again

    async def _continued(
        self, creator: Creator, played: Playthrough, seat: int, origin: str | None
    ) -> TableSession:
        guest, name, address = creator
        rules = played.record.setup.rules
        row = new_row(guest, public=False, hints=True, rules=rules, address=address)
        row.origin_table, row.origin_at = origin, len(played.plies)
        row.origin_record = await self._replays.run(table_records.origin_text, played)
        row.brought_bytes = len(row.origin_record)
        row.practice = played.record.practice
        seats = [_continuing(row.id, *each) for each in enumerate(played.record.players)]
        seats[seat] = await self._host(row, seat, name)
        return await self._registry.add(row, with_faces(seats))

    async def _host(self, row: TableRow, seat: Seat, name: str) -> SeatRow:
        """Return the seat of whoever creates the table."""
        emblem = await self._registry.services.identity.emblem(row.host)
        return SeatRow(row.id, seat, row.host, name, emblem=emblem)


def check_playable(bot: str) -> None:
    """Refuse a bot that cannot play on a server: one that is unknown or starts a command."""
    if bot.startswith("exec:"):
        raise Malformed(
            "bots: must be a bot of this server; programs play through the API with a token"
        )
    check_bot(bot)


def _read(text: str) -> tuple[Playthrough, list[Entry], GameLog | None]:
    """Replay a record; return it with its log and, if it is finished, the game."""
    played = load(text, (standard_deck(),))
    log = table_records.entries_of(played.plies)
    game = GameLog.replayed(played.record.setup, log) if played.final.over else None
    return played, log, game


def new_row(
    host: str,
    *,
    public: bool,
    hints: bool,
    rules: Rules = CURRENT_RULES,
    address: str | None = None,
) -> TableRow:
    """Return the row of a new table with a secret of its own."""
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
        address=address,
        shuffle_version=SHUFFLE_VERSION,
    )


def _continuing(table: str, seat: Seat, seated: Seated) -> SeatRow:
    """Return a seat of a game that goes on: bots stay who they were, people may join again."""
    if seated.by == PERSON:
        return SeatRow(table, seat)
    bot = _bot(seated.by)
    known = character_named(bot, seated.name)
    return SeatRow(table, seat, name=known.name if known else None, bot=bot)


def _bot(by: str) -> str:
    """Return the bot that a record names, or a replacement if it is not available."""
    name = by.removeprefix("bot:")
    try:
        check_playable(name)
    except Malformed:
        return "broker"
    return name
