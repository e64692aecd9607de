"""Entries of a log and what they led to, encoded as a `wire.Step`, and read from it again."""

from collections.abc import Sequence

import msgspec

from speicherstadt.engine import Event
from speicherstadt.server import wire
from speicherstadt.server.storage import Entry
from speicherstadt.server.translation import translated

_encode = msgspec.json.Encoder().encode


class _StepFields(msgspec.Struct):
    """The fields of a `wire.Step` that its entry consists of."""

    number: int
    seat: int
    decision: str | None
    back_to: int | None
    allowed_by: list[int]
    by_bot: bool


_decode_step = msgspec.json.Decoder(_StepFields).decode


def entry_of(step: msgspec.Raw) -> Entry:
    """Return the entry that a step was made from."""
    told = _decode_step(step)
    if told.decision is None:
        assert told.back_to is not None  # only the set-up has neither
        return Entry.undo(told.number, told.seat, told.back_to, told.allowed_by)
    return Entry(told.number, told.seat, told.decision, told.by_bot)


def encoded_step(
    entry: Entry | None, decided: int, told: Sequence[Event], *, stays: bool = False
) -> msgspec.Raw:
    number, seat, text, by_bot = entry or (0, None, None, False)
    back_to = entry.back_to if entry else None
    return msgspec.Raw(
        _encode(
            wire.Step(
                number=number,
                seat=seat,
                decision=text if back_to is None else None,
                back_to=back_to,
                allowed_by=list(entry.allowed_by) if entry else [],
                decided=decided,
                by_bot=by_bot,
                stays=stays,
                events=[translated(event) for event in told],
            )
        )
    )
