"""A telephone: 360 by 740, fingers instead of a mouse."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import MISSING, PHONE, Visitor, say

pytestmark = pytest.mark.slow

FINGER = 44
"""Pixels that a finger needs, at least."""
_TOO_SMALL = """(least) => [...document.querySelectorAll(
  '.button, .fold, [data-testid^="berth-"], [data-testid^="quay-cube-"], [data-testid^="place-"]'
)]
  .filter((one) => one.getClientRects().length > 0 && !one.closest('.visually-hidden'))
  .filter((one) => one.offsetWidth < least || one.offsetHeight < least)
  .map((one) => `${one.textContent.trim()} ${one.offsetWidth}×${one.offsetHeight}`)"""
"""By the layout: what is just being pressed or arrives may look smaller for a moment."""


@pytest.fixture
def phone(come: Come) -> Visitor:
    return come(viewport=PHONE, has_touch=True, is_mobile=True)


def fits(page: Page) -> None:
    """The page as a whole never scrolls sideways, and fingers hit what can be pressed."""
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert width <= PHONE["width"], f"{page.url} is {width} px wide"
    assert page.evaluate(_TOO_SMALL, FINGER) == []


def in_reach(spot: Locator) -> None:
    """What is asked and what is to be pressed is on the screen, wherever one has scrolled to."""
    expect(spot).to_be_in_viewport(ratio=0.9)


def apart(page: Page) -> None:
    """What ends a loading lies neither below the tools nor below the screen, wherever one is."""
    for way in (0, 250, 0):
        page.evaluate("(way) => scrollTo(0, way)", way)
        bar = page.locator(".bar").bounding_box()
        for button in page.locator(".quay .actions button").all():
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
    rounds = 0
    while rounds < 2:
        offers = player.await_offer()
        fits(page)
        for way in (400, 0):
            page.evaluate("(way) => scrollTo(0, way)", way)
            in_reach(phone.at("prompt"))
            if "buy" in offers:
                in_reach(phone.at("buy"))
        rounds += "buy" in offers
        player.step(offers)
    assert any(mark.startswith("berth-") for mark in player.done)
    for tab in ("coming", "chat", "log"):
        phone.at(f"tab-{tab}").tap()
        fits(page)
    phone.at("menu").tap()
    expect(phone.at("fairness")).to_be_visible()
    fits(page)


def test_what_a_card_is_told_by_a_tap(phone: Visitor) -> None:
    phone.named("Anna").sit(phone.bring(positions.demand()))
    page = phone.page
    page.locator(".berth .card").first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    fits(page)
    with page.expect_response("**/decide"):
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
    while "finish" in (offers := loader.await_offer()):
        for cube in phone.page.locator(".cubes button").all():
            in_reach(cube)
        apart(phone.page)
        loader.step(offers)
        fits(page)
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
    """Every one of them can be reached: at once, or by moving along the canal."""
    visitor = come("Anna", viewport={"width": size[0], "height": size[1]})
    player = visitor.sit(visitor.table(5))
    player.await_offer()
    for number in range(1, 7):
        visitor.at(f"berth-{number}").scroll_into_view_if_needed()
        expect(visitor.at(f"berth-{number}")).to_be_in_viewport(ratio=0.9)
    player.decide("berth-6")
