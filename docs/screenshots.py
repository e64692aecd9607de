"""Take screenshots of every screen and measure first visits: `make screenshots`.

The script starts its own server with a temporary data folder, plays scripted games on it, and takes
screenshots with Chromium: the table on every screen that it is made for, and all other pages as a
desktop and as a phone, in the light and the dark theme. It also writes `screens.md`, which shows
them.
"""

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from tests.browser import measure, positions  # noqa: E402
from tests.browser.chromium import chromium  # noqa: E402
from tests.browser.screens import PHASES, PLAYERS, SCREENS, Screen  # noqa: E402
from tests.browser.visitor import LAUNCH, QUICK, Visitor, say  # noqa: E402
from tests.server.client import Server  # noqa: E402

FOLDER = HERE / "screenshots"
BY_NAME = {screen.name: screen for screen in SCREENS}
BOTH_THEMES = ("desktop", "phone")
"""The screens that are also shown by night, and on which all other pages are shown."""
THEMES = ("light", "dark")
WIDEST = 1100
"""Larger pictures are scaled down to this width, in pixels."""
QUALITY = 55
BOTS = ("clerk", "shipowner", "broker", "apprentice")
RUNS = 5


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(LAUNCH))
        try:
            figures(browser, server)
            for old in FOLDER.glob("*.webp"):
                old.unlink()
            for screen in SCREENS:
                for theme in themes(screen):
                    visitor = visit(browser, server, screen, theme)
                    pictures(visitor, screen, theme)
                    visitor.close()
        finally:
            browser.close()
            server.close()
    (HERE / "screens.md").write_text(overview(), "utf-8")


def themes(screen: Screen) -> tuple[str, ...]:
    return THEMES if screen.name in BOTH_THEMES else THEMES[:1]


def visit(browser: Browser, server: Server, screen: Screen, theme: str) -> Visitor:
    settings = {**QUICK, "theme": theme}
    return Visitor(browser, server, settings, **screen.options).named("Anna")


def pictures(visitor: Visitor, screen: Screen, theme: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    shown = (phases, pages) if screen.name in BOTH_THEMES else (phases,)
    for names in shown:
        for name in names(visitor):
            visitor.page.wait_for_timeout(300)
            shoot(visitor.page, screen, FOLDER / f"{name}-{screen.name}-{theme}.webp")
    visitor.check()


def phases(visitor: Visitor) -> Iterator[str]:
    """Open the table in one phase after the other and yield their names."""
    for players in PLAYERS:
        for phase, position in PHASES.items():
            table = visitor.bring(position(*BOTS[: players - 1], players=players))
            player = visitor.sit(table)
            player.await_offer()
            if phase == "loading":
                player.press(next(mark for mark in player.offered() if "quay-cube" in mark))
            yield f"{phase}-{players}"


def pages(visitor: Visitor) -> Iterator[str]:
    """Open one of all other pages after the other and yield its name."""
    page = visitor.page
    visitor.bring(positions.demand(*BOTS[:2]))
    lobby = visitor.ask("/tables", players=4, bots=["broker"], public=True)["id"]
    visitor.go("/")
    expect(page.get_by_text(say("web-mine-title"))).to_be_visible()
    yield "home"
    visitor.go(f"/t/{lobby}")
    expect(page.get_by_role("heading", name=say("web-lobby-title"))).to_be_visible()
    yield "lobby"
    finished = visitor.bring(positions.finished())
    visitor.go(f"/r/{finished}?at={positions.fire()}")
    expect(visitor.at("fire")).to_be_visible()
    yield "fire"
    visitor.sit(visitor.bring(positions.last_round(*BOTS[:2]))).play()
    yield "end"
    visitor.go(f"/r/{finished}?at=120")
    expect(visitor.at("slider")).to_have_value("120")
    yield "replay"
    for name in ("rules", "cards", "settings"):
        visitor.go(f"/{name}")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        yield name


def shoot(page: Page, screen: Screen, path: Path) -> None:
    session = page.context.new_cdp_session(page)
    scale = min(1, WIDEST / screen.width)
    clip = {"x": 0, "y": 0, "width": screen.width, "height": screen.height, "scale": scale}
    wish = {"format": path.suffix[1:], "quality": QUALITY, "clip": clip}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", wish)["data"]))
    session.detach()


def overview() -> str:
    """The page that shows all pictures."""
    lines = [INTRODUCTION]
    for screen in SCREENS:
        lines += [f"## {screen.title}, {screen}", ""]
        lines += [
            picture(f"{phase}-{players}", screen, theme)
            for theme in themes(screen)
            for players in PLAYERS
            for phase in PHASES
        ]
        lines.append("")
    lines += ["## All other pages", ""]
    lines += [
        picture(name, BY_NAME[device], theme)
        for name in PAGES
        for device in BOTH_THEMES
        for theme in THEMES
    ]
    return "\n".join(lines) + "\n"


def picture(name: str, screen: Screen, theme: str) -> str:
    file = f"{name}-{screen.name}-{theme}.webp"
    width = 240 if screen.upright_phone else 420
    label = f"{name.replace('-', ', ')}{' players' if name[-1].isdigit() else ''}, {theme}"
    return f'<img src="screenshots/{file}" width="{width}" alt="{label.capitalize()}">'


PAGES = ("home", "lobby", "fire", "end", "replay", "rules", "cards", "settings")
INTRODUCTION = """# The table on every screen

These are the screens that the table is made for, each with two and with five players. A browser
test (`tests/browser/test_screens.py`) walks through all of them, in English and in German, and
measures that nothing is cut off, overlaps, or is too small or out of sight. The table has four
layouts, chosen by the shape of the window (`web/src/table/lib/layout.svelte.ts`):

- **wide**: canal and dock beside the players.
- **tall**: canal, dock and players below each other, on an upright tablet.
- **side**: the canal stays on the left of a low window, and everything else scrolls beside it.
- **stack**: an upright phone. One scroll down leads from the canal to everybody's cards and the
  log; the question stays at the top, and what can be done at the bottom.

Written by `docs/screenshots.py`.
"""


def figures(browser: Browser, server: Server) -> None:
    """Write the median of several first visits with an empty cache to `page-figures.md`."""
    rows = []
    for device in BOTH_THEMES:
        options = BY_NAME[device].options
        for name in ("home", "table"):
            seen = [first_visit(browser, server, name, options) for _ in range(RUNS)]
            shown = {
                "first": f"{middle(one.first_paint for one in seen)} ms",
                "largest": f"{middle(one.largest_paint for one in seen)} ms",
                "board": f"{middle(one.board for one in seen)} ms" if name == "table" else "–",
                "shift": f"{max(one.shift for one in seen):.3f}",
                "bytes": f"{seen[0].bytes / 1000:.0f} KB",
                "requests": str(seen[0].requests),
            }
            rows.append(f"| {name}, {device} | " + " | ".join(shown.values()) + " |")
            sys.stdout.write(rows[-1] + "\n")
    (HERE / "page-figures.md").write_text(PAGE.format(rows="\n".join(rows), runs=RUNS), "utf-8")


def first_visit(
    browser: Browser, server: Server, name: str, options: dict[str, Any]
) -> measure.Figures:
    visitor = Visitor(browser, server, QUICK, **options)
    if name == "home":
        seen = measure.home(visitor)
    else:
        seen = measure.table(visitor.named("Anna"), visitor.table(3))
    visitor.check()
    visitor.close()
    return seen


def middle(values: Iterator[int]) -> int:
    return round(median(values))


PAGE = """# What a first visit costs

Measured in Chromium on the machine that also runs the server, with an empty cache. Times are the
median of {runs} visits, the layout shift is the worst of them. Bytes are counted on the wire, with
compression, headers, fonts and the answers of the API. Written by `docs/screenshots.py`.

| | first contentful paint | largest | first board | layout shift | bytes | requests |
|---|---:|---:|---:|---:|---:|---:|
{rows}
"""

if __name__ == "__main__":
    main()
