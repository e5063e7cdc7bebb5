"""Textual screens for tests: started, driven by keys, and read as text."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from textual.pilot import Pilot
from textual.types import AnimationLevel
from textual.widgets import Static

from yatzy.chance.fair import seeded_secret
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.local_table import LocalTable
from yatzy.store.local_store import LocalStore
from yatzy.tui import roll_guard
from yatzy.tui.app import YatzyApp

roll_guard.REST_SECONDS = roll_guard.GAP_SECONDS = 0.0  # tests press keys faster than people

CELL_WIDTH = 12.2
"""Of one sign in the pictures of a terminal that Textual draws."""
TEXT = re.compile(
    r'<text class="[^"]*-r\d+" x="([\d.]+)"[^>]*clip-path="url\(#[^)]*-line-(\d+)\)">([^<]*)</text>'
)

SAID = ("who", "why", "next", "news", "last", "remark", "standing", "chances")
Drive = Callable[[Pilot[None]], Awaitable[None]]


def screen_text(pilot: Pilot[None]) -> str:
    """Return what the screen shows, without its colours."""
    width, height = pilot.app.size
    cells = [[" "] * width for _ in range(height)]
    for x, line, text in TEXT.findall(pilot.app.export_screenshot()):
        column = round(float(x) / CELL_WIDTH)
        for offset, sign in enumerate(html.unescape(text).replace("\xa0", " ")):
            if column + offset < width:
                cells[int(line)][column + offset] = sign
    return "\n".join("".join(row).rstrip() for row in cells) + "\n"


def shown_words(pilot: Pilot[None]) -> str:
    """Return what stands beside or below the dice, as one line."""
    parts = (pilot.app.screen.query_one(f"#{part}", Static) for part in SAID)
    return " ".join(" ".join(str(part.content).split()) for part in parts if part.display)


async def calm(pilot: Pilot[None]) -> None:
    """Wait until nothing is computed any more, and no computer goes on by itself."""
    quiet = 0
    while quiet < 2:
        await pilot.pause()
        quiet = 0 if pilot.app.workers else quiet + 1
        await pilot.app.workers.wait_for_complete()


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not reached():
        await pilot.pause(0.01)


def open_table(folder: Path, setup: Setup, seed: str = "test") -> LocalTable:
    """Lay a table whose dice are the same each time."""
    setup = replace(setup, game_id=setup.game_id or "test", date="2026-11-15")
    secret = seeded_secret(seed) if setup.dice is DiceFrom.SCREEN else None
    return LocalTable.create(LocalStore(folder / "games.db"), setup, secret)


def play_on(table: LocalTable, turns: int) -> None:
    """Play without the screen until so many turns are over: one throw each, into the box that gives most."""
    while len(table.game.turns) < turns:
        table.roll()
        if table.game.dice:
            entries = [entry for entry in table.game.entries() if entry.allowed]
            best = max(entries, key=lambda entry: entry.points)
            table.apply(Enter(table.game.seat, best.key))


def sit(
    table: LocalTable,
    drive: Drive,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    animation: AnimationLevel = "none",
) -> None:
    """Sit down at a table, and drive the screen."""
    app = YatzyApp(catalogue(language), table.store, table.game.setup.dice, table)
    run(app, drive, size, animation)


def run(
    app: YatzyApp, drive: Drive, size: tuple[int, int] = (80, 24), animation: AnimationLevel = "none"
) -> None:
    """Run the application without a terminal. Dice do not tumble: a test looks at where they lie."""

    async def inside() -> None:
        app.animation_level = animation
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await drive(pilot)
            await pilot.pause()

    asyncio.run(inside())
