"""Reloads, lost connections, killed servers, several tabs: no seat and no decision is lost."""

import shutil
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.cable import Cable
from tests.browser.conftest import Come
from tests.browser.live_messages import wait_until
from tests.browser.visitor import SOON, UNREACHABLE, Player, Visitor, say
from tests.server.client import PATIENCE, Json, Server

pytestmark = pytest.mark.slow

Serve = Callable[..., Server]


def play_some(player: Player, count: int) -> list[Json]:
    """Take some decisions; returns all decisions so far that the server has acknowledged."""
    enough = len(player.done) + count
    player.play(until=lambda now: len(now.done) >= enough)
    return player.live.decided()


def assert_in_log(visitor: Visitor, table: str, acknowledged: list[Json]) -> None:
    """Every acknowledged decision is the log entry after the one that the page knew."""
    story = visitor.get(f"/tables/{table}")["story"]
    for command in acknowledged:
        step = story[command["number"] + 1]
        assert (step["seat"], step["decision"]) == (command["seat"], command["decision"])


def port_of(server: Server) -> str:
    return str(urlsplit(server.address).port)


def expect_connected(page: Page) -> None:
    expect(page.get_by_text(say("table-offline"))).to_have_count(0, timeout=PATIENCE * 1000)


def expect_offline(page: Page) -> None:
    expect(page.get_by_text(say("table-offline"))).to_be_visible()


def test_reload_in_the_middle_of_a_game(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.table(3))
    play_some(player, 4)
    player.await_offer()
    before = visitor.at("prompt").inner_text()
    holdings = visitor.at("player-0").inner_text()
    visitor.page.reload()
    expect(visitor.at("prompt")).to_have_text(before)
    expect(visitor.at("player-0")).to_have_text(holdings, use_inner_text=True)
    assert play_some(player, 2)


def test_lost_connection(come: Come) -> None:
    """A decision without a connection fails; with a connection again, it can be taken."""
    visitor = come("Anna")
    cable = Cable(visitor.page)
    player = visitor.sit(visitor.bring(positions.loading()))
    player.await_offer()
    cable.cut()
    expect_offline(visitor.page)
    player.press("finish")
    expect(visitor.page.get_by_text(say("web-error-unavailable"))).to_be_visible()
    cable.mend()
    expect_connected(visitor.page)
    visitor.button("web-close").click()
    player.decide("finish")
    assert play_some(player, 2)


def test_network_that_drops_everything(come: Come) -> None:
    """The connection stays open but nothing gets through: the page notices after ten seconds."""
    visitor = come("Anna")
    visitor.forgive(UNREACHABLE)
    player = visitor.sit(visitor.bring(positions.loading()))
    player.await_offer()
    visitor.context.set_offline(True)
    player.press("finish")
    problem = visitor.page.get_by_text(say("web-error-unavailable"))
    expect(problem).to_be_visible(timeout=PATIENCE * 1000)
    expect_offline(visitor.page)
    visitor.context.set_offline(False)
    expect_connected(visitor.page)
    assert play_some(player, 2)


def test_restarted_server(come: Come, serve: Serve) -> None:
    """Pages are told to come back, and they do."""
    first = serve()
    visitor = come("Anna", server=first)
    visitor.forgive(UNREACHABLE)
    table = visitor.table(5)
    player = visitor.sit(table)
    acknowledged = play_some(player, 4)
    player.await_offer()
    before = visitor.at("prompt").inner_text()
    assert first.terminate() == 0
    expect_offline(visitor.page)
    serve("--port", port_of(first))
    expect_connected(visitor.page)
    expect(visitor.at("prompt")).to_have_text(before)
    assert_in_log(visitor, table, acknowledged)
    assert len(play_some(player, 3)) > len(acknowledged)


def test_server_killed_during_play(come: Come, serve: Serve) -> None:
    server = serve()
    visitor = come("Anna", server=server)
    visitor.forgive(UNREACHABLE)
    table = visitor.bring(positions.last_round())
    player = visitor.sit(table)
    acknowledged = play_some(player, 1)
    port = port_of(server)
    for wait in (True, False):
        player.await_offer()
        if not wait:  # Nobody knows whether this decision arrives.
            visitor.page.locator(".next, [data-testid=pass], [data-testid=finish]").first.click()
        server.kill()
        server.close()
        expect_offline(visitor.page)
        server = serve("--port", port)
        expect_connected(visitor.page)
        assert_in_log(visitor, table, acknowledged)
        if not player.over:
            acknowledged = play_some(player, 1)
    player.play()
    expect(visitor.at("end-screen")).to_be_visible()
    assert_in_log(visitor, table, player.live.decided())
    assert visitor.get(f"/tables/{table}/fairness")["secret"]


def test_database_restored_from_an_older_backup(come: Come, serve: Serve, tmp_path: Path) -> None:
    """An open page that knows more than the server shows the older position and can go on."""
    server = serve()
    port, data, backup = port_of(server), server.data, tmp_path / "backup"
    visitor = come("Anna", server=server)
    visitor.forgive(UNREACHABLE)
    table = visitor.table(3)
    player = visitor.sit(table)
    visitor.at("tab-chat").click()
    play_some(player, 2)
    player.await_offer()
    prompt, older = visitor.at("prompt").inner_text(), berths(visitor.page)
    assert server.terminate() == 0
    shutil.copytree(data, backup)

    server = serve("--port", port)
    expect_connected(visitor.page)
    play_some(player, 3)
    visitor.at("chat-input").fill("Not in the backup")
    visitor.at("chat-send").click()
    message = visitor.page.locator(".chat li").filter(has_text="Not in the backup")
    expect(message).to_be_visible()
    player.await_offer()
    assert server.terminate() == 0
    expect_offline(visitor.page)
    shutil.rmtree(data)
    shutil.copytree(backup, data)

    serve("--port", port)
    expect_connected(visitor.page)
    expect(visitor.at("prompt")).to_have_text(prompt)
    expect(message).to_have_count(0)
    wait_until(visitor.page, lambda: berths(visitor.page) == older, SOON)
    entries = len(visitor.get(f"/tables/{table}")["story"])
    play_some(player, 2)
    player.await_offer()  # The bots have moved.
    story = visitor.get(f"/tables/{table}")["story"]
    assert len(story) >= entries + 2
    visitor.page.keyboard.press("Home")
    expect(visitor.at("slider")).to_have_attribute("max", str(len(story) - 1))


def test_two_tabs_decide_at_once(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.bring(positions.demand())
    quick = visitor.sit(table)
    page = visitor.context.new_page()
    cable = Cable(page)
    slow = open_tab(visitor, table, page)
    cable.hold("decide")
    slow.press("berth-1")
    wait_until(page, lambda: bool(cable.held), SOON)
    quick.decide("berth-2")
    cable.release()

    expect(page.get_by_text(say("web-error-stale"))).to_be_visible()
    quick.await_offer()
    slow.await_offer()
    expect_same(page, quick.page)
    story = visitor.get(f"/tables/{table}")["story"]
    mine = [step for step in story if step["seat"] == 0 and not step["by_bot"]]
    assert mine[-1]["decision"] == "@2"
    # The slower tab can go on at once.
    slow.step(slow.await_offer())
    assert slow.done


def test_many_tabs_are_all_live(come: Come) -> None:
    """More tabs than the six HTTP connections that a browser keeps to a server."""
    visitor = come("Anna")
    table = visitor.bring(positions.demand())
    player = visitor.sit(table)
    others = [open_tab(visitor, table, visitor.context.new_page()) for _ in range(7)]
    player.page.bring_to_front()  # as a person would
    player.decide("berth-2")
    player.await_offer()
    for other in others:
        expect_same(other.page, player.page)
        expect_connected(other.page)
    last = others[-1]
    last.page.bring_to_front()
    last.step(last.await_offer())
    assert last.done


def open_tab(visitor: Visitor, table: str, page: Page) -> Player:
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    return Player(visitor, page)


def expect_same(page: Page, other: Page) -> None:
    """Both pages soon show the same berths."""
    wait_until(page, lambda: berths(page) == berths(other), SOON)


def berths(page: Page) -> list[str]:
    """What each berth says about itself to screen readers, with its workers."""
    return [text.splitlines()[0] for text in page.locator(".front").all_inner_texts()]
