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

from support.game.random_games import ODD_NAMES
from yatzy.bots.names import BOTS
from yatzy.chance.fair import commitment_of
from yatzy.game.engine import replay_checked
from yatzy.game.events import Started
from yatzy.game.jsonl import decode_present
from yatzy.game.setup import LONGEST_NAME, DiceFrom
from yatzy.l10n.catalogue import FALLBACK, catalogue
from yatzy.report.sheet_schema import resolve_sheet
from yatzy.rules.errors import GameExists, YatzyError
from yatzy.rules.sheet_files import sheet_ids
from yatzy.server.live.create import NewSeat, NewTable, create_table
from yatzy.server.live.logged_table import decode_room
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.store.event_log import EventLog, EventRow, TableRow
from yatzy.tables.contributions import begin_game, commit, missing_seats, reveal
from yatzy.tables.room import (
    MOST_DEVICES,
    REMEMBERED_KEYS,
    Room,
    RoomChange,
    Seat,
    close_match,
    is_full,
    link_rematch,
    take_seat,
)
from yatzy.tables.seat_permissions import (
    MOST_BARRED,
    PLAIN_BOTS,
    PLAIN_STAND_IN,
    STAND_IN,
    add_device,
    admit_player,
    drop_other_devices,
    hand_over,
    leave_seat,
    remove_player,
    take_seat_back,
)
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import ChangeRequest

AT = "2026-11-15T19:30:00Z"
PEOPLE = tuple(fingerprint(name.ljust(22, "-")) for name in ("Anna", "Bo", "Cilla", "Dag"))
HOST = PEOPLE[0]
DEVICES = tuple(fingerprint(f"device-{number}".ljust(22, "-")) for number in range(MOST_DEVICES))

people = st.sampled_from(PEOPLE)
GOOD_NAMES = ["Anna", "Bo", "Cilla", "Dag", "Eva", "Finn", *ODD_NAMES]
BAD_NAMES = ["", "ANNA", " Bo", "x" * 41, "a\nb", "\x00", "\u202e", "\ud800", "Bo\u200d", "\u200d\u200d"]
names = st.sampled_from([*GOOD_NAMES, *BAD_NAMES])
SAID = [f"{number:032x}{word}" for number in range(2) for word in ("", " luck")]
BAD_SAID = ["luck", "0" * 32 + " " + "x" * 68, "0" * 32 + " a\nb", "0" * 32 + " "]
contributions = st.sampled_from([*SAID * 4, *BAD_SAID])
LATEST = "9999-12-31T00:00:00Z"
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
        )
        for name, kind in zip(called, kinds, strict=True)
    )
    return NewTable(
        "key",
        sheet=draw(st.sampled_from(sheet_ids())),
        seats=() if duplicate else seats,
        teams=draw(st.sampled_from([0] * 5 + [2])) * (not duplicate),
        dice=draw(st.sampled_from([DiceFrom.SCREEN] * 4 + [DiceFrom.REAL])),
        coach=draw(st.booleans()),
        listed=draw(st.booleans()),
        several=draw(st.booleans()),
        duplicate=duplicate,
        contribute=draw(st.booleans()),
    )


CHANGING = {"hosts", "seats", "begun", "revealing", "waiting_since", "closed", "next", "barred", "done"}
ALWAYS = [field for field in Room.__struct_fields__ if field not in CHANGING]
"""What was agreed when the table was laid."""


class Drawer(EventLog):
    """One table, kept in memory as a log keeps it."""

    row: TableRow | None = None
    shared = False

    def __init__(self) -> None:
        self.kept: list[EventRow] = []

    async def create_table(self, table_id: str, room: str, secret: bytes | None, **given: Any) -> str:
        """Keep the table."""
        if self.row is not None:
            raise GameExists("store-known", game=table_id)
        self.kept = [EventRow(0, AT, given["first"], None)] if given["first"] else []
        self.row = TableRow(
            table_id, 0, room, secret, "open", given["listed"], given["match"], AT, AT, len(self.kept)
        )
        return AT

    async def change_room(self, table_id: str, revision: int, room: str, **given: Any) -> str | None:  # noqa: ARG002 # there is one
        """Change the room, if it has this revision."""
        row = self.row
        if row is None or row.revision != revision or (given["first"] and self.kept):
            return None
        if given["first"]:
            self.kept.append(EventRow(0, AT, given["first"], None))
        state, listed = given["state"], given["listed"]
        self.row = dataclasses.replace(
            row, revision=revision + 1, room=room, state=state, listed=listed, events=len(self.kept)
        )
        return AT

    async def load_table(self, table_id: str) -> TableRow | None:
        """Return the table."""
        return self.row if self.row is not None and self.row.table_id == table_id else None

    async def load_events(
        self,
        table_id: str,  # noqa: ARG002 # as above
        after: int = 0,
        most: int | None = None,
    ) -> list[EventRow]:
        """Return its events."""
        return self.kept[after:][:most]


class AnyRoom(RuleBasedStateMachine):
    """A room that people change as they like, and as they may not."""

    live: TableSession

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.log = Drawer()
        self.tables = TableRegistry(self.log)
        self.keys = count()
        self.made: list[ChangeRequest] = []
        self.makers: list[str] = []
        self.is_hosting = False
        """Whether what is done now may take a seat from others."""

    def teardown(self) -> None:
        """End the loop."""
        self.runner.close()

    @initialize(wanted=new_tables(), crowded=st.sampled_from([True, False, False]))
    def lay(self, wanted: NewTable, crowded: bool) -> None:  # noqa: FBT001 # drawn
        """Lay any table that can be laid; sometimes everyone sits down at once."""
        try:
            sheet = resolve_sheet(wanted.sheet, wanted.rules)
            self.live = self.runner.run(create_table(self.tables, wanted, sheet, HOST, catalogue(FALLBACK)))
        except YatzyError:
            assume(False)  # noqa: FBT003 # as it is called
        assert self.room.hosts == (HOST,)
        for place in range(len(self.room.seats) if crowded else 0):
            guest = PEOPLE[place % len(PEOPLE)]
            self.make(guest, take_seat(place, f"Guest {place}", guest))

    @property
    def room(self) -> Room:
        """The room as it stands."""
        return self.live.room

    def make(self, holder: str, wanted: RoomChange) -> str:
        """Change the room for somebody; return what speaks against it, or nothing."""
        before, revision = self.room, self.live.revision
        told = ChangeRequest(revision, f"key-{next(self.keys)}")
        try:
            self.runner.run(self.live.change_room(holder, told, wanted))
        except YatzyError as error:
            assert self.room is before
            assert self.live.revision == revision
            return error.code
        self.made.append(told)
        self.makers.append(holder)
        assert self.live.revision == revision + 1
        if self.is_hosting:
            check_hosting(before, self.room, holder)
        else:
            check_change(before, self.room, holder)
        return ""

    def somewhere(self, data: st.DataObject) -> tuple[int, str]:
        """Draw a seat, or none, and somebody: often one who holds it."""
        seats = self.room.seats
        place = data.draw(st.sampled_from([*list(range(len(seats))) * 8, -1, len(seats), 2**63]))
        holders = seats[place].holders if 0 <= place < len(seats) else ()
        return place, data.draw(st.sampled_from([*PEOPLE, *holders * 6]))

    # What people do

    @rule(data=st.data(), name=names, contributes=st.booleans())
    def sit_down(self, data: st.DataObject, name: str, contributes: bool) -> None:  # noqa: FBT001 # drawn
        """Sit down: at a free seat, or again at one's own, before the game."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, take_seat(place, name, holder, contributes=contributes)):
            assert before.seats[place].is_free or holder in before.seats[place].holders
            assert not before.begun
            assert self.room.seats[place].holders == (before.seats[place].holders or (holder,))
            assert holder not in before.seats[place].lent
            assert not before.is_barred(holder)
            others = [seat for at, seat in enumerate(before.seats) if at != place and holder in seat.owners]
            assert not others or not before.listed or before.several or holder in before.hosts

    @rule(data=st.data())
    def get_up(self, data: st.DataObject) -> None:
        """Leave one's own seat: it is free, or in a game that has begun kept."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, leave_seat(place, holder)):
            seat = before.seats[place]
            assert holder in seat.holders
            if holder in seat.lent:
                assert self.room.seats[place].owners == seat.owners
                assert holder not in self.room.seats[place].holders
                assert self.room.hosts == before.hosts
            else:
                assert self.room.seats[place] == (
                    replace(seat, away=True) if before.begun or before.revealing else Seat()
                )
            if self.room.hosts != before.hosts:
                assert not before.begun
                assert set(self.room.hosts) <= {one for seat in self.room.seats for one in seat.owners} | {
                    *before.hosts
                }

    @rule(data=st.data(), device=st.sampled_from([*DEVICES, *PEOPLE]), own=st.booleans())
    def bring(self, data: st.DataObject, device: str, own: bool) -> None:  # noqa: FBT001 # drawn
        """Bring another device to one's own seat, or lend it."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, add_device(place, device, holder, own=own)):
            assert holder in before.seats[place].owners
            assert set(self.room.seats[place].holders) == {*before.seats[place].holders, device}
            assert (device in self.room.seats[place].owners) == (own or device in before.seats[place].owners)
            hosts = own and len(before.hosts) < MOST_DEVICES and holder in before.hosts
            assert (device in self.room.hosts) == (hosts or device in before.hosts)

    @rule(data=st.data())
    def hold_alone(self, data: st.DataObject) -> None:
        """Let all other devices of one's own seat go."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, drop_other_devices(place, holder)):
            assert holder in before.seats[place].owners
            assert self.room.seats[place].holders == self.room.seats[place].owners == (holder,)
            assert self.room.hosts == before.hosts or holder in self.room.hosts

    @precondition(lambda self: self.room.begun)
    @rule(data=st.data(), computer=computers, absent=st.sampled_from([False, False, True]))
    def hand_on(self, data: st.DataObject, computer: str, absent: bool) -> None:  # noqa: FBT001 # drawn
        """Let a computer player go on: its owner always may, the host and others while nobody is there."""
        before, (place, _) = self.room, self.somewhere(data)
        sitting = [one for seat in before.seats for one in seat.holders]
        holder = data.draw(st.sampled_from([*sitting * 3, *PEOPLE]))
        if not self.make(holder, hand_over(place, computer, holder, absent=absent)):
            seat = before.seats[place]
            assert before.dice is DiceFrom.SCREEN
            assert not seat.computer
            assert holder not in seat.lent
            own = holder in seat.owners
            assert own or (absent and (before.seats_of(holder) or holder in before.hosts))
            usual = STAND_IN if before.coach or not own else PLAIN_STAND_IN
            stand_in = (computer or usual) if own else usual
            assert self.room.seats[place] == replace(seat, stand_in=stand_in)
            assert before.coach or not own or stand_in in PLAIN_BOTS
            assert computer in {*BOTS, ""}

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """Play on oneself."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.make(holder, take_seat_back(place, holder)):
            assert holder in before.seats[place].holders
            assert self.room.bot_at(place) == ""

    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        """Remove somebody before the game: only the host does, and nobody but who sat there loses anything."""
        before, (place, holder) = self.room, self.somewhere(data)
        self.is_hosting = True
        if not self.make(holder, remove_player(place, holder)):
            assert holder in before.hosts
            assert not before.begun
            assert self.room.seats[place] == Seat()
            gone = set(before.seats[place].holders) - set(before.hosts)
            assert all(self.room.is_barred(one) for one in gone)
            assert not any(self.room.is_barred(one) for one in self.room.hosts if not before.is_barred(one))
        self.is_hosting = False

    @rule(holder=people, name=names)
    def let_in(self, holder: str, name: str) -> None:
        """Let somebody sit down again."""
        before = self.room
        if not self.make(holder, admit_player(name, holder)):
            assert holder in before.hosts
            assert {one.name for one in self.room.barred} == {one.name for one in before.barred if name} - {
                name
            }

    @rule(data=st.data(), said=contributions)
    def commit_to(self, data: st.DataObject, said: str) -> None:
        """Commit to something, until contributions are revealed."""
        before, (place, holder) = self.room, self.somewhere(data)
        commitment = commitment_of(said, before.seal, self.live.id)
        if not self.amend(commit(place, commitment, holder)) and self.room is not before:
            assert before.seal
            assert not before.begun
            assert not before.revealing
            assert holder in before.seats[place].holders
            assert self.room.seats[place].commitment == commitment

    @rule(data=st.data(), said=contributions)
    def tell(self, data: st.DataObject, said: str) -> None:
        """Reveal what one is committed to, and nothing else, once all are."""
        before, (place, holder) = self.room, self.somewhere(data)
        if not self.amend(reveal(place, said, holder, self.live.id)) and self.room is not before:
            assert before.revealing
            assert before.seats[place].commitment == commitment_of(said, before.seal, self.live.id)
            assert said in SAID
            assert self.room.seats[place].word == said

    def amend(self, wanted: RoomChange) -> str:
        """Change the room whatever its revision is; return what speaks against it, or nothing."""
        before = self.room
        try:
            self.runner.run(self.live.amend_room(wanted))
        except YatzyError as error:
            assert self.room is before
            return error.code
        return ""

    @rule(holder=people, moment=st.sampled_from([AT, LATEST]))
    def begin(self, holder: str, moment: str) -> None:
        """Begin with who is there, or without the contributions that have not come."""
        before = self.room
        if not self.make(holder, begin_game(holder, moment)):
            assert holder in before.hosts or (before.waiting_since and before.seats_of(holder))
            assert moment == LATEST or not before.waiting_since
            assert self.room.begun or self.room.waiting_since
            assert [seat.name for seat in self.room.seats] == [
                seat.name for seat in before.seats if not seat.is_free
            ]

    @precondition(lambda self: self.room.duplicate)
    @rule(holder=people)
    def close(self, holder: str) -> None:
        """End a match."""
        hosts = self.room.hosts
        if not self.make(holder, close_match(holder)):
            assert holder in hosts
            assert self.room.duplicate
            assert self.room.closed

    @rule(data=st.data())
    def go_on_and_on(self, data: st.DataObject) -> None:
        """Do the same more often than a room remembers."""
        place, holder = self.somewhere(data)
        for _ in range(REMEMBERED_KEYS + 1):
            self.make(holder, take_seat_back(place, holder))

    @rule()
    def rematch(self) -> None:
        """Tell where the rematch is, which is nobody's doing and happens once."""
        before, revision = self.room, self.live.revision
        self.runner.run(self.live.amend_room(link_rematch("next")))
        assert self.room == replace(before, next="next")
        assert self.live.revision == revision + (before.next != "next")

    # What comes twice, too late or in the wrong name

    @precondition(lambda self: self.made)
    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """Repeat a change that was made lately: nothing is done, whatever it says now."""
        which = data.draw(st.integers(1, min(REMEMBERED_KEYS, len(self.made))))
        maker, told = self.makers[-which], self.made[-which]
        before, revision = self.room, self.live.revision
        place, holder = self.somewhere(data)
        self.runner.run(self.live.change_room(maker, told, take_seat(place, "Gus", holder)))
        assert (self.room, self.live.revision) == (before, revision)

    @rule(data=st.data(), seen=st.integers(0, 40))
    def come_too_late(self, data: st.DataObject, seen: int) -> None:
        """Change a room that has changed since, or that nobody has seen yet: it is refused."""
        before, revision = self.room, self.live.revision
        seen += seen >= revision
        place, holder = self.somewhere(data)
        told = ChangeRequest(seen, f"late-{next(self.keys)}")
        with pytest.raises(YatzyError, match="table-changed"):
            self.runner.run(self.live.change_room(holder, told, take_seat(place, "Gus", holder)))
        assert (self.room, self.live.revision) == (before, revision)

    # What always holds

    @invariant()
    def is_kept(self) -> None:
        """What is known is what is kept, and comes back from JSON as it was."""
        assert self.log.row is not None
        assert decode_room(self.log.row) == self.room
        assert self.log.row.revision == self.live.revision
        assert msgspec.json.decode(msgspec.json.encode(self.room), type=Room) == self.room

    @invariant()
    def is_small(self) -> None:
        """A room does not grow for ever."""
        assert len(self.room.done) <= REMEMBERED_KEYS
        assert all(len(seat.holders) <= MOST_DEVICES for seat in self.room.seats)
        assert len(self.room.barred) <= MOST_BARRED
        assert 1 <= len(self.room.hosts) <= MOST_DEVICES

    @invariant()
    def has_owners(self) -> None:
        """Every seat that is lent has an owner, and no seat of a free one is."""
        for seat in self.room.seats:
            assert set(seat.lent) <= set(seat.holders)
            assert bool(seat.owners) == bool(seat.holders)

    @invariant()
    def has_names(self) -> None:
        """Whoever sits at a table has a name of their own that a record can carry."""
        called = [seat.name.casefold() for seat in self.room.seats if seat.name]
        assert len(set(called)) == len(called)
        for seat in self.room.seats:
            assert seat.name or seat.is_free
            assert len(seat.name) <= LONGEST_NAME
            # All of it is seen, but for what joins two signs.
            assert re.sub(r"(?<=\S)[\u200c\u200d](?=\S)", "", seat.name).isprintable()
            assert seat.name == seat.name.strip()

    @invariant()
    def can_begin(self) -> None:
        """A full table begins once all have contributed; before, only too few people can speak against it."""
        room = self.room
        if room.begun:
            [event] = [decode_present(line.data) for line in self.log.kept]
            assert isinstance(event, Started)
            assert replay_checked([event]) == self.live.game
            assert event.players == tuple(seat.name for seat in room.seats)
            assert event.words == room.contributions
            return
        assert not is_full(room) or missing_seats(room)
        assert bool(room.waiting_since) == is_full(room)
        assert not self.log.kept
        there = tuple(seat for seat in room.seats if not seat.is_free)
        if there:
            try:
                replace(room, seats=there).setup(self.live.id, AT[:10])
            except YatzyError as error:
                assert error.code in {"setup-players", "setup-team-seats"}, error  # noqa: PT017 # nothing has to be raised


def check_change(before: Room, after: Room, holder: str) -> None:
    """Check what no change may do, whoever makes it."""
    check_hosting(before, after, holder)
    assert of_others(after, holder) == of_others(before, holder)


def check_hosting(before: Room, after: Room, holder: str) -> None:
    """Check what not even the host may do."""
    assert [getattr(after, field) for field in ALWAYS] == [getattr(before, field) for field in ALWAYS]
    assert after.begun >= before.begun
    assert after.closed >= before.closed
    assert after.hosts == before.hosts or holder in before.hosts
    assert [seat for seat in after.seats if seat.computer] == [seat for seat in before.seats if seat.computer]
    if before.begun:
        assert len(after.seats) == len(before.seats)
        for seat, was in zip(after.seats, before.seats, strict=True):
            assert (seat.name, seat.word, seat.computer) == (was.name, was.word, was.computer)
            alone = holder in was.owners and seat.holders == (holder,)
            gave_back = holder in was.lent and {*seat.holders, holder} == {*was.holders}
            assert alone or gave_back or seat.holders[: len(was.holders)] == was.holders
    elif not after.begun and not after.waiting_since:
        assert len(after.seats) == len(before.seats)


def of_others(room: Room, holder: str) -> list[Seat]:
    """Return the seats others hold, whoever plays there meanwhile, and whether or not they are waited for."""
    return [
        replace(seat, stand_in="", contributes=False)
        for seat in room.seats
        if seat.holders and not seat.computer and holder not in seat.holders
    ]


TestAnyRoom = AnyRoom.TestCase
TestAnyRoom.__doc__ = "Whatever is done to a room, nobody loses a seat, and the game can begin."
TestAnyRoom.settings = settings(stateful_step_count=30)
