"""Format the figures as tables, and write them into the page."""

import os
import platform
from itertools import groupby
from pathlib import Path

from bench.server.tally import Result

TEMPLATE = Path(__file__).parent / "page.md"
QUIET = 0.85
HEAD = (
    "| server | decisions/s | slices | answer p50 | p99 | arrival p50 | p99 "
    "| CPU per decision | busy | message | memory per table: opened | played |\n"
    "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n"
)


def table(results: list[Result]) -> str:
    """Return one block for each set-up."""
    blocks = []
    for (tables, players, pause), rows in groupby(results, _setup):
        pace = f", about {pause:g} s between decisions" if pause else ", no pause between decisions"
        title = f"**{tables} tables of {players}{pace}**\n\n"
        blocks.append(title + HEAD + "".join(map(_row, rows)))
    return "\n".join(blocks)


def _setup(result: Result) -> tuple[int, int, float]:
    return result.tables, result.players, result.pause


def _row(result: Result) -> str:
    rates = [part.rate for part in result.slices]
    times = [result.answer(0.5), result.answer(0.99), result.arrival(0.5), result.arrival(0.99)]
    cells = [
        result.side,
        f"{result.rate:,.0f}",
        f"{min(rates):,.0f}–{max(rates):,.0f}",
        *(f"{1000 * each:.1f} ms" for each in times),
        f"{1e6 / result.per_cpu_second if result.per_cpu_second else 0:.0f} µs",
        f"{result.server_share:.0%}",
        f"{result.message / 1000:.1f} KB",
        f"{result.opened / 1e6:.2f} MB",
        f"{result.played / 1e6:.2f} MB",
    ]
    return f"| {' | '.join(cells)} |\n"


def page(results: list[Result], build: str, slices: int, seconds: float) -> str:
    busiest = max(result.client_share for result in results)
    return TEMPLATE.read_text("utf-8").format(
        machine=f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores",
        python=platform.python_version(),
        build=build,
        slices=slices,
        seconds=seconds,
        busiest=busiest,
        tables=table(results),
        verdict=verdict(results),
        disturbance=disturbance(results),
    )


def disturbance(results: list[Result]) -> str:
    """Return a warning if a saturated server did not get its whole core."""
    idle = [result for result in results if not result.pause and result.server_share < QUIET]
    if not idle:
        return ""
    least = min(result.server_share for result in idle)
    return (
        "**Disturbed run:** without pauses between decisions, a server used as little as"
        f" {least:.0%} of its core. The rest went to other programs or to waiting, so neither"
        " server shows its full speed and the ratios of this run are unreliable.\n\n"
    )


def verdict(results: list[Result]) -> str:
    lines = []
    for (tables, players, pause), group in groupby(results, _setup):
        ours, theirs = group
        at = f" at about {pause:g} s per decision" if pause else ""
        lines.append(
            f"- {tables} tables of {players}{at}: {ours.rate / theirs.rate:.2f} times its"
            f" decisions/s, {ours.answer(0.99) / theirs.answer(0.99):.2f} times its answer p99,"
            f" {ours.arrival(0.99) / theirs.arrival(0.99):.2f} times its arrival p99,"
            f" {theirs.per_cpu_second / ours.per_cpu_second:.2f} times its CPU per decision"
        )
    return "\n".join(lines)
