"""Fixtures and settings shared by all tests."""

import signal

from tests.replays import started_games

__all__ = ["started_games"]

# A shell's background jobs ignore Ctrl-C, and so do the processes they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
