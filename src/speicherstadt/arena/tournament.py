"""Plan a tournament: which bots meet, on which deals and in which seats.

Duplicate play reduces luck: every deal (pile, bag and first player) is played once in each rotation
of the seats, so each bot plays every position of the same deal. Matchup, deal and rotation identify
a game, which depends on nothing else, in particular not on the order of play.
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

GameKey: TypeAlias = tuple[tuple[str, ...], int, int]
"""Identifies a game within a tournament: the matchup's bots, the deal, the rotation."""

_PLAYING_PACKAGES = ("bots", "catalog", "engine", "records")


class MatchupRule(StrEnum):
    """Which bots meet. With two players every pair does, except on a ladder."""

    ONE_AGAINST = "one-against"
    """One challenger against bots of one other kind, for every ordered pair."""
    MIXED = "mixed"
    """As many different bots as there are seats; with fewer bots, each plays at least once."""
    ALL = "all"
    """Every combination of at least two different bots."""
    LADDER = "ladder"
    """Each bot challenges only the next one named, which takes all other seats."""


@dataclass(frozen=True)
class MatchupSide:
    """A bot and its positions in a matchup. The wins of these positions are counted together."""

    bot: str
    positions: tuple[int, ...]


@dataclass(frozen=True)
class Matchup:
    """Bots that meet. A position is an index into `bots`; each game says which seat it takes."""

    bots: tuple[str, ...]
    challenge: bool = False
    """The first bot challenges the others, which are all of one kind."""

    @property
    def sides(self) -> tuple[MatchupSide, ...]:
        """The sides to report. If a bot meets only itself, its first position is reported."""
        different = tuple(dict.fromkeys(self.bots))
        if self.challenge or len(different) == 1:
            return (MatchupSide(self.bots[0], (0,)),)
        return tuple(
            MatchupSide(bot, tuple(at for at, name in enumerate(self.bots) if name == bot))
            for bot in different
        )

    def title(self, side: MatchupSide) -> str:
        """Name the matchup from one side's point of view."""
        own = [self.bots[at] for at in side.positions]
        others = [bot for at, bot in enumerate(self.bots) if at not in side.positions]
        word = "against" if self.challenge or len(self.bots) == 2 else "with"
        return f"{_counted(own)} {word} {_counted(others)}"


@dataclass(frozen=True)
class ScheduledGame:
    """One game of a tournament, before it is played."""

    matchup: Matchup
    deal: int
    rotation: int
    seed: str
    """The seed of the deal."""
    order: tuple[int, ...]
    """For each seat, the matchup's position that sits there."""

    @property
    def key(self) -> GameKey:
        return self.matchup.bots, self.deal, self.rotation


@dataclass(frozen=True)
class Tournament:
    """Everything the results depend on, and nothing else."""

    bots: tuple[str, ...]
    players: int
    games: int
    """Games per matchup, before rounding up to whole duplicate sets."""
    seed: str
    deck: Deck
    budget: Budget = field(default_factory=Budget)
    rule: MatchupRule = MatchupRule.ONE_AGAINST

    @property
    def deals(self) -> int:
        return -(-self.games // self.players)

    @property
    def size(self) -> int:
        return len(self.matchups()) * self.deals * self.players

    def matchups(self) -> list[Matchup]:
        others = self.players - 1
        if self.rule is MatchupRule.LADDER:
            challenges = dict.fromkeys(pairwise(self.bots))
        elif self.players > 2 and self.rule is MatchupRule.ONE_AGAINST:
            challenges = dict.fromkeys(permutations(self.bots, 2))
        else:
            return [Matchup(bots) for bots in dict.fromkeys(self._combinations())]
        return [Matchup((bot, *[rival] * others), challenge=True) for bot, rival in challenges]

    @property
    def rule_matters(self) -> bool:
        return self.players > 2 or self.rule is MatchupRule.LADDER

    def _combinations(self) -> Iterator[tuple[str, ...]]:
        """Yield them in the order in which bots were named. A bot named twice may meet itself."""
        if self.players == 2:
            yield from combinations(self.bots, 2)
            return
        different = tuple(dict.fromkeys(self.bots))
        fewest = min(2, len(different))
        if self.rule is MatchupRule.MIXED:
            fewest = min(self.players, len(different))
        for bots in combinations_with_replacement(different, self.players):
            if len(set(bots)) >= fewest:
                yield bots

    def schedule(self) -> Iterator[ScheduledGame]:
        """List the games deal by deal, so an interrupted run has played all matchups equally."""
        matchups = self.matchups()
        for deal in range(self.deals):
            seed = f"{self.seed}/{deal}"
            for matchup in matchups:
                # The order of play matters too, so each deal gets a new random order.
                below = chance(f"{seed}/{'/'.join(matchup.bots)}")
                seats = shuffled(range(self.players), below) if self.players > 2 else [0, 1]
                for rotation in range(self.players):
                    order = tuple(seats[-rotation:] + seats[:-rotation])
                    yield ScheduledGame(matchup, deal, rotation, seed, order)

    def settings(self) -> Mapping[str, Any]:
        """Return the settings that games must share to be combined. More games may be added."""
        return {
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "seconds": self.budget.seconds,
            "effort": self.budget.effort,
            "deck": self.deck.digest,
            "tables": str(self.rule) if self.rule_matters else "pairs",
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
    """Hash (SHA-256) all code that affects play, because a changed bot is another bot."""
    root = Path(speicherstadt.__file__).parent
    digest = hashlib.sha256()
    for package in _PLAYING_PACKAGES:
        for file in sorted((root / package).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(root).as_posix()}\n".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()
