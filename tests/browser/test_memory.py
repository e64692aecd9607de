"""Whoever comes back learns what happened; the guide remembers what it has explained."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import PHONE, QUICK, Visitor, say

pytestmark = pytest.mark.slow

_HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_reload_tells_what_happened_since_the_last_turn(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.table(3))
    player.await_offer()
    expect(visitor.at("since")).to_have_count(0)
    player.decide("berth-1")
    player.await_offer()

    visitor.page.reload()
    since = visitor.at("since")
    expect(since).to_contain_text(say("table-since"))
    expect(since.get_by_role("listitem")).not_to_have_count(0)

    # These moments again, and back to the present.
    visitor.at("since-replay").click()
    slider = visitor.at("slider")
    expect(slider).to_be_visible()
    expect(slider).to_have_count(0)
    assert player.await_offer()

    since.get_by_role("button", name=say("table-close")).click()
    visitor.page.reload()
    player.await_offer()
    expect(since).to_have_count(0)


@pytest.mark.parametrize("size", [(768, 1024), (844, 390)])
def test_what_happened_fits_beside_a_long_log(come: Come, size: tuple[int, int]) -> None:
    visitor = come("Anna", viewport={"width": size[0], "height": size[1]})
    player = visitor.sit(visitor.bring(positions.demand(players=5)))
    player.await_offer()
    player.step(player.await_offer())
    player.await_offer()
    visitor.page.reload()
    since = visitor.at("since").bounding_box()
    players = visitor.page.locator(".players").bounding_box()
    assert since
    assert players
    assert since["height"] > 100
    assert players["height"] > 100
    beside = since["x"] >= players["x"] + players["width"] - 3
    assert beside or since["y"] + since["height"] <= players["y"] + 3


def test_whoever_was_in_another_tab_is_told_and_decides_on(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.table(3))
    player.await_offer()
    visitor.page.evaluate(_HIDE, arg=True)
    player.decide("berth-2")
    player.await_offer()
    expect(visitor.at("since")).to_have_count(0)
    visitor.page.evaluate(_HIDE, arg=False)
    expect(visitor.at("since")).to_be_visible()
    player.decide("berth-1")
    expect(visitor.at("since")).to_have_count(0)


def test_whoever_cannot_pay_learns_why_in_the_first_game(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "guide": "fresh"})
    player = visitor.sit(visitor.bring(positions.skipped()))
    player.decide("pass")
    guide = visitor.page.locator('[data-lesson="passed-over"]')
    expect(guide).to_contain_text(say("table-guide-passed-over-title"))
    visitor.at("guide-next").click()
    expect(guide).to_have_count(0)


def test_the_guide_remembers_and_can_be_restarted(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "guide": "fresh"})
    player = visitor.sit(visitor.table(3))
    guide = visitor.at("guide")
    expect(guide).to_contain_text(say("table-guide-place-title"))
    visitor.at("guide-next").click()
    expect(guide).to_have_count(0)
    visitor.page.reload()
    player.await_offer()
    expect(guide).to_have_count(0)
    visitor.at("menu").click()
    visitor.at("restart-guide").click()
    expect(guide).to_contain_text(say("table-guide-place-title"))
    visitor.at("guide-skip").click()
    visitor.go("/settings")
    switch = visitor.page.get_by_role("switch", name=say("web-set-guide"))
    expect(switch).not_to_be_checked()
    switch.check()
    visitor.sit(visitor.table(3))
    expect(guide).to_contain_text(say("table-guide-place-title"))


@pytest.mark.parametrize(
    ("language", "touch", "word"),
    [
        ("en", True, "Tap"),
        ("en", False, "Click"),
        ("de", True, "Tippe"),
        ("de", False, "Klicke"),
        ("fr", True, "Touche"),
        ("fr", False, "Clique"),
        ("it", True, "Tocca"),
        ("it", False, "Clicca"),
    ],
)
def test_the_guide_says_how_to_press(come: Come, language: str, touch: bool, word: str) -> None:
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    options = phone if touch else {}
    visitor = come("Anna", settings={**QUICK, "guide": "fresh", "language": language}, **options)
    visitor.sit(visitor.table(3))
    guide = visitor.at("guide")
    if touch:
        guide.locator("[aria-expanded]").tap()
    expect(guide).to_contain_text(re.compile(rf"\b{word}\b"))


def test_playback_pauses_behind_a_dialog_and_has_speeds(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.bring(positions.finished())
    page = visitor.go(f"/r/{table}")
    slider = visitor.at("slider")
    expect(slider).to_be_focused()
    visitor.at("speed").select_option("4")
    visitor.at("play").click()
    expect(visitor.at("play")).to_have_accessible_name(say("table-pause"))
    expect(slider).not_to_have_value("0")
    visitor.at("menu").click()
    stopped = slider.input_value()
    page.wait_for_timeout(1000)
    expect(slider).to_have_value(stopped)
    page.keyboard.press("Escape")
    expect(visitor.at("play")).to_have_accessible_name(say("table-play"))

    slider.focus()
    page.keyboard.press("Space")
    expect(visitor.at("play")).to_have_accessible_name(say("table-pause"))
    page.keyboard.press("Space")
    expect(visitor.at("play")).to_have_accessible_name(say("table-play"))
    page.keyboard.press("-")
    expect(visitor.at("speed")).to_have_value("2")


_COLLECT = """() => {
  const said = document.querySelector('[data-testid="said"]');
  window.heard = [];
  new MutationObserver(() => {
    if (said.getAttribute('aria-live') === 'polite') window.heard.push(said.textContent);
  }).observe(said, { childList: true, characterData: true, subtree: true });
}"""


def test_playback_tells_one_skipped_player_after_another(come: Come) -> None:
    visitor = come("Anna")
    record, entry = positions.skips()
    table = visitor.bring(record)
    page = visitor.go(f"/r/{table}?at={entry}")
    whole = visitor.at("said").inner_text()
    visitor.at("said").and_(page.locator('[aria-live="off"]')).wait_for()
    visitor.button("table-step-back").click()
    expect(visitor.at("slider")).to_have_value(str(entry - 1))
    page.evaluate(_COLLECT)
    visitor.at("play").click()
    expect(visitor.at("slider")).to_have_value(str(entry + 1))
    parts = [text for text in page.evaluate("() => window.heard") if text in whole]
    assert len(parts) > 2
    assert all(len(part) < len(whole) for part in parts)


def test_play_and_step_look_different_and_have_names(come: Come) -> None:
    visitor = come("Anna")
    visitor.go(f"/r/{visitor.bring(positions.finished())}")
    shapes = {icon(visitor, key) for key in ("table-step-back", "table-play", "table-step-on")}
    assert len(shapes) == 3
    expect(visitor.at("play")).to_contain_text(say("table-play"))


def icon(visitor: Visitor, key: str) -> str | None:
    button = visitor.button(key)
    expect(button).to_have_attribute("title", say(key))
    return button.locator("path").get_attribute("d")


def test_the_controls_of_a_replay_fit_on_a_phone(come: Come) -> None:
    visitor = come("Anna", viewport=PHONE)
    visitor.go(f"/r/{visitor.bring(positions.finished())}?at=5")
    for control in ("play", "slider", "speed"):
        box = visitor.at(control).bounding_box()
        assert box
        assert box["x"] + box["width"] <= PHONE["width"]
