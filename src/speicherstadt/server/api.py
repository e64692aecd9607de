"""The API: thin handlers, each of which asks a room or the hall and answers in wire types.

Who asks is known by the time a handler runs: the door has seen to it.
"""

import asyncio
import gzip
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, TypeVar, cast
from urllib.parse import urlencode

import litestar
import msgspec
from litestar import Controller, Request, Response
from litestar.datastructures import Cookie, Headers
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from speicherstadt import __version__
from speicherstadt.bots import LEVELS, bot_names
from speicherstadt.bots.registry import OTHERS
from speicherstadt.catalog import standard_deck
from speicherstadt.records import dump
from speicherstadt.server import wire
from speicherstadt.server.board import deck_of
from speicherstadt.server.hall import Hall, check_playable
from speicherstadt.server.identity import COOKIE, Identity
from speicherstadt.server.problems import codes_by_status

T = TypeVar("T")

IMPORT_BYTES = 1_200_000
PROBLEMS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=", ".join(codes))
    for status, codes in codes_by_status().items()
}
"""What every route may answer instead: the codes are in `Problem.code`."""

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
_YEARS = 5 * 365 * 24 * 3600
_DECK = msgspec.json.encode(deck_of(standard_deck()))


@dataclass(frozen=True)
class Visit:
    """One request: where it goes, and from whom it comes."""

    hall: Hall
    guest: str | None
    """Whose cookie or token it carries, if any."""
    headers: Headers
    secure: bool
    """Whether the server is reached by https."""

    @property
    def identity(self) -> Identity:
        return self.hall.house.identity

    async def named(self) -> tuple[str, str]:
        """The guest and their name; nobody does anything at a table without one."""
        return await self.identity.named(self.guest)


def visit(request: Request[Any, Any, Any]) -> Visit:
    state = request.app.state
    guest = request.scope["guest"]  # type: ignore[typeddict-item]  # put there by the door
    return Visit(state.hall, guest, request.headers, state.secure)


class People(Controller):
    path = "/api/me"
    tags = ("people",)

    @get()
    async def me(self, visit: Visit) -> wire.Me:
        """Who I am, if I have told my name here."""
        return await visit.identity.me(visit.guest)

    @post(status_code=200)
    async def call_me(self, visit: Visit, data: wire.NewName) -> Response[wire.Me]:
        """Tell a name, or another one. The answer sets a signed cookie."""
        known = await visit.identity.call(visit.guest, data.name)
        return Response(await visit.identity.me(known), cookies=[_cookie(visit, known)])

    @post("/token", status_code=200)
    async def token(self, visit: Visit) -> wire.Token:
        """A token with which a program plays as me."""
        known, _ = await visit.named()
        return wire.Token(visit.identity.token(known))

    @post("/code", status_code=200)
    async def code(self, visit: Visit) -> wire.Code:
        """A code that moves me to another device, once."""
        known, _ = await visit.named()
        return await visit.identity.code(known)

    @post("/move", status_code=200)
    async def move(self, visit: Visit, data: wire.UseCode) -> Response[wire.Me]:
        """Be here who I was on the device where the code was made."""
        known = await visit.identity.use_code(data.code)
        return Response(await visit.identity.me(known), cookies=[_cookie(visit, known)])


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def tables(self, visit: Visit) -> wire.Tables:
        """My tables, and the public ones."""
        return await visit.hall.listing(visit.guest)

    @post()
    async def create(self, visit: Visit, data: wire.NewTable) -> wire.Room:
        """A new table, at which I am the host and sit first."""
        room = await visit.hall.create(*await visit.named(), data)
        return room.seen()

    @post("/import", request_max_body_size=IMPORT_BYTES)
    async def bring(self, visit: Visit, data: wire.Import) -> wire.Room:
        """A game from a record: a finished one to look at, another one to go on with."""
        room = await visit.hall.bring(*await visit.named(), data.record)
        return room.seen()

    @get("/{table:str}")
    async def table(self, visit: Visit, table: str) -> Response[wire.Table]:
        """Everything about a table."""
        return await _zipped((await visit.hall.room(table)).table(), visit)

    @get("/{table:str}/stream", media_type="text/event-stream")
    async def stream(
        self,
        visit: Visit,
        table: str,
        after: Annotated[str | None, Parameter(max_length=20)] = None,
    ) -> Response[str]:
        """What happens at the table, as it happens: server-sent events.

        `after` is N.M: the number of the last entry of the log and of the last line of chat that
        are known. A stream that was cut goes on by `Last-Event-ID`, which says the same.
        """
        # Streams are told by the line itself; only an oddly written address comes here.
        await visit.hall.room(table)
        query = "" if after is None else f"?{urlencode({'after': after})}"
        location = f"/api/tables/{table}/stream{query}"
        return Response("", status_code=307, headers={"location": location})

    @get("/{table:str}/moments")
    async def moments(self, visit: Visit, table: str) -> Response[list[wire.Moment]]:
        """The whole history with a board for every entry of the log."""
        return await _zipped(await (await visit.hall.room(table)).moments(), visit)

    @get("/{table:str}/record")
    async def record(self, visit: Visit, table: str) -> Response[dict[str, Any]]:
        """The game as a record; while it runs, without anything that is hidden."""
        record = (await visit.hall.room(table)).record()
        name = f'attachment; filename="speicherstadt-{table[:6]}.json"'
        return _encoded(dump(record).encode(), {"content-disposition": name})

    @get("/{table:str}/fairness")
    async def fairness(self, visit: Visit, table: str) -> wire.Proof:
        """What the shuffle was made of; the secret when the game is over."""
        return (await visit.hall.room(table)).proof()

    @get("/{table:str}/hints")
    async def hints(self, visit: Visit, table: str) -> list[wire.Hint]:
        """The decisions ranked, for whoever decides now."""
        return await (await visit.hall.room(table)).hints(visit.guest)

    @get("/{table:str}/worth")
    async def worth(
        self, visit: Visit, table: str, seat: Annotated[int, Parameter(ge=0, le=4)]
    ) -> list[wire.Worth]:
        """What each card at the berths would do for a player."""
        return (await visit.hall.room(table)).worth(seat)

    @post("/{table:str}/join", status_code=200)
    async def join(self, visit: Visit, table: str, data: wire.Join) -> wire.Room:
        """Sit down at an empty seat."""
        room = await visit.hall.room(table)
        await room.join(*await visit.named(), data)
        return room.seen()

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, visit: Visit, table: str, data: wire.AtSeat) -> wire.Room:
        """Get up; in a running game a bot stands in until I take my seat back."""
        room, (known, _) = await visit.hall.room(table), await visit.named()
        await visit.hall.leave(known, room, data.seat)
        return room.seen()

    @post("/{table:str}/start", status_code=200)
    async def start(self, visit: Visit, table: str) -> wire.Room:
        """Begin the game, when every seat is taken."""
        room, (known, _) = await visit.hall.room(table), await visit.named()
        await room.start(known)
        return room.seen()

    @post("/{table:str}/decide", status_code=200)
    async def decide(self, visit: Visit, table: str, data: wire.Decide) -> Response[wire.Moment]:
        """Decide; when the answer comes, the decision is on the server's disk."""
        return _encoded(await (await visit.hall.room(table)).decide(visit.guest, data))

    @post("/{table:str}/undo", status_code=200)
    async def undo(self, visit: Visit, table: str, data: wire.Undo) -> Response[wire.Moment]:
        """Take my last decisions back, while nothing was revealed and nobody has acted since."""
        return _encoded(await (await visit.hall.room(table)).undo(visit.guest, data))

    @post("/{table:str}/chat", status_code=200)
    async def chat(self, visit: Visit, table: str, data: wire.Say) -> wire.Said:
        """Say something to everybody at the table."""
        room = await visit.hall.room(table)
        return await room.say(*await visit.named(), data.text)

    @post("/{table:str}/bot", status_code=200)
    async def bot(self, visit: Visit, table: str, data: wire.PutBot) -> wire.Room:
        """Put a bot into an empty seat, or for somebody who is away."""
        check_playable(data.bot)
        room, (known, _) = await visit.hall.room(table), await visit.named()
        await room.put_bot(known, data.seat, data.bot)
        return room.seen()

    @post("/{table:str}/back", status_code=200)
    async def back(self, visit: Visit, table: str, data: wire.AtSeat) -> wire.Room:
        """Take my seat back from a bot."""
        room, (known, _) = await visit.hall.room(table), await visit.named()
        await room.take_back(known, data.seat)
        return room.seen()

    @post("/{table:str}/contribution", status_code=200)
    async def contribution(self, visit: Visit, table: str, data: wire.Contribute) -> wire.Room:
        """Mix something random of my own into the shuffle."""
        room, (known, _) = await visit.hall.room(table), await visit.named()
        await room.contribute(known, data.contribution)
        return room.seen()

    @post("/{table:str}/fork")
    async def fork(self, visit: Visit, table: str, data: wire.Fork) -> wire.Room:
        """Another game from any moment of this one; what was unknown is shuffled anew."""
        room, me = await visit.hall.room(table), await visit.named()
        return (await visit.hall.fork(*me, room, data)).seen()

    @post("/{table:str}/rematch")
    async def rematch(self, visit: Visit, table: str) -> wire.Room:
        """The same people at a new table."""
        room, (known, _) = await visit.hall.room(table), await visit.named()
        return (await visit.hall.rematch(known, room)).seen()


@get("/api/deck", tags=["game"])
async def deck(visit: Visit) -> Response[wire.Deck]:
    """Every card there is."""
    return await _zipped(_DECK, visit)


@get("/api/bots", tags=["game"])
async def bots() -> list[wire.BotInfo]:
    """Whom one can play against, from gentle to merciless."""
    return [wire.BotInfo(name, name in LEVELS or name in OTHERS) for name in bot_names()]


@get("/health", tags=["server"])
async def health(visit: Visit) -> wire.Health:
    """Whether the server and its database answer."""
    await visit.hall.house.archive.guest_name("")
    return wire.Health("ok", __version__, visit.hall.size)


def _encoded(body: bytes, headers: dict[str, str] | None = None) -> Response[T]:
    """A body that is encoded already, as the type it was encoded from."""
    answer = Response(body, media_type="application/json", headers=headers)
    return cast("Response[T]", answer)


async def _zipped(body: bytes, visit: Visit) -> Response[T]:
    """The same, compressed for who can read it: histories repeat themselves."""
    if "gzip" not in visit.headers.get("accept-encoding", ""):
        return _encoded(body)
    return _encoded(await asyncio.to_thread(gzip.compress, body, 4), {"content-encoding": "gzip"})


def _cookie(visit: Visit, guest: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=visit.identity.cookie(guest),
        max_age=_YEARS,
        httponly=True,
        samesite="lax",
        secure=visit.secure,
    )
