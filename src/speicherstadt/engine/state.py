"""The state of a game: everything that changes, and the set-up it started from.

A state is mutable, so search is fast, and its parts are immutable, so copying is cheap.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Annotated, Final, TypeAlias

from speicherstadt.catalog import NO_CUBES, Card, Cubes, Deck, Good, Kind
from speicherstadt.catalog.pickling import pickle_by_construction
from speicherstadt.engine.rules import Rules

WORKERS: Final = 3
FLOORS: Final = 8
START_COINS: Final = 5
CUBES_PER_SHIP: Final = 3
SHELVES: Final = 4

Seat: TypeAlias = int
BerthIndex: TypeAlias = Annotated[int, "berth"]
"""A berth, counted from 0 at the left; outside the engine, berths count from 1."""


class Phase(IntEnum):
    SUPPLY = 0
    DEMAND = 1
    PURCHASE = 2
    LOADING = 3
    INCOME = 4
    OVER = 5


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything fixed before the first card is turned, including all randomness."""

    deck: Deck
    players: int
    pile: tuple[Card, ...]
    """From top to bottom."""
    bag: tuple[Good, ...]
    """The cubes in the order in which they will be drawn."""
    first: Seat
    rules: Rules
    berths: int = field(init=False)
    rounds: int = field(init=False)

    def __post_init__(self) -> None:
        berths = self.players + 1
        fires = [card.kind for card in self.pile].count(Kind.FIRE)
        object.__setattr__(self, "berths", berths)
        object.__setattr__(self, "rounds", (len(self.pile) - fires) // berths)


pickle_by_construction(Setup)


class Player:
    """Everything one player owns. Made by `start` or `copy`; `Player()` alone is empty."""

    __slots__ = (
        "bought",
        "cards",
        "coins",
        "contracts",
        "hall",
        "points",
        "quay",
        "warehouse",
    )

    coins: int
    points: int
    """On the score track: gains and losses from fires."""
    cards: tuple[Card, ...]
    """In the order of purchase."""
    contracts: tuple[tuple[Card, Cubes], ...]
    """Each contract with the cubes it still lacks."""
    warehouse: Cubes
    hall: Cubes
    quay: Cubes
    """The cubes of this round's ships; while loading, all the player's goods."""
    bought: bool
    """Whether a card was bought this round."""

    @staticmethod
    def start() -> "Player":
        """Return a player at the start of a game."""
        player = Player()
        player.coins = START_COINS
        player.points = 0
        player.cards = ()
        player.contracts = ()
        player.warehouse = player.hall = player.quay = NO_CUBES
        player.bought = False
        return player

    def copy(self) -> "Player":
        twin = Player()
        twin.coins = self.coins
        twin.points = self.points
        twin.cards = self.cards
        twin.contracts = self.contracts
        twin.warehouse = self.warehouse
        twin.hall = self.hall
        twin.quay = self.quay
        twin.bought = self.bought
        return twin

    def contents(self) -> tuple[object, ...]:
        """Return everything the player owns as one value, for comparing."""
        return (
            self.coins,
            self.points,
            self.cards,
            self.contracts,
            self.warehouse,
            self.hall,
            self.quay,
            self.bought,
        )

    def owns(self, kind: Kind) -> int:
        """Count the cards of this kind."""
        number = 0
        for card in self.cards:
            if card.kind is kind:
                number += 1
        return number

    @property
    def firemen(self) -> int:
        return sum(card.value for card in self.cards if card.kind is Kind.FIREMAN)


class State:
    """A game at one moment. Made by `start` or `copy`; `State()` alone is empty."""

    __slots__ = (
        "berth",
        "cargo",
        "columns",
        "dealt",
        "discard",
        "drawn",
        "first",
        "kept",
        "phase",
        "placed",
        "players",
        "round",
        "row",
        "seat",
        "setup",
        "stock",
    )

    setup: Setup
    phase: Phase
    round: int
    """Counted from 1."""
    first: Seat
    """The player with the metal coin."""
    seat: Seat
    """The player to decide; meaningless once the game is over."""
    placed: int
    """Demand: the number of workers placed this round."""
    berth: int
    """Purchase: the berth whose card is for sale."""
    dealt: int
    """How many cards have left the pile."""
    drawn: int
    """How many cubes have left the bag."""
    row: list[Card | None]
    """The cards at the berths."""
    cargo: list[Cubes]
    """The cubes on the ships among them."""
    kept: tuple[Cubes, Cubes]
    """Loading: what lay in the player's warehouse and market hall before it began."""
    columns: list[tuple[Seat, ...]]
    """The workers above each berth, the lowest first."""
    players: list[Player]
    stock: Cubes
    discard: tuple[Card, ...]

    @staticmethod
    def start(setup: Setup) -> "State":
        """Return a game as if a round had just ended: supply comes next."""
        state = State()
        state.setup = setup
        state.phase = Phase.INCOME
        state.round = 0
        state.first = state.seat = setup.first
        state.placed = state.berth = state.dealt = state.drawn = 0
        state.row = [None] * setup.berths
        state.cargo = [NO_CUBES] * setup.berths
        state.kept = NO_CUBES, NO_CUBES
        state.columns = [()] * setup.berths
        state.players = [Player.start() for _ in range(setup.players)]
        state.stock = NO_CUBES
        state.discard = ()
        return state

    def copy(self) -> "State":
        twin = State()
        twin.setup = self.setup
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.seat = self.seat
        twin.placed = self.placed
        twin.berth = self.berth
        twin.dealt = self.dealt
        twin.drawn = self.drawn
        twin.row = self.row[:]
        twin.cargo = self.cargo[:]
        twin.kept = self.kept
        twin.columns = self.columns[:]
        twin.players = [player.copy() for player in self.players]
        twin.stock = self.stock
        twin.discard = self.discard
        return twin

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def pile(self) -> tuple[Card, ...]:
        """The rest of the pile, from the top."""
        return self.setup.pile[self.dealt :]

    @property
    def bag(self) -> tuple[Good, ...]:
        """The rest of the bag, in the order of drawing."""
        return self.setup.bag[self.drawn :]
