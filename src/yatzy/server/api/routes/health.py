"""Health checks, metrics, and the live connection to a table."""

from typing import Any

from litestar import Request, Response, WebSocket, get, websocket
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec import Struct

from yatzy.ids import normalize_code
from yatzy.rules.errors import YatzyError
from yatzy.server.api.deps import Context
from yatzy.server.api.problems import DESCRIPTIONS, Problem
from yatzy.server.live.socket import serve_client
from yatzy.server.net.security import TOO_MANY, client_address, is_local, is_own_host, is_own_origin
from yatzy.server.ops.metrics import MEDIA_TYPE

FORBIDDEN = 4403
BAD_REQUEST = {400: ResponseSpec(Problem, description=DESCRIPTIONS[400], generate_examples=False)}


class Health(Struct, frozen=True):
    """Whether the server is healthy."""

    ok: bool
    code: str = ""
    """What is wrong."""


@get(
    "/health/live", tags=["running"], operation_id="is_alive", summary="Whether it runs", responses=BAD_REQUEST
)
async def liveness() -> Health:
    """Answer, to show that the process runs."""
    return Health(ok=True)


@get(
    "/health/ready",
    tags=["running"],
    operation_id="is_ready",
    summary="Whether it can be used",
    responses=BAD_REQUEST | {503: ResponseSpec(Health, description="Not ready.", generate_examples=False)},
)
async def readiness(context: Context) -> Response[Health]:
    """Return whether requests should come here: the database answers, and the server is not shutting down."""
    if context.shutting_down:
        return Response(Health(ok=False, code="server-leaving"), status_code=503)
    try:
        await context.log.check_ready()
    except YatzyError as error:
        return Response(Health(ok=False, code=error.code), status_code=503)
    return Response(Health(ok=True))


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
    """Return the metrics for Prometheus, to this machine only: `YATZY_METRICS` gives them another address."""
    if not is_local(request.scope):
        raise NotFoundException
    return Response(context.metrics.text(), headers={"Content-Type": MEDIA_TYPE})


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], context: Context, table_id: FromPath[str]) -> None:
    """Open the live connection to a table; see :mod:`yatzy.tables.wire` for its messages."""
    headers = dict(socket.scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    if (
        context.shutting_down
        or not is_own_host(host, context.settings)
        or not is_own_origin(headers, context.settings)
    ):
        await socket.close(FORBIDDEN)
        return
    with context.limits.hold_socket(client_address(socket.scope)) as is_allowed:
        await socket.accept()
        if not is_allowed:
            context.turn_away("sockets")
            await socket.close(TOO_MANY)
            return
        await serve_client(socket, normalize_code(table_id), context)
