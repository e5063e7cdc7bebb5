"""Sheets, cards and dice drawn at random, for tests of what the solver knows about them."""

from functools import cache
from typing import Any

from hypothesis import strategies as st

from support.game.sheet_strategies import sheet_data
from yatzy.game.card import Card
from yatzy.rules.dice import Dice
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.backward import solve_backward
from yatzy.solver.query.values import Values

SHAPES: dict[str, Any] = {
    "most_boxes": 4,  # and two more where there is a rule for five alike
    "dice": (5, 5, 5, 5, 3),  # each number is compiled for itself
    "rolls": (1, 2, 3, 3),
    "twins": True,
}
KINDS: dict[str, dict[str, Any]] = {
    "anything": {},
    "bonus": {"least_upper": 2, "bonus": True, "fixed": False},
    "forced joker": {"least_upper": 1, "jokers": ("forced",), "fixed": False},
    "free joker": {"jokers": ("free",), "fixed": False},
    "no joker": {"jokers": ("none",), "in_chance": True},
    "last resorts": {"last_resorts": True, "fixed": False},
    "fixed order": {"fixed": True},
    "any dice": {"dice": (1, 2, 4, 6), "rolls": (1, 2, 3, 5)},
}

any_kind = st.one_of([sheet_data(**SHAPES | kind) for kind in KINDS.values()])
any_sheet = any_kind.map(parse_sheet)


def solved(tables: RuleTables) -> Values:
    return Values(tables, solve_backward(tables, threads=1))


@cache
def from_shelf(sheet_id: str) -> Values:
    return solved(bundled_sheet(sheet_id).tables)


def draw_card(data: st.DataObject, tables: RuleTables, least_open: int = 0, most_open: int = 32) -> Card:
    """Play any rolls in any boxes for a while."""
    card = Card.empty(tables)
    boxes = len(tables.keys)
    still_open = data.draw(st.integers(least_open, min(most_open, boxes)), label="open")
    for _ in range(boxes - still_open):
        marks = [mark for key in tables.keys for mark in card.possible_marks(key)]
        card = card.write(data.draw(st.sampled_from(marks)))
    return card


def draw_late_card(data: st.DataObject, tables: RuleTables) -> Card:
    """Fill all but the last boxes with anything that can stand there."""
    boxes = list(range(len(tables.keys)))
    order = boxes if tables.fixed_order else data.draw(st.permutations(boxes))
    still_open = data.draw(st.integers(1, 3), label="open")
    filled = {
        tables.keys[box]: data.draw(st.sampled_from(sorted(set(tables.points[box]))))
        for box in order[:-still_open]
    }
    return Card.filled(tables, filled)


def draw_dice(data: st.DataObject, tables: RuleTables) -> tuple[Dice, int]:
    """Draw dice, often all alike, and how many rolls are left."""
    count = tables.dice.count
    some = st.lists(st.integers(1, 6), min_size=count, max_size=count).map(tuple)
    alike = st.integers(1, 6).map(lambda face: (face,) * count)
    dice = data.draw(st.one_of(some, alike), label="dice")
    return dice, data.draw(st.integers(0, tables.rolls - 1), label="rolls left")
