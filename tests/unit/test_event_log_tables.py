"""Tables in the server's log, on either kind of database: their rooms, their states, and lists of them."""

import asyncio

import pytest

from support.db.store_cases import AT, ROLLED, ROOM, STARTED, found, opened, playing
from yatzy.store.event_log import EventRow

# Rooms


def test_of_two_changes_one_wins(database: str) -> None:
    """A room is changed by whoever saw it as it is; the other is told, and nothing of theirs is kept."""

    async def scenario() -> None:
        async with opened(database) as log:
            await log.create_table("one", ROOM, None, listed=True)
            for revision in range(1, 11):
                changes = [
                    log.change_room("one", revision, f"{who}", listed=True, state="open") for who in range(4)
                ]
                told = await asyncio.gather(*changes)
                winners = [who for who in range(4) if told[who]]
                assert len(winners) == 1
                row = await found(log, "one")
                assert (row.revision, row.room) == (revision + 1, f"{winners[0]}")
            for revision in (0, 10, 12):
                assert await log.change_room("one", revision, "{}", listed=True, state="open") is None

    asyncio.run(scenario())


def test_a_game_begins_once(database: str) -> None:
    """The first event comes with the change of the room, or neither comes: also where the game has begun."""

    async def scenario() -> None:
        async with opened(database) as log:
            await log.create_table("one", ROOM, None, listed=True)
            begun = [
                log.change_room("one", 1, f"{who}", listed=True, state="playing", first=STARTED)
                for who in range(3)
            ]
            assert sum(1 for one in await asyncio.gather(*begun) if one) == 1
            assert await log.change_room("one", 2, "late", listed=True, state="playing", first="{}") is None
            row = await found(log, "one")
            assert (row.revision, row.events, row.state) == (2, 1, "playing")
            assert row.room in {"0", "1", "2"}
            assert [line.data for line in await log.load_events("one")] == [STARTED]

    asyncio.run(scenario())


@pytest.mark.usefixtures("clock")
def test_the_state_changes_with_the_event(database: str) -> None:
    """The last event of a game ends its table too; whoever came too late ends nothing."""

    async def scenario() -> None:
        async with playing(database) as log:
            assert await log.append_event("one", 2, "{}", state="over") is None
            row = await found(log, "one")
            assert (row.state, row.touched) == ("playing", AT[0])
            assert await log.append_event("one", 1, "{}", state="over") == AT[2]
            row = await found(log, "one")
            assert (row.state, row.touched, row.revision) == ("over", AT[2], 1)

    asyncio.run(scenario())


def test_a_game_from_elsewhere_is_kept_whole_or_not_at_all(database: str) -> None:
    """With the moments it tells of; of several who bring it at once one does, and the others are told."""

    async def scenario() -> None:
        async with opened(database) as log:
            lines = [
                EventRow(0, "2020-01-01T00:00:00Z", STARTED, None),
                EventRow(1, "2020-01-02T00:00:00Z", ROLLED, None),
            ]
            bringing = (log.import_table("one", ROOM, lines, "over") for _ in range(3))
            told = await asyncio.gather(*bringing, return_exceptions=True)
            assert sorted(str(one) for one in told) == [
                "None",
                *["store-known: You already have the game one."] * 2,
            ]
            assert await log.load_events("one") == lines
            row = await found(log, "one")
            assert (row.revision, row.events, row.state, row.listed) == (1, 2, "over", False)
            assert await log.append_event("one", 1, "{}") is None

    asyncio.run(scenario())


# Lists


@pytest.mark.usefixtures("clock")
def test_listed_tables_that_wait_for_players(database: str) -> None:
    """The newest come first, no more than asked for, and none that is private, playing or over."""

    async def scenario() -> None:
        async with opened(database) as log:
            for number in range(6):
                await log.create_table(f"table{number}", ROOM, None, listed=number != 2)
            assert await log.change_room("table3", 1, ROOM, listed=True, state="playing", first=STARTED)
            assert await log.change_room("table4", 1, ROOM, listed=False, state="open")
            assert [row.table_id for row in await log.load_listed(10)] == ["table5", "table1", "table0"]
            assert [row.table_id for row in await log.load_listed(2)] == ["table5", "table1"]

    asyncio.run(scenario())


@pytest.mark.usefixtures("clock")
def test_tables_of_a_match(database: str) -> None:
    """The tables of a duplicate match come in the order in which they were laid, with how far each has come."""

    async def scenario() -> None:
        async with opened(database) as log:
            for number, match in enumerate(["cup", None, "cup", "other", "cup"]):
                await log.create_table(f"table{number}", ROOM, None, listed=False, match=match, first=STARTED)
            assert await log.append_event("table2", 1, ROLLED)
            rows = await log.load_match("cup")
            assert [(row.table_id, row.events) for row in rows] == [("table0", 1), ("table2", 2), ("table4", 1)]

    asyncio.run(scenario())


@pytest.mark.usefixtures("clock")
def test_tables_that_nobody_touches(database: str) -> None:
    """A table is idle when nothing has begun there and its room stayed as it was; only then it is forgotten."""

    async def scenario() -> None:
        async with opened(database) as log:
            for number in range(5):
                await log.create_table(
                    f"table{number}", ROOM, None, listed=False, first=STARTED if number < 3 else None
                )
            assert await log.append_event("table0", 1, ROLLED) == AT[5]
            assert await log.change_room("table1", 1, ROOM, listed=False, state="playing") == AT[6]

            async def idle(before: str, most: int = 9, skipped: int = 0) -> list[str]:
                return [row.table_id for row in await log.load_idle(before, most, skipped)]

            assert await idle(AT[9]) == ["table3", "table4"]
            assert await idle(AT[9], 1) == ["table3"]
            assert await idle(AT[9], 1, 1) == ["table4"]
            assert await idle(AT[4]) == ["table3"]
            assert await idle(AT[3]) == []
            assert not await log.delete_table("table4", AT[4]), "something was done since"
            assert not await log.delete_table("table0", AT[9]), "its game has begun"
            assert not await log.delete_table("nothing", AT[9])
            assert await log.delete_table("table4", AT[9])
            assert await idle(AT[9]) == ["table3"]

    asyncio.run(scenario())
