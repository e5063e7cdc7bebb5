"""Texts of the terminal where there is little room."""

import pytest
from rich.cells import cell_len

from support.tui.tables import real
from yatzy.game.state import Game
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.tui.side_texts import DISPENSABLE, SPACED, count_lines, fit_texts
from yatzy.tui.texts import GameTexts

TEXTS = {part: f"{part} one two three" for part in (*SPACED, *DISPENSABLE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_says_how_much_is_solved(language: str) -> None:
    """At 80 columns the percentage is whole, whatever the sheet is called."""
    texts = GameTexts(catalogue(language), Game.from_setup(real("tactic-nl")))
    title = texts.title_line(0, 45, 78)
    assert cell_len(title) <= 78
    assert title.endswith(catalogue(language).say("table-solving", percent=45))


def test_the_title_is_whole_where_it_fits() -> None:
    texts = GameTexts(catalogue("en"), Game.from_setup(real("philos")))
    assert texts.title_line(0, None, 78) == "Philos Yatzi, 6657  ·  Turn 1 of 13  ·  Real dice"
    assert texts.title_line(0, None, 40) == "Philos Yatzi, 6657  ·  Turn 1 of 13"
    assert texts.title_line(0, None, 30) == "Philos Yatzi…  ·  Turn 1 of 13"


def test_the_remark_is_shown_in_any_room() -> None:
    """With less and less room first blank lines go, then what can be dispensed with; the rest stays."""
    room = count_lines(TEXTS, 40, spaced=True)
    assert fit_texts(TEXTS, 40, room) == (TEXTS, False)
    assert fit_texts(TEXTS, 40, room - 1) == (TEXTS, True)
    for lines in range(room):
        shown, tight = fit_texts(TEXTS, 40, lines)
        gone = [part for part in DISPENSABLE if not shown[part]]
        assert tight
        assert gone == list(DISPENSABLE[: len(gone)])
        assert {part for part in TEXTS if shown[part]} >= set(TEXTS) - set(DISPENSABLE)
        assert count_lines(shown, 40) <= lines or len(gone) == len(DISPENSABLE)
