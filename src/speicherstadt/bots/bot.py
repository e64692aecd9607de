"""What a bot is, and how it is kept from taking a game down."""

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass

from speicherstadt.engine import Decision, View, fingerprint
from speicherstadt.errors import SpeicherstadtError
from speicherstadt.records import chance

_LONGEST_REASON = 300


@dataclass(frozen=True)
class Budget:
    """How much thought a decision may cost; a bot that is told nothing takes its own measure.

    Only effort, which counts what the bot counts, gives the same decision on every machine.
    """

    seconds: float | None = None
    effort: int | None = None


class Bot(ABC):
    """Decides from what everybody may know. The same seed, view and effort: the same decision."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, seen: View, budget: Budget) -> Decision:
        """One of `seen.legal()`, for the player at `seen.seat`."""

    def close(self) -> None:  # noqa: B027 — most bots hold nothing
        """Let go of what the bot holds; it will not be asked again."""


class RandomBot(Bot):
    """Does anything."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        options = seen.legal()
        return options[chance(f"{self.seed}/{fingerprint(seen.table)}")(len(options))]


class Forfeit(SpeicherstadtError):
    """A bot crashed, hung, talked nonsense or decided illegally."""

    code = "forfeit"


class Guarded(Bot):
    """A bot that cannot take the game down: if it fails, it forfeits, and chance plays on."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed)
        self._bot = bot
        self.forfeit: str | None = None
        """Why the bot has forfeited, if it has."""

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
