"""The OpenAPI document, and whether a server keeps to it: schemathesis asks for everything it tells of."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
import requests
from hypothesis import given, settings
from hypothesis import strategies as st

from support.game.reviews import BLUNDER
from support.game.sheet_strategies import sheets
from support.server.api_description import (
    CONTRIBUTION,
    Caller,
    Described,
    Known,
    described,
    some_finished,
    some_tables,
)
from support.server.servers import serving
from support.server.tokens import new_token
from yatzy.report.sheet_schema import SheetData
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.api.openapi import EXAMPLES
from yatzy.server.api.routes.seats import HandingOver, Sitting
from yatzy.server.api.routes.tables import Move
from yatzy.server.live.create import NewTable
from yatzy.tables.wire import ChangeRequest, Hello, Play

if TYPE_CHECKING:
    from support.server.api_description import Asked

SEARCH = settings().max_examples

OPERATIONS = {
    "lay_table": "POST /api/tables",
    "list_tables": "GET /api/tables",
    "see_table": "GET /api/tables/{table_id}",
    "make_move": "POST /api/tables/{table_id}/moves",
    "sit_down": "POST /api/tables/{table_id}/seats/{seat}",
    "commit_to_dice": "POST /api/tables/{table_id}/seats/{seat}/commitment",
    "contribute_to_dice": "POST /api/tables/{table_id}/seats/{seat}/contribution",
    "leave_seat": "POST /api/tables/{table_id}/seats/{seat}/leave",
    "bring_device": "POST /api/tables/{table_id}/seats/{seat}/devices",
    "hold_alone": "POST /api/tables/{table_id}/seats/{seat}/alone",
    "hand_over": "POST /api/tables/{table_id}/seats/{seat}/computer",
    "remove_player": "POST /api/tables/{table_id}/seats/{seat}/remove",
    "admit_player": "POST /api/tables/{table_id}/admit",
    "come_back": "POST /api/tables/{table_id}/seats/{seat}/back",
    "begin_game": "POST /api/tables/{table_id}/begin",
    "play_again": "POST /api/tables/{table_id}/rematch",
    "join_match": "POST /api/tables/{table_id}/match",
    "match_results": "GET /api/tables/{table_id}/match",
    "close_match": "POST /api/tables/{table_id}/match/close",
    "match_of_the_day": "GET /api/today",
    "prove_day": "GET /api/days/{day}",
    "claim_seat": "PUT /api/player/games/{table_id}",
    "give_up_seat": "DELETE /api/player/games/{table_id}",
    "read_player_records": "GET /api/player/records",
    "export_player": "GET /api/player/export",
    "forget_player": "DELETE /api/player",
    "move_player": "GET /api/player/invitation",
    "ask_coach": "GET /api/tables/{table_id}/advice",
    "review_game": "GET /api/tables/{table_id}/review",
    "draw_course": "GET /api/tables/{table_id}/review/figure",
    "review_decision": "GET /api/tables/{table_id}/review/step",
    "bring_record": "POST /api/records",
    "solve_sheet": "POST /api/solve",
    "simulate_games": "POST /api/simulate",
    "compare_sheets": "POST /api/compare",
    "follow_games": "POST /api/odds",
    "check_rules": "POST /api/rules",
    "look_at_position": "POST /api/positions",
    "look_ahead": "POST /api/positions/keep",
    "ask_drill": "GET /api/drill",
    "read_events": "GET /api/tables/{table_id}/events",
    "take_record": "GET /api/tables/{table_id}/record",
    "verify_dice": "GET /api/tables/{table_id}/verification",
    "draw_qr": "GET /api/tables/{table_id}/qr.svg",
    "invite": "GET /api/tables/{table_id}/invitation",
    "list_sheets": "GET /api/sheets",
    "read_sheet": "GET /api/sheets/{sheet_id}",
    "see_pad": "GET /api/tables/{table_id}/pad",
    "ask_why": "GET /api/tables/{table_id}/reasons",
    "ask_marks": "GET /api/tables/{table_id}/marks",
    "list_pads": "GET /api/pads",
    "deal_teams": "GET /api/teams",
    "read_words": "GET /api/words",
    "read_rules": "GET /api/sheets/{sheet_id}/rules",
    "print_pad": "GET /api/sheets/{sheet_id}/pad.html",
    "read_table_rules": "GET /api/tables/{table_id}/rules",
    "print_table_pad": "GET /api/tables/{table_id}/pad.html",
    "is_alive": "GET /health/live",
    "is_ready": "GET /health/ready",
}
"""The public interface: programs rely on every one of these names."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    with described(tmp_path_factory.mktemp("server") / "games.db") as found:
        yield found


@pytest.fixture(scope="module")
def told(server: Described) -> dict[str, Any]:
    """Return the document as it is server."""
    document: dict[str, Any] = requests.get(f"{server.base}/schema/openapi.json", timeout=300).json()
    return document


# The document


def operations(told: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def schemas(told: object, path: str = "#") -> Iterator[tuple[str, dict[str, Any]]]:
    """Go through every object in a document, with the path to it."""
    if isinstance(told, dict):
        yield path, told
        for key, value in told.items():
            yield from schemas(value, f"{path}/{key}")
    elif isinstance(told, list):
        for place, value in enumerate(told):
            yield from schemas(value, f"{path}/{place}")


def test_the_interface_is_pinned(told: dict[str, Any]) -> None:
    """Addresses and names change only on purpose."""
    assert {operation["operationId"]: where for where, operation in operations(told)} == OPERATIONS


def test_everything_is_described(told: dict[str, Any]) -> None:
    """Every operation says what it does, who may, with what, and how it refuses."""
    tags = {tag["name"] for tag in told["tags"]}
    for where, operation in operations(told):
        assert operation["summary"], where
        assert operation["description"], where
        assert set(operation["tags"]) <= tags, where
        for parameter in operation.get("parameters", ()):
            assert parameter["description"], (where, parameter["name"])
        for status, answer in operation["responses"].items():
            assert answer["description"], (where, status)
            refused = status >= "400" and (where, status) != ("GET /health/ready", "503")
            problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            assert (answer["content"] == problem) == refused, (where, status)
    needing = {where for where, operation in operations(told) if operation.get("security") == [{"seat": []}]}
    assert needing == {where for where, one in operations(told) if "401" in one["responses"]} - {
        where for where, one in operations(told) if {} in one.get("security", ())
    }


def test_every_shape_is_told(told: dict[str, Any]) -> None:
    """No answer is just anything: every reference leads somewhere, every field has a type."""
    parts = told["components"]["schemas"]
    for path, schema in schemas(told):
        if "$ref" in schema:
            assert schema["$ref"].rpartition("/")[2] in parts, path
    for name, part in parts.items():
        assert part["description"], name
        for key, schema in part.get("properties", {}).items():
            assert {"type", "$ref", "anyOf", "enum"} & schema.keys(), (name, key)
            is_open = schema.get("type") == "object" and not isinstance(
                schema.get("additionalProperties"), dict
            )
            assert not is_open, (name, key)


def test_every_example_fits(told: dict[str, Any]) -> None:
    """What the document shows as a request is one."""
    kinds = (NewTable, Sitting, ChangeRequest, HandingOver, Move, Play, Hello)
    assert EXAMPLES.keys() == {kind.__name__ for kind in kinds}
    for kind in kinds:
        [example] = told["components"]["schemas"][kind.__name__]["examples"]
        msgspec.convert(example, kind)


@settings(max_examples=SEARCH // 2)
@given(sheet=sheets())
def test_a_sheet_as_data_is_the_sheet(sheet: RuleSheet) -> None:
    """What programs are given of a sheet has the shape that is told, and loses nothing."""
    assert msgspec.json.decode(msgspec.json.encode(SheetData.of(sheet))) == sheet.as_data()


def test_every_shelf_sheet_as_data_is_the_sheet() -> None:
    for sheet in map(bundled_sheet, sheet_ids()):
        assert msgspec.json.decode(msgspec.json.encode(SheetData.of(sheet))) == sheet.as_data()


# What was wrong once

DEEP = b'{"a":' * 50_000
NO_BODIES = [
    b"",
    b"\xff",
    b"[" * 100_000,
    b'{"key":"k","rules":' + DEEP,
    b'{"key":"k","rules":"\\ud800"}',
    b'{"key":"k","seats":[{"name":"Anna","here":"1"}]}',
    b'{"key":"k","seats":[{"name":"Anna","here":1}]}',
    b'{"key":"k","seats":[{"name":"Anna","here":true}],"teams":"0"}',
    b'{"key":"k","seats":[{"name":"Anna","here":true}],"teams":0.0}',
]


@pytest.mark.parametrize("body", NO_BODIES, ids=range(len(NO_BODIES)))
def test_a_body_that_does_not_fit_is_refused(server: Described, body: bytes) -> None:
    """However deep, half or nearly right it is, a body is told to be wrong, and the server is not."""
    headers = {"Authorization": f"Bearer {new_token()}", "Content-Type": "application/json"}
    answer = requests.post(f"{server.base}/api/tables", data=body, headers=headers, timeout=300)
    assert (answer.status_code, answer.json()["code"]) == (400, "request-invalid")
    assert not server.failures


ODD_CODES = ("%00", "a%00b", "%FF%FE", "%ED%A0%80", "%F0%9F%8E%B2", "'", "x" * 60)


def test_an_odd_code_is_nobody_s(database: str) -> None:
    """Whatever is asked for as a table, in either kind of database, there is none of that name."""

    async def ask() -> dict[str, tuple[int, str]]:
        async with serving(database) as base, httpx.AsyncClient(base_url=base) as client:
            answers = {code: await client.get(f"/api/tables/{code}") for code in ODD_CODES}
        return {code: (answer.status_code, answer.json()["code"]) for code, answer in answers.items()}

    assert asyncio.run(ask()) == dict.fromkeys(ODD_CODES, (404, "table-unknown"))


# What schemathesis asks


@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_every_corner(server: Described, operation_id: str) -> None:
    """The least and the most of everything, and one step beyond: each answer is one the document tells of."""
    from schemathesis.generation.modes import GenerationMode  # noqa: PLC0415 # slow to load

    corners = server.schema.iter_coverage_cases(
        server.operation(operation_id),
        generation_modes=list(GenerationMode),
        generation_config=server.schema.config.generation,
    )
    assert {server.check(case) for case in corners}


@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_anything(server: Described, operation_id: str) -> None:
    """Whatever is asked, fitting or not, the answer is one the document tells of."""
    from schemathesis.generation.modes import GenerationMode  # noqa: PLC0415 # as above

    operation = server.operation(operation_id)
    asked = [operation.as_strategy(GenerationMode.POSITIVE)]
    if operation.path_parameters or operation.query or operation.body:
        asked.append(operation.as_strategy(GenerationMode.NEGATIVE))

    @settings(max_examples=max(10, SEARCH // 10))
    @given(case=st.one_of(asked))
    def ask(case: "Asked") -> None:
        server.check(case)

    ask()


# At tables where something goes on

USUAL = {
    "sit_down": "filling",
    "commit_to_dice": "filling",
    "contribute_to_dice": "revealing",
    "leave_seat": "begun",
    "make_move": "begun",
    "begin_game": "filling",
    "remove_player": "filling",
    "hand_over": "begun",
    "play_again": "over",
    "join_match": "match",
    "match_results": "match",
    "close_match": "match",
    "ask_coach": "thrown",
    "review_game": "over",
    "review_decision": "over",
    "draw_course": "over",
    "take_record": "over",
    "verify_dice": "shown",
    "ask_why": "thrown",
    "ask_marks": "thrown",
}
"""Where an operation is more than refused, as a rule."""
numbers = st.integers(0, 99)


@pytest.fixture(scope="module")
def caller(server: Described) -> Iterator[Caller]:
    with closing(Caller(server.base)) as found:
        yield found


@pytest.fixture(scope="module")
def finished(caller: Caller) -> dict[str, Known]:
    return some_finished(caller)


def draw_body(data: st.DataObject, look: dict[str, Any], seat: int, token: str) -> dict[str, Any]:
    """Draw what may stand in the body of any request, as it fits a table that somebody has looked at.

    What is drawn must not depend on how the table looks: hypothesis would find it changed when it looks again.
    """
    state = look.get("state") or {"seq": 0, "now": {"seat": 0}}
    now = state["now"]
    mover = data.draw(st.sampled_from(["its turn", "its turn", "not its turn"]))
    boxes = [entry["key"] for entry in now.get("entries", ()) if entry["allowed"]] or ["chance"]
    moves: list[dict[str, Any]] = [
        {"type": "roll"},
        {"type": "keep", "dice": now.get("dice", [])[:2]},
        {"type": "enter", "key": boxes[data.draw(numbers) % len(boxes)]},
        {"type": "lay", "dice": [1, 2, 3, 4, 5]},
        {"type": "take-back"},
        {"type": "correct", "turn": 0, "key": "chance", "points": 20},
        {"type": "show"},
    ]
    move = moves[data.draw(st.sampled_from([0, 0, 0, *range(len(moves))]))]
    return {
        "key": new_token(),
        "revision": look["room"]["revision"] if "room" in look else 0,
        "seq": state["seq"],
        "move": move | {"seat": now["seat"] if mover == "its turn" else seat},
        "seat": seat,
        "name": data.draw(st.sampled_from(["Dag", "Eva", "Finn"])),
        "word": "",
        "contribute": False,
        "commitment": "ab" * 32,
        "contribution": CONTRIBUTION,
        "token": token or new_token(),
        "computer": "perfect",
        "sheet": "tactic",
        "sheets": [{"sheet": "forced-order"}, {"sheet": "tactic"}],
        "rules": None,
        "seats": [{"name": "Anna", "here": True}, {"computer": "bold"}, {}],
        "computers": ["perfect"],
        "games": 2,
        "record": BLUNDER,
    }


LYING: dict[str, dict[str, Any]] = {
    "compare_sheets": {"dice": "55566"},
    "look_at_position": {"dice": [5, 5, 5, 6, 6]},
    "look_ahead": {"dice": [5, 5, 5, 6, 6], "keep": [5, 5, 5]},
}
"""What else fits where dice lie on a table."""
QUERIES = {"ask_drill": {"seed": 3}}
"""Queries that fit, every other time, where hardly anything that comes to mind does."""


@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_at_tables(server: Described, caller: Caller, finished: dict[str, Known], operation_id: str) -> None:
    """At real tables too, as whoever is there or is not, every answer is one the document tells of."""
    operation, tables, statuses = server.operation(operation_id), some_tables(caller) | finished, set()
    kinds, turns = [*[USUAL.get(operation_id, "begun")] * len(tables), *tables], count()

    @settings(max_examples=max(10, SEARCH // 10))
    @given(case=operation.as_strategy(), data=st.data())
    def ask(case: "Asked", data: st.DataObject) -> None:
        known = tables[data.draw(st.sampled_from(kinds))]
        token = [*known.tokens[:1] * 6, known.tokens[-1], new_token(), ""][data.draw(st.integers(0, 8))]
        look = caller.look(known.table, token)
        seats = len(look["room"]["seats"]) if "room" in look else 0
        seat = data.draw(numbers) % max(1, seats)
        path = {"table_id": known.table, "seat": seat, "sheet_id": data.draw(st.sampled_from(sheet_ids()))}
        path["day"] = data.draw(st.sampled_from([f"{datetime.now(UTC).date()}", "2020-02-29", "2020-02-30"]))
        body = case.body
        if isinstance(body, dict):
            fits, odd = draw_body(data, look, seat, token) | LYING.get(operation_id, {}), body
            strange = data.draw(st.none() | st.none() | st.sampled_from(sorted(odd)) if odd else st.none())
            body = {name: fits[name] for name in server.fields(operation) if name in fits}
            body |= {strange: odd[strange]} if strange else {}
        asked = operation.Case(
            path_parameters={name: path[name] for name in case.path_parameters},
            headers={"Authorization": f"Bearer {token}"} if token else {},
            query=QUERIES.get(operation_id, case.query) if next(turns) % 2 else dict(case.query),
            body=body,
            media_type=case.media_type,
        )
        statuses.add(server.check(asked))

    ask()
    assert statuses & {200, 201}, statuses
