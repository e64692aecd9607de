"""Reloading, cut lines, killed servers, two tabs: no seat and no decision is lost."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import STALE, UNREACHABLE, Player, Visitor, say
from tests.server.client import Json, Server

pytestmark = pytest.mark.slow

Serve = Callable[..., Server]


def some(player: Player, count: int) -> list[Json]:
    """Some decisions; answers the moments that the server acknowledged."""
    answers: list[Response] = []
    page = player.page

    def note(response: Response) -> None:
        answers.append(response)

    page.on("response", note)
    start = len(player.done)
    while len(player.done) < start + count:
        offers = player.await_offer()
        if "end-screen" in offers:
            break
        player.step(offers)
    page.remove_listener("response", note)
    return [one.json() for one in answers if one.url.endswith("/decide") and one.ok]


def all_there(visitor: Visitor, table: str, acknowledged: list[Json]) -> None:
    """What was acknowledged is in the table's log, entry by entry."""
    story = visitor.get(f"/tables/{table}")["story"]
    for moment in acknowledged:
        step = moment["step"]
        assert story[step["number"]]["decision"] == step["decision"]
        assert story[step["number"]]["seat"] == step["seat"]


def port_of(server: Server) -> str:
    return str(urlsplit(server.address).port)


def test_a_reload_in_the_middle(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.table(3))
    some(player, 4)
    player.await_offer()
    before = visitor.at("prompt").inner_text()
    holdings = visitor.at("player-0").inner_text()
    visitor.page.reload()
    expect(visitor.at("prompt")).to_have_text(before)
    expect(visitor.at("player-0")).to_have_text(holdings, use_inner_text=True)
    assert some(player, 2)


def test_a_cut_line(come: Come) -> None:
    visitor = come("Anna")
    visitor.forgive(UNREACHABLE)
    player = visitor.sit(visitor.bring(positions.loading()))
    player.await_offer()
    visitor.context.set_offline(True)
    player.press("finish")
    expect(visitor.page.get_by_text(say("web-error-unavailable"))).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text(say("table-offline"))).to_have_count(0)
    visitor.button("web-close").click()
    player.decide("finish")
    assert some(player, 2)


def test_a_restarted_server(come: Come, serve: Serve) -> None:
    """The streams are told to come back, and they do, also while others have moved on."""
    first = serve()
    visitor = come("Anna", server=first)
    visitor.forgive(UNREACHABLE)
    table = visitor.table(5)
    player = visitor.sit(table)
    acknowledged = some(player, 4)
    player.await_offer()
    before = visitor.at("prompt").inner_text()
    assert first.terminate() == 0
    expect(visitor.page.get_by_text(say("table-offline"))).to_be_visible()
    serve("--port", port_of(first))
    expect(visitor.page.get_by_text(say("table-offline"))).to_have_count(0)
    expect(visitor.at("prompt")).to_have_text(before)
    all_there(visitor, table, acknowledged)
    assert some(player, 3)


def test_a_server_killed_during_play(come: Come, serve: Serve) -> None:
    server = serve()
    visitor = come("Anna", server=server)
    visitor.forgive(UNREACHABLE)
    table = visitor.bring(positions.last_round())
    player = visitor.sit(table)
    acknowledged = some(player, 1)
    port = port_of(server)
    for wait in (True, False):
        player.await_offer()
        if not wait:  # nobody knows whether this one arrives
            visitor.page.locator(".next, [data-testid=pass], [data-testid=finish]").first.click()
        server.kill()
        server.close()
        expect(visitor.page.get_by_text(say("table-offline"))).to_be_visible()
        server = serve("--port", port)
        expect(visitor.page.get_by_text(say("table-offline"))).to_have_count(0)
        all_there(visitor, table, acknowledged)
        if not player.over:
            acknowledged += some(player, 1)
    player.play()
    expect(visitor.at("end-screen")).to_be_visible()
    all_there(visitor, table, acknowledged)
    assert visitor.get(f"/tables/{table}/fairness")["sound"]


def test_two_tabs_decide_at_once(come: Come) -> None:
    visitor = come("Anna")
    visitor.forgive(STALE)
    table = visitor.bring(positions.demand())
    quick = visitor.sit(table)
    slow = Player(visitor, second_tab(visitor, table))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    slow.page.route("**/decide", hold)
    slow.press("berth-1")
    while not held:
        slow.page.wait_for_timeout(10)
    quick.decide("berth-2")
    held[0].continue_()

    expect(slow.page.get_by_text(say("web-error-stale"))).to_be_visible()
    quick.await_offer()
    slow.await_offer()
    show_the_same(slow.page, quick.page)
    story = visitor.get(f"/tables/{table}")["story"]
    mine = [step for step in story if step["seat"] == 0 and not step["by_bot"]]
    assert mine[-1]["decision"] == "@2"
    # Whoever was too late can go on at once.
    slow.page.unroute("**/decide")
    slow.step(slow.await_offer())
    assert slow.done


def test_more_tabs_than_a_browser_has_connections(come: Come) -> None:
    """Six connections are all it keeps to a server: streams must not take them all."""
    visitor = come("Anna")
    table = visitor.bring(positions.demand())
    player = visitor.sit(table)
    others = [second_tab(visitor, table) for _ in range(7)]
    player.decide("berth-2")
    player.await_offer()
    for page in others:
        show_the_same(page, player.page)
        expect(page.get_by_text(say("table-offline"))).to_have_count(0)
    last = Player(visitor, others[-1])
    last.step(last.await_offer())
    assert last.done


def second_tab(visitor: Visitor, table: str) -> Page:
    page = visitor.context.new_page()
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    return page


def show_the_same(page: Page, other: Page) -> None:
    """Sooner or later; a tab that has no stream of its own asks every two seconds."""
    for _ in range(500):
        if berths(page) == berths(other):
            return
        page.wait_for_timeout(20)
    assert berths(page) == berths(other)


def berths(page: Page) -> list[str]:
    """What each berth says of itself, its workers too."""
    return [text.splitlines()[0] for text in page.locator(".front").all_inner_texts()]
