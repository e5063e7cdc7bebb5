"""The server's log, on either kind of database: durable, in order, and nobody is hurt by what others do."""

import asyncio
from dataclasses import replace

import pytest

from support.db.store_cases import AT, ROLLED, ROOM, STARTED, found, held, opened, playing, refused, together
from yatzy.rules.errors import GameExists, StatementFailed, StoreError
from yatzy.store.event_log import EventLog, EventRow, TableRow

# Keeping and finding


@pytest.mark.usefixtures("clock")
def test_what_is_kept_comes_back(database: str) -> None:
    """A table, its room and its events come back as they were, also after everything was closed."""

    async def scenario() -> None:
        async with opened(database) as log:
            assert await log.create_table("one", ROOM, b"secret", listed=True, match="cup") == AT[0]
            assert await log.load_events("one") == []
            assert await log.load_table("one") == TableRow(
                table_id="one",
                revision=1,
                room=ROOM,
                secret=b"secret",
                state="open",
                listed=True,
                match="cup",
                made=AT[0],
                touched=AT[0],
                events=0,
            )
            before = await found(log, "one")
            assert await log.change_room("one", 1, "{}", listed=False, state="playing", first=STARTED) == AT[1]
            assert await log.append_event("one", 1, ROLLED, "0:k") == AT[2]
            assert await log.append_event("one", 2, '{"word":"“Åäö” 🎲 \\u0000"}') == AT[3]
        async with opened(database) as log:
            assert await log.load_events("one") == [
                EventRow(0, AT[1], STARTED, None),
                EventRow(1, AT[2], ROLLED, "0:k"),
                EventRow(2, AT[3], '{"word":"“Åäö” 🎲 \\u0000"}', None),
            ]
            assert await log.load_events("one", 2) == (await log.load_events("one"))[2:]
            assert await log.load_events("one", 3) == []
            assert await found(log, "one") == replace(
                before, revision=2, room="{}", state="playing", listed=False, touched=AT[1], events=3
            )

    asyncio.run(scenario())


def test_nothing_is_there_before_the_first(database: str) -> None:
    """What does not exist is not found, and cannot be changed, continued or forgotten."""

    async def scenario() -> None:
        async with opened(database) as log:
            await log.check_ready()
            assert await log.load_table("one") is None
            assert await log.load_events("one") == []
            assert await log.load_listed(10) == []
            assert await log.load_match("cup") == []
            assert await log.append_event("one", 0, STARTED) is None
            assert await log.append_event("one", 1, ROLLED) is None
            assert await log.change_room("one", 0, ROOM, listed=True, state="open") is None
            assert await log.delete_table("one") is False

    asyncio.run(scenario())


def test_a_table_can_begin_at_once(database: str) -> None:
    """A table laid with a first event plays; nobody has to change it first."""

    async def scenario() -> None:
        async with playing(database) as log:
            row = await found(log, "one")
            assert (row.state, row.events, row.revision) == ("playing", 1, 1)
            assert [line.data for line in await log.load_events("one")] == [STARTED]

    asyncio.run(scenario())


def test_an_id_that_is_taken_is_told(database: str) -> None:
    """What is there stays as it is, whether it was laid before or at the same moment."""

    async def scenario() -> None:
        async with playing(database) as log:
            with refused("store-known"):
                await log.create_table("one", "{}", None, listed=False)
            row = await found(log, "one")
            assert (row.room, row.secret) == (ROOM, b"secret")
            laid = [log.create_table("two", str(number), None, listed=False) for number in range(3)]
            told = await together(log, database, laid)
            assert [type(one) for one in told] == [str, GameExists, GameExists]
            row = await found(log, "two")
            assert row.room == "0"

    asyncio.run(scenario())


def test_a_forgotten_table_is_gone(database: str) -> None:
    """Its room, its secret and its events go with it, others stay, and its id is free again."""

    async def scenario() -> None:
        async with playing(database, "one", "two") as log:
            assert await log.delete_table("one") is True
            assert await log.load_table("one") is None
            assert await log.load_events("one") == []
            assert await log.append_event("one", 1, ROLLED) is None
            assert len(await log.load_events("two")) == 1
            assert await log.delete_table("one") is False
            await log.create_table("one", "{}", None, listed=False)
            assert await log.load_events("one") == []

    asyncio.run(scenario())


# Places


def test_one_event_at_each_place(database: str) -> None:
    """A place that is taken is refused, and one that would leave a gap; the log stays as it was."""

    async def scenario() -> None:
        async with playing(database) as log:
            assert await log.append_event("one", 1, ROLLED)
            for seq in (0, 1, 3, 4, -1, 2_000_000_000):
                assert await log.append_event("one", seq, "{}") is None
            assert [line.data for line in await log.load_events("one")] == [STARTED, ROLLED]

    asyncio.run(scenario())


def test_of_many_at_one_place_one_wins(database: str) -> None:
    """Of those who want the same place at the same moment exactly one is told that it has it, and it has."""

    async def scenario() -> None:
        async with playing(database) as log:
            for seq in range(1, 21):
                told = await asyncio.gather(
                    *(log.append_event("one", seq, f"{who}", f"{who}:k") for who in range(5))
                )
                winners = [who for who in range(5) if told[who]]
                assert len(winners) == 1
                line = (await log.load_events("one", seq))[0]
                assert (line.data, line.key) == (f"{winners[0]}", f"{winners[0]}:k")

    asyncio.run(scenario())


def test_events_follow_each_other_in_one_commit(database: str) -> None:
    """Events that come together may follow each other, but only where the first of them has one before it."""

    async def scenario() -> None:
        async with playing(database, "one", "two", "three") as log:
            wishes = [("one", 3), ("one", 1), ("one", 2), ("two", 2), ("two", 3), ("three", 0), ("three", 1)]
            told = await together(
                log, database, [log.append_event(table_id, seq, str(seq)) for table_id, seq in wishes]
            )
            assert [bool(one) for one in told] == [True, True, True, False, False, False, True]
            assert [line.data for line in await log.load_events("one")] == [STARTED, "1", "2", "3"]
            assert len(await log.load_events("two")) == 1
            assert [line.data for line in await log.load_events("three")] == [STARTED, "1"]

    asyncio.run(scenario())


# Together


def test_what_waits_is_committed_together(database: str) -> None:
    """However many wait while a commit is under way, they need one more."""

    async def scenario() -> None:
        ids = [f"table{number}" for number in range(50)]
        async with playing(database, *ids) as log:
            commits: list[tuple[float, int]] = []
            log.on_commit = lambda seconds, granted: commits.append((seconds, granted))
            told = await together(log, database, [log.append_event(table_id, 1, ROLLED) for table_id in ids])
            assert all(isinstance(one, str) for one in told)
            assert [granted for _, granted in commits] == [0, 50]
            assert all(seconds > 0 for seconds, _ in commits)

    asyncio.run(scenario())


def test_who_loses_hurts_nobody(database: str) -> None:
    """Of many that are committed together each is told what came of it; the others do not notice."""

    async def scenario() -> None:
        ids = [f"table{number}" for number in range(20)]
        async with playing(database, *ids) as log:
            assert await log.append_event("table7", 1, "faster")
            wishes = [log.append_event(table_id, 2 if table_id == "table9" else 1, ROLLED) for table_id in ids]
            told = await together(log, database, wishes)
            assert [number for number in range(20) if told[number] is None] == [7, 9]
            assert [len(await log.load_events(table_id)) for table_id in ids] == [
                1 if number == 9 else 2 for number in range(20)
            ]
            assert (await log.load_events("table7"))[1].data == "faster"

    asyncio.run(scenario())


def test_what_cannot_be_written_fails_alone(database: str) -> None:
    """Something no database takes, such as half a sign, is an error for whoever sent it; the others go on."""

    async def scenario() -> None:
        ids = [f"table{number}" for number in range(5)]
        async with playing(database, *ids) as log:
            datas = [ROLLED, ROLLED, "\ud800", ROLLED, ROLLED]
            wishes = [log.append_event(one, 1, data) for one, data in zip(ids, datas, strict=True)]
            told = await together(log, database, wishes)
            assert [type(one) for one in told] == [str, str, StatementFailed, str, str]
            assert [len(await log.load_events(one)) for one in ids] == [2, 2, 1, 2, 2]
            assert await log.append_event("table2", 1, ROLLED)

    asyncio.run(scenario())


def test_nothing_is_kept_behind_a_gap(database: str) -> None:
    """Where one event cannot be written, the one that was to follow it in the same commit is not either."""

    async def scenario() -> None:
        async with playing(database, "table") as log:
            told = await together(
                log, database, [log.append_event("table", 1, "\ud800"), log.append_event("table", 2, ROLLED)]
            )
            assert isinstance(told[0], StoreError)
            assert told[1] is None
            assert [line.seq for line in await log.load_events("table")] == [0]

    asyncio.run(scenario())


def test_all_kinds_of_wishes_go_together(database: str) -> None:
    """Tables are laid, changed and forgotten in the same commit as events are kept."""

    async def scenario() -> None:
        async with playing(database, "one", "two", "three") as log:
            told = await together(
                log,
                database,
                [
                    log.append_event("one", 1, ROLLED, state="over"),
                    log.create_table("four", ROOM, None, listed=False),
                    log.change_room("two", 1, "{}", listed=True, state="playing"),
                    log.append_event("one", 1, ROLLED, state="playing"),
                    log.delete_table("three"),
                    log.change_room("two", 1, "[]", listed=True, state="playing"),
                ],
            )
            assert [bool(one) for one in told] == [True, True, True, False, True, False]
            rows = [await log.load_table(one) for one in ("one", "two", "three", "four")]
            assert [row and (row.state, row.room, row.events) for row in rows] == [
                ("over", ROOM, 2),
                ("playing", "{}", 1),
                None,
                ("open", ROOM, 0),
            ]

    asyncio.run(scenario())


def test_reading_does_not_wait_for_writing(database: str) -> None:
    """While something waits to be written, everything there is can be read."""

    async def scenario() -> None:
        async with playing(database) as log:
            async with held(database):
                writing = asyncio.create_task(log.append_event("one", 1, ROLLED))
                assert len(await log.load_events("one")) == 1
                assert await log.load_table("one")
                await log.check_ready()
                assert not writing.done()
            assert await writing

    asyncio.run(scenario())


# Coming and going


def test_closing_writes_what_was_accepted(database: str) -> None:
    """Whoever waits while the log is closed is still told, what they were told is kept, and then it is over."""

    async def scenario() -> None:
        ids = [f"table{number}" for number in range(50)]
        log = await EventLog.open(database)
        await asyncio.gather(*(log.create_table(one, ROOM, None, listed=False, first=STARTED) for one in ids))
        waiting = [asyncio.create_task(log.append_event(one, 1, ROLLED)) for one in ids]
        await asyncio.sleep(0)
        await log.close()
        assert all(task.done() and isinstance(task.result(), str) for task in waiting)
        await log.close()
        with refused("store-closed"):
            await log.append_event("table0", 2, ROLLED)
        async with opened(database) as again:
            assert [len(await again.load_events(one)) for one in ids] == [2] * 50

    asyncio.run(scenario())


def test_who_does_not_wait_any_more(database: str) -> None:
    """An event is kept although whoever sent it has gone; the others are told as ever."""

    async def scenario() -> None:
        async with playing(database, "one", "two") as log:
            async with held(database):
                gone, stays = (asyncio.create_task(log.append_event(one, 1, ROLLED)) for one in ("one", "two"))
                await asyncio.sleep(0.05)
                gone.cancel()
            assert await stays
            assert gone.cancelled()
            assert len(await log.load_events("one")) == 2

    asyncio.run(scenario())


def test_a_row_does_not_tell_its_secret() -> None:
    """Whoever prints a table prints neither the secret of its dice nor who sits there."""
    told = repr(TableRow("one", 1, ROOM, b"secret", "open", True, None, "now", "now", 0))  # noqa: FBT003 # a row
    assert "secret" not in told
    assert "Anna" not in told
