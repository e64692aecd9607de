"""Small SVG plots, 420 units wide so that a phone shows them at full size.

Colours are classes of the page's style sheet, so they follow its light and dark theme. The label of
each row has its own line because names of bots can be long.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 420
_LEFT, _RIGHT = 8, WIDTH - 8
_ROW = 46
_THICK = 20
_TOP = 8
_LONGEST_LABEL = 44


@dataclass(frozen=True)
class IntervalRow:
    """A value with its interval and, optionally, the fair value to compare it with."""

    label: str
    value: float
    low: float
    high: float
    text: str
    """The formatted value, at the end of the label's line."""
    fair: float | None = None


@dataclass(frozen=True)
class TimeRow:
    label: str
    mean: float
    p99: float
    longest: float
    text: str


class _Scale:
    """Maps values to horizontal positions."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high if high > low else low + 1

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(_LEFT + share * (_RIGHT - _LEFT), 1)


def interval_plot(title: str, rows: Sequence[IntervalRow], ticks: Mapping[float, str]) -> str:
    """Draw points with their intervals, and a dashed line at the fair value."""
    scale = _Scale(min(ticks), max(ticks))
    parts = [_axis(scale, ticks, len(rows))]
    for number, row in enumerate(rows):
        y = _baseline(number)
        parts.append(_label(row.label, row.text, y))
        middle = y + 16
        if row.fair is not None:
            at = scale(row.fair)
            parts.append(_stroke("fair", at, middle - 10, at, middle + 10))
        low, high = scale(row.low), scale(row.high)
        kind = "open" if row.fair is None or row.low <= row.fair <= row.high else "sure"
        parts.append(_stroke(f"span {kind}", low, middle, high, middle))
        parts += [_stroke(f"span {kind}", at, middle - 5, at, middle + 5) for at in (low, high)]
        parts.append(f'<circle class="dot {kind}" cx="{scale(row.value)}" cy="{middle}" r="5"/>')
    return _picture(title, parts, len(rows))


def stacked_bars(
    title: str, names: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]
) -> str:
    """Draw bars made of parts; negative parts extend to the left of zero."""
    lowest = min([0.0, *(sum(min(0.0, part) for part in parts) for _, parts in rows)])
    highest = max([1.0, *(sum(max(0.0, part) for part in parts) for _, parts in rows)])
    ticks = _round_ticks(lowest, highest)
    scale = _Scale(min(ticks), max(ticks))
    drawn = [_axis(scale, ticks, len(rows))]
    for number, (label, values) in enumerate(rows):
        y = _baseline(number)
        drawn.append(_label(label, f"{sum(values):.1f}", y))
        drawn += _stack(scale, names, values, y + 6)
        drawn.append(_stroke("zero", scale(0), y + 4, scale(0), y + 28))
    return _picture(title, drawn, len(rows))


def time_plot(title: str, rows: Sequence[TimeRow], limit: float | None) -> str:
    """Draw, on a log scale, a bar to the mean, a paler one to p99 and a line to the longest."""
    known = [row.longest for row in rows] + [row.mean for row in rows] + [limit or 0]
    positive = [value for value in known if value > 0] or [1e-3]
    low, high = math.floor(math.log10(min(positive))), math.ceil(math.log10(max(positive)))
    high = max(high, low + 1)
    scale = _Scale(low, high)
    drawn = [
        _axis(
            scale, {power: format_seconds(10.0**power) for power in range(low, high + 1)}, len(rows)
        )
    ]
    for number, row in enumerate(rows):
        y = _baseline(number)
        drawn.append(_label(row.label, row.text, y))
        mean, p99, longest = (
            scale(math.log10(max(value, 10.0**low))) for value in (row.mean, row.p99, row.longest)
        )
        drawn.append(_stroke("span open", p99, y + 16, longest, y + 16))
        drawn.append(_stroke("span open", longest, y + 11, longest, y + 21))
        drawn.append(_box("part late", _LEFT, y + 6, p99 - _LEFT))
        drawn.append(_box("part mean", _LEFT, y + 6, mean - _LEFT))
        if limit:
            at = scale(math.log10(limit))
            drawn.append(_stroke("fair", at, y + 4, at, y + 28))
    return _picture(title, drawn, len(rows))


def format_seconds(value: float) -> str:
    """Format a time in seconds to three digits, in the unit that suits it."""
    unit, name = next(
        (unit for unit in ((1.0, "s"), (1e-3, "ms")) if value >= unit[0]), (1e-6, "µs")
    )
    number = value / unit
    return f"{number:.0f} {name}" if number >= 100 else f"{number:.3g} {name}"


def _stack(scale: _Scale, names: Sequence[str], values: Sequence[float], y: float) -> list[str]:
    drawn = []
    right = left = 0.0
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        if value >= 0:
            begin, right = right, right + value
            end = right
        else:
            end, left = left, left + value
            begin = left
        x, width = scale(begin), scale(end) - scale(begin)
        if width < 0.5:
            continue
        tip = f"<title>{escape(name)}: {value:.2f}</title>"
        drawn.append(_box(f"part s{place}", x, y, width, tip))
        if width >= 24:
            middle = round(x + width / 2, 1)
            drawn.append(f'<text class="in" x="{middle}" y="{y + 14}">{escape(name[:3])}</text>')
    return drawn


def _round_ticks(low: float, high: float) -> dict[float, str]:
    raw = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * unit for unit in (1, 2, 5, 10) if power * unit >= raw)
    first, last = math.floor(low / step), math.ceil(high / step)
    return {number * step: f"{number * step:g}" for number in range(first, last + 1)}


def round_ticks(values: Sequence[float]) -> dict[float, str]:
    """Choose round numbers that enclose all values."""
    low, high = min(values), max(values)
    return _round_ticks(low, high if high > low else low + 1)


def _baseline(row: int) -> int:
    """Return the baseline of a row's label."""
    return _TOP + row * _ROW + 12


def _axis(scale: _Scale, ticks: Mapping[float, str], rows: int) -> str:
    bottom = _TOP + rows * _ROW + 4
    drawn = []
    for value, text in ticks.items():
        at = scale(value)
        side = "start" if at < 30 else "end" if at > WIDTH - 30 else "middle"
        drawn.append(_stroke("grid", at, _TOP, at, bottom))
        place = f'x="{at}" y="{bottom + 14}" text-anchor="{side}"'
        drawn.append(f'<text class="tick" {place}>{escape(text)}</text>')
    return "".join(drawn)


def _label(label: str, text: str, y: float) -> str:
    room = _LONGEST_LABEL - len(text)
    short = label if len(label) <= room else f"{label[: room - 1]}…"
    return (
        f'<text x="{_LEFT}" y="{y}">{escape(short)}<title>{escape(label)}</title></text>'
        f'<text class="told" x="{_RIGHT}" y="{y}">{escape(text)}</text>'
    )


def _stroke(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _box(kind: str, x: float, y: float, width: float, inside: str = "") -> str:
    place = f'x="{x}" y="{y}" width="{max(0.0, round(width, 1))}" height="{_THICK}"'
    return f'<rect class="{kind}" {place}>{inside}</rect>'


def _picture(title: str, parts: Sequence[str], rows: int) -> str:
    height = _TOP + rows * _ROW + 28
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
