"""Options shared by several commands."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from speicherstadt.catalog import Deck, load_deck, standard_deck
from speicherstadt.errors import Malformed
from speicherstadt.i18n import LANGUAGES, Texts, system_language, texts

DeckFile = Annotated[
    Path | None,
    typer.Option("--deck", metavar="FILE", help="Use this deck instead of the standard one."),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language. Default: the system's."),
]
DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="Where games are stored. Default: your data folder."
    ),
]
Seed = Annotated[
    str | None,
    typer.Option(
        "--seed", help="The same seed gives the same game on any machine. Default: random."
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")]


def deck_from(path: Path | None) -> Deck:
    return load_deck(path) if path else standard_deck()


def data_folder(path: Path | None) -> Path:
    return path or user_data_path("speicherstadt", appauthor=False)


def texts_in(language: str | None) -> Texts:
    if language is not None and language not in LANGUAGES:
        raise Malformed(f"--lang {language}: unknown language; choose {', '.join(LANGUAGES)}")
    return texts(language or system_language())


def seed_from(seed: str | None) -> str:
    if seed is None:
        return str(secrets.randbelow(10**9))
    if not seed or len(seed) > 100 or not seed.isprintable():
        raise Malformed(f"--seed {seed[:40]!r}: must be 1 to 100 printable characters")
    return seed
