"""The cards as data: deck files, checked and loaded into frozen tables."""

from speicherstadt.catalog.cards import Card, Deck, Kind, Season
from speicherstadt.catalog.goods import (
    ALL_CUBES,
    CUBE,
    GOOD_BY_ID,
    GOODS,
    NO_CUBES,
    Cubes,
    Good,
    common,
    count,
    heap,
    kinds,
    spread,
    total,
)
from speicherstadt.catalog.loader import PLAYERS, load_deck, parse_deck, standard_deck

__all__ = [
    "ALL_CUBES",
    "CUBE",
    "GOODS",
    "GOOD_BY_ID",
    "NO_CUBES",
    "PLAYERS",
    "Card",
    "Cubes",
    "Deck",
    "Good",
    "Kind",
    "Season",
    "common",
    "count",
    "heap",
    "kinds",
    "load_deck",
    "parse_deck",
    "spread",
    "standard_deck",
    "total",
]
