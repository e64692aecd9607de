"""Compare our engine with others: random games, decisions and copies per second on one core.

The speed of a shared machine can drift by a factor of almost two from minute to minute. So every
contender plays in every short round, and the ratios within a round are compared; medians are shown.
"""

import argparse
import cProfile
import platform
import pstats
import statistics
import subprocess
import sys
from collections import Counter

from bench.contenders import Contender, contenders
from bench.own_engine import play

REFERENCE = "Catanatron, 4 players"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (7)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="seconds for each figure and round (0.5)"
    )
    options = parser.parse_args()
    measured = contenders()
    say(f"Python {platform.python_version()} on {platform.machine()}, one core,")
    say(f"{options.rounds} interleaved rounds of {options.seconds} s for each figure\n")
    rounds = [
        [each.measure(1000 * number, options.seconds) for each in measured]
        for number in range(options.rounds)
    ]
    report(measured, rounds)
    import_time()
    where_the_time_goes()


def report(measured: list[Contender], rounds: list[list[tuple[float, float, float]]]) -> None:
    reference = [contender.name for contender in measured].index(REFERENCE)
    say(f"{'':28}{'games/s':>10}{'decisions/s':>13}{'copies/s':>12}   times Catanatron's")
    say(f"{'':28}{'':>10}{'':>13}{'':>12}   decisions/s      copies/s")
    for place, contender in enumerate(measured):
        medians = [statistics.median(r[place][kind] for r in rounds) for kind in range(3)]
        ratios = [sorted(r[place][kind] / r[reference][kind] for r in rounds) for kind in (1, 2)]
        shown = "  ".join(f"{statistics.median(r):5.1f} ({r[0]:.1f}–{r[-1]:.1f})" for r in ratios)
        games, decisions, copies = medians
        say(f"{contender.name:28}{games:>10,.0f}{decisions:>13,.0f}{copies:>12,.0f}   {shown}")
    say("")


def import_time() -> None:
    """Measure the time to import the engine in fresh interpreters."""
    code = (
        "import time; t = time.perf_counter(); import speicherstadt.engine;"
        " print(time.perf_counter() - t)"
    )
    runs = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(9)
    ]
    say(f"import of the engine: {1000 * statistics.median(runs):.0f} ms (median of {len(runs)})\n")


def where_the_time_goes() -> None:
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(200):
        play(4, seed)
    profile.disable()
    shares: Counter[str] = Counter()
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]  # missing in the stubs
    for (file, _, _), (_, _, own, _, _) in stats.items():
        ours = "speicherstadt" in file
        shares[file.rpartition("speicherstadt/")[2] if ours else "Python's own functions"] += own
    say("where the time goes in a random game of 4 (profiled, set-up included):")
    for module, own in shares.most_common(12):
        say(f"  {own / shares.total():5.1%}  {module}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
