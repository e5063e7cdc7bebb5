"""The match of the day: one for everybody, open to late comers for a week, ranked by total and by cost."""

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.game.duplicate_matches import check_hidden, play_differently
from support.server.clients import Guest, Refusal, Said
from support.server.servers import hosting, serving
from yatzy.coach.review import review
from yatzy.game.notation import parse_game
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.context import AppContext
from yatzy.server.history import match_results
from yatzy.server.live import create, daily, session
from yatzy.server.live.create import delete_idle_tables
from yatzy.solver.solve import solve
from yatzy.tables import views

SHEET = "printworks"


async def day(guest: Guest, sheet: str = SHEET) -> Said:
    told: Said = await guest.get(f"/api/today?sheet={sheet}")
    return told


async def joined(guest: Guest, match: str, name: str) -> str:
    told = await guest.post(f"/api/tables/{match}/match", {"name": name})
    table: str = told["room"]["table"]
    return table


async def through(guest: Guest, table: str, name: str) -> None:
    """Play a game of the match to its end, in a way that follows from the name."""
    async with guest.at(table) as at:
        await play_differently(at, Random(name))  # noqa: S311 # a test


async def compared(guest: Guest, match: str) -> Said:
    """Return the results, once everything about them is known."""
    for _ in range(60):
        told: Said = await guest.get(f"/api/tables/{match}/match")
        if not told["later"]:
            return told
    raise AssertionError(told)


def check_places(over: Iterable[Said]) -> None:
    """Whoever has more points, or gave less away, has the better place; equals share theirs."""
    everyone = list(over)
    for one in everyone:
        assert one["place"] == 1 + sum(other["total"] > one["total"] for other in everyone)
        assert one["cost_place"] == 1 + sum(other["cost"] < one["cost"] for other in everyone)


def at_moment(monkeypatch: pytest.MonkeyPatch, moment: datetime) -> None:
    """Let it be another moment for matches that end by themselves."""
    told = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
    for module, name in ((create, "now"), (daily, "now"), (session, "now"), (views, "now")):
        monkeypatch.setattr(module, name, lambda: told)


def test_one_match_for_everybody(tmp_path: Path) -> None:
    """However many ask first, and for each sheet another; it is nobody's, so nobody ends it."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            guests = [Guest(base) for _ in range(4)]
            told = await asyncio.gather(*map(day, guests))
            match = told[0]["match"]
            assert {one["match"]["table"] for one in told} == {match["table"]}
            assert (match["duplicate"], match["closed"], match["sheet"]) == (True, False, SHEET)
            today = datetime.now(UTC).date()
            assert match["until"] == f"{today + timedelta(days=7)}T00:00:00Z"
            assert match["date"] == told[0]["date"] == f"{today}"
            assert told[0]["next"] == f"{today + timedelta(days=1)}T00:00:00Z"
            others = [(await day(guests[0], one))["match"] for one in ("vinga", "tactic")]  # by the same rules
            assert [one["sheet"] for one in others] == ["vinga", "tactic"]
            assert len({one["table"] for one in (match, *others)}) == 3
            with pytest.raises(Refusal) as nobody:
                await guests[0].change(match["table"], "match/close")
            assert nobody.value.code == "table-not-host"
            answer = await guests[0].ask("GET", "/api/today?sheet=nothing")
            assert (answer.status_code, answer.json()["code"]) == (404, "sheet-unknown")

    asyncio.run(main())


def test_rankings(database: str) -> None:
    """Who is through has a place by total and one by what they gave away, which a review says a second time."""

    async def main() -> None:
        async with serving(database) as base:
            players = {name: Guest(base) for name in ("Anna", "Bo", "Cleo", "Dag")}
            match = (await day(players["Anna"]))["match"]["table"]
            tables = {name: await joined(guest, match, name) for name, guest in players.items()}
            assert len(set(tables.values())) == 4
            for name in ("Anna", "Bo", "Cleo"):
                await through(players[name], tables[name], name)
            told = await compared(players["Dag"], match)
            assert (told["players"], told["over"], told["own"]) == (4, 3, tables["Dag"])
            assert (await compared(Guest(base), match))["own"] == ""
            *over, going = told["results"]
            assert going == {
                "table": tables["Dag"], "name": "Dag", "total": 0, "turns": 0, "over": False,
                "standing": "guest",
            }  # fmt: skip
            assert [one["place"] for one in over] == sorted(one["place"] for one in over)
            check_places(over)
            values = solve(bundled_sheet(SHEET))
            for one in over:
                record = await players[one["name"]].ask("GET", f"/api/tables/{one['table']}/record")
                game = parse_game(record.text)
                skill = review(values, game).skill(0)
                assert (one["total"], one["turns"]) == (game.cards[0][0].total, 13)
                assert abs(one["cost"] - skill.cost) < 1e-9
                assert abs(one["accuracy"] - skill.accuracy) < 1e-9

    asyncio.run(main())


def test_who_still_plays_sees_nothing_of_the_dice(tmp_path: Path) -> None:
    """Results are totals and costs; the games of others stay closed, their reviews too."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            match = (await day(anna))["match"]["table"]
            table = await joined(anna, match, "Anna")
            await joined(bo, match, "Anna")  # in a crowd people may have the same name
            await through(anna, table, "Anna")
            told = await compared(bo, match)
            fields = {field for one in told["results"] for field in one}
            assert fields == {
                "table", "name", "total", "turns", "over", "place", "cost", "accuracy", "cost_place",
                "standing",
            }  # fmt: skip
            await check_hidden(bo, table)
            own = await anna.get(f"/api/tables/{table}/review")  # whoever is through may look at their own game
            assert own["over"]
            with pytest.raises(Refusal) as coach:
                await bo.get(f"/api/tables/{await joined(bo, match, 'Anna')}/review")
            assert coach.value.code == "table-no-coach"

    asyncio.run(main())


def test_late_comers_and_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a week anyone may join; then it has ended by itself, nobody plays on, and the dice are verified."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna, bo, eve = Guest(base), Guest(base), Guest(base)
            today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
            six = await earlier(context, 6)
            table, other = await joined(anna, six, "Anna"), await joined(bo, six, "Bo")
            await through(anna, table, "Anna")
            assert (await day(anna))["earlier"] == [
                {"date": f"{(today - timedelta(days=6)).date()}", "table": six, "players": 2, "open": True}
            ]
            at_moment(monkeypatch, today + timedelta(days=1))
            assert (await anna.get(f"/api/tables/{six}"))["room"]["closed"]
            with pytest.raises(Refusal) as late:
                await joined(eve, six, "Eve")
            assert late.value.code == "table-match-closed"
            async with bo.at(other) as at:
                assert (await at.play({"type": "roll", "seat": 0}))["code"] == "table-match-closed"
            async with anna.at(table) as at:
                assert (await at.play({"type": "show", "seat": 0}))["type"] == "moved"
            assert (await eve.get(f"/api/tables/{table}/verification"))["good"]

    asyncio.run(main())


async def earlier(context: AppContext, days: int) -> str:
    """Lay the match of a day before, as if somebody had asked for it then."""
    date = datetime.now(UTC).date() - timedelta(days=days)
    return (await context.daily.open_match(bundled_sheet(SHEET), f"{date}")).id


def test_a_day_that_nobody_plays_is_forgotten(tmp_path: Path) -> None:
    """A match that was only looked at does not stay for ever; one that was joined does."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna = Guest(base)
            empty, full = await earlier(context, 40), await earlier(context, 41)
            assert empty == await earlier(context, 40)
            answer = await anna.ask("POST", f"/api/tables/{full}/match", {"name": "Anna"})
            assert answer.json()["code"] == "table-match-closed"
            match = (await day(anna))["match"]["table"]
            await joined(anna, match, "Anna")
            assert await delete_idle_tables(context.tables, "9999-01-01T00:00:00Z") == 2
            assert [await context.log.load_table(one) is None for one in (empty, full, match)] == [
                True,
                True,
                False,
            ]

    asyncio.run(main())


def test_a_crowd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many players the first are told, by either ranking, and whoever asks is told their own place."""
    monkeypatch.setattr(match_results, "MOST_SHOWN", 1)
    monkeypatch.setattr(match_results, "MOST_GOING", 1)

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            names = ("Anna", "Bo", "Cleo", "Dag")
            players = {name: Guest(base) for name in names}
            match = (await day(players["Anna"]))["match"]["table"]
            for name, guest in players.items():
                await through(guest, await joined(guest, match, name), name)
            for name in ("Eva", "Finn"):
                await joined(Guest(base), match, name)
            seen: dict[str, Any] = {}
            for guest in players.values():
                told = await compared(guest, match)
                assert (told["players"], told["over"]) == (6, 4)
                over = [one for one in told["results"] if one["over"]]
                assert len([one for one in told["results"] if not one["over"]]) == 1
                assert 1 <= len(over) <= 3
                assert {1} <= {one["place"] for one in over}
                assert {1} <= {one["cost_place"] for one in over}
                [own] = [one for one in over if one["table"] == told["own"]]
                seen[own["name"]] = own
            assert set(seen) == set(names)
            check_places(seen.values())

    asyncio.run(main())
