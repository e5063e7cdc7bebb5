"""Positions that anyone asks about: how long an answer takes by every sheet, from a request to its last byte.

A server as it runs, random cards with random dice, one question at a time. The first answer by a sheet, for
which its solution is loaded, stands apart from the others.
"""

import os
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from measuring import run
from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.solve import solve

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.servers import server_process  # it lies there

TIMES = 100


def positions(sheet: RuleSheet) -> Iterator[dict[str, Any]]:
    """Yield random positions of a sheet, the same each time."""
    chance = Random(sheet.id)  # noqa: S311 # as above
    tables = sheet.tables
    while True:
        card = Card.empty(tables)
        for _ in range(chance.randrange(len(tables.keys))):
            card = card.write(chance.choice([mark for key in tables.keys for mark in card.possible_marks(key)]))
        written = zip(tables.keys, card.points, strict=True)
        yield {
            "sheet": sheet.id,
            "filled": {key: points for key, points in written if points is not None},
            "bonuses": card.bonuses,
            "dice": [chance.randint(1, 6) for _ in range(tables.dice.count)],
            "rolls_left": 2,
        }


def taken(client: httpx.Client, address: str, body: dict[str, Any] | None = None) -> float:
    """Return the milliseconds of one answer."""
    start = time.perf_counter()
    answer = client.get(address) if body is None else client.post(address, json=body)
    answer.raise_for_status()
    return 1000 * (time.perf_counter() - start)


def figures(times: list[float]) -> str:
    """Return the middle of some times, and the slowest of a hundred."""
    return f"{median(times):.0f} | {quantiles(times, n=100)[-1]:.0f}"


def row(client: httpx.Client, sheet: RuleSheet) -> str:
    """Return how long answers take by one sheet."""
    asked = list(islice(positions(sheet), TIMES))
    drill = f"/api/drill?sheet={sheet.id}&seed=1&number="
    first = taken(client, "/api/positions", asked[0])
    whole = [taken(client, "/api/positions", one) for one in asked]
    keeps = [taken(client, "/api/positions/keep", one | {"keep": []}) for one in asked]
    drills = [taken(client, f"{drill}{number}") for number in range(TIMES)]
    return f"| `{sheet.id}` | {first:.0f} | {figures(whole)} | {figures(keeps)} | {figures(drills)} |"


def every_sheet() -> None:
    """Positions, keeps and questions of every sheet."""
    for sheet_id in sheet_ids():
        solve(bundled_sheet(sheet_id))
    with TemporaryDirectory() as folder:
        os.environ["YATZY_DATA"] = folder
        with (
            server_process(Path(folder) / "games.db") as server,
            httpx.Client(base_url=server.base, timeout=60) as client,
        ):
            taken(client, "/api/positions", {})
            print("| sheet | the first | position | 99 % | a keep | 99 % | a question | 99 % |")
            print("|---|---|---|---|---|---|---|---|")
            for sheet_id in sheet_ids():
                print(row(client, bundled_sheet(sheet_id)), flush=True)


if __name__ == "__main__":
    run([every_sheet])
