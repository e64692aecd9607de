"""Play games on many machines, as tasks of a Ray cluster. Only this module needs Ray."""

import importlib
import os
import socket
from collections.abc import Generator, Iterable
from typing import Any

from speicherstadt.arena.game_runner import play_game
from speicherstadt.arena.played_game import PlayedGame
from speicherstadt.arena.tournament import ScheduledGame, Tournament, code_digest
from speicherstadt.errors import Malformed

LOCAL = "local:"
"""`local:2` starts a cluster of two workers on this machine, to try it out."""

_GAMES_PER_CPU = 3


def play_on_cluster(
    tournament: Tournament, games: Iterable[ScheduledGame], address: str
) -> Generator[PlayedGame]:
    """Yield games as they finish, then leave the cluster."""
    ray = _ray()
    _join(ray, address)
    try:
        yield from _as_they_finish(ray, tournament, games)
    except ray.exceptions.RayError as error:
        # Ray wraps an error from another machine in a long traceback.
        reason = _first_line(getattr(error, "cause", error))
        raise Malformed(f"the cluster failed: {reason}") from None
    finally:
        ray.shutdown()


def _as_they_finish(
    ray: Any, tournament: Tournament, games: Iterable[ScheduledGame]
) -> Generator[PlayedGame]:
    task = ray.remote(num_cpus=1)(_play)
    shared = ray.put((tournament, code_digest()))
    most = _GAMES_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for game in games:
        waiting.append(task.remote(shared, game))
        if len(waiting) >= most:
            (done,), waiting = ray.wait(waiting)
            yield ray.get(done)
    while waiting:
        (done,), waiting = ray.wait(waiting)
        yield ray.get(done)


def _play(shared: tuple[Tournament, str], game: ScheduledGame) -> PlayedGame:
    """Play a game on a machine of the cluster, which must have the same bots installed."""
    tournament, code = shared
    if code != code_digest():
        raise Malformed("a machine of the cluster has another version of speicherstadt")
    return play_game(tournament, game)


def _ray() -> Any:
    # Do not send usage statistics unless the user asked for it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Silence a warning about accelerators: we never ask for any.
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
            raise Malformed(f"--cluster {address[:60]}: must be local:N, with 1 worker or more")
        ray.init(num_cpus=int(workers), include_dashboard=False, **quiet)
        return
    _check_reachable(address)
    try:
        ray.init(address=address, **quiet)
    except Exception as error:
        reason = _first_line(error)
        raise Malformed(f"--cluster {address[:60]}: cannot be reached: {reason}") from None


def _check_reachable(address: str) -> None:
    """Fail quickly if nothing listens at the address; Ray itself would wait for minutes."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isascii() and port.isdigit()):
        raise Malformed(
            f"--cluster {address[:60]}: must be local:N, auto, HOST:PORT or ray://HOST:PORT"
        )
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise Malformed(f"--cluster {address[:60]}: cannot be reached: {error}") from None


def _first_line(error: BaseException) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), repr(error))
