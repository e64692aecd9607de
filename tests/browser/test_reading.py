"""Rules and cards over the table, the gallery's numbers, and the chart of points."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import PHONE, say

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("key", "title", "inside"),
    [
        ("table-rules", "web-rules-title", "web-rules-aim"),
        ("table-cards", "web-cards-title", "card-bank"),
    ],
)
def test_reading_without_leaving_the_table(come: Come, key: str, title: str, inside: str) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.table(3))
    page = visitor.page
    address = page.url
    visitor.at("menu").click()
    visitor.button(key).click()
    dialog = page.get_by_role("dialog", name=say(title))
    expect(dialog.get_by_role("heading", name=say(inside)).first).to_be_visible()
    assert page.url == address
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(visitor.at("menu")).to_be_focused()
    expect(visitor.at("prompt")).to_be_visible()


def test_links_in_the_rules_stay_in_the_dialog(come: Come) -> None:
    visitor = come("Anna")
    visitor.sit(visitor.table(3))
    address = visitor.page.url
    visitor.at("menu").click()
    visitor.button("table-rules").click()
    dialog = visitor.page.get_by_role("dialog", name=say("web-rules-title"))
    dialog.get_by_role("link", name=say("web-rules-score"), exact=True).click()
    expect(dialog.get_by_role("heading", name=say("web-rules-score"))).to_be_in_viewport()
    dialog.get_by_role("link", name=say("web-rules-to-cards")).click()
    expect(visitor.page.get_by_role("dialog", name=say("web-cards-title"))).to_be_visible()
    assert visitor.page.url == address


def test_the_gallery_counts_every_copy(come: Come) -> None:
    visitor = come()
    page = visitor.go("/cards")
    cards = page.get_by_role("listitem")
    ships = cards.filter(has=page.get_by_role("heading", name=say("card-ship"), exact=True))
    expect(ships).to_have_count(3)
    for ship in ships.all():
        expect(ship).to_contain_text(say("web-cards-in-deck", count=5, total=15))
    offices = cards.filter(has=page.get_by_role("heading", name=say("card-office"), exact=True))
    expect(offices).to_have_count(3)
    for office, here in zip(offices.all(), (1, 1, 2), strict=True):
        expect(office).to_contain_text(say("web-cards-in-deck", count=here, total=4))


def test_several_firemen_are_explained_together(come: Come) -> None:
    visitor = come("Anna")
    visitor.go(f"/r/{visitor.bring(positions.finished())}?at=1000")
    chip = visitor.page.locator(".chip.fireman", has_text="+").first
    values = [int(value) for value in chip.locator("b").inner_text().split("+")]
    effect = say("effect-firemen", value=sum(values), values=" + ".join(map(str, values)))
    expect(chip).to_contain_text(effect)
    chip.hover()
    tooltip = visitor.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text(effect)
    for value in values:
        expect(tooltip).to_contain_text(say("card-fireman", value=value))


@pytest.mark.parametrize("viewport", [{"width": 1440, "height": 900}, PHONE])
def test_the_chart_numbers_every_piece(come: Come, viewport: dict[str, int]) -> None:
    visitor = come("Anna", viewport=viewport)
    visitor.go(f"/t/{visitor.bring(positions.finished())}")
    chart = visitor.at("end-screen").locator(".chart")
    pieces = chart.locator("svg rect[fill^=url] title")
    expect(pieces).not_to_have_count(0)
    numbers = chart.locator(".points")
    assert sorted(one.rpartition(" ")[2] for one in pieces.all_text_contents()) == sorted(
        numbers.all_text_contents()
    )
    boxes = [box for text in chart.locator(".below").all() if (box := text.bounding_box())]
    for one in boxes:
        assert one["x"] + one["width"] <= viewport["width"]
        for other in boxes:
            apart = (
                one is other
                or abs(one["y"] - other["y"]) > 10
                or one["x"] + one["width"] <= other["x"] + 1
                or other["x"] + other["width"] <= one["x"] + 1
            )
            assert apart, (one, other)
    looks = [piece.get_attribute("fill") for piece in chart.locator("svg rect[fill^=url]").all()]
    legend = chart.locator(".legend rect").all()
    assert {piece.get_attribute("fill") for piece in legend} == set(looks)
    assert all(re.match(r"url\(#.+-\w+\)", look or "") for look in looks)
