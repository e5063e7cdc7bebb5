"""Rolls, keeps and how people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy.rules.dice import dice_space, format_dice, parse_dice
from yatzy.rules.errors import DiceError


@pytest.mark.parametrize(("dice", "rolls", "keeps"), [(5, 252, 462), (6, 462, 924)])
def test_sizes(dice: int, rolls: int, keeps: int) -> None:
    """Multisets of n of 6 faces: C(n + 5, 5) rolls, C(n + 6, 6) keeps."""
    space = dice_space(dice)
    assert (len(space.rolls), len(space.keeps)) == (rolls, keeps)
    assert sum(space.ways) == 6**dice
    assert [space.roll_index(roll) for roll in space.rolls] == list(range(rolls))
    assert [space.keep_index(keep) for keep in space.keeps] == list(range(keeps))
    assert space.keeps[-rolls:] == space.rolls


def test_ways() -> None:
    """Of 7,776 throws, 1 shows five sixes, 5 four sixes and a one, 120 the straight 1-2-3-4-5."""
    space = dice_space(5)
    ways = {roll: space.ways[space.roll_index(roll)] for roll in [(6,) * 5, (1, 6, 6, 6, 6), (1, 2, 3, 4, 5)]}
    assert list(ways.values()) == [1, 5, 120]


@pytest.mark.parametrize("text", ["23451", "2 3 4 5 1", "2-3-4-5-1", "2,3,4,5,1", " 2, 3, 4, 5, 1 "])
def test_ways_to_type_a_roll(text: str) -> None:
    """A roll may be typed as it is printed on any of the sheets, and stays in its order."""
    assert parse_dice(text, 5) == (2, 3, 4, 5, 1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("5555", "dice-count"),
        ("555555", "dice-count"),
        ("", "dice-count"),
        ("55557", "dice-face"),
        ("05555", "dice-face"),
        ("5555x", "dice-letters"),
        ("٥٥٥٥٥", "dice-letters"),
        ("５５５５５", "dice-letters"),
        ("½5555", "dice-letters"),
    ],
)
def test_no_roll(text: str, code: str) -> None:
    """What is no roll is refused with a code that says why."""
    with pytest.raises(DiceError) as caught:
        parse_dice(text, 5)
    assert caught.value.code == code


@given(st.lists(st.integers(1, 6), min_size=1, max_size=6))
def test_parse_and_format_are_inverses(dice: list[int]) -> None:
    """What is written can be read back."""
    assert parse_dice(format_dice(dice), len(dice)) == tuple(dice)
