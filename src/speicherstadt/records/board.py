"""A game at one moment as everything outside the engine sees it: the types of a board.

Record snapshots, the line protocol of programs and the web app's board all derive from the `Board`.
It shows what everyone at the table may know and nothing hidden: the rest of the pile and of the bag
is counted, and its order is never shown.

One convention holds everywhere outside the engine, as in records and their tokens: seats count
from 0, berths from 1, rounds from 1. Cards are given by id, goods by name and decisions by token.
A board is plain data that any JSON encoder can write.
"""

from typing import Literal, TypedDict, get_args

from speicherstadt.engine import Seat

GoodId = Literal["coffee", "tea", "saffron", "rubber", "carpet"]
PhaseId = Literal["supply", "demand", "purchase", "loading", "income", "over"]
SeasonId = Literal["A", "B", "C", "D", "E"]
NextKind = Literal["place", "purchase", "ask", "discard", "loading"]

GOOD_IDS: tuple[GoodId, ...] = get_args(GoodId)
"""By the number of the good."""
PHASE_IDS: tuple[PhaseId, ...] = get_args(PhaseId)
"""By the number of the phase."""


class Berth(TypedDict):
    card: str | None
    cargo: list[GoodId]
    workers: list[Seat]
    """The seats whose workers stand in the windows, the lowest first, which is asked first."""


class Contract(TypedDict):
    card: str
    lacking: list[GoodId]


class ScoreSheet(TypedDict):
    """A player's points by source, as if the game ended now and resting cubes stayed."""

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


class RestingCubes(TypedDict):
    """Loading: the cubes on the quay that rest where they lay before.

    Players see them there. They are lost like all others unless `decisions` come before `done`.
    """

    warehouse: list[GoodId]
    hall: GoodId | None
    decisions: list[str]
    """The decisions that store these cubes again."""


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


class InQueue(TypedDict):
    """A worker above a card."""

    berth: int
    place: int
    """Its index among the workers there."""


class RivalWorkers(TypedDict):
    """Demand: who else places workers after the current player's next one."""

    seats: list[Seat]
    workers: int
    """How many workers they place, all together."""


class ForgoneCard(TypedDict):
    """A later card that the current player could pay for now, but not after buying."""

    berth: int
    price: int
    first: bool
    """Nobody who is asked before them can pay."""


class Question(TypedDict):
    """What the current player is asked, and what follows from the answers."""

    worker: int | None
    """Demand: 1, 2 or 3, the worker of the current player that is placed next."""
    offer: Offer | None
    next: NextStep | None
    """None when the game is over."""
    rivals: RivalWorkers | None
    forgoes: list[ForgoneCard]
    """Purchase: what the current player gives up by buying."""
    cannot_pay: list[InQueue]
    """The workers whose owners lack the coins, now and for the rest of the round."""
    priced_out: list[InQueue]
    """The workers whose owners have exactly the price, which one more worker would raise."""


class Possessions(TypedDict):
    """What belongs to somebody, or to nobody any more."""

    players: list[Holdings]
    stock: list[int]
    """The number of coffee, tea, saffron, rubber and carpet cubes."""
    bag: list[int]
    coming: dict[SeasonId, list[str]]
    """The cards still in the pile by season, sorted by id because their order is hidden."""
    discard: list[str]


class Board(Possessions, Question):
    """Everything that players may know at one moment. Boards may share parts."""

    round: int
    rounds: int
    phase: PhaseId
    season: SeasonId
    """The season of the last card turned."""
    first: Seat
    """The player with the metal coin."""
    decides: Seat | None
    legal: list[str]
    """The legal decisions of the current player, as tokens."""
    resting: RestingCubes | None
    """Of the player who is loading; None outside the loading phase."""
    berths: list[Berth]
    ranking: list[list[Seat]] | None
    """When the game is over: the seats from best to worst; ties share an entry."""
