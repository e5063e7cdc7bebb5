"""How tables and pages look in a terminal."""

from rich.box import Box
from rich.console import Console
from rich.table import Table

WIDEST = 100
"""Longer lines are hard to read."""


def terminal() -> Console:
    """Return the terminal. Text from sheets and users is never read as markup."""
    console = Console(markup=False, highlight=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


PAD = Box("    \n    \n ── \n    \n ── \n    \n    \n    \n")
"""Thin lines below the head and between the sections."""


def ruled(*columns: str) -> Table:
    """Return a table that looks like a pad."""
    table = Table(box=PAD, show_edge=False, pad_edge=False, header_style="bold", border_style="dim")
    for column in columns:
        table.add_column(column)
    return table


def faces(dice: tuple[int, ...]) -> str:
    """Write dice with room between them."""
    return " ".join(str(face) for face in dice)
