"""What requests and answers may carry: origins, hosts, headers, names, and never a secret; and how many."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from support.server.clients import Guest, begin_game, open_socket, refused_change, refused_move
from support.server.servers import hosting, serving
from yatzy.rules.errors import StoreError
from yatzy.tables.tokens import fingerprint

MARKUP = "<img src=x onerror=alert(1)>"
ROLL = {"type": "roll", "seat": 0}


@asynccontextmanager
async def a_game(folder: Path, **wanted: Any) -> AsyncIterator[tuple[str, Guest, Guest]]:
    """Begin a game of Anna, who is the host and begins, and Bo."""
    async with serving(folder / "games.db") as base:
        table, anna, bo = await begin_game(base, **wanted)
        yield table, anna, bo


# Where requests come from

OTHERS = ("http://evil.example", "https://evil.example", "null", "http://127.0.0.1", "file://")


def test_another_page_changes_nothing_here(tmp_path: Path) -> None:
    """A browser says which page asks. Another's may look, as anyone may, and is not shown the answer."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _), httpx.AsyncClient(base_url=anna.base) as client:
            token = {"Authorization": f"Bearer {anna.token}"}
            body = {"seq": 1, "key": "k", "move": ROLL}
            for origin in OTHERS:
                for path, said in ((f"/api/tables/{table}/moves", body), ("/api/tables", {"key": "k"})):
                    answer = await client.post(path, json=said, headers={**token, "Origin": origin})
                    assert (answer.status_code, answer.json()["code"]) == (403, "request-origin"), origin
                answer = await client.get(f"/api/tables/{table}", headers={"Origin": origin})
                assert answer.is_success
                assert not [name for name in answer.headers if name.startswith("access-control")]
            own = {**token, "Origin": anna.base}
            assert (await client.post(f"/api/tables/{table}/moves", json=body, headers=own)).is_success

    asyncio.run(main())


def test_another_page_gets_no_live_connection(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _):
            address = f"{anna.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
            for origin in OTHERS:
                with pytest.raises(InvalidStatus) as forbidden:
                    async with open_socket(address, origin=origin):
                        pass
                assert forbidden.value.response.status_code == 403
            async with open_socket(address, origin=anna.base) as connection:
                await connection.send(json.dumps({"type": "hello"}))
                assert json.loads(await connection.recv())["type"] == "welcome"

    asyncio.run(main())


def test_a_request_for_another_host_is_refused(tmp_path: Path) -> None:
    """A name that leads here and is not ours is a trick to make a browser take us for another's page."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _), httpx.AsyncClient(base_url=anna.base) as client:
            for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example"):
                for path in ("/", f"/{table}", f"/api/tables/{table}", "/api/tables", "/schema/openapi.json"):
                    answer = await client.get(path, headers={"Host": host})
                    assert (answer.status_code, answer.json()["code"]) == (400, "request-host"), (host, path)
                with pytest.raises(InvalidStatus) as forbidden:
                    async with open_socket(
                        f"ws://{host.partition(':')[0]}/api/tables/{table}/live",
                        host="127.0.0.1",
                        port=int(anna.base.rpartition(":")[2]),
                    ):
                        pass
                assert forbidden.value.response.status_code == 403
            for host in ("[", "a]b", "[::1"):  # no names at all
                answer = await client.get(f"/api/tables/{table}", headers={"Host": host})
                assert (answer.status_code, answer.json()["code"]) == (400, "request-host"), host
            for host in ("localhost", "127.0.0.1:99", "[::1]", "192.168.1.2"):
                assert (await client.get(f"/api/tables/{table}", headers={"Host": host})).is_success
            answer = await client.get("/health/ready", headers={"Host": "app-1:8250"})
            assert answer.is_success  # asked by whoever watches over it, by whatever name

    asyncio.run(main())


# What answers carry

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def test_every_kind_of_answer_has_our_headers(tmp_path: Path) -> None:
    """Pages, data, files, pictures, refusals of every kind, and what is found nowhere."""

    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _), httpx.AsyncClient(base_url=anna.base) as client:
            path, token = f"/api/tables/{table}", {"Authorization": f"Bearer {anna.token}"}
            asked: list[tuple[int, str, str, dict[str, Any]]] = [
                (200, "GET", "/", {}), (200, "GET", f"/{table}", {}), (200, "GET", path, {}),
                (200, "GET", f"{path}/qr.svg", {}), (200, "GET", f"{path}/record?form=csv", {}),
                (200, "GET", "/schema/openapi.json", {}), (200, "GET", "/metrics", {}),
                (200, "GET", "/health/live", {}), (200, "GET", "/health/ready", {}),
                (200, "GET", "/api/sheets", {}), (200, "GET", "/api/sheets/vinga", {}),
                (201, "POST", "/api/tables", {"json": {"key": "k", "seats": [{}]}, "headers": token}),
                (400, "POST", "/api/tables", {"json": {"key": "k"}, "headers": token}),
                (400, "POST", "/api/tables", {"content": b"{", "headers": token}),
                (400, "GET", f"{path}/events?after=-1", {}),
                (401, "POST", f"{path}/begin", {"json": {"revision": 1, "key": "k"}}),
                (404, "GET", "/api/tables/nothing", {}), (404, "GET", "/no/such/address", {}),
                (404, "GET", "/api/nothing", {}), (404, "GET", "/web/nothing/at-all.js", {}),
                (404, "GET", "/web/../../etc/passwd", {}), (405, "DELETE", path, {}), (405, "PUT", "/", {}),
                (413, "POST", "/api/tables", {"content": b" " * 300_000, "headers": token}),
            ]  # fmt: skip
            for status, method, where, how in asked:
                answer = await client.request(method, where, **how)
                assert answer.status_code == status, (where, answer.text)
                for name, value in HEADERS.items():
                    assert answer.headers.get(name) == value, (method, where, name)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert "*" not in policy
                assert "server" not in answer.headers

    asyncio.run(main())


def test_a_failure_of_ours_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither where it happened nor what it was about; it still has our headers."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            table, anna, _ = await begin_game(base)

            async def broken(*_: object) -> None:
                raise KeyError("/secret/place")

            monkeypatch.setattr(context.log, "load_events", broken)
            answer = await anna.ask("GET", f"/api/tables/{table}/events")
            assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
            assert "secret" not in answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"

    asyncio.run(main())


def test_nobody_learns_where_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that fails is told as such, and when to try again."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            table, anna, _ = await begin_game(base)

            async def away(*_: object, **__: object) -> None:
                raise StoreError("store-cannot-write", place=str(tmp_path), problem=str(tmp_path))

            for name in ("append_event", "change_room", "create_table"):
                monkeypatch.setattr(context.log, name, away)
            monkeypatch.setattr(context.log, "check_ready", away)
            path = f"/api/tables/{table}"
            asked = [
                ("POST", f"{path}/moves", {"seq": 1, "key": "k", "move": ROLL}),
                ("POST", f"{path}/seats/0/leave", {"revision": 2, "key": "k"}),
                ("POST", "/api/tables", {"key": "k", "seats": [{"name": "Anna", "here": True}]}),
            ]
            for method, where, body in asked:
                answer = await anna.ask(method, where, body)
                assert (answer.status_code, answer.json()["code"]) == (503, "table-store"), where
                assert int(answer.headers["retry-after"]) > 0
                assert answer.json().keys() == {"code", "text"}
            answer = await anna.ask("GET", "/health/ready")
            assert (answer.status_code, answer.json()) == (503, {"ok": False, "code": "store-cannot-write"})
            async with anna.at(table) as hers:
                assert await refused_move(hers, ROLL) == "table-store"
            assert str(tmp_path) not in "\n".join(anna.heard)

    asyncio.run(main())


def test_names_are_text_and_never_markup(tmp_path: Path) -> None:
    """They come back as they are in JSON, and stand in no header and no page."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            told = await anna.lay({"name": MARKUP, "here": True}, {"name": "日本", "here": True})
            table = told["room"]["table"]
            assert [seat["name"] for seat in told["room"]["seats"]] == [MARKUP, "日本"]
            assert told["state"]["players"] == [MARKUP, "日本"]
            async with anna.at(table) as hers:
                assert hers.state["players"] == [MARKUP, "日本"]
                told = await hers.play({"type": "roll", "seat": 1})
                assert MARKUP in told["text"]  # whose turn it is, in a sentence
            for path in (f"/{table}", f"/api/tables/{table}/qr.svg", f"/api/tables/{table}/record"):
                answer = await anna.ask("GET", path)
                assert answer.is_success
                assert "onerror" not in str(answer.headers)
                if not path.endswith("record"):
                    assert "onerror" not in answer.text

    asyncio.run(main())


@pytest.mark.parametrize("name", ["", " ", "a\nb", "\u202eevil", "x" * 41])
def test_names_that_are_refused(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna, bo = Guest(base), Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, {}))["room"]["table"]
            status, code = await refused_change(bo, table, "seats/1", name=name)
            assert (status, code) == (400, "table-name" if name else "table-name-missing")

    asyncio.run(main())


def test_no_secret_is_ever_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Through a whole game, whatever is asked: no token, no hash of one, no secret before the end.

    Nor does the log name anybody, or any table.
    """
    caplog.set_level(logging.DEBUG, logger="yatzy.server")

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            table, anna, bo = await begin_game(base)
            eve, phone = Guest(base), Guest(base)
            await anna.change(table, "seats/0/devices", token=phone.token)
            await bo.change(table, "seats/1/leave")
            await bo.change(table, "seats/1/back")
            async with anna.at(table) as hers, bo.at(table) as his, eve.at(table) as watching:
                await his.say("nonsense")
                await his.play({"type": "roll", "seat": 0})
                await hers.play(ROLL, seq=0)
                await asyncio.gather(hers.play_out(), his.play_out())
                await watching.until_seq(hers.seq)
            for guest in (anna, bo, eve):
                for path in (
                    "",
                    "/events",
                    "/record",
                    "/record?form=jsonl",
                    "/record?form=csv",
                    "/verification",
                ):
                    await guest.ask("GET", f"/api/tables/{table}{path}")
                for path in ("/metrics", "/api/tables", "/health/ready", f"/{table}"):
                    await guest.ask("GET", path)
            heard = "\n".join(text for guest in (anna, bo, eve, phone) for text in guest.heard)
            assert "Anna" in heard
            for secret in secrets_of(tmp_path / "games.db", anna, bo, eve, phone):
                assert secret not in heard
            async with anna.at(table) as hers:
                await hers.play({"type": "show", "seat": 0})
            verified = await eve.get(f"/api/tables/{table}/verification")
            assert verified["good"]
            for word in (table, "Anna", anna.token, bo.token):
                assert word not in caplog.text

    asyncio.run(main())


def secrets_of(file: Path, *guests: Guest) -> set[str]:
    """Return what nobody may be told: from the database, past the server, and from the clients themselves."""
    with closing(sqlite3.connect(file)) as database:
        kept = database.execute("select secret, room from games join tables using (id)").fetchall()
    found = {guest.token for guest in guests} | {fingerprint(guest.token) for guest in guests}
    for secret, text in kept:
        room = json.loads(text)
        holders = {holder for seat in room["seats"] for holder in seat["holders"]}
        assert holders <= found
        found |= {secret.hex(), *holders, *room["hosts"], *room["done"]}
    return found


# Codes of tables, and limits


def test_a_code_is_typed_in_any_way(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_game(tmp_path) as (table, anna, _):
            for code in (table, table.upper(), f"{table[:5]}-{table[5:]}", f"{table[:5]}-{table[5:]}".upper()):
                assert (await anna.get(f"/api/tables/{code}"))["room"]["table"] == table
                async with anna.at(code) as hers:
                    assert hers.room["table"] == table
                assert (await anna.ask("GET", f"/{code}")).is_success
                assert (await anna.ask("GET", f"/api/tables/{code}/qr.svg")).is_success

    asyncio.run(main())


def test_only_so_many_tables_of_one_address(tmp_path: Path) -> None:
    """Then it is told when to try again; playing goes on, but a rematch is a new table as well."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", tables_per_hour=2) as base:
            anna = Guest(base)
            match = (await anna.lay(duplicate=True))["room"]["table"]
            table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            for path, body in (
                ("/api/tables", {"key": "k", "seats": [{}]}), (f"/api/tables/{match}/match", {"name": "Anna"}),
            ):  # fmt: skip
                answer = await anna.ask("POST", path, body)
                assert (answer.status_code, answer.json()["code"]) == (429, "limit-tables")
                assert int(answer.headers["retry-after"]) > 60  # an hour's half, not a moment
            async with anna.at(table) as hers:
                await hers.play_out()
            answer = await anna.ask("POST", f"/api/tables/{table}/rematch", {"seat": 0})
            assert (answer.status_code, answer.json()["code"]) == (429, "limit-tables")

    asyncio.run(main())


def test_only_so_many_requests_of_one_address(tmp_path: Path) -> None:
    """Whether it runs is counted apart, so that it can be asked whatever else somebody asks."""

    async def main() -> None:
        limits = {"requests_per_second": 1, "requests_burst": 3}
        async with serving(tmp_path / "games.db", **limits) as base:
            anna = Guest(base)
            answers = [await anna.ask("GET", "/api/sheets/vinga") for _ in range(60)]
            statuses = [answer.status_code for answer in answers]
            assert statuses[:3] == [200] * 3
            assert 429 in statuses[3:]  # unless a minute has passed
            late = next(answer for answer in answers if answer.status_code == 429)
            assert late.json()["code"] == "limit-requests"
            assert late.headers["retry-after"] == "1"
            assert late.headers["x-content-type-options"] == "nosniff"
            for _ in range(limits["requests_burst"]):
                assert (await anna.ask("GET", "/health/live")).is_success

    asyncio.run(main())
