"""The `arena` command, from its arguments to its output."""

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from speicherstadt.arena import count_saved_games, ray_cluster
from speicherstadt.cli.arena import arena
from speicherstadt.errors import Malformed
from tests.arena import stubs
from tests.waiting import PATIENCE, wait_until

ALONE = """
import sys, typer
from speicherstadt.cli.arena import arena
if __name__ == "__main__":
    app = typer.Typer(add_completion=False)
    app.command()(arena)
    sys.exit(app(standalone_mode=False))
"""


def run(*words: str | Path) -> None:
    app = typer.Typer(add_completion=False)
    app.command()(arena)
    app(list(map(str, words)), standalone_mode=False)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("wizard random", "no bot is called 'wizard'; there are "),
        ("random", "only random: name at least two bots, or the same one twice"),
        ("random random --games 0", "--games 0: must be 1 to 1000000"),
        ("random random --games -5", "--games -5: must be 1 to 1000000"),
        ("random random --players 1", "--players 1: must be 2 to 5"),
        ("random random --players 6", "--players 6: must be 2 to 5"),
        ("random random --budget 0", "--budget 0: must be more than 0 and at most"),
        ("random random --budget -1", "--budget -1: must be more than 0 and at most"),
        ("random random --budget nan", "--budget nan: must be more than 0 and at most"),
        ("random random --budget inf", "--budget inf: must be more than 0 and at most"),
        ("random random --effort 0", "--effort 0: must be 1 or more"),
        ("random random --jobs 0", "--jobs 0: must be 1 to 1024"),
        ("random random --seed ''", "--seed '': must be 1 to 100"),
        ("random random --deck /nowhere.toml", "/nowhere.toml: cannot be read"),
        ("random random --report /dev/null/x", "/dev/null/x: cannot be the report folder"),
    ],
)
def test_bad_input(tmp_path: Path, words: str, complaint: str) -> None:
    with pytest.raises(Malformed) as error:
        run("--report", tmp_path / "r", *shlex.split(words))
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)
    assert not (tmp_path / "r").exists()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("random random --tables round", "'--tables'"),
        ("random random --games many", "'--games'"),
        ("", "BOT…"),
    ],
)
def test_bad_options(tmp_path: Path, words: str, complaint: str) -> None:
    with pytest.raises(typer.TyperException) as error:
        run("--report", tmp_path, *shlex.split(words))
    assert complaint in getattr(error.value, "format_message", error.value.__str__)()


@pytest.mark.parametrize("name", ["games.jsonl", "report.json", "report.html"])
def test_folder_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(Malformed, match=name):
        run("random", "random", "--games", "2", "--report", tmp_path)
    assert [file for file in tmp_path.iterdir() if file.suffix == ".part"] == []


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("local:0", "local:N, with 1 worker or more"),
        ("local:two", "local:N, with 1 worker or more"),
        ("nowhere", "must be local:N, auto, HOST:PORT"),
        ("127.0.0.1:1", "cannot be reached"),
        ("127.0.0.1:99999", "cannot be reached"),
    ],
)
def test_unreachable_cluster(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, complaint: str
) -> None:
    class Ray:
        """Stands in for Ray; no test gets far enough to use it."""

    monkeypatch.setattr(ray_cluster, "_ray", Ray)
    with pytest.raises(Malformed) as error:
        run("random", "random", "--report", tmp_path, "--cluster", address)
    assert complaint in str(error.value)


def test_ray_is_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Malformed, match=r"pip install 'speicherstadt\[cluster\]'"):
        run("random", "random", "--report", tmp_path, "--cluster", "local:2")


def test_results_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("thrifty", "random", "--games", "9", "--seed", "7", "--report", tmp_path, "--effort", "5")
    shown = capsys.readouterr()
    assert shown.err == ""
    for word in ("10 games, 2 players, seed 7", "thrifty against random", "report.html"):
        assert word in shown.out
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["command"] == (
        "speicherstadt arena thrifty random --players 2 --games 9 --seed 7 --jobs 1"
        f" --report {tmp_path} --effort 5"
    )
    assert [bot["name"] for bot in report["bots"]] == ["thrifty", "random"]


def test_random_seed_is_saved_in_the_command(tmp_path: Path) -> None:
    run("random", "random", "--players", "3", "--games", "1", "--report", tmp_path)
    report = json.loads((tmp_path / "report.json").read_text())
    assert f"--seed {report['settings']['seed']} " in report["command"]
    assert report["command"].endswith("--tables one-against")


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "jobs"), [("slow", "1"), ("slow", "2"), ("asleep", "2")])
def test_ctrl_c_keeps_finished_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, jobs: str
) -> None:
    asleep = tmp_path / "asleep"
    monkeypatch.setenv(stubs.ASLEEP_FILE, str(asleep))
    script = tmp_path / "arena.py"
    script.write_text(ALONE)
    folder = tmp_path / "report"
    words = [bot, "random", "--games", "1000", "--seed", "1", "--jobs", jobs]
    program = subprocess.Popen(
        [sys.executable, script, *words, "--report", folder], stderr=subprocess.PIPE, text=True
    )
    try:
        if bot == "asleep":
            wait_until(asleep.exists, program)
        else:
            wait_until(lambda: count_saved_games(folder) >= 2, program)
        program.send_signal(signal.SIGINT)
        _, complaint = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()  # in case the test fails; its workers end with it
    assert program.returncode == 130
    assert "Traceback" not in complaint
    saved = count_saved_games(folder)
    assert f"{saved} of 1000 games saved in {folder}; repeat the command to continue" in complaint
