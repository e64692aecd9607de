"""Taking back: against bots, past reveals; among people, with a request; and confirming first."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.live_messages import wait_until
from tests.browser.visitor import PHONE, QUICK, SOON, UNREACHABLE, Player, Visitor, say
from tests.server.client import Server

pytestmark = pytest.mark.slow


def undo(visitor: Visitor, *, sure: bool = False) -> None:
    """Take back one decision; with `sure`, the page asks first, since the game becomes practice."""
    if sure:
        visitor.at("undo").click()
        expect(visitor.at("undo")).to_contain_text(say("table-undo-practice"))
    with visitor.live[visitor.page].expect_done("undo", SOON):
        visitor.at("undo").click()


def undone(visitor: Visitor) -> Locator:
    return visitor.at("log").locator("li.undone s")


def test_the_button_keeps_its_width(come: Come) -> None:
    visitor = come("Anna", viewport={"width": 1366, "height": 768})
    player = visitor.sit(visitor.bring(positions.purchase()))
    player.await_offer()
    before = visitor.at("undo").bounding_box()
    player.decide("buy")
    expect(visitor.at("undo")).to_be_enabled()
    after = visitor.at("undo").bounding_box()
    assert before
    assert after
    assert (after["x"], after["width"]) == (before["x"], before["width"])


def test_taking_back_past_bots_and_a_reveal(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.table(2))
    page = visitor.page

    def next_round(_: Player) -> bool:
        player.await_offer()
        return "Round 2" in visitor.page.locator(".where").inner_text()

    player.play(until=next_round)
    mine = len(player.done)
    expect(visitor.at("practice")).to_have_count(0)
    expect(visitor.at("undo")).to_be_enabled()
    undo(visitor, sure=True)
    expect(visitor.at("practice")).to_be_visible()
    known = page.get_by_text(say("table-took-back-known"))
    for _ in range(mine - 1):
        undo(visitor)
    expect(known.first).to_be_visible()
    expect(visitor.at("undo")).to_be_disabled()
    player.await_offer()
    expect(visitor.at("prompt")).to_contain_text(say("ask-demand", player="Anna", worker=1))
    assert undone(visitor).count() > mine

    # The bots play on, and the mark is shown wherever the game is.
    player.step(player.await_offer())
    player.await_offer()
    visitor.go("/")
    expect(visitor.at("practice").first).to_be_visible()


def test_the_button_names_the_decision_and_ctrl_z_takes_it_back(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.table(2, bots=None)
    visitor.ask(f"/tables/{table}/join", name="Bert")
    visitor.ask(f"/tables/{table}/start")
    player = visitor.sit(table)
    expect(visitor.at("undo")).to_have_text(say("table-undo"))
    for berth in (2, 1):
        player.await_offer()
        player.decide(f"berth-{berth}")
        expect(visitor.at("undo")).to_contain_text(placed(visitor, berth))
    for berth in (1, 2):
        with player.live.expect_done("undo", SOON):
            visitor.page.keyboard.press("Control+z")  # nobody has acted on it: no practice
        expect(visitor.at("log")).to_contain_text(placed(visitor, berth))
    expect(visitor.at("practice")).to_have_count(0)


def test_escape_keeps_a_game_from_becoming_practice(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.table(2))
    player.step(player.await_offer())
    player.await_offer()  # the bot has decided
    visitor.page.keyboard.press("Control+z")
    expect(visitor.at("undo")).to_contain_text(say("table-undo-sure"))
    visitor.page.keyboard.press("Escape")
    expect(visitor.at("undo")).not_to_contain_text(say("table-undo-sure"))
    expect(undone(visitor)).to_have_count(0)
    visitor.page.keyboard.press("Control+z")
    with player.live.expect_done("undo", SOON):
        visitor.page.keyboard.press("Control+z")
    expect(visitor.at("practice")).to_be_visible()


def placed(visitor: Visitor, berth: int) -> str:
    """What the page calls a worker at a berth."""
    there = visitor.page.locator(".strip > .berth").nth(berth - 1)
    return say("takeback-place", card=there.locator(".card header").inner_text(), berth=berth)


class Friends:
    """Two people at a table, where the first has decided, then the other."""

    def __init__(self, come: Callable[[str], Visitor]) -> None:
        visitors = [come("Anna"), come("Bert")]
        table = visitors[0].table(2, bots=None)
        visitors[1].ask(f"/tables/{table}/join")
        visitors[0].ask(f"/tables/{table}/start")
        players = [visitor.sit(table) for visitor in visitors]
        wait_until(players[0].page, lambda: any(one.offered() for one in players), SOON)
        first = 0 if players[0].offered() else 1
        self.table = table
        self.asker, self.other = visitors[first], visitors[1 - first]
        self.playing, self.answering = players[first], players[1 - first]
        self.name, self.others_name = ("Anna", "Bert") if first == 0 else ("Bert", "Anna")
        self.playing.decide("berth-1")
        self.answering.await_offer()
        self.answering.decide("berth-1")

    def ask(self) -> None:
        expect(self.asker.at("undo")).to_contain_text(say("table-undo-ask"))
        with self.playing.live.expect_done("ask-takeback", SOON):
            self.asker.at("undo").click()
        for visitor in (self.asker, self.other):
            expect(visitor.at("takeback")).to_contain_text(placed(visitor, 1))
            expect(visitor.at("undo")).to_be_disabled()

    def answer(self, key: str) -> None:
        self.other.at("takeback").get_by_role("button", name=say(key), exact=True).click()


def test_a_friend_allows_a_takeback(come: Come) -> None:
    friends = Friends(come)
    friends.ask()
    waits = say("takeback-waits", players=friends.others_name)
    expect(friends.asker.at("takeback")).to_contain_text(waits)
    friends.answer("takeback-accept")
    for visitor in (friends.asker, friends.other):
        expect(visitor.at("takeback")).to_have_count(0)
        expect(undone(visitor)).to_have_count(2)
        allowed = say("table-took-back-allowed", players=friends.others_name)
        expect(visitor.at("log")).to_contain_text(allowed)
        agreed = say("takeback-accepted", player=friends.name)
        expect(visitor.page.get_by_text(agreed)).to_be_visible()
        expect(visitor.at("practice")).to_have_count(0)
    friends.playing.await_offer()
    friends.playing.decide("berth-2")


def test_a_friend_declines_a_takeback(come: Come) -> None:
    friends = Friends(come)
    friends.ask()
    friends.answer("takeback-decline")
    for visitor in (friends.asker, friends.other):
        expect(visitor.at("takeback")).to_have_count(0)
        declined = say("takeback-declined", player=friends.others_name)
        expect(visitor.page.get_by_text(declined)).to_be_visible()
        expect(undone(visitor)).to_have_count(0)


def test_a_request_does_not_block_the_game_and_can_be_withdrawn(come: Come) -> None:
    friends = Friends(come)
    friends.ask()
    friends.asker.button("takeback-withdraw").click()
    withdrawn = say("takeback-withdrawn", player=friends.name)
    expect(friends.other.page.get_by_text(withdrawn)).to_be_visible()
    friends.ask()
    friends.playing.await_offer()
    friends.playing.decide("berth-3")
    overtaken = say("takeback-overtaken", player=friends.name)
    expect(friends.other.page.get_by_text(overtaken)).to_be_visible()
    expect(friends.other.at("takeback")).to_have_count(0)


def test_a_request_that_a_restarted_server_forgot_has_expired(
    come: Come, serve: Callable[..., Server]
) -> None:
    first = serve()
    friends = Friends(lambda name: come(name, server=first))
    for visitor in (friends.asker, friends.other):
        visitor.forgive(UNREACHABLE)
    friends.ask()
    assert first.terminate() == 0
    serve("--port", str(urlsplit(first.address).port))
    for visitor in (friends.asker, friends.other):
        expect(visitor.page.get_by_text(say("takeback-expired"))).to_be_visible()
        expect(visitor.at("takeback")).to_have_count(0)


def test_a_spectator_sees_a_request_but_no_buttons(come: Come) -> None:
    friends, spectator = Friends(come), come()
    spectator.go(f"/t/{friends.table}")
    expect(spectator.at("prompt")).to_be_visible()
    friends.ask()
    expect(spectator.at("takeback")).to_contain_text(friends.name)
    expect(spectator.at("takeback").get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_placing_with_a_second_press(come: Come, size: str) -> None:
    options: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if size == "phone" else {}
    visitor = come("Anna", settings={**QUICK, "confirmPlacing": True}, **options)
    player = visitor.sit(visitor.bring(positions.demand()))
    player.await_offer()
    player.press("berth-1")
    chosen = visitor.page.locator(".berth.chosen")
    expect(chosen).to_have_count(1)
    expect(chosen.locator(".price.would")).to_be_visible()
    player.press("berth-2")
    expect(visitor.at("berth-2")).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    player.press("berth-2")
    name = visitor.page.locator(".berth.chosen .card header").inner_text()
    expect(visitor.at("confirm-placing")).to_have_text(say("table-place-confirm", card=name))
    with player.live.expect_done("decide", SOON):
        visitor.at("confirm-placing").click()
    expect(chosen).to_have_count(0)


def test_numbers_stay_under_the_finger_and_a_choice_can_be_cancelled(come: Come) -> None:
    settings = {**QUICK, "confirmPlacing": True}
    visitor = come("Anna", settings=settings, viewport=PHONE, has_touch=True)
    visitor.sit(visitor.bring(positions.demand())).await_offer()
    numbers = visitor.page.locator(".button.quick")
    where = [number.bounding_box() for number in numbers.all()]
    assert len(where) == 4
    for number in numbers.all():
        number.tap()
        expect(visitor.at("confirm-placing")).to_be_enabled()
        assert [each.bounding_box() for each in numbers.all()] == where
    visitor.at("cancel-placing").tap()
    expect(visitor.page.locator(".berth.chosen")).to_have_count(0)
    expect(visitor.at("confirm-placing")).to_be_disabled()


def test_placing_by_keys_with_a_second_press(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "confirmPlacing": True})
    player = visitor.sit(visitor.bring(positions.demand()))
    player.await_offer()
    visitor.page.keyboard.press("1")
    expect(visitor.page.locator(".berth.chosen")).to_have_count(1)
    with player.live.expect_done("decide", SOON):
        visitor.page.keyboard.press("1")


def test_the_setting_is_off_at_first_and_kept(come: Come) -> None:
    visitor = come("Anna")
    page = visitor.go("/settings")
    switch = page.get_by_role("switch", name=re.compile(re.escape(say("web-set-confirm-placing"))))
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    expect(switch).to_be_checked()
