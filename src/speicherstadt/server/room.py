"""A table with its people: the one writer of its log.

Every change is proposed, written to the disk, and only then takes effect and is told. One change at
a time: whoever comes second finds the table as the first has left it.
"""

import asyncio
import json
import time
from dataclasses import dataclass
from datetime import UTC, datetime

import msgspec
from sqlalchemy.exc import IntegrityError

from speicherstadt.bots.hints import card_use
from speicherstadt.engine import Seat, scores, view
from speicherstadt.records import Record
from speicherstadt.records.projection import berth_number
from speicherstadt.server import papers, wire
from speicherstadt.server.crew import Crew, Position
from speicherstadt.server.game import Game, Proposal
from speicherstadt.server.identity import Identity
from speicherstadt.server.metrics import TALLY
from speicherstadt.server.pilot import Pilot, Turn
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.seating import Seating
from speicherstadt.server.storage import Archive, SeatRow, TableRow, Write
from speicherstadt.server.storage.archive import (
    ChatRow,
    Stored,
    add_chat,
    add_entry,
    remove_table,
)
from speicherstadt.server.stream import Listener, message
from speicherstadt.server.translation import translated

RETRY_MS = 1000
_MOST_CHAT = 2000
_MOST_LISTENERS = 200
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    archive: Archive
    identity: Identity
    crew: Crew
    pace: float
    """How long a bot takes over a decision, in seconds: people want to see what happens."""


class _Alone:
    """One change at a time, and none of a table that is gone."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.gone = False
        """Everybody has left before the game began."""

    async def __aenter__(self) -> None:
        await self.lock.acquire()
        if self.gone:
            self.lock.release()
            raise NoSuchTable

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()


class Room:
    def __init__(self, house: House, stored: Stored, game: Game | None) -> None:
        self.house = house
        self.seating = Seating(stored.table, tuple(stored.seats))
        self.chat: list[ChatRow] = stored.chat
        self.game = game
        self.listeners: set[Listener] = set()
        self._pilot = Pilot(self.id, house.crew, house.pace)
        self._alone = _Alone()

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
        return self._alone.gone

    # What it looks like

    def seen(self) -> wire.Room:
        origin = None
        if self.row.origin_at is not None:
            origin = wire.Origin(self.row.origin_table, self.row.origin_at)
        seated = {chair.guest for chair in self.chairs if chair.guest}
        return wire.Room(
            id=self.id,
            status=self.row.status,  # type: ignore[arg-type]  # only ever one of them
            public=self.row.public,
            hints=self.row.hints,
            host=self.house.identity.public(self.row.host),
            created=in_words(self.row.created),
            chairs=self.seating.seen(self.present(), self.house.identity),
            watching=sum(listener.guest not in seated for listener in self.listeners),
            commitment=papers.promise(self.row),
            origin=origin,
            rematch=self.row.rematch,
        )

    def table(self) -> bytes:
        """Everything at once, encoded as a `wire.Table`."""
        game = self.game
        return _encode(
            {
                "room": self.seen(),
                "moment": msgspec.Raw(game.moment()) if game else None,
                "story": game.story if game else [],
                "chat": [_said(line) for line in self.chat],
            }
        )

    def present(self) -> set[str | None]:
        return {listener.guest for listener in self.listeners}

    async def moments(self) -> bytes:
        return b"[" + b",".join(await self._moments_after(-1)) + b"]"

    async def _moments_after(self, number: int) -> list[bytes]:
        game = self.playing()
        if number == game.number - 1:
            return [game.moment()]
        log = await self.house.archive.log(self.id)
        return await asyncio.to_thread(game.moments, log, number)

    def worth(self, seat: Seat) -> list[wire.Worth]:
        """What the cards at the berths would do for a player, at the price of the moment."""
        self.seating.chair(seat)
        state = view(self.playing().state).table
        return [
            wire.Worth(
                berth_number(berth), translated(card_use(state, seat, berth, max(len(column), 1)))
            )
            for berth, (card, column) in enumerate(zip(state.row, state.columns, strict=True))
            if card is not None
        ]

    async def hints(self, guest: str | None) -> list[wire.Hint]:
        game = self.playing()
        if not self.row.hints:
            raise Refused("forbidden", "the host allows no hints at this table")
        if game.state.over:
            raise Refused("over", "the game is over")
        self.seating.check_decides(guest, game.state.seat)
        return await self.house.crew.hints(Position.of(game.state, game.decisions()))

    def record(self) -> Record:
        return papers.record_of(self.playing(), self.chairs)

    def proof(self) -> wire.Proof:
        return papers.proof_of(self.row, self.chairs, self.game)

    # Who listens

    async def listen(self, listener: Listener, known: tuple[int, int] | None) -> None:
        """Tell somebody everything from where they left off; without it, from now."""
        async with self._alone:
            if len(self.listeners) >= _MOST_LISTENERS:
                raise Refused("full", "too many are watching this table")
            listener.tell(b"".join(await self._missed(known)))
            self.listeners.add(listener)
            TALLY.streams += 1
            self._announce()

    async def _missed(self, known: tuple[int, int] | None) -> list[bytes]:
        entries, lines = self._position()
        since, heard = known or (entries - 1, lines)
        if since > entries or heard > lines:
            return [message("reset", b"{}")]
        moments = await self._moments_after(since) if self.game and since < entries else []
        return [
            *(
                message("moment", moment, f"{number}.{heard}")
                for number, moment in enumerate(moments, start=since + 1)
            ),
            *map(self._chat_message, self.chat[heard:]),
        ]

    def forget(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            TALLY.streams -= 1
            self._announce()

    def _tell(self, chunk: bytes) -> None:
        for listener in list(self.listeners):
            listener.tell(chunk)

    def _announce(self) -> None:
        if self.listeners:
            self._tell(message("room", _encode(self.seen())))

    def _position(self) -> tuple[int, int]:
        """The number of the log's last entry, -1 before the set-up, and of the last chat line."""
        return self.game.number if self.game else -1, len(self.chat)

    def _tell_moment(self) -> None:
        entries, lines = self._position()
        self._tell(message("moment", self.playing().moment(), f"{entries}.{lines}"))

    def _chat_message(self, line: ChatRow) -> bytes:
        entries, _ = self._position()
        return message("said", _encode(_said(line)), f"{entries}.{line.number}")

    # Sitting down and getting up

    async def join(self, guest: str, name: str, wish: wire.Join) -> None:
        async with self._alone:
            await self._change(self.seating.joined(guest, name, wish))

    async def leave(self, guest: str, seat: Seat) -> None:
        """Get up; in a running game a bot stands in. When nobody is left, the table is gone."""
        async with self._alone:
            seating = self.seating.left(guest, seat)
            if seating is None:
                await self.house.archive.journal.write(*remove_table(self.id))
                self._alone.gone = True
            else:
                await self._change(seating)
                self.wake_bots()

    async def put_bot(self, guest: str, seat: Seat, bot: str) -> None:
        async with self._alone:
            await self._change(self.seating.with_bot(guest, seat, bot, self.present()))
            self.wake_bots()

    async def take_back(self, guest: str, seat: Seat) -> None:
        async with self._alone:
            await self._change(self.seating.without_bot(guest, seat))

    async def contribute(self, guest: str, contribution: str) -> None:
        async with self._alone:
            await self._change(self.seating.contributed(guest, contribution))

    async def start(self, guest: str) -> None:
        async with self._alone:
            self.seating.check_start(guest)
            log = papers.taken_over(self.row)
            setup = papers.shuffled(self.row, self.chairs)
            game = Game.replayed(setup, log, self.row.origin_at or 0)
            begun = self.seating.changed(status="playing", setup=papers.setup_text(setup))
            await self._change(begun, *(add_entry(self.id, entry) for entry in log))
            self.game = game
            self._tell_moment()
            self.wake_bots()

    async def meet_again(self, table: str) -> None:
        """Tell everybody where the next game is."""
        async with self._alone:
            await self._change(self.seating.changed(rematch=table))

    async def _change(self, seating: Seating, *more: Write) -> None:
        """Write down what is new about the table, let it take effect, and tell everybody."""
        await self.house.archive.journal.write(*seating.writes(self.seating), *more)
        self.seating = seating
        self._announce()

    # Playing

    async def decide(self, guest: str | None, wish: wire.Decide) -> bytes:
        async with self._alone:
            game = self.playing()
            self.seating.check_decides(guest, wish.seat)
            await self._enter(game.decide(wish.number, wish.seat, wish.decision, by_bot=False))
            self.wake_bots()
            return game.moment()

    async def undo(self, guest: str | None, wish: wire.Undo) -> bytes:
        async with self._alone:
            game = self.playing()
            self.seating.check_decides(guest, wish.seat)
            await self._enter(game.step_back(wish.number, wish.seat, wish.back_to))
            return game.moment()

    async def say(self, guest: str, name: str, text: str) -> wire.Said:
        async with self._alone:
            text = " ".join(text.split())
            if not text or not text.isprintable():
                raise Refused("malformed", "text: it should be a line of printable characters")
            if len(self.chat) >= _MOST_CHAT:
                raise Refused("full", "enough has been said at this table")
            seat = next((chair.seat for chair in self.chairs if chair.guest == guest), None)
            known_as = name if seat is None else self.chairs[seat].name or name
            number = len(self.chat) + 1
            line = ChatRow(self.id, number, seat, guest, known_as, text, time.time())
            await self.house.archive.journal.write(add_chat(line))
            self.chat.append(line)
            self._tell(self._chat_message(line))
            return _said(line)

    async def _enter(self, proposal: Proposal) -> None:
        """Write an entry down; then let it take effect and tell everybody."""
        writes, seating = [add_entry(self.id, proposal.entry)], self.seating
        if proposal.state.over:
            points = json.dumps([score.total for score in scores(proposal.state)])
            seating = seating.changed(status="over", points=points)
            writes += seating.writes(self.seating)
        try:
            await self.house.archive.journal.write(*writes)
        except IntegrityError:
            raise Refused("stale", "somebody else has decided this already") from None
        self.playing().take(proposal)
        TALLY.decisions += 1
        self._tell_moment()
        if seating is not self.seating:
            self.seating = seating
            self._announce()

    def wake_bots(self) -> None:
        self._pilot.wake(self._bots_turn, self._bot_decided)

    def _bots_turn(self) -> Turn | None:
        game = self.game
        if game is None or game.state.over:
            return None
        bot = self.chairs[game.state.seat].bot
        return (game, game.number, game.state.seat, bot) if bot else None

    async def _bot_decided(self, turn: Turn, decision: str) -> None:
        async with self._alone:
            if self._bots_turn() == turn:  # nobody has stepped back, or taken the seat back
                game, number, seat, _ = turn
                await self._enter(game.decide(number, seat, decision, by_bot=True))

    async def close(self) -> None:
        """Let the bots rest, and tell everybody to come back."""
        self._pilot.rest()
        async with self._alone.lock:
            self._tell(message("stop", _encode(wire.Stop(RETRY_MS))))
            listeners, self.listeners = self.listeners, set()
            TALLY.streams -= len(listeners)
            for listener in listeners:
                listener.close()

    def playing(self) -> Game:
        if self.game is None:
            raise Refused("not-started", "the game has not begun")
        return self.game


def in_words(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _said(line: ChatRow) -> wire.Said:
    return wire.Said(line.number, line.seat, line.name, line.text, in_words(line.at))
