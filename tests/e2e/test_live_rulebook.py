"""Rules and pads over the wire: of the sheets on the shelf and of a sheet of the house."""

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.server.clients import Guest, Refusal
from support.server.servers import serving
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.web.page import FOR_EVER

ATTACK = "<img src=x onerror=alert(1)>"


def house() -> dict[str, Any]:
    """Return a sheet of the house, with names and a footnote that look like markup."""
    data = bundled_sheet("vinga").as_data() | {
        "id": "ours",
        "title": ATTACK,
        "upper_bonus": {"at": 60, "points": 77},
    }
    data["names"] = {"en": {"chance": ATTACK}}
    data["readings"] = [{"of": ["chance"], "source": "us", "note": ATTACK}]
    return data


def test_the_rules_of_every_sheet(tmp_path: Path) -> None:
    """Every box by its printed name, in the language that is named, else in the reader's."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            for sheet_id in sheet_ids():
                told = (await client.get(f"/api/sheets/{sheet_id}/rules")).json()
                keys = [box["key"] for part in told["page"]["parts"] for box in part["boxes"]]
                assert sorted(keys) == sorted(bundled_sheet(sheet_id).tables.keys)
                assert told["pad"]["id"] == told["sheet"] == sheet_id
            for answer in (
                await client.get("/api/sheets/tactic/rules?language=fi"),
                await client.get("/api/sheets/tactic/rules", headers={"accept-language": "fi-FI"}),
            ):
                parts = answer.json()["page"]["parts"]
                assert "Täyskäsi" in [
                    box["name"] for part in parts for box in part["boxes"]
                ]  # as it is printed
            assert (await client.get("/api/sheets/monopoly/rules")).json()["code"] == "sheet-unknown"
            assert (await client.get("/api/sheets/monopoly/pad.html")).status_code == 404
            wrong = await client.get("/api/sheets/tactic/rules?language=klingon")
            assert (wrong.status_code, wrong.json()["code"]) == (400, "language-unknown")

    asyncio.run(main())


def test_the_rules_of_a_sheet_of_the_house(tmp_path: Path) -> None:
    """A table tells the rules of its own sheet; what looks like markup stays text, on its pad as well."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, rules=house()))["room"]["table"]
            told = await anna.get(f"/api/tables/{table}/rules")
            assert (told["page"]["title"], told["on_shelf"]) == (ATTACK, False)
            upper = next(part for part in told["page"]["parts"] if part["kind"] == "upper")
            assert upper["lines"][0]["text"] == "Bonus: 77 points for 60 or more in the upper section."
            chance = next(
                box for part in told["page"]["parts"] for box in part["boxes"] if box["key"] == "chance"
            )
            assert chance["name"] == ATTACK
            assert [note["text"] for note in told["page"]["footnotes"]] == [ATTACK]
            pad = await anna.ask("GET", f"/api/tables/{table}/pad.html?columns=3")
            assert pad.headers["content-type"] == "text/html; charset=utf-8"
            assert "<img" not in pad.text
            assert ATTACK in unescape(pad.text)
            assert f'href="/rules?table={table}"' in pad.text

    asyncio.run(main())


def test_the_rules_of_another_s_match_are_not_told(tmp_path: Path) -> None:
    """Who may not see a table before the match is over is not told its rules either."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            match = (await anna.lay(duplicate=True))["room"]["table"]
            own = (await anna.post(f"/api/tables/{match}/match", {"name": "Anna"}))["room"]["table"]
            assert (await anna.get(f"/api/tables/{own}/rules"))["sheet"] == "tactic"
            for what in ("rules", "pad.html"):
                with pytest.raises(Refusal) as refused:
                    await bo.get(f"/api/tables/{own}/{what}")
                assert refused.value.code == "table-match-open"

    asyncio.run(main())


def test_a_pad_to_print(tmp_path: Path) -> None:
    """The document obeys the page's own policy; its style is a file that is kept as long as it is that one."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            pad = await client.get("/api/sheets/mb-1973/pad.html?columns=12&language=fr")
            assert "Total général" in pad.text  # as it is printed
            assert "'unsafe" not in pad.headers["content-security-policy"]
            addresses = re.findall(r'(?:href|src)="(/(?:api|web)/[^"]+)"', pad.text)
            assert len(addresses) == 3
            found = [await client.get(unescape(address)) for address in addresses]
            kinds = [one.headers["content-type"] for one in found]
            assert kinds == ["image/svg+xml", "text/css; charset=utf-8", "text/javascript; charset=utf-8"]
            assert {one.headers["cache-control"] for one in found} == {FOR_EVER}
            style = found[1].text
            measures = re.search(r":root { --columns: 12; --rows: 20; --longest: (\d+); --letters: 7; }", style)
            assert measures
            assert int(measures[1]) >= len("Total général")
            fonts = re.findall(r'url\("(/[^"]+)"\)', style)
            assert [(await client.get(font)).headers["content-type"] for font in fonts] == ["font/woff2"] * 2
            old = await client.get(
                f"/api/pad.css?columns=12&rows=20&longest={measures[1]}&letters=7&known=0123456789abcdef"
            )
            assert (old.text, old.headers["cache-control"]) == (style, "no-store")
            for wrong in ("0", "13", "x"):
                assert (await client.get(f"/api/sheets/vinga/pad.html?columns={wrong}")).status_code == 400

    asyncio.run(main())
