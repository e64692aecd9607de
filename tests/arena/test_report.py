"""The report page is well-formed, safe and self-contained, with every number in a table."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from speicherstadt.arena import (
    MatchupRule,
    Tournament,
    format_seconds,
    game_executor,
    run_tournament,
    write_report,
)
from speicherstadt.arena.plots import (
    WIDTH,
    IntervalRow,
    TimeRow,
    interval_plot,
    round_ticks,
    stacked_bars,
    time_plot,
)
from speicherstadt.bots import Budget
from speicherstadt.catalog import standard_deck

WILD = "<i>&\"'"
VOID = {"meta", "line", "circle"}


class Page(HTMLParser):
    """Checks that tags are closed in order and collects what a browser would show."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.words.append(data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("report")
    bots = (WILD, "random", "crashing")
    tournament = Tournament(
        bots, 3, 6, "</code>", standard_deck(), Budget(seconds=0.5), MatchupRule.MIXED
    )
    summary = run_tournament(tournament, where, game_executor())
    write_report(where, summary, f"speicherstadt arena {WILD}")
    return where


@pytest.fixture(scope="module")
def text(folder: Path) -> str:
    return (folder / "report.html").read_text("utf-8")


def test_page_is_well_formed_and_names_are_escaped(text: str) -> None:
    page = Page(text)
    assert "b" not in page.tags
    assert page.tags.count("i") == 9  # the colours of the legend, not the bot's name
    words = "".join(page.words)
    assert f"speicherstadt arena {WILD}" in words
    assert "ValueError: <b>I am lost</b> & out of words" in words
    assert words.count(WILD) > 10


def test_page_loads_nothing_and_runs_no_scripts(text: str) -> None:
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object", "image", "use", "a"} & set(page.tags)
    names = {name for name, _ in page.attributes}
    assert not {"src", "href", "xlink:href", "srcset", "style", "data"} & names
    assert not [name for name in names if name.startswith("on")]
    assert not re.search(r"url\(|@import|https?:|//", text)


def test_every_number_in_a_plot_is_in_a_table(folder: Path, text: str) -> None:
    report = json.loads((folder / "report.json").read_text("utf-8"))
    cells = set(re.findall(r"<td[^>]*>([^<]*)</td>", text))
    for bot in report["bots"]:
        assert f"{100 * bot['share']['mean']:.1f} %" in cells
        assert f"{100 * bot['share']['low']:.1f}–{100 * bot['share']['high']:.1f}" in cells
        assert f"{bot['rating']['mu']:.2f}" in cells
        assert {f"{points:.2f}" for points in bot["sources"].values()} <= cells
        for key in ("mean", "p99", "longest"):
            assert format_seconds(bot["seconds"][key]) in cells
        assert f"{100 * bot['seconds']['within']:.2f} %" in cells
    for table in report["tables"]:
        for side in table["sides"]:
            assert f"{side['margin']:+.2f}" in cells
    assert f"{report['bots'][-1]['forfeits']}" in cells


def test_data_contain_command_settings_and_forfeits(folder: Path) -> None:
    report = json.loads((folder / "report.json").read_text("utf-8"))
    assert report["command"] == f"speicherstadt arena {WILD}"
    assert report["settings"]["seed"] == "</code>"
    assert report["games"] == 6
    assert [bot["name"] for bot in report["bots"]][-1] == "crashing"
    assert report["bots"][-1]["reasons"] == {"ValueError: <b>I am lost</b> & out of words": 6}
    for bot in report["bots"]:
        assert sum(bot["sources"].values()) == pytest.approx(bot["points"])


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0, "0 µs"),
        (0.0000051, "5.1 µs"),
        (0.000999, "999 µs"),
        (0.001, "1 ms"),
        (0.01234, "12.3 ms"),
        (1.5, "1.5 s"),
        (1234.5, "1234 s"),
    ],
)
def test_format_seconds(value: float, shown: str) -> None:
    assert format_seconds(value) == shown


def test_plots_of_extreme_numbers_stay_within_the_width() -> None:
    drawn = [
        interval_plot("s", [IntervalRow("a", 7, 7, 7, "7")], round_ticks([7, 7])),
        stacked_bars("s", ["one", "two"], [("a", [-3.5, 2]), ("b", [0, 0])]),
        time_plot("s", [TimeRow("a", 0, 0, 0, "0"), TimeRow("b", 1e-6, 2, 3000, "x")], 0.1),
    ]
    for plot in drawn:
        places = [float(x) for x in re.findall(r' (?:x|x1|x2|cx)="([^"]+)"', plot)]
        assert places
        assert all(0 <= x <= WIDTH for x in places)
