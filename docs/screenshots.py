"""Take screenshots of every screen and measure first visits: `make screenshots`.

The script starts its own server with a temporary data folder, plays scripted games on it, and takes
screenshots with Chromium as a desktop and as a phone, in the light and the dark theme.
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
from tests.browser.visitor import LAUNCH, PHONE, QUICK, Visitor, say  # noqa: E402
from tests.server.client import Server  # noqa: E402

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
THEMES = ("light", "dark")
QUALITY = 78
BOTS = ("clerk", "shipowner")
RUNS = 5


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(LAUNCH))
        try:
            figures(browser, server)
            for device in DEVICES:
                for theme in THEMES:
                    visitor = visit(browser, server, device, theme)
                    pictures(visitor, HERE / "screenshots", f"{device}-{theme}.webp")
                    visitor.close()
        finally:
            browser.close()
            server.close()


def visit(browser: Browser, server: Server, device: str, theme: str) -> Visitor:
    settings = {**QUICK, "theme": theme}
    return Visitor(browser, server, settings, **DEVICES[device]).named("Anna")


def pictures(visitor: Visitor, folder: Path, ending: str) -> None:
    folder.mkdir(exist_ok=True)
    for name in screens(visitor):
        visitor.page.wait_for_timeout(300)
        shoot(visitor.page, folder / f"{name}-{ending}")
    visitor.check()


def screens(visitor: Visitor) -> Iterator[str]:
    """Open one screen after the other and yield its name."""
    page = visitor.page
    demand = visitor.bring(positions.demand(*BOTS))
    lobby = visitor.ask("/tables", players=4, bots=["broker"], public=True)["id"]
    visitor.go("/")
    expect(page.get_by_text(say("web-mine-title"))).to_be_visible()
    yield "home"
    visitor.go(f"/t/{lobby}")
    expect(page.get_by_role("heading", name=say("web-lobby-title"))).to_be_visible()
    yield "lobby"
    player = visitor.sit(demand)
    player.await_offer()
    page.locator(".front").nth(1).focus()
    yield "demand"
    visitor.sit(visitor.bring(positions.purchase(*BOTS))).await_offer()
    yield "purchase"
    visitor.sit(visitor.bring(positions.loading(*BOTS))).press("quay-cube-rubber")
    yield "loading"
    finished = visitor.bring(positions.finished())
    visitor.go(f"/r/{finished}?at={positions.fire()}")
    expect(visitor.at("fire")).to_be_visible()
    yield "fire"
    visitor.sit(visitor.bring(positions.last_round(*BOTS))).play()
    yield "end"
    visitor.go(f"/r/{finished}?at=120")
    expect(visitor.at("slider")).to_have_value("120")
    yield "replay"
    for name in ("rules", "cards", "settings"):
        visitor.go(f"/{name}")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        yield name


def shoot(page: Page, path: Path) -> None:
    session = page.context.new_cdp_session(page)
    wish = {"format": path.suffix[1:], "quality": QUALITY}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", wish)["data"]))
    session.detach()


def figures(browser: Browser, server: Server) -> None:
    """Write the median of several first visits with an empty cache to `page-figures.md`."""
    rows = []
    for device, options in DEVICES.items():
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
