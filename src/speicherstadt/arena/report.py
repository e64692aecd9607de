"""The report as data, for programs, and both reports as files."""

import json
import os
from pathlib import Path
from typing import Any

from speicherstadt.arena.intervals import Interval, Times
from speicherstadt.arena.page import page
from speicherstadt.arena.summary import BotSummary, ContestSummary, TableSummary
from speicherstadt.errors import Malformed

FORMAT = "speicherstadt-arena-report"
VERSION = 1


def write_report(folder: Path, summary: ContestSummary, command: str) -> None:
    data = json.dumps(as_data(summary, command), indent=1, ensure_ascii=False)
    _write(folder / "report.json", f"{data}\n")
    _write(folder / "report.html", page(summary, command))


def as_data(summary: ContestSummary, command: str) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "command": command,
        "settings": dict(summary.contest.settings()),
        "games": summary.games,
        "deals": summary.contest.deals,
        "fair": _short(summary.fair),
        "bots": [_bot(bot) for bot in summary.bots],
        "tables": [_table(table) for table in summary.tables],
    }


def _bot(bot: BotSummary) -> dict[str, Any]:
    career, rating = bot.career, bot.rating
    return {
        "name": bot.name,
        "seats": career.seats,
        "share": _interval(bot.share),
        "rating": {
            "mu": _short(rating.mu),
            "sigma": _short(rating.sigma),
            "low": _short(rating.low),
            "high": _short(rating.high),
        },
        "points": _short(bot.points),
        "coins": _short(career.coins / career.seats),
        "sources": {name: _short(value) for name, value in bot.sources.items()},
        "seconds": _seconds(career.times),
        "forfeits": bot.forfeits,
        "reasons": dict(sorted(career.forfeits.items())),
    }


def _table(summary: TableSummary) -> dict[str, Any]:
    return {
        "bots": list(summary.table.bots),
        "games": summary.games,
        "sides": [
            {
                "bot": told.side.bot,
                "seats": len(told.side.positions),
                "share": _interval(told.share),
                "fair": _short(told.fair),
                "verdict": told.verdict,
                "margin": _short(told.margin),
            }
            for told in summary.sides
        ],
    }


def _seconds(times: Times) -> dict[str, Any]:
    within = times.share_within
    return {
        "decisions": times.decisions,
        "mean": _short(times.mean / 1e6),
        "p99": _short(times.percentile(0.99) / 1e6),
        "longest": _short(times.longest / 1e6),
        "within": None if within is None else _short(within),
    }


def _interval(interval: Interval) -> dict[str, float]:
    return {
        "mean": _short(interval.mean),
        "low": _short(interval.low),
        "high": _short(interval.high),
    }


def _short(value: float) -> float:
    """Seven digits: more than anybody needs, fewer than those in which machines differ."""
    return float(f"{value:.7g}")


def _write(path: Path, text: str) -> None:
    """Beside its place first, so that a report is either whole or the one before."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Malformed(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        beside.unlink(missing_ok=True)
