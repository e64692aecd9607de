"""Texts for people, from the Fluent files in `locales/`: one set for Python and for the web."""

import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent.parent / "locales"
LANGUAGES = ("en", "de", "fr", "it")


def files_of(language: str) -> list[Path]:
    """Return the files with a language's texts: for all, for some pages, for the command line."""
    return [LOCALES / f"{language}{part}.ftl" for part in ("", ".pages", ".terminal")]


class Texts:
    """All texts of one language. `texts("key", name=value)` returns a text that can be shown."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files_of(language):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, key: str, **values: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}.ftl: {key}: {errors[0]}")
        return str(text)


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def system_language() -> str:
    """Return the language of the system if we support it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
