"""The file of played games, `games.jsonl`: one line per game, written as soon as it ends.

The first line holds the tournament's settings. Games played with other settings are refused.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO

from speicherstadt.arena.played_game import PlayedGame
from speicherstadt.errors import Malformed

FORMAT = "speicherstadt-arena"
VERSION = 1

_KEYS = frozenset(PlayedGame.__annotations__)
_SYNC_PAUSE = 100
"""After a sync, wait this many times as long as it took: syncing costs at most 1 % of the time."""


class GamesFile:
    """Read it to its end once, then append.

    Killing the program loses no game that was appended. If the machine itself stops, the games
    since the last sync (usually a few hundredths of a second) are lost and will be played again.
    """

    def __init__(
        self, path: Path, settings: Mapping[str, Any], clock: Callable[[], float] = monotonic
    ) -> None:
        self._path = path
        self._header = {"format": FORMAT, "version": VERSION, "settings": dict(settings)}
        self._file: BinaryIO | None = None
        self._clock = clock
        self._next_sync = clock()

    def read(self) -> Iterator[PlayedGame]:
        """Yield the games played so far. A last line that was cut off is removed from the file."""
        try:
            with self._path.open("rb") as file:
                header = file.readline()
                self._check_header(header)
                end = len(header) if header.endswith(b"\n") else 0
                for number, line in enumerate(file, start=2):
                    if not line.endswith(b"\n"):
                        break
                    yield self._game(line, number)
                    end += len(line)
            os.truncate(self._path, end)
        except FileNotFoundError:
            return
        except OSError as error:
            raise self._unusable(error) from None

    def open(self) -> None:
        """Open the file for appending. Do this early, so that an error costs no played games."""
        try:
            self._file = self._path.open("ab")
        except OSError as error:
            raise self._unusable(error) from None
        if self._file.tell() == 0:
            self._write(self._header)

    def append(self, game: PlayedGame) -> None:
        self._write(game)

    def close(self) -> None:
        if self._file and not self._file.closed:
            # If the disk was full, writing the line has already failed.
            with suppress(OSError):
                os.fsync(self._file.fileno())
            with suppress(OSError):
                self._file.close()

    def _write(self, data: Mapping[str, Any]) -> None:
        assert self._file is not None
        try:
            self._file.write(_line(data))
            self._file.flush()
            if (started := self._clock()) >= self._next_sync:
                os.fsync(self._file.fileno())
                ended = self._clock()
                self._next_sync = ended + _SYNC_PAUSE * (ended - started)
        except OSError as error:
            raise self._unusable(error) from None

    def _check_header(self, line: bytes) -> None:
        ours = _line(self._header)
        if ours.startswith(line):
            return  # the same settings, or the program was killed while writing them
        header = _parsed(line)
        if header is None or header.get("format") != FORMAT:
            raise Malformed(f"{self._path}: already exists and is not a file of arena games")
        if header.get("version") != VERSION:
            raise Malformed(f"{self._path}: was written by another version; use another folder")
        theirs, wanted = header.get("settings"), self._header["settings"]
        assert isinstance(wanted, dict)
        if not isinstance(theirs, dict):
            raise Malformed(f"{self._path}: line 1: must hold the settings")
        changes = [_change(key, theirs.get(key), value) for key, value in wanted.items()]
        differences = "; ".join(filter(None, changes)) or "unknown settings"
        raise Malformed(
            f"{self._path}: was played with other settings ({differences}); use another folder"
        )

    def _game(self, line: bytes, number: int) -> PlayedGame:
        data = _parsed(line)
        if data is None or set(data) != _KEYS:
            raise Malformed(f"{self._path}: line {number}: must be a game of an arena")
        game: PlayedGame = data  # type: ignore[assignment]  # its keys have just been checked
        return game

    def _unusable(self, error: OSError) -> Malformed:
        return Malformed(f"{self._path}: cannot save games here: {error.strerror}")


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
    if key in {"code", "deck"}:  # digests mean nothing to people
        return f"another {key}"
    return f"{key} {json.dumps(theirs)[:80]}, not {json.dumps(ours)[:80]}"
