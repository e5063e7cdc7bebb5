"""``yatzy serve``: starting, telling where, and ending gracefully."""

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.cli.run_command import Capture, check_told_in_one_line, run
from support.db.golden_stores import STORES, load_golden_store
from support.db.postgres import Cluster, name_of
from support.db.store_cases import opened
from support.server.clients import Guest, Refusal
from support.server.servers import ALONE, SMALL, YATZY, Server, served, started
from yatzy.rules.sheet_files import bundled_sheet

ENDINGS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


# How it ends


@pytest.mark.parametrize("number", ENDINGS)
def test_it_ends_gracefully(number: int) -> None:
    """Clients are told first, what is open is closed then, and the exit code is that of success."""
    with served((*SMALL, "plain")) as server:
        assert server.get("/") == "here"
        assert server.end(number) == 0
    assert server.events == ["listening", "goodbye", "closed", "stopped"]
    assert server.rest == ""


def test_a_head_is_what_a_get_would_be_without_its_body() -> None:
    """Those who look whether something is there are told as much as those who want it."""
    with served((*SMALL, "plain")) as server, server.connect() as connection:
        connection.sendall(b"HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = connection.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"content-length: 4\r\n" in answer
    assert answer.endswith(b"\r\n\r\n")


def test_what_is_under_way_is_finished() -> None:
    """A request that was being answered is answered, while nobody new is let in."""
    with served((*SMALL, "plain")) as server, server.connect() as connection:
        connection.sendall(b"GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        server.wait_for("asked")
        server.process.send_signal(signal.SIGTERM)
        server.wait_for("goodbye")
        with pytest.raises(ConnectionRefusedError):
            server.connect()
        assert connection.makefile("rb").read().endswith(b"at last")
        assert server.end() == 0


def test_ending_in_the_middle_of_a_long_computation(tmp_path: Path) -> None:
    """Whoever waits for it is told, the database is closed, nothing is left, and no error is logged."""
    sheet = bundled_sheet("maxi").as_data() | {"id": "mine", "upper_bonus": {"at": 84, "points": 51}}
    database = tmp_path / "games.db"
    with served((*YATZY, *ALONE, "--database", str(database)), YATZY_CACHE=str(tmp_path / "cache")) as server:

        async def ask() -> httpx.Response:
            host, port = server.address
            async with httpx.AsyncClient(base_url=f"http://{host}:{port}", timeout=300) as client:
                asked = asyncio.create_task(client.post("/api/solve", json={"rules": sheet}))
                while 'yatzy_work_running{class="long"} 1.0' not in (await client.get("/metrics")).text:  # noqa: ASYNC110 # it tells nobody
                    await asyncio.sleep(0.01)
                server.process.send_signal(signal.SIGTERM)
                return await asked

        answer = asyncio.run(ask())
        assert (answer.status_code, answer.json()["code"]) == (503, "work-closing")
        assert server.end() == 0
    assert server.events[-3:] == ["leaving", "closed", "stopped"]
    assert [line for line in server.logged if line["level"] == "error"] == []
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["games.db"]


def test_a_live_connection_is_closed_with_the_code_for_a_restart() -> None:
    """Clients know by 1012 that coming back is worth it."""
    with served((*SMALL, "plain")) as server, server.connect() as connection:
        connection.sendall(
            b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        server.wait_for("connected")
        assert server.end(signal.SIGTERM) == 0
        answer = connection.makefile("rb").read()
    assert b"\x81\x05hello" in answer
    assert answer.endswith(b"\x88\x02" + (1012).to_bytes(2, "big"))  # RFC 6455: a close frame with its code


@pytest.mark.parametrize("kind", ["endless", "failing"])
def test_a_goodbye_that_goes_wrong(kind: str) -> None:
    """It is told, without anything of anybody in it, and the server ends all the same."""
    with served((*SMALL, kind)) as server:
        assert server.end(signal.SIGTERM) == 0
    [told] = [line for line in server.logged if line["event"] == "goodbye-failed"]
    assert told["error"] == {"endless": "TimeoutError", "failing": "KeyError"}[kind]
    assert "Anna" not in json.dumps({**told, "traceback": ""})
    assert server.events[-2:] == ["closed", "stopped"]


def test_a_request_that_never_ends() -> None:
    """After some seconds it is given up, and the server ends gracefully for the rest."""
    with served((*SMALL, "plain")) as server, server.connect() as connection:
        connection.sendall(b"GET /stuck HTTP/1.1\r\nHost: localhost\r\n\r\n")
        server.wait_for("asked")
        assert server.end(signal.SIGTERM) == 0
    assert server.events[-1] == "stopped"


def test_ctrl_c_twice_leaves_at_once() -> None:
    """Also in the middle of a goodbye; every move is on disk."""
    with served((*SMALL, "endless")) as server:
        server.process.send_signal(signal.SIGINT)
        server.wait_for("goodbye")
        assert server.end(signal.SIGINT) == 128 + signal.SIGINT
    assert "closed" not in server.events


# Why it does not start


def test_an_application_that_cannot_open_its_database() -> None:
    """The reason reaches whoever called, and nobody was told of an address."""
    with started((*SMALL, "no-database")) as server:
        assert server.end() == 1
    assert "store-damaged" in server.rest
    assert "listening" not in server.events


def test_an_application_that_breaks_when_it_starts() -> None:
    """The log has where it broke."""
    with started((*SMALL, "broken")) as server:
        assert server.end() == 1
    [told] = [line for line in server.logged if line["event"] == "not-started"]
    assert re.search(r"servers.py:\d+ broken: .*\nKeyError\n", str(told["traceback"]))
    assert "listening" not in server.events


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "70000"], ["--port", "-1"], ["--port", "eighty"], ["--public-url", "yatzy.example"],
        ["--log", "loud"], ["--database", "mysql://root@localhost/yatzy"], ["--json"], ["more"],
        ["--database", "sqlite:///games.db"],
    ],
)  # fmt: skip
def test_what_makes_no_sense(arguments: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YATZY_LOG", "plain")
    check_told_in_one_line(capsys, ["serve", *arguments])


def test_a_variable_that_makes_no_sense(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YATZY_TABLES_PER_HOUR", "lots")
    check_told_in_one_line(capsys, ["serve", "--log", "plain"])


def test_why_it_does_not_start_is_a_line_of_its_log(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the log as JSON, which it is by default where nobody looks on, can read that too."""
    monkeypatch.setenv("YATZY_TABLES_PER_HOUR", "lots")
    code, out, err = run(capsys, "serve", "--no-browser")
    told = json.loads(err)
    assert (code, out, told["level"], told["event"], told["code"]) == (
        2, "", "error", "not-started", "settings-whole",
    )  # fmt: skip
    assert "YATZY_TABLES_PER_HOUR" in told["message"]


def test_a_port_in_use(capsys: Capture) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        code, out, err = run(capsys, "serve", "--host", "127.0.0.1", "--port", port, "--log", "plain")
    assert (code, out) == (1, "")
    assert err == f"error: Another program uses port {port}. Choose another with --port.\n"


def test_a_host_that_is_not_this_machine(capsys: Capture) -> None:
    code, out, err = run(capsys, "serve", "--host", "nowhere.invalid", "--log", "plain")
    assert (code, out, err) == (1, "", "error: “nowhere.invalid” isn’t an address of this machine.\n")


# What is logged

NAMES = ("Wilhelmina", "Bo <b>Ek</b>")


async def visit(server: Server) -> list[str]:
    """Lay a table, play at it, do what is refused and what makes no sense; return what nobody is to read of."""
    host, port = server.address
    guest = Guest(f"http://{host}:{port}")
    table = (await guest.lay(*({"name": name, "here": True} for name in NAMES)))["room"]["table"]
    async with guest.at(table) as seated:
        await seated.play(seated.simple_move())
        await seated.play({"type": "enter", "seat": 1, "key": "chance"})
        await seated.say("no message")
        await seated.next()
    with suppress(Refusal):
        await guest.post(f"/api/tables/{table}/{NAMES[0]}", {"name": NAMES[0]})
    return [table, guest.token, *NAMES]


def test_nothing_of_anybody_is_logged() -> None:
    """No name, no token and no table's code, whatever is done, and no request that cannot be read."""
    with served((*YATZY, *ALONE)) as server:
        said = asyncio.run(visit(server))
        with server.connect() as connection:
            connection.sendall(f"{NAMES[0]} {said[0]} HTTP/9\r\n\r\n".encode())
            connection.makefile("rb").read()
        assert server.end(signal.SIGTERM) == 0
    log = json.dumps(server.logged) + server.rest
    for one in said:
        assert one not in log
    assert "127.0.0.1:" not in log
    assert "Invalid HTTP request received." in log


# What would run


def test_check_changes_nothing(capsys: Capture, own_games: Path) -> None:
    """It tells where games will be kept, and makes nothing there."""
    code, out, err = run(capsys, "serve", "--check")
    assert (code, err) == (0, "")
    assert "empty, will be created" in out
    assert not (own_games / "games.db").exists()


def test_check_in_a_pipe_folds_no_path(tmp_path: Path) -> None:
    """However long it is: whoever reads it next is a program, or copies it."""
    database = tmp_path.joinpath(*["a-long-name-of-a-folder"] * 5, "games.db")
    command = [sys.executable, "-m", "yatzy", "serve", "--check", "--port", "0", "--database", str(database)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert any(line.endswith(f" {database}") for line in shown.stdout.splitlines()), shown.stdout


def test_check_tells_of_a_variable_that_is_misspelt(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside what it prints, where whoever reads only what is wrong sees it; a program is told by name."""
    monkeypatch.setenv("YATZY_TABLE_PER_HOUR", "7")
    monkeypatch.setenv("YATZY_PORTS", "7")
    checking = ("serve", "--check", "--host", "127.0.0.1", "--port", "0")
    code, _, err = run(capsys, *checking)
    assert code == 0
    assert err == "warning: Unknown settings, perhaps misspelt: YATZY_PORTS, YATZY_TABLE_PER_HOUR\n"
    code, out, err = run(capsys, *checking, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["unknown"] == ["YATZY_PORTS", "YATZY_TABLE_PER_HOUR"]


def test_check_for_programs(capsys: Capture, own_games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YATZY_TABLES_PER_HOUR", "7")
    code, out, err = run(capsys, "serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["problems"] == []
    assert told["database"] == {"kind": "SQLite", "place": str(own_games / "games.db"), "schema": None}
    assert told["settings"]["tables_per_hour"] == 7
    assert told["near"] == ""
    assert re.fullmatch(r"http://localhost:\d+", told["here"])


def test_check_tells_the_schema_of_games_that_are_there(capsys: Capture, own_games: Path) -> None:
    from yatzy.store.local_store import LocalStore  # noqa: PLC0415 # beside the one test that needs it

    LocalStore(own_games / "games.db").close()
    with closing(sqlite3.connect(own_games / "games.db")) as plain:
        [(step,)] = plain.execute("select version_num from alembic_version").fetchall()
    code, out, _ = run(capsys, "serve", "--check")
    assert code == 0
    assert f"SQLite, schema {step}\n" in out
    with closing(sqlite3.connect(own_games / "games.db")) as plain:
        plain.execute("update alembic_version set version_num = '0001'")
        plain.commit()
    code, out, _ = run(capsys, "serve", "--check")
    assert code == 0
    assert f"SQLite, schema 0001: will be updated to {step}\n" in out


def test_check_tells_what_will_be_deleted(
    database: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And when, before and after the schema is brought up to date; it marks nothing itself."""
    monkeypatch.setattr("yatzy.server.net.preflight.now", lambda: "2026-11-15T19:00:00Z")
    monkeypatch.setattr("yatzy.store.sqlite_database.now", lambda: "2026-11-16T19:00:00Z")
    monkeypatch.setattr("yatzy.store.postgres.now", lambda: "2026-11-16T19:00:00Z")
    checking = ("serve", "--check", "--host", "127.0.0.1", "--port", "0", "--database", database)

    def plan() -> Any:
        return json.loads(run(capsys, *checking, "--json")[1])["retention"]

    assert plan() == {"starts": "2026-11-15T19:00:00Z", "finished": 0, "abandoned": 0}
    asyncio.run(load_golden_store(database))
    for _ in range(2):
        assert plan() == {"starts": "2026-12-15T19:00:00Z", "finished": 1, "abandoned": 1}
    code, out, _ = run(capsys, *checking)
    assert code == 0
    assert "Deletes old games from 15 Dec 2026 on; tables to delete by then: 2 " in " ".join(out.split())

    async def start() -> None:
        async with opened(database) as log:
            assert await log.start_retention()
            assert not await log.start_retention()

    asyncio.run(start())
    assert plan() == {"starts": "2026-12-16T19:00:00Z", "finished": 1, "abandoned": 1}
    monkeypatch.setenv("YATZY_FINISHED_DAYS", "0")
    assert plan() == {"starts": "2026-12-16T19:00:00Z", "finished": 0, "abandoned": 1}
    monkeypatch.setenv("YATZY_ABANDONED_DAYS", "0")
    assert plan() is None
    assert "never" in run(capsys, *checking)[1]


@pytest.mark.parametrize(("step", "count"), [("0001", 0), ("0002", 1)])
def test_check_tells_of_older_stores(
    step: str, count: int, own_games: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there were no tables nothing is deleted; where there were no players, every table is nobody's."""
    monkeypatch.setattr("yatzy.server.net.preflight.now", lambda: "2028-11-15T19:00:00Z")
    with closing(sqlite3.connect(own_games / "games.db")) as plain:
        plain.executescript((STORES / f"{step}.sql").read_text("utf-8"))
    told = json.loads(run(capsys, "serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0")[1])
    assert told["retention"]["finished"] + told["retention"]["abandoned"] == count


@pytest.mark.parametrize(
    ("made", "code"),
    [
        ("garbage", "store-damaged"), ("foreign", "store-foreign"), ("newer", "store-newer"),
        ("folder", "store-cannot-open"), ("below-a-file", "store-cannot-open"),
    ],
)  # fmt: skip
def test_check_finds_what_is_wrong_with_a_database(
    made: str, code: str, capsys: Capture, tmp_path: Path
) -> None:
    """The exit code says that something is wrong, a sentence what, and the file stays as it was."""
    file = tmp_path / "club.db"
    match made:
        case "garbage":
            file.write_bytes(b"no database " * 100)
        case "folder":
            file.mkdir()
        case "below-a-file":
            file.write_bytes(b"")
            file /= "club.db"
        case _:
            with closing(sqlite3.connect(file)) as plain:
                plain.execute(
                    f"create table {'alembic_version' if made == 'newer' else 'other'} (version_num text)"
                )
                plain.execute("insert into alembic_version values ('9999')") if made == "newer" else None
                plain.commit()
    before = file.read_bytes() if file.is_file() else b""
    arguments = ("serve", "--check", "--host", "127.0.0.1", "--port", "0", "--database", str(file))
    exit_code, out, _ = run(capsys, *arguments, "--json")
    assert (exit_code, json.loads(out)["problems"]) == (1, [code])
    exit_code, out, err = run(capsys, *arguments)
    assert exit_code == 1
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert (file.read_bytes() if file.is_file() else b"") == before


def test_check_finds_a_port_in_use(capsys: Capture) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        code, out, _ = run(capsys, "serve", "--check", "--json", "--host", "127.0.0.1", "--port", port)
    assert (code, json.loads(out)["problems"]) == (1, ["serve-port-taken"])


def test_check_never_tells_a_password(capsys: Capture) -> None:
    """A server of databases that is not there is told with its name, and nothing more of it."""
    database = "postgresql://club:hunter2@127.0.0.1:1/yatzy?sslmode=disable"
    for more in ((), ("--json",)):
        code, out, err = run(capsys, "serve", "--check", "--database", database, *more)
        assert code == 1
        assert "postgresql://127.0.0.1:1/yatzy" in out
        assert "hunter2" not in out + err


def check_told_alike(capsys: Capture, database: str, code: str) -> str:
    """Check and start where games cannot be kept: both say why, in the same words, which are returned."""
    checking = ("serve", "--check", "--host", "127.0.0.1", "--port", "0", "--database", database)
    exit_code, out, _ = run(capsys, *checking, "--json")
    assert (exit_code, json.loads(out)["problems"]) == (1, [code])
    exit_code, out, err = run(capsys, *checking)
    assert (exit_code, "will be" in out) == (1, False)
    with started((*YATZY, *ALONE, "--database", database)) as server:
        assert server.end() == 1
    assert server.refusal == err
    return err


def test_check_and_start_say_the_same_of_a_database_that_is_away(capsys: Capture) -> None:
    err = check_told_alike(capsys, "postgresql://club@127.0.0.1:1/yatzy", "store-unreachable")
    assert err == "error: Can’t reach postgresql://127.0.0.1:1/yatzy: Connection refused.\n"


@pytest.mark.parametrize(
    "right",
    ["revoke create on schema public from public", "alter role newcomer set search_path = nowhere"],
)
def test_a_user_who_may_not_make_tables(right: str, postgres_cluster: Cluster, capsys: Capture) -> None:
    """A check finds out before anybody waits for it: no right to, or nowhere to."""
    address = postgres_cluster.new_database()
    name = name_of(address)
    postgres_cluster.say("create role newcomer login")
    postgres_cluster.say(right, name)
    err = check_told_alike(capsys, postgres_cluster.url(name, "newcomer"), "store-no-right")
    assert err.startswith(f"error: postgresql:///{name} doesn’t let this user create or use tables.")


def test_two_servers_share_a_postgresql(postgres: Cluster, capsys: Capture) -> None:
    """Both start on an empty database at once and make it theirs; a check before and after tells so."""
    address = postgres.new_database()
    checking = ("serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0", "--database", address)

    def checked() -> tuple[int, Any]:
        code, out, _ = run(capsys, *checking)
        return code, json.loads(out)["database"]

    name = address.partition("@/")[2].partition("?")[0]
    assert checked() == (0, {"kind": "PostgreSQL", "place": f"postgresql:///{name}", "schema": None})
    command = (*YATZY, *ALONE, "--database", address)
    with started(command) as one, started(command) as other:
        for server in (one, other):
            server.wait_for("listening")
            assert json.loads(server.get("/health/ready"))["ok"]
        assert one.end(signal.SIGTERM) == 0
        assert json.loads(other.get("/health/ready"))["ok"]
        assert other.end(signal.SIGTERM) == 0
    step = postgres.say("select version_num from alembic_version", name)
    assert checked() == (0, {"kind": "PostgreSQL", "place": f"postgresql:///{name}", "schema": step})


def test_a_password_from_the_environment(
    postgres_cluster: Cluster, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As deploy/compose.yaml gives it: in a variable of PostgreSQL's own, and never in an address or a line."""
    address = f"postgresql://locked@127.0.0.1:{postgres_cluster.port}/postgres"
    arguments = ("serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0", "--database")
    monkeypatch.setenv("PGPASSWORD", "open@sesame")
    code, out, err = run(capsys, *arguments, address)
    assert (code, json.loads(out)["problems"], err) == (0, [], "")
    wrong = address.replace("locked@", "locked:hunter3@")
    monkeypatch.delenv("PGPASSWORD")
    for said in (address, wrong):
        code, out, err = run(capsys, *arguments, said)
        assert (code, json.loads(out)["problems"]) == (1, ["store-locked"])
        assert not any(word in out + err for word in ("hunter", "sesame"))


def test_a_file_is_served_once(own_games: Path, capsys: Capture) -> None:
    """A second server on the same file is refused with the reason, and so says a check."""
    with served((*YATZY, *ALONE)) as server:
        with started((*YATZY, *ALONE)) as second:
            assert second.end() == 1
        assert second.refusal.startswith(f"error: Another yatzy serve uses {own_games / 'games.db'}.")
        code, out, _ = run(capsys, "serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0")
        assert (code, json.loads(out)["problems"]) == (1, ["store-served"])
        assert server.end(signal.SIGTERM) == 0
    code, out, _ = run(capsys, "serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0")
    assert (code, json.loads(out)["problems"]) == (0, [])
