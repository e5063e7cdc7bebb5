"""Kinds of mistakes: what each looks like on paper, and in words."""

from collections import Counter

import pytest

from yatzy.coach.game_summary import HabitSum, merge_habits, sum_habits
from yatzy.coach.habits import Habit, classify_mistake
from yatzy.coach.review import Decision
from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.habits import habit_line, habit_name
from yatzy.rules.dice import parse_dice
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.advice import BoxChoice, Choice, KeepChoice, advice_of
from yatzy.solver.solve import solve

SHEET = bundled_sheet("tactic")
WORDS = catalogue("en")


def classify_choice(chosen: Choice, best: Choice, filled: str = "", sheet: str = "tactic") -> Habit:
    """Return what kind of mistake it is to choose one where the other is best."""
    card = Card.parse(bundled_sheet(sheet).tables, filled)
    return classify_mistake(Decision(0, 1, card, (1,) * card.tables.dice.count, 1, chosen, best, 9))


def keep(dice: str) -> Choice:
    return KeepChoice(0, 1, tuple(int(die) for die in dice))


def write(key: str, points: int, bonus: int = 0) -> Choice:
    return BoxChoice(0, 1, key, points, bonus)


@pytest.mark.parametrize(
    ("chosen", "best", "expected"),
    [
        ("55", "2255", Habit.BREAKS_UP),
        ("556", "2255", Habit.BREAKS_UP),
        ("333", "33355", Habit.BREAKS_UP),  # of six dice
        ("", "2255", Habit.BREAKS_UP),
        ("446", "44", Habit.TOO_MANY),
        ("6", "", Habit.TOO_MANY),
        ("44", "444", Habit.TOO_FEW),
        ("", "6", Habit.TOO_FEW),
        ("234", "2345", Habit.TOO_FEW),
        ("22", "666", Habit.ANOTHER_FACE),
        ("22", "2345", Habit.LOW_PAIR),
        ("33", "456", Habit.LOW_PAIR),
        ("44", "2345", Habit.ALIKE),
        ("223", "3456", Habit.ALIKE),
        ("222", "3456", Habit.ALIKE),
        ("2345", "22", Habit.STRAIGHT),
        ("345", "66", Habit.STRAIGHT),
        ("56", "66", Habit.OTHER_DICE),
        ("16", "66", Habit.OTHER_DICE),
        ("136", "66", Habit.OTHER_DICE),  # no straight goes from one to six
        ("66", "136", Habit.OTHER_DICE),
    ],
)
def test_keeps(chosen: str, best: str, expected: Habit) -> None:
    """What was kept and what should have been make the kind, whatever the card says."""
    assert classify_choice(keep(chosen), keep(best)) is expected


def test_a_straight_is_one_only_while_its_box_is_open() -> None:
    """With the small straight filled, 1-2-3 is for none; 2-3-4 is for the large one, which ends with a six."""
    filled = "small-straight=15"
    assert classify_choice(keep("66"), keep("123"), filled) is Habit.OTHER_DICE
    assert classify_choice(keep("66"), keep("234"), filled) is Habit.ALIKE
    assert classify_choice(keep("66"), keep("234"), f"{filled}, large-straight=0") is Habit.OTHER_DICE


def test_straights_of_other_sheets() -> None:
    """Four in a row make one by American rules, six by those of Maxi Yatzy."""
    assert classify_choice(keep("11"), keep("3456"), sheet="hasbro") is Habit.LOW_PAIR
    assert classify_choice(keep("11"), keep("12345"), sheet="maxi") is Habit.LOW_PAIR
    filled = "small-straight=0, large-straight=0"
    assert (
        classify_choice(keep("11"), keep("2356"), filled, sheet="maxi") is Habit.LOW_PAIR
    )  # for all six faces
    assert (
        classify_choice(keep("11"), keep("2356"), f"{filled}, full-straight=0", sheet="maxi")
        is Habit.OTHER_DICE
    )


def test_throwing_and_stopping() -> None:
    assert classify_choice(write("chance", 20), keep("66")) is Habit.STOPS
    assert classify_choice(keep("66"), write("chance", 20)) is Habit.THROWS_ON


@pytest.mark.parametrize(
    ("chosen", "best", "filled", "expected"),
    [
        (write("yatzy", 0), write("ones", 0), "", Habit.STRIKES),
        (write("yatzy", 0), write("ones", 1), "", Habit.STRIKES),
        (write("chance", 20), write("ones", 1), "", Habit.CHANCE),
        (write("sixes", 12), write("one-pair", 12), "", Habit.LITTLE_ABOVE),
        (write("sixes", 18), write("three-of-a-kind", 18), "", Habit.POINTS_NOW),
        (write("one-pair", 12), write("sixes", 18), "", Habit.FEWER_POINTS),
        (write("one-pair", 12), write("ones", 1), "", Habit.POINTS_NOW),
        (write("one-pair", 2), write("ones", 0), "", Habit.POINTS_NOW),
        # The bonus is lost, or made: then a few sixes are as good as any points.
        (write("sixes", 12), write("one-pair", 12), "ones=0, twos=0, threes=0, fours=0", Habit.POINTS_NOW),
        (write("ones", 1), write("one-pair", 2), "twos=8, threes=12, fours=16, fives=20, sixes=24",
         Habit.FEWER_POINTS),
        # A box that makes the bonus brings its 50 points as well.
        (write("full-house", 28), write("sixes", 18), "ones=3, twos=6, threes=9, fours=12, fives=15",
         Habit.FEWER_POINTS),
    ],
)  # fmt: skip
def test_boxes(chosen: Choice, best: Choice, filled: str, expected: Habit) -> None:
    """What both boxes bring makes the kind; three of each face are the pace of the bonus."""
    assert classify_choice(chosen, best, filled) is expected


def test_of_a_real_position() -> None:
    """Two twos of 2-2-3-4-5 on an empty card, where best play keeps 2-3-4-5: a low pair, and what it cost."""
    values = solve(SHEET)
    outlook = values.outlook(Card.empty(SHEET.tables))
    advice = advice_of(outlook, parse_dice("22345", 5), 1)
    assert advice.best.keep == (2, 3, 4, 5)
    chosen = advice.keeping((2, 2))
    decision = Decision(0, 2, outlook.card, advice.dice, 1, chosen, advice.best, len(advice.choices))
    assert sum_habits([decision, decision]) == (HabitSum(Habit.LOW_PAIR, 2, 2 * chosen.cost),)


def test_the_costliest_come_first() -> None:
    found = merge_habits(
        [HabitSum(Habit.STOPS, 2, 0.5), HabitSum(Habit.CHANCE, 1, 0.75), HabitSum(Habit.STOPS, 1, 0.5)]
    )
    assert found == (HabitSum(Habit.STOPS, 3, 1.0), HabitSum(Habit.CHANCE, 1, 0.75))


def test_in_words() -> None:
    """Every kind has words of its own, and they are told with how often and how much."""
    names = [habit_name(WORDS, one) for one in Habit]
    assert max(Counter(names).values()) == 1
    assert (
        habit_line(WORDS, HabitSum(Habit.LOW_PAIR, 14, 9.16))
        == "keeps a low pair instead of an open straight: 14 times, 9.2 points"
    )
    assert habit_line(WORDS, HabitSum(Habit.STOPS, 1, 0.3)).endswith(": once, 0.3 points")
    assert habit_line(WORDS, HabitSum(Habit.STOPS, 2, 0.3)).endswith(": twice, 0.3 points")
