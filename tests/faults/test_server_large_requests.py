"""The largest requests for every route, and all that once held a server up: how long everybody else waits."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
import pytest

from faults.test_server_abused import SEATS, abusers, wait_for
from support.dose import CAMPAIGN
from support.server.clients import Guest
from support.server.servers import ServerProcess, server_process
from yatzy.server.settings import Settings

ASKED = 400 if CAMPAIGN else 30
"""How often somebody asks whether the server is there, and makes a move."""
MOST_SECONDS, MOST_TIMES = 0.1, 3
"""How long 99 of 100 answers may take in the campaign: so long, or so many times as long as when it is idle."""
STANDING = Settings()
LIMITED = (
    "tables_per_hour",
    "requests_per_second",
    "requests_burst",
    "sockets_per_address",
    "connections_per_address",
    "jobs_waiting",
    "jobs_per_owner",
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the limits it has where nobody changes them."""
    limits = {name: getattr(STANDING, name) for name in LIMITED}
    with server_process(tmp_path / "games.db", **limits) as found:
        yield found


@pytest.mark.parametrize("kind", ["send_large_requests", "do_everything_found"])
def test_everybody_else_plays_on(kind: str, server: ServerProcess) -> None:
    """Everybody is answered; in the campaign, about as fast as on a server that has nothing else to do."""
    asyncio.run(_compare(server, kind))
    assert [line for line in server.logged() if line.get("level") == "error"] == []


async def _compare(server: ServerProcess, kind: str) -> None:
    anna = Guest(server.base)
    table = (await anna.lay(*SEATS, sheet="maxi", rounds=6))["room"]["table"]
    idle = await latencies(anna, table)
    with abusers(kind, server.port, table, Guest(server.base).token) as at_it:
        await asyncio.to_thread(wait_for, at_it)
        beside = await latencies(anna, table)
        assert at_it.poll() is None
    for name, before, after in zip(("asked", "moved"), idle, beside, strict=True):
        print(f"{kind}, {name}: idle {describe(before)}, beside {describe(after)}")  # noqa: T201 # for the document
        if CAMPAIGN:
            assert last_percent(after) <= max(MOST_SECONDS, MOST_TIMES * last_percent(before))


async def latencies(anna: Guest, table: str) -> tuple[list[float], list[float]]:
    """Return how long answers took: whether the server is there, and to moves."""
    asked, moved = [], []
    async with anna.at(table) as place, httpx.AsyncClient(base_url=anna.base, timeout=300) as client:
        for number in range(ASKED):
            began = perf_counter()
            assert (await client.get("/health/live")).is_success
            asked.append(perf_counter() - began)
            began = perf_counter()
            told = await place.play(place.simple_move())
            moved.append(perf_counter() - began)
            assert told["type"] == "moved", (number, told)
            await asyncio.sleep(0.055)  # under the rate of commands and of health checks
    return asked, moved


def last_percent(seconds: list[float]) -> float:
    """Return what 99 of 100 stay below."""
    return quantiles(seconds, n=100, method="inclusive")[98]


def describe(seconds: list[float]) -> str:
    """Return the median and the last percent, in milliseconds."""
    middle = quantiles(seconds, n=2, method="inclusive")[0]
    return f"{1000 * middle:.1f} ms, 99 of 100 within {1000 * last_percent(seconds):.1f} ms"
