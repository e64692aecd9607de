"""Bots: a view in, a decision out. They also judge decisions."""

from speicherstadt.bots.bot import Bot, Budget, Forfeit, Guarded, RandomBot
from speicherstadt.bots.judgement import Judgement
from speicherstadt.bots.recomputation import BotAgreement, recompute_bots
from speicherstadt.bots.registry import LEVELS, bot_names, check_bot, make_bot
from speicherstadt.bots.senator import judge

__all__ = [
    "LEVELS",
    "Bot",
    "BotAgreement",
    "Budget",
    "Forfeit",
    "Guarded",
    "Judgement",
    "RandomBot",
    "bot_names",
    "check_bot",
    "judge",
    "make_bot",
    "recompute_bots",
]
