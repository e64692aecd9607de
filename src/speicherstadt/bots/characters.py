"""The people our bots play as: a name and an emblem of their own for each, five at every level.

Two characters never look or sound alike, whatever their level, so any of them can meet at a table.
"""

import hashlib
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

BotEmblem: TypeAlias = Literal[
    "cap",
    "broom",
    "bucket",
    "whistle",
    "pretzel",
    "quill",
    "ledger",
    "spectacles",
    "stamp",
    "inkwell",
    "scales",
    "coins",
    "bell",
    "watch",
    "telephone",
    "wheel",
    "anchor",
    "steamship",
    "spyglass",
    "flag",
    "hat",
    "key",
    "moustache",
    "umbrella",
    "pipe",
    "die",
    "gull",
    "cat",
    "fish",
    "clover",
]
"""What the page draws for a character."""


class Character(NamedTuple):
    name: str
    emblem: BotEmblem


CHARACTERS: dict[str, tuple[Character, ...]] = {
    "apprentice": (
        Character("Fiete", "cap"),
        Character("Lene", "broom"),
        Character("Kuddel", "bucket"),
        Character("Tine", "whistle"),
        Character("Emil", "pretzel"),
    ),
    "clerk": (
        Character("Hermine", "quill"),
        Character("Konrad", "ledger"),
        Character("Alma", "spectacles"),
        Character("Gustav", "stamp"),
        Character("Elsbeth", "inkwell"),
    ),
    "broker": (
        Character("Rieke", "scales"),
        Character("Hinnerk", "coins"),
        Character("Adele", "bell"),
        Character("Ludwig", "watch"),
        Character("Thekla", "telephone"),
    ),
    "shipowner": (
        Character("Antje", "wheel"),
        Character("Claas", "anchor"),
        Character("Henriette", "steamship"),
        Character("Jasper", "spyglass"),
        Character("Gesine", "flag"),
    ),
    "senator": (
        Character("Theodor", "hat"),
        Character("Wiebke", "key"),
        Character("Leopold", "moustache"),
        Character("Mathilde", "umbrella"),
        Character("Cornelius", "pipe"),
    ),
    "random": (
        Character("Momme", "die"),
        Character("Nelly", "gull"),
        Character("Tjark", "cat"),
        Character("Frieda", "fish"),
        Character("Hein", "clover"),
    ),
}
"""By level. Bots of other packages have none; they go by their own name."""


def character(level: str, seed: str, is_free: Callable[[Character], bool]) -> Character | None:
    """Return a free character of a level, or None; the seed decides who is asked first."""
    everyone = CHARACTERS.get(level, ())
    first = pick(seed, len(everyone)) if everyone else 0
    return next(filter(is_free, everyone[first:] + everyone[:first]), None)


def character_named(level: str, name: str) -> Character | None:
    return next((each for each in CHARACTERS.get(level, ()) if each.name == name), None)


def pick(seed: str, count: int) -> int:
    """Return a number from 0 to `count` - 1 that follows from the seed and never changes."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8]) % count
