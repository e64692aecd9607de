"""Everything works without a mouse, and the focus is never lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import SOON, Player, Visitor, say

pytestmark = pytest.mark.slow

_FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return 'nowhere';
  if (one.matches('dialog[open], h1')) return 'shown';
  const style = getComputedStyle(one);
  const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const near = getComputedStyle(one.nextElementSibling ?? one);
  const beside = near.outlineStyle !== 'none' && parseFloat(near.outlineWidth) >= 2;
  if (outline || beside || style.boxShadow !== 'none') return 'shown';
  return `unseen: ${one.outerHTML.slice(0, 120)}`;
}"""


def focus_is_seen(page: Page) -> None:
    page.wait_for_function(f"() => ({_FOCUS})() !== 'nowhere'")
    assert page.evaluate(_FOCUS) == "shown"


def tab_to(page: Page, selector: str, *, most: int = 80) -> None:
    """Press Tab until the focus is there; it stays visible on the way."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(_FOCUS) == "nowhere":  # After the last element comes the browser itself.
            continue
        focus_is_seen(page)
        if page.evaluate("(where) => document.activeElement.matches(where)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def press(player: Player, *keys: str) -> None:
    """Press keys that decide something."""
    with player.live.expect_done("decide", SOON):
        for key in keys:
            player.page.keyboard.press(key)
    focus_is_seen(player.page)


def test_a_game_is_started_and_played_with_keys(come: Come) -> None:
    visitor = come(settings={"animation": "off", "sound": False, "language": "en"})
    page = visitor.go("/")
    expect(visitor.button("web-play-go")).to_be_enabled()
    tab_to(page, "form .button.big")
    page.keyboard.press("Enter")
    player = Player(visitor)
    player.await_offer()

    # Place the first worker with Tab and Enter, the others with digits.
    tab_to(page, '[data-testid="berth-2"]')
    press(player, "Enter")
    bought = False
    for _ in range(12):
        offers = player.await_offer()
        if "buy" in offers:
            press(player, "b", "b")
            bought = True
            break
        if "pass" in offers:
            press(player, "p")
        else:
            press(player, "1")
    assert bought

    player.await_offer()
    walk_through_history(visitor)
    page.keyboard.press("?")
    expect(visitor.at("keys")).to_be_visible()
    focus_is_seen(page)
    page.keyboard.press("Escape")
    expect(visitor.at("keys")).to_be_hidden()
    focus_is_seen(page)


def test_the_focus_follows_to_the_next_page(come: Come) -> None:
    visitor = come("Anna")
    page = visitor.go("/")
    for key in ("web-nav-rules", "web-nav-cards", "web-nav-settings", "web-nav-play"):
        visitor.link(key).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(visitor.button("web-play-go")).to_be_enabled()
    visitor.button("web-play-go").focus()
    page.keyboard.press("Enter")
    expect(visitor.at("prompt")).to_be_visible()
    focus_is_seen(page)


def walk_through_history(visitor: Visitor) -> None:
    page = visitor.page
    now = visitor.at("prompt").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(visitor.at("slider")).to_be_visible()
    focus_is_seen(page)
    last = int(visitor.at("slider").get_attribute("max") or 0)
    expect(visitor.at("slider")).to_have_value(str(last - 1))
    page.keyboard.press("Home")
    expect(visitor.at("slider")).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(visitor.at("slider")).to_have_value("1")
    page.keyboard.press("End")
    expect(visitor.at("slider")).to_have_count(0)
    expect(visitor.at("prompt")).to_have_text(now)
    focus_is_seen(page)


def test_loading_with_keys(come: Come) -> None:
    visitor = come("Anna", settings={"animation": "off", "sound": False, "guide": "done"})
    player = visitor.sit(visitor.bring(positions.loading()))
    page, cubes = visitor.page, visitor.page.locator(".cubes button")
    before = cubes.count()

    # With Tab and Enter.
    tab_to(page, '[data-testid="quay-cube-rubber"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-testid="place-rubber>hall"]')
    press(player, "Enter")
    expect(cubes).to_have_count(before - 1)
    page.keyboard.press("Control+z")
    expect(cubes).to_have_count(before)
    focus_is_seen(page)

    # With digits: a cube, then its place.
    press(player, "1", "1")
    expect(cubes).not_to_have_count(before)
    tab_to(page, '[data-testid="reset"]')
    page.keyboard.press("Enter")
    expect(cubes).to_have_count(before)
    focus_is_seen(page)
    press(player, "f", "f")
    expect(cubes).to_have_count(0)


def test_the_guide_can_be_skipped_with_keys(come: Come) -> None:
    visitor = come("Anna", settings={"animation": "off", "sound": False, "language": "en"})
    visitor.sit(visitor.table(3))
    page = visitor.page
    expect(visitor.at("guide")).to_be_visible()
    tab_to(page, '[data-testid="guide-skip"]')
    page.keyboard.press("Enter")
    expect(visitor.at("guide")).to_have_count(0)
    focus_is_seen(page)


def test_dialogs_give_the_focus_back(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.table(3))
    page = visitor.page
    tab_to(page, '[data-testid="menu"]')
    page.keyboard.press("Enter")
    expect(visitor.at("fairness")).to_be_visible()
    tab_to(page, '[data-testid="fairness"]')
    page.keyboard.press("Enter")
    expect(visitor.at("fairness-proof")).to_contain_text(say("table-fair-later"))
    page.keyboard.press("Escape")
    expect(visitor.at("fairness-proof")).to_be_hidden()
    focus_is_seen(page)


def test_arrow_keys_switch_tabs(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.table(3))
    page = visitor.page
    tab_to(page, '[data-testid="tab-log"]')
    for mark in ("coming", "chat", "log"):
        page.keyboard.press("ArrowRight")
        expect(visitor.at(f"tab-{mark}")).to_be_focused()
        expect(visitor.at(f"tab-{mark}")).to_have_attribute("aria-selected", "true")
    expect(visitor.at("slider")).to_have_count(0)
