"""How long others wait beside one address that asks for much, on a server with its default limits.

Seconds of a computer player's turn while 70 checks of different rules are posted at once, and while a bot at a
stranger's table needs a large sheet of the house; seconds of a review while ten ``winner`` play 200 games of
Maxi. Each is measured first with nobody else there. A review that does not come within two minutes is given up.
"""

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.clients import AtTable, Guest
from support.server.servers import PLENTY, server_process
from support.server.tokens import new_token
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.settings import Settings

STRANGER, ANOTHER = "127.0.0.2", "127.0.0.3"
"""An owner has one long job at a time: the contest is another owner's, to run beside the house's sheet."""
CHECKS, DECISIONS = 70, 100
LANGUAGES = ("en", "de", "fr", "sv", "da", "fi", "nb", "nl", "it", "es")
SEATS: tuple[dict[str, object], ...] = ({"name": "Anna", "here": True}, {"computer": "casual"})
LIMITS = {name: getattr(Settings(), name) for name in PLENTY if hasattr(Settings(), name)}


def rules(number: int) -> dict[str, Any]:
    """Return rules that nobody has written before, another for each number."""
    data = bundled_sheet("maxi").as_data()
    return {**data, "id": f"mine-{number}", "title": f"Mine {number}"}


def large_rules() -> dict[str, Any]:
    """Return rules of twenty boxes that nobody has solved."""
    return {**rules(0), "upper_bonus": {"at": 84, "points": 51}}


async def play_turn(at: AtTable) -> float:
    """Play a turn of one's own; return how long the computer player's turn after it takes."""
    while at.mine:
        await at.play(at.simple_move())
    return await _time_others_turns(at)


async def _time_others_turns(at: AtTable) -> float:
    begun = perf_counter()
    while not at.mine:
        await at.next()
    return perf_counter() - begun


async def review(anna: Guest, at: AtTable, table: str) -> float:
    """Play two moves, and return how long a review takes that nobody has asked for before."""
    for _ in range(2):
        await at.play(at.simple_move())
    begun = perf_counter()
    with suppress(httpx.TimeoutException):
        answer = await anna.ask("GET", f"/api/tables/{table}/review")
        if not answer.is_success:
            print("   a review was refused:", answer.status_code, answer.json()["code"], flush=True)
    return perf_counter() - begun


async def measure(base: str) -> None:
    """Print a line for each case."""
    anna = Guest(base)
    table = (await anna.lay(*SEATS))["room"]["table"]
    other = (await anna.lay(*SEATS[:1], coach=True))["room"]["table"]
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    another_transport = httpx.AsyncHTTPTransport(local_address=ANOTHER)
    async with (
        httpx.AsyncClient(base_url=base, transport=transport, timeout=900) as stranger,
        httpx.AsyncClient(base_url=base, transport=another_transport, timeout=900) as another,
        anna.at(table) as at,
        anna.at(other) as beside,
    ):
        await play_turn(at)
        print(f"a computer player's turn, nobody else there: {await play_turn(at):.1f} s", flush=True)
        print(f"a review, nobody else there: {await review(anna, beside, other):.2f} s", flush=True)

        checks = [
            asyncio.create_task(stranger.post("/api/rules", json={"rules": rules(one), "base": "maxi"}))
            for one in range(CHECKS)
        ]
        await asyncio.sleep(1)
        print(f"a computer player's turn beside {CHECKS} checks: {await play_turn(at):.1f} s", flush=True)
        print("   the checks:", Counter(one.status_code for one in await asyncio.gather(*checks)), flush=True)

        begun, asked = perf_counter(), []
        for one in range(DECISIONS):
            path = f"/api/tables/{other}/review/step?turn=0&wide={one}"
            asked.append(stranger.get(path, headers={"Accept-Language": LANGUAGES[one % len(LANGUAGES)]}))
        codes = Counter(one.status_code for one in await asyncio.gather(*asked))
        print(f"{DECISIONS} decisions at once: {perf_counter() - begun:.1f} s", codes, flush=True)

        key = {"Authorization": f"Bearer {new_token()}"}
        wanted = {"key": "house", "seats": SEATS[::-1], "rules": large_rules()}
        laid = await stranger.post("/api/tables", json=wanted, headers=key)
        print("a table by a sheet of the house:", laid.status_code, flush=True)
        for _ in range(2):
            print(f"a computer player's turn beside it: {await play_turn(at):.1f} s", flush=True)
            print(f"a review beside it: {await review(anna, beside, other):.2f} s", flush=True)

        contest = {"computers": ["winner"] * 10, "games": 200, "sheet": "maxi"}
        simulating = asyncio.create_task(another.post("/api/simulate", json=contest))
        await asyncio.sleep(10)
        for _ in range(3):
            print(f"a review beside the contest: {await review(anna, beside, other):.2f} s", flush=True)
            print(f"a computer player's turn beside the contest: {await play_turn(at):.1f} s", flush=True)
        print("   the contest goes on:", not simulating.done(), flush=True)
        simulating.cancel()
        counted = (await anna.ask("GET", "/metrics", token="")).text.splitlines()
        print("   worker time:", *(one for one in counted if one.startswith("yatzy_work_worker")), flush=True)


def main() -> None:
    """Start a server and measure."""
    with TemporaryDirectory() as folder, server_process(Path(folder) / "games.db", **LIMITS) as server:
        asyncio.run(measure(server.base))


if __name__ == "__main__":
    main()
