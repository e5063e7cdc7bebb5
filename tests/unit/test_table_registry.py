"""The tables a process has open: always as the log has them, and one of each."""

import asyncio
import gc
import json
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.game.random_games import AT, Played, any_table, put_right, random_move
from support.server.clients import follow
from support.server.open_tables import ANNA, BO, TABLE, Ear, a_table, command, lay, room, run, settled
from support.server.tokens import new_token
from yatzy.game.events import Event, Rolled
from yatzy.game.jsonl import encode_event
from yatzy.game.moves import Enter, Roll
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.rules.errors import StoreError, TableError
from yatzy.server.live import registry as tables_module
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.store.event_log import EventLog, EventRow, TableRow
from yatzy.tables.messages import encode_moved
from yatzy.tables.room import Seat, link_rematch
from yatzy.tables.seat_permissions import add_device, drop_other_devices, leave_seat
from yatzy.tables.tokens import fingerprint
from yatzy.tables.views import state_view
from yatzy.tables.wire import ChangeRequest, Play

EVE = fingerprint(new_token())

# What is told


def live_of(setup: Setup) -> TableSession:
    data = msgspec.json.encode(room()).decode()
    row = TableRow(setup.game_id or "t", 1, data, None, "open", False, None, AT, AT, 0)  # noqa: FBT003 # as stored
    return TableSession(row, TableRegistry(cast("EventLog", None)))


def follow_event(live: TableSession, event: Event) -> dict[str, Any]:
    """Follow an event as a row of the log; return the message about it."""
    live.load_event(EventRow(live.seq, AT, encode_event(event), None))
    message: dict[str, Any] = json.loads(encode_moved(live.started_game, live.seq, event, AT))
    return message


@given(any_table, st.integers(0, 2**32))
def test_who_follows_what_is_told_knows_as_much_as_who_asks(setup: Setup, seed: int) -> None:
    """From before the first event on, through new rounds, undo and corrections; and without knowing a rule."""
    rng, played, live = Random(seed), Played(setup), live_of(setup)  # noqa: S311 # a test
    state: dict[str, Any] = {}
    while live.seq < min(len(played.events), 80):
        event = played.events[live.seq]
        state = follow(state, follow_event(live, event))
        assert state == json.loads(msgspec.json.encode(state_view(live.started_game, live.seq)))
        if live.seq == len(played.events) and not played.game.over:
            played.make(random_move(rng, played.game))
            if rng.random() < 0.2:
                put_right(rng, played)
    assert live.game == played.game or live.seq == 80


def test_a_new_round_is_told_with_its_cards() -> None:
    """Two rounds of two boxes alone: the third turn is written on a new pad."""
    from support.game.random_games import TWO_BOXES  # noqa: PLC0415 # of this test alone

    setup = Setup(TWO_BOXES, ("Anna",), rounds=2, dice=DiceFrom.REAL)
    played, live = Played(setup), live_of(setup)
    for key in ("ones", "chance", "ones", "chance"):
        played.make(Enter(0, key, 5))
    told = [follow_event(live, event) for event in played.events]
    assert ["state" in one for one in told] == [True, False, True, False, False]
    assert len(told[2]["state"]["cards"]) == 2


# One of each


def test_a_table_in_use_is_never_there_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others are opened meanwhile: else who came before would not be told what others do."""
    monkeypatch.setattr(tables_module, "MOST_RECENT", 2)

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            for number in range(5):
                await lay(log, f"other{number}", room())
            first, ear = await tables.find(TABLE), Ear()
            for number in range(5):
                await tables.find(f"other{number}")
            assert await tables.find(TABLE) is first
            tables.join(first, ear)
            for number in range(5):
                await tables.find(f"other{number}")
            again = await tables.find(TABLE)
            assert again is first
            await again.apply(ANNA, command(again, Roll(0)))
            assert ear.kinds == ["moved"]
            assert tables.get(TABLE) is first
            tables.leave(first, ear)

    run(main)


def test_tables_nobody_uses_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for those used last; whoever comes later finds them in the log."""
    monkeypatch.setattr(tables_module, "MOST_RECENT", 2)

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            for number in range(5):
                await lay(log, f"other{number}", room())
                await tables.find(f"other{number}")
            gc.collect()
            assert sorted(live.id for live in tables) == ["other3", "other4"]
            assert len(tables) == 2
            assert (await tables.find("other0")).seq == 1

    run(main)


def test_many_who_come_at_once_share_one_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_table(tmp_path) as (tables, _):
            found = await asyncio.gather(*(tables.find(TABLE) for _ in range(20)))
            assert len(set(map(id, found))) == 1

    run(main)


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            for _ in range(2):
                with pytest.raises(TableError, match="table-unknown"):
                    await tables.find("nothing")
            live = await tables.find(TABLE)
            await log.delete_table(TABLE)
            live.stale = True
            with pytest.raises(TableError, match="table-unknown"):
                await live.apply(ANNA, command(live, Roll(0)))
            assert tables.get(TABLE) is None

    run(main)


# Other processes


def event_at(game: Game, seq: int) -> tuple[Event, list[Any]]:
    """Return an event, and as another process tells of it."""
    event = Rolled((1, 2, 3, 4, 5)) if game.turn.throws == () else Rolled(())
    return event, [TABLE, seq, AT, encode_event(event)]


def test_what_another_process_writes_is_told(tmp_path: Path) -> None:
    """Once each, in order, whether or not the data came along, and whatever comes twice."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            live, ear = await tables.find(TABLE), Ear(BO)
            tables.join(live, ear)
            event, told = event_at(live.started_game, 1)
            await log.append_event(TABLE, 1, encode_event(event))
            await log.append_event(TABLE, 2, '{"type":"kept","dice":[5]}')
            await log.append_event(TABLE, 3, '{"type":"rolled","thrown":[6,6,6,6]}')
            tables.follow_remote_write(*told)
            tables.follow_remote_write(TABLE, 3, AT)
            tables.follow_remote_write(*told)
            tables.follow_remote_write(TABLE, 2, AT)
            tables.follow_remote_write("unknown", 7, AT)
            await settled(tables)
            assert [one["seq"] for one in ear.told] == [2, 3, 4]
            assert live.seq == 4

    run(main)


def test_a_room_another_process_has_changed(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_table(tmp_path) as (tables, _):
            elsewhere = TableRegistry(tables.log)
            live, other, ear = await tables.find(TABLE), await elsewhere.find(TABLE), Ear(BO)
            tables.join(live, ear)
            await other.change_room(ANNA, ChangeRequest(other.revision, "k"), leave_seat(0, ANNA))
            tables.follow_remote_write(TABLE, -other.revision)
            tables.follow_remote_write(TABLE, -other.revision)
            await settled(tables)
            assert ear.kinds == ["room"]
            assert ear.told[0]["room"]["seats"][0]["away"]
            assert ear.told[0]["seats"] == [1]

    run(main)


def test_what_is_written_while_a_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is heard of before the table is there, and must not be missed."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            real, asked, go_on = log.load_events, asyncio.Event(), asyncio.Event()

            async def slowly(table_id: str, after: int = 0) -> list[EventRow]:
                lines = await real(table_id, after)
                asked.set()
                await go_on.wait()
                return lines

            monkeypatch.setattr(log, "load_events", slowly)
            finding = asyncio.create_task(tables.find(TABLE))
            await asked.wait()
            await log.append_event(TABLE, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            tables.follow_remote_write(TABLE, 1, AT, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            go_on.set()
            live = await finding
            await settled(tables)
            assert live.seq == 2

    run(main)


def test_a_log_that_is_away_when_another_process_has_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is in doubt then, and looked at until it is known: whoever watches has nothing to do for it."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            live, ear = await tables.find(TABLE), Ear(BO)
            tables.join(live, ear)
            await log.append_event(TABLE, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            with monkeypatch.context() as patch:
                patch.setattr(log, "load_table", away)
                tables.follow_remote_write(TABLE, 1, AT)
                await asyncio.sleep(0.05)
                assert (live.seq, live.stale) == (1, True)
            async with asyncio.timeout(300):
                await ear.heard.wait()
            assert (live.seq, live.stale, ear.kinds) == (2, False, ["moved"])

    run(main)


async def away(*_: object, **__: object) -> None:
    raise StoreError("store-away", place="elsewhere")


def test_after_a_silence_all_tables_are_looked_at_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            await lay(log, "idle", room())
            live, idle, ear = await tables.find(TABLE), await tables.find("idle"), Ear()
            tables.join(live, ear)
            for table_id in (TABLE, "idle"):
                await log.append_event(table_id, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            tables.mark_all_stale()
            await settled(tables)
            assert (live.seq, ear.kinds, live.stale) == (2, ["moved"], False)
            assert (idle.seq, idle.stale) == (1, True)

    run(main)


# Playing


def test_two_processes_and_one_place(tmp_path: Path) -> None:
    """The second is told that it came too late, and knows what the first did."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            elsewhere = TableRegistry(log)
            live, other, ear = await tables.find(TABLE), await elsewhere.find(TABLE), Ear()
            elsewhere.join(other, ear)
            done = json.loads(await live.apply(ANNA, command(live, Roll(0))))
            with pytest.raises(TableError, match="table-late"):
                await other.apply(ANNA, command(other, Roll(0), "k2"))
            assert other.seq == live.seq == 2
            assert [one["event"] for one in ear.told] == [done["event"]]
            again = json.loads(await other.apply(ANNA, Play(1, "k", Roll(0))))
            assert (again["type"], again["seq"], again["event"], again["at"]) == (
                "done", 2, done["event"], done["at"],
            )  # fmt: skip

    run(main)


def test_a_commit_whose_outcome_nobody_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was kept, and nobody could be told: the repeated command is answered as if it were the first."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            live, real = await tables.find(TABLE), log.append_event

            async def kept_but_unheard(*asked: Any) -> None:
                await real(*asked)
                await away()

            with monkeypatch.context() as patch:
                patch.setattr(log, "append_event", kept_but_unheard)
                with pytest.raises(StoreError):
                    await live.apply(ANNA, command(live, Roll(0)))
            assert (live.seq, live.stale) == (1, True)
            answer = json.loads(await live.apply(ANNA, Play(1, "k", Roll(0))))
            assert (answer["type"], answer["key"], answer["seq"]) == ("done", "k", 2)
            assert len(answer["event"]["thrown"]) == 5

    run(main)


def test_the_tables_own_changes_find_their_place(tmp_path: Path) -> None:
    """Where the rematch is gets told whatever others do to the room meanwhile."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            elsewhere = TableRegistry(log)
            live, other = await tables.find(TABLE), await elsewhere.find(TABLE)
            await other.change_room(BO, ChangeRequest(other.revision, "k"), leave_seat(1, BO))
            await live.amend_room(link_rematch("next"))
            assert live.room.next == "next"
            assert live.room.seats[1].away
            await live.amend_room(link_rematch("next"))
            assert live.revision == 3

    run(main)


def test_who_is_absent_is_told_when_that_changes(tmp_path: Path) -> None:
    """When somebody goes or comes, and when it becomes the turn of somebody who is not there."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, _):
            live = await tables.find(TABLE)
            live.clock = lambda: 1e12  # long after everything
            hers, his = Ear(ANNA), Ear(BO)
            tables.join(live, hers)
            assert hers.told == [], "the welcome has said it"
            assert not live.is_absent(0)
            await live.apply(ANNA, command(live, Roll(0)))
            await live.apply(ANNA, command(live, Enter(0, "chance")))
            told = [one for one in hers.told if one["type"] == "room"]
            assert [one["waits"] for one in told] == [[{"seat": 1, "seconds": 0.0}]]
            assert live.is_absent(1)
            assert live.welcome(BO, msgspec.Raw(b"[]")).waits == (), "who comes is there"
            tables.join(live, his)
            assert (hers.told[-1]["type"], hers.told[-1]["waits"]) == ("room", [])
            assert not live.is_absent(1)
            tables.leave(live, his)
            tables.leave(live, his)
            assert hers.told[-1]["waits"] == [{"seat": 1, "seconds": 120.0}]

    run(main)


# Devices


def test_a_removed_device_that_comes_back_and_goes_is_absent(tmp_path: Path) -> None:
    """Its first connection ended when it was removed, and counts no more."""

    async def main() -> None:
        async with a_table(tmp_path, Seat("Anna", (ANNA, EVE), lent=(EVE,)), Seat("Bo", (BO,))) as (tables, _):
            live = await tables.find(TABLE)
            watching, first = Ear(BO), Ear(EVE)
            tables.join(live, watching)
            tables.join(live, first)
            assert live.waits() == ()
            await live.amend_room(drop_other_devices(0, ANNA))
            tables.leave(live, first)
            await live.amend_room(add_device(0, EVE, ANNA))
            again = Ear(EVE)
            tables.join(live, again)
            assert live.waits() == ()
            tables.leave(live, again)
            assert [one.seat for one in live.waits()] == [0]

    run(main)
