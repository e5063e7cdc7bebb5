"""Old records are read for ever: a log of every version, with the game it tells of beside it."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from support.game.random_games import check_account
from yatzy.chance.verify import recorded_throws, verify_dice
from yatzy.game.engine import replay_checked, start_event
from yatzy.game.events import Entered, Event, Rolled, Started
from yatzy.game.jsonl import VERSION, format_lines, parse_lines
from yatzy.game.notation import format_game, parse_game
from yatzy.game.series import rounds_of, standings
from yatzy.game.setup import Setup
from yatzy.rules.errors import RecordError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

RECORDS = Path(__file__).parents[1] / "golden" / "records"
STARTED = start_event(Setup(bundled_sheet("vinga"), ("Ann",), game_id="one"))
ROLLED = Rolled((1, 2, 3, 4, 5))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(file: Path) -> Iterator[LocalStore]:
    with LocalStore(file) as store:
        yield store


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as plain, plain:
        return plain.execute(query).fetchall()


def golden_lines(name: str) -> list[str]:
    return (RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines()


GOLDEN = sorted(path.stem for path in RECORDS.glob("*.jsonl"))
TOTALS: dict[str, list[tuple[int, ...]]] = {
    # By hand from v1-computers.yatzy: 12 + 25, 24 + 2, and 40.
    "v1-computers": [(37, 26, 40)],
    # By hand from v1-house.yatzy, with 10 for 24 or more above.
    # Round 1: 50 + 130 + 25 + 20 + 10, and 25 + 19 + 24 + 0 + 10;
    # round 2: 0 + 25 + 11 + 0, and 12 + 50 + 125 + 8.
    "v1-house": [(235, 78), (36, 195)],
    # By hand, and each entry by tests/support/game/naive_scorer.py: 18+30+6+25+3+3+10+2+0+25+50+0+0.
    "v1-match-anna": [(172,)],
    # The same: 30+10+6+5+6+4+4+40+10+26+1+0+0.
    "v1-match-bo": [(142,)],
    # By hand from v1-shelf.yatzy, and each entry by tests/support/game/naive_scorer.py:
    # 20+21+6+4+18+6+50+5+0+0+4+0+0, and 30+15+19+10+18+4+3+3+0+6+0+12+0.
    "v1-shelf": [(134, 120)],
}


def test_every_version_has_a_golden_log() -> None:
    """Whoever raises the version leaves a log in it, with every kind of event between them."""
    kinds = {kind.__struct_config__.tag for kind in Event.__args__}
    for version in range(1, VERSION + 1):
        names = [name for name in GOLDEN if name.startswith(f"v{version}-")]
        events = [json.loads(line) for name in names for line in golden_lines(name)]
        assert {one["version"] for one in events} == {version}
        assert {one["event"]["type"] for one in events} >= kinds
    assert set(GOLDEN) == set(TOTALS)


def test_the_golden_logs_tell_of_everything() -> None:
    """They have sheets of the shelf and of a house, bonuses, computers, corrections with and without dice."""
    events = [
        json.loads(line)["event"] for name in GOLDEN if name.startswith("v1-") for line in golden_lines(name)
    ]
    sheets = {one["sheet"]["id"] for one in events if one["type"] == "started"}
    entered = [one for one in events if one["type"] == "entered"]
    corrected = [one for one in events if one["type"] == "corrected"]
    assert sheets == {"hasbro", "kitchen"}
    assert {"bonus" in one for one in entered} == {"was" in one for one in entered} == {True, False}
    assert {"dice" in one for one in corrected} == {"bonus" in one for one in corrected} == {True, False}
    started = [one for one in events if one["type"] == "started"]
    assert {"computers" in one for one in started} == {"coach" in one for one in started} == {True, False}
    assert {"match" in one for one in started} == {True, False}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_logs_are_read_for_ever(name: str, store: LocalStore) -> None:
    """A log of any version is read, judged and kept, and tells the game that stands beside it in notation."""
    stamped = parse_lines("\n".join(golden_lines(name)))
    game = replay_checked(one.event for one in stamped)
    check_account(game)
    assert [one.totals for one in rounds_of(game)] == TOTALS[name]
    notation = (RECORDS / f"{name}.yatzy").read_text("utf-8")
    assert format_game(game) == notation
    assert parse_game(notation) == game
    store.create_game(name, [one.event for one in stamped], moments=[one.at for one in stamped])
    assert store.load_events(name) == stamped


def test_golden_standings() -> None:
    """The house game was counted by differences: 235 - 78 = 157 and 195 - 36 = 159."""
    game = replay_checked(one.event for one in parse_lines("\n".join(golden_lines("v1-house"))))
    assert [one.score for one in standings(game)] == [157, 159]


@pytest.mark.parametrize("name", ["v1-shelf", "v1-match-anna", "v1-match-bo"])
def test_golden_dice(name: str) -> None:
    """The dice of the golden games with a secret follow from it."""
    game = replay_checked(one.event for one in parse_lines("\n".join(golden_lines(name))))
    assert verify_dice(game).is_valid


def test_golden_games_of_one_match() -> None:
    """Anna and Bo keep differently, and whatever both throw at one place are the same dice."""
    texts = [(RECORDS / f"v1-match-{name}.yatzy").read_text("utf-8") for name in ("anna", "bo")]
    anna, bo = (
        {(one.turn, one.roll): one.thrown for one in recorded_throws(parse_game(text))} for text in texts
    )
    both = set(anna) & set(bo)
    assert len(both) > 26  # of thirteen turns all first throws, and most others
    assert {len(anna[place]) - len(bo[place]) for place in both} > {0}
    for place in both:
        assert all(one == other for one, other in zip(anna[place], bo[place], strict=False))


@pytest.mark.parametrize("name", [name for name in GOLDEN if name.startswith(f"v{VERSION}-")])
def test_the_present_version_is_written_as_ever(name: str) -> None:
    """A log of the present version is written again byte for byte."""
    text = (RECORDS / f"{name}.jsonl").read_text("utf-8")
    assert format_lines(parse_lines(text)) == text


def test_old_events_are_read_through_every_step(
    store: LocalStore, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a later version, what was kept before goes through every step since, what is new through none."""

    def called_box(data: dict[str, Any]) -> dict[str, Any]:
        return {("box" if key == "key" else key): part for key, part in data.items()}

    def called_key(data: dict[str, Any]) -> dict[str, Any]:
        return {("key" if key == "box" else key): part for key, part in data.items()}

    def version(number: int) -> None:
        monkeypatch.setattr("yatzy.game.jsonl.VERSION", number)

    store.create_game("one", [STARTED, ROLLED, Entered("chance", 15)])
    assert rows(file, "select distinct version from events") == [(VERSION,)]
    steps = {VERSION: called_box, VERSION + 1: called_key}
    monkeypatch.setattr("yatzy.game.jsonl.UPCASTERS", steps)
    version(VERSION + 1)
    with pytest.raises(RecordError):  # half-way there the entry has no key
        store.load_events("one")
    version(VERSION + 2)
    assert [one.event for one in store.load_events("one")] == [STARTED, ROLLED, Entered("chance", 15)]
    store.append_events("one", 3, [ROLLED])
    assert rows(file, "select version from events where seq = 3") == [(VERSION + 2,)]
    assert [one.event for one in store.load_events("one")][3] == ROLLED
    lines = (RECORDS / "v1-house.jsonl").read_text("utf-8")
    assert isinstance(parse_lines(lines)[0].event, Started)
