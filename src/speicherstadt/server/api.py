"""The HTTP API: thin handlers that each call one part of the server and answer in wire types.

The middleware has identified the visitor before a handler runs.
"""

import asyncio
import gzip
from functools import partial
from typing import Annotated, Any, TypeVar, cast

import litestar
import msgspec
from litestar import Controller, Response
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter
from litestar.response import Stream

from speicherstadt import __version__
from speicherstadt.bots import LEVELS, bot_names
from speicherstadt.bots.registry import OTHERS
from speicherstadt.catalog import standard_deck
from speicherstadt.records import dump
from speicherstadt.server import wire
from speicherstadt.server.board import deck_of
from speicherstadt.server.identity import COOKIE
from speicherstadt.server.live import After, event_stream
from speicherstadt.server.messages import position
from speicherstadt.server.new_tables import check_playable
from speicherstadt.server.problems import codes_by_status
from speicherstadt.server.storage.lobby_query import ListName
from speicherstadt.server.table_session import TableSession
from speicherstadt.server.visit import Visit, limited

T = TypeVar("T")

IMPORT_BYTES = 1_200_000
PROBLEMS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=", ".join(codes))
    for status, codes in codes_by_status().items()
}
"""The refusals that every route may answer with; see `Problem.code`."""

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
Encodings = Annotated[str, HeaderParameter(name="accept-encoding", include_in_schema=False)]
_YEARS = 5 * 365 * 24 * 3600
_DECK = msgspec.json.encode(deck_of(standard_deck()))
_BOTS = [wire.BotInfo(name, name in LEVELS or name in OTHERS) for name in bot_names()]


class PeopleApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @get()
    async def me(self, visit: Visit) -> wire.Me:
        """Return my name and public id, if I have chosen a name here."""
        return await visit.identity.me(visit.guest)

    @post(status_code=200, guards=[limited("identity")])
    async def rename(self, visit: Visit, data: wire.NewName) -> Response[wire.Me]:
        """Choose or change my name. The answer sets a signed cookie."""
        guest = await visit.identity.rename(visit.guest, data.name)
        return Response(await visit.identity.me(guest), cookies=[_cookie(visit, guest)])

    @get("/tokens")
    async def tokens(self, visit: Visit) -> list[wire.TokenInfo]:
        """List the access tokens of my programs by name."""
        guest, _ = await visit.named()
        return await visit.parts.tokens.list(guest)

    @post("/token", status_code=200, guards=[limited("identity")])
    async def create_token(self, visit: Visit, data: wire.NewToken | None = None) -> wire.ApiToken:
        """Create a token that lets a program play as me. It is shown only once."""
        guest, _ = await visit.named()
        return await visit.parts.tokens.create(guest, data.name if data else None)

    @delete("/tokens/{name:str}")
    async def revoke_token(self, visit: Visit, name: str) -> None:
        """Revoke a token. Programs that use it are refused from now on."""
        guest, _ = await visit.named()
        await visit.parts.tokens.revoke(guest, name)

    @post("/code", status_code=200, guards=[limited("identity")])
    async def code(self, visit: Visit) -> wire.Code:
        """Create a one-time code for continuing on another device."""
        guest, _ = await visit.named()
        return await visit.identity.code(guest)

    @post("/move", status_code=200, guards=[limited("identity")])
    async def move(self, visit: Visit, data: wire.UseCode) -> Response[wire.Me]:
        """Continue here as the person who made the code on another device."""
        guest = await visit.identity.use_code(data.code)
        return Response(await visit.identity.me(guest), cookies=[_cookie(visit, guest)])


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def lobby(self, visit: Visit) -> wire.Lobby:
        """Return the first page of each list: my tables and the public ones."""
        return await visit.parts.lobby.first_pages(visit.guest)

    @post(guards=[limited("create")])
    async def create(self, visit: Visit, data: wire.NewTable) -> wire.Room:
        """Create a table with me as its host, in the first seat."""
        return (await visit.parts.new_tables.create(*await visit.named(), data)).room()

    @post("/import", request_max_body_size=IMPORT_BYTES, guards=[limited("create")])
    async def import_record(self, visit: Visit, data: wire.Import) -> wire.Room:
        """Import a record: a finished game to view, or an unfinished one to continue."""
        session = await visit.parts.new_tables.import_record(*await visit.named(), data.record)
        return session.room()

    @get("/{table:str}")
    async def table(
        self, visit: Visit, table: str, accept_encoding: Encodings = ""
    ) -> Response[wire.Table]:
        """Return everything about a table."""
        session = await visit.registry.session(table)
        return await _compressed(session.table(), accept_encoding)

    @get("/{table:str}/stream", guards=[limited("connect")], media_type="text/event-stream")
    async def stream(
        self,
        visit: Visit,
        table: str,
        after: After = None,
        last_event_id: Annotated[str | None, HeaderParameter(name="last-event-id")] = None,
    ) -> Stream:
        """Stream everything that happens at the table as server-sent events.

        `after` is N.M, the numbers of the last log entry and the last chat message that the client
        has. A client that reconnects sends the same as `Last-Event-ID`.
        """
        session = await visit.registry.session(table)
        return event_stream(session, visit.guest, position(last_event_id or after))

    @get("/{table:str}/moments", guards=[limited("connect")])
    async def moments(
        self, visit: Visit, table: str, accept_encoding: Encodings = ""
    ) -> Response[list[wire.Moment]]:
        """Return the whole history, with the board after every log entry."""
        session = await visit.registry.session(table)
        return await _compressed(await session.moments(), accept_encoding)

    @get("/{table:str}/record")
    async def record(self, visit: Visit, table: str) -> Response[dict[str, Any]]:
        """Return the game as a record. While it runs, hidden information is left out."""
        record = (await visit.registry.session(table)).record()
        name = f'attachment; filename="speicherstadt-{table[:6]}.json"'
        return _encoded(dump(record).encode(), {"content-disposition": name})

    @get("/{table:str}/fairness")
    async def fairness(self, visit: Visit, table: str) -> wire.ProofInfo:
        """Return the inputs of the shuffle, including the secret once the game is over."""
        return (await visit.registry.session(table)).proof()

    @get("/{table:str}/hints", guards=[limited("hints")])
    async def hints(self, visit: Visit, table: str) -> list[wire.HintInfo]:
        """Return all legal decisions of the current player, the best first."""
        return await (await visit.registry.session(table)).hints(visit.guest)

    @get("/{table:str}/worth")
    async def card_uses(
        self, visit: Visit, table: str, seat: Annotated[int, Parameter(ge=0, le=4)]
    ) -> list[wire.CardUse]:
        """Return what each card at the berths would do for a player."""
        return (await visit.registry.session(table)).card_uses(seat)

    @post("/{table:str}/join", status_code=200)
    async def join(self, visit: Visit, table: str, data: wire.Join) -> wire.Room:
        """Sit down in an empty seat."""
        session = await visit.registry.session(table)
        await session.join(*await visit.named(), data)
        return session.room()

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, visit: Visit, table: str, data: wire.AtSeat) -> wire.Room:
        """Leave my seat; in a running game a bot stands in until I take it back."""
        session, guest = await _named_at(visit, table)
        await visit.registry.leave(guest, session, data.seat)
        return session.room()

    @post("/{table:str}/start", status_code=200)
    async def start(self, visit: Visit, table: str) -> wire.Room:
        """Start the game once every seat is taken."""
        session, guest = await _named_at(visit, table)
        await session.start(guest)
        return session.room()

    @post("/{table:str}/decide", status_code=200)
    async def decide(self, visit: Visit, table: str, data: wire.Decide) -> Response[wire.Moment]:
        """Make a decision. The answer is sent once it is stored on disk."""
        session = await visit.registry.session(table)
        return _encoded((await session.decide(visit.guest, data)).data)

    @post("/{table:str}/undo", status_code=200)
    async def undo(self, visit: Visit, table: str, data: wire.Undo) -> Response[wire.Moment]:
        """Undo my last decisions, as long as nothing was revealed and nobody else has acted."""
        session = await visit.registry.session(table)
        return _encoded((await session.undo(visit.guest, data)).data)

    @post("/{table:str}/chat", status_code=200, guards=[limited("chat")])
    async def chat(self, visit: Visit, table: str, data: wire.Say) -> Response[wire.ChatMessage]:
        """Send a chat message to everyone at the table."""
        session = await visit.registry.session(table)
        return _encoded((await session.say(*await visit.named(), data.text)).data)

    @post("/{table:str}/bot", status_code=200)
    async def bot(self, visit: Visit, table: str, data: wire.PutBot) -> wire.Room:
        """Put a bot in an empty seat, or let it stand in for someone who has left."""
        check_playable(data.bot)
        session, guest = await _named_at(visit, table)
        await session.put_bot(guest, data.seat, data.bot)
        return session.room()

    @post("/{table:str}/back", status_code=200)
    async def back(self, visit: Visit, table: str, data: wire.AtSeat) -> wire.Room:
        """Take my seat back from a bot."""
        session, guest = await _named_at(visit, table)
        await session.take_back(guest, data.seat)
        return session.room()

    @post("/{table:str}/contribution", status_code=200)
    async def contribution(self, visit: Visit, table: str, data: wire.Contribute) -> wire.Room:
        """Mix random bytes of my own into the shuffle."""
        session, guest = await _named_at(visit, table)
        await session.contribute(guest, data.contribution)
        return session.room()

    @post("/{table:str}/fork", guards=[limited("create")])
    async def fork(self, visit: Visit, table: str, data: wire.Fork) -> wire.Room:
        """Start a new game from any moment of this one. Hidden cards and cubes are reshuffled."""
        session, named = await visit.registry.session(table), await visit.named()
        return (await visit.parts.new_tables.fork(*named, session, data)).room()

    @post("/{table:str}/rematch", guards=[limited("create")])
    async def rematch(self, visit: Visit, table: str) -> wire.Room:
        """Create a new table for the same people."""
        session, guest = await _named_at(visit, table)
        return (await visit.parts.new_tables.rematch(guest, session)).room()


@get("/api/lobby/{name:str}", tags=["tables"])
async def lobby_page(
    visit: Visit,
    name: Annotated[ListName, Parameter()],
    before: Annotated[str | None, Parameter(max_length=60)] = None,
) -> wire.TablePage:
    """Return the next page of one list of the lobby."""
    return await visit.parts.lobby.page(name, visit.guest, before)


@get("/api/deck", tags=["game"])
async def deck(accept_encoding: Encodings = "") -> Response[wire.DeckInfo]:
    """Return all cards of the deck."""
    return await _compressed(_DECK, accept_encoding)


@get("/api/bots", tags=["game"])
async def bots() -> list[wire.BotInfo]:
    """List the bots from weakest to strongest."""
    return _BOTS


@get("/health", tags=["server"])
async def health(visit: Visit) -> wire.Health:
    """Check that the server and its database work."""
    await visit.registry.services.store.guest_name("")
    return wire.Health("ok", __version__, visit.registry.size)


async def _named_at(visit: Visit, table: str) -> tuple[TableSession, str]:
    """Return the table's session and the guest, who must have a name."""
    session, (guest, _) = await visit.registry.session(table), await visit.named()
    return session, guest


def _encoded(body: bytes, headers: dict[str, str] | None = None) -> Response[T]:
    """Return an answer whose body is already encoded."""
    answer = Response(body, media_type="application/json", headers=headers)
    return cast("Response[T]", answer)


async def _compressed(body: bytes, accepted: str) -> Response[T]:
    """Do the same, compressed if the client accepts it, since histories compress very well."""
    if "gzip" not in accepted:
        return _encoded(body)
    return _encoded(await asyncio.to_thread(gzip.compress, body, 4), {"content-encoding": "gzip"})


def _cookie(visit: Visit, guest: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=visit.identity.cookie(guest),
        max_age=_YEARS,
        httponly=True,
        samesite="lax",
        secure=visit.parts.secure,
    )
