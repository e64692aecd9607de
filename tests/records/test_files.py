"""Files: whatever happens while writing, the old file is whole and nothing else lies about."""

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


def only_the_old_is_there(place: Path) -> bool:
    return list(place.parent.iterdir()) == [place] and read_record(place).record == OLD


def failing(error: BaseException) -> Callable[..., NoReturn]:
    def fail(*args: Any, **kwargs: Any) -> NoReturn:
        raise error

    return fail


def half_written(error: BaseException) -> Callable[..., Any]:
    """Opens a file like any other, but after half of what it is given to write it fails."""
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
def test_a_failure_in_the_middle_of_writing_leaves_the_old_file(
    failure: BaseException, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "open", half_written(failure))
    with pytest.raises(expected(failure)):
        write_record(place, NEW)
    monkeypatch.undo()
    assert only_the_old_is_there(place)


@pytest.mark.parametrize(
    ("where", "step"),
    [
        pytest.param(files, "dump", id="dump"),
        pytest.param(os, "fsync", id="fsync"),
        pytest.param(Path, "replace", id="replace"),
    ],
)
@pytest.mark.parametrize("failure", FAILURES, ids=name_of)
def test_a_failure_before_the_file_is_in_place_leaves_the_old_file(
    where: object, step: str, failure: BaseException, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, step, failing(failure))
    with pytest.raises(expected(failure)):
        write_record(place, NEW)
    monkeypatch.undo()
    assert only_the_old_is_there(place)


def test_nobody_ever_sees_half_a_file(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the moment of moving, the old file is whole and the new one already complete."""
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


def test_the_file_is_on_the_disk_before_it_is_moved(
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


def test_writing_again_puts_the_new_in_place_of_the_old(place: Path) -> None:
    for record in (NEW, OLD, NEW):
        write_record(place, record)
        assert read_record(place).record == record
        assert list(place.parent.iterdir()) == [place]


def test_a_file_is_utf_8_with_plain_line_ends(place: Path) -> None:
    data = place.read_bytes()
    assert data == dump(OLD).encode("utf-8")
    assert b"\r" not in data
    assert data.endswith(b"}\n")


@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o077, 0o600)], ids=["all", "one"])
def test_who_can_read_a_new_file_is_left_to_the_system(
    mask: int, mode: int, tmp_path: Path
) -> None:
    before = os.umask(mask)
    try:
        write_record(tmp_path / "game.json", NEW)
    finally:
        os.umask(before)
    assert (tmp_path / "game.json").stat().st_mode & 0o777 == mode


def test_a_private_file_is_written_like_any_other(place: Path) -> None:
    """Its mode may change: the new file is another one."""
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
        pytest.param(b" " * 200 + b'"speicherstadt-record"', id="told too late"),
    ],
)
def test_what_is_no_record_is_not_overwritten(content: bytes, place: Path) -> None:
    place.write_bytes(content)
    with pytest.raises(Malformed) as refused:
        write_record(place, NEW)
    assert str(refused.value) == f"{place}: already exists and is not a record; choose another name"
    assert place.read_bytes() == content
    assert list(place.parent.iterdir()) == [place]


def test_a_damaged_record_is_overwritten(place: Path) -> None:
    place.write_bytes(place.read_bytes()[:500])
    write_record(place, NEW)
    assert read_record(place).record == NEW


@pytest.mark.parametrize("what", ["missing folder", "under a file", "a folder", "too long"])
def test_a_place_that_cannot_be_written_is_refused_and_nothing_is_left(
    what: str, place: Path
) -> None:
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


def test_a_folder_that_refuses_new_files_is_told(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    denied = PermissionError(13, "Permission denied")
    monkeypatch.setattr(Path, "open", refusing_new_files(denied))
    with pytest.raises(Malformed) as refused:
        write_record(place, NEW)
    assert str(refused.value) == f"{place}: cannot be written: Permission denied"
    monkeypatch.undo()
    assert only_the_old_is_there(place)
