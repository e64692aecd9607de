"""The app at home: installed, without a connection, my games, and the daily harbour."""

import json
import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Come
from tests.browser.test_axe import THEMES, axe, flawless
from tests.browser.visitor import QUICK, UNREACHABLE, Visitor, say

pytestmark = pytest.mark.slow
__all__ = ["axe"]

_CONTROLLED = "() => navigator.serviceWorker.controller !== null"
_KEPT = """async () => {
  const names = await caches.keys();
  const caches_ = await Promise.all(names.map((name) => caches.open(name)));
  const keys = await Promise.all(caches_.map((cache) => cache.keys()));
  return keys.flat().map(({ url }) => new URL(url).pathname);
}"""


def installed(visitor: Visitor) -> None:
    """Visit the home page until the service worker keeps what it needs."""
    page = visitor.go("/")
    page.wait_for_function(_CONTROLLED)
    page.wait_for_function(f"({_KEPT})().then((kept) => kept.some((path) => /Home/.test(path)))")


@pytest.mark.parametrize("size", [(390, 844), (1366, 768), (1920, 1080)])
def test_the_picture_leaves_the_words_free(come: Come, size: tuple[int, int]) -> None:
    visitor = come(viewport={"width": size[0], "height": size[1]})
    page = visitor.go("/")
    expect(visitor.button("web-play-go")).to_be_enabled()
    words, roofs = (page.locator(which).bounding_box() for which in (".words", ".picture"))
    assert words
    assert roofs
    assert words["y"] + words["height"] <= roofs["y"]


# Installed


def test_the_app_can_be_installed(come: Come) -> None:
    visitor = come(service_workers="allow")
    page = visitor.go("/")
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    assert link
    answer = visitor.context.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.body())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    assert manifest["name"]
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        picture = visitor.context.request.get(icon["src"])
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
    page.wait_for_function(_CONTROLLED)


def test_without_a_connection_the_app_opens_and_says_so(come: Come) -> None:
    visitor = come("Anna", service_workers="allow", settings={**QUICK, "language": "de"})
    visitor.forgive(UNREACHABLE)
    table = visitor.table(3, bots=None)
    installed(visitor)
    visitor.context.set_offline(True)
    page = visitor.page
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Du bist offline")
    expect(page.get_by_text("Anna").first).to_be_visible()  # my game, as last seen
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Du bist offline")
    visitor.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Du bist offline")


def test_nothing_of_the_api_is_kept(come: Come) -> None:
    visitor = come("Anna", service_workers="allow")
    installed(visitor)
    visitor.sit(visitor.bring(positions.demand()))
    kept = visitor.page.evaluate(_KEPT)
    assert kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), kept


def test_a_new_version_is_shown_at_once(come: Come) -> None:
    """Even if the service worker kept another page: the network comes first."""
    visitor = come(service_workers="allow")
    installed(visitor)
    visitor.page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          const old = new Response('<h1>old</h1>', { headers: { 'content-type': 'text/html' } });
          await (await caches.open(name)).put('/', old);
        }"""
    )
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(say("web-home-title"))


# My games


def test_my_games(come: Come) -> None:
    visitor = come("Anna")
    visitor.go("/games")
    expect(visitor.page.get_by_text(say("games-none"))).to_be_visible()
    for seed in ("one", "two"):
        finish(visitor, visitor.table(2), seed)
    visitor.go("/")
    visitor.link("web-games-open").click()
    figures = visitor.at("figures").locator("dd")
    won, lost = (int(figures.nth(at).inner_text()) for at in (0, 1))
    assert won + lost == 2
    expect(visitor.at("finished-game")).to_have_count(2)
    visitor.page.get_by_text(say("games-chart-table")).click()
    expect(visitor.page.get_by_role("row")).not_to_have_count(0)
    for key, ending in (
        ("games-export-csv", ".csv"),
        ("games-export-json", ".json"),
        ("games-export-records", ".jsonl"),
    ):
        with visitor.page.expect_download() as download:
            visitor.link(key).click()
        assert download.value.suggested_filename.endswith(ending)


def finish(visitor: Visitor, table: str, seed: str = "") -> None:
    """Play my seat to the end with the visitor's cookie."""
    choose = 0 if seed == "one" else -1
    while True:
        moment = visitor.get(f"/tables/{table}")["moment"]
        decides = moment["board"]["decides"]
        if decides is None:
            return
        if decides == 0:
            visitor.ask(
                f"/tables/{table}/decide",
                number=moment["step"]["number"],
                seat=0,
                decision=moment["board"]["legal"][choose],
            )


# The daily harbour


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def test_two_visitors_play_the_daily_harbour(come: Come) -> None:
    anna, ben = come("Anna"), come("Ben")
    room = anna.ask(f"/daily/{today()}")
    finish(anna, room["id"], "one")

    ben.go("/")
    ben.button("web-daily-play").click()
    expect(ben.at("daily-notice")).to_contain_text(re.compile("counts"))
    expect(ben.at("hint")).to_be_hidden()
    table = ben.page.url.rpartition("/")[2]
    ben.page.goto(f"/daily/{today()}")
    expect(ben.page.get_by_text(say("daily-locked"))).to_be_visible()
    finish(ben, table, "two")
    ben.page.goto(f"/t/{table}")
    ben.at("compare").click()

    rows = ben.at("ranking").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(ben.at("ranking")).to_contain_text("Anna")
    step = ben.at("step")
    expect(step).to_contain_text("1 of 2")  # half of them chose what Ben chose
    ben.page.get_by_role("combobox").select_option(index=1)
    expect(step).to_contain_text(say("daily-differ", name="Anna"))
    ben.page.get_by_role("button", name=say("daily-next")).click()
    expect(step).to_contain_text(say("daily-apart", name="Anna"))

    ben.go("/")
    expect(ben.link("web-daily-compare")).to_be_visible()
    ben.link("web-daily-compare").click()
    ben.button("daily-again").click()
    expect(ben.at("daily-notice")).to_contain_text(re.compile("unranked"))


@pytest.mark.parametrize("theme", THEMES)
def test_axe(come: Come, axe: str, theme: str) -> None:
    visitor = come("Clara", color_scheme=theme)
    finish(visitor, visitor.ask(f"/daily/{today()}")["id"], "one")
    for path in ("/", "/games", "/daily", f"/daily/{today()}"):
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        if path == "/games":
            expect(visitor.at("finished-game").first).to_be_visible()
        if path.startswith("/daily/"):
            expect(visitor.at("step")).to_be_visible()
        flawless(page, axe)
