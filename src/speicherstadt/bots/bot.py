"""What a bot is, and a guard that keeps a failing bot from ruining a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from typing import ClassVar

from speicherstadt.engine import Decision, View, Viewer
from speicherstadt.errors import SpeicherstadtError

_LONGEST_REASON = 300


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a decision. Without limits, it uses its own.

    Each bot counts effort in its own units, such as samples. Only a limit on effort gives the same
    decision on every machine.
    """

    seconds: float | None = None
    effort: int | None = None


class Bot(ABC):
    """Decides from a view. The same seed, view and effort give the same decision."""

    reproducible: ClassVar[bool] = False
    """Whether that also holds without a limit on effort, when a bot might go by the clock."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, seen: View, budget: Budget) -> Decision:
        """Choose one of `seen.legal()` for the player at `seen.seat`."""

    def close(self) -> None:  # noqa: B027 — most bots hold nothing
        """Release what the bot holds. It will not be asked again."""


class RandomBot(Bot):
    """Plays random legal moves.

    Each choice is a hash of the seed and the moment, which differs for all decisions of a game:
    workers are placed one by one, every purchase decision sends workers home, and every loading
    step leaves fewer cubes on the quay.
    """

    reproducible = True

    def decide(self, seen: View, budget: Budget) -> Decision:
        options, table = seen.legal(), seen.table
        seat, workers = table.seat, sum(map(len, table.columns))
        quay = table.players[seat].quay
        moment = f"{self.seed}/{table.round}/{seat}/{table.placed}/{workers}/{quay}"
        draw = blake2b(moment.encode(), digest_size=8).digest()
        return options[int.from_bytes(draw, "big") * len(options) >> 64]


class Forfeit(SpeicherstadtError):
    """A bot crashed, hung, sent nonsense or made an illegal decision."""

    code = "forfeit"


class Guarded(Bot):
    """Wraps a bot. If it fails, it forfeits, and random moves are played for it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed)
        self._bot = bot
        self.forfeit: str | None = None
        """Why the bot forfeited, or None."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        return self.choose(Viewer(seen.table), seen.legal(), budget)

    def choose(self, viewer: Viewer, options: Sequence[Decision], budget: Budget) -> Decision:
        """Return one of `options`, whatever the bot does with its own copy of the view."""
        if self.forfeit is None:
            try:
                decision = self._bot.decide(viewer.look(options), budget)
                for option in options:
                    if option is decision:  # much faster than comparing values
                        return option
                if decision in options:
                    return options[options.index(decision)]
                reason = f"decided {decision}, which is not allowed"
            except (Exception, SystemExit) as error:  # whatever a bot does, the game goes on
                reason = f"{type(error).__name__}: {error}"
            self.forfeit = " ".join(reason.split())[:_LONGEST_REASON]
            self.close()
            self._bot = RandomBot(self.seed)
        return self._bot.decide(viewer.look(options), budget)

    def close(self) -> None:
        with suppress(Exception):
            self._bot.close()
