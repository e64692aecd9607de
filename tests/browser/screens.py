"""The screens that the table is made for: sizes, devices and stored positions."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.browser import positions


@dataclass(frozen=True)
class Screen:
    """A size in CSS pixels, and whether fingers are used on it."""

    name: str
    width: int
    height: int
    touch: bool = False

    @property
    def title(self) -> str:
        return self.name.replace("-", " ").capitalize()

    @property
    def upright_phone(self) -> bool:
        return self.width <= 760 and self.height > self.width

    @property
    def options(self) -> dict[str, Any]:
        """For a browser context."""
        size = {"viewport": {"width": self.width, "height": self.height}}
        return {**size, "has_touch": True, "is_mobile": True} if self.touch else size

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


SCREENS: Final = (
    Screen("phone", 390, 844, touch=True),
    Screen("small-phone", 360, 740, touch=True),
    Screen("phone-on-its-side", 844, 390, touch=True),
    Screen("large-phone-on-its-side", 932, 430, touch=True),
    Screen("zoomed", 720, 450),
    Screen("short-window", 1024, 500),
    Screen("tablet", 768, 1024, touch=True),
    Screen("large-tablet", 820, 1180, touch=True),
    Screen("tablet-on-its-side", 1024, 768, touch=True),
    Screen("laptop", 1366, 768),
    Screen("desktop", 1440, 900),
    Screen("full-hd", 1920, 1080),
    Screen("quad-hd", 2560, 1440),
)

_ONE_OF_EACH_LAYOUT = ("phone", "phone-on-its-side", "tablet", "laptop")
ALL_SCREENS = os.environ.get("SCREENS") == "all"
"""Whether slow checks are made on every screen (`make test-screens`)."""
SAMPLE: Final = tuple(
    screen for screen in SCREENS if ALL_SCREENS or screen.name in _ONE_OF_EACH_LAYOUT
)
"""The screens for checks that take long: one for each layout, unless all were asked for."""

PHASES: Final[Mapping[str, Callable[..., str]]] = {
    "demand": positions.demand,
    "purchase": positions.purchase,
    "loading": positions.loading,
}
PLAYERS: Final = (2, 5)
