"""Who asks: the holder of a token, in which language, about which table, with what."""

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import ValidationException
from litestar.openapi.spec import Example
from litestar.params import Parameter

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import TableError
from yatzy.server.hall import Hall as TheHall
from yatzy.server.playing import check_watching
from yatzy.server.seats import fingerprint, read_code
from yatzy.server.tables import Live

BEARER = "bearer"

Hall = NamedDependency[TheHall]
"""All that this process has open, as whoever answers a request is given it."""

SEAT = "seat"
"""The one way to show who asks."""
SHOWN: list[dict[str, list[str]]] = [{SEAT: []}]
"""For what only the holder of a token may do."""
MAYBE: list[dict[str, list[str]]] = [{SEAT: []}, {}]
"""For what anyone may ask, and the holder of a token may learn more of."""

TableId = Annotated[
    str,
    Parameter(
        description="The table's code, in any case, with or without a hyphen.",
        max_length=60,
        examples=[Example(value="ab3de-fg7hj")],
    ),
]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as strictly as what comes over a live connection."""

    async def json(self) -> Any:
        """Return the body as the route wants it, or refuse it with what is wrong."""
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return _reader(wanted).decode(await self.body())
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ValidationException(str(error)) from None


@lru_cache
def _reader(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)


def bearer_of(request: Request[Any, Any, Any]) -> str:
    """Return the token somebody shows, "" where they show none."""
    given = request.headers.get("authorization", "")
    if not given:
        return ""
    scheme, _, token = given.partition(" ")
    if scheme.lower() != BEARER or not token.strip():
        raise TableError("table-token")
    return token.strip()


def holder_of(request: Request[Any, Any, Any]) -> str:
    """Return the fingerprint of the token somebody shows, "" where they show none."""
    token = bearer_of(request)
    return fingerprint(token) if token else ""


def known_holder(request: Request[Any, Any, Any]) -> str:
    """Return the fingerprint of the token somebody has to show."""
    holder = holder_of(request)
    if not holder:
        raise TableError("table-token-missing")
    return holder


def words_of(request: Request[Any, Any, Any], hall: Hall) -> Catalogue:
    """Return the catalogue of the language somebody asks in."""
    return hall.words(request.headers.get("accept-language", ""))


async def seen_table(hall: Hall, table_id: str, holder: str) -> Live:
    """Return a table somebody may look at."""
    live = await hall.tables.find(read_code(table_id))
    if live.doubtful:
        async with live.lock:
            await hall.tables.catch_up(live)
    await check_watching(hall.tables, live, holder)
    return live


async def record_of(hall: Hall, live: Live) -> tuple[str, ...]:
    """Return the record of a table's game, as workers read it."""
    return tuple(line.data for line in await hall.log.lines(live.id))
