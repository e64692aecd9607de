"""Play and watch in a terminal."""

from speicherstadt.terminal.board import board
from speicherstadt.terminal.cards import deck_table
from speicherstadt.terminal.play import Play
from speicherstadt.terminal.speech import Speech

__all__ = ["Play", "Speech", "board", "deck_table"]
