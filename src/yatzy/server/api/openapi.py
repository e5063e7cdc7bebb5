"""The OpenAPI document.

Paths come from the routes. Schemas of requests and responses come from msgspec, which also decodes and encodes
them, so the document describes what is really accepted. Descriptions of fields are their docstrings.
"""

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from yatzy.report.json_schema import describe_types
from yatzy.server.api.deps import SECURITY_SCHEME
from yatzy.tables.wire import ClientMessage, ServerMessage

if TYPE_CHECKING:
    from litestar._openapi.plugin import OpenAPIPlugin

REFERENCE = "#/components/schemas/{name}"
TAGS = {
    "tables": "Create, list, join, play, hand over, rematch.",
    "matches": "Duplicate matches: everyone plays the same dice alone, and results are compared.",
    "players": "Seats claimed with a key of one's own, and statistics.",
    "coaching": "Computed by workers: advice, reviews, solutions, contests of bots.",
    "papers": "Records, sheets, verification of dice, QR codes.",
    "page": "Data of the page: messages, printed score pads, reasons for scores.",
    "running": "Health checks.",
}
ABOUT = """\
Every Yatzy by its own printed rules, at tables for people and programs.

A player makes a token and sends it with each request. A move carries `seq`, how many events there were when it
was chosen, and an idempotency `key`: repeated, it gets the same answer and is made once. A change of the room
carries the room's `revision` likewise.

`/api/tables/{table_id}/live` is a websocket. A client sends `Hello` first, then `Play`, `React` or `Ping`; the
table sends `Welcome`, `Moved`, `Refused`, `Done`, `RoomChanged`, `Reacted`, `Away` and `Pong`. Each is a schema
here.
"""
EXAMPLES: dict[str, dict[str, Any]] = {
    "NewTable": {
        "key": "friday",
        "sheet": "vinga",
        "seats": [{"name": "Anna", "here": True}, {"name": "Bo"}, {"computer": "strong"}],
    },
    "Sitting": {"revision": 0, "key": "sit-1", "name": "Bo"},
    "ChangeRequest": {"revision": 1, "key": "change-1"},
    "HandingOver": {"revision": 1, "key": "hand-1", "computer": "casual"},
    "Move": {"seq": 1, "key": "move-1", "move": {"type": "roll", "seat": 0}},
    "Play": {"type": "play", "seq": 2, "key": "move-2", "move": {"type": "keep", "seat": 0, "dice": [6, 6]}},
    "Hello": {"type": "hello", "token": "Vq3R-8xT0aJk_2LmNpQw9z", "after": 0},
}
"""Examples of requests."""
RETRY_AFTER = {"description": "Seconds to wait.", "schema": {"type": "string", "pattern": "^[1-9][0-9]*$"}}
_LONG_NAME = re.compile(rb"\byatzy\.(\w+)(?:\.\w+)*\.(\w+)")
"""How msgspec names classes of the same name. The package is enough to tell them apart."""
RETRY_STATUSES = ("429", "503")
"""Errors with a ``Retry-After`` header."""


def openapi_config() -> OpenAPIConfig:
    """Return the OpenAPI configuration, without pages that would load from the internet."""
    bearer = SecurityScheme(
        type="http",
        scheme="bearer",
        description=(
            "A token made by the client: 128 random bits as 22 characters of base64url. "
            "It holds seats, or identifies a player."
        ),
    )
    return OpenAPIConfig(
        title="yatzy",
        version=version("yatzy"),
        description=ABOUT,
        path="/schema",
        render_plugins=[CachedDocument()],
        components=Components(security_schemes={SECURITY_SCHEME: bearer}),
        tags=[Tag(name, description=about) for name, about in TAGS.items()],
        use_handler_docstrings=True,
    )


def document(app: Litestar) -> dict[str, Any]:
    """Return an application's OpenAPI document."""
    plugin = cast("OpenAPIPlugin", app.plugins.get("OpenAPIPlugin"))
    schema = plugin.provide_openapi_schema()  # cached there: it asks for it before it asks us to render
    schema["components"]["schemas"] = _schemas([ClientMessage, ServerMessage, *_payload_types(app)])
    for operation in (one for path in schema["paths"].values() for one in path.values()):
        for status in RETRY_STATUSES:
            if status in operation["responses"]:
                operation["responses"][status]["headers"] = {"Retry-After": RETRY_AFTER}
    return schema


def render_document(app: Litestar) -> None:
    """Render the document ahead of the first request. It is the same for every application of a process."""
    CachedDocument.text = CachedDocument.text or msgspec.json.encode(document(app))


class CachedDocument(JsonRenderPlugin):
    """Serves the rendered document."""

    text: ClassVar[bytes] = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 # rendered by us
        """Return the rendered document."""
        return self.text


def _payload_types(app: Litestar) -> Iterator[Any]:
    """Yield the types of an application's requests and responses."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema():
                signature = handler.parsed_fn_signature
                if "data" in signature.parameters:
                    yield signature.parameters["data"].annotation
                returned = signature.return_type
                yield (
                    returned.inner_types[0].annotation
                    if returned.is_subclass_of(Response)
                    else returned.annotation
                )
                yield from (one.data_container for one in (handler.responses or {}).values())


def _schemas(types: Iterable[Any]) -> dict[str, Any]:
    """Return the schemas of types, and of all they consist of."""
    schemas = describe_types(types, REFERENCE)[1]
    schemas["Started"]["properties"]["sheet"] = {
        "$ref": REFERENCE.format(name="SheetData")
    }  # only the API knows its type
    for name, example in EXAMPLES.items():
        schemas[name]["examples"] = [example]
    shortened = _LONG_NAME.sub(rb"\1.\2", msgspec.json.encode(schemas))
    return cast("dict[str, Any]", msgspec.json.decode(shortened))
