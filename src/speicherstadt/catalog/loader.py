"""Load deck files and check them.

The number of cards of each kind in each season is part of the rules and must match exactly. The
values on the faces may differ from deck to deck, within the ranges given here.
"""

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from speicherstadt.catalog.cards import Card, Deck, Kind, Season
from speicherstadt.catalog.goods import GOOD_BY_ID, Good, heap, spread
from speicherstadt.errors import Malformed

FORMAT = 1
MAX_FILE_BYTES = 256 * 1024
PLAYERS = range(2, 6)

_PRINTED: dict[Kind, tuple[int, int, int, int, int]] = {
    Kind.MERCHANT: (5, 0, 0, 0, 0),
    Kind.WAREHOUSE: (1, 0, 0, 0, 0),
    Kind.CONTRACT: (3, 3, 4, 0, 0),
    Kind.OFFICE: (1, 1, 0, 2, 0),
    Kind.FIREMAN: (2, 3, 2, 3, 0),
    Kind.FIRE: (0, 1, 1, 1, 1),
    Kind.SHIP: (0, 5, 5, 5, 0),
    Kind.BANK: (0, 0, 1, 0, 0),
    Kind.CHURCH: (0, 0, 0, 1, 0),
    Kind.MICHAELIS: (0, 0, 0, 1, 0),
    Kind.PORT: (0, 0, 0, 1, 0),
    Kind.CHAMBER: (0, 0, 0, 1, 0),
}
"""How many cards of each kind the game has in A, B, C, D and E."""

_REMOVED = {2: 2, 3: 2, 4: 0, 5: 2}
"""How many cards are removed, by number of players, so that every round has a full row."""

_FACE: dict[Kind, tuple[str, ...]] = {
    Kind.MERCHANT: ("good", "points"),
    Kind.CONTRACT: ("wants", "points"),
    Kind.FIREMAN: ("value",),
    Kind.FIRE: ("value",),
    Kind.CHURCH: ("points",),
    Kind.MICHAELIS: ("points",),
}
"""The keys that cards of these kinds need besides the common ones."""

_VALUES = {Kind.FIREMAN: range(1, 6), Kind.FIRE: range(1, 11)}
_POINTS = range(21)
_WANTED = range(2, 5)
_OFFICES = sum(_PRINTED[Kind.OFFICE])
_COMMON = ("id", "season", "kind", "copies", "reconstructed")
_RESERVED = ("coin", "hall", "merchant", "warehouse", *GOOD_BY_ID)
"""Words that the notation uses, so they cannot be the id of a contract."""


@cache
def standard_deck() -> Deck:
    return load_deck(Path(__file__).with_name("standard.toml"))


def load_deck(path: Path) -> Deck:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
        if len(data) > MAX_FILE_BYTES:
            raise Malformed(f"{path}: too large for a deck; must be at most {MAX_FILE_BYTES} bytes")
        text = data.decode("utf-8")
    except OSError as error:
        raise Malformed(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Malformed(f"{path}: must be UTF-8 text") from None
    return parse_deck(text, str(path))


def parse_deck(text: str, source: str) -> Deck:
    """Read and check the text of a deck file; `source` names the file in errors."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"{source}: not a TOML file: {_one_line(error)}") from None
    try:
        return _deck(data)
    except Malformed as error:
        raise Malformed(f"{source}: {error}") from None


def _deck(data: dict[str, Any]) -> Deck:
    form = data.get("format")
    if type(form) is not int or form != FORMAT:
        raise Malformed(f"format is {_shown(form)}; must be {FORMAT}")
    _only(data, ("format", "name", "office_points", "removed", "card"))
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > 60 or not name.isprintable():
        raise Malformed(f"name is {_shown(name)}; must be a line of 1 to 60 characters")
    entries = data.get("card")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise Malformed("there are no cards; each card must be a [[card]] table")
    cards = tuple(_card(entry, number) for number, entry in enumerate(entries, start=1))
    _check_counts(cards)
    order = list(Season)
    cards = tuple(sorted(cards, key=lambda card: order.index(card.season)))
    removed = _removed(data.get("removed"), cards)
    offices = _office_points(data.get("office_points"))
    return Deck(name, cards, removed, offices, _digest(cards, removed, offices))


def _card(entry: dict[str, Any], number: int) -> Card:
    card_id = entry.get("id")
    if not isinstance(card_id, str) or not _is_id(card_id):
        raise Malformed(
            f"card {number}: id is {_shown(card_id)}; must be lower-case words joined by '-'"
        )
    try:
        kind = _one_of(Kind, entry.get("kind"), "kind")
        season = _one_of(Season, entry.get("season"), "season")
        if kind is Kind.CONTRACT and card_id in _RESERVED:
            raise Malformed("a contract cannot have this id because the notation uses the word")
        if kind is Kind.CONTRACT and "copies" in entry:
            raise Malformed("a contract cannot have 'copies'; each contract must have its own id")
        face = _FACE.get(kind, ())
        _only(entry, (*_COMMON, *face))
        for key in face:
            if key not in entry:
                raise Malformed(f"{key!r} is missing; every {kind.value} needs it")
        return Card(
            id=card_id,
            kind=kind,
            season=season,
            copies=_number(entry.get("copies", 1), range(1, 16), "copies"),
            points=_number(entry.get("points", 0), _POINTS, "points"),
            value=_number(entry["value"], _VALUES[kind], "value") if "value" in face else 0,
            good=_good(entry["good"]) if "good" in face else None,
            wants=_wants(entry["wants"]) if "wants" in face else 0,
            reconstructed=_reconstructed(entry.get("reconstructed", []), face),
        )
    except Malformed as error:
        raise Malformed(f"card {card_id!r}: {error}") from None


def _check_counts(cards: tuple[Card, ...]) -> None:
    twice = [card_id for card_id, n in Counter(card.id for card in cards).items() if n > 1]
    if twice:
        raise Malformed(f"card {twice[0]!r}: another card has the same id")
    have: Counter[tuple[Kind, Season]] = Counter()
    for card in cards:
        have[card.kind, card.season] += card.copies
    for kind, printed in _PRINTED.items():
        for season, needed in zip(Season, printed, strict=True):
            if have[kind, season] != needed:
                named = ", ".join(c.id for c in cards if (c.kind, c.season) == (kind, season))
                raise Malformed(
                    f"season {season.value} has {have[kind, season]} cards of kind {kind.value!r}"
                    f" ({named or 'none'}); must be {needed}"
                )
    merchants: dict[Good | None, str] = {}
    for card in cards:
        if card.kind is Kind.MERCHANT and merchants.setdefault(card.good, card.id) != card.id:
            other = merchants[card.good]
            raise Malformed(
                f"card {card.id!r}: {other!r} buys the same good; each good must have one merchant"
            )


def _removed(data: Any, cards: tuple[Card, ...]) -> dict[int, tuple[Card, ...]]:
    if not isinstance(data, dict):
        raise Malformed("no [removed] table; it must list the cards to remove for 2 to 5 players")
    _only(data, tuple(str(players) for players in PLAYERS), "removed")
    return {players: _box(data.get(str(players)), players, cards) for players in PLAYERS}


def _box(data: Any, players: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    where = f"removed.{players}"
    if not isinstance(data, list) or len(data) != _REMOVED[players]:
        raise Malformed(f"{where}: must be a list of {_REMOVED[players]} card ids")
    box = []
    for card_id in data:
        card = next((card for card in cards if card.id == card_id), None)
        if card is None:
            raise Malformed(f"{where}: no card has the id {_shown(card_id)}")
        if card.season is not Season.AUTUMN or card.kind is Kind.FIRE:
            raise Malformed(f"{where}: {card_id!r} cannot be removed; only some autumn cards can")
        box.append(card)
        if box.count(card) > card.copies:
            raise Malformed(f"{where}: {card_id!r} is listed more often than it has copies")
    return tuple(box)


def _office_points(data: Any) -> tuple[int, ...]:
    if not isinstance(data, list) or len(data) != _OFFICES:
        raise Malformed(f"office_points: must be a list of {_OFFICES} numbers")
    return tuple(_number(points, range(51), "office_points") for points in data)


def _wants(data: Any) -> int:
    if not isinstance(data, list) or len(data) not in _WANTED:
        raise Malformed(
            f"wants is {_shown(data)}; must list {_WANTED.start} to {_WANTED.stop - 1} goods"
        )
    return heap(_good(good) for good in data)


def _good(data: Any) -> Good:
    good = GOOD_BY_ID.get(data) if isinstance(data, str) else None
    if good is None:
        raise Malformed(f"unknown good {_shown(data)}; the goods are {', '.join(GOOD_BY_ID)}")
    return good


def _reconstructed(data: Any, face: tuple[str, ...]) -> frozenset[str]:
    if not isinstance(data, list) or not all(key in face for key in data):
        raise Malformed(
            f"reconstructed is {_shown(data)}; may only name {', '.join(face) or 'nothing'}"
        )
    return frozenset(data)


def _number(data: Any, allowed: range, key: str) -> int:
    if type(data) is not int or data not in allowed:
        raise Malformed(f"{key} is {_shown(data)}; must be {allowed.start} to {allowed.stop - 1}")
    return data


def _one_of(choices: type[Kind] | type[Season], data: Any, key: str) -> Any:
    for choice in choices:
        if choice.value == data:
            return choice
    known = ", ".join(choice.value for choice in choices)
    raise Malformed(f"{key} is {_shown(data)}; must be one of {known}")


def _only(data: dict[str, Any], known: Iterable[str], where: str = "") -> None:
    for key in data:
        if key not in known:
            place = f"{where}: " if where else ""
            raise Malformed(f"{place}unknown key {_shown(key)}; known here: {', '.join(known)}")


def _is_id(text: str) -> bool:
    return len(text) <= 40 and all(
        part.isascii() and part.isalnum() and part == part.lower() for part in text.split("-")
    )


def _shown(value: object) -> str:
    return repr(value)[:60]


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _digest(
    cards: tuple[Card, ...], removed: dict[int, tuple[Card, ...]], offices: tuple[int, ...]
) -> str:
    content = {
        "cards": [
            {
                "id": card.id,
                "kind": card.kind.value,
                "season": card.season.value,
                "copies": card.copies,
                "points": card.points,
                "value": card.value,
                "good": card.good.id if card.good is not None else None,
                "wants": [good.id for good in spread(card.wants)],
            }
            for card in sorted(cards, key=lambda card: card.id)
        ],
        "removed": {str(n): sorted(card.id for card in box) for n, box in removed.items()},
        "office_points": list(offices),
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
