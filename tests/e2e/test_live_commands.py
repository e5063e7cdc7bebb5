"""Commands over the wire: done once, in order, against what was seen; and what is answered to all else."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from support.server.clients import AtTable, Guest, Refusal, sit_down
from support.server.servers import serving
from yatzy.tables.wire import REACTIONS

ROLL = {"type": "roll", "seat": 0}


# Once, in order


def test_a_repeated_command_is_answered_as_the_first_time(tmp_path: Path) -> None:
    """However much later, over either way, and from any device of that seat; and nothing happens again."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as at:
                first = await at.play(ROLL, key="throw")
                assert (first["type"], first["seq"], first["key"]) == ("moved", 2, "throw")
                await at.play({"type": "keep", "seat": 0, "dice": first["event"]["thrown"][:3]})
                again = await at.play(ROLL, seq=1, key="throw")
                assert again == {
                    "type": "done", "key": "throw", "seq": 2, "at": first["at"], "event": first["event"],
                }  # fmt: skip
                body = {"seq": 1, "key": "throw", "move": ROLL}
                assert await anna.post(f"/api/tables/{table}/moves", body) == again
                phone = Guest(base)
                await anna.change(table, "seats/0/devices", token=phone.token)
                assert await phone.post(f"/api/tables/{table}/moves", body) == again
                assert at.seq == 3
                async with httpx.AsyncClient(base_url=base) as client:
                    counted = (await client.get("/metrics")).text
                assert 'yatzy_moves_total{outcome="done"} 2.0' in counted
                assert 'yatzy_moves_total{outcome="repeated"} 3.0' in counted

    asyncio.run(main())


def test_a_command_that_came_too_late(tmp_path: Path) -> None:
    """It is told why, and how the game stands; nothing has changed."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo")
            async with anna.at(table) as hers, bo.at(table) as his:
                await hers.play(ROLL)
                await hers.play(hers.simple_move())
                for seq in (0, 1, 2, 77, 10**12):
                    late = await his.play({"type": "roll", "seat": 1}, seq=seq)
                    assert (late["type"], late["code"], late["seq"]) == ("refused", "table-late", 3)
                    assert late["text"] == "The game went on. You now see its current state."
                    assert late["state"] == hers.state
                with pytest.raises(Refusal) as refused:
                    await bo.post(
                        f"/api/tables/{table}/moves",
                        {"seq": 1, "key": "k", "move": {"type": "roll", "seat": 1}},
                    )
                assert (refused.value.status, refused.value.code) == (409, "table-late")
                assert refused.value.problem["state"] == hers.state
                assert (await his.play({"type": "roll", "seat": 1}))["type"] == "moved"

    asyncio.run(main())


def test_between_keep_and_roll_another_device_may_come(tmp_path: Path) -> None:
    """The roll was chosen with other dice kept, so it is refused: nobody rolls what they did not choose."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as phone, anna.at(table) as laptop:
                dice = (await phone.play(ROLL))["event"]["thrown"]
                kept = await phone.play({"type": "keep", "seat": 0, "dice": dice[:2]})
                await laptop.until_seq(kept["seq"])
                await laptop.play({"type": "keep", "seat": 0, "dice": dice[:1]})
                late = await phone.play(ROLL, seq=kept["seq"])
                assert (late["type"], late["code"]) == ("refused", "table-late")
                assert (late["state"]["now"]["kept"], late["state"]["now"]["dice"]) == (dice[:1], dice)

    asyncio.run(main())


def test_a_key_that_was_used_for_another_move(tmp_path: Path) -> None:
    """It stands for what it stood for at that place; elsewhere it is as good as any."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as at:
                first = await at.play(ROLL, key="k")
                again = await at.play({"type": "enter", "seat": 0, "key": "ones"}, seq=1, key="k")
                assert (again["type"], again["event"]) == ("done", first["event"])
                assert (await at.play(at.simple_move(), key="k"))["type"] == "moved"

    asyncio.run(main())


def test_commands_sent_without_waiting(tmp_path: Path) -> None:
    """A client that knows what comes of a move may send the next: they are carried out in order."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as at:
                for turn in range(5):
                    await at.play(ROLL)
                    seq, dice = at.seq, at.now["dice"]
                    keys = [
                        await at.ask({"type": "keep", "seat": 0, "dice": dice[:2]}, seq=seq),
                        await at.ask(ROLL, seq=seq + 1),
                        await at.ask({"type": "keep", "seat": 0, "dice": dice[:2]}, seq=seq + 2),
                        await at.ask(ROLL, seq=seq + 3),
                    ]
                    answers = [await at.answer(key) for key in keys]
                    assert [answer["type"] for answer in answers] == ["moved"] * 4
                    assert [answer["seq"] for answer in answers] == [seq + 1, seq + 2, seq + 3, seq + 4]
                    await at.play(at.simple_move())
                    assert len(at.state["turns"]) == turn + 1

    asyncio.run(main())


def test_a_move_the_game_refuses(tmp_path: Path) -> None:
    """With the reason as a code, its details and a sentence that names the box as the sheet does."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna, _) = await sit_down(base, "Anna", "Bo", sheet="vinga")
            async with anna.at(table) as at:
                before = at.state
                told = await at.play({"type": "keep", "seat": 0, "dice": [1]})
                assert (told["type"], told["code"], told["seq"]) == ("refused", "move-before-roll", 1)
                await at.play(ROLL)
                told = await at.play({"type": "enter", "seat": 0, "key": "no-such-box"})
                assert (told["code"], told["details"]["box"]) == ("move-no-box", "no-such-box")
                answer = await anna.ask(
                    "POST",
                    f"/api/tables/{table}/moves",
                    {"seq": 2, "key": "k", "move": {"type": "take-back", "seat": 0}},
                )
                assert answer.status_code == 409
                assert answer.json()["code"].startswith("move-")
                assert (at.seq, before["seq"]) == (2, 1)

    asyncio.run(main())


def test_moves_over_http_alone(tmp_path: Path) -> None:
    """A program needs no websocket: it asks, plays, and is answered with all that changed."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna", sheet="printworks")
            path, state = f"/api/tables/{table}", (await anna.get(f"/api/tables/{table}"))["state"]
            async with Guest(base).at(table) as watching:
                while state["now"]["phase"] != "over":
                    at = AtTable(anna, watching.connection)
                    at.now = state["now"]
                    move = {"seq": state["seq"], "key": anna.key(), "move": at.simple_move()}
                    told = await anna.post(f"{path}/moves", move)
                    assert (told["type"], told["key"]) == ("moved", move["key"])
                    state = (await anna.get(path))["state"]
                    await watching.until_seq(state["seq"])
                    assert watching.state == state

    asyncio.run(main())


# Reactions and signs of life


def test_reactions_reach_everyone(tmp_path: Path) -> None:
    """Also whoever shows them; a watcher has none, and there are no others than those there are."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo")
            async with anna.at(table) as hers, bo.at(table) as his, Guest(base).at(table) as watching:
                for reaction in REACTIONS:
                    await his.say({"type": "react", "seat": 1, "reaction": reaction})
                    for at in (hers, his, watching):
                        assert await at.next() == {"type": "reacted", "seat": 1, "reaction": reaction}
                for at, seat, reaction, code in (
                    (his, 0, "bravo", "table-not-yours"), (watching, 1, "bravo", "table-not-yours"),
                    (his, 1, "<b>", "table-reaction"), (his, 7, "bravo", "table-not-yours"),
                ):  # fmt: skip
                    await at.say({"type": "react", "seat": seat, "reaction": reaction})
                    told = await at.next()
                    assert (told["type"], told["code"]) == ("refused", code)

    asyncio.run(main())


def test_a_crowd_of_devices_does_not_drown_a_table(tmp_path: Path) -> None:
    """However many show however much at once, a seat has only so many reactions, and who reads stays."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", commands_burst=1_000) as base, AsyncExitStack() as stack:
            table, (anna, bo) = await sit_down(base, "Anna", "Bo")
            hers = await stack.enter_async_context(anna.at(table))
            devices = [await stack.enter_async_context(bo.at(table)) for _ in range(10)]
            for device in devices:
                for _ in range(60):
                    await device.say({"type": "react", "seat": 1, "reaction": "bravo"})
            told = await devices[0].until("refused")
            assert told["code"] == "table-reactions"
            assert (await hers.play(ROLL))["type"] == "moved"
            # of 600 that were shown: ten at once, then one a second, however slow this machine is
            assert sum('"reacted"' in one for one in anna.heard) < 300
            # Together: who has not read all that was told waits for a while before they are gone.
            await asyncio.gather(*(device.connection.close() for device in devices))

    asyncio.run(main())


def test_signs_of_life(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as at:
                await at.say({"type": "ping"})
                assert await at.next() == {"type": "pong"}

    asyncio.run(main())
