"""A club's evening behind one address: sixty players at once and a hundred reviews, without a refusal."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.server.clients import Guest, Said
from support.server.servers import PLENTY, hosting
from yatzy.server.settings import Settings

PLAYERS, AT_A_TABLE, REVIEWS = 60, 4, 100


def limits(**environment: str) -> dict[str, Any]:
    """Return what settings say of all that tests have plenty of otherwise."""
    settings = Settings.from_environment({}, environment)
    return {name: getattr(settings, name) for name in PLENTY if name != "pace"} | {
        "club_password": settings.club_password
    }


class Member(Guest):
    """A guest who comes into a private club with a cookie of their own."""

    cookie = ""

    async def ask(
        self, method: str, path: str, body: object = None, *, token: str | None = None
    ) -> httpx.Response:
        """Ask with the cookie, if there is one."""
        shown = self.token if token is None else token
        headers = {"Authorization": f"Bearer {shown}"} | ({"Cookie": self.cookie} if self.cookie else {})
        async with httpx.AsyncClient(base_url=self.base, timeout=300, verify=False) as client:  # noqa: S501 # loopback, and quick
            return await client.request(method, path, json=body, headers=headers)

    async def come_in(self, path: str) -> None:
        """Show the invitation, as a browser does."""
        answer = await self.ask("GET", path)
        self.cookie = answer.headers["set-cookie"].partition(";")[0]


async def play_together(guests: list[Member], rules: Said) -> str:
    """Play a short game of everybody at one table, over HTTP, and return its code."""
    host = guests[0]
    seats = [{"name": "player 0", "here": True}, *({} for _ in guests[1:])]
    table = str((await host.lay(*seats, rules=rules, start="agreed"))["room"]["table"])
    for number, guest in enumerate(guests[1:], 1):
        await guest.change(table, f"seats/{number}", name=f"player {number}")
    while True:
        state = (await host.get(f"/api/tables/{table}"))["state"]
        now = state["now"]
        if now["phase"] == "over":
            return table
        move: Said = {"type": "roll", "seat": now["seat"]}
        if now.get("dice"):
            move = {"type": "enter", "seat": now["seat"], "key": now["entries"][0]["key"]}
        guest = guests[now["seat"]]
        await guest.post(f"/api/tables/{table}/moves", {"seq": state["seq"], "key": guest.key(), "move": move})


@pytest.mark.parametrize("how", ["profile", "members"])
def test_an_evening_behind_one_address(how: str, tmp_path: Path) -> None:
    """With the profile for it, or where members of a private club are known one by one."""
    wanted = limits(
        **({"YATZY_SHARED_ADDRESS": "1"} if how == "profile" else {"YATZY_CLUB_PASSWORD": "evening"})
    )

    async def main() -> None:
        from browser.tables import TWO_BOXES  # noqa: PLC0415 # which loads more than others need

        async with hosting(tmp_path / "games.db", **wanted) as (base, context):
            guests = [Member(base) for _ in range(PLAYERS)]
            if how == "members":
                await asyncio.gather(*(one.come_in(f"/club/{context.club.invitation}") for one in guests))
            pages = await asyncio.gather(*(one.ask("GET", "/") for one in guests))
            assert {one.status_code for one in pages} == {200}
            groups = [guests[first : first + AT_A_TABLE] for first in range(0, PLAYERS, AT_A_TABLE)]
            tables = await asyncio.gather(*(play_together(group, TWO_BOXES) for group in groups))
            asked = [
                groups[number % len(groups)][number % AT_A_TABLE].ask(
                    "GET", f"/api/tables/{tables[number % len(groups)]}/review"
                )
                for number in range(REVIEWS)
            ]
            reviews = await asyncio.gather(*asked)
            assert {one.status_code for one in reviews} == {200}
            assert context.metrics.read("yatzy_refused_total") == {}
            assert context.metrics.read("yatzy_work_refused_total") == {}
            assert context.metrics.read("yatzy_turned_away_total") == {}

    asyncio.run(main())
