"""Request bodies are decoded strictly, as commands over the WebSocket are.

By itself, Litestar converts bodies leniently: `"5"` would pass as 5. The OpenAPI document says that
unknown fields are refused.
"""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.exceptions import ValidationException

from speicherstadt.server import wire


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """Return the body as the type that the handler expects."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except msgspec.DecodeError as error:
            raise ValidationException(f"body: {error}") from None


def close_request_schemas(app: Litestar) -> None:
    """Add `additionalProperties: false` to every type of request in the OpenAPI document."""
    schemas = app.openapi_schema.components.schemas or {}
    for kind in wire.Strict.__subclasses__():
        if kind.__name__ in schemas:
            schemas[kind.__name__].additional_properties = False
