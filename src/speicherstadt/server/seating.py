"""Who sits where, and who may change it. A change returns a new seating or is refused."""

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from speicherstadt.engine import Seat
from speicherstadt.server import wire
from speicherstadt.server.identity import Identity, clean_name
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import SeatRow, TableRow, Write
from speicherstadt.server.storage.statements import change_seat, change_table
from speicherstadt.server.table_records import free_name

STAND_IN = "broker"
"""The bot that takes over when someone leaves a running game."""


@dataclass(frozen=True)
class Seating:
    row: TableRow
    chairs: tuple[SeatRow, ...]

    # Changes

    def joined(self, guest: str, name: str, wish: wire.Join) -> "Seating":
        self.check_gathering()
        free = [chair.seat for chair in self.chairs if not chair.guest and not chair.bot]
        if wish.seat is not None and wish.seat not in free:
            raise Refused("full", f"seat {wish.seat} is taken")
        if not free:
            raise Refused("full", "every seat is taken")
        seat = free[0] if wish.seat is None else wish.seat
        names = {chair.name for chair in self.chairs if chair.name}
        own = free_name(clean_name(wish.name or name), names)
        return self._with(SeatRow(self.row.id, seat, guest, own, None, wish.contribution or ""))

    def left(self, guest: str, seat: Seat) -> "Seating | None":
        """Free the seat; in a running game a bot stands in. None if nobody is left."""
        chair = self.owned(guest, seat)
        if self.row.status == "over":
            raise Refused("over", "the game is over; you cannot leave it")
        if self.row.status == "playing":
            return self._with(replace(chair, bot=chair.bot or STAND_IN))
        others = [chair.guest for chair in self.chairs if chair.guest and chair.seat != seat]
        if not others:
            return None
        host = self.row.host if self.row.host in others else others[0]
        return self._with(SeatRow(self.row.id, seat)).changed(host=host)

    def with_bot(self, guest: str, seat: Seat, bot: str, present: Collection[str]) -> "Seating":
        """Put a bot in an empty seat, or let it stand in for someone who asks or has left."""
        chair = self.chair(seat)
        mine, empty = chair.guest == guest, chair.guest is None
        if guest != self.row.host and not mine and not self._stands_in_for_host(guest, present):
            raise Refused("forbidden", "only the host can put bots in other people's seats")
        if self.row.status == "over":
            raise Refused("over", "the game is over")
        if self.row.status == "gathering":
            if not empty:
                raise Refused("full", f"seat {seat} is taken by {chair.name}")
        elif empty:
            raise Refused("forbidden", "bots cannot be replaced in a running game")
        elif not mine and chair.guest in present:
            raise Refused("forbidden", f"{chair.name} is here and still playing")
        return self._with(replace(chair, bot=bot if mine or empty else STAND_IN))

    def _stands_in_for_host(self, guest: str, present: Collection[str]) -> bool:
        """Return whether the guest may replace missing people because the host is gone."""
        plays = any(chair.guest == guest for chair in self.chairs)
        return plays and self.row.status == "playing" and self.row.host not in present

    def without_bot(self, guest: str, seat: Seat) -> "Seating":
        """End the stand-in for the guest's seat; before the game, the host may remove any bot."""
        chair = self.chair(seat)
        hosts = self.row.status == "gathering" and guest == self.row.host and not chair.guest
        if chair.guest != guest and not hosts:
            raise Refused(
                "not-your-seat", f"seat {seat} is not yours; you can only take back your own"
            )
        return self._with(replace(chair, bot=None))

    def contributed(self, guest: str, contribution: str) -> "Seating":
        """Contribute to the shuffle, once for each of the guest's seats."""
        self.check_gathering()
        mine = [chair for chair in self.chairs if chair.guest == guest]
        if not mine:
            raise Refused("not-your-seat", "only players at the table can contribute")
        seating = self
        for chair in mine:
            seating = seating._with(replace(chair, contribution=chair.contribution or contribution))
        return seating

    def changed(self, **changes: str) -> "Seating":
        return replace(self, row=replace(self.row, **changes))  # type: ignore[arg-type]  # columns

    def _with(self, chair: SeatRow) -> "Seating":
        chairs = tuple(chair if chair.seat == other.seat else other for other in self.chairs)
        return replace(self, chairs=chairs)

    # Questions

    def chair(self, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self.chairs):
            raise Refused("malformed", f"seat {seat}: must be 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def owned(self, guest: str | None, seat: Seat) -> SeatRow:
        chair = self.chair(seat)
        if guest is None or chair.guest != guest:
            raise Refused("not-your-seat", f"seat {seat} is not yours")
        return chair

    def check_decides(self, guest: str | None, seat: Seat) -> None:
        if self.owned(guest, seat).bot is not None:
            raise Refused("not-your-seat", f"a bot stands in at seat {seat}: take it back first")

    def check_gathering(self) -> None:
        if self.row.status != "gathering":
            raise Refused("full", "the game has already started")

    def check_start(self, guest: str) -> None:
        self.check_gathering()
        if guest != self.row.host:
            raise Refused("forbidden", "only the host can start the game")
        if not all(chair.guest or chair.bot for chair in self.chairs):
            raise Refused("not-started", "there are empty seats")

    def check_rematch(self, guest: str) -> None:
        if self.row.status != "over":
            raise Refused("not-started", "the game is not over yet")
        if all(chair.guest != guest for chair in self.chairs):
            raise Refused("forbidden", "only players of this game can ask for a rematch")

    # In the database and on the wire

    def writes(self, before: "Seating") -> list[Write]:
        """Return the writes that replace the seating before with this one."""
        moved = [chair for chair in self.chairs if chair not in before.chairs]
        return [change_table(replace(self.row, changed=time.time())), *map(change_seat, moved)]

    def shown(self, presence: Mapping[str, bool], identity: Identity) -> list[wire.Chair]:
        """Return the chairs as shown to everyone; `presence` says who is here and who is away."""
        return [shown_chair(chair, presence, identity) for chair in self.chairs]


def shown_chair(chair: SeatRow, presence: Mapping[str, bool], identity: Identity) -> wire.Chair:
    guest = chair.guest
    return wire.Chair(
        name=chair.name,
        guest=identity.public(guest) if guest else None,
        bot=chair.bot,
        present=guest in presence if guest else chair.bot is not None,
        away=presence.get(guest, False) if guest else False,
        contributed=bool(chair.contribution),
    )
