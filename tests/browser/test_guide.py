"""The guide lies beside what it explains, in every layout."""

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import layout
from tests.browser.screens import PHASES, PLAYERS, SAMPLE
from tests.browser.test_screens import limits, resize
from tests.browser.visitor import QUICK, Visitor
from tests.server.client import Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def beginners(browser: Browser, server: Server) -> Iterator[Mapping[bool, Visitor]]:
    """The same guest in the first game twice: with a mouse, and with fingers."""
    visitors = {}
    for touch in (False, True):
        options = next(screen for screen in SAMPLE if screen.touch is touch).options
        visitors[touch] = Visitor(browser, server, {**QUICK, "guide": "fresh"}, **options)
    visitors[False].named("Anna")
    visitors[True].context.add_cookies(visitors[False].context.cookies())  # type: ignore[arg-type]
    yield visitors
    for visitor in visitors.values():
        visitor.close()
        visitor.check()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", PHASES)
def test_the_table_fits_with_the_guide(
    beginners: Mapping[bool, Visitor], phase: str, players: int
) -> None:
    table = beginners[False].bring(PHASES[phase](players=players))
    found = []
    for touch, visitor in beginners.items():
        visitor.sit(table).await_offer()
        for screen in SAMPLE:
            if screen.touch is touch:
                resize(visitor.page, screen)
                expect(visitor.at("guide")).to_be_visible()
                faults = layout.faults(visitor.page, limits(screen))
                found += [f"{screen}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
