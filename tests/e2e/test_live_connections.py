"""Live connections: coming, being left, and what happens when the store fails or the server goes."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.server.clients import SECONDS, Guest, Said, open_socket, sit_down
from support.server.servers import PLENTY, hosting, server_process, serving
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.errors import StoreError

ROLL = {"type": "roll", "seat": 0}


# Coming and being left


async def close_code(base: str, table: str, *frames: Any, **settings: Any) -> tuple[int, list[Said]]:
    """Say things to a table; return the code the connection is closed with, and what was answered."""
    async with open_socket(
        f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live", **settings
    ) as connection:
        with suppress(ConnectionClosed):  # perhaps before all was said
            for frame in frames:
                await connection.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))
        answers, code = await until_closed(connection)
    return code, answers


async def until_closed(connection: ClientConnection) -> tuple[list[Said], int]:
    answers: list[Said] = []
    with suppress(ConnectionClosed):
        async with asyncio.timeout(SECONDS):
            while True:
                answers.append(json.loads(await connection.recv()))
    assert connection.close_code is not None
    return answers, connection.close_code


NO_HELLO: tuple[Any, ...] = (
    {"type": "ping"}, "nonsense", b"\xff\xfe", {"type": "hello", "token": 7},
    {"type": "hello", "x": 1}, {"type": "play", "seq": 0, "key": "k", "move": ROLL}, "[" * 5_000,
)  # fmt: skip
NO_TOKEN = ("short", "", "x" * 23, "x" * 10_000, "ä" * 22)


def test_who_says_no_hello_is_left(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, _ = await sit_down(base, "Anna")
            for frame in NO_HELLO:
                assert (frame, await close_code(base, table, frame)) == (frame, (4401, []))

    asyncio.run(main())


def test_a_hello_with_what_is_no_token(tmp_path: Path) -> None:
    """It is told what is wrong with it, and then left."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, _ = await sit_down(base, "Anna")
            for token in NO_TOKEN:
                code, [told] = await close_code(base, table, {"type": "hello", "token": token})
                assert (token, code, told["type"], told["code"]) == (token, 4401, "refused", "table-token")

    asyncio.run(main())


def test_what_is_no_utf_8(tmp_path: Path) -> None:
    """RFC 6455: 1007 is text that is none. A message sent as bytes is read like any other."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, _ = await sit_down(base, "Anna")
            async with open_socket(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live") as connection:
                await connection.send(b'{"type":"hello"}')
                assert json.loads(await connection.recv())["type"] == "welcome"
                await connection.send(b"\xff", text=True)
                answers, code = await until_closed(connection)
            assert (answers, code) == ([], 1007)

    asyncio.run(main())


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            code, [told] = await close_code(base, "nothing", {"type": "hello"})
            assert (code, told["type"], told["code"]) == (4404, "refused", "table-unknown")

    asyncio.run(main())


def test_who_speaks_nonsense_is_told_so_and_then_left(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, _ = await sit_down(base, "Anna")
            frames = ["nonsense", b"\xff", "{}", '{"type":"play"}', "[" * 5_000] * 3
            code, told = await close_code(base, table, {"type": "hello"}, *frames)
            assert code == 4400
            assert [one["type"] for one in told] == ["welcome", *["refused"] * 10]
            assert {one["code"] for one in told[1:]} == {"table-nonsense"}

    asyncio.run(main())


def test_hello_is_said_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as at:
                await at.say({"type": "hello", "token": anna.token})
                assert (await at.next())["code"] == "table-hello-again"

    asyncio.run(main())


def test_a_frame_that_is_too_large(tmp_path: Path) -> None:
    """RFC 6455: 1009 is a message too big to process. Nobody else notices."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", most_frame=1_000) as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as at:
                code, _ = await close_code(base, table, {"type": "hello", "language": "x" * 2_000})
                assert code == 1009
                assert (await at.play(ROLL))["type"] == "moved"

    asyncio.run(main())


def test_only_so_many_connections_of_one_address(tmp_path: Path) -> None:
    """When one goes, another may come."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", sockets_per_address=2) as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table):
                async with anna.at(table):
                    assert await close_code(base, table, {"type": "hello"}) == (4429, [])
                while not await welcome(base, table):  # as soon as the other has gone
                    pass

    asyncio.run(main())


async def welcome(base: str, table: str) -> bool:
    with suppress(ConnectionClosed):
        async with Guest(base).at(table):
            return True
    return False


def test_a_command_in_a_language_of_ones_own(tmp_path: Path) -> None:
    """It is spoken, whatever stands beside it; one that there is none of, however odd, is English."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            asked = {"en": "en", "xx": "en", "de-CH;q=0.5, *": "de", "../../etc": "en", "": "en"}
            for language, spoken in asked.items():
                code, [told] = await close_code(base, "nothing", {"type": "hello", "language": language})
                assert (code, told["text"]) == (4404, catalogue(spoken).say("error-table-unknown"))

    asyncio.run(main())


# When the store fails, or the server goes


def test_who_comes_while_a_table_is_in_doubt_sees_it_as_it_is_kept(tmp_path: Path) -> None:
    """The commit was done, and its answer lost: the event is there for who comes next, and for who waits."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            table, (anna, bo) = await sit_down(base, "Anna", "Bo")
            async with anna.at(table) as hers, bo.at(table) as his:
                real = context.log.append_event

                async def kept_but_unheard(*asked: Any) -> None:
                    await real(*asked)
                    raise StoreError("store-away", place="/secret/place")

                context.log.append_event = kept_but_unheard  # type: ignore[method-assign,assignment] # the database's doing
                told = await hers.play(ROLL)
                context.log.append_event = real  # type: ignore[method-assign] # as above
                assert (told["type"], told["code"]) == ("refused", "table-store")
                assert "/secret/place" not in json.dumps(told)
                async with Guest(base).at(table) as watching:
                    assert watching.seq == 2
                await his.until_seq(2)
                await hers.until_seq(2)

    asyncio.run(main())


def test_who_has_seen_more_than_this_process_is_not_shown_less(tmp_path: Path) -> None:
    """Another process has told more than this one has heard of yet: it looks before it answers."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            table, (anna, bo) = await sit_down(base, "Anna", "Bo")
            async with bo.at(table) as his:
                await context.log.append_event(table, 1, '{"type":"rolled","thrown":[1,2,3,4,5]}')
                async with anna.at(table, 2) as hers:
                    assert (hers.seq, hers.seen) == (2, [])
                    assert hers.now["dice"] == [1, 2, 3, 4, 5]
                    assert (await hers.play(hers.simple_move()))["type"] == "moved"
                await his.until_seq(3)

    asyncio.run(main())


def test_a_server_that_goes_and_comes_back(tmp_path: Path) -> None:
    """Asked to end it tells clients to come back; what was acknowledged is there, and play goes on."""

    async def main() -> None:
        with server_process(tmp_path / "games.db") as server:
            table, (anna, bo) = await sit_down(server.base, "Anna", "Bo", sheet="printworks")
            async with anna.at(table) as hers, bo.at(table) as his:
                await hers.play(ROLL)
                await hers.play(hers.simple_move())
                await his.until_seq(3)
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                for at in (hers, his):
                    away = await at.until("away")
                    assert away["seconds"] > 0
                    assert await until_closed(at.connection) == ([], 1012)  # RFC 6455's list: a restart
                assert await stopping == 0
            await asyncio.to_thread(server.start)
            async with anna.at(table, 3) as hers, bo.at(table, 3) as his:
                assert hers.state == his.state
                await asyncio.gather(hers.play_out(), his.play_out())
            assert [line["event"] for line in server.logged() if line["event"] in {"leaving", "closed"}] == [
                "leaving", "closed",
            ]  # fmt: skip

    asyncio.run(main())


def test_nobody_is_let_in_while_the_server_goes(tmp_path: Path) -> None:
    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            table, (anna,) = await sit_down(base, "Anna")
            await context.announce_shutdown()
            with pytest.raises(InvalidStatus) as refused:
                async with anna.at(table):
                    pass
            assert refused.value.response.status_code == 403
            ready = await anna.ask("GET", "/health/ready")
            assert (ready.status_code, ready.json()["code"]) == (503, "server-leaving")

    asyncio.run(main())


def test_commands_come_no_faster_than_they_may(tmp_path: Path) -> None:
    """Whoever sends many at once has them all carried out, only later."""

    async def main() -> None:
        limits = {**PLENTY, "commands_per_second": 200, "commands_burst": 1}
        async with serving(tmp_path / "games.db", **limits) as base:
            table, (anna,) = await sit_down(base, "Anna")
            async with anna.at(table) as at:
                for _ in range(20):
                    await at.say({"type": "ping"})
                assert [await at.next() for _ in range(20)] == [{"type": "pong"}] * 20

    asyncio.run(main())
