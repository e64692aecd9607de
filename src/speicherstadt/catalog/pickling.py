"""Pickle and copy frozen values by making them again.

Python's own way sets the fields of an empty object, which compiled frozen classes refuse.
"""

import copyreg
from dataclasses import fields
from typing import Any


def pickle_by_construction(*kinds: type) -> None:
    """Make these dataclasses picklable; only the fields that their constructors take are kept."""
    for kind in kinds:
        copyreg.pickle(kind, _construction)


def _construction(value: Any) -> tuple[type, tuple[Any, ...]]:
    return type(value), tuple(getattr(value, each.name) for each in fields(value) if each.init)
