"""Write the report of a tournament as JSON for programs and as a page for people."""

import json
import os
from pathlib import Path
from typing import Any

from speicherstadt.arena.decision_times import DecisionTimes
from speicherstadt.arena.intervals import Interval
from speicherstadt.arena.report_page import report_page
from speicherstadt.arena.summary import BotSummary, MatchupSummary, TournamentSummary
from speicherstadt.errors import Malformed

FORMAT = "speicherstadt-arena-report"
VERSION = 1


def write_report(folder: Path, summary: TournamentSummary, command: str) -> None:
    data = json.dumps(report_data(summary, command), indent=1, ensure_ascii=False)
    _write(folder / "report.json", f"{data}\n")
    _write(folder / "report.html", report_page(summary, command))


def report_data(summary: TournamentSummary, command: str) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "command": command,
        "settings": dict(summary.tournament.settings()),
        "games": summary.games,
        "deals": summary.tournament.deals,
        "fair": _short(summary.fair),
        "bots": [_bot(bot) for bot in summary.bots],
        "tables": [_matchup(matchup) for matchup in summary.matchups],
    }


def _bot(bot: BotSummary) -> dict[str, Any]:
    totals, rating = bot.totals, bot.rating
    return {
        "name": bot.name,
        "seats": totals.seats,
        "share": _interval(bot.share),
        "rating": {
            "mu": _short(rating.mu),
            "sigma": _short(rating.sigma),
            "low": _short(rating.low),
            "high": _short(rating.high),
        },
        "points": _short(bot.points),
        "coins": _short(totals.coins / totals.seats),
        "sources": {name: _short(value) for name, value in bot.sources.items()},
        "seconds": _seconds(totals.times),
        "forfeits": bot.forfeits,
        "reasons": dict(sorted(totals.forfeits.items())),
    }


def _matchup(summary: MatchupSummary) -> dict[str, Any]:
    return {
        "bots": list(summary.matchup.bots),
        "games": summary.games,
        "sides": [
            {
                "bot": side.side.bot,
                "seats": len(side.side.positions),
                "share": _interval(side.share),
                "fair": _short(side.fair),
                "verdict": side.verdict,
                "margin": _short(side.margin),
            }
            for side in summary.sides
        ],
    }


def _seconds(times: DecisionTimes) -> dict[str, Any]:
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
    """Round to seven digits: more than anyone needs, and the same on every machine."""
    return float(f"{value:.7g}")


def _write(path: Path, text: str) -> None:
    """Write a temporary file and rename it, so a report is never half written."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        raise Malformed(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        temporary.unlink(missing_ok=True)
