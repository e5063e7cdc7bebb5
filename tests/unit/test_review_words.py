"""A reviewed game in words: numbers that add up, and a verdict that follows from them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import table
from yatzy.coach.review import ColumnReview, Decision, Known, Review, TurnReview
from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.review import Balance, comparison, signed, summaries, worst_heading
from yatzy.l10n.verdict import verdict
from yatzy.rules.shelf import shelf_sheet
from yatzy.solver.advice import Choice

WORDS = catalogue("en")
EMPTY = Card.empty(shelf_sheet("tactic").tables)
POINTS = Known.POINTS
HALF = (Known.THROWS, Known.DICE)
"""Of one turn all throws are known, of the other only the last dice."""
LITTLE = (Known.DICE, Known.DICE, Known.THROWS)
CAVEAT = "Choices before that cannot be told from luck, and count as luck."
points = st.floats(0, 2000, allow_nan=False)


def column(
    place: int, luck: float, cost: float, *, known: tuple[Known, ...] = (Known.THROWS,), full: bool = True
) -> ColumnReview:
    """A column with a decision that cost something in its first turn; 250 was expected.

    ``known`` is how much is known of each turn: of points alone, no decision.
    """
    total = 250.0 + luck - cost
    chosen = Choice(total, cost, key="chance")
    made = Decision(0, 3, EMPTY, (1, 2, 3, 4, 5), 0, chosen, Choice(total + cost, 0.0, key="yatzy"), 2)
    first = TurnReview(0, place, known[0], 250.0, (luck,), () if known[0] is POINTS else (made,), total)
    others = (TurnReview(0, place, one, total, (0.0,), (), total) for one in known[1:])
    return ColumnReview(0, place, 250.0, total, full, (first, *others))


def told(*columns: ColumnReview) -> str:
    game = Game.of(table(count=len(columns)))
    return " ".join(verdict(WORDS, game, Review(columns, len(columns))))


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
    nothing = (POINTS,)
    assert "Nothing is known of the choices" in told(column(0, 4.0, 0.0, known=nothing))
    two = told(column(0, 4.0, 0.0, known=nothing), column(1, 1.0, 0.0, known=nothing))
    assert two == (
        "As far as the record tells, Ann had the better dice (+4.0 against +1.0). "
        "Too little is known of the choices to compare them. "
        f"In 2 of 2 turns only the points are known. {CAVEAT}"
    )
    review = Review((column(0, 4.0, 0.0, known=nothing), column(1, 1.0, 2.0)), 2)
    rows = comparison(WORDS, summaries(Game.of(table()), review))
    assert [row[3:] for row in rows[1:]] == [("—", "254", "—"), ("2.0", "249", "0 of 1")]


@pytest.mark.parametrize(
    ("known", "cost", "because"),
    [
        (HALF, 0.0, "As far as the record tells, choices gave nothing away; all else counts as luck (−20.0)."),
        (HALF, 5.0, "As far as the record tells, choices gave 5.0 away; all else counts as luck (−20.0)."),
        (LITTLE, 0.0, "Too little is known of the choices to judge them: all of that counts as luck."),
        (
            LITTLE,
            5.0,
            (
                "Too little is known of the choices to judge them: those that are known gave 5.0 away, "
                "and all else counts as luck (−20.0)."
            ),
        ),
    ],
)
def test_one_column_known_in_part(known: tuple[Known, ...], cost: float, because: str) -> None:
    """The dice are never said to be it alone, choices nobody knows are not praised, and it is told at once."""
    verdict_told = told(column(0, -20.0, cost, known=known))
    unknown = known.count(Known.DICE)
    assert verdict_told.partition("on average. ")[2] == (
        f"{because} In {unknown} of {len(known)} turns only the last dice are known. {CAVEAT}"
    )


@pytest.mark.parametrize(
    ("luck", "costs", "sentences"),
    [
        (
            (4.0, 1.0),
            (0.0, 0.0),
            "had the better dice (+4.0 against +1.0). No choice that is known gave anything",
        ),
        ((4.0, 1.0), (3.0, 2.0), "By the choices that are known, Ben gave less away (2.0 against 3.0)."),
        ((4.0, 1.0), (2.0, 2.0), "By the choices that are known, all gave away the same (2.0)."),
        ((4.0, 4.0), (2.0, 1.0), "As far as the record tells, the dice were equally kind to everyone (+4.0)."),
    ],
)
@pytest.mark.parametrize("anns", [(Known.THROWS, Known.THROWS), HALF])
def test_two_columns_known_in_part(
    luck: tuple[float, float], costs: tuple[float, float], sentences: str, anns: tuple[Known, ...]
) -> None:
    """It is enough that one column is not known wholly, and nothing is said to have decided."""
    verdict_told = told(column(0, luck[0], costs[0], known=anns), column(1, luck[1], costs[1], known=HALF))
    assert verdict_told.startswith("As far as the record tells, ")
    assert sentences in verdict_told
    assert verdict_told.endswith(f"turns only the last dice are known. {CAVEAT}")
    assert "decided: " not in verdict_told
    assert "alone" not in verdict_told
    assert "every choice" not in verdict_told


def test_a_column_of_which_little_is_known() -> None:
    """Its choices are compared with nobody's, though those that are known cost nothing."""
    columns = (column(0, 4.0, 0.0, known=LITTLE), column(1, 1.0, 9.0))
    assert told(*columns) == (
        "As far as the record tells, Ann had the better dice (+4.0 against +1.0). "
        "Too little is known of the choices to compare them. "
        f"In 2 of 4 turns only the last dice are known. {CAVEAT}"
    )
    ann, ben = summaries(Game.of(table()), Review(columns, 2))
    assert (ann.accuracy(WORDS), ben.accuracy(WORDS)) == ("1 of 1 known", "0 of 1")


@pytest.mark.parametrize(
    ("known", "cost", "heading"),
    [
        ((Known.THROWS,), 0.0, "Every choice was the best."),
        (HALF, 0.0, "Every choice that is known was the best."),
        (LITTLE, 0.0, "Too little is known of the choices to judge them."),
        ((Known.THROWS,), 1.0, "Costliest choices"),
        (HALF, 1.0, "Costliest choices that are known"),
        (LITTLE, 1.0, "Costliest choices that are known"),
    ],
)
def test_over_the_costliest_choices(known: tuple[Known, ...], cost: float, heading: str) -> None:
    """Praise is for what is known."""
    (summary,) = summaries(Game.of(table(count=1)), Review((column(0, 1.0, cost, known=known),), 1))
    assert worst_heading(WORDS, summary) == heading


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
            "All gave away the same (3.0).", "The dice alone decided: they left Ann 6 ahead.",
        ]),
        ((4.0, 3.0), (4.0, 0.0), [
            "The dice were equally kind to everyone (+4.0).", "Choices alone decided: they left Ben 3 ahead.",
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
