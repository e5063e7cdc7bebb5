"""Whose games they were and what they came to, on either kind of database."""

import asyncio
from dataclasses import asdict

import pytest

from support.db.store_cases import AT, ROLLED, STARTED, opened, playing, together

ANNA, BO = "a" * 64, "b" * 64
"""Fingerprints of two players."""


@pytest.mark.usefixtures("clock")
def test_a_seat_is_one_players(database: str) -> None:
    """Claimed twice by one it stays as it was; by another it becomes theirs, and the first has it no longer."""

    async def scenario() -> None:
        async with playing(database, "one", "two") as log:  # AT[0], AT[1]
            assert await log.claim_seat(ANNA, "two", 0, 9)  # AT[2]
            assert await log.claim_seat(ANNA, "one", 1, 9)  # AT[3]
            assert await log.claim_seat(ANNA, "one", 1, 9)  # AT[4], which changes nothing
            told = [(one.progress.table_id, one.seat, one.at) for one in await log.load_seats(ANNA)]
            assert told == [("two", 0, AT[2]), ("one", 1, AT[3])]
            assert await log.claim_seat(BO, "one", 1, 9)
            assert [(one.progress.table_id, one.seat) for one in await log.load_seats(ANNA)] == [("two", 0)]
            assert [(one.progress.table_id, one.seat) for one in await log.load_seats(BO)] == [("one", 1)]

    asyncio.run(scenario())


def test_a_player_has_no_more_games_than_so_many(database: str) -> None:
    """What they have already may be claimed again; a game that is not there is nobody's."""

    async def scenario() -> None:
        async with playing(database, "one", "two", "three") as log:
            assert await log.claim_seat(ANNA, "one", 0, 2)
            assert await log.claim_seat(ANNA, "two", 0, 2)
            assert not await log.claim_seat(ANNA, "three", 0, 2)
            assert await log.claim_seat(ANNA, "one", 0, 2)
            assert await log.claim_seat(BO, "three", 0, 2)
            assert not await log.claim_seat(BO, "nothing", 0, 2)
            assert len(await log.load_seats(ANNA)) == 2

    asyncio.run(scenario())


def test_seats_are_given_up(database: str) -> None:
    """One at a time or all at once, and only one's own; games and what they came to stay."""

    async def scenario() -> None:
        async with playing(database, "one", "two", "three") as log:
            for table in ("one", "two", "three"):
                await log.claim_seat(ANNA, table, 0, 9)
            await log.claim_seat(BO, "one", 1, 9)
            await log.save_summary("one", 1, 1, "{}")
            assert await log.release_seats(ANNA, "one", 0)
            assert not await log.release_seats(ANNA, "one", 0)
            assert not await log.release_seats(ANNA, "one", 1), "it is another's"
            assert {one.progress.table_id for one in await log.load_seats(ANNA)} == {"two", "three"}
            assert await log.release_seats(ANNA)
            assert not await log.release_seats(ANNA)
            assert await log.load_seats(ANNA) == []
            assert len(await log.load_seats(BO)) == 1
            assert await log.load_summaries(["one"]) == {"one": "{}"}
            assert await log.load_events("two")

    asyncio.run(scenario())


def test_what_is_forgotten_is_nobodys(database: str) -> None:
    """With a game go its summary and whose it was."""

    async def scenario() -> None:
        async with playing(database) as log:
            await log.claim_seat(ANNA, "one", 0, 9)
            await log.save_summary("one", 1, 1, "{}")
            assert await log.delete_table("one")
            assert await log.load_seats(ANNA) == []
            assert await log.load_summaries(["one"]) == {}
            assert not await log.save_summary("one", 1, 2, "{}"), "there is no such game"

    asyncio.run(scenario())


def test_the_newest_summary_stays(database: str) -> None:
    """One of a later version, or of more of the game, replaces what is there, and nothing else does."""

    async def scenario() -> None:
        async with playing(database) as log:
            for version, after, data, is_news in [
                (2, 5, "a", True),
                (2, 5, "b", False),
                (1, 9, "c", False),
                (2, 6, "d", True),
                (3, 1, "e", True),
            ]:
                assert await log.save_summary("one", version, after, data) == is_news, data
            assert await log.load_summaries(["one", "nothing"]) == {"one": "e"}
            assert await log.load_summaries([]) == {}
            assert await log.load_summaries([*map(str, range(1200)), "one"]) == {"one": "e"}

    asyncio.run(scenario())


def test_how_far_games_have_come(database: str) -> None:
    """Of a player's games and of a match: whether they are over, and whether they were summed up since."""

    async def scenario() -> None:
        async with opened(database) as log:
            for table in ("one", "two"):
                await log.create_table(table, "{}", None, listed=False, match="cup", first=STARTED)
                await log.claim_seat(ANNA, table, 0, 9)
            await log.create_table("other", "{}", None, listed=False, first=STARTED)
            await log.append_event("one", 1, ROLLED, state="over")
            await log.save_summary("one", 4, 2, "{}")
            await log.save_summary("two", 4, 0, "{}")
            standings = {one.table_id: one for one in await log.load_match_progress("cup")}
            seats = {one.progress.table_id: one.progress for one in await log.load_seats(ANNA)}
            assert set(standings) == set(seats) == {"one", "two"}
            for table, progress in seats.items():
                assert progress == await log.load_progress(table)
                assert asdict(progress).items() <= asdict(standings[table]).items()
            assert await log.load_progress("nothing") is None
            assert await log.count_match("cup") == 2
            one, two = standings["one"], standings["two"]
            assert (one.over, one.events, one.is_summed(4), one.is_summed(5)) == (True, 2, True, False)
            assert (two.over, two.events, two.is_summed(4)) == (False, 1, False)

    asyncio.run(scenario())


def test_many_claims_at_once(database: str) -> None:
    """What is claimed, given up and summed up together with moves is committed with them."""

    async def scenario() -> None:
        async with playing(database) as log:
            wishes = [
                log.append_event("one", 1, ROLLED),
                log.claim_seat(ANNA, "one", 0, 9),
                log.save_summary("one", 1, 2, "{}"),
                log.claim_seat(BO, "one", 0, 9),
                log.release_seats(ANNA),
            ]
            told = await together(log, database, wishes)
            assert all(told[:4])
            assert not told[4]
            assert [one.seat for one in await log.load_seats(BO)] == [0]

    asyncio.run(scenario())
