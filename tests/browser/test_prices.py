"""What players see about prices: what they would pay, and why they are skipped."""

import json
import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from speicherstadt.engine import FLOORS
from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import Player, say

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844}
MOVING = {"animation": "fast"}
BERTHS = ".strip > .berth"
_LUMINANCE = """(fills) => {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return fills.map((fill) => {
    pen.fillStyle = getComputedStyle(fill).fill;
    pen.fillRect(0, 0, 1, 1);
    const linear = (part) => part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}"""


def box(found: Locator) -> FloatRect:
    there = found.bounding_box()
    assert there is not None
    return there


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_the_preview_names_what_i_would_pay(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.demand()))
    player.await_offer()
    page = player.page
    queues = [berth.locator(".cost").count() for berth in page.locator(BERTHS).all()]
    longest = max(range(len(queues)), key=queues.__getitem__)
    berth = page.get_by_test_id(f"berth-{longest + 1}")
    berth.hover()
    joining = page.get_by_test_id("joining")
    place = queues[longest] + 1
    expect(joining).to_contain_text(say("table-queue-behind", place=place, count=1, first=place))
    # Every worker has its price beside it, mine the last of them.
    column = page.locator(BERTHS).nth(longest)
    costs = column.locator(".cost")
    expect(costs).to_have_text([str(number) for number in range(place, 0, -1)])
    expect(column.locator(".price")).to_contain_text(say("table-price-yours"))
    expect(berth).to_contain_text(say("table-queue-behind", place=place, count=1, first=place))


def test_i_am_told_who_can_still_push_the_price_beyond_my_purse(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.bring(positions.contested())
    player = visitor.sit(table)
    player.await_offer()
    board = visitor.get(f"/tables/{table}")["moment"]["board"]
    purse = board["players"][0]["coins"]
    lengths = [len(berth["workers"]) for berth in board["berths"]]
    shortest = min(lengths)
    highest = min(shortest + 1 + board["rivals"]["workers"], FLOORS) - shortest
    assert 0 < purse < highest
    player.at(f"berth-{lengths.index(shortest) + 1}").hover()
    joining = player.at("joining")
    expect(joining).to_contain_text(f"push your price up to {highest} coins. You have {purse}.")
    chairs = visitor.get(f"/tables/{table}")["room"]["chairs"]
    for seat in board["rivals"]["seats"]:
        expect(joining).to_contain_text(chairs[seat]["name"])


def test_by_night_an_open_slot_is_darker_than_a_filled_one(come: Come) -> None:
    visitor = come("Anna", color_scheme="dark")
    visitor.sit(visitor.bring(positions.half_filled())).await_offer()
    contracts = visitor.page.locator(".player .chip.contract")
    open_, filled = contracts.locator(".slot"), contracts.locator(".side")
    expect(open_).not_to_have_count(0)
    expect(filled).not_to_have_count(0)
    brightest = max(open_.evaluate_all(_LUMINANCE))
    assert brightest < min(filled.evaluate_all(_LUMINANCE))


def test_the_board_marks_who_cannot_pay(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.bring(positions.skipped())
    player = visitor.sit(table)
    player.await_offer()
    short = visitor.get(f"/tables/{table}")["moment"]["board"]["cannot_pay"]
    expect(player.page.locator(".berth .strike")).to_have_count(len(short))
    assert short
    number = short[0]["berth"]
    expect(player.at(f"berth-{number}")).to_contain_text(re.compile("can.t pay"))


def test_i_am_warned_of_what_a_purchase_forgoes(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.forgoing()))
    player.await_offer()
    expect(player.at("forgone")).to_contain_text(re.compile("^Then you can.t pay"))


def test_a_pass_that_discards_says_so(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.nobody_left()))
    player.await_offer()
    expect(player.at("pass")).to_contain_text(say("table-pass-discard"))
    expect(player.at("pass")).to_contain_text(say("table-pass-discarded"))
    player.decide("pass")
    expect(player.at("log")).to_contain_text("No one buys")


@pytest.mark.parametrize("settings", [MOVING, {"animation": "off"}])
def test_a_note_says_why_i_was_skipped(come: Come, settings: dict[str, str]) -> None:
    visitor = come("Anna", settings=settings)
    player = visitor.sit(visitor.bring(positions.skipped()))
    player.await_offer()
    player.decide("pass")
    note = player.at("missed")
    expect(note).to_contain_text(re.compile(r".+ cost \d+ coins?, you had \d+\."))
    expect(player.at("log")).to_contain_text(re.compile(r"Anna can.t pay .+ \(has \d+\)"))
    # It does not block anything, and closes.
    note.get_by_role("button", name=say("table-close")).click()
    expect(note).to_have_count(0)
    # Later, the log explains it, too.
    lines = player.at("log").locator("li button")
    told = lines.filter(has_text=re.compile("Anna can.t pay")).last.inner_text()
    player.step(player.await_offer())
    lines.filter(has_text=told).last.click()
    expect(player.at("missed")).to_contain_text(re.compile("you had"))


def test_a_note_stays_until_that_seat_decides(come: Come) -> None:
    """Three people share a browser; two of them are skipped."""
    visitor = come("Anna")
    table = visitor.bring(positions.skipped(people=True), start=False)
    for seat, name in ((1, "Bert"), (2, "Clara")):
        visitor.ask(f"/tables/{table}/join", seat=seat, name=name)
    visitor.ask(f"/tables/{table}/start")
    player = visitor.sit(table)
    player.await_offer()
    player.decide("pass")
    notes = player.at("missed").get_by_role("listitem")
    expect(notes).to_have_text([re.compile("Bert had"), re.compile("Anna had")])
    player.await_offer()
    player.decide("pass")
    expect(notes).to_have_text([re.compile("Bert had")])


def test_a_note_goes_when_its_cause_is_taken_back(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.bring(positions.skipped(people=True), start=False)
    bert.ask(f"/tables/{table}/join", seat=1)
    anna.ask(f"/tables/{table}/join", seat=2, name="Clara")
    anna.ask(f"/tables/{table}/start")
    player = anna.sit(table)
    bert.sit(table)
    player.await_offer()
    player.decide("pass")
    expect(bert.at("missed")).to_contain_text("you had")
    anna.at("undo").click()
    expect(bert.at("log").locator("li.undone s")).not_to_have_count(0)
    expect(bert.at("missed")).to_have_count(0)


def test_forced_passes_are_spoken_one_by_one(come: Come) -> None:
    visitor = come("Anna", settings=MOVING)
    player = visitor.sit(visitor.bring(positions.skipped()))
    player.await_offer()
    player.page.evaluate("""() => {
        window.spoken = [];
        const live = document.querySelector('[data-testid=live]');
        new MutationObserver(() => window.spoken.push(live.textContent))
            .observe(live, { childList: true, characterData: true, subtree: true });
    }""")
    player.decide("pass")
    expect(player.at("missed")).to_be_visible()
    spoken = player.page.evaluate("window.spoken")
    skips = [found for text in spoken if (found := re.findall("can.t pay", text))]
    assert len(skips) >= 2, json.dumps(spoken)
    assert all(len(found) == 1 for found in skips), json.dumps(spoken)


def test_a_note_leaves_the_board_as_it_is(come: Come) -> None:
    visitor = come("Anna", viewport={"width": 1366, "height": 768})
    player = visitor.sit(visitor.bring(positions.skipped()))
    player.await_offer()
    before = box(player.page.locator(".canal"))
    player.decide("pass")
    expect(player.at("missed")).to_be_visible()
    assert box(player.page.locator(".canal")) == before
    for mark in ("buy", "pass"):
        assert not overlap(box(player.at("missed")), box(player.at(mark)))


def test_a_tooltip_says_nothing_that_the_dock_says(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.demand()))
    player.await_offer()
    card = player.page.locator(BERTHS).first.locator("button.card")
    card.focus()
    player.page.keyboard.press("Enter")
    shown = player.page.get_by_role("tooltip")
    expect(shown).to_be_visible()
    card.hover()
    expect(player.at("joining")).to_be_visible()
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_tooltip_leaves_windows_and_prices_free(come: Come, phone: bool) -> None:
    visitor = come("Anna", viewport=PHONE, has_touch=True) if phone else come("Anna")
    table = visitor.bring(positions.demand())
    if not phone:  # For whoever decides, the dock explains the card under the mouse.
        visitor = come("Ben")
    player = visitor.sit(table)
    page = player.page
    berths = page.locator(BERTHS)
    expect(berths).to_have_count(4)
    for berth in berths.all():
        card = berth.locator("button.card")
        card.scroll_into_view_if_needed()
        if phone:
            card.tap()
        else:
            card.hover()
            expect(page.get_by_role("tooltip")).to_have_count(0)
        shown = page.get_by_role("tooltip")
        expect(shown).to_be_visible()
        assert not overlap(box(shown), box(berth.locator(".front")))
        for price in page.locator(".berth .price").all():
            assert not overlap(box(shown), box(price))
        page.keyboard.press("Escape")
        page.mouse.move(1, 1)
        expect(shown).to_have_count(0)


def test_buttons_on_a_phone_name_the_card(come: Come) -> None:
    visitor = come("Anna", viewport=PHONE, has_touch=True)
    player = visitor.sit(visitor.bring(positions.demand()))
    player.await_offer()
    buttons = player.page.locator(".button.quick")
    expect(buttons).to_have_count(4)
    for button in buttons.all():
        assert re.fullmatch(r"\d\D.*", button.inner_text().replace("\n", " "))


def test_purses_stay_visible_beside_hints(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.purchase()))
    player.await_offer()
    player.page.keyboard.press("h")
    purses = player.page.locator(".hints .purses li")
    expect(purses).to_have_count(3)
    for purse in purses.all():
        expect(purse).to_be_visible()


def test_the_log_is_one_tab_stop(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.purchase()))
    player.await_offer()
    page = player.page
    log = player.at("log")
    expect(log.locator("button[tabindex='0']")).to_have_count(1)
    lines = log.locator("button")
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    expect(log.locator("button[tabindex='0']")).to_have_count(1)


def test_a_card_explained_by_keys_is_let_go_with_the_focus(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.demand()))
    player.await_offer()
    cards = player.page.locator("button.card")
    cards.first.focus()
    player.page.keyboard.press("Enter")
    shown = player.page.get_by_role("tooltip")
    expect(shown).to_be_visible()
    player.page.keyboard.press("Shift+Tab")
    expect(cards.first).not_to_be_focused()
    expect(shown).to_have_count(0)


def test_captions_of_the_last_round_do_not_stay(come: Come) -> None:
    """Until the server has told what the new cards would do for me, they have no caption."""
    visitor = come("Anna")
    player = visitor.sit(visitor.table(2))
    player.await_offer()
    captions = player.page.locator(".water > .worth")
    expect(captions).not_to_have_count(0)
    player.page.route(re.compile(r"/worth\?"), lambda _: None)

    def next_round(_: Player) -> bool:
        player.await_offer()
        return "Round 2" in player.page.locator(".where").inner_text()

    player.play(until=next_round)
    expect(captions).to_have_count(0)
    player.page.unroute_all(behavior="ignoreErrors")
