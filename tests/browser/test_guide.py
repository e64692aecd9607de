"""The guide lies beside what it explains, in every layout."""

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, expect

from speicherstadt.i18n import texts
from tests.browser import layout, positions
from tests.browser.conftest import Come
from tests.browser.screens import PHASES, PLAYERS, SAMPLE, SCREENS
from tests.browser.test_screens import limits, resize
from tests.browser.visitor import QUICK, Visitor
from tests.server.client import Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def beginners(browser: Browser, server: Server) -> Iterator[Mapping[bool, Visitor]]:
    """The same guest in the first game twice: with a mouse, and with fingers."""
    visitors = {}
    for touch in (False, True):
        options = next(screen for screen in SAMPLE if screen.touch is touch).options
        visitors[touch] = Visitor(browser, server, {**QUICK, "guide": "fresh"}, **options)
    visitors[False].named("Anna")
    visitors[True].context.add_cookies(visitors[False].context.cookies())  # type: ignore[arg-type]
    yield visitors
    for visitor in visitors.values():
        visitor.close()
        visitor.check()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PHASES)
def test_the_table_fits_with_the_guide(
    beginners: Mapping[bool, Visitor], phase: str, players: int
) -> None:
    table = beginners[False].bring(PHASES[phase](players=players))
    found = []
    for touch, visitor in beginners.items():
        visitor.sit(table).await_offer()
        for screen in SAMPLE:
            if screen.touch is touch:
                resize(visitor.page, screen)
                expect(visitor.at("guide")).to_be_visible()
                faults = layout.faults(visitor.page, limits(screen))
                found += [f"{screen}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


FRESH = {**QUICK, "guide": "fresh"}
_BOXES = """() => ['.canal', '[data-testid^="player-"]'].flatMap((which) =>
  [...document.querySelectorAll(which)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  }))"""


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (768, 1024)])
def test_the_guide_moves_neither_board_nor_players(come: Come, size: tuple[int, int]) -> None:
    visitor = come("Anna", settings=FRESH, viewport={"width": size[0], "height": size[1]})
    visitor.sit(visitor.table(4)).await_offer()
    expect(visitor.at("guide")).to_be_visible()
    expect(visitor.at("tab-log")).to_be_in_viewport(ratio=1)
    before = visitor.page.evaluate(_BOXES)
    visitor.at("guide-next").click()
    expect(visitor.at("guide")).to_have_count(0)
    assert visitor.page.evaluate(_BOXES) == before


@pytest.mark.parametrize("phase", PHASES)
def test_a_lesson_takes_a_fifth_of_an_upright_phone(come: Come, phase: str) -> None:
    """Also in German, with its long words."""
    screen = SCREENS[0]
    visitor = come("Anna", settings={**FRESH, "language": "de"}, **screen.options)
    visitor.sit(visitor.bring(PHASES[phase]())).await_offer()
    expect(visitor.at("guide").locator("p")).to_be_visible()
    box = visitor.at("guide").bounding_box()
    assert box
    assert box["height"] <= screen.height / 5
    title = visitor.at("guide").locator("h2").bounding_box()
    assert title
    assert title["height"] < 45, "more than two lines"


def test_a_lesson_unfolds_on_a_phone_on_its_side(come: Come) -> None:
    say = texts("de")
    visitor = come("Anna", settings={**FRESH, "language": "de"}, **SCREENS[2].options)
    visitor.sit(visitor.bring(positions.demand())).await_offer()
    title = visitor.page.get_by_role("button", name=say("table-guide-price-title"))
    expect(title).to_be_in_viewport(ratio=1)
    expect(visitor.at("guide-skip")).to_have_count(0)
    title.tap()
    expect(visitor.at("guide")).to_contain_text(say("table-guide-price"))
    expect(visitor.at("guide-skip")).to_be_visible()
