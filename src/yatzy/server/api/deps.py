"""What handlers have injected: the context, the client, the table; and strict decoding of bodies.

Providers form a chain, each needing the one before, and so are resolved one after the other
(docs/decisions/0025-dependencies-of-routes.md).
"""

from collections.abc import Callable
from functools import cached_property, lru_cache, partial
from typing import Annotated, Any, ParamSpec, Protocol, TypeVar

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import ValidationException
from litestar.openapi.spec import Example
from litestar.params import Parameter

from yatzy.ids import normalize_code
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.sheet_schema import compile_sheet
from yatzy.rules.errors import RateLimited, TableUnauthorized
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.context import AppContext
from yatzy.server.jobs.job_queue import Caller, OnProgress, ignore_progress
from yatzy.server.live.create import Creator
from yatzy.server.live.session import TableSession
from yatzy.server.net.limits import network_of
from yatzy.server.net.security import client_address
from yatzy.tables.tokens import fingerprint, is_held_by

BEARER = "bearer"

P = ParamSpec("P")
R = TypeVar("R")

SECURITY_SCHEME = "seat"
"""The name of the only security scheme."""
TOKEN_REQUIRED: list[dict[str, list[str]]] = [{SECURITY_SCHEME: []}]
"""For operations that need a token."""
TOKEN_OPTIONAL: list[dict[str, list[str]]] = [{SECURITY_SCHEME: []}, {}]
"""For operations that anyone may use; a token may give more."""

TableId = Annotated[
    str,
    Parameter(
        description="The table's code, in any case, with or without a hyphen.",
        max_length=60,
        examples=[Example(value="ab3de-fg7hj")],
    ),
]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is decoded as strictly as messages of a live connection."""

    async def json(self) -> Any:
        """Return the decoded body; raise :class:`ValidationException`."""
        body_type = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return _decoder(body_type).decode(await self.body())
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ValidationException(str(error)) from None


@lru_cache
def _decoder(body_type: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(body_type)


class NamesSheet(Protocol):
    """A request that names a sheet or has rules of one's own."""

    @property
    def sheet(self) -> str:
        """The id of a bundled sheet."""

    @property
    def rules(self) -> dict[str, Any] | str | None:
        """Rules of one's own instead."""


class RequestClient:
    """Who sends a request: token, language, address, and what they may use of the server."""

    def __init__(self, request: Request[Any, Any, Any], context: AppContext) -> None:
        """Read the token as the route's ``security`` says; raises :class:`TableUnauthorized`."""
        self.context = context
        self.token = _read_token(request)
        """"" where there is none, or the route has no use for it."""
        self.holder = fingerprint(self.token) if self.token else ""
        """The fingerprint of the token."""
        self._request = request

    @cached_property
    def address(self) -> str:
        """The address they connect from."""
        return client_address(self._request.scope)

    @property
    def network(self) -> str:
        """The network of their address."""
        return network_of(self.address)

    @cached_property
    def words(self) -> Catalogue:
        """The catalogue for ``Accept-Language``."""
        return self.context.catalogue_for(self._request.headers.get("accept-language", ""))

    def accepts(self, media_type: str) -> bool:
        """Whether the request names a media type to answer with."""
        return media_type in self._request.headers.get("accept", "")

    def url_of(self, path: str) -> str:
        """Return the URL of a path as others reach it, whatever host the request used."""
        return f"{self.context.settings.invite_url or str(self._request.base_url).rstrip('/')}/{path}"

    def caller(self, session: TableSession | None = None, on_progress: OnProgress = ignore_progress) -> Caller:
        """Return whose share of the workers the request uses.

        That is their network's; in a private club, a member's. Only where the operator says that an address is
        shared, whoever holds a seat at the table in question counts as themselves: seats are free to take.
        """
        if session is not None and self.holder and self.context.settings.shared_address:
            seats = (seat.holders for seat in session.room.seats)
            if any(is_held_by(held, self.holder) for held in (session.room.hosts, *seats)):
                return Caller(f"holder {self.holder}", on_progress=on_progress)
        return Caller(f"network {self.network}", on_progress=on_progress)

    def player_caller(self, player: str) -> Caller:
        """Return whose share of the workers a player's records use: their network's, unless it is shared."""
        return Caller(f"player {player}") if self.context.settings.shared_address else self.caller()

    async def run_aside(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the result of a function that takes too long for the event loop; waits its address's turn."""
        return await self.context.offload.run(self.address, function, *args, **kwargs)

    async def load_sheet(self, wanted: NamesSheet) -> RuleSheet:
        """Return a requested sheet, compiled; raise :class:`YatzyError` if it is unknown or invalid."""
        if wanted.rules is None and wanted.sheet in sheet_ids():
            return bundled_sheet(wanted.sheet)
        return await self.run_aside(compile_sheet, wanted.sheet, wanted.rules)

    @property
    def creator(self) -> Creator:
        """Whom the bytes and the solving of a new table are charged to."""
        return Creator(self.network, partial(self.context.storage.take, self.address))

    def charge_rework(self, size: int) -> None:
        """Count bytes of rework at a table; raise :class:`RateLimited` if their address stored too much."""
        self.context.storage.take_rework(self.address, size)

    def count_table(self) -> Creator:
        """Count a new table and return its creator; raise :class:`RateLimited` if there are too many."""
        if seconds := self.context.limits.take_table(self.address):
            raise RateLimited("limit-tables", seconds=max(1, round(seconds)))
        return self.creator


Context = NamedDependency[AppContext]
Client = NamedDependency[RequestClient]
Table = NamedDependency[TableSession]
"""The table of the path, up to date, if the client may see it."""


def provide_client(request: Request[Any, Any, Any], context: Context) -> RequestClient:
    """Return the client of a request; raise :class:`TableUnauthorized`."""
    return RequestClient(request, context)


async def provide_table(client: Client, table_id: TableId) -> TableSession:
    """Return the table of the path; raise :class:`TableError` if it is unknown or not visible."""
    return await find_visible_table(client.context, table_id, client.holder)


async def find_visible_table(context: AppContext, table_id: str, holder: str) -> TableSession:
    """Return a table, up to date; raise :class:`TableError` if it is unknown or not visible to the holder."""
    session = await context.tables.find(normalize_code(table_id))
    await session.refresh()
    await session.check_watching(holder)
    return session


def _read_token(request: Request[Any, Any, Any]) -> str:
    security = request.route_handler.resolve_security()
    if not security:
        return ""
    token = bearer_of(request)
    if not token and {} not in security:
        raise TableUnauthorized("table-token-missing")
    return token


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the bearer token, "" if there is none; raise :class:`TableUnauthorized` if malformed."""
    authorization = connection.headers.get("authorization", "")
    if not authorization:
        return ""
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != BEARER or not token.strip():
        raise TableUnauthorized("table-token")
    return token.strip()
