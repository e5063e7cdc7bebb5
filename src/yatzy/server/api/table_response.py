"""A table as the API answers with it, and changes of its room."""

from functools import partial

from litestar import get, post
from msgspec import Struct

from yatzy.rules.errors import StaleRoom
from yatzy.server.api.deps import TOKEN_OPTIONAL, TOKEN_REQUIRED, Client, Table
from yatzy.server.api.problems import StaleCommand, refusals
from yatzy.server.live.session import TableSession
from yatzy.tables.room import RoomChange
from yatzy.tables.tokens import is_held_by
from yatzy.tables.views import RoomView, State, room_view
from yatzy.tables.wire import ChangeRequest, Wait


class TableView(Struct, frozen=True):
    """A table, as the caller sees it."""

    room: RoomView
    seats: tuple[int, ...]
    """The seats the caller holds."""
    host: bool
    state: State | None
    """The game, once it has begun."""
    removed: bool = False
    """Whether the host removed the caller's device from the table."""
    waits: tuple[Wait, ...] = ()
    """The absent players whose seats others may hand over, now or soon."""


def table_view(session: TableSession, holder: str) -> TableView:
    """Return a table as the holder of a token sees it."""
    return TableView(
        room=room_view(session.id, session.revision, session.room),
        seats=session.room.seats_of(holder),
        host=is_held_by(session.room.hosts, holder),
        state=session.encoded_state,
        removed=session.room.is_barred(holder),
        waits=session.waits(holder),
    )


get_table = partial(get, security=TOKEN_OPTIONAL, responses=refusals(401, 403, 404))
"""Declares a route that reads a table."""
get_game = partial(get, security=TOKEN_OPTIONAL, responses=refusals(401, 403, 404, 409))
"""Declares a route that reads the game of a table, which may not have begun."""
post_change = partial(
    post, status_code=200, security=TOKEN_REQUIRED, responses=refusals(401, 403, 404, 409, 413)
)
"""Declares a route that changes a table."""


async def change_room(client: Client, table: Table, request: ChangeRequest, change: RoomChange) -> TableView:
    """Change a room and return the table; raise :class:`StaleCommand` for an old revision."""
    try:
        await table.change_room(client.holder, request, change)
    except StaleRoom as error:
        raise StaleCommand(error, room=room_view(table.id, table.revision, table.room)) from None
    return table_view(table, client.holder)
