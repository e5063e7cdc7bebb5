"""Whose games they were and what they came to, on either kind of database."""

import asyncio

import pytest

from keeping import AT, ROLLED, STARTED, opened, playing, together

ANNA, BO = "a" * 64, "b" * 64
"""Fingerprints of two players."""


@pytest.mark.usefixtures("clock")
def test_a_seat_is_one_players(database: str) -> None:
    """Claimed twice by one it stays as it was; by another it becomes theirs, and the first has it no longer."""

    async def scenario() -> None:
        async with playing(database, "one", "two") as log:  # AT[0], AT[1]
            assert await log.claim(ANNA, "two", 0, 9)  # AT[2]
            assert await log.claim(ANNA, "one", 1, 9)  # AT[3]
            assert await log.claim(ANNA, "one", 1, 9)  # AT[4], which changes nothing
            told = [(one.standing.table_id, one.seat, one.at) for one in await log.plays(ANNA)]
            assert told == [("two", 0, AT[2]), ("one", 1, AT[3])]
            assert await log.claim(BO, "one", 1, 9)
            assert [(one.standing.table_id, one.seat) for one in await log.plays(ANNA)] == [("two", 0)]
            assert [(one.standing.table_id, one.seat) for one in await log.plays(BO)] == [("one", 1)]

    asyncio.run(scenario())


def test_a_player_has_no_more_games_than_so_many(database: str) -> None:
    """What they have already may be claimed again; a game that is not there is nobody's."""

    async def scenario() -> None:
        async with playing(database, "one", "two", "three") as log:
            assert await log.claim(ANNA, "one", 0, 2)
            assert await log.claim(ANNA, "two", 0, 2)
            assert not await log.claim(ANNA, "three", 0, 2)
            assert await log.claim(ANNA, "one", 0, 2)
            assert await log.claim(BO, "three", 0, 2)
            assert not await log.claim(BO, "nothing", 0, 2)
            assert len(await log.plays(ANNA)) == 2

    asyncio.run(scenario())


def test_seats_are_given_up(database: str) -> None:
    """One at a time or all at once, and only one's own; games and what they came to stay."""

    async def scenario() -> None:
        async with playing(database, "one", "two", "three") as log:
            for table in ("one", "two", "three"):
                await log.claim(ANNA, table, 0, 9)
            await log.claim(BO, "one", 1, 9)
            await log.sum_up("one", 1, 1, "{}")
            assert await log.give_up(ANNA, "one", 0)
            assert not await log.give_up(ANNA, "one", 0)
            assert not await log.give_up(ANNA, "one", 1), "it is another's"
            assert {one.standing.table_id for one in await log.plays(ANNA)} == {"two", "three"}
            assert await log.give_up(ANNA)
            assert not await log.give_up(ANNA)
            assert await log.plays(ANNA) == []
            assert len(await log.plays(BO)) == 1
            assert await log.summaries(["one"]) == {"one": "{}"}
            assert await log.lines("two")

    asyncio.run(scenario())


def test_what_is_forgotten_is_nobodys(database: str) -> None:
    """With a game go its summary and whose it was."""

    async def scenario() -> None:
        async with playing(database) as log:
            await log.claim(ANNA, "one", 0, 9)
            await log.sum_up("one", 1, 1, "{}")
            assert await log.forget("one")
            assert await log.plays(ANNA) == []
            assert await log.summaries(["one"]) == {}
            assert not await log.sum_up("one", 1, 2, "{}"), "there is no such game"

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
                assert await log.sum_up("one", version, after, data) == is_news, data
            assert await log.summaries(["one", "nothing"]) == {"one": "e"}
            assert await log.summaries([]) == {}
            assert await log.summaries([*map(str, range(1200)), "one"]) == {"one": "e"}

    asyncio.run(scenario())


def test_how_far_games_have_come(database: str) -> None:
    """Of a player's games and of a match: whether they are over, and whether they were summed up since."""

    async def scenario() -> None:
        async with opened(database) as log:
            for table in ("one", "two"):
                await log.lay(table, "{}", None, listed=False, match="cup", first=STARTED)
                await log.claim(ANNA, table, 0, 9)
            await log.lay("other", "{}", None, listed=False, first=STARTED)
            await log.append("one", 1, ROLLED, state="over")
            await log.sum_up("one", 4, 2, "{}")
            await log.sum_up("two", 4, 0, "{}")
            standings = {one.table_id: one for one in await log.standings("cup")}
            assert standings == {one.standing.table_id: one.standing for one in await log.plays(ANNA)}
            assert set(standings) == {"one", "two"}
            assert await log.standing("one") == standings["one"]
            assert await log.standing("nothing") is None
            assert await log.count_in("cup") == 2
            one, two = standings["one"], standings["two"]
            assert (one.over, one.events, one.is_summed(4), one.is_summed(5)) == (True, 2, True, False)
            assert (two.over, two.events, two.is_summed(4)) == (False, 1, False)

    asyncio.run(scenario())


def test_many_claims_at_once(database: str) -> None:
    """What is claimed, given up and summed up together with moves is committed with them."""

    async def scenario() -> None:
        async with playing(database) as log:
            wishes = [
                log.append("one", 1, ROLLED),
                log.claim(ANNA, "one", 0, 9),
                log.sum_up("one", 1, 2, "{}"),
                log.claim(BO, "one", 0, 9),
                log.give_up(ANNA),
            ]
            told = await together(log, database, wishes)
            assert all(told[:4])
            assert not told[4]
            assert [one.seat for one in await log.plays(BO)] == [0]

    asyncio.run(scenario())
