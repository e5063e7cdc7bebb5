"""Bots on sheets of every kind: what they choose, what comes of it, and who beats whom."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import exp, log, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from support.dose import dose
from support.game.policy_oracle import ends, style_choices
from support.game.random_positions import any_sheet, draw_card, draw_dice, draw_late_card, solved
from support.game.reference_solver import Reference, throws
from support.game.sheet_strategies import sheets
from yatzy.bots import BOTS, make_bot
from yatzy.bots.batch import BatchPlayer, Totals
from yatzy.bots.play_out import play_out
from yatzy.bots.styled import SKILL_STYLES, style_of
from yatzy.game.card import Card, Mark
from yatzy.game.moves import Enter, Keep
from yatzy.game.setup import Setup, assign_teams
from yatzy.game.state import Game
from yatzy.game.turn import Throw, Turn
from yatzy.rules.dice import Dice
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, Customs, Players, RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve
from yatzy.solver.states.scratch import aligned_zeros
from yatzy.solver.states.space import space_of
from yatzy.solver.styles import Style, box_chances, keep_chances, style_outlook, style_values
from yatzy.solver.variance import VarianceTable, variances_of

SMALL = sheets(most_boxes=3, dice=(2, 3))
STYLES = st.builds(
    Style, mistakes=st.sampled_from([0.0, 0.4, 3.0]), boldness=st.sampled_from([0.0, 0.0, 0.05, -0.05])
)


def generator(seed: int = 0) -> np.random.Generator:
    return np.random.Generator(np.random.SFC64(seed))


# Live choices, against plain ones


def plain(values: dict[Dice, float] | dict[str, float], mistakes: float) -> dict[object, float]:
    """Return chances that fall by exp(-1) with each temperature that a choice costs."""
    weights = {choice: exp((value - max(values.values())) / mistakes) for choice, value in values.items()}
    return {choice: weight / sum(weights.values()) for choice, weight in weights.items()}


def thought_of(keep: Dice, roll: Dice) -> bool:
    """Whether a keep is all or nothing, one face, pairs and more, high dice, or on the way to a straight."""
    left, kept = Counter(roll) - Counter(keep), Counter(keep)
    if not keep or not left:
        return True
    if len(kept) == len(keep) >= 3 and not (kept[1] and kept[6]):
        return True
    if set(kept) & set(left):
        return False
    high = min(keep) >= 4 and max(left) < min(keep)
    return len(kept) == 1 or 1 not in kept.values() or high


def taken_for(card: Card, roll: Dice, best: str) -> set[str]:
    """Return the boxes that come into question: with points or a bonus, unless the best has none itself."""
    allowed = {entry.key: entry for entry in card.entries(roll) if entry.allowed}
    paid = {key for key, entry in allowed.items() if entry.points or entry.bonus}
    return paid if best in paid else set(allowed)


@given(any_sheet, st.data(), st.sampled_from([0.3, 1.0, 5.0]))
@settings(max_examples=30)
def test_chances_of_choices(sheet: RuleSheet, data: st.DataObject, mistakes: float) -> None:
    """They follow from what a second solver finds that each choice is worth."""
    tables = sheet.tables
    card = draw_card(data, tables, least_open=1, most_open=3)
    dice, rolls_left = draw_dice(data, tables)
    turn = solved(tables).turn(card, dice, rolls_left)
    worth = Reference(tables).turn(card, dice, rolls_left)
    roll, found = tuple(sorted(dice)), keep_chances(turn, mistakes)
    if rolls_left:
        best = turn.keeps[0].keep
        assert worth.keeps[best] >= max(worth.keeps.values()) - 1e-9
        some = {keep: value for keep, value in worth.keeps.items() if keep == best or thought_of(keep, roll)}
        assert found == pytest.approx(plain(some, mistakes), abs=1e-9)
    else:
        assert not found
    first = turn.boxes[0].key
    assert worth.boxes[first] >= max(worth.boxes.values()) - 1e-9
    boxes = {key: worth.boxes[key] for key in taken_for(card, roll, first)}
    assert box_chances(turn, mistakes) == pytest.approx(plain(boxes, mistakes), abs=1e-9)


@given(any_sheet, st.data(), st.sampled_from([-0.04, -0.01, 0.01, 0.04]))
@settings(max_examples=20)
def test_what_risk_is_worth(sheet: RuleSheet, data: st.DataObject, boldness: float) -> None:
    """Entries are worth their mean and half the boldness times the variance, a throw the sure points as good.

    The turn is counted out here: the mean of the exponentials of every roll that can come, and the best keep.
    """
    values, style = solved(sheet.tables), Style(boldness=boldness)
    card = draw_card(data, sheet.tables, least_open=1, most_open=3)
    variances, dice = variances_of(values), throws(sheet.tables.dice.count)
    worth = []
    for roll in dice.rolls:
        cards = [card.write(Mark(one.key, one.points, one.bonus)) for one in card.entries(roll) if one.allowed]
        worth.append(max(values.total(one) + boldness / 2 * variances.variance(one) for one in cards))
    outlook = style_outlook(values, style_values(values, style), card, style)
    assert outlook.base + outlook.rolls[0] == pytest.approx(np.array(worth), abs=1e-9)
    middle = sum(worth) / len(worth)
    liked = [exp(boldness * (one - middle)) for one in worth]
    for left in range(1, sheet.tables.rolls):
        thrown = [float(chances @ np.array(liked)) for chances in dice.chances]
        sure = [middle + log(one) / boldness for one in thrown]
        assert outlook.base + outlook.keeps[left - 1] == pytest.approx(np.array(sure), abs=1e-8)
        best = max if boldness > 0 else min
        inside = np.split(dice.inside, dice.starts[1:])
        liked = [best(thrown[keep] for keep in keeps) for keeps in inside]


# Many games at once, against live choices


def check_many(values: Values, style: Style, card: Card, games: int) -> None:
    """Play many games and hold each total's share against live choices, counted out exactly."""
    exact = ends(card, style_choices(values, style))
    assert sum(exact.values()) == pytest.approx(1)
    totals, counts = np.unique(BatchPlayer(values, style, card).play(games, generator(1)), return_counts=True)
    found = dict(zip(totals.tolist(), (counts / games).tolist(), strict=True))
    assert set(found) <= {total for total, chance in exact.items() if chance > 0}
    for total, chance in exact.items():
        error = sqrt(max(0.0, chance * (1 - chance)) / games)
        assert abs(found.get(total, 0.0) - chance) < 5 * error + 3 / games


@given(SMALL, st.data(), STYLES)
@settings(max_examples=40)
def test_many_games_end_as_live_ones(sheet: RuleSheet, data: st.DataObject, style: Style) -> None:
    """From any card, each total comes as often as live choices lead there."""
    card = draw_card(data, sheet.tables, most_open=2)
    check_many(solved(sheet.tables), style, card, 20_000)


LITTLE = parse_sheet(
    {
        "id": "little",
        "title": "Little",
        "dice": 3,
        "boxes": [
            {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
            {"key": "yatzy", "pattern": {"groups": [3]}, "pays": 50},
        ],
        "upper_bonus": {"at": 12, "points": 10},
        "five_alike": {"box": "yatzy", "bonus": 100},
    }
)
"""A bonus above, and one for a further three alike."""

PAIRS = parse_sheet(
    {
        "id": "pairs",
        "title": "Pairs",
        "dice": 4,
        "rolls": 2,
        "boxes": [{"key": "two-pairs", "pattern": {"groups": [2, 2]}, "pays": 25}],
    }
)
"""Of 1112, two ones and the two are to be kept: the best choice is not one that people think of."""

RESORT = parse_sheet(
    {
        "id": "resort",
        "title": "Last resort",
        "dice": 3,
        "rolls": 2,
        "boxes": [
            {"key": "pair", "pattern": {"groups": [2]}, "pays": 5},
            {"key": "run", "pattern": {"run": 3}, "pays": 12},
            {"key": "chance", "pattern": "any", "pays": "all", "last_resort": True},
        ],
    }
)
"""Chance is barred from rolls that another box pays."""


DIE = parse_sheet(
    {"id": "die", "title": "Die", "dice": 1, "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}]}
)
"""Who stops too early, by mistake, has stopped."""


FURTHER = parse_sheet(
    {
        "id": "further",
        "title": "Further",
        "dice": 2,
        "boxes": [
            {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
            {"key": "yatzy", "pattern": {"groups": [2]}, "pays": 50},
            {"key": "chance", "pattern": "any", "pays": "all"},
        ],
        "five_alike": {"box": "yatzy", "bonus": 100},
    }
)
"""With 50 in its box, a further two alike bring something in Sixes too, whatever they show."""


def test_a_bonus_is_no_zero() -> None:
    """Where a bonus stands beside every box, each may be taken by mistake: at once as live."""
    card = Card.empty(FURTHER.tables).write(Mark("yatzy", 50))
    turn = solved(FURTHER.tables).turn(card, (2, 2), 0)
    assert {box.key: (box.points, box.bonus) for box in turn.boxes} == {"chance": (4, 100), "sixes": (0, 100)}
    assert set(box_chances(turn, 3.0)) == {"chance", "sixes"}
    check_many(solved(FURTHER.tables), Style(3.0), card, 200_000)


@pytest.mark.parametrize("boldness", [0.0, 0.05, -0.05])
@pytest.mark.parametrize("sheet", [LITTLE, PAIRS, RESORT, DIE], ids=lambda sheet: sheet.id)
def test_many_games_where_much_is_to_choose(sheet: RuleSheet, boldness: float) -> None:
    """With mistakes as large as what there is to lose, every choice is made somewhere."""
    check_many(solved(sheet.tables), Style(3.0, boldness), Card.empty(sheet.tables), 200_000)


@pytest.mark.parametrize("name", dose(["beginner", "bold"], ["bold"]))
def test_live_games_make_as_much(name: str) -> None:
    """The mean of 2,000 games through the engine lies within 4.5 standard errors of the exact one."""
    values = solve(LITTLE)
    exact = ends(Card.empty(LITTLE.tables), style_choices(values, style_of(name, values)))
    mean = sum(total * chance for total, chance in exact.items())
    variance = sum((total - mean) ** 2 * chance for total, chance in exact.items())
    player, dice, start = make_bot(name, values), random.Random(5), Game.from_setup(Setup(LITTLE, ("Anna",)))  # noqa: S311 # games
    totals = [play_out(start, [player], dice).card.total for _ in range(2000)]
    assert abs(sum(totals) / 2000 - mean) < 4.5 * sqrt(variance / 2000)


def test_players_do_not_know_of_each_other() -> None:
    """Totals of different games are in no order, so that good ones do not meet good ones at a table."""
    values = solve(bundled_sheet("forced-order"))
    one, other = (BatchPlayer(values, Style()).play(20_000, generator(seed)) for seed in (1, 2))
    assert abs(np.corrcoef(one, other)[0, 1]) < 5 / sqrt(20_000)


@given(st.data())
@settings(max_examples=30)
def test_what_is_chosen_was_thought_of(data: st.DataObject) -> None:
    """Whatever a beginner keeps or takes in a whole game is the best choice or a plausible one."""
    values = solve(bundled_sheet("tactic"))
    player, game = make_bot("beginner", values), Game.from_setup(Setup(bundled_sheet("tactic"), ("Anna",)))
    dice, rolls_left = draw_dice(data, values.tables)
    card = draw_late_card(data, values.tables)
    lies = Turn((Throw((), dice),) * (values.tables.rolls - rolls_left))
    game = structs.replace(game, cards=((card,),), turn=lies)
    move = player.choose(game, random.Random(data.draw(st.integers(0, 99))))[0]  # noqa: S311 # games
    turn = values.turn(card, dice, rolls_left)
    if isinstance(move, Keep):
        assert thought_of(move.dice, tuple(sorted(dice))) or move.dice == turn.keeps[0].keep
    elif isinstance(move, Enter):
        assert move.key in taken_for(card, dice, turn.boxes[0].key)


# Who makes more


MAKES = [(188, 196), (215, 223), (236, 241)]
"""What beginners, casual and strong players are to make on 15 boxes, where best play makes 248.44."""


def mean_and_error(totals: Totals) -> tuple[float, float]:
    return float(totals.mean()), float(totals.std(ddof=1)) / sqrt(len(totals))


@pytest.mark.parametrize("sheet_id", dose(["tactic", "hasbro", "forced-order"], ["tactic"]))
def test_levels_of_skill(sheet_id: str) -> None:
    """Over 20,000 games each level makes more than the one below, by more than 5 standard errors.

    The perfect one makes what the sheet's value says, within 4.
    """
    values = solve(bundled_sheet(sheet_id))
    found = [
        mean_and_error(BatchPlayer(values, style).play(20_000, generator(2))) for style in SKILL_STYLES.values()
    ]
    for (low, error), (high, another) in pairwise(found):
        assert high - low > 5 * sqrt(error**2 + another**2)
    mean, error = found[-1]
    assert abs(mean - values.expected) < 4 * error
    if sheet_id == "tactic":
        for (mean, _), (low, high) in zip(found, MAKES, strict=False):
            assert low < mean < high


@pytest.mark.parametrize("sheet_id", dose(["tactic", "hasbro"], ["hasbro"]))
def test_characters(sheet_id: str) -> None:
    """The cautious one's totals lie closer together than the perfect one's, those closer than the bold one's.

    By more than 5 standard errors of the deviations, for a few points of the mean.
    """
    values, found = solve(bundled_sheet(sheet_id)), []
    for name in ("cautious", "perfect", "bold"):
        totals = BatchPlayer(values, style_of(name, values)).play(20_000, generator(4)).astype(float)
        deviation = totals.std()
        fourth = ((totals - totals.mean()) ** 4).mean()
        found.append((deviation, sqrt((fourth - deviation**4) / len(totals)) / (2 * deviation)))
        assert abs(totals.mean() - values.expected) < 8
    (cautious, error), (perfect, _), (bold, another) = found
    assert bold - cautious > 5 * sqrt(error**2 + another**2)
    assert cautious < perfect < bold


# Whole games on every sheet


def greedy(sheet: RuleSheet) -> Values:
    """Return values that see nothing beyond the turn: they make every player, and are there at once."""
    return Values(sheet.tables, aligned_zeros(space_of(sheet.tables).length))


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_whole_games(sheet_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone plays by every sheet, alone and in teams, in several rounds; the engine refuses nothing."""
    sheet = replace(bundled_sheet(sheet_id), players=Players(), customs=Customs())
    values = greedy(sheet)
    risky = 0.0 if sheet_id == "maxi" else 9.0  # there every array takes 260 MB
    variances = VarianceTable(sheet.tables, np.full(1, risky) if not risky else values.array + risky)
    monkeypatch.setattr(VarianceTable, "variance", lambda *_: risky)
    monkeypatch.setattr("yatzy.solver.variance.variances_of", lambda _: variances)
    dice = random.Random(sheet_id)  # noqa: S311 # games
    players = [make_bot(name, values) for name in BOTS]
    seats = Setup(sheet, BOTS, teams=assign_teams(BOTS, 3), rounds=1, start=Start.ROLL_OFF)
    over = play_out(Game.from_setup(seats), players, dice)
    assert over.over
    assert {over.seat_of(turn) for turn in range(len(over.turns))} == set(range(len(BOTS)))
    two = Setup(sheet, ("winner", "casual"), rounds=2, counting=dice.choice([*Counting]))
    over = play_out(Game.from_setup(two), [players[-1], players[1]], dice)
    assert len(over.cards) == 2
