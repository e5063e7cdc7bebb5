"""Bots at live tables: at seats of their own, and standing in for people."""

import asyncio
from pathlib import Path

from support.server.clients import AtTable, Guest, Said
from support.server.servers import serving

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
