"""What a bot is, and a guard that keeps a failing bot from ruining a game."""

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass

from speicherstadt.engine import Decision, View, fingerprint
from speicherstadt.errors import SpeicherstadtError
from speicherstadt.records import chance

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

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, seen: View, budget: Budget) -> Decision:
        """Choose one of `seen.legal()` for the player at `seen.seat`."""

    def close(self) -> None:  # noqa: B027 — most bots hold nothing
        """Release what the bot holds. It will not be asked again."""


class RandomBot(Bot):
    """Plays random legal moves."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        options = seen.legal()
        return options[chance(f"{self.seed}/{fingerprint(seen.table)}")(len(options))]


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
        options = list(seen.legal())
        if self.forfeit is None:
            try:
                decision = self._bot.decide(View(seen.table.copy()), budget)
                if decision in options:
                    return options[options.index(decision)]
                reason = f"decided {decision}, which is not allowed"
            except (Exception, SystemExit) as error:  # whatever a bot does, the game goes on
                reason = f"{type(error).__name__}: {error}"
            self.forfeit = " ".join(reason.split())[:_LONGEST_REASON]
            self.close()
            self._bot = RandomBot(self.seed)
        return self._bot.decide(seen, budget)

    def close(self) -> None:
        with suppress(Exception):
            self._bot.close()
