"""Translate events and reasons into their wire types.

Events and reasons are many small dataclasses, and their wire types are derived from them. They have
the same fields, with cards and goods as ids, heaps as lists and berths counted from 1, and are
tagged with the name in `kebab-case`.
"""

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, defstruct

from speicherstadt.bots import reasons
from speicherstadt.catalog import Card, Cubes, Good
from speicherstadt.engine import events
from speicherstadt.engine.state import BerthIndex
from speicherstadt.records.board import GOOD_IDS, GoodId
from speicherstadt.records.projection import berth_number, goods

_SUFFIX = {events.__name__: "Event", reasons.__name__: "Reason"}
"""Added to the name because an event and a reason may have the same one."""

Converter: TypeAlias = Callable[[Any], Any]


def wire_union(kinds: Any) -> Any:
    """Return the union of the wire types for a union of dataclasses."""
    return Union[tuple(wire_type(kind) for kind in get_args(kinds))]  # noqa: UP007


@cache
def wire_type(kind: type) -> type[Struct]:
    hints = get_type_hints(kind, include_extras=True)
    return defstruct(
        kind.__name__ + _SUFFIX[kind.__module__],
        [(field.name, _on_the_wire(hints[field.name])[0]) for field in fields(kind)],
        tag_field="type",
        tag=re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower(),
        namespace={"__doc__": kind.__doc__ if "(" not in (kind.__doc__ or "(") else ""},
    )


def translated(value: Any) -> Struct:
    """Return an event or a reason as its wire type."""
    translator = _translator(type(value))  # type: ignore[arg-type]  # types are hashable
    values = [getattr(value, name) for name in translator.names]
    for place, convert in translator.conversions:
        values[place] = convert(values[place])
    return translator.make(*values)


class _Translator(NamedTuple):
    make: type[Struct]
    names: list[str]
    conversions: list[tuple[int, Converter]]
    """The fields that differ on the wire: position and conversion."""


@cache
def _translator(kind: type) -> _Translator:
    hints = get_type_hints(kind, include_extras=True)
    names = [field.name for field in fields(kind)]
    converters = [_on_the_wire(hints[name])[1] for name in names]
    conversions = [(place, each) for place, each in enumerate(converters) if each is not None]
    return _Translator(wire_type(kind), names, conversions)


def _on_the_wire(hint: Any) -> tuple[Any, Converter | None]:
    """Return the type of a field on the wire, and its converter if it has to change."""
    if hint == Cubes:
        return list[GoodId], goods
    if hint == BerthIndex:
        return int, berth_number
    if hint is Card:
        return str, attrgetter("id")
    if hint is Good:
        return GoodId, GOOD_IDS.__getitem__
    if get_origin(hint) is tuple:
        return list[get_args(hint)[0]], list  # type: ignore[misc]  # a type made at run time
    return hint, None
