"""One command, `speicherstadt`: thin, and clear about what went wrong."""

from speicherstadt.cli.main import main

__all__ = ["main"]
