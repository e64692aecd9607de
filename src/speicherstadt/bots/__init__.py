"""Players: a view in, a decision out."""

from speicherstadt.bots.bot import Bot
from speicherstadt.bots.random import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot}
"""The bots by the names under which they take a seat."""
