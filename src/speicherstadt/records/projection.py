"""Make the boards of a game: what everyone at the table may know, as plain data.

`records.board` has the types and the conventions.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any

from speicherstadt.catalog import GOODS, Card, Cubes, Deck, Kind, Season, count, spread, total
from speicherstadt.engine import (
    Phase,
    Player,
    Resting,
    Score,
    Seat,
    Setup,
    State,
    asked_next,
    forgone,
    legal,
    places_next,
    price,
    ranking,
    resting,
    rivals,
    short_of_coins,
)
from speicherstadt.engine.scoring import score_of
from speicherstadt.records.board import (
    GOOD_IDS,
    PHASE_IDS,
    Berth,
    Board,
    GoodId,
    Holdings,
    InQueue,
    NextKind,
    NextStep,
    Possessions,
    Question,
    RestingCubes,
    ScoreSheet,
    SeasonId,
)
from speicherstadt.records.notation import token

_NOTHING = object()
_NOTHING_RESTS = Resting()


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
    return Projection(state.setup).board(state, [*map(token, legal(state))])


class Projection:
    """Creates the boards of one game, one after the other.

    Most of a board does not change between two moments, and unchanged parts are reused. `finish`
    converts each new part into what the caller wants in its place, for example its encoding.
    """

    def __init__(self, setup: Setup, finish: Callable[[Any], Any] = lambda part: part) -> None:
        holdings = partial(_holdings, deck=setup.deck)
        supplies = (counts, partial(_bag, setup=setup), partial(_coming, setup=setup), _ids)
        self._berths = _Parts([_berth] * setup.berths, finish)
        self._players = _Parts([holdings] * setup.players, finish)
        self._supplies = _Parts(supplies, finish)
        self._placing: tuple[int, Possessions] | None = None
        """During demand: the round, and what only the other phases change."""

    def board(self, state: State, legal: Any) -> Board:
        """Make the board of a state; `legal` are its legal decisions as tokens, finished."""
        setup, phase = state.setup, state.phase
        rest = resting(state)
        return {
            "round": state.round,
            "rounds": setup.rounds,
            "phase": PHASE_IDS[phase],
            "season": current_season(state).value,
            "first": state.first,
            "decides": None if phase is Phase.OVER else state.seat,
            "legal": legal,
            "resting": _resting(rest) if phase is Phase.LOADING else None,
            "berths": self._berths([*zip(state.row, state.cargo, state.columns, strict=True)]),
            "ranking": [*map(list, ranking(state))] if phase is Phase.OVER else None,
            **_question(state),
            **self._possessions(state, rest),
        }

    def _possessions(self, state: State, rest: Resting) -> Possessions:
        """Everything but the workers: while they are placed, nothing else moves."""
        placing = state.phase is Phase.DEMAND
        if placing and self._placing is not None and self._placing[0] == state.round:
            return self._placing[1]
        stock, bag, coming, discard = self._supplies(
            [state.stock, state.drawn, state.dealt, state.discard]
        )
        held = [(player, _NOTHING_RESTS) for player in state.players]
        held[state.seat] = state.players[state.seat], rest
        players = self._players([(player.contents(), rest) for player, rest in held], held)
        made: Possessions = {
            "players": players,
            "stock": stock,
            "bag": bag,
            "coming": coming,
            "discard": discard,
        }
        self._placing = (state.round, made) if placing else None
        return made

    def points(self) -> list[int]:
        """Return the points of each player on the latest board."""
        return [holdings["score"]["total"] for holdings in self._players.made]


class _Parts:
    """Parts of a board, each reused as long as the value it was made from stays the same."""

    def __init__(
        self, makers: Sequence[Callable[[Any], Any]], finish: Callable[[Any], Any]
    ) -> None:
        self._makers, self._finish = makers, finish
        self._made_from: list[Any] = [_NOTHING] * len(makers)
        self._finished: list[Any] = [None] * len(makers)
        self.made: list[Any] = [None] * len(makers)
        """The parts before they were finished."""

    def __call__(self, values: list[Any], sources: Sequence[Any] | None = None) -> list[Any]:
        """Return all parts. Each is made from its source, which is its value unless given."""
        before = self._made_from
        if values != before:
            finished = self._finished.copy()  # the old list belongs to the last board
            for place, source in enumerate(sources or values):
                if values[place] != before[place]:
                    self.made[place] = made = self._makers[place](source)
                    finished[place] = self._finish(made)
            self._made_from, self._finished = values, finished
        return self._finished


def _resting(rest: Resting) -> RestingCubes:
    return {
        "warehouse": goods(rest.warehouse),
        "hall": next(iter(goods(rest.hall)), None),
        "decisions": [*map(token, rest.decisions())],
    }


def _question(state: State) -> Question:
    match state.phase:
        case Phase.DEMAND:
            question = _place_question(state.setup.players, state.seat, state.placed)
        case Phase.PURCHASE:
            question = _purchase_question(state)
        case Phase.LOADING:
            return _LOADING_QUESTION
        case _:
            return _NO_QUESTION
    short = short_of_coins(state)
    if not any(short):
        return question
    return {
        **question,
        "cannot_pay": _in_queues(short.cannot_pay),
        "priced_out": _in_queues(short.to_the_last_coin),
    }


@lru_cache(maxsize=1024)
def _place_question(players: int, seat: Seat, placed: int) -> Question:
    following = places_next(players, seat, placed)
    others = rivals(players, seat, placed)
    return {
        **_NO_QUESTION,
        "worker": placed // players + 1,
        "next": _next("purchase" if following is None else "place", following),
        "rivals": {"seats": list(others.seats), "workers": others.workers},
    }


def _purchase_question(state: State) -> Question:
    seat, cost, skipped = asked_next(state)
    return {
        **_NO_QUESTION,
        "offer": {"berth": berth_number(state.berth), "price": price(state)},
        "next": _next("discard" if seat is None else "ask", seat, cost, skipped),
        "forgoes": [
            {"berth": berth_number(berth), "price": later, "first": first}
            for berth, later, first in forgone(state)
        ],
    }


def _in_queues(workers: list[tuple[int, int]]) -> list[InQueue]:
    return [{"berth": berth_number(berth), "place": place} for berth, place in workers]


def _next(
    kind: NextKind, seat: Seat | None = None, price: int | None = None, skipped: Iterable[Seat] = ()
) -> NextStep:
    return {"kind": kind, "seat": seat, "price": price, "cannot_pay": [*skipped]}


_NO_QUESTION: Question = {
    "worker": None,
    "offer": None,
    "next": None,
    "rivals": None,
    "forgoes": [],
    "cannot_pay": [],
    "priced_out": [],
}
_LOADING_QUESTION: Question = {**_NO_QUESTION, "next": _next("loading")}


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


def _holdings(held: tuple[Player, Resting], deck: Deck) -> Holdings:
    player, rest = held
    score = score_of(player, deck)
    if rest.warehouse:
        score = score._replace(warehouse=score.warehouse + total(rest.warehouse))
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
        "score": score_sheet(score),
    }


def score_sheet(score: Score) -> ScoreSheet:
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
