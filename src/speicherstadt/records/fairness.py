"""Shuffles that nobody can choose, not even the server's operator.

The table draws a secret and publishes its SHA-256. Each player's client draws a contribution and
publishes only a commitment to it. Contributions are opened when all commitments are known, so
nobody can choose theirs last. Secret and contributions determine pile, bag, first player and the
bots' random choices. When the game is over, the secret is revealed and anyone can check them.
docs/server.md describes the algorithm, and what it does not prove.
"""

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass

from speicherstadt.catalog import Deck
from speicherstadt.engine import CURRENT_RULES, Below, Rules, Seat, Setup, State, complete, view
from speicherstadt.errors import Malformed
from speicherstadt.records.shuffle import deal_by

SHUFFLE_VERSION = 2
"""The version of new games. Games of version 1 keep theirs."""
_WORD = 1 << 64
_WORD_BYTES = 8


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def contribution_commitment(table: str, seat: Seat, contribution: str) -> str:
    """Return the commitment that a seat's client publishes before it opens its contribution."""
    text = f"speicherstadt contribution 2\n{table}\n{seat}\n{contribution}"
    return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Shuffle:
    """The source of all randomness in one game."""

    table: str
    secret: bytes
    inputs: tuple[str, ...]
    """By seat: its contribution; its commitment if it was not opened; empty if there is neither."""
    version: int = SHUFFLE_VERSION

    def __post_init__(self) -> None:
        if self.version not in (1, 2):
            raise Malformed(f"version: must be 1 to {SHUFFLE_VERSION}; this program knows no other")

    def setup(self, deck: Deck, rules: Rules = CURRENT_RULES) -> Setup:
        return deal_by(self._below(), deck, len(self.inputs), rules=rules)

    def rest(self, state: State) -> Setup:
        """Return the set-up of a game that continues from here with its hidden parts reshuffled."""
        return complete(view(state), self._below()).setup

    def bot_seed(self, seat: Seat) -> str:
        """Return the seed of the bot at a seat: nobody can predict it without the secret."""
        if self.version == 1:
            return f"{self.table}/{seat}"
        message = "\n".join(["speicherstadt bot 2", str(seat), self.table, *self.inputs])
        return hmac.digest(self.secret, message.encode(), "sha256").hex()

    def _below(self) -> Below:
        words = self._words_of_version_1() if self.version == 1 else self._words()

        def below(limit: int) -> int:
            fair = _WORD - _WORD % limit
            return next(word for word in words if word < fair) % limit

        return below

    def _words(self) -> Iterator[int]:
        """Yield 64-bit numbers, four from each block."""
        message = "\n".join([self.table, *self.inputs])
        number = 0
        while True:
            text = f"speicherstadt shuffle 2\n{number}\n{message}"
            block = hmac.digest(self.secret, text.encode(), "sha256")
            for at in range(0, len(block), _WORD_BYTES):
                yield int.from_bytes(block[at : at + _WORD_BYTES], "big")
            number += 1

    def _words_of_version_1(self) -> Iterator[int]:
        """Yield 64-bit numbers, one from each block."""
        message = "\n".join(["speicherstadt shuffle", self.table, *self.inputs]).encode()
        number = 1
        while True:
            block = hmac.digest(self.secret, b"%d\n" % number + message, "sha256")
            yield int.from_bytes(block[:_WORD_BYTES], "big")
            number += 1
