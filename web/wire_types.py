"""Write `web/src/lib/wire.ts`: the server's wire types in TypeScript. `--check` only compares."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from speicherstadt.server import wire

TARGET = Path(__file__).parent / "src" / "lib" / "wire.ts"
HEAD = "// Generated from src/speicherstadt/server/wire.py by `make wire`; do not edit.\n"
_UNIONS = (
    *("Event", "Reason", "ServerMessage", "Command"),
    *("GoodId", "PhaseId", "SeasonId", "Status", "ErrorCode"),
)
_PRIMITIVES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}


def main() -> None:
    text = typescript()
    if "--check" not in sys.argv:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        sys.exit(f"{TARGET.name} does not match the server's wire types; run `make wire`")


def typescript() -> str:
    named = [
        item
        for name, item in vars(wire).items()
        if isinstance(item, type)
        and issubclass(item, msgspec.Struct)
        and item.__module__ == wire.__name__
        and item is not wire.Strict
    ]
    schemas, parts = msgspec.json.schema_components(
        [*named, *(getattr(wire, name) for name in _UNIONS)], ref_template="{name}"
    )
    unions = {name: _type(schemas[place - len(_UNIONS)]) for place, name in enumerate(_UNIONS)}
    blocks = [_interface(name, part, unions) for name, part in sorted(parts.items())]
    blocks += [f"export type {name} = {union};\n" for name, union in unions.items()]
    return "\n".join([HEAD, *blocks])


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
