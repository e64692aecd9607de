"""The shuffle, as players see it: nothing to do, a warning if something is wrong, and a check."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.visitor import PHONE, Visitor, say
from tests.server.client import eventually

pytestmark = pytest.mark.slow

OK, FAILED, UNKNOWN = (re.compile(rf"\b{result}\b") for result in ("ok", "failed", "unknown"))
NAMES = ("secret", "mine", "others", "pile", "bag", "first")


def finish(visitor: Visitor, table: str) -> None:
    """Play a game against bots to its end without the page."""

    def step() -> bool:
        moment = visitor.get(f"/tables/{table}")["moment"]
        board = moment["board"]
        if board["decides"] == 0:
            number, decision = moment["step"]["number"], board["legal"][0]
            visitor.ask(f"/tables/{table}/decide", number=number, seat=0, decision=decision)
        return board["decides"] is None

    eventually(step)


def open_check(visitor: Visitor) -> None:
    if not visitor.at("fairness-proof").is_visible():
        visitor.at("end-screen").get_by_role("button", name=say("table-fairness")).click()
    expect(visitor.at("verdict")).to_be_visible()


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["desktop", "phone"])
def test_a_quick_game_is_checked_by_the_browser_itself(come: Come, size: dict[str, int]) -> None:
    visitor = come(viewport=size)
    visitor.go("/")
    visitor.button("web-play-go").click()
    expect(visitor.at("prompt")).to_be_visible()
    table = visitor.page.url.rpartition("/")[2]
    room = visitor.get(f"/tables/{table}")["room"]
    assert room["contributions"][0]["opened"]
    assert not any(one["commitment"] for one in room["contributions"][1:])
    expect(visitor.at("unopened")).to_have_count(0)
    finish(visitor, table)
    expect(visitor.at("shuffle")).to_have_text(say("table-fair-sound"))  # by itself
    open_check(visitor)
    expect(visitor.at("verdict")).to_have_text(say("table-fair-sound"))
    for name in NAMES:
        expect(visitor.at(f"check-{name}")).to_have_class(OK)
    key = f"speicherstadt.shuffle.{table}"
    kept = json.loads(visitor.page.evaluate("(key) => localStorage.getItem(key)", key))
    forged = {**kept, "contributions": {"0": "0" * 32}}
    visitor.page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [key, json.dumps(forged)]
    )
    visitor.page.reload()
    expect(visitor.at("shuffle")).to_have_text(say("table-fair-unsound"))
    open_check(visitor)
    expect(visitor.at("verdict")).to_have_text(say("table-fair-unsound"))
    expect(visitor.at("check-mine")).to_have_class(FAILED)
    stranger = come("Carla", viewport=size)
    stranger.go(f"/t/{table}")
    expect(stranger.at("shuffle")).to_have_text(say("table-fair-end-partly"))
    open_check(stranger)
    expect(stranger.at("verdict")).to_have_text(say("table-fair-partly"))
    expect(stranger.at("check-secret")).to_have_class(UNKNOWN)
    expect(stranger.at("check-pile")).to_have_class(OK)


def test_a_continued_game_is_checked_from_where_it_began(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.bring(positions.purchase(), start=False)
    visitor.go(f"/t/{table}")
    expect(visitor.page.get_by_text(say("web-fair-added", count=1))).to_be_visible()
    visitor.button("web-lobby-start").click()
    expect(visitor.at("prompt")).to_be_visible()
    finish(visitor, table)
    visitor.page.reload()  # the cards are told again, and compared with those that were shown
    expect(visitor.at("shuffle")).to_have_text(say("table-fair-sound"))
    open_check(visitor)
    expect(visitor.at("check-first")).to_have_count(0)
    expect(visitor.at("check-pile")).to_have_class(OK)


def test_browsers_commit_and_open_by_themselves(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table(2, bots=None)
    anna.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    ben.button("web-lobby-sit-any").click()
    expect(anna.page.get_by_text(say("web-fair-added", count=2))).to_be_visible()
    anna.button("web-lobby-start").click()
    for visitor in (anna, ben):
        expect(visitor.at("prompt")).to_be_visible()
        expect(visitor.at("unopened")).to_have_count(0)
    room = anna.get(f"/tables/{table}")["room"]
    assert [one["opened"] for one in room["contributions"]] == [True, True]


def test_somebody_who_was_away_is_told_that_the_game_started_without_their_bytes(
    come: Come,
) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table(2, bots=None)
    ben.ask(f"/tables/{table}/join")
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(say("web-fair-added", count=1))).to_be_visible()
    missing = say("web-fair-missing", count=1, players="Ben")
    expect(anna.at("uncommitted")).to_have_text(missing)
    anna.button("web-lobby-start").click()
    expect(anna.at("prompt")).to_be_visible()
    expect(anna.at("missed")).to_have_count(0)
    ben.go(f"/t/{table}")
    expect(ben.at("missed")).to_contain_text(say("web-fair-missed"))


def test_game_starts_without_a_browser_that_is_gone(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    table = anna.table(2, bots=None)
    anna.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    ben.button("web-lobby-sit-any").click()
    expect(anna.page.get_by_text(say("web-fair-added", count=2))).to_be_visible()
    ben.page.close()
    anna.button("web-lobby-start").click()
    expect(anna.at("opening")).to_contain_text(say("web-lobby-opening-wait", players="Ben"))
    expect(anna.at("unopened")).to_contain_text(say("web-fair-unopened", player="Ben"))
    expect(anna.at("prompt")).to_be_visible()


def test_exchanged_secret_is_shown_at_once(come: Come) -> None:
    anna = come("Anna")
    table = anna.table(2, bots=None)
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_text(say("web-fair-added", count=1))).to_be_visible()
    expect(anna.at("exchanged")).to_have_count(0)
    anna.page.evaluate(
        """(key) => {
          const kept = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...kept, commitment: 'c'.repeat(64) }));
        }""",
        f"speicherstadt.shuffle.{table}",
    )
    anna.page.reload()
    expect(anna.at("exchanged")).to_have_text(say("web-fair-exchanged"))
