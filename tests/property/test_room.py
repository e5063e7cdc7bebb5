"""What must hold in every room, whoever changes it and how often."""

import asyncio
import dataclasses
import re
from itertools import count
from typing import Any

import msgspec
import pytest
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from playing import ODD_NAMES
from yatzy.bots.players import BOTS
from yatzy.game.engine import retrace
from yatzy.game.events import Started
from yatzy.game.record import VERSION
from yatzy.game.setup import LONGEST_NAME, DiceFrom
from yatzy.l10n.catalogue import FALLBACK, catalogue
from yatzy.rules.errors import StoreError, YatzyError
from yatzy.rules.shelf import sheet_ids
from yatzy.server.laying import NewSeat, NewTable, lay
from yatzy.server.playing import amend, change
from yatzy.server.room import (
    MOST_DEVICES,
    REMEMBERED,
    STAND_IN,
    Change,
    Room,
    Seat,
    begin,
    bring_device,
    close,
    come_back,
    full,
    hand_over,
    hold_alone,
    leave,
    rematched,
    sit,
)
from yatzy.server.seats import fingerprint
from yatzy.server.tables import Live, Tables, read_event, room_of
from yatzy.server.wire import Changing
from yatzy.store.log import Line, Log, Row

AT = "2026-11-15T19:30:00Z"
PEOPLE = tuple(fingerprint(name.ljust(22, "-")) for name in ("Anna", "Bo", "Cilla", "Dag"))
HOST = PEOPLE[0]
DEVICES = tuple(fingerprint(f"device-{number}".ljust(22, "-")) for number in range(MOST_DEVICES))

people = st.sampled_from(PEOPLE)
GOOD_NAMES = ["Anna", "Bo", "Cilla", "Dag", "Eva", "Finn", *ODD_NAMES]
BAD_NAMES = ["", "ANNA", " Bo", "x" * 41, "a\nb", "\x00", "\u202e", "\ud800", "Bo\u200d", "\u200d\u200d"]
names = st.sampled_from([*GOOD_NAMES, *BAD_NAMES])
GOOD_WORDS = ["", "luck", "x" * 100]
BAD_WORDS = ["x" * 101, "a\nb", " ", "\x00"]
words = st.sampled_from([*GOOD_WORDS * 4, *BAD_WORDS])
computers = st.sampled_from([*BOTS * 2, "", "nobody"])


@st.composite
def new_tables(draw: st.DrawFn) -> NewTable:
    """Draw a table somebody wants, which as a rule can be laid."""
    duplicate = draw(st.sampled_from([False] * 9 + [True]))
    called = draw(st.lists(st.sampled_from(GOOD_NAMES), min_size=2, max_size=5, unique_by=str.casefold))
    kinds = [draw(st.sampled_from(["free", "kept", "kept", "here", "computer"])) for _ in called]
    seats = tuple(
        NewSeat(
            "" if kind == "free" else draw(st.sampled_from([name] * 20 + [""] * 4 + BAD_NAMES)),
            draw(st.sampled_from(BOTS)) if kind == "computer" else "",
            here=kind == "here",
            word=draw(st.sampled_from(GOOD_WORDS)),
        )
        for name, kind in zip(called, kinds, strict=True)
    )
    return NewTable(
        "key",
        sheet=draw(st.sampled_from(sheet_ids())),
        seats=() if duplicate else seats,
        teams=draw(st.sampled_from([0] * 5 + [2])) * (not duplicate),
        dice=draw(st.sampled_from([DiceFrom.SCREEN] * 4 + [DiceFrom.REAL])),
        listed=draw(st.booleans()),
        duplicate=duplicate,
    )


CHANGING = {"hosts", "seats", "begun", "closed", "next", "done"}
ALWAYS = [field for field in Room.__struct_fields__ if field not in CHANGING]
"""What was agreed when the table was laid."""


class Drawer(Log):
    """One table, kept in memory as a log keeps it."""

    row: Row | None = None
    shared = False

    def __init__(self) -> None:
        self.kept: list[Line] = []

    async def lay(self, table_id: str, room: str, secret: bytes | None, **given: Any) -> str:
        """Keep the table."""
        if self.row is not None:
            raise StoreError("store-known", game=table_id)
        self.kept = [Line(0, AT, VERSION, given["first"], None)] if given["first"] else []
        self.row = Row(
            table_id, 0, room, secret, "open", given["listed"], given["match"], AT, AT, len(self.kept)
        )
        return AT

    async def change(self, table_id: str, revision: int, room: str, **given: Any) -> str | None:  # noqa: ARG002 # there is one
        """Change the room, if it has this revision."""
        row = self.row
        if row is None or row.revision != revision or (given["first"] and self.kept):
            return None
        if given["first"]:
            self.kept.append(Line(0, AT, VERSION, given["first"], None))
        state, listed = given["state"], given["listed"]
        self.row = dataclasses.replace(
            row, revision=revision + 1, room=room, state=state, listed=listed, events=len(self.kept)
        )
        return AT

    async def table(self, table_id: str) -> Row | None:
        """Return the table."""
        return self.row if self.row is not None and self.row.table_id == table_id else None

    async def lines(self, table_id: str, after: int = 0) -> list[Line]:  # noqa: ARG002 # as above
        """Return its events."""
        return self.kept[after:]


class AnyRoom(RuleBasedStateMachine):
    """A room that people change as they like, and as they may not."""

    live: Live

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.log = Drawer()
        self.tables = Tables(self.log)
        self.keys = count()
        self.made: list[Changing] = []
        self.makers: list[str] = []

    def teardown(self) -> None:
        """End the loop."""
        self.runner.close()

    @initialize(wanted=new_tables(), crowded=st.sampled_from([True, False, False]))
    def lay(self, wanted: NewTable, crowded: bool) -> None:  # noqa: FBT001 # drawn
        """Lay any table that can be laid; sometimes everyone sits down at once."""
        try:
            self.live = self.runner.run(lay(self.tables, wanted, HOST, catalogue(FALLBACK)))
        except YatzyError:
            assume(False)  # noqa: FBT003 # as it is called
        assert self.room.hosts == (HOST,)
        for place in range(len(self.room.seats) if crowded else 0):
            guest = PEOPLE[place % len(PEOPLE)]
            self.make(guest, sit(place, f"Guest {place}", "", guest))

    @property
    def room(self) -> Room:
        """The room as it stands."""
        return self.live.room

    def make(self, holder: str, wanted: Change) -> str:
        """Change the room for somebody; return what speaks against it, or nothing."""
        before, revision = self.room, self.live.revision
        told = Changing(revision, f"key-{next(self.keys)}")
        try:
            self.runner.run(change(self.tables, self.live, holder, told, wanted))
        except YatzyError as error:
            assert self.room is before
            assert self.live.revision == revision
            return error.code
        self.made.append(told)
        self.makers.append(holder)
        assert self.live.revision == revision + 1
        check_change(before, self.room, holder)
        return ""

    def somewhere(self, data: st.DataObject) -> tuple[int, str]:
        """Draw a seat, or none, and somebody: often one who holds it."""
        seats = self.room.seats
        place = data.draw(st.sampled_from([*list(range(len(seats))) * 8, -1, len(seats), 2**63]))
        holders = seats[place].holders if 0 <= place < len(seats) else ()
        return place, data.draw(st.sampled_from([*PEOPLE, *holders * 6]))

    # What people do

    @rule(data=st.data(), name=names, word=words)
    def sit_down(self, data: st.DataObject, name: str, word: str) -> None:
        """Sit down: at a free seat, or again at one's own, before the game."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, sit(place, name, word, holder)):
            assert before.seats[place].free or holder in before.seats[place].holders
            assert not before.begun
            assert self.room.seats[place].holders == (before.seats[place].holders or (holder,))

    @rule(data=st.data())
    def get_up(self, data: st.DataObject) -> None:
        """Leave one's own seat: it is free, or in a game that has begun kept."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, leave(place, holder)):
            assert holder in before.seats[place].holders
            kept = replace(before.seats[place], away=True) if before.begun else Seat()
            assert self.room.seats[place] == kept

    @rule(data=st.data(), device=st.sampled_from([*DEVICES, *PEOPLE]))
    def bring(self, data: st.DataObject, device: str) -> None:
        """Bring another device to one's own seat."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, bring_device(place, device, holder)):
            assert holder in before.seats[place].holders
            assert set(self.room.seats[place].holders) == {*before.seats[place].holders, device}
            hosts = len(before.hosts) < MOST_DEVICES and holder in before.hosts
            assert (device in self.room.hosts) == (hosts or device in before.hosts)

    @rule(data=st.data())
    def hold_alone(self, data: st.DataObject) -> None:
        """Let all other devices of one's own seat go."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, hold_alone(place, holder)):
            assert holder in before.seats[place].holders
            assert self.room.seats[place].holders == (holder,)
            assert self.room.hosts == before.hosts or holder in self.room.hosts

    @precondition(lambda self: self.room.begun)
    @rule(data=st.data(), computer=computers, stuck=st.sampled_from([False, False, True]))
    def hand_on(self, data: st.DataObject, computer: str, stuck: bool) -> None:  # noqa: FBT001 # drawn
        """Let a computer player go on: the holder and the host always may, others where it is time."""
        before, (place, _) = self.room, self.somewhere(data)
        sitting = [one for seat in before.seats for one in seat.holders]
        holder = data.draw(st.sampled_from([*sitting * 3, *PEOPLE]))
        if not self.make(holder, hand_over(place, computer, holder, stuck=stuck)):
            seat = before.seats[place]
            assert before.dice is DiceFrom.SCREEN
            assert not seat.computer
            assert holder in (*seat.holders, *before.hosts) or (
                before.seats_of(holder) and (stuck or seat.away)
            )
            stand_in = computer if holder in seat.holders else STAND_IN
            assert self.room.seats[place] == replace(seat, stand_in=stand_in)
            assert computer in BOTS

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """Play on oneself."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, come_back(place, holder)):
            assert holder in before.seats[place].holders
            assert self.room.player(place) == ""

    @rule(holder=people)
    def begin(self, holder: str) -> None:
        """Begin with who is there."""
        before = self.room
        if not self.make(holder, begin(holder)):
            assert holder in before.hosts
            assert self.room.begun
            assert self.room.seats == tuple(seat for seat in before.seats if not seat.free)

    @precondition(lambda self: self.room.duplicate)
    @rule(holder=people)
    def close(self, holder: str) -> None:
        """End a match."""
        hosts = self.room.hosts
        if not self.make(holder, close(holder)):
            assert holder in hosts
            assert self.room.duplicate
            assert self.room.closed

    @rule(data=st.data())
    def go_on_and_on(self, data: st.DataObject) -> None:
        """Do the same more often than a room remembers."""
        place, holder = self.somewhere(data)
        for _ in range(REMEMBERED + 1):
            self.make(holder, come_back(place, holder))

    @rule()
    def rematch(self) -> None:
        """Tell where the rematch is, which is nobody's doing and happens once."""
        before, revision = self.room, self.live.revision
        self.runner.run(amend(self.tables, self.live, rematched("next")))
        assert self.room == replace(before, next="next")
        assert self.live.revision == revision + (before.next != "next")

    # What comes twice, too late or in the wrong name

    @precondition(lambda self: self.made)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """Repeat a change that was made lately: nothing is done, whatever it says now."""
        which = data.draw(st.integers(1, min(REMEMBERED, len(self.made))))
        maker, told = self.makers[-which], self.made[-which]
        before, revision = self.room, self.live.revision
        place, holder = self.somewhere(data)
        self.runner.run(change(self.tables, self.live, maker, told, sit(place, "Gus", "", holder)))
        assert (self.room, self.live.revision) == (before, revision)

    @rule(data=st.data(), seen=st.integers(0, 40))
    def come_too_late(self, data: st.DataObject, seen: int) -> None:
        """Change a room that has changed since, or that nobody has seen yet: it is refused."""
        before, revision = self.room, self.live.revision
        seen += seen >= revision
        place, holder = self.somewhere(data)
        told = Changing(seen, f"late-{next(self.keys)}")
        with pytest.raises(YatzyError, match="table-changed"):
            self.runner.run(change(self.tables, self.live, holder, told, sit(place, "Gus", "", holder)))
        assert (self.room, self.live.revision) == (before, revision)

    # What always holds

    @invariant()
    def is_kept(self) -> None:
        """What is known is what is kept, and comes back from JSON as it was."""
        assert self.log.row is not None
        assert room_of(self.log.row) == self.room
        assert self.log.row.revision == self.live.revision
        assert msgspec.json.decode(msgspec.json.encode(self.room), type=Room) == self.room

    @invariant()
    def is_small(self) -> None:
        """A room does not grow for ever."""
        assert len(self.room.done) <= REMEMBERED
        assert all(len(seat.holders) <= MOST_DEVICES for seat in self.room.seats)
        assert 1 <= len(self.room.hosts) <= MOST_DEVICES

    @invariant()
    def has_names(self) -> None:
        """Whoever sits at a table has a name of their own that a record can carry."""
        called = [seat.name.casefold() for seat in self.room.seats if seat.name]
        assert len(set(called)) == len(called)
        for seat in self.room.seats:
            assert seat.name or seat.free
            assert len(seat.name) <= LONGEST_NAME
            # All of it is seen, but for what joins two signs.
            assert re.sub(r"(?<=\S)[\u200c\u200d](?=\S)", "", seat.name).isprintable()
            assert seat.name == seat.name.strip()

    @invariant()
    def can_begin(self) -> None:
        """A table begins as soon as it is full; until then, only too few people can speak against it."""
        room = self.room
        if room.begun:
            [event] = [read_event(line) for line in self.log.kept]
            assert isinstance(event, Started)
            assert retrace([event]) == self.live.game
            assert event.players == tuple(seat.name for seat in room.seats)
            return
        assert not full(room)
        assert not self.log.kept
        there = tuple(seat for seat in room.seats if not seat.free)
        if there:
            try:
                replace(room, seats=there).setup(self.live.id, AT[:10])
            except YatzyError as error:
                assert error.code in {"setup-players", "setup-team-seats"}, error  # noqa: PT017 # nothing has to be raised


def check_change(before: Room, after: Room, holder: str) -> None:
    """Check what no change may do, whoever makes it."""
    assert [getattr(after, field) for field in ALWAYS] == [getattr(before, field) for field in ALWAYS]
    assert after.begun >= before.begun
    assert after.closed >= before.closed
    assert after.hosts == before.hosts or (holder in before.hosts and holder in after.hosts)
    assert of_others(after, holder) == of_others(before, holder)
    assert [seat for seat in after.seats if seat.computer] == [seat for seat in before.seats if seat.computer]
    if before.begun:
        assert len(after.seats) == len(before.seats)
        for seat, was in zip(after.seats, before.seats, strict=True):
            assert (seat.name, seat.word, seat.computer) == (was.name, was.word, was.computer)
            alone = holder in was.holders and seat.holders == (holder,)
            assert alone or seat.holders[: len(was.holders)] == was.holders
    elif not after.begun:
        assert len(after.seats) == len(before.seats)


def of_others(room: Room, holder: str) -> list[Seat]:
    """Return the seats others hold, whoever plays there meanwhile."""
    return [
        replace(seat, stand_in="")
        for seat in room.seats
        if seat.holders and not seat.computer and holder not in seat.holders
    ]


TestAnyRoom = AnyRoom.TestCase
TestAnyRoom.__doc__ = "Whatever is done to a room, nobody loses a seat, and the game can begin."
TestAnyRoom.settings = settings(stateful_step_count=30)
