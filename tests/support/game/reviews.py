"""Games to be looked at again, and the command that does so, as tests run it."""

import json
from pathlib import Path
from typing import Any

from support.cli.run_command import Capture, run
from support.game.random_games import Played
from yatzy.game.moves import Enter, Keep, Roll
from yatzy.game.notation import format_game
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.rules.parse import parse_sheet

ONLY_CHANCE = parse_sheet(
    {
        "id": "only-chance",
        "title": "Only <Chance>",
        "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}],
    }
)
"""A sheet that can be solved by head: a die is worth 7/2 with one throw, 17/4 with two, and 14/3 with three."""

BLUNDER = """Yatzy: 1
Sheet: tactic
Player: Anna
Dice: screen

66666 ones 0
12345 small-straight 15
"""
"""Five sixes at once, and a zero in the ones."""


def by_hand() -> Game:
    """Play by the sheet of nothing but Chance: five sixes, one of them thrown again; then stop too early."""
    played = Played(Setup(ONLY_CHANCE, ("Anna",), dice=DiceFrom.SCREEN))
    for move in (Roll(0, (6,) * 5), Keep(0, (6,) * 4), Roll(0, (1,)), Enter(0, "chance")):
        played.make(move)
    return played.game


def written(folder: Path, game: Game | str) -> str:
    """Write a game into a file, and return its name."""
    file = folder / "game.yatzy"
    file.write_text(game if isinstance(game, str) else format_game(game), "utf-8")
    return str(file)


def told(capsys: Capture, *arguments: str) -> str:
    code, out, err = run(capsys, "review", *arguments)
    assert (code, err) == (0, "")
    return out


def data(capsys: Capture, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(capsys, *arguments, "--json"))
    return found
