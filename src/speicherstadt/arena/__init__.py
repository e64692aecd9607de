"""Many games at once: simulations, contests between bots, and what they tell."""

from speicherstadt.arena.contest import Contest, Seating
from speicherstadt.arena.match import Outcome, check, play, record_of
from speicherstadt.arena.page import between, percent
from speicherstadt.arena.plots import seconds
from speicherstadt.arena.report import write_report
from speicherstadt.arena.simulation import Summary, simulate
from speicherstadt.arena.summary import ContestSummary
from speicherstadt.arena.tournament import crew, hold, kept_games

__all__ = [
    "Contest",
    "ContestSummary",
    "Outcome",
    "Seating",
    "Summary",
    "between",
    "check",
    "crew",
    "hold",
    "kept_games",
    "percent",
    "play",
    "record_of",
    "seconds",
    "simulate",
    "write_report",
]
