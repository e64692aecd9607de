"""Records are not replayed more often than necessary: loading replays once."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from speicherstadt.cli.main import app
from speicherstadt.engine import State, fingerprint
from speicherstadt.records import dump, load, read_record, token, write_record
from tests.golden.make import GOLDEN, HERE
from tests.play import DECK, played
from tests.replays import replays


def test_loading_replays_once_and_returns_the_final_state(started_games: list[State]) -> None:
    text = dump(played(3, "once"))
    with replays(started_games, 1):
        loaded = load(text, (DECK,))
    assert loaded.final is started_games[-1]
    assert loaded.final.over


def test_writing_a_loaded_record_does_not_replay_it(
    started_games: list[State], tmp_path: Path
) -> None:
    text = dump(played(3, "once"))
    loaded = load(text, (DECK,))
    with replays(started_games, 0):
        assert dump(loaded.record, loaded.final) == text
        write_record(tmp_path / "game.json", loaded.record, loaded.final)
    with replays(started_games, 1):
        assert dump(loaded.record) == text
    with replays(started_games, 1):
        assert read_record(tmp_path / "game.json").record == loaded.record


def test_verify_and_replay_to_the_end_replay_once(started_games: list[State]) -> None:
    file = str(HERE / "finished-3.json")
    for command in (["verify", file], ["replay", file], ["replay", file, "--json"]):
        with replays(started_games, 1):
            assert CliRunner().invoke(app, command).exit_code == 0
    with replays(started_games, 2):
        assert CliRunner().invoke(app, ["replay", file, "--at", "9"]).exit_code == 0


@pytest.mark.parametrize("name", GOLDEN)
def test_playthrough_matches_the_steps(name: str) -> None:
    loaded = read_record(HERE / f"{name}.json")
    record = loaded.record
    steps = record.steps()
    state, opening = next(steps)
    assert loaded.opening == opening
    assert len(loaded.plies) == len(record.decisions)
    for ply, decision in zip(loaded.plies, record.decisions, strict=True):
        assert (ply.seat, token(ply.decision)) == (state.seat, token(decision))
        state, events = next(steps)
        assert ply.events == events
    assert fingerprint(loaded.final) == fingerprint(state)
