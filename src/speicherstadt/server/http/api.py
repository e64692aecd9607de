"""The HTTP API: thin handlers that each call one part of the server and answer in wire types.

The middleware has identified the visitor before a handler runs.
"""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter
from litestar.response import Stream

from speicherstadt import __version__
from speicherstadt.bots import LEVELS, bot_names
from speicherstadt.bots.registry import OTHERS
from speicherstadt.catalog import standard_deck
from speicherstadt.server import wire
from speicherstadt.server.games.board import deck_of
from speicherstadt.server.games.history import PAGE_ENTRIES, Page
from speicherstadt.server.http.answers import Encodings, compressed, encoded
from speicherstadt.server.http.disconnects import while_connected
from speicherstadt.server.http.live import After, event_stream
from speicherstadt.server.http.routes import PROBLEMS, get, post
from speicherstadt.server.http.visit import Visit, limited
from speicherstadt.server.storage.lobby_query import ListName
from speicherstadt.server.tables.messages import position
from speicherstadt.server.tables.new_tables import check_playable
from speicherstadt.server.tables.table_session import TableSession

IMPORT_BYTES = 1_200_000
FORK_BYTES = 10_000
"""About the size of a forked game; the exact one is only known once it is stored."""
_DECK = msgspec.json.encode(deck_of(standard_deck()))
_BOTS = [wire.BotInfo(name, name in LEVELS or name in OTHERS) for name in bot_names()]


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(guards=[limited("lobby")])
    async def lobby(self, visit: Visit) -> wire.Lobby:
        """Return the first page of each list: my tables and the public ones."""
        return await visit.parts.lobby.first_pages(visit.guest)

    @post(guards=[limited("create")])
    async def create(self, visit: Visit, data: wire.NewTable) -> wire.Room:
        """Create a table with me as its host, in the first seat."""
        guest, name = await visit.named()
        async with visit.parts.quotas.new_table(guest, visit.address) as digest:
            new_tables = visit.parts.new_tables
            return (await new_tables.create(guest, name, data, digest)).room()

    @post(
        "/import",
        request_max_body_size=IMPORT_BYTES,
        guards=[limited("create"), limited("import")],
    )
    async def import_record(self, visit: Visit, data: wire.Import) -> wire.Room:
        """Import a record: a finished game to view, or an unfinished one to continue."""
        guest, name = await visit.named()
        quota = visit.parts.quotas.new_table(guest, visit.address, len(data.record))
        async with quota as address:
            new_tables = visit.parts.new_tables
            return (await new_tables.import_record(guest, name, data.record, address)).room()

    @get("/{table:str}")
    async def table(
        self,
        request: Request[Any, Any, Any],
        visit: Visit,
        table: str,
        accept_encoding: Encodings = "",
    ) -> Response[wire.Table]:
        """Return everything about a table."""
        session = await while_connected(request.receive, visit.open_table(table))
        session.looked_at(visit.guest)
        return await compressed(session.table(), accept_encoding)

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
        session = await visit.open_table(table)
        return event_stream(session, visit, position(last_event_id or after))

    @get("/{table:str}/moments")
    async def moments(
        self,
        request: Request[Any, Any, Any],
        visit: Visit,
        table: str,
        after: Annotated[int, Parameter(ge=-1, le=100_000)] = -1,
        limit: Annotated[int, Parameter(ge=1, le=PAGE_ENTRIES)] = PAGE_ENTRIES,
    ) -> Response[list[wire.Moment]]:
        """Return a page of the history, with the board after every log entry.

        It begins after the entry `after` (-1: with the set-up) and may have fewer moments than
        `limit`. Continue with the number of its last moment until the list is empty.
        """

        async def read() -> Page:
            session = await visit.open_table(table)
            return await session.moments(after + 1, limit, visit.address)

        page = await while_connected(request.receive, read())
        if "gzip" in request.headers.get("accept-encoding", ""):
            return encoded(page.compressed, {"content-encoding": "gzip"})
        return encoded(page.body)

    @get("/{table:str}/record")
    async def record(self, visit: Visit, table: str) -> Response[dict[str, Any]]:
        """Return the game as a record. While it runs, hidden information is left out."""
        record = (await visit.open_table(table)).encoded_record()
        name = f'attachment; filename="speicherstadt-{table[:6]}.json"'
        return encoded(record, {"content-disposition": name})

    @get("/{table:str}/fairness")
    async def fairness(self, visit: Visit, table: str) -> wire.ProofInfo:
        """Return the inputs of the shuffle, including the secret once the game is over."""
        return (await visit.open_table(table)).proof()

    @get("/{table:str}/hints", guards=[limited("hints")])
    async def hints(
        self, request: Request[Any, Any, Any], visit: Visit, table: str
    ) -> list[wire.HintInfo]:
        """Return all legal decisions of the current player, the best first."""

        async def ask() -> list[wire.HintInfo]:
            session = await visit.open_table(table)
            return await session.hints(visit.guest, visit.address)

        return await while_connected(request.receive, ask())

    @get("/{table:str}/plan")
    async def obvious_plan(self, visit: Visit, table: str) -> wire.LoadingPlan:
        """Return what is obvious to do in my loading, also at tables without hints."""
        return (await visit.open_table(table)).obvious_plan(visit.guest)

    @get("/{table:str}/worth")
    async def card_uses(
        self, visit: Visit, table: str, seat: Annotated[int, Parameter(ge=0, le=4)]
    ) -> list[wire.CardUse]:
        """Return what each card at the berths would do for a player."""
        return (await visit.open_table(table)).card_uses(seat)

    @post("/{table:str}/join", status_code=200)
    async def join(self, visit: Visit, table: str, data: wire.Join) -> wire.Room:
        """Sit down in an empty seat."""
        session = await visit.open_table(table)
        await session.join(*await visit.named(), data)
        return session.room()

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, visit: Visit, table: str, data: wire.AtSeat) -> wire.Room:
        """Leave my seat; in a running game a bot stands in until I take it back."""
        session, guest = await _named_at(visit, table)
        await visit.registry.leave(guest, session, data.seat)
        return session.room()

    @post("/{table:str}/remove", status_code=200)
    async def remove(self, visit: Visit, table: str, data: wire.AtSeat) -> wire.Room:
        """Free somebody else's seat before the game, as the host. They may sit down again."""
        session, guest = await _named_at(visit, table)
        await session.remove(guest, data.seat)
        return session.room()

    @post("/{table:str}/start", status_code=200)
    async def start(self, visit: Visit, table: str) -> wire.Room:
        """Start the game once every seat is taken. It begins when all contributions are open."""
        session, guest = await _named_at(visit, table)
        await session.start(guest)
        return session.room()

    @post("/{table:str}/decide", status_code=200)
    async def decide(self, visit: Visit, table: str, data: wire.Decide) -> Response[wire.Moment]:
        """Make a decision. The answer is sent once it is stored on disk."""
        session = await visit.open_table(table)
        return encoded((await session.decide(visit.guest, data)).data)

    @post("/{table:str}/undo", status_code=200)
    async def undo(self, visit: Visit, table: str, data: wire.Undo) -> Response[wire.Moment]:
        """Undo my last decisions, as long as nothing was revealed and nobody else has acted.

        Against bots alone, `practice` takes back any of them and makes this a practice game.
        """
        session = await visit.open_table(table)
        return encoded((await session.undo(visit.guest, data)).data)

    @post("/{table:str}/takeback", status_code=200, guards=[limited("takeback")])
    async def ask_takeback(self, visit: Visit, table: str, data: wire.AskTakeback) -> wire.Room:
        """Ask the other people at the table to take back a decision of mine."""
        session = await visit.open_table(table)
        await session.ask_takeback(visit.guest, data)
        return session.room()

    @post("/{table:str}/takeback/answer", status_code=200)
    async def answer_takeback(
        self, visit: Visit, table: str, data: wire.AnswerTakeback
    ) -> wire.Room:
        """Agree to a takeback or decline it, or withdraw my own request."""
        session = await visit.open_table(table)
        await session.answer_takeback(visit.guest, data)
        return session.room()

    @post("/{table:str}/chat", status_code=200)
    async def chat(self, visit: Visit, table: str, data: wire.Say) -> Response[wire.ChatMessage]:
        """Send a chat message to everyone at the table."""
        session = await visit.open_table(table)
        return encoded((await visit.say(session, data.text)).data)

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

    @post("/{table:str}/settings", status_code=200)
    async def settings(self, visit: Visit, table: str, data: wire.TableSettings) -> wire.Room:
        """Change what the host may change at any time, such as whether spectators may write."""
        session, guest = await _named_at(visit, table)
        await session.change_settings(guest, data)
        return session.room()

    @post("/{table:str}/contribution", status_code=200)
    async def contribution(
        self, visit: Visit, table: str, data: wire.CommitContribution
    ) -> wire.Room:
        """Commit my seat to random bytes of my own that I will mix into the shuffle."""
        session, guest = await _named_at(visit, table)
        await session.commit(guest, data)
        return session.room()

    @post("/{table:str}/opening", status_code=200)
    async def opening(self, visit: Visit, table: str, data: wire.OpenContribution) -> wire.Room:
        """Open my contribution after the start, within 10 seconds."""
        session, guest = await _named_at(visit, table)
        await session.open_contribution(guest, data)
        return session.room()

    @post("/{table:str}/fork", guards=[limited("create")])
    async def fork(self, visit: Visit, table: str, data: wire.Fork) -> wire.Room:
        """Start a new game from any moment of this one. Hidden cards and cubes are reshuffled."""
        session, (guest, name) = await visit.open_table(table), await visit.named()
        quota = visit.parts.quotas.new_table(guest, visit.address, FORK_BYTES)
        async with quota as address:
            new_tables = visit.parts.new_tables
            return (await new_tables.fork(guest, name, session, data, address)).room()

    @post("/{table:str}/rematch", guards=[limited("create")])
    async def rematch(self, visit: Visit, table: str) -> wire.Room:
        """Create a new table for the same people."""
        session, guest = await _named_at(visit, table)
        new_tables = visit.parts.new_tables
        if found := await new_tables.existing_rematch(guest, session, visit.address):
            return found.room()  # somebody else has created it
        async with visit.parts.quotas.new_table(guest, visit.address) as address:
            return (await new_tables.rematch(guest, session, address)).room()


@get("/api/lobby/{name:str}", tags=["tables"], guards=[limited("lobby")])
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
    return await compressed(_DECK, accept_encoding)


@get("/api/bots", tags=["game"])
async def bots() -> list[wire.BotInfo]:
    """List the bots from weakest to strongest."""
    return _BOTS


@get("/health", tags=["server"])
async def health(visit: Visit) -> wire.Health:
    """Check that the process answers. Restart the server if it does not."""
    monitor = visit.parts.health
    return wire.Health("ok", __version__, visit.registry.size, ready=not monitor.problems)


@get(
    "/health/ready",
    tags=["server"],
    responses={**PROBLEMS, 503: ResponseSpec(wire.Readiness, description="not ready")},
)
async def readiness(visit: Visit) -> Response[wire.Readiness]:
    """Check that decisions can be stored and bots can think; 503 and the reasons if not."""
    found = visit.parts.health.readiness()
    return Response(found, status_code=503 if found.problems else 200)


async def _named_at(visit: Visit, table: str) -> tuple[TableSession, str]:
    """Return the table's session and the guest, who must have a name."""
    session, (guest, _) = await visit.open_table(table), await visit.named()
    return session, guest
