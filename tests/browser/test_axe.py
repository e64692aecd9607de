"""axe finds no accessibility problems, on any page, in both themes."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import MISSING, PHONE, Visitor, say

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark")
_RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const why = ({ any, all }) => [...any, ...all].map(({ message }) => message).join('; ');
  const where = (node) => `${node.target.join(' ')} ${why(node)}`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(where).join(' | ')}`);
}"""


@pytest.fixture(scope="package")
def axe() -> str:
    assert AXE.exists(), f"{AXE} is missing: run `npm ci` in web/"
    return AXE.read_text("utf-8")


def flawless(page: Page, axe: str) -> None:
    page.evaluate(axe)
    assert page.evaluate(_RUN) == [], page.url


@pytest.mark.parametrize("theme", THEMES)
def test_pages(come: Come, axe: str, theme: str) -> None:
    visitor = come("Anna", color_scheme=theme)
    visitor.forgive(MISSING)
    table = visitor.table(3, bots=None, public=True)
    for path in ("/", f"/t/{table}", "/rules", "/cards", "/settings", "/nowhere", "/move/abc"):
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path == "/":
            expect(page.get_by_text(say("web-mine-title"))).to_be_visible()
        if path == "/cards":
            expect(page.get_by_role("heading", level=2).first).to_be_visible()
        flawless(page, axe)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table(come: Come, axe: str, theme: str) -> None:
    visitor = come("Anna", color_scheme=theme)
    the_table(visitor, axe)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_on_a_phone(come: Come, axe: str, theme: str) -> None:
    visitor = come("Anna", color_scheme=theme, viewport=PHONE, has_touch=True, is_mobile=True)
    the_table(visitor, axe)


def the_table(visitor: Visitor, axe: str) -> None:
    """Check every phase, hints, dialogs, the past and the end of a game."""
    page = visitor.page
    visitor.sit(visitor.bring(positions.demand()))
    flawless(page, axe)
    visitor.at("tab-coming").click()
    visitor.at("menu").click()
    expect(visitor.at("fairness")).to_be_visible()
    flawless(page, axe)

    visitor.sit(visitor.bring(positions.purchase()))
    visitor.at("tab-chat").click()
    visitor.at("hint").click()
    expect(page.get_by_role("region", name=say("table-hints")).locator("li")).not_to_have_count(
        0, timeout=30_000
    )
    flawless(page, axe)

    player = visitor.sit(visitor.bring(positions.loading()))
    player.press("quay-cube-rubber")
    flawless(page, axe)

    finished = visitor.bring(positions.finished())
    page.goto(f"/t/{finished}")
    expect(visitor.at("end-screen")).to_be_visible()
    flawless(page, axe)
    page.goto(f"/r/{finished}?at={positions.fire()}")
    expect(visitor.at("fire")).to_be_visible()
    flawless(page, axe)
