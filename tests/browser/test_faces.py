"""Names and emblems: everyone keeps theirs on every page, and they can be told apart."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.visitor import QUICK, Visitor, say

pytestmark = pytest.mark.slow

DRAWINGS = Path(__file__).parents[2] / "web/src/table/art/emblems.json"
SMALL = 20
"""The size in pixels at which emblems must be told apart."""
LEAST_DIFFERENCE = 0.08
"""The share of a badge's area in which any two emblems differ."""
LEAST_CONTRAST = 3.0
"""What WCAG asks of pictures."""


def emblems(where: Locator) -> list[str | None]:
    return [badge.get_attribute("data-emblem") for badge in where.locator("[data-emblem]").all()]


def test_five_at_a_table_are_the_same_on_every_page(come: Come) -> None:
    host = come("Anna")
    table = host.table(5, bots=None, public=True)
    for seat in range(1, 5):
        host.ask(f"/tables/{table}/bot", seat=seat, bot="senator")
    chairs = host.get(f"/tables/{table}")["room"]["chairs"]
    faces = [chair["emblem"] for chair in chairs]
    assert len(set(faces)) == 5
    page = host.go(f"/t/{table}")
    for seat, chair in enumerate(chairs):
        expect(host.at(f"seat-{seat}")).to_contain_text(chair["name"])
    expect(host.at("seat-1")).to_contain_text(f"· {say('bot-senator')}")
    assert emblems(page.locator(".seats")) == faces

    host.button("web-lobby-start").click()
    expect(host.at("prompt")).to_be_visible()
    for seat, chair in enumerate(chairs):
        player = host.at(f"player-{seat}")
        expect(player).to_contain_text(chair["name"])
        assert emblems(player) == [chair["emblem"]]
    expect(host.at("player-4")).to_contain_text(f"· {say('bot-senator')}")

    host.go("/")
    row = page.get_by_role("listitem").filter(has_text=chairs[1]["name"]).first
    expect(row).to_contain_text(f"{chairs[1]['name']}\u00a0· {say('bot-senator')}")
    assert emblems(row) == faces


def test_a_newcomer_changes_nobodys_emblem(come: Come) -> None:
    host, friend = come("Anna"), come("Amalie")
    table = host.table(3, bots=None)
    host.ask(f"/tables/{table}/bot", seat=2, bot="clerk")
    host.go(f"/t/{table}")
    seats = host.page.locator(".seats li")
    expect(seats).to_have_count(3)
    before = emblems(seats.nth(0)) + emblems(seats.nth(2))
    friend.go(f"/t/{table}")
    friend.button("web-lobby-sit-any").click()
    expect(host.at("seat-1")).to_contain_text("Amalie")
    assert emblems(seats.nth(0)) + emblems(seats.nth(2)) == before


def test_an_emblem_is_chosen_in_the_settings(come: Come) -> None:
    visitor = come("Anna")
    page = visitor.go("/settings")
    given = visitor.get("/me")["emblem"]
    first, then = [name for name in ("heart", "moon", "star") if name != given][:2]
    for name in (first, then):
        with page.expect_response("**/api/me/emblem"):
            page.get_by_role("radio", name=say(f"emblem-{name}")).check(force=True)
    visitor.go(f"/t/{visitor.table(3)}")
    expect(visitor.at("player-0").locator(f"[data-emblem={then}]")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_emblems_are_distinct_and_stand_out(come: Come, theme: str) -> None:
    visitor = come("Anna", settings={**QUICK, "theme": theme})
    visitor.go("/settings")
    expect(visitor.page.get_by_role("radio", name=say("emblem-heart"))).to_be_attached()
    for seat in range(5):
        assert contrast(visitor, seat) >= LEAST_CONTRAST
    drawings = json.loads(DRAWINGS.read_text("utf-8"))
    found = visitor.page.evaluate(_DIFFERENCES, [drawings, SMALL])
    alike = {pair: share for pair, share in found.items() if share < LEAST_DIFFERENCE}
    assert not alike


def contrast(visitor: Visitor, seat: int) -> float:
    """Between the colour of a seat and the emblems on it."""
    colour = visitor.page.evaluate(
        """(seat) => {
          const probe = document.createElement('i');
          probe.style.color = `var(--seat-${seat})`;
          document.body.append(probe);
          const found = getComputedStyle(probe).color;
          probe.remove();
          return found.match(/[0-9.]+/g).slice(0, 3).map(Number);
        }""",
        seat,
    )
    return (_luminance([255, 250, 240]) + 0.05) / (_luminance(colour) + 0.05)


def _luminance(colour: list[float]) -> float:
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (part / 255 for part in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


_DIFFERENCES = """([drawings, size]) => {
  const pixels = ([solid, line, cut]) => {
    const canvas = new OffscreenCanvas(size, size);
    const pen = canvas.getContext('2d');
    pen.scale(size / 36, size / 36);
    pen.translate(18, 18);
    pen.scale(1.18, 1.18);
    pen.lineCap = pen.lineJoin = 'round';
    pen.fill(new Path2D(solid));
    pen.stroke(new Path2D(solid));
    pen.lineWidth = 2.2;
    pen.stroke(new Path2D(line));
    pen.globalCompositeOperation = 'destination-out';
    pen.lineWidth = 1.5;
    pen.stroke(new Path2D(cut));
    return pen.getImageData(0, 0, size, size).data.filter((_, at) => at % 4 === 3);
  };
  const names = Object.keys(drawings);
  const drawn = names.map((name) => pixels(drawings[name]));
  const found = {};
  names.forEach((one, a) => names.slice(a + 1).forEach((other, b) => {
    let sum = 0;
    drawn[a].forEach((value, at) => (sum += Math.abs(value - drawn[a + 1 + b][at])));
    found[`${one} and ${other}`] = sum / 255 / (size * size);
  }));
  return found;
}"""
