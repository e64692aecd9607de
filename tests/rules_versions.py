"""A second version of the rules, for tests only: one ruling differs from version 1."""

from collections.abc import Iterator
from contextlib import contextmanager

from speicherstadt.engine.rules import VERSIONS, Rules

WITH_SHIP = Rules(version=2, kept_goods_need_ship=True)
"""The opposite of ruling R3: only a player with a new ship can use kept goods."""


@contextmanager
def known(rules: Rules = WITH_SHIP) -> Iterator[Rules]:
    """Register this version inside the block."""
    assert rules.version not in VERSIONS
    VERSIONS[rules.version] = rules
    try:
        yield rules
    finally:
        del VERSIONS[rules.version]
