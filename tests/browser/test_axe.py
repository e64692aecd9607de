"""axe finds no accessibility problems, on any page, in any layout, in both themes.

`make test-screens` checks the same on every screen.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.screens import SAMPLE
from tests.browser.test_takebacks import Friends
from tests.browser.visitor import DESKTOP, MISSING, Visitor, say

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark")
PATHS = ("/", "/t/{table}", "/rules", "/cards", "/settings", "/nowhere", "/move/abc")
"""Pages with games in them are checked where these are played, in `test_at_home.py`."""
_RUN = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await frame();
  await frame();
  // Only colours depend on the theme; all other rules are checked by day.
  const dark = document.documentElement.dataset.theme === 'dark';
  const rules = dark ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
  const why = ({ any, all }) => [...any, ...all].map(({ message }) => message).join('; ');
  const where = (node) => `${node.target.join(' ')} ${why(node)}`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(where).join(' | ')}`);
}"""


@pytest.fixture(scope="package")
def axe() -> str:
    assert AXE.exists(), f"{AXE} is missing: run `npm ci` in web/"
    return AXE.read_text("utf-8")


def flawless(page: Page, axe: str) -> None:
    """Check the page on several screens: one page is resized, because opening them takes long."""
    page.evaluate(axe)
    found = {}
    for screen in SAMPLE:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        if violations := page.evaluate(_RUN):
            found[str(screen)] = violations
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]  # a plain dictionary
    assert not found, (page.url, found)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("theme", THEMES)
def test_pages(come: Come, axe: str, theme: str, path: str) -> None:
    visitor = come("Anna", color_scheme=theme)
    visitor.forgive(MISSING)
    table = visitor.table(3, bots=None, public=True)
    page = visitor.go(path.format(table=table))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(page.get_by_text(say("web-mine-title"))).to_be_visible()
    if path == "/cards":
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
    flawless(page, axe)


@pytest.fixture(params=THEMES)
def visitor(come: Come, request: pytest.FixtureRequest) -> Visitor:
    return come("Anna", color_scheme=request.param)


def test_placing_and_the_menu(visitor: Visitor, axe: str) -> None:
    visitor.sit(visitor.bring(positions.demand())).await_offer()
    flawless(visitor.page, axe)
    visitor.at("tab-coming").click()
    visitor.at("menu").click()
    expect(visitor.at("fairness")).to_be_visible()
    flawless(visitor.page, axe)


def test_a_purchase_with_hints_and_chat(visitor: Visitor, axe: str) -> None:
    visitor.sit(visitor.bring(positions.purchase())).await_offer()
    visitor.at("tab-chat").click()
    visitor.at("hint").click()
    expect(visitor.page.locator(".hints ol > li")).not_to_have_count(0, timeout=30_000)
    flawless(visitor.page, axe)


def test_loading_and_its_plan(visitor: Visitor, axe: str) -> None:
    visitor.sit(visitor.bring(positions.loading())).press("quay-cube-rubber")
    flawless(visitor.page, axe)
    visitor.at("obvious").click()
    expect(visitor.at("plan")).to_be_visible()
    flawless(visitor.page, axe)


def test_the_end_and_a_fire_of_the_past(visitor: Visitor, axe: str) -> None:
    finished = visitor.bring(positions.finished())
    visitor.go(f"/t/{finished}")
    expect(visitor.at("end-screen")).to_be_visible()
    flawless(visitor.page, axe)
    visitor.go(f"/r/{finished}?at={positions.fire()}")
    expect(visitor.at("fire")).to_be_visible()
    flawless(visitor.page, axe)


@pytest.mark.parametrize("theme", THEMES)
def test_a_request_to_take_back(come: Come, axe: str, theme: str) -> None:
    friends = Friends(lambda name: come(name, color_scheme=theme))
    friends.ask()
    flawless(friends.other.page, axe)
