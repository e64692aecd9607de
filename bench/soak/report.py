"""Write the page about a soak."""

import os
import platform
from pathlib import Path
from statistics import median

from bench.soak.hostile import ADDRESSES
from bench.soak.verdict import SoakOutcome

TEMPLATE = Path(__file__).parent / "page.md"
_ROWS = 12


def page(outcome: SoakOutcome) -> str:
    notes, calm, around = outcome.notes, outcome.calm, outcome.around_restarts
    down = [restart.ready - restart.killed for restart in outcome.restarts] or [0.0]
    return TEMPLATE.read_text("utf-8").format(
        machine=f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores",
        python=platform.python_version(),
        minutes=round(outcome.seconds / 60, 1),
        tables=outcome.tables,
        addresses=ADDRESSES,
        verdict=_verdict(outcome),
        decisions=len(notes.answers),
        p50=1000 * outcome.p(0.5),
        p99=1000 * outcome.p(0.99),
        slowest=1000 * max(calm, default=0.0),
        restarts=len(outcome.restarts),
        down_median=median(down),
        down_longest=max(down),
        restarting=len(around),
        restarting_slowest=1000 * max(around, default=0.0),
        interrupted=notes.interrupted,
        stand=notes.longest_stand.seconds,
        worker_kills=outcome.worker_kills,
        broken=len(notes.faults) + len(outcome.problems),
        replayed=outcome.replayed,
        refusals=", ".join(f"{code} {count}" for code, count in notes.refusals.most_common())
        or "none",
        samples=_samples(outcome),
        hostile=outcome.hostile.strip() or "nothing",
    )


def _verdict(outcome: SoakOutcome) -> str:
    if not outcome.complaints:
        return "**Everything as promised.**"
    shown = "\n".join(f"- {complaint}" for complaint in outcome.complaints[:20])
    return f"**Not as promised:**\n\n{shown}"


def _samples(outcome: SoakOutcome) -> str:
    lines = ["| minute | memory | data folder | decisions |", "|--:|--:|--:|--:|"]
    every = max(1, len(outcome.samples) // _ROWS)
    lines += [
        f"| {one.at / 60:.1f} | {one.memory / 1e6:.0f} MB | {one.disk / 1e6:.1f} MB"
        f" | {one.decisions:,} |"
        for one in outcome.samples[::every]
    ]
    return "\n".join(lines)
