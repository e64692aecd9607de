"""A second version of the rules, for tests only: one ruling differs from version 1."""

from collections.abc import Iterator
from contextlib import contextmanager

from speicherstadt.engine.rules import VERSIONS, Rules

WITH_SHIP = Rules(version=2, kept_goods_need_ship=True)
"""R3 the other way round: kept goods can be used only by a player with a new ship."""


@contextmanager
def known(rules: Rules = WITH_SHIP) -> Iterator[Rules]:
    """Let the program know this version for a while."""
    assert rules.version not in VERSIONS
    VERSIONS[rules.version] = rules
    try:
        yield rules
    finally:
        del VERSIONS[rules.version]
