"""Computer players at live tables: at seats of their own, and standing in for people."""

import asyncio
from pathlib import Path

import pytest

from guests import AtTable, Guest, Refusal, Said, sit_down
from serving import serving

SHEET = "tactic"  # whose solution comes with the package
ROLL = {"type": "roll", "seat": 0}


async def a_game(base: str, *seats: Said) -> tuple[str, Guest, Guest]:
    """Begin a game of Anna, who is the host, and Bo, with others behind them."""
    anna, bo = Guest(base), Guest(base)
    told = await anna.lay({"name": "Anna", "here": True}, {}, *seats, sheet=SHEET)
    table: str = told["room"]["table"]
    await bo.change(table, "seats/1", name="Bo")
    return table, anna, bo


async def play_turn(at: AtTable) -> None:
    """Take a turn of one throw."""
    await until_mine(at)
    for _ in range(2):
        assert (await at.play(at.simple_move()))["type"] == "moved"


async def until_mine(at: AtTable) -> None:
    """Wait for one's turn."""
    while not at.mine:
        await at.next()


def test_computer_players_among_themselves(tmp_path: Path) -> None:
    """They begin by themselves, take every turn as it comes, and end the game; the dice are the table's."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            host = Guest(base)
            robots = [
                {"computer": "beginner"},
                {"computer": "casual", "name": "Robbie"},
                {"computer": "beginner"},
            ]
            told = await host.lay(*robots, sheet=SHEET)
            table = told["room"]["table"]
            assert told["seats"] == []
            assert [seat["computer"] for seat in told["room"]["seats"]] == ["beginner", "casual", "beginner"]
            assert len({seat["name"] for seat in told["room"]["seats"]}) == 3
            assert told["room"]["seats"][1]["name"] == "Robbie"
            async with Guest(base).at(table) as watching:
                while not watching.over:
                    await watching.next()
                assert len(watching.state["turns"]) == 3 * 15  # boxes of Tactic's sheet
                assert watching.state == (await host.get(f"/api/tables/{table}"))["state"]
                assert {event["type"] for event in watching.seen} >= {"started", "rolled", "kept", "entered"}

    asyncio.run(main())


def test_a_person_against_a_computer_player(tmp_path: Path) -> None:
    """Each in turn; nobody plays for the computer, nor the computer for the person."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            told = await anna.lay({"computer": "strong"}, {"name": "Anna", "here": True}, sheet=SHEET)
            async with anna.at(told["room"]["table"]) as at:
                await play_turn(at)
                assert [turn["seat"] for turn in at.state["turns"]] == [0, 1]
                refused = await at.play(ROLL)
                assert refused["code"] in {"table-not-yours", "table-late"}
                await play_turn(at)
                assert [turn["seat"] for turn in at.state["turns"]] == [0, 1, 0, 1]

    asyncio.run(main())


def test_one_hands_over_and_comes_back(tmp_path: Path) -> None:
    """Meanwhile the computer player goes on from where the turn was, and one's own commands are refused."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, bo = await a_game(base)
            async with anna.at(table) as hers, bo.at(table) as his:
                await hers.play(ROLL)
                told = await anna.change(table, "seats/0/computer", computer="casual")
                assert told["room"]["seats"][0]["stand_in"] == "casual"
                await until_mine(his)  # the turn that Anna had begun was ended for her
                assert [turn["seat"] for turn in his.state["turns"]] == [0]
                await hers.until_seq(his.seq)
                assert hers.room["seats"][0]["stand_in"] == "casual"
                refused = await hers.play(ROLL)
                assert (refused["type"], refused["code"]) == ("refused", "table-stand-in")
                await play_turn(his)
                await until_mine(his)
                assert [turn["seat"] for turn in his.state["turns"]] == [0, 1, 0]
                told = await anna.change(table, "seats/0/back")
                assert told["room"]["seats"][0]["stand_in"] == ""
                await play_turn(his)
                await hers.until_seq(his.seq)
                await play_turn(hers)
                assert [turn["seat"] for turn in hers.state["turns"]] == [0, 1, 0, 1, 0]

    asyncio.run(main())


def test_who_keeps_everyone_waiting_is_stood_in_for(tmp_path: Path) -> None:
    """When the others have had patience, and only when it is that seat's turn."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=0.0) as base:
            table, anna, bo = await a_game(base, {"name": "Cleo", "here": True})
            with pytest.raises(Refusal) as early:
                await bo.change(table, "seats/2/computer")
            assert (early.value.status, early.value.code) == (409, "table-not-stuck")
            told = await bo.change(table, "seats/0/computer")
            assert told["room"]["seats"][0]["stand_in"] == "strong"
            async with bo.at(table) as his:
                await until_mine(his)
                assert [turn["seat"] for turn in his.state["turns"]] == [0]
            assert (await anna.change(table, "seats/0/back"))["room"]["seats"][0]["stand_in"] == ""

    asyncio.run(main())


def test_who_plays_over_days_may_sleep(tmp_path: Path) -> None:
    """At a table that is played over days nobody is stuck before a day is over."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=0.0) as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo", days=True)
            with pytest.raises(Refusal) as early:
                await bo.change(table, "seats/0/computer")
            assert (early.value.status, early.value.code) == (409, "table-not-stuck")
            assert (await anna.get(f"/api/tables/{table}"))["room"]["days"]

    asyncio.run(main())


def test_who_left_and_plays_on_has_not_left(tmp_path: Path) -> None:
    """A move is a sign that somebody is there after all: nobody hands their seat on then."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=100_000.0) as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo")
            await anna.change(table, "seats/0/leave")
            async with anna.at(table) as hers:
                assert hers.room["seats"][0]["away"]
                assert (await hers.play({"type": "roll", "seat": 0}))["type"] == "moved"
            assert not (await bo.get(f"/api/tables/{table}"))["room"]["seats"][0]["away"]
            with pytest.raises(Refusal) as refused:
                await bo.change(table, "seats/0/computer")
            assert refused.value.code == "table-not-stuck"

    asyncio.run(main())


def test_patience_lasts(tmp_path: Path) -> None:
    """Until then nobody but the seat's own, and the host, hands it over."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=100_000.0) as base:
            table, anna, bo = await a_game(base)
            with pytest.raises(Refusal) as early:
                await bo.change(table, "seats/0/computer")
            assert (early.value.status, early.value.code) == (409, "table-not-stuck")
            assert (await anna.change(table, "seats/1/computer"))["room"]["seats"][1]["stand_in"] == "strong"
            assert (await bo.change(table, "seats/1/back"))["room"]["seats"][1]["stand_in"] == ""

    asyncio.run(main())


def test_who_has_left_is_stood_in_for_at_once(tmp_path: Path) -> None:
    """And finds the seat again on coming back."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", patience=100_000.0) as base:
            table, anna, bo = await a_game(base)
            told = await anna.change(table, "seats/0/leave")
            assert told["room"]["seats"][0]["away"]
            assert told["seats"] == [0]
            await bo.change(table, "seats/0/computer", computer="beginner")
            async with bo.at(table) as his:
                await until_mine(his)
            told = await anna.change(table, "seats/0/back")
            assert (told["room"]["seats"][0]["away"], told["room"]["seats"][0]["stand_in"]) == (False, "")

    asyncio.run(main())


def test_the_coach_answers_whose_turn_it_is(tmp_path: Path) -> None:
    """With every choice for the dice, and what it costs; a review of the game as far as it has come."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, _ = await a_game(base)
            async with anna.at(table) as hers:
                await hers.play(ROLL)
                advice = await anna.get(f"/api/tables/{table}/advice")
                assert advice["digest"] == hers.room["digest"]
                await hers.play(hers.simple_move())
            review = await Guest(base).get(f"/api/tables/{table}/review")
            assert review

    asyncio.run(main())
