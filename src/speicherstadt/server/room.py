"""A table with its people: the one writer of its log.

Every change is proposed, written to the disk, and only then takes effect and is told. One change at
a time: whoever comes second finds the table as the first has left it.
"""

import asyncio
import json
import time
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import msgspec
from sqlalchemy.exc import IntegrityError

from speicherstadt.bots.hints import card_use
from speicherstadt.engine import Seat, scores
from speicherstadt.records import Record, parse
from speicherstadt.server import papers, wire
from speicherstadt.server.crew import Crew, Position
from speicherstadt.server.game import Game, Proposal
from speicherstadt.server.identity import Identity, clean_name
from speicherstadt.server.metrics import DECISIONS
from speicherstadt.server.pilot import Pilot, Turn
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import Archive, SeatRow, TableRow, Write
from speicherstadt.server.storage.archive import (
    ChatRow,
    Stored,
    add_chat,
    add_entry,
    change_seat,
    change_table,
)
from speicherstadt.server.stream import Listener, message
from speicherstadt.server.translation import translated

STAND_IN = "broker"
"""Who plays on for somebody who leaves a running game."""
RETRY_MS = 1000
_MOST_CHAT = 2000
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    archive: Archive
    identity: Identity
    crew: Crew
    pace: float
    """How long a bot takes over a decision, in seconds: people want to see what happens."""


class Room:
    def __init__(self, house: House, stored: Stored) -> None:
        self.house = house
        self.row: TableRow = stored.table
        self.chairs: list[SeatRow] = stored.seats
        self.chat: list[ChatRow] = stored.chat
        self.game: Game | None = None
        if self.row.setup is not None:
            setup = papers.setup_from(self.row.setup, len(self.chairs))
            self.game = Game.replayed(setup, stored.log, self.row.origin_at or 0)
        self.listeners: set[Listener] = set()
        self.touched = time.monotonic()
        self.pilot = Pilot(self.id, house.crew, house.pace, self._bots_turn, self._bot_decided)
        self._one_at_a_time = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.pilot.busy or self._one_at_a_time.locked())

    # What it looks like

    def seen(self) -> wire.Room:
        origin = None
        if self.row.origin_at is not None:
            origin = wire.Origin(self.row.origin_table, self.row.origin_at)
        seated = {chair.guest for chair in self.chairs}
        return wire.Room(
            id=self.id,
            status=self.row.status,  # type: ignore[arg-type]  # only ever one of them
            public=self.row.public,
            hints=self.row.hints,
            host=self.house.identity.public(self.row.host),
            created=in_words(self.row.created),
            chairs=self._chairs_seen(),
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

    def listing(self) -> wire.Listing:
        state = self.game.state if self.game else None
        return wire.Listing(
            id=self.id,
            status=self.row.status,  # type: ignore[arg-type]  # only ever one of them
            public=self.row.public,
            chairs=self._chairs_seen(),
            round=state.round if state else 0,
            rounds=state.setup.rounds if state else 0,
            decides=state.seat if state and not state.over else None,
            points=[score.total for score in scores(state)] if state and state.over else None,
            created=in_words(self.row.created),
            changed=in_words(self.row.changed),
        )

    def _chairs_seen(self) -> list[wire.Chair]:
        present = {listener.guest for listener in self.listeners}
        public = self.house.identity.public
        return [
            wire.Chair(
                name=chair.name,
                guest=public(chair.guest) if chair.guest else None,
                bot=chair.bot,
                present=chair.guest in present if chair.guest else chair.bot is not None,
                contributed=bool(chair.contribution),
            )
            for chair in self.chairs
        ]

    async def moments(self) -> bytes:
        return b"[" + b",".join(await self._moments_after(-1)) + b"]"

    async def _moments_after(self, number: int) -> list[bytes]:
        game = self.playing()
        log = await self.house.archive.log(self.id)
        return await asyncio.to_thread(game.moments, log, number)

    def worth(self, seat: Seat) -> list[wire.Worth]:
        """What the cards at the berths would do for a player, at the price of the moment."""
        self._check_seat(seat)
        state = self.playing().state
        return [
            wire.Worth(berth, translated(card_use(state, seat, berth, max(len(column), 1))))
            for berth, (card, column) in enumerate(zip(state.row, state.columns, strict=True))
            if card is not None
        ]

    async def hints(self, guest: str | None) -> list[wire.Hint]:
        game = self.playing()
        if not self.row.hints:
            raise Refused("forbidden", "the host allows no hints at this table")
        if game.state.over:
            raise Refused("over", "the game is over")
        self._check_owner(guest, game.state.seat)
        return await self.house.crew.hints(Position.of(game.state, game.decisions()))

    def record(self) -> Record:
        return papers.record_of(self.playing(), self.chairs)

    def proof(self) -> wire.Proof:
        return papers.proof_of(self.row, self.chairs, self.game)

    # Who listens

    async def listen(self, guest: str | None, known: tuple[int, int] | None) -> Listener:
        """A stream from where somebody left off; without it, from now."""
        async with self._one_at_a_time:
            listener = Listener(guest)
            entries, lines = self.game.number if self.game else 0, len(self.chat)
            since, heard = known or (entries - 1, lines)
            if since > entries or heard > lines:
                listener.tell(message("reset", b"{}"))
            else:
                missed = await self._moments_after(since) if self.game and since < entries else []
                for number, moment in enumerate(missed, start=since + 1):
                    listener.tell(message("moment", moment, f"{number}.{heard}"))
                for line in self.chat[heard:]:
                    listener.tell(self._chat_message(line))
            self.listeners.add(listener)
            self.touched = time.monotonic()
            self._announce()
            return listener

    def forget(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.touched = time.monotonic()
        self._announce()

    def _tell(self, chunk: bytes) -> None:
        for listener in list(self.listeners):
            listener.tell(chunk)

    def _announce(self) -> None:
        if self.listeners:
            self._tell(message("room", _encode(self.seen())))

    def _tell_moment(self) -> None:
        game = self.playing()
        self._tell(message("moment", game.moment(), f"{game.number}.{len(self.chat)}"))

    def _chat_message(self, line: ChatRow) -> bytes:
        entries = self.game.number if self.game else 0
        return message("said", _encode(_said(line)), f"{entries}.{line.number}")

    # Sitting down and getting up

    async def join(self, guest: str, name: str, wish: wire.Join) -> None:
        async with self._one_at_a_time:
            self._check_gathering()
            free = [chair.seat for chair in self.chairs if not chair.guest and not chair.bot]
            if wish.seat is not None and wish.seat not in free:
                raise Refused("full", f"seat {wish.seat} is taken")
            if not free:
                raise Refused("full", "every seat is taken")
            seat = free[0] if wish.seat is None else wish.seat
            names = {chair.name for chair in self.chairs if chair.name}
            own = papers.free_name(clean_name(wish.name or name), names)
            await self._seat(seat, guest=guest, name=own, contribution=wish.contribution or "")

    async def leave(self, guest: str, seat: Seat) -> bool:
        """Get up; in a running game a bot stands in. Answers whether anybody is left."""
        async with self._one_at_a_time:
            self._check_owner(guest, seat, even_with_stand_in=True)
            if self.row.status == "over":
                raise Refused("over", "the game is over; there is nothing to leave")
            if self.row.status == "playing":
                await self._seat(seat, bot=self.chairs[seat].bot or STAND_IN)
                self.pilot.wake()
                return True
            others = [chair.guest for chair in self.chairs if chair.guest and chair.seat != seat]
            if not others:
                return False
            host = self.row.host if self.row.host in others else others[0]
            await self._change(self._chairs_with(SeatRow(self.id, seat)), host=host)
            return True

    async def put_bot(self, guest: str, seat: Seat, bot: str) -> None:
        """Into an empty seat, or for somebody who is away or asks for it."""
        async with self._one_at_a_time:
            self._check_seat(seat)
            self._check_may_put_bot(guest, self.chairs[seat])
            await self._seat(seat, bot=bot)
            self.pilot.wake()

    def _check_may_put_bot(self, guest: str, chair: SeatRow) -> None:
        mine, empty = chair.guest == guest, chair.guest is None
        if guest != self.row.host and not mine:
            raise Refused("forbidden", "only the host puts bots at other people's seats")
        if self.row.status == "over":
            raise Refused("over", "the game is over")
        if self.row.status == "gathering":
            if not empty:
                raise Refused("full", f"{chair.name} sits there")
        elif empty:
            raise Refused("forbidden", "the bots of a running game stay who they are")
        elif not mine and any(listener.guest == chair.guest for listener in self.listeners):
            raise Refused("forbidden", f"{chair.name} is here and plays on")

    async def take_back(self, guest: str, seat: Seat) -> None:
        """Send a stand-in away, or a bot from a seat before the game begins."""
        async with self._one_at_a_time:
            self._check_seat(seat)
            chair = self.chairs[seat]
            hosts = self.row.status == "gathering" and guest == self.row.host and not chair.guest
            if chair.guest != guest and not hosts:
                raise Refused("not-your-seat", f"seat {seat} is not yours to take back")
            await self._seat(seat, bot=None)

    async def contribute(self, guest: str, contribution: str) -> None:
        """Mix something of one's own into the shuffle, once for each of one's seats."""
        async with self._one_at_a_time:
            self._check_gathering()
            if all(chair.guest != guest for chair in self.chairs):
                raise Refused("not-your-seat", "only who sits at the table contributes")
            await self._change(
                [
                    replace(chair, contribution=contribution)
                    if chair.guest == guest and not chair.contribution
                    else chair
                    for chair in self.chairs
                ]
            )

    async def start(self, guest: str) -> None:
        async with self._one_at_a_time:
            self._check_gathering()
            if guest != self.row.host:
                raise Refused("forbidden", "the host begins the game")
            if not all(chair.guest or chair.bot for chair in self.chairs):
                raise Refused("not-started", "there are empty seats")
            log = papers.taken_over(self.row)
            setup = papers.shuffled(self.row, self.chairs)
            game = Game.replayed(setup, log, self.row.origin_at or 0)
            await self._change(
                self.chairs,
                *(add_entry(self.id, entry) for entry in log),
                status="playing",
                setup=papers.setup_text(setup),
            )
            self.game = game
            self._tell_moment()
            self.pilot.wake()

    async def meet_again(self, table: str) -> None:
        """Tell everybody where the next game is."""
        async with self._one_at_a_time:
            await self._change(self.chairs, rematch=table)

    def check_rematch(self, guest: str) -> None:
        if self.row.status != "over":
            raise Refused("not-started", "the game is not over yet")
        if all(chair.guest != guest for chair in self.chairs):
            raise Refused("forbidden", "only who played can ask for a rematch")

    async def _seat(self, seat: Seat, **changes: str | None) -> None:
        chair = replace(self.chairs[seat], **changes)  # type: ignore[arg-type]  # fields of a chair
        await self._change(self._chairs_with(chair))

    def _chairs_with(self, chair: SeatRow) -> list[SeatRow]:
        return [chair if chair.seat == other.seat else other for other in self.chairs]

    async def _change(self, chairs: list[SeatRow], *more: Write, **changes: str) -> None:
        """Write down what is new about the table, let it take effect, and tell everybody."""
        row = replace(self.row, changed=time.time(), **changes)  # type: ignore[arg-type]  # columns
        moved = [change_seat(new) for new in chairs if new not in self.chairs]
        await self.house.archive.journal.write(change_table(row), *moved, *more)
        self.row, self.chairs = row, chairs
        self._announce()

    # Playing

    async def decide(self, guest: str | None, wish: wire.Decide) -> bytes:
        async with self._one_at_a_time:
            game = self.playing()
            self._check_owner(guest, wish.seat)
            decision = parse(wish.decision)
            await self._enter(game.decide(wish.number, wish.seat, decision, by_bot=False))
            self.pilot.wake()
            return game.moment()

    async def undo(self, guest: str | None, wish: wire.Undo) -> bytes:
        async with self._one_at_a_time:
            game = self.playing()
            self._check_owner(guest, wish.seat)
            await self._enter(game.step_back(wish.number, wish.seat, wish.back_to))
            return game.moment()

    async def say(self, guest: str, name: str, text: str) -> wire.Said:
        async with self._one_at_a_time:
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
        writes, row = [add_entry(self.id, proposal.entry)], self.row
        if proposal.state.over:
            points = json.dumps([score.total for score in scores(proposal.state)])
            row = replace(row, status="over", changed=time.time(), points=points)
            writes.append(change_table(row))
        try:
            await self.house.archive.journal.write(*writes)
        except IntegrityError:
            raise Refused("stale", "somebody else has decided this already") from None
        self.playing().take(proposal)
        DECISIONS.inc()
        self.touched = time.monotonic()
        self._tell_moment()
        if row is not self.row:
            self.row = row
            self._announce()

    def _bots_turn(self) -> Turn | None:
        game = self.game
        if game is None or game.state.over:
            return None
        bot = self.chairs[game.state.seat].bot
        return (game, game.number, game.state.seat, bot) if bot else None

    async def _bot_decided(self, turn: Turn, decision: str) -> None:
        async with self._one_at_a_time:
            if self._bots_turn() == turn:  # nobody has stepped back, or taken the seat back
                game, number, seat, _ = turn
                await self._enter(game.decide(number, seat, parse(decision), by_bot=True))

    async def close(self) -> None:
        """Let the bots rest, and tell everybody to come back."""
        self.pilot.rest()
        async with self._one_at_a_time:
            self._tell(message("stop", _encode(wire.Stop(RETRY_MS))))
            for listener in list(self.listeners):
                listener.close()

    # What is asked of whoever asks

    def playing(self) -> Game:
        if self.game is None:
            raise Refused("not-started", "the game has not begun")
        return self.game

    def _check_gathering(self) -> None:
        if self.row.status != "gathering":
            raise Refused("full", "the game has begun already")

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused("malformed", f"seat {seat}: there are 0 to {len(self.chairs) - 1}")

    def _check_owner(
        self, guest: str | None, seat: Seat, *, even_with_stand_in: bool = False
    ) -> None:
        self._check_seat(seat)
        chair = self.chairs[seat]
        if guest is None or chair.guest != guest:
            raise Refused("not-your-seat", f"seat {seat} is not yours")
        if chair.bot is not None and not even_with_stand_in:
            raise Refused("not-your-seat", f"a bot stands in at seat {seat}: take it back first")


def in_words(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _said(line: ChatRow) -> wire.Said:
    return wire.Said(line.number, line.seat, line.name, line.text, in_words(line.at))
