"""The command `speicherstadt`: a thin layer over the other packages."""

from speicherstadt.cli.main import main

__all__ = ["main"]
