"""A state as the wire shows it: what everybody may know, and nothing of what is hidden."""

from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar, cast

import msgspec

from speicherstadt.catalog import GOODS, Card, Cubes, Deck, Good, Kind, Season, count
from speicherstadt.engine import Phase, Player, Score, Seat, State, legal, price, ranking
from speicherstadt.engine.scoring import score_of
from speicherstadt.records import token
from speicherstadt.server import wire
from speicherstadt.server.translation import GOOD_IDS, goods

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_FIELDS = attrgetter(*Player.__slots__)


def board_of(state: State) -> wire.Board:
    return wire.Board(
        round=state.round,
        rounds=state.setup.rounds,
        phase=state.phase.name.lower(),  # type: ignore[arg-type]  # the names of the phases
        season=_season(state),
        first=state.first,
        decides=None if state.over else state.seat,
        worker=state.placed // len(state.players) + 1 if state.phase is Phase.DEMAND else None,
        legal=[token(decision) for decision in legal(state)],
        offer=wire.Offer(state.berth, price(state)) if state.phase is Phase.PURCHASE else None,
        berths=[_berth(*item) for item in zip(state.row, state.cargo, state.columns, strict=True)],
        players=[_holdings(_FIELDS(player), state.setup.deck) for player in state.players],
        stock=[count(state.stock, good) for good in GOODS],
        bag=_bag(state.bag),
        coming=_coming(state.pile),
        discard=[card.id for card in state.discard],
        ranking=[list(seats) for seats in ranking(state)] if state.over else None,
    )


def deck_of(deck: Deck) -> wire.Deck:
    return wire.Deck(
        deck.name,
        [
            wire.CardFace(
                card.id,
                card.kind.value,
                card.season.value,
                card.copies,
                card.points,
                card.value,
                None if card.good is None else GOOD_IDS[card.good],
                goods(card.wants),
                sorted(card.reconstructed),
            )
            for card in deck.cards
        ],
        list(deck.office_points),
        {str(players): [card.id for card in cards] for players, cards in deck.removed.items()},
    )


def _season(state: State) -> wire.SeasonId:
    """The season of the last card that was turned."""
    return state.setup.pile[max(state.dealt - 1, 0)].season.value


# Most of a board is as it was a moment ago: its parts are encoded once and kept for a while.


@lru_cache(2048)
def _berth(card: Card | None, cargo: Cubes, column: tuple[Seat, ...]) -> wire.Berth:
    return _encoded(wire.Berth(card.id if card else None, goods(cargo), list(column)))


@lru_cache(512)
def _bag(bag: tuple[Good, ...]) -> list[int]:
    return _encoded([bag.count(good) for good in GOODS])


@lru_cache(512)
def _coming(pile: tuple[Card, ...]) -> dict[wire.SeasonId, list[str]]:
    return _encoded(
        {
            season.value: sorted(card.id for card in pile if card.season is season)
            for season in Season
        }
    )


def _encoded(part: T) -> T:
    return cast("T", msgspec.Raw(_encode(part)))


def _points(score: Score) -> wire.Score:
    return wire.Score(
        score.total,
        score.fires,
        score.contracts,
        score.merchants,
        score.warehouse,
        score.offices,
        score.church,
        score.michaelis,
        score.port,
        score.chamber,
    )


@lru_cache(2048)
def _holdings(fields: tuple[Any, ...], deck: Deck) -> wire.Holdings:
    player = Player()
    for name, value in zip(Player.__slots__, fields, strict=True):
        setattr(player, name, value)
    return _encoded(_held(player, score_of(player, deck)))


def _held(player: Player, score: Score) -> wire.Holdings:
    return wire.Holdings(
        coins=player.coins,
        firemen=player.firemen,
        bought=player.bought,
        cards=[card.id for card in player.cards],
        contracts=[wire.Contract(card.id, goods(lacking)) for card, lacking in player.contracts],
        warehouse=goods(player.warehouse) if player.owns(Kind.WAREHOUSE) else None,
        hall=next(iter(goods(player.hall)), None),
        quay=goods(player.quay),
        score=_points(score),
    )
