"""A game's pad as a spreadsheet reads it: numbers it can add, and nothing it would carry out."""

import csv
from collections.abc import Sequence
from io import StringIO

import pytest

from yatzy.game.engine import decide, evolve, start_event
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.paper.pad_csv import pad_as_csv
from yatzy.rules.sheet_files import bundled_sheet

WORDS = catalogue("en")
TOTAL = {sheet: WORDS.name(bundled_sheet(sheet), "total") for sheet in ("printworks", "vinga")}
BONUS = f"{WORDS.name(bundled_sheet('printworks'), 'upper-bonus')} (63)"


def play_with_real_dice(
    players: Sequence[str], *marks: tuple[str, int], sheet: str = "printworks", rounds: int = 1
) -> Game:
    """Return a game with real dice in which points were written, in turn."""
    setup = Setup(bundled_sheet(sheet), tuple(players), dice=DiceFrom.REAL, rounds=rounds)
    game = evolve(None, start_event(setup))
    for key, points in marks:
        for event in decide(game, Enter(game.seat, key, points)):
            game = evolve(game, event)
    return game


def table(game: Game) -> dict[str, list[str]]:
    return {row[0]: row[1:] for row in csv.reader(StringIO(pad_as_csv(WORDS, game)))}


def test_numbers_are_plain() -> None:
    """A struck box is a zero, an open one empty; what is below adds up, whatever the bonus will be."""
    found = table(play_with_real_dice(["Anna", "Bo"], ("sixes", 0), ("yatzy", 50), ("twos", 8)))
    assert found["Round 1"] == ["Anna", "Bo"]
    assert found["Sixes"] == ["0", ""]
    assert found["Twos"] == ["8", ""]
    assert found["Yatzy"] == ["", "50"]
    assert found[TOTAL["printworks"]] == ["8", "50"]
    cells = [cell for name, row in found.items() if name != "Round 1" for cell in row]
    assert all(cell == "" or (cell.isascii() and cell.isdigit()) for cell in cells)


@pytest.mark.parametrize(("ones", "bonus"), [(3, 35), (0, 0)])
def test_the_upper_bonus_is_what_it_brings(ones: int, bonus: int) -> None:
    """Printworks: 35 from 63 on. Three of each face but the ones are 3 * (2+3+4+5+6) = 60."""
    upper = [("twos", 6), ("threes", 9), ("fours", 12), ("fives", 15), ("sixes", 18)]
    found = table(play_with_real_dice(["Anna"], *upper, ("ones", ones)))
    assert found[BONUS] == [str(bonus)]
    assert found[TOTAL["printworks"]] == [str(60 + ones + bonus)]


def test_rounds_follow_each_other() -> None:
    sheet = bundled_sheet("vinga")
    marks = [(key, 5 if key == "chance" else 0) for key in sheet.tables.keys] + [("ones", 3)]
    lines = list(
        csv.reader(StringIO(pad_as_csv(WORDS, play_with_real_dice(["Anna"], *marks, sheet="vinga", rounds=2))))
    )
    assert [line[0] for line in lines if line[0].startswith("Round")] == ["Round 1", "Round 2"]
    assert [line[1] for line in lines if line[0] == TOTAL["vinga"]] == ["5", "3"]


def test_a_name_is_never_carried_out() -> None:
    """What a spreadsheet would take for a formula is text there."""
    assert table(play_with_real_dice(["=1+1", "@SUM(A1)"], ("ones", 3)))["Round 1"] == ["'=1+1", "'@SUM(A1)"]
