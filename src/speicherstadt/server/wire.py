"""The wire types: every request, answer and live message.

Cards and decisions are given by the ids and tokens of records. Seats count from 0, berths from 1,
as everywhere outside the engine (see `records.board`, which also defines the `Board`). The
OpenAPI document and the web app's `wire.ts` are generated from these types.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from speicherstadt.bots import reasons
from speicherstadt.bots.characters import BotEmblem
from speicherstadt.engine import events
from speicherstadt.records.board import Board, GoodId, PhaseId, SeasonId
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
Commitment: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""SHA-256 of "speicherstadt contribution 2⏎TABLE⏎SEAT⏎CONTRIBUTION", in hexadecimal."""
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""A decision in the notation of records."""
TakebackId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{8}$", max_length=8)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
TokenName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
PersonEmblem = Literal[
    "lighthouse",
    "lantern",
    "sailboat",
    "star",
    "moon",
    "sun",
    "compass",
    "barrel",
    "gable",
    "bridge",
    "cup",
    "heart",
]
"""The emblems that people choose from. Bots have others."""
Emblem: TypeAlias = PersonEmblem | BotEmblem

MOST_AT_ONCE = 32
"""How many decisions one request can make; no loading takes more."""

Status = Literal["gathering", "opening", "playing", "over", "closed"]
"""`opening`: the game was started, and clients open their contributions to the shuffle."""
ListedStatus = Literal["gathering", "opening", "playing", "over", "closed", "abandoned"]
"""`abandoned`: a running game that nobody has touched for a long time."""
TakebackPolicy = Literal["off", "ask", "free"]
"""Beyond one's own last decisions, nothing may be taken back (`off`), all other people have to
agree (`ask`), or everything may be, because only bots play against one person (`free`)."""
TakebackOutcome = Literal["open", "accepted", "declined", "withdrawn", "expired", "overtaken"]
"""`overtaken`: somebody decided in the meantime."""
ErrorCode = Literal[
    "malformed",
    "illegal",
    "stale",
    "over",
    "closed",
    "not-your-turn",
    "not-your-seat",
    "forbidden",
    "unknown",
    "full",
    "name-taken",
    "unreadable-name",
    "not-started",
    "cannot-undo",
    "undo-limit",
    "takeback-open",
    "no-takeback",
    "too-large",
    "too-many",
    "day-limit",
    "guest-limit",
    "table-limit",
    "storage-limit",
    "token-limit",
    "wrong-host",
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
    allowed_by: list[int]
    """Undo: the seats that were asked for it and agreed."""
    decided: int
    """The number of decisions after this entry, without undone ones."""
    by_bot: bool
    stays: bool
    """Loading: the decision only stores a cube again that lay there before the loading. Players see
    no change, so whoever shows the log can leave it out, and an undo can go back past it."""
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
    """The seat of the player who wrote it; None for a spectator."""
    spectator: bool
    name: str
    text: str
    at: str


class Chair(Struct):
    name: str | None
    """None for an empty seat. A bot plays as a character with a name, such as Wiebke the senator;
    one from another package has no name, and is shown by its kind."""
    emblem: Emblem | None
    """A small picture that nobody else at the table has; it stays the same for the whole game.
    None for an empty seat."""
    guest: str | None
    """The public id of the person whose seat it is."""
    bot: str | None
    """The bot that plays here; if there is a guest, it stands in for them."""
    present: bool
    """True for a bot, and for a person who has the table open."""
    away: bool
    """True for a person who has the table open only in the background."""


class SeatContribution(Struct):
    """What a seat adds to the shuffle, as far as everyone may know."""

    commitment: str
    """Empty for a seat that committed to nothing. It contributes nothing."""
    opened: bool
    """Whether the contribution was opened. If not, its commitment takes its place."""


class Origin(Struct):
    """The game this one was forked from."""

    table: str | None
    at: int


class Takeback(Struct):
    """A request to take a decision back, open or ended."""

    id: TakebackId
    seat: int
    """Who asks."""
    back_to: int
    """The number of decisions that would remain."""
    outcome: TakebackOutcome
    accepted: list[int]
    """The seats whose people have agreed."""
    waiting: list[int]
    """The seats whose people have not answered."""
    ended_by: int | None
    """The seat that declined, or that decided in the meantime."""


class DailyRoom(Struct):
    """That the deal of a day is played here."""

    day: str
    """As in `2026-11-16`, in UTC."""
    scored: bool
    """Whether this is the player's one attempt that counts."""


class Room(Struct):
    """A table without its game: who sits where, who watches, and its settings."""

    id: TableId
    status: Status
    public: bool
    hints: bool
    spectator_chat: bool
    """Whether spectators may write in the chat."""
    host: str
    created: str
    chairs: list[Chair]
    watching: int
    commitment: str
    """SHA-256 of the server's secret, fixed before anyone sat down. Keep it and compare."""
    contributions: list[SeatContribution]
    """By seat."""
    origin: Origin | None
    rematch: str | None
    """The table of the rematch."""
    practice: bool
    """Whether decisions were taken back after something was revealed or bots had acted."""
    takeback_policy: TakebackPolicy
    takeback: Takeback | None
    """The latest request; None if there was none since the table was opened."""
    daily: DailyRoom | None
    """None at all other tables."""


class Table(Struct):
    """Everything about a table at once."""

    room: Room
    moment: Moment | None
    """None before the game has begun."""
    story: list[Step]
    chat: list[ChatMessage]
    """The latest 500 messages."""


# The lobby


class TableSummary(Struct):
    id: TableId
    status: ListedStatus
    public: bool
    practice: bool
    """Whether decisions were taken back after something was revealed or bots had acted."""
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


class Replaced(Struct, tag_field="type", tag="replaced"):
    """This person has opened the table too often; the newest connections stay. Do not reconnect."""

    most: int
    """How many connections to a table a player can have."""


class Done(Struct, tag_field="type", tag="done"):
    """The command with this id was carried out and is stored on disk.

    Its result is included here; everyone else gets it as a separate message.
    """

    id: int
    at: str | None = None
    moment: Moment | None = None
    """After `decide`, `undo`, and the answer that allows a takeback. If `decide` made several
    decisions, the moments before this one are sent as separate messages before it."""
    message: ChatMessage | None = None
    """After `chat`."""


class Failed(Struct, tag_field="type", tag="error"):
    """The command with this id was refused; nothing has changed."""

    id: int | None
    """None if the command could not be read."""
    code: ErrorCode
    message: str


ServerMessage: TypeAlias = (
    RoomMessage | MomentMessage | ChatNotice | Reset | Stop | Replaced | Done | Failed
)


# People


class Me(Struct):
    guest: str | None
    """The public id; a person's seats have the same one."""
    name: str | None
    emblem: PersonEmblem | None
    """The emblem I chose, or the one I have by default; None without a name."""


class NewName(Strict):
    name: PersonName


class NewEmblem(Strict):
    """The emblem for the next tables I sit down at. Another one is taken where somebody has it."""

    emblem: PersonEmblem


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


class SessionInfo(Struct):
    """A browser in which I am signed in."""

    id: str
    browser: str
    """Browser and system, such as `Firefox, Linux`; empty if unknown."""
    created: str
    seen: str
    """The day of the last visit."""
    current: bool
    """Whether this is the session that asks."""


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
    spectator_chat: bool = False
    """Whether spectators may write in the chat."""
    takebacks: bool = True
    """Whether more than the last own decisions may be taken back."""
    bots: Annotated[list[BotName], Meta(max_length=4)] = []
    """Bots take the last seats; the host takes the first."""
    start: bool = False
    """Start at once, if no seat is empty. Nobody contributes to the shuffle then."""


class Import(Strict):
    record: Annotated[str, Meta(max_length=1_000_000)]


class Join(Strict):
    seat: SeatNumber | None = None
    """The first free seat by default."""
    name: PersonName | None = None
    """For a second person in the same browser; the guest's own name by default."""


class AtSeat(Strict):
    seat: SeatNumber


class Decide(Strict):
    number: EntryNumber
    """The number of the last log entry; if the client is behind, the request is stale."""
    seat: SeatNumber
    decision: Token
    then: Annotated[list[Token], Meta(max_length=MOST_AT_ONCE - 1)] = []
    """Further decisions of this seat. They are made together with the first: all of them or none.
    Everyone gets a moment for each; the answer has the last one."""


class Undo(Strict):
    number: EntryNumber
    seat: SeatNumber
    back_to: EntryNumber
    """The number of decisions that remain."""
    practice: bool = False
    """Take back any decision of mine, with all that followed, although that makes the game
    practice. Only if `takeback_policy` is `free`. Entries of bots after `number` do no harm."""


class AskTakeback(Strict):
    """Ask the other people at the table to take back one of my decisions and all that followed."""

    number: EntryNumber
    seat: SeatNumber
    back_to: EntryNumber
    """The number of decisions that would remain; the next one is mine."""


class AnswerTakeback(Strict):
    request: TakebackId
    accept: bool
    """With false, who asked withdraws the request."""


class Say(Strict):
    text: ChatText


class PutBot(Strict):
    seat: SeatNumber
    bot: BotName


class TableSettings(Strict):
    """What the host may change at any time."""

    spectator_chat: bool


class CommitContribution(Strict):
    """Commit to a contribution to the shuffle. It stays hidden until it is opened."""

    seat: SeatNumber
    commitment: Commitment


class OpenContribution(Strict):
    """Open the contribution that the seat has committed to."""

    seat: SeatNumber
    contribution: Contribution


class Fork(Strict):
    at: EntryNumber
    """The number of decisions to keep."""
    seat: SeatNumber = 0
    """The seat to take."""


# Commands over the live connection, each with an id of the client's choice

CommandId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class DecideCommand(Decide, tag_field="type", tag="decide", kw_only=True):
    id: CommandId


class UndoCommand(Undo, tag_field="type", tag="undo", kw_only=True):
    id: CommandId


class AskTakebackCommand(AskTakeback, tag_field="type", tag="ask-takeback"):
    id: CommandId


class AnswerTakebackCommand(AnswerTakeback, tag_field="type", tag="answer-takeback"):
    id: CommandId


class ChatCommand(Say, tag_field="type", tag="chat"):
    id: CommandId


class PresenceCommand(Strict, tag_field="type", tag="presence"):
    """Whether the person is looking at the table or has it open in the background."""

    away: bool
    id: CommandId


Command: TypeAlias = (
    DecideCommand
    | UndoCommand
    | AskTakebackCommand
    | AnswerTakebackCommand
    | ChatCommand
    | PresenceCommand
)


# Answers about a game


class HintInfo(Struct):
    decision: str
    chance: float
    points: float
    reasons: list[Reason]
    even: bool
    """It is as good as the best one, as far as the estimate can tell."""


class LoadingPlan(Struct):
    """What would be obvious to do in a loading now, step by step. It does not end the loading."""

    number: int
    """The number of the log entry that the plan starts from."""
    steps: list[list[str]]
    """Empty if there is nothing to do but to finish. The decisions of a step belong together: they
    only make sense at once (see `Decide.then`), and the last one is what players see."""
    left: list[GoodId]
    """The cubes on the quay after these steps: they are lost when the loading ends."""


class CardUse(Struct):
    """What the card at a berth would do for a player now."""

    berth: int
    """Counted from 1."""
    reason: Reason


class ProofInfo(Struct):
    """The inputs of the shuffle; the secret is published when the game is over."""

    version: int
    """The version of the shuffle; 1 for games that were started before there were commitments."""
    table: str
    players: int
    commitment: str
    seat_commitments: list[str]
    """By seat; empty for a seat that committed to nothing."""
    contributions: list[str]
    """By seat; empty for a seat that opened none."""
    secret: str | None
    origin: int | None
    """In a fork: how many decisions were kept before the rest was reshuffled."""


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
    queue_prices: list[list[int]]
    """By the number of workers above a card: what each would pay, the first asked first."""
    removed: dict[str, list[str]]


class Problem(Struct):
    """Why a request was refused; nothing has changed."""

    code: ErrorCode
    message: str


class Health(Struct):
    """The process is alive. Whether it can do its work is in `Readiness`."""

    status: Literal["ok"]
    version: str
    tables: int
    """Tables in memory."""
    ready: bool
    """The short form of `Readiness`."""


class Readiness(Struct):
    """Whether the server can store decisions and let bots think, and what is wrong if not."""

    status: Literal["ready", "not-ready"]
    problems: list[str]
    """In plain words; empty if the server is ready."""
    last_commit: str | None
    """The time of the last successful commit; None before the first one."""
    last_commit_succeeded: bool
    database_file: Literal["unchanged", "lost"]
    """Whether the file on disk is still the one that was opened at the start."""
    last_heartbeat: str | None
    """When a bot's process last answered; None before one was needed."""
    loop_lag_seconds: float
    """The longest delay of the event loop in the last ten seconds."""
