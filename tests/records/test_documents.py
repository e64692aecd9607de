"""Records as JSON documents: they round-trip, and damaged ones are refused."""

import hashlib
import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import jsonschema
import pytest

from speicherstadt.catalog import parse_deck
from speicherstadt.engine import State, advance, apply, fingerprint, legal, new_game
from speicherstadt.errors import Malformed, SpeicherstadtError
from speicherstadt.records import (
    Record,
    Seated,
    deal,
    dump,
    load,
    read_record,
    snapshot,
    token,
    write_record,
)
from speicherstadt.records.document import _no_doubles
from tests.play import DECK, STYLES, played, seated

Document: TypeAlias = dict[str, Any]

KEYS = (
    *("format", "version", "rules", "deck", "players", "first", "seed", "pile", "bag"),
    *("decisions", "result", "sha256"),
)
SCHEMA: Document = json.loads(
    files("speicherstadt.records").joinpath("record.schema.json").read_text("utf-8")
)
MIB = 1 << 20


@cache
def finished() -> Record:
    return played(3, "documents", "mixed")


@cache
def running() -> Record:
    return played(3, "documents", "mixed", most=60)


def plain(record: Record) -> Document:
    document: Document = json.loads(dump(record))
    return document


def signed(document: Document) -> Document:
    """Add a correct checksum, computed as docs/records.md describes."""
    content = {key: value for key, value in document.items() if key != "sha256"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return {**content, "sha256": hashlib.sha256(text.encode()).hexdigest()}


def refusal(place: Path, content: Document | str | bytes) -> str:
    """Check that a file with this content is refused with one line that names it; return why."""
    if isinstance(content, dict):
        content = json.dumps(content)
    place.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(SpeicherstadtError) as refused:
        read_record(place)
    message = str(refused.value)
    assert len(message.splitlines()) == 1
    assert message.startswith(f"{place}: ")
    assert len(message) < len(str(place)) + 900
    return message.removeprefix(f"{place}: ")


def short(value: Any) -> str:
    """A value as a test id: ASCII only, and long values are cut and followed by their length."""
    text = ascii(value)
    return text if len(text) <= 32 else f"{text[:12]}... of {len(value)}"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


# ---------------------------------------------------------------- writing and reading


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("style", [*STYLES, "mixed"])
def test_record_round_trips(players: int, style: str, place: Path) -> None:
    record = played(players, f"round-trip-{style}", style)
    write_record(place, record)
    assert read_record(place).record == record
    assert load(dump(record), (DECK,)).record == record
    assert place.read_text("utf-8") == dump(record)


def test_record_without_decisions_round_trips() -> None:
    record = Record(deal(DECK, 4, "new"), seated(4))
    assert load(dump(record), (DECK,)).record == record
    assert plain(record)["result"] is None
    assert plain(record)["seed"] is None


def test_practice_game_round_trips_in_a_version_of_its_own() -> None:
    """Other games are written as before, so that earlier programs can read them."""
    record = replace(finished(), practice=True)
    document = plain(record)
    assert (document["version"], document["practice"]) == (2, True)
    assert load(dump(record), (DECK,)).record == record
    jsonschema.validate(document, SCHEMA)
    assert plain(finished())["version"] == 1
    assert "practice" not in plain(finished())
    assert record.until(5).then().practice


@pytest.mark.parametrize("value", [None, False, 1, "true", []], ids=short)
def test_practice_is_either_true_or_not_written(value: Any, place: Path) -> None:
    document = {**plain(replace(finished(), practice=True)), "practice": value}
    assert refusal(place, signed(document)).startswith("practice: must be true")
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(document, SCHEMA)


def test_replay_to_any_decision_gives_the_state_at_that_moment() -> None:
    record = load(dump(finished()), (DECK,)).record
    state = new_game(record.setup)
    for at, decision in enumerate(record.decisions):
        assert fingerprint(record.replay(at)) == fingerprint(state)
        advance(state, decision)
    assert fingerprint(record.replay()) == fingerprint(state)
    assert record.replay().over


def test_steps_give_the_same_states_and_events_as_replay() -> None:
    record = finished()
    told: list[object] = []
    by_steps = [(fingerprint(state), list(events)) for state, events in record.steps()]
    assert [print_ for print_, _ in by_steps] == [
        fingerprint(record.replay(at)) for at in range(len(record.decisions) + 1)
    ]
    record.replay(tell=told.append)
    assert told == [event for _, events in by_steps for event in events]


def test_game_can_be_resumed_from_any_decision(place: Path) -> None:
    whole = finished()
    for at in range(0, len(whole.decisions), 7):
        write_record(place, whole.until(at))
        resumed = read_record(place).record
        state = resumed.replay()
        for decision in whole.decisions[at:]:
            apply(state, decision)
            resumed = resumed.then(decision)
        assert resumed == whole
        assert fingerprint(state) == fingerprint(whole.replay())


@pytest.mark.parametrize("at", [-1, 10_000])
def test_moment_outside_the_game_is_refused(at: int) -> None:
    record = finished()
    with pytest.raises(Malformed, match=rf"decision {at} .* 0 to {len(record.decisions)}"):
        record.until(at)
    with pytest.raises(Malformed, match=rf"decision {at} "):
        record.replay(at)


def test_result_is_null_until_the_last_decision() -> None:
    whole = finished()
    for at in range(len(whole.decisions)):
        assert plain(whole.until(at))["result"] is None
    state = whole.replay()
    totals = [score["total"] for score in snapshot(state)["scores"]]
    assert plain(whole)["result"] == {
        "points": totals,
        "coins": [player.coins for player in state.players],
        "winners": snapshot(state)["ranking"][0],
    }


def test_checksum_matches_the_documentation() -> None:
    document = plain(finished())
    assert signed(document) == document


def test_document_has_short_lines_and_ordered_keys() -> None:
    text = dump(finished())
    assert max(map(len, text.splitlines())) <= 120
    assert tuple(json.loads(text)) == KEYS
    assert "Änne" in text


def test_cubes_in_a_token_can_be_in_any_order() -> None:
    record = next(
        game
        for number in range(20)
        for game in [played(2, f"order-{number}", "convert")]
        if any("+" in token(decision) for decision in game.decisions)
    )
    document = plain(record)
    document["decisions"] = [
        "+".join(reversed(given.split("+"))) + arrow + target
        for given, arrow, target in (word.partition(">") for word in document["decisions"])
    ]
    assert document["decisions"] != plain(record)["decisions"]
    assert load(json.dumps(signed(document)), (DECK,)).record == record


def test_key_order_and_layout_do_not_matter() -> None:
    document = dict(reversed(plain(finished()).items()))
    assert load(json.dumps(document), (DECK,)).record == finished()
    assert load(json.dumps(document, indent=8), (DECK,)).record == finished()


def test_record_with_a_custom_deck_needs_that_deck(place: Path) -> None:
    text = files("speicherstadt.catalog").joinpath("standard.toml").read_text("utf-8")
    other = parse_deck(
        text.replace('name = "standard"', 'name = "other"').replace("14]", "15]"), ""
    )
    record = Record(deal(other, 3, "other"), seated(3))
    write_record(place, record)
    assert read_record(place, [other]).record == record
    with pytest.raises(Malformed, match=r"deck: 'other' .* not available"):
        read_record(place)


@pytest.mark.parametrize("name", ["renamed", "x" * 60, "Größer"], ids=short)
def test_deck_is_found_by_its_content(name: str, place: Path) -> None:
    """Comments, layout and the name of a deck file can change."""
    document = plain(running())
    document["deck"]["name"] = name
    place.write_text(json.dumps(signed(document)))
    assert read_record(place).record == running()


# ---------------------------------------------------------------- the schema


def test_schema_is_valid() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("players", range(2, 6))
def test_records_match_the_schema(players: int) -> None:
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for style in STYLES:
        record = played(players, f"schema-{style}", style)
        for at in (0, 1, len(record.decisions) // 2, len(record.decisions)):
            validator.validate(plain(record.until(at)))


def test_schema_has_the_documented_keys() -> None:
    assert tuple(SCHEMA["properties"]) == (*KEYS[:-1], "practice", "sha256")
    assert tuple(SCHEMA["required"]) == KEYS


# ---------------------------------------------------------------- damaged files


def test_truncated_file_is_refused_with_a_position(place: Path) -> None:
    data = dump(finished()).encode()
    for length in range(0, len(data) - 1, 37):
        message = refusal(place, data[:length])
        assert re.match(
            r"line \d+, column \d+: not valid JSON, or cut off: \w+|byte \d+: must", message
        )


def test_file_with_trailing_content_is_refused(place: Path) -> None:
    text = dump(finished())
    lines = len(text.splitlines())
    for tail in ("x", "{}", text, "\x00", "]", "}"):
        assert refusal(place, text + tail).startswith(f"line {lines + 1}, column 1: not valid JSON")


def test_file_that_is_not_utf_8_is_refused_with_a_position(place: Path) -> None:
    text = dump(finished())
    assert refusal(place, text.encode("utf-16")).startswith("byte 0: must be UTF-8 text")
    place_of_name = text.encode("latin-1").index(b"\xc4nne")
    assert refusal(place, text.encode("latin-1")).startswith(
        f"byte {place_of_name}: must be UTF-8 text"
    )
    assert "must be UTF-8 text" in refusal(place, b"\xff" * 1000)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        pytest.param(b"", "line 1, column 1: not valid JSON", id="nothing"),
        pytest.param(b"\n\n\n", "line 4, column 1: not valid JSON", id="empty lines"),
        pytest.param(b"\x00" * 500, "line 1, column 1: not valid JSON", id="zeros"),
        pytest.param(b"\xef\xbb\xbf{}", "line 1, column 1: not valid JSON", id="byte order mark"),
        pytest.param(b"null", "not a record: must be a JSON object", id="null"),
        pytest.param(b"[]", "not a record: must be a JSON object", id="list"),
        pytest.param(b'"speicherstadt-record"', "not a record: must be a", id="text"),
        pytest.param(b"1", "not a record: must be a JSON object", id="number"),
        pytest.param(b"{}", "format: not a record of this game", id="empty object"),
        pytest.param(b'{"format": "chess"}', "format: not a record of this game", id="chess"),
        pytest.param(b'{"format": "speicherstadt-record"}', "version: ", id="format alone"),
        pytest.param(b"[" * 100_000 + b"]" * 100_000, "nested too deeply", id="deep lists"),
        pytest.param(
            b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "nested too deeply", id="deep objects"
        ),
        pytest.param(b'{"version": ' + b"9" * 10_000 + b"}", "number too large", id="10000 digits"),
        pytest.param(b"{'format': 1}", "line 1, column 2: not valid JSON", id="single quotes"),
        pytest.param(b"# Speicherstadt", "line 1, column 1: not valid JSON", id="Markdown"),
    ],
)
def test_file_that_is_not_a_record_is_refused(content: bytes, reason: str, place: Path) -> None:
    assert reason in refusal(place, content)


TOO_LARGE = "too large for a record; must be at most 1048576 bytes"


@pytest.mark.parametrize(
    "padding", [b" ", b"x", b"\xff"], ids=["spaces", "letters", "bytes that are not UTF-8"]
)
def test_file_that_is_too_large_is_refused(padding: bytes, place: Path) -> None:
    data = dump(Record(deal(DECK, 2, "big"), (Seated("A"), Seated("B")))).encode()
    padded = data + padding * (MIB - len(data) + 1)
    assert len(padded) == MIB + 1
    assert refusal(place, padded) == TOO_LARGE
    assert refusal(place, padded + padded) == TOO_LARGE


def test_record_of_exactly_one_mebibyte_is_read(place: Path) -> None:
    data = dump(finished()).encode()
    place.write_bytes(data + b" " * (MIB - len(data)))
    assert read_record(place).record == finished()


def test_size_limit_counts_bytes(place: Path) -> None:
    data = dump(finished()).encode()  # contains a two-byte letter
    data += b" " * (MIB + 1 - len(data))
    assert len(data.decode()) == MIB
    assert refusal(place, data) == TOO_LARGE


def test_content_after_the_first_mebibyte_is_not_ignored(place: Path) -> None:
    data = dump(finished()).encode()
    assert refusal(place, data + b" " * MIB + b"and so on") == TOO_LARGE


def test_size_limit_applies_to_files_only() -> None:
    assert load(dump(finished()) + " " * MIB, (DECK,)).record == finished()


def test_many_keys_are_refused(place: Path) -> None:
    many = {f"key-{number}": number for number in range(20_000)}
    assert refusal(place, plain(finished()) | many).startswith("'key-0': unknown key; ")
    assert refusal(place, {"format": many}).startswith("format: not a record of this game")


def test_duplicate_key_check_is_not_quadratic() -> None:
    """A 1 MiB file can have 150,000 keys; comparing each with all others takes minutes."""
    compared = 0

    class Key(str):
        __slots__ = ()
        __hash__ = str.__hash__

        def __eq__(self, other: object) -> bool:
            nonlocal compared
            compared += 1
            return str.__eq__(self, other)

    _no_doubles([(Key(number), number) for number in range(1000)])
    assert compared < 50_000


@pytest.mark.parametrize("what", ["directory", "missing", "under a file"])
def test_path_that_is_not_a_file_is_refused(what: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    place = {
        "directory": tmp_path,
        "missing": tmp_path / "missing.json",
        "under a file": tmp_path / "file" / "game.json",
    }[what]
    with pytest.raises(Malformed) as refused:
        read_record(place)
    assert re.fullmatch(
        rf"{re.escape(str(place))}: cannot be read: [A-Z][a-z ]+", str(refused.value)
    )


# ---------------------------------------------------------------- damaged keys


@pytest.mark.parametrize("key", KEYS)
def test_missing_key_is_named(key: str, place: Path) -> None:
    document = plain(finished())
    del document[key]
    message = refusal(place, signed(document) if key != "sha256" else document)
    assert message.startswith(f"{key}: ")


@pytest.mark.parametrize("key", KEYS)
def test_duplicate_key_is_named(key: str, place: Path) -> None:
    document = plain(finished())
    text = json.dumps(document)
    again = f'{{"{key}": {json.dumps(document[key])}, ' + text[1:]
    assert refusal(place, again) == f"'{key}': the key occurs twice in one object"


@pytest.mark.parametrize("key", ["name", "by"])
def test_duplicate_key_of_a_player_is_named(key: str, place: Path) -> None:
    text = dump(finished()).replace('{"name": "Änne"', f'{{"{key}": "x", "name": "Änne"', 1)
    assert refusal(place, text) == f"'{key}': the key occurs twice in one object"


@pytest.mark.parametrize(
    "key",
    [
        *("colour", "Format", "sha-256"),
        pytest.param("", id="empty"),
        pytest.param("x" * 1000, id="1000 letters"),
        pytest.param("\ud800", id="lone surrogate"),
        pytest.param("a\nb", id="two lines"),
    ],
)
def test_unknown_key_is_named(key: str, place: Path) -> None:
    message = refusal(place, signed({**plain(finished()), key: 1}))
    assert message.startswith(f"{key[:60]!r}: unknown key; a record has format, ")


Change: TypeAlias = Callable[[Document], None]


def setting(*path: str | int, to: Any) -> Change:
    """A change that sets the value at this path, named for use as a test id."""

    def change(document: Document) -> None:
        inner: Any = document
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = to

    change.__name__ = f"{'.'.join(map(str, path))} = {short(to)}"
    return change


def without(*path: str | int) -> Change:
    def change(document: Document) -> None:
        inner: Any = document
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    change.__name__ = f"no {'.'.join(map(str, path))}"
    return change


def for_two(document: Document) -> None:
    document.update(first=0, players=document["players"][:2])


WRONG_TYPES: dict[str, tuple[Any, ...]] = {
    "format": (None, True, 1, 1.5, [], {}, "", "speicherstadt-record "),
    "version": (None, True, False, 0, -1, 1.0, 1.5, "1", [], {}, [1]),
    "rules": (None, True, False, 0, -1, 1.0, 1.5, "1", [], {}, [1]),
    "deck": (None, True, 1, "standard", [], {}, {"name": "standard"}, {"sha256": "0" * 64}),
    "players": (None, True, 3, "x", [], {}, [1, 2, 3], [[], [], []], ["A", "B", "C"]),
    "first": (None, True, 1.0, "0", [], {}, -1, 3, 10**30, 1e300),
    "seed": (True, 7, 1.5, [], {}, "x" * 201, "a\nb", "\ud800"),
    "pile": (None, True, 1, "x", {}, [], [1] * 52, [None] * 52, ["ship-b"] * 55, [[]] * 52),
    "bag": (None, True, 1, "x", {}, [], [1] * 45, [None] * 45, ["tea"] * 45, ["tea"] * 46),
    "decisions": (None, True, 1, "x", {}, [1], [None], [["@1"]], ["@1"] * 4097, [""]),
    "result": (None, True, 0, "won", [], {}, {"points": [], "coins": [], "winners": []}),
    "sha256": (None, True, 0, "", [], {}, "0" * 64),
}


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        pytest.param(key, wrong, id=f"{key} = {short(wrong)}")
        for key, values in WRONG_TYPES.items()
        for wrong in values
    ],
)
def test_value_of_the_wrong_type_is_refused_with_its_key(key: str, wrong: Any, place: Path) -> None:
    document = {**plain(finished()), key: wrong}
    message = refusal(place, document if key == "sha256" else signed(document))
    assert re.match(rf"{key}\b", message)


NO_TEXT = "a value that is not a string"
WRONG_VALUES: list[tuple[Change, str]] = [
    (setting("first", to=-1001), "first: must be the number of a seat"),
    (setting("first", to=1001), "first: must be the number of a seat"),
    (setting("first", to=1000), "first player 1000; must be seat 0 to 2"),
    (setting("first", to=-1000), "first player -1000; must be seat 0 to 2"),
    (setting("seed", to=7), "seed: must be a string or null"),
    (setting("seed", to="x" * 201), "seed: must be a line of at most 200 characters"),
    (setting("deck", "sha256", to="0" * 64), "deck: 'standard' with this content"),
    (setting("deck", "sha256", to=None), "deck: "),
    (setting("deck", "sha256", to=[]), "deck: "),
    (setting("deck", "comment", to=""), "deck: must be an object with name and sha256"),
    (without("deck", "name"), "deck: must be an object"),
    (setting("players", 1, "name", to=""), "players[1]: name ''"),
    (setting("players", 1, "name", to="  "), "players[1]: name '  '"),
    (setting("players", 1, "name", to="x" * 41), "players[1]: name 'xxx"),
    (setting("players", 1, "name", to="x" * 10**6), "players[1]: name 'xxx"),
    (setting("players", 1, "name", to="a\x1b[2J"), "players[1]: name 'a\\x1b"),
    (setting("players", 1, "name", to="\ud800"), "players[1]: name '\\ud800'"),
    (setting("players", 1, "name", to="a\u202eb"), "players[1]: name 'a\\u202e"),
    (setting("players", 1, "name", to=7), "players[1]: name and by must be strings"),
    (setting("players", 1, "name", to=None), "players[1]: name and by must be strings"),
    (setting("players", 1, "name", to="Änne"), "players: two have the same name; all"),
    (setting("players", 2, "by", to="robot"), "players[2]: by 'robot'"),
    (setting("players", 2, "by", to="bot:"), "players[2]: by 'bot:'"),
    (setting("players", 2, "by", to="bot:a b"), "players[2]: by 'bot:a b'"),
    (setting("players", 2, "by", to="bot:" + "x" * 41), "players[2]: by 'bot:xxx"),
    (setting("players", 2, "by", to="Person"), "players[2]: by 'Person'"),
    (setting("players", 2, "by", to=[]), "players[2]: name and by must be strings"),
    (setting("players", 0, "colour", to="red"), "players[0]: must be an object with"),
    (without("players", 0, "by"), "players[0]: must be an object with name and by"),
    (for_two, "pile: "),
    (setting("pile", 3, to="zeppelin"), "pile[3]: 'zeppelin' is not a card of deck 'standard'"),
    (setting("pile", 3, to=3), f"pile[3]: {NO_TEXT} is not a card of deck 'standard'"),
    (setting("pile", 3, to="x" * 10**5), "pile[3]: 'xxxxxxxxxx"),
    (setting("pile", 3, to=[]), f"pile[3]: {NO_TEXT} is not a card of deck 'standard'"),
    (without("pile", 0), "pile: lacks "),
    (setting("bag", 44, to="gold"), "bag[44]: 'gold' is not a good"),
    (setting("bag", 44, to="Tea"), "bag[44]: 'Tea' is not a good"),
    (setting("bag", 44, to=0), f"bag[44]: {NO_TEXT} is not a good; must be one of coffee, "),
    (without("bag", 0), "bag: must hold 9 cubes of each kind"),
    (setting("decisions", 5, to="jump"), "decisions[5]: 'jump' is not a decision"),
    (setting("decisions", 5, to="@9"), "decisions[5]: '@9': must be @1"),
    (setting("decisions", 5, to=5), "decisions[5]: must be a string"),
    (setting("decisions", 5, to=None), "decisions[5]: must be a string"),
    (setting("decisions", 5, to="buy"), "decisions[5]: 'buy': "),
    (setting("decisions", 5, to="@5"), "decisions[5]: '@5': "),
    (setting("decisions", 5, to="tea>hall"), "decisions[5]: 'tea>hall': "),
    (setting("decisions", 5, to="tea>contract-z9"), "decisions[5]: 'tea>contract-z9': "),
    (without("decisions", -1), "result: does not match the decisions; must be null"),
    (setting("decisions", to=[]), "result: does not match the decisions; must be null"),
    (setting("result", "winners", to=[]), "result: does not match the decisions; must be {"),
    (setting("result", "winners", to=[0, 1, 2]), "result: does not match the decisions; must be {"),
    (setting("result", "coins", 0, to=99), "result: does not match the decisions; must be {"),
    (setting("result", "points", 0, to=99), "result: does not match the decisions; must be {"),
    (setting("result", "points", 0, to=True), "result: does not match the decisions; must be {"),
    (setting("result", "points", 0, to=None), "result: does not match the decisions; must be {"),
    (
        setting("result", "points", 0, to=float("1e308")),
        "result: does not match the decisions; must be {",
    ),
    (setting("result", "best", to=0), "result: does not match the decisions; must be {"),
    (without("result", "coins"), "result: does not match the decisions; must be {"),
    (setting("version", to=2), "practice: missing"),
    (setting("version", to=3), "version: newer than this program; must be at most 2"),
    (setting("version", to=10**30), "version: newer than this program; must be at most 2"),
    (setting("practice", to=True), "'practice': unknown key; a record has "),
    (setting("rules", to=2), "rules: unknown version; this program knows 1"),
]


@pytest.mark.parametrize(
    ("change", "where"),
    [pytest.param(change, where, id=change.__name__) for change, where in WRONG_VALUES],
)
def test_invalid_value_is_refused_with_its_location(
    change: Change, where: str, place: Path
) -> None:
    document = plain(finished())
    change(document)
    assert refusal(place, signed(document)).startswith(where)


def test_decision_after_the_end_is_refused_with_its_index(place: Path) -> None:
    document = plain(finished())
    count = len(document["decisions"])
    document["decisions"].append("@1")
    assert refusal(place, signed(document)) == f"decisions[{count}]: '@1': the game is over"


def test_points_written_as_floats_are_refused(place: Path) -> None:
    document = plain(finished())
    document["result"]["points"] = [float(points) for points in document["result"]["points"]]
    assert refusal(place, signed(document)).startswith("result: ")


@pytest.mark.parametrize(
    "name", [None, 5, [], {}, "", "\ud800", "a\nb", "x" * 61, "x" * 10**5], ids=short
)
def test_invalid_deck_name_is_refused(name: Any, place: Path) -> None:
    document = plain(finished())
    document["deck"]["name"] = name
    message = refusal(place, signed(document))
    assert message == "deck: its name must be a line of 1 to 60 characters"


@pytest.mark.parametrize("what", ['"name": "standard"', '"result": null', '"seed": "documents"'])
def test_deeply_nested_value_is_refused_at_any_depth(what: str, place: Path) -> None:
    text = dump(running())
    assert text.count(what) == 1
    key = what.partition(":")[0]
    for depth in range(800, 1000):
        refusal(place, text.replace(what, f"{key}: {'[' * depth}{']' * depth}"))


def test_long_decision_is_refused_with_a_short_message(place: Path) -> None:
    document = plain(finished())
    document["decisions"][5] = "tea>" + "x" * 10**5
    message = refusal(place, signed(document))
    assert message.startswith("decisions[5]: 'tea>xxx")
    assert len(message) < 250


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("key", ["first", "version", "seed", "result"])
def test_nan_and_infinity_are_refused(key: str, number: str, place: Path) -> None:
    text = json.dumps({**plain(finished()), key: "HERE"}).replace('"HERE"', number)
    assert refusal(place, text) == f"{number} is not a JSON number"


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1e-999", "9" * 300, "9" * 5000], ids=short)
@pytest.mark.parametrize("key", ["first", "seed", "result"])
def test_huge_number_is_refused(key: str, number: str, place: Path) -> None:
    text = json.dumps({**plain(finished()), key: "HERE"}).replace('"HERE"', number)
    assert re.match(rf"{key}: |not a record: .*number too large", refusal(place, text))


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        pytest.param("version", "newer than this program; must be at most 2", id="version"),
        pytest.param("rules", "unknown version; this program knows 1", id="rules"),
        pytest.param("first", "must be the number of a seat", id="first"),
    ],
)
def test_huge_number_is_not_repeated_in_the_message(key: str, reason: str, place: Path) -> None:
    text = json.dumps({**plain(finished()), key: "HERE"}).replace('"HERE"', "9" * 4000)
    assert refusal(place, text) == f"{key}: {reason}"


def test_lone_surrogates_are_refused(place: Path) -> None:
    for value in (r'"\ud800"', r'"\udc00x"', r'"a\ud83d"'):
        for key in ("format", "version", "first", "seed", "sha256", "result"):
            text = json.dumps({**plain(finished()), key: "HERE"}).replace('"HERE"', value)
            assert refusal(place, text).startswith(key)


# ---------------------------------------------------------------- edited, but well-formed


def refusal_of_edited(document: Document, place: Path) -> str:
    """The refusal of a document that was edited without updating its checksum."""
    assert signed(document) != document
    return refusal(place, document)


@pytest.mark.parametrize("at", range(0, 60, 7))
def test_replaced_decision_is_detected(at: int, place: Path) -> None:
    record = running()
    others = [choice for choice in legal(record.replay(at)) if choice != record.decisions[at]]
    for other in others:
        document = plain(record)
        document["decisions"][at] = token(other)
        assert re.match(r"decisions\[\d+\]|result|sha256", refusal_of_edited(document, place))


def test_replaced_last_decision_is_detected(place: Path) -> None:
    record = running()
    before = record.replay(len(record.decisions) - 1)
    other = next(choice for choice in legal(before) if choice != record.decisions[-1])
    document = plain(record)
    document["decisions"][-1] = token(other)
    message = refusal_of_edited(document, place)
    assert message == "sha256: the record was changed after it was written"


@pytest.mark.parametrize("at", range(0, 300, 23))
def test_illegal_decision_is_refused_with_its_index(at: int, place: Path) -> None:
    record = finished()
    at %= len(record.decisions)
    allowed = {token(choice) for choice in legal(record.replay(at))}
    for word in {"@1", "@4", "@6", "buy", "pass", "done", "tea>hall", "tea+tea>coin"} - allowed:
        document = plain(record)
        document["decisions"][at] = word
        message = refusal(place, signed(document))
        assert message.startswith(f"decisions[{at}]: '{word}': ")


def test_swapped_decisions_are_detected(place: Path) -> None:
    document = plain(finished())
    decisions = document["decisions"]
    for at in range(0, len(decisions) - 1, 5):
        if decisions[at] != decisions[at + 1]:
            swapped = dict(document, decisions=list(decisions))
            swapped["decisions"][at : at + 2] = decisions[at + 1], decisions[at]
            assert re.match(r"decisions\[\d+\]|result|sha256", refusal_of_edited(swapped, place))


@pytest.mark.parametrize(
    "change",
    [
        setting("players", 0, "name", to="Hein"),
        setting("players", 0, "by", to="bot:random"),
        setting("seed", to="another"),
        setting("seed", to=None),
        setting("deck", "name", to="another"),
        setting("first", to=1),
        setting("result", "winners", to=[0, 1, 2]),
        setting("sha256", to="0" * 64),
    ],
    ids=lambda change: change.__name__,
)
def test_manual_edit_is_detected(change: Change, place: Path) -> None:
    document = plain(finished())
    if document["first"] == 1:
        setting("first", to=2)(document)
    change(document)
    message = refusal_of_edited(document, place)
    assert re.match(r"sha256: the record was changed|result: |decisions\[\d+\]: ", message)


def test_swapped_player_names_are_detected(place: Path) -> None:
    document = plain(finished())
    document["players"][0], document["players"][1] = document["players"][1], document["players"][0]
    message = refusal_of_edited(document, place)
    assert message == "sha256: the record was changed after it was written"


def test_cards_swapped_across_seasons_are_refused(place: Path) -> None:
    for one, other in ((0, 12), (11, 12), (24, 25), (37, 38), (50, 51), (0, 51)):
        document = plain(finished())
        pile = document["pile"]
        pile[one], pile[other] = pile[other], pile[one]
        message = refusal(place, signed(document))
        assert message.startswith(f"pile: card {one + 1}, {pile[one]}, is of season ")


def test_cards_swapped_within_a_season_are_detected(place: Path) -> None:
    document = plain(finished())
    pile = document["pile"]
    pile[0], pile[11] = pile[11], pile[0]
    assert re.match(r"decisions\[\d+\]|result|sha256", refusal_of_edited(document, place))


def test_duplicated_card_is_refused(place: Path) -> None:
    document = plain(finished())
    pile = document["pile"]
    lost, pile[1] = pile[1], pile[0]
    message = refusal(place, signed(document))
    assert message == f"pile: lacks {lost}, has too many {pile[0]} for 3 players"


def test_card_that_should_be_removed_is_refused(place: Path) -> None:
    document = plain(finished())
    document["pile"].insert(-1, "boatsmen-church")
    assert refusal(place, signed(document)).startswith("pile: has too many boatsmen-church")


def test_pile_for_another_number_of_players_is_refused(place: Path) -> None:
    document = plain(finished())
    document["pile"] = plain(played(4, "other", most=0))["pile"]
    assert refusal(place, signed(document)).startswith("pile: has too many ")


def test_bag_with_a_wrong_cube_is_refused(place: Path) -> None:
    document = plain(finished())
    bag = document["bag"]
    bag[0] = next(good for good in bag if good != bag[0])
    message = refusal(place, signed(document))
    assert message == "bag: must hold 9 cubes of each kind"


def test_reordered_bag_is_detected(place: Path) -> None:
    document = plain(finished())
    document["bag"].sort()
    assert re.match(r"decisions\[\d+\]|result|sha256", refusal_of_edited(document, place))


@pytest.mark.slow
def test_every_changed_byte_is_detected(place: Path) -> None:
    """After changing any byte, the file is refused or still has the same content."""
    record = running()
    data = dump(record).encode()
    for at in range(0, len(data), 3):
        for byte in (data[at] ^ 1, data[at] ^ 4, ord(" "), ord("9")):
            changed = data[:at] + bytes([byte]) + data[at + 1 :]
            place.write_bytes(changed)
            with suppress(SpeicherstadtError):
                assert read_record(place).record == record
                assert json.loads(changed) == json.loads(data)


# ---------------------------------------------------------------- invalid records


def test_every_seat_needs_a_unique_name() -> None:
    setup = deal(DECK, 2, "names")
    with pytest.raises(Malformed, match="players: 1 names for 2 players"):
        Record(setup, (Seated("A"),))
    with pytest.raises(Malformed, match="players: two have the same name; all names must differ"):
        Record(setup, (Seated("A"), Seated("A")))


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb", "\x00", "\ud800", "\u200b"], ids=short)
def test_unprintable_or_long_name_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="name") as refused:
        Seated(name)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize(
    "name", ["x", "x" * 40, "Ærøskøbing", "漢字", "a b", "🐘", '"', "\\"], ids=short
)
def test_valid_name_round_trips(name: str) -> None:
    record = Record(deal(DECK, 2, "names"), (Seated(name), Seated("other", f"bot:{name[:1]}")))
    assert load(dump(record), (DECK,)).record == record
    jsonschema.validate(plain(record), SCHEMA)


@pytest.mark.parametrize(
    "by", ["", "Person", "bot", "bot:", "bot:a b", "bot:\n", "bot:" + "x" * 41], ids=short
)
def test_player_must_be_a_person_or_a_bot(by: str) -> None:
    with pytest.raises(Malformed, match="by"):
        Seated("A", by)


@pytest.mark.parametrize("seed", [None, "", "x" * 200, "ä", "🐘", '"', "\\n", "a b"], ids=short)
def test_seed_round_trips(seed: str | None) -> None:
    record = Record(deal(DECK, 2, "seed"), seated(2), seed=seed)
    assert load(dump(record), (DECK,)).record == record


@pytest.mark.parametrize("seed", ["x" * 201, "a\nb", "\x00", "\ud800"], ids=short)
def test_invalid_seed_is_refused(seed: str) -> None:
    with pytest.raises(Malformed, match="seed: must be a line of at most 200 characters"):
        Record(deal(DECK, 2, "seed"), seated(2), seed=seed)


def test_loading_does_not_affect_existing_states() -> None:
    state: State = finished().replay()
    before = fingerprint(state)
    load(dump(finished()), (DECK,))
    assert fingerprint(state) == before
