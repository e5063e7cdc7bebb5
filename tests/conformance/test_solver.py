"""Expected totals of every sheet, closed forms, and two sheets state by state against an independent solver."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
import yatzy_solver

from support.dose import dose
from support.game.reference_solver import Reference
from yatzy.game.card import Card, Mark
from yatzy.rules.compile import compile_rules
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables, boxes_of
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.backward import solve_backward
from yatzy.solver.files import read_array, shipped_file
from yatzy.solver.query.values import Values

CLOSE = 1e-9
VARIANTS = [("tactic", "yatzy-scandinavian"), ("hasbro", "american+forced-joker")]
"""Sheets, and what the independent solver calls their rules."""

# "V" is T. Verhoeff, How to Maximize Your Score in Solitaire Yahtzee (1999), who prints four digits; "G" is
# J. Glenn, An Optimal Strategy for Yahtzee (2006); "Y" is the independent package yatzy-solver 1.0.0; "R" is
# tests/support/game/reference_solver.py, which has solved these sheets whole: bench/solver.py runs it again.
EXPECTED = {
    "forced-order": 122.558527,  # Y: yatzy-scandinavian+forced; R
    "hasbro": 254.587729,  # G: 254.5877 for the official rules; Y: american+forced-joker; R
    "mb-1973": 254.588005,  # R
    "philos": 248.074097,  # R
    "philos-es": 248.116342,  # this solver alone: R has not solved it whole
    "philos-fr": 248.074097,  # that of philos: only entries that best play never makes differ
    "printworks": 254.589609,  # V: 254.5896; Y: american; R
    "tactic": 248.439989,  # Y: yatzy-scandinavian; R
    "tactic-da": 256.414215,  # R
    "tactic-nl": 245.935677,  # R
    "vinga": 248.439989,  # the rules are those of tactic
    "kniffel": 251.766244,  # this solver alone; R solves parts of it in test_options
    "yacht": 166.955068,  # R
    "yacht-dice": 191.760880,  # this solver alone
    "yams": 211.532551,  # this solver alone
}


@cache
def solve_bundled(sheet_id: str) -> Values:
    tables = bundled_sheet(sheet_id).tables
    return Values(tables, solve_backward(tables, threads=2))


def test_every_sheet_has_its_number() -> None:
    """A new sheet gets its expected total here. Maxi takes too long to be solved in every run."""
    assert {*EXPECTED, "maxi"} == set(sheet_ids())


@pytest.mark.parametrize("sheet_id", EXPECTED)
def test_expected_total(sheet_id: str) -> None:
    """Under best play a sheet brings what it is known to bring."""
    assert solve_bundled(sheet_id).expected == pytest.approx(EXPECTED[sheet_id], rel=0, abs=1e-6)


def test_solutions_that_come_with_the_package() -> None:
    """A solution that comes with the package is the one that solving brings."""
    for sheet_id in EXPECTED:
        values = solve_bundled(sheet_id)
        file = shipped_file(values.tables)
        if file.exists():
            assert np.abs(read_array(file, values.tables) - values.array).max() < CLOSE


def test_without_a_rule_for_five_alike() -> None:
    """Thirteen boxes without jokers or bonuses for five alike bring the 245.87 of the literature."""
    # To nine digits as Y has it: american+no-bonus.
    tables = compile_rules(replace(bundled_sheet("hasbro").rules, five_alike=None))
    assert Values(tables, solve_backward(tables, threads=2)).expected == pytest.approx(245.870774514, abs=CLOSE)


def test_a_whole_sheet_by_the_reference() -> None:
    """The reference solves a printed sheet to the same value."""
    sheet = bundled_sheet("forced-order")
    assert solve_bundled("forced-order").expected == pytest.approx(
        Reference(sheet.tables).expected, rel=0, abs=CLOSE
    )


@pytest.mark.parametrize(
    ("rolls", "box", "expected"),
    [
        # Any die is worth 7/2 with one roll; keep what is above that: 17/4; keep fives and sixes: 14/3.
        (1, {"pattern": "any", "pays": "all"}, 5 * 7 / 2),
        (2, {"pattern": "any", "pays": "all"}, 5 * 17 / 4),
        (3, {"pattern": "any", "pays": "all"}, 5 * 14 / 3),
        # A die misses a face n times running with a chance of (5/6)**n.
        (3, {"section": "upper", "pattern": {"face": 4}, "pays": "matched"}, 4 * 5 * (1 - (5 / 6) ** 3)),
        (6, {"section": "upper", "pattern": {"face": 6}, "pays": "matched"}, 6 * 5 * (1 - (5 / 6) ** 6)),
        # Five alike in three rolls: 347897 of 7558272, the well-known 4.6029 per cent.
        (3, {"pattern": {"groups": [5]}, "pays": 50}, 50 * 347897 / 7558272),
        # Five alike, and a large straight (two of them, each 5! ways), in one roll.
        (1, {"pattern": {"groups": [5]}, "pays": 1000}, 1000 * 6 / 6**5),
        (1, {"pattern": {"run": 5}, "pays": 1000}, 1000 * 2 * 120 / 6**5),
    ],
)
def test_one_box_alone(rolls: int, box: dict[str, Any], expected: float) -> None:
    """A sheet of one box brings what can be worked out by hand."""
    data = {"id": "one", "title": "One", "rolls": rolls, "boxes": [{"key": "only"} | box]}
    tables = parse_sheet(data).tables
    assert Values(tables, solve_backward(tables, threads=1)).expected == pytest.approx(
        expected, rel=0, abs=CLOSE
    )


@pytest.mark.parametrize(("sheet_id", "variant"), dose(VARIANTS, VARIANTS[1:]))
def test_state_by_state(sheet_id: str, variant: str) -> None:
    """Every state, and every choice in random situations, is worth what an independent solver says."""
    oracle = yatzy_solver.Solver.build(yatzy_solver.Variant(variant))
    values = solve_bundled(sheet_id)
    compare_states(values, oracle)
    compare_choices(values, oracle, Random(variant))  # noqa: S311 # the same situations each time


def compare_states(values: Values, oracle: Any) -> None:
    """Compare all states there are: every upper half with every lower half."""
    tables, space = values.tables, values.space
    above, below = list(upper_halves(tables)), list(lower_halves(tables))
    filled_above = np.array([tables.upper & ~card.open_boxes for card in above], np.uint32)
    filled_below = np.array([tables.lower & ~card.open_boxes for card in below], np.uint32)
    sums = np.array([min(card.upper, 63) for card in above], np.uint16)
    armed = np.array([card.holds_points for card in below])
    found = values.array[space.places(below).rows[:, None] * space.lanes + space.places(above).lanes]
    assert found.size > 500_000
    expected = oracle.state_values(
        (filled_below[:, None] | filled_above).ravel(),
        np.broadcast_to(sums, found.shape).ravel(),
        np.broadcast_to(armed[:, None], found.shape).ravel(),
    )
    assert np.abs(expected - found.ravel()).max() < CLOSE


def upper_halves(tables: RuleTables) -> Iterator[Card]:
    """Yield a card for every set of filled upper boxes and every sum they can have, up to 63."""
    cards = {(0, 0): Card.empty(tables)}
    for box in boxes_of(tables.upper):
        for card in list(cards.values()):
            for count in range(6):
                after = card.write(Mark(tables.keys[box], count * tables.upper_faces[box]))
                cards.setdefault((after.open_boxes, min(after.upper, 63)), after)
    yield from cards.values()


def lower_halves(tables: RuleTables) -> Iterator[Card]:
    """Yield a card for every set of filled lower boxes, twice where points for five alike matter."""
    further = tables.keys[tables.extra_five_alike.box] if tables.extra_five_alike else None
    keys = [tables.keys[box] for box in boxes_of(tables.lower)]
    for choice in product(*([None, 0, 50] if key == further else [None, 0] for key in keys)):
        points = dict(zip(keys, choice, strict=True))
        yield Card(tables, tuple(points.get(key) for key in tables.keys))


def compare_choices(values: Values, oracle: Any, chooser: Random) -> None:
    """Compare every keep and every box in many situations."""
    tables, variant = values.tables, oracle.variant
    situations = [random_situation(tables, chooser) for _ in range(2000)]
    codes, worths, counts = oracle.option_values_batch(
        np.array([tables.all_boxes & ~card.open_boxes for card, _, _ in situations], np.uint32),
        np.array([min(card.upper, 63) for card, _, _ in situations], np.uint16),
        np.array([card.holds_points for card, _, _ in situations]),
        np.array([dice for _, dice, _ in situations], np.uint8),
        np.array([rolls_left for _, _, rolls_left in situations], np.uint8),
    )
    notation = {code: variant.action_notation(code) for code in np.unique(codes[codes >= 0]).tolist()}
    for index, (card, dice, rolls_left) in enumerate(situations):
        expected = {
            notation[code]: worth + card.total
            for code, worth in zip(
                codes[index, : counts[index]].tolist(), worths[index, : counts[index]].tolist(), strict=True
            )
        }
        turn = values.turn(card, dice, rolls_left)
        names = dict(zip(tables.keys, variant.categories, strict=True))
        found = {f"score {names[box.key]}": box.value for box in turn.boxes}
        found |= {
            f"keep {' '.join(map(str, one.keep)) or '-'}": one.value for one in turn.keeps if len(one.keep) < 5
        }
        assert found == pytest.approx(expected, rel=0, abs=CLOSE)


def random_situation(tables: RuleTables, chooser: Random) -> tuple[Card, tuple[int, ...], int]:
    """Return a card that can be, dice, five alike more often than they fall, and rolls left."""
    filled = {
        key: chooser.choice(sorted(set(points)))
        for key, points in zip(tables.keys, tables.points, strict=True)
        if chooser.random() < 0.6
    }
    if len(filled) == len(tables.keys):
        del filled[chooser.choice(tables.keys)]
    dice = tuple(sorted(chooser.choices(range(1, 7), k=5)))
    if chooser.random() < 0.3:
        dice = (dice[0],) * 5
    return Card.filled(tables, filled), dice, chooser.randrange(3)
