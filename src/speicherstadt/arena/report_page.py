"""The report as one self-contained HTML page, without scripts and with every number in a table."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from speicherstadt.arena.intervals import Interval
from speicherstadt.arena.plots import (
    IntervalRow,
    TimeRow,
    format_seconds,
    interval_plot,
    round_ticks,
    stacked_bars,
    time_plot,
)
from speicherstadt.arena.summary import SOURCES, BotSummary, TournamentSummary

_HEAD: Final = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
"""


def report_page(summary: TournamentSummary, command: str) -> str:
    names = ", ".join(bot.name for bot in summary.bots)
    sections = [
        _matchups(summary),
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


def _setting(summary: TournamentSummary) -> str:
    tournament, settings = summary.tournament, summary.tournament.settings()
    clock = (
        "<p>Bots with a time limit may decide differently on another machine. Expect the intervals"
        " to agree there, but not every game.</p>"
        if tournament.budget.effort is None
        else ""
    )
    return (
        f"<p>{summary.games} games with {tournament.players} players on {tournament.deals} deals."
        " Every deal is played once in each rotation of the seats. All intervals are 95 %"
        " confidence intervals. Those of win shares are bootstrapped over whole deals; one won and"
        " one lost deal are added, so that a few deals do not look certain. Players who tie for"
        " first share the win.</p>"
        f"{clock}"
        f'<p class="soft">Version {escape(settings["version"])}, rules {settings["rules"]}, deck'
        f" {escape(tournament.deck.name)} {settings['deck'][:12]}, code {settings['code'][:12]}."
        " The same command in another folder plays the same games. games.jsonl, next to this page,"
        " holds every decision.</p>\n"
    )


def _matchups(summary: TournamentSummary) -> str:
    rows = [(matchup, side) for matchup in summary.matchups for side in matchup.sides]
    shown = [
        _share_row(matchup.matchup.title(side.side), side.share, side.fair)
        for matchup, side in rows
    ]
    plot = interval_plot("Share of wins by matchup, with intervals", shown, _PERCENT_TICKS)
    table = _table(
        ["Matchup", "Games", "Wins", "95 %", "Fair", "Verdict", "Margin"],
        [
            [
                matchup.matchup.title(side.side),
                str(matchup.games),
                format_percent(side.share.mean),
                format_percent_range(side.share),
                format_percent(side.fair),
                _Verdict(side.verdict),
                f"{side.margin:+.2f}",
            ]
            for matchup, side in rows
        ],
    )
    return _section(
        "Who beats whom",
        "Share of wins; the dashed line is the fair share. The margin is in points, compared with"
        " the mean of the other players.",
        f"{plot}{table}",
    )


def _overall(summary: TournamentSummary) -> str:
    shown = [_share_row(bot.name, bot.share, summary.fair) for bot in summary.bots]
    plot = interval_plot("Share of wins over all games, with intervals", shown, _PERCENT_TICKS)
    table = _table(
        ["Bot", "Seats", "Wins", "95 %", "Fair"],
        [
            [
                bot.name,
                str(bot.totals.seats),
                format_percent(bot.share.mean),
                format_percent_range(bot.share),
                format_percent(summary.fair),
            ]
            for bot in summary.bots
        ],
    )
    return _section("All games", "Share of wins per seat.", f"{plot}{table}")


def _ratings(summary: TournamentSummary) -> str:
    rated = [(bot.name, bot.rating) for bot in summary.bots]
    ticks = round_ticks([edge for _, rating in rated for edge in (rating.low, rating.high)])
    shown = [
        IntervalRow(name, rating.mu, rating.low, rating.high, f"{rating.mu:.2f}")
        for name, rating in rated
    ]
    table = _table(
        ["Bot", "mu", "sigma", "mu ± 1.96 sigma"],
        [
            [name, f"{r.mu:.2f}", f"{r.sigma:.2f}", f"{r.low:.2f} … {r.high:.2f}"]
            for name, r in rated
        ],
    )
    plot = interval_plot("Ratings with intervals", shown, ticks)
    return _section(
        "Ratings",
        "Plackett–Luce model by openskill, without drift. Every bot starts at 25.",
        f"{plot}{table}",
    )


def _sources(summary: TournamentSummary) -> str:
    rows = [(bot.name, list(bot.sources.values())) for bot in summary.bots]
    key = "".join(
        f'<li><i class="s{place}"></i>{source}</li>' for place, source in enumerate(SOURCES)
    )
    bots = summary.bots
    table = _table(
        ["Source", *(bot.name for bot in bots)],
        [
            *[[source, *(f"{bot.sources[source]:.2f}" for bot in bots)] for source in SOURCES],
            ["total points", *(f"{bot.points:.2f}" for bot in bots)],
            ["coins left", *(f"{bot.totals.coins / bot.totals.seats:.2f}" for bot in bots)],
        ],
    )
    plot = stacked_bars("Mean points by source", SOURCES, rows)
    return _section(
        "Where points come from", "Mean per game.", f'{plot}<ul class="key">{key}</ul>{table}'
    )


def _times(summary: TournamentSummary) -> str:
    limit = summary.tournament.budget.seconds
    rows = [(bot.name, bot.totals.times) for bot in summary.bots]
    shown = [
        TimeRow(
            name,
            t.mean / 1e6,
            t.percentile(0.99) / 1e6,
            t.longest / 1e6,
            format_seconds(t.mean / 1e6),
        )
        for name, t in rows
    ]
    table = _table(
        ["Bot", "Decisions", "Mean", "p99", "Longest", "Within budget"],
        [
            [
                row.label,
                str(t.decisions),
                format_seconds(row.mean),
                format_seconds(row.p99),
                format_seconds(row.longest),
                "–" if t.share_within is None else format_percent(t.share_within, digits=2),
            ]
            for row, (_, t) in zip(shown, rows, strict=True)
        ],
    )
    dashed = f" The dashed line is the budget, {format_seconds(limit)}." if limit else ""
    return _section(
        "Time per decision",
        "Decisions with more than one option. The bar ends at the mean, the paler bar at the 99th"
        f" percentile, the line at the longest time. The scale is logarithmic.{dashed}",
        f"{time_plot('Seconds per decision', shown, limit)}{table}",
    )


def _forfeits(bots: Sequence[BotSummary]) -> str:
    rows = [
        [bot.name, str(count), reason]
        for bot in bots
        for reason, count in sorted(bot.totals.forfeits.items(), key=lambda item: -item[1])
    ]
    if not rows:
        return _section("Forfeits", "None. No bot crashed or made an illegal decision.", "")
    table = _table(["Bot", "Games", "Reason"], rows, text=2)
    return _section(
        "Forfeits", "A bot that forfeits comes last. Random moves are played in its place.", table
    )


_PERCENT_TICKS: Final = {share / 4: f"{share * 25} %" for share in range(5)}


class _Verdict(str):
    """A table cell: whether a share is above or below the fair one, or still open."""

    __slots__ = ()


def _share_row(label: str, share: Interval, fair: float) -> IntervalRow:
    return IntervalRow(label, share.mean, share.low, share.high, format_percent(share.mean), fair)


def format_percent(share: float, *, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def format_percent_range(interval: Interval) -> str:
    """Format an interval of shares in per cent."""
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
