"""Seats: take, leave, lend, hand over; contributions to the dice; and whom the host removes."""

from typing import Annotated

from litestar import Controller
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from yatzy.rules.errors import TableError
from yatzy.server.api.deps import Client, Table
from yatzy.server.api.table_response import TableView, change_room, post_change, table_view
from yatzy.server.jobs.capacity import check_playable
from yatzy.server.live.create import Name
from yatzy.tables.contributions import commit, reveal
from yatzy.tables.room import Room, RoomChange, take_seat
from yatzy.tables.seat_permissions import (
    add_device,
    admit_player,
    drop_other_devices,
    hand_over,
    leave_seat,
    remove_player,
    take_seat_back,
)
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import ChangeRequest, Token

SeatNumber = Annotated[int, Parameter(ge=0, le=1000, description="The seat, from 0, in the order of play.")]


class Sitting(ChangeRequest, frozen=True, forbid_unknown_fields=True):
    """A request to take a seat."""

    name: Name = ""
    word: Name = ""
    """Refused: a word that others see before they commit to theirs lets them choose."""
    contribute: bool = False
    """Whether this device contributes to the dice: the game waits for it to commit, and then to reveal."""


class Commitment(Struct, frozen=True, forbid_unknown_fields=True):
    """A commitment to what a device contributes to the dice."""

    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """The SHA-256 of four lines: `yatzy dice`, the table's seal, its code, and the contribution."""


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device contributes to the dice."""

    contribution: Annotated[str, Meta(max_length=200)]
    """32 random hexadecimal digits; after a blank, if one likes, a word of one's own."""


class Device(ChangeRequest, frozen=True, forbid_unknown_fields=True):
    """Another device for a seat."""

    token: Token
    own: bool = False
    """Whether it is the caller's own device, which may do all this one may. Otherwise it is lent the seat."""


class HandingOver(ChangeRequest, frozen=True, forbid_unknown_fields=True):
    """A bot to play on for somebody."""

    computer: Name = ""
    """For one's own seat; left out, one that suits the table."""


class Admitting(ChangeRequest, frozen=True, forbid_unknown_fields=True):
    """A request to let somebody sit down again whom the host removed."""

    name: Name = ""
    """What they were called; left out, everyone is let in again."""


class SeatRoutes(Controller):
    """Routes about the seats of a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    # Seats

    @post_change("/seats/{seat:int}", operation_id="sit_down", summary="Sit down")
    async def sit(self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[Sitting]) -> TableView:
        """Take a free seat with one's token.

        The game begins when the last seat is taken and every device that contributes has done so.
        """
        if data.word:
            raise TableError("table-word-early")
        change = take_seat(seat, data.name, client.holder, contributes=data.contribute)
        return await change_room(client, table, data, change)

    @post_change(
        "/seats/{seat:int}/commitment",
        operation_id="commit_to_dice",
        summary="Commit to a contribution to the dice",
    )
    async def commit(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[Commitment]
    ) -> TableView:
        """Commit to what one's device contributes to the dice. Idempotent; a later one replaces it."""
        return await _contribute(client, table, commit(seat, data.commitment, client.holder))

    @post_change(
        "/seats/{seat:int}/contribution",
        operation_id="contribute_to_dice",
        summary="Reveal a contribution to the dice",
    )
    async def contribute(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[Contribution]
    ) -> TableView:
        """Reveal what one's device is committed to, once the room says `revealing`. Idempotent.

        The game begins when all have.
        """
        return await _contribute(client, table, reveal(seat, data.contribution, client.holder, table.id))

    @post_change("/seats/{seat:int}/leave", operation_id="leave_seat", summary="Leave")
    async def leave(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[ChangeRequest]
    ) -> TableView:
        """Leave one's seat: before the game it becomes free, later it stays reserved and may be handed over.

        A host who leaves before the game passes hosting to whoever has been seated longest.
        """
        return await change_room(client, table, data, leave_seat(seat, client.holder))

    @post_change("/seats/{seat:int}/devices", operation_id="bring_device", summary="Bring another device")
    async def bring_device(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[Device]
    ) -> TableView:
        """Lend one's seat to another token, or bring one's own other device.

        A device that a seat is lent to plays there, and decides nothing about it.
        """
        change = add_device(seat, fingerprint(data.token), client.holder, own=data.own)
        return await change_room(client, table, data, change)

    @post_change("/seats/{seat:int}/alone", operation_id="hold_alone", summary="Hold a seat alone")
    async def hold_alone(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[ChangeRequest]
    ) -> TableView:
        """Remove all other devices from one's seat, such as one that was lost or lent."""
        return await change_room(client, table, data, drop_other_devices(seat, client.holder))

    @post_change(
        "/seats/{seat:int}/computer", operation_id="hand_over", summary="Hand a seat to a computer player"
    )
    async def hand_over(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[HandingOver]
    ) -> TableView:
        """Let a bot play on: for oneself, or for somebody absent for as long as the table has patience.

        Absent is who has no live connection, and has left or is to move. Without coach, one's own seat goes to
        `beginner` or `casual` only.
        """
        if table.game is not None:
            check_playable(table.game.setup.sheet.tables)

        def change(room: Room) -> Room:
            return hand_over(seat, data.computer, client.holder, absent=table.is_absent(seat))(room)

        return await change_room(client, table, data, change)

    @post_change("/seats/{seat:int}/back", operation_id="come_back", summary="Play on oneself")
    async def come_back(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[ChangeRequest]
    ) -> TableView:
        """Take one's seat back from the bot."""
        return await change_room(client, table, data, take_seat_back(seat, client.holder))

    # Hosting

    @post_change("/seats/{seat:int}/remove", operation_id="remove_player", summary="Remove somebody")
    async def remove_player(
        self, client: Client, table: Table, seat: SeatNumber, data: JSONBody[ChangeRequest]
    ) -> TableView:
        """Free a seat before the game begins; its devices may not sit down again. Only the host may."""
        return await change_room(client, table, data, remove_player(seat, client.holder))

    @post_change("/admit", operation_id="admit_player", summary="Let somebody in again")
    async def admit_player(self, client: Client, table: Table, data: JSONBody[Admitting]) -> TableView:
        """Let somebody sit down again who was removed. Only the host may."""
        return await change_room(client, table, data, admit_player(data.name, client.holder))


async def _contribute(client: Client, table: Table, change: RoomChange) -> TableView:
    """Change the room by a contribution, whatever its revision: several devices contribute at once."""
    await table.amend_room(change)
    return table_view(table, client.holder)
