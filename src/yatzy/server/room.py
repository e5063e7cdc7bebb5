"""The room of a table: what was agreed, who sits where, and how that changes. Pure.

A room is kept as one small document with a revision. Whoever changes it tells the revision they saw: of two
changes made from the same one, the second is refused.
"""

import hashlib
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import replace as altered
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from yatzy.bots.players import check_name
from yatzy.game.events import unpacked
from yatzy.game.setup import LONGEST_NAME, LONGEST_WORD, DiceFrom, Setup, agreed, folded, is_line
from yatzy.rules.errors import SetupError, TableError
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.server.seats import holds

MOST_DEVICES = 8
"""Tokens that may hold one seat, or the table."""
STAND_IN = "strong"
"""The computer player that goes on for somebody who is not asked: nobody chooses a weak one for a rival."""
DAYS_OPEN = 7
"""For which late comers may join the match of a day, that day included."""
REMEMBERED = 32
"""Changes whose keys a room remembers, to know them when they are repeated."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """A place at the table, for a person or a computer player."""

    name: str = ""
    """Whose it is; before anyone sits there, whom it is kept for, if anyone."""
    holders: tuple[str, ...] = ()
    """Fingerprints of the tokens that play here; none while it is free."""
    word: str = ""
    """What this player adds to the dice."""
    computer: str = ""
    """The computer player whose seat it is."""
    stand_in: str = ""
    """The computer player that plays for the person meanwhile."""
    away: bool = False
    """Whether the person said that they leave."""

    @property
    def free(self) -> bool:
        """Whether somebody can still sit down here."""
        return not self.holders and not self.computer


class Room(Struct, frozen=True, omit_defaults=True):
    """A table's room."""

    sheet: dict[str, Any]
    digest: str
    seats: tuple[Seat, ...]
    hosts: tuple[str, ...]
    """Fingerprints of the tokens of whoever laid the table."""
    teams: int = 0
    rounds: int | None = None
    counting: Counting | None = None
    start: Start | None = None
    dice: DiceFrom = DiceFrom.SCREEN
    coach: bool = True
    days: bool = False
    """Whether it is played over days: nobody is stuck who lets others wait overnight."""
    listed: bool = False
    seal: str = ""
    begun: bool = False
    duplicate: bool = False
    """Whether everyone plays here alone, each at a table of their own, with the same dice."""
    closed: bool = False
    """Whether a duplicate match was ended: its dice may be shown, and nobody joins any more."""
    until: str = ""
    """The moment at which it ends by itself, if it does."""
    match: str = ""
    """The duplicate match this table belongs to."""
    record: bool = False
    """Whether it is the record of a game that was played elsewhere: nobody plays on here."""
    previous: str = ""
    """The table this one is the rematch of."""
    next: str = ""
    """Its own rematch."""
    done: tuple[str, ...] = ()
    """Digests of the keys of the last changes, each with the one who made it."""

    def rules(self) -> RuleSheet:
        """Return the sheet that is played by."""
        return _unpacked(msgspec.json.encode(self.sheet), self.digest)

    def heading(self) -> "Heading":
        """Return what is told of the sheet wherever the table is."""
        return _heading(msgspec.json.encode(self.sheet), self.digest)

    def is_closed(self, moment: str) -> bool:
        """Whether a duplicate match is over: it was ended, or its time has run out."""
        return self.closed or bool(self.until and moment >= self.until)

    @property
    def date(self) -> str:
        """Return the day whose match it is, "" where it is no day's: that of a day alone ends by itself."""
        return f"{datetime.fromisoformat(self.until).date() - timedelta(days=DAYS_OPEN)}" if self.until else ""

    def seats_of(self, holder: str) -> tuple[int, ...]:
        """Return the seats somebody holds."""
        return tuple(number for number, seat in enumerate(self.seats) if holds(seat.holders, holder))

    def player(self, seat: int) -> str:
        """Return which computer player plays at a seat now, "" where a person does, or nobody any more."""
        return "" if self.record else self.seats[seat].computer or self.seats[seat].stand_in

    def setup(self, table_id: str, date: str) -> Setup:
        """Return the table as it would be laid now. Whom nobody has named yet gets a number."""
        names = tuple(seat.name or f"#{number}" for number, seat in enumerate(self.seats, 1))
        computers = tuple(seat.computer for seat in self.seats)
        words = tuple(seat.word for seat in self.seats)
        setup = agreed(
            self.rules(),
            names,
            self.dice,
            teams=self.teams or None,
            rounds=self.rounds,
            counting=self.counting,
            start=self.start,
            words=words if any(words) else (),
            game_id=table_id,
            computers=computers if any(computers) else (),
            coach=self.coach,
        )
        return altered(setup, date=date, seal=self.seal, match=self.match)


class Heading(NamedTuple):
    """What a list of tables tells of a sheet."""

    sheet: str
    """Its id."""
    title: str
    counting: Counting
    start: Start | None
    """How a game with dice of the screen begins, unless something else was agreed."""


Change = Callable[[Room], Room]
"""What somebody does to a room; it raises what speaks against it."""


# What somebody does


def sit(number: int, name: str, word: str, holder: str) -> Change:
    """Take a free seat."""

    def change(room: Room) -> Room:
        seat = _seat(room, number)
        if room.begun:
            raise TableError("table-begun")
        if not seat.free and not holds(seat.holders, holder):
            raise TableError("table-seat-taken", seat=number + 1)
        called = name or seat.name
        _check_name(room, number, called)
        _check_word(word)
        holders = seat.holders or (holder,)
        return _with(room, number, replace(seat, name=called, word=word, holders=holders, away=False))

    return change


def leave(number: int, holder: str) -> Change:
    """Get up. Before the game the seat is free again; later it is kept, and others may hand it on."""

    def change(room: Room) -> Room:
        seat = _own(room, number, holder)
        return _with(room, number, replace(seat, away=True) if room.begun else Seat())

    return change


def bring_device(number: int, fresh: str, holder: str) -> Change:
    """Let another device play a seat; the host's may do all the host may."""

    def change(room: Room) -> Room:
        seat = _own(room, number, holder)
        if not holds(seat.holders, fresh):
            if len(seat.holders) >= MOST_DEVICES:
                raise TableError("table-devices", most=MOST_DEVICES)
            room = _with(room, number, replace(seat, holders=(*seat.holders, fresh)))
        if holds(room.hosts, holder) and not holds(room.hosts, fresh) and len(room.hosts) < MOST_DEVICES:
            room = replace(room, hosts=(*room.hosts, fresh))
        return room

    return change


def hold_alone(number: int, holder: str) -> Change:
    """Let no other device play a seat any more, nor act for the host where this one does."""

    def change(room: Room) -> Room:
        seat = _own(room, number, holder)
        lost = tuple(one for one in seat.holders if one != holder)
        hosts = tuple(one for one in room.hosts if one not in lost) if holds(room.hosts, holder) else room.hosts
        return replace(_with(room, number, replace(seat, holders=(holder,))), hosts=hosts)

    return change


def hand_over(number: int, computer: str, holder: str, *, stuck: bool) -> Change:
    """Let a computer player go on: for oneself, for who has left, or for who has kept all waiting.

    Which one is chosen only for oneself.
    """

    def change(room: Room) -> Room:
        seat = _seat(room, number)
        check_name(computer)
        if not room.begun:
            raise TableError("table-not-begun")
        if seat.computer:
            raise TableError("table-seat-computer", seat=number + 1)
        if room.dice is DiceFrom.REAL:
            raise TableError("table-real-dice")
        if room.match:
            raise TableError("table-match-alone")
        own = holds((*seat.holders, *room.hosts), holder)
        if not own and not (room.seats_of(holder) and (stuck or seat.away)):
            raise TableError("table-not-stuck" if room.seats_of(holder) else "table-not-yours")
        mine = holds(seat.holders, holder)
        return _with(room, number, replace(seat, stand_in=computer if mine else STAND_IN))

    return change


def there_again(number: int) -> Change:
    """Be there after all: who plays has not left."""
    return lambda room: _with(room, number, replace(room.seats[number], away=False))


def come_back(number: int, holder: str) -> Change:
    """Play on oneself."""

    def change(room: Room) -> Room:
        return _with(room, number, replace(_own(room, number, holder), stand_in="", away=False))

    return change


def begin(holder: str) -> Change:
    """Begin with those who are there; free seats are taken away."""

    def change(room: Room) -> Room:
        _check_host(room, holder)
        if room.begun:
            raise TableError("table-begun")
        taken = tuple(seat for seat in room.seats if not seat.free)
        if not taken or room.duplicate:
            raise TableError("table-nobody")
        return begun(replace(room, seats=taken))

    return change


def close(holder: str) -> Change:
    """End a duplicate match: nobody joins any more, and the dice may be shown."""

    def change(room: Room) -> Room:
        _check_host(room, holder)
        if not room.duplicate:
            raise TableError("table-no-match")
        return replace(room, closed=True)

    return change


def rematched(next_id: str) -> Change:
    """Tell where the rematch is."""
    return lambda room: replace(room, next=next_id)


def begun(room: Room) -> Room:
    """Return the room with the game begun. Nobody is called by a number: what is missing has to be told."""
    for number, seat in enumerate(room.seats):
        _check_name(room, number, seat.name)
    return replace(room, begun=True)


def full(room: Room) -> bool:
    """Whether the game can begin: every seat is taken."""
    return bool(room.seats) and not any(seat.free for seat in room.seats)


def again(room: Room, table_id: str, seal: str) -> Room:
    """Return the room of a rematch: the same people at the same seats, everyone back in their own."""
    seats = tuple(replace(seat, stand_in="", away=False) for seat in room.seats)
    return replace(room, seats=seats, previous=table_id, next="", seal=seal, done=())


# Changes that are repeated


def remembers(room: Room, key: str) -> bool:
    """Whether a change was made already."""
    return _digest(key) in room.done


def remembering(room: Room, key: str) -> Room:
    """Return the room knowing a change by its key."""
    return replace(room, done=(*room.done, _digest(key))[-REMEMBERED:])


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:16]


# What speaks against it


def _seat(room: Room, number: int) -> Seat:
    if not 0 <= number < len(room.seats):
        raise TableError("table-no-seat", seat=number + 1, seats=len(room.seats))
    return room.seats[number]


def _own(room: Room, number: int, holder: str) -> Seat:
    seat = _seat(room, number)
    if not holds(seat.holders, holder):
        raise TableError("table-not-yours")
    return seat


def _check_host(room: Room, holder: str) -> None:
    if not holds(room.hosts, holder):
        raise TableError("table-not-host")


def _check_name(room: Room, number: int, name: str) -> None:
    """Refuse a name that a record cannot carry, or that another has."""
    if not name:
        raise TableError("table-name-missing", seat=number + 1)
    if not is_line(name, LONGEST_NAME):
        raise TableError("table-name", longest=LONGEST_NAME)
    check_other(name, (seat.name for place, seat in enumerate(room.seats) if place != number))


def check_other(name: str, others: Iterable[str]) -> None:
    """Refuse a name that another has, if only in other letters: large or small, wide or narrow."""
    if _likeness(name) in map(_likeness, others):
        raise TableError("table-name-twice")


def _likeness(name: str) -> str:
    return folded(unicodedata.normalize("NFKC", name))


def _check_word(word: str) -> None:
    """Refuse a word that a record cannot carry: it would keep the game from beginning."""
    if not is_line(word, LONGEST_WORD):
        raise SetupError("setup-word", word=word[:LONGEST_NAME], longest=LONGEST_WORD)


def _with(room: Room, number: int, seat: Seat) -> Room:
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


@lru_cache(maxsize=64)
def _unpacked(sheet: bytes, digest: str) -> RuleSheet:
    """Return a sheet from its data. Its tables are compiled once, however many play by it."""
    return unpacked(msgspec.json.decode(sheet), digest)


@lru_cache(maxsize=256)
def _heading(sheet: bytes, digest: str) -> Heading:
    """Return what is told of a sheet: of more sheets than are remembered whole, since lists are longer."""
    rules = _unpacked(sheet, digest)
    customs = rules.customs
    return Heading(rules.id, rules.title, next(iter(customs.counting), Counting.TOTALS), customs.start)
