"""Finds bots by name: our own, those of other packages, and programs (`exec:…`)."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from speicherstadt.bots.bot import Bot, RandomBot
from speicherstadt.bots.levels import Apprentice, Broker, Clerk, Shipowner
from speicherstadt.bots.program import PREFIX, program
from speicherstadt.bots.senator import Senator
from speicherstadt.errors import Malformed

ENTRY_POINTS = "speicherstadt.bots"
"""Other packages register subclasses of `Bot` in this entry point group."""

LEVELS: dict[str, type[Bot]] = {
    "apprentice": Apprentice,
    "clerk": Clerk,
    "broker": Broker,
    "shipowner": Shipowner,
    "senator": Senator,
}
"""Our own bots, from the weakest to the strongest."""

OTHERS: dict[str, type[Bot]] = {"random": RandomBot}


def bot_names() -> list[str]:
    foreign = [point.name for point in entry_points(group=ENTRY_POINTS)]
    return [*LEVELS, *OTHERS, *sorted(foreign)]


def make_bot(name: str, seed: str) -> Bot:
    return _maker(name)(seed)


def check_bot(name: str) -> None:
    """Raise `Malformed` if there is no bot of this name; the message lists those there are."""
    _maker(name)


def is_reproducible(name: str) -> bool:
    """Return whether it is one of our bots whose decisions follow from view and seed alone."""
    found = LEVELS.get(name) or OTHERS.get(name)
    return found is not None and found.reproducible


def _maker(name: str) -> Callable[[str], Bot]:
    if name.startswith(PREFIX):
        return program(name.removeprefix(PREFIX))
    if found := LEVELS.get(name) or OTHERS.get(name):
        return found
    for point in entry_points(group=ENTRY_POINTS, name=name):
        return _loaded(point)
    known = ", ".join(bot_names())
    raise Malformed(f"no bot is called {name[:40]!r}; there are {known}")


def _loaded(point: EntryPoint) -> type[Bot]:
    try:
        found: type[Bot] = point.load()
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise Malformed(f"bot {point.name!r} cannot be loaded: {reason[:300]}") from None
    return found
