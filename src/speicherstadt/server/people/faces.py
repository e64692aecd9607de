"""A name and an emblem for everyone at a table, so that nobody is taken for anybody else.

They are chosen when somebody sits down and stored with the seat. For seats that an earlier version
stored without them, the same choice is made each time, because it follows from what is stored.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import get_args

from speicherstadt.bots.characters import Character, character, character_named, pick
from speicherstadt.server import wire
from speicherstadt.server.people.names import looks_like
from speicherstadt.server.storage import SeatRow

PERSON_EMBLEMS: tuple[str, ...] = get_args(wire.PersonEmblem)


def default_emblem(seed: str) -> str:
    """Return the emblem of a guest who has chosen none; the seed is their id."""
    return PERSON_EMBLEMS[pick(seed, len(PERSON_EMBLEMS))]


def free_emblem(wish: str, taken: Collection[str | None]) -> str:
    """Return the emblem a person wishes for, or the next one that nobody has."""
    at = PERSON_EMBLEMS.index(wish)
    everything = PERSON_EMBLEMS[at:] + PERSON_EMBLEMS[:at]
    return next(emblem for emblem in everything if emblem not in taken)


def with_faces(chairs: Iterable[SeatRow], seed: str = "") -> tuple[SeatRow, ...]:
    """Give bots without a name a character, and everyone without an emblem one of their own.

    Tables with the same seed get the same bots; without a seed, each table gets its own.
    """
    faces = list(chairs)
    for at, chair in enumerate(faces):
        if chair.emblem is not None:
            continue
        faces[at] = _with_face(chair, [*faces[:at], *faces[at + 1 :]], seed or chair.table)
    return tuple(faces)


def _with_face(chair: SeatRow, others: Collection[SeatRow], seed: str) -> SeatRow:
    if not (chair.guest or chair.bot or chair.name):
        return chair
    found = _character(chair, others, seed)
    if found is not None:
        return replace(chair, name=found.name, emblem=found.emblem)
    wish = default_emblem(chair.guest or f"{chair.table}/{chair.seat}")
    return replace(chair, emblem=free_emblem(wish, [other.emblem for other in others]))


def _character(chair: SeatRow, others: Collection[SeatRow], seed: str) -> Character | None:
    """Return whom the bot in this seat plays; None for a person, or a bot of another package."""
    if chair.guest or chair.bot is None:
        return None
    if chair.name is not None:
        return character_named(chair.bot, chair.name)

    def is_free(found: Character) -> bool:
        return not any(
            other.emblem == found.emblem or (other.name and looks_like(other.name, found.name))
            for other in others
        )

    return character(chair.bot, seed, is_free)
