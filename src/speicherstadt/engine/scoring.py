"""Points, by player and by source, and the ranking."""

from functools import lru_cache
from typing import NamedTuple

from speicherstadt.catalog import Card, Cubes, Deck, Kind, total
from speicherstadt.engine.state import Player, Seat, State


class Score(NamedTuple):
    """One player's points by source."""

    fires: int
    contracts: int
    merchants: int
    warehouse: int
    offices: int
    church: int
    michaelis: int
    port: int
    chamber: int

    @property
    def total(self) -> int:
        return sum(self)


def scores(state: State) -> list[Score]:
    """Return the points of each player as if the game ended now."""
    return [score_of(player, state.setup.deck) for player in state.players]


def ranking(state: State) -> list[tuple[Seat, ...]]:
    """Return the seats from best to worst by points, then coins; ties share an entry."""
    standing = [
        (score.total, player.coins)
        for score, player in zip(scores(state), state.players, strict=True)
    ]
    return [
        tuple(seat for seat, theirs in enumerate(standing) if theirs == place)
        for place in sorted(set(standing), reverse=True)
    ]


def score_of(player: Player, deck: Deck) -> Score:
    """Return one player's points as if the game ended now."""
    worth = _worth(player.cards, deck)
    return worth._replace(
        fires=player.points,
        contracts=sum(map(_contract_points, player.contracts)),
        warehouse=total(player.warehouse),
        chamber=worth.chamber * player.coins,
    )


@lru_cache(4096)
def _worth(cards: tuple[Card, ...], deck: Deck) -> Score:
    """Score only the cards, with `chamber` per coin. Cached because cards rarely change."""
    kinds = [card.kind for card in cards]

    def points(kind: Kind) -> int:
        return sum([card.points for card in cards if card.kind is kind])

    offices = kinds.count(Kind.OFFICE)
    return Score(
        fires=0,
        contracts=0,
        merchants=points(Kind.MERCHANT),
        warehouse=0,
        offices=deck.office_points[offices - 1] if offices else 0,
        church=points(Kind.CHURCH),
        michaelis=points(Kind.MICHAELIS),
        port=kinds.count(Kind.PORT) * kinds.count(Kind.SHIP),
        chamber=kinds.count(Kind.CHAMBER),
    )


def _contract_points(contract: tuple[Card, Cubes]) -> int:
    card, lacking = contract
    return 0 if lacking else card.points
