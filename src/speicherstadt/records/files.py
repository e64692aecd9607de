"""Records on disk. A file is either complete or absent, never half written."""

import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from speicherstadt.catalog import Deck, standard_deck
from speicherstadt.engine import State
from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.records.document import FORMAT, MAX_BYTES, dump, load
from speicherstadt.records.record import Playthrough, Record


def read_record(path: Path, decks: Sequence[Deck] = ()) -> Playthrough:
    """Read and replay a record of the standard deck or of one of the given decks."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise Malformed(f"{path}: too large for a record; must be at most {MAX_BYTES} bytes")
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(f"{path}: byte {error.start}: must be UTF-8 text") from None
    except (OSError, ValueError) as error:
        raise Malformed(f"{path}: cannot be read: {_reason(error)}") from None
    try:
        return load(text, (standard_deck(), *decks))
    except SpeicherstadtError as error:
        raise type(error)(f"{path}: {error}") from None


def write_record(path: Path, record: Record, final: State | None = None) -> None:
    """Write a record to a temporary file next to `path`, then move it there.

    Only another record may be overwritten. `final` is the state after the last decision; without
    it, the record is replayed.
    """
    try:
        if path.exists() and not _looks_like_a_record(path):
            raise Malformed(f"{path}: already exists and is not a record; choose another name")
        _put(path, dump(record, final))
    except (OSError, ValueError) as error:
        raise Malformed(f"{path}: cannot be written: {_reason(error)}") from None


def _put(path: Path, text: str) -> None:
    beside = path.with_name(f".{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink()


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _looks_like_a_record(path: Path) -> bool:
    with path.open("rb") as file:
        return f'"{FORMAT}"'.encode() in file.read(200)
