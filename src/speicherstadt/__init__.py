"""The Speicherstadt: a board game by Stefan Feld, for people, bots and researchers.

Start with `speicherstadt.engine`, the small public interface to the rules.
"""

__version__ = "0.1.0"


def compiled() -> bool:
    """Return whether the hot modules are installed compiled, and not as pure Python."""
    from speicherstadt.engine import game  # noqa: PLC0415 — takes longer than the answer

    return not game.__file__.endswith(".py")
