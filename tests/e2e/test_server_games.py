"""Tables of a server, which keeps them where ``yatzy play`` keeps its games: looked at here, played there."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from support.cli.run_command import Capture, run
from support.db.golden_stores import load_golden_store
from support.db.postgres import Cluster, name_of
from support.db.store_cases import STARTED, opened
from support.server.clients import Guest, Refusal
from support.server.servers import hosting
from yatzy.chance.fair import new_secret, seal_of
from yatzy.cli.support import start_table
from yatzy.game.engine import start_event
from yatzy.game.events import pack_sheet
from yatzy.game.jsonl import encode_event
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.local_table import LocalTable
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore
from yatzy.tables.room import Room, Seat

SHEET = bundled_sheet("printworks")
ROOM = msgspec.json.encode(
    Room(sheet=pack_sheet(SHEET), digest=SHEET.digest, seats=(Seat("Anna"),), hosts=())
).decode()
CODE = "k4d8ddfryn"
SHOWN = "K4D8D-DFRYN"
"""The same as the page shows it."""


def lay_at_server(folder: Path, *, match: str = "") -> None:
    """Keep a table as a server does: a room, and a game that has begun."""
    secret = new_secret()
    setup = Setup(bundled_sheet("printworks"), ("Anna",), seal=seal_of(secret), game_id=CODE, match=match)

    async def lay() -> None:
        async with opened(str(folder / "games.db")) as log:
            await log.create_table(CODE, "{}", secret, listed=False, first=encode_event(start_event(setup)))

    asyncio.run(lay())


def play_out(folder: Path) -> int:
    """Play the table to its end, as the server would; return how many events it has."""
    with LocalStore(folder / "games.db") as store:
        table = LocalTable.open(store, CODE)
        while not table.game.over:
            table.roll()
            table.apply(Enter(0, next(entry.key for entry in table.game.entries() if entry.allowed)))
        return table.seq


def length(folder: Path) -> int:
    with LocalStore(folder / "games.db") as store:
        return len(store.load_events(CODE))


@pytest.fixture
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands believe in a terminal; no screen may open."""

    def opens(*_: object) -> None:
        raise AssertionError("a screen opened")

    monkeypatch.setattr(start_table, "_require_terminal", lambda: None)
    monkeypatch.setattr(start_table, "_build_app", opens)


@pytest.mark.usefixtures("_terminal")
@pytest.mark.parametrize("command", ["play", "pad"])
@pytest.mark.parametrize("name", [CODE, SHOWN, "k4d"])
def test_a_table_of_the_server_is_played_there(
    command: str, name: str, capsys: Capture, own_games: Path
) -> None:
    """Whoever names it in a terminal is told where to open it."""
    lay_at_server(own_games)
    code, out, err = run(capsys, command, name)
    assert (code, out) == (2, "")
    assert err == f"error: {CODE} is a table of the server. Start yatzy serve and play it there.\n"
    assert length(own_games) == 1


def test_the_game_left_last_is_never_one_of_the_server(own_games: Path) -> None:
    """The one before it is; where there is none, nothing like it is suggested either."""
    lay_at_server(own_games)
    with LocalStore(own_games / "games.db", clock=lambda: "2026-11-14T19:30:00Z") as store:
        assert start_table._find_last_table(store, DiceFrom.SCREEN) is None  # noqa: SLF001 # the heart of `yatzy play`
        own = LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Bo",)))
        assert store.list_games()[0].game_id == CODE
        found = start_table._find_last_table(store, DiceFrom.SCREEN)  # noqa: SLF001 # as above
        assert found is not None
        assert found.game_id == own.game_id


def test_what_only_looks_goes_on(capsys: Capture, own_games: Path) -> None:
    """A game that is over can be listed, shown, exported and verified, and nothing is written to it."""
    lay_at_server(own_games)
    events = play_out(own_games)
    assert CODE in run(capsys, "games")[1]
    assert run(capsys, "games", "show", SHOWN)[0] == 0
    code, record, _ = run(capsys, "games", "export", SHOWN)
    assert code == 0
    assert "\nSecret: " in record
    code, lines, _ = run(capsys, "games", "export", SHOWN, "--jsonl")
    assert lines.count("\n") == events + 1
    assert '"revealed"' in lines.splitlines()[-1]
    code, out, _ = run(capsys, "verify", SHOWN)
    assert (code, "13 rolls" in out) == (0, True)  # one for each box of that sheet
    assert length(own_games) == events


def test_the_dice_of_a_match_stay_sealed(capsys: Capture, own_games: Path) -> None:
    """Others may still play with them."""
    lay_at_server(own_games, match="abc")
    play_out(own_games)
    assert "Secret" not in run(capsys, "games", "export", CODE)[1]
    code, _, err = run(capsys, "verify", CODE)
    assert (code, "still hidden" in err) == (2, True)


def test_a_table_is_not_deleted_under_a_server(capsys: Capture, own_games: Path) -> None:
    """While one has it open its tables stay; afterwards they are whoever's who keeps them."""
    lay_at_server(own_games)

    async def delete() -> tuple[int, str, str]:
        async with opened(str(own_games / "games.db")):
            return await asyncio.to_thread(run, capsys, "games", "delete", SHOWN, "--yes")

    code, out, err = asyncio.run(delete())
    assert (code, out) == (2, "")
    assert err == f"error: {CODE} is a table of a running server. Stop the server first.\n"
    assert length(own_games) == 1
    assert run(capsys, "games", "delete", SHOWN, "--yes")[0] == 0
    assert CODE not in run(capsys, "games", "--all")[1]


# Databases of servers


def lay_in_database(database: str, *, begun: bool = True) -> None:
    async def lay() -> None:
        async with opened(database) as log:
            await log.create_table(CODE, ROOM, None, listed=False, first=STARTED if begun else None)

    asyncio.run(lay())


def is_there(database: str) -> bool:
    async def find() -> bool:
        async with opened(database) as log:
            return await log.load_table(CODE) is not None

    return asyncio.run(find())


@pytest.mark.parametrize("begun", [True, False])
@pytest.mark.parametrize("name", [CODE, SHOWN])
def test_a_table_of_any_database_is_deleted(name: str, *, begun: bool, database: str, capsys: Capture) -> None:
    """By its code as it is shown, whether it has begun or not; but only who is sure deletes it."""
    lay_in_database(database, begun=begun)
    code, out, err = run(capsys, "games", "delete", name, "--database", database)
    assert (code, out) == (2, "")
    assert err == f"error: This deletes {CODE} permanently. Add --yes to confirm.\n"
    assert is_there(database)
    assert run(capsys, "games", "delete", name, "--database", database, "--yes") == (
        0,
        f"Deleted {CODE}.\n",
        "",
    )
    assert not is_there(database)
    code, out, err = run(capsys, "games", "delete", CODE, "--database", database, "--yes")
    assert (code, out) == (1, "")
    assert CODE in err


def test_a_running_server_hears_that_a_table_is_deleted(postgres: Cluster, capsys: Capture) -> None:
    """On PostgreSQL it goes on: nobody finds the table there any more, though it was in its memory."""
    database = postgres.new_database()

    async def main() -> None:
        async with hosting(database) as (base, context):
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            assert context.tables.get(table)
            arguments = ("games", "delete", table, "--database", database, "--yes")
            assert (await asyncio.to_thread(run, capsys, *arguments))[0] == 0
            while context.tables.get(table):  # noqa: ASYNC110 # until the notice has come
                await asyncio.sleep(0.01)
            with pytest.raises(Refusal, match="table-unknown"):
                await anna.get(f"/api/tables/{table}")
            assert (await anna.lay({"name": "Anna", "here": True}))["room"]["begun"]

    asyncio.run(main())


def test_deleting_leaves_a_schema_as_it_is(postgres: Cluster, capsys: Capture) -> None:
    """Servers of before may still use it."""
    database = postgres.new_database()
    asyncio.run(load_golden_store(database))
    assert run(capsys, "games", "delete", "anna", "--database", database, "--yes")[0] == 0
    assert postgres.say("select version_num from alembic_version", name_of(database)) == "0003"
    assert postgres.say("select count(*) from events where game = 'anna'", name_of(database)) == "0"


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("/nowhere/games.db", "No such file"),
        ("mysql://somewhere/yatzy", "postgresql://"),
        ("postgresql://anna:secret@localhost:1/yatzy", "localhost:1"),
    ],
)
def test_a_database_that_is_not_there(database: str, told: str, capsys: Capture) -> None:
    """Nothing is created, and no password is told."""
    code, out, err = run(capsys, "games", "delete", CODE, "--database", database, "--yes")
    assert (code, out) == (1, "")
    assert told in err
    assert "secret" not in err
    assert not Path("/nowhere").exists()


@pytest.mark.parametrize("name", [CODE, SHOWN, "k4d8d-dfryn", "K4D8D DFRYN", " k4d8d-dfryn ", "K4D"])
@pytest.mark.parametrize("command", [("review",), ("verify",), ("games", "show"), ("games", "export")])
def test_a_game_is_named_as_its_code_is_shown(
    command: tuple[str, ...], name: str, capsys: Capture, own_games: Path
) -> None:
    """In any case, with hyphens or blanks anywhere, or by its beginning."""
    lay_at_server(own_games)
    play_out(own_games)
    code, _, err = run(capsys, *command, name)
    assert (code, err) == (0, "")
