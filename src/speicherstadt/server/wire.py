"""The wire types: every request, answer and live message.

Cards and decisions are given by the ids and tokens of records. Seats count from 0, berths from 1,
as everywhere outside the engine (see `records.projection`, which also defines the `Board`). The
OpenAPI document and the web app's `wire.ts` are generated from these types.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from speicherstadt.bots import reasons
from speicherstadt.engine import events
from speicherstadt.records.projection import Board, GoodId, PhaseId, SeasonId
from speicherstadt.server.translation import wire_union

Event: TypeAlias = wire_union(events.Event)  # type: ignore[valid-type]  # derived from engine.events
Reason: TypeAlias = wire_union(reasons.Reason)  # type: ignore[valid-type]  # and bots.reasons

TableId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
EntryNumber: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
PersonName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Contribution: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
"""16 random bytes, in hexadecimal, that a seat's client mixes into the shuffle."""
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""A decision in the notation of records."""
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
TokenName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

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
    """A request. Unknown fields are refused."""


# What happens at a table


class Step(Struct):
    """One entry of a table's log and the events it caused. Number 0 is the set-up."""

    number: int
    seat: int | None
    decision: str | None
    """As a token; None for the set-up and for an undo."""
    back_to: int | None
    """Undo: the number of decisions that remain."""
    decided: int
    """The number of decisions after this entry, without undone ones."""
    by_bot: bool
    events: list[Event]


class Moment(Struct):
    """A step and the board it led to."""

    step: Step
    board: Board
    undo: int | None
    """How far the last player may go back, as a number of decisions; None if not at all."""


class ChatMessage(Struct):
    number: int
    seat: int | None
    name: str
    text: str
    at: str


class Chair(Struct):
    name: str | None
    """None for an empty seat and for a bot, which is shown by its level."""
    guest: str | None
    """The public id of the person whose seat it is."""
    bot: str | None
    """The bot that plays here; if there is a guest, it stands in for them."""
    present: bool
    """True for a bot, and for a person who has the table open."""
    away: bool
    """True for a person who has the table open only in the background."""
    contributed: bool
    """Whether this seat's client contributed to the shuffle."""


class Origin(Struct):
    """The game this one was forked from."""

    table: str | None
    at: int


class Room(Struct):
    """A table without its game: who sits where, who watches, and its settings."""

    id: TableId
    status: Status
    public: bool
    hints: bool
    host: str
    created: str
    chairs: list[Chair]
    watching: int
    commitment: str
    """SHA-256 of the server's secret, fixed before anyone sat down."""
    origin: Origin | None
    rematch: str | None
    """The table of the rematch."""


class Table(Struct):
    """Everything about a table at once."""

    room: Room
    moment: Moment | None
    """None before the game has begun."""
    story: list[Step]
    chat: list[ChatMessage]


# The lobby


class TableSummary(Struct):
    id: TableId
    status: Status
    public: bool
    chairs: list[Chair]
    round: int
    """0 before the game has begun."""
    rounds: int
    phase: PhaseId | None
    """None before the game has begun."""
    decides: int | None
    points: list[int] | None
    """By seat, as if the game ended now; None before it has begun."""
    created: str
    changed: str


class TablePage(Struct):
    """Part of a list of tables, the latest first."""

    tables: list[TableSummary]
    next: str | None
    """Request the next page with `before=…`; None on the last page."""


class LobbyPages(Struct):
    """Where the next page of each list starts, as in `TablePage.next`."""

    mine: str | None
    open: str | None
    running: str | None
    finished: str | None


class Lobby(Struct):
    """The first page of each list: my tables and the public ones."""

    mine: list[TableSummary]
    open: list[TableSummary]
    running: list[TableSummary]
    finished: list[TableSummary]
    next: LobbyPages


# What the server sends over the live connection


class RoomMessage(Struct, tag_field="type", tag="room"):
    """Seats, presence or settings have changed."""

    room: Room


class MomentMessage(Struct, tag_field="type", tag="moment"):
    at: str
    """The client's position after this message: N.M, the numbers of the last log entry and the
    last chat message. A client that reconnects with `after=N.M` misses nothing."""
    moment: Moment


class ChatNotice(Struct, tag_field="type", tag="chat"):
    at: str
    message: ChatMessage


class Reset(Struct, tag_field="type", tag="reset"):
    """The client is ahead of the server and must reload: this is the whole table."""

    at: str
    table: Table


class Stop(Struct, tag_field="type", tag="stop"):
    """The server is stopping; reconnect after this time."""

    retry_ms: int


class Done(Struct, tag_field="type", tag="done"):
    """The command with this id was carried out and is stored on disk.

    Its result is included here; everyone else gets it as a separate message.
    """

    id: int
    at: str | None = None
    moment: Moment | None = None
    """After `decide` and `undo`."""
    message: ChatMessage | None = None
    """After `chat`."""


class Failed(Struct, tag_field="type", tag="error"):
    """The command with this id was refused; nothing has changed."""

    id: int | None
    """None if the command could not be read."""
    code: ErrorCode
    message: str


ServerMessage: TypeAlias = RoomMessage | MomentMessage | ChatNotice | Reset | Stop | Done | Failed


# People


class Me(Struct):
    guest: str | None
    """The public id; a person's seats have the same one."""
    name: str | None


class NewName(Strict):
    name: PersonName


class NewToken(Strict):
    name: TokenName | None = None
    """An existing token with this name is replaced; without a name, a free one is chosen."""


class ApiToken(Struct):
    """An access token for programs, sent as `Authorization: Bearer …`. It is shown only once."""

    name: str
    token: str


class TokenInfo(Struct):
    """A program's token, without the token itself."""

    name: str
    created: str


class Code(Struct):
    """A code for continuing on another device. It works once, for a few minutes."""

    code: str
    seconds: int


class UseCode(Strict):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


# Requests about a table


class NewTable(Strict):
    players: Annotated[int, Meta(ge=2, le=5)]
    public: bool = False
    hints: bool = True
    bots: Annotated[list[BotName], Meta(max_length=4)] = []
    """Bots take the last seats; the host takes the first."""
    start: bool = False
    contribution: Contribution | None = None


class Import(Strict):
    record: Annotated[str, Meta(max_length=1_000_000)]


class Join(Strict):
    seat: SeatNumber | None = None
    """The first free seat by default."""
    name: PersonName | None = None
    """For a second person in the same browser; the guest's own name by default."""
    contribution: Contribution | None = None


class AtSeat(Strict):
    seat: SeatNumber


class Decide(Strict):
    number: EntryNumber
    """The number of the last log entry; if the client is behind, the request is stale."""
    seat: SeatNumber
    decision: Token


class Undo(Strict):
    number: EntryNumber
    seat: SeatNumber
    back_to: EntryNumber


class Say(Strict):
    text: ChatText


class PutBot(Strict):
    seat: SeatNumber
    bot: BotName


class Contribute(Strict):
    contribution: Contribution


class Fork(Strict):
    at: EntryNumber
    """The number of decisions to keep."""
    seat: SeatNumber = 0
    """The seat to take."""


# Commands over the live connection, each with an id of the client's choice

CommandId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class DecideCommand(Decide, tag_field="type", tag="decide"):
    id: CommandId


class UndoCommand(Undo, tag_field="type", tag="undo"):
    id: CommandId


class ChatCommand(Say, tag_field="type", tag="chat"):
    id: CommandId


class PresenceCommand(Strict, tag_field="type", tag="presence"):
    """Whether the person is looking at the table or has it open in the background."""

    away: bool
    id: CommandId


Command: TypeAlias = DecideCommand | UndoCommand | ChatCommand | PresenceCommand


# Answers about a game


class HintInfo(Struct):
    decision: str
    chance: float
    points: float
    reasons: list[Reason]


class CardUse(Struct):
    """What the card at a berth would do for a player now."""

    berth: int
    """Counted from 1."""
    reason: Reason


class ProofInfo(Struct):
    """The inputs of the shuffle; the secret is published when the game is over."""

    table: str
    players: int
    commitment: str
    contributions: list[str]
    """By seat; empty for a seat that contributed nothing."""
    secret: str | None
    origin: int | None
    """In a fork: how many decisions were kept before the rest was reshuffled."""
    sound: bool | None
    """Whether pile and bag follow from secret and contributions; None before the end."""


class BotInfo(Struct):
    name: str
    ours: bool
    """Whether the locales have a name and a description for it."""


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


class DeckInfo(Struct):
    name: str
    cards: list[CardFace]
    office_points: list[int]
    removed: dict[str, list[str]]


class Problem(Struct):
    """Why a request was refused; nothing has changed."""

    code: ErrorCode
    message: str


class Health(Struct):
    status: Literal["ok"]
    version: str
    tables: int
