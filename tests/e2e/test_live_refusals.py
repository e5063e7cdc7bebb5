"""What guests of a server are told, and what whoever runs it is; keys where nobody needs them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from support.server.clients import Guest
from support.server.servers import hosting, serving
from yatzy.rules.errors import StoreOutage
from yatzy.server.ops import logs


def test_a_rematch_takes_a_key_as_everything_does(tmp_path: Path) -> None:
    """It is not needed: there is one rematch, whoever asks."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, sheet="printworks"))["room"]["table"]
            async with anna.at(table) as at:
                await at.play_out()
            path = f"/api/tables/{table}/rematch"
            first = await anna.post(path, {"seat": 0, "key": "again"})
            assert first == await anna.post(path, {"seat": 0, "key": "again"})
            assert (await anna.post(path, {"seat": 0}))["room"]["table"] == first["room"]["table"]

    asyncio.run(main())


def test_what_guests_are_told_sends_nobody_to_a_command_line(tmp_path: Path) -> None:
    """Of a sheet that is not there, of one with faults, and of a form that the record does not have."""
    faulty = {"id": "mine", "boxes": [{"key": "?", "pattern": "any", "pays": "none"}]}

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            for wanted, code in (
                ({"sheet": "monopoly"}, "sheet-unknown"),
                ({"rules": faulty}, "sheet-invalid"),
            ):
                answer = await anna.ask("POST", "/api/tables", {"key": "k", "seats": [{}], **wanted})
                assert answer.json()["code"] == code
                assert "yatzy sheets" not in answer.json()["text"]
                assert "file" not in answer.json()["text"]
            assert answer.json()["text"].endswith(f"(and {len(answer.json()['faults']) - 1} more)")
            table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            answer = await anna.ask("GET", f"/api/tables/{table}/record?form=lines")
            assert answer.json()["text"].endswith("Choose from: notation, jsonl, csv.")

    asyncio.run(main())


def test_whoever_runs_a_server_hears_that_games_are_kept_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Once that they are not, and once that they are, however many were refused meanwhile."""
    caplog.set_level("INFO", logs.OURS)

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            real = context.log.append_event

            async def full(*_: Any) -> None:
                raise StoreOutage("store-full", place="/secret/place")

            async with anna.at(table) as at:
                context.log.append_event = full  # type: ignore[method-assign,assignment] # the disk's doing
                for _ in range(3):
                    assert (await at.play(at.simple_move()))["code"] == "table-store"
                context.log.append_event = real  # type: ignore[method-assign] # as above
                for _ in range(2):
                    assert (await at.play(at.simple_move()))["type"] == "moved"

    asyncio.run(main())
    told = [record.getMessage() for record in caplog.records if record.name == logs.OURS]
    assert [one for one in told if one.startswith("store")] == ["store-away", "store-back"]
