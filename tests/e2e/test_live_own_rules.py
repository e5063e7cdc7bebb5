"""Sheets of one's own over the wire, while they are written: faults at their places, and what they change."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.server.clients import Guest
from support.server.servers import hosting, serving
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.rules.toml import loads

ATTACK = "<img src=x onerror=alert(1)>"


def kitchen(**changes: Any) -> dict[str, Any]:
    """Return the usual sheet as one of the house, with a bonus of its own."""
    data = bundled_sheet("tactic").as_data()
    data |= {"id": "kitchen", "title": ATTACK, "upper_bonus": {"at": 60, "points": 77}} | changes
    return {key: value for key, value in data.items() if key not in ("names", "guessed", "readings")}


async def check(client: httpx.AsyncClient, rules: object, **more: object) -> dict[str, Any]:
    answer = await client.post("/api/rules", json={"rules": rules} | more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_sheet_that_is_one(tmp_path: Path) -> None:
    """It comes back as data and as a file, with its rules to read, its pad, and what it changes."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            found = await check(client, kitchen(), base="tactic")
            assert "faults" not in found
            assert parse_sheet(found["sheet"]) == loads(found["toml"]) == parse_sheet(kitchen())
            assert found["digest"] == parse_sheet(kitchen()).digest
            assert (found["rules"]["on_shelf"], found["rules"]["pad"]["title"]) == (False, ATTACK)
            facts = {row["kind"]: row for row in found["changes"]["facts"]}
            assert facts["bonus"]["cells"] == ["50 for 63 or more", "77 for 60 or more"]
            assert not any(row["differs"] for row in found["changes"]["boxes"])
            assert await check(client, found["toml"], base="tactic") == found
            assert "changes" not in await check(client, kitchen())

    asyncio.run(main())


def test_what_is_wrong_is_told_at_its_place(tmp_path: Path) -> None:
    """In a sentence for each, and as an answer: who is still writing has asked for nothing that is refused."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            boxes = [*kitchen()["boxes"], {"key": "chance", "pattern": "any", "pays": "everything"}]
            found = await check(client, kitchen(rolls=0, boxes=boxes), base="tactic")
            assert list(found) == ["faults"]
            assert [(fault["path"], fault["code"]) for fault in found["faults"]] == [
                ("rolls", "not-whole"),
                ("boxes[15].pays", "not-pays"),
            ]
            assert found["faults"][0]["text"] == "must be a whole number from 1 to 6, not 0."
            for text in ("", "id = ", "x" * 5_000):
                (fault,) = (await check(client, text))["faults"]
                assert fault["path"] == ""
            taken = await check(client, kitchen(id="hasbro"))
            assert [fault["path"] for fault in taken["faults"]] == ["id"]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"rules": None}, 400),
        ({"rules": {}, "base": "monopoly"}, 404),
        ({"rules": "x" * 70_000}, 400),
        ({"rules": {}, "more": 1}, 400),
    ],
)
def test_what_is_refused(tmp_path: Path, body: dict[str, Any], status: int) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            answer = await client.post("/api/rules", json=body)
            assert answer.status_code == status

    asyncio.run(main())


def test_it_is_looked_at_elsewhere(tmp_path: Path) -> None:
    """By a quick worker, since a sheet can be made that takes long to look at."""

    async def main() -> None:
        async with (
            hosting(tmp_path / "games.db") as (base, context),
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            assert not context.jobs.pool.pids
            await check(client, kitchen())
            assert len(context.jobs.pool.pids) == 1

    asyncio.run(main())


def test_a_checked_sheet_can_be_played(tmp_path: Path) -> None:
    """What came back as data lays a table, and that plays by the bonus of the house."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            found = await check(client, kitchen())
            told = await Guest(base).lay({"name": "Anna", "here": True}, rules=found["sheet"])
            pad = (await client.get(f"/api/tables/{told['room']['table']}/pad")).json()
            assert (pad["bonus_at"], pad["bonus"]) == (60, 77)

    asyncio.run(main())
