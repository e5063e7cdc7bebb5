"""How commands reach the tables of a database: directly, or through the server that has a file to itself."""

import json
import os
from contextlib import asynccontextmanager
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from yatzy.cli.support.user_store import games_file
from yatzy.extras import require_extra
from yatzy.rules.errors import DatabaseInUse, StoreError, TableError, TableNotFound

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from yatzy.server.host.access import ServerAccess
    from yatzy.server.host.administration import Administration, HostedTable
    from yatzy.server.host.status import HostStatus

TIMEOUT = 60
"""Seconds for a server on this machine to answer."""
VARIABLE = "YATZY_DATABASE"


def database_address(database: str | None) -> str:
    """Return the database of a command: as given, as a server would take it, or the user's own games.

    Raises :class:`SettingsError` for no valid address.
    """
    require_extra("server")
    from yatzy.server.settings import parse_database  # noqa: PLC0415 # slow to load

    if database is not None:
        return parse_database(database, "--database")
    if variable := os.environ.get(VARIABLE, "").strip():
        return parse_database(variable, VARIABLE)
    return str(games_file())


@asynccontextmanager
async def open_administration(database: str) -> "AsyncIterator[Administration | RemoteAdministration]":
    """Open the tables of a database that is there, which may be in use; raise :class:`StoreError`."""
    from yatzy.server.host.access import read_access  # noqa: PLC0415 # slow to load
    from yatzy.server.host.administration import Administration  # noqa: PLC0415 # as above
    from yatzy.store.event_log import POSTGRES_SCHEMES, EventLog, sqlite_path  # noqa: PLC0415 # as above

    try:
        if database.startswith(POSTGRES_SCHEMES):
            log = await EventLog.attach(database)
        else:
            log = await EventLog.open(str(existing_file(sqlite_path(database))))
    except DatabaseInUse:
        access = read_access(sqlite_path(database))
        if access is None:
            raise
        yield RemoteAdministration(access)
        return
    try:
        yield Administration(log)
    finally:
        await log.close()


def existing_file(file: Path) -> Path:
    """Return a file that is there; raise :class:`StoreError` if it is not."""
    if not file.exists():
        raise StoreError("store-cannot-open", place=str(file), problem=os.strerror(2))
    return file


class RemoteAdministration:
    """The same as ``Administration``, through the server that has the file."""

    def __init__(self, access: "ServerAccess") -> None:
        self._access = access

    @property
    def page_url(self) -> str:
        """The address of the page for whoever runs the server, with its token."""
        return f"{self._access.url}/host#{self._access.token}"

    async def list_tables(self, most: int, skipped: int = 0) -> "list[HostedTable]":
        """Return tables, most recently changed first."""
        from yatzy.server.host.administration import HostedTable  # noqa: PLC0415 # slow to load

        return msgspec.convert(self._ask("GET", f"/tables?most={most}&skipped={skipped}"), list[HostedTable])

    async def show(self, code: str) -> "HostedTable":
        """Return a table."""
        return self._table("GET", code)

    async def close(self, code: str) -> "HostedTable":
        """End a table for good."""
        return self._table("POST", code, "/close")

    async def delete(self, code: str) -> str:
        """Delete a table; return its id."""
        return str(self._ask("DELETE", f"/tables/{quote(code, safe='')}")["table"])

    async def rename(self, code: str, seat: int, name: str) -> "HostedTable":
        """Replace the name at a seat."""
        return self._table("POST", code, "/rename", {"seat": seat, "name": name})

    async def count_name(self, name: str) -> int:
        """Return at how many seats a name stands."""
        return int(self._ask("POST", "/forget", {"name": name, "dry": True})["seats"])

    async def forget(self, name: str) -> int:
        """Replace a name wherever it stands; return at how many seats."""
        return int(self._ask("POST", "/forget", {"name": name})["seats"])

    def status(self) -> "HostStatus":
        """Return how the server is doing."""
        from yatzy.server.host.status import HostStatus  # noqa: PLC0415 # slow to load

        return msgspec.convert(self._ask("GET", ""), HostStatus)

    def _table(self, method: str, code: str, what: str = "", body: object = None) -> "HostedTable":
        from yatzy.server.host.administration import HostedTable  # noqa: PLC0415 # slow to load

        return msgspec.convert(self._ask(method, f"/tables/{quote(code, safe='')}{what}", body), HostedTable)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        """Return what the server answers; raise its refusal, or :class:`StoreError` if it does not answer."""
        request = Request(  # noqa: S310 # an address of http that our server wrote
            f"{self._access.url}/api/host{path}",
            None if body is None else json.dumps(body).encode(),
            {"Authorization": f"Bearer {self._access.token}", "Content-Type": "application/json"},
            method=method,
        )
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 # as above
                return json.load(answer)
        except HTTPError as refusal:
            with refusal:
                problem = json.load(refusal)
            kind = TableNotFound if refusal.code == 404 else TableError  # noqa: PLR2004 # not found
            raise kind(problem["code"], **problem.get("details", {})) from None
        except (OSError, HTTPException, ValueError) as error:
            raise StoreError("host-silent", place=self._access.url, problem=str(error)) from None
