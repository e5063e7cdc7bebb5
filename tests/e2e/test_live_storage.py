"""What a server stores of one address and of all, and what it deletes again."""

import asyncio
from pathlib import Path

import pytest

from support.server.clients import Guest, Refusal, begin_game
from support.server.servers import hosting, serving
from yatzy.clock import now, shift_days
from yatzy.server.context import AppContext
from yatzy.server.history import retention as retention_module
from yatzy.server.history.retention import Retention

RECORD = (Path(__file__).parents[1] / "golden" / "records" / "v1-shelf.yatzy").read_text("utf-8")
SHEET = "printworks"
ALONE = {"name": "Anna", "here": True}


async def retention_later(context: AppContext) -> Retention:
    """Return retention as it will be in 200 days; the server's own runs beside it and deletes nothing."""
    retention = Retention(
        context.tables,
        context.settings.retention,
        context.metrics.count_deleted_tables,
        clock=lambda: shift_days(now(), 200),
    )
    await retention.announce()
    return retention


async def lay_until_refused(guest: Guest) -> tuple[list[str], Refusal]:
    """Lay tables as long as that goes; return them, and why it no longer did."""
    tables: list[str] = []
    while True:
        try:
            told = await guest.lay(ALONE, sheet=SHEET)
        except Refusal as refusal:
            return tables, refusal
        tables.append(told["room"]["table"])


def test_an_address_stores_only_so_much(tmp_path: Path) -> None:
    """Tables and records alike are refused with when to come back; what was laid is played to its end."""

    async def main() -> None:
        async with serving(tmp_path / "games.db", stored_per_hour=100_000) as base:
            anna = Guest(base)
            tables, refused = await lay_until_refused(anna)
            assert (refused.status, refused.code) == (429, "limit-stored")
            # a game of thirteen turns is taken to need 600 bytes for each, and one event and a room beside
            assert 5 < len(tables) < 100_000 / (13 * 600)
            answer = await anna.ask("POST", "/api/records", {"record": RECORD})
            assert (answer.status_code, answer.json()["code"]) == (429, "limit-stored")
            assert int(answer.headers["Retry-After"]) > 0
            assert "min" in answer.json()["text"]
            async with anna.at(tables[0]) as at:
                await at.play_out()

    asyncio.run(main())


@pytest.mark.parametrize("over_http", [False, True])
def test_rework_beyond_the_share_of_a_table_counts_for_the_address(tmp_path: Path, *, over_http: bool) -> None:
    """A turn may be reworked 40 times; what that stores beyond the table's share is refused over the quota."""
    hour = 12_000  # a table of thirteen turns takes some 9,400 of it

    async def main() -> None:
        async with hosting(tmp_path / "games.db", stored_per_hour=hour) as (base, context):
            anna = Guest(base)
            table = (await anna.lay(ALONE, sheet=SHEET))["room"]["table"]
            async with anna.at(table) as at:
                await at.play({"type": "roll", "seat": 0})
                code = ""
                while not code:
                    move = {"type": "keep", "seat": 0, "dice": at.now["dice"][: 1 + at.seq % 2]}
                    if over_http:
                        said = {"seq": at.seq, "key": anna.key(), "move": move}
                        answer = await anna.ask("POST", f"/api/tables/{table}/moves", said)
                        code = answer.json().get("code", "")
                        assert answer.status_code == (429 if code else 200)
                        await at.until_seq(at.seq + (not code))
                    else:
                        code = (await at.play(move)).get("code", "")
                assert code == "limit-stored"
                record = (await context.tables.find(table)).record
                assert 13 * 600 < sum(len(one) + 100 for one in record[1:]) < hour
                # the game goes on: rolls, the first keep after each, and scores
                assert (await at.play({"type": "roll", "seat": 0}))["type"] == "moved"
                keep = {"type": "keep", "seat": 0, "dice": at.now["dice"][:1]}
                assert (await at.play(keep))["type"] == "moved"
                await at.play_out()

    asyncio.run(main())


def test_a_record_that_is_there_already_costs_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with hosting(tmp_path / "games.db", stored_per_hour=100_000) as (base, _):
            anna = Guest(base)
            for _ in range(20):
                assert (await anna.ask("POST", "/api/records", {"record": RECORD})).is_success

    asyncio.run(main())


def test_a_full_server_has_no_new_tables(database: str) -> None:
    """It says so; games that have begun go on, and it has room again when the operator says so."""

    async def main() -> None:
        async with serving(database) as base:
            table, anna, _ = await begin_game(base, sheet=SHEET)
        async with serving(database, most_stored=1) as base:
            anna = Guest(base, anna.token)
            with pytest.raises(Refusal) as caught:
                await anna.lay(ALONE, sheet=SHEET)
            assert (caught.value.status, caught.value.code) == (503, "table-storage")
            answer = await anna.ask("POST", "/api/records", {"record": RECORD})
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "3600")
            async with anna.at(table) as at:
                assert (await at.play({"type": "roll", "seat": 0}))["type"] == "moved"

    asyncio.run(main())


def test_what_is_deleted_is_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody finds the table any more, whoever had it in memory; the metrics say how many there were."""
    monkeypatch.setattr(retention_module, "PAUSE_SECONDS", 0)

    async def main() -> None:
        async with hosting(database) as (base, context):
            anna = Guest(base)
            table = (await anna.lay(ALONE, sheet=SHEET))["room"]["table"]
            async with anna.at(table) as at:
                await at.play_out()
            retention = await retention_later(context)
            assert (await retention.sweep())["finished"] == 1
            assert context.tables.get(table) is None
            with pytest.raises(Refusal) as caught:
                await anna.get(f"/api/tables/{table}")
            assert caught.value.code == "table-unknown"
            metrics = (await anna.ask("GET", "/metrics")).text
            assert 'yatzy_tables_deleted_total{reason="finished"} 1.0' in metrics
            assert "\nyatzy_stored_bytes " in metrics

    asyncio.run(main())


def test_a_table_that_somebody_looks_at_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until they have gone."""
    monkeypatch.setattr(retention_module, "PAUSE_SECONDS", 0)

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna = Guest(base)
            table = (await anna.lay(ALONE, sheet=SHEET))["room"]["table"]
            retention = await retention_later(context)
            async with anna.at(table):
                assert (await retention.sweep())["abandoned"] == 0
            session = await context.tables.find(table)
            while session.watchers:  # noqa: ASYNC110 # the server notices in its own time
                await asyncio.sleep(0.01)
            assert (await retention.sweep())["abandoned"] == 1

    asyncio.run(main())
