"""A game alone, on every sheet, from the start to the end."""

import re

import pytest

from browser.conftest import Visit
from browser.pages import End, Offer, Start, Table
from browser.visitors import DESK, PHONE, TABLET
from support.dose import dose
from yatzy.game.notation import parse_game
from yatzy.l10n.catalogue import catalogue
from yatzy.report.pad_view import pad_view
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

SIZES = (PHONE, DESK, TABLET)
SHEETS = {sheet: SIZES[place % len(SIZES)] for place, sheet in enumerate(sheet_ids())}


def a_whole_turn(table: Table) -> Offer:
    """Throw three times and keep dice between: they stay as they are."""
    table.roll()
    first = table.dice
    table.keep(1, 3)
    table.roll("1 roll left")
    assert [table.dice[0], table.dice[2]] == [first[0], first[2]] == table.kept
    table.keep(3)
    assert table.kept == [first[0]]
    table.roll("No rolls left")
    assert table.dice[0] == first[0]
    offer = table.offers()[0]
    table.write(offer)
    return offer


@pytest.mark.parametrize("sheet", dose(SHEETS, ["mb-1973", "maxi"]))
def test_a_game_alone(visit: Visit, sheet: str) -> None:
    """Every box is filled; what was written adds up to what the end and the record say."""
    page = visit(viewport=SHEETS[sheet]).page
    table = Start.at(page).take(sheet).name("Anna").start()
    rules = bundled_sheet(sheet)
    written = [a_whole_turn(table)]
    written += [table.take_turn() for _ in rules.rules.boxes[1:]]
    end = End.shown(page)

    pad = pad_view(catalogue("en"), rules)
    upper = {row.label for row in pad.rows if row.section == "upper" and row.key}
    assert {one.box for one in written} == {row.label for row in pad.rows if row.key}
    above = sum(one.points for one in written if one.box in upper)
    earned = pad.bonus if pad.bonus_at is not None and above >= pad.bonus_at else 0
    total = sum(one.points + one.bonus for one in written) + earned
    end.came_out(re.compile(rf"^{total} points?$"))
    game = parse_game(end.take_home("notation"))
    assert (game.over, game.cards[0][0].total, game.setup.sheet.digest) == (True, total, rules.digest)
    end.verify()
