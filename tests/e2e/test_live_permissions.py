"""Who may do what at a live table: to their own seat, to another's, as host, and without coach."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.server.clients import (
    AtTable,
    Guest,
    Refusal,
    Said,
    begin_game,
    position_of,
    refused_change,
    sit_down,
)
from support.server.servers import hosting, serving
from support.server.tokens import new_token

SHEET = "tactic"  # whose solution comes with the package
ROLL = {"type": "roll", "seat": 0}
LONG = 100_000.0
"""Seconds of patience that no test lasts."""


async def until_waits(at: AtTable, *seats: int) -> dict[str, Any]:
    """Wait until somebody is told that exactly these seats are absent."""
    while True:
        told = await at.next()
        if told["type"] == "room" and [one["seat"] for one in told["waits"]] == list(seats):
            return told


# Handing over


def test_who_is_there_is_not_played_for(tmp_path: Path) -> None:
    """Neither others nor the host hand over a seat while its player is connected, however long a turn takes."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=0.0) as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo", sheet=SHEET)
            async with anna.at(table) as hers, bo.at(table):
                assert await refused_change(bo, table, "seats/0/computer") == (409, "table-not-stuck")
                assert (await hers.play(ROLL))["type"] == "moved"
                assert await refused_change(bo, table, "seats/0/computer") == (409, "table-not-stuck")
                assert await refused_change(anna, table, "seats/1/computer") == (409, "table-not-stuck")

    asyncio.run(main())


def test_who_is_gone_is_played_for_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Once the table has no more patience; everyone is told who is absent, and they find the seat again."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=0.0) as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo", sheet=SHEET)
            async with bo.at(table) as his:
                async with anna.at(table) as hers:
                    await until_waits(his)
                    await hers.play(ROLL)
                told = await until_waits(his, 0)
                assert told["waits"] == [{"seat": 0, "seconds": 0.0}]
                told = await bo.change(table, "seats/0/computer", computer="beginner")
                assert told["room"]["seats"][0]["stand_in"] == "strong"
                while not his.mine:
                    await his.next()
                assert [turn["seat"] for turn in his.state["turns"]] == [0]
            assert (await anna.change(table, "seats/0/back"))["room"]["seats"][0]["stand_in"] == ""

    asyncio.run(main())


def test_patience_lasts(tmp_path: Path) -> None:
    """Until then neither others nor the host hand the seat over; everyone sees how long is left."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=LONG) as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo", sheet=SHEET)
            assert await refused_change(bo, table, "seats/0/computer") == (409, "table-not-stuck")
            seen = await bo.get(f"/api/tables/{table}")
            assert [one["seat"] for one in seen["waits"]] == [0]
            assert LONG - 10_000 < seen["waits"][0]["seconds"] <= LONG
            assert seen["room"]["patience"] == LONG
            assert (await anna.get(f"/api/tables/{table}"))["waits"] == [], "nobody waits for themselves"
            await anna.change(table, "seats/0/computer", computer="bold")  # one's own, at any time

    asyncio.run(main())


def test_who_left_is_waited_for_too(tmp_path: Path) -> None:
    """Even when it is not their turn; a move is a sign that they are back."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=0.0) as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo", sheet=SHEET)
            assert await refused_change(anna, table, "seats/1/computer") == (409, "table-not-stuck")
            told = await bo.change(table, "seats/1/leave")
            assert (told["room"]["seats"][1]["away"], told["seats"]) == (True, [1])
            async with bo.at(table):
                assert await refused_change(anna, table, "seats/1/computer") == (409, "table-not-stuck")
            async with anna.at(table) as hers:
                if not hers.welcome["waits"]:
                    await until_waits(hers, 1)
            assert (await anna.change(table, "seats/1/computer"))["room"]["seats"][1]["stand_in"] == "strong"
            told = await bo.change(table, "seats/1/back")
            assert (told["room"]["seats"][1]["away"], told["room"]["seats"][1]["stand_in"]) == (False, "")

    asyncio.run(main())


def test_who_plays_on_has_not_left(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=LONG) as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo")
            await anna.change(table, "seats/0/leave")
            async with anna.at(table) as hers:
                assert hers.room["seats"][0]["away"]
                assert (await hers.play(ROLL))["type"] == "moved"
            assert not (await bo.get(f"/api/tables/{table}"))["room"]["seats"][0]["away"]
            assert await refused_change(bo, table, "seats/0/computer") == (409, "table-not-stuck")

    asyncio.run(main())


def test_patience_is_agreed_when_the_table_is_laid(tmp_path: Path) -> None:
    """Within bounds; two minutes otherwise, and a day where it is played over days."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            seats: tuple[Said, ...] = {"name": "Anna", "here": True}, {}
            for wanted, patience in (({}, 120), ({"patience": 300}, 300), ({"days": True}, 86_400)):
                assert (await anna.lay(*seats, **wanted))["room"]["patience"] == patience
            for seconds in (29, 86_401, -1):
                with pytest.raises(Refusal) as refused:
                    await anna.lay(*seats, patience=seconds)
                assert refused.value.code == "request-invalid"

    asyncio.run(main())


def test_after_a_restart_everyone_has_the_time_again(tmp_path: Path) -> None:
    """Nobody is absent for longer than the server runs, however long ago the last move was."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (_, bo) = await sit_down(base, "Anna", "Bo", sheet=SHEET)
        async with hosting(tmp_path / "games.db") as (base, context):
            session = await context.tables.find(table)
            session.waiting_since = "2020-01-01T00:00:00Z"
            bo = Guest(base, bo.token)
            [wait] = (await bo.get(f"/api/tables/{table}"))["waits"]
            assert wait["seat"] == 0
            assert 0 < wait["seconds"] <= 120
            assert await refused_change(bo, table, "seats/0/computer") == (409, "table-not-stuck")
            now = session.clock()
            session.clock = lambda: now + 120
            assert (await bo.change(table, "seats/0/computer"))["room"]["seats"][0]["stand_in"] == "strong"

    asyncio.run(main())


# Lent devices


def test_a_device_that_a_seat_was_lent_to_plays_and_gives_it_back(tmp_path: Path) -> None:
    """It takes over nothing: not the seat, not the table, not the game for its own records."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            owner, friend = Guest(base), Guest(base)
            table = (await owner.lay({"name": "Anna", "here": True}, {}, sheet=SHEET))["room"]["table"]
            told = await owner.change(table, "seats/0/devices", token=friend.token)
            told = await friend.get(f"/api/tables/{table}")
            assert (told["seats"], told["host"]) == ([0], False)
            assert await refused_change(friend, table, "seats/0/alone") == (403, "table-lent")
            assert await refused_change(friend, table, "seats/0/devices", token=new_token()) == (
                403,
                "table-lent",
            )
            assert await refused_change(friend, table, "begin") == (403, "table-not-host")
            await owner.change(table, "begin")
            assert await refused_change(friend, table, "seats/0/computer") == (403, "table-lent")
            claim = {"seat": 0, "token": friend.token}
            answer = await friend.ask("PUT", f"/api/player/games/{table}", claim, token=new_token())
            assert (answer.status_code, answer.json()["code"]) == (403, "table-lent")
            async with friend.at(table) as at:
                assert (await at.play(ROLL))["type"] == "moved"
            assert (await friend.change(table, "seats/0/leave"))["seats"] == []
            told = await owner.get(f"/api/tables/{table}")
            assert (told["seats"], told["host"], told["room"]["seats"][0]["away"]) == ([0], True, False)

    asyncio.run(main())


# Hosting


def test_the_host_removes_somebody_and_lets_them_in_again(tmp_path: Path) -> None:
    """They are told, their seat is free for others, and they do not get it back by themselves."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, {}, {}))["room"]["table"]
            await bo.change(table, "seats/1", name="Bo")
            assert await refused_change(bo, table, "seats/0/remove") == (403, "table-not-host")
            async with bo.at(table) as his:
                assert (his.seats, his.welcome["removed"]) == ([1], False)
                await anna.change(table, "seats/1/remove")
                told = await his.until("room")
                assert (told["seats"], told["removed"]) == ([], True)
                assert not told["room"]["seats"][1]["taken"]
            async with bo.at(table) as his:
                assert his.welcome["removed"]
            for seat in (1, 2):
                assert await refused_change(bo, table, f"seats/{seat}", name="Bo") == (403, "table-barred")
            assert (await anna.get(f"/api/tables/{table}"))["room"]["barred"] == ["Bo"]
            assert await refused_change(bo, table, "admit", name="Bo") == (403, "table-not-host")
            await anna.change(table, "admit", name="Bo")
            assert (await bo.change(table, "seats/1", name="Bo"))["seats"] == [1]

    asyncio.run(main())


def test_hosting_passes_on_when_the_host_leaves(tmp_path: Path) -> None:
    """To the owner seated longest, who is told; not to a device that a seat was lent to."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host, bo, cleo, friend = (Guest(base) for _ in range(4))
            table = (await host.lay({"name": "Host", "here": True}, {}, {}, {}))["room"]["table"]
            await cleo.change(table, "seats/2", name="Cleo")
            await bo.change(table, "seats/1", name="Bo")
            await host.change(table, "seats/0/devices", token=friend.token)
            async with cleo.at(table) as hers:
                assert not (await host.change(table, "seats/0/leave"))["host"]
                assert (await hers.until("room"))["host"]
            seen = [(await guest.get(f"/api/tables/{table}"))["host"] for guest in (host, bo, cleo, friend)]
            assert seen == [False, False, True, False]
            assert (await cleo.change(table, "begin"))["room"]["begun"]

    asyncio.run(main())


def test_at_a_listed_table_nobody_takes_all_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, eve = Guest(base), Guest(base)
            seats: tuple[Said, ...] = {"name": "Anna", "here": True}, {}, {}
            for several in (False, True):
                table = (await anna.lay(*seats, listed=True, several=several))["room"]["table"]
                await eve.change(table, "seats/1", name="Eve")
                if several:
                    assert (await eve.change(table, "seats/2", name="Eva"))["room"]["begun"]
                else:
                    answer = await refused_change(eve, table, "seats/2", name="Eva")
                    assert answer == (409, "table-one-seat")

    asyncio.run(main())


# Without coach


@pytest.mark.parametrize("coach", [False, True])
def test_without_coach_the_explorer_does_not_help(tmp_path: Path, coach: bool) -> None:  # noqa: FBT001 # a case
    """Not about this very position, in whatever order the dice come, and as long as it is at the table."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, _ = await begin_game(base, sheet=SHEET, coach=coach)
            stranger = Guest(base)
            async with anna.at(table) as hers:
                await hers.play(ROLL)
                asked = position_of(hers)
            backwards = asked | {"dice": asked["dice"][::-1]}
            # The connection is closed: who looks at the explorer has left the table's page.
            for guest, body in ((anna, asked), (anna, backwards), (stranger, asked)):
                for path, more in (("/api/positions", {}), ("/api/positions/keep", {"keep": body["dice"][:2]})):
                    answer = await guest.ask("POST", path, body | more)
                    if coach:
                        assert answer.status_code == 200
                    else:  # the stranger asks from the same address
                        assert (answer.status_code, answer.json()["code"]) == (403, "table-position-live")
            others = asked | {"filled": {"chance": 20}}, asked | {"dice": []}, asked | {"rolls_left": 1}
            for body in others:
                assert (await anna.ask("POST", "/api/positions", body)).status_code == 200
            async with anna.at(table) as hers:
                await hers.play(hers.simple_move())
            assert (await anna.ask("POST", "/api/positions", asked)).status_code == 200

    asyncio.run(main())


def test_without_coach_no_other_table_helps(tmp_path: Path) -> None:
    """Neither a table with real dice at which the same is typed in, nor a review of the same game, imported."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, _ = await begin_game(base, sheet=SHEET, coach=False)
            other = Guest(base)  # from the same address
            async with anna.at(table) as hers:
                await hers.play(ROLL)
                dice = hers.now["dice"]
            seats = {"name": "Anna", "here": True}, {"name": "Bo", "here": True}
            copy = (await other.lay(*seats, sheet=SHEET, dice="real", start="agreed"))["room"]["table"]
            async with other.at(copy) as place:
                await place.play(ROLL | {"thrown": dice})
                assert await refusal(other, f"/api/tables/{copy}/advice") == "table-position-live"
                await place.play(place.simple_move())
                paths = [
                    f"/api/tables/{copy}/review{more}" for more in ("", "/step?turn=0", "/figure?column=0")
                ]
                for path in paths:
                    assert await refusal(other, path) == "table-position-live"
            record = (await other.ask("GET", f"/api/tables/{copy}/record")).text
            imported = (await other.post("/api/records", {"record": record}))["room"]["table"]
            assert await refusal(other, f"/api/tables/{imported}/review") == "table-position-live"
            async with anna.at(table) as hers:
                await hers.play(hers.simple_move())  # decided: it may be looked at
            for path in (*paths, f"/api/tables/{imported}/review"):
                assert await refusal(other, path) is None

    async def refusal(guest: Guest, path: str) -> str | None:
        answer = await guest.ask("GET", path)
        return None if answer.is_success else str(answer.json()["code"])

    asyncio.run(main())


def test_without_coach_nobody_lends_a_turn_to_a_good_player(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, _ = await begin_game(base, sheet=SHEET, coach=False)
            for name in ("strong", "perfect", "winner", "cautious", "bold"):
                answer = await refused_change(anna, table, "seats/0/computer", computer=name)
                assert answer == (409, "table-plain-bot")
            told = await anna.change(table, "seats/0/computer")
            assert told["room"]["seats"][0]["stand_in"] == "casual"

    asyncio.run(main())
