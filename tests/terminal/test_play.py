"""Playing in the terminal, line by line."""

import io
import re
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from rich.console import Console

from speicherstadt.bots import Budget, Guarded, RandomBot
from speicherstadt.catalog import Kind, standard_deck, total
from speicherstadt.engine import Decision, Phase, View, legal
from speicherstadt.errors import Malformed
from speicherstadt.i18n import LANGUAGES, texts
from speicherstadt.records import Record, Seated, deal, read_record, token
from speicherstadt.terminal import Play
from tests.play import played

ANNA, BEN = Seated("Anna"), Seated("Ben")
BOT = Seated("Bot", "bot:random")


class TerminalSession:
    """A player at the terminal: types lines and captures the screen."""

    def __init__(
        self,
        *seated: Seated,
        seed: str = "5",
        first: int = 0,
        record: Record | None = None,
        save_to: Path | None = None,
        language: str = "en",
        hints: bool = False,
        programs: Mapping[int, str] | None = None,
    ) -> None:
        setup = deal(standard_deck(), max(len(seated), 2), seed, first)
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=120, height=60, highlight=False)
        self.play = Play(
            record or Record(setup, seated, (), seed),
            console,
            texts(language),
            save_to,
            hints=hints,
            programs=programs or {},
        )

    def type(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
        self.screen.seek(0)
        self.screen.truncate()
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self.play.run()
        return self.screen.getvalue()

    @property
    def decisions(self) -> list[str]:
        return [token(decision) for decision in self.play.game.record.decisions]


def test_workers_are_placed_by_number_or_token(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(ANNA, BEN)
    screen = session.type(monkeypatch, "2", "@1", "@3")
    assert session.decisions == ["@2", "@1", "@3"]
    assert "Anna, place a worker (1 of 3)." in screen
    assert "(berth 2). Price: 1 coin." in screen
    assert screen.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("9", "Type a number from the list"),
        ("@5", "possible right now. You can play: @1, @2, @3"),
        ("buy", "You can play: @1, @2, @3"),
        ("hello", "Type a number from the list"),
        ("1 2", "one at a time"),
        ("@1 @2", "“@2”"),
        ("tea>hall", "“tea>hall”"),
        ("obvious", "Type a number from the list"),
        ("undo", "There is nothing to undo."),
        ("reset", "There is no loading to undo."),
        ("save", "Type: save FILE"),
        ("save /no/such/folder/game.json", "/no/such/folder/game.json: cannot be written"),
        ("[bold]x[/]", "“[bold]x[/]”"),
    ],
)
def test_invalid_input_changes_nothing(
    line: str, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = TerminalSession(ANNA, BEN)
    assert answer in session.type(monkeypatch, line)
    assert session.decisions == []


def test_undo_also_takes_back_the_bots_move(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(ANNA, BOT)
    session.type(monkeypatch, "1")
    assert len(session.decisions) == 2
    screen = session.type(monkeypatch, "undo", "log")
    assert session.decisions == []
    assert "Anna undoes @1." in screen


def test_undo_goes_past_what_was_revealed_and_makes_the_game_practice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = TerminalSession(ANNA, BOT)
    session.type(monkeypatch, "1")
    start = session.decisions
    while session.play.game.state.round == 1:
        session.type(monkeypatch, token(legal(session.play.game.state)[-1]))
    assert not session.play.game.record.practice
    screen = session.type(monkeypatch, "undo", "log")
    assert session.play.game.state.round == 1
    assert "practice game from now on" in screen
    while len(session.decisions) > len(start):
        screen = session.type(monkeypatch, "undo", "log")
    assert screen.count("practice game from now on") == 1
    assert session.play.game.record.practice


def test_undoing_ones_own_last_move_is_no_practice(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(ANNA, BEN)
    screen = session.type(monkeypatch, "1", "undo", "log")
    assert "Anna undoes @1." in screen
    assert not session.play.game.record.practice


def loading_record(*, warehouse: bool = False) -> Record:
    """A game of two people at the start of unloading one ship."""
    record = played(2, "loading")
    record = Record(record.setup, (ANNA, BEN), record.decisions)
    for at in range(len(record.decisions)):
        state = record.replay(at)
        player = state.players[state.seat]
        ready = state.phase is Phase.LOADING and total(player.quay) == 3
        if ready and bool(player.owns(Kind.WAREHOUSE)) is warehouse:
            return record.until(at)
    raise AssertionError("no such loading")


def test_loading_can_be_reset_and_typed_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    record = loading_record()
    session = TerminalSession(record=record)
    before = session.decisions
    good = next(d for d in legal(record.replay()) if token(d).endswith(">hall"))
    assert "Type a number" not in session.type(monkeypatch, f"{token(good)}")
    assert session.decisions == [*before, token(good)]
    session.type(monkeypatch, "reset")
    assert session.decisions == before
    assert "Obvious here" in session.type(monkeypatch, "plan", "more")
    assert session.decisions == before
    session.type(monkeypatch, f"{token(good)} done")
    assert session.decisions == [*before, token(good), "done"]


def test_the_obvious_is_done_without_finishing_and_undone_step_by_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = loading_record(warehouse=True)
    session = TerminalSession(record=record)
    before, steps = session.decisions, session.play.game.obvious()
    session.type(monkeypatch, "obvious")
    done = session.decisions
    assert done == [*before, *(token(decision) for step in steps for decision in step)]
    assert session.play.game.state.phase is Phase.LOADING
    assert "nothing more to do" in session.type(monkeypatch, "obvious")
    session.type(monkeypatch, "undo")
    assert session.decisions == done[: -len(steps[-1])]


def full_warehouse_record() -> Record:
    """A game of people in which the first starts loading with a full warehouse."""
    record = played(3, "6", "hoard")
    people = (ANNA, BEN, Seated("Clara", "person"))
    return Record(record.setup, people, record.decisions[:215])


def test_kept_cubes_stay_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(record=full_warehouse_record())
    before = session.decisions
    screen = session.type(monkeypatch, "more")
    assert "Finish loading and lose 2 coffee, 1 tea" in screen
    assert "Store 1 carpet in the warehouse" not in screen
    screen = session.type(monkeypatch, "done", "log")
    assert len(session.decisions) == len(before) + 6
    player = session.play.game.state.players[0]
    assert (total(player.warehouse), total(player.hall)) == (4, 1)
    assert "stores 1 carpet" not in screen[screen.rindex("finishes loading") - 200 :]
    session.type(monkeypatch, "undo")
    assert session.decisions == before


def test_line_with_a_mistake_at_the_end_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = loading_record()
    good = next(token(d) for d in legal(record.replay()) if token(d).endswith(">hall"))
    session = TerminalSession(record=record)
    session.type(monkeypatch, f"{good} {good}")
    assert len(session.decisions) == len(record.decisions)


def test_save_and_resume(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = TerminalSession(ANNA, BOT)
    screen = session.type(monkeypatch, "1", "2", "quit", f"save {file}", "quit")
    assert "Type save FILE to keep it" in screen
    assert "speicherstadt play --resume" in screen
    again = TerminalSession(record=read_record(file).record)
    assert again.decisions == session.decisions
    assert again.play.game.bots
    assert again.type(monkeypatch, "quit").endswith("Goodbye.\n")


def test_resumed_game_continues_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, half = TerminalSession(ANNA, BOT), TerminalSession(ANNA, BOT)
    whole.type(monkeypatch, "1", "1", "1")
    half.type(monkeypatch, "1")
    resumed = TerminalSession(record=half.play.game.record)
    resumed.type(monkeypatch, "1", "1")
    assert resumed.decisions == whole.decisions


def test_quit_twice_leaves_without_saving(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = TerminalSession(ANNA, BOT).type(monkeypatch, "1", "quit", "quit", "1")
    assert screen.endswith("Goodbye.\n")


def test_save_only_overwrites_records(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    screen = TerminalSession(ANNA, BOT).type(monkeypatch, f"save {letter}")
    assert "already exists and is not a record" in screen.replace("\n", " ")
    assert letter.read_text() == "Dear Anna"


def test_every_decision_is_saved_immediately(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    session = TerminalSession(ANNA, BEN, save_to=file)
    session.type(monkeypatch, "1")
    assert [token(d) for d in read_record(file).record.decisions] == ["@1"]
    session.type(monkeypatch, "undo")
    assert read_record(file).record.decisions == ()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_game_in_every_language(
    language: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who always plays the first legal move sees no missing texts."""
    bots = [Seated(f"Bot {number}", "bot:random") for number in range(2, players + 1)]
    session = TerminalSession(ANNA, *bots, language=language)
    session.type(monkeypatch, "help", "cards", "more", "log")
    for _ in range(400):
        screen = session.type(monkeypatch, token(legal(session.play.game.state)[0]))
        if session.play.game.state.over:
            break
    assert texts(language)("board-total") in screen


def test_game_without_people_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(BOT, Seated("Other", "bot:random"))
    assert "The game is over." in session.type(monkeypatch)


def hint_lines(screen: str) -> list[str]:
    return re.findall(r"^  (?:@\d|buy|pass|done|[a-z+]+>\S+) +[\d–].*$", screen, re.MULTILINE)


def test_hint_lists_every_placement_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(ANNA, BEN)
    screen = session.type(monkeypatch, "hint")
    assert screen.count("Hints, best first:") == 1
    found = [line.split()[:2] for line in hint_lines(screen)]
    assert sorted(token for token, _ in found) == ["@1", "@2", "@3"]
    chances = [int(chance.rstrip("%")) for _, chance in found if chance != "–"]
    assert chances == sorted(chances, reverse=True)
    assert session.decisions == []


@pytest.mark.slow
def test_automatic_hints_show_the_three_best_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(ANNA, BOT, Seated("Other", "bot:random"), hints=True)
    screen = session.type(monkeypatch, "1", "1")
    assert screen.count("Hints, best first:") == 3
    assert len(hint_lines(screen)) == 9
    quiet = TerminalSession(ANNA, BOT).type(monkeypatch, "1")
    assert "Hints" not in quiet


def test_hint_lists_at_most_eight_loading_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(record=loading_record())
    assert 3 < len(hint_lines(session.type(monkeypatch, "hint"))) <= 8


@pytest.mark.parametrize(
    ("language", "number"),
    [
        ("en", r"\d+% to win  +\d+\.\d points "),
        ("de", r"\d+\u202f% Gewinnchance  +\d+,\d Punkte "),
        ("fr", r"\d+\u202f% de chances  +\d+,\d points "),
        ("it", r"\d+% di vincere  +\d+,\d punti "),
    ],
)
@pytest.mark.slow
def test_hints_format_numbers_for_the_language(
    language: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = TerminalSession(ANNA, BEN, language=language).type(monkeypatch, "hint")
    assert re.search(number, screen)


PROGRAM = Seated("Program", "bot:exec")
GREEDY = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'greedy_bot.py'}"


def test_program_given_outside_the_record_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = TerminalSession(ANNA, PROGRAM, programs={1: GREEDY})
    session.type(monkeypatch, "1")
    assert len(session.decisions) == 2
    assert session.play.game.record.players[1].by == "bot:exec"
    assert getattr(session.play.game.bots[1], "forfeit", "?") is None


def test_record_does_not_start_a_program() -> None:
    with pytest.raises(Malformed, match=r'Program is a program, .* --program "COMMAND LINE"'):
        TerminalSession(ANNA, PROGRAM)


@pytest.mark.parametrize(
    "by", ["bot:exec:true", "bot:exec:", "bot:bot:exec:true", "bot:my-exec:true"]
)
def test_record_that_names_a_command_is_refused(by: str) -> None:
    with pytest.raises(Malformed, match="a record cannot name a command to start"):
        TerminalSession(ANNA, Seated("Sly", by), programs={1: "true"})


class CountsCloses(RandomBot):
    closed = 0

    def close(self) -> None:
        self.closed += 1


class Interrupted(CountsCloses):
    def decide(self, seen: View, budget: Budget) -> Decision:
        raise KeyboardInterrupt


def test_bots_are_closed_however_a_session_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(ANNA, BOT)
    leaving, interrupted = CountsCloses("x"), Interrupted("x")
    session.play.game.bots[1] = Guarded(leaving)
    session.type(monkeypatch, "quit")
    assert leaving.closed == 1
    session.play.game.bots[1] = Guarded(interrupted)
    with pytest.raises(KeyboardInterrupt):
        session.type(monkeypatch, "1")
    assert interrupted.closed == 1


class Broken(RandomBot):
    def decide(self, seen: View, budget: Budget) -> Decision:
        raise RuntimeError("out of coal")


def test_bot_failure_is_shown_and_the_game_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    session = TerminalSession(ANNA, BOT)
    session.play.game.bots[1] = Guarded(Broken("x"))
    screen = session.type(monkeypatch, "1", "2", "log")
    assert "Bot forfeits, and random moves take over. (RuntimeError: out of coal)" in screen
    assert len(session.decisions) == 4
