"""What everything is worth, by player and by source."""

from dataclasses import dataclass, fields
from operator import attrgetter

from speicherstadt.catalog import Card, Cubes, Deck, Kind, total
from speicherstadt.engine.state import Player, Seat, State


@dataclass(frozen=True, slots=True)
class Score:
    """One player's points by where they come from."""

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
        return sum(_SOURCES(self))


_SOURCES = attrgetter(*(field.name for field in fields(Score)))


def scores(state: State) -> list[Score]:
    """The points if the game ended now; at the end, the result."""
    return [score_of(player, state.setup.deck) for player in state.players]


def ranking(state: State) -> list[tuple[Seat, ...]]:
    """The seats from best to worst, those who share a place together: points, then coins."""
    standing = [
        (score.total, player.coins)
        for score, player in zip(scores(state), state.players, strict=True)
    ]
    return [
        tuple(seat for seat, theirs in enumerate(standing) if theirs == place)
        for place in sorted(set(standing), reverse=True)
    ]


def score_of(player: Player, deck: Deck) -> Score:
    """One player's points if the game ended now."""
    office_points = deck.office_points
    offices = player.owns(Kind.OFFICE)
    return Score(
        fires=player.points,
        contracts=sum(map(_contract_points, player.contracts)),
        merchants=_face_points(player, Kind.MERCHANT),
        warehouse=total(player.warehouse),
        offices=office_points[offices - 1] if offices else 0,
        church=_face_points(player, Kind.CHURCH),
        michaelis=_face_points(player, Kind.MICHAELIS),
        port=player.owns(Kind.PORT) * player.owns(Kind.SHIP),
        chamber=player.owns(Kind.CHAMBER) * player.coins,
    )


def _contract_points(contract: tuple[Card, Cubes]) -> int:
    card, lacking = contract
    return 0 if lacking else card.points


def _face_points(player: Player, kind: Kind) -> int:
    return sum(card.points for card in player.cards if card.kind is kind)
