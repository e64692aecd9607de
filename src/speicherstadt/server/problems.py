"""Why the server refuses a request: the codes on the wire and their HTTP statuses."""

from math import ceil
from typing import ClassVar, get_args

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server.wire import ErrorCode, Problem

STATUS: dict[str, int] = {
    "malformed": 400,
    "unreadable-name": 400,
    "illegal": 422,
    "stale": 409,
    "over": 409,
    "closed": 409,
    "not-your-turn": 409,
    "not-started": 409,
    "cannot-undo": 409,
    "undo-limit": 409,
    "takeback-open": 409,
    "no-takeback": 409,
    "full": 409,
    "name-taken": 409,
    "not-your-seat": 403,
    "forbidden": 403,
    "unknown": 404,
    "too-large": 413,
    "too-many": 429,
    "day-limit": 429,
    "guest-limit": 429,
    "table-limit": 409,
    "storage-limit": 409,
    "token-limit": 409,
    "wrong-host": 421,
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


class OverLimit(Refused):
    """A visitor or an address has used up one of its limits."""

    def __init__(self, limit: str, seconds: float, *, for_a_day: bool = False) -> None:
        """`seconds` is the time after which another request is allowed."""
        self.limit = limit
        self.retry_after = ceil(seconds)
        kind: ErrorCode = "day-limit" if for_a_day else "too-many"
        super().__init__(kind, f"too many requests; try again in {self.retry_after} s")


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


def problem_headers(error: SpeicherstadtError) -> dict[str, str]:
    """Return the header that tells a client over its limit when to try again."""
    return {"retry-after": str(error.retry_after)} if isinstance(error, OverLimit) else {}
