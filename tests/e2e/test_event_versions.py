"""A second version of events: whatever was stored before is read by everyone who reads, through one seam."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from e2e.test_live_players import Player, played
from support.server.clients import begin_game
from support.server.servers import hosting
from yatzy.cli.main import main as run_cli
from yatzy.game import jsonl
from yatzy.game.engine import start_event
from yatzy.game.events import Event, Rolled
from yatzy.game.jsonl import format_lines, parse_lines
from yatzy.game.moves import Roll
from yatzy.game.setup import Setup
from yatzy.local_table import LocalTable
from yatzy.rules.errors import RecordError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

OLD_ROLL, ROLL = '"type":"thrown"', '"type":"rolled"'
"""The change: what was once called a throw is a roll."""
OLD_EVENT = jsonl.encode_event(Rolled((1, 2, 3, 4, 5))).replace(ROLL, OLD_ROLL)
Upgrade = Callable[[], None]


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    """Become a program with one more version of events, in which a type has another name."""

    def change() -> None:
        monkeypatch.setattr(jsonl, "VERSION", jsonl.VERSION + 1)
        monkeypatch.setitem(jsonl.UPCASTERS, jsonl.VERSION - 1, rename_roll)

    return change


def rename_roll(data: dict[str, Any]) -> dict[str, Any]:
    return data | {"type": "rolled"} if data["type"] == "thrown" else data


def age(database: str) -> None:
    """Rewrite a database as a program of the version before would have written it."""
    query(database, f"update events set data = replace(data, '{ROLL}', '{OLD_ROLL}')")  # noqa: S608 # our own


def stored_versions(database: str, game: str) -> list[int]:
    rows = query(database, f"select version from events where game = '{game}' order by seq")  # noqa: S608 # our own
    return [int(row[0]) for row in rows]


def query(database: str, statement: str) -> list[Any]:
    """Run a statement beside the store."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as plain, plain:
            return plain.execute(statement).fetchall()

    async def main() -> list[Any]:
        connection = await asyncpg.connect(database)
        try:
            rows: list[Any] = await connection.fetch(statement)
        finally:
            await connection.close()
        return rows

    return asyncio.run(main())


def test_a_server(database: str, upgrade: Upgrade) -> None:
    """Tables go on, and their records, reviews, checks of the dice and statistics are the same as before."""

    async def before() -> tuple[Player, str, str, list[Any]]:
        async with hosting(database) as (base, _):
            anna = Player(base)
            over = await played(anna)
            await anna.claim(over)
            async with anna.at(over) as at:
                await at.play({"type": "show", "seat": 0})
            begun, guest, _ = await begin_game(base)
            async with guest.at(begun) as hers:
                await hers.play({"type": "roll", "seat": 0})
            return anna, over, begun, [guest.token, await answers(anna, over)]

    async def after(anna: Player, over: str, begun: str, known: list[Any]) -> None:
        async with hosting(database) as (base, context):
            anna.base = base
            token, expected = known
            assert await answers(anna, over) == expected
            guest = Player(base)
            guest.token = token
            async with guest.at(begun) as hers, guest.at(begun, token="") as watcher:
                assert hers.seq == 2
                assert [one["type"] for one in hers.seen] == ["started", "rolled"]
                entered = await hers.play(hers.simple_move())
                assert entered["type"] == "moved"
                assert (await watcher.next())["type"] == "moved"
            # What a process of the version before tells of, while processes are upgraded one by one.
            session = await context.tables.find(begun)
            seq = session.seq
            context.tables.follow_remote_write(begun, seq, "2026-11-17T19:30:00Z", OLD_EVENT, 1)
            while session.seq == seq:  # noqa: ASYNC110 # followed by a task of the registry
                await asyncio.sleep(0)

    anna, over, begun, known = asyncio.run(before())
    age(database)
    upgrade()
    asyncio.run(after(anna, over, begun, known))
    assert set(stored_versions(database, over)) == {jsonl.VERSION - 1}
    assert stored_versions(database, begun)[-1] == jsonl.VERSION


async def answers(player: Player, table: str) -> list[Any]:
    """Return all that a server tells of a finished game, by every way it reads events."""
    path = f"/api/tables/{table}"
    told: list[Any] = [
        (await player.ask("GET", f"{path}/record?form={form}")).text for form in ("notation", "jsonl")
    ]
    told[1] = [json.loads(line)["event"] for line in told[1].splitlines()]
    told += [await player.get(f"{path}{what}") for what in ("", "/events", "/review", "/verification")]
    return [*told, await player.records(), await player.as_player("GET", "/export")]


def test_a_game_in_the_terminal(
    tmp_path: Path, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is listed, exported and played on."""
    monkeypatch.setenv("YATZY_DATA", str(tmp_path))
    file = tmp_path / "games.db"
    with LocalStore(file) as store:
        table = LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Anna",)))
        table.apply(Roll(0, (1, 2, 3, 4, 5)))
        game_id, turn = table.game_id, table.game.turn
    age(f"sqlite:///{file}")
    upgrade()
    with LocalStore(file) as store:
        assert [kept.game_id for kept in store.list_games()] == [game_id]
        table = LocalTable.open(store, game_id)
        assert table.game.turn == turn
    assert run_cli(["games", "export", game_id]) == 0
    assert "Anna" in capsys.readouterr().out


def test_records_in_files(upgrade: Upgrade) -> None:
    """JSON Lines of the version before are read; those of a version to come are refused by their number."""
    events: list[Event] = [
        start_event(Setup(bundled_sheet("vinga"), ("Anna",), game_id="one")),
        Rolled((1, 2, 3, 4, 5)),
    ]
    stamped = [jsonl.StampedEvent(seq, "2026-11-17T19:30:00Z", event) for seq, event in enumerate(events)]
    written = format_lines(stamped)
    with pytest.raises(RecordError, match="record-data"):
        parse_lines(written.replace(ROLL, OLD_ROLL))
    upgrade()
    assert [one.event for one in parse_lines(written.replace(ROLL, OLD_ROLL))] == events
    current = format_lines(stamped)
    assert f'"version":{jsonl.VERSION}' in current
    assert [one.event for one in parse_lines(current)] == events
    with pytest.raises(RecordError, match="record-newer"):
        parse_lines(current.replace(f'"version":{jsonl.VERSION}', f'"version":{jsonl.VERSION + 1}'))
