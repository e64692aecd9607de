"""The command `speicherstadt`."""

from speicherstadt.cli.main import main

__all__ = ["main"]
