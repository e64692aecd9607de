"""The report as one page for people: nothing to load or to run, every number in a table."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from speicherstadt.arena.intervals import Interval
from speicherstadt.arena.plots import Span, Time, round_ticks, seconds, spans, stacks, times
from speicherstadt.arena.summary import (
    SOURCES,
    BotSummary,
    ContestSummary,
)

_HEAD: Final = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
"""


def page(summary: ContestSummary, command: str) -> str:
    names = ", ".join(bot.name for bot in summary.bots)
    sections = [
        _meetings(summary),
        _overall(summary),
        _ratings(summary),
        _sources(summary),
        _times(summary),
        _forfeits(summary.bots),
    ]
    return (
        f"{_HEAD}<title>Arena: {escape(names)}</title>\n"
        f"<style>\n{_style()}</style>\n</head>\n<body>\n"
        f"<h1>Arena: {escape(names)}</h1>\n<code>{escape(command)}</code>\n{_setting(summary)}"
        f"<main>\n{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def _style() -> str:
    return files("speicherstadt.arena").joinpath("report.css").read_text("utf-8")


def _setting(summary: ContestSummary) -> str:
    contest, settings = summary.contest, summary.contest.settings()
    clock = (
        "<p>Bots that count seconds decide differently on another machine: expect the intervals to"
        " hold there, not every game.</p>"
        if contest.budget.effort is None
        else ""
    )
    return (
        f"<p>{summary.games} games of {contest.players} players on {contest.deals} deals. Every"
        " deal is played once in each rotation of the seats. Intervals hold with 95 % certainty;"
        " those of win shares are drawn from whole deals, with one all won and one all lost beside"
        " them, lest few deals feign certainty. A shared victory counts in parts.</p>"
        f"{clock}"
        f'<p class="soft">Version {escape(settings["version"])}, rules {settings["rules"]}, deck'
        f" {escape(contest.deck.name)} {settings['deck'][:12]}, code {settings['code'][:12]}."
        " The same command in another folder plays the same games; games.jsonl beside this page"
        " holds every decision.</p>\n"
    )


def _meetings(summary: ContestSummary) -> str:
    rows = [(table, side) for table in summary.tables for side in table.sides]
    shown = [
        _share_span(table.table.meeting(side.side), side.share, side.fair) for table, side in rows
    ]
    plot = spans("Share of wins by meeting, with intervals", shown, _PERCENT_TICKS)
    table = _table(
        ["Meeting", "Games", "Wins", "95 %", "Fair", "Verdict", "Margin"],
        [
            [
                table.table.meeting(side.side),
                str(table.games),
                percent(side.share.mean),
                between(side.share),
                percent(side.fair),
                _Verdict(side.verdict),
                f"{side.margin:+.2f}",
            ]
            for table, side in rows
        ],
    )
    return _section(
        "Who beats whom",
        "Share of wins; the dashed line is the fair share. The margin is in points above the mean"
        " of the others at the table.",
        f"{plot}{table}",
    )


def _overall(summary: ContestSummary) -> str:
    shown = [_share_span(bot.name, bot.share, summary.fair) for bot in summary.bots]
    plot = spans("Share of wins over all games, with intervals", shown, _PERCENT_TICKS)
    table = _table(
        ["Bot", "Seats", "Wins", "95 %", "Fair"],
        [
            [
                bot.name,
                str(bot.career.seats),
                percent(bot.share.mean),
                between(bot.share),
                percent(summary.fair),
            ]
            for bot in summary.bots
        ],
    )
    return _section("All games", "Share of wins for each seat taken.", f"{plot}{table}")


def _ratings(summary: ContestSummary) -> str:
    rated = [(bot.name, bot.rating) for bot in summary.bots]
    ticks = round_ticks([edge for _, rating in rated for edge in (rating.low, rating.high)])
    shown = [
        Span(name, rating.mu, rating.low, rating.high, f"{rating.mu:.2f}") for name, rating in rated
    ]
    table = _table(
        ["Bot", "mu", "sigma", "mu ± 1.96 sigma"],
        [
            [name, f"{r.mu:.2f}", f"{r.sigma:.2f}", f"{r.low:.2f} … {r.high:.2f}"]
            for name, r in rated
        ],
    )
    plot = spans("Ratings with intervals", shown, ticks)
    return _section(
        "Ratings",
        "Plackett–Luce by openskill, without drift; 25 is where everyone begins.",
        f"{plot}{table}",
    )


def _sources(summary: ContestSummary) -> str:
    rows = [(bot.name, list(bot.sources.values())) for bot in summary.bots]
    key = "".join(
        f'<li><i class="s{place}"></i>{source}</li>' for place, source in enumerate(SOURCES)
    )
    bots = summary.bots
    table = _table(
        ["Source", *(bot.name for bot in bots)],
        [
            *[[source, *(f"{bot.sources[source]:.2f}" for bot in bots)] for source in SOURCES],
            ["all points", *(f"{bot.points:.2f}" for bot in bots)],
            ["coins left", *(f"{bot.career.coins / bot.career.seats:.2f}" for bot in bots)],
        ],
    )
    plot = stacks("Mean points by source", SOURCES, rows)
    return _section(
        "Where points come from", "Mean of a game.", f'{plot}<ul class="key">{key}</ul>{table}'
    )


def _times(summary: ContestSummary) -> str:
    limit = summary.contest.budget.seconds
    rows = [(bot.name, bot.career.times) for bot in summary.bots]
    shown = [
        Time(name, t.mean / 1e6, t.percentile(0.99) / 1e6, t.longest / 1e6, seconds(t.mean / 1e6))
        for name, t in rows
    ]
    table = _table(
        ["Bot", "Decisions", "Mean", "p99", "Longest", "Within budget"],
        [
            [
                row.label,
                str(t.decisions),
                seconds(row.mean),
                seconds(row.p99),
                seconds(row.longest),
                "–" if t.share_within is None else percent(t.share_within, digits=2),
            ]
            for row, (_, t) in zip(shown, rows, strict=True)
        ],
    )
    dashed = f" The dashed line is the budget, {seconds(limit)}." if limit else ""
    return _section(
        "Time for a decision",
        "Where there was more than one option: bar to the mean, paler to the 99th percentile, line"
        f" to the longest. The scale is in powers of ten.{dashed}",
        f"{times('Seconds per decision', shown, limit)}{table}",
    )


def _forfeits(bots: Sequence[BotSummary]) -> str:
    rows = [
        [bot.name, str(count), reason]
        for bot in bots
        for reason, count in sorted(bot.career.forfeits.items(), key=lambda item: -item[1])
    ]
    if not rows:
        return _section("Forfeits", "None: no bot crashed or decided illegally.", "")
    table = _table(["Bot", "Games", "Reason"], rows, text=2)
    return _section("Forfeits", "Who forfeits is last; chance plays on in its place.", table)


_PERCENT_TICKS: Final = {share / 4: f"{share * 25} %" for share in range(5)}


class _Verdict(str):
    """A cell that says whether a share is surely above or below the fair one."""

    __slots__ = ()


def _share_span(label: str, share: Interval, fair: float) -> Span:
    return Span(label, share.mean, share.low, share.high, percent(share.mean), fair)


def percent(share: float, *, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def between(interval: Interval) -> str:
    """Of shares, in per cent."""
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"


def _section(title: str, lead: str, body: str) -> str:
    return f'<section>\n<h2>{title}</h2>\n<p class="soft">{lead}</p>\n{body}</section>\n'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], text: int | None = None) -> str:
    mark = ' class="text"'
    top = "".join(
        f"<th{mark if place == text else ''}>{escape(head)}</th>"
        for place, head in enumerate(heads)
    )
    lines = []
    for row in rows:
        cells = [_cell(cell, is_text=place == text) for place, cell in enumerate(row)]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{top}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _cell(cell: str, *, is_text: bool) -> str:
    kind = cell if isinstance(cell, _Verdict) else "text" if is_text else ""
    return f'<td class="{kind}">{escape(cell)}</td>' if kind else f"<td>{escape(cell)}</td>"
