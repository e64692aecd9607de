"""Asking the other people at a table to take a decision back.

A request lives in memory until all have agreed: then it becomes an undo in the log. A restart
forgets it. While it is open, the bots wait.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from speicherstadt.engine import Seat
from speicherstadt.server import wire
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import Entry, SeatRow

REQUEST_SECONDS = 60.0
"""How long a request waits for the answers."""


@dataclass(frozen=True)
class TakebackRequest:
    id: str
    number: int
    """The number of the last log entry when it was asked; with the next one, it ends."""
    seat: Seat
    back_to: int
    asker: str
    asked: frozenset[str]
    """The people who have to agree."""
    accepted: frozenset[str] = frozenset()
    outcome: wire.TakebackOutcome = "open"
    ended_by: Seat | None = None

    @property
    def is_granted(self) -> bool:
        return self.accepted == self.asked

    def answered(
        self, guest: str | None, chairs: Sequence[SeatRow], *, accept: bool
    ) -> "TakebackRequest":
        """Return the request after an answer. The player who asked can withdraw it."""
        if guest == self.asker and not accept:
            return replace(self, outcome="withdrawn")
        if guest is None or guest not in self.asked:
            raise Refused("forbidden", "only the other players of this game are asked")
        if accept:
            return replace(self, accepted=self.accepted | {guest})
        return replace(self, outcome="declined", ended_by=seats_of(chairs, {guest})[0])

    def shown(self, chairs: Sequence[SeatRow]) -> wire.Takeback:
        return wire.Takeback(
            id=self.id,
            seat=self.seat,
            back_to=self.back_to,
            outcome=self.outcome,
            accepted=seats_of(chairs, self.accepted),
            waiting=seats_of(chairs, self.asked - self.accepted),
            ended_by=self.ended_by,
        )


class TakebackRequests:
    """The latest request at a table. At most one is open."""

    def __init__(self) -> None:
        self.latest: TakebackRequest | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_open(self) -> bool:
        return self.latest is not None and self.latest.outcome == "open"

    def check_none_open(self) -> None:
        if self.is_open:
            raise Refused("takeback-open", "somebody has asked for a takeback; answer that first")

    def ask(
        self,
        wish: wire.AskTakeback,
        number: int,
        asker: str,
        players: set[str],
        expired: Callable[[], None],
    ) -> None:
        """Open a request to all other players; `expired` is called if it ends by itself."""
        self.check_none_open()
        self.latest = TakebackRequest(
            id=secrets.token_hex(4),
            number=number,
            seat=wish.seat,
            back_to=wish.back_to,
            asker=asker,
            asked=frozenset(players - {asker}),
        )

        def expire() -> None:
            self.end("expired")
            expired()

        self._timer = asyncio.get_running_loop().call_later(REQUEST_SECONDS, expire)

    def open_request(self, request: str) -> TakebackRequest:
        if self.latest is None or not self.is_open or self.latest.id != request:
            raise Refused("no-takeback", "this request for a takeback has ended")
        return self.latest

    def take(self, request: TakebackRequest) -> None:
        """Replace the request by what has become of it."""
        self.latest = request
        if request.outcome != "open":
            self.stop()

    def end(self, outcome: wire.TakebackOutcome, ended_by: Seat | None = None) -> bool:
        """End the open request; False if there is none."""
        if self.latest is None or not self.is_open:
            return False
        self.take(replace(self.latest, outcome=outcome, ended_by=ended_by))
        return True

    def game_went_on(self, entry: Entry) -> bool:
        """End the open request with the entry that grants or overtakes it; False without one."""
        if entry.allowed_by:
            return self.end("accepted")
        return self.end("overtaken", entry.seat)

    def seats_changed(self, chairs: Sequence[SeatRow]) -> None:
        """End the open request if a bot now decides for who asked."""
        if self.latest is not None and chairs[self.latest.seat].bot is not None:
            self.end("withdrawn")

    def stop(self) -> None:
        """Stop waiting for answers."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def shown(self, chairs: Sequence[SeatRow]) -> wire.Takeback | None:
        return self.latest.shown(chairs) if self.latest else None


def seats_of(chairs: Sequence[SeatRow], guests: Collection[str]) -> list[Seat]:
    return [chair.seat for chair in chairs if chair.guest in guests]
