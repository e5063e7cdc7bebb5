"""Draws the picture of the terminal in the README. Run it with the tests on the path (PYTHONPATH=tests)."""

import os
import re
import tempfile
from pathlib import Path

from textual.pilot import Pilot

from screens import open_table, play_on, sit
from yatzy.game.setup import Setup
from yatzy.rules.shelf import shelf_sheet

FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""Textual would have them fetched from elsewhere; what the reader's machine has will do."""


async def draw(pilot: Pilot[None]) -> None:
    """Throw, keep the pair, change to the light colours, and draw."""
    await pilot.press("space", "1", "2", "4", "t")
    await pilot.pause()
    picture = FONTS.sub("", pilot.app.export_screenshot(title="yatzy play"))
    Path(__file__).with_suffix(".svg").write_text(picture.replace("Fira Code", "ui-monospace"), "utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YATZY_CONFIG"] = folder
        table = open_table(Path(folder), Setup(shelf_sheet("tactic"), ("Anna", "Bo")), seed="picture")
        play_on(table, 15)
        sit(table, draw)
