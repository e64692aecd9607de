"""Who sits where and contributes what to the shuffle, and who may change it.

A change returns a new seating or is refused.
"""

import time
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from speicherstadt.engine import Seat
from speicherstadt.records import contribution_commitment
from speicherstadt.server import wire
from speicherstadt.server.bots.bot_pool import Requester
from speicherstadt.server.games.table_records import commitment_of, free_name
from speicherstadt.server.games.takeback_policy import takeback_policy
from speicherstadt.server.people.faces import default_emblem, free_emblem, with_faces
from speicherstadt.server.people.identity import Identity
from speicherstadt.server.people.names import clean_name, looks_like
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import SeatRow, TableRow, Write
from speicherstadt.server.storage.statements import change_seat, change_table
from speicherstadt.server.times import iso_time

NOBODY = "N. N."
"""The name of a person who was removed; it is understood in all our languages."""
STAND_IN = "broker"
"""The bot that takes over when someone leaves a running game."""
_STARTED = ("opening", "playing")


@dataclass(frozen=True)
class Seating:
    row: TableRow
    chairs: tuple[SeatRow, ...]

    @classmethod
    def of(cls, row: TableRow, chairs: Iterable[SeatRow]) -> "Seating":
        """Return the seating of a stored table, in which everyone has a name and an emblem."""
        return cls(row, with_faces(chairs))

    # Changes

    def joined(
        self, guest: str, name: str, wish: wire.Join, emblem: str | None = None
    ) -> "Seating":
        """Seat a person. A bot with the same name makes room: another character takes its seat."""
        self.check_gathering()
        free = [chair.seat for chair in self.chairs if not chair.guest and not chair.bot]
        if wish.seat is not None and wish.seat not in free:
            raise Refused("full", f"seat {wish.seat} is taken")
        if not free:
            raise Refused("full", "every seat is taken")
        seat = free[0] if wish.seat is None else wish.seat
        names = {chair.name for chair in self.chairs if chair.guest and chair.name}
        own = clean_name(wish.name) if wish.name else name
        if any(looks_like(own, other) for other in names):
            own = free_name(own, {*names, own})
        taken = [chair.emblem for chair in self.chairs]
        own_emblem = free_emblem(emblem or default_emblem(guest), taken)
        chairs = [
            SeatRow(self.row.id, chair.seat, bot=chair.bot)
            if chair.bot and chair.name and looks_like(chair.name, own)
            else chair
            for chair in self.chairs
        ]
        chairs[seat] = SeatRow(self.row.id, seat, guest, own, emblem=own_emblem)
        return replace(self, chairs=with_faces(chairs))

    def left(self, guest: str, seat: Seat) -> "Seating | None":
        """Free the seat; in a running game a bot stands in. None if nobody is left."""
        chair = self.owned(guest, seat)
        if self.row.status == "over":
            raise Refused("over", "the game is over; you cannot leave it")
        if self.row.status in _STARTED:
            return self._with(replace(chair, bot=chair.bot or STAND_IN))
        others = [chair.guest for chair in self.chairs if chair.guest and chair.seat != seat]
        if not others:
            return None
        host = self.row.host if self.row.host in others else others[0]
        return self._with(SeatRow(self.row.id, seat)).changed(host=host)

    def removed(self, guest: str, seat: Seat) -> "Seating":
        """Free the seat of somebody else, as the host may do before the game."""
        self.check_gathering()
        chair = self.chair(seat)
        if guest != self.row.host:
            raise Refused("forbidden", "only the host can remove a player")
        if chair.guest is None:
            raise Refused("malformed", f"seat {seat}: nobody to remove")
        if chair.guest == guest:
            raise Refused("forbidden", "you cannot remove yourself; leave the seat instead")
        return self._with(SeatRow(self.row.id, seat))

    def with_bot(self, guest: str, seat: Seat, bot: str, present: Collection[str]) -> "Seating":
        """Put a bot in an empty seat, or let it stand in for someone who asks or has left."""
        self.check_open()
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
        if empty:
            return self._with(SeatRow(self.row.id, seat, bot=bot))
        return self._with(replace(chair, bot=bot if mine else STAND_IN))

    def _stands_in_for_host(self, guest: str, present: Collection[str]) -> bool:
        """Return whether the guest may replace missing people because the host is gone."""
        plays = any(chair.guest == guest for chair in self.chairs)
        return plays and self.row.status == "playing" and self.row.host not in present

    def without_bot(self, guest: str, seat: Seat) -> "Seating":
        """End the stand-in for the guest's seat; before the game, the host may remove any bot."""
        self.check_open()
        chair = self.chair(seat)
        hosts = self.row.status == "gathering" and guest == self.row.host and not chair.guest
        if chair.guest != guest and not hosts:
            raise Refused(
                "not-your-seat", f"seat {seat} is not yours; you can only take back your own"
            )
        return self._with(replace(chair, bot=None) if chair.guest else SeatRow(self.row.id, seat))

    def committed(self, guest: str, seat: Seat, commitment: str) -> "Seating":
        """Commit a seat to a contribution, for as long as the guest keeps the seat."""
        self.check_gathering()
        chair = self.owned(guest, seat)
        if chair.commitment not in ("", commitment):
            raise Refused("forbidden", f"seat {seat} has committed to another contribution")
        return self._with(replace(chair, commitment=commitment))

    def closed(self) -> "Seating":
        """Close the table; only the operator may do this."""
        self.check_open()
        if self.row.status == "over":
            raise Refused("over", "the game is over; there is nothing to close")
        return self.changed(status="closed")

    def without_guest(self, guest: str, nobody: str) -> "Seating | None":
        """Replace a removed guest by `nobody`, a new guest id. None if the table becomes empty.

        Before the game, their seats become free; in a running game, bots stand in.
        """
        if self.row.status == "gathering":
            return self._left_entirely(guest)
        names = {chair.name for chair in self.chairs if chair.name}
        chairs = list[SeatRow]()
        for chair in self.chairs:
            if chair.guest == guest:
                name = free_name(NOBODY, names)
                names.add(name)
                bot = chair.bot or (STAND_IN if self.row.status in _STARTED else None)
                chairs.append(replace(chair, guest=nobody, name=name, bot=bot))
            else:
                chairs.append(chair)
        host = nobody if self.row.host == guest else self.row.host
        return replace(self, chairs=tuple(chairs)).changed(host=host)

    def _left_entirely(self, guest: str) -> "Seating | None":
        """Free all seats of a guest. None if nobody is left."""
        seating: Seating | None = self
        for chair in self.chairs:
            if chair.guest == guest and seating is not None:
                seating = seating.left(guest, chair.seat)
        return seating

    def started(self, guest: str, now: float) -> "Seating":
        """Start the game: from now on, contributions are opened and nothing else changes."""
        self.check_start(guest)
        return self.changed(status="opening", opening_since=now)

    def opened(self, guest: str, seat: Seat, contribution: str) -> "Seating":
        """Open a contribution. Opening it again changes nothing."""
        chair = self.owned(guest, seat)
        if chair.contribution == contribution:
            return self
        if self.row.status == "gathering":
            raise Refused("not-started", "contributions are opened when the game starts")
        if self.row.status != "opening":
            raise Refused("stale", "the cards have been shuffled already")
        if contribution_commitment(self.row.id, seat, contribution) != chair.commitment:
            raise Refused("illegal", f"seat {seat} has not committed to this contribution")
        return self._with(replace(chair, contribution=contribution))

    def with_settings(self, guest: str, settings: wire.TableSettings) -> "Seating":
        self.check_open()
        if guest != self.row.host:
            raise Refused("forbidden", "only the host can change the settings of this table")
        return replace(self, row=replace(self.row, spectator_chat=settings.spectator_chat))

    def changed(self, **changes: str | float | bool) -> "Seating":
        return replace(self, row=replace(self.row, **changes))  # type: ignore[arg-type]  # columns

    def _with(self, chair: SeatRow) -> "Seating":
        chairs = tuple(chair if chair.seat == other.seat else other for other in self.chairs)
        return replace(self, chairs=with_faces(chairs))

    # Questions

    @property
    def unopened(self) -> list[Seat]:
        """The seats that have committed to a contribution and not opened it."""
        return [chair.seat for chair in self.chairs if chair.commitment and not chair.contribution]

    def uncommitted(self, people: Collection[str]) -> list[Seat]:
        """Return the seats of these people that have not committed to a contribution.

        Where nobody has, as among programs that do not care, nobody is expected to.
        """
        if not any(chair.commitment for chair in self.chairs):
            return []
        return [
            chair.seat for chair in self.chairs if chair.guest in people and not chair.commitment
        ]

    def chair(self, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self.chairs):
            raise Refused("malformed", f"seat {seat}: must be 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def players(self) -> set[str]:
        """Return the people who play, without those for whom a bot stands in."""
        return {chair.guest for chair in self.chairs if chair.guest and not chair.bot}

    def requester(self, present: Iterable[str | None]) -> Requester:
        """Return for whom the bots think, given everyone who has the table open."""
        row, person_waits = self.row, not self.players().isdisjoint(present)
        return Requester(row.host, row.id, person_waits, row.address or "")

    @property
    def takeback_policy(self) -> wire.TakebackPolicy:
        return takeback_policy(self.row, self.chairs)

    @property
    def is_closed(self) -> bool:
        return self.row.status == "closed"

    def check_open(self) -> None:
        if self.is_closed:
            raise Refused("closed", "this table was closed by the server's operator")

    def owned(self, guest: str | None, seat: Seat) -> SeatRow:
        self.check_open()
        chair = self.chair(seat)
        if guest is None or chair.guest != guest:
            raise Refused("not-your-seat", f"seat {seat} is not yours")
        return chair

    def check_decides(self, guest: str | None, seat: Seat) -> str:
        """Return the guest, who must hold the seat and have no stand-in."""
        if self.owned(guest, seat).bot is not None:
            raise Refused("not-your-seat", f"a bot plays at seat {seat}; take it back first")
        assert guest is not None
        return guest

    def check_gathering(self) -> None:
        self.check_open()
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

    def room(
        self,
        presence: Mapping[str, bool],
        watching: int,
        identity: Identity,
        takeback: wire.Takeback | None = None,
    ) -> wire.Room:
        """Return what everyone sees; `presence` says who is here, and who only in the background.

        `watching` counts the people without a seat.
        """
        row = self.row
        origin = None if row.origin_at is None else wire.Origin(row.origin_table, row.origin_at)
        return wire.Room(
            id=row.id,
            status=row.status,  # type: ignore[arg-type]  # only ever one of them
            public=row.public,
            hints=row.hints,
            spectator_chat=row.spectator_chat,
            host=identity.public(row.host),
            created=iso_time(row.created),
            chairs=[shown_chair(chair, presence, identity) for chair in self.chairs],
            watching=watching,
            commitment=commitment_of(row),
            contributions=[
                wire.SeatContribution(chair.commitment, bool(chair.contribution))
                for chair in self.chairs
            ],
            origin=origin,
            rematch=row.rematch,
            practice=row.practice,
            takeback_policy=self.takeback_policy,
            takeback=takeback,
            daily=wire.DailyRoom(row.daily, row.scored) if row.daily else None,
        )


def shown_chair(chair: SeatRow, presence: Mapping[str, bool], identity: Identity) -> wire.Chair:
    guest = chair.guest
    return wire.Chair(
        name=chair.name,
        emblem=chair.emblem,  # type: ignore[arg-type]  # only ever one of them
        guest=identity.public(guest) if guest else None,
        bot=chair.bot,
        present=guest in presence if guest else chair.bot is not None,
        away=presence.get(guest, False) if guest else False,
    )
