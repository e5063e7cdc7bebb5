"""How the server describes itself to programs: its OpenAPI document.

Addresses come from the routes. What travels in requests and answers is described by msgspec, which also reads
and writes it: so the document tells what is really taken and given. What a field means, its own words in the
source say.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from itertools import pairwise
from typing import Any, ClassVar, cast

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from msgspec.inspect import DataclassType, StructType, multi_type_info

from yatzy.server.routes.asking import SEAT
from yatzy.server.wire import Said, Told

REFERENCE = "#/components/schemas/{name}"
TAGS = {
    "tables": "Laid, found, sat down at, played at, handed over, played again.",
    "matches": "Duplicate play: the same dice for everyone, alone, and the results compared.",
    "players": "Seats claimed with a key of one's own, and what was reached there.",
    "coaching": "What takes thought: advice, reviews, solutions, contests of computer players.",
    "papers": "Records, sheets, proofs of the dice, QR codes.",
    "page": "What the page is made from: sentences, pads as printed, why a box gives what it gives.",
    "running": "Whether the server runs.",
}
ABOUT = """\
Every Yatzy by its own printed rules, at tables for people and programs.

Whoever is to play makes a token and shows it with each request. A move carries `seq`, how many events there
were when it was chosen, and a `key` it is known by: repeated, it is answered as the first time. A change of the
room carries the room's `revision` likewise.

`/api/tables/{table_id}/live` is a websocket. There a client says `Hello` first, then `Play`, `React` or `Ping`;
the table says `Welcome`, `Moved`, `Refused`, `Done`, `RoomChanged`, `Reacted`, `Away` and `Pong`. Each is a
schema here.
"""
EXAMPLES: dict[str, dict[str, Any]] = {
    "NewTable": {
        "key": "friday",
        "sheet": "vinga",
        "seats": [{"name": "Anna", "here": True}, {"name": "Bo"}, {"computer": "strong"}],
    },
    "Sitting": {"revision": 0, "key": "sit-1", "name": "Bo"},
    "Changing": {"revision": 1, "key": "change-1"},
    "HandingOver": {"revision": 1, "key": "hand-1", "computer": "casual"},
    "Move": {"seq": 1, "key": "move-1", "move": {"type": "roll", "seat": 0}},
    "Play": {"type": "play", "seq": 2, "key": "move-2", "move": {"type": "keep", "seat": 0, "dice": [6, 6]}},
    "Hello": {"type": "hello", "token": "Vq3R-8xT0aJk_2LmNpQw9z", "after": 0},
}
"""What a request may look like."""
RETRY_AFTER = {"description": "Seconds to wait.", "schema": {"type": "string", "pattern": "^[1-9][0-9]*$"}}
_LONG_NAME = re.compile(rb"\byatzy\.(\w+)(?:\.\w+)*\.(\w+)")
"""What msgspec calls classes of the same name. Their packages are enough to tell them apart."""
WAITING = ("429", "503")
"""Refusals that tell when to ask again."""


def description() -> OpenAPIConfig:
    """Return how the server describes itself, without any page that would need the internet."""
    bearer = SecurityScheme(
        type="http",
        scheme="bearer",
        description=(
            "A token of one's own making: 22 letters of base64url, 128 random bits. "
            "It holds seats, or is a player."
        ),
    )
    return OpenAPIConfig(
        title="yatzy",
        version=version("yatzy"),
        description=ABOUT,
        path="/schema",
        render_plugins=[_Written()],
        components=Components(security_schemes={SEAT: bearer}),
        tags=[Tag(name, description=about) for name, about in TAGS.items()],
        use_handler_docstrings=True,
    )


def document(app: Litestar) -> dict[str, Any]:
    """Return an application's OpenAPI document."""
    told = app.openapi_schema.to_schema()
    told["components"]["schemas"] = _schemas([Said, Told, *_travelling(app)])
    for operation in (one for path in told["paths"].values() for one in path.values()):
        for status in WAITING:
            if status in operation["responses"]:
                operation["responses"][status]["headers"] = {"Retry-After": RETRY_AFTER}
    return told


def write_down(app: Litestar) -> None:
    """Make the document before anyone asks for it. It is the same for every application of this process."""
    _Written.text = _Written.text or msgspec.json.encode(document(app))


class _Written(JsonRenderPlugin):
    """The document as it is sent."""

    text: ClassVar[bytes] = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 # made anew
        write_down(request.app)
        return self.text


def _travelling(app: Litestar) -> Iterator[Any]:
    """Go through the types of what is taken and given at an application's addresses."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema():
                signature = handler.parsed_fn_signature
                if "data" in signature.parameters:
                    yield signature.parameters["data"].annotation
                given = signature.return_type
                yield given.inner_types[0].annotation if given.is_subclass_of(Response) else given.annotation
                yield from (one.data_container for one in (handler.responses or {}).values())


def _schemas(types: Iterable[Any]) -> dict[str, Any]:
    """Describe types, and all they are made of."""
    described = list(dict.fromkeys(types))
    _, schemas = msgspec.json.schema_components(described, ref_template=REFERENCE)
    schemas["Started"]["properties"]["sheet"] = {"$ref": REFERENCE.format(name="SheetData")}  # known only here
    for name, example in EXAMPLES.items():
        schemas[name]["examples"] = [example]
    for kind in _classes(multi_type_info(described)):
        name = kind.__name__ if kind.__name__ in schemas else f"{kind.__module__}.{kind.__qualname__}"
        fields = schemas[name]["properties"]
        for field, words in _words(kind):
            if field in fields:
                fields[field]["description"] = words
    shorter = _LONG_NAME.sub(rb"\1.\2", msgspec.json.encode(schemas))
    return cast("dict[str, Any]", msgspec.json.decode(shorter))


def _classes(told: object, known: set[int] | None = None) -> Iterator[type]:
    """Go through the classes of ours that types are made of."""
    known = set() if known is None else known
    if id(told) in known:
        return
    known.add(id(told))
    if isinstance(told, StructType | DataclassType):
        yield told.cls
    parts = told if isinstance(told, tuple | list) else ()
    if isinstance(told, msgspec.Struct):
        parts = [getattr(told, field) for field in told.__struct_fields__]
    for part in parts:
        yield from _classes(part, known)


def _words(kind: type) -> Iterator[tuple[str, str]]:
    """Go through the fields of a class that have a sentence below them in the source, its bases' first."""
    for one in reversed(kind.__mro__):
        if one.__module__.startswith("yatzy."):
            for field, below in pairwise(_bodies(one.__module__).get(one.__name__, ())):
                match field, below:
                    case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(value=str(words))):
                        yield name, inspect.cleandoc(words)


@cache
def _bodies(module: str) -> dict[str, list[ast.stmt]]:
    """Return the statements of a module's classes; none where its source is not at hand."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except OSError:
        return {}
    return {found.name: found.body for found in tree.body if isinstance(found, ast.ClassDef)}
