"""Set-ups from seeds, the same on every machine and with every version of Python.

Only `random.Random.random` is used, whose sequence for a seed Python guarantees.
"""

import random

from speicherstadt.catalog import ALL_CUBES, Deck, Season, spread
from speicherstadt.engine import CURRENT_RULES, Below, Rules, Seat, Setup, shuffled


def chance(seed: str) -> Below:
    draw = random.Random(seed).random  # noqa: S311 — for play, not for secrets

    def below(limit: int) -> int:
        return int(draw() * limit)

    return below


def deal(deck: Deck, players: int, seed: str, first: Seat | None = None) -> Setup:
    """Shuffle each season and the bag; choose the first player at random unless one is given."""
    return deal_by(chance(seed), deck, players, first)


def deal_by(
    below: Below,
    deck: Deck,
    players: int,
    first: Seat | None = None,
    rules: Rules = CURRENT_RULES,
) -> Setup:
    """Do the same with another source of randomness and, if given, other rules."""
    cards = deck.in_play(players)
    pile = [
        card
        for season in Season
        for card in shuffled([card for card in cards if card.season is season], below)
    ]
    bag = shuffled(spread(ALL_CUBES), below)
    lot = below(players)
    return Setup(deck, players, tuple(pile), tuple(bag), lot if first is None else first, rules)
