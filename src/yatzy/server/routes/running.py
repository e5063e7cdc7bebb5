"""Whether the server runs, how well, and the live connection to a table."""

from typing import Any

from litestar import Response, WebSocket, get, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec import Struct

from yatzy.rules.errors import YatzyError
from yatzy.server.guard import address_of, own_host, own_origin
from yatzy.server.metrics import MEDIA_TYPE
from yatzy.server.problems import REFUSALS, Problem
from yatzy.server.routes.asking import Hall
from yatzy.server.seats import read_code
from yatzy.server.sockets import TOO_MANY, converse

FORBIDDEN = 4403
NOT_OURS = {400: ResponseSpec(Problem, description=REFUSALS[400], generate_examples=False)}


class Health(Struct, frozen=True):
    """Whether the server is well."""

    ok: bool
    code: str = ""
    """What is wrong."""


@get("/health/live", tags=["running"], operation_id="is_alive", summary="Whether it runs", responses=NOT_OURS)
async def alive() -> Health:
    """Answer, and so show that the process runs."""
    return Health(ok=True)


@get(
    "/health/ready",
    tags=["running"],
    operation_id="is_ready",
    summary="Whether it can be used",
    responses=NOT_OURS | {503: ResponseSpec(Health, description="Not now.", generate_examples=False)},
)
async def ready(hall: Hall) -> Response[Health]:
    """Tell whether requests should come here: the database answers, and the server is not about to go."""
    if hall.leaving:
        return Response(Health(ok=False, code="server-leaving"), status_code=503)
    try:
        await hall.log.ready()
    except YatzyError as error:
        return Response(Health(ok=False, code=error.code), status_code=503)
    return Response(Health(ok=True))


@get("/metrics", include_in_schema=False)
async def metrics(hall: Hall) -> Response[bytes]:
    """Return what the server counts, for Prometheus."""
    return Response(hall.metrics.text(), headers={"Content-Type": MEDIA_TYPE})


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], hall: Hall, table_id: FromPath[str]) -> None:
    """Take part in a table: see :mod:`yatzy.server.wire` for what is said."""
    headers = dict(socket.scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    if hall.leaving or not own_host(host, hall.settings) or not own_origin(headers, hall.settings):
        await socket.close(FORBIDDEN)
        return
    address = address_of(socket.scope)
    too_often = hall.limits.request(address) > 0
    with hall.limits.socket(address) as room_for_one:
        await socket.accept()
        if too_often or not room_for_one:
            await socket.close(TOO_MANY)
            return
        await converse(socket, read_code(table_id), hall)
