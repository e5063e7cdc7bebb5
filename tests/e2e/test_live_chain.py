"""The chain of days on a server: ids nobody knows before, dice nobody chose, results told apart, all proven."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from secrets import token_urlsafe

import pytest

from support.cli.run_command import Run
from support.db.postgres import Cluster
from support.game.duplicate_matches import play_differently
from support.game.second_day_chain import check_proof, code_of, mix_of
from support.server.clients import Guest, Said
from support.server.servers import hosting, serving
from yatzy.clock import FORMAT, shift_days
from yatzy.ids import derive_id
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.context import AppContext
from yatzy.server.history.match_results import EntryStanding, judge_entries
from yatzy.server.live import create, daily, session
from yatzy.store.players import MatchProgress
from yatzy.tables import views
from yatzy.tables.tokens import fingerprint

SHEET = "printworks"
TODAY = datetime.now(UTC).date()


def day_before(days: int) -> str:
    return f"{TODAY - timedelta(days=days)}"


async def open_match(context: AppContext, days: int) -> str:
    """Open the game of a day before, as if somebody had asked for it then."""
    return (await context.daily.open_match(bundled_sheet(SHEET), day_before(days))).id


async def play(guest: Guest, match: str, name: str, player: str | None = None) -> str:
    """Play the game of a match to its end; return the table."""
    told = await guest.post(f"/api/tables/{match}/match", {"name": name, "player": player})
    table: str = told["room"]["table"]
    async with guest.at(table) as at:
        await play_differently(at, Random(name))  # noqa: S311 # a test
    return table


async def prove(guest: Guest, day: str) -> Said:
    told: Said = await guest.get(f"/api/days/{day}?sheet={SHEET}")
    return told


def test_a_day_is_proven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """The games of the day before are in its dice, a restart changes nothing, and all can be recomputed."""
    database = tmp_path / "games.db"

    async def before() -> tuple[Said, str, str, str]:
        async with hosting(database) as (base, context):
            anna, bo = Guest(base), Guest(base)
            first = await open_match(context, 2)
            table = await play(anna, first, "Anna")
            await bo.post(f"/api/tables/{first}/match", {"name": "Bo"})  # never plays
            second = await open_match(context, 1)
            proof = await prove(anna, day_before(1))
            assert (proof["before"], proof["games"], proof["seed"]) == (day_before(2), [table], "")
            assert proof["mix"] == mix_of((await prove(bo, day_before(2)))["mix"], day_before(2), [table])
            answer = await anna.ask("GET", f"/api/days/{day_before(3)}?sheet={SHEET}")
            assert (answer.status_code, answer.json()["code"]) == (404, "day-unknown")
            return await anna.get(f"/api/today?sheet={SHEET}"), second, await play(bo, second, "Bo"), bo.token

    async def after(today: Said, second: str, table: str, token: str) -> tuple[str, str]:
        async with hosting(database) as (base, context):
            eve, bo = Guest(base), Guest(base, token)
            again = await eve.get(f"/api/today?sheet={SHEET}")
            assert (again["chain"], again["match"]) == (today["chain"], today["match"])
            assert await open_match(context, 1) == second
            ahead = today["chain"]["ahead"]
            assert [one["date"] for one in ahead] == [day_before(-number) for number in range(1, 8)]
            proof = await prove(eve, day_before(1))
            assert proof["seed"] == ""
            at_moment(monkeypatch, 8)
            proof = await prove(eve, day_before(1))
            check_proof(proof)
            assert proof["anchor"] == today["chain"]["anchor"]
            tomorrow = await context.daily.open_day(day_before(-1))
            assert tomorrow.chain.anchor == proof["anchor"]
            assert dict(tomorrow.chain.seals(day_before(-1), 1)) == {ahead[0]["date"]: ahead[0]["seal"]}
            async with bo.at(table) as at:
                assert (await at.play({"type": "show", "seat": 0}))["type"] == "moved"
            record = await eve.ask("GET", f"/api/tables/{table}/record")
            return json.dumps(proof), record.text

    monkeypatch.setattr(daily, "now", lambda: datetime.now(UTC).strftime(FORMAT))
    proof, record = asyncio.run(after(*asyncio.run(before())))
    (tmp_path / "day.json").write_text(proof, "utf-8")
    (tmp_path / "game.yatzy").write_text(record, "utf-8")
    check_command(run, tmp_path, json.loads(proof))


def check_command(run: Run, folder: Path, proof: Said) -> None:
    """`yatzy verify --day` says the same, notices what was changed, and refuses what is no proof."""
    game, day = str(folder / "game.yatzy"), folder / "day.json"
    code, out, _ = run("verify", game, "--day", str(day), "--anchor", proof["anchor"].upper())
    assert code == 0
    assert f"{proof['day']}: the seed is the one" in out
    code, out, _ = run("verify", game, "--day", str(day), "--anchor", "0" * 64)
    assert code == 1
    assert "doesn’t lead to the anchor" in out
    day.write_text(json.dumps(proof | {"games": [], "table": "aaaaaaaaaa"}), "utf-8")
    code, out, _ = run("verify", game, "--day", str(day))
    assert code == 1
    assert [
        line
        for line in out.splitlines()
        if "mix" in line or "code of the match" in line or "isn’t a game" in line
    ]
    for text, said in (("{}", "doesn’t prove a day"), (json.dumps(proof | {"seed": ""}), "still open")):
        day.write_text(text, "utf-8")
        code, _, err = run("verify", game, "--day", str(day))
        assert code > 1
        assert said in err


def at_moment(monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    """Let it be so many days later for matches that end by themselves."""
    moment = f"{day_before(-days)}T00:00:00Z"
    for module in (create, daily, session, views):
        monkeypatch.setattr(module, "now", lambda: moment)


def test_nobody_knows_the_table_of_a_day_to_come(tmp_path: Path) -> None:
    """Its code follows from the day's seed: what anyone can compute beforehand is not it."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            match = (await Guest(base).get(f"/api/today?sheet={SHEET}"))["match"]
            sheet = bundled_sheet(SHEET)
            opened = await context.daily.open_day(f"{TODAY}")
            assert match["table"] == code_of(opened.seed.hex(), f"{TODAY}", sheet.id, sheet.digest)
            guesses = {
                derive_id("day", f"{TODAY}", sheet.id, sheet.digest, *more) for more in ((), (match["seal"],))
            }
            assert match["table"] not in guesses

    asyncio.run(main())


def test_two_processes_open_one_day(postgres: Cluster) -> None:
    """Both ask first, for a database that has no chain yet: they agree on chain, mix and table."""

    async def main() -> None:
        database = postgres.new_database()
        async with serving(database) as one, serving(database) as other:
            guests = [Guest(one), Guest(other)] * 3
            told = await asyncio.gather(*(guest.get(f"/api/today?sheet={SHEET}") for guest in guests))
            assert len({(day["match"]["table"], day["chain"]["anchor"]) for day in told}) == 1
            proofs = [await prove(guest, f"{TODAY}") for guest in guests[:2]]
            assert proofs[0] == proofs[1]

    asyncio.run(main())


def test_who_counts(database: str) -> None:
    """One game of a key that is old enough; whoever is new, without a key or plays again stands apart."""

    async def main() -> None:
        async with hosting(database) as (base, context):
            old, new = token_urlsafe(16), token_urlsafe(16)
            regular = Guest(base)
            own = await regular.lay({"name": "Anna", "here": True})
            claim = {"seat": 0, "token": regular.token}
            answer = await Guest(base, old).ask("PUT", f"/api/player/games/{own['room']['table']}", claim)
            assert answer.is_success
            match = await open_match(context, -30)  # so that the claim of today is old
            guests = [Guest(base) for _ in range(5)]
            keys = [old, old, new, None, None]
            names = ["Anna", "Anna again", "Bo", "Cleo", "Dag"]
            for guest, name, key in zip(guests, names, keys, strict=True):
                await play(guest, match, name, key)
                if name == "Anna":
                    await asyncio.sleep(1)  # moments are whole seconds: her second game joins in a later one
            # a claim afterwards, with the best game in hand, changes nothing
            table = derive_id("match", match, fingerprint(guests[4].token))
            claim = {"seat": 0, "token": guests[4].token}
            assert (await Guest(base, old).ask("PUT", f"/api/player/games/{table}", claim)).is_success
            told = await guests[0].get(f"/api/tables/{match}/match")
            standings = {one["name"]: one.get("standing", "") for one in told["results"]}
            assert standings == {"Anna": "", "Anna again": "again", "Bo": "", "Cleo": "guest", "Dag": "guest"}
            assert (told["over"], told["counted"]) == (5, 2)
            places = {one["name"]: one.get("place") for one in told["results"]}
            assert {places["Anna"], places["Bo"]} <= {1, 2}
            assert {places["Cleo"], places["Dag"]} <= {1, 2}
            assert places["Anna again"] is None

    asyncio.run(main())


def test_how_old_a_key_must_be() -> None:
    """A week before the day, to the second; only the first game of a key counts."""
    at = f"{TODAY}T00:00:00Z"

    def entry(table: str, made: str, player: str | None, since: str | None) -> MatchProgress:
        return MatchProgress(
            table,
            revision=1,
            over=True,
            events=80,
            version=None,
            summed_events=None,
            made=made,
            player=player,
            player_since=since,
        )

    games = [
        entry("b", "2", "old", shift_days(at, -7)),
        entry("a", "1", "old", shift_days(at, -7)),
        entry("c", "3", "young", shift_days(at, -6)),
        entry("d", "4", None, None),
    ]
    assert judge_entries(games, f"{TODAY}") == {
        "a": EntryStanding.COUNTS,
        "b": EntryStanding.AGAIN,
        "c": EntryStanding.NEW,
        "d": EntryStanding.GUEST,
    }
