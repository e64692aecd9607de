"""Files: if writing fails, the old file stays intact and no other files are left behind."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from speicherstadt.errors import Malformed
from speicherstadt.records import Record, dump, files, read_record, write_record
from tests.play import played

OLD = played(2, "old", most=40)
NEW = played(2, "new", most=50)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A file with an old record, alone in its folder."""
    place = tmp_path / "game.json"
    write_record(place, OLD)
    return place


def only_old_record_exists(place: Path) -> bool:
    return list(place.parent.iterdir()) == [place] and read_record(place).record == OLD


def failing(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*args: Any, **kwargs: Any) -> NoReturn:
        raise error

    return fail


def half_written(error: BaseException) -> Callable[..., Any]:
    """A replacement for `Path.open` whose new files fail after half of the text is written."""
    really_open = Path.open

    def half_open(self: Path, mode: str = "r", **kwargs: Any) -> Any:
        file: Any = really_open(self, mode, **kwargs)
        really_write = file.write

        def write(text: str) -> NoReturn:
            really_write(text[: len(text) // 2])
            file.flush()
            raise error

        if mode == "x":
            file.write = write
        return file

    return half_open


def refusing_new_files(error: OSError) -> Callable[..., Any]:
    really_open = Path.open

    def open_to_read(self: Path, mode: str = "r", **kwargs: Any) -> Any:
        if mode == "x":
            raise error
        return really_open(self, mode, **kwargs)

    return open_to_read


FULL = OSError(28, "No space left on device")
FAILURES: tuple[BaseException, ...] = (FULL, KeyboardInterrupt(), MemoryError(), SystemExit(1))


def name_of(failure: BaseException) -> str:
    return type(failure).__name__


def expected(failure: BaseException) -> type[BaseException]:
    return Malformed if isinstance(failure, OSError) else type(failure)


@pytest.mark.parametrize("failure", FAILURES, ids=name_of)
def test_old_file_survives_a_failure_while_writing(
    failure: BaseException, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "open", half_written(failure))
    with pytest.raises(expected(failure)):
        write_record(place, NEW)
    monkeypatch.undo()
    assert only_old_record_exists(place)


@pytest.mark.parametrize(
    ("where", "step"),
    [
        pytest.param(files, "dump", id="dump"),
        pytest.param(os, "fsync", id="fsync"),
        pytest.param(Path, "replace", id="replace"),
    ],
)
@pytest.mark.parametrize("failure", FAILURES, ids=name_of)
def test_old_file_survives_a_failure_before_the_new_one_replaces_it(
    where: object, step: str, failure: BaseException, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, step, failing(failure))
    with pytest.raises(expected(failure)):
        write_record(place, NEW)
    monkeypatch.undo()
    assert only_old_record_exists(place)


def test_partial_file_is_never_visible(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the new file replaces the old one, both are complete."""
    seen: list[Record] = []
    really_replace = Path.replace

    def replace(self: Path, target: Path) -> Path:
        assert self.parent == place.parent
        seen.extend([read_record(place).record, read_record(self).record])
        return really_replace(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    write_record(place, NEW)
    assert seen == [OLD, NEW]
    assert read_record(place).record == NEW
    assert list(place.parent.iterdir()) == [place]


def test_file_is_synced_before_it_replaces_the_old_one(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    really_fsync, really_replace = os.fsync, Path.replace

    def fsync(handle: int) -> None:
        assert os.fstat(handle).st_size == len(dump(NEW).encode())
        steps.append("fsync")
        really_fsync(handle)

    def replace(self: Path, target: Path) -> Path:
        steps.append("replace")
        return really_replace(self, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", replace)
    write_record(place, NEW)
    assert steps == ["fsync", "replace"]


def test_writing_again_replaces_the_file(place: Path) -> None:
    for record in (NEW, OLD, NEW):
        write_record(place, record)
        assert read_record(place).record == record
        assert list(place.parent.iterdir()) == [place]


def test_file_is_utf_8_with_unix_line_endings(place: Path) -> None:
    data = place.read_bytes()
    assert data == dump(OLD).encode("utf-8")
    assert b"\r" not in data
    assert data.endswith(b"}\n")


@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600)], ids=["all", "one"])
def test_new_file_respects_the_umask(mask: int, mode: int, tmp_path: Path) -> None:
    before = os.umask(mask)
    try:
        write_record(tmp_path / "game.json", NEW)
    finally:
        os.umask(before)
    assert (tmp_path / "game.json").stat().st_mode & 0o777 == mode


def test_private_file_can_be_replaced(place: Path) -> None:
    """The mode is not preserved, because a new file replaces the old one."""
    place.chmod(0o600)
    write_record(place, NEW)
    assert read_record(place).record == NEW


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"Dear diary", id="text"),
        pytest.param(b'{"format": "chess"}', id="JSON"),
        pytest.param(b"\xff" * 1000, id="bytes"),
        pytest.param(b" " * 200 + b'"speicherstadt-record"', id="format name too late"),
    ],
)
def test_file_that_is_not_a_record_is_not_overwritten(content: bytes, place: Path) -> None:
    place.write_bytes(content)
    with pytest.raises(Malformed) as refused:
        write_record(place, NEW)
    assert str(refused.value) == f"{place}: already exists and is not a record; choose another name"
    assert place.read_bytes() == content
    assert list(place.parent.iterdir()) == [place]


def test_damaged_record_is_overwritten(place: Path) -> None:
    place.write_bytes(place.read_bytes()[:500])
    write_record(place, NEW)
    assert read_record(place).record == NEW


@pytest.mark.parametrize("what", ["missing folder", "under a file", "a folder", "too long"])
def test_unwritable_path_is_refused_and_nothing_is_left_behind(what: str, place: Path) -> None:
    folder = place.parent
    (folder / "folder").mkdir()
    before = sorted(folder.rglob("*"))
    target = {
        "missing folder": folder / "missing" / "game.json",
        "under a file": place / "game.json",
        "a folder": folder / "folder",
        "too long": folder / ("x" * 300),
    }[what]
    with pytest.raises(Malformed) as refused:
        write_record(target, NEW)
    message = str(refused.value)
    assert message.startswith(f"{target}: cannot be written: ")
    assert len(message.splitlines()) == 1
    assert sorted(folder.rglob("*")) == before
    assert read_record(place).record == OLD


def test_read_only_folder_is_reported(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    denied = PermissionError(13, "Permission denied")
    monkeypatch.setattr(Path, "open", refusing_new_files(denied))
    with pytest.raises(Malformed) as refused:
        write_record(place, NEW)
    assert str(refused.value) == f"{place}: cannot be written: Permission denied"
    monkeypatch.undo()
    assert only_old_record_exists(place)
