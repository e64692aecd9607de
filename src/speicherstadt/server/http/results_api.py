"""The HTTP API for a person's finished games."""

from collections.abc import AsyncIterator
from typing import Annotated, Literal

from litestar import Controller
from litestar.params import Parameter, QueryParameter
from litestar.response import Stream

from speicherstadt.server import wire_results
from speicherstadt.server.http.routes import get
from speicherstadt.server.http.visit import Visit, limited

Format = Literal["csv", "json"]
_TYPES = {"csv": "text/csv; charset=utf-8", "json": "application/json"}


class ResultsApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/statistics")
    async def statistics(self, visit: Visit) -> wire_results.Statistics:
        """Return my victories, streaks and points by source."""
        guest, _ = await visit.named()
        return await visit.parts.my_games.statistics(guest)

    @get("/games")
    async def games(
        self, visit: Visit, before: Annotated[str | None, Parameter(max_length=60)] = None
    ) -> wire_results.ResultPage:
        """Return a page of my finished games, the latest first."""
        guest, _ = await visit.named()
        return await visit.parts.my_games.page(guest, before)

    @get("/games/export", guards=[limited("export")], media_type="text/csv")
    async def export(
        self, visit: Visit, form: Annotated[Format, QueryParameter(name="format")] = "csv"
    ) -> Stream:
        """Download all my finished games as a table (CSV) or as JSON."""
        guest, _ = await visit.named()
        games = visit.parts.my_games
        lines = games.as_csv(guest) if form == "csv" else games.as_json(guest)
        return _download(lines, _TYPES[form], f"speicherstadt-games.{form}")

    @get("/games/records", guards=[limited("export")], media_type="application/jsonl")
    async def records(self, visit: Visit) -> Stream:
        """Download the records of all my finished games, one JSON document in each line."""
        guest, _ = await visit.named()
        lines = visit.parts.my_games.records(guest)
        return _download(lines, "application/jsonl", "speicherstadt-records.jsonl")


def _download(lines: AsyncIterator[bytes], kind: str, name: str) -> Stream:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Stream(lines, media_type=kind, headers=headers)
