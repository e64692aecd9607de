"""The proof of a shuffle, which the server publishes when the game is over, and its checks."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from speicherstadt.engine import Seat
from speicherstadt.errors import Malformed
from speicherstadt.records.fairness import Shuffle, commitment, contribution_commitment
from speicherstadt.records.record import Record

_MAX_BYTES = 1 << 16
_COMMITMENT = re.compile("([0-9a-f]{64})?")
_DAILY = "daily "
"""The name of a day's deal begins with this; ids of tables have no spaces."""


@dataclass(frozen=True)
class KeptValues:
    """What a client wrote down before the game, and does not take from the server afterwards."""

    commitment: str | None = None
    """The table's commitment to its secret, at first sight."""
    seat_commitments: Mapping[Seat, str] = field(default_factory=dict)
    """The commitments of seats, before this client opened its own contribution."""
    contributions: Mapping[Seat, str] = field(default_factory=dict)
    """This client's own contributions."""
    origin: int | None = None
    """In a fork: how many decisions come from the other game, as known at the start."""

    def __bool__(self) -> bool:
        told = self.commitment or self.seat_commitments or self.contributions
        return bool(told) or self.origin is not None


@dataclass(frozen=True)
class Proof:
    """The secret of a table, and all that went into its shuffle with it."""

    version: int
    table: str
    commitment: str
    secret: bytes
    seat_commitments: tuple[str, ...]
    """By seat; empty for a seat that committed to nothing, and always in version 1."""
    contributions: tuple[str, ...]
    """By seat; empty for a seat that opened none."""
    origin: int | None = None
    """In a fork: how many decisions were kept before the rest was reshuffled."""

    @property
    def shuffle(self) -> Shuffle:
        pairs = zip(self.contributions, self.seat_commitments, strict=True)
        inputs = tuple(opened or committed for opened, committed in pairs)
        return Shuffle(self.table, self.secret, inputs, self.version)

    def check(self, record: Record, kept: KeptValues | None = None) -> None:
        """Refuse a proof that does not fit the record or what a client kept.

        A fork proves nothing about what was known when it began. So a client has to know that, and
        since when, or everything could be chosen in the part that is said to be older.
        """
        self._check_commitments(record.setup.players)
        if kept is not None:
            self._check_kept(kept)
        setup = record.setup
        if self.origin is None:
            fair = self.shuffle.setup(setup.deck)
        else:
            fair = self.shuffle.rest(record.replay(self.origin))
        for what in ("pile", "bag", "first"):
            if getattr(fair, what) != getattr(setup, what):
                raise Malformed(f"{what}: does not follow from the secret and contributions")
        if kept is not None:
            self._check_origin(kept.origin)

    def _check_commitments(self, players: int) -> None:
        if commitment(self.secret) != self.commitment:
            raise Malformed("secret: its SHA-256 differs from the commitment")
        if not len(self.contributions) == len(self.seat_commitments) == players:
            raise Malformed(f"contributions: there must be {players}, one for each seat")
        if self.table.startswith(_DAILY) and any((*self.contributions, *self.seat_commitments)):
            raise Malformed("contributions: nobody contributes to the deal of a day")
        if self.version == 1:
            return
        for seat, opened in enumerate(self.contributions):
            promised = self.seat_commitments[seat]
            if not _COMMITMENT.fullmatch(promised):
                raise Malformed(f"seat {seat}: its commitment must be 64 hexadecimal digits")
            if opened and contribution_commitment(self.table, seat, opened) != promised:
                raise Malformed(f"seat {seat}: its contribution is not the one it committed to")

    def _check_kept(self, kept: KeptValues) -> None:
        if kept.commitment is not None and kept.commitment != self.commitment:
            raise Malformed(
                "commitment: this is not the one you kept; the secret has been replaced since"
            )
        for seat, seen in kept.seat_commitments.items():
            if seen != self._at(self.seat_commitments, seat):
                raise Malformed(f"seat {seat}: its commitment is not the one you kept")
        for seat, mine in kept.contributions.items():
            opened = self._at(self.contributions, seat)
            if not opened:
                raise Malformed(f"seat {seat}: your contribution is missing from the shuffle")
            if opened != mine:
                raise Malformed(f"seat {seat}: your contribution was replaced by another one")

    def _check_origin(self, known: int | None) -> None:
        if self.origin == known:
            return
        if self.origin is None:
            raise Malformed(f"origin: you kept {known}, but this game is not said to be a fork")
        raise Malformed(
            f"origin: only what was hidden after decision {self.origin} is proven to be shuffled "
            f"fairly; what came before is said to be from another game. If you know that this game "
            f"continued one from there, pass --origin {self.origin}"
        )

    @staticmethod
    def _at(values: tuple[str, ...], seat: Seat) -> str:
        if seat >= len(values):
            raise Malformed(f"seat {seat}: must be 0 to {len(values) - 1}")
        return values[seat]


def read_proof(file: Path) -> Proof:
    """Read a proof that was downloaded from the server."""
    try:
        return parse_proof(json.loads(file.read_bytes()[:_MAX_BYTES]))
    except OSError as error:
        raise Malformed(f"{file}: cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Malformed(f"{file}: not a proof of a shuffle") from None


def parse_proof(data: dict[str, Any]) -> Proof:
    """Take a proof from the server's answer. One without a version is of version 1."""
    if data["secret"] is None:
        raise Malformed("secret: missing; this proof was saved before the game was over")
    contributions = tuple(map(str, data["contributions"]))
    origin = data["origin"]
    return Proof(
        version=int(data.get("version", 1)),
        table=str(data["table"]),
        commitment=str(data["commitment"]),
        secret=bytes.fromhex(data["secret"]),
        seat_commitments=tuple(map(str, data.get("seat_commitments", [""] * len(contributions)))),
        contributions=contributions,
        origin=None if origin is None else int(origin),
    )
