"""The five kinds of goods, and heaps of cubes.

A heap of cubes is one integer with four bits for each kind. There are nine cubes of a kind, so no
digit ever overflows. Adding and removing cubes are plain `+` and `-`, copying a heap costs nothing,
comparing two is one operation, and `hex()` makes a heap readable.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import Annotated, Final, TypeAlias


class Good(IntEnum):
    COFFEE = 0
    TEA = 1
    SAFFRON = 2
    RUBBER = 3
    CARPET = 4

    @property
    def id(self) -> str:
        return self.name.lower()


GOODS: Final = tuple(Good)
GOOD_BY_ID: Final = {good.id: good for good in GOODS}
CUBES_OF_A_KIND: Final = 9

Cubes: TypeAlias = Annotated[int, "cubes"]
"""A heap of cubes. The annotation lets translation tell it from other integers."""

CUBE: Final[tuple[Cubes, ...]] = tuple(1 << 4 * good for good in GOODS)
"""`CUBE[good]` is a heap of one cube of that kind."""

NO_CUBES: Final[Cubes] = 0
ALL_CUBES: Final[Cubes] = CUBES_OF_A_KIND * sum(CUBE)


def heap(goods: Iterable[Good]) -> Cubes:
    return sum(CUBE[good] for good in goods)


def count(cubes: Cubes, good: Good) -> int:
    return cubes >> 4 * good & 15


@lru_cache(maxsize=4096)
def total(cubes: Cubes) -> int:
    return sum(cubes >> 4 * good & 15 for good in GOODS)


@lru_cache(maxsize=4096)
def kinds(cubes: Cubes) -> tuple[Good, ...]:
    """Return the kinds with at least one cube."""
    return tuple(good for good in GOODS if cubes >> 4 * good & 15)


@lru_cache(maxsize=1 << 16)
def common(one: Cubes, other: Cubes) -> Cubes:
    """Return the cubes that both heaps contain."""
    return sum(min(count(one, good), count(other, good)) * CUBE[good] for good in GOODS)


def spread(cubes: Cubes) -> tuple[Good, ...]:
    """Return the cubes one by one, in the order of the kinds."""
    return tuple(good for good in GOODS for _ in range(count(cubes, good)))
