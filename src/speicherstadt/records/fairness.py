"""Shuffles that nobody can manipulate, and their proofs.

Before anyone sits down, the table draws a secret and publishes its SHA-256. Each player's client
then contributes random bytes of its own. Secret and contributions determine pile, bag and first
player: every random number comes from HMAC-SHA-256 with the secret as key over the table's name and
the contributions. When the game is over, the secret is revealed and anyone can check the shuffle.
(Someone who runs the server and also plays could choose their contribution last, knowing the
secret. The proof holds against them only if others contribute after them.)
"""

import hashlib
import hmac
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from speicherstadt.catalog import Deck
from speicherstadt.engine import CURRENT_RULES, Below, Rules, Setup, State, complete, view
from speicherstadt.errors import Malformed
from speicherstadt.records.record import Record
from speicherstadt.records.shuffle import deal_by

_WORD = 1 << 64


@dataclass(frozen=True)
class Shuffle:
    """The source of all randomness in one game."""

    table: str
    secret: bytes
    contributions: tuple[str, ...]
    """By seat; empty for a seat that contributed nothing."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def setup(self, deck: Deck, rules: Rules = CURRENT_RULES) -> Setup:
        return deal_by(self._below(), deck, len(self.contributions), rules=rules)

    def rest(self, state: State) -> Setup:
        """Return the set-up of a game that continues from here with its hidden parts reshuffled."""
        return complete(view(state), self._below()).setup

    def _below(self) -> Below:
        message = "\n".join(["speicherstadt shuffle", self.table, *self.contributions]).encode()
        drawn = 0

        def below(limit: int) -> int:
            nonlocal drawn
            fair = _WORD - _WORD % limit
            while True:
                drawn += 1
                block = hmac.digest(self.secret, b"%d\n" % drawn + message, "sha256")
                word = int.from_bytes(block[:8], "big")
                if word < fair:
                    return word % limit

        return below


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True)
class Proof:
    """The commitment of the table, and the secret it revealed when the game was over."""

    commitment: str
    shuffle: Shuffle
    origin: int | None = None
    """In a fork: how many decisions were kept before the rest was reshuffled."""

    def check(self, record: Record) -> None:
        """Refuse a record whose pile and bag do not follow from this proof."""
        if self.shuffle.commitment != self.commitment:
            raise Malformed("secret: its SHA-256 must be the commitment, but differs")
        setup = record.setup
        if len(self.shuffle.contributions) != setup.players:
            raise Malformed(f"contributions: there must be {setup.players}, one for each seat")
        if self.origin is None:
            fair = self.shuffle.setup(setup.deck)
        else:
            fair = self.shuffle.rest(record.replay(self.origin))
        for what in ("pile", "bag", "first"):
            if getattr(fair, what) != getattr(setup, what):
                raise Malformed(f"{what}: does not follow from the secret and contributions")


def read_proof(file: Path) -> Proof:
    """Read a proof that was downloaded from the server."""
    try:
        data = json.loads(file.read_bytes()[: 1 << 16])
        return _proof(data)
    except OSError as error:
        raise Malformed(f"{file}: cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Malformed(f"{file}: not a proof of a shuffle") from None


def _proof(data: dict[str, Any]) -> Proof:
    if data["secret"] is None:
        raise Malformed("secret: missing; this proof was saved before the game was over")
    contributions = tuple(map(str, data["contributions"]))
    shuffle = Shuffle(str(data["table"]), bytes.fromhex(data["secret"]), contributions)
    origin = data["origin"]
    return Proof(str(data["commitment"]), shuffle, None if origin is None else int(origin))
