"""The state of a game as everything outside the engine sees it.

Record snapshots, the line protocol of programs and the web app's board all derive from the `Board`
made here. It shows what everyone at the table may know and nothing hidden: the rest of the pile and
of the bag is counted, and its order is never shown.

One convention holds everywhere outside the engine, as in records and their tokens: seats count
from 0, berths from 1, rounds from 1. Cards are given by id, goods by name and decisions by token.
A board is plain data that any JSON encoder can write.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic, Literal, TypedDict, TypeVar, get_args

from speicherstadt.catalog import GOODS, Card, Cubes, Deck, Kind, Season, count, spread
from speicherstadt.engine import (
    Phase,
    Player,
    Score,
    Seat,
    Setup,
    State,
    asked_next,
    legal,
    places_next,
    price,
    ranking,
)
from speicherstadt.engine.scoring import score_of
from speicherstadt.records.notation import token

GoodId = Literal["coffee", "tea", "saffron", "rubber", "carpet"]
PhaseId = Literal["supply", "demand", "purchase", "loading", "income", "over"]
SeasonId = Literal["A", "B", "C", "D", "E"]
NextKind = Literal["place", "purchase", "ask", "discard", "loading"]

GOOD_IDS: tuple[GoodId, ...] = get_args(GoodId)
"""By the number of the good."""
PHASE_IDS: tuple[PhaseId, ...] = get_args(PhaseId)
"""By the number of the phase."""
_PLAYER_FIELDS = attrgetter(*Player.__slots__)
_NOTHING = object()

T = TypeVar("T")


class Berth(TypedDict):
    card: str | None
    cargo: list[GoodId]
    workers: list[Seat]
    """The seats whose workers stand in the windows, the lowest first."""


class Contract(TypedDict):
    card: str
    lacking: list[GoodId]


class ScoreSheet(TypedDict):
    """A player's points by source, as if the game ended now."""

    total: int
    fires: int
    contracts: int
    merchants: int
    warehouse: int
    offices: int
    church: int
    michaelis: int
    port: int
    chamber: int


class Holdings(TypedDict):
    """Everything one player owns."""

    coins: int
    firemen: int
    """The sum of their values."""
    bought: bool
    """Whether the player bought a card this round."""
    cards: list[str]
    """In the order of purchase, contracts included."""
    contracts: list[Contract]
    warehouse: list[GoodId] | None
    """None for a player without a warehouse."""
    hall: GoodId | None
    quay: list[GoodId]
    score: ScoreSheet


class Offer(TypedDict):
    """Purchase: the card for sale and its price for the current player."""

    berth: int
    """Counted from 1."""
    price: int


class NextStep(TypedDict):
    """What follows if the current player places a worker or passes.

    `place`: `seat` places the next worker. `purchase`: this was the last worker. `ask`: `seat` is
    asked next, for `price`. `discard`: nobody else can buy the card. `loading`: loading continues.
    """

    kind: NextKind
    seat: Seat | None
    price: int | None
    cannot_pay: list[Seat]
    """The seats skipped before that because they cannot pay, one entry for each worker."""


class Possessions(TypedDict):
    """What belongs to somebody, or to nobody any more."""

    players: list[Holdings]
    stock: list[int]
    """The number of coffee, tea, saffron, rubber and carpet cubes."""
    bag: list[int]
    coming: dict[SeasonId, list[str]]
    """The cards still in the pile by season, sorted by id because their order is hidden."""
    discard: list[str]


class Board(Possessions):
    """Everything that players may know at one moment. Boards may share parts."""

    round: int
    rounds: int
    phase: PhaseId
    season: SeasonId
    """The season of the last card turned."""
    first: Seat
    """The player with the metal coin."""
    decides: Seat | None
    worker: int | None
    """Demand: 1, 2 or 3, the worker of the current player that is placed next."""
    legal: list[str]
    """The legal decisions of the current player, as tokens."""
    offer: Offer | None
    next: NextStep | None
    """None when the game is over."""
    berths: list[Berth]
    ranking: list[list[Seat]] | None
    """When the game is over: the seats from best to worst; ties share an entry."""


def berth_number(berth: int) -> int:
    """Return the number, from 1, of a berth that the engine counts from 0."""
    return berth + 1


def current_season(state: State) -> Season:
    """Return the season of the last card turned."""
    return state.setup.pile[max(state.dealt - 1, 0)].season


@lru_cache(maxsize=4096)
def goods(cubes: Cubes) -> list[GoodId]:
    """Name every cube of a heap. The list is cached, so do not change it."""
    return [GOOD_IDS[good] for good in spread(cubes)]


def counts(cubes: Cubes) -> list[int]:
    """Count the cubes of each good, in the order of `GOOD_IDS`."""
    return [count(cubes, good) for good in GOODS]


def project(state: State) -> Board:
    """Make the board of one state."""
    return Projection(state.setup).board(state, map(token, legal(state)))


class Projection:
    """Creates the boards of one game, one after the other.

    Most of a board does not change between two moments, and unchanged parts are reused. `finish`
    converts each new part into what the caller wants in its place, for example its encoding.
    """

    def __init__(self, setup: Setup, finish: Callable[[Any], Any] = lambda part: part) -> None:
        self._berths = [_Part(_berth, finish) for _ in range(setup.berths)]
        self._players = [_Part(_holdings, finish) for _ in range(setup.players)]
        self._stock = _Part(counts, finish)
        self._bag = _Part(_bag, finish)
        self._coming = _Part(_coming, finish)
        self._discard = _Part(_ids, finish)
        self._placing: tuple[int, Possessions] | None = None
        """During demand: the round, and what only the other phases change."""

    def board(self, state: State, legal: Iterable[str]) -> Board:
        """Make the board of a state; `legal` are its legal decisions as tokens."""
        setup = state.setup
        berths = zip(self._berths, state.row, state.cargo, state.columns, strict=True)
        return {
            "round": state.round,
            "rounds": setup.rounds,
            "phase": PHASE_IDS[state.phase],
            "season": current_season(state).value,
            "first": state.first,
            "decides": None if state.over else state.seat,
            "worker": state.placed // setup.players + 1 if state.phase is Phase.DEMAND else None,
            "legal": list(legal),
            "offer": _offer(state),
            "next": _next(state),
            "berths": [part((card, cargo, column)) for part, card, cargo, column in berths],
            "ranking": [list(seats) for seats in ranking(state)] if state.over else None,
            **self._possessions(state),
        }

    def _possessions(self, state: State) -> "Possessions":
        """Everything but the workers: while they are placed, nothing else moves."""
        placing = state.phase is Phase.DEMAND
        if placing and self._placing is not None and self._placing[0] == state.round:
            return self._placing[1]
        setup = state.setup
        players = zip(self._players, state.players, strict=True)
        made: Possessions = {
            "players": [part(_PLAYER_FIELDS(each), each, setup.deck) for part, each in players],
            "stock": self._stock(state.stock),
            "bag": self._bag(state.drawn, setup),
            "coming": self._coming(state.dealt, setup),
            "discard": self._discard(state.discard),
        }
        self._placing = (state.round, made) if placing else None
        return made

    def points(self) -> list[int]:
        """Return the points of each player on the latest board."""
        return [part.made["score"]["total"] for part in self._players]


class _Part(Generic[T]):
    """A part of a board, reused as long as its input values stay the same."""

    __slots__ = ("_finish", "_finished", "_made_from", "_make", "made")

    def __init__(self, make: Callable[..., T], finish: Callable[[T], T]) -> None:
        self._make, self._finish = make, finish
        self._made_from: Any = _NOTHING
        self.made: T
        """The part before it was finished."""

    def __call__(self, made_from: Any, *context: Any) -> T:
        if made_from != self._made_from:
            self.made = self._make(made_from, *context)
            self._finished = self._finish(self.made)
            self._made_from = made_from
        return self._finished


def _offer(state: State) -> Offer | None:
    if state.phase is not Phase.PURCHASE:
        return None
    return {"berth": berth_number(state.berth), "price": price(state)}


def _next(state: State) -> NextStep | None:
    kind: NextKind
    match state.phase:
        case Phase.DEMAND:
            seat = places_next(state)
            kind = "purchase" if seat is None else "place"
            return {"kind": kind, "seat": seat, "price": None, "cannot_pay": []}
        case Phase.PURCHASE:
            seat, cost, cannot_pay = asked_next(state)
            kind = "discard" if seat is None else "ask"
            return {"kind": kind, "seat": seat, "price": cost, "cannot_pay": list(cannot_pay)}
        case Phase.LOADING:
            return {"kind": "loading", "seat": None, "price": None, "cannot_pay": []}
        case _:
            return None


def _berth(parts: tuple[Card | None, Cubes, tuple[Seat, ...]]) -> Berth:
    card, cargo, column = parts
    return {"card": card.id if card else None, "cargo": goods(cargo), "workers": list(column)}


def _bag(drawn: int, setup: Setup) -> list[int]:
    left = setup.bag[drawn:]
    return [left.count(good) for good in GOODS]


def _coming(dealt: int, setup: Setup) -> dict[SeasonId, list[str]]:
    left = setup.pile[dealt:]
    return {
        season.value: sorted(card.id for card in left if card.season is season) for season in Season
    }


def _ids(cards: tuple[Card, ...]) -> list[str]:
    return [card.id for card in cards]


def _holdings(_fields: tuple[Any, ...], player: Player, deck: Deck) -> Holdings:
    return {
        "coins": player.coins,
        "firemen": player.firemen,
        "bought": player.bought,
        "cards": _ids(player.cards),
        "contracts": [
            {"card": card.id, "lacking": goods(lacking)} for card, lacking in player.contracts
        ],
        "warehouse": goods(player.warehouse) if player.owns(Kind.WAREHOUSE) else None,
        "hall": next(iter(goods(player.hall)), None),
        "quay": goods(player.quay),
        "score": _score_sheet(score_of(player, deck)),
    }


def _score_sheet(score: Score) -> ScoreSheet:
    return {
        "total": score.total,
        "fires": score.fires,
        "contracts": score.contracts,
        "merchants": score.merchants,
        "warehouse": score.warehouse,
        "offices": score.offices,
        "church": score.church,
        "michaelis": score.michaelis,
        "port": score.port,
        "chamber": score.chamber,
    }
