"""The room of a table: its options, its seats, and how they change. Pure functions.

A room is stored as one small document with a revision. A change names the revision it was made for: of two
changes of the same revision, the second is refused.
"""

import hashlib
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import replace as dataclass_replace
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from yatzy.game.events import unpack_sheet
from yatzy.game.setup import LONGEST_NAME, DiceFrom, Setup, fold_name, is_single_line, make_setup
from yatzy.rules.errors import TableConflict, TableError, TableForbidden
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.tables.tokens import is_held_by

MOST_DEVICES = 8
"""Tokens that may hold one seat, or be hosts."""
PATIENCE = 120.0
"""Seconds for which a player may be absent before others may hand over their seat, unless agreed otherwise."""
LEAST_PATIENCE, MOST_PATIENCE = 30, 86_400
"""What may be agreed."""
A_DAY = 86_400.0
"""The patience of a table that is played over days."""
DAYS_OPEN = 7
"""Days for which a daily match may be joined, its own day included."""
REMEMBERED_KEYS = 32
"""How many keys of recent changes a room remembers, to recognise repeated requests."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat for a person or a bot."""

    name: str = ""
    """The player's name; at a free seat, whom it is reserved for, if anyone."""
    holders: tuple[str, ...] = ()
    """Fingerprints of the tokens that play here; empty while it is free."""
    lent: tuple[str, ...] = ()
    """Those of the holders to whom the seat is only lent: they play, and decide nothing about it."""
    arrival: int = 0
    """Its place in the order in which the seats were taken."""
    contributes: bool = False
    """Whether its device has said that it contributes to the dice: the game waits for it."""
    commitment: str = ""
    """The hash of what it contributes."""
    word: str = ""
    """What it contributes, once revealed. Without a commitment, from an earlier version, it does not count."""
    computer: str = ""
    """The bot whose seat it is."""
    stand_in: str = ""
    """The bot that plays for the person for now."""
    away: bool = False
    """Whether the person has left."""

    @property
    def is_free(self) -> bool:
        """Whether somebody can take this seat."""
        return not self.holders and not self.computer

    @property
    def owners(self) -> tuple[str, ...]:
        """The holders whose seat it is."""
        return tuple(one for one in self.holders if one not in self.lent)


class Barred(Struct, frozen=True, omit_defaults=True):
    """Somebody whom the host removed."""

    name: str
    holders: tuple[str, ...] = ()


class Room(Struct, frozen=True, omit_defaults=True):
    """A table's room."""

    sheet: dict[str, Any]
    digest: str
    seats: tuple[Seat, ...]
    hosts: tuple[str, ...]
    """Fingerprints of the tokens of whoever created the table."""
    teams: int = 0
    rounds: int | None = None
    counting: Counting | None = None
    start: Start | None = None
    dice: DiceFrom = DiceFrom.SCREEN
    coach: bool = True
    days: bool = False
    """Whether it is played over days: others may hand a seat over only after a day."""
    patience: float = PATIENCE
    """Seconds for which a player may be absent before others may hand over their seat."""
    listed: bool = False
    several: bool = False
    """Whether a device may take several seats of a listed table."""
    barred: tuple[Barred, ...] = ()
    """Those whom the host removed, and who may not sit down again."""
    seal: str = ""
    begun: bool = False
    revealing: bool = False
    """Whether seats and commitments are fixed, and contributions to the dice are being revealed."""
    waiting_since: str = ""
    """Since when a full table waits for devices to commit or to reveal."""
    duplicate: bool = False
    """Whether it is a duplicate match: everyone plays alone at their own table with the same dice."""
    closed: bool = False
    """Whether it was ended: a duplicate match, whose dice may be revealed then, or a table by whoever runs the
    server. Nobody can join or play on."""
    until: str = ""
    """When a duplicate match ends by itself, if it does."""
    mix: str = ""
    """What goes into the dice of a daily match beside its seed, and of its tables."""
    match: str = ""
    """The duplicate match this table belongs to."""
    record: bool = False
    """Whether it is an imported record, which nobody can play on."""
    previous: str = ""
    """The table this one is the rematch of."""
    next: str = ""
    """Its own rematch."""
    done: tuple[str, ...] = ()
    """Digests of the keys of the latest changes, each with its author."""

    def load_sheet(self) -> RuleSheet:
        """Return the rule sheet of the table."""
        return _unpack_sheet(msgspec.json.encode(self.sheet), self.digest)

    def sheet_heading(self) -> "SheetHeading":
        """Return what lists of tables show of the sheet."""
        return _sheet_heading(msgspec.json.encode(self.sheet), self.digest)

    def is_closed(self, moment: str) -> bool:
        """Whether a duplicate match was ended or has expired by ``moment``."""
        return self.closed or bool(self.until and moment >= self.until)

    @property
    def date(self) -> str:
        """The day of a daily match, "" for other tables: only daily matches end by themselves."""
        return f"{datetime.fromisoformat(self.until).date() - timedelta(days=DAYS_OPEN)}" if self.until else ""

    def seats_of(self, holder: str) -> tuple[int, ...]:
        """Return the seats that a token's fingerprint holds."""
        return tuple(number for number, seat in enumerate(self.seats) if is_held_by(seat.holders, holder))

    def is_barred(self, holder: str) -> bool:
        """Whether the host removed the device with this fingerprint."""
        return is_held_by((one for person in self.barred for one in person.holders), holder)

    @property
    def absence_allowed(self) -> float:
        """Seconds for which a player may be absent before others may hand over their seat."""
        return A_DAY if self.days else self.patience

    def devices_removed_since(self, before: "Room") -> set[str]:
        """Return the fingerprints that held a seat before, and hold none now although others hold it still."""
        pairs = zip(before.seats, self.seats, strict=False)
        lost = {one for old, new in pairs if new.holders for one in old.holders if one not in new.holders}
        return {one for one in lost if not self.seats_of(one)}

    @property
    def contributions(self) -> tuple[str, ...]:
        """What goes into the dice beside the secret: by seat what was revealed, or nothing at all.

        In a duplicate match the players come one by one, and all of them get the same dice: nobody contributes,
        but a daily match has its mix.
        """
        if self.mix:
            return (self.mix,)
        words = tuple(seat.word if seat.commitment else "" for seat in self.seats)
        return () if self.match or not any(words) else words

    def bot_at(self, seat: int) -> str:
        """Return the bot that plays at a seat now, "" for a person, an imported record or a closed table."""
        return "" if self.record or self.closed else self.seats[seat].computer or self.seats[seat].stand_in

    def setup(self, table_id: str, date: str) -> Setup:
        """Return the setup of a game begun now. Unnamed players get a number."""
        names = tuple(seat.name or f"#{number}" for number, seat in enumerate(self.seats, 1))
        computers = tuple(seat.computer for seat in self.seats)
        words = self.contributions
        setup = make_setup(
            self.load_sheet(),
            names,
            self.dice,
            teams=self.teams or None,
            rounds=self.rounds,
            counting=self.counting,
            start=self.start,
            words=words,
            game_id=table_id,
            computers=computers if any(computers) else (),
            coach=self.coach,
        )
        return dataclass_replace(setup, date=date, seal=self.seal, match=self.match)


class SheetHeading(NamedTuple):
    """What a list of tables shows of a sheet."""

    sheet: str
    """Its id."""
    title: str
    counting: Counting
    start: Start | None
    """How a game with screen dice begins, unless the room says otherwise."""


RoomChange = Callable[[Room], Room]
"""Returns the changed room, or raises why the change is refused."""


# Changes


def take_seat(number: int, name: str, holder: str, *, contributes: bool = False) -> RoomChange:
    """Take a free seat. One device contributes to the dice once, however many seats it holds."""

    def change(room: Room) -> Room:
        seat = find_seat(room, number)
        if room.begun or room.revealing:
            raise TableConflict("table-begun")
        if not seat.is_free and not is_held_by(seat.holders, holder):
            raise TableConflict("table-seat-taken", seat=number + 1)
        _check_admitted(room, number, holder)
        called = name or seat.name
        _check_name(room, number, called)
        seat = replace(seat, arrival=_next_arrival(room)) if seat.is_free else seat
        others = (one for place, one in enumerate(room.seats) if place != number and one.contributes)
        adds = contributes and bool(room.seal) and not any(is_held_by(one.holders, holder) for one in others)
        return replace_seat(
            room,
            number,
            replace(
                seat,
                name=called,
                holders=seat.holders or (holder,),
                contributes=seat.contributes or adds,
                away=False,
            ),
        )

    return change


def close_match(holder: str) -> RoomChange:
    """End a duplicate match: nobody can join, and the dice may be revealed. Only for hosts."""

    def change(room: Room) -> Room:
        check_host(room, holder)
        if not room.duplicate:
            raise TableConflict("table-no-match")
        return replace(room, closed=True)

    return change


def link_rematch(next_id: str) -> RoomChange:
    """Record the table of the rematch."""
    return lambda room: replace(room, next=next_id)


def mark_begun(room: Room) -> Room:
    """Return the room with the game begun; raise :class:`TableError` if a name is missing or taken."""
    for number, seat in enumerate(room.seats):
        _check_name(room, number, seat.name)
    return replace(room, begun=True)


def is_full(room: Room) -> bool:
    """Return whether every seat is taken."""
    return bool(room.seats) and not any(seat.is_free for seat in room.seats)


def rematch_room(room: Room, table_id: str, seal: str, began: int = 0) -> Room:
    """Return the room of a rematch: the same people without stand-ins, and the one after who began begins.

    ``began`` is the column that began the last round. Seats are in the order of their turns, so they are
    rotated, except where that would change uneven teams. Its dice have a new secret and take new contributions,
    from the devices that were there to the end.
    """
    seats = tuple(
        replace(
            seat,
            stand_in="",
            away=False,
            contributes=bool(seal and seat.commitment and not seat.away and not seat.stand_in),
            commitment="",
            word="",
        )
        for seat in room.seats
    )
    rotates = len(seats) > 1 and not (room.teams and len(seats) % room.teams)
    return replace(
        room,
        seats=(*seats[began + 1 :], *seats[: began + 1]) if rotates else seats,
        start=Start.AGREED if rotates else room.start,
        begun=False,
        revealing=False,
        waiting_since="",
        previous=table_id,
        next="",
        seal=seal,
        barred=(),
        done=(),
    )


# Idempotency


def has_applied(room: Room, key: str) -> bool:
    """Return whether the change with this key was applied already."""
    return _digest(key) in room.done


def record_applied(room: Room, key: str) -> Room:
    """Return the room with the key of an applied change."""
    return replace(room, done=(*room.done, _digest(key))[-REMEMBERED_KEYS:])


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:16]


# Checks


def find_seat(room: Room, number: int) -> Seat:
    """Return a seat; raise :class:`TableError` if there is no such seat."""
    if not 0 <= number < len(room.seats):
        raise TableError("table-no-seat", seat=number + 1, seats=len(room.seats))
    return room.seats[number]


def own_seat(room: Room, number: int, holder: str) -> Seat:
    """Return a seat; raise :class:`TableForbidden` unless ``holder`` plays there."""
    seat = find_seat(room, number)
    if not is_held_by(seat.holders, holder):
        raise TableForbidden("table-not-yours")
    return seat


def check_owner(seat: Seat, holder: str) -> None:
    """Raise :class:`TableForbidden` if the seat is only lent to ``holder``."""
    if is_held_by(seat.lent, holder):
        raise TableForbidden("table-lent")


def _check_admitted(room: Room, number: int, holder: str) -> None:
    """Raise :class:`TableError` if ``holder`` may not take a seat, though it is free or theirs."""
    check_owner(room.seats[number], holder)
    if room.is_barred(holder):
        raise TableForbidden("table-barred")
    is_limited = room.listed and not room.several and not is_held_by(room.hosts, holder)
    if is_limited and any(
        is_held_by(seat.owners, holder) for place, seat in enumerate(room.seats) if place != number
    ):
        raise TableConflict("table-one-seat")


def _next_arrival(room: Room) -> int:
    return 1 + max((seat.arrival for seat in room.seats if seat.holders), default=-1)


def check_host(room: Room, holder: str) -> None:
    """Raise :class:`TableForbidden` unless ``holder`` is a host."""
    if not is_held_by(room.hosts, holder):
        raise TableForbidden("table-not-host")


def _check_name(room: Room, number: int, name: str) -> None:
    """Raise :class:`TableError` for a missing or invalid name, or one that another seat has."""
    if not name:
        raise TableError("table-name-missing", seat=number + 1)
    if not is_single_line(name, LONGEST_NAME):
        raise TableError("table-name", longest=LONGEST_NAME)
    check_unique_name(name, (seat.name for place, seat in enumerate(room.seats) if place != number))


def check_unique_name(name: str, others: Iterable[str]) -> None:
    """Raise :class:`TableError` if another has the name, ignoring case and width."""
    if _fold_name(name) in map(_fold_name, others):
        raise TableError("table-name-twice")


def _fold_name(name: str) -> str:
    return fold_name(unicodedata.normalize("NFKC", name))


def replace_seat(room: Room, number: int, seat: Seat) -> Room:
    """Return the room with another seat in this place."""
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


@lru_cache(maxsize=64)
def _unpack_sheet(sheet: bytes, digest: str) -> RuleSheet:
    """Return a sheet from its data; cached, since compiling its tables is slow."""
    return unpack_sheet(msgspec.json.decode(sheet), digest)


@lru_cache(maxsize=256)
def _sheet_heading(sheet: bytes, digest: str) -> SheetHeading:
    """Return the heading of a sheet; cached for more sheets than are kept compiled."""
    rules = _unpack_sheet(sheet, digest)
    customs = rules.customs
    return SheetHeading(rules.id, rules.title, next(iter(customs.counting), Counting.TOTALS), customs.start)
