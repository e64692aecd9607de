"""Decisions as tokens that people can read and type: one word each, without spaces.

@3                      put a worker above the third berth from the left
buy, pass               take the card for its price, or let the price fall
tea>contract-a2         put a tea cube on that contract
tea>merchant            sell a tea cube to the merchant who buys tea
tea>warehouse           put it into the warehouse
tea>hall                keep it in the market hall
coffee+tea>coin         sell two cubes in the market hall
coffee+tea+tea>rubber   convert three cubes into another one there
done                    finish loading; cubes left on the quay are lost
"""

import re
from functools import lru_cache
from typing import assert_never

from speicherstadt.catalog import GOOD_BY_ID, Cubes, Good, heap, spread
from speicherstadt.engine import (
    BUY,
    FINISH,
    PASS,
    Buy,
    Convert,
    Decision,
    Deliver,
    Finish,
    Keep,
    Pass,
    Place,
    Sell,
    SellPair,
    Store,
)
from speicherstadt.errors import Malformed

_ID = re.compile(r"(?=.{1,40}\Z)[a-z0-9]+(-[a-z0-9]+)*")
_WORDS: dict[str, Decision] = {"buy": BUY, "pass": PASS, "done": FINISH}
_OTHER_TARGETS = (*GOOD_BY_ID, "coin")
"""Words after the arrow that are not the id of a contract."""


@lru_cache(4096)
def token(decision: Decision) -> str:
    match decision:
        case Place(berth):
            return f"@{berth + 1}"
        case Buy():
            return "buy"
        case Pass():
            return "pass"
        case Deliver(good, contract):
            return f"{good.id}>{contract}"
        case Sell(good):
            return f"{good.id}>merchant"
        case Store(good):
            return f"{good.id}>warehouse"
        case Keep(good):
            return f"{good.id}>hall"
        case SellPair(given):
            return f"{_cubes(given)}>coin"
        case Convert(given, taken):
            return f"{_cubes(given)}>{taken.id}"
        case Finish():
            return "done"
        case _:
            assert_never(decision)


def parse(text: str) -> Decision:
    """Return the decision that a token stands for. It need not be legal."""
    if text in _WORDS:
        return _WORDS[text]
    if text.startswith("@"):
        return Place(_berth(text))
    given, arrow, target = text.partition(">")
    if not arrow:
        raise Malformed(
            f"{_shown(text)} is not a decision; must be like @3, buy, pass, tea>hall or done"
        )
    goods = [_good(name, text) for name in given.split("+")]
    match len(goods), target:
        case 1, "merchant":
            return Sell(goods[0])
        case 1, "warehouse":
            return Store(goods[0])
        case 1, "hall":
            return Keep(goods[0])
        case 1, contract if _ID.fullmatch(contract) and contract not in _OTHER_TARGETS:
            return Deliver(goods[0], contract)
        case 2, "coin":
            return SellPair(heap(goods))
        case 3, taken if taken in GOOD_BY_ID:
            return Convert(heap(goods), GOOD_BY_ID[taken])
    raise Malformed(
        f"{_shown(text)}: must send one cube to a contract, merchant, warehouse or hall,"
        " two to a coin or three to another good"
    )


def _cubes(cubes: Cubes) -> str:
    return "+".join(good.id for good in spread(cubes))


def _berth(text: str) -> int:
    if len(text) == 2 and text[1] in "123456":
        return int(text[1]) - 1
    raise Malformed(f"{_shown(text)}: must be @1 to @6")


def _good(name: str, text: str) -> Good:
    if name not in GOOD_BY_ID:
        raise Malformed(f"{_shown(text)}: must name goods: {', '.join(GOOD_BY_ID)}")
    return GOOD_BY_ID[name]


def _shown(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "…")
