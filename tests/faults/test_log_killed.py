"""A server killed under load, on either kind of database: what it acknowledged is there, once and in order."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from faults.children import KILLS
from support.db.store_cases import opened

APPENDING = Path(__file__).with_name("appending.py")
MOST_EVENTS = 300


def test_killed_under_load(database: str) -> None:
    """After each SIGKILL the database can be used at once, and goes on where it was."""
    for kill in range(max(2, KILLS // 10)):
        acknowledged = kill_after(database, after=(kill * 97 + 1) % MOST_EVENTS)

        async def scenario(acknowledged: dict[str, int]) -> None:
            async with opened(database) as log:
                for table_id, seq in acknowledged.items():
                    lines = await log.load_events(table_id)
                    assert [line.seq for line in lines] == list(range(len(lines)))
                    assert [line.key for line in lines[1:]] == [f"0:{one}" for one in range(1, len(lines))]
                    assert seq < len(lines)

        asyncio.run(scenario(acknowledged))


def kill_after(database: str, after: int) -> dict[str, int]:
    """Return the last event of every table that was acknowledged when the process was killed."""
    environment = os.environ | {"PYTHONPATH": str(APPENDING.parents[1])}
    acknowledged: dict[str, int] = {}
    command = [sys.executable, str(APPENDING), database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == after:
                process.kill()
            if line.endswith("\n"):
                table_id, seq = line.split()
                acknowledged[table_id] = int(seq)
    assert acknowledged
    return acknowledged
