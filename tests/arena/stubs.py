"""Bots for tests of the arena. Workers import them by the entry points that `conftest` lays out."""

import os
import time

from speicherstadt.bots import Bot, Budget, RandomBot
from speicherstadt.engine import (
    BUY,
    FINISH,
    Buy,
    Decision,
    Deliver,
    Keep,
    Market,
    Phase,
    Place,
    Sell,
    Store,
    View,
    price,
)


class Thrifty(Bot):
    """Buys what is cheap, delivers what it can, and stands where few stand: better than chance."""

    _LIKES = (Deliver, Sell, Keep, Store, Market)

    def decide(self, seen: View, budget: Budget) -> Decision:
        options = seen.legal()
        table = seen.table
        if table.phase is Phase.PURCHASE:
            return BUY if price(table) <= 2 else next(o for o in options if o != BUY)
        if table.phase is Phase.DEMAND:
            places = [option for option in options if isinstance(option, Place)]
            return min(places, key=lambda place: len(table.columns[place.berth]))
        for kind in self._LIKES:
            for option in options:
                if isinstance(option, kind):
                    return option
        return FINISH


class Crashing(RandomBot):
    """Plays a while, then fails with a message that a page must escape."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        if seen.table.round >= 3:
            raise ValueError("<b>I am lost</b> &\nout of words")
        return super().decide(seen, budget)


class Cheating(RandomBot):
    """Wants to buy at any time."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        return Buy()


class Stillborn(RandomBot):
    """Cannot even be made."""

    def __init__(self, seed: str) -> None:
        raise OSError("no weights here")


class Slow(RandomBot):
    """Takes its time, so that a run can be interrupted."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        time.sleep(0.005)
        return super().decide(seen, budget)


class Asleep(RandomBot):
    """Does not wake up for as long as anybody would wait."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        time.sleep(300)
        return super().decide(seen, budget)


class Deadly(RandomBot):
    """Takes the whole process down."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        os._exit(3)
