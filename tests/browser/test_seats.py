"""Chat, hot seat, bots that stand in, devices, undo, hints, the guide, themes and presence."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.live_messages import wait_until
from tests.browser.visitor import QUICK, SOON, Player, say
from tests.server.client import PATIENCE

pytestmark = pytest.mark.slow


def test_chat_before_and_during_the_game(come: Come) -> None:
    """Players and spectators see all messages, also those who come later."""
    host, guest = come("Anna"), come()
    table = host.table(2, bots=None)
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}")
    host.at("chat-input").fill("Ahoy, who is coming?")
    host.at("chat-send").click()
    expect(host.at("chat-input")).to_have_value("")
    expect(guest.page.get_by_text("Ahoy, who is coming?")).to_be_visible()

    # Spectators can write only if the host allows it.
    expect(guest.page.get_by_text(say("table-chat-players-only"))).to_be_visible()
    expect(guest.at("chat-input")).to_have_count(0)
    host.page.get_by_role("switch", name=say("table-chat-allow-spectators")).check()

    # A newcomer is asked for a name; closing the dialog does not lose the text.
    guest.at("chat-input").fill("I am!")
    guest.at("chat-send").click()
    expect(guest.page.get_by_label(say("web-name-field"))).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.at("chat-input")).to_have_value("I am!")
    guest.at("chat-send").click()
    guest.page.get_by_label(say("web-name-field")).fill("Bert")
    guest.button("web-name-go").click()
    said = f"Bert {say('table-chat-spectator')} I am!"
    expect(host.page.get_by_role("listitem").filter(has_text=said)).to_be_visible()

    guest.button("web-lobby-sit-any").click()
    host.button("web-lobby-start").click()
    late = come().go(f"/t/{table}")
    for page in (host.page, guest.page, late):
        page.get_by_test_id("tab-chat").click()
        expect(page.locator(".chat li")).to_have_text([re.compile("Anna"), re.compile("Bert")])


def test_a_hot_seat(come: Come) -> None:
    """Two people share a browser; a bot has the third seat."""
    visitor = come("Anna")
    page = visitor.go(f"/t/{visitor.table(3, bots=None)}")
    page.get_by_role("button", name=re.compile(say("web-lobby-second"))).first.click()
    page.get_by_label(say("web-second-field")).fill("Bert")
    visitor.button("web-second-go").click()
    expect(page.get_by_text(say("web-tag-here"), exact=True)).to_have_count(2)
    page.get_by_label(say("web-lobby-bot-choice", number=3)).select_option("apprentice")
    expect(page.get_by_text(say("web-lobby-ready"))).to_be_visible()
    visitor.button("web-lobby-start").click()
    player, asked = Player(visitor), set[str]()

    def both_asked(_: Player) -> bool:
        offers = player.await_offer()
        asked.add(visitor.at("prompt").inner_text().partition(",")[0])
        return len(asked) == 2 and "buy" in offers

    player.play(until=both_asked)
    assert asked == {"Anna", "Bert"}
    expect(page.get_by_text(say("table-hot-seat"), exact=True)).to_have_count(2)


def test_a_bot_stands_in_and_the_person_takes_the_seat_back(come: Come) -> None:
    host, friend = come("Anna"), come("Bert")
    table = host.table(2, bots=None)
    friend.ask(f"/tables/{table}/join")
    host.ask(f"/tables/{table}/start")
    one, two = host.sit(table), friend.sit(table)
    expect(host.at("player-1")).not_to_contain_text(say("table-absent"))
    friend.go("/rules")
    expect(host.at("player-1")).to_contain_text(say("table-absent"))

    host.at("menu").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("table-bot-for")).click()
    stands_in = say("table-stands-in", bot=say("bot-broker"))
    expect(host.at("player-1")).to_contain_text(stands_in)
    host.page.keyboard.press("Escape")
    for _ in range(4):  # The game goes on without them.
        one.step(one.await_offer())

    friend.go(f"/t/{table}")
    friend.at("seat-call").get_by_role("button", name=say("table-take-back")).click()
    expect(friend.at("player-1")).not_to_contain_text(stands_in)

    def friends_turn() -> bool:
        if offers := one.offered():
            one.step(offers)
        mine: bool = friend.page.evaluate("() => document.title.startsWith('●')")
        return mine

    wait_until(friend.page, friends_turn, PATIENCE)
    two.step(two.await_offer())
    assert two.done


def test_a_person_moves_to_another_device(come: Come) -> None:
    laptop, tablet = come("Anna"), come()
    table = laptop.table(3)
    laptop.go("/settings")
    laptop.button("web-device-make").click()
    link = laptop.page.get_by_label(say("web-device-link")).input_value()
    tablet.go(link)
    tablet.button("web-device-use").click()
    expect(tablet.page.get_by_text(say("web-move-done", name="Anna"))).to_be_visible()
    expect(tablet.page.get_by_text(say("web-mine-title"))).to_be_visible()
    tablet.page.get_by_role("link", name=re.compile(say("web-go-on"))).click()
    player = Player(tablet)
    player.step(player.await_offer())
    assert player.done
    assert tablet.page.url.endswith(table)

    # A code works only once.
    stranger = come()
    stranger.forgive(re.compile("Failed to load resource"))
    stranger.go(link)
    stranger.button("web-device-use").click()
    expect(stranger.page.get_by_role("alert")).to_have_text(say("web-move-wrong"))


def test_undo_is_offered_until_somebody_else_moves(come: Come) -> None:
    """At a table with a friend, the friend's move ends it."""
    host, friend = come("Anna"), come("Bert")
    table = host.table(2, bots=None)
    friend.ask(f"/tables/{table}/join")
    host.ask(f"/tables/{table}/start")
    players = [host.sit(table), friend.sit(table)]
    seats = [host, friend]
    wait_until(host.page, lambda: any(player.offered() for player in players), SOON)
    first = 0 if players[0].offered() else 1
    mine, theirs = seats[first], seats[1 - first]
    expect(mine.at("undo")).to_be_disabled()
    players[first].decide("berth-1")
    expect(mine.at("undo")).to_be_enabled()
    expect(theirs.at("undo")).to_be_disabled()
    mine.at("undo").click()
    expect(mine.at("undo")).to_be_disabled()
    expect(mine.at("log").locator("li.undone s")).to_have_count(1)
    expect(theirs.at("log").locator("li.undone s")).to_have_count(1)
    players[first].decide("berth-2")
    players[1 - first].decide("berth-2")
    expect(mine.at("undo")).to_contain_text(say("table-undo-ask"))


def test_hints_give_reasons_and_can_be_disabled(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.bring(positions.purchase()))
    visitor.at("hint").click()
    panel = visitor.page.get_by_role("region", name=say("table-hints"))
    advice = panel.locator("ol > li")
    expect(advice.first).to_be_visible(timeout=30_000)
    assert panel.locator(".why").first.inner_text()
    assert re.search(r"\d", panel.locator(".figures").first.inner_text())
    visitor.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    visitor.page.keyboard.press("h")
    with visitor.live[visitor.page].expect_done("decide", SOON):
        advice.first.get_by_role("button").click()

    visitor.sit(visitor.table(3, hints=False))
    expect(visitor.at("undo")).to_be_visible()
    expect(visitor.at("hint")).to_have_count(0)
    visitor.page.keyboard.press("h")
    expect(visitor.page.get_by_role("region", name=say("table-hints"))).to_have_count(0)


def test_a_newcomer_is_guided_through_the_first_round(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "guide": "fresh"})
    player = visitor.sit(visitor.table(3))
    guide = visitor.at("guide")
    expect(guide).to_contain_text(say("table-guide-place-title"))
    player.decide("berth-1")
    player.await_offer()
    expect(guide).to_contain_text(say("table-guide-price-title"))
    visitor.at("guide-next").click()
    expect(guide).to_have_count(0)
    player.play(until=lambda now: "buy" in now.await_offer())
    expect(guide).to_contain_text(say("table-guide-buy-title"))
    visitor.at("guide-skip").click()
    expect(guide).to_have_count(0)
    visitor.sit(visitor.table(3))
    player.await_offer()
    expect(guide).to_have_count(0)


def test_reduced_motion_stops_all_animations(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "animation": "normal"}, reduced_motion="reduce")
    player = visitor.sit(visitor.table(3))
    for _ in range(4):
        player.step(player.await_offer())
        moving = visitor.page.evaluate(
            """() => document.getAnimations().filter(({ effect, playState }) => playState ===
                 'running' && effect.getComputedTiming().endTime > 50).length"""
        )
        assert moving == 0
    assert visitor.page.evaluate("() => document.documentElement.dataset.motion") == "off"


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_the_theme_follows_the_system_or_the_setting(come: Come, wanted: str) -> None:
    visitor = come(color_scheme=wanted)
    page = visitor.go("/settings")
    expect(page.locator("html")).to_have_attribute("data-theme", wanted)
    other = "dark" if wanted == "light" else "light"
    page.get_by_role("radio", name=say(f"web-theme-{other}")).check()
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    paper = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    brightness = sum(int(part) for part in re.findall(r"\d+", paper)[:3]) / 3
    assert (brightness < 90) == (other == "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", other)


def test_animations_end_with_the_same_board(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "animation": "fast"})
    table = visitor.table(3)
    player = visitor.sit(table)
    for _ in range(2):
        player.step(player.await_offer())
    player.await_offer()
    board = visitor.get(f"/tables/{table}")["moment"]["board"]
    for at, berth in enumerate(board["berths"]):
        lit = visitor.at(f"berth-{at + 1}").locator(".lit")
        expect(lit).to_have_count(len(berth["workers"]))


def test_players_see_who_has_the_table_in_the_background(come: Come) -> None:
    host, friend = come("Anna"), come("Bert")
    table = host.table(2, bots=None)
    friend.ask(f"/tables/{table}/join")
    host.ask(f"/tables/{table}/start")
    host.sit(table)
    friend.sit(table)
    expect(host.at("player-1")).not_to_contain_text(say("web-presence-away"))
    friend.page.evaluate(_SHOW, "hidden")
    expect(host.at("player-1")).to_contain_text(say("web-presence-away"))
    friend.page.evaluate(_SHOW, "visible")
    expect(host.at("player-1")).not_to_contain_text(say("web-presence-away"))


_SHOW = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
