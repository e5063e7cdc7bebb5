"""The example of a computer player of one's own plays against a real server, from its seat to the end."""

import ast
import asyncio
import sys
from pathlib import Path

from support.server.clients import Guest
from support.server.servers import serving

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LINES = 55
"""A complete one in about fifty, as promised; what says what it is about does not count."""


async def bot(*arguments: str) -> tuple[int, str]:
    """Run the example as its first lines say; return its exit code, and what it printed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "error", str(BOT), *arguments,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    out, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode()


def test_it_plays_a_game_to_its_end(tmp_path: Path) -> None:
    """Against a person and another of its kind; it finds its seat, and every move it makes is taken."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            told = await anna.lay({}, {"name": "Anna", "here": True}, {}, sheet="printworks")
            table = told["room"]["table"]
            first = asyncio.create_task(bot(f"{base}/{table}", "Robot"))
            async with anna.at(table) as hers:
                while not hers.room["seats"][0]["taken"]:
                    await hers.until("room")
                second = asyncio.create_task(bot(f"{base}/{table[:5].upper()}-{table[5:]}/", "Robbie"))
                await hers.play_out()
                assert hers.state["players"] == ["Robot", "Anna", "Robbie"]
                assert len(hers.state["turns"]) == 3 * 13  # boxes of that sheet
                assert {"kept", "rolled", "entered"} <= {event["type"] for event in hers.seen}
            assert await first == await second == (0, "")

    asyncio.run(main())


def test_two_at_once_both_find_a_seat(tmp_path: Path) -> None:
    """Whoever is too slow for a seat takes another: nobody gives up, and nobody waits for ever."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({}, {}, {}, {}, sheet="printworks"))["room"]["table"]
            bots = [asyncio.create_task(bot(f"{base}/{table}", f"Robot {number}")) for number in range(4)]
            assert await asyncio.gather(*bots) == [(0, "")] * 4

    asyncio.run(main())


def test_it_knows_its_seat_when_others_did_not_come(tmp_path: Path) -> None:
    """The host begins with those who are there, and who sat behind a free seat moves up."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            table = (await anna.lay({}, {}, {}, {}))["room"]["table"]
            await bo.change(table, "seats/1", name="Bo")
            first = asyncio.create_task(bot(f"{base}/{table}", "Robot"))
            async with anna.at(table) as hers:
                while not hers.room["seats"][0]["taken"]:
                    await hers.until("room")
                second = asyncio.create_task(bot(f"{base}/{table}", "Robbie"))
                while not hers.room["seats"][2]["taken"]:
                    await hers.until("room")
                await bo.change(table, "seats/1/leave")
                await anna.change(table, "begin")
                while not hers.over:
                    await hers.next()
                assert hers.state["players"] == ["Robot", "Robbie"]
            assert await first == await second == (0, "")

    asyncio.run(main())


def test_what_keeps_it_from_playing_is_said_in_a_line(tmp_path: Path) -> None:
    """No seat, no such table, a name that is taken, nobody there; and without arguments, what they are."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            alone = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            waits = (await anna.lay({"name": "Anna", "here": True}, {}))["room"]["table"]
            for address, name, told in (
                (f"{base}/{alone}", "Robot", "Every seat at this table is taken.\n"),
                (f"{base}/nothing", "Robot", "There is no table with this code. Check the code.\n"),
                (f"{base}/{waits}", "anna", "Someone at the table already has this name. Choose another.\n"),
            ):
                assert await bot(address, name) == (1, told)
        code, told = await bot(f"{base}/{alone}", "Robot")
        assert (code, told.count("\n"), "refused" in told) == (1, 1, True)
        for arguments in ((), (base,)):
            code, told = await bot(*arguments)
            assert (code, "examples/bot.py http" in told, "Traceback" in told) == (1, True, False)

    asyncio.run(main())


def test_it_is_short() -> None:
    """About fifty lines that do something: a reader has it in one look."""
    source = BOT.read_text("utf-8")
    told = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.FunctionDef) and isinstance(node.body[0], ast.Expr)
        for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    lines = [line for number, line in enumerate(source.splitlines(), 1) if line.strip() and number not in told]
    assert len(lines) <= LINES
