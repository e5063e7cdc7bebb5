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

from serving import server_process
from yatzy.bots.players import BOTS
from yatzy.game.events import Event
from yatzy.game.notation import parse_game
from yatzy.rules.errors import TableError, YatzyError
from yatzy.rules.tables import Entry
from yatzy.server import sockets, wire
from yatzy.server.problems import Problem, status_of
from yatzy.server.views import CardView, Now, RoomView, SeatView, State, TurnView, Written

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "server.md").read_text("utf-8")
SOURCES = "\n".join(file.read_text("utf-8") for file in sorted((ROOT / "src/yatzy/server").rglob("*.py")))


def section(heading: str) -> str:
    """Return what stands below a heading, up to the next."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def named(text: str) -> set[str]:
    """Return everything set as code."""
    return set(re.findall(r"`([^`\n]+)`", text))


def fields_in(heading: str) -> set[str]:
    """Return the fields that a section's table lists, in its first column."""
    rows = re.findall(r"^\| ([^|]*`[^|]*) \|", section(heading), re.MULTILINE)
    return {field for row in rows for field in named(row)}


MESSAGES = [*get_args(wire.Said), *get_args(wire.Told)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.__struct_config__.tag))
def test_every_message_and_every_field(message: type[Struct]) -> None:
    """No more and no less than there are."""
    assert fields_in(str(message.__struct_config__.tag)) == set(message.__struct_encode_fields__)


def test_every_move() -> None:
    moves = {one.__struct_config__.tag: one for one in get_args(wire.Asked)}
    rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", section("Commands"), re.MULTILINE)
    assert {name for name, _ in rows} == set(moves)
    for name, told in rows:
        assert named(told) == set(moves[name].__struct_encode_fields__) - {"seat"}, name


def test_every_reaction() -> None:
    assert set(wire.REACTIONS) <= named(section("react"))


@pytest.mark.parametrize(
    ("heading", "view"),
    [("The room", RoomView), ("The game", State), ("A card", CardView), ("Where a game is", Now)],
)
def test_every_field_of_what_is_told(heading: str, view: type[Struct]) -> None:
    assert fields_in(heading) == set(view.__struct_encode_fields__)


def test_every_field_within() -> None:
    """Of seats, turns, entries, and the column that was written into."""
    assert set(SeatView.__struct_encode_fields__) <= named(section("The room"))
    assert set(TurnView.__struct_encode_fields__) <= named(section("The game"))
    assert set(Entry.__annotations__) <= named(section("Where a game is"))
    assert set(Written.__struct_encode_fields__) <= named(section("moved"))
    assert set(wire.Happened.__struct_encode_fields__) <= named(section("Events"))


def test_every_event() -> None:
    events = {one.__struct_config__.tag: set(one.__struct_encode_fields__) for one in get_args(Event)}
    rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\|", section("Events"), re.MULTILINE)
    assert {name: named(told) for name, told in rows} == events


def test_what_may_be_left_out_has_a_star() -> None:
    """The others are there in every message."""
    optional = {field.encode_name for field in msgspec.structs.fields(Now) if not field.required}
    starred = set(re.findall(r"`(\w+)`\*", section("Where a game is")))
    assert starred == optional


# Refusals


def documented_codes() -> dict[str, int]:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", section("Why something is refused"), re.MULTILINE)
    return {code: int(status) for code, status in rows}


def test_every_code_that_can_be_answered() -> None:
    """Those the server's sources name, each with its status, and none that is not there any more."""
    raised = set(re.findall(r'"((?:table|limit|request|server|work)-[a-z-]+)"', SOURCES))
    catalogue = (ROOT / "src/yatzy/l10n/en/server.ftl").read_text("utf-8")
    worded = set(re.findall(r"^error-([a-z-]+) =", catalogue, re.MULTILINE))
    found = documented_codes()
    assert found.keys() == raised
    assert worded <= raised
    elsewhere = {
        "request-unknown": 404, "request-method": 405, "request-large": 413, "server-failed": 500,
        "server-leaving": 503,
    }  # fmt: skip
    for code, status in found.items():
        kind = TableError if code.startswith("table") else YatzyError
        assert status == elsewhere.get(code, status_of(kind(code))), code
        assert HTTPStatus(status)


def test_what_a_refusal_says() -> None:
    assert set(Problem.__struct_encode_fields__) <= named(section("Why something is refused"))


def test_every_closing_code() -> None:
    """Ours, and those that the websocket itself has for what we do."""
    ours = {value for name, value in vars(sockets).items() if name.isupper() and isinstance(value, int)}
    ours = {value for value in ours if value >= 1000 and re.search(rf"\b{value}\b", SOURCES)}
    rows = re.findall(r"^\| (\d{4}) \|", section("Why a connection is closed"), re.MULTILINE)
    assert {int(row) for row in rows} == ours | {1007, 1008, 1009, 1012}


def test_every_computer_player() -> None:
    assert set(BOTS) <= named(section("A computer player of your own"))


# The tour


def test_the_tour_works(tmp_path: Path) -> None:
    """Its commands, one after the other, against a real server."""
    script = "\n".join(re.findall(r"^```sh\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL))
    assert script.count("curl") == 6
    with server_process(tmp_path / "games.db") as server:
        result = subprocess.run(
            ["/bin/bash", "-euo", "pipefail", "-c", script],
            cwd=tmp_path, env={"PATH": "/usr/bin:/bin", "SERVER": server.base},
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")

    def answer(name: str) -> Any:
        return json.loads((tmp_path / f"{name}.json").read_text("utf-8"))

    assert [seat["taken"] for seat in answer("table")["room"]["seats"]] == [True, False]
    assert answer("seated")["room"]["begun"]
    assert len(answer("thrown")["event"]["thrown"]) == 5
    assert answer("written")["event"]["key"] == "chance"
    assert answer("seen")["state"]["seq"] == 3
    game = parse_game((tmp_path / "game.yatzy").read_text("utf-8"))
    assert game.setup.players == ("Anna", "Bo")
    assert game.turns[0].mark.key == "chance"
