"""When the games file is synced to disk. `test_tournament_runner` checks its contents."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt.arena import Tournament, play_game
from speicherstadt.arena.games_file import GamesFile
from speicherstadt.catalog import standard_deck

TOURNAMENT = Tournament(("random", "random"), 2, 1, "file", standard_deck())
GAME = play_game(TOURNAMENT, next(TOURNAMENT.schedule()))


class SlowDisk:
    """A disk on which a sync takes 3 ms, with a clock and the number of synced lines."""

    def __init__(self, path: Path) -> None:
        self.now = 0.0
        self.synced = 0
        self._path = path

    def fsync(self, number: int) -> None:
        self.now += 0.003
        self.synced = self._path.read_bytes().count(b"\n")


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    disk = SlowDisk(tmp_path / "games.jsonl")
    monkeypatch.setattr(os, "fsync", disk.fsync)
    return disk


@pytest.fixture
def file(tmp_path: Path, disk: SlowDisk) -> Iterator[GamesFile]:
    file = GamesFile(tmp_path / "games.jsonl", TOURNAMENT.settings(), lambda: disk.now)
    file.open()
    yield file
    file.close()


def test_long_game_is_synced_immediately(file: GamesFile, disk: SlowDisk) -> None:
    for lines in range(2, 5):
        disk.now += 0.31
        file.append(GAME)
        assert disk.synced == lines


def test_quick_games_are_synced_together(file: GamesFile, disk: SlowDisk) -> None:
    for _ in range(1000):
        disk.now += 0.001
        file.append(GAME)
    spent = disk.now - 1
    assert 0.006 < spent < 0.013
    assert 700 < disk.synced < 1001


def test_closing_syncs_everything(file: GamesFile, disk: SlowDisk) -> None:
    file.append(GAME)
    file.append(GAME)
    assert disk.synced == 1
    file.close()
    assert disk.synced == 3


def test_every_game_is_flushed_immediately(tmp_path: Path, file: GamesFile) -> None:
    for lines in range(2, 5):
        file.append(GAME)
        assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == lines
