"""Runs any program as a bot, with JSON lines over standard input and output (see docs/bots.md).

A program can do anything: crash, hang, flood its pipes, leave children behind. So every wait for a
pipe has a limit, and everything that goes wrong ends in a `Forfeit` with a one-line reason.
"""

import hashlib
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import IO, Any

from speicherstadt.bots.bot import Bot, Budget, Forfeit
from speicherstadt.catalog import Card, Deck, spread
from speicherstadt.engine import Decision, View
from speicherstadt.errors import Malformed
from speicherstadt.records import parse, public_snapshot

PREFIX = "exec:"
"""Marks a bot's name as a command line."""

PROTOCOL = 1
LONGEST = 64 * 1024
"""The most bytes of an answer."""

_COMPLAINT = 4096
"""How many bytes of standard error are remembered."""
_TICK = 0.02
"""Seconds between checks whether a program has ended while its children keep its pipes open."""
_FAREWELL = 0.2
"""Seconds to wait for a program's end after its output has ended, to tell a crash from a closed
pipe."""


@dataclass(frozen=True)
class TimeLimits:
    """How long a program may take, in seconds."""

    start: float = 10.0
    decide: float = 10.0
    """For a decision without a budget."""
    grace: float = 1.0
    """In addition to twice the seconds of a budget."""
    leave: float = 1.0
    """After the goodbye, and again after `SIGTERM`."""


_TIME_LIMITS = TimeLimits()


def program(command: str) -> Callable[[str], Bot]:
    """Return a factory that makes bots of this command line from seeds.

    Raises `Malformed` if there is no such command.
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Malformed(f"{PREFIX}{command[:60]}: {error}") from None
    if not words:
        raise Malformed(f"{PREFIX} must be followed by a command line")
    if os.name != "posix":
        raise Malformed(f"{PREFIX}{command[:60]}: programs need Linux, macOS or a similar system")
    if shutil.which(words[0]) is None:
        raise Malformed(f"{PREFIX}{command[:60]}: there is no program {words[0][:60]!r} to run")
    return partial(ProgramBot, words)


class ProgramBot(Bot):
    """A program that decides. It is started for the first decision and runs until `close`."""

    def __init__(self, words: Sequence[str], seed: str, limits: TimeLimits = _TIME_LIMITS) -> None:
        super().__init__(seed)
        self.name: str | None = None
        """What the program calls itself, as soon as it is ready."""
        self._words = list(words)
        self._limits = limits
        self._asked = 0
        self._program: _Program | None = None
        self._end: str | None = None
        """Why the program is not asked any more."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        if self._end is not None:
            raise Forfeit(self._end)
        try:
            running = self._program or self._start(seen.table.setup.deck)
            return self._ask(running, seen, budget)
        except Forfeit as error:
            where = f"decision {self._asked}" if self._asked else "at the start"
            self._end = f"{where}: {error}"
            if self._program:
                if said := self._program.complaint():
                    self._end += f" (standard error: {said})"
                self._program.kill()
            raise Forfeit(self._end) from None

    def close(self) -> None:
        self._end = self._end or "was asked after it had been closed"
        if self._program:
            self._program.leave()

    def _start(self, deck: Deck) -> "_Program":
        try:
            self._program = started = _Program(self._words, self._limits.leave)
        except OSError as error:
            raise Forfeit(f"could not be started: {error.strerror}") from None
        # No process is left behind, even if nobody closes the bot.
        weakref.finalize(self, started.leave)
        answer = _parsed(started.ask(hello(deck, self.seed), self._limits.start))
        name = answer.get("name")
        if answer.get("type") != "ready" or not isinstance(name, str):
            raise Forfeit(f"answered {_shown(answer)}, not with ready and a name")
        self.name = _fit(name[:40])
        return started

    def _ask(self, running: "_Program", seen: View, budget: Budget) -> Decision:
        self._asked += 1
        limits, seconds = self._limits, budget.seconds
        limit = limits.decide if seconds is None else 2 * seconds + limits.grace
        answer = _parsed(running.ask(question(self._asked, seen, budget), limit))
        number, text = answer.get("id"), answer.get("decision")
        if type(number) is not int or number != self._asked:
            raise Forfeit(f"answered with id {_shown(number)} instead of {self._asked}")
        if not isinstance(text, str):
            raise Forfeit(f"decided {_shown(text)}, which is not a token")
        try:
            decision = parse(text)
        except Malformed as error:
            raise Forfeit(f"decided something that cannot be read: {error}") from None
        if decision not in seen.legal():
            raise Forfeit(f"decided {_shown(text)}, which is not legal here")
        return decision


# Messages to the program


def hello(deck: Deck, seed: str) -> dict[str, Any]:
    # From the seed itself a program could deal the game again and know the pile.
    own_seed = hashlib.sha256(f"bot/{seed}".encode()).hexdigest()[:32]
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": "speicherstadt",
        "seed": own_seed,
        "deck": {
            "name": deck.name,
            "sha256": deck.digest,
            "cards": [_face(card) for card in deck.cards],
            "removed": {str(n): [card.id for card in box] for n, box in deck.removed.items()},
            "office_points": list(deck.office_points),
        },
    }


def question(number: int, seen: View, budget: Budget) -> dict[str, Any]:
    known = public_snapshot(seen)
    return {
        "type": "decide",
        "id": number,
        "budget": {"seconds": budget.seconds, "effort": budget.effort},
        "seat": seen.seat,
        "legal": known.pop("legal"),
        "view": known,
    }


def _face(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind.value,
        "season": card.season.value,
        "copies": card.copies,
        "points": card.points,
        "value": card.value,
        "good": None if card.good is None else card.good.id,
        "wants": [good.id for good in spread(card.wants)],
    }


# Answers from the program


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise Forfeit(f"answered {_shown(line)}, which is not text in UTF-8") from None
    except (RecursionError, ValueError):
        raise Forfeit(f"answered {_shown(line.decode('utf-8'))}, which is not JSON") from None
    if not isinstance(answer, dict):
        raise Forfeit(f"answered {_shown(answer)}, which is not a JSON object")
    return answer


def _shown(value: object) -> str:
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _fit(text: str) -> str:
    """Make text safe to show: a terminal obeys characters that are not printable."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


class _Program:
    """A running program and its pipes. Nothing here waits longer than its limit."""

    def __init__(self, words: Sequence[str], leave: float) -> None:
        # A session of its own: its children can be ended with it, and Ctrl-C does not reach it.
        self._process = subprocess.Popen(  # noqa: S603 — it is what the user asked us to run
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._stdin, self._stdout, self._stderr = stdin, stdout, stderr
        for pipe in (stdin, stdout, stderr):
            os.set_blocking(pipe.fileno(), False)
        self._open = {stdin, stdout, stderr}
        """The pipes that the program has not closed."""
        self._leave = leave
        self._heard = self._errors = b""
        self._ended = False

    def ask(self, message: dict[str, Any], seconds: float) -> bytes:
        """Send one line and return the answer, which must be exactly one line."""
        self._exchange(b"", 0)
        if self._heard:
            raise Forfeit(f"said {_shown(self._heard)} without being asked")
        until = time.monotonic() + seconds
        unsent = _line(message)
        while b"\n" not in self._heard and len(self._heard) <= LONGEST:
            left = until - time.monotonic()
            if left <= 0:
                raise Forfeit(f"gave no answer within {seconds:g} seconds")
            # Whatever it said before it ended is in the pipe by now, so one more read is enough.
            ended = self._process.poll() is not None
            unsent = self._exchange(unsent, 0 if ended else min(left, _TICK))
            if b"\n" not in self._heard and (
                ended or not {self._stdin, self._stdout} <= self._open
            ):
                raise self._gone()
        line, _, more = self._heard.partition(b"\n")
        if len(line) > LONGEST:
            raise Forfeit(f"answered with a line of more than {LONGEST} bytes")
        if more:
            raise Forfeit(f"said {_shown(more)} after its answer")
        self._heard = b""
        return line

    def complaint(self) -> str:
        """The last line that the program wrote to standard error, made safe to show."""
        self._exchange(b"", 0)
        lines = self._errors.decode("utf-8", "replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return _fit(said[:200])

    def leave(self) -> None:
        """Say goodbye, then terminate the program, then kill it."""
        if self._ended:
            return
        try:
            self._exchange(_line({"type": "bye"}), 0)
            self._open.discard(self._stdin)
            self._stdin.close()
            self._await_end()
            self._signal(signal.SIGTERM)
            self._await_end()
        finally:
            self.kill()

    def kill(self) -> None:
        """Kill it now, with all children in its session."""
        # Never twice: after `wait`, its process id may belong to another process.
        if self._ended:
            return
        self._ended = True
        self._signal(signal.SIGKILL)
        self._process.wait()
        for pipe in (self._stdin, self._stdout, self._stderr):
            pipe.close()

    def _exchange(self, unsent: bytes, seconds: float) -> bytes:
        """Wait until something can be written or read, and do it. Returns what is still unsent."""
        with selectors.DefaultSelector() as selector:
            for pipe in self._open:
                if pipe is not self._stdin:
                    selector.register(pipe, selectors.EVENT_READ)
                elif unsent:
                    selector.register(pipe, selectors.EVENT_WRITE)
            ready = [key.fileobj for key, _ in selector.select(seconds)]
        if self._stdin in ready:
            try:
                unsent = unsent[self._stdin.write(unsent) or 0 :]
            except BrokenPipeError:
                self._open.discard(self._stdin)
        if self._stdout in ready:
            self._heard += self._read(self._stdout)
        if self._stderr in ready:
            self._errors = (self._errors + self._read(self._stderr))[-_COMPLAINT:]
        return unsent

    def _read(self, pipe: IO[bytes]) -> bytes:
        data = pipe.read(LONGEST + 1)
        if data == b"":
            self._open.discard(pipe)
        return data or b""

    def _gone(self) -> Forfeit:
        """Why no answer will come any more."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        match self._process.returncode:
            case None:
                side = "output" if self._stdin in self._open else "input"
                return Forfeit(f"closed its standard {side}")
            case status if status < 0:
                return Forfeit(f"was ended by signal {-status}")
            case status:
                return Forfeit(f"exited with status {status} before it had answered")

    def _await_end(self) -> None:
        """Wait for its end, reading what it still says so that a full pipe does not block it."""
        until = time.monotonic() + self._leave
        while self._process.poll() is None and time.monotonic() < until:
            self._exchange(b"", _TICK)
            self._heard = b""

    def _signal(self, number: signal.Signals) -> None:
        # The group may be empty, or (on macOS) hold only processes that nobody has waited for yet.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"
