"""Write what the page must know of the server, in TypeScript. `--check` only compares.

`web/src/lib/wire.ts` has the wire types. `web/src/table/lib/standard-deck.ts` has the order of the
deck, from which the page recomputes shuffles: it must not take that from the server.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from speicherstadt.catalog import standard_deck
from speicherstadt.server import wire, wire_daily, wire_results

SOURCE = Path(__file__).parent / "src"
WIRE = SOURCE / "lib" / "wire.ts"
DECK = SOURCE / "table" / "lib" / "standard-deck.ts"
HEAD = "// Generated from src/speicherstadt/{} by `make wire`; do not edit.\n"
_MODULES = (wire, wire_daily, wire_results)
_UNIONS = (
    *("Event", "Reason", "ServerMessage", "Command"),
    *("GoodId", "PhaseId", "SeasonId", "Status", "ErrorCode"),
    *("Emblem", "PersonEmblem"),
)
_PRIMITIVES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def main() -> None:
    for target, text in {WIRE: typescript(), DECK: deck()}.items():
        if "--check" not in sys.argv:
            target.write_text(text, "utf-8")
        elif not target.exists() or target.read_text("utf-8") != text:
            sys.exit(f"{target.name} does not match the server; run `make wire`")


def typescript() -> str:
    named = [
        item
        for module in _MODULES
        for item in vars(module).values()
        if isinstance(item, type)
        and issubclass(item, msgspec.Struct)
        and item.__module__ == module.__name__
        and item is not wire.Strict
    ]
    schemas, parts = msgspec.json.schema_components(
        [*named, *(getattr(wire, name) for name in _UNIONS)], ref_template="{name}"
    )
    unions = {name: _type(schemas[place - len(_UNIONS)]) for place, name in enumerate(_UNIONS)}
    blocks = [_interface(name, part, unions) for name, part in sorted(parts.items())]
    blocks += [f"export type {name} = {union};\n" for name, union in unions.items()]
    return "\n".join([HEAD.format("server/wire*.py"), *blocks])


def deck() -> str:
    cards = standard_deck()
    lines = [f"  ['{card.id}', '{card.season.value}', {card.copies}]," for card in cards.cards]
    box = [
        f"  {players}: {[card.id for card in removed]},"
        for players, removed in cards.removed.items()
    ]
    return "\n".join(
        [
            HEAD.format("catalog/standard.toml"),
            "/** Id, season and number of copies of each card, in the order of the deck. */",
            "export const STANDARD_DECK: readonly (readonly [string, string, number])[] = [",
            *lines,
            "];\n",
            "/** The cards that stay in the box, by number of players. */",
            "export const REMOVED: Readonly<Record<number, readonly string[]>> = {",
            *box,
            "};\n",
        ]
    )


def _interface(name: str, part: dict[str, Any], unions: dict[str, str]) -> str:
    required = part.get("required", [])
    lines = []
    for field, kind in part["properties"].items():
        text = _type(kind)
        for alias, union in unions.items():
            text = text.replace(f"({union})", alias).replace(union, alias)
        lines.append(f"  {field}{'' if field in required else '?'}: {text};")
    return "\n".join([f"export interface {_name(name)} {{", *lines, "}\n"])


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return _name(part["$ref"])
    if "anyOf" in part:
        return " | ".join(_type(each) for each in part["anyOf"])
    if "enum" in part:
        return " | ".join(f"'{value}'" for value in part["enum"])
    match part.get("type"):
        case "array":
            inner = _type(part["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {_type(part['additionalProperties'])}>"
        case "null":
            return "null"
        case str(kind):
            return _PRIMITIVES[kind]
        case _:
            raise ValueError(part)


def _name(name: str) -> str:
    return name.rsplit("_", maxsplit=1)[-1].rsplit(".", maxsplit=1)[-1]


if __name__ == "__main__":
    main()
