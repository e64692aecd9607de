"""What the page says before somebody has to ask: my own price, what I missed, what is lost."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import QUICK, say

pytestmark = pytest.mark.slow

NARROW = {"width": 360, "height": 740}
SOFT_HYPHEN = "\u00ad"
BERTH_CARD = {"width": "82px", "height": "104px", "aspect-ratio": "auto"}
"""A card at one of four berths of such a screen."""
_CUT_WORDS = """(size) => [...document.querySelectorAll('article.card')].flatMap((card) => {
  for (const [name, value] of Object.entries(size)) card.style.setProperty(name, value);
  const [text] = card.querySelector('header span').childNodes;
  const lineOf = (at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return [...range.getClientRects()].at(-1).top;  // the one before is a hyphen's
  };
  const isCut = (at) => /^\\p{L}{2}$/u.test(text.data.slice(at - 1, at + 1)) &&
    lineOf(at) > lineOf(at - 1) + 4;
  return [...text.data.slice(1)].some((_, at) => isCut(at + 1)) ? [text.data] : [];
})"""
"""The titles of narrow cards in which a line ends between two letters, without a hyphen."""


def test_a_second_worker_raises_my_own_price(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.own_worker()))
    player.await_offer()
    board = visitor.get(f"/tables/{player.page.url.rsplit('/', 1)[1]}")["moment"]["board"]
    number = next(at for at, each in enumerate(board["berths"], 1) if each["workers"] == [0])
    player.at(f"berth-{number}").hover()
    expect(player.at("joining")).to_contain_text(say("table-queue-own", now=1, count=2))
    column = player.page.locator(".strip > .berth").nth(number - 1)
    expect(column.locator(".price")).to_contain_text("2")


def test_a_note_says_who_bought_the_card_before_me(come: Come) -> None:
    anna, bert = come("Anna", settings={**QUICK, "animation": "fast"}), come("Bert")
    table = bert.bring(positions.next_in_line(), start=False)
    anna.ask(f"/tables/{table}/join", seat=1)
    bert.ask(f"/tables/{table}/join", seat=2, name="Clara")
    bert.ask(f"/tables/{table}/start")
    anna.sit(table)
    buyer = bert.sit(table)
    buyer.await_offer()
    buyer.decide("buy")
    note = anna.at("missed")
    expect(note).to_contain_text(
        re.compile(r"Bert bought .+ for \d coins?\. You were next in line")
    )
    expect(anna.at("live")).to_contain_text("You were next in line")
    # Whoever had no worker there, or sees it happen on the same screen, is not told.
    expect(bert.at("missed")).to_have_count(0)


def test_the_plan_says_what_is_lost(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.one_too_many()))
    player.await_offer()
    visitor.at("obvious").click()
    left = visitor.at("plan-left")
    expect(left).to_contain_text(re.compile("^No place for 1 "))
    if visitor.at("plan-all").count():
        visitor.at("plan-all").click()
        expect(left).to_have_count(0)
    how = visitor.page.locator(".quay .how")
    expect(how).to_contain_text("no place left for 1")
    expect(visitor.at("finish")).to_have_class(re.compile(r"\bgo\b"))


def test_a_conversion_that_is_impossible_says_why(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.bring(positions.one_too_many())).await_offer()
    places = visitor.page.get_by_role("group", name=say("table-places"))
    expect(places).to_contain_text(say("table-convert-note"))
    visitor.page.locator("[data-testid^=quay-cube]").first.click()
    expect(places).to_contain_text(say("table-convert-few"))


_ORDER = """() => {
  window.order = [];
  const note = (what, seen) => {
    if (seen && !window.order.includes(what)) window.order.push(what);
  };
  new MutationObserver(() => {
    note('fire', document.querySelector('[data-testid=fire]'));
    note('over', /over/.test(document.querySelector('[data-testid=prompt]').textContent));
    note('title', /over/.test(document.title));
    note('result', document.querySelector('[data-testid=end-screen]'));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Remember in which order these things appear."""


def test_the_last_fire_comes_before_the_result(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "animation": "normal"})
    player = visitor.sit(visitor.bring(positions.end()))
    player.await_offer()
    visitor.page.evaluate(_ORDER)
    player.decide("finish")
    expect(visitor.at("end-screen")).to_be_visible()
    first, *later = visitor.page.evaluate("window.order")
    assert first == "fire"
    assert set(later) == {"over", "title", "result"}


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_long_words_break_with_a_hyphen(come: Come, language: str) -> None:
    """Also where the browser has no dictionary, as here."""
    visitor = come(
        "Anna", viewport=NARROW, has_touch=True, settings={**QUICK, "language": language}
    )
    page = visitor.go("/cards")
    expect(page.locator("article.card").first).to_be_visible()
    assert page.evaluate(_CUT_WORDS, BERTH_CARD) == []
    assert SOFT_HYPHEN in page.locator("main").inner_html()
    # Soft hyphens are for eyes only.
    visitor.sit(visitor.table(4)).await_offer()
    assert SOFT_HYPHEN not in page.locator("body").aria_snapshot()


def test_a_phones_list_of_berths_has_place_and_price(come: Come) -> None:
    visitor = come("Anna", viewport=NARROW, has_touch=True)
    visitor.sit(visitor.bring(positions.own_worker())).await_offer()
    notes = visitor.page.locator(".button.quick small").all_text_contents()
    notes = [re.sub(r"\s+", " ", note).strip() for note in notes]
    assert "1 → 2" in notes
    assert all(re.fullmatch(r"place \d 1|\d → \d", note) for note in notes)


def test_my_seat_is_marked_on_a_desktop(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.table(4)).await_offer()
    mine, other = visitor.at("player-0"), visitor.at("player-1")
    expect(mine.get_by_text(say("table-you"), exact=True)).to_be_visible()
    expect(other.get_by_text(say("table-you"), exact=True)).to_have_count(0)
    for label in (say("coins", count=5), say("table-fire-strength", count=0)):
        expect(other.get_by_role("img", name=label)).to_have_attribute("title", label)


def test_practice_is_explained_at_the_button(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.table(3))
    player.step(player.await_offer())
    player.await_offer()
    undo, note = visitor.at("undo"), say("table-undo-practice-note")
    expect(undo).to_have_attribute("title", re.compile(re.escape(note)))
    undo.click()
    expect(visitor.page.get_by_text(note)).to_be_visible()
