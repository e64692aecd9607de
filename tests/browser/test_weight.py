"""The page is light and does not jump. Load times are measured, but not asserted."""

import json
import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import measure, positions
from tests.browser.conftest import Come
from tests.browser.visitor import QUICK, Visitor

pytestmark = pytest.mark.slow

MOST = 200_000
"""The most bytes for home page and table together, with fonts."""
CALM = 0.1
"""The largest layout shift."""


def test_a_first_visit(come: Come, capsys: pytest.CaptureFixture[str]) -> None:
    """From the home page straight into a game, with an empty cache."""
    visitor = come()
    traffic = measure.watch(visitor)
    visitor.go("/")
    expect(visitor.button("web-play-go")).to_be_enabled()
    home = measure.figures(visitor.page, traffic, board=False)
    visitor.button("web-play-go").click()
    expect(visitor.at("prompt")).to_be_visible()
    both = measure.figures(visitor.page, traffic, board=True)
    assert both.by_kind["Font"] > 30_000
    assert both.bytes < MOST, both.by_kind
    assert both.shift < CALM

    guest = come("Anna")
    linked = measure.table(guest, guest.table(3))
    assert linked.shift < CALM
    told = {"home": home, "home and table": both, "table by link": linked}
    figures = {name: one.as_json() for name, one in told.items()}
    with capsys.disabled():
        sys.stdout.write(f"\nfirst board after {linked.board} ms; {both.bytes} bytes in all\n")
    if where := os.environ.get("SPEICHERSTADT_MEASURE"):
        Path(where).write_text(json.dumps(figures, indent=2) + "\n")


def test_the_canal_keeps_its_size(come: Come) -> None:
    """Whatever the pointer is over, and whoever decides."""
    visitor = come("Anna", settings={**QUICK, "language": "de"})
    player = visitor.sit(visitor.bring(positions.demand()))
    player.await_offer()
    before = canal(visitor)
    for berth in visitor.page.locator(".front").all():
        berth.hover(force=True)
        assert canal(visitor) == before
    player.decide("berth-1")
    assert canal(visitor) == before


def canal(visitor: Visitor) -> tuple[float, float]:
    box = visitor.page.locator(".scene").bounding_box()
    assert box
    return box["y"], box["height"]
