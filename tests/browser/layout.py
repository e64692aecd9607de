"""Measure a laid-out page: what is cut off, overlaps, is too small or out of sight."""

import time
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Page


class Limits(TypedDict):
    """What a screen must keep; sizes in CSS pixels."""

    print: float
    """The smallest font."""
    important: float
    """The smallest font of what a decision depends on."""
    target: float
    """The smallest side of something that decides."""
    touch: float
    """The smallest side of anything else that can be pressed."""
    squattest: float
    """The lowest height of a warehouse by its width."""
    slimmest: float


SETTLED = 10.0
"""Seconds after which a page has surely been laid out again, even on a busy machine."""
SOON = 80
"""Milliseconds between two looks."""
FAULTS = (Path(__file__).parent / "layout_faults.js").read_text("utf-8")


def faults(page: Page, limits: Limits) -> list[str]:
    """What is wrong with the page once it has settled."""
    deadline = time.monotonic() + SETTLED
    page.wait_for_timeout(SOON)
    while (found := page.evaluate(FAULTS, limits)) and time.monotonic() < deadline:
        page.wait_for_timeout(SOON)
    result: list[str] = found
    return result
