"""The HTTP API for the daily harbour."""

from typing import Annotated

import msgspec
from litestar import Controller, Response
from litestar.params import Parameter

from speicherstadt.server import wire, wire_daily
from speicherstadt.server.http.answers import Encodings, compressed
from speicherstadt.server.http.routes import get, post
from speicherstadt.server.http.visit import Visit, limited
from speicherstadt.server.tables.new_tables import Creator

TableParameter = Annotated[str | None, Parameter(max_length=16)]


class DailyApi(Controller):
    path = "/api/daily"
    tags = ("daily harbour",)

    @get()
    async def overview(self, visit: Visit) -> wire_daily.DailyOverview:
        """Return the deal of today as far as it may be told, and commitments to the next ones."""
        return await visit.parts.daily.overview(visit.guest)

    @get("/archive")
    async def archive(
        self, visit: Visit, before: Annotated[str | None, Parameter(max_length=10)] = None
    ) -> wire_daily.DailyArchive:
        """Return past days, the latest first."""
        return await visit.parts.daily.archive(visit.guest, before)

    @get("/{day:str}")
    async def ranking(self, visit: Visit, day: str) -> wire_daily.DailyRanking:
        """Return a day with its ranking, if I may see it already."""
        return await visit.parts.daily.ranking(visit.guest, day)

    @post("/{day:str}", guards=[limited("create")])
    async def play(self, visit: Visit, day: str, data: wire_daily.PlayDaily) -> wire.Room:
        """Play the deal of a day. My first game on the day itself is scored; continue it here."""
        guest, name = await visit.named()
        daily = visit.parts.daily
        if found := await daily.attempt(guest, day, data, visit.address):
            return found.room()
        async with visit.parts.quotas.new_table(guest, visit.address) as digest:
            creator = Creator(guest, name, digest)
            return (await daily.create(creator, day, data, visit.address)).room()

    @get("/{day:str}/comparison", guards=[limited("connect")])
    async def comparison(
        self,
        visit: Visit,
        day: str,
        table: TableParameter = None,
        beside: TableParameter = None,
        accept_encoding: Encodings = "",
    ) -> Response[wire_daily.DailyComparison]:
        """Compare a game with what others decided in the same positions.

        `table` is my scored game by default. `beside` is the game of one other player.
        """
        guest, _ = await visit.named()
        found = await visit.parts.daily.comparison(guest, day, table, beside)
        return await compressed(msgspec.json.encode(found), accept_encoding)
