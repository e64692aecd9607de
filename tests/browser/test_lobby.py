"""The lists of tables on the home page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.visitor import say
from tests.server.client import Server

pytestmark = pytest.mark.slow

PAGE = 30
"""How many tables the server lists at once."""


def test_show_more_lengthens_a_list_until_its_end(come: Come, serve: Callable[..., Server]) -> None:
    server = serve()
    host = come("Anna", server=server)
    tables = [host.table(2, bots=None, public=True) for _ in range(2 * PAGE + 1)]
    visitor = come(server=server)
    page = visitor.go("/")
    heading = say("web-open-title")
    panel = page.locator("section").filter(has=page.get_by_role("heading", name=heading))
    rows = panel.get_by_role("listitem")
    more = panel.get_by_role(
        "button", name=say("web-action-for", action=say("web-show-more"), what=heading)
    )
    expect(rows).to_have_count(PAGE)
    more.click()
    expect(rows).to_have_count(2 * PAGE)
    more.click()
    expect(rows).to_have_count(len(tables))
    expect(more).to_have_count(0)
    newest_first = [link.get_attribute("href") for link in rows.get_by_role("link").all()]
    assert newest_first == [f"/t/{table}" for table in reversed(tables)]
