"""Bots for the arena tests. Worker processes import them through entry points (`conftest`)."""

import os
from pathlib import Path
from time import sleep

from speicherstadt.bots import Bot, Budget, RandomBot
from speicherstadt.engine import (
    BUY,
    FINISH,
    Buy,
    Decision,
    Deliver,
    Keep,
    Phase,
    Place,
    Sell,
    SellPair,
    State,
    Store,
    View,
    price,
)

ASLEEP_FILE = "SPEICHERSTADT_TEST_ASLEEP"
"""Environment variable: the file that `Asleep` creates when it falls asleep."""


class Thrifty(Bot):
    """Buys what is cheap, delivers what it can and avoids long queues: better than random."""

    _LIKES = (Deliver, Sell, Keep, Store, SellPair)

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
    """Plays for a while, then fails with a message that the page must escape."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        if seen.table.round >= 3:
            raise ValueError("<b>I am lost</b> &\nout of words")
        return super().decide(seen, budget)


class Cheating(RandomBot):
    """Always tries to buy, even when it is illegal."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        return Buy()


class Vandal(RandomBot):
    """Chooses like a random bot, then destroys everything in its view."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        decision = super().decide(seen, budget)
        _wreck(seen.table)
        seen.options = ()
        return decision


class Wrecking(RandomBot):
    """Destroys its view and fails."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        _wreck(seen.table)
        raise ValueError("nothing left")


def _wreck(table: State) -> None:
    for player in table.players:
        player.coins = player.points = player.quay = player.warehouse = -1
        player.cards = player.contracts = ()
    for items in (table.row, table.cargo, table.columns, table.players):
        items.clear()
    table.discard = ()
    table.round = table.seat = table.placed = table.dealt = table.drawn = 99
    table.phase = Phase.OVER


class Stillborn(RandomBot):
    """Fails in its constructor."""

    def __init__(self, seed: str) -> None:
        raise OSError("no weights here")


class Slow(RandomBot):
    """Plays slowly, so that tests can interrupt a run."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        sleep(0.005)
        return super().decide(seen, budget)


class Asleep(RandomBot):
    """Sleeps longer than any test waits."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        Path(os.environ[ASLEEP_FILE]).touch()
        sleep(300)
        return super().decide(seen, budget)


class Deadly(RandomBot):
    """Kills its whole process."""

    def decide(self, seen: View, budget: Budget) -> Decision:
        os._exit(3)
