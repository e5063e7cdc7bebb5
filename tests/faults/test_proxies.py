"""The proxies of ``deploy/`` before two servers on PostgreSQL: while one restarts, and while both are away."""

import asyncio
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from faults.regulars import Evening, duel
from support.db.postgres import Cluster
from support.dose import dose
from support.server.clients import Guest
from support.server.proxies import caddy_before, nginx_before, write_certificate
from support.server.servers import ServerProcess, free_port, server_process

SECONDS = 300


class Visits:
    """Requests through a proxy, one after the other, and what became of them."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.answers: Counter[tuple[str, int]] = Counter()

    async def go_on(self) -> None:
        """Read the page and create tables, on connections that stay open, until cancelled."""
        guest = Guest(self._base)
        headers = {"Authorization": f"Bearer {guest.token}"}
        async with httpx.AsyncClient(
            base_url=self._base,
            headers=headers,
            timeout=SECONDS,
            verify=False,  # noqa: S501 # our own certificate
        ) as client:
            while True:
                seats = [{"name": "Anna", "here": True}]
                read = await client.get("/")
                created = await client.post("/api/tables", json={"key": guest.key(), "seats": seats})
                for answer in (read, created):
                    self.answers[answer.request.method, answer.status_code] += 1
                await asyncio.sleep(0)


async def _restart_each(evening: Evening, visits: Visits, servers: list[ServerProcess]) -> None:
    async with asyncio.TaskGroup() as group:
        visiting = group.create_task(visits.go_on())
        group.create_task(duel(evening, "vinga"))
        for server in servers:
            await _all_go_on(evening, visits)
            assert await asyncio.to_thread(server.stop) == 0
            await _all_go_on(evening, visits)
            await asyncio.to_thread(server.start)
        evening.last.set()
        visiting.cancel()


async def _all_go_on(evening: Evening, visits: Visits) -> None:
    """Wait until everybody who plays has played, and some requests were answered."""
    before = visits.answers.total()
    while len(evening.here) < 3 or visits.answers.total() < before + 4:  # noqa: ASYNC110 # nobody tells
        await asyncio.sleep(0.02)
    await evening.everyone_goes_on()


@pytest.mark.parametrize("proxy", dose(["nginx", "caddy"], ["nginx"]))
def test_one_restarts_after_the_other(
    proxy: str, postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No request fails meanwhile, and nothing that was acknowledged is lost or doubled."""
    database, port = postgres.new_database(), free_port()
    monkeypatch.setenv("SSL_CERT_FILE", str(write_certificate(tmp_path)))
    scheme, before = {"nginx": ("https", nginx_before), "caddy": ("http", caddy_before)}[proxy]
    settings: dict[str, Any] = {"public_url": f"{scheme}://127.0.0.1:{port}", "trusted_proxies": "127.0.0.1"}
    with ExitStack() as stack:
        servers = [stack.enter_context(server_process(database, **settings)) for _ in range(2)]
        base = stack.enter_context(before(tmp_path, port, [server.port for server in servers]))
        evening, visits = Evening(proxy, base), Visits(base)
        asyncio.run(_restart_each(evening, visits, servers))
        for server in servers:
            assert server.stop() == 0
    asyncio.run(evening.ledger.compare(database))
    assert set(visits.answers) == {("GET", 200), ("POST", 201)}
    assert evening.ledger.counts["requests lost"] == evening.ledger.counts["requests refused"] == 0


def test_caddy_while_the_database_is_away(postgres_cluster: Cluster, tmp_path: Path) -> None:
    """Whoever comes reads that the tables are back soon, and programs when to ask again; then all goes on."""
    database, port = postgres_cluster.new_database(), free_port()
    with ExitStack() as stack:
        servers = [stack.enter_context(server_process(database)) for _ in range(2)]
        base = stack.enter_context(caddy_before(tmp_path, port, [server.port for server in servers]))
        with httpx.Client(base_url=base, timeout=SECONDS) as client:
            assert client.get("/").status_code == 200
            assert client.get("/health/ready").status_code == 404
            postgres_cluster.stop()
            try:
                away = _get_until(client, 503)
                assert away.headers["retry-after"] == "5"
                assert away.headers["content-type"].startswith("text/html")
                assert "back in a moment" in away.text
            finally:
                postgres_cluster.start()
            assert "Yatzy" in _get_until(client, 200).text


def _get_until(client: httpx.Client, status: int) -> httpx.Response:
    """Ask for the page until it is answered so; the proxy looks after the servers every other second."""
    while (answer := client.get("/")).status_code != status:
        assert answer.status_code in {200, 503}
    return answer
