"""What can go wrong with input from outside, as a small tree with stable codes.

Every error is one line that says what was wrong, where, and what would be right. The code is the
same on the command line, in a file's report and on the wire.
"""

from typing import ClassVar


class SpeicherstadtError(Exception):
    """Something from outside was wrong; nothing has changed."""

    code: ClassVar[str] = "error"


class Malformed(SpeicherstadtError):
    """A file, a token or a value cannot be understood."""

    code = "malformed"


class Illegal(SpeicherstadtError):
    """A well-formed decision that the rules do not allow now."""

    code = "illegal"


class Over(SpeicherstadtError):
    """A decision for a game that has ended."""

    code = "over"
