"""Who may do what to a seat: its owner, a device it was lent to, the host, and the others at the table.

Pure changes of a room. An owner decides about their seat at any time. A device that it was lent to plays, and
gives it back. The host removes people before the game begins. The others hand over a seat once its player is
absent (:mod:`yatzy.tables.presence`), and not before.
"""

from msgspec.structs import replace

from yatzy.bots.names import check_name
from yatzy.game.setup import DiceFrom
from yatzy.rules.errors import TableConflict, TableError, TableForbidden
from yatzy.tables.room import (
    MOST_DEVICES,
    Barred,
    Room,
    RoomChange,
    Seat,
    check_host,
    check_owner,
    find_seat,
    own_seat,
    replace_seat,
)
from yatzy.tables.tokens import is_held_by

STAND_IN = "strong"
"""The bot that plays for somebody absent: nobody may choose a weak one for a rival."""
PLAIN_BOTS = ("beginner", "casual")
"""The bots that may play for somebody present at a table without coach: others would show them good play."""
PLAIN_STAND_IN = "casual"
MOST_BARRED = 50
"""People a room remembers as removed; the one removed first is forgotten first."""


# Leaving, and being removed


def leave_seat(number: int, holder: str) -> RoomChange:
    """Leave a seat: before the game it becomes free, later it stays reserved and may be handed over.

    A device that the seat was lent to only gives it back. If the host leaves before the game, hosting passes to
    the owner who has been seated longest.
    """

    def change(room: Room) -> Room:
        seat = own_seat(room, number, holder)
        if is_held_by(seat.lent, holder):
            return replace_seat(room, number, _without_devices(seat, (holder,)))
        if room.begun or room.revealing:
            return replace_seat(room, number, replace(seat, away=True))
        return _pass_hosting(replace_seat(room, number, Seat()), seat.owners)

    return change


def remove_player(number: int, holder: str) -> RoomChange:
    """Free a seat before the game, and bar its devices from sitting down again. Only for hosts."""

    def change(room: Room) -> Room:
        check_host(room, holder)
        seat = find_seat(room, number)
        if room.begun or room.revealing:
            raise TableConflict("table-begun")
        if seat.computer:
            raise TableConflict("table-seat-computer", seat=number + 1)
        out = tuple(one for one in seat.holders if not is_held_by(room.hosts, one))
        barred = (*room.barred, Barred(seat.name, out))[-MOST_BARRED:] if out else room.barred
        return replace(replace_seat(room, number, Seat()), barred=barred)

    return change


def admit_player(name: str, holder: str) -> RoomChange:
    """Let those sit down again who were removed under a name, or everyone for "". Only for hosts."""

    def change(room: Room) -> Room:
        check_host(room, holder)
        return replace(room, barred=tuple(one for one in room.barred if name and one.name != name))

    return change


def _pass_hosting(room: Room, leavers: tuple[str, ...]) -> Room:
    """Return the room after some left their seat: if no host is left, the owner seated longest becomes one."""
    staying = tuple(one for one in room.hosts if one not in leavers or room.seats_of(one))
    people = [seat for seat in room.seats if seat.owners]
    if staying or not people:
        return replace(room, hosts=staying or room.hosts)
    return replace(room, hosts=min(people, key=lambda seat: seat.arrival).owners)


# Devices


def add_device(number: int, fresh: str, holder: str, *, own: bool = False) -> RoomChange:
    """Lend a seat to another device, or bring an ``own`` one, which may do whatever this one may."""

    def change(room: Room) -> Room:
        seat = own_seat(room, number, holder)
        check_owner(seat, holder)
        if not is_held_by(seat.holders, fresh):
            if len(seat.holders) >= MOST_DEVICES:
                raise TableConflict("table-devices", most=MOST_DEVICES)
            seat = replace(seat, holders=(*seat.holders, fresh), lent=(*seat.lent, fresh))
        if own:
            seat = replace(seat, lent=tuple(one for one in seat.lent if one != fresh))
        room = replace_seat(room, number, seat)
        if (
            own
            and is_held_by(room.hosts, holder)
            and not is_held_by(room.hosts, fresh)
            and len(room.hosts) < MOST_DEVICES
        ):
            room = replace(room, hosts=(*room.hosts, fresh))
        return room

    return change


def drop_other_devices(number: int, holder: str) -> RoomChange:
    """Remove all other devices from one's seat, and from the hosts if this one is a host."""

    def change(room: Room) -> Room:
        seat = own_seat(room, number, holder)
        check_owner(seat, holder)
        lost = tuple(one for one in seat.holders if one != holder)
        hosts = (
            tuple(one for one in room.hosts if one not in lost)
            if is_held_by(room.hosts, holder)
            else room.hosts
        )
        return replace(replace_seat(room, number, _without_devices(seat, lost)), hosts=hosts)

    return change


def _without_devices(seat: Seat, lost: tuple[str, ...]) -> Seat:
    holders = tuple(one for one in seat.holders if one not in lost)
    return replace(seat, holders=holders, lent=tuple(one for one in seat.lent if one not in lost))


# Bots that play for people


def hand_over(number: int, computer: str, holder: str, *, absent: bool) -> RoomChange:
    """Let a bot play on: for oneself at any time, for somebody else while they are ``absent``.

    Only owners choose the bot; without coach they choose a plain one. Others get :data:`STAND_IN`.
    """

    def change(room: Room) -> Room:
        seat = find_seat(room, number)
        if computer:
            check_name(computer)
        is_own = is_held_by(seat.holders, holder)
        check_owner(seat, holder)
        stand_in = _choose_stand_in(room, computer) if is_own else STAND_IN
        _check_hand_over(room, number, holder)
        if not is_own and not absent:
            raise TableConflict("table-not-stuck")
        return replace_seat(room, number, replace(seat, stand_in=stand_in))

    return change


def seats_to_hand_over(room: Room, holder: str) -> tuple[int, ...]:
    """Return the seats that ``holder`` may hand over: their own at any time, others during an absence."""
    return tuple(number for number in range(len(room.seats)) if _may_hand_over(room, number, holder))


def _may_hand_over(room: Room, number: int, holder: str) -> bool:
    try:
        check_owner(room.seats[number], holder)
        _check_hand_over(room, number, holder)
    except TableError:
        return False
    return not room.seats[number].stand_in


def _check_hand_over(room: Room, number: int, holder: str) -> None:
    """Raise :class:`TableError` where ``holder`` may not hand over a seat, even during an absence."""
    seat = room.seats[number]
    if not room.begun:
        raise TableConflict("table-not-begun")
    if seat.computer:
        raise TableConflict("table-seat-computer", seat=number + 1)
    if room.dice is DiceFrom.REAL:
        raise TableConflict("table-real-dice")
    if room.match:
        raise TableConflict("table-match-alone")
    is_own = is_held_by(seat.holders, holder)
    if not is_own and not room.seats_of(holder) and not is_held_by(room.hosts, holder):
        raise TableForbidden("table-not-yours")


def _choose_stand_in(room: Room, computer: str) -> str:
    if not computer:
        return STAND_IN if room.coach else PLAIN_STAND_IN
    if not room.coach and computer not in PLAIN_BOTS:
        raise TableConflict("table-plain-bot")
    return computer


def mark_present(number: int) -> RoomChange:
    """Mark a seat as present: whoever plays has not left."""
    return lambda room: replace_seat(room, number, replace(room.seats[number], away=False))


def take_seat_back(number: int, holder: str) -> RoomChange:
    """Take a seat back from its stand-in."""

    def change(room: Room) -> Room:
        return replace_seat(room, number, replace(own_seat(room, number, holder), stand_in="", away=False))

    return change
