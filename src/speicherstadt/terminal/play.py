"""Playing at the keyboard: show the table, read a line, carry it out."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from speicherstadt.bots import Budget, Guarded
from speicherstadt.bots.hints import hints as find_hints
from speicherstadt.engine import (
    Convert,
    Decision,
    Event,
    Keep,
    Phase,
    Seat,
    State,
    Store,
    advance,
    as_meant,
    legal,
    only_stays,
    view,
)
from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.i18n import Texts
from speicherstadt.records import Record, parse, token, write_record
from speicherstadt.terminal.board import board
from speicherstadt.terminal.cards import explain
from speicherstadt.terminal.game import NO_PROGRAMS, LocalGame, NotPossible
from speicherstadt.terminal.hinting import hint_table
from speicherstadt.terminal.speech import Speech

_ROOMY = 44
"""The terminal height, in lines, from which the whole table is shown."""

_HINTS = 8
_HINTS_UNASKED = 3
_THOUGHT = Budget(seconds=0.3)
"""The budget for hints: short, because the player is waiting."""


class Leave(Exception):
    """The player wants to leave."""


class Misunderstood(Exception):
    """An input that changes nothing; the message says why, in the player's language."""


class Play:
    """One session at the keyboard, until the game is over or the player leaves."""

    def __init__(  # noqa: PLR0913 — the options of a session
        self,
        record: Record,
        console: Console,
        texts: Texts,
        save_to: Path | None = None,
        *,
        hints: bool = False,
        programs: Mapping[Seat, str] = NO_PROGRAMS,
    ) -> None:
        self.game = LocalGame(record, programs)
        self.hints = hints
        self.console = console
        self.say = texts
        self.speech = Speech.at_table(texts, record.players)
        self.save_to = save_to
        self._saved = record
        self._story: list[str] = []
        self._news = 0
        for told in (self.game.opening, *self.game.told):
            self._tell(told)

    def run(self) -> None:
        try:
            while not self.game.state.over:
                if bot := self.game.bot:
                    self._let_decide(bot)
                else:
                    self._show()
                    self._listen()
            self._show()
        except (Leave, EOFError):
            self.console.print(self.say("play-bye"))
        finally:
            self.game.close()

    def _let_decide(self, bot: Guarded) -> None:
        seat, had_forfeited = self.game.state.seat, bot.forfeit
        told = self.game.let_bot_decide(bot)
        if bot.forfeit and not had_forfeited:
            name = self.speech.names[seat]
            self._story.append(self.say("event-forfeited", player=name, reason=bot.forfeit))
        self._tell(told)
        self._autosave()

    # Showing

    def _tell(self, told: Sequence[Event]) -> None:
        self._story += [self.speech.event(event, self.game.state) for event in told]

    def _show(self) -> None:
        self.console.clear()
        compact = self.console.height < _ROOMY
        for line in self._story[self._news :][-4 if compact else -12 :]:
            self.console.print(Text(line, style="dim"))
        self._news = len(self._story)
        self.console.print(board(self.game.state, self.speech, compact=compact))
        if self.game.state.over:
            self.console.print(Text(self._story[-1], style="bold"))
        else:
            self.console.print(Text(self.speech.question(self.game.state), style="bold"))
            for warning in self.speech.warnings(self.game.state):
                self.console.print(Text(warning, style="yellow"))
            self._list(conversions=False)
            if self.hints:
                self._hint(_HINTS_UNASKED)

    def _list(self, *, conversions: bool) -> None:
        hidden = []
        for number, decision in self._choices().items():
            if isinstance(decision, Convert) and not conversions:
                hidden.append(decision)
                continue
            line = Text(f"{number:>4}  {self.speech.option(decision, self.game.state)}  ")
            line.append(token(decision), style="dim")
            self.console.print(line)
        if hidden:
            example = token(hidden[0])
            more = self.say("play-conversions", count=len(hidden), example=example)
            self.console.print(Text(f"      {more}", style="dim"))

    def _hint(self, most: int) -> None:
        found = find_hints(view(self.game.state), _THOUGHT)
        self.console.print(Text(self.say("hint-title"), style="dim"))
        self.console.print(hint_table(found[:most], self.speech))
        if (even := sum(hint.even for hint in found)) > 1:
            self.console.print(Text(self.say("table-hints-even", count=even), style="dim"))

    def _plan(self, steps: Sequence[Sequence[Decision]], *, carry_out: bool) -> None:
        """Show what is obvious to do in a loading, or do it."""
        if not steps:
            raise NotPossible("play-obvious-nothing")
        if carry_out:
            self._carry_out([decision for decisions in steps for decision in decisions])
            return
        self.console.print(Text(self.say("play-obvious"), style="dim"))
        for *_, seen in steps:
            self.console.print(Text(f"      {self.speech.option(seen, self.game.state)}"))

    def _choices(self) -> dict[str, Decision]:
        """Return the legal decisions by the numbers that choose them: berths, or list positions."""
        options = _visible_options(self.game.state)
        if self.game.state.phase is Phase.DEMAND:
            return {token(option).removeprefix("@"): option for option in options}
        ordered = sorted(options, key=lambda option: isinstance(option, Convert))
        return {str(number): option for number, option in enumerate(ordered, start=1)}

    # Reading input

    def _listen(self) -> None:
        """Read lines until one of them changes the game."""
        decided = len(self.game.record.decisions)
        while len(self.game.record.decisions) == decided:
            words = self.console.input(Text(f"{self.say('play-prompt')} ")).split()
            if words:
                try:
                    self._obey(words)
                except NotPossible as refused:
                    self.console.print(Text(self.say(refused.key)), style="yellow")
                except (Misunderstood, SpeicherstadtError) as error:
                    self.console.print(Text(str(error)), style="yellow", soft_wrap=True)

    def _obey(self, words: list[str]) -> None:
        match words:
            case ["help" | "?"]:
                self.console.print(Text(self.say("play-help")))
            case ["undo"]:
                self._take_back(self.game.undo)
            case ["reset"]:
                self._take_back(self.game.reset)
            case ["plan" | "obvious" as word] if self.game.state.phase is Phase.LOADING:
                self._plan(self.game.obvious(), carry_out=word == "obvious")
            case ["more"]:
                self._list(conversions=True)
            case ["hint"]:
                self._hint(_HINTS)
            case ["cards"]:
                cards = [card for card in self.game.state.row if card]
                cards += [card for player in self.game.state.players for card in player.cards]
                self.console.print(explain(cards, self.game.state.setup.deck, self.speech))
            case ["log"]:
                for line in self._story:
                    self.console.print(Text(line))
            case ["save", *name]:
                self._save(" ".join(name))
            case ["quit" | "exit"]:
                self._leave()
            case _:
                self._carry_out(self._understand(words))

    def _understand(self, words: list[str]) -> list[Decision]:
        """Return the decisions that these words stand for, each legal after those before it."""
        choices = self._choices()
        if len(words) == 1 and words[0] in choices:
            return as_meant(self.game.state, choices[words[0]])
        twin, decisions = self.game.state.copy(), []
        for word in words:
            if word.isdecimal() and len(words) > 1:
                raise Misunderstood(self.say("play-one-number"))
            try:
                decision = parse(word)
            except Malformed:
                example = token(next(iter(choices.values())))
                raise Misunderstood(
                    self.say("play-unknown", word=word[:40], example=example)
                ) from None
            options = legal(twin)
            if decision not in options or twin.seat != self.game.state.seat:
                possible = ", ".join(token(option) for option in options[:8])
                more = ", …" if len(options) > 8 else ""
                raise Misunderstood(self.say("play-not-now", word=word, options=possible + more))
            for each in as_meant(twin, decision):
                advance(twin, each)
                decisions.append(each)
        return decisions

    def _carry_out(self, decisions: Sequence[Decision]) -> None:
        for decision in decisions:
            self._tell(self.game.decide(decision))
        self._autosave()

    def _take_back(self, undo: Callable[[], tuple[Seat, Decision]]) -> None:
        was_practice = self.game.record.practice
        seat, decision = undo()
        name = self.speech.names[seat]
        self._story.append(self.say("event-undone", player=name, decision=token(decision)))
        if self.game.record.practice and not was_practice:
            self._story.append(self.say("play-practice"))
        self._autosave()

    # Saving

    def _autosave(self) -> None:
        if self.save_to:
            write_record(self.save_to, self.game.record, self.game.state)
            self._saved = self.game.record

    def _save(self, name: str) -> None:
        if not name:
            raise NotPossible("play-save-where")
        write_record(Path(name).expanduser(), self.game.record, self.game.state)
        self._saved = self.game.record
        self.console.print(Text(self.say("play-saved", file=name)), style="green", soft_wrap=True)

    def _leave(self) -> None:
        if self._saved.decisions == self.game.record.decisions:
            raise Leave
        self._saved = self.game.record
        raise NotPossible("play-quit-unsaved")


def _visible_options(state: State) -> list[Decision]:
    """Return the legal decisions, without those that leave a kept cube where it is."""

    def stays(decision: Decision) -> bool:
        if not isinstance(decision, Store | Keep):
            return False
        after = state.copy()
        for each in as_meant(state, decision):
            advance(after, each)
        return only_stays(state, decision, after)

    return [decision for decision in legal(state) if not stays(decision)]
