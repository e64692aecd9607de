"""Whole games, from the home page to the replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import Player, play_together, say

pytestmark = pytest.mark.slow

SMALL = {"width": 1024, "height": 700}
SCRIPT = "<script>alert('chat')</script><img src=x onerror=alert(1)>"
_LINES = "() => document.querySelectorAll('[data-testid=log] li').length"
SCRIPTED_NAME = "<svg onload=alert(1)>"


def test_a_person_plays_a_whole_game_against_bots(come: Come) -> None:
    visitor = come(settings={"animation": "off", "sound": False, "language": "en"})
    page = visitor.go("/")
    form = page.get_by_role("form", name=say("web-play-title"), exact=True)
    form.get_by_role("radio", name=re.compile("^5")).check()
    visitor.button("web-play-go").click()
    player = Player(visitor)
    player.play(until=lambda now: "buy" in now.await_offer() or now.over)
    expect(visitor.at("prompt")).to_contain_text(say("web-default-name"))
    player.play()

    end = visitor.at("end-screen")
    expect(end.get_by_role("listitem").filter(has_text="1.").first).to_be_visible()
    expect(end.locator(".ranking li")).to_have_count(5)
    points = [
        int(text.replace("\N{MINUS SIGN}", "-"))
        for text in end.locator(".ranking b").all_inner_texts()
    ]
    assert points == sorted(points, reverse=True)
    expect(end.get_by_text(say("table-points-by-source"))).to_be_attached()
    assert page.title() == say("table-title-over")
    assert {mark.partition("-")[0] for mark in player.done} >= {"berth", "buy"}

    visitor.button("table-fairness").click()
    proof = visitor.at("fairness-proof")
    expect(proof).to_contain_text(say("table-fair-sound"))
    expect(proof).to_contain_text(say("table-fair-check-pile", result="ok"))
    page.keyboard.press("Escape")
    expect(proof).to_be_hidden()

    visitor.link("table-replay").click()
    expect(page).to_have_url(re.compile("/r/"))
    walk_to_the_end(page)

    page.go_back()
    before = page.url
    visitor.at("rematch").click()
    expect(page).not_to_have_url(before)
    assert player.await_offer()
    expect(page.get_by_text(say("table-rematch-set"))).to_have_count(0)


def walk_to_the_end(page: Page) -> None:
    """A replay starts at the beginning, with the focus on its slider."""
    slider = page.get_by_test_id("slider")
    expect(slider).to_be_focused()
    expect(slider).to_have_value("0")
    expect(page.locator(".where")).to_contain_text("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    last = slider.get_attribute("max")
    assert last is not None
    expect(slider).to_have_value(last)
    page.get_by_role("button", name=say("table-result")).click()
    expect(page.get_by_test_id("end-screen")).to_be_visible()
    page.get_by_role("button", name=say("table-look-at-table")).click()
    page.get_by_role("button", name=say("table-to-start")).click()
    expect(slider).to_have_value("0")


def test_two_browsers_play_a_whole_game_with_a_spectator(come: Come) -> None:
    """One player uses the mouse, the other the keyboard."""
    host, friend, watcher = (come(viewport=SMALL) for _ in range(3))
    page = host.go("/")
    form = page.get_by_role("form", name=say("web-create-title"), exact=True)
    form.get_by_role("radio", name=re.compile("^2")).check()
    host.button("web-create-go").click()
    page.get_by_label(say("web-name-field")).fill("Anna")
    host.button("web-name-go").click()
    link = page.get_by_label(say("web-lobby-link")).input_value()

    friend.go(link)
    watcher.go(link)
    friend.button("web-lobby-sit-any").click()
    friend.page.get_by_label(say("web-name-field")).fill(SCRIPTED_NAME)
    friend.button("web-name-go").click()
    expect(host.at("seat-1")).to_contain_text(SCRIPTED_NAME)
    expect(page.get_by_text(say("web-lobby-watching", count=1))).to_be_visible()
    host.button("web-lobby-start").click()
    for visitor in (host, friend, watcher):
        expect(visitor.at("prompt")).to_be_visible()

    expect(watcher.at("hint")).to_be_disabled()
    expect(watcher.page.locator(".button.quick")).to_have_count(0)
    one, two = Player(host, seed="one"), Player(friend, seed="two", keys=True)
    talk(one, two)
    spectator = Player(watcher)

    def seen(decided: Player) -> None:
        """The spectator sees every decision and can take none."""
        lines = decided.page.evaluate(_LINES)
        watcher.page.wait_for_function(f"(least) => ({_LINES})() >= least", arg=lines)
        assert set(spectator.offered()) <= {"end-screen"}

    play_together((one, two), seen)
    expect(watcher.at("end-screen")).to_be_visible()
    assert told(watcher.page) == told(one.page) == told(two.page)
    for mark in ("rematch", "buy", "pass", "finish"):
        expect(watcher.at(mark)).to_have_count(0)

    # Whoever asks first creates the next table; the others can join it.
    host.at("rematch").click()
    expect(page.get_by_role("heading", name=say("web-lobby-title"))).to_be_visible()
    for visitor in (friend, watcher):
        expect(visitor.page.get_by_text(say("table-rematch-set"))).to_be_visible()
        expect(visitor.at("rematch")).to_have_text(say("table-rematch-join"))
    watcher.at("rematch").click()
    expect(watcher.page).to_have_url(page.url)
    friend.at("rematch").click()
    expect(friend.page).to_have_url(page.url)
    expect(friend.page.get_by_text(say("web-tag-you"), exact=True)).to_be_visible()


def talk(one: Player, two: Player) -> None:
    for speaker, hearer, line in ((one, two, SCRIPT), (two, one, "Moin & <b>Servus</b>")):
        speaker.at("tab-chat").click()
        speaker.at("chat-input").fill(line)
        speaker.at("chat-send").click()
        hearer.at("tab-chat").click()
        for player in (speaker, hearer):
            expect(player.page.get_by_text(line)).to_be_visible()
        expect(speaker.at("chat-input")).to_have_value("")
    for player in (one, two):
        assert not player.page.locator(".chat script, .chat img, .chat li b b").count()
        player.at("tab-log").click()


def told(page: Page) -> list[str]:
    lines: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-testid=log] li')].map((li) => li.innerText)"
    )
    return lines


def test_a_loading_with_every_kind_of_place(come: Come) -> None:
    visitor = come(
        "Anna", settings={"animation": "off", "sound": False, "guide": "done", "confirm": True}
    )
    table = visitor.bring(positions.loading())
    player = visitor.sit(table)
    cubes = visitor.page.locator(".cubes button")
    before = cubes.count()
    assert before >= 3

    # Convert three cubes, then restart the loading.
    player.press("quay-cube-rubber")
    player.press("convert")
    group = visitor.page.get_by_role("group", name=say("table-convert"))
    group.get_by_role("button", pressed=False, disabled=False).first.click()
    group.get_by_role("button", pressed=False, disabled=False).first.click()
    [taken] = [mark for mark in player.offered() if mark.startswith("place-")]
    player.decide(taken)
    expect(cubes).to_have_count(before - 2)
    visitor.at("reset").click()
    expect(cubes).to_have_count(before)
    expect(visitor.at("reset")).to_be_disabled()

    # Deliver a cube by dragging, then undo it.
    drag(visitor.page, "quay-cube-rubber", "place-rubber>contract-a4")
    expect(cubes).to_have_count(before - 1)
    visitor.at("undo").click()
    expect(cubes).to_have_count(before)

    for target in ("merchant", "coin", "hall", "warehouse"):
        expect(cubes).to_have_count(before)
        player.press("quay-cube-rubber")
        mark = next(m for m in player.offered() if m.startswith("place-") and target in m)
        player.decide(mark)
        expect(cubes).not_to_have_count(before)
        visitor.at("reset").click()

    # The page says what would be lost and asks for confirmation.
    expect(cubes).to_have_count(before)
    expect(visitor.at("finish")).to_contain_text(say("good-rubber"))
    player.press("finish")
    expect(visitor.at("finish")).to_contain_text(say("table-finish-sure"))
    player.decide("finish")
    expect(cubes).to_have_count(0)


def drag(page: Page, cube: str, place: str) -> None:
    """Drag a cube to a place; the places appear when the cube is lifted."""
    page.get_by_test_id(cube).first.hover()
    page.mouse.down()
    page.mouse.move(200, 200)
    page.get_by_test_id(place).hover()
    page.mouse.up()
