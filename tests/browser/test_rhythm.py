"""Rounds, income, fires and contracts are seen and heard, and never in the way."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from speicherstadt.engine.events import Burned, Delivered, Event, RoundBegan
from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import PHONE, QUICK, Player, Settings, Visitor, say

pytestmark = pytest.mark.slow

SLOW: Settings = {**QUICK, "animation": "slow"}
LISTEN = """
window.struck = 0;
// Playwright's own scripts would count as a touch.
let touched = false;
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (touched = true), true);
Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.struck += 1;
  return start.apply(this, when);
};
"""
_NOTICE = """
new MutationObserver(() => {
  if (document.querySelector(`%s`)) window.noticed = true;
}).observe(document, { subtree: true, childList: true });
"""
"""Note when something appears, even if only for a moment."""
_STAYS = 8000
"""Milliseconds after which a fire that closes by itself has long been closed."""


def new_round(events: Sequence[Event]) -> bool:
    return any(isinstance(event, RoundBegan) for event in events)


def fire(events: Sequence[Event]) -> bool:
    """A fire that had to come: it was the last card of its season."""
    rounds = {event.round for event in events if isinstance(event, RoundBegan)}
    fires = {event.card.id for event in events if isinstance(event, Burned)}
    return (rounds, fires) in (({7}, {"fire-1"}), ({10}, {"fire-2"}))


def complete(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Delivered) and event.complete for event in events)


def decide(player: Player, token: str) -> None:
    """Take a decision by its token."""
    if ">" in token:
        player.press(f"quay-cube-{token.partition('>')[0]}")
        player.decide(f"place-{token}")
    elif token.isdigit() or token.startswith("place"):
        player.decide(f"berth-{token[-1]}")
    else:
        player.decide({"done": "finish"}.get(token, token))


def reach(visitor: Visitor, fits: positions.Consequence) -> Player:
    """Sit down just before such an event, and let it happen."""
    record, token = positions.before(fits)
    player = visitor.sit(visitor.bring(record))
    player.await_offer()
    decide(player, token)
    return player


def test_a_round_is_announced_and_its_income_explained(come: Come) -> None:
    visitor = come("Anna", settings=SLOW)
    reach(visitor, new_round)
    payday = visitor.at("payday-0")
    expect(payday).to_be_visible()
    expect(payday).to_contain_text(say("table-income-everyone"))
    expect(payday).to_have_css("pointer-events", "none")
    banner = visitor.at("round-banner")
    expect(banner).to_be_visible()
    expect(banner).to_contain_text("12")
    expect(banner).to_have_css("pointer-events", "none")
    for passing in (payday, banner):
        expect(passing).to_have_count(0)


_COVERS = """(size) => {
  const box = (which) => document.querySelector(which)?.getBoundingClientRect();
  const note = box('[data-testid="payday-0"]');
  const banner = box('[data-testid="round-banner"]');
  if (!note || !banner) return null;
  const over = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return {
    coins: over(note, box('[data-testid="player-0"] .stat')),
    players: over(banner, box('.players')),
  };
}"""


@pytest.mark.parametrize("players", [3, 5])
def test_on_a_desktop_neither_income_nor_banner_is_in_the_way(come: Come, players: int) -> None:
    visitor = come("Anna", settings=SLOW, viewport={"width": 1366, "height": 768})
    player = visitor.sit(visitor.table(players))
    player.play(until=lambda _: visitor.at("payday-0").count() > 0)
    covers = visitor.page.wait_for_function(_COVERS).json_value()
    assert covers == {"coins": False, "players": False}


_PAYDAYS = """() => [0, 1, 2].map((seat) => {
  const [pill, purse] = ['payday', 'purse'].map((mark) =>
    document.querySelector(`[data-testid="${mark}-${seat}"]`));
  const [a, b] = [pill, purse].map((one) => one.getBoundingClientRect());
  return { inside: a.left >= b.left - 4 && a.right <= b.right + 4, text: pill.innerText };
})"""
"""For each seat: whether the income lies at its own purse, and what it says."""


def test_on_a_phone_each_income_is_at_its_own_purse(come: Come) -> None:
    visitor = come("Anna", settings=SLOW, viewport=PHONE, has_touch=True, is_mobile=True)
    reach(visitor, new_round)
    expect(visitor.at("payday-2")).to_be_visible()
    mine, *others = visitor.page.evaluate(_PAYDAYS)
    assert all(one["inside"] for one in (mine, *others))
    assert say("table-income-everyone") in mine["text"]
    assert all(re.fullmatch(r"\+\d", one["text"].strip()) for one in others)


@pytest.mark.parametrize("how", ["animations off", "reduced motion"])
def test_without_animations_nothing_flies_by(come: Come, how: str) -> None:
    if how == "reduced motion":
        visitor = come("Anna", settings=SLOW, reduced_motion="reduce")
    else:
        visitor = come("Anna")
    visitor.context.add_init_script(
        _NOTICE % '[data-testid="round-banner"], [data-testid^="payday"]'
    )
    player = reach(visitor, new_round)
    player.await_offer()
    assert not visitor.page.evaluate("() => window.noticed")


def test_a_completed_contract_is_celebrated(come: Come) -> None:
    visitor = come("Anna", settings=SLOW)
    player = reach(visitor, complete)
    party = visitor.at("celebration")
    expect(party).to_contain_text(say("table-contract-yours"))
    expect(party).to_have_css("pointer-events", "none")
    assert player.await_offer()  # The game does not wait for it.
    expect(party).to_have_count(0)


def test_a_fire_in_the_first_game_stays_and_is_explained(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "guide": "fresh"})
    reach(visitor, fire)
    lesson = visitor.at("fire-lesson")
    expect(lesson).to_contain_text(say("table-guide-fire-title"))
    visitor.page.wait_for_timeout(_STAYS)
    expect(visitor.at("fire")).to_be_visible()
    visitor.at("fire-next").click()
    expect(visitor.at("fire")).to_have_count(0)
    learnt = visitor.page.evaluate(
        "() => JSON.parse(localStorage.getItem('speicherstadt.settings')).learnt"
    )
    assert "fire" in learnt


def test_a_click_on_a_fire_places_no_worker(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "guide": "fresh"})
    player = reach(visitor, fire)
    player.await_offer()
    before = len(player.live.decided())
    box = visitor.page.locator("article.fire").first.bounding_box()
    assert box
    for part in (0.2, 0.5, 0.8):
        visitor.page.mouse.click(box["x"] + part * box["width"], box["y"] + part * box["height"])
    expect(visitor.at("fire")).to_be_visible()
    player.step(player.await_offer())
    assert len(player.live.decided()) == before + 1


def test_a_later_fire_closes_by_itself(come: Come) -> None:
    visitor = come("Anna")
    visitor.context.add_init_script(_NOTICE % '[data-testid="fire"]')
    reach(visitor, fire)
    visitor.page.wait_for_function("() => window.noticed")
    expect(visitor.at("fire-lesson")).to_have_count(0)
    expect(visitor.at("fire")).to_have_count(0)


def struck(page: Page) -> int:
    count: int = page.evaluate("() => window.struck")
    return count


@pytest.mark.parametrize(
    ("sounds", "heard"),
    [
        pytest.param({"sound": True, "turnAlert": True}, True, id="all on"),
        pytest.param({"sound": False, "turnAlert": True}, True, id="only the turn alert"),
        pytest.param({"sound": True, "turnAlert": False}, True, id="only the table"),
        pytest.param({"sound": False, "turnAlert": False}, False, id="all off"),
        pytest.param({"sound": True, "turnAlert": True, "volume": 0}, False, id="no volume"),
    ],
)
def test_sounds(come: Come, sounds: Settings, heard: bool) -> None:
    """Nothing is heard before the page was touched, and nothing that is switched off."""
    visitor = come("Anna", settings={**QUICK, **sounds})
    visitor.context.add_init_script(LISTEN)
    player = visitor.sit(visitor.table(3))
    player.await_offer()
    assert struck(visitor.page) == 0
    player.decide("berth-1")
    player.await_offer()
    visitor.page.wait_for_timeout(300)
    if heard:
        visitor.page.wait_for_function("() => window.struck > 0")
    else:
        assert struck(visitor.page) == 0


def test_the_menu_changes_volume_and_kinds_of_sound(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.table(3))
    visitor.at("menu").click()
    sounds = visitor.at("sounds")
    sounds.get_by_role("switch", name=say("web-set-table-sounds")).check()
    slider = sounds.get_by_role("slider", name=say("web-set-volume"))
    slider.fill("30")
    kept = visitor.page.evaluate("() => JSON.parse(localStorage.getItem('speicherstadt.settings'))")
    assert (kept["sound"], kept["volume"]) == (True, 30)
