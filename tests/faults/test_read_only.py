"""Files and folders that may not be written, or not even read."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.children import kept
from yatzy.game.setup import Setup
from yatzy.local_table import LocalTable
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

GUEST = Path(__file__).with_name("guest.py")


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A store with a game in it that was closed properly; its rights are given back at the end."""
    file = tmp_path / "store" / "games.db"
    with LocalStore(file) as store:
        LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Ann",), game_id="game")).roll()
    yield file
    file.parent.chmod(0o700)
    file.chmod(0o600)


def guest(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(GUEST), str(file), "game"]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "shown", "told"),
    [
        (0o500, 0o600, "", "Can’t write to {place}: it’s read-only."),
        (0o500, 0o400, "", "Can’t write to {place}: it’s read-only."),
        (0o700, 0o400, "game 2\n", "Can’t write to {place}: it’s read-only."),
        (0o700, 0o000, "", "Can’t save games in {place}: Permission denied."),
        (0o000, 0o600, "", "Can’t save games in {place}: Permission denied."),
    ],
    ids=["folder", "folder and file", "file", "file unreadable", "folder closed"],
)
def test_what_may_not_be_written(file: Path, folder_mode: int, file_mode: int, shown: str, told: str) -> None:
    """It is told in one line, without a traceback, and the game is what it was; a file may still be read."""
    before = kept(file, "game")
    content = file.read_bytes()
    file.chmod(file_mode)
    file.parent.chmod(folder_mode)
    result = guest(file)
    file.parent.chmod(0o700)
    file.chmod(0o600)
    assert (result.stdout, result.stderr) == (shown, told.format(place=file) + "\n")
    assert result.returncode == 1
    assert file.read_bytes() == content
    assert kept(file, "game") == before


def test_with_rights_it_goes_on(file: Path) -> None:
    """The same process with the file's rights rolls: it is the rights that were in the way."""
    result = guest(file)
    assert (result.stdout, result.stderr, result.returncode) == ("game 2\n", "", 0)
    assert len(kept(file, "game")) == 3


@pytest.mark.parametrize("path", ["games.db", "deeper/and/deeper/games.db"])
def test_a_folder_where_nothing_can_be_made(path: str, tmp_path: Path) -> None:
    """A store that cannot be made in a read-only folder is told, and nothing is left there."""
    folder = tmp_path / "read-only"
    folder.mkdir(mode=0o500)
    result = guest(folder / path)
    assert result.stderr == f"Can’t save games in {folder / path}: Permission denied.\n"
    assert result.returncode == 1
    assert list(folder.iterdir()) == []
