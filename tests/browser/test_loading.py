"""Loading: kept cubes stay, places keep still, and the obvious is one button."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import PHONE, QUICK, Player, Visitor, say

pytestmark = pytest.mark.slow

CAREFUL = {**QUICK, "confirm": True}


def cubes(visitor: Visitor, shelf: str) -> Locator:
    """The cubes on the quay, in the warehouse or in the hall that can be chosen."""
    return visitor.page.locator(f'[data-testid^="{shelf}-cube-"]')


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.eval_on_selector_all(
        selector, "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    return found


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_kept_cubes_stay_and_finishing_loses_only_the_quay(
    come: Come, size: dict[str, int] | None
) -> None:
    options: dict[str, Any] = {"viewport": size, "has_touch": True} if size else {}
    visitor = come("Anna", settings=CAREFUL, **options)
    table = visitor.bring(positions.full_warehouse())
    player = visitor.sit(table)
    expect(cubes(visitor, "warehouse")).to_have_count(4)
    expect(cubes(visitor, "hall")).to_have_count(1)
    on_quay = cubes(visitor, "quay").count()
    assert on_quay == 3
    lost = visitor.at("finish").locator("small")
    expect(lost).not_to_contain_text(say("good-carpet"))

    earlier = visitor.page.locator("[data-testid=log] li").count()
    player.press("finish")
    player.decide("finish")
    board = visitor.get(f"/tables/{table}")["moment"]["board"]
    assert len(board["players"][0]["warehouse"]) == 4
    assert board["players"][0]["hall"] == "tea"
    lines = visitor.page.locator("[data-testid=log] li").all_inner_texts()[earlier:]
    assert not any(
        say("event-stored", player="Anna", good=say("good-carpet")) in one for one in lines
    )


def test_finishing_is_undone_as_one_action(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.bring(positions.full_warehouse_of_people(), start=False)
    for seat in (1, 2):
        visitor.ask(f"/tables/{table}/join", seat=seat, name=f"Seat {seat}")
    visitor.ask(f"/tables/{table}/start")
    player = visitor.sit(table)
    before = visitor.get(f"/tables/{table}")["moment"]["board"]
    player.decide("finish")
    with player.live.expect_done("undo", 15):
        visitor.at("undo").click()
    after = visitor.get(f"/tables/{table}")["moment"]["board"]
    assert after["players"] == before["players"]
    assert after["resting"] == before["resting"]


def test_a_cube_takes_the_place_of_one_in_a_full_warehouse(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.full_warehouse()))
    player.press("quay-cube-coffee")
    visitor.at("place-swap").click(position={"x": 5, "y": 5})
    expect(visitor.page.get_by_text(say("table-swap-which"))).to_be_visible()
    player.decide("place-swap>saffron")
    expect(visitor.at("quay-cube-saffron")).to_have_count(1)
    expect(visitor.page.locator('[data-testid="reset"]')).to_be_enabled()
    with player.live.expect_done("undo", 15):
        visitor.at("undo").click()
    visitor.page.keyboard.press("Escape")
    expect(cubes(visitor, "warehouse")).to_have_count(4)
    expect(visitor.at("quay-cube-saffron")).to_have_count(0)


def test_another_cube_of_a_kept_kind_is_stored_beside_it(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.kept_tea()))
    shelf = visitor.page.locator(".quay-place").filter(has_text=say("board-warehouse"))
    player.press("quay-cube-tea")
    player.decide("place-tea>warehouse")
    expect(shelf.get_by_label(say("good-tea"))).to_have_count(2)
    expect(visitor.at("quay-cube-tea")).to_have_count(0)


def test_nothing_moves_when_a_cube_is_stowed(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.conversion()))
    page = visitor.page
    dock, tiles = boxes(page, ".dock"), boxes(page, ".quay-place")
    last = page.locator('[data-testid^="quay-cube-"]').last
    where = last.bounding_box()
    page.locator('[data-testid^="quay-cube-"]').first.click()
    assert boxes(page, ".quay-place") == tiles
    hall = next(mark for mark in player.offered() if mark.endswith(">hall"))
    player.decide(hall)
    page.keyboard.press("Escape")
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    assert last.bounding_box() == where
    assert boxes(page, ".dock") == dock
    assert [(one["x"], one["y"]) for one in boxes(page, ".quay-place")] == [
        (one["x"], one["y"]) for one in tiles
    ]


def test_cubes_keep_still_under_the_pointer(come: Come) -> None:
    visitor = come("Anna", settings={**QUICK, "animation": "normal"})
    visitor.sit(visitor.bring(positions.conversion())).await_offer()
    cube = cubes(visitor, "quay").first
    where = cube.bounding_box()
    assert where is not None
    visitor.page.mouse.move(where["x"] + where["width"] / 2, where["y"] + where["height"] - 1)
    for pressed in ("false", "true"):
        expect(cube).to_have_attribute("aria-pressed", pressed)
        cube.evaluate("(one) => Promise.all(one.getAnimations().map(({ finished }) => finished))")
        assert cube.evaluate("(one) => one.matches(':hover')")
        assert cube.bounding_box() == where
        visitor.page.mouse.down()
        visitor.page.mouse.up()


def test_choosing_a_cube_puts_the_plan_away(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.bring(positions.conversion())).await_offer()
    visitor.at("obvious").click()
    expect(visitor.at("plan")).to_be_visible()
    cubes(visitor, "quay").first.click()
    expect(visitor.at("plan")).to_have_count(0)
    expect(visitor.page.locator(".quay-place.can").first).to_be_visible()
    visitor.at("obvious").click()
    expect(visitor.at("plan")).to_be_visible()
    expect(visitor.page.locator(".how")).to_have_text(say("table-quay-choose"))


def test_every_lit_place_works_in_its_corner(come: Come) -> None:
    visitor = come("Anna")
    player = visitor.sit(visitor.bring(positions.loading()))
    page = visitor.page
    page.locator('[data-testid^="quay-cube-"]').first.click()
    count = page.locator(".quay-place.can").count()
    assert count >= 3
    for at in range(count):
        tile = page.locator(".quay-place.can").nth(at)
        box = tile.bounding_box()
        assert box is not None
        before = page.locator("main, .table").first.inner_text()
        page.mouse.click(box["x"] + 6, box["y"] + box["height"] - 6)
        page.wait_for_function(
            "(before) => document.querySelector('main, .table').innerText !== before", arg=before
        )
        if visitor.at("reset").is_enabled():
            visitor.at("reset").click()
            expect(visitor.at("reset")).to_be_disabled()
        page.keyboard.press("Escape")
        back = page.get_by_role("button", name=say("table-convert-back"), exact=True)
        if back.is_visible():
            back.click()
        chosen = page.locator('[data-testid^="quay-cube-"][aria-pressed="true"]')
        if not chosen.count():
            page.locator('[data-testid^="quay-cube-"]').first.click()
    assert player.page is page


def test_the_obvious_is_shown_then_done_and_undone_step_by_step(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.bring(positions.full_warehouse())
    player = visitor.sit(table)
    visitor.at("obvious").click()
    steps = visitor.at("plan").locator("li")
    expect(steps).to_have_count(6)
    decided = visitor.get(f"/tables/{table}")["moment"]["step"]["decided"]

    with player.live.expect_done("decide", 15):
        visitor.at("plan-next").click()
    expect(steps).to_have_count(5)
    visitor.at("plan-all").click()
    expect(visitor.at("plan")).to_have_count(0)
    now = visitor.get(f"/tables/{table}")["moment"]
    assert now["step"]["decided"] == decided + 6
    assert (now["board"]["phase"], now["board"]["decides"]) == ("loading", 0)
    expect(visitor.at("finish")).to_contain_text(say("table-loses-nothing"))
    expect(visitor.page.locator(".how")).not_to_have_text(say("table-quay-choose"))

    with player.live.expect_done("undo", 15):
        visitor.at("undo").click()
    assert visitor.get(f"/tables/{table}")["moment"]["step"]["decided"] == decided + 5
    visitor.at("obvious").click()
    expect(steps).to_have_count(1)
    visitor.page.keyboard.press("o")
    expect(visitor.at("plan")).to_have_count(0)
    visitor.page.keyboard.press("o")
    expect(visitor.at("plan")).to_contain_text(say("table-plan-nothing"))
    visitor.page.keyboard.press("Escape")
    player.decide("finish")


def test_keys_reach_kept_cubes(come: Come) -> None:
    visitor = come("Anna")
    player: Player = visitor.sit(visitor.bring(positions.kept_tea()))
    on_quay = cubes(visitor, "quay").count()
    visitor.page.keyboard.press(str(on_quay + 1))
    expect(visitor.at("warehouse-cube-tea")).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Escape")
    expect(visitor.at("warehouse-cube-tea")).to_have_attribute("aria-pressed", "false")
    visitor.at("warehouse-cube-tea").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".how")).to_have_text(
        re.compile(re.escape(say("good-tea")), re.IGNORECASE)
    )
    assert player.offered()
