"""Which game is looked at: one that is named, or at a terminal the one played last."""

import json
import os
import pty
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.cli.run_command import Capture, run
from support.game.reviews import BLUNDER, data, told, written
from yatzy.game.moves import Enter
from yatzy.game.setup import Setup
from yatzy.local_table import LocalTable
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore


@pytest.fixture
def _at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give the command a terminal to read from."""
    master, slave = pty.openpty()
    with os.fdopen(slave) as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        yield
    os.close(master)


def keep(folder: Path, at: str, turns: int) -> str:
    """Keep a game whose events all happened at one moment, with so many turns played; return its name."""
    with LocalStore(folder / "games.db", clock=lambda: at) as store:
        table = LocalTable.create(store, Setup(bundled_sheet("forced-order"), ("Anna",)))
        for _ in range(turns):
            table.roll()
            table.apply(Enter(0, next(entry.key for entry in table.game.entries() if entry.allowed)))
        if not turns:
            table.roll()
        return table.game_id


@pytest.mark.usefixtures("_at_a_terminal")
def test_the_game_played_last(capsys: Capture, own_games: Path) -> None:
    """Not the one laid last, nor one where nobody has finished a turn; which it is stands first."""
    last = keep(own_games, "2026-11-15T19:30:00Z", 2)
    keep(own_games, "2026-11-14T19:30:00Z", 3)
    keep(own_games, "2026-11-16T19:30:00Z", 0)
    first, *others = told(capsys).splitlines()
    assert first == f"Your last game is {last}."
    assert others == told(capsys, last).splitlines()
    code, out, err = run(capsys, "review", "--json")
    assert (code, err) == (0, f"Your last game is {last}.\n")
    assert json.loads(out) == data(capsys, last)


@pytest.mark.usefixtures("_at_a_terminal")
def test_a_game_that_cannot_be_read_is_passed_over(capsys: Capture, own_games: Path) -> None:
    """What is wrong with it, ``yatzy games`` tells; the one before it is the last then."""
    last = keep(own_games, "2026-11-14T19:30:00Z", 1)
    keep(own_games, "2026-11-15T19:30:00Z", 1)
    with sqlite3.connect(own_games / "games.db") as connection:
        connection.execute("UPDATE events SET data = '{}' WHERE at LIKE '2026-11-15%' AND seq = 1")
    assert told(capsys).startswith(f"Your last game is {last}.")


@pytest.mark.usefixtures("_at_a_terminal")
def test_no_game_was_played(capsys: Capture, own_games: Path) -> None:
    """It is told in one line, and what can be named instead; other commands still want a name."""
    keep(own_games, "2026-11-16T19:30:00Z", 0)
    code, out, err = run(capsys, "review")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("error: None of your saved games has a finished turn yet. Name a game file")
    assert run(capsys, "verify")[2] == "error: Name a game file, or send a game through a pipe.\n"


@pytest.mark.parametrize("command", ["review", "verify"])
def test_a_name_that_nothing_has(capsys: Capture, command: str) -> None:
    """It may be that of a file or of a game, and is neither; what can only be a file is no such file."""
    neither = "There is no file and no saved game of that name. List your games with yatzy games."
    assert run(capsys, command, "nosuch") == (2, "", f"error: nosuch: {neither}\n")
    assert run(capsys, command, "no/such.yatzy")[2] == "error: no/such.yatzy: There is no such file.\n"


def test_a_kept_game(capsys: Capture, own_games: Path) -> None:
    """It is named by how its name begins, and looking at it changes nothing, not even when it is over."""
    with LocalStore(own_games / "games.db") as store:
        kept = LocalTable.create(store, Setup(bundled_sheet("forced-order"), ("Anna",)))
        while not kept.game.over:
            kept.roll()
            kept.apply(Enter(0, next(entry.key for entry in kept.game.entries() if entry.allowed)))
        found = data(capsys, kept.game_id[:5])
        assert (found["game"], found["over"]) == (kept.game_id, True)
        assert len(store.load_events(kept.game_id)) == kept.seq


def test_a_beginning_that_several_have(capsys: Capture, tmp_path: Path) -> None:
    """The games it may be are told."""
    for name in ("same-1", "same-2"):
        file = written(tmp_path, BLUNDER.replace("Sheet", f"Game: {name}\nSheet"))
        assert run(capsys, "games", "import", file)[0] == 0
    code, out, err = run(capsys, "review", "same")
    assert (code, out) == (1, "")
    assert err.startswith("error: Several games start with “same”: ")
    assert ("same-1" in err, "same-2" in err, err.count("\n")) == (True, True, 1)
    assert data(capsys, "same-1")["game"] == "same-1"


def test_a_table_without_a_coach_under_way(capsys: Capture, own_games: Path) -> None:
    """While it is played, nobody looks at its choices; a game that is over may be looked at."""
    with LocalStore(own_games / "games.db") as store:
        table = LocalTable.create(store, Setup(bundled_sheet("forced-order"), ("Anna",), coach=False))
        while not table.game.over:
            table.roll()
            table.apply(Enter(0, next(entry.key for entry in table.game.entries() if entry.allowed)))
            code, _, err = run(capsys, "review", table.game_id)
            under_way = not table.game.over
            assert (code == 2) == under_way
            assert ("plays without the coach" in err) == under_way
