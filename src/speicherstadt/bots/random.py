"""The bot that does anything."""

from speicherstadt.engine import Decision, View
from speicherstadt.records import chance


class RandomBot:
    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, seen: View, number: int) -> Decision:
        """Drawn anew from seed and number, so that a resumed game goes on as it would have."""
        options = seen.legal()
        return options[chance(f"{self._seed}/{number}")(len(options))]
