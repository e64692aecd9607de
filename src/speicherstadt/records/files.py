"""Records on disk: a file is either whole or not there."""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from speicherstadt.catalog import Deck, standard_deck
from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.records.document import FORMAT, MAX_BYTES, dump, load
from speicherstadt.records.record import Record


def read_record(path: Path, decks: Sequence[Deck] = ()) -> Record:
    """Read and check a record of the standard deck or of one of the given decks."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
        text = data.decode("utf-8")
    except OSError as error:
        raise Malformed(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Malformed(f"{path}: byte {error.start}: not text in UTF-8") from None
    try:
        return load(text, (standard_deck(), *decks))
    except SpeicherstadtError as error:
        raise type(error)(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """Write beside the place and move it there, so that nobody ever sees half a file.

    Only another record is ever overwritten.
    """
    try:
        if path.exists() and not _looks_like_a_record(path):
            raise Malformed(f"{path}: is there already and is no record; choose another name")
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    except OSError as error:
        raise Malformed(f"{path}: cannot be written: {error.strerror}") from None
    beside = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(dump(record))
        beside.chmod(0o644)
        beside.replace(path)
    except OSError as error:
        raise Malformed(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)


def _looks_like_a_record(path: Path) -> bool:
    with path.open("rb") as file:
        return f'"{FORMAT}"'.encode() in file.read(200)
