"""Players: a view in, a decision out."""

from speicherstadt.bots.bot import Bot, Budget, Forfeit, Guarded, RandomBot
from speicherstadt.bots.registry import LEVELS, bot_names, check_bot, make_bot

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Forfeit",
    "Guarded",
    "RandomBot",
    "bot_names",
    "check_bot",
    "make_bot",
]
