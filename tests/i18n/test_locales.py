"""The four languages have the same messages, and none is missing or unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from speicherstadt.i18n import LANGUAGES, Texts, files_of, system_language
from speicherstadt.terminal import speech

SOURCE = Path(speech.__file__).parents[1]
WEB = Path(__file__).parents[2] / "web" / "src"
#: Where French needs a narrow no-break space (U+202F) and has something else.
WRONG_FRENCH_SPACE = re.compile("(?<!\u202f)[;:!?»%]|«(?!\u202f)")


def messages(language: str) -> dict[str, ast.Message]:
    parts = [FluentParser().parse(file.read_text("utf-8")) for file in files_of(language)]
    entries = [entry for part in parts for entry in part.body]
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    named = {entry.id.name: entry for entry in found}
    assert len(named) == len(found)
    return named


class Variables(Visitor):
    """Collects the variables of a message, including those of referenced messages."""

    def __init__(self, everything: dict[str, ast.Message]) -> None:
        self.everything = everything
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 — Fluent's
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 — Fluent's
        self.visit(self.everything[node.id.name])


def variables(key: str, everything: dict[str, ast.Message]) -> set[str]:
    visitor = Variables(everything)
    visitor.visit(everything[key])
    return visitor.names


class Words(Visitor):
    """Collects the text of a message, without its placeables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 — Fluent's
        self.parts.append(node.value)


def text(message: ast.Message) -> str:
    words = Words()
    words.visit(message)
    return "\n".join(words.parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_uses_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    differing = [key for key in english if variables(key, english) != variables(key, other)]
    assert not differing


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_every_message_can_be_formatted(language: str, count: int) -> None:
    texts, everything = Texts(language), messages(language)
    for key in everything:
        values: dict[str, str | int] = dict.fromkeys(variables(key, everything), "coffee")
        values |= {"count": count} if "count" in values else {}
        assert texts(key, **values).strip()


def test_french_punctuation_has_narrow_no_break_spaces() -> None:
    everything = messages("fr")
    wrong = {key: WRONG_FRENCH_SPACE.findall(text(everything[key])) for key in everything}
    assert not {key: found for key, found in wrong.items() if found}


def test_every_message_is_used() -> None:
    """Every key appears in the code, in full or as a prefix, or in another message."""
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    code = "\n".join(path.read_text("utf-8") for path in files)
    ftl = "".join(file.read_text("utf-8") for file in files_of("en"))
    prefixes = set(re.findall(r'f["\']([a-z]+-)\{', code))
    prefixes |= set(re.findall(r"`([a-z][a-z-]+-)\$\{", code))
    tails = re.findall(r"`\$\{[a-z]+\}(-[a-z-]+)`", code)
    unused = [
        key
        for key in messages("en")
        if f'"{key}"' not in code
        and f"'{key}'" not in code
        and f"{{ {key} }}" not in ftl
        and not any(key.startswith(prefix) for prefix in prefixes)
        and not any(key.endswith(t) and f"'{key.removesuffix(t)}'" in code for t in tails)
    ]
    assert not unused


def test_missing_key_or_value_is_an_error() -> None:
    texts = Texts("en")
    with pytest.raises(KeyError):
        texts("no-such-text")
    with pytest.raises(ValueError, match="coins"):
        texts("coins")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_language_follows_the_system_locale(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language
