"""The page before a game, and who sits or watches at a table."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.visitor import say

pytestmark = pytest.mark.slow


def test_the_host_sees_who_is_missing_and_frees_the_seat(come: Come) -> None:
    host, friend = come("Anna"), come("Bert")
    table = host.table(2, bots=None)
    friend.ask(f"/tables/{table}/join")
    host.go(f"/t/{table}")
    missing = say("web-lobby-not-here", count=1, players="Bert")
    expect(host.at("missing")).to_have_text(missing)
    expect(host.at("seat-1")).to_contain_text(say("web-tag-missing"))
    expect(host.page.get_by_text(say("web-lobby-ready"))).to_have_count(0)

    friend.go(f"/t/{table}")
    expect(host.at("seat-1")).to_contain_text(say("web-tag-present"))
    expect(host.at("missing")).to_have_count(0)
    expect(host.page.get_by_text(say("web-lobby-ready"))).to_be_visible()

    host.at("seat-1").get_by_role("button", name=say("web-lobby-remove")).click()
    expect(friend.at("removed")).to_have_text(say("web-lobby-removed"))
    expect(friend.at("watching")).to_have_text(say("web-you-watch"))
    friend.button("web-lobby-sit-any").click()
    expect(friend.at("removed")).to_have_count(0)
    expect(host.at("seat-1")).to_contain_text("Bert")

    # Whoever leaves on their own is not told that they were removed.
    friend.at("seat-1").get_by_role("button", name=say("web-lobby-leave")).click()
    expect(friend.at("watching")).to_be_visible()
    expect(friend.at("removed")).to_have_count(0)


def test_a_phone_scans_the_link(come: Come) -> None:
    visitor = come("Anna")
    page = visitor.go(f"/t/{visitor.table(2, bots=None)}")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    visitor.button("web-qr-show").click()
    code = visitor.at("qr-code")
    expect(code).to_be_visible()
    expect(code).to_have_attribute("aria-label", say("web-qr"))
    assert any("QrCode" in url for url in loaded)
    light, dark = code.evaluate(
        "(svg) => [getComputedStyle(svg).backgroundColor, getComputedStyle(svg).fill]"
    )
    assert (light, dark) == ("rgb(255, 255, 255)", "rgb(0, 0, 0)")
    visitor.button("web-qr-hide").click()
    expect(code).to_have_count(0)


def test_spectators_are_told_that_they_watch(come: Come) -> None:
    host, stranger = come("Anna"), come()
    table = host.table(2, bots=None)
    stranger.go(f"/t/{table}")
    expect(stranger.at("watching")).to_have_text(say("web-you-watch"))
    expect(stranger.button("web-lobby-sit-any")).to_be_visible()
    host.ask(f"/tables/{table}/bot", seat=1, bot="random")
    host.ask(f"/tables/{table}/start")
    host.sit(table)
    expect(stranger.at("prompt")).to_be_visible()
    expect(stranger.at("watching")).to_have_text(say("web-you-watch"))
    expect(host.at("watching")).to_have_count(0)


def test_the_dock_offers_a_bot_for_somebody_away_and_the_seat_back(come: Come) -> None:
    host, friend = come("Anna"), come("Bert")
    table = host.table(2, bots=None)
    friend.ask(f"/tables/{table}/join")
    host.ask(f"/tables/{table}/start")
    player = host.sit(table)
    while host.get(f"/tables/{table}")["moment"]["board"]["decides"] == 0:
        player.step(player.await_offer())
    call = host.at("seat-call")
    expect(call).to_contain_text(say("table-call-away", player="Bert"))
    call.get_by_role("button", name=say("table-bot-for")).click()
    stands_in = say("table-stands-in", bot=say("bot-broker"))
    expect(host.at("player-1")).to_contain_text(stands_in)
    expect(call).to_have_count(0)

    friend.go(f"/t/{table}")
    mine = friend.at("seat-call")
    expect(mine).to_contain_text(say("table-call-back", count=1, player="Bert"))
    mine.get_by_role("button", name=say("table-take-back")).click()
    expect(mine).to_have_count(0)
    expect(friend.at("player-1")).not_to_contain_text(stands_in)
