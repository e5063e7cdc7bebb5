"""What tests of the command line share: commands to run, and a game to run them on."""

from pathlib import Path

import pytest

from support.cli.run_command import Capture, Run
from support.cli.run_command import run as run_command
from support.game.sample_game import EVENING


@pytest.fixture
def run(capsys: Capture) -> Run:
    """Run a command, whatever was printed before."""

    def run(*arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        return run_command(capsys, *arguments)

    return run


@pytest.fixture
def evening(tmp_path: Path) -> str:
    """Keep the game of the page of commands in a file."""
    file = tmp_path / "evening.yatzy"
    file.write_text(EVENING, "utf-8")
    return str(file)
