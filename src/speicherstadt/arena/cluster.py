"""The same games on many machines, as tasks of a Ray cluster. Ray is needed only here."""

import importlib
import os
import socket
from collections.abc import Generator, Iterable
from typing import Any

from speicherstadt.arena.contest import Contest, Game, code_digest
from speicherstadt.arena.match import Outcome, play
from speicherstadt.errors import Malformed

LOCAL = "local:"
"""`local:2` starts a cluster of two workers on this machine, for trying it out."""

_IN_HAND = 3


def play_on_cluster(contest: Contest, games: Iterable[Game], address: str) -> Generator[Outcome]:
    """Outcomes as they come; the cluster that was started or joined is left at the end."""
    ray = _ray()
    _join(ray, address)
    try:
        yield from _as_they_come(ray, contest, games)
    except ray.exceptions.RayError as error:
        # Ray wraps what was raised on another machine in the story of how it came here.
        reason = _first_line(getattr(error, "cause", error))
        raise Malformed(f"the cluster failed: {reason}") from None
    finally:
        ray.shutdown()


def _as_they_come(ray: Any, contest: Contest, games: Iterable[Game]) -> Generator[Outcome]:
    task = ray.remote(num_cpus=1)(_play)
    shared = ray.put((contest, code_digest()))
    most = _IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for game in games:
        waiting.append(task.remote(shared, game))
        if len(waiting) >= most:
            (done,), waiting = ray.wait(waiting)
            yield ray.get(done)
    while waiting:
        (done,), waiting = ray.wait(waiting)
        yield ray.get(done)


def _play(shared: tuple[Contest, str], game: Game) -> Outcome:
    """On some machine of the cluster, which must have the same bots as the one that asks."""
    contest, code = shared
    if code != code_digest():
        raise Malformed("a machine has another version of speicherstadt than this one")
    return play(contest, game)


def _ray() -> Any:
    # Nobody's games are reported to anybody, unless they want it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Quiet about a change of Ray's that cannot concern us: we ask for no accelerators.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise Malformed(
            "--cluster needs Ray, which is not installed: pip install 'speicherstadt[cluster]'"
        ) from None


def _join(ray: Any, address: str) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address.startswith(LOCAL):
        workers = address.removeprefix(LOCAL)
        if not (workers.isascii() and workers.isdigit() and 1 <= int(workers) <= 1024):
            raise Malformed(
                f"--cluster {address[:60]}: it should be local:N, with 1 worker or more"
            )
        ray.init(num_cpus=int(workers), include_dashboard=False, **quiet)
        return
    _knock(address)
    try:
        ray.init(address=address, **quiet)
    except Exception as error:
        reason = _first_line(error)
        raise Malformed(f"--cluster {address[:60]}: cannot be reached: {reason}") from None


def _knock(address: str) -> None:
    """Ask whether anybody is there at all; Ray itself would wait for minutes."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit()):
        raise Malformed(
            f"--cluster {address[:60]}: it should be local:N, auto, HOST:PORT or ray://HOST:PORT"
        )
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise Malformed(f"--cluster {address[:60]}: cannot be reached: {error}") from None


def _first_line(error: BaseException) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), repr(error))
