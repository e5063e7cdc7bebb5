"""PostgreSQL stopped, crashed or silent under two servers: commands fail clearly, and then all goes on."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from faults.regulars import Evening, begin
from faults.test_database_away import frozen
from support.db.postgres import Cluster
from support.dose import CAMPAIGN
from support.server.clients import AtTable, Guest, Refusal, Said
from support.server.servers import PATIENCE, ServerProcess, server_process

OUTAGES = {"fast": 10, "immediate": 10, "silent": 3} if CAMPAIGN else {"immediate": 1}
"""How often the database is away; nobody knows that one is silent before some seconds have passed."""


@contextmanager
def stop_cluster(cluster: Cluster, mode: str) -> Iterator[None]:
    """Let a database be away: stopped properly, crashed, or there without a word."""
    if mode == "silent":
        with frozen(cluster):
            yield
    else:
        cluster.stop(mode)
        yield
        cluster.start()


@pytest.mark.parametrize("mode", OUTAGES)
def test_a_database_that_goes_away_under_load(mode: str, postgres_cluster: Cluster) -> None:
    """Nobody hangs, no process ends or is started again, and nothing that was acknowledged is lost."""
    database = postgres_cluster.new_database()
    with ExitStack() as stack:
        servers = [stack.enter_context(server_process(database)) for _ in range(2)]
        pids = [server.pid for server in servers]
        evening = Evening(mode, *(server.base for server in servers))
        asyncio.run(_goes_away(evening, servers, postgres_cluster, mode))
        assert [server.pid for server in servers if server.running] == pids
        for server in servers:
            assert server.stop() == 0
            assert [line for line in server.logged() if line.get("level") == "error"] == []
            told = [line["event"] for line in server.logged() if str(line["event"]).startswith("store-")]
            assert (told[0], told[-1]) == ("store-away", "store-back")
    asyncio.run(evening.ledger.compare(database))
    counts = evening.ledger.counts
    assert counts["table-store"] > 0
    print(f"{mode}: {', '.join(f'{number} {what}' for what, number in sorted(counts.items()))}")  # noqa: T201 # for docs/campaigns.md


async def _goes_away(evening: Evening, servers: list[ServerProcess], cluster: Cluster, mode: str) -> None:
    anna = Guest(servers[0].base)
    table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
    bo = Guest(servers[1].base, anna.token)
    async with asyncio.TaskGroup() as group, anna.at(table) as here, bo.at(table) as there:
        await begin(evening, group)
        for _ in range(OUTAGES[mode]):
            await evening.everyone_goes_on()
            away = stop_cluster(cluster, mode)
            await asyncio.to_thread(away.__enter__)
            await asyncio.gather(*map(refuses, servers, (here, there)))
            await asyncio.to_thread(away.__exit__, None, None, None)
            for server in servers:
                await asyncio.to_thread(server.wait)
            await evening.everyone_goes_on()
            await hear_each_other(here, there)
        evening.last.set()


def health_status(server: ServerProcess, what: str) -> int:
    """Return the status of an answer about a server's health."""
    try:
        with urlopen(f"{server.base}/health/{what}", timeout=PATIENCE) as answer:  # noqa: S310 # our own address
            return int(answer.status)
    except HTTPError as error:
        error.close()
        return error.code


async def refuses(server: ServerProcess, place: AtTable) -> None:
    """Ask for a move, for one beside the live connection, and for a table: each is refused, and says why."""
    assert await asyncio.to_thread(health_status, server, "live") == 200
    assert await asyncio.to_thread(health_status, server, "ready") == 503
    told = await place.play({"type": "roll", "seat": 0})
    assert (told["type"], told["code"]) == ("refused", "table-store")
    move = {"seq": place.seq, "key": place.guest.key(), "move": {"type": "roll", "seat": 0}}
    for path, body in (
        (f"/api/tables/{place.room['table']}/moves", move),
        ("/api/tables", {"key": place.guest.key(), "seats": [{"name": "Anna", "here": True}]}),
    ):
        with pytest.raises(Refusal) as refusal:
            await place.guest.post(path, body)
        assert (refusal.value.status, refusal.value.code) == (503, "table-store")


async def hear_each_other(here: AtTable, there: AtTable) -> None:
    """Move at one process and hear of it at the other, and the same with what is not kept."""
    for one, other in ((here, there), (there, here)):
        while (told := await make_next_move(one))["type"] == "refused":
            assert told["code"] == "table-late"  # it was found out what had come of the last one
        while other.seq < one.seq:
            await other.next()
        for number in count():  # said once, it may be said to nobody while the other is still coming back
            reaction = ("bravo", "laugh", "ouch")[number % 3]
            await one.say({"type": "react", "seat": 0, "reaction": reaction})
            if await hears_reaction(other, reaction):
                break
            assert number < 30


async def make_next_move(place: AtTable) -> Said:
    """Do whatever leads on."""
    move = {"type": "roll", "seat": 0}
    if place.now.get("dice"):
        move = place.simple_move()
    return await place.play(move)


async def hears_reaction(place: AtTable, reaction: str) -> bool:
    """Whether a reaction is heard soon."""
    try:
        async with asyncio.timeout(1):
            while (told := await place.next())["type"] != "reacted" or told["reaction"] != reaction:
                pass
    except TimeoutError:
        return False
    return True
