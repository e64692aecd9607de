"""What every test may rely on."""

import signal

from tests.replays import begun

__all__ = ["begun"]

# What was started in the background of a shell ignores Ctrl-C, and so would all that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
