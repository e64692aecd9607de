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
_Legal: TypeAlias = Callable[[State], Sequence[Decision]]
_Decide: TypeAlias = Callable[[State, Decision, Tell], bool]


def _nothing(state: State) -> tuple[Decision, ...]:
    return ()


def _nobody(state: State, decision: Decision, tell: Tell) -> bool:
    raise TypeError(f"nobody decides in phase {state.phase.name}")


# By phase: how it begins, which decisions are legal in it, and what a decision does. The first and
# the last return whether the game now waits for a decision or is over.
_BEGIN: Final[tuple[_Begin, ...]] = (
    supply.begin,
    demand.begin,
    purchase.begin,
    loading.begin,
    income.begin,
)
_LEGAL: Final[tuple[_Legal, ...]] = (
    _nothing,
    demand.legal,
    purchase.legal,
    loading.legal,
    _nothing,
    _nothing,
)
_DECIDE: Final[tuple[_Decide, ...]] = (
    _nobody,
    demand.decide,
    purchase.decide,
    loading.decide,
    _nobody,
    _nobody,
)
_AFTER: Final = (Phase.DEMAND, Phase.PURCHASE, Phase.LOADING, Phase.INCOME, Phase.SUPPLY)


def new_game(setup: Setup, tell: Tell = None) -> State:
    """Start a game and play it up to its first decision. Refuses impossible set-ups."""
    check_setup(setup)
    state = State.start(setup)
    _go_on(state, tell)
    return state


def legal(state: State) -> Sequence[Decision]:
    """Return all legal decisions of the player at `state.seat`; none once the game is over."""
    return _LEGAL[state.phase](state)


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
    waits = _DECIDE[state.phase](state, decision, tell)
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
    missing = Counter(needed) - Counter(setup.pile)
    surplus = Counter(setup.pile) - Counter(needed)
    if missing or surplus:
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
