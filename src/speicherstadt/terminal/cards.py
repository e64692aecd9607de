"""Tables that explain cards."""

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from speicherstadt.catalog import Card, Deck, Kind
from speicherstadt.i18n import Texts
from speicherstadt.terminal.board import cubes
from speicherstadt.terminal.speech import Speech


def explain(cards: Iterable[Card], deck: Deck, speech: Speech) -> Table:
    """Explain what each of these cards does, once for each face."""
    table = Table(box=SIMPLE_HEAD, show_header=False, pad_edge=False)
    for card in dict.fromkeys(cards):
        table.add_row(_name(card, speech), speech.effect(card, deck))
    return table


def deck_table(deck: Deck, texts: Texts) -> RenderableType:
    speech = Speech(texts, ())
    number = sum(card.copies for card in deck.cards)
    table = Table(
        box=SIMPLE_HEAD, title=texts("cards-title", name=deck.name, count=number), pad_edge=False
    )
    table.add_column(texts("cards-season"))
    table.add_column(texts("cards-id"), no_wrap=True)
    table.add_column(texts("cards-card"), overflow="fold")
    table.add_column(texts("cards-copies"), justify="right")
    table.add_column(texts("cards-effect"))
    for card in deck.cards:
        table.add_row(
            f"{card.season.value} {texts(f'season-{card.season.value}')}",
            card.id,
            _name(card, speech),
            str(card.copies),
            speech.effect(card, deck),
        )
    notes = [texts("cards-reconstructed")]
    for players, box in deck.removed.items():
        names = ", ".join(speech.card(card) for card in box) or texts("board-nothing")
        notes.append(texts("cards-removed", players=players, cards=names))
    return Group(table, *(Text(note, style="dim") for note in notes))


def _name(card: Card, speech: Speech) -> Text:
    name = Text(speech.card(card))
    if card.reconstructed:
        name.append("*", style="bold")
    if card.kind is Kind.CONTRACT:
        name.append(" ").append_text(cubes(card.wants))
    return name
