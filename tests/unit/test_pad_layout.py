"""The widths of the scorecard in the terminal."""

import pytest

from support.dose import dose
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.report.scorepad import scorepad_rows
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.tui.pad_widget import ARROW, NARROWEST_COLUMN, PadContent, PadLayout

NARROWEST_PAD = 20
"""Beside six dice in a window of 60 columns, the narrowest in which dice lie beside the scorecard."""
TABLES = [("Anna",), ("Anna", "Bo"), ("Annabella", "Benjamin", "Charlotte", "David")]


@pytest.mark.parametrize("language", dose(LANGUAGES, ["en", "fi", "uk"]))
def test_a_row_of_the_scorecard_is_one_line(language: str) -> None:
    """At any width, with any names of boxes: label and columns fit, and the cursor's column is visible."""
    for sheet_id in sheet_ids():
        sheet = bundled_sheet(sheet_id)
        for players in TABLES:
            rows = scorepad_rows(catalogue(language), Game.from_setup(Setup(sheet, players)), 0, offers=True)
            at = len(players) - 1
            page = PadContent(rows, tuple((name,) for name in players), 0, (0, at))
            for width in range(NARROWEST_PAD, 100):
                layout = PadLayout(page, width)
                assert layout.label + layout.shown * layout.column + ARROW <= width
                assert layout.first <= at < layout.first + layout.shown
                assert layout.label > 0
                assert layout.column >= NARROWEST_COLUMN
