"""Tables: laid, found, sat down at, played at, handed over, played again."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from yatzy.rules.errors import TableError, YatzyError
from yatzy.server.capacity import check_playable
from yatzy.server.guard import address_of
from yatzy.server.laying import Name, NewTable, lay, lay_again
from yatzy.server.playing import change, play, waits_since
from yatzy.server.problems import Overtaken, refusals
from yatzy.server.room import Change, begin, bring_device, come_back, hand_over, hold_alone, leave, sit
from yatzy.server.routes.asking import (
    MAYBE,
    SHOWN,
    Hall,
    TableId,
    holder_of,
    known_holder,
    seen_table,
    words_of,
)
from yatzy.server.seats import fingerprint, holds
from yatzy.server.tables import Live, room_of
from yatzy.server.views import RoomView, State, room_view
from yatzy.server.wire import Asked, Changing, Done, Key, Moved, Play, Token

MOST_LISTED = 100
A_DAY = 24 * 3600
"""Seconds nobody is stuck for at a table that is played over days."""
REFUSED = refusals(401, 403, 404, 409, 413)
"""What somebody may be told who changes something at a table."""

SeatNumber = Annotated[int, Parameter(ge=0, le=1000, description="The seat, from 0, in the order of play.")]


class TableView(Struct, frozen=True):
    """A table, for one who asks about it."""

    room: RoomView
    seats: tuple[int, ...]
    """The seats whoever asks holds."""
    host: bool
    state: State | None
    """The game, once it has begun."""


class Listed(Struct, frozen=True):
    """A table in the list."""

    room: RoomView
    made: str
    touched: str


class Sitting(Changing, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down."""

    name: Name = ""
    word: Name = ""
    """What they add to the dice."""


class Device(Changing, frozen=True, forbid_unknown_fields=True):
    """Another device that is to play a seat."""

    token: Token


class HandingOver(Changing, frozen=True, forbid_unknown_fields=True):
    """A computer player goes on for somebody."""

    computer: Name = "strong"


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as over the live connection."""

    seq: Annotated[int, Meta(ge=0)]
    """How many events there were when it was chosen."""
    key: Key
    move: Asked


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to play again."""

    seat: int
    key: Key | None = None
    """As with every change; that there is one rematch is so without it."""


def table_view(live: Live, holder: str) -> TableView:
    """Return a table for one who asks."""
    return TableView(
        room=room_view(live.id, live.revision, live.room),
        seats=live.room.seats_of(holder),
        host=holds(live.room.hosts, holder),
        state=live.whole,
    )


class TableRoutes(Controller):
    """Everything about tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post(
        operation_id="lay_table", summary="Lay a table", security=SHOWN, responses=refusals(401, 404, 409, 413)
    )
    async def lay(self, request: Request[Any, Any, Any], hall: Hall, data: JSONBody[NewTable]) -> TableView:
        """Lay a table. Whoever does is its host, with the token they show; asked twice, there is one table."""
        holder = known_holder(request)
        count_table(request, hall)
        live = await lay(hall.tables, data, holder, words_of(request, hall))
        return table_view(live, holder)

    @get(operation_id="list_tables", summary="List the tables that are open to all", responses=refusals())
    async def listed(self, hall: Hall) -> list[Listed]:
        """Return tables that their hosts have listed, the latest first."""
        rows = await hall.log.listed(MOST_LISTED)
        return [
            Listed(room_view(row.table_id, row.revision, room_of(row)), row.made, row.touched) for row in rows
        ]

    @get(
        "/{table_id:str}",
        operation_id="see_table",
        summary="See a table",
        security=MAYBE,
        responses=refusals(401, 403, 404),
    )
    async def see(self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId) -> TableView:
        """Return a table as it stands: the room, and the game once it has begun."""
        holder = holder_of(request)
        return table_view(await seen_table(hall, table_id, holder), holder)

    @post(
        "/{table_id:str}/moves",
        operation_id="make_move",
        summary="Make a move",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def move(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, data: JSONBody[Move]
    ) -> Response[Moved | Done]:
        """Make a move at a seat one holds. It is kept when this answers, and known by its key if repeated."""
        holder = known_holder(request)
        live = await seen_table(hall, table_id, holder)
        try:
            answer = await play(hall.tables, live, holder, Play(data.seq, data.key, data.move))
        except YatzyError as error:
            if error.code != "table-late":
                hall.metrics.move_refused()
                raise
            raise Overtaken(error, state=live.whole) from None
        return Response(answer, media_type="application/json")  # type: ignore[arg-type] # written already

    # Seats

    @post(
        "/{table_id:str}/seats/{seat:int}",
        operation_id="sit_down",
        summary="Sit down",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def sit(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[Sitting],
    ) -> TableView:
        """Take a free seat with one's token. The game begins when the last seat is taken."""
        holder = known_holder(request)
        return await _changed(hall, table_id, holder, data, sit(seat, data.name, data.word, holder))

    @post(
        "/{table_id:str}/seats/{seat:int}/leave",
        operation_id="leave_seat",
        summary="Leave",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def leave(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[Changing],
    ) -> TableView:
        """Leave one's seat: before the game it is free again, later it is kept and others may hand it on."""
        holder = known_holder(request)
        return await _changed(hall, table_id, holder, data, leave(seat, holder))

    @post(
        "/{table_id:str}/seats/{seat:int}/devices",
        operation_id="bring_device",
        summary="Bring another device",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def bring_device(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[Device],
    ) -> TableView:
        """Let another token play one's seat: what the seat's own link carries to another device."""
        holder = known_holder(request)
        fresh = fingerprint(data.token)
        return await _changed(hall, table_id, holder, data, bring_device(seat, fresh, holder))

    @post(
        "/{table_id:str}/seats/{seat:int}/alone",
        operation_id="hold_alone",
        summary="Hold a seat alone",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def hold_alone(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[Changing],
    ) -> TableView:
        """Let no other device play one's seat any more: one that was lost, or was lent."""
        holder = known_holder(request)
        return await _changed(hall, table_id, holder, data, hold_alone(seat, holder))

    @post(
        "/{table_id:str}/seats/{seat:int}/computer",
        operation_id="hand_over",
        summary="Hand a seat to a computer player",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def hand_over(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[HandingOver],
    ) -> TableView:
        """Let a computer player go on: for oneself, for who has left, or for who keeps everyone waiting."""
        holder = known_holder(request)
        live = await seen_table(hall, table_id, holder)
        game = live.game
        turn = game is not None and not game.over and game.seat == seat
        if game is not None:
            check_playable(game.setup.sheet.tables)
        patience = A_DAY if live.room.days else hall.settings.patience
        stuck = turn and waits_since(live) >= patience
        return await _changed(hall, table_id, holder, data, hand_over(seat, data.computer, holder, stuck=stuck))

    @post(
        "/{table_id:str}/seats/{seat:int}/back",
        operation_id="come_back",
        summary="Play on oneself",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def come_back(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[Changing],
    ) -> TableView:
        """Take one's seat back from the computer player."""
        holder = known_holder(request)
        return await _changed(hall, table_id, holder, data, come_back(seat, holder))

    # Beginning and beginning again

    @post(
        "/{table_id:str}/begin",
        operation_id="begin_game",
        summary="Begin with who is there",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def begin(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, data: JSONBody[Changing]
    ) -> TableView:
        """Begin without waiting for the free seats, which are taken away. Only the host may."""
        holder = known_holder(request)
        return await _changed(hall, table_id, holder, data, begin(holder))

    @post(
        "/{table_id:str}/rematch",
        operation_id="play_again",
        summary="Play again",
        security=SHOWN,
        responses=REFUSED,
    )
    async def rematch(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, data: JSONBody[Rematch]
    ) -> TableView:
        """Lay a new table for the same people, with the same tokens. However many ask, there is one."""
        holder = known_holder(request)
        live = await seen_table(hall, table_id, holder)
        if not live.room.next:
            count_table(request, hall)
        return table_view(await lay_again(hall.tables, live, data.seat, holder), holder)


def count_table(request: Request[Any, Any, Any], hall: Hall) -> None:
    """Refuse a new table to an address that has laid too many."""
    if seconds := hall.limits.table(address_of(request.scope)):
        raise YatzyError("limit-tables", seconds=max(1, round(seconds)))


async def _changed(hall: Hall, table_id: str, holder: str, told: Changing, wanted: Change) -> TableView:
    """Change a room, and return the table after it."""
    live = await seen_table(hall, table_id, holder)
    try:
        await change(hall.tables, live, holder, told, wanted)
    except TableError as error:
        if error.code != "table-changed":
            raise
        raise Overtaken(error, room=room_view(live.id, live.revision, live.room)) from None
    return table_view(live, holder)
