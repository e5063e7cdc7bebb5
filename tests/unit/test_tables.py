"""The tables a process has open: always as the log has them, and one of each."""

import asyncio
import gc
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from guests import follow
from open_tables import ANNA, BO, TABLE, VINGA, Ear, a_table, command, lay, room, run, settled
from playing import AT, Played, any_table, put_right, random_move
from yatzy.game.events import Event, Rolled
from yatzy.game.moves import Enter, Roll
from yatzy.game.record import event_data
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.rules.errors import StoreError, TableError
from yatzy.server import tables as tables_module
from yatzy.server.playing import amend, change, play, waits_since
from yatzy.server.room import leave, rematched
from yatzy.server.tables import Live, Tables
from yatzy.server.views import state_view
from yatzy.server.wire import Changing, Play
from yatzy.store.log import Line, Row

# What is told


def live_of(setup: Setup) -> Live:
    data = msgspec.json.encode(room()).decode()
    return Live(Row(setup.game_id or "t", 1, data, None, "open", False, None, AT, AT, 0))  # noqa: FBT003 # as it is kept


@given(any_table, st.integers(0, 2**32))
def test_who_follows_what_is_told_knows_as_much_as_who_asks(setup: Setup, seed: int) -> None:
    """From before the first event on, through new rounds, undo and corrections; and without knowing a rule."""
    rng, played, live = Random(seed), Played(setup), live_of(setup)  # noqa: S311 # a test
    state: dict[str, Any] = {}
    while live.seq < min(len(played.events), 80):
        event = played.events[live.seq]
        live.follow(event, AT)
        state = follow(state, json.loads(live.moved(event, AT)))
        assert state == json.loads(msgspec.json.encode(state_view(live.known_game, live.seq)))
        if live.seq == len(played.events) and not played.game.over:
            played.make(random_move(rng, played.game))
            if rng.random() < 0.2:
                put_right(rng, played)
    assert live.game == played.game or live.seq == 80


def test_a_new_round_is_told_with_its_cards() -> None:
    """Two rounds of two boxes alone: the third turn is written on a new pad."""
    from playing import TWO_BOXES  # noqa: PLC0415 # of this test alone

    setup = Setup(TWO_BOXES, ("Anna",), rounds=2, dice=DiceFrom.REAL)
    played, live = Played(setup), live_of(setup)
    for key in ("ones", "chance", "ones", "chance"):
        played.make(Enter(0, key, 5))
    told = []
    for event in played.events:
        live.follow(event, AT)
        told.append(json.loads(live.moved(event, AT)))
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
            await play(tables, again, ANNA, command(again, Roll(0)))
            assert ear.kinds == ["moved"]
            assert tables.known(TABLE) is first
            tables.part(first, ear)

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
            await log.forget(TABLE)
            live.doubtful = True
            with pytest.raises(TableError, match="table-unknown"):
                await play(tables, live, ANNA, command(live, Roll(0)))
            assert tables.known(TABLE) is None

    run(main)


# Other processes


def event_at(game: Game, seq: int) -> tuple[Event, list[Any]]:
    """Return an event, and as another process tells of it."""
    event = Rolled((1, 2, 3, 4, 5)) if game.turn.throws == () else Rolled(())
    return event, [TABLE, seq, AT, event_data(event)]


def test_what_another_process_writes_is_told(tmp_path: Path) -> None:
    """Once each, in order, whether or not the data came along, and whatever comes twice."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            live, ear = await tables.find(TABLE), Ear(BO)
            tables.join(live, ear)
            event, told = event_at(live.known_game, 1)
            await log.append(TABLE, 1, event_data(event))
            await log.append(TABLE, 2, '{"type":"kept","dice":[5]}')
            await log.append(TABLE, 3, '{"type":"rolled","thrown":[6,6,6,6]}')
            tables.written_elsewhere(*told)
            tables.written_elsewhere(TABLE, 3, AT)
            tables.written_elsewhere(*told)
            tables.written_elsewhere(TABLE, 2, AT)
            tables.written_elsewhere("unknown", 7, AT)
            await settled(tables)
            assert [one["seq"] for one in ear.told] == [2, 3, 4]
            assert live.seq == 4

    run(main)


def test_a_room_another_process_has_changed(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_table(tmp_path) as (tables, _):
            elsewhere = Tables(tables.log)
            live, other, ear = await tables.find(TABLE), await elsewhere.find(TABLE), Ear(BO)
            tables.join(live, ear)
            await change(elsewhere, other, ANNA, Changing(other.revision, "k"), leave(0, ANNA))
            tables.written_elsewhere(TABLE, -other.revision)
            tables.written_elsewhere(TABLE, -other.revision)
            await settled(tables)
            assert ear.kinds == ["room"]
            assert ear.told[0]["room"]["seats"][0]["away"]
            assert ear.told[0]["seats"] == [1]

    run(main)


def test_what_is_written_while_a_table_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is heard of before the table is there, and must not be missed."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            real, asked, go_on = log.lines, asyncio.Event(), asyncio.Event()

            async def slowly(table_id: str, after: int = 0) -> list[Line]:
                lines = await real(table_id, after)
                asked.set()
                await go_on.wait()
                return lines

            monkeypatch.setattr(log, "lines", slowly)
            finding = asyncio.create_task(tables.find(TABLE))
            await asked.wait()
            await log.append(TABLE, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            tables.written_elsewhere(TABLE, 1, AT, '{"type":"rolled","thrown":[1,2,3,4,5]}')
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
            await log.append(TABLE, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            with monkeypatch.context() as patch:
                patch.setattr(log, "table", away)
                tables.written_elsewhere(TABLE, 1, AT)
                await asyncio.sleep(0.05)
                assert (live.seq, live.doubtful) == (1, True)
            async with asyncio.timeout(10):
                await ear.heard.wait()
            assert (live.seq, live.doubtful, ear.kinds) == (2, False, ["moved"])

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
                await log.append(table_id, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
            tables.doubt_all()
            await settled(tables)
            assert (live.seq, ear.kinds, live.doubtful) == (2, ["moved"], False)
            assert (idle.seq, idle.doubtful) == (1, True)

    run(main)


# Playing


def test_two_processes_and_one_place(tmp_path: Path) -> None:
    """The second is told that it came too late, and knows what the first did."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            elsewhere = Tables(log)
            live, other, ear = await tables.find(TABLE), await elsewhere.find(TABLE), Ear()
            elsewhere.join(other, ear)
            done = json.loads(await play(tables, live, ANNA, command(live, Roll(0))))
            with pytest.raises(TableError, match="table-late"):
                await play(elsewhere, other, ANNA, command(other, Roll(0), "k2"))
            assert other.seq == live.seq == 2
            assert [one["event"] for one in ear.told] == [done["event"]]
            again = json.loads(await play(elsewhere, other, ANNA, Play(1, "k", Roll(0))))
            assert (again["type"], again["seq"], again["event"], again["at"]) == (
                "done", 2, done["event"], done["at"],
            )  # fmt: skip

    run(main)


def test_a_commit_whose_outcome_nobody_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was kept, and nobody could be told: the repeated command is answered as if it were the first."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            live, real = await tables.find(TABLE), log.append

            async def kept_but_unheard(*asked: Any) -> None:
                await real(*asked)
                await away()

            with monkeypatch.context() as patch:
                patch.setattr(log, "append", kept_but_unheard)
                with pytest.raises(StoreError):
                    await play(tables, live, ANNA, command(live, Roll(0)))
            assert (live.seq, live.doubtful) == (1, True)
            answer = json.loads(await play(tables, live, ANNA, Play(1, "k", Roll(0))))
            assert (answer["type"], answer["key"], answer["seq"]) == ("done", "k", 2)
            assert len(answer["event"]["thrown"]) == 5

    run(main)


def test_the_tables_own_changes_find_their_place(tmp_path: Path) -> None:
    """Where the rematch is gets told whatever others do to the room meanwhile."""

    async def main() -> None:
        async with a_table(tmp_path) as (tables, log):
            elsewhere = Tables(log)
            live, other = await tables.find(TABLE), await elsewhere.find(TABLE)
            await change(elsewhere, other, BO, Changing(other.revision, "k"), leave(1, BO))
            await amend(tables, live, rematched("next"))
            assert live.room.next == "next"
            assert live.room.seats[1].away
            await amend(tables, live, rematched("next"))
            assert live.revision == 3

    run(main)


def test_how_long_a_table_has_waited() -> None:
    from datetime import UTC, datetime  # noqa: PLC0415 # of this test alone

    live = live_of(Setup(VINGA, ("Anna",)))
    assert live.at == "2026-11-15T19:30:00Z"
    assert waits_since(live, lambda: datetime(2026, 11, 15, 19, 32, tzinfo=UTC)) == 120
