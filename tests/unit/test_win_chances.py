"""Who wins: chances that can be counted by head, and the choice to win beside the one for points."""

from fractions import Fraction

import pytest

from support.game.random_games import Played
from support.game.random_positions import from_shelf, solved
from yatzy.coach.win_chances import (
    advise_against_totals,
    advise_to_win,
    compute_win_chances,
    estimate_win_chances,
)
from yatzy.game.card import Card
from yatzy.game.moves import Enter, Roll
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.odds import compute_odds

ONE_DIE = parse_sheet(
    {
        "id": "one-die",
        "title": "One die",
        "dice": 1,
        "rolls": 1,
        "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}],
    }
)
"""One die, one throw, one box: the highest throw wins."""


def table(
    sheet: RuleSheet, players: int, *throws: int, rounds: int = 1, counting: Counting = Counting.TOTALS
) -> Game:
    """Return a table of one die after some throws, each entered but the last."""
    played = Played(Setup(sheet, tuple("ABCDE"[:players]), rounds=rounds, counting=counting))
    for number, face in enumerate(throws, 1):
        played.make(Roll(played.game.seat, (face,)))
        if number < len(throws):
            played.make(Enter(played.game.seat, "chance"))
    return played.game


def test_chances_counted_by_head() -> None:
    """One die each: before the first throw it is even; after a 4 the other beats it twice in six, ties once."""
    values = solved(ONE_DIE.tables)
    even = compute_win_chances(values, table(ONE_DIE, 2))
    assert even.chances == pytest.approx([1 / 2, 1 / 2])
    assert (even.exact, even.of_round) == (True, False)
    after_four = compute_win_chances(values, table(ONE_DIE, 2, 4))
    assert after_four.chances == pytest.approx(
        [float(Fraction(3, 6) + Fraction(1, 12)), float(Fraction(5, 12))]
    )
    three = compute_win_chances(values, table(ONE_DIE, 3, 6))
    outright, one_tie, two_ties = Fraction(25, 36), Fraction(10, 36), Fraction(1, 36)
    assert three.chances[0] == pytest.approx(float(outright + one_tie / 2 + two_ties / 3))
    assert sum(three.chances) == pytest.approx(1)


def test_the_end_is_certain() -> None:
    """When everything is written, the winners share all of it."""
    values = solved(ONE_DIE.tables)
    played = Played(Setup(ONE_DIE, ("A", "B", "C")))
    for face in (5, 2, 5):
        played.make(Roll(played.game.seat, (face,)))
        played.make(Enter(played.game.seat, "chance"))
    assert compute_win_chances(values, played.game).chances == pytest.approx([1 / 2, 0, 1 / 2])


def test_rounds_before_count_in_the_last_round() -> None:
    """Sums carry the lead of round one into the last; where rounds won count, only the round is told of."""
    values = solved(ONE_DIE.tables)
    rounds = (6, 1, 1)  # A and B in round one; B begins round two
    game = table(ONE_DIE, 2, *rounds, rounds=2)
    by_sum = compute_win_chances(values, game)
    assert by_sum.chances == pytest.approx([1, 0])  # A has 6 and at least 1 more, B has 2
    assert not by_sum.of_round
    by_rounds = compute_win_chances(values, table(ONE_DIE, 2, *rounds, rounds=2, counting=Counting.ROUNDS_WON))
    assert by_rounds.of_round
    assert by_rounds.chances == pytest.approx([5 / 6 + 1 / 12, 1 / 12])
    first = compute_win_chances(values, table(ONE_DIE, 2, rounds=2))
    assert first.of_round


def test_a_lead_by_differences() -> None:
    """Of two columns, who is five behind by differences ties with a six against a one, and can do no better."""
    values = solved(ONE_DIE.tables)
    game = table(ONE_DIE, 2, 6, 1, 6, rounds=2, counting=Counting.DIFFERENCES)  # B begins round two with a six
    found = compute_win_chances(values, game)
    assert not found.of_round
    assert found.chances == pytest.approx([5 / 6 + 1 / 12, 1 / 12])
    three = table(ONE_DIE, 3, 6, 1, 1, 6, rounds=2, counting=Counting.DIFFERENCES)
    assert compute_win_chances(values, three).of_round


def test_an_estimate_before_the_end_is_near() -> None:
    """At the start of a game two good players have even chances, and a Yatzy ahead is worth some of them."""
    values, sheet = from_shelf("tactic"), bundled_sheet("tactic")
    even = estimate_win_chances(values, Game.from_setup(Setup(sheet, ("A", "B"))))
    assert not even.exact
    assert even.chances == pytest.approx([1 / 2, 1 / 2])
    played = Played(Setup(sheet, ("A", "B")))
    played.make(Roll(0, (6, 6, 6, 6, 6)))
    ahead = estimate_win_chances(values, played.game)
    finals = [
        compute_odds(values, Card.empty(sheet.tables).enter("yatzy", "66666")),
        compute_odds(values, Card.empty(sheet.tables)),
    ]
    totals = [final.totals for final in finals]
    wins = (totals[0][:, None] > totals[1]) + (totals[0][:, None] == totals[1]) / 2
    exact = float(finals[0].chances @ wins @ finals[1].chances)
    assert ahead.chances[0] == pytest.approx(exact, abs=0.02)
    assert sum(ahead.chances) == pytest.approx(1)


def test_too_early_to_race() -> None:
    """Before the last six boxes the race is refused with its own code."""
    values, sheet = from_shelf("tactic"), bundled_sheet("tactic")
    played = Played(Setup(sheet, ("A", "B")))
    played.make(Roll(0, (6, 6, 6, 6, 6)))
    with pytest.raises(SolverError, match="race-too-early"):
        advise_to_win(values, played.game)


def test_a_last_throw_only_to_win() -> None:
    """28 in Chance is best for points, for another throw of the 4 gives 3.5; against 29 only that can win."""
    sheet = parse_sheet(
        {
            "id": "chance",
            "title": "Chance",
            "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}],
        }
    )
    values, card = solved(sheet.tables), Card.empty(sheet.tables)
    found = advise_against_totals(values, card, (4, 6, 6, 6, 6), 1, [29])
    assert found.for_points.choice.key == "chance"
    assert found.for_points.chance == 0
    assert found.best.choice.keep == (6, 6, 6, 6)
    assert found.best.chance == pytest.approx(1 / 6 + 1 / 12)  # a six wins, a five shares
    assert found.differs
    against_less = advise_against_totals(values, card, (4, 6, 6, 6, 6), 1, [27])
    assert against_less.best.choice.key == "chance"
    assert against_less.best.chance == 1
    assert not against_less.differs
    out_of_reach = advise_against_totals(values, card, (4, 6, 6, 6, 6), 1, [31])
    assert out_of_reach.best.chance == 0


def test_two_boxes_to_make_up_a_lead() -> None:
    """With Sixes and Yatzy open, 25 behind: eighteen now leaves a Yatzy to win, a struck Yatzy five sixes."""
    values = from_shelf("vinga")
    filled = dict.fromkeys(values.tables.keys, 0) | {"chance": 20}
    del filled["yatzy"], filled["sixes"]
    card = Card.filled(values.tables, filled)
    found = advise_against_totals(values, card, (6, 6, 6, 1, 1), 0, [45])
    after = {one.choice.key: one.chance for one in found.choices}
    assert after["sixes"] == pytest.approx(347_897 / 7_558_272)  # a textbook figure: five alike in three throws
    assert after["yatzy"] == pytest.approx((1 - (5 / 6) ** 3) ** 5)  # each die a six in three throws
    assert found.best.choice.key == "sixes"
