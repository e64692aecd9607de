"""What goes over the wire: every request, answer and message of a stream as a type.

Cards and decisions travel as the ids and tokens of a record; seats and berths count from 0. The
same types make the OpenAPI document and the web app's `wire.ts`.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from speicherstadt.bots import reasons
from speicherstadt.engine import events
from speicherstadt.server.translation import GoodId, wire_union

Event: TypeAlias = wire_union(events.Event)  # type: ignore[valid-type]  # made of engine.events
Reason: TypeAlias = wire_union(reasons.Reason)  # type: ignore[valid-type]  # of bots.reasons

TableId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
EntryNumber: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Contribution: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""What a seat's client mixes into the shuffle: 16 random bytes of its own."""

PhaseId = Literal["supply", "demand", "purchase", "loading", "income", "over"]
SeasonId = Literal["A", "B", "C", "D", "E"]
Status = Literal["gathering", "playing", "over"]
ErrorCode = Literal[
    "malformed",
    "illegal",
    "stale",
    "over",
    "not-your-turn",
    "not-your-seat",
    "forbidden",
    "unknown",
    "full",
    "not-started",
    "cannot-undo",
    "too-large",
    "too-many",
    "unavailable",
]


class Strict(Struct, forbid_unknown_fields=True):
    """A request: what is not asked for is refused."""


# The board: all that may be known at one moment


class Berth(Struct):
    card: str | None
    cargo: list[GoodId]
    workers: list[int]
    """The seats whose workers stand in the windows, the lowest first."""


class Contract(Struct):
    card: str
    lacking: list[GoodId]


class Score(Struct):
    """Points if the game ended now, by source."""

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


class Holdings(Struct):
    """What lies before one player."""

    coins: int
    firemen: int
    bought: bool
    cards: list[str]
    """In the order of purchase, contracts included."""
    contracts: list[Contract]
    warehouse: list[GoodId] | None
    """None without the card."""
    hall: GoodId | None
    quay: list[GoodId]
    score: Score


class Offer(Struct):
    """Purchase: the card for sale and what it costs the one who is asked."""

    berth: int
    price: int


class Board(Struct):
    round: int
    rounds: int
    phase: PhaseId
    season: SeasonId
    """Of the card on top of the pile, or of the last one turned."""
    first: int
    """Who has the metal coin."""
    decides: int | None
    worker: int | None
    """Demand: the 1st, 2nd or 3rd worker is being placed."""
    legal: list[str]
    """What the player who decides may do, as tokens."""
    offer: Offer | None
    berths: list[Berth]
    players: list[Holdings]
    stock: list[int]
    """How many cubes of coffee, tea, saffron, rubber, carpet."""
    bag: list[int]
    coming: dict[SeasonId, list[str]]
    """The cards still in the pile by season, sorted: their order is nobody's to know."""
    discard: list[str]
    ranking: list[list[int]] | None
    """When the game is over: the seats from best to worst, those who share a place together."""


# What happens at a table


class Step(Struct):
    """One entry of a table's log, and what followed from it. Number 0 is the set-up."""

    number: int
    seat: int | None
    decision: str | None
    """As a token; None for the set-up and for a step back."""
    back_to: int | None
    """A step back: how many decisions of the game still count."""
    decided: int
    """How many decisions of the game count after this entry."""
    by_bot: bool
    events: list[Event]


class Moment(Struct):
    """A step with the board it led to."""

    step: Step
    board: Board
    undo: int | None
    """The number of decisions to which the one who decided last may go back, if any."""


class Said(Struct):
    number: int
    seat: int | None
    name: str
    text: str
    at: str


class Chair(Struct):
    name: str | None
    """None for a bot, which goes by what it is, and for an empty seat."""
    guest: str | None
    """The public id of the person whose seat it is."""
    bot: str | None
    """Who plays: with a guest, it stands in for them."""
    present: bool
    contributed: bool
    """Whether the shuffle holds something of this seat's client."""


class Origin(Struct):
    """The game from which this one was forked."""

    table: str | None
    at: int


class Room(Struct):
    id: TableId
    status: Status
    public: bool
    hints: bool
    host: str
    created: str
    chairs: list[Chair]
    watching: int
    commitment: str
    """SHA-256 of the server's secret, fixed before anybody sat down."""
    origin: Origin | None
    rematch: str | None
    """The table where this round of players meets again."""


class Table(Struct):
    """Everything at once: what a page needs before it listens to the stream."""

    room: Room
    moment: Moment | None
    """None before the game has begun."""
    story: list[Step]
    chat: list[Said]


class Listing(Struct):
    id: TableId
    status: Status
    public: bool
    chairs: list[Chair]
    round: int
    rounds: int
    decides: int | None
    points: list[int] | None
    created: str
    changed: str


class Tables(Struct):
    mine: list[Listing]
    open: list[Listing]
    running: list[Listing]
    finished: list[Listing]


class Stop(Struct):
    """The server is going down for a moment: come back."""

    retry_ms: int


# People


class Me(Struct):
    guest: str | None
    """The public id, by which a person's seats are known."""
    name: str | None


class NewName(Strict):
    name: PersonName


class Token(Struct):
    """For programs: send it as `Authorization: Bearer …`."""

    token: str


class Code(Struct):
    """Moves a person to another device: once, within some minutes."""

    code: str
    seconds: int


class UseCode(Strict):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


# What can be asked of a table


class NewTable(Strict):
    players: Annotated[int, Meta(ge=2, le=5)]
    public: bool = False
    hints: bool = True
    bots: Annotated[list[BotName], Meta(max_length=4)] = []
    """They take the last seats; one's own is the first."""
    start: bool = False
    contribution: Contribution | None = None


class Import(Strict):
    record: Annotated[str, Meta(max_length=1_000_000)]


class Join(Strict):
    seat: SeatNumber | None = None
    """Else the first free one."""
    name: PersonName | None = None
    """For a second person at the same browser; else one's own."""
    contribution: Contribution | None = None


class AtSeat(Strict):
    seat: SeatNumber


class Decide(Strict):
    number: EntryNumber
    """How many entries the log had when this was decided; any other is stale."""
    seat: SeatNumber
    decision: Annotated[str, Meta(min_length=1, max_length=80)]


class Undo(Strict):
    number: EntryNumber
    seat: SeatNumber
    back_to: EntryNumber


class Say(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class PutBot(Strict):
    seat: SeatNumber
    bot: BotName


class Contribute(Strict):
    contribution: Contribution


class Fork(Strict):
    at: EntryNumber
    """How many decisions of the game to keep."""
    seat: SeatNumber = 0
    """Where one sits down."""


class Hint(Struct):
    decision: str
    chance: float
    points: float
    reasons: list[Reason]


class Worth(Struct):
    """What the card at a berth would do for a player now."""

    berth: int
    reason: Reason


class Proof(Struct):
    """How the shuffle came about; the secret is told when the game is over."""

    table: str
    players: int
    commitment: str
    contributions: list[str]
    """By seat; empty where nothing was contributed."""
    secret: str | None
    origin: int | None
    """In a fork: how many decisions were taken over before the rest was shuffled anew."""
    sound: bool | None
    """Whether pile and bag follow from the secret and the contributions, once it is told."""


class BotInfo(Struct):
    name: str
    ours: bool
    """Whether the languages have a name and a description for it."""


class CardFace(Struct):
    id: str
    kind: str
    season: SeasonId
    copies: int
    points: int
    value: int
    good: GoodId | None
    wants: list[GoodId]
    reconstructed: list[str]


class Deck(Struct):
    name: str
    cards: list[CardFace]
    office_points: list[int]
    removed: dict[str, list[str]]


class Problem(Struct):
    """Something was wrong with a request; nothing has changed."""

    code: ErrorCode
    message: str


class Health(Struct):
    status: Literal["ok"]
    version: str
    tables: int
