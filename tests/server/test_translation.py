"""The engine's events and the bots' reasons on the wire: each has a type with the same fields."""

import dataclasses
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from speicherstadt.bots import reasons
from speicherstadt.catalog import Card, Good, standard_deck
from speicherstadt.engine import events
from speicherstadt.records.board import GOOD_IDS
from speicherstadt.server import wire
from speicherstadt.server.problems import STATUS
from speicherstadt.server.translation import translated, wire_type
from tests.play import played

ROOT = Path(__file__).parents[2]
KINDS = (*get_args(events.Event), *get_args(reasons.Reason))


def defined(module: Any) -> set[type]:
    return {
        item
        for item in vars(module).values()
        if isinstance(item, type)
        and dataclasses.is_dataclass(item)
        and item.__module__ == module.__name__
    }


def test_every_event_and_reason_has_a_wire_type() -> None:
    assert set(get_args(events.Event)) == defined(events)
    assert set(get_args(reasons.Reason)) == defined(reasons)
    assert len(get_args(wire.Event)) == len(get_args(events.Event))
    assert len(get_args(wire.Reason)) == len(get_args(reasons.Reason))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__module__[-7:]}.{kind.__name__}")
def test_the_wire_type_has_the_same_fields(kind: type) -> None:
    made = wire_type(kind)
    assert made.__struct_fields__ == tuple(field.name for field in dataclasses.fields(kind))
    assert made in get_args(wire.Event) + get_args(wire.Reason)


def test_tags_are_unique() -> None:
    for union in (wire.Event, wire.Reason):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)


def test_cards_and_goods_are_encoded_as_ids() -> None:
    assert tuple(good.id for good in Good) == GOOD_IDS
    ids = {card.id for card in standard_deck().cards}
    told = [event for _, happened in played(3, "told").steps() for event in happened]
    kinds = set()
    for event in told:
        made = translated(event)
        kinds.add(type(event))
        again = msgspec.json.decode(msgspec.json.encode(made), type=wire.Event)
        assert again == made
        for field in dataclasses.fields(event):
            value = getattr(event, field.name)
            if isinstance(value, Card):
                assert getattr(made, field.name) == value.id
                assert value.id in ids
            elif isinstance(value, Good):
                assert getattr(made, field.name) == value.id
    assert len(kinds) > 10


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(get_args(wire.ErrorCode))


def test_the_web_apps_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "web/wire_types.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
