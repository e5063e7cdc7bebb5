"""A disk under a server that is full, or cannot be written: it is told, nothing is lost, and play goes on."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from faults.children import copied
from faults.regulars import Evening, begin
from support.dose import dose
from support.server.clients import AtTable, Guest, Refusal
from support.server.servers import ServerProcess, server_process

CRAMPED = Path(__file__).with_name("full_disk_server.py")
NOT_PERMITTED = 77
ROOM = 50_000
"""Bytes that are left when it becomes narrow: enough for some moves, and not for many."""
IN_A_ROW = 5
"""Refusals after which there is no room for anything: what many wait for is refused before what one does."""
MANY = 20
"""Refusals of others to wait for."""
UNLIMITED = resource.RLIM_INFINITY


class Disk:
    """A small disk that only the server has."""

    def __init__(self, server: ServerProcess, folder: Path) -> None:
        self._folder = Path(f"/proc/{server.pid}/root{folder}")

    def narrow(self) -> None:
        """Fill the disk but for a little."""
        with (self._folder / "ballast").open("wb", buffering=0) as ballast:
            disk = os.statvfs(self._folder)
            asked = disk.f_bavail * disk.f_frsize - ROOM
            written = ballast.write(bytes(asked))
            if written < asked:  # the server has taken the room meanwhile
                ballast.truncate(written - ROOM)

    def widen(self) -> None:
        """Make room."""
        (self._folder / "ballast").unlink()

    def kept(self, copy: Path) -> Path:
        """Return the database as it lies there, copied to where it outlives the server."""
        return copied(self._folder / "games.db", copy)


class File:
    """The system's limit to the files of a process."""

    def __init__(self, server: ServerProcess, folder: Path) -> None:
        self._pid = server.pid
        self._folder = folder

    def narrow(self) -> None:
        """Let no file grow by more than a little."""
        size = (self._folder / "games.db-wal").stat().st_size
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (size + ROOM, UNLIMITED))

    def widen(self) -> None:
        """Let files grow."""
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))

    def kept(self, _copy: Path) -> Path:
        """Return the database."""
        return self._folder / "games.db"


class ReadOnly:
    """A database that may be read, and not written."""

    def __init__(self, _server: ServerProcess, folder: Path) -> None:
        self._folder = folder

    def narrow(self) -> None:
        """Let nothing be written."""
        (self._folder / "read-only").touch()

    def widen(self) -> None:
        """Let it be written again."""
        (self._folder / "read-only").unlink()

    def kept(self, _copy: Path) -> Path:
        """Return the database."""
        return self._folder / "games.db"


Limit = Disk | File | ReadOnly
LIMITS: dict[str, Callable[[ServerProcess, Path], Limit]] = {"disk": Disk, "file": File, "read-only": ReadOnly}


@pytest.mark.parametrize("limit", dose(LIMITS, ["file"]))
def test_a_server_that_cannot_write(limit: str, tmp_path: Path) -> None:
    """Commands are refused and say why, what was told before is kept, and afterwards every table goes on."""
    folder = tmp_path / "store"
    folder.mkdir()
    program = (sys.executable, str(CRAMPED), limit, str(folder), "serve")
    environment = {"PYTHONPATH": str(CRAMPED.parents[1])}
    _check_permitted(limit, folder, environment)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment["PYTHONPATH"])
        with server_process(folder / "games.db", program) as server:
            evening, narrows = Evening(limit, server.base), LIMITS[limit](server, folder)
            asyncio.run(_play_with_full_disk(evening, narrows))
            database = narrows.kept(tmp_path / "copy")
            assert server.stop() == 0
            assert [line for line in server.logged() if line.get("level") == "error"] == []
    asyncio.run(evening.ledger.compare(str(database)))
    counts = evening.ledger.counts
    print(f"{limit}: {', '.join(f'{number} {what}' for what, number in sorted(counts.items()))}")  # noqa: T201 # for docs/campaigns.md


def _check_permitted(limit: str, folder: Path, environment: dict[str, str]) -> None:
    tried = subprocess.run(
        [sys.executable, str(CRAMPED), limit, str(folder), "--version"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
        timeout=300,
    )
    if tried.returncode == NOT_PERMITTED:
        pytest.skip(f"no disk may be mounted here, so only the other limits were tried: {tried.stderr}")
    assert tried.returncode == 0, tried.stderr


async def _play_with_full_disk(evening: Evening, limit: Limit) -> None:
    anna = Guest(evening.addresses[0])
    table = (await anna.lay({"name": "Anna", "here": True}, sheet="maxi", rounds=6))["room"]["table"]
    async with asyncio.TaskGroup() as group, anna.at(table) as place:
        await begin(evening, group)
        limit.narrow()
        seen = await played_until_refused(place)
        with pytest.raises(Refusal) as refusal:
            await anna.lay({"name": "Anna", "here": True}, sheet="maxi")
        assert (refusal.value.status, refusal.value.code) == (503, "table-store")
        async with Guest(anna.base).at(table, token="") as watcher:
            assert watcher.seen == seen
        while evening.ledger.counts["table-store"] < MANY:  # noqa: ASYNC110 # others count
            await asyncio.sleep(0.02)
        limit.widen()
        await evening.everyone_goes_on()
        assert (await place.play(place.simple_move()))["type"] == "moved"
        evening.last.set()


async def played_until_refused(place: AtTable) -> list[object]:
    """Play until nothing can be kept any more, not even a little; return what has happened by then."""
    refusals = 0
    while refusals < IN_A_ROW:
        told = await place.play(place.simple_move())
        refusals = refusals + 1 if told["type"] == "refused" else 0
        assert told["type"] == "moved" or told["code"] == "table-store"
    return [*place.seen]
