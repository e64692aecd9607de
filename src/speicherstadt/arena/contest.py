"""What is to be played: which bots sit at which tables, on which deals, in which seats.

Duplicate play cuts the luck: every deal (pile, bag and first player) is played once in each
rotation of the seats, so that each bot has to make the best of each position of the same deal. A
game is named by its table, deal and rotation and depends on nothing else, least of all on the order
of play.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, permutations
from pathlib import Path
from typing import Any, TypeAlias

import speicherstadt
from speicherstadt import __version__
from speicherstadt.bots import Budget
from speicherstadt.catalog import Deck
from speicherstadt.engine import CURRENT_RULES, shuffled
from speicherstadt.records import chance

Key: TypeAlias = tuple[tuple[str, ...], int, int]
"""What names a game within a contest: the table's bots, the deal, the rotation."""

_PLAYING = ("bots", "catalog", "engine", "records")


class Seating(StrEnum):
    """Who meets whom when more than two play; two meet in every pairing, except on a ladder."""

    ONE_AGAINST = "one-against"
    """One challenger among bots of one other kind, for every ordered pair."""
    MIXED = "mixed"
    """As many different bots as there are seats; with fewer bots, each sits at least once."""
    ALL = "all"
    """Every combination of at least two different bots."""
    LADDER = "ladder"
    """Each bot challenges only the next one named, at a table full of it."""


@dataclass(frozen=True)
class Side:
    """A bot at a table, with its places there: those whose wins are counted together."""

    bot: str
    positions: tuple[int, ...]


@dataclass(frozen=True)
class Table:
    """Bots that meet. A position is an index into `bots`; which seat it takes, each game tells."""

    bots: tuple[str, ...]
    challenge: bool = False
    """The first bot challenges the others, who are all of one kind."""

    @property
    def sides(self) -> tuple[Side, ...]:
        """Whose share of wins is told; of a bot among its equals, that of the first alone."""
        different = tuple(dict.fromkeys(self.bots))
        if self.challenge or len(different) == 1:
            return (Side(self.bots[0], (0,)),)
        return tuple(
            Side(bot, tuple(at for at, name in enumerate(self.bots) if name == bot))
            for bot in different
        )

    def meeting(self, side: Side) -> str:
        """What to call one side's part of the table."""
        mine = [self.bots[at] for at in side.positions]
        others = [bot for at, bot in enumerate(self.bots) if at not in side.positions]
        word = "against" if self.challenge or len(self.bots) == 2 else "with"
        return f"{_counted(mine)} {word} {_counted(others)}"


@dataclass(frozen=True)
class Game:
    """One game of a contest, before it is played."""

    table: Table
    deal: int
    rotation: int
    seed: str
    """Of the deal."""
    order: tuple[int, ...]
    """For each seat, which position of the table sits there."""

    @property
    def key(self) -> Key:
        return self.table.bots, self.deal, self.rotation


@dataclass(frozen=True)
class Contest:
    """Everything that the outcome depends on, and nothing else."""

    bots: tuple[str, ...]
    players: int
    games: int
    """For each table, before rounding up to whole duplicate sets."""
    seed: str
    deck: Deck
    budget: Budget = field(default_factory=Budget)
    seating: Seating = Seating.ONE_AGAINST

    @property
    def deals(self) -> int:
        return -(-self.games // self.players)

    @property
    def size(self) -> int:
        return len(self.tables()) * self.deals * self.players

    def tables(self) -> list[Table]:
        if self.seating is Seating.LADDER:
            others = self.players - 1
            steps = dict.fromkeys(pairwise(self.bots))
            return [Table((one, *[next_one] * others), challenge=True) for one, next_one in steps]
        if self.players > 2 and self.seating is Seating.ONE_AGAINST:
            others = self.players - 1
            pairs = dict.fromkeys(permutations(self.bots, 2))
            return [Table((one, *[crowd] * others), challenge=True) for one, crowd in pairs]
        return [Table(bots) for bots in dict.fromkeys(self._combined())]

    @property
    def seating_matters(self) -> bool:
        return self.players > 2 or self.seating is Seating.LADDER

    def _combined(self) -> Iterator[tuple[str, ...]]:
        """In the order of naming. A bot named twice may also meet itself."""
        if self.players == 2:
            yield from combinations(self.bots, 2)
            return
        different = tuple(dict.fromkeys(self.bots))
        fewest = min(2, len(different))
        if self.seating is Seating.MIXED:
            fewest = min(self.players, len(different))
        for bots in combinations_with_replacement(different, self.players):
            if len(set(bots)) >= fewest:
                yield bots

    def schedule(self) -> Iterator[Game]:
        """Deal by deal, so that a run that was stopped has played all tables alike."""
        tables = self.tables()
        for deal in range(self.deals):
            seed = f"{self.seed}/{deal}"
            for table in tables:
                # Who sits behind whom matters too; the lot gives each deal another order.
                lot = chance(f"{seed}/{'/'.join(table.bots)}")
                seats = shuffled(range(self.players), lot) if self.players > 2 else [0, 1]
                for rotation in range(self.players):
                    order = tuple(seats[-rotation:] + seats[:-rotation])
                    yield Game(table, deal, rotation, seed, order)

    def settings(self) -> Mapping[str, Any]:
        """What must be the same for games to be put together. More games can be added later."""
        return {
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "seconds": self.budget.seconds,
            "effort": self.budget.effort,
            "deck": self.deck.digest,
            "tables": str(self.seating) if self.seating_matters else "pairs",
            "version": __version__,
            "rules": CURRENT_RULES.version,
            "code": code_digest(),
        }


def _counted(bots: list[str]) -> str:
    return ", ".join(
        f"{count} × {bot}" if count > 1 else bot for bot, count in Counter(bots).items()
    )


@cache
def code_digest() -> str:
    """SHA-256 of everything of ours that plays: games of a changed bot are not the same bot's."""
    house = Path(speicherstadt.__file__).parent
    digest = hashlib.sha256()
    for room in _PLAYING:
        for file in sorted((house / room).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(house).as_posix()}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()
