"""Errors caused by input from outside: a small tree with stable codes.

Every message is one line that says what is wrong, where, and what is expected. An error has the
same code in Python, on the command line and on the wire.
"""

from typing import ClassVar


class SpeicherstadtError(Exception):
    """Some input was wrong; nothing has changed."""

    code: ClassVar[str] = "error"


class Malformed(SpeicherstadtError):
    """A file, a token or a value that cannot be read."""

    code = "malformed"


class Illegal(SpeicherstadtError):
    """A well-formed decision that the rules do not allow at this point."""

    code = "illegal"


class Over(SpeicherstadtError):
    """A decision in a game that has already ended."""

    code = "over"
