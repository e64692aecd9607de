"""The Speicherstadt: a board game by Stefan Feld, for people, bots and researchers.

Start with `speicherstadt.engine`, the small public interface to the rules.
"""

__version__ = "0.1.0"
