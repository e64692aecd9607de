"""A visitor with a browser, who only sees the page and only clicks what it offers."""

import json
import random
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from speicherstadt.i18n import texts
from tests.browser.live_messages import LiveMessages
from tests.server.client import PATIENCE, Json, Server

say = texts("en")
"""The English texts of the page, by message id."""

Settings: TypeAlias = Mapping[str, str | bool]

LAUNCH = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}

QUICK: Settings = {
    "animation": "off",
    "sound": False,
    "confirm": False,
    "confirmPlacing": False,
    "guide": "done",
    "language": "en",
    "theme": "system",
}
"""Settings for tests that are not about settings."""

_KEEP = """
if (location.protocol === 'http:' && !localStorage.getItem('speicherstadt.settings')) {
  localStorage.setItem('speicherstadt.settings', %s);
}
"""
_WATCH = """
addEventListener('securitypolicyviolation', (event) => {
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
"""
_OFFERED = """() => {
  const marks =
    ['end-screen', 'berth-', 'buy', 'pass', 'quay-cube-', 'place-', 'convert', 'finish'];
  const where = marks.map((mark) => `[data-testid^="${mark}"]`).join();
  return [...document.querySelectorAll(where)]
    .filter((one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true')
    .filter((one) => one.getClientRects().length > 0 && !one.closest('[inert]'))
    .map((one) => one.dataset.testid);
}"""
_MANNERS = """() => {
  const settings = JSON.parse(localStorage.getItem('speicherstadt.settings') ?? '{}');
  return [navigator.maxTouchPoints > 0, settings.confirm === true];
}"""
_OFFERED_AT_LAST = f"() => {{ const found = ({_OFFERED})(); return found.length ? found : null; }}"

WHOLE_GAME = 240.0
"""Seconds after which a game should be over, even on a busy machine."""
SOON = 15.0
"""Seconds within which a page and the server answer a click."""

UNREACHABLE = re.compile(
    r"Failed to load resource: (net::ERR_|.* 503 )|WebSocket connection to .* failed"
)
"""What a browser logs when the server is stopping (503), or gone."""
MISSING = re.compile(r"Failed to load resource: .* 404 ")


class Visitor:
    """A browser profile: cookies, settings, tabs, and everything that went wrong in them."""

    def __init__(
        self, browser: Browser, server: Server, settings: Settings = QUICK, **options: Any
    ) -> None:
        self.server = server
        self.troubles: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        # Playwright cannot follow a service worker's requests; tests about it allow one.
        plain = {"viewport": DESKTOP, "locale": "en-GB", "service_workers": "block"}
        options = {**plain, **options}
        self.context = browser.new_context(base_url=server.address, **options)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(_KEEP % json.dumps(json.dumps(dict(settings))) + _WATCH)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.context.on("dialog", self._alarmed)
        self.live: dict[Page, LiveMessages] = {}
        self.context.on("page", self._opened)
        self.page = self.context.new_page()

    def _opened(self, page: Page) -> None:
        self.live[page] = LiveMessages(page)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    def _alarmed(self, dialog: Dialog) -> None:
        """Our pages never open an alert; an injected script might."""
        self.troubles.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def forgive(self, *patterns: re.Pattern[str]) -> None:
        """Expect these console errors, for example when the test cuts the connection."""
        self.forgiven += patterns

    def check(self) -> None:
        """Assert that nothing went wrong in any tab."""
        bad = [t for t in self.troubles if not any(p.search(t) for p in self.forgiven)]
        assert not bad, bad

    def close(self) -> None:
        self.context.close()

    # The API, with the visitor's cookie

    def ask(self, path: str, **body: object) -> Json:
        answer = self.context.request.post(f"/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Json:
        answer = self.context.request.get(f"/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def named(self, name: str) -> "Visitor":
        self.ask("/me", name=name)
        return self

    def table(self, players: int, *, bots: str | None = "apprentice", **wish: object) -> str:
        """Create a table. With bots in all other seats, the game starts."""
        others = [bots] * (players - 1) if bots else []
        room = self.ask("/tables", players=players, bots=others, start=bool(bots), **wish)
        ident: str = room["id"]
        return ident

    def bring(self, record: str, *, start: bool = True) -> str:
        """Import a record: a table that continues the game, or shows a finished one."""
        room = self.ask("/tables/import", record=record)
        if start and room["status"] == "gathering":
            self.ask(f"/tables/{room['id']}/start")
        ident: str = room["id"]
        return ident

    # The page

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def at(self, mark: str) -> Locator:
        return self.page.get_by_test_id(mark)

    def button(self, key: str, **values: str | int) -> Locator:
        """The button with this text, by message id."""
        return self.page.get_by_role("button", name=say(key, **values), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=say(key), exact=True)

    def sit(self, table: str) -> "Player":
        self.go(f"/t/{table}")
        expect(self.at("prompt").or_(self.at("end-screen")).first).to_be_visible()
        return Player(self)


class Player:
    """Plays by what the page offers and knows no rules."""

    def __init__(
        self, visitor: Visitor, page: Page | None = None, seed: str = "", *, keys: bool = False
    ) -> None:
        """Use the mouse or a finger; with `keys`, use keys where there is one."""
        self.visitor = visitor
        self.keys = keys
        self.page = page or visitor.page
        self.live = visitor.live[self.page]
        self.chance = random.Random(seed)
        self.touch, self.confirms = self.page.evaluate(_MANNERS)
        self.done: list[str] = []
        """What was pressed to decide, by test id."""

    def at(self, mark: str) -> Locator:
        return self.page.get_by_test_id(mark)

    def offered(self) -> list[str]:
        found: list[str] = self.page.evaluate(_OFFERED)
        return found

    def await_offer(self) -> list[str]:
        """Wait until something can be done, and return what."""
        found: list[str] = self.page.wait_for_function(
            _OFFERED_AT_LAST, timeout=PATIENCE * 1000
        ).json_value()
        return found

    @property
    def over(self) -> bool:
        return self.at("end-screen").is_visible()

    def press(self, mark: str) -> None:
        """Click or tap it (a warehouse in its next free window), or press its key."""
        if self.keys and (key := _key(mark)):
            self.page.keyboard.press(key)
            return
        found = self.at(mark).first
        if mark.startswith("berth-"):
            found = found.locator(".next")
            close = self.page.locator('[data-testid="fire"] button')
            if close.count():  # A fire covers the windows.
                close.first.click(timeout=SOON * 1000)
        put = found.tap if self.touch else found.click
        put(timeout=SOON * 1000)

    def decide(self, mark: str) -> None:
        """Press what decides, and wait until the server has carried it out."""
        with self.live.expect_done("decide", SOON):
            self.press(mark)
        self.done.append(mark)

    def arm(self, mark: str) -> None:
        """If the page asks for confirmation, press once; the next press decides."""
        if self.confirms:
            self.press(mark)
            expect(self.at(mark)).to_have_class(re.compile(r"\bsure\b"))

    def step(self, offers: Sequence[str]) -> None:
        """Take one of the offered decisions, unless the page has moved on meanwhile."""
        try:
            self._step(offers)
        except TooLate:
            if set(self.offered()) == set(offers):
                raise

    def _step(self, offers: Sequence[str]) -> None:
        berths = [mark for mark in offers if mark.startswith("berth-")]
        if berths:
            self.decide(self.chance.choice(berths))
        elif "buy" in offers or "pass" in offers:
            wanted = "buy" if "pass" not in offers or self.chance.random() < 0.8 else "pass"
            wanted = wanted if wanted in offers else "pass"
            if wanted == "buy":
                self.arm("buy")
            self.decide(wanted)
        else:
            self._load(offers)

    def _load(self, offers: Sequence[str]) -> None:
        for cube in dict.fromkeys(mark for mark in offers if mark.startswith("quay-cube-")):
            if not self.page.locator(f'[data-testid="{cube}"][aria-pressed="true"]').count():
                self.press(cube)
            places = [mark for mark in self.offered() if mark.startswith("place-")]
            if places:
                self.decide(max(places, key=_eagerness))
                return
        if any(mark.startswith("quay-cube-") for mark in offers):
            self.arm("finish")
        self.decide("finish")

    def play(self, until: Callable[["Player"], bool] = lambda _: False) -> None:
        """Play until the game is over or the condition holds."""
        deadline = time.monotonic() + WHOLE_GAME
        while not until(self):
            assert time.monotonic() < deadline, "the game never ends"
            offers = self.await_offer()
            if "end-screen" in offers:
                return
            self.step(offers)


def _key(mark: str) -> str | None:
    if mark.startswith("berth-"):
        return mark.removeprefix("berth-")
    return {"buy": "b", "pass": "p", "finish": "f"}.get(mark)


_EAGER = ("contract", "merchant", "coin", "warehouse", "hall")


def _eagerness(mark: str) -> int:
    target = mark.partition(">")[2]
    return next((len(_EAGER) - n for n, word in enumerate(_EAGER) if target.startswith(word)), 0)


def play_together(
    players: Iterable[Player], after: Callable[[Player], None] = lambda _: None
) -> None:
    """Play with several players at one table until all of them see the end.

    After each decision, `after` is called with the player who decided.
    """
    everybody = list(players)
    deadline = time.monotonic() + WHOLE_GAME
    while True:
        assert time.monotonic() < deadline, "the game never ends"
        offers = [player.offered() for player in everybody]
        if all("end-screen" in one for one in offers):
            return
        asked = [at for at, one in enumerate(offers) if one and "end-screen" not in one]
        for at in asked[:1]:
            everybody[at].step(offers[at])
            after(everybody[at])
        if not asked:
            everybody[0].page.wait_for_timeout(10)
