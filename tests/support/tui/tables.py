"""Tables for tests of the terminal, and turns played there."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from support.tui.screens import open_table
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.local_table import LocalTable
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.outlook import TurnValues
from yatzy.solver.solve import solve
from yatzy.tui.bot_turns import Pauses
from yatzy.tui.dice_tray import DiceTray
from yatzy.tui.table_screen import TableScreen

LONG_PAUSES = Pauses(3600, 3600, 3600)
"""Computers wait before each step until someone hurries them."""
TACTIC = bundled_sheet("tactic")


def two(sheet: str = "tactic", **more: object) -> Setup:
    return Setup(bundled_sheet(sheet), ("Anna", "Bo"), **more)  # type: ignore[arg-type]


def real(sheet: str = "tactic") -> Setup:
    return two(sheet, dice=DiceFrom.REAL)


def finished_pad(folder: Path, **more: object) -> LocalTable:
    table = open_table(folder, Setup(bundled_sheet("tactic"), ("Anna",), dice=DiceFrom.REAL, **more))  # type: ignore[arg-type]
    for key in TACTIC.tables.keys:
        table.apply(Enter(0, key, 0 if key != "chance" else 20))
    return table


def against(*computers: str, **more: Any) -> Setup:
    """Lay a table for Anna and some computers."""
    names = tuple(f"C{number}" for number, _ in enumerate(computers, 1))
    return Setup(TACTIC, ("Anna", *names), computers=("", *computers), **more)


def table_screen(pilot: Pilot[None]) -> TableScreen:
    assert isinstance(pilot.app.screen, TableScreen)
    return pilot.app.screen


def table_screen_below(pilot: Pilot[None]) -> TableScreen:
    """Return the table that lies behind another screen."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


async def take_a_turn(pilot: Pilot[None], table: LocalTable) -> None:
    """Play a turn of Anna's: one throw, into the box the cursor is at, a zero if it must be."""
    turns = len(table.game.turns)
    await pilot.press("space")
    table_screen(pilot).query_one(DiceTray).settle()
    await pilot.press("enter")
    if len(table.game.turns) == turns:
        await pilot.press("enter")


async def hurry(pilot: Pilot[None], table: LocalTable, key: str = "space") -> None:
    """Wait for the next step of a computer, and hurry it with a key."""
    before = table.seq
    while table.seq == before:
        await pilot.press(key)


def weighed(game: Game) -> TurnValues:
    """Return what every choice is worth, straight from the solution."""
    return solve(game.setup.sheet).turn(game.card, game.dice, game.rolls_left)
