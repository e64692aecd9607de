"""The file of played games: a line for each, written as they end, so that no game is ever lost.

The first line holds the settings; games of other settings do not belong into the same file.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from speicherstadt.arena.match import Outcome
from speicherstadt.errors import Malformed

FORMAT = "speicherstadt-arena"
VERSION = 1

_KEYS = frozenset(Outcome.__annotations__)


class Ledger:
    """Read it once to its end, then append."""

    def __init__(self, path: Path, settings: Mapping[str, Any]) -> None:
        self._path = path
        self._header = {"format": FORMAT, "version": VERSION, "settings": dict(settings)}
        self._file: BinaryIO | None = None

    def read(self) -> Iterator[Outcome]:
        """What has been played already. A last line that was cut off is dropped from the file."""
        try:
            with self._path.open("rb") as file:
                header = file.readline()
                self._check_header(header)
                end = len(header) if header.endswith(b"\n") else 0
                for number, line in enumerate(file, start=2):
                    if not line.endswith(b"\n"):
                        break
                    yield self._outcome(line, number)
                    end += len(line)
            os.truncate(self._path, end)
        except FileNotFoundError:
            return
        except OSError as error:
            raise self._unusable(error) from None

    def open(self) -> None:
        """Make sure that games can be kept before any is played."""
        try:
            self._file = self._path.open("ab")
        except OSError as error:
            raise self._unusable(error) from None
        if self._file.tell() == 0:
            self._write(self._header)

    def append(self, outcome: Outcome) -> None:
        """On the disk, not on its way there, when this returns."""
        self._write(outcome)

    def close(self) -> None:
        if self._file:
            with suppress(OSError):  # a full disk has been told of when the line was written
                self._file.close()

    def _write(self, data: Mapping[str, Any]) -> None:
        assert self._file is not None
        try:
            self._file.write(_line(data))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise self._unusable(error) from None

    def _check_header(self, line: bytes) -> None:
        ours = _line(self._header)
        if ours.startswith(line):
            return  # the same settings, or killed while they were being written
        header = _parsed(line)
        if header is None or header.get("format") != FORMAT:
            raise Malformed(f"{self._path}: is there already and holds no games of an arena")
        if header.get("version") != VERSION:
            raise Malformed(f"{self._path}: was written by another version; take another folder")
        theirs, wanted = header.get("settings"), self._header["settings"]
        assert isinstance(wanted, dict)
        if not isinstance(theirs, dict):
            raise Malformed(f"{self._path}: line 1: no settings")
        changed = [_change(key, theirs.get(key), value) for key, value in wanted.items()]
        told = "; ".join(filter(None, changed)) or "unknown ones"
        raise Malformed(
            f"{self._path}: was played with other settings ({told}); take another folder"
        )

    def _outcome(self, line: bytes, number: int) -> Outcome:
        data = _parsed(line)
        if data is None or set(data) != _KEYS:
            raise Malformed(f"{self._path}: line {number}: not a game of an arena")
        outcome: Outcome = data  # type: ignore[assignment]  # its keys have just been checked
        return outcome

    def _unusable(self, error: OSError) -> Malformed:
        return Malformed(f"{self._path}: games cannot be kept there: {error.strerror}")


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _change(key: str, theirs: object, ours: object) -> str:
    if theirs == ours:
        return ""
    if key in {"code", "deck"}:  # digests tell nobody anything
        return f"another {key}"
    return f"{key} {json.dumps(theirs)[:80]}, not {json.dumps(ours)[:80]}"
