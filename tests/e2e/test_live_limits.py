"""How much anyone may ask for: too large, too much at once, more than a match holds; and what is counted."""

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from support.server.clients import Guest, Refusal, Said, open_socket
from support.server.job_arguments import house
from support.server.scripted_workers import until
from support.server.servers import hosting, serving
from yatzy.server.jobs.job_queue import IN_BACKGROUND, Caller, Category
from yatzy.server.live import create
from yatzy.tables.tokens import fingerprint

HUGE: Said = {
    "id": "huge",
    "title": "Huge",
    "boxes": [{"key": f"box-{one}", "pattern": "any", "pays": f"all+{one}"} for one in range(1, 33)],
}
"""A sheet of 32 boxes, as many as there may be: more states than anyone can solve."""
ANNA = {"name": "Anna", "here": True}


async def post_refused(guest: Guest, path: str, body: object) -> tuple[int, str]:
    with pytest.raises(Refusal) as caught:
        await guest.post(path, body)
    return caught.value.status, str(caught.value.code)


# Sheets that are too large


def test_no_computer_sits_down_where_none_can_play(tmp_path: Path) -> None:
    """By a sheet that nobody can solve people play among themselves, and nobody's seat is handed over."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna = Guest(base)
            wanted = {"key": "k", "seats": [ANNA, {"computer": "casual"}], "rules": HUGE}
            assert await post_refused(anna, "/api/tables", wanted) == (400, "solver-not-here")
            table = (await anna.lay(ANNA, rules=HUGE))["room"]["table"]
            with pytest.raises(Refusal) as caught:
                await anna.change(table, "seats/0/computer")
            assert (caught.value.status, caught.value.code) == (400, "solver-not-here")
            async with anna.at(table) as at:
                assert (await at.play(at.simple_move()))["type"] == "moved"
            assert not context.bots._playing  # noqa: SLF001 # nobody tries for ever

    asyncio.run(main())


# What takes long


def test_what_one_address_has_computed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time, and so many in waiting; one more is refused. A stranger's solutions are not kept."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "cache"))

    async def main() -> None:
        async with hosting(tmp_path / "games.db", jobs_per_owner=2) as (base, context):
            anna, pool = Guest(base), context.jobs.pool
            contest = {"computers": ["winner"] * 2, "games": 200, "rules": house(8)}
            asked = [
                asyncio.create_task(anna.post("/api/simulate", {**contest, "seed": one})) for one in (1, 2, 3)
            ]
            await until(
                lambda: (pool.count_running(Category.LONG), pool.count_waiting(Category.LONG)) == (1, 2)
            )
            for path, body in (("solve", {}), ("simulate", {**contest, "seed": 4})):
                answer = await anna.ask("POST", f"/api/{path}", body)
                assert (answer.status_code, answer.json()["code"]) == (429, "limit-work")
                assert int(answer.headers["retry-after"]) > 0
            await asyncio.gather(*asked)
            solved = await anna.post("/api/solve", {"rules": house(9)})
            assert solved["expected"] == pytest.approx(70 / 3 + 9)
            assert not list((tmp_path / "cache").rglob("*.values"))
            await anna.post("/api/solve", {"sheet": "philos"})
            assert len(list((tmp_path / "cache").rglob("*.values"))) == 1

    asyncio.run(main())


def test_a_family_opens_one_review(tmp_path: Path) -> None:
    """Five at once from one address ask for the same: that is one question."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", jobs_per_owner=1) as base:
            anna = Guest(base)
            table = (await anna.lay(ANNA))["room"]["table"]
            async with anna.at(table) as at:
                await at.play_out()
            reviews = await asyncio.gather(*(anna.get(f"/api/tables/{table}/review") for _ in range(5)))
            assert all(review == reviews[0] for review in reviews)

    asyncio.run(main())


@pytest.mark.parametrize("shared", [False, True])
def test_whose_share_a_request_uses(tmp_path: Path, *, shared: bool) -> None:
    """An address has one share, however many seats it holds; a table's sheet is its creator's.

    Where an address is said to be shared, who holds a seat counts as themselves, and others as their network.
    """

    async def main() -> None:
        async with hosting(tmp_path / "games.db", shared_address=shared) as (base, context):
            asked: list[tuple[str, Caller]] = []
            ask = context.jobs.ask

            async def noted(caller: Caller, job: Any, *arguments: Any, **named: Any) -> bytes:
                if caller is not IN_BACKGROUND:
                    asked.append((job.name, caller))
                return await ask(caller, job, *arguments, **named)

            monkeypatch.setattr(context.jobs, "ask", noted)
            anna, bo, watcher = Guest(base), Guest(base), Guest(base)
            table = (await anna.lay(ANNA, {}))["room"]["table"]
            await bo.change(table, "seats/1", name="Bo")
            async with anna.at(table) as at:
                await at.play(at.simple_move())
                await anna.get(f"/api/tables/{table}/advice")
            for guest in (anna, bo, watcher):
                await guest.get(f"/api/tables/{table}/review")
            await watcher.post("/api/rules", {"rules": house(1)})
            (_, advised), *reviewed, (_, checked) = asked
            assert advised == Caller(f"table {table}", "network 127.0.0.1", is_table=True)
            holders = [f"holder {fingerprint(guest.token)}" for guest in (anna, bo)]
            expected = [*holders, "network 127.0.0.1"] if shared else ["network 127.0.0.1"] * 3
            assert [caller.owner for _, caller in reviewed] == expected
            assert checked.owner == "network 127.0.0.1"

    with pytest.MonkeyPatch.context() as monkeypatch:
        asyncio.run(main())


# Matches


def test_a_match_holds_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more is refused; whoever plays in it already finds their table as before."""
    monkeypatch.setattr(create, "MOST_IN_MATCH", 2)

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            people = [Guest(base) for _ in range(3)]
            match = (await people[0].lay(duplicate=True))["room"]["table"]
            path = f"/api/tables/{match}/match"
            tables = [await one.post(path, {"name": name}) for one, name in zip(people, "AB", strict=False)]
            assert await post_refused(people[2], path, {"name": "C"}) == (409, "table-match-full")
            assert await people[0].post(path, {"name": "A"}) == tables[0]
            assert (await people[2].get(path))["players"] == 2

    asyncio.run(main())


def test_comparing_a_match_costs_the_other_tables_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its games do not take the place of those that were used last; each is read when it has gone on."""
    monkeypatch.setattr("yatzy.server.live.registry.MOST_RECENT", 3)
    read: list[str] = []

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            host, players = Guest(base), [Guest(base) for _ in range(6)]
            match = (await host.lay(duplicate=True, sheet="printworks"))["room"]["table"]
            path = f"/api/tables/{match}/match"
            tables = [
                (await one.post(path, {"name": f"{number}"}))["room"]["table"]
                for number, one in enumerate(players)
            ]
            others = [(await host.lay(ANNA))["room"]["table"] for _ in range(2)]
            real = context.log.load_events

            async def lines(table_id: str, *bounds: int) -> Any:
                read.append(table_id)
                return await real(table_id, *bounds)

            monkeypatch.setattr(context.log, "load_events", lines)
            for _ in range(3):
                assert len((await host.get(path))["results"]) == 6
            assert set(read) <= {match, *tables}
            assert len(read) == len(set(read))
            assert all(context.tables.get(table) for table in others)
            read.clear()
            async with players[0].at(tables[0]) as at:
                for _ in range(2):
                    await at.play(at.simple_move())
            read.clear()
            [first] = [one for one in (await host.get(path))["results"] if one["table"] == tables[0]]
            assert first["turns"] == 1
            assert set(read) <= {tables[0]}

    asyncio.run(main())


# Connections


def test_connections_that_come_and_go_are_requests(tmp_path: Path) -> None:
    """Who opens one after the other is told to wait, as with any request."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", requests_burst=3, requests_per_second=1) as base:
            codes: list[int | None] = []
            while 4429 not in codes and len(codes) < 60:  # a slow machine earns another request each second
                address = f"{base.replace('http', 'ws', 1)}/api/tables/ab3defg7hj/live"
                async with open_socket(address) as connection:
                    with suppress(ConnectionClosed):
                        await connection.send("{}")
                        await connection.recv()
                codes.append(connection.close_code)
            assert codes[:3] == [4401] * 3
            assert codes[-1] == 4429

    asyncio.run(main())


# What is counted


def test_moves_and_changes_are_counted_as_what_they_are(tmp_path: Path) -> None:
    """A change that came too late is no move; a move refused over HTTP counts as over a connection."""

    async def counted(guest: Guest) -> dict[str, float]:
        text = (await guest.ask("GET", "/metrics")).text
        found = re.findall(r'^yatzy_(?:moves|refused)_total\{\w+="([\w-]+)"\} (\S+)', text, re.MULTILINE)
        return {name: float(value) for name, value in found}

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay(ANNA, {}))["room"]["table"]
            stale = {"revision": 0, "key": "k"}
            assert await post_refused(anna, f"/api/tables/{table}/begin", stale) == (409, "table-changed")
            assert (await counted(anna))["stale"] == 0
            assert (await counted(anna))["table-changed"] == 1
            await anna.change(table, "begin")
            moves = f"/api/tables/{table}/moves"
            enter = {"type": "enter", "seat": 0, "key": "chance"}
            assert await post_refused(anna, moves, {"seq": 1, "key": "a", "move": enter}) == (
                409,
                "move-before-roll",
            )
            assert await post_refused(anna, moves, {"seq": 0, "key": "b", "move": enter}) == (409, "table-late")
            async with anna.at(table) as at:
                assert (await at.play(enter))["code"] == "move-before-roll"
                assert (await at.play(enter, seq=0))["code"] == "table-late"
            found = await counted(anna)
            assert (found["refused"], found["stale"], found["move-before-roll"]) == (2, 2, 2)
            assert "table-late" not in found

    asyncio.run(main())
