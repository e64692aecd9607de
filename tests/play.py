"""Play whole games with simple characters, for tests that need many situations.

The same seed gives the same game on every machine: random numbers come from `records.chance`, and
legal decisions are sorted by token before one is drawn.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from speicherstadt.catalog import standard_deck
from speicherstadt.engine import (
    Below,
    Decision,
    Place,
    Seat,
    Setup,
    State,
    advance,
    legal,
    new_game,
)
from speicherstadt.records import Record, Seated, chance, deal, token

DECK: Final = standard_deck()
NAMES: Final = ("Änne", "Bert", "Clara", "Dörte", "Emil")

Choose: TypeAlias = Callable[[State, Below], Decision]
"""A character: chooses the next decision."""

PLAIN: Final = "plain"
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    PLAIN: {},
    "hoard": {"Store": 30, "Keep": 20, "SellPair": 0.1, "Sell": 0.1, "Convert": 0.3, "Finish": 0.3},
    "decline": {"Pass": 8},
    "never": {"Buy": 0},
    "buy": {"Buy": 8},
    "always": {"Pass": 0},
    "convert": {"Convert": 40, "Finish": 0.1, "SellPair": 0.1},
    "deliver": {"Deliver": 60, "Buy": 4, "Convert": 3, "Keep": 2, "Finish": 0.1},
    "trade": {"Sell": 30, "SellPair": 20, "Buy": 3},
    "crowd": {"Buy": 3},
}
"""The weight of each kind of decision, by style; 1 if not given.

In the style `crowd`, all players also tend to place at the same card.
"""


def character(style: str) -> Choose:
    weights = STYLES[style]

    def choose(state: State, below: Below) -> Decision:
        choices = sorted(legal(state), key=token)
        if style == "crowd" and isinstance(choices[0], Place) and below(8):
            target = Place(state.round % len(state.row))
            return target if target in choices else choices[0]
        shares = [weights.get(type(choice).__name__, 1) for choice in choices]
        at = below(1 << 30) / (1 << 30) * sum(shares)
        for choice, share in zip(choices, shares, strict=True):
            at -= share
            if at < 0:
                return choice
        return choices[-1]

    return choose


def seated(players: int) -> tuple[Seated, ...]:
    """A person and bots, with names beyond ASCII."""
    return tuple(
        Seated(name, "person" if seat == 0 else f"bot:{name.lower()}")
        for seat, name in enumerate(NAMES[:players])
    )


def played(
    players: int, seed: str, style: str = PLAIN, *, first: Seat | None = None, most: int = 4096
) -> Record:
    """A whole game from a seed, or its first `most` decisions."""
    return played_from(deal(DECK, players, seed, first), seed, style, most=most)


def played_from(setup: Setup, seed: str, style: str = PLAIN, *, most: int = 4096) -> Record:
    """A whole game from this set-up. The style `mixed` draws a style for each seat."""
    names = list(STYLES)
    below = chance(f"{seed}/{style}")
    characters = [
        character(names[below(len(names))] if style == "mixed" else style)
        for _ in range(setup.players)
    ]
    state = new_game(setup)
    decisions: list[Decision] = []
    while not state.over and len(decisions) < most:
        decision = characters[state.seat](state, below)
        advance(state, decision)
        decisions.append(decision)
    return Record(setup, seated(setup.players), tuple(decisions), seed)
