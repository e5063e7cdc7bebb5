"""The largest requests for every route: each is answered briefly, and whoever else is there plays on."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.game.long_records import long_record
from support.server.clients import Guest
from support.server.large_requests import LargeRequest, large_requests
from support.server.servers import hosting
from yatzy.rules.cursor import MOST_FAULTS

SECONDS = 300
"""After which an answer that has not come never will."""
MOST_REFUSAL, MOST_ANSWER = 60_000, 4_000_000
"""Bytes of an answer that refuses, and of one that gives what was asked for: a whole long game, at most."""


class Elsewhere:
    """Somebody with another address, who plays a game of their own."""

    def __init__(self, base: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        self.client = httpx.AsyncClient(base_url=base, transport=transport, timeout=SECONDS)
        self._token = {"Authorization": f"Bearer {Guest(base).token}"}
        self._table: dict[str, Any] = {}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask for something, which has to succeed."""
        answer = await self.client.request(method, path, json=body, headers=self._token)
        assert answer.is_success, answer.text
        return answer.json()

    async def play(self) -> None:
        """Ask whether the server is there, and make a move."""
        assert (await self.ask("GET", "/health/live"))["ok"]
        if not self._table or self._table["state"]["now"]["phase"] == "over":
            seats = [{"name": "Bo", "here": True}]
            self._table = await self.ask("POST", "/api/tables", {"key": f"t{id(self._table)}", "seats": seats})
        state, table = self._table["state"], self._table["room"]["table"]
        entries = [one["key"] for one in state["now"].get("entries", ()) if one["allowed"]]
        move = {"type": "enter", "key": entries[0]} if entries else {"type": "roll"}
        body = {"seq": state["seq"], "key": f"m{state['seq']}", "move": {**move, "seat": 0}}
        await self.ask("POST", f"/api/tables/{table}/moves", body)
        self._table = await self.ask("GET", f"/api/tables/{table}")


def check_answer(asked: LargeRequest, answer: httpx.Response) -> None:
    """Check that an answer is short, and is none of a server that failed."""
    what = f"{asked.name}: {answer.status_code} {answer.text[:300]}"
    assert answer.status_code < 500 or answer.json()["code"].startswith("work-"), what
    assert len(answer.content) <= (MOST_REFUSAL if answer.is_error else MOST_ANSWER), what
    if answer.headers["content-type"] == "application/json" and isinstance(told := answer.json(), dict):
        assert len(told.get("faults", ())) <= MOST_FAULTS, what


def test_the_largest_requests_of_all(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """For every operation of the document, at a table with a long game, while somebody else plays."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db", jobs_waiting=16) as (base, context):
            elsewhere, anna = Elsewhere(base), Guest(base)
            table = (await anna.post("/api/records", {"record": long_record()}))["room"]["table"]
            document = (await anna.ask("GET", "/schema/openapi.json")).json()
            token, asked = {"Authorization": f"Bearer {anna.token}"}, 0
            async with httpx.AsyncClient(base_url=base, timeout=SECONDS, headers=token) as client:
                for one in large_requests(document, table):
                    check_answer(one, await client.request(one.method, one.path, content=one.body))
                    asked += 1
                    if not asked % 10:
                        await elsewhere.play()
            await elsewhere.client.aclose()
            assert asked > 150
            assert context.offload.finished > 0

    asyncio.run(main())
    assert not [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
