"""Answers whose body is already encoded, compressed if the client accepts it."""

import asyncio
import gzip
from typing import Annotated, TypeVar, cast

from litestar import Response
from litestar.params import HeaderParameter

T = TypeVar("T")

Encodings = Annotated[str, HeaderParameter(name="accept-encoding", include_in_schema=False)]


def encoded(body: bytes, headers: dict[str, str] | None = None) -> Response[T]:
    """Return an answer whose body is already encoded."""
    answer = Response(body, media_type="application/json", headers=headers)
    return cast("Response[T]", answer)


async def compressed(body: bytes, accepted: str) -> Response[T]:
    """Do the same, compressed if the client accepts it, since histories compress very well."""
    if "gzip" not in accepted:
        return encoded(body)
    return encoded(await asyncio.to_thread(gzip.compress, body, 4), {"content-encoding": "gzip"})
