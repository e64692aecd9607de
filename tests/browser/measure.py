"""Measure a first visit: bytes, requests, load time and layout shift."""

from dataclasses import asdict, dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.live_messages import wait_until
from tests.browser.visitor import Visitor
from tests.server.client import PATIENCE

_WATCH = """
window.figures = { fcp: 0, lcp: 0, cls: 0, board: 0 };
const see = (type, take) => {
  const watcher = new PerformanceObserver((list) => list.getEntries().forEach(take));
  watcher.observe({ type, buffered: true });
};
see('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime;
});
see('largest-contentful-paint', (entry) => (figures.lcp = entry.startTime));
see('layout-shift', (entry) => {
  if (!entry.hadRecentInput) figures.cls += entry.value;
});
const wait = () => {
  if (document.querySelector('.berth .card')) {
    requestAnimationFrame(() => setTimeout(() => (figures.board = performance.now())));
  } else requestAnimationFrame(wait);
};
wait();
"""
_SETTLED = """async (board) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
  // The second frame begins after the first has been painted and its entries have been told.
  await frame();
  await frame();
  return figures.fcp > 0 && figures.lcp > 0 && (figures.board > 0 || !board);
}"""


@dataclass
class Traffic:
    """What comes over the network, compressed and with headers; WebSocket messages do not count."""

    requests: int = 0
    bytes: int = 0
    by_kind: dict[str, int] = field(default_factory=dict)
    open: set[str] = field(default_factory=set)
    """The requests that have not ended yet."""

    def listen(self, visitor: Visitor) -> None:
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        kinds: dict[str, str] = {}

        def began(event: dict[str, Any]) -> None:
            kinds[event["requestId"]] = event.get("type", "Other")
            self.requests += 1
            self.open.add(event["requestId"])

        def failed(event: dict[str, Any]) -> None:
            self.open.discard(event["requestId"])

        def ended(event: dict[str, Any]) -> None:
            self.open.discard(event["requestId"])
            kind = kinds.get(event["requestId"], "Other")
            size = int(event["encodedDataLength"])
            self.bytes += size
            self.by_kind[kind] = self.by_kind.get(kind, 0) + size

        session.on("Network.requestWillBeSent", began)
        session.on("Network.loadingFinished", ended)
        session.on("Network.loadingFailed", failed)


@dataclass
class Figures:
    """Times are in milliseconds since the start of the navigation; the layout shift has no unit."""

    first_paint: int
    largest_paint: int
    shift: float
    board: int
    requests: int
    bytes: int
    by_kind: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def watch(visitor: Visitor) -> Traffic:
    """Start to measure; call it before the visit."""
    visitor.context.add_init_script(_WATCH)
    traffic = Traffic()
    traffic.listen(visitor)
    return traffic


def figures(page: Page, traffic: Traffic, *, board: bool) -> Figures:
    """The figures, once nothing is loading and everything is painted, the board too if asked."""
    wait_until(page, lambda: page.evaluate(_SETTLED, board) is True and not traffic.open, PATIENCE)
    seen = page.evaluate("() => window.figures")
    return Figures(
        first_paint=round(seen["fcp"]),
        largest_paint=round(seen["lcp"]),
        shift=round(seen["cls"], 4),
        board=round(seen["board"]),
        requests=traffic.requests,
        bytes=traffic.bytes,
        by_kind=dict(sorted(traffic.by_kind.items())),
    )


def home(visitor: Visitor) -> Figures:
    traffic = watch(visitor)
    visitor.go("/")
    expect(visitor.button("web-play-go")).to_be_enabled()
    return figures(visitor.page, traffic, board=False)


def table(visitor: Visitor, ident: str) -> Figures:
    """A first visit through a link to a running game."""
    traffic = watch(visitor)
    visitor.go(f"/t/{ident}")
    expect(visitor.at("prompt")).to_be_visible()
    return figures(visitor.page, traffic, board=True)
