"""Programs as bots: they speak the documented protocol, and forfeit if they misbehave."""

import gc
import json
import os
import re
import subprocess
import sys
import textwrap
import threading
import time
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from speicherstadt.bots import Bot, Budget, Forfeit, Guarded, RandomBot
from speicherstadt.bots.program import ProgramBot, TimeLimits, hello, program, question
from speicherstadt.catalog import standard_deck
from speicherstadt.engine import State, View, advance, apply, legal, new_game, view
from speicherstadt.errors import Malformed
from speicherstadt.records import chance, deal, parse, public_snapshot
from tests.engine.test_view import with_hidden_order_reversed

ROOT = Path(__file__).parents[2]
GREEDY = [sys.executable, str(ROOT / "examples" / "greedy_bot.py")]
DOCS = (ROOT / "docs" / "bots.md").read_text("utf-8")
pytestmark = pytest.mark.slow  # starts programs, and waits for them

QUICK = TimeLimits(start=20.0, decide=20.0, leave=0.2)
HASTY = TimeLimits(start=0.3, decide=0.3, leave=0.2)

POLITE = """
import json, os, sys, time

open("pid", "w").write(str(os.getpid()))
def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()
def ready():
    say('{"type": "ready", "name": "test"}\\n')
def answer(message, **other):
    say(json.dumps({"id": message["id"], "decision": message["legal"][0], **other}) + "\\n")
"""
"""How the programs of these tests begin. Each writes its process id to the folder it runs in."""

LOOP = """
for line in sys.stdin:
    open("log", "a").write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        ready()
    elif message["type"] == "decide":
        {decide}
"""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Write a program into a folder of its own and return its command line."""
    monkeypatch.chdir(tmp_path)

    def written(text: str) -> list[str]:
        path = tmp_path / "program.py"
        path.write_text(POLITE + textwrap.dedent(text), "utf-8")
        return [sys.executable, "-I", "-S", str(path)]

    return written


def deciding(decide: str) -> str:
    """A program that starts correctly and then does this in each decision."""
    return LOOP.format(decide=textwrap.indent(textwrap.dedent(decide), " " * 8).strip())


def opening(players: int = 2) -> State:
    return new_game(deal(standard_deck(), players, "harbour", first=0))


def play(bots: list[Bot], seed: str = "harbour") -> State:
    """Play a whole game; `apply` refuses illegal decisions."""
    state = new_game(deal(standard_deck(), len(bots), seed))
    while not state.over:
        apply(state, bots[state.seat].decide(view(state), Budget()))
    for bot in bots:
        bot.close()
    return state


def pid(name: str = "pid") -> int:
    return int(Path(name).read_text("utf-8"))


def exists(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def is_gone(number: int) -> bool:
    """Whether a process that is not our child has ended. It may stay a zombie for a while."""
    until = time.monotonic() + 20
    while exists(number) and time.monotonic() < until:
        state = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False
        ).stdout
        if state.startswith("Z"):
            return True
        time.sleep(0.02)
    return not exists(number)


def descriptors() -> int:
    return len(list(Path("/dev/fd").iterdir()))


def heard() -> list[Any]:
    return [json.loads(line) for line in Path("log").read_text("utf-8").splitlines()]


# The example


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_example_plays_whole_games(players: int) -> None:
    bots = [Guarded(ProgramBot(GREEDY, f"seed/{seat}", QUICK)) for seat in range(players)]
    end = play(list(bots), f"greedy/{players}")
    assert end.over
    assert [bot.forfeit for bot in bots] == [None] * players


def test_the_example_is_short_and_needs_only_the_standard_library() -> None:
    text = (ROOT / "examples" / "greedy_bot.py").read_text("utf-8")
    assert len(text.splitlines()) < 60
    assert re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE) == ["json", "sys"]


# The protocol


def test_documented_session_can_be_reproduced(write: Callable[[str], list[str]]) -> None:
    said = _session()
    answers = [text for side, text in said if side == "<"]
    script = f"""
        for answer in {answers!r}:
            open("log", "a").write(sys.stdin.readline())
            say(answer + "\\n")
        open("log", "a").write(sys.stdin.read())
    """
    state = opening()
    for token in ("@2", "@1", "@2", "@2"):
        apply(state, parse(token))
    bot = ProgramBot(write(script), "harbour/0", QUICK)
    for others in (["@3", "pass"], []):
        apply(state, bot.decide(view(state), Budget(seconds=2)))
        for token in others:
            apply(state, parse(token))
    bot.close()
    assert bot.name == "example"
    documented = [json.loads(text) for side, text in said if side == ">"]
    assert len(documented) == len(heard()) == 4
    for pattern, message in zip(documented, heard(), strict=True):
        assert _fits(pattern, message), (pattern, message)


def _session() -> list[tuple[str, str]]:
    """The messages of the documented session with their senders, one per line."""
    block = DOCS.rpartition("```\n> ")[2].partition("\n```")[0]
    messages = re.split(r"\n(?=[<>] )", "> " + block)
    return [(text[0], " ".join(text[2:].split())) for text in messages]


def _fits(pattern: Any, value: Any) -> bool:
    """Whether a value is as documented, where "…" stands for anything, or for more of the same."""
    if pattern == "…":
        return True
    if isinstance(pattern, dict) and isinstance(value, dict):
        named = {key: part for key, part in pattern.items() if key != "…"}
        complete = "…" in pattern or named.keys() == value.keys()
        return complete and all(k in value and _fits(p, value[k]) for k, p in named.items())
    if isinstance(pattern, list) and isinstance(value, list):
        named_items = pattern[:-1] if pattern[-1:] == ["…"] else pattern
        complete = len(named_items) == len(value) or named_items is not pattern
        pairs = zip(named_items, value, strict=False)
        return complete and len(named_items) <= len(value) and all(_fits(p, v) for p, v in pairs)
    return bool(pattern == value) and type(pattern) is type(value)


def test_the_documented_class_plays_under_its_name() -> None:
    code, _ = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
    (package,) = re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL)
    points = tomllib.loads(package)["project"]["entry-points"]["speicherstadt.bots"]
    names: dict[str, Any] = {}
    exec(code, names)
    eager = names[points["eager"].partition(":")[2]]
    bots = [Guarded(eager(f"seed/{seat}")) for seat in range(3)]
    assert play(list(bots)).over
    assert [bot.forfeit for bot in bots] == [None] * 3


def test_the_documented_judgements_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    _, code = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
    exec(code, {})
    assert [line.split(")")[0] for line in sorted(capsys.readouterr().out.splitlines())] == [
        f"Place(berth={berth}" for berth in range(3)
    ]


def test_hello_contains_the_deck_but_not_the_seed() -> None:
    deck = standard_deck()
    message = hello(deck, "harbour/0")
    assert [card["id"] for card in message["deck"]["cards"]] == [card.id for card in deck.cards]
    assert sum(card["copies"] for card in message["deck"]["cards"]) == 54
    assert "harbour" not in json.dumps(message)
    assert message["seed"] == hello(deck, "harbour/0")["seed"] != hello(deck, "harbour/1")["seed"]


@pytest.mark.parametrize("players", [2, 5])
def test_the_order_of_pile_and_bag_is_never_sent(players: int) -> None:
    state, below = opening(players), chance("hidden")
    while not state.over:
        twin = with_hidden_order_reversed(state)
        said = [json.dumps(question(1, view(each), Budget())) for each in (state, twin)]
        assert said[0] == said[1]
        # Not even if the unknown cards are not sorted.
        assert json.dumps(public_snapshot(View(state))) == json.dumps(public_snapshot(View(twin)))
        choices = legal(state)
        advance(state, choices[below(len(choices))])


def test_remaining_cards_and_cubes_are_counted() -> None:
    known = public_snapshot(view(opening()))
    assert known["bag"] == dict.fromkeys(("coffee", "tea", "saffron", "rubber", "carpet"), 9)
    assert known["pile"]["B"]["ship-b"] == 5
    assert known["pile"]["E"] == {"fire-4": 1}
    assert sum(known["pile"]["A"].values()) == 12 - 3
    assert "fingerprint" not in known


def test_cubes_of_an_answer_may_come_in_any_order(write: Callable[[str], list[str]]) -> None:
    state = opening()
    token = next(_loading(state))
    turned = "+".join(reversed(token.partition(">")[0].split("+"))) + ">coin"
    assert turned != token
    bot = ProgramBot(write(deciding(f"answer(message, decision={turned!r})")), "s", QUICK)
    assert bot.decide(view(state), Budget()) == parse(token)
    bot.close()


def _loading(state: State) -> Any:
    """Play until two different cubes can be sold in the market hall; how."""
    below = chance("market")
    while True:
        choices = legal(state)
        tokens = question(1, view(state), Budget())["legal"]
        yield from (
            t for t in tokens if re.fullmatch(r"coffee\+[^+]*>coin", t) and t[:6] != t[7:13]
        )
        advance(state, choices[below(len(choices))])


def test_a_program_sees_its_budget(write: Callable[[str], list[str]]) -> None:
    bot = ProgramBot(write(deciding("answer(message)")), "s", QUICK)
    for budget in (Budget(), Budget(seconds=0.5, effort=40)):
        bot.decide(view(opening()), budget)
    bot.close()
    assert [message["type"] for message in heard()] == ["hello", "decide", "decide", "bye"]
    asked = heard()[1:3]
    assert [message["id"] for message in asked] == [1, 2]
    assert asked[0]["budget"] == {"seconds": None, "effort": None}
    assert asked[1]["budget"] == {"seconds": 0.5, "effort": 40}


# Names


def test_a_command_line_is_a_bot() -> None:
    bot = program(f"{sys.executable} '{GREEDY[1]}'")("seed")
    assert bot.decide(view(opening()), Budget()) in legal(opening())
    bot.close()


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("no-such-program --fast", "exec:no-such-program --fast: .* 'no-such-program' to run"),
        ("/etc/passwd", "no program '/etc/passwd' to run"),
        ("/", "no program '/' to run"),
        ("", "must be followed by a command line"),
        ("python3 'bot.py", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_run_is_refused(command: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        program(command)


# Misbehaving programs

SECOND = "if message['id'] > 1:\n    {}\nanswer(message)"
MISBEHAVIOUR = {
    "crashes at the start": (
        "raise ValueError('rats')",
        r"at the start: exited with status 1 .*\(standard error: ValueError: rats\)",
    ),
    "crashes in a decision": (
        deciding(SECOND.format("1 / 0")),
        r"decision 2: exited with status 1 .*\(standard error: ZeroDivisionError: .*\)",
    ),
    "is killed": (
        deciding(SECOND.format("os.kill(os.getpid(), 9)")),
        "decision 2: was ended by signal 9",
    ),
    "leaves": (deciding(SECOND.format("sys.exit()")), "decision 2: exited with status 0 before"),
    "hangs at the start": ("time.sleep(60)", r"at the start: gave no answer within 0\.3 seconds"),
    "hangs in a decision": (
        deciding(SECOND.format("time.sleep(60)")),
        r"decision \d: gave no answer within 0\.3 seconds",
    ),
    "never reads": ("ready(); time.sleep(60)", r"decision 1: gave no answer within 0\.3 seconds"),
    "says half an answer": (
        deciding("say('{\"id\": 1'); time.sleep(60)"),
        r"decision 1: gave no answer within 0\.3 seconds",
    ),
    "greets wrongly": ("say('{}\\n'); time.sleep(60)", "at the start: (answered|said)"),
    "talks nonsense": (
        deciding("say('I say!\\x1b[2J\\n')"),
        r"decision 1: answered 'I say!\\x1b\[2J', which is not JSON",
    ),
    "says nothing in a line": (
        deciding("say('\\n')"),
        "decision 1: answered '', which is not JSON",
    ),
    "says a list": (
        deciding("say('[1]\\n')"),
        r"decision 1: answered \[1\], which is not a JSON object",
    ),
    "nests deeply": (
        deciding("say('[' * 60000 + '\\n')"),
        r"answered '\[\[\[.*\.\.\., which is not",
    ),
    "counts far": (deciding("say('9' * 60000 + '\\n')"), "decision 1: answered '999.*, which is"),
    "talks in bytes": (
        deciding("os.write(1, bytes([255, 0, 128, 10]))"),
        r"decision 1: answered b'\\xff\\x00\\x80', which is not text in UTF-8",
    ),
    "never ends its line": (
        deciding("say('x' * 10_000_000)"),
        "decision 1: answered with a line of more than 65536 bytes",
    ),
    "answers twice": (
        deciding("say((json.dumps({'id': 1, 'decision': message['legal'][0]}) + '\\n') * 2)"),
        "decision 1: said .* after its answer",
    ),
    "answers another question": (
        deciding("answer(message, id=7)"),
        "decision 1: answered with id 7 instead of 1",
    ),
    "answers to a truth": (deciding("answer(message, id=True)"), "with id True instead of 1"),
    "answers without a decision": (deciding("answer(message, decision=3)"), "decided 3, which is"),
    "decides illegally": (
        deciding("answer(message, decision='@6')"),
        "decision 1: decided '@6', which is not legal here",
    ),
    "decides what nobody knows": (
        deciding("answer(message, decision='jump')"),
        "decision 1: decided something that cannot be read: 'jump' is not a decision",
    ),
    "closes its output": (
        deciding("os.close(1); time.sleep(60)"),
        "decision 1: closed its standard output",
    ),
    "closes its input": (
        deciding("os.close(0); answer(message); time.sleep(60)"),
        "decision 2: closed its standard input",
    ),
    "complains at length": (
        deciding("sys.stderr.write('help\\n' * 2_000_000 + 'I give \\x07 up'); sys.exit(3)"),
        r"decision 1: exited with status 3 .*\(standard error: I give \? up\)",
    ),
    "leaves a child at its pipes": (
        deciding("""
            child = os.fork()
            if not child:
                time.sleep(60)
            open("child", "w").write(str(child))
            os._exit(4)
        """),
        "decision 1: exited with status 4 before it had answered",
    ),
}


@pytest.mark.parametrize("name", MISBEHAVIOUR)
def test_a_program_that_misbehaves_forfeits(name: str, write: Callable[[str], list[str]]) -> None:
    text, reason = MISBEHAVIOUR[name]
    # Limits are short only where one must be reached, so that a slow machine fails no test.
    limits = HASTY if "no answer" in reason else QUICK
    if "at the start" not in reason:
        limits = replace(limits, start=QUICK.start)
    before = descriptors(), threading.active_count()
    asked = ProgramBot(write(text), "seed", limits)
    bot = Guarded(asked)
    state = opening()
    while not state.over:
        apply(state, bot.decide(view(state), Budget()) if state.seat == 0 else legal(state)[0])
    assert bot.forfeit is not None
    assert re.match(f"Forfeit: .*{reason}", bot.forfeit), bot.forfeit
    assert bot.forfeit.isprintable()
    assert len(bot.forfeit) <= 400
    assert asked._program is not None
    assert not exists(asked._program._process.pid)
    if Path("child").exists():
        assert is_gone(pid("child"))
    assert (descriptors(), threading.active_count()) == before


def test_program_that_sends_unrequested_output_forfeits(write: Callable[[str], list[str]]) -> None:
    late = """
        answer(message)
        while not os.path.exists("go"):
            time.sleep(0.01)
        say("and another thing\\n")
        open("said", "w").close()
    """
    bot = ProgramBot(write(deciding(late)), "seed", QUICK)
    bot.decide(view(opening()), Budget())
    Path("go").touch()
    until = time.monotonic() + 20
    while not Path("said").exists() and time.monotonic() < until:
        time.sleep(0.01)
    with pytest.raises(Forfeit, match=r"decision 2: said b'and another .* without being asked"):
        bot.decide(view(opening()), Budget())
    assert not exists(pid())


def test_a_program_that_cannot_be_started_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x7fELF and then nothing")
    path.chmod(0o755)
    bot = program(str(path))("seed")
    with pytest.raises(Forfeit, match="at the start: could not be started: Exec format error"):
        bot.decide(view(opening()), Budget())
    bot.close()


def test_a_program_may_overrun_its_budget_a_little(
    write: Callable[[str], list[str]],
) -> None:
    limits = TimeLimits(start=20.0, grace=0.1, leave=0.2)
    bot = ProgramBot(write(deciding("time.sleep(60)")), "seed", limits)
    with pytest.raises(Forfeit, match=r"gave no answer within 0\.3 seconds"):
        bot.decide(view(opening()), Budget(seconds=0.1))


def test_a_program_that_forfeited_is_not_asked_again(write: Callable[[str], list[str]]) -> None:
    bot = ProgramBot(write(deciding("answer(message, id=9)")), "seed", QUICK)
    for _ in range(2):
        with pytest.raises(Forfeit, match="decision 1: answered with id 9 instead of 1"):
            bot.decide(view(opening()), Budget())
    assert [message["type"] for message in heard()] == ["hello", "decide"]
    bot.close()


def test_ten_megabytes_on_standard_error_are_tolerated(write: Callable[[str], list[str]]) -> None:
    bot = ProgramBot(
        write(deciding("sys.stderr.write('help\\n' * 2_000_000); answer(message)")), "seed", QUICK
    )
    for _ in range(2):
        assert bot.decide(view(opening()), Budget()) in legal(opening())
    bot.close()
    assert not exists(pid())


# The end


@pytest.mark.parametrize(
    "stubborn",
    [
        "pass",
        "time.sleep(60)",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        "while True: say('but ' * 1000); sys.stderr.write('but ' * 1000)",
    ],
)
def test_closing_ends_all_processes(stubborn: str, write: Callable[[str], list[str]]) -> None:
    before = descriptors(), threading.active_count()
    fork = "child = os.fork()\nif not child: time.sleep(60)\nopen('child', 'w').write(str(child))"
    bot = ProgramBot(write(fork + deciding("answer(message)") + stubborn), "seed", QUICK)
    bot.decide(view(opening()), Budget())
    began = time.monotonic()
    bot.close()
    bot.close()
    assert time.monotonic() - began < 30  # without waiting for it to wake up
    assert heard()[-1] == {"type": "bye"}
    assert not exists(pid())
    assert is_gone(pid("child"))
    assert (descriptors(), threading.active_count()) == before
    with pytest.raises(Forfeit, match="closed"):
        bot.decide(view(opening()), Budget())


def test_a_bot_that_is_never_asked_is_never_started(write: Callable[[str], list[str]]) -> None:
    bot = ProgramBot(write("raise SystemExit"), "seed")
    bot.close()
    assert not Path("pid").exists()


def test_a_forgotten_bot_ends_its_program(
    write: Callable[[str], list[str]],
) -> None:
    bot = ProgramBot(write(deciding("answer(message)")), "seed", QUICK)
    bot.decide(view(opening()), Budget())
    assert exists(pid())
    del bot
    gc.collect()
    assert not exists(pid())
    assert heard()[-1] == {"type": "bye"}


def test_programs_end_with_the_host(write: Callable[[str], list[str]]) -> None:
    words = write(deciding("answer(message)"))
    host = f"""
        from speicherstadt.bots import Budget
        from speicherstadt.bots.program import ProgramBot
        from tests.bots.test_program import opening, view
        bot = ProgramBot({words!r}, "seed")
        bot.decide(view(opening()), Budget())
        raise SystemExit(5)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(host)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 5
    assert heard()[-1] == {"type": "bye"}
    assert is_gone(pid())


@pytest.mark.slow
def test_example_beats_the_random_bot() -> None:
    points = [0, 0]
    for game in range(8):
        bots: list[Bot] = [ProgramBot(GREEDY, f"{game}", QUICK), RandomBot(f"{game}")]
        end = play(bots[:: -1 if game % 2 else 1], f"greedy/{game}")
        shown = public_snapshot(view(end))["scores"]
        points[0] += shown[game % 2]["total"]
        points[1] += shown[1 - game % 2]["total"]
    assert points[0] > 1.5 * points[1]
