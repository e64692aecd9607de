"""Whole contests: kept as they are played, gone on with, the same whoever plays them."""

import itertools
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from speicherstadt.arena import Contest, Seating, crew, hold, match, write_report
from speicherstadt.arena.contest import code_digest
from speicherstadt.arena.tournament import Crew
from speicherstadt.bots import Budget
from speicherstadt.catalog import standard_deck
from speicherstadt.errors import Malformed

DECK = standard_deck()
CONTEST = Contest(("thrifty", "random"), 2, 8, "t", DECK, Budget(effort=5))


def reports(folder: Path, contest: Contest = CONTEST, players: Crew | None = None) -> list[str]:
    write_report(folder, hold(contest, folder, players or crew()), "the command")
    return [(folder / name).read_text("utf-8") for name in ("report.json", "report.html")]


def results(folder: Path, contest: Contest, players: Crew) -> tuple[Any, list[Any]]:
    """All but the times."""
    report = json.loads(reports(folder, contest, players)[0])
    for bot in report["bots"]:
        assert bot.pop("seconds")["decisions"] > 0
    lines = (folder / "games.jsonl").read_text().splitlines()[1:]
    games = [{**json.loads(line), "micros": None} for line in lines]
    return report, sorted(games, key=lambda game: (game["deal"], game["table"], game["rotation"]))


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that ticks by the millisecond, so that reports can be compared to the byte."""
    monkeypatch.setattr(match, "perf_counter", itertools.count(step=0.001).__next__)


def test_one_process_and_two_come_to_the_same(tmp_path: Path) -> None:
    here, there = (results(tmp_path / str(jobs), CONTEST, crew(jobs)) for jobs in (1, 2))
    assert here == there


@pytest.mark.slow
def test_many_processes_come_to_the_same_at_larger_tables(tmp_path: Path) -> None:
    bots = ("thrifty", "random", "crashing")
    contest = Contest(bots, 4, 8, "t", DECK, seating=Seating.ALL)
    here, there = (results(tmp_path / str(jobs), contest, crew(jobs)) for jobs in (1, 4))
    assert here == there


@pytest.mark.slow
def test_a_cluster_of_two_comes_to_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    alone = results(tmp_path / "alone", CONTEST, crew())
    assert results(tmp_path / "cluster", CONTEST, crew(cluster="local:2")) == alone


@pytest.mark.usefixtures("still")
def test_a_run_cut_anywhere_goes_on_to_the_same_report(tmp_path: Path) -> None:
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


@pytest.mark.usefixtures("still")
def test_games_played_are_not_played_again(tmp_path: Path) -> None:
    whole = reports(tmp_path)

    def nobody(*_: object) -> Any:
        raise AssertionError("nothing was left to play")

    assert reports(tmp_path, players=nobody) == whole


@pytest.mark.usefixtures("still")
def test_games_can_be_added_and_left_out(tmp_path: Path) -> None:
    more = Contest(CONTEST.bots, 2, 12, "t", DECK, CONTEST.budget)
    few = reports(tmp_path / "a")
    many = reports(tmp_path / "b", more)
    assert reports(tmp_path / "a", more) == many
    assert reports(tmp_path / "a") == few


def test_what_was_played_is_kept_when_a_run_is_interrupted(tmp_path: Path) -> None:
    told: list[int] = []

    def tell(done: int) -> None:
        told.append(done)
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(CONTEST, tmp_path, tell=tell)
    assert (tmp_path / "games.jsonl").read_text().count("\n") == 4
    hold(CONTEST, tmp_path, tell=told.append)
    assert told == [0, 1, 2, 3, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (Contest(("random", "thrifty"), 2, 8, "t", DECK, Budget(effort=5)), "bots"),
        (Contest(CONTEST.bots, 3, 8, "t", DECK, Budget(effort=5)), "players 2, not 3"),
        (Contest(CONTEST.bots, 2, 8, "u", DECK, Budget(effort=5)), 'seed "t", not "u"'),
        (Contest(CONTEST.bots, 2, 8, "t", DECK, Budget(effort=6)), "effort 5, not 6"),
        (Contest(CONTEST.bots, 2, 8, "t", DECK, Budget(1.5, 5)), "seconds null, not 1.5"),
    ],
)
def test_games_of_other_settings_are_refused(
    tmp_path: Path, other: Contest, complaint: str
) -> None:
    hold(Contest(CONTEST.bots, 2, 2, "t", DECK, CONTEST.budget), tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(Malformed) as error:
        hold(other, tmp_path)
    assert "was played with other settings" in str(error.value)
    assert complaint in str(error.value)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_games_of_other_code_or_another_deck_are_refused(tmp_path: Path) -> None:
    hold(CONTEST, tmp_path)
    file = tmp_path / "games.jsonl"
    text = file.read_text()
    for digest, what in ((code_digest(), "code"), (DECK.digest, "deck")):
        file.write_text(text.replace(digest, "0" * 64, 1))
        with pytest.raises(Malformed, match=f"other settings \\(another {what}\\)"):
            hold(CONTEST, tmp_path)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("my notes\n", "holds no games of an arena"),
        ("my notes", "holds no games of an arena"),
        ('{"format":"speicherstadt-arena","version":2}\n', "another version"),
        ('{"format":"speicherstadt-arena","version":1}\n', "no settings"),
    ],
)
def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(text)
    with pytest.raises(Malformed, match=complaint):
        hold(CONTEST, tmp_path)
    assert file.read_text() == text


def test_a_broken_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    hold(CONTEST, tmp_path)
    file = tmp_path / "games.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    for broken in ("{}\n", "[1\n", "\n"):
        file.write_text("".join([*lines[:2], broken, *lines[2:]]))
        with pytest.raises(Malformed, match=r"games.jsonl: line 3: not a game"):
            hold(CONTEST, tmp_path)


@pytest.mark.slow
def test_a_bot_that_kills_its_process_is_told_of_in_a_line(tmp_path: Path) -> None:
    contest = Contest(("deadly", "random"), 2, 4, "t", DECK)
    with pytest.raises(Malformed, match="took its whole process down"):
        hold(contest, tmp_path, crew(2))


@pytest.mark.slow
def test_whoever_stops_listening_stops_the_games() -> None:
    contest = Contest(("slow", "random"), 2, 100, "t", DECK)
    with closing(crew(2)(contest, contest.schedule())) as outcomes:
        assert next(outcomes)["decisions"]
