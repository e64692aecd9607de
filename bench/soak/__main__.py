"""Let people play beside hostile visitors while the server is killed again and again: `make soak`.

Exits with code 1 if anything is not as promised: see `verdict.py`.
"""

import argparse
import asyncio
import random
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import uvloop

from bench.soak import report, verdict
from bench.soak.players import Group, Notes
from bench.soak.server_process import ServerProcess
from bench.soak.verdict import Restart, Sample, SoakOutcome

_SAMPLE_SECONDS = 5.0
_TARGET = Path("docs/soak.md")


class Soak:
    def __init__(self, server: ServerProcess, options: argparse.Namespace) -> None:
        self._server = server
        self._options = options
        self._chance = random.Random(options.seed)
        self._began = time.monotonic()
        self.notes = Notes()
        self.restarts: list[Restart] = []
        self.worker_kills = 0
        self.samples: list[Sample] = []

    async def run(self) -> None:
        port, options = self._server.port, self._options
        groups = [
            Group(port, number, options.pause, self.notes) for number in range(options.tables)
        ]
        tasks = [asyncio.create_task(group.play()) for group in groups]
        tasks += [asyncio.create_task(self._kill()), asyncio.create_task(self._sample())]
        with suppress(TimeoutError):
            async with asyncio.timeout(60 * options.minutes):
                await asyncio.gather(*tasks)
        await asyncio.get_running_loop().shutdown_default_executor()  # a restart may be under way

    async def _kill(self) -> None:
        """Kill the server or one of its workers at random moments."""
        while True:
            await asyncio.sleep(self._options.kill_every * (0.5 + self._chance.random()))
            if self._chance.random() < 0.3:
                self.worker_kills += self._server.kill_a_worker(self._chance)
                continue
            await asyncio.shield(asyncio.to_thread(self._restart))

    def _restart(self) -> None:
        restart = Restart(time.monotonic())
        self.restarts.append(restart)
        self._server.kill()
        self._server.start()
        self._server.wait()
        restart.ready = time.monotonic()

    async def _sample(self) -> None:
        while True:
            at, decisions = time.monotonic() - self._began, len(self.notes.answers)
            memory, disk = self._server.memory, self._server.disk
            if all(restart.ready < float("inf") for restart in self.restarts):
                self.samples.append(Sample(at, memory, disk, decisions))
            await asyncio.sleep(_SAMPLE_SECONDS)


def main() -> None:
    options = _options()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        outcome = _soaked(Path(folder), options)
    text = report.page(outcome)
    sys.stdout.write(text)
    if options.page:
        _TARGET.write_text(text, "utf-8")
    broken = outcome.notes.faults + outcome.problems
    sys.exit(bool(broken if options.only_losses else outcome.complaints))


def _soaked(folder: Path, options: argparse.Namespace) -> SoakOutcome:
    server = ServerProcess(folder)
    server.start()
    began = time.monotonic()
    try:
        server.wait()
        soak = Soak(server, options)
        with subprocess.Popen(
            [
                sys.executable,
                "-m",
                "bench.soak.hostile",
                str(server.port),
                str(60 * options.minutes),
            ],
            stdout=subprocess.PIPE,
            text=True,
        ) as hostile:
            uvloop.run(soak.run())
            told, _ = hostile.communicate(timeout=60)
    finally:
        server.stop()
    outcome = SoakOutcome(
        time.monotonic() - began,
        options.tables,
        soak.notes,
        soak.restarts,
        soak.worker_kills,
        soak.samples,
        told,
    )
    outcome.problems += verdict.compare(server.database, soak.notes.journals)
    outcome.replayed, problems = verdict.replayed(server.data, folder / "copy.sqlite")
    outcome.problems += problems
    return outcome


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--tables", type=int, default=200, help="tables of people, up to 250 (200)")
    parser.add_argument("--pause", type=float, default=4.0, help="seconds for a decision (4)")
    parser.add_argument("--kill-every", type=float, default=60.0, help="seconds between kills (60)")
    parser.add_argument("--seed", default="soak", help="moments and kinds of kills follow from it")
    parser.add_argument("--page", action="store_true", help="write docs/soak.md")
    parser.add_argument(
        "--only-losses",
        action="store_true",
        help="ignore times, memory and disk: fail only if something is lost or repeated",
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
