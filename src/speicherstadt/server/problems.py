"""Why the server refuses a request: the codes on the wire and their HTTP statuses."""

from typing import ClassVar, get_args

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server.wire import ErrorCode, Problem

STATUS: dict[str, int] = {
    "malformed": 400,
    "illegal": 422,
    "stale": 409,
    "over": 409,
    "not-your-turn": 409,
    "not-started": 409,
    "cannot-undo": 409,
    "full": 409,
    "not-your-seat": 403,
    "forbidden": 403,
    "unknown": 404,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
}


def codes_by_status() -> dict[int, list[str]]:
    statuses = sorted(set(STATUS.values()))
    return {status: [code for code in STATUS if STATUS[code] == status] for status in statuses}


class Refused(SpeicherstadtError):
    """A valid request that was refused; nothing has changed."""

    kind: ErrorCode

    def __init__(self, kind: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Unexpected(Refused):
    """An error that should not happen. Something may have changed before it."""

    def __init__(self) -> None:
        super().__init__(
            "unavailable", "something went wrong; check the table before you try again"
        )


class NoSuchTable(Refused):
    """The same for all unknown tables; does not reveal whether one ever existed."""

    text: ClassVar[str] = "there is no such table"

    def __init__(self) -> None:
        super().__init__("unknown", self.text)


def problem(error: SpeicherstadtError) -> tuple[int, Problem]:
    code = error.kind if isinstance(error, Refused) else error.code
    known: ErrorCode = code if code in get_args(ErrorCode) else "malformed"  # type: ignore[assignment]
    return STATUS[known], Problem(known, str(error))


def problem_headers(status: int) -> dict[str, str]:
    """Return the header that tells a client over its limit when to try again."""
    return {"retry-after": "2"} if status == STATUS["too-many"] else {}
