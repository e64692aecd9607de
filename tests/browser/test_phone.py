"""A phone of 360 × 740 pixels with a touch screen."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from speicherstadt.engine.events import Event, Unloaded
from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.live_messages import wait_until
from tests.browser.visitor import MISSING, PHONE, QUICK, SOON, Player, Visitor, say

pytestmark = pytest.mark.slow

FINGER = 44
"""The smallest target for a finger, in pixels."""
_TOO_SMALL = """(least) => [...document.querySelectorAll(
  '.button, .fold, [data-testid^="berth-"], [data-testid^="quay-cube-"], [data-testid^="place-"]'
)]
  .filter((one) => one.getClientRects().length > 0 && !one.closest('.visually-hidden'))
  .filter((one) => one.offsetWidth < least || one.offsetHeight < least)
  .map((one) => `${one.textContent.trim()} ${one.offsetWidth}×${one.offsetHeight}`)"""
"""Uses the layout size: animations may make an element look smaller for a moment."""


@pytest.fixture
def phone(come: Come) -> Visitor:
    return come(viewport=PHONE, has_touch=True, is_mobile=True)


def fits(page: Page) -> None:
    """The page does not scroll sideways, and targets are large enough for fingers."""
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert width <= PHONE["width"], f"{page.url} is {width} px wide"
    assert page.evaluate(_TOO_SMALL, FINGER) == []


def in_reach(spot: Locator) -> None:
    """The element is on the screen, wherever the page is scrolled to."""
    expect(spot).to_be_in_viewport(ratio=0.9)


def apart(page: Page) -> None:
    """The buttons that end a loading stay above the toolbar, wherever the page is scrolled to."""
    for way in (0, 250, 0):
        page.evaluate("(way) => scrollTo(0, way)", way)
        bar = page.locator(".bar").bounding_box()
        for button in page.locator(".quay .actions button:enabled").all():
            box = button.bounding_box()
            assert bar is not None
            assert box is not None
            assert box["y"] + box["height"] <= bar["y"]
            button.click(trial=True)


def test_from_the_home_page_to_the_table(phone: Visitor) -> None:
    page = phone.go("/")
    expect(phone.button("web-play-go")).to_be_enabled()
    fits(page)
    phone.button("web-create-go").tap()
    expect(page.get_by_label(say("web-name-field"))).to_be_visible()
    fits(page)
    page.get_by_label(say("web-name-field")).fill("Anna")
    phone.button("web-name-go").tap()
    phone.button("web-lobby-fill").tap()
    expect(page.get_by_text(say("web-lobby-ready"))).to_be_visible()
    fits(page)
    phone.button("web-lobby-start").tap()
    expect(phone.at("prompt")).to_be_visible()
    fits(page)
    for path in ("/rules", "/cards", "/settings", "/nowhere"):
        if path == "/nowhere":
            phone.forgiven.append(MISSING)
        phone.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        fits(page)


def test_rounds_by_tapping(phone: Visitor) -> None:
    player = phone.named("Anna").sit(phone.table(5))
    page = phone.page
    purchases = 0

    def enough(_: Player) -> bool:
        nonlocal purchases
        offers = player.await_offer()
        fits(page)
        for way in (400, 0):
            page.evaluate("(way) => scrollTo(0, way)", way)
            in_reach(phone.at("prompt"))
            if "buy" in offers:
                in_reach(phone.at("buy"))
        purchases += "buy" in offers
        return purchases == 2

    player.play(until=enough)
    assert any(mark.startswith("berth-") for mark in player.done)
    for tab in ("coming", "chat", "log"):
        phone.at(f"tab-{tab}").tap()
        fits(page)
    phone.at("menu").tap()
    expect(phone.at("fairness")).to_be_visible()
    fits(page)


def test_a_tap_leaves_no_preview_behind(phone: Visitor) -> None:
    player = phone.named("Anna").sit(phone.table(2))
    player.await_offer()
    player.decide("berth-2")
    assert [mark for mark in player.await_offer() if mark.startswith("berth-")]
    expect(phone.page.locator(".price.would")).to_have_count(0)
    expect(phone.page.locator(".placing h2")).to_have_text(say("table-place-title"))


_BENEATH = """() => {
  const one = document.activeElement;
  if (one === document.body) return null;
  const dock = document.querySelector('.dock');
  const { top, bottom } = one.getBoundingClientRect();
  const hidden = bottom > dock.getBoundingClientRect().top + 8 || top < 0;
  return !dock.contains(one) && hidden ? one.outerHTML : null;
}"""


def test_focus_is_never_hidden_by_the_dock(phone: Visitor) -> None:
    phone.named("Anna").sit(phone.bring(positions.purchase()))
    page = phone.page
    for _ in range(25):
        page.keyboard.press("Tab")
        wait_until(page, lambda: page.evaluate(_BENEATH) is None, SOON)  # it scrolls smoothly


def test_the_guide_scrolls_below_the_question(come: Come) -> None:
    visitor = come(
        "Anna",
        settings={**QUICK, "guide": "fresh"},
        viewport=PHONE,
        has_touch=True,
        is_mobile=True,
    )
    visitor.sit(visitor.bring(positions.loading("apprentice", "apprentice")))
    expect(visitor.at("guide")).to_be_visible()
    visitor.page.evaluate("() => scrollTo(0, 200)")
    visitor.at("prompt").click(trial=True)


@pytest.mark.parametrize("name", ["W" * 24, "Donaudampfschifffahrtsges"[:24]])
def test_a_very_long_name(name: str, phone: Visitor) -> None:
    player = phone.named(name).sit(phone.table(5))
    player.await_offer()
    fits(phone.page)
    in_reach(phone.at("menu"))


def test_chat_messages_appear_while_the_chat_is_hidden(phone: Visitor, come: Come) -> None:
    friend = come("Ben")
    table = phone.named("Anna").table(2, bots=None)
    friend.ask(f"/tables/{table}/join")
    phone.ask(f"/tables/{table}/start")
    phone.sit(table)
    friend.ask(f"/tables/{table}/chat", text="Moin!")
    expect(phone.page.get_by_text("Ben: Moin!")).to_be_visible()


@pytest.mark.parametrize("size", [(844, 390), (1024, 500)])
def test_a_new_question_is_in_sight(come: Come, size: tuple[int, int]) -> None:
    visitor = come("Anna", viewport={"width": size[0], "height": size[1]})
    player = visitor.sit(visitor.bring(positions.skipped()))
    player.await_offer()
    visitor.page.evaluate("() => scrollTo(0, 400)")
    expect(visitor.at("buy")).not_to_be_in_viewport()
    with player.live.expect_done("decide", SOON):
        visitor.page.keyboard.press("p")
    expect(visitor.at("missed")).to_be_visible()
    for mark in ("missed", "buy", "pass"):
        expect(visitor.at(mark)).to_be_in_viewport(ratio=1)


def test_a_new_loading_is_in_sight(phone: Visitor) -> None:
    def loads(events: Sequence[Event]) -> bool:
        return any(isinstance(event, Unloaded) and event.seat == 0 for event in events)

    record, token = positions.before(loads)
    player = phone.named("Anna").sit(phone.bring(record))
    player.await_offer()
    phone.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    with player.live.expect_done("decide", SOON):
        phone.page.keyboard.press(token[0])
    cubes = phone.page.locator(".cubes button")
    expect(cubes).not_to_have_count(0)
    for cube in cubes.all():
        in_reach(cube)


@pytest.mark.parametrize("position", [positions.demand, positions.purchase])
def test_landscape(position: Callable[[], str], come: Come) -> None:
    """At least two fifths of the screen show the board."""
    low = {"width": 740, "height": 360}
    visitor = come("Anna", viewport=low, has_touch=True, is_mobile=True)
    visitor.sit(visitor.bring(position()))
    canal = visitor.page.locator(".canal").bounding_box()
    assert canal is not None
    assert canal["width"] * canal["height"] > 0.4 * low["width"] * low["height"]


def test_a_tap_explains_a_card(phone: Visitor) -> None:
    phone.named("Anna").sit(phone.bring(positions.demand()))
    page = phone.page
    page.locator(".berth .card").first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    fits(page)
    with phone.live[page].expect_done("decide", SOON):
        page.get_by_role("tooltip").get_by_role("button").tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_purchase_and_a_loading_by_tapping(phone: Visitor) -> None:
    phone.named("Anna")
    page = phone.page
    buyer = phone.sit(phone.bring(positions.purchase()))
    fits(page)
    in_reach(phone.at("buy"))
    in_reach(phone.at("pass"))
    buyer.decide("buy")

    loader = phone.sit(phone.bring(positions.loading()))
    fits(page)

    def loaded(_: Player) -> bool:
        fits(page)
        if "finish" not in loader.await_offer():
            return True
        for cube in page.locator(".cubes button").all():
            in_reach(cube)
        apart(page)
        return False

    loader.play(until=loaded)
    assert {"place-", "finish"} <= {mark[:6] for mark in loader.done}


def test_the_end_and_a_replay_on_a_phone(phone: Visitor) -> None:
    phone.named("Anna")
    table = phone.bring(positions.finished())
    page = phone.go(f"/t/{table}")
    expect(phone.at("end-screen")).to_be_visible()
    fits(page)
    phone.link("table-replay").tap()
    expect(phone.at("slider")).to_be_visible()
    in_reach(phone.at("slider"))
    fits(page)


@pytest.mark.parametrize("size", [(768, 1024), (900, 640), (1024, 768), (1280, 720)])
def test_six_berths_on_a_tablet(come: Come, size: tuple[int, int]) -> None:
    """Every berth can be reached, if necessary by scrolling along the canal."""
    visitor = come("Anna", viewport={"width": size[0], "height": size[1]})
    player = visitor.sit(visitor.table(5))
    player.await_offer()
    for number in range(1, 7):
        visitor.at(f"berth-{number}").scroll_into_view_if_needed()
        expect(visitor.at(f"berth-{number}")).to_be_in_viewport(ratio=0.9)
    player.decide("berth-6")
