"""Nobody stops the event loop: what takes long runs elsewhere, what is long comes in pages, lists are ready."""

import asyncio
import gc
import gzip
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from threading import get_ident
from types import ModuleType
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from litestar.openapi.spec import OpenAPI

from support.server.clients import Guest
from support.server.servers import PATIENCE, hosting
from support.server.tokens import new_token
from yatzy.game.jsonl import format_lines, parse_lines
from yatzy.game.record_reader import read_events
from yatzy.rules import compile as compiling
from yatzy.rules.compile import compile_rules
from yatzy.server.api import openapi
from yatzy.server.api.routes import game_records, rulebook
from yatzy.server.api.routes import players as player_routes
from yatzy.server.history import match_results, players
from yatzy.server.live import event_pages, listing, logged_table, watched_table
from yatzy.tables.tokens import fingerprint

ANNA = {"name": "Anna", "here": True}


def house(number: int) -> dict[str, Any]:
    """Return rules of one's own, different ones for each number."""
    box = {"key": "chance", "pattern": "any", "pays": f"all+{number}"}
    return {"id": "house", "title": "House", "dice": 2, "boxes": [box, {**box, "key": "other", "pays": "all"}]}


class Threads:
    """Which functions were called on the event loop, and how often all in all."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on_loop: list[str] = []
        self.calls: list[str] = []
        self._monkeypatch = monkeypatch
        self._loop_thread = get_ident()

    def watch(self, module: ModuleType, name: str) -> None:
        """Watch a function as a module knows it."""
        real: Callable[..., Any] = getattr(module, name)

        def called(*args: Any, **kwargs: Any) -> Any:
            self.calls.append(name)
            if get_ident() == self._loop_thread:
                self.on_loop.append(name)
            return real(*args, **kwargs)

        self._monkeypatch.setattr(module, name, called)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[Threads]:
    yield Threads(monkeypatch)
    compile_rules.cache_clear()


async def finished_table(anna: Guest, **wanted: Any) -> str:
    """Play a game to its end and show its secret; return its table."""
    table: str = (await anna.lay(ANNA, **wanted))["room"]["table"]
    async with anna.at(table) as at:
        await at.play_out()
        await at.play({"type": "show", "seat": 0})
    return table


# Away from the loop


def test_papers_of_a_game_are_made_elsewhere(tmp_path: Path, threads: Threads) -> None:
    """Its notation, its pad and the verification of its dice; the last once for each state of the game."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _):
            anna = Guest(base)
            table = await finished_table(anna)
            for name in ("format_game", "pad_as_csv", "verify_dice"):
                threads.watch(game_records, name)
            for name in ("rules_view", "render_served_pad"):
                threads.watch(rulebook, name)
            asked = ("record", "record?form=csv", "verification", "verification", "rules", "pad.html", "marks")
            for path in asked:
                assert (await anna.ask("GET", f"/api/tables/{table}/{path}")).is_success, path
            for path in ("rules", "pad.html"):
                assert (await anna.ask("GET", f"/api/sheets/maxi/{path}")).is_success, path
            own = ["format_game", "pad_as_csv", "verify_dice", "rules_view", "render_served_pad"]
            assert threads.calls == [*own, "rules_view", "render_served_pad"]
            assert threads.on_loop == []

    asyncio.run(main())


def test_what_grows_with_games_and_players_is_computed_elsewhere(tmp_path: Path, threads: Threads) -> None:
    """A player's statistics, their figures and their export, and the ranking of a match."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna, player = Guest(base), new_token()
            tables = [await finished_table(anna, rules=house(number)) for number in (1, 2)]
            for table in tables:
                claim = {"seat": 0, "token": anna.token}
                answer = await anna.ask("PUT", f"/api/player/games/{table}", claim, token=player)
                assert answer.is_success, answer.text
            for name in ("standings_of_seats", "sheet_records", "draw_trend_chart"):
                threads.watch(player_routes, name)
            threads.watch(players, "format_game")
            threads.watch(match_results, "_rank")
            async with asyncio.timeout(PATIENCE):
                while (told := (await anna.ask("GET", "/api/player/records", token=player)).json())["later"]:
                    pass  # the answer itself waits for what is being summed up
            assert len(told["sheets"]) == 2
            exported = await anna.ask("GET", "/api/player/export", token=player)
            assert sorted(one["table"] for one in exported.json()["games"]) == sorted(tables)
            games = context.players.export_games(fingerprint(player, "player"), asyncio.to_thread)
            tables.remove((await anext(games)).table)
            await context.log.delete_table(*tables)
            if live := context.tables.get(*tables):
                context.tables.forget(live)
            assert [one async for one in games] == []
            nobody = await anna.ask("GET", "/api/player/export", token=new_token())
            assert nobody.json() == {"version": 1, "games": []}
            match = (await anna.get("/api/today"))["match"]["table"]
            await anna.post(f"/api/tables/{match}/match", {"name": "Anna"})
            assert (await anna.get(f"/api/tables/{match}/match"))["players"] == 1
            assert {"draw_trend_chart", "format_game", "_rank"} <= set(threads.calls)
            assert threads.on_loop == []

    asyncio.run(main())


def test_rules_of_strangers_are_compiled_elsewhere(tmp_path: Path, threads: Threads) -> None:
    """For a new table, for one that is loaded again, and for whatever else they are sent to."""
    threads.watch(compiling, "RuleTables")

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna = Guest(base)
            table = (await anna.lay(ANNA, rules=house(1)))["room"]["table"]
            await anna.post("/api/positions", {"rules": house(2)})
            await anna.post("/api/rules", {"rules": house(3)})
            await anna.post("/api/compare", {"sheets": [{"rules": house(4)}, {"rules": house(5)}]})
            compile_rules.cache_clear()
            live = context.tables.get(table)
            assert live
            context.tables.forget(live)
            assert (await anna.get(f"/api/tables/{table}"))["state"]["keys"] == ["chance", "other"]
            assert len(threads.calls) >= 5
            assert threads.on_loop == []

    asyncio.run(main())


def test_what_strangers_wrote_is_packed_elsewhere(tmp_path: Path, threads: Threads) -> None:
    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _):
            threads.watch(gzip, "compress")
            answer = await Guest(base).ask("POST", "/api/rules", {"rules": house(1)})
            assert answer.headers["content-encoding"] == "gzip"
            assert (threads.calls, threads.on_loop) == (["compress"], [])

    asyncio.run(main())


def test_the_openapi_document_is_ready_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openapi.CachedDocument, "text", b"")  # as in a new process

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _):
            to_schema = Mock(return_value={})
            monkeypatch.setattr(OpenAPI, "to_schema", to_schema)
            answer = await Guest(base).ask("GET", "/schema/openapi.json")
            assert answer.json()["info"]["title"] == "yatzy"
            assert not to_schema.called

    asyncio.run(main())


# In pages


def test_events_and_records_come_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they are what they were in one piece; each page is read and encoded by itself."""
    monkeypatch.setattr(game_records, "EVENTS_PER_PAGE", 7)
    pages: list[int] = []

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna = Guest(base)
            table = await finished_table(anna)
            rows = await context.log.load_events(table)
            monkeypatch.setattr(context.log, "load_events", partial(count_rows, context.log.load_events))
            events = await anna.get(f"/api/tables/{table}/events")
            assert [(one["seq"], one["at"]) for one in events] == [(row.seq, row.at) for row in rows]
            assert await anna.get(f"/api/tables/{table}/events?after=9") == events[9:]
            assert await anna.get(f"/api/tables/{table}/events?after={len(rows)}") == []
            answer = await anna.ask("GET", f"/api/tables/{table}/record?form=jsonl")
            assert answer.text == format_lines(parse_lines(answer.text))
            assert len(read_events(answer.text)[0]) == len(rows)
            assert max(pages) == 7

    async def count_rows(real: Callable[..., Any], *args: Any) -> Any:
        found = await real(*args)
        pages.append(len(found))
        return found

    asyncio.run(main())


def test_who_joins_gets_the_events_in_pages_that_are_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever joins a long game again and again costs a few events each time, and gets what is stored."""
    monkeypatch.setattr(event_pages, "EVENTS_PER_PAGE", 7)
    read: list[int] = []

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna = Guest(base)
            table = await finished_table(anna)
            events = await anna.get(f"/api/tables/{table}/events")
            monkeypatch.setattr(context.log, "load_events", partial(count_rows, context.log.load_events))
            for after in (0, 0, 7, 9, len(events) - 1, len(events)):
                read.clear()
                async with anna.at(table, after) as hers:
                    assert hers.welcome["events"] == events[after:]
                assert max(read, default=0) <= 7
                if after in {7, len(events)}:
                    assert sum(read) <= len(events) % 7
            key = {"Authorization": f"Bearer {new_token()}"}
            async with httpx.AsyncClient(base_url=base, headers=key) as client:
                seat = {"seat": 0, "token": anna.token}
                assert (await client.put(f"/api/player/games/{table}", json=seat)).is_success
                assert (await client.delete("/api/player")).json() == {"seats": 1}
            async with anna.at(table) as hers:
                assert "Anna" not in json.dumps(hers.welcome)

    async def count_rows(real: Callable[..., Any], *args: Any) -> Any:
        found = await real(*args)
        read.append(len(found))
        return found

    asyncio.run(main())


def test_a_changed_room_is_encoded_once_for_all_who_watch(tmp_path: Path, threads: Threads) -> None:
    threads.watch(watched_table, "encode_message")
    threads.watch(watched_table, "room_view")

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _), AsyncExitStack() as stack:
            anna = Guest(base)
            table = (await anna.lay(ANNA, {}, {}))["room"]["table"]
            places = [await stack.enter_async_context(Guest(base).at(table, token="")) for _ in range(20)]
            threads.calls.clear()
            await Guest(base).change(table, "seats/1", name="Bo")
            rooms = [(await place.until("room"))["room"]["seats"][1]["name"] for place in places]
            assert rooms == ["Bo"] * 20
            assert Counter(threads.calls) == {"encode_message": 2, "room_view": 1}  # the view, and the message

    asyncio.run(main())


def test_a_record_before_the_game_is_refused_as_ever(tmp_path: Path) -> None:
    """Before anything is sent."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _):
            anna = Guest(base)
            table = (await anna.lay(ANNA, {}))["room"]["table"]
            for form in ("notation", "jsonl", "csv"):
                answer = await anna.ask("GET", f"/api/tables/{table}/record?form={form}")
                assert (answer.status_code, answer.json()["code"]) == (409, "table-not-begun"), form
            assert await anna.get(f"/api/tables/{table}/events") == []

    asyncio.run(main())


def test_a_game_takes_only_so_many_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then dice are rolled and points written, but nothing is put aside or taken back any more."""
    monkeypatch.setattr(logged_table, "REWORK_PER_TURN", 3)
    monkeypatch.setattr(logged_table, "MOST_EVENTS", 10)

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _):
            anna = Guest(base)
            table = (await anna.lay(ANNA))["room"]["table"]
            async with anna.at(table) as at:
                await at.play({"type": "roll", "seat": 0})
                keeps = [
                    {"type": "keep", "seat": 0, "dice": at.state["now"]["dice"][: one % 2]}
                    for one in range(1, 20)
                ]
                answers = [await at.play(keep) for keep in keeps]
                kinds = [one["type"] for one in answers]
                assert kinds == ["moved"] * 8 + ["refused"] * 11
                assert {one.get("code") for one in answers[8:]} == {"table-long"}
                await at.play_out()

    asyncio.run(main())


# Kept ready


def test_the_list_of_tables_decodes_what_has_changed(tmp_path: Path, threads: Threads) -> None:
    """A room once for each of its revisions, however often the list is asked for."""
    threads.watch(listing, "decode_room")

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _):
            anna = Guest(base)
            tables = [(await anna.lay(ANNA, {}, listed=True, rules=house(one)))["room"] for one in range(5)]
            for _ in range(3):
                told = await anna.get("/api/tables")
                assert {one["room"]["table"]: one["room"] for one in told} == {
                    one["table"]: one for one in tables
                }
            assert len(threads.calls) == 5
            await anna.change(tables[0]["table"], "seats/0/leave")
            told = await anna.get("/api/tables")
            assert sorted(one["room"]["revision"] for one in told) == [1, 1, 1, 1, 2]
            assert len(threads.calls) == 6

    asyncio.run(main())


# How much is kept


def test_tables_in_memory_are_limited_by_their_bytes(tmp_path: Path) -> None:
    """Those used last stay; the others are loaded again when somebody comes."""
    names = {
        f"a{letter}": {"chance": "n" * 60, "other": letter * 60} for letter in "abcdefghijklmnopqrstuvwxyz"
    }

    async def main() -> None:
        async with hosting(tmp_path / "games.db", most_table_bytes=1_000_000) as (base, context):
            anna = Guest(base)
            tables = [
                (await anna.lay(ANNA, rules={**house(one), "names": names}))["room"]["table"]
                for one in range(40)
            ]
            gc.collect()
            assert 0 < sum(one.memory_bytes for one in context.tables) <= 1_000_000
            assert len(context.tables) < 40
            assert context.tables.get(tables[-1])
            assert context.tables.get(tables[0]) is None
            assert (await anna.get(f"/api/tables/{tables[0]}"))["seats"] == [0]

    asyncio.run(main())


@pytest.mark.parametrize(
    "record",
    [
        f"Yatzy: 1\nSheet: vinga\nPlayer: Ann\n\nAnn: ones 1{' (was ones 1)' * 5_000}\n",
        "Yatzy: 1\nSheet: large\nRules: "
        + json.dumps(
            {
                **house(1),
                "id": "large",
                "readings": [{"of": ["chance"], "source": "s" * 400, "note": "n" * 300}] * 100,
            }
        )
        + "\nPlayer: Ann\n\nAnn: 12 chance 4\n",
    ],
    ids=["corrections", "rules"],
)
def test_a_record_with_too_much_in_it_is_refused(tmp_path: Path, record: str) -> None:
    """Corrections of one turn by the thousand, and rules with more text than any sheet."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _):
            answer = await Guest(base).ask("POST", "/api/records", {"record": record})
            assert (answer.status_code, answer.json()["code"]) == (400, "record-data")

    asyncio.run(main())


# How much is answered


def test_a_body_full_of_faults_gets_a_short_answer(tmp_path: Path) -> None:
    """Wherever rules can be sent, and however many faults fit into a body."""
    boxes = [{f"k{number}": 1 for number in range(300)} for _ in range(32)]
    many = {"id": "x", "title": "X", "boxes": boxes}
    bodies: dict[str, Any] = {
        "/api/positions": {"rules": many},
        "/api/solve": {"rules": many},
        "/api/simulate": {"rules": many, "computers": ["perfect"]},
        "/api/compare": {"sheets": [{"rules": many}]},
        "/api/tables": {"rules": many, "key": "k", "seats": [{}]},
    }

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, _), httpx.AsyncClient(base_url=base) as client:
            anna = Guest(base)
            headers = {"Authorization": f"Bearer {anna.token}"}
            for path, body in bodies.items():
                answer = await client.post(path, json=body, headers=headers)
                problem = answer.json()
                assert (answer.status_code, problem["code"]) == (400, "sheet-invalid"), path
                assert (len(problem["faults"]), problem["more_faults"]) == (50, 32 * 303 - 50)
                assert len(answer.content) < 20_000, path
            checked = (await client.post("/api/rules", json={"rules": many})).json()
            assert (len(checked["faults"]), checked["more_faults"]) == (50, 32 * 303 - 50)
            keys = {f"k{number}": 1 for number in range(21_000)}
            for path, body in {**bodies, "/api/rules": {"rules": many}}.items():
                wanted = {**body, **({"sheets": [{"rules": keys}]} if "sheets" in body else {"rules": keys})}
                answer = await client.post(path, json=wanted, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (400, "request-invalid"), path

    asyncio.run(main())
