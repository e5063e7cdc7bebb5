"""The coach against a slow and plain solver: what it advises, what it says for it, what a game was made of."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from support.game.random_games import Played, random_correction, random_move, setups, throw
from support.game.random_positions import any_sheet, draw_card, draw_dice, draw_late_card, from_shelf, solved
from support.game.reference_solver import Reference, keeps_inside, throws
from yatzy.coach.explain import Reason, ReasonCode, explain
from yatzy.coach.review import ColumnReview, Review, TurnDetail, review
from yatzy.game.card import Card, Mark
from yatzy.game.moves import Enter, Keep, Roll
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game, Phase
from yatzy.rules.dice import Dice
from yatzy.rules.errors import MoveError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.query.advice import Advice, Choice
from yatzy.solver.query.values import Values

CLOSE = 1e-9
DOSE = settings().max_examples
HALF = settings(max_examples=DOSE // 2)
FIFTH = settings(max_examples=DOSE // 5)

printed = st.sampled_from([one for one in sheet_ids() if one != "maxi"])  # which takes too long to solve here


# Advice


@HALF
@given(st.data(), any_sheet)
def test_advice_on_any_sheet(data: st.DataObject, sheet: RuleSheet) -> None:
    """Everything one can do is there once, worth what the reference says, the best first, ties at no cost."""
    values, reference = solved(sheet.tables), Reference(sheet.tables)
    card = draw_card(data, sheet.tables, least_open=1, most_open=5)
    for _ in range(3):
        check_advice(values, reference, card, *draw_dice(data, sheet.tables))


@HALF
@given(st.data(), printed)
def test_advice_on_printed_sheets(data: st.DataObject, sheet_id: str) -> None:
    """The same on the sheets of the shelf, with the last boxes open."""
    values = from_shelf(sheet_id)
    card = draw_late_card(data, values.tables)
    check_advice(values, Reference(values.tables), card, *draw_dice(data, values.tables))


def check_advice(values: Values, reference: Reference, card: Card, dice: Dice, rolls_left: int) -> None:
    advice, expected = values.advise(card, dice, rolls_left), reference.turn(card, dice, rolls_left)
    whole = tuple(sorted(dice))
    worth: dict[Dice | str | None, float] = dict(expected.boxes.items())
    worth |= {keep: value for keep, value in expected.keeps.items() if keep != whole}
    best = max(worth.values())
    for choice in advice.choices:
        value = worth.pop(choice.key if choice.keep is None else choice.keep)
        assert abs(choice.value - value) < CLOSE
        assert abs(choice.cost - (best - value)) < CLOSE
        assert choice.cost == 0 if best - value < CLOSE / 10 else choice.cost > 0
    assert not worth
    assert all(one.value > after.value - CLOSE for one, after in pairwise(advice.choices))
    check_order(values, card, advice)


def check_order(values: Values, card: Card, advice: Advice) -> None:
    """Of equal choices the one that best play takes comes first."""
    turn = values.turn(card, advice.dice, advice.rolls_left)
    best = advice.best
    if turn.keeps and len(turn.keeps[0].keep) < len(advice.dice):
        assert best.keep == turn.keeps[0].keep
    else:
        assert best.key == turn.boxes[0].key


# Reasons


class Ends:
    """Where a turn ends when it is played on as the advice says, counted throw by throw."""

    def __init__(self, values: Values, card: Card) -> None:
        self.values, self.card = values, card
        self.throws = throws(card.tables.dice.count)
        self.places = {roll: place for place, roll in enumerate(self.throws.rolls)}

    def after(self, keep: Dice) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """Return the chance of each roll when the other dice are thrown."""
        row: np.ndarray[tuple[int], np.dtype[np.float64]] = self.throws.chances[self.throws.keeps.index(keep)]
        return row

    def lasts(self, keep: Dice, rolls_left: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """Return the chance of each roll at the end of the turn."""
        chances = self.after(keep)
        for left in range(rolls_left - 1, 0, -1):
            moved = np.zeros_like(chances)
            for place in np.flatnonzero(chances):
                best = self.values.advise(self.card, self.throws.rolls[place], left).best
                if best.keep is None:
                    moved[place] += chances[place]
                else:
                    moved += chances[place] * self.after(best.keep)
            chances = moved
        return chances

    def of(self, choice: Choice, rolls_left: int) -> Iterator[tuple[Mark, float, float]]:
        """Yield marks with their chances and what they lead to."""
        if choice.keep is None:
            assert choice.key is not None
            yield Mark(choice.key, choice.points, choice.bonus), 1.0, choice.value
            return
        chances = self.lasts(choice.keep, rolls_left)
        for place in np.flatnonzero(chances):
            best = self.values.advise(self.card, self.throws.rolls[place], 0).best
            assert best.key is not None
            yield Mark(best.key, best.points, best.bonus), float(chances[place]), best.value

    def well(self, chances: np.ndarray[tuple[int], np.dtype[np.float64]], key: str, least: int) -> float:
        """Return the chance of a roll that a box pays so much for, or more."""
        rolls = self.throws.rolls
        return sum(
            float(chances[place])
            for place in np.flatnonzero(chances)
            if paid(self.card, key, rolls[place]) >= least
        )

    def now(self, choice: Choice, rolls_left: int) -> float:
        """Return the points that the turn brings on average."""
        ends = self.of(choice, rolls_left)
        return sum(chance * (self.card.write(mark).total - self.card.total) for mark, chance, _ in ends)


@HALF
@given(st.data(), any_sheet)
def test_reasons_on_any_sheet(data: st.DataObject, sheet: RuleSheet) -> None:
    """No reason is given that the numbers do not bear out."""
    values = solved(sheet.tables)
    card = draw_card(data, sheet.tables, least_open=1, most_open=5)
    check_reasons(data, values, card)


@HALF
@given(st.data(), printed)
def test_reasons_on_printed_sheets(data: st.DataObject, sheet_id: str) -> None:
    """The same on the sheets of the shelf, at any time of the game."""
    values = from_shelf(sheet_id)
    check_reasons(data, values, draw_card(data, values.tables, least_open=1))


def check_reasons(data: st.DataObject, values: Values, card: Card) -> None:
    dice, rolls_left = draw_dice(data, values.tables)
    advice = values.advise(card, dice, rolls_left)
    against = data.draw(st.one_of(st.none(), st.sampled_from(advice.choices)), label="against")
    reasons = explain(values.outlook(card), advice, against)
    assert len({reason.code for reason in reasons}) == len(reasons)
    for reason in reasons:
        check_reason(Ends(values, card), advice, reason)


def check_reason(ends: Ends, advice: Advice, reason: Reason) -> None:  # noqa: C901 # one case for each code
    """Compute what a reason says in another way."""
    said, best, card = reason.arguments, advice.best, ends.card
    match reason.code:
        case (
            ReasonCode.AIMS
            | ReasonCode.AIMS_NEXT
            | ReasonCode.AIMS_LAST
            | ReasonCode.ALSO
            | ReasonCode.LIKELIER
        ):
            check_chances(ends, advice, reason)
        case ReasonCode.HAS:
            assert best.keep is not None
            rolls = [ends.throws.rolls[place] for place in np.flatnonzero(ends.after(best.keep))]
            assert min(paid(card, str(said["box"]), roll) for roll in rolls) == int(said["points"])
            assert int(said["points"]) >= least_of(card, reason)
        case ReasonCode.MEAN:
            check_mean(ends, advice, reason)
        case ReasonCode.EQUAL:
            assert choice_of_reason(advice, reason).cost == 0
            assert choice_of_reason(advice, reason) != best
        case ReasonCode.STOPS:
            check_stopping(ends, advice, reason)
        case ReasonCode.ONLY:
            assert [entry.key for entry in card.entries(advice.dice) if entry.allowed] == [best.key]
        case ReasonCode.ZERO:
            assert best.points == choice_of_reason(advice, reason).points == 0
            assert said["cost"] == choice_of_reason(advice, reason).cost
        case ReasonCode.MORE_NOW | ReasonCode.MORE_LATER | ReasonCode.MORE_BOTH:
            check_weighed(ends, advice, reason)
        case ReasonCode.FURTHER:
            assert said["points"] == best.bonus > 0
        case ReasonCode.MAKES_BONUS | ReasonCode.PACE | ReasonCode.LOSES_BONUS:
            check_bonus(card, best, reason)


def check_mean(ends: Ends, advice: Advice, reason: Reason) -> None:
    every, key = ends.of(advice.best, advice.rolls_left), reason.arguments["box"]
    inside = [(mark.points, chance) for mark, chance, _ in every if mark.key == key]
    mean = sum(chance * points for points, chance in inside) / sum(chance for _, chance in inside)
    assert abs(mean - float(reason.arguments["mean"])) < CLOSE


def check_stopping(ends: Ends, advice: Advice, reason: Reason) -> None:
    best, other = advice.best, choice_of_reason(advice, reason)
    every = ends.of(other, advice.rolls_left)
    better = sum(chance for _, chance, value in every if value > best.value + CLOSE)
    assert abs(better - float(reason.arguments["chance"])) < CLOSE
    assert reason.arguments["cost"] == other.cost > 0
    assert best.keep is None


def least_of(card: Card, reason: Reason) -> int:
    """Return the points that a reason speaks of: of so many dice in an upper box, else any."""
    tables = card.tables
    face = tables.upper_faces[tables.keys.index(str(reason.arguments["box"]))]
    return max(1, face * int(reason.arguments["count"]))


def check_chances(ends: Ends, advice: Advice, reason: Reason) -> None:
    said, best, key = reason.arguments, advice.best, str(reason.arguments["box"])
    assert best.keep is not None
    least = least_of(ends.card, reason)
    chance = ends.well(ends.lasts(best.keep, advice.rolls_left), key, least)
    assert abs(chance - float(said["chance"])) < CLOSE
    next_one = ends.well(ends.after(best.keep), key, least)
    if "chance_next" in said:
        assert abs(next_one - float(said["chance_next"])) < CLOSE
        assert next_one < chance + CLOSE
    if said.get("ways"):
        assert len(best.keep) == len(advice.dice) - 1
        assert abs(6 * next_one - int(said["ways"])) < CLOSE
    if reason.code in (ReasonCode.AIMS, ReasonCode.AIMS_NEXT, ReasonCode.AIMS_LAST):
        assert (reason.code is ReasonCode.AIMS_LAST) == (advice.rolls_left == 1)
    if reason.code is ReasonCode.LIKELIER:
        other = choice_of_reason(advice, reason)
        assert other.keep is not None
        elsewhere = ends.well(ends.lasts(other.keep, advice.rolls_left), key, least)
        assert abs(elsewhere - float(said["chance_other"])) < CLOSE
        assert chance > elsewhere


def check_weighed(ends: Ends, advice: Advice, reason: Reason) -> None:
    said, best, other = reason.arguments, advice.best, choice_of_reason(advice, reason)
    now = ends.now(best, advice.rolls_left) - ends.now(other, advice.rolls_left)
    later = best.value - other.value - now
    signs = {ReasonCode.MORE_NOW: (1, -1), ReasonCode.MORE_LATER: (-1, 1), ReasonCode.MORE_BOTH: (1, 1)}[
        reason.code
    ]
    assert abs(now - signs[0] * float(said["now"])) < CLOSE
    assert abs(later - signs[1] * float(said["later"])) < CLOSE
    assert float(said["now"]) >= 0 <= float(said["later"])


def check_bonus(card: Card, best: Choice, reason: Reason) -> None:
    after = card if best.key is None else card.write(Mark(best.key, best.points, best.bonus))
    bonus = card.tables.upper_bonus
    assert bonus is not None
    faces = list(zip(after.points, card.tables.upper_faces, strict=True))
    most = after.upper + card.tables.dice.count * sum(face for points, face in faces if points is None)
    match reason.code:
        case ReasonCode.MAKES_BONUS:
            kept = [face * (best.keep or ()).count(face) for points, face in faces if points is None]
            assert card.upper < bonus.at <= max(after.upper, card.upper + max(kept, default=0))
            assert reason.arguments["points"] == bonus.points
        case ReasonCode.PACE:
            assert after.upper < bonus.at <= most
            assert reason.arguments["pace"] == after.pace
        case ReasonCode.LOSES_BONUS:
            assert most < bonus.at
            assert reason.arguments["points"] == bonus.points


def paid(card: Card, key: str, roll: Dice) -> int:
    return sum(entry.points for entry in card.entries(roll) if entry.key == key and entry.allowed)


def choice_of_reason(advice: Advice, reason: Reason) -> Choice:
    """Return the choice a reason speaks of."""
    if reason.arguments.get("other"):
        return advice.entering(str(reason.arguments["other"]))
    return advice.keeping(int(face) for face in str(reason.arguments["keep"]))


# Reviews


@FIFTH
@given(st.data(), any_sheet, st.randoms(use_true_random=False))
def test_luck_and_cost_make_the_total_on_any_sheet(data: st.DataObject, sheet: RuleSheet, rng: Random) -> None:
    """Final total − expected at the start = luck − cost, in every column of every round, whoever played how."""
    game = played_at_random(data.draw(setups(sheet)), rng)
    check_review(solved(sheet.tables), game)


@FIFTH
@given(st.data(), printed, st.randoms(use_true_random=False))
def test_luck_and_cost_make_the_total_on_printed_sheets(
    data: st.DataObject, sheet_id: str, rng: Random
) -> None:
    """The same on the sheets of the shelf."""
    game = played_at_random(data.draw(setups(bundled_sheet(sheet_id))), rng)
    check_review(from_shelf(sheet_id), game)


def played_at_random(setup: Setup, rng: Random) -> Game:
    """Play a game, to its end or not, with corrections where the dice are real."""
    table = Played(setup)
    most = rng.choice([40, 100_000])
    while not table.game.over and most:
        table.make(random_move(rng, table.game))
        most -= 1
    if setup.dice is DiceFrom.REAL and table.game.turns and not table.game.secret:
        with suppress(MoveError):
            table.make(random_correction(rng, table.game))
    return table.game


def check_review(values: Values, game: Game) -> Review:
    found = review(values, game)
    reviewed = [turn.turn for column in found.columns for turn in column.turns]
    assert sorted(reviewed) == list(range(len(game.turns)))
    assert [(one.round, one.column) for one in found.columns] == [
        (number, column) for number, cards in enumerate(game.cards) for column in range(len(cards))
    ]
    for column in found.columns:
        check_column(values, game, column)
    for seat in range(len(game.setup.players)):
        own = [turn for one in found.columns for turn in one.turns if turn.seat == seat]
        skill = found.skill(seat)
        assert abs(skill.cost - sum(turn.cost for turn in own)) < CLOSE
        assert 0 <= skill.best <= skill.decisions
        assert 0 <= skill.accuracy <= 1
    return found


def check_column(values: Values, game: Game, column: ColumnReview) -> None:
    card = game.cards[column.round][column.column]
    assert abs(column.expected - values.expected) < CLOSE
    assert abs(column.total - (card.total if column.full else values.total(card))) < CLOSE
    assert abs(column.total - column.expected - (column.luck - column.cost)) < CLOSE
    expected = column.expected
    for turn in column.turns:
        assert abs(turn.before - expected) < CLOSE
        assert abs(turn.before + turn.luck - turn.cost - turn.after) < CLOSE
        assert game.seat_of(turn.turn) == turn.seat
        assert game.column_of(turn.turn) == column.column
        assert all(decision.cost >= 0 for decision in turn.decisions)
        played = game.turns[turn.turn]
        assert len(turn.decisions) == len(played.throws)
        assert turn.known is (
            TurnDetail.POINTS if not played.throws else TurnDetail.DICE if played.laid else TurnDetail.THROWS
        )
        expected = turn.after
    assert abs(expected - column.total) < CLOSE


@FIFTH
@given(st.one_of(any_sheet, printed.map(bundled_sheet)), st.integers(1, 3), st.randoms(use_true_random=False))
def test_best_play_costs_nothing(sheet: RuleSheet, players: int, rng: Random) -> None:
    """Who always does what the advice says gives nothing away, and the review says so."""
    values = from_shelf(sheet.id) if sheet.id in sheet_ids() else solved(sheet.tables)
    setup = Setup(sheet, tuple("ABC"[:players]))
    game = best_play(values, setup, rng)
    found = check_review(values, game)
    for column in found.columns:
        assert column.cost == 0
        assert column.skill.accuracy == 1
        assert not found.worst(column.column)


def best_play(values: Values, setup: Setup, rng: Random, blunder: int | None = None) -> Game:
    """Play as the advice says, but for one decision, in which the worst is done."""
    table, decision = Played(setup), 0
    while not table.game.over:
        game = table.game
        if not game.dice or game.phase is Phase.ROLL_OFF:
            table.make(Roll(game.seat, throw(rng, setup.sheet.rules.dice)))
            continue
        advice = values.advise(game.card, game.dice, game.rolls_left)
        choice = advice.choices[-1] if decision == blunder else advice.best
        decision += 1
        if choice.keep is None:
            assert choice.key is not None
            table.make(Enter(game.seat, choice.key))
        else:
            table.make(Keep(game.seat, choice.keep))
            table.make(Roll(game.seat, throw(rng, table.game.to_throw)))
    return table.game


@FIFTH
@given(st.one_of(any_sheet, printed.map(bundled_sheet)), st.randoms(use_true_random=False), st.data())
def test_a_planted_blunder_is_found(sheet: RuleSheet, rng: Random, data: st.DataObject) -> None:
    """One bad decision in a game of best play is the only one named, with its cost by the reference."""
    values = from_shelf(sheet.id) if sheet.id in sheet_ids() else solved(sheet.tables)
    blunder = data.draw(st.integers(0, len(sheet.rules.boxes) - 1))
    game = best_play(values, Setup(sheet, ("A",)), rng, blunder)
    found = check_review(values, game)
    decisions = found.columns[0].decisions
    worst = found.worst(0)
    if not decisions[blunder].cost:  # everything was equally good
        assert not worst
        return
    assert worst == (decisions[blunder],)
    assert found.columns[0].cost == worst[0].cost
    card = Card.empty(sheet.tables)
    for turn in game.turns[: worst[0].turn]:
        card = card.write(turn.mark)
    if card.open_boxes.bit_count() <= 4:  # else the reference takes long
        choices = Reference(sheet.tables).turn(card, worst[0].dice, worst[0].rolls_left)
        every = [*choices.keeps.values(), *choices.boxes.values()]
        assert abs(max(every) - min(every) - worst[0].cost) < CLOSE


@given(st.lists(st.integers(1, 6), min_size=5, max_size=5), st.data())
def test_keeps_of_a_decision_are_inside_its_dice(dice: list[int], data: st.DataObject) -> None:
    """Every keep of the dice can be asked for, in any order."""
    values = from_shelf("tactic")
    advice = values.advise(Card.empty(values.tables), tuple(dice), 2)
    keep = data.draw(st.sampled_from(keeps_inside(tuple(sorted(dice)))))
    if len(keep) < 5:
        assert advice.keeping(reversed(keep)).keep == keep
