"""What a bot is."""

from typing import Protocol

from speicherstadt.engine import Decision, View


class Bot(Protocol):
    """Decides from what everybody may know. The same seed, view and number: the same decision."""

    def __init__(self, seed: str) -> None: ...

    def decide(self, seen: View, number: int) -> Decision:
        """One of `seen.legal()`; `number` counts the decisions of the game so far."""
        ...
