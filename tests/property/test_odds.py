"""How games end under best play, found exactly and by playing."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.game.sheet_strategies import sheets
from yatzy.game.card import Card, Mark
from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.backward import solve_backward
from yatzy.solver.odds import Odds, compute_odds
from yatzy.solver.query.forward import ForwardPass, split_independent_groups
from yatzy.solver.query.values import Values
from yatzy.solver.simulate import simulate
from yatzy.solver.solve import solve

SMALL = sheets(most_boxes=4, dice=(3, 5))


def solve_uncached(sheet: RuleSheet) -> Values:
    """Return a sheet's solution without keeping it."""
    return Values(sheet.tables, solve_backward(sheet.tables, 1))


def check(ends: Odds, values: Values, card: Card) -> None:
    """Hold a distribution against the value found the other way round, and its parts against the whole."""
    assert ends.mean == pytest.approx(values.total(card), abs=1e-9)
    assert ends.chances.sum() == pytest.approx(1, abs=1e-12)
    assert ends.chances.min() >= 0
    bonus = values.tables.upper_bonus
    made = (ends.upper_bonus or 0.0) * (bonus.points if bonus else 0)
    parts = sum(box.mean for box in ends.boxes) + made + ends.further
    assert parts == pytest.approx(ends.mean, abs=1e-9)
    assert all(-1e-12 <= box.struck <= 1 + 1e-12 for box in ends.boxes)


@given(SMALL)
def test_mean_and_mass(sheet: RuleSheet) -> None:
    """The mean of the distribution is the value, its mass is 1, and its boxes and bonuses add up to it."""
    values = solve_uncached(sheet)
    check(compute_odds(values), values, Card.empty(sheet.tables))


def test_the_same_on_any_number_of_threads() -> None:
    """To the last bit: chances, boxes and bonuses are added in the same order."""
    values = solve(bundled_sheet("hasbro"))
    card = Card.filled(bundled_sheet("hasbro"), {"ones": 3, "sixes": 18})
    one, three = (compute_odds(values, card, threads=threads) for threads in (1, 3))
    assert one.chances.tolist() == three.chances.tolist()
    assert (one.first, one.boxes, one.upper_bonus, one.further) == (
        three.first,
        three.boxes,
        three.upper_bonus,
        three.further,
    )
    check(one, values, card)


@pytest.mark.parametrize("name", ["hasbro", "tactic", "maxi"])
def test_groups_of_a_batch_lead_to_different_groups(name: str) -> None:
    """Whatever box each of them fills; and every group is in one batch."""
    forward = ForwardPass(Card.filled(bundled_sheet(name), dict.fromkeys(["ones", "twos", "threes"], 0)))
    boxes = len(forward.space.boxes)
    for turn in range(forward.turns):
        level, seen = forward.build_level(turn), 0
        for chunks in split_independent_groups(level, boxes):
            next_groups: set[tuple[int, int]] = set()
            for group in np.concatenate(chunks) if len(chunks) > 1 else ():
                opens, flag = int(level.opens[group]), int(forward.space.layout.row_keys[level.rows[group]]) & 1
                after = {(opens & ~(1 << box), flag) for box in range(boxes) if opens >> box & 1}
                assert not after & next_groups
                next_groups |= after
            seen += sum(map(len, chunks))
        assert seen == len(level.rows)


@given(SMALL, st.data())
def test_from_the_middle_of_a_game(sheet: RuleSheet, data: st.DataObject) -> None:
    """So it is from any card that play can reach, and what is filled stays as it is."""
    values, card = solve_uncached(sheet), Card.empty(sheet.tables)
    for _ in range(data.draw(st.integers(0, len(card.points)))):
        dice = data.draw(st.sampled_from(sheet.tables.dice.rolls))
        entry = data.draw(st.sampled_from([one for one in card.entries(dice) if one.allowed]))
        card = card.write(Mark(entry.key, entry.points, entry.bonus))
    ends = compute_odds(values, card)
    check(ends, values, card)
    assert ends.first >= card.total
    for box, points in zip(ends.boxes, card.points, strict=True):
        assert points is None or (box.mean, box.struck) == (points, points == 0)


@given(SMALL, st.integers(0, 2**32))
@settings(max_examples=25)
def test_games_agree_with_the_distribution(sheet: RuleSheet, seed: int) -> None:
    """Games played by the solution come out as the distribution says, in total and box by box."""
    values, games = solve_uncached(sheet), 20_000
    exact, played = compute_odds(values), simulate(values, games, seed=seed)
    assert played.games == games
    assert played.chances.sum() == pytest.approx(1)
    spread = max(exact.deviation, 1e-9) / games**0.5
    assert abs(played.mean - exact.mean) < 6 * spread + 1e-9
    assert set(played.totals[played.chances > 0]) <= set(exact.totals[exact.chances > 0])
    for one, other in zip(exact.boxes, played.boxes, strict=True):
        variance = max(0.0, one.struck * (1 - one.struck)) / games
        assert abs(one.struck - other.struck) < 6 * variance**0.5 + 1e-3
    if exact.upper_bonus is not None and played.upper_bonus is not None:
        assert abs(exact.upper_bonus - played.upper_bonus) < 6 * 0.5 / games**0.5


@given(sheets(most_boxes=2, dice=(2, 3)))
@settings(max_examples=25)
def test_advice_is_best_play(sheet: RuleSheet) -> None:
    """Whoever follows the first advice of every turn ends as the distribution says, ties and all."""
    values = solve_uncached(sheet)
    if sheet.tables.all_boxes.bit_count() > 3:
        return  # too many cards to follow one by one
    ends = compute_odds(values)
    followed = follow(values, Card.empty(sheet.tables))
    assert set(followed) <= set(ends.totals.tolist())
    for total, chance in zip(ends.totals.tolist(), ends.chances.tolist(), strict=True):
        assert followed.get(total, 0.0) == pytest.approx(chance, abs=1e-9)


def follow(values: Values, card: Card) -> dict[int, float]:
    """Return the chance of each total for whoever follows the first advice, counted out throw by throw."""
    if not card.open_boxes:
        return {card.total: 1.0}
    space, outlook = values.tables.dice, values.outlooks([card])[0]
    rolls = {roll: ways / 6**space.count for roll, ways in zip(space.rolls, space.ways, strict=True)}
    for rolls_left in reversed(range(1, values.tables.rolls)):
        after: dict[tuple[int, ...], float] = {}
        for roll, chance in rolls.items():
            keep = outlook.turn(roll, rolls_left).keeps[0].keep
            for thrown in product(range(1, 7), repeat=space.count - len(keep)):
                lies = tuple(sorted(keep + thrown))
                after[lies] = after.get(lies, 0.0) + chance / 6 ** len(thrown)
        rolls = after
    marks: dict[tuple[str, int, int], float] = {}
    for roll, chance in rolls.items():
        box = outlook.turn(roll, 0).boxes[0]
        mark = (box.key, box.points, box.bonus)
        marks[mark] = marks.get(mark, 0.0) + chance
    totals: dict[int, float] = {}
    for mark, chance in marks.items():
        for total, share in follow(values, card.write(Mark(*mark))).items():
            totals[total] = totals.get(total, 0.0) + chance * share
    return totals


def test_the_same_seed_plays_the_same_games() -> None:
    """A seed can be told to others; another seed plays other games."""
    values = solve(bundled_sheet("forced-order"))
    one, again, other = (simulate(values, 1000, seed=seed) for seed in (7, 7, 8))
    assert (one.first, one.chances.tolist()) == (again.first, again.chances.tolist())
    assert one.chances.tolist() != other.chances.tolist()


def test_a_million_games_are_played_in_parts() -> None:
    """More games than fit side by side are all counted once."""
    values = solve(bundled_sheet("forced-order"))
    ends = simulate(values, 1_000_001)
    assert ends.chances.sum() == pytest.approx(1)
    exact = compute_odds(values)
    assert abs(ends.mean - exact.mean) < 5 * exact.deviation / 1000


def test_no_games() -> None:
    """Nothing comes of no games."""
    with pytest.raises(SolverError, match="solver-games"):
        simulate(solve(bundled_sheet("forced-order")), 0)


@pytest.mark.parametrize("sheet_id", ["tactic", "printworks"])
def test_printed_sheets(sheet_id: str) -> None:
    """On whole sheets too, the mean of the distribution is the value, and games agree with it."""
    values = solve(bundled_sheet(sheet_id))
    exact = compute_odds(values)
    check(exact, values, Card.empty(values.tables))
    played = simulate(values, 200_000, seed=1)
    assert abs(played.mean - exact.mean) < 4 * exact.deviation / 200_000**0.5
    for percent in (5, 50, 95):
        assert abs(played.percentile(percent) - exact.percentile(percent)) <= 2


def test_percentiles_and_tails() -> None:
    """One die in Chance, one throw: every total from 1 to 6 has one chance in six."""
    sheet = parse_sheet(
        {
            "id": "die",
            "title": "Die",
            "dice": 1,
            "rolls": 1,
            "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}],
        }
    )
    ends = compute_odds(solve_uncached(sheet))
    assert ends.totals.tolist() == [1, 2, 3, 4, 5, 6]
    assert np.allclose(ends.chances, 1 / 6)
    assert [ends.percentile(percent) for percent in (0, 16, 17, 50, 51, 100)] == [1, 1, 2, 3, 4, 6]
    assert [round(6 * ends.at_least(total)) for total in (0, 1, 4, 6, 7)] == [6, 6, 3, 1, 0]
    assert (ends.upper_bonus, ends.further, ends.games) == (None, 0.0, None)
