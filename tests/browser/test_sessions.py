"""Signing out browsers, in the settings."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.visitor import DESKTOP, PHONE, Visitor, say

pytestmark = pytest.mark.slow


def moved(visitor: Visitor, to: Visitor) -> None:
    """Continue in another browser."""
    to.ask("/me/move", code=visitor.ask("/me/code")["code"])


def rows(visitor: Visitor) -> Locator:
    panel = visitor.page.get_by_role("region", name=say("web-session-title"))
    return panel.get_by_role("listitem")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_other_browsers_are_signed_out(viewport: dict[str, int], come: Come) -> None:
    anna, laptop, phone = come("Anna", viewport=viewport), come(), come()
    for other in (laptop, phone):
        moved(anna, other)
    anna.go("/settings")
    expect(rows(anna)).to_have_count(3)
    expect(rows(anna).filter(has_text=say("web-session-current"))).to_have_count(1)

    button = rows(anna).filter(has_not_text=say("web-session-current")).first.get_by_role("button")
    button.click()
    expect(button).to_have_text(say("web-session-end-sure"))
    button.click()
    expect(rows(anna)).to_have_count(2)
    assert sorted(bool(one.get("/me")["name"]) for one in (laptop, phone)) == [False, True]

    anna.button("web-session-end-others").click()
    anna.button("web-session-end-others-sure").click()
    expect(rows(anna)).to_have_count(1)
    assert [one.get("/me")["name"] for one in (laptop, phone)] == [None, None]
    assert anna.get("/me")["name"] == "Anna"


def test_this_browser_can_be_signed_out(come: Come) -> None:
    anna = come("Anna")
    anna.go("/settings")
    mine = rows(anna)
    mine.get_by_role("button").click()
    expect(anna.page.get_by_text(say("web-session-end-here"))).to_be_visible()
    mine.get_by_role("button").click()
    expect(mine).to_have_count(0)
    assert anna.get("/me")["name"] is None


def test_an_open_table_notices_that_its_browser_was_signed_out(come: Come) -> None:
    anna, other = come("Anna"), come()
    moved(anna, other)
    other.go(f"/t/{anna.table(3, bots=None)}")
    leave = other.page.get_by_role("button", name=say("web-lobby-leave"))
    expect(leave).to_be_visible()
    anna.context.request.delete("/api/me/sessions")
    expect(leave).to_have_count(0)
