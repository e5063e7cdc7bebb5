"""Duplicate matches: everyone plays the same dice, alone, and the results are compared."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from support.game.duplicate_matches import check_hidden, play_differently
from support.server.clients import Guest, Refusal, Said
from support.server.servers import serving

SHEET = "printworks"  # thirteen boxes


def throws(events: list[Said]) -> list[list[list[int]]]:
    """Return what was thrown, by turn and throw."""
    turns: list[list[list[int]]] = [[]]
    for event in events:
        if event["type"] == "rolled":
            turns[-1].append(event["thrown"])
        elif event["type"] == "entered":
            turns.append([])
    return turns[:-1]


def test_a_match(tmp_path: Path) -> None:
    """Who keeps differently meets the same dice again, nobody sees another's before the end, all is proven."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host, eve = Guest(base), Guest(base)
            match = (await host.lay(duplicate=True, sheet=SHEET))["room"]
            assert (match["duplicate"], match["closed"], match["seats"]) == (True, False, [])
            players = {name: Guest(base) for name in ("Anna", "Bo", "Cleo")}
            tables: dict[str, str] = {}
            games: dict[str, list[Said]] = {}
            for name, guest in players.items():
                told = await guest.post(f"/api/tables/{match['table']}/match", {"name": name})
                assert (told["seats"], told["room"]["match"]) == ([0], match["table"])
                assert told["room"]["seal"] == match["seal"]
                assert told["state"]["players"] == [name]
                tables[name] = told["room"]["table"]
                async with guest.at(tables[name]) as at:
                    await play_differently(at, Random(name))  # noqa: S311 # a test
                    games[name] = at.seen
                    shown = await at.play({"type": "show", "seat": 0})
                    assert shown["code"] == "table-match-open"
            assert len(set(tables.values())) == 3
            check_same_dice([throws(events) for events in games.values()])
            await check_results(eve, match["table"], tables)
            await check_hidden(eve, tables["Anna"])
            closed = await host.change(match["table"], "match/close")
            assert closed["room"]["closed"]
            await check_open(eve, players, tables)

    asyncio.run(main())


def check_same_dice(games: list[list[list[list[int]]]]) -> None:
    """Every throw at the same place shows the first of the same dice."""
    differed = False
    for turns in zip(*games, strict=True):
        for throw in range(3):
            fallen = [turn[throw] for turn in turns if len(turn) > throw]
            fewest = min((len(one) for one in fallen), default=0)
            assert len({tuple(one[:fewest]) for one in fallen}) <= 1
            differed |= len({len(one) for one in fallen}) > 1
    assert differed  # else nobody kept anything differently


async def check_results(anyone: Guest, match: str, tables: dict[str, str]) -> None:
    told = await anyone.get(f"/api/tables/{match}/match")
    assert (told["players"], told["over"], told["own"]) == (3, 3, "")
    results = told["results"]
    assert {one["name"]: one["table"] for one in results} == tables
    assert [one["total"] for one in results] == sorted((one["total"] for one in results), reverse=True)
    assert all(one["over"] and one["turns"] == 13 for one in results)


async def check_open(eve: Guest, players: dict[str, Guest], tables: dict[str, str]) -> None:
    """Afterwards everyone may look, and recompute the dice."""
    for name, guest in players.items():
        async with guest.at(tables[name]) as at, eve.at(tables[name]) as watching:
            assert (await at.play({"type": "show", "seat": 0}))["type"] == "moved"
            await watching.until_seq(at.seq)
            assert watching.state == at.state
        verified = await eve.get(f"/api/tables/{tables[name]}/verification")
        assert verified["good"]
        assert verified["throws"] > 13
    secrets = {(await eve.get(f"/api/tables/{table}"))["state"]["secret"] for table in tables.values()}
    assert len(secrets) == 1


def test_joining_a_match(tmp_path: Path) -> None:
    """Everyone has one table, however often they ask, and nobody joins when it is over."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host, anna, bo = Guest(base), Guest(base), Guest(base)
            match = (await host.lay(duplicate=True, sheet=SHEET))["room"]["table"]
            first = await anna.post(f"/api/tables/{match}/match", {"name": "Anna"})
            assert await anna.post(f"/api/tables/{match}/match", {"name": "Other"}) == first
            for name, code in (("", "table-name-missing"), (" Bo", "table-name")):
                answer = await bo.ask("POST", f"/api/tables/{match}/match", {"name": name})
                assert (answer.status_code, answer.json()["code"]) == (400, code)
            with pytest.raises(Refusal) as stranger:
                await bo.change(match, "match/close")
            assert (stranger.value.status, stranger.value.code) == (403, "table-not-host")
            await host.change(match, "match/close")
            with pytest.raises(Refusal) as late:
                await bo.post(f"/api/tables/{match}/match", {"name": "Bo"})
            assert (late.value.status, late.value.code) == (409, "table-match-closed")
            assert (await anna.post(f"/api/tables/{match}/match", {"name": "Anna"}))["seats"] == [0]

    asyncio.run(main())


def test_nobody_in_a_match_is_called_like_another(tmp_path: Path) -> None:
    """In large letters or small, wide or narrow; who asks twice is no other, also with a key."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host, anna, bo = Guest(base), Guest(base), Guest(base)
            path = f"/api/tables/{(await host.lay(duplicate=True, sheet=SHEET))['room']['table']}/match"
            first = await anna.post(path, {"name": "Anna", "key": "join"})
            for name in ("Anna", "ANNA", "Ａｎｎａ"):
                answer = await bo.ask("POST", path, {"name": name})
                assert (answer.status_code, answer.json()["code"]) == (400, "table-name-twice")
            assert await anna.post(path, {"name": "Anna", "key": "join"}) == first
            assert (await bo.post(path, {"name": "Bo"}))["state"]["players"] == ["Bo"]
            names = await asyncio.gather(
                *(Guest(base).ask("POST", path, {"name": "Cleo"}) for _ in range(8)), return_exceptions=True
            )
            assert sorted(one.status_code for one in names if not isinstance(one, BaseException)) == [
                201, *[400] * 7,
            ]  # fmt: skip

    asyncio.run(main())


def test_what_is_no_match(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            for method, path, body in (
                ("GET", "match", None), ("POST", "match", {"name": "Bo"}),
                ("POST", "match/close", {"revision": 1, "key": "k"}),
            ):  # fmt: skip
                answer = await anna.ask(method, f"/api/tables/{table}/{path}", body)
                assert (answer.status_code, answer.json()["code"]) == (409, "table-no-match"), path
            for wanted in ({"seats": [{"name": "Anna"}]}, {"teams": 2}, {"dice": "real"}):
                answer = await anna.ask("POST", "/api/tables", {"key": "k", "duplicate": True, **wanted})
                assert (answer.status_code, answer.json()["code"]) == (409, "table-match-alone")
            match = (await anna.lay(duplicate=True))["room"]["table"]
            with pytest.raises(Refusal) as begun:
                await anna.change(match, "begin")
            assert begun.value.code == "table-nobody"
            with pytest.raises(Refusal) as sat:
                await anna.change(match, "seats/0", name="Anna")
            assert sat.value.code == "table-no-seat"

    asyncio.run(main())


def test_a_game_of_a_match_has_no_rematch(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            match = (await anna.lay(duplicate=True, sheet=SHEET))["room"]["table"]
            told = await anna.post(f"/api/tables/{match}/match", {"name": "Anna"})
            async with anna.at(told["room"]["table"]) as at:
                await at.play_out()
            with pytest.raises(Refusal) as refused:
                await anna.post(f"/api/tables/{told['room']['table']}/rematch", {"seat": 0})
            assert (refused.value.status, refused.value.code) == (409, "table-match-alone")

    asyncio.run(main())


def test_a_match_that_is_over_goes_no_further(tmp_path: Path) -> None:
    """Once it is closed its dice may be shown, so nobody plays on with them; nor does a computer for anyone."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host, anna = Guest(base), Guest(base)
            match = (await host.lay(duplicate=True, sheet=SHEET))["room"]["table"]
            table = (await anna.post(f"/api/tables/{match}/match", {"name": "Anna"}))["room"]["table"]
            with pytest.raises(Refusal) as handed:
                await anna.change(table, "seats/0/computer", computer="perfect")
            assert (handed.value.status, handed.value.code) == (409, "table-match-alone")
            async with anna.at(table) as at:
                await at.play({"type": "roll", "seat": 0})
                await host.change(match, "match/close")
                told = await at.play(at.simple_move())
                assert (told["type"], told["code"]) == ("refused", "table-match-closed")

    asyncio.run(main())
