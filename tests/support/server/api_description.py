"""A running server with its OpenAPI document, for tests that ask for all that it tells of."""

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import requests

from support.server.servers import serving
from support.server.tokens import new_token
from yatzy.chance.fair import commitment_of

if TYPE_CHECKING:
    from schemathesis import Case
    from schemathesis.schemas import APIOperation, BaseSchema

    Operation = APIOperation[Any, Any, Any, Any]
    Asked = Case[Any]

CONTRIBUTION = "0f" * 16
"""What a device adds to the dice."""
SECONDS = 300
"""After which an answer that has not come never will."""
BOXES = 15
"""Of the usual sheet, so many turns is a game."""


@dataclass(frozen=True)
class Described:
    """A server, its own description of itself, and what went wrong in it."""

    base: str
    schema: "BaseSchema"
    failures: list[str]

    def operation(self, operation_id: str) -> "Operation":
        """Return what is known of an operation."""
        found: Operation = self.schema.find_operation_by_id(operation_id)  # type: ignore[attr-defined] # of OpenAPI
        return found

    def fields(self, operation: "Operation") -> list[str]:
        """Return the fields of the body that an operation takes."""
        schema = operation.definition.raw["requestBody"]["content"]["application/json"]["schema"]
        told: Any = self.schema.raw_schema
        return list(told["components"]["schemas"][schema["$ref"].rpartition("/")[2]]["properties"])

    def check(self, case: "Asked") -> int:
        """Ask, check the answer by the document, and return its status."""
        from schemathesis import checks  # noqa: PLC0415 # slow to load, for those who run other tests

        response = case.call(base_url=self.base, timeout=SECONDS)
        excluded: list[Callable[..., Any]] = [checks.positive_data_acceptance]
        # ... since what fits may still be against the rules, or come at the wrong time
        if case.method == "OPTIONS":
            excluded.append(checks.allow_header_conformance)
            # ... since Litestar answers these itself, and of two handlers at one address it names only one
        case.validate_response(response, excluded_checks=excluded, transport_kwargs={"base_url": self.base})
        assert not self.failures, self.failures
        return response.status_code


class Failures(logging.Handler):
    """Keeps what is logged as an error, but for what anyone can make a library say by sending garbage."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kept: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Take note of a record."""
        if (record.name, record.msg) != ("uvicorn.error", "Invalid UTF-8 sequence received from client."):
            self.kept.append(logging.Formatter().format(record))


@contextmanager
def described(database: Path) -> Iterator[Described]:
    """Serve, and read the document."""
    from schemathesis.openapi import from_url  # noqa: PLC0415 # as above

    failures = Failures()
    logging.getLogger().addHandler(failures)
    try:
        with running(database) as base:
            schema = from_url(f"{base}/schema/openapi.json")
            schema.config.checks.negative_data_rejection.expected_statuses.append(
                "413"
            )  # it may be too long, too
            yield Described(base, schema, failures.kept)
    finally:
        logging.getLogger().removeHandler(failures)
    assert not failures.kept


@contextmanager
def running(database: Path) -> Iterator[str]:
    """Serve in a thread of its own, and yield the address."""
    address: list[str] = []
    loop, listening, stop = asyncio.new_event_loop(), threading.Event(), asyncio.Event()

    async def serve() -> None:
        async with serving(database) as base:
            address.append(base)
            listening.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    try:
        assert listening.wait(60), "it never listened"
        yield address[0]
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()


# Tables where something goes on


@dataclass(frozen=True)
class Known:
    """A table, and the tokens that mean something there."""

    table: str
    tokens: tuple[str, ...]


class Caller:
    """Somebody who asks for things as they should be asked for."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._session = requests.Session()
        self._keys = count()

    def close(self) -> None:
        """Ask for nothing more."""
        self._session.close()

    def key(self) -> str:
        """Return a key that was never used before."""
        return f"k{next(self._keys)}"

    def look(self, table: str, token: str) -> dict[str, Any]:
        """Return how a table looks for somebody, or why they may not see it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"{self._base}/api/tables/{table}"
        told: dict[str, Any] = self._session.get(address, headers=headers, timeout=SECONDS).json()
        return told

    def post(self, path: str, token: str, **body: Any) -> dict[str, Any]:
        """Ask for a change, which has to succeed."""
        headers, address = {"Authorization": f"Bearer {token}"}, f"{self._base}/api/tables{path}"
        answer = self._session.post(address, json=body, headers=headers, timeout=SECONDS)
        assert answer.ok, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def lay(self, token: str, *seats: dict[str, Any], **wanted: Any) -> str:
        """Lay a table, and return its id."""
        table: str = self.post("", token, key=self.key(), seats=seats, **wanted)["room"]["table"]
        return table

    def move(self, table: str, token: str, kind: str, **more: Any) -> dict[str, Any]:
        """Make a move for whoever's turn it is, and return where the game is then."""
        state = self.look(table, token)["state"]
        move = {"type": kind, "seat": state["now"]["seat"]} | more
        told = self.post(f"/{table}/moves", token, seq=state["seq"], key=self.key(), move=move)
        now: dict[str, Any] = told["now"]
        return now

    def finished(self, token: str) -> str:
        """Lay a table, play there to the end, and return its id."""
        table = self.lay(token, {"name": "Anna", "here": True})
        for _ in range(BOXES):
            now = self.move(table, token, "roll")
            box = next(one["key"] for one in now["entries"] if one["allowed"])
            self.move(table, token, "enter", key=box)
        return table


def some_finished(caller: Caller) -> dict[str, Known]:
    """Return games that are over, by what is special about them."""
    host = new_token()
    over, shown = caller.finished(host), caller.finished(host)
    caller.move(shown, host, "show")
    return {"over": Known(over, (host,)), "shown": Known(shown, (host,))}


def some_tables(caller: Caller) -> dict[str, Known]:
    """Return tables where people sit down or play, by what is special about them."""
    host, friend = new_token(), new_token()
    anna, bo = {"name": "Anna", "here": True}, {"name": "Bo", "here": True}
    tables = {
        "filling": caller.lay(host, anna, {}, {"name": "Cilla"}, listed=True),
        "begun": caller.lay(host, anna, bo),
        "thrown": caller.lay(host, anna, bo, sheet="printworks"),
        "real": caller.lay(host, anna, dice="real", coach=False),
        "match": caller.lay(host, duplicate=True),
        "closed": caller.lay(host, duplicate=True),
    }
    caller.move(tables["thrown"], host, "roll")
    tables["revealing"] = caller.lay(host, anna, contribute=True)
    seal = caller.look(tables["revealing"], host)["room"]["seal"]
    commitment = commitment_of(CONTRIBUTION, seal, tables["revealing"])
    caller.post(f"/{tables['revealing']}/seats/0/commitment", host, commitment=commitment)
    for match in ("match", "closed"):
        room = caller.post(f"/{tables[match]}/match", friend, name="Bo")["room"]
        tables[f"in-{match}"] = room["table"]
    revision = caller.look(tables["closed"], host)["room"]["revision"]
    caller.post(f"/{tables['closed']}/match/close", host, revision=revision, key="close")
    return {kind: Known(table, (host, friend)) for kind, table in tables.items()}
