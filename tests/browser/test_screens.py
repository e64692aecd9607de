"""The table fits every screen: nothing is cut off, overlaps, or is too small or out of sight."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, expect

from speicherstadt.i18n import texts
from tests.browser import layout, positions
from tests.browser.screens import PHASES, PLAYERS, SAMPLE, SCREENS, Screen
from tests.browser.visitor import QUICK, Visitor
from tests.server.client import Server

pytestmark = pytest.mark.slow

DECISIVE = {True: 44.0, False: 24.0}
"""The smallest side of a button, for fingers and for a mouse."""
PRESSABLE = {True: 32.0, False: 18.0}
"""The same for cards in small, lines of the log and the like."""


def by_touch(screens: Iterable[Screen]) -> dict[bool, list[Screen]]:
    """Group screens by whether fingers are used on them."""
    listed = list(screens)
    return {touch: [one for one in listed if one.touch is touch] for touch in (False, True)}


SIZES = {"en": by_touch(SCREENS), "de": by_touch(SAMPLE)}
"""English on every screen; German, with its long words, in every layout."""
SAMPLED = by_touch(SAMPLE)
LAPTOP = next(screen for screen in SCREENS if screen.name == "laptop")
TOUCH = (False, True)

Tables = Mapping[tuple[str, int], str]
_NEXT_FRAMES = """async () => {
  for (const _ of [1, 2]) await new Promise((next) => requestAnimationFrame(next));
}"""


def limits(screen: Screen) -> layout.Limits:
    return {
        "print": 12,
        "important": 14,
        "target": DECISIVE[screen.touch],
        "touch": PRESSABLE[screen.touch],
        "squattest": 1.3,
        "slimmest": 3.0,
    }


@pytest.fixture(scope="module", params=SIZES)
def language(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


@pytest.fixture(scope="module")
def walkers(browser: Browser, server: Server, language: str) -> Iterator[Mapping[bool, Visitor]]:
    """The same guest twice: with a mouse, and with fingers."""
    visitors = {}
    for touch in (False, True):
        options = SAMPLED[touch][0].options
        visitors[touch] = Visitor(browser, server, {**QUICK, "language": language}, **options)
    visitors[False].named("Anna")
    visitors[True].context.add_cookies(visitors[False].context.cookies())  # type: ignore[arg-type]
    yield visitors
    for visitor in visitors.values():
        visitor.close()
        visitor.check()


@pytest.fixture(scope="module")
def tables(walkers: Mapping[bool, Visitor]) -> Tables:
    """One table for each phase and number of players."""
    return {
        (phase, players): walkers[False].bring(PHASES[phase](players=players))
        for phase, players in product(PHASES, PLAYERS)
    }


def resize(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate("() => scrollTo(0, 0)")


def assert_fits(visitor: Visitor, screens: Iterable[Screen]) -> None:
    found = {}
    for screen in screens:
        resize(visitor.page, screen)
        if faults := layout.faults(visitor.page, limits(screen)):
            found[str(screen)] = faults
    assert not found, "\n".join(f"{at}: {fault}" for at, all_ in found.items() for fault in all_)


@pytest.mark.parametrize("position", [*product(PHASES, PLAYERS)])
@pytest.mark.parametrize("touch", TOUCH)
def test_the_table_fits(
    walkers: Mapping[bool, Visitor],
    tables: Tables,
    language: str,
    touch: bool,
    position: tuple[str, int],
) -> None:
    walkers[touch].sit(tables[position]).await_offer()
    assert_fits(walkers[touch], SIZES[language][touch])


@pytest.mark.parametrize("touch", TOUCH)
def test_hints_fit(walkers: Mapping[bool, Visitor], tables: Tables, touch: bool) -> None:
    visitor = walkers[touch]
    visitor.sit(tables["purchase", 5]).await_offer()
    visitor.at("hint").click()
    expect(visitor.page.locator(".hints ol > li")).not_to_have_count(0, timeout=30_000)
    assert_fits(visitor, SAMPLED[touch])


@pytest.mark.parametrize("touch", TOUCH)
def test_the_plan_of_a_loading_fits(
    walkers: Mapping[bool, Visitor], tables: Tables, touch: bool
) -> None:
    visitor = walkers[touch]
    visitor.sit(tables["loading", 5]).await_offer()
    visitor.at("obvious").click()
    expect(visitor.at("plan")).to_be_visible()
    assert_fits(visitor, SAMPLED[touch])


@pytest.mark.parametrize("touch", TOUCH)
def test_a_tooltip_fits(walkers: Mapping[bool, Visitor], tables: Tables, touch: bool) -> None:
    visitor = walkers[touch]
    page = visitor.page
    visitor.sit(tables["demand", 5]).await_offer()
    for screen in SAMPLED[touch]:
        resize(page, screen)
        for at in (0, 2, 5):
            card = page.locator("button.card").nth(at)
            card.scroll_into_view_if_needed()
            if touch:
                card.tap()
            else:  # The dock explains the card under the mouse.
                card.focus()
                page.keyboard.press("Enter")
            shown = page.get_by_role("tooltip")
            shown.evaluate(_NEXT_FRAMES)  # it is measured first, then placed
            box = shown.bounding_box()
            assert box is not None
            assert min(box["x"], box["y"]) >= 0, f"{screen}: {box}"
            assert box["x"] + box["width"] <= screen.width, f"{screen}: {box}"
            assert box["y"] + box["height"] <= screen.height, f"{screen}: {box}"
            page.keyboard.press("Escape")
            page.mouse.move(1, 1)
            expect(shown).to_have_count(0)


def test_late_in_a_game_players_and_log_share_the_room(walkers: Mapping[bool, Visitor]) -> None:
    visitor = walkers[False]
    visitor.sit(visitor.bring(positions.last_round(players=5))).await_offer()
    resize(visitor.page, LAPTOP)
    room, log, players = (
        visitor.page.locator(which).bounding_box()
        for which in (".aside", ".aside > .side", ".players")
    )
    assert room
    assert log
    assert players
    assert log["height"] >= 0.22 * room["height"]
    for player in visitor.page.locator(".players .player").all():
        box = player.bounding_box()
        assert box
        assert box["y"] + box["height"] <= players["y"] + players["height"]


def test_a_marker_says_how_many_berths_are_out_of_sight(
    walkers: Mapping[bool, Visitor], tables: Tables, language: str
) -> None:
    say = texts(language)
    phone = walkers[True]
    phone.sit(tables["demand", 5]).await_offer()
    resize(phone.page, SCREENS[0])
    right, left = phone.at("more-right"), phone.at("more-left")
    expect(left).to_have_count(0)
    expect(right).to_contain_text(say("table-more", count=3))
    expect(right).to_have_accessible_name(say("table-more-right", count=3))
    right.tap()
    expect(right).to_have_count(0)
    expect(phone.at("berth-6")).to_be_in_viewport(ratio=0.9)
    expect(left).to_have_accessible_name(say("table-more-left", count=3))
    left.tap()
    expect(left).to_have_count(0)


def test_two_players_need_no_marker(walkers: Mapping[bool, Visitor], tables: Tables) -> None:
    phone = walkers[True]
    phone.sit(tables["demand", 2]).await_offer()
    resize(phone.page, SCREENS[0])
    expect(phone.page.locator(".more")).to_have_count(0)


def test_turning_the_phone_keeps_the_chosen_cube(
    walkers: Mapping[bool, Visitor], tables: Tables
) -> None:
    phone = walkers[True]
    phone.sit(tables["loading", 5])
    cube = phone.page.locator('[data-testid^="quay-cube-"]').first
    cube.tap()
    for screen in (SCREENS[2], SCREENS[0]):
        resize(phone.page, screen)
        expect(cube).to_have_attribute("aria-pressed", "true")
