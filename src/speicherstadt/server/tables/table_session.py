"""An open table: the only writer of its log, and everyone connected to it.

Every change is proposed and written to disk before it takes effect and is sent to clients. Changes
happen one at a time, each based on the result of the one before. A reader, such as a
client that catches up with the history, never waits for a change, nor does a change wait for them.
"""

import asyncio
import time
from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy.exc import IntegrityError

from speicherstadt.engine import Phase, Seat
from speicherstadt.records import Record, dump
from speicherstadt.server import wire
from speicherstadt.server.bots.bot_jobs import BotPosition
from speicherstadt.server.bots.bot_pool import Requester
from speicherstadt.server.bots.bot_turns import BotTurn, BotTurns
from speicherstadt.server.games import table_records
from speicherstadt.server.games.board import card_uses, obvious_plan
from speicherstadt.server.games.game_log import GameLog, Proposal
from speicherstadt.server.games.history import Page
from speicherstadt.server.games.results import results_of
from speicherstadt.server.metrics import METRICS
from speicherstadt.server.problems import NoSuchTable, Refused
from speicherstadt.server.storage import SeatRow, StoredTable, TableRow, Write
from speicherstadt.server.storage.statements import (
    add_chat,
    add_entry,
    add_result,
    remove_table,
    set_progress,
)
from speicherstadt.server.tables.backlog import Backlog
from speicherstadt.server.tables.change_lock import ChangeLock
from speicherstadt.server.tables.commitment_wait import CommitmentWait
from speicherstadt.server.tables.latest import Latest
from speicherstadt.server.tables.listeners import Listeners
from speicherstadt.server.tables.messages import Listener, Message, position
from speicherstadt.server.tables.opening_deadline import OpeningDeadline
from speicherstadt.server.tables.seating import Seating
from speicherstadt.server.tables.services import Services
from speicherstadt.server.tables.table_chat import TableChat
from speicherstadt.server.tables.takeback_requests import TakebackRequests, seats_of

_RETRY_MS = 1000
_CLOSE_SECONDS = 2.0
"""How long a stop waits for the change that is being written at a table."""
_ANNOUNCE_SECONDS = 0.5
"""How often, at most, the coming and going of people is announced."""
_encode = msgspec.json.Encoder().encode


class TableSession:
    def __init__(self, services: Services, stored: StoredTable, game: GameLog | None) -> None:
        self.services = services
        self.seating = Seating.of(stored.table, stored.seats)
        self.chat = TableChat(stored.chat)
        self.game = game
        self.listeners = Listeners()
        self.making_rematch = asyncio.Lock()
        self._backlog = Backlog(self.id, game, self.chat, services.history)
        self._announcing: asyncio.TimerHandle | None = None
        self._next_at_once = 0.0
        """From when on, by the clock of the loop, a player is announced at once again."""
        self._bot_turns = BotTurns(services.bots)
        self._commitments = CommitmentWait()
        self._opening = OpeningDeadline()
        self._record: Latest[bytes] = Latest()
        self._plan: Latest[wire.LoadingPlan] = Latest()
        self._takebacks = TakebackRequests()
        self._changing = ChangeLock()

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
    def players(self) -> set[str]:
        """The guests who have a seat."""
        return {chair.guest for chair in self.chairs if chair.guest}

    @property
    def ended(self) -> bool:
        """Whether nothing can be changed in this session any more."""
        return self._changing.ended is not None

    @property
    def gone(self) -> bool:
        """Whether everyone left before the game started."""
        return isinstance(self._changing.ended, NoSuchTable)

    # What is shown

    def room(self) -> wire.Room:
        watching = self.listeners.watching(self.players)
        takeback = self._takebacks.shown(self.chairs)
        return self.seating.room(self.presence(), watching, self.services.identity, takeback)

    def table(self) -> bytes:
        """Return everything about the table, encoded as a `wire.Table`."""
        game = self.game
        return _encode(
            {
                "room": self.room(),
                "moment": msgspec.Raw(game.moment()) if game else None,
                "story": game.story if game else [],
                "chat": self.chat.latest(),
            }
        )

    def presence(self) -> dict[str, bool]:
        """Return everyone who has the table open, and whether only in the background."""
        return self.listeners.presence()

    async def moments(self, first: int, most: int, address: str = "") -> Page:
        """Return at most this many moments from the entry `first` on."""
        game = self.playing()
        if first > game.number:
            return Page(first, ())
        return await self.services.history.part(self.id, game, first, most, address)

    def card_uses(self, seat: Seat) -> list[wire.CardUse]:
        """Return what the cards at the berths would do for a player, at their current price."""
        self.seating.chair(seat)
        return card_uses(self.playing().state, seat)

    def obvious_plan(self, guest: str | None) -> wire.LoadingPlan:
        """Return what is obvious to do, for the player who is loading."""
        game = self.playing()
        if game.state.phase is not Phase.LOADING:
            raise Refused("illegal", "nobody is loading now")
        self.seating.check_decides(guest, game.state.seat)
        found = partial(obvious_plan, game.state, game.number)  # takes some milliseconds
        return self._plan.get((game.state,), found)

    async def hints(self, guest: str | None, address: str = "") -> list[wire.HintInfo]:
        game = self.playing()
        if not self.row.hints:
            raise Refused("forbidden", "hints are switched off at this table")
        if game.state.over:
            raise Refused("over", "the game is over")
        asker = self.seating.check_decides(guest, game.state.seat)
        position = BotPosition.of(game.state, game.decisions())
        return await self.services.hints.hints(position, self.id, asker, address)

    def record(self) -> Record:
        return table_records.record_of(self.playing(), self.row, self.chairs)

    def encoded_record(self) -> bytes:
        """Return the record as JSON, for which the game is replayed once."""
        inputs = self.playing().state, self.seating
        return self._record.get(inputs, lambda: dump(self.record()).encode())

    def proof(self) -> wire.ProofInfo:
        return table_records.proof_of(self.row, self.chairs, self.game, self.services.clock())

    # Connections

    def check_can_listen(self, listener: Listener) -> None:
        self._changing.check_open()
        self.listeners.check_admits(listener, self.players)

    async def listen(self, listener: Listener, known: tuple[int, int] | None) -> None:
        """Send everything after the position `known`; without it, start with the latest moment.

        The history is sent before the client joins, as fast as it reads. Then nothing waits any
        more: between the check that little is missing and the joining, no change can happen.
        """
        self.check_can_listen(listener)
        entries, chat = self._backlog.position()
        at = known or (max(entries - 1, -1), chat)
        if at[0] > entries or at[1] > chat:
            await listener.catch_up([Message("reset", self.table(), f"{entries}.{chat}")])
            at = entries, chat
        if not self._backlog.is_short(*at):
            async with self.services.history.sending(listener.address):
                while not self._backlog.is_short(*at):
                    missed = await self._backlog.page(*at, listener.address)
                    await listener.catch_up(missed)
                    at = position(missed[-1].at) or at
        self._join(listener, *at)

    def _join(self, listener: Listener, since: int, heard: int) -> None:
        """Add a client that has nearly everything, and send it the rest."""
        self.check_can_listen(listener)
        for message in self._backlog.rest(since, heard):
            listener.tell(message)
        self.listeners.add(listener, self.players)
        self._announce_presence(listener)
        self._watched_now()

    def forget(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._announce_presence(listener)
            self._bot_turns.stay_awake()

    def set_away(self, listener: Listener, *, away: bool) -> None:
        """Set whether a client has the table open only in the background."""
        if listener.away != away:
            listener.away = away
            self._announce_presence(listener)

    def _announce(self) -> None:
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        self._commitments.changed()
        if self.listeners:
            self.listeners.tell(Message("room", _encode(self.room())))

    def _announce_presence(self, listener: Listener) -> None:
        """Announce a player at once, and whoever follows a little later, with one message."""
        loop = asyncio.get_running_loop()
        if listener.guest in self.players and loop.time() >= self._next_at_once:
            self._next_at_once = loop.time() + _ANNOUNCE_SECONDS
            self._announce()
            return
        if listener in self.listeners:
            listener.tell(Message("room", _encode(self.room())))
        if self._announcing is None:
            self._announcing = loop.call_later(_ANNOUNCE_SECONDS, self._announce)

    def _tell_moment(self, game: GameLog, sender: Listener | None = None) -> Message:
        message = self._backlog.add_moment(game)
        self.listeners.tell(message, sender)
        return message

    # Seats

    async def join(self, guest: str, name: str, wish: wire.Join) -> None:
        emblem = await self.services.identity.emblem(guest)
        async with self._changing:
            await self._change(self.seating.joined(guest, name, wish, emblem))

    async def leave(self, guest: str, seat: Seat) -> None:
        """Leave a seat; in a running game a bot stands in. An empty table is removed."""
        async with self._changing:
            seating = self.seating.left(guest, seat)
            if seating is None:
                await self._write(*remove_table(self.id))
                self._changing.ended = NoSuchTable()
            else:
                await self._change(seating)
                self.wake_bots()

    async def remove(self, guest: str, seat: Seat) -> None:
        """Free the seat of somebody else before the game. They may sit down again."""
        async with self._changing:
            await self._change(self.seating.removed(guest, seat))

    async def put_bot(self, guest: str, seat: Seat, bot: str) -> None:
        async with self._changing:
            await self._change(self.seating.with_bot(guest, seat, bot, self.presence()))
            self.wake_bots()

    async def take_back(self, guest: str, seat: Seat) -> None:
        async with self._changing:
            await self._change(self.seating.without_bot(guest, seat))
            self.wake_bots()

    async def change_settings(self, guest: str, settings: wire.TableSettings) -> None:
        async with self._changing:
            await self._change(self.seating.with_settings(guest, settings))

    async def set_rematch(self, table: str) -> None:
        """Store the table of the rematch and announce it."""
        async with self._changing:
            await self._change(self.seating.changed(rematch=table))

    async def _change(self, seating: Seating, *more: Write) -> None:
        """Write a change of the table, make it take effect, and notify everyone."""
        await self._write(*seating.writes(self.seating), *more)
        self.seating = seating
        self._takebacks.seats_changed(seating.chairs)
        self._announce()

    # The start: seats commit to contributions, the host starts, contributions are opened

    async def commit(self, guest: str, wish: wire.CommitContribution) -> None:
        async with self._changing:
            await self._change(self.seating.committed(guest, wish.seat, wish.commitment))

    async def start(self, guest: str) -> None:
        """Start the game as soon as all contributions are open.

        Somebody who has just sat down gets a moment to commit to theirs.
        """
        self.seating.check_start(guest)
        await self._commitments.until(lambda: not self.seating.uncommitted(self.presence()))
        async with self._changing:
            seating = self.seating.started(guest, time.time())
            address = self.row.address or ""
            with self.services.bots.thinking.starting(guest, address, self.chairs):
                await self._start_if_open(seating)

    async def open_contribution(self, guest: str, wish: wire.OpenContribution) -> None:
        async with self._changing:
            seating = self.seating.opened(guest, wish.seat, wish.contribution)
            if seating is not self.seating:
                await self._start_if_open(seating)

    async def _start_if_open(self, seating: Seating) -> None:
        if seating.unopened:
            await self._change(seating)
            self.resume_opening()
        else:
            await self._begin(seating)
            self._opening.stop()

    async def _opening_ended(self) -> None:
        """Start the game. Commitments take the place of contributions that were not opened."""
        async with self._changing:
            if self.row.status == "opening":
                await self._begin(self.seating)

    async def _begin(self, seating: Seating) -> None:
        """Shuffle, and let the game begin."""
        shuffled = partial(table_records.shuffled_game, seating.row, seating.chairs)
        is_fork = seating.row.origin_record is not None  # replayed off the event loop
        game, inherited = await asyncio.to_thread(shuffled) if is_fork else shuffled()
        setup = table_records.setup_text(game.setup)
        await self._change(seating.changed(status="playing", setup=setup), *inherited)
        self.game = game
        self._tell_moment(game)
        self.wake_bots()

    def resume_opening(self) -> None:
        """Wait for contributions that are being opened, also after a restart."""
        if self.row.status == "opening" and self.row.opening_since is not None:
            self._opening.set(self.row.opening_since, self._opening_ended)

    # Playing

    async def decide(
        self, guest: str | None, wish: wire.Decide, sender: Listener | None = None
    ) -> Message:
        """Make a decision, or several at once, and return the resulting moment."""
        async with self._changing:
            game = self.playing()
            self.seating.check_decides(guest, wish.seat)
            wishes = wish.decision, *wish.then
            proposals = game.decide(wish.number, wish.seat, *wishes, by_bot=False)
            moment = await self._enter(game, proposals, sender)
            self.wake_bots()
            return moment

    async def undo(
        self, guest: str | None, wish: wire.Undo, sender: Listener | None = None
    ) -> Message:
        """Undo decisions and return the resulting moment."""
        async with self._changing:
            self.seating.check_decides(guest, wish.seat)
            return await self._undo(wish, sender, practice=wish.practice)

    async def _undo(
        self, wish: wire.Undo | wire.AskTakeback, sender: Listener | None, *, practice: bool
    ) -> Message:
        game = self.playing()
        if practice and self.seating.takeback_policy != "free":
            raise Refused("forbidden", "at this table, decisions are not taken back freely")
        proposal = game.undo(wish.number, wish.seat, wish.back_to, free=practice)
        moment = await self._enter(game, [proposal], sender)
        self.wake_bots()
        return moment

    async def ask_takeback(
        self, guest: str | None, wish: wire.AskTakeback, sender: Listener | None = None
    ) -> Message | None:
        """Ask all other people to take a decision back; bots agree by themselves, at once."""
        async with self._changing:
            game = self.playing()
            asker = self.seating.check_decides(guest, wish.seat)
            if self.seating.takeback_policy == "off":
                raise Refused("forbidden", "takebacks are switched off at this table")
            if self.seating.takeback_policy == "free":
                return await self._undo(wish, sender, practice=True)
            game.check_can_take_back(wish.number, wish.seat, wish.back_to)
            self._takebacks.ask(wish, game.number, asker, self.players, self._takeback_changed)
            self._takeback_changed()
            return None

    async def answer_takeback(
        self, guest: str | None, wish: wire.AnswerTakeback, sender: Listener | None = None
    ) -> Message | None:
        """Agree to a takeback, decline or withdraw it; return the moment if all have agreed."""
        async with self._changing:
            open_request = self._takebacks.open_request(wish.request)
            request = open_request.answered(guest, self.chairs, accept=wish.accept)
            if not request.is_granted:
                self._takebacks.take(request)
                self._takeback_changed()
                return None
            game, allowed_by = self.playing(), seats_of(self.chairs, request.accepted)
            number, seat, back_to = request.number, request.seat, request.back_to
            proposal = game.undo_with_consent(number, seat, back_to, allowed_by)
            self._takebacks.take(request)
            moment = await self._enter(game, [proposal], sender)
            self.wake_bots()
            return moment

    def _takeback_changed(self) -> None:
        """Announce a request, an answer or the end; bots wait while a request is open."""
        self._announce()
        self.wake_bots()

    async def say(
        self, guest: str, name: str, text: str, sender: Listener | None = None
    ) -> Message:
        async with self._changing:
            self.seating.check_open()
            row = self.chat.proposed(self.seating, guest, name, text)
            await self._write(add_chat(row))
            self.chat.take(row)
            message = self._backlog.chat_notice(row)
            self.listeners.tell(message, sender)
            return message

    async def _enter(
        self, game: GameLog, proposals: Sequence[Proposal], sender: Listener | None = None
    ) -> Message:
        """Write entries in one commit, then make them take effect and notify everyone.

        The last moment is returned for the sender, who gets those before it like everyone else.
        """
        *earlier, last = proposals
        progress, seating = last.progress, self.seating
        writes = [add_entry(self.id, each.entry, each.progress) for each in proposals]
        if progress.decides is None:
            seating = seating.changed(status="over", points=progress.points)
        if last.practice and not self.row.practice:
            seating = seating.changed(practice=True)
        if seating is not self.seating:
            writes += seating.writes(self.seating)
        if progress.decides is None:
            writes += self._results(last)
        await self._write(*writes)
        for proposal in earlier:
            game.take(proposal)
            self._tell_moment(game)
        game.take(last)
        METRICS.decisions += len(proposals)
        moment = self._tell_moment(game, sender)
        request_ended = self._takebacks.game_went_on(last.entry)
        if request_ended or seating is not self.seating:
            self.seating = seating
            self._announce()
        return moment

    def _results(self, last: Proposal) -> list[Write]:
        """Return the writes that store how the game ended for everyone."""
        state, made, _ = last.position
        ended = self.services.clock()
        return [add_result(row) for row in results_of(self.row, self.chairs, state, made, ended)]

    async def fill_in_progress(self) -> None:
        """Add the progress for the lobby to a log that an earlier version wrote without it."""
        async with self._changing:
            if self.game is not None and self.game.number:
                progress = self.game.progress()
                await self._write(set_progress(self.id, self.game.number, progress))

    # Bots

    def wake_bots(self) -> None:
        """Let the bots play on, because somebody watches or has changed something."""
        self._bot_turns.wake(self)

    def looked_at(self, guest: str | None) -> None:
        """Wake the bots for a player who reads the table without a live connection."""
        if guest in self.players:
            self.wake_bots()

    def _watched_now(self) -> None:
        self.wake_bots()
        requester = self.requester()
        if requester.person_waits:
            self.services.bot_pool.person_waits(requester)

    @property
    def watched(self) -> bool:
        return bool(self.listeners)

    @property
    def people_play(self) -> bool:
        return bool(self.seating.players())

    def requester(self) -> Requester:
        return self.seating.requester(listener.guest for listener in self.listeners)

    def next_bot_turn(self) -> BotTurn | None:
        game = self.game
        if game is None or game.state.over or self.seating.is_closed or self._takebacks.is_open:
            return None
        seat = game.state.seat
        bot = self.chairs[seat].bot
        if bot is None:
            return None
        seed = table_records.bot_seed(self.row, self.chairs, seat)
        return BotTurn(game, game.number, seat, bot, seed)

    async def bot_decided(self, turn: BotTurn, decision: str) -> None:
        async with self._changing:
            if self.next_bot_turn() == turn:  # no undo or takeover in the meantime
                game, number, seat, *_ = turn
                await self._enter(game, game.decide(number, seat, decision, by_bot=True))

    # Writing and ending

    async def _write(self, *writes: Write) -> None:
        """Write a change, under the lock. The caller makes it take effect without waiting again."""
        try:
            await self._changing.written(self.services.store.write(*writes))
        except IntegrityError:  # what is stored is not what this session has loaded
            self._changing.ended = _outdated()
            self._end()
            raise Refused("stale", "another change was made in the meantime") from None

    async def retire(self) -> None:
        """End this session for good. Clients reconnect to the table as it is stored then."""
        async with self._changing:  # after a change that is being written
            self._changing.ended = _outdated()
        await self.close()

    async def close(self) -> None:
        """Stop the bots and ask all clients to reconnect.

        The change that is being written may end first, but the stop does not wait long for it.
        """
        self._stop_bots()
        await self._changing.close(_CLOSE_SECONDS)
        self._end()

    def _stop_bots(self) -> None:
        self._bot_turns.stop()
        self._opening.stop()
        self._takebacks.stop()

    def _end(self) -> None:
        self._stop_bots()
        if self._announcing is not None:
            self._announcing.cancel()
        self.listeners.close(Message("stop", _encode({"retry_ms": _RETRY_MS})))

    def playing(self) -> GameLog:
        if self.game is None:
            raise Refused("not-started", "the game has not started")
        return self.game


def _outdated() -> Refused:
    return Refused("unavailable", "the table was changed; open it again")
