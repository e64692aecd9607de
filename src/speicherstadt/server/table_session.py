"""An open table: the only writer of its log, and everyone connected to it.

Every change is proposed and written to disk before it takes effect and is sent to clients. Changes
happen one at a time, each based on the result of the one before.
"""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass

import msgspec
from sqlalchemy.exc import IntegrityError

from speicherstadt.bots.hints import card_use
from speicherstadt.engine import Seat, view
from speicherstadt.records import Record
from speicherstadt.records.projection import berth_number
from speicherstadt.server import table_records, wire
from speicherstadt.server.bot_pool import BotPool, BotPosition
from speicherstadt.server.bot_turns import BotTurn, BotTurns
from speicherstadt.server.game_log import GameLog, Proposal
from speicherstadt.server.identity import Identity
from speicherstadt.server.messages import Listener, Message
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.seating import Seating
from speicherstadt.server.storage import ChatRow, DataStore, SeatRow, StoredTable, TableRow, Write
from speicherstadt.server.storage.statements import add_chat, add_entry, remove_table, set_progress
from speicherstadt.server.times import iso_time
from speicherstadt.server.translation import translated

_RETRY_MS = 1000
_MOST_CHAT = 2000
_MOST_LISTENERS = 200
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Services:
    """The services that all tables share."""

    store: DataStore
    identity: Identity
    bot_pool: BotPool
    bot_pace: float
    """Minimum seconds that a bot takes for a decision, so that people can follow."""


class _ChangeLock:
    """Lets one change happen at a time, and none after the table is gone."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.gone = False
        """Whether everyone left before the game started."""

    async def __aenter__(self) -> None:
        await self.lock.acquire()
        if self.gone:
            self.lock.release()
            raise NoSuchTable

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()


class TableSession:
    def __init__(self, services: Services, stored: StoredTable, game: GameLog | None) -> None:
        self.services = services
        self.seating = Seating(stored.table, tuple(stored.seats))
        self.chat: list[ChatRow] = stored.chat
        self.game = game
        self.listeners: set[Listener] = set()
        self._bot_turns = BotTurns(self.id, services.bot_pool, services.bot_pace)
        self._changing = _ChangeLock()

    @property
    def id(self) -> str:
        return self.seating.row.id

    @property
    def row(self) -> TableRow:
        return self.seating.row

    @property
    def chairs(self) -> tuple[SeatRow, ...]:
        return self.seating.chairs

    @property
    def gone(self) -> bool:
        return self._changing.gone

    # What is shown

    def room(self) -> wire.Room:
        origin = None
        if self.row.origin_at is not None:
            origin = wire.Origin(self.row.origin_table, self.row.origin_at)
        seated = {chair.guest for chair in self.chairs if chair.guest}
        return wire.Room(
            id=self.id,
            status=self.row.status,  # type: ignore[arg-type]  # only ever one of them
            public=self.row.public,
            hints=self.row.hints,
            host=self.services.identity.public(self.row.host),
            created=iso_time(self.row.created),
            chairs=self.seating.shown(self.presence(), self.services.identity),
            watching=sum(listener.guest not in seated for listener in self.listeners),
            commitment=table_records.commitment_of(self.row),
            origin=origin,
            rematch=self.row.rematch,
        )

    def table(self) -> bytes:
        """Return everything about the table, encoded as a `wire.Table`."""
        game = self.game
        return _encode(
            {
                "room": self.room(),
                "moment": msgspec.Raw(game.moment()) if game else None,
                "story": game.story if game else [],
                "chat": [_chat_message(row) for row in self.chat],
            }
        )

    def presence(self) -> dict[str, bool]:
        """Return everyone who has the table open, and whether only in the background."""
        here = Counter(listener.guest for listener in self.listeners if not listener.away)
        return {
            listener.guest: not here[listener.guest]
            for listener in self.listeners
            if listener.guest is not None
        }

    async def moments(self) -> bytes:
        return b"[" + b",".join(await self._moments_after(-1)) + b"]"

    async def _moments_after(self, number: int) -> list[bytes]:
        game = self.playing()
        if number == game.number - 1:
            return [game.moment()]
        log = await self.services.store.log(self.id)
        return await asyncio.to_thread(game.moments, log, number)

    def card_uses(self, seat: Seat) -> list[wire.CardUse]:
        """Return what the cards at the berths would do for a player, at their current price."""
        self.seating.chair(seat)
        state = view(self.playing().state).table
        return [
            wire.CardUse(
                berth_number(berth), translated(card_use(state, seat, berth, max(len(column), 1)))
            )
            for berth, (card, column) in enumerate(zip(state.row, state.columns, strict=True))
            if card is not None
        ]

    async def hints(self, guest: str | None) -> list[wire.HintInfo]:
        game = self.playing()
        if not self.row.hints:
            raise Refused("forbidden", "hints are switched off at this table")
        if game.state.over:
            raise Refused("over", "the game is over")
        self.seating.check_decides(guest, game.state.seat)
        return await self.services.bot_pool.hints(BotPosition.of(game.state, game.decisions()))

    def record(self) -> Record:
        return table_records.record_of(self.playing(), self.chairs)

    def proof(self) -> wire.ProofInfo:
        return table_records.proof_of(self.row, self.chairs, self.game)

    # Connections

    def check_can_listen(self) -> None:
        if len(self.listeners) >= _MOST_LISTENERS:
            raise Refused("full", "too many people are watching this table")

    async def listen(self, listener: Listener, known: tuple[int, int] | None) -> None:
        """Send everything after the position `known`; without it, start with the latest moment."""
        async with self._changing:
            self.check_can_listen()
            listener.catch_up(await self._missed(known))
            self.listeners.add(listener)
            METRICS.connections += 1
            self._announce()

    async def _missed(self, known: tuple[int, int] | None) -> list[Message]:
        entries, chat = self._position()
        since, heard = known or (entries - 1, chat)
        if since > entries or heard > chat:
            return [Message("reset", self.table(), f"{entries}.{chat}")]
        moments = await self._moments_after(since) if self.game and since < entries else []
        return [
            *(
                Message("moment", moment, f"{number}.{heard}")
                for number, moment in enumerate(moments, start=since + 1)
            ),
            *map(self._chat_notice, self.chat[heard:]),
        ]

    def forget(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            METRICS.connections -= 1
            self._announce()

    def set_away(self, listener: Listener, *, away: bool) -> None:
        """Set whether a client has the table open only in the background."""
        if listener.away != away:
            listener.away = away
            self._announce()

    def _tell(self, message: Message, sender: Listener | None = None) -> None:
        """Send a message to everyone except the sender, who gets it with the answer."""
        for listener in self.listeners:
            if listener is not sender:
                listener.tell(message)

    def _announce(self) -> None:
        if self.listeners:
            self._tell(Message("room", _encode(self.room())))

    def _position(self) -> tuple[int, int]:
        """Return the numbers of the last log entry (-1 before the set-up) and chat message."""
        return self.game.number if self.game else -1, len(self.chat)

    def _tell_moment(self, game: GameLog, sender: Listener | None = None) -> Message:
        message = Message("moment", game.moment(), f"{game.number}.{len(self.chat)}")
        self._tell(message, sender)
        return message

    def _chat_notice(self, row: ChatRow) -> Message:
        entries, _ = self._position()
        return Message("chat", _encode(_chat_message(row)), f"{entries}.{row.number}")

    # Seats

    async def join(self, guest: str, name: str, wish: wire.Join) -> None:
        async with self._changing:
            await self._change(self.seating.joined(guest, name, wish))

    async def leave(self, guest: str, seat: Seat) -> None:
        """Leave a seat; in a running game a bot stands in. An empty table is removed."""
        async with self._changing:
            seating = self.seating.left(guest, seat)
            if seating is None:
                await self.services.store.write(*remove_table(self.id))
                self._changing.gone = True
            else:
                await self._change(seating)
                self.wake_bots()

    async def put_bot(self, guest: str, seat: Seat, bot: str) -> None:
        async with self._changing:
            await self._change(self.seating.with_bot(guest, seat, bot, self.presence()))
            self.wake_bots()

    async def take_back(self, guest: str, seat: Seat) -> None:
        async with self._changing:
            await self._change(self.seating.without_bot(guest, seat))

    async def contribute(self, guest: str, contribution: str) -> None:
        async with self._changing:
            await self._change(self.seating.contributed(guest, contribution))

    async def start(self, guest: str) -> None:
        async with self._changing:
            self.seating.check_start(guest)
            log = table_records.inherited_log(self.row)
            setup = table_records.shuffled(self.row, self.chairs)
            game = GameLog.replayed(setup, log, self.row.origin_at or 0)
            begun = self.seating.changed(status="playing", setup=table_records.setup_text(setup))
            last = game.progress()
            await self._change(
                begun,
                *(
                    add_entry(self.id, entry, last if entry.number == game.number else None)
                    for entry in log
                ),
            )
            self.game = game
            self._tell_moment(game)
            self.wake_bots()

    async def set_rematch(self, table: str) -> None:
        """Store the table of the rematch and announce it."""
        async with self._changing:
            await self._change(self.seating.changed(rematch=table))

    async def _change(self, seating: Seating, *more: Write) -> None:
        """Write a change of the table, make it take effect, and notify everyone."""
        await self.services.store.write(*seating.writes(self.seating), *more)
        self.seating = seating
        self._announce()

    # Playing

    async def decide(
        self, guest: str | None, wish: wire.Decide, sender: Listener | None = None
    ) -> Message:
        """Make a decision and return the resulting moment."""
        async with self._changing:
            game = self.playing()
            self.seating.check_decides(guest, wish.seat)
            proposal = game.decide(wish.number, wish.seat, wish.decision, by_bot=False)
            moment = await self._enter(game, proposal, sender)
            self.wake_bots()
            return moment

    async def undo(
        self, guest: str | None, wish: wire.Undo, sender: Listener | None = None
    ) -> Message:
        """Undo decisions and return the resulting moment."""
        async with self._changing:
            game = self.playing()
            self.seating.check_decides(guest, wish.seat)
            proposal = game.undo(wish.number, wish.seat, wish.back_to)
            return await self._enter(game, proposal, sender)

    async def say(
        self, guest: str, name: str, text: str, sender: Listener | None = None
    ) -> Message:
        async with self._changing:
            text = " ".join(text.split())
            if not text or not text.isprintable():
                raise Refused("malformed", "text: must be a line of printable characters")
            if len(self.chat) >= _MOST_CHAT:
                raise Refused("full", "the chat of this table is full")
            seat = next((chair.seat for chair in self.chairs if chair.guest == guest), None)
            known_as = name if seat is None else self.chairs[seat].name or name
            number = len(self.chat) + 1
            row = ChatRow(self.id, number, seat, guest, known_as, text, time.time())
            await self.services.store.write(add_chat(row))
            self.chat.append(row)
            message = self._chat_notice(row)
            self._tell(message, sender)
            return message

    async def _enter(
        self, game: GameLog, proposal: Proposal, sender: Listener | None = None
    ) -> Message:
        """Write an entry, then make it take effect and notify everyone."""
        progress = proposal.progress
        writes, seating = [add_entry(self.id, proposal.entry, progress)], self.seating
        if progress.decides is None:
            seating = seating.changed(status="over", points=progress.points)
            writes += seating.writes(self.seating)
        try:
            await self.services.store.write(*writes)
        except IntegrityError:
            raise Refused("stale", "another decision was made in the meantime") from None
        game.take(proposal)
        METRICS.decisions += 1
        moment = self._tell_moment(game, sender)
        if seating is not self.seating:
            self.seating = seating
            self._announce()
        return moment

    async def fill_in_progress(self) -> None:
        """Add the progress for the lobby to a log that an earlier version wrote without it."""
        async with self._changing:
            if self.game is not None and self.game.number:
                progress = self.game.progress()
                await self.services.store.write(set_progress(self.id, self.game.number, progress))

    # Bots

    def wake_bots(self) -> None:
        self._bot_turns.wake(self._next_bot_turn, self._bot_decided)

    def _next_bot_turn(self) -> BotTurn | None:
        game = self.game
        if game is None or game.state.over:
            return None
        bot = self.chairs[game.state.seat].bot
        return BotTurn(game, game.number, game.state.seat, bot) if bot else None

    async def _bot_decided(self, turn: BotTurn, decision: str) -> None:
        async with self._changing:
            if self._next_bot_turn() == turn:  # no undo or takeover in the meantime
                game, number, seat, _ = turn
                await self._enter(game, game.decide(number, seat, decision, by_bot=True))

    async def close(self) -> None:
        """Stop the bots and ask all clients to reconnect."""
        self._bot_turns.stop()
        async with self._changing.lock:
            self._tell(Message("stop", _encode({"retry_ms": _RETRY_MS})))
            listeners, self.listeners = self.listeners, set()
            METRICS.connections -= len(listeners)
            for listener in listeners:
                listener.close()

    def playing(self) -> GameLog:
        if self.game is None:
            raise Refused("not-started", "the game has not started")
        return self.game


def _chat_message(row: ChatRow) -> wire.ChatMessage:
    return wire.ChatMessage(row.number, row.seat, row.name, row.text, iso_time(row.at))
