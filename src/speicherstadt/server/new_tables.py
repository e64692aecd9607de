"""Create tables: new ones, imported records, forks of a game, and rematches."""

import asyncio
import json
import secrets
import time
from contextlib import suppress

from speicherstadt.bots import check_bot
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import CURRENT_RULES, Rules, scores
from speicherstadt.errors import Malformed
from speicherstadt.records import PERSON, Playthrough, Record, load
from speicherstadt.server import table_records, wire
from speicherstadt.server.game_log import GameLog
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.storage import SeatRow, TableRow
from speicherstadt.server.table_registry import TableRegistry
from speicherstadt.server.table_session import TableSession


class NewTables:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._making_rematch = asyncio.Lock()

    async def create(self, guest: str, name: str, wish: wire.NewTable) -> TableSession:
        for bot in wish.bots:
            check_playable(bot)
        if len(wish.bots) >= wish.players:
            raise Malformed(
                f"bots: must be fewer than the {wish.players} seats; one of them is yours"
            )
        if wish.start and len(wish.bots) + 1 < wish.players:
            raise Refused("not-started", "there are empty seats")
        row = _new_row(guest, public=wish.public, hints=wish.hints)
        seats = [SeatRow(row.id, seat) for seat in range(wish.players)]
        seats[0] = SeatRow(row.id, 0, guest, name, None, wish.contribution or "")
        for seat, bot in enumerate(wish.bots, start=wish.players - len(wish.bots)):
            seats[seat] = SeatRow(row.id, seat, bot=bot)
        session = await self._registry.add(row, seats)
        if wish.start:
            await session.start(guest)
        return session

    async def import_record(self, guest: str, name: str, text: str) -> TableSession:
        """Create a table from a record: a finished game to view, or one to continue."""
        played = load(text, (standard_deck(),))
        if not played.final.over:
            return await self._continued(guest, name, played, played.final.seat, None)
        setup = played.record.setup
        row = _new_row(guest, public=False, hints=True, rules=setup.rules)
        row.status, row.secret = "over", None
        row.setup = table_records.setup_text(setup)
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
        log = table_records.entries_of(played.plies)
        return await self._registry.add(row, seats, log, GameLog.played(played, log))

    async def fork(
        self, guest: str, name: str, session: TableSession, wish: wire.Fork
    ) -> TableSession:
        """Start a new game from any moment of this one. Hidden cards and cubes are reshuffled."""
        game = session.playing()
        players = table_records.seated(session.chairs)
        record = Record(game.setup, players, game.decisions()).until(wish.at)
        if wish.seat >= len(session.chairs):
            raise Malformed(f"seat {wish.seat}: must be 0 to {len(session.chairs) - 1}")
        played = record.play_through()
        if played.final.over:
            raise Malformed(f"at {wish.at}: the game is over there; choose an earlier decision")
        return await self._continued(guest, name, played, wish.seat, session.id)

    async def rematch(self, guest: str, session: TableSession) -> TableSession:
        """Return the rematch table: same people, same seats. It is created on the first call."""
        async with self._making_rematch:
            session.seating.check_rematch(guest)
            if session.row.rematch is not None:
                with suppress(NoSuchTable):  # everyone has left it: create another one
                    return await self._registry.session(session.row.rematch)
            row = _new_row(guest, public=session.row.public, hints=session.row.hints)
            seats = [
                SeatRow(row.id, old.seat, old.guest, old.name, None if old.guest else old.bot)
                for old in session.chairs
            ]
            again = await self._registry.add(row, seats)
            await session.set_rematch(row.id)
            return again

    async def _continued(
        self, guest: str, name: str, played: Playthrough, seat: int, origin: str | None
    ) -> TableSession:
        row = _new_row(guest, public=False, hints=True, rules=played.record.setup.rules)
        row.origin_table, row.origin_at = origin, len(played.plies)
        row.origin_record = table_records.origin_text(played)
        seats = [
            SeatRow(row.id, place, bot=None if seated.by == PERSON else _bot(seated.by))
            for place, seated in enumerate(played.record.players)
        ]
        seats[seat] = SeatRow(row.id, seat, guest, name)
        return await self._registry.add(row, seats)


def check_playable(bot: str) -> None:
    """Refuse a bot that cannot play on a server: one that is unknown or starts a command."""
    if bot.startswith("exec:"):
        raise Malformed(
            "bots: must be a bot of this server; programs play through the API with a token"
        )
    check_bot(bot)


def _new_row(host: str, *, public: bool, hints: bool, rules: Rules = CURRENT_RULES) -> TableRow:
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


def _bot(by: str) -> str:
    """Return the bot that a record names, or a replacement if it is not available."""
    name = by.removeprefix("bot:")
    try:
        check_playable(name)
    except Malformed:
        return "broker"
    return name
