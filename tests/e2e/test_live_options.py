"""Tables that play with options: created, played, reviewed and recorded under the name that has them."""

import asyncio
from pathlib import Path

import httpx

from support.server.servers import serving
from support.server.tokens import new_token
from yatzy.rules.sheet_files import bundled_sheet

SHEET = "tactic+chance-last+bonus-35"


def test_a_table_with_options(tmp_path: Path) -> None:
    """The room, its rules and its record name the options; unknown ones, and those of a day, are refused."""

    async def main() -> None:
        async with (
            serving(tmp_path / "games.db") as base,
            httpx.AsyncClient(base_url=base, timeout=300) as client,
        ):
            client.headers["Authorization"] = f"Bearer {new_token()}"
            body = {"key": new_token(), "sheet": SHEET, "seats": [{"name": "Anna", "here": True}]}
            created = await client.post("/api/tables", json=body)
            assert created.status_code == 201, created.text
            room = created.json()["room"]
            assert (room["sheet"], room["digest"]) == (SHEET, bundled_sheet(SHEET).digest)
            rules = (await client.get(f"/api/tables/{room['table']}/rules")).json()
            assert rules["on_shelf"]
            chosen = [option["key"] for option in rules["page"]["options"] if option["chosen"]]
            assert chosen == ["chance-last", "bonus-35"]
            assert (await client.get(f"/api/sheets/{SHEET}/rules")).json()["page"] == rules["page"]
            assert (await client.get(f"/api/sheets/{SHEET}")).json()["upper_bonus"] == {"at": 63, "points": 35}
            solved = await client.post("/api/solve", json={"sheet": "tactic+in-order"})
            assert round(solved.json()["expected"], 6) == 122.558527  # docs/science.md: forced-order
            for sheet, status in (("tactic+six-dice", 404), ("tactic+yatzy-plus+yatzy-100", 400)):
                assert (
                    await client.post("/api/tables", json=body | {"key": new_token(), "sheet": sheet})
                ).status_code == status
                assert (await client.get(f"/api/sheets/{sheet}/rules")).status_code == status
            assert (await client.get("/api/today", params={"sheet": SHEET})).status_code == 404

    asyncio.run(main())
