"""The page for programs tells the truth: every message, field and code stands there, and the tour works."""

import json
import re
import subprocess
from http import HTTPStatus
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from support.l10n.error_codes import raised_in
from support.server.servers import server_process
from yatzy.app.explore import BoxEnd
from yatzy.bots.names import BOTS
from yatzy.chance.day_chain import DayProof
from yatzy.game.events import Event
from yatzy.game.notation import parse_game
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.report.card_view import CardView
from yatzy.report.position_view import Answered, WantedKeep, WantedPosition
from yatzy.rules import errors
from yatzy.rules.errors import Fault, InvalidSheet, MoveError, SetupError, YatzyError
from yatzy.rules.rule_tables import Entry
from yatzy.server.api.problems import Problem
from yatzy.server.api.routes.game_of_day import Chain, DayPart, DaySeal, Today
from yatzy.server.api.routes.game_records import MEDIA
from yatzy.server.api.routes.players import Claiming, PlayerRecords, SheetPart
from yatzy.server.api.routes.positions import DrillView, PositionView
from yatzy.server.app import make_app
from yatzy.server.history.match_results import MatchResults, Result
from yatzy.server.live import socket
from yatzy.server.net import security
from yatzy.server.settings import Settings
from yatzy.tables import wire
from yatzy.tables.views import Now, RoomView, SeatView, State, TurnView, Written

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "server.md").read_text("utf-8")
SOURCES = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "src/yatzy/server").rglob("*.py")))


def section(heading: str) -> str:
    """Return what stands below a heading, up to the next."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def code_spans(text: str) -> set[str]:
    """Return everything set as code."""
    return set(re.findall(r"`([^`\n]+)`", text))


def fields_in(heading: str) -> set[str]:
    """Return the fields that a section's table lists, in its first column."""
    rows = re.findall(r"^\| ([^|]*`[^|]*) \|", section(heading), re.MULTILINE)
    return {field for row in rows for field in code_spans(row)}


MESSAGES = [*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.__struct_config__.tag))
def test_every_message_and_every_field(message: type[Struct]) -> None:
    """No more and no less than there are."""
    assert fields_in(str(message.__struct_config__.tag)) == set(message.__struct_encode_fields__)


def test_every_move() -> None:
    moves = {one.__struct_config__.tag: one for one in get_args(wire.MoveRequest)}
    rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", section("Commands"), re.MULTILINE)
    assert {name for name, _ in rows} == set(moves)
    for name, told in rows:
        assert code_spans(told) == set(moves[name].__struct_encode_fields__) - {"seat"}, name


def test_every_reaction() -> None:
    assert set(wire.REACTIONS) <= code_spans(section("react"))


@pytest.mark.parametrize(
    ("heading", "view"),
    [("The room", RoomView), ("The game", State), ("A card", CardView), ("Where a game is", Now)],
)
def test_every_field_of_what_is_told(heading: str, view: type[Struct]) -> None:
    assert fields_in(heading) == set(view.__struct_encode_fields__)


def test_every_field_within() -> None:
    """Of seats, turns, entries, and the column that was written into."""
    assert set(SeatView.__struct_encode_fields__) <= code_spans(section("The room"))
    assert set(TurnView.__struct_encode_fields__) <= code_spans(section("The game"))
    assert set(Entry.__annotations__) <= code_spans(section("Where a game is"))
    assert set(Written.__struct_encode_fields__) <= code_spans(section("moved"))
    assert set(wire.Happened.__struct_encode_fields__) <= code_spans(section("Events"))


def test_every_event() -> None:
    events = {one.__struct_config__.tag: set(one.__struct_encode_fields__) for one in get_args(Event)}
    rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", section("Events"), re.MULTILINE)
    assert {name: code_spans(told) for name, told in rows} == events


def test_every_field_of_matches_and_records() -> None:
    """Of results, the match of the day, and what a player has reached."""
    assert fields_in("Duplicate matches") == set(MatchResults.__struct_encode_fields__)
    assert set(Result.__struct_encode_fields__) <= code_spans(section("Duplicate matches"))
    assert fields_in("The match of the day") == set(Today.__struct_encode_fields__)
    for part in (DayPart, Chain, DaySeal, DayProof):
        assert set(part.__struct_encode_fields__) <= code_spans(section("The match of the day"))
    told = code_spans(section("Players"))
    assert set(PlayerRecords.__struct_encode_fields__) <= told
    assert set(SheetPart.__struct_encode_fields__) - {"sheet", "title", "digest"} <= told
    assert set(Claiming.__struct_encode_fields__) <= told


def test_every_field_of_positions() -> None:
    """Of what is asked about, what is told, how a turn may end, and questions."""
    asked = set(WantedPosition.__struct_encode_fields__) | set(WantedKeep.__struct_encode_fields__)
    assert fields_in("Positions") == asked
    told = code_spans(section("Positions"))
    assert set(PositionView.__struct_encode_fields__) <= told
    assert set(Answered.__struct_encode_fields__) | set(BoxEnd.__struct_encode_fields__) <= told
    assert set(DrillView.__struct_encode_fields__) <= code_spans(section("Questions")) | told


def test_what_may_be_left_out_has_a_star() -> None:
    """The others are there in every message."""
    optional = {field.encode_name for field in msgspec.structs.fields(Now) if not field.required}
    starred = set(re.findall(r"`(\w+)`\*", section("Where a game is")))
    assert starred == optional


def test_every_change_of_the_room() -> None:
    """Each request that changes a table, with its fields; those that may be left out are in brackets."""
    described: Any = make_app(Settings()).openapi_schema.to_schema()
    bodies: dict[str, tuple[set[str], set[str]]] = {}
    for path, operations in described["paths"].items():
        if path.startswith("/api/tables/{table_id}/") and "post" in operations:
            body = operations["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
            schema = described["components"]["schemas"][body.rpartition("/")[2]]
            needed = set(schema["required"])
            bodies[path.removeprefix("/api/tables/{table_id}")] = needed, set(schema["properties"]) - needed
    rows = re.findall(r"^\| `(/[^`]+)` \|([^|]*)\|", section("Changes of the room"), re.MULTILINE)
    told = {path: set(re.findall(r"\(`(\w+)`\)", fields)) for path, fields in rows}
    assert {path: (code_spans(fields) - told[path], told[path]) for path, fields in rows} == bodies


def test_every_form_of_a_record() -> None:
    forms = code_spans(section("A tour with curl"))
    assert {f"?form={form}" for form in MEDIA} - forms == {"?form=notation"}  # which is what comes otherwise


# Refusals


def documented_codes() -> dict[str, int]:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", section("Why something is refused"), re.MULTILINE)
    return {code: int(status) for code, status in rows}


def raised_codes() -> dict[str, str]:
    """Return every code in the server and whatever it may import, with the kind of error that carries it."""
    below = (
        "rules", "game", "chance", "solver", "store", "coach", "bots", "app", "l10n", "report", "paper",
        "tables", "server",
    )  # fmt: skip
    files = [file for folder in below for file in (ROOT / "src/yatzy" / folder).rglob("*.py")]
    text = "\n".join(file.read_text("utf-8") for file in (*files, ROOT / "src/yatzy/local_table.py"))
    elsewhere = re.findall(r'"((?:table|limit|request|server|work)-[a-z-]+)"', SOURCES)
    return dict.fromkeys(elsewhere, "YatzyError") | raised_in(text) | {"sheet-invalid": "SheetError"}


IN_PROSE = ("move-", "setup-", "record-", "card-", "dice-", "answer-")
NEVER = {
    "store-": "told as table-store",
    "serve-": "before it listens",
    "settings-": "before it listens",
    "race-": "the coach goes on without",
    "host-differs": "of a copy", "host-in-use": "of a copy", "host-older": "of a copy",
    "host-no-games": "of a copy", "host-has-games": "of a copy",
    "sheet-encoding": "of a file", "sheet-missing": "of a file", "sheet-unreadable": "of a file",
    "sheet-too-large": "of a file; a request that large is refused before",
    "pad-columns": "the request is refused before", "contest-players": "the request is refused before",
    "compare-many": "the request is refused before",
    "solver-games": "asked in a terminal", "solver-odds-too-large": "asked in a terminal",
    "solver-threads": "asked in a terminal", "simulate-seed": "asked in a terminal",
    "solver-other-array": "a mistake of ours", "solver-other-sheet": "a mistake of ours",
    "static-": "of a folder",
    "verify-day-": "of a file",
    "verify-no-seal": "every table's dice are sealed, but real ones", "verify-bad-secret": "it is our own",
}  # fmt: skip
"""What no client is ever told, and why. A code that begins like none of these has to be in the document."""


def test_every_code_that_can_be_answered() -> None:
    """All that can be raised below, but what nobody is told; and none that is not there any more."""
    raised, found = raised_codes(), documented_codes()
    assert found.keys() == {code for code in raised if not code.startswith((*IN_PROSE, *NEVER))}
    for beginning in (*IN_PROSE, *NEVER):
        assert any(code.startswith(beginning) for code in raised), beginning
    assert {f"{one}…" for one in IN_PROSE} <= code_spans(section("Why something is refused"))
    elsewhere = {
        "request-unknown": 404, "request-method": 405, "request-large": 413, "server-failed": 500,
        "server-leaving": 503,
    }  # fmt: skip
    for code, status in found.items():
        assert status == elsewhere.get(code, getattr(errors, raised[code]).http_status), code
        assert HTTPStatus(status)
    assert {MoveError.http_status, SetupError.http_status} == {409, 400}


def test_every_sentence_of_the_server_is_for_a_code() -> None:
    catalogue = (ROOT / "src/yatzy/l10n/en/server.ftl").read_text("utf-8")
    assert set(re.findall(r"^error-([a-z-]+) =", catalogue, re.MULTILINE)) <= raised_codes().keys()


@pytest.mark.parametrize("code", sorted(documented_codes().keys() - {"server-leaving"}))
def test_no_sentence_for_guests_tells_of_a_command_line(code: str) -> None:
    """They have a page, or a program of their own. A server that leaves says so to proxies, in no sentence."""
    error = YatzyError(code, **dict.fromkeys(("near", "name", "known", "problem"), "none"))
    if code == "sheet-invalid":
        error = InvalidSheet((Fault("boxes", "missing"),) * 3)
    told = error_sentence(catalogue("en"), error, guest=True)
    assert not re.search(r"\byatzy [a-z]|--[a-z]|\bfile\b|\bpath\b", told), told


def test_what_a_refusal_says() -> None:
    assert set(Problem.__struct_encode_fields__) <= code_spans(section("Why something is refused"))


def test_every_closing_code() -> None:
    """Ours, and those that the websocket itself has for what we do."""
    ours = {
        value
        for name, value in (vars(socket) | vars(security)).items()
        if name.isupper() and isinstance(value, int)
    }
    ours = {value for value in ours if 4000 <= value < 5000}  # RFC 6455, 7.4.2: for private use
    rows = re.findall(r"^\| (\d{4}) \|", section("Why a connection is closed"), re.MULTILINE)
    assert {int(row) for row in rows} == ours | {1007, 1008, 1009, 1012}


def test_every_computer_player() -> None:
    assert set(BOTS) <= code_spans(section("A computer player of your own"))


# The tour


def test_the_tour_works(tmp_path: Path) -> None:
    """Its commands, one after the other, against a real server."""
    script = "\n".join(re.findall(r"^```sh\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL))
    assert script.count("curl") == 7
    assert script.startswith(f"SERVER=http://localhost:{Settings().port}\n")
    with server_process(tmp_path / "games.db") as server:
        script = script.replace(script.splitlines()[0], f"SERVER={server.base}")
        result = subprocess.run(
            ["/bin/bash", "-euo", "pipefail", "-c", script],
            cwd=tmp_path, env={"PATH": "/usr/bin:/bin"},
            capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")

    def answer(name: str) -> Any:
        return json.loads((tmp_path / f"{name}.json").read_text("utf-8"))

    assert [seat["taken"] for seat in answer("table")["room"]["seats"]] == [True, False]
    assert answer("seated")["room"]["begun"]
    assert len(answer("thrown")["event"]["thrown"]) == 5
    assert answer("written")["event"]["key"] == "chance"
    assert answer("seen")["state"]["seq"] == 3
    assert answer("own")["room"]["title"] == "Pairs only"
    assert answer("own")["state"]["keys"] == ["one-pair", "two-pairs"]
    game = parse_game((tmp_path / "game.yatzy").read_text("utf-8"))
    assert game.setup.players == ("Anna", "Bo")
    assert game.turns[0].mark.key == "chance"
