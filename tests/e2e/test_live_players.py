"""Players: seats claimed by whoever holds them, what was reached, taken home and forgotten."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from support.db.postgres import Cluster
from support.server.clients import Guest, Refusal, Said, begin_game
from support.server.servers import hosting, serving
from support.server.tokens import new_token
from yatzy.coach.game_summary import SUMMARY_VERSION, GameSummary, summarise_game
from yatzy.coach.player_stats import compute_statistics
from yatzy.coach.review import review
from yatzy.game.notation import parse_game
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.history import players as players_module
from yatzy.solver.solve import solve
from yatzy.tables.tokens import fingerprint

SHEET = "printworks"  # thirteen boxes, which is solved quickly


class Player(Guest):
    """Somebody with a token for a seat, and a key by which they are a player."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self.player = new_token()

    async def as_player(self, method: str, path: str, body: object = None) -> Any:
        """Ask with one's key, and return the answer or raise the refusal."""
        answer = await self.ask(method, f"/api/player{path}", body, token=self.player)
        if not answer.is_success:
            raise Refusal(answer.status_code, answer.json())
        return answer.json()

    async def claim(self, table: str, seat: int = 0, token: str | None = None) -> Any:
        """Claim a seat, with one's own token or another's."""
        return await self.as_player("PUT", f"/games/{table}", {"seat": seat, "token": token or self.token})

    async def records(self) -> Said:
        """Return what was reached, once all is summed up."""
        for _ in range(60):
            told: Said = await self.as_player("GET", "/records")
            if not told["later"]:
                return told
        raise AssertionError(told)


async def played(guest: Guest, **wanted: Any) -> str:
    """Play a game alone, and return its table."""
    told = await guest.lay({"name": "Anna", "here": True}, sheet=SHEET, **wanted)
    table: str = told["room"]["table"]
    async with guest.at(table) as at:
        await at.play_out()
    return table


def expect_refusal(status: int, code: str) -> Any:
    """Expect a refusal."""
    return pytest.raises(Refusal, match=rf"^\({status}, .*'code': '{code}'")


# What was reached


def test_records(database: str) -> None:
    """What a player is told is what a review of their game says, computed here a second time."""

    async def main() -> None:
        async with serving(database) as base:
            anna = Player(base)
            assert await anna.records() == {"name": "", "sheets": [], "playing": 0, "later": 0}
            tables = [await played(anna) for _ in range(2)]
            for table in tables:
                assert await anna.claim(table) == {"table": table, "seat": 0}
            reached = await anna.records()
            assert reached["name"] == "Anna"
            [told] = reached["sheets"]
            exported = await anna.as_player("GET", "/export")
            check_told(told, tables, exported)

    asyncio.run(main())


def check_told(told: Said, tables: list[str], exported: Said) -> None:
    games = [parse_game(one["record"]) for one in exported["games"]]
    sheet = bundled_sheet(SHEET)
    values = solve(sheet)
    summaries = [summarise_game(game, ["2026-11-15T19:30:00Z"], review(values, game)) for game in games]
    [expected] = compute_statistics([(one, {0}) for one in summaries])
    assert (told["sheet"], told["digest"], told["games"], told["rounds"]) == (SHEET, sheet.digest, 2, 2)
    assert {one["game"] for one in told["totals"]} == set(tables)
    assert {one["game"]: one["total"] for one in told["totals"]} == {
        one.game: one.total for one in expected.reached
    }
    totals = [one.total for one in expected.reached]
    assert (told["best"]["total"], told["worst"]["total"]) == (max(totals), min(totals))
    assert told["mean"] == sum(totals) / 2
    assert told["skill"]["decisions"] == expected.skill.decisions
    assert abs(told["skill"]["cost"] - expected.skill.cost) < 1e-9
    assert abs(told["cost_each"] * expected.skill.decisions - expected.skill.cost) < 1e-9
    assert {one["habit"]: one["times"] for one in told["habits"]} == {
        str(one.habit): one.times for one in expected.habits
    }
    costs = [one["cost"] for one in told["habits"]]
    assert costs == sorted(costs, reverse=True)
    assert all(one["line"].startswith(f"{one['name']}: ") for one in told["habits"])
    assert abs(told["expected"] - values.expected) < 1e-9
    assert told["figures"]["trend"]["svg"].startswith("<svg")
    assert "note" not in told  # every throw is known
    kept = [GameSummary(**{**one["summary"], "columns": ()}) for one in exported["games"]]
    assert {(one.version, one.game) for one in kept} == {(SUMMARY_VERSION, table) for table in tables}


def test_the_perfect_player_comes_later(tmp_path: Path) -> None:
    """While the odds are computed the rest is told; then the rates of best play stand beside one's own."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Player(base)
            await anna.claim(await played(anna))
            [told] = (await anna.records())["sheets"]
            for _ in range(120):
                if not told.get("odds_later"):
                    break
                assert "perfect" not in told["upper_bonus"]
                assert told["figures"]["totals"] is None
                await asyncio.sleep(0.5)
                [told] = (await anna.records())["sheets"]
            assert 0 < told["upper_bonus"]["perfect"] < 1
            assert 0 < told["five_alike"]["perfect"] < 1
            assert told["figures"]["totals"]["svg"].startswith("<svg")

    asyncio.run(main())


def test_a_game_counts_once_it_is_over(tmp_path: Path) -> None:
    """Claimed while it goes on, it is told of as one that does."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Player(base)
            table = (await anna.lay({"name": "Anna", "here": True}, sheet=SHEET))["room"]["table"]
            await anna.claim(table)
            assert await anna.records() == {"name": "", "sheets": [], "playing": 1, "later": 0}
            async with anna.at(table) as at:
                await at.play_out()
            told = await anna.records()
            assert (told["playing"], told["sheets"][0]["games"]) == (0, 1)

    asyncio.run(main())


def test_what_is_put_right_afterwards_is_summed_up_anew(tmp_path: Path) -> None:
    """With real dice a total may change after the end; the records change with it. What is unknown is told."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Player(base)
            rules = {"id": "two", "title": "Two", "boxes": [
                {"key": "chance", "pattern": "any", "pays": "all"},
                {"key": "one-pair", "pattern": {"groups": [2]}, "pays": "matched"},
            ]}  # fmt: skip
            told = await anna.lay({"name": "Anna", "here": True}, rules=rules, dice="real")
            table = told["room"]["table"]
            async with anna.at(table) as at:
                await at.play({"type": "enter", "seat": 0, "key": "chance", "points": 20})
                await at.play({"type": "enter", "seat": 0, "key": "one-pair", "points": 12})
                await anna.claim(table)
                [first] = (await anna.records())["sheets"]
                await at.play({"type": "correct", "seat": 0, "turn": 0, "key": "chance", "points": 25})
                [second] = (await anna.records())["sheets"]
            assert (first["best"]["total"], second["best"]["total"]) == (32, 37)
            assert first["skill"]["decisions"] == 0
            assert first["note"].startswith("In 2 of 2 turns only the points were recorded.")

    asyncio.run(main())


def test_partners(tmp_path: Path) -> None:
    """A column that partners share counts for both; what each decided is theirs alone."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Player(base), Player(base)
            seats = [{"name": name, "here": True} for name in ("Anna", "Bo", "Cleo", "Dag")]
            table = (await anna.lay(*seats, sheet=SHEET, teams=2))["room"]["table"]
            async with anna.at(table) as at:
                await at.play_out()
                columns = at.state["columns"]
                totals = [card["total"] for card in at.state["cards"][0]]
            first, second = columns[0]
            await anna.claim(table, first)
            await bo.claim(table, second, anna.token)
            [hers], [his] = (await anna.records())["sheets"], (await bo.records())["sheets"]
            assert hers["best"]["total"] == his["best"]["total"] == totals[0]
            assert hers["skill"]["decisions"] + his["skill"]["decisions"] >= 13
            assert hers["skill"] != his["skill"]

    asyncio.run(main())


# Who may


def test_who_may_claim(tmp_path: Path) -> None:
    """Who holds a seat, and nobody else; no computer's; and not before the game has begun."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, eve = Player(base), Player(base)
            seats: tuple[Said, ...] = ({"name": "Anna", "here": True}, {"computer": "casual"}, {})
            table = (await anna.lay(*seats, sheet=SHEET))["room"]["table"]
            with expect_refusal(409, "table-not-begun"):
                await anna.claim(table)
            await anna.change(table, "begin")
            for token in (None, eve.player):
                with expect_refusal(403, "table-not-yours"):
                    await eve.claim(table, token=token)
            for seat in (-1, 2, 99):
                with expect_refusal(403, "table-not-yours"):
                    await anna.claim(table, seat)
            with expect_refusal(409, "table-seat-computer"):
                await anna.claim(table, 1)
            with expect_refusal(404, "table-unknown"):
                await anna.claim("nothing")
            await anna.claim(table)
            with expect_refusal(403, "table-not-yours"):
                await eve.claim(table)
            assert (await eve.records())["playing"] == 0
            for method, path, body in (
                ("GET", "/records", None), ("GET", "/export", None), ("GET", "/invitation", None),
                ("DELETE", "", None), ("DELETE", f"/games/{table}?seat=0", None),
                ("PUT", f"/games/{table}", {"seat": 0, "token": anna.token}),
            ):  # fmt: skip
                for token, code in (("", "table-token-missing"), ("short", "table-token")):
                    answer = await eve.ask(method, f"/api/player{path}", body, token=token)
                    assert (answer.status_code, answer.json()["code"]) == (401, code), path

    asyncio.run(main())


def test_a_stand_in_plays_for_nobody(tmp_path: Path) -> None:
    """What a computer player does meanwhile is not one's own."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", pace=60.0) as base:
            table, anna, _ = await begin_game(base, sheet=SHEET)
            player = Player(base)
            await anna.change(table, "seats/0/computer", computer="casual")
            with expect_refusal(409, "table-stand-in"):
                await player.claim(table, token=anna.token)

    asyncio.run(main())


def test_the_holder_of_a_seat_decides_whose_it_is(tmp_path: Path) -> None:
    """Claimed again with the seat's token, it goes over to the other player; twice by one, it stays."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Player(base), Player(base)
            table = (await anna.lay({"name": "Anna", "here": True}, sheet=SHEET))["room"]["table"]
            for _ in range(2):
                await anna.claim(table)
            assert (await anna.records())["playing"] == 1
            await bo.claim(table, token=anna.token)
            assert [(await one.records())["playing"] for one in (anna, bo)] == [0, 1]

    asyncio.run(main())


def test_no_player_has_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players_module, "MOST_CLAIMS", 1)

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Player(base)
            first, second = [
                (await anna.lay({"name": "Anna", "here": True}, sheet=SHEET))["room"]["table"] for _ in range(2)
            ]
            await anna.claim(first)
            with expect_refusal(409, "player-games"):
                await anna.claim(second)
            assert await anna.as_player("DELETE", f"/games/{first}?seat=0") == {"table": first, "seat": 0}
            await anna.claim(second)

    asyncio.run(main())


# Taken home, moved and forgotten


def test_a_player_is_forgotten(tmp_path: Path) -> None:
    """Their seats are nobody's then, no name and no key is kept anywhere; the games stay, for the others."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            table, anna, bo = await begin_game(base, sheet=SHEET)
            players = Player(base), Player(base)
            await players[0].claim(table, 0, anna.token)
            await players[1].claim(table, 1, bo.token)
            keys = [one.player for one in players]
            assert len(await context.log.load_seats(fingerprint(keys[0], "player"))) == 1
            await players[0].as_player("DELETE", f"/games/{table}?seat=1")  # which is not theirs, and stays
            assert await players[0].as_player("DELETE", "") == {"seats": 1}
            assert await players[0].as_player("DELETE", "") == {"seats": 0}
            assert (await players[0].records())["playing"] == 0
            assert (await players[1].records())["playing"] == 1
            seen = await anna.get(f"/api/tables/{table}")
            assert seen["state"]["players"] == ["#1", "Bo"]
            assert [seat["name"] for seat in seen["room"]["seats"]] == ["#1", "Bo"]
            async with anna.at(table) as at:  # they may play on, as a number
                assert at.seats == [0]
                assert (await at.play({"type": "roll", "seat": 0}))["type"] == "moved"
            await context.log.flush()
            assert not [key for key in (*keys, anna.token, bo.token) if key.encode() in all_bytes(tmp_path)]

    asyncio.run(main())
    assert b"Bo" in all_bytes(tmp_path)
    assert b"Anna" not in all_bytes(tmp_path)


def test_a_name_goes_wherever_it_stood(database: str) -> None:
    """From a finished game: its record, review, summary, match and every process; its dice are still right."""

    async def main() -> None:
        async with serving(database) as base:
            anna, host = Player(base), Guest(base)
            match = (await host.lay(sheet=SHEET, duplicate=True))["room"]["table"]
            joined = await anna.post(f"/api/tables/{match}/match", {"name": "Annabella"})
            table = joined["room"]["table"]
            async with anna.at(table) as at:
                await at.play_out()
            await anna.claim(table)
            assert (await anna.records())["name"] == "Annabella"
            await host.change(match, "match/close")
            path = f"/api/tables/{table}"
            for place in (path, f"{path}/record", f"/api/tables/{match}/match", f"{path}/review"):
                assert "Annabella" in (await anna.ask("GET", place)).text, place
            assert await anna.as_player("DELETE", "") == {"seats": 1}
            for place in (path, f"{path}/record", f"/api/tables/{match}/match", f"{path}/review"):
                answer = await anna.ask("GET", place)
                assert answer.is_success
                assert "Annabella" not in answer.text, place
            [result] = (await anna.get(f"/api/tables/{match}/match"))["results"]
            assert (result["name"], result["over"]) == ("#1", True)
            async with anna.at(table) as at:
                assert at.welcome["state"]["players"] == ["#1"]
                await at.play({"type": "show", "seat": 0})
            verified = await anna.get(f"{path}/verification")
            assert (verified["good"], verified["throws"]) == (True, 13)  # one for each box of the sheet
            record = (await anna.ask("GET", f"{path}/record")).text
            assert parse_game(record).setup.players == ("#1",)

    asyncio.run(main())


def test_other_processes_forget_too(postgres: Cluster) -> None:
    """A table that another process has in memory is read anew there, results of its match too."""
    database = postgres.new_database()

    async def main() -> None:
        async with serving(database) as one, serving(database) as two:
            table, anna, bo = await begin_game(one, sheet=SHEET)
            there = Guest(two, bo.token)
            player = Player(one)
            await player.claim(table, 0, anna.token)
            async with there.at(table) as at:
                assert at.state["players"] == ["Anna", "Bo"]
                await player.as_player("DELETE", "")
                await at.until("room")
                seen = await there.get(f"/api/tables/{table}")
                assert seen["state"]["players"] == ["#1", "Bo"]
            async with anna.at(table) as first, there.at(table) as second:  # and the game goes on
                await first.play({"type": "roll", "seat": 0})
                await second.until("moved")

    asyncio.run(main())


def all_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())


def test_an_export_has_the_games(tmp_path: Path) -> None:
    """Every game as its record, played to the end or not, and nothing of anybody else."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, _ = await begin_game(base, sheet=SHEET)
            player = Player(base)
            await player.claim(table, 0, anna.token)
            answer = await player.ask("GET", "/api/player/export", token=player.player)
            assert answer.headers["content-disposition"] == 'attachment; filename="yatzy-player.json"'
            assert answer.headers["cache-control"] == "no-store"
            told = json.loads(answer.text)
            [game] = told["games"]
            assert (told["version"], game["table"], game["seat"], game["summary"]) == (1, table, 0, None)
            assert parse_game(game["record"]).setup.players == ("Anna", "Bo")

    asyncio.run(main())


def test_moving_to_another_device(tmp_path: Path) -> None:
    """The link carries the key, behind the sign that browsers do not send on."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Player(base)
            told = await anna.as_player("GET", "/invitation")
            assert told["address"] == f"{base}/records#{anna.player}"
            assert told["qr"].startswith("<svg")

    asyncio.run(main())
