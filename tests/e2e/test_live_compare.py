"""Sheets side by side over the wire: what they give, how games by them end, and how far that is."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest

from support.server.job_arguments import house
from support.server.scripted_workers import until
from support.server.servers import hosting
from yatzy.rules.errors import SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.context import AppContext
from yatzy.server.jobs.job_queue import Category
from yatzy.server.jobs.pool import TRIES
from yatzy.server.jobs.service import JobService
from yatzy.solver.files import MAX_CACHE_BYTES
from yatzy.solver.odds import compute_odds
from yatzy.solver.solve import solve
from yatzy.solver.states.space import size_of

NDJSON = {"Accept": "application/x-ndjson"}
TWO = {"sheets": [{"sheet": "tactic"}, {"sheet": "hasbro"}]}
LONG = {"sheet": "philos"}
OPTIONS = "tactic+in-order+bonus-35"
"""A sheet that takes long enough to hear of it."""


@pytest.fixture
def no_solutions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of solutions with nothing in it."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "values"


@asynccontextmanager
async def serve_and_connect(
    database: Path, **wanted: Any
) -> AsyncIterator[tuple[httpx.AsyncClient, AppContext]]:
    """Serve, and ask."""
    async with (
        hosting(database, **wanted) as (base, context),
        httpx.AsyncClient(base_url=base, timeout=300) as client,
    ):
        yield client, context


async def lines(client: httpx.AsyncClient, path: str, body: object) -> list[dict[str, Any]]:
    """Return all lines of an answer that was followed."""
    async with client.stream("POST", path, json=body, headers=NDJSON) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        return [json.loads(line) async for line in answer.aiter_lines()]


def test_sheets_side_by_side(tmp_path: Path) -> None:
    """Columns, rows and the hand, in the language that is asked for; one of them may be of the house."""

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db") as (client, _):
            found = (await client.post("/api/compare", json=TWO | {"dice": "6 5 5 5 6"})).json()
            assert [column["sheet"] for column in found["columns"]] == ["tactic", "hasbro"]
            assert found["dice"] == [5, 5, 5, 6, 6]
            (row,) = [row for row in found["boxes"] if row["key"] == "three-of-a-kind"]
            assert [cell["points"] for cell in row["cells"]] == [15, 27]
            finnish = {"accept-language": "fi"}
            ours = {"sheets": [{"sheet": "tactic"}, {"rules": house(3)}]}
            told = (await client.post("/api/compare", json=ours, headers=finnish)).json()
            assert told["language"] == "fi"
            assert told["columns"][1]["sheet"] == house(3)["id"]
            assert {row["cells"][0]["name"] for row in told["boxes"] if row["cells"][0]} >= {"Ykköset"}

    asyncio.run(main())


REFUSED: tuple[tuple[dict[str, Any], int, str], ...] = (
    ({"sheets": []}, 400, "request-invalid"),
    ({"sheets": [{}] * 7}, 400, "request-invalid"),
    ({"sheets": [{"sheet": "monopoly"}]}, 404, "sheet-unknown"),
    ({"sheets": [{"rules": {"id": "x"}}]}, 400, "sheet-invalid"),
    (TWO | {"dice": "123"}, 400, "dice-count"),
    (TWO | {"dice": "1234x"}, 400, "dice-letters"),
    (TWO | {"dice": "12347"}, 400, "dice-face"),
)


def test_what_is_refused(tmp_path: Path) -> None:
    async def main() -> list[tuple[int, str]]:
        async with serve_and_connect(tmp_path / "games.db") as (client, _):
            answers = [await client.post("/api/compare", json=body) for body, _, _ in REFUSED]
        return [(answer.status_code, answer.json()["code"]) for answer in answers]

    assert asyncio.run(main()) == [(status, code) for _, status, code in REFUSED]


@pytest.mark.usefixtures("no_solutions")
def test_how_games_end(tmp_path: Path) -> None:
    """As the solver has it, with a figure of one or of several, for a desk and for a phone."""
    sheets = [house(2), house(3)]
    exact = [compute_odds(solve(parse_sheet(sheet), keep=False)) for sheet in sheets]

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db") as (client, _):
            for number in (1, 2):
                body = {"sheets": [{"rules": sheet} for sheet in sheets[:number]]}
                answer = (await client.post("/api/odds", json=body)).json()
                assert [one["chances"] for one in answer["sheets"]] == [
                    pytest.approx(one.chances.tolist()) for one in exact[:number]
                ]
                for size in ("wide", "narrow"):
                    assert ET.fromstring(answer[size]["svg"]).get("class") == "figure"  # noqa: S314 # our own
                    assert len(answer[size]["head"]) == 1 + number
                assert answer["wide"]["width"] > answer["narrow"]["width"]
                *shares, last = await lines(client, "/api/odds", body)
                assert last["answer"] == answer
                assert all(list(one) == ["share"] for one in shares)

    asyncio.run(main())


def test_odds_of_the_shelf_are_kept_and_of_strangers_are_not(
    no_solutions: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the solution, unless shipped, and those of options alike. What anyone makes up leaves nothing."""
    kept: list[object] = []
    ask = JobService.ask

    async def listen(self: JobService, *args: Any, **wanted: Any) -> bytes:
        kept.append(wanted["keep"])
        return await ask(self, *args, **wanted)

    monkeypatch.setattr(JobService, "ask", listen)
    sheets = [{"rules": house(4)}, {"sheet": OPTIONS}, {"sheet": "forced-order"}]

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db") as (client, _):
            assert (await client.post("/api/odds", json={"sheets": sheets})).status_code == 200

    asyncio.run(main())
    assert kept == [False, True, True]
    digest = bundled_sheet(OPTIONS).digest  # those of forced-order came with the package
    assert {file.name for file in no_solutions.iterdir()} == {f"{digest}.values", f"{digest}.odds"}


def test_solutions_of_the_shelf_are_kept_and_of_strangers_are_not(no_solutions: Path, tmp_path: Path) -> None:
    """As odds are."""

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db") as (client, _):
            for wanted in ({"rules": house(4)}, {"sheet": OPTIONS}):
                assert (await client.post("/api/solve", json=wanted)).status_code == 200

    asyncio.run(main())
    assert [file.name for file in no_solutions.iterdir()] == [f"{bundled_sheet(OPTIONS).digest}.values"]


def test_every_choice_of_options_fits_into_the_cache() -> None:
    """A stranger who asks about each of them removes nothing that others need, even with variances."""
    names = [
        "+".join((sheet, *chosen))
        for sheet in sheet_ids()
        for options in [[option.key for option in bundled_sheet(sheet).options]]
        for count in range(len(options) + 1)
        for chosen in combinations(options, count)
    ]
    sizes = {}
    for name in names:
        with suppress(SheetError):  # options that exclude each other
            sheet = bundled_sheet(name)
            sizes[sheet.digest] = size_of(sheet.tables).bytes
    assert len(sizes) == 104  # docs/hosting.md
    assert 2 * sum(sizes.values()) < MAX_CACHE_BYTES


@pytest.mark.usefixtures("no_solutions")
def test_solving_is_followed(tmp_path: Path) -> None:
    """Shares that grow, and the answer at the end, the same that one gets who only waits; then at once."""

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db") as (client, _):
            *shares, last = await lines(client, "/api/solve", LONG)
            told = [one["share"] for one in shares]
            assert told == sorted(told)
            assert (told[0], told[-1] > 0) == (0, True)
            assert last["answer"]["sheet"] == "philos"
            assert (await client.post("/api/solve", json=LONG)).json() == last["answer"]
            assert (await lines(client, "/api/solve", LONG))[-1] == last

    asyncio.run(main())


@pytest.mark.usefixtures("no_solutions")
def test_who_goes_away_leaves_the_answer_to_the_others(tmp_path: Path) -> None:
    """One reads a line and goes, one waits: the sheet is solved once, and nobody is left waiting."""

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db") as (client, context):
            pool = context.jobs.pool
            waits = asyncio.create_task(lines(client, "/api/solve", LONG))
            await until(lambda: bool(pool.count_running(Category.LONG)))
            async with client.stream("POST", "/api/solve", json=LONG, headers=NDJSON) as answer:
                assert "share" in json.loads(await anext(answer.aiter_lines()))
            assert pool.count_running(Category.LONG)
            assert "answer" in (await waits)[-1]
            await until(lambda: not pool.count_running(Category.LONG))

    asyncio.run(main())


@pytest.mark.usefixtures("no_solutions")
def test_a_worker_that_dies_is_told_in_the_last_line(tmp_path: Path) -> None:
    """As often as it is tried again: then there is a problem, in words, and the next is answered."""

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db") as (client, context):
            pool, killed = context.jobs.pool, set[int]()
            async with client.stream("POST", "/api/solve", json=LONG, headers=NDJSON) as answer:
                told = answer.aiter_lines()
                assert "share" in json.loads(await anext(told))
                for _ in range(TRIES):
                    await until(lambda: bool(set(pool.pids) - killed))
                    (pid,) = set(pool.pids) - killed
                    killed.add(pid)
                    os.kill(pid, signal.SIGKILL)
                *_, last = [json.loads(line) async for line in told]
            assert last["problem"]["code"] == "work-failed"
            assert last["problem"]["text"]
            assert (await client.post("/api/solve", json={"sheet": "tactic"})).status_code == 200

    asyncio.run(main())


@pytest.mark.usefixtures("no_solutions")
def test_too_much_from_one_address_is_refused_before_anything_is_told(tmp_path: Path) -> None:
    """As anything else is: with its status, and no line."""

    async def main() -> None:
        async with serve_and_connect(tmp_path / "games.db", jobs_per_owner=1) as (client, context):
            asked = [asyncio.create_task(lines(client, "/api/solve", LONG))]
            await until(lambda: bool(context.jobs.pool.count_running(Category.LONG)))
            asked.append(asyncio.create_task(lines(client, "/api/solve", {"rules": house(6)})))
            await until(lambda: bool(context.jobs.pool.count_waiting(Category.LONG)))
            answer = await client.post("/api/solve", json={"rules": house(5)}, headers=NDJSON)
            assert (answer.status_code, answer.json()["code"]) == (429, "limit-work")
            bad = await client.post("/api/solve", json={"rules": {"id": "x"}}, headers=NDJSON)
            assert (bad.status_code, bad.json()["code"]) == (400, "sheet-invalid")
            await asyncio.gather(*asked)

    asyncio.run(main())
