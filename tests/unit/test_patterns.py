"""The vocabulary of patterns, by example."""

import pytest

from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run, find_with_joker, group_shapes

HOUSE, TWO_PAIRS = Groups((3, 2)), Groups((2, 2))


@pytest.mark.parametrize(
    ("pattern", "dice", "found"),
    [
        # The examples of the VINGA sheet.
        (Groups((2,)), "22555", "55"),
        (TWO_PAIRS, "15566", "6655"),
        (TWO_PAIRS, "15555", None),
        (HOUSE, "22555", "55522"),
        (HOUSE, "55555", None),
        # House rules: the groups may share a face.
        (Groups((2, 2), shared=True), "15555", "5555"),
        (Groups((3, 2), shared=True), "55555", "55555"),
        (Groups((2, 2), shared=True), "15566", "6655"),
        (Groups((2, 2), shared=True), "12566", None),
        # Six dice: the dearest choice counts.
        (HOUSE, "333666", "66633"),
        (HOUSE, "344666", "66644"),
        (Groups((2, 2, 2)), "225566", "665522"),
        (Groups((4, 2)), "336666", "666633"),
        (Groups((2, 2), shared=True), "666655", "6666"),
        # Straights.
        (Run(4), "12345", "2345"),
        (Run(4), "13456", "3456"),
        (Run(4), "12356", None),
        (Run(5), "12345", "12345"),
        (Faces((1, 2, 3, 4, 5)), "12345", "12345"),
        (Faces((1, 2, 3, 4, 5)), "23456", None),
        (Faces((2, 3, 4, 5, 6)), "234566", "23456"),
        (Face(3), "33346", "333"),
        (Face(1), "33346", None),
        (Anything(), "12346", "12346"),
    ],
)
def test_find(pattern: Pattern, dice: str, found: str | None) -> None:
    """A pattern finds the dearest dice that make it, or nothing."""
    result = pattern.find(tuple(int(die) for die in dice))
    assert (None if result is None else "".join(str(die) for die in result)) == found


@pytest.mark.parametrize(
    ("pattern", "counted"),
    [(HOUSE, 25), (TWO_PAIRS, 20), (Run(4), 18), (Run(5), 20), (Faces((1, 2, 3, 4, 5)), 15), (Anything(), 25)],
)
def test_a_joker_counts_what_the_pattern_is_worth(pattern: Pattern, counted: int) -> None:
    """Five fives as a joker count as groups of fives, and as the dearest straight."""
    assert sum(find_with_joker(pattern, (5,) * 5) or ()) == counted


@pytest.mark.parametrize("dice", range(1, 7))
def test_shapes_are_all_that_the_dice_can_make(dice: int) -> None:
    """Groups of two or more, the largest first, each once; the expected ones counted out by hand."""
    by_hand = {1: 0, 2: 1, 3: 2, 4: 4, 5: 6, 6: 10}
    shapes = group_shapes(dice)
    assert len(shapes) == len(set(shapes)) == by_hand[dice]
    assert all(sum(shape) <= dice and list(shape) == sorted(shape, reverse=True) for shape in shapes)
    assert all(size >= 2 for shape in shapes for size in shape)
