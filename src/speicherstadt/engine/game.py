"""The flow of a game: starting it, legal decisions, and applying a decision."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from speicherstadt.catalog import ALL_CUBES, PLAYERS, Deck, heap, total
from speicherstadt.engine import demand, income, loading, purchase, supply
from speicherstadt.engine.decisions import Decision
from speicherstadt.engine.events import Event, Tell
from speicherstadt.engine.state import Phase, Setup, State
from speicherstadt.errors import Illegal, Malformed, Over

_Begin: TypeAlias = Callable[[State, Tell], bool]

_DEMAND: Final = Phase.DEMAND
_PURCHASE: Final = Phase.PURCHASE
_LOADING: Final = Phase.LOADING
_AFTER: Final = (Phase.DEMAND, Phase.PURCHASE, Phase.LOADING, Phase.INCOME, Phase.SUPPLY)
_BEGIN: Final[tuple[_Begin, ...]] = (
    supply.begin,
    demand.begin,
    purchase.begin,
    loading.begin,
    income.begin,
)
"""By phase: how it begins. Like `decide`, it returns whether the game now waits or is over."""


def new_game(setup: Setup, tell: Tell = None) -> State:
    """Start a game and play it up to its first decision. Refuses impossible set-ups."""
    check_setup(setup)
    state = State.start(setup)
    _go_on(state, tell)
    return state


def legal(state: State) -> Sequence[Decision]:
    """Return all legal decisions of the player at `state.seat`; none once the game is over."""
    phase = state.phase
    if phase is _DEMAND:
        return demand.legal(state)
    if phase is _PURCHASE:
        return purchase.legal(state)
    if phase is _LOADING:
        return loading.legal(state)
    return ()


def apply(state: State, decision: Decision) -> list[Event]:
    """Apply a decision and return its events; an illegal one is refused and changes nothing."""
    if state.over:
        raise Over("the game is over")
    if decision not in legal(state):
        raise Illegal(f"{decision} is not allowed now")
    events: list[Event] = []
    advance(state, decision, events.append)
    return events


def advance(state: State, decision: Decision, tell: Tell = None) -> None:
    """Apply a decision from `legal` without checking it, for search and replay."""
    phase = state.phase
    if phase is _DEMAND:
        waits = demand.decide(state, decision, tell)
    elif phase is _PURCHASE:
        waits = purchase.decide(state, decision, tell)
    elif phase is _LOADING:
        waits = loading.decide(state, decision, tell)
    else:
        raise TypeError(f"nobody decides in phase {phase.name}")
    if not waits:
        _go_on(state, tell)


def _go_on(state: State, tell: Tell) -> None:
    """Run the phases until one of them waits."""
    waits = False
    while not waits:
        state.phase = _AFTER[state.phase]
        waits = _BEGIN[state.phase](state, tell)


def check_setup(setup: Setup) -> None:
    if setup.players not in PLAYERS:
        raise Malformed(f"{setup.players} players; must be 2 to 5")
    if setup.first not in range(setup.players):
        raise Malformed(f"first player {setup.first}; must be seat 0 to {setup.players - 1}")
    _check_pile(setup.deck, setup)
    if len(setup.bag) != total(ALL_CUBES) or heap(setup.bag) != ALL_CUBES:
        raise Malformed("bag: must hold 9 cubes of each kind")


def _check_pile(deck: Deck, setup: Setup) -> None:
    needed = deck.in_play(setup.players)
    expected, found = Counter(needed), Counter(setup.pile)
    if dict(found) != dict(expected):  # much faster than comparing counters
        missing, surplus = expected - found, found - expected
        wrong = [f"lacks {card.id}" for card in missing] + [
            f"has too many {card.id}" for card in surplus
        ]
        raise Malformed(f"pile: {', '.join(wrong)} for {setup.players} players")
    for place, (card, sorted_card) in enumerate(zip(setup.pile, needed, strict=True), start=1):
        if card.season is not sorted_card.season:
            raise Malformed(
                f"pile: card {place}, {card.id}, is of season {card.season.value};"
                f" must be of season {sorted_card.season.value}"
            )
