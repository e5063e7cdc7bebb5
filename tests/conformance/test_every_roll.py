"""The tables against the naive scorer: every roll in every box, every situation of a further five alike."""

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement, product

import pytest

from support.game import naive_scorer
from yatzy.game.card import Card
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

ROLLS = {dice: list(combinations_with_replacement(range(1, 7), dice)) for dice in (5, 6)}
FURTHER = ["printworks", "philos", "philos-fr", "philos-es", "mb-1973", "hasbro", "kniffel"]
"""The sheets on which a further five alike is something special."""


def fill_boxes(boxes: Iterable[str]) -> dict[str, int]:
    """Fill boxes with a zero, Chance with what it can hold."""
    return {box: 17 if box == "chance" else 0 for box in boxes}


def check(sheet_id: str, dice: naive_scorer.Dice, filled: Mapping[str, int]) -> None:
    boxes, score = naive_scorer.SHEETS[sheet_id]
    entries = Card.filled(bundled_sheet(sheet_id).tables, filled).entries(dice)
    assert [entry.key for entry in entries] == [box for box in boxes if box not in filled]
    for entry in entries:
        points, bonus, allowed = score(entry.key, dice, filled)
        assert entry.allowed == allowed, (dice, filled, entry)
        if allowed:
            assert (entry.points, entry.bonus) == (points, bonus), (dice, filled, entry)


def test_every_sheet_has_a_naive_twin() -> None:
    """A sheet on the shelf cannot escape this comparison."""
    assert set(naive_scorer.SHEETS) == set(naive_scorer.UPPER_BONUS) == set(sheet_ids())


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_every_roll_on_an_empty_card(sheet_id: str) -> None:
    """All 252 (462) rolls score in every box as the text says."""
    dice = bundled_sheet(sheet_id).rules.dice
    assert len(ROLLS[dice]) == {5: 252, 6: 462}[dice]
    for roll in ROLLS[dice]:
        check(sheet_id, roll, {})


def test_every_roll_down_a_forced_column() -> None:
    """Where the order is fixed, every roll scores in every box when its turn has come."""
    boxes, _ = naive_scorer.SHEETS["forced-order"]
    for filled in range(len(boxes)):
        for roll in ROLLS[5]:
            check("forced-order", roll, fill_boxes(boxes[:filled]))


@pytest.mark.parametrize("sheet_id", FURTHER)
@pytest.mark.parametrize("in_box", [0, 50])
@pytest.mark.parametrize("face", range(1, 7))
def test_every_situation_of_a_further_five_alike(sheet_id: str, in_box: int, face: int) -> None:
    """For each face, each state of the box, of its upper box, of another one, the rest and every lower box."""
    others = [box for box in naive_scorer.LOWER_13 if box != "yatzy"]
    its_upper, another = naive_scorer.UPPER[face - 1], naive_scorer.UPPER[face % 6]
    groups = [[its_upper], [another], [box for box in naive_scorer.UPPER if box not in (its_upper, another)]]
    groups += [[box] for box in others]
    for shut_or_open in product([False, True], repeat=len(groups)):
        shut = [group for group, is_shut in zip(groups, shut_or_open, strict=True) if is_shut]
        if len(shut) < len(groups):
            check(sheet_id, (face,) * 5, {"yatzy": in_box} | fill_boxes(box for group in shut for box in group))


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_upper_bonus(sheet_id: str) -> None:
    """The bonus comes at the printed sum and not one point before, on sheets that have one."""
    bonus = naive_scorer.UPPER_BONUS[sheet_id]
    if bonus is None:
        assert bundled_sheet(sheet_id).rules.upper_bonus is None
        return
    at, points = bonus
    tables = bundled_sheet(sheet_id).tables
    dice = tables.dice.count
    reached = set()
    for counts in product(range(dice + 1), repeat=6):
        upper = sum(count * face for count, face in zip(counts, range(1, 7), strict=True))
        if upper in (at - 1, at) and upper not in reached:
            filled = {
                box: count * face
                for box, count, face in zip(naive_scorer.UPPER, counts, range(1, 7), strict=True)
            }
            card = Card.filled(tables, filled)
            assert card.upper == upper
            assert card.upper_bonus == (points if upper == at else 0)
            assert card.total == upper + card.upper_bonus
            reached.add(upper)
    assert reached == {at - 1, at}
