"""Versions of the rules.

A game is always played and replayed by the version it started with. A change to a rule or a ruling
gets a new version here, with a field in `Rules` that the phase checks. Games of older versions keep
their behaviour.
"""

from dataclasses import dataclass
from typing import Final

from speicherstadt.catalog.pickling import pickle_by_construction
from speicherstadt.errors import Malformed


@dataclass(frozen=True, slots=True)
class Rules:
    """One version: its number, and each ruling that differs between versions."""

    version: int
    kept_goods_need_ship: bool = False
    """R3: whether stored goods can only be used in a round in which a ship was bought."""


pickle_by_construction(Rules)

VERSIONS: Final[dict[int, Rules]] = {1: Rules(version=1)}
CURRENT_RULES: Final = VERSIONS[1]
"""The rules of every new game."""


def rules_by_version(version: int) -> Rules:
    """Return the rules with this number; raise `Malformed` if this program does not know them."""
    if version not in VERSIONS:
        known = ", ".join(map(str, VERSIONS))
        raise Malformed(f"rules: unknown version; this program knows {known}")
    return VERSIONS[version]
