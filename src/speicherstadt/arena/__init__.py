"""Many games at once: random simulations, tournaments between bots, and their reports."""

from speicherstadt.arena.game_runner import play_game
from speicherstadt.arena.played_game import PlayedGame, check_played_game, record_of
from speicherstadt.arena.plots import format_seconds
from speicherstadt.arena.report import write_report
from speicherstadt.arena.report_page import format_percent, format_percent_range
from speicherstadt.arena.simulation import SimulationSummary, simulate
from speicherstadt.arena.summary import TournamentSummary
from speicherstadt.arena.tournament import MatchupRule, Tournament
from speicherstadt.arena.tournament_runner import count_saved_games, game_executor, run_tournament

__all__ = [
    "MatchupRule",
    "PlayedGame",
    "SimulationSummary",
    "Tournament",
    "TournamentSummary",
    "check_played_game",
    "count_saved_games",
    "format_percent",
    "format_percent_range",
    "format_seconds",
    "game_executor",
    "play_game",
    "record_of",
    "run_tournament",
    "simulate",
    "write_report",
]
