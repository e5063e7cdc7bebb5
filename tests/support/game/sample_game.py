"""The game that the page of commands shows, as tests import it."""

import re
from pathlib import Path

DOCUMENT = (Path(__file__).parents[3] / "docs" / "commands.md").read_text("utf-8")
EVENING = "\n".join(re.findall(r"```yatzy\n(# evening\.yatzy\n.*?)```", DOCUMENT, re.DOTALL))
"""A whole game with sealed dice: Anna, 338 points by Printworks' sheet, added up in the document."""
