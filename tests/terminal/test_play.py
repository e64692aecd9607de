"""A sitting at the keyboard, line by line."""

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


class Sitting:
    """Types lines and keeps what the screen showed."""

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


def test_numbers_and_tokens_place_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANNA, BEN)
    screen = sitting.type(monkeypatch, "2", "@1", "@3")
    assert sitting.decisions == ["@2", "@1", "@3"]
    assert "Anna, place a worker (1 of 3)." in screen
    assert "Anna places a worker at berth 2. Price: 1 coin." in screen
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
        ("stow", "Type a number from the list"),
        ("undo", "There is nothing to undo."),
        ("reset", "There is no loading to undo."),
        ("save", "Type: save FILE"),
        ("save /no/such/folder/game.json", "/no/such/folder/game.json: cannot be written"),
        ("[bold]x[/]", "“[bold]x[/]”"),
    ],
)
def test_what_is_not_understood_changes_nothing(
    line: str, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(ANNA, BEN)
    assert answer in sitting.type(monkeypatch, line)
    assert sitting.decisions == []


def test_undo_takes_the_bots_answer_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANNA, BOT)
    sitting.type(monkeypatch, "1")
    assert len(sitting.decisions) == 2
    screen = sitting.type(monkeypatch, "undo", "log")
    assert sitting.decisions == []
    assert "Anna undoes @1." in screen


def test_undo_stops_where_something_was_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANNA, BEN)
    while sitting.play.game.state.round == 1:
        sitting.type(monkeypatch, token(legal(sitting.play.game.state)[-1]))
    before = sitting.decisions
    assert "something new has been revealed" in sitting.type(monkeypatch, "undo")
    assert sitting.decisions == before


def loading_record(*, warehouse: bool = False) -> Record:
    """A game of two persons in which the loading of a ship begins."""
    record = played(2, "loading")
    record = Record(record.setup, (ANNA, BEN), record.decisions)
    for at in range(len(record.decisions)):
        state = record.replay(at)
        player = state.players[state.seat]
        ready = state.phase is Phase.LOADING and total(player.quay) == 3
        if ready and bool(player.owns(Kind.WAREHOUSE)) is warehouse:
            return record.until(at)
    raise AssertionError("no such loading")


def test_a_loading_is_typed_in_one_line_reset_and_stowed(monkeypatch: pytest.MonkeyPatch) -> None:
    record = loading_record()
    sitting = Sitting(record=record)
    before = sitting.decisions
    good = next(d for d in legal(record.replay()) if token(d).endswith(">hall"))
    assert "Type a number" not in sitting.type(monkeypatch, f"{token(good)}")
    assert sitting.decisions == [*before, token(good)]
    sitting.type(monkeypatch, "reset")
    assert sitting.decisions == before
    screen = sitting.type(monkeypatch, "stow", "more")
    assert "room for everything. Choose what to keep." in screen
    assert sitting.decisions == before
    sitting.type(monkeypatch, f"{token(good)} done")
    assert sitting.decisions == [*before, token(good), "done"]


def test_what_finds_room_is_stowed_by_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    record = loading_record(warehouse=True)
    sitting = Sitting(record=record)
    sitting.type(monkeypatch, "stow")
    added = sitting.decisions[len(record.decisions) :]
    assert [word.partition(">")[2] for word in added] == ["warehouse"] * 3 + [""]


def test_a_line_with_a_mistake_at_its_end_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    record = loading_record()
    good = next(token(d) for d in legal(record.replay()) if token(d).endswith(">hall"))
    sitting = Sitting(record=record)
    sitting.type(monkeypatch, f"{good} {good}")
    assert len(sitting.decisions) == len(record.decisions)


def test_save_and_resume(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = Sitting(ANNA, BOT)
    screen = sitting.type(monkeypatch, "1", "2", "quit", f"save {file}", "quit")
    assert "Type save FILE to keep it" in screen
    assert "speicherstadt play --resume" in screen
    again = Sitting(record=read_record(file).record)
    assert again.decisions == sitting.decisions
    assert again.play.game.bots
    assert again.type(monkeypatch, "quit").endswith("Goodbye.\n")


def test_a_resumed_game_goes_on_as_it_would_have(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, half = Sitting(ANNA, BOT), Sitting(ANNA, BOT)
    whole.type(monkeypatch, "1", "1", "1")
    half.type(monkeypatch, "1")
    resumed = Sitting(record=half.play.game.record)
    resumed.type(monkeypatch, "1", "1")
    assert resumed.decisions == whole.decisions


def test_quit_twice_leaves_without_saving(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Sitting(ANNA, BOT).type(monkeypatch, "1", "quit", "quit", "1")
    assert screen.endswith("Goodbye.\n")


def test_nothing_but_a_record_is_overwritten(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    screen = Sitting(ANNA, BOT).type(monkeypatch, f"save {letter}")
    assert "already exists and is not a record" in screen.replace("\n", " ")
    assert letter.read_text() == "Dear Anna"


def test_every_decision_is_kept_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = Sitting(ANNA, BEN, save_to=file)
    sitting.type(monkeypatch, "1")
    assert [token(d) for d in read_record(file).record.decisions] == ["@1"]
    sitting.type(monkeypatch, "undo")
    assert read_record(file).record.decisions == ()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_in_every_language(
    language: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person always makes the first move of the list; no text is missing on the screen."""
    bots = [Seated(f"Bot {number}", "bot:random") for number in range(2, players + 1)]
    sitting = Sitting(ANNA, *bots, language=language)
    sitting.type(monkeypatch, "help", "cards", "more", "log")
    for _ in range(400):
        screen = sitting.type(monkeypatch, token(legal(sitting.play.game.state)[0]))
        if sitting.play.game.state.over:
            break
    assert texts(language)("board-total") in screen


def test_a_game_of_bots_alone_is_a_show(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(BOT, Seated("Other", "bot:random"))
    assert "The game is over." in sitting.type(monkeypatch)


def hint_lines(screen: str) -> list[str]:
    return re.findall(r"^  (?:@\d|buy|pass|done|[a-z+]+>\S+) +[\d–].*$", screen, re.MULTILINE)


def test_hint_tells_every_placement_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANNA, BEN)
    screen = sitting.type(monkeypatch, "hint")
    assert screen.count("Hints, best first:") == 1
    found = [line.split()[:2] for line in hint_lines(screen)]
    assert sorted(token for token, _ in found) == ["@1", "@2", "@3"]
    chances = [int(chance.rstrip("%")) for _, chance in found if chance != "–"]
    assert chances == sorted(chances, reverse=True)
    assert sitting.decisions == []


def test_hints_unasked_are_the_three_best(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANNA, BOT, Seated("Other", "bot:random"), hints=True)
    screen = sitting.type(monkeypatch, "1", "1")
    assert screen.count("Hints, best first:") == 3
    assert len(hint_lines(screen)) == 9
    quiet = Sitting(ANNA, BOT).type(monkeypatch, "1")
    assert "Hints" not in quiet


def test_hints_for_a_loading_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(record=loading_record())
    assert 3 < len(hint_lines(sitting.type(monkeypatch, "hint"))) <= 8


@pytest.mark.parametrize(
    ("language", "number"),
    [
        ("en", r"\d+%  +\d+\.\d points "),
        ("de", r"\d+\u202f%  +\d+,\d Punkte "),
        ("fr", r"\d+\u202f%  +\d+,\d points "),
        ("it", r"\d+%  +\d+,\d punti "),
    ],
)
def test_hints_write_numbers_as_one_does(
    language: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Sitting(ANNA, BEN, language=language).type(monkeypatch, "hint")
    assert re.search(number, screen)


PROGRAM = Seated("Program", "bot:exec")
GREEDY = f"{sys.executable} {Path(__file__).parents[2] / 'examples' / 'greedy_bot.py'}"


def test_a_program_plays_that_was_named_outside_the_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = Sitting(ANNA, PROGRAM, programs={1: GREEDY})
    sitting.type(monkeypatch, "1")
    assert len(sitting.decisions) == 2
    assert sitting.play.game.record.players[1].by == "bot:exec"
    assert getattr(sitting.play.game.bots[1], "forfeit", "?") is None


def test_no_record_starts_a_program_by_itself() -> None:
    with pytest.raises(Malformed, match=r'Program is a program, .* --program "COMMAND LINE"'):
        Sitting(ANNA, PROGRAM)


@pytest.mark.parametrize(
    "by", ["bot:exec:true", "bot:exec:", "bot:bot:exec:true", "bot:my-exec:true"]
)
def test_a_record_that_names_a_command_is_refused(by: str) -> None:
    with pytest.raises(Malformed, match="a record cannot name a command to start"):
        Sitting(ANNA, Seated("Sly", by), programs={1: "true"})


class Closing(RandomBot):
    closed = 0

    def close(self) -> None:
        self.closed += 1


class Falling(Closing):
    def decide(self, seen: View, budget: Budget) -> Decision:
        raise KeyboardInterrupt


def test_bots_are_closed_however_a_sitting_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANNA, BOT)
    leaving, falling = Closing("x"), Falling("x")
    sitting.play.game.bots[1] = Guarded(leaving)
    sitting.type(monkeypatch, "quit")
    assert leaving.closed == 1
    sitting.play.game.bots[1] = Guarded(falling)
    with pytest.raises(KeyboardInterrupt):
        sitting.type(monkeypatch, "1")
    assert falling.closed == 1


class Broken(RandomBot):
    def decide(self, seen: View, budget: Budget) -> Decision:
        raise RuntimeError("out of coal")


def test_a_bot_that_fails_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ANNA, BOT)
    sitting.play.game.bots[1] = Guarded(Broken("x"))
    screen = sitting.type(monkeypatch, "1", "2", "log")
    assert "Bot forfeits, and random moves take over. (RuntimeError: out of coal)" in screen
    assert len(sitting.decisions) == 4
