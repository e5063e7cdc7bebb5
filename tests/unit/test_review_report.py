"""A reviewed game in words: numbers that add up, and a verdict that follows from them."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.game.random_games import table
from yatzy.coach.review import ColumnReview, Decision, Review, TurnDetail, TurnReview
from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.report.deciding_factors import deciding_factors
from yatzy.report.review import Balance, column_reports, comparison_rows, costliest_heading, format_signed
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.advice import BoxChoice

WORDS = catalogue("en")
EMPTY = Card.empty(bundled_sheet("tactic").tables)
POINTS = TurnDetail.POINTS
HALF = (TurnDetail.THROWS, TurnDetail.DICE)
"""Of one turn all throws are known, of the other only the last dice."""
LITTLE = (TurnDetail.DICE, TurnDetail.DICE, TurnDetail.THROWS)
CAVEAT = "Earlier choices in those turns count as luck."
points = st.floats(0, 2000, allow_nan=False)


def column(
    place: int,
    luck: float,
    cost: float,
    *,
    known: tuple[TurnDetail, ...] = (TurnDetail.THROWS,),
    full: bool = True,
) -> ColumnReview:
    """A column with a decision that cost something in its first turn; 250 was expected.

    ``known`` is how much is known of each turn: of points alone, no decision.
    """
    total = 250.0 + luck - cost
    chosen = BoxChoice(total, cost, "chance", 0, 0)
    made = Decision(0, 3, EMPTY, (1, 2, 3, 4, 5), 0, chosen, BoxChoice(total + cost, 0.0, "yatzy", 0, 0), 2)
    first = TurnReview(0, place, known[0], 250.0, (luck,), () if known[0] is POINTS else (made,), total)
    others = (TurnReview(0, place, one, total, (0.0,), (), total) for one in known[1:])
    return ColumnReview(0, place, 250.0, total, full, (first, *others))


def verdict_of(*columns: ColumnReview) -> str:
    game = Game.from_setup(table(count=len(columns)))
    return " ".join(deciding_factors(WORDS, game, Review(columns, len(columns))))


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
    assert [format_signed(WORDS, tenths) for tenths in (123, -5, 0)] == ["+12.3", "−0.5", "0.0"]


@pytest.mark.parametrize(
    ("luck", "cost", "sentences"),
    [
        # All from 250 on: 250 − 10.8 − 8.2 = 231.
        (
            -10.8,
            8.2,
            "231 points, 19.0 below the average of best play. It was both: the dice cost 10.8,",
        ),
        (-20.0, 4.0, "24.0 below the average of best play. It was mostly the dice: they cost 20.0,"),
        (-4.0, 20.0, "It was mostly the choices: they lost 20.0, the dice 4.0."),
        (5.0, 20.0, "15.0 below the average of best play. It wasn’t the dice, which gave 5.0 more"),
        (20.0, 5.0, "265 points, 15.0 above the average of best play. The dice gave 20.0 more"),
        (-20.0, 0.0, "It was the dice alone: they cost 20.0, and every choice was the best."),
        (20.0, 0.0, "The dice gave 20.0 more than usual, and every choice was the best."),
        (5.0, 5.0, "250 points, exactly the average of best play. The dice gave 5.0 more"),
    ],
)
def test_one_column(luck: float, cost: float, sentences: str) -> None:
    """Was it luck? The numbers say so, by what is most of the difference."""
    assert sentences in verdict_of(column(0, luck, cost))


def test_one_column_that_is_not_full() -> None:
    """What is expected now is no total, and is told with its tenths."""
    assert verdict_of(column(0, 3.0, 1.5, full=False)).startswith(
        "251.5 points expected now, 1.5 above the average"
    )


def test_choices_that_are_not_known() -> None:
    """Where nothing is known of the choices, nobody is praised for them."""
    nothing = (POINTS,)
    assert "No choices were recorded" in verdict_of(column(0, 4.0, 0.0, known=nothing))
    two = verdict_of(column(0, 4.0, 0.0, known=nothing), column(1, 1.0, 0.0, known=nothing))
    assert two == (
        "As far as recorded, Ann had the better dice (+4.0 against +1.0). "
        "Too few choices were recorded to compare them. "
        f"In 2 of 2 turns only the points were recorded. {CAVEAT}"
    )
    review = Review((column(0, 4.0, 0.0, known=nothing), column(1, 1.0, 2.0)), 2)
    rows = comparison_rows(WORDS, column_reports(Game.from_setup(table()), review))
    assert [row[3:] for row in rows[1:]] == [("—", "254", "—"), ("2.0", "249", "0 of 1")]


@pytest.mark.parametrize(
    ("known", "cost", "because"),
    [
        (HALF, 0.0, "As far as recorded, choices lost nothing; the rest counts as luck (−20.0)."),
        (HALF, 5.0, "As far as recorded, choices lost 5.0; the rest counts as luck (−20.0)."),
        (LITTLE, 0.0, "Too few choices were recorded to judge them: all of that counts as luck."),
        (
            LITTLE,
            5.0,
            (
                "Too few choices were recorded to judge them: those recorded lost 5.0, "
                "and the rest counts as luck (−20.0)."
            ),
        ),
    ],
)
def test_one_column_known_in_part(known: tuple[TurnDetail, ...], cost: float, because: str) -> None:
    """The dice are never said to be it alone, choices nobody knows are not praised, and it is told at once."""
    verdict_told = verdict_of(column(0, -20.0, cost, known=known))
    unknown = known.count(TurnDetail.DICE)
    assert verdict_told.partition("best play. ")[2] == (
        f"{because} In {unknown} of {len(known)} turns only the last dice were recorded. {CAVEAT}"
    )


@pytest.mark.parametrize(
    ("luck", "costs", "sentences"),
    [
        (
            (4.0, 1.0),
            (0.0, 0.0),
            "had the better dice (+4.0 against +1.0). No recorded choice lost any points",
        ),
        ((4.0, 1.0), (3.0, 2.0), "By the choices recorded, Ben lost fewer points (2.0 against 3.0)."),
        ((4.0, 1.0), (2.0, 2.0), "By the choices recorded, everyone lost the same (2.0)."),
        ((4.0, 4.0), (2.0, 1.0), "As far as recorded, everyone had equally good dice (+4.0)."),
    ],
)
@pytest.mark.parametrize("anns", [(TurnDetail.THROWS, TurnDetail.THROWS), HALF])
def test_two_columns_known_in_part(
    luck: tuple[float, float], costs: tuple[float, float], sentences: str, anns: tuple[TurnDetail, ...]
) -> None:
    """It is enough that one column is not known wholly, and nothing is said to have decided."""
    verdict_told = verdict_of(
        column(0, luck[0], costs[0], known=anns), column(1, luck[1], costs[1], known=HALF)
    )
    assert verdict_told.startswith("As far as recorded, ")
    assert sentences in verdict_told
    assert verdict_told.endswith(f"turns only the last dice were recorded. {CAVEAT}")
    assert "decided: " not in verdict_told
    assert "alone" not in verdict_told
    assert "every choice" not in verdict_told


def test_a_column_of_which_little_is_known() -> None:
    """Its choices are compared with nobody's, though those that are known cost nothing."""
    columns = (column(0, 4.0, 0.0, known=LITTLE), column(1, 1.0, 9.0))
    assert verdict_of(*columns) == (
        "As far as recorded, Ann had the better dice (+4.0 against +1.0). "
        "Too few choices were recorded to compare them. "
        f"In 2 of 4 turns only the last dice were recorded. {CAVEAT}"
    )
    ann, ben = column_reports(Game.from_setup(table()), Review(columns, 2))
    assert (ann.accuracy_text(WORDS), ben.accuracy_text(WORDS)) == ("1 of 1 recorded", "0 of 1")


@pytest.mark.parametrize(
    ("known", "cost", "heading"),
    [
        ((TurnDetail.THROWS,), 0.0, "Every choice was the best."),
        (HALF, 0.0, "Every recorded choice was the best."),
        (LITTLE, 0.0, "Too few choices were recorded to judge them."),
        ((TurnDetail.THROWS,), 1.0, "Costliest choices"),
        (HALF, 1.0, "Costliest recorded choices"),
        (LITTLE, 1.0, "Costliest recorded choices"),
    ],
)
def test_over_the_costliest_choices(known: tuple[TurnDetail, ...], cost: float, heading: str) -> None:
    """Praise is for what is known."""
    (summary,) = column_reports(
        Game.from_setup(table(count=1)), Review((column(0, 1.0, cost, known=known),), 1)
    )
    assert costliest_heading(WORDS, summary) == heading


@pytest.mark.parametrize(
    ("ann", "ben", "sentences"),
    [
        ((12.3, 9.8), (-3.0, 4.1), [
            "Ann had the better dice (+12.3 against −3.0).", "Ben lost fewer points (4.1 against 9.8).",
            "The dice decided: they were worth 15.3 more to Ann, choices 5.7 more to Ben.",
            "Ann finished 10 ahead.",
        ]),
        ((10.0, 30.0), (4.0, 3.0), [
            "Ann had the better dice (+10.0 against +4.0).", "Ben lost fewer points (3.0 against 30.0).",
            "Choices decided: they were worth 27.0 more to Ben, the dice 6.0 more to Ann.",
            "Ben finished 21 ahead.",
        ]),
        ((10.0, 3.0), (4.0, 30.0), [
            "Ann finished 33 ahead, with better dice (6.0) and better choices (27.0).",
        ]),
        ((10.0, 3.0), (4.0, 3.0), [
            "Everyone lost the same (3.0).", "The dice alone decided: Ann finished 6 ahead.",
        ]),
        ((4.0, 3.0), (4.0, 0.0), [
            "Everyone had equally good dice (+4.0).", "Choices alone decided: Ben finished 3 ahead.",
        ]),
        ((4.0, 4.0), (2.0, 2.0), ["The game ended in a tie."]),
        ((4.0, 0.0), (2.0, 0.0), ["Nobody lost any points: every choice was the best."]),
    ],
)  # fmt: skip
def test_two_columns(ann: tuple[float, float], ben: tuple[float, float], sentences: list[str]) -> None:
    """Who had the dice, who played better, and what decided."""
    verdict_told = verdict_of(column(0, *ann), column(1, *ben))
    assert [sentence for sentence in sentences if sentence not in verdict_told] == []


def test_what_decided_adds_up() -> None:
    """The lead is what the dice made of it and what choices did."""
    for ann, ben in combinations([(30.0, 7.0), (-12.0, 4.0), (-5.0, 40.0), (18.0, 18.0)], 2):
        gap = (ann[0] - ann[1]) - (ben[0] - ben[1])
        ahead = "Ann" if gap > 0 else "Ben"
        last = verdict_of(column(0, *ann), column(1, *ben)).split(". ")[-1]
        assert f"{ahead} finished {abs(gap):.0f} ahead" in last


def test_many_columns() -> None:
    """The best and the worst are named, together where they are equal."""
    four = verdict_of(column(0, 8.0, 2.0), column(1, 8.0, 9.0), column(2, -3.0, 2.0), column(3, 0.0, 5.0))
    assert four == (
        "Ann and Ben had the best dice (+8.0), Cat the worst (−3.0). "
        "Ann and Cat lost the fewest points (2.0), Ben the most (9.0)."
    )
