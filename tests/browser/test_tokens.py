"""Access tokens for programs, in the settings."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.visitor import Visitor, say

pytestmark = pytest.mark.slow


def guest_of(visitor: Visitor, token: str) -> str | None:
    """The person whom the server sees behind a token, if any."""
    answer = visitor.context.request.get(
        "/api/me", headers={"Authorization": f"Bearer {token}", "Cookie": ""}
    )
    guest: str | None = answer.json()["guest"] if answer.ok else None
    return guest


def test_token_is_created_replaced_and_revoked(come: Come) -> None:
    visitor = come("Anna")
    page = visitor.go("/settings")
    page.get_by_label(say("web-token-name")).fill("my bot")
    visitor.button("web-token-make").click()
    field = page.get_by_label(f"{say('web-token-field')}: my bot")
    first = field.input_value()
    me = visitor.get("/me")["guest"]
    assert guest_of(visitor, first) == me

    # It is shown only once, but listed by its name.
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="my bot")
    expect(row).to_be_visible()
    expect(field).to_have_count(0)

    row.get_by_role("button", name=say("web-token-replace")).click()
    expect(field).to_be_visible()
    second = field.input_value()
    assert guest_of(visitor, first) != me
    assert guest_of(visitor, second) == me

    row.get_by_role("button", name=say("web-token-revoke")).click()
    row.get_by_role("button", name=say("web-token-revoke-sure")).click()
    expect(row).to_have_count(0)
    assert guest_of(visitor, second) != me
