"""A reviewed game in words: numbers that add up, and a verdict that follows from them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import table
from yatzy.coach.advise import Choice
from yatzy.coach.review import ColumnReview, Decision, Known, Review, TurnReview
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.review import Balance, comparison, signed, summaries, verdict

WORDS = catalogue("en")
points = st.floats(0, 2000, allow_nan=False)


def column(place: int, luck: float, cost: float, *, known: bool = True, full: bool = True) -> ColumnReview:
    """A column of one turn, in which one decision cost something; 250 was expected."""
    total = 250.0 + luck - cost
    chosen = Choice(total, cost, key="chance")
    made = Decision(0, 3, (1, 2, 3, 4, 5), 0, chosen, Choice(total + cost, 0.0, key="yatzy"), 2)
    decisions = (made,) if known else ()
    turn = TurnReview(0, place, Known.THROWS, 250.0, (luck,), decisions, total)
    return ColumnReview(0, place, 250.0, total, full, (turn,))


def told(*columns: ColumnReview) -> str:
    game = Game.of(table(count=len(columns)))
    return " ".join(verdict(WORDS, game, Review(columns)))


@given(points, points, points)
def test_shown_numbers_add_up(expected: float, cost: float, total: float) -> None:
    """In tenths exactly; each is the nearest tenth, but luck, which may be one further away."""
    shown = Balance.of(expected, cost, total)
    assert shown.expected + shown.luck - shown.cost == shown.total
    for tenths, exact in ((shown.expected, expected), (shown.cost, cost), (shown.total, total)):
        assert abs(tenths - 10 * exact) <= 0.5 + 1e-9
    assert abs(shown.luck - 10 * (total - expected + cost)) <= 1.5 + 1e-9


def test_signs() -> None:
    """A sign stands before what was gained or lost, and none before nothing."""
    assert [signed(WORDS, tenths) for tenths in (123, -5, 0)] == ["+12.3", "−0.5", "0.0"]


@pytest.mark.parametrize(
    ("luck", "cost", "sentences"),
    [
        # All from 250 on: 250 − 10.8 − 8.2 = 231.
        (
            -10.8,
            8.2,
            "231 points, 19.0 below what best play makes on average. It was both: the dice took 10.8,",
        ),
        (-20.0, 4.0, "24.0 below what best play makes on average. It was mostly the dice: they took 20.0,"),
        (-4.0, 20.0, "It was mostly the choices: they gave 20.0 away, and the dice took 4.0."),
        (5.0, 20.0, "15.0 below what best play makes on average. It was not the dice, which gave 5.0 more"),
        (20.0, 5.0, "265 points, 15.0 above what best play makes on average. The dice gave 20.0 more"),
        (-20.0, 0.0, "It was the dice alone: they took 20.0, and every choice was the best."),
        (20.0, 0.0, "The dice gave 20.0 more than they usually do, and every choice was the best."),
        (5.0, 5.0, "250 points, just what best play makes on average. The dice gave 5.0 more"),
    ],
)
def test_one_column(luck: float, cost: float, sentences: str) -> None:
    """Was it luck? The numbers say so, by what is most of the difference."""
    assert sentences in told(column(0, luck, cost))


def test_one_column_that_is_not_full() -> None:
    """What is expected now is no total, and is told with its tenths."""
    assert told(column(0, 3.0, 1.5, full=False)).startswith("251.5 points are expected now, 1.5 above what")


def test_choices_that_are_not_known() -> None:
    """Where nothing is known of the choices, nobody is praised for them."""
    assert "Nothing is known of the choices" in told(column(0, 4.0, 0.0, known=False))
    two = told(column(0, 4.0, 0.0, known=False), column(1, 1.0, 0.0, known=False))
    assert two == "Ann had the better dice (+4.0 against +1.0)."
    review = Review((column(0, 4.0, 0.0, known=False), column(1, 1.0, 2.0)))
    rows = comparison(WORDS, summaries(Game.of(table()), review))
    assert [row[3:] for row in rows[1:]] == [("—", "254", "—"), ("2.0", "249", "0 of 1")]


@pytest.mark.parametrize(
    ("ann", "ben", "sentences"),
    [
        ((12.3, 9.8), (-3.0, 4.1), [
            "Ann had the better dice (+12.3 against −3.0).", "Ben gave less away (4.1 against 9.8).",
            "The dice decided: they were worth 15.3 more to Ann, choices 5.7 more to Ben,",
            "which left Ann 10 ahead.",
        ]),
        ((10.0, 30.0), (4.0, 3.0), [
            "Ann had the better dice (+10.0 against +4.0).", "Ben gave less away (3.0 against 30.0).",
            "Choices decided: they were worth 27.0 more to Ben, the dice 6.0 more to Ann,",
            "which left Ben 21 ahead.",
        ]),
        ((10.0, 3.0), (4.0, 30.0), [
            "Dice (6.0) and choices (27.0) both spoke for Ann, who ended 33 ahead.",
        ]),
        ((10.0, 3.0), (4.0, 3.0), [
            "All gave as much away (3.0).", "The dice alone decided: they left Ann 6 ahead.",
        ]),
        ((4.0, 3.0), (4.0, 0.0), [
            "The dice were as kind to everyone (+4.0).", "Choices alone decided: they left Ben 3 ahead.",
        ]),
        ((4.0, 4.0), (2.0, 2.0), ["Both ended level."]),
        ((4.0, 0.0), (2.0, 0.0), ["Nobody gave anything away: every choice was the best."]),
    ],
)  # fmt: skip
def test_two_columns(ann: tuple[float, float], ben: tuple[float, float], sentences: list[str]) -> None:
    """Who had the dice, who played better, and what decided."""
    verdict_told = told(column(0, *ann), column(1, *ben))
    assert [sentence for sentence in sentences if sentence not in verdict_told] == []


def test_what_decided_adds_up() -> None:
    """The lead is what the dice made of it and what choices did."""
    for ann, ben in combinations([(30.0, 7.0), (-12.0, 4.0), (-5.0, 40.0), (18.0, 18.0)], 2):
        gap = (ann[0] - ann[1]) - (ben[0] - ben[1])
        ahead = "Ann" if gap > 0 else "Ben"
        last = told(column(0, *ann), column(1, *ben)).split(". ")[-1]
        assert f"{ahead} {abs(gap):.0f} ahead" in last or f"{ahead}, who ended {abs(gap):.0f} ahead" in last


def test_many_columns() -> None:
    """The best and the worst are named, together where they are equal."""
    four = told(column(0, 8.0, 2.0), column(1, 8.0, 9.0), column(2, -3.0, 2.0), column(3, 0.0, 5.0))
    assert four == (
        "Ann and Ben had the best dice (+8.0), Cat the worst (−3.0). "
        "Ann and Cat gave least away (2.0), Ben most (9.0)."
    )
