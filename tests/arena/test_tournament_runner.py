"""Whole tournaments: saved after every game, resumable, and the same on any machine."""

import itertools
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from speicherstadt.arena import (
    MatchupRule,
    Tournament,
    game_executor,
    game_runner,
    run_tournament,
    write_report,
)
from speicherstadt.arena.tournament import code_digest
from speicherstadt.arena.tournament_runner import GameExecutor
from speicherstadt.bots import Budget
from speicherstadt.catalog import standard_deck
from speicherstadt.errors import Malformed

pytestmark = pytest.mark.slow

DECK = standard_deck()
TOURNAMENT = Tournament(("thrifty", "random"), 2, 8, "t", DECK, Budget(effort=5))


def reports(
    folder: Path, tournament: Tournament = TOURNAMENT, execute: GameExecutor | None = None
) -> list[str]:
    summary = run_tournament(tournament, folder, execute or game_executor())
    write_report(folder, summary, "the command")
    return [(folder / name).read_text("utf-8") for name in ("report.json", "report.html")]


def results(folder: Path, tournament: Tournament, execute: GameExecutor) -> tuple[Any, list[Any]]:
    """Everything except the times."""
    report = json.loads(reports(folder, tournament, execute)[0])
    for bot in report["bots"]:
        assert bot.pop("seconds")["decisions"] > 0
    lines = (folder / "games.jsonl").read_text().splitlines()[1:]
    games = [{**json.loads(line), "micros": None} for line in lines]
    return report, sorted(games, key=lambda game: (game["deal"], game["table"], game["rotation"]))


@pytest.fixture
def fixed_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances 1 ms per reading, so that reports are identical byte for byte."""
    ticks = itertools.count(step=1_000_000)
    monkeypatch.setattr(game_runner, "perf_counter_ns", ticks.__next__)


def test_one_and_two_processes_give_the_same_results(tmp_path: Path) -> None:
    here, there = (
        results(tmp_path / str(jobs), TOURNAMENT, game_executor(jobs)) for jobs in (1, 2)
    )
    assert here == there


@pytest.mark.slow
def test_many_processes_give_the_same_results_with_more_players(tmp_path: Path) -> None:
    bots = ("thrifty", "random", "crashing")
    tournament = Tournament(bots, 4, 8, "t", DECK, rule=MatchupRule.ALL)
    here, there = (
        results(tmp_path / str(jobs), tournament, game_executor(jobs)) for jobs in (1, 4)
    )
    assert here == there


@pytest.mark.slow
def test_cluster_gives_the_same_results(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    alone = results(tmp_path / "alone", TOURNAMENT, game_executor())
    assert results(tmp_path / "cluster", TOURNAMENT, game_executor(cluster="local:2")) == alone


@pytest.mark.usefixtures("fixed_clock")
def test_run_cut_off_anywhere_continues_to_the_same_report(tmp_path: Path) -> None:
    whole = reports(tmp_path / "whole")
    games = (tmp_path / "whole" / "games.jsonl").read_bytes()
    ends = [at + 1 for at, byte in enumerate(games) if byte == ord("\n")]
    cuts = {0, 1, ends[0] - 1, *ends[:2], ends[2] - 1, ends[3] + 1, len(games) - 1, len(games)}
    for cut in sorted(cuts):
        folder = tmp_path / str(cut)
        folder.mkdir()
        (folder / "games.jsonl").write_bytes(games[:cut])
        assert reports(folder) == whole
        assert (folder / "games.jsonl").read_bytes() == games


@pytest.mark.usefixtures("fixed_clock")
def test_saved_games_are_not_played_again(tmp_path: Path) -> None:
    whole = reports(tmp_path)

    def fail(*_: object) -> Any:
        raise AssertionError("nothing was left to play")

    assert reports(tmp_path, execute=fail) == whole


@pytest.mark.usefixtures("fixed_clock")
def test_number_of_games_can_grow_and_shrink(tmp_path: Path) -> None:
    more = Tournament(TOURNAMENT.bots, 2, 12, "t", DECK, TOURNAMENT.budget)
    few = reports(tmp_path / "a")
    many = reports(tmp_path / "b", more)
    assert reports(tmp_path / "a", more) == many
    assert reports(tmp_path / "a") == few


def test_finished_games_are_saved_when_a_run_is_interrupted(tmp_path: Path) -> None:
    progress: list[int] = []

    def interrupt(done: int) -> None:
        progress.append(done)
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_tournament(TOURNAMENT, tmp_path, on_progress=interrupt)
    assert (tmp_path / "games.jsonl").read_text().count("\n") == 4
    run_tournament(TOURNAMENT, tmp_path, on_progress=progress.append)
    assert progress == [0, 1, 2, 3, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (Tournament(("random", "thrifty"), 2, 8, "t", DECK, Budget(effort=5)), "bots"),
        (Tournament(TOURNAMENT.bots, 3, 8, "t", DECK, Budget(effort=5)), "players 2, not 3"),
        (Tournament(TOURNAMENT.bots, 2, 8, "u", DECK, Budget(effort=5)), 'seed "t", not "u"'),
        (Tournament(TOURNAMENT.bots, 2, 8, "t", DECK, Budget(effort=6)), "effort 5, not 6"),
        (Tournament(TOURNAMENT.bots, 2, 8, "t", DECK, Budget(1.5, 5)), "seconds null, not 1.5"),
    ],
)
def test_saved_games_with_other_settings_are_refused(
    tmp_path: Path, other: Tournament, complaint: str
) -> None:
    run_tournament(Tournament(TOURNAMENT.bots, 2, 2, "t", DECK, TOURNAMENT.budget), tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(Malformed) as error:
        run_tournament(other, tmp_path)
    assert "was played with other settings" in str(error.value)
    assert complaint in str(error.value)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_saved_games_of_other_code_or_another_deck_are_refused(tmp_path: Path) -> None:
    run_tournament(TOURNAMENT, tmp_path)
    file = tmp_path / "games.jsonl"
    text = file.read_text()
    for digest, what in ((code_digest(), "code"), (DECK.digest, "deck")):
        file.write_text(text.replace(digest, "0" * 64, 1))
        with pytest.raises(Malformed, match=f"other settings \\(another {what}\\)"):
            run_tournament(TOURNAMENT, tmp_path)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("my notes\n", "is not a file of arena games"),
        ("my notes", "is not a file of arena games"),
        ('{"format":"speicherstadt-arena","version":2}\n', "another version"),
        ('{"format":"speicherstadt-arena","version":1}\n', "must hold the settings"),
    ],
)
def test_unrelated_files_are_not_overwritten(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    with pytest.raises(Malformed, match=complaint):
        run_tournament(TOURNAMENT, tmp_path)
    assert file.read_text() == text


def test_broken_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    run_tournament(TOURNAMENT, tmp_path)
    file = tmp_path / "games.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    for broken in ("{}\n", "[1\n", "\n"):
        file.write_text("".join([*lines[:2], broken, *lines[2:]]))
        with pytest.raises(Malformed, match=r"games.jsonl: line 3: must be a game"):
            run_tournament(TOURNAMENT, tmp_path)


@pytest.mark.slow
def test_bot_that_kills_its_process_is_reported_in_one_line(tmp_path: Path) -> None:
    tournament = Tournament(("deadly", "random"), 2, 4, "t", DECK)
    with pytest.raises(Malformed, match="crashed its whole process"):
        run_tournament(tournament, tmp_path, game_executor(2))


@pytest.mark.slow
def test_closing_the_generator_stops_the_games() -> None:
    tournament = Tournament(("slow", "random"), 2, 100, "t", DECK)
    with closing(game_executor(2)(tournament, tournament.schedule())) as games:
        assert next(games)["decisions"]
