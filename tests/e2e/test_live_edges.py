"""The small doors of a server: odd names, unknown paths, too many connections, metrics, removed devices."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from support.server.clients import Guest
from support.server.scripted_workers import until
from support.server.servers import free_port, hosting, serving
from yatzy.rules.errors import ServeError
from yatzy.server.context import AppContext
from yatzy.server.net.limits import Limits
from yatzy.server.ops import logs
from yatzy.server.settings import Settings

ANNA = {"name": "Anna", "here": True}
ODD_HOSTS = ("localhost:99999", "localhost:x", "localhost:80:90", "localhost:-1")


@asynccontextmanager
async def serve_limited(folder: Path, **wanted: Any) -> AsyncIterator[tuple[str, Callable[[], None]]]:
    """Serve with limits for which no time passes; yield also what lets everybody begin anew."""
    async with hosting(folder / "games.db", **wanted) as (base, context):

        def begin_anew() -> None:
            context.limits = Limits(context.settings, lambda: 0.0)

        begin_anew()
        yield base, begin_anew


async def statuses(base: str, number: int, method: str, path: str, **headers: str) -> list[int]:
    """Return how some equal requests are answered."""
    async with httpx.AsyncClient(base_url=base) as client:
        return [(await client.request(method, path, headers=headers)).status_code for _ in range(number)]


async def read_metric(base: str, name: str) -> dict[str, float]:
    """Return the values of a metric by its only label, those that are 0 left out."""
    async with httpx.AsyncClient(base_url=base) as client:
        text = (await client.get("/metrics")).text
    found = re.findall(rf'^{name}\{{\w+="([\w-]+)"\}} (\S+)', text, re.MULTILINE)
    return {label: float(value) for label, value in found if float(value)}


# Requests that fit nowhere


def test_a_host_with_an_odd_port_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As any foreign name is: with 400, without a word in the log, and counted like every request."""

    async def main() -> None:
        async with serve_limited(tmp_path, requests_burst=3) as (base, begin_anew):
            for host in ODD_HOSTS:
                begin_anew()
                found = await statuses(base, 5, "GET", "/api/sheets", Host=host)
                assert (host, found) == (host, [400, 400, 400, 429, 429])

    asyncio.run(main())
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


UNMATCHED = (
    ("GET", "/api/nothing/at/all", 404),
    ("GET", "/schema/nothing", 404),
    ("DELETE", "/api/sheets", 405),
    ("PATCH", "/api/tables", 405),
    ("OPTIONS", "/api/tables", 204),
)


def test_what_no_route_matches_is_counted(tmp_path: Path) -> None:
    async def main() -> None:
        async with serve_limited(tmp_path, requests_burst=3) as (base, begin_anew):
            for method, path, status in UNMATCHED:
                begin_anew()
                found = await statuses(base, 5, method, path)
                assert (method, path, found) == (method, path, [status, status, status, 429, 429])

    asyncio.run(main())


def test_answers_about_tables_are_not_stored_on_the_way(tmp_path: Path) -> None:
    """Whatever they are, refusals too; what says for itself how long it holds says so still."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            table = (await Guest(base).lay(ANNA))["room"]["table"]
            for path in ("", "/events", "/record", "/pad", "/rules", "/qr.svg", "/advice", "/nothing"):
                answer = await client.get(f"/api/tables/{table}{path}")
                assert answer.headers["cache-control"] == "no-store", path
            for path in ("/api/tables", "/api/player/records"):
                assert (await client.get(path)).headers["cache-control"] == "no-store", path
            assert (await client.get("/api/words")).headers["cache-control"] == "no-cache"

    asyncio.run(main())


# Too many connections


def test_only_so_many_connections_for_requests(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One more is told so and closed; when one goes, another may come. A metric and a line of the log tell."""
    caplog.set_level("INFO", logs.OURS)

    async def main() -> None:
        async with hosting(tmp_path / "games.db", connections_per_address=2) as (base, context):
            port = int(base.rpartition(":")[2])
            kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            for _ in range(3):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                assert (await reader.read()).startswith(b"HTTP/1.1 429 ")  # to the end: it is closed
                writer.close()
            elsewhere = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
            elsewhere[1].write(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert (await elsewhere[0].readline()).startswith(b"HTTP/1.1 200 ")
            kept[0][1].close()
            await until(lambda: context.limits.acquire_connection("127.0.0.1"))  # once it has noticed
            context.limits.release_connection("127.0.0.1")
            assert (await read_metric(base, "yatzy_turned_away_total"))["connections"] == 3
            for _, writer in (kept[1], elsewhere):
                writer.close()

    asyncio.run(main())
    assert [one.message for one in caplog.records if one.message == "turned-away"] == ["turned-away"]


def test_a_live_connection_takes_no_place_of_a_request(tmp_path: Path) -> None:
    """It has a limit of its own."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", connections_per_address=2) as base, AsyncExitStack() as stack:
            anna = Guest(base)
            table = (await anna.lay(ANNA))["room"]["table"]
            for _ in range(5):
                await stack.enter_async_context(anna.at(table))
            assert (await anna.get(f"/api/tables/{table}"))["room"]["table"] == table

    asyncio.run(main())


def test_a_live_connection_turned_away_is_counted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whether there are too many of them or they come too fast."""
    caplog.set_level("INFO", logs.OURS)

    async def closed(base: str) -> int | None:
        async with connect(f"{base.replace('http', 'ws', 1)}/api/tables/ab3defg7hj/live") as connection:
            try:
                await connection.recv()
            except ConnectionClosed:
                return connection.close_code
        return None

    async def main() -> None:
        async with hosting(tmp_path / "games.db", sockets_per_address=1) as (base, context):
            with context.limits.hold_socket("127.0.0.1"):
                assert await closed(base) == 4429
            assert await read_metric(base, "yatzy_turned_away_total") == {"sockets": 1}
        async with serve_limited(tmp_path, requests_burst=1) as (base, _):
            assert await statuses(base, 1, "GET", "/api/sheets") == [200]
            assert await closed(base) == 4429
            assert await read_metric(base, "yatzy_turned_away_total") == {"requests": 1}

    asyncio.run(main())
    assert len([one for one in caplog.records if one.message == "turned-away"]) == 2


# Who asks


def test_a_proxy_is_known_by_either_form_of_its_address(tmp_path: Path) -> None:
    """On a socket for both families it arrives as ``::ffff:127.0.0.1``; its guests are limited one by one.

    Of IPv6, by their network.
    """

    async def main() -> None:
        wanted: dict[str, Any] = {"host": "::", "trusted_proxies": "127.0.0.1", "connections_per_address": 1}
        async with serve_limited(tmp_path, requests_burst=1, **wanted) as (base, _):

            async def ask(address: str) -> int:
                return (await statuses(base, 1, "GET", "/api/sheets", **{"X-Forwarded-For": address}))[0]

            asked = [
                "203.0.113.1",
                "203.0.113.2",
                "203.0.113.1",
                "::ffff:203.0.113.2",
                "2001:db8::1",
                "2001:db8::2",
            ]
            assert [await ask(one) for one in asked] == [200, 200, 429, 429, 200, 429]

    asyncio.run(main())


# Metrics


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    """Not by another name, as through a proxy, and not for others whose address a proxy tells."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", trusted_proxies="127.0.0.1") as base:
            assert await statuses(base, 1, "GET", "/metrics") == [200]
            for headers in (
                {"Host": "yatzy.example"},
                {"Host": "192.0.2.1"},
                {"X-Forwarded-For": "203.0.113.1"},
            ):
                assert await statuses(base, 1, "GET", "/metrics", **headers) == [404], headers

    asyncio.run(main())


def test_metrics_at_an_address_of_their_own(tmp_path: Path) -> None:
    """There whoever reaches it may read them, until the server ends."""

    async def main() -> None:
        address = f"127.0.0.1:{free_port()}"
        async with serving(tmp_path / "games.db", metrics=address), httpx.AsyncClient() as client:
            answer = await client.get(f"http://{address}/metrics", headers={"Host": "metrics.example"})
            assert "yatzy_loop_lag_seconds_count" in answer.text
        async with httpx.AsyncClient() as client:
            with pytest.raises(httpx.ConnectError):
                await client.get(f"http://{address}/metrics")

    asyncio.run(main())


def test_an_address_for_metrics_that_is_taken(tmp_path: Path) -> None:
    """The server does not start, and says which port it is."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            context = AppContext(
                Settings(database=str(tmp_path / "others.db"), metrics=base.removeprefix("http://"))
            )
            with pytest.raises(ServeError, match=base.rpartition(":")[2]):
                await context.open()
            await context.jobs.close()
            await context.log.close()

    asyncio.run(main())


# Devices


def test_a_removed_device_hears_no_more(tmp_path: Path) -> None:
    """Its connection is closed before anything else happens; it may come back and watch, as anyone may."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, phone, eve = Guest(base), Guest(base), Guest(base)
            table = (await anna.lay(ANNA))["room"]["table"]
            await anna.change(table, "seats/0/devices", token=phone.token)
            async with anna.at(table) as hers, phone.at(table) as lost, eve.at(table) as watching:
                assert list(lost.seats) == [0]
                await anna.change(table, "seats/0/alone")
                await hers.play(hers.simple_move())
                await watching.until_seq(hers.seq)
                with pytest.raises(ConnectionClosed):
                    await lost.connection.recv()
                assert lost.connection.close_code == 4403
                async with phone.at(table) as back:
                    assert list(back.seats) == []
            assert (await read_metric(base, "yatzy_sockets_closed_total"))["removed"] == 1

    asyncio.run(main())
