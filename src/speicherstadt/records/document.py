"""Read records strictly from JSON and write them readably. docs/records.md has the format."""

import hashlib
import json
from typing import Any, NoReturn

from speicherstadt.catalog import GOOD_BY_ID, Card, Deck, Good
from speicherstadt.engine import Decision, Setup, State, ranking, rules_by_version, scores
from speicherstadt.errors import Malformed
from speicherstadt.records.notation import parse, token
from speicherstadt.records.record import Playthrough, Record, Seated

FORMAT = "speicherstadt-record"
VERSION = 2
_PRACTICE = 2
"""The version that practice games are written in. All others keep version 1, so that programs of
earlier versions can read them."""

MAX_BYTES = 1 << 20
_MAX_DECISIONS = 4096
_KEYS = (
    "format",
    "version",
    "rules",
    "deck",
    "players",
    "first",
    "seed",
    "pile",
    "bag",
    "decisions",
    "result",
    "sha256",
)
_KEYS_BY_VERSION = {1: _KEYS, _PRACTICE: (*_KEYS, "practice")}


def dump(record: Record, final: State | None = None) -> str:
    """Write a record as text.

    `final` is the state after the last decision; without it, the record is replayed.
    """
    setup = record.setup
    document = {
        "format": FORMAT,
        "version": _PRACTICE if record.practice else 1,
        "rules": setup.rules.version,
        "deck": {"name": setup.deck.name, "sha256": setup.deck.digest},
        "players": [{"name": seated.name, "by": seated.by} for seated in record.players],
        "first": setup.first,
        "seed": record.seed,
        "pile": [card.id for card in setup.pile],
        "bag": [good.id for good in setup.bag],
        "decisions": [token(decision) for decision in record.decisions],
        "result": _result(final or record.replay()),
    }
    if record.practice:
        document["practice"] = True
    document["sha256"] = _checksum(document)
    return _laid_out(document)


def load(text: str, decks: tuple[Deck, ...]) -> Playthrough:
    """Read a record and replay it once.

    Refuses a record with an illegal decision, a wrong result or a wrong checksum. The deck it was
    played with must be among `decks`.
    """
    document = _parsed(text)
    _check_header(document)
    deck = _deck(document["deck"], decks)
    players = _players(document["players"])
    seed = document["seed"]
    if not isinstance(seed, str | None):
        raise Malformed("seed: must be a string or null")
    setup = Setup(
        deck,
        len(players),
        tuple(_card(item, deck, n) for n, item in enumerate(_list(document, "pile", 54))),
        tuple(_good(item, n) for n, item in enumerate(_list(document, "bag", 45))),
        _whole(document, "first"),
        rules_by_version(document["rules"]),
    )
    tokens = _list(document, "decisions", _MAX_DECISIONS)
    decisions = tuple(_decision(item, number) for number, item in enumerate(tokens))
    practice = document["version"] == _PRACTICE
    if practice and document["practice"] is not True:
        raise Malformed("practice: must be true; other games are written in version 1")
    played = Record(setup, players, decisions, seed, practice).play_through()
    result = _result(played.final)
    if _canonical(document["result"]) != _canonical(result):
        raise Malformed(f"result: does not match the decisions; must be {json.dumps(result)}")
    if document["sha256"] != _checksum(document):
        raise Malformed("sha256: the record was changed after it was written")
    return played


def _result(state: State) -> dict[str, Any] | None:
    if not state.over:
        return None
    return {
        "points": [score.total for score in scores(state)],
        "coins": [player.coins for player in state.players],
        "winners": list(ranking(state)[0]),
    }


def _parsed(text: str) -> dict[str, Any]:
    try:
        document = json.loads(text, object_pairs_hook=_no_doubles, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise Malformed(f"{where}: not valid JSON, or cut off: {error.msg}") from None
    except (RecursionError, ValueError):
        raise Malformed("not a record: nested too deeply, or a number too large") from None
    if not isinstance(document, dict):
        raise Malformed("not a record: must be a JSON object")
    return document


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys: dict[str, Any] = {}
    for key, value in pairs:
        if key in keys:
            raise Malformed(f"{key[:60]!r}: the key occurs twice in one object")
        keys[key] = value
    return keys


def _no_constant(name: str) -> NoReturn:
    raise Malformed(f"{name} is not a JSON number")


def _check_header(document: dict[str, Any]) -> None:
    if document.get("format") != FORMAT:
        raise Malformed(f"format: not a record of this game; must be {FORMAT!r}")
    for key in ("version", "rules"):
        number = document.get(key)
        if type(number) is not int or number < 1:
            raise Malformed(f"{key}: must be a whole number, 1 or more")
    if document["version"] > VERSION:
        raise Malformed(f"version: newer than this program; must be at most {VERSION}")
    rules_by_version(document["rules"])
    keys = _KEYS_BY_VERSION[document["version"]]
    for key in keys:
        if key not in document:
            raise Malformed(f"{key}: missing")
    for key in document:
        if key not in keys:
            raise Malformed(f"{key[:60]!r}: unknown key; a record has {', '.join(keys)}")


def _deck(data: Any, decks: tuple[Deck, ...]) -> Deck:
    _only_keys(data, ("name", "sha256"), "deck")
    name = data["name"]
    if not (isinstance(name, str) and 0 < len(name) <= 60 and name.isprintable()):
        raise Malformed("deck: its name must be a line of 1 to 60 characters")
    for deck in decks:
        if deck.digest == data["sha256"]:
            return deck
    raise Malformed(f"deck: {name!r} with this content is not available; its deck file is needed")


def _players(data: Any) -> tuple[Seated, ...]:
    if not isinstance(data, list) or not 2 <= len(data) <= 5:
        raise Malformed("players: must be a list of 2 to 5 players")
    players = []
    for number, item in enumerate(data):
        where = f"players[{number}]"
        _only_keys(item, ("name", "by"), where)
        if not all(isinstance(value, str) for value in item.values()):
            raise Malformed(f"{where}: name and by must be strings")
        try:
            players.append(Seated(**item))
        except Malformed as error:
            raise Malformed(f"{where}: {error}") from None
    return tuple(players)


def _card(item: Any, deck: Deck, number: int) -> Card:
    card = deck.card(item) if isinstance(item, str) else None
    if card is None:
        raise Malformed(f"pile[{number}]: {_shown(item)} is not a card of deck {deck.name!r}")
    return card


def _good(item: Any, number: int) -> Good:
    if not isinstance(item, str) or item not in GOOD_BY_ID:
        goods = ", ".join(GOOD_BY_ID)
        raise Malformed(f"bag[{number}]: {_shown(item)} is not a good; must be one of {goods}")
    return GOOD_BY_ID[item]


def _decision(item: Any, number: int) -> Decision:
    if not isinstance(item, str):
        raise Malformed(f"decisions[{number}]: must be a string")
    try:
        return parse(item)
    except Malformed as error:
        raise Malformed(f"decisions[{number}]: {error}") from None


def _list(document: dict[str, Any], key: str, longest: int) -> list[Any]:
    data = document[key]
    if not isinstance(data, list) or len(data) > longest:
        raise Malformed(f"{key}: must be a list of at most {longest} items")
    return data


def _whole(document: dict[str, Any], key: str) -> int:
    data = document[key]
    if type(data) is not int or abs(data) > 1000:
        raise Malformed(f"{key}: must be the number of a seat")
    return data


def _shown(item: Any) -> str:
    return repr(item[:60]) if isinstance(item, str) else "a value that is not a string"


def _only_keys(data: Any, keys: tuple[str, ...], where: str) -> None:
    if not isinstance(data, dict) or set(data) != set(keys):
        raise Malformed(f"{where}: must be an object with {' and '.join(keys)}")


def _checksum(document: dict[str, Any]) -> str:
    content = {key: value for key, value in document.items() if key != "sha256"}
    return hashlib.sha256(_canonical(content).encode()).hexdigest()


def _canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def _laid_out(document: dict[str, Any]) -> str:
    lines = [f'"{key}": {_value(value)}' for key, value in document.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _value(value: Any) -> str:
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    lines = [""]
    for item in value:
        word = json.dumps(item, ensure_ascii=False)
        if len(lines[-1]) + len(word) > 96:
            lines.append("")
        lines[-1] += f" {word}," if lines[-1] else f"  {word},"
    return "[\n" + "\n".join(lines).rstrip(",") + "\n]"
