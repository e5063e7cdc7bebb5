"""A disk that is full: it is told, nothing is lost, and the game goes on once there is room."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CRAMPED = Path(__file__).with_name("full_disk_player.py")
NOT_PERMITTED = 77
LIMITS = ("pages", "file", "disk")
FULL = {
    "pages": "The disk is full, so nothing was written. What you saved before is safe: {place}",
    "file": "Can’t write to {place} (disk I/O error): the disk may be full or failing, or your quota used up. "
    "What you saved before is safe.",
    "disk": "The disk is full, so nothing was written. What you saved before is safe: {place}",
}
"""What SQLite makes of each limit: it says that a disk is full, but not that a file may not grow."""


def run_with_full_disk(command: str, limit: str, folder: Path) -> Any:
    """Run the table with a full disk; what it asserts inside has to hold too."""
    result = subprocess.run(
        [sys.executable, str(CRAMPED), command, limit, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(CRAMPED.parents[1])},
        timeout=300,
    )
    if limit == "disk" and result.returncode == NOT_PERMITTED:
        pytest.skip(f"no disk may be mounted here, so only the other limits were tried: {result.stderr}")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


@pytest.mark.parametrize("limit", LIMITS)
def test_a_game_on_a_full_disk(limit: str, tmp_path: Path) -> None:
    """The store refuses with a clear sentence, the game stays as it was, and goes on to its end with room."""
    happened = run_with_full_disk("play-on", limit, tmp_path)
    told = FULL[limit].format(place=tmp_path / "games.db")
    assert [error["sentence"] for error in (*happened["move"], happened["lay"])] == [told] * 4
    assert 20 < happened["at_full"] < happened["at_last"]


@pytest.mark.parametrize("limit", LIMITS)
def test_a_new_store_on_a_full_disk(limit: str, tmp_path: Path) -> None:
    """A store that cannot be made is told, and can be made in the same place once there is room."""
    assert run_with_full_disk("open-new", limit, tmp_path)["code"] in ("store-full", "store-not-taken")
