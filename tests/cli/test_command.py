"""The command line, run as a separate process."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from speicherstadt import __version__, compiled
from speicherstadt.bots.characters import CHARACTERS, character_named
from speicherstadt.catalog import loader as deck_files
from speicherstadt.catalog import standard_deck
from speicherstadt.i18n import texts
from speicherstadt.records import read_record, snapshot
from tests.waiting import PATIENCE, wait_until

pytestmark = pytest.mark.slow  # each test starts the program


def run(*words: str | Path, stdin: str = "", lang: str = "C") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "speicherstadt", *map(str, words)],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "LC_ALL": lang, "COLUMNS": "120", "PYTHONUTF8": "1"},
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("records")
    done = run("simulate", "--players", "3", "--games", "4", "--seed", "7", "--record", folder)
    assert done.returncode == 0
    return sorted(folder.iterdir())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["frob"], "No such command 'frob'"),
        (["simulate", "--frob"], "No such option: --frob"),
        (["simulate", "--players", "1"], "--players 1: must be 2 to 5"),
        (["simulate", "--players", "6"], "--players 6: must be 2 to 5"),
        (["simulate", "--players", "two"], "'--players'"),
        (["simulate", "--games", "0"], "--games 0: must be 1 to"),
        (["simulate", "--games", "-3"], "--games -3: must be 1 to"),
        (["simulate", "--seed", ""], "--seed '': must be"),
        (["simulate", "--record", "/dev/null/x"], "/dev/null/x: cannot create this folder"),
        (["simulate", "--deck", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
        (["simulate", "--lang", "xx"], "--lang xx: unknown language; choose en, de, fr, it"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "/nowhere.json"], "/nowhere.json: cannot be read"),
        (["replay", "/"], "/: cannot be read"),
        (["verify", "/nowhere.json"], "/nowhere.json: cannot be read"),
        (["cards", "--deck", __file__], "not a TOML file"),
        (["play", "Anna", "Anna"], "two have the same name"),
        (["play", "A", "B", "C", "D", "E", "F"], "6 seats: there must be 2 to 5"),
        (["play", "A", "B", "C", "--players", "2"], "3 seats: there must be 2"),
        (["play", "bot:wizard"], "no bot is called 'wizard'; there are"),
        (["play", "bot:exec"], "exec: must be followed by a command line"),
        (["play", "bot:exec:no-such-thing -x"], "there is no program 'no-such-thing' to run"),
        (["play", "--program", "true"], "--program needs --resume FILE"),
        (["bots", "--lang", "xx"], "--lang xx: unknown language"),
        (["play", "x" * 41], "must be 1 to 40 printable characters"),
        (["play", "--at", "3"], "--at needs --resume FILE"),
        (["play", "--resume", "/nowhere.json"], "/nowhere.json: cannot be read"),
        (["play", "--save", "/nowhere/game.json"], "/nowhere/game.json: cannot be written"),
    ],
)
def test_bad_input_gives_a_one_line_error_and_exit_code_2(words: list[str], complaint: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("speicherstadt: ")
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_version_and_help() -> None:
    build = "compiled" if compiled() else "pure Python"
    assert run("--version").stdout == f"speicherstadt {__version__} ({build})\n"
    assert run().stdout == run("--help").stdout
    for command in ("play", "simulate", "bots", "replay", "verify", "cards"):
        assert command in run().stdout
        assert run(command, "--help").returncode == 0


def test_simulate_shows_scores_winners_length_and_speed() -> None:
    done = run("simulate", "--players", "2", "--games", "20", "--seed", "x")
    for word in ("20 random games, 2 players, seed x", "Wins", "16 rounds", "decisions/s"):
        assert word in done.stdout
    assert done.stderr == ""


def test_same_seed_gives_the_same_games(records: list[Path], tmp_path: Path) -> None:
    run("simulate", "--players", "3", "--games", "4", "--seed", "7", "--record", tmp_path)
    assert [file.read_bytes() for file in sorted(tmp_path.iterdir())] == [
        file.read_bytes() for file in records
    ]


def test_verify_confirms_valid_records_and_refuses_broken_ones(records: list[Path]) -> None:
    done = run("verify", *records)
    assert done.returncode == 0
    assert done.stdout.count("valid; 3 players") == 4
    broken = records[0].with_name("broken.json")
    broken.write_text(records[0].read_text().replace('"buy"', '"done"', 1))
    done = run("verify", records[0], broken, records[1])
    assert done.returncode == 2
    assert done.stdout.count("valid") == 2
    assert f"{broken}: decisions[" in done.stderr
    assert "'done'" in done.stderr


def test_replay_json_is_the_snapshot_with_names(records: list[Path]) -> None:
    record = read_record(records[0]).record
    for at in (0, 33, len(record.decisions)):
        data = json.loads(run("replay", records[0], "--at", str(at), "--json").stdout)
        assert (data["at"], data["of"]) == (at, len(record.decisions))
        assert [player.pop("name") for player in data["players"]] == [
            "Random 1",
            "Random 2",
            "Random 3",
        ]
        state = snapshot(record.replay(at))
        assert {key: data[key] for key in state} == state


def test_replay_shows_the_board_and_the_final_score(records: list[Path]) -> None:
    begin = run("replay", records[0], "--at", "0").stdout
    assert "Round 1 of 12 · Winter · Demand" in begin
    assert "place a worker (1 of 3)" in begin
    assert "Total" in run("replay", records[0]).stdout
    assert run("replay", records[0], "--at", "9999").returncode == 2
    assert run("replay", records[0], "--at", "-1").returncode == 2


def test_cards_lists_all_54_cards_and_marks_reconstructed_ones() -> None:
    shown = run("cards").stdout
    for card in standard_deck().cards:
        assert f" {card.id} " in shown
    assert "Fireman 1*" in shown
    assert "Fireman 3* " in shown
    assert "54 cards" in shown


@pytest.mark.parametrize(
    ("lang", "word"), [("de", "Feuerwehrmann"), ("fr", "Pompier"), ("it", "Pompiere")]
)
def test_cards_in_other_languages(lang: str, word: str) -> None:
    assert word in run("cards", "--lang", lang).stdout
    assert word in run("cards", lang=f"{lang}_XX.UTF-8").stdout


def test_every_command_accepts_a_custom_deck(tmp_path: Path) -> None:
    text = (Path(deck_files.__file__).with_name("standard.toml")).read_text()
    deck = tmp_path / "mine.toml"
    deck.write_text(
        text.replace('name = "standard"', 'name = "mine"').replace(
            'wants = ["saffron", "tea"]', 'wants = ["tea", "tea"]'
        )
    )
    assert "The “mine” deck" in run("cards", "--deck", deck).stdout
    folder = tmp_path / "games"
    done = run("simulate", "--games", "1", "--seed", "1", "--deck", deck, "--record", folder)
    assert done.returncode == 0
    game = next(folder.iterdir())
    assert run("verify", game, "--deck", deck).returncode == 0
    refused = run("verify", game)
    assert refused.returncode == 2
    assert "deck: 'mine' with this content is not available" in refused.stderr
    assert run("replay", game, "--deck", deck, "--json").returncode == 0
    play = run("play", "--deck", deck, "--save", tmp_path / "p.json", "--seed", "1", stdin="1\n")
    assert play.returncode == 0
    assert run("play", "--resume", tmp_path / "p.json", "--deck", deck).returncode == 0


def test_play_reads_lines_until_the_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "Anna", "Ben", "--seed", "1", "--save", file, stdin="1\n2\n")
    assert done.returncode == 0
    assert done.stdout.endswith("Goodbye.\n")
    assert len(read_record(file).record.decisions) == 2
    done = run("play", "--resume", file, "--at", "1", stdin="undo\n")
    assert done.returncode == 0


def test_ctrl_c_leaves_only_complete_files(tmp_path: Path) -> None:
    words = ["simulate", "--games", "1000000", "--seed", "1", "--record", str(tmp_path)]
    program = subprocess.Popen(
        [sys.executable, "-m", "speicherstadt", *words], stderr=subprocess.PIPE, text=True
    )
    try:
        wait_until(lambda: len(list(tmp_path.glob("*.json"))) >= 20, program)
        program.send_signal(signal.SIGINT)
        _, complaint = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
    assert program.returncode == 130
    assert "Traceback" not in complaint
    files = list(tmp_path.iterdir())
    assert len(files) >= 20
    assert {file.suffix for file in files} == {".json"}
    for file in files[-5:]:
        read_record(file)


def test_closed_output_pipe_is_not_an_error() -> None:
    command = f"{sys.executable} -m speicherstadt cards | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_bots_lists_names_and_descriptions() -> None:
    shown = run("bots").stdout
    for name in ("apprentice", "clerk", "broker", "shipowner", "senator", "random", "exec:…"):
        assert f" bot:{name} " in shown
    assert "Plays random legal moves." in shown
    german = run("bots", "--lang", "de").stdout
    for name in ("Lehrling", "Kontorist", "Makler", "Reeder", "Senator", "Zufall", "Programm"):
        assert f" {name} " in german


@pytest.mark.parametrize(
    ("words", "by"),
    [
        ([], ["person", "bot:clerk"]),
        (["--players", "5"], ["person", *["bot:clerk"] * 4]),
        (
            ["Anna", "bot:broker", "bot:random", "bot:broker"],
            ["person", "bot:broker", "bot:random", "bot:broker"],
        ),
        (
            [*(person.name for person in CHARACTERS["clerk"][:4]), "bot:clerk"],
            [*["person"] * 4, "bot:clerk"],
        ),
    ],
)
def test_bots_play_as_characters_of_their_level(
    words: list[str], by: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    shown = run("play", *words, "--seed", "1", "--save", file)
    assert shown.returncode == 0
    players = read_record(file).record.players
    assert [seated.by for seated in players] == by
    assert len({seated.name for seated in players}) == len(players)
    for name, level in ((seated.name, seated.by.removeprefix("bot:")) for seated in players):
        if level != "person":
            assert character_named(level, name)
            assert f"{name} · {texts('en')(f'bot-{level}')}" in shown.stdout


def test_hints_are_shown_when_asked_for() -> None:
    shown = run("play", "Anna", "Ben", "--seed", "1", "--hints", stdin="1\n").stdout
    assert shown.count("Hints, best first:") == 2
    assert "Hints" not in run("play", "Anna", "Ben", "--seed", "1", stdin="1\n").stdout


def test_record_neither_stores_nor_starts_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    command = tmp_path / "leave-a-mark"
    command.write_text(f"#!/bin/sh\ntouch '{mark}'\n")
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    file = tmp_path / "game.json"
    done = run(
        "play", "Anna", "bot:exec:leave-a-mark -x", "--seed", "5", "--save", file, stdin="1\n"
    )
    assert done.returncode == 0
    assert mark.exists()
    assert "leave-a-mark" not in file.read_text()
    assert [seated.by for seated in read_record(file).record.players] == ["person", "bot:exec"]

    mark.unlink()
    refused = run("play", "--resume", file, stdin="1\n")
    assert refused.returncode == 2
    assert 'name it with --program "COMMAND LINE"' in refused.stderr
    assert refused.stderr.count("\n") == 1
    tampered = file.with_name("tampered.json")
    tampered.write_text(file.read_text().replace('"bot:exec"', '"bot:exec:leave-a-mark"'))
    for words in ([], ["--program", "leave-a-mark"]):
        refused = run("play", "--resume", tampered, *words, stdin="1\n")
        assert refused.returncode == 2
        assert refused.stderr.count("\n") == 1
    assert not mark.exists()

    again = run("play", "--resume", file, "--program", "leave-a-mark", stdin="1\n1\n")
    assert again.returncode == 0
    assert mark.exists()


def test_program_option_is_refused_if_no_seat_belongs_to_a_program(records: list[Path]) -> None:
    done = run("play", "--resume", records[0], "--program", "true")
    assert done.returncode == 2
    assert "--program: no seat in this game belongs to a program" in done.stderr
