"""A state as the wire shows it: what everybody may know, and nothing of what is hidden."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Generic, TypeVar, cast, get_args

import msgspec

from speicherstadt.catalog import GOODS, Card, Cubes, Deck, Kind, Season, count
from speicherstadt.engine import Phase, Player, Seat, Setup, State, price, ranking
from speicherstadt.engine.scoring import score_of
from speicherstadt.server import wire
from speicherstadt.server.translation import GOOD_IDS, goods

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode
_FIELDS = attrgetter(*Player.__slots__)
_PHASES: tuple[wire.PhaseId, ...] = get_args(wire.PhaseId)


class Boards:
    """The boards of one game, one after the other.

    Most of a board is as it was a moment ago: what has not changed is not encoded again.
    """

    def __init__(self, setup: Setup) -> None:
        self._berths = [_Kept(_berth) for _ in range(setup.berths)]
        self._players = [_Kept(_holdings) for _ in range(setup.players)]
        self._stock = _Kept(_stock)
        self._bag = _Kept(_bag)
        self._coming = _Kept(_coming)
        self._discard = _Kept(_discard)

    def board(self, state: State, legal: Iterable[str]) -> wire.Board:
        setup = state.setup
        players = zip(self._players, state.players, strict=True)
        berths = zip(self._berths, state.row, state.cargo, state.columns, strict=True)
        return wire.Board(
            round=state.round,
            rounds=setup.rounds,
            phase=_PHASES[state.phase],
            season=setup.pile[max(state.dealt - 1, 0)].season.value,
            first=state.first,
            decides=None if state.over else state.seat,
            worker=state.placed // setup.players + 1 if state.phase is Phase.DEMAND else None,
            legal=list(legal),
            offer=wire.Offer(state.berth, price(state)) if state.phase is Phase.PURCHASE else None,
            next=None,
            berths=[kept((card, cargo, column)) for kept, card, cargo, column in berths],
            players=[kept(_FIELDS(player), player, setup.deck) for kept, player in players],
            stock=self._stock(state.stock),
            bag=self._bag(state.drawn, setup),
            coming=self._coming(state.dealt, setup),
            discard=self._discard(state.discard),
            ranking=[list(seats) for seats in ranking(state)] if state.over else None,
        )


_NOTHING = object()


class _Kept(Generic[T]):
    """A part of the board, encoded, as long as it is made of the same."""

    __slots__ = ("_encoded", "_make", "_of")

    def __init__(self, make: Callable[..., T]) -> None:
        self._make = make
        self._of: Any = _NOTHING

    def __call__(self, of: Any, *within: Any) -> T:
        if of != self._of:
            self._encoded = cast("T", msgspec.Raw(_encode(self._make(of, *within))))
            self._of = of
        return self._encoded


def deck_of(deck: Deck) -> wire.DeckInfo:
    return wire.DeckInfo(
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


def _berth(of: tuple[Card | None, Cubes, tuple[Seat, ...]]) -> wire.Berth:
    card, cargo, column = of
    return wire.Berth(card.id if card else None, goods(cargo), list(column))


def _stock(stock: Cubes) -> list[int]:
    return [count(stock, good) for good in GOODS]


def _bag(drawn: int, setup: Setup) -> list[int]:
    left = setup.bag[drawn:]
    return [left.count(good) for good in GOODS]


def _coming(dealt: int, setup: Setup) -> dict[wire.SeasonId, list[str]]:
    left = setup.pile[dealt:]
    return {
        season.value: sorted(card.id for card in left if card.season is season) for season in Season
    }


def _discard(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def _holdings(_fields: tuple[Any, ...], player: Player, deck: Deck) -> wire.Holdings:
    score = score_of(player, deck)
    return wire.Holdings(
        coins=player.coins,
        firemen=player.firemen,
        bought=player.bought,
        cards=[card.id for card in player.cards],
        contracts=[wire.Contract(card.id, goods(lacking)) for card, lacking in player.contracts],
        warehouse=goods(player.warehouse) if player.owns(Kind.WAREHOUSE) else None,
        hall=next(iter(goods(player.hall)), None),
        quay=goods(player.quay),
        score=wire.ScoreSheet(score.total, *score),
    )
