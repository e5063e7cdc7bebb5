"""Positions to practise on: one for every day, any number of generated ones, and a player's own mistakes.

A generated position comes from a game of best play with dice derived from a label, stopped after some throw of
some turn. It depends on nothing else, so everyone gets the same position for the same day or seed. Games are
generated until one stops where there is something to learn.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import count

from msgspec import Struct

from yatzy.chance.fair import FairDice, seeded_secret
from yatzy.coach.review import Decision, Review
from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.errors import YatzyError
from yatzy.solver.query.advice import Advice, Choice, advice_of, is_variation
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.position_values import PositionValues
from yatzy.solver.query.prospect import best_entry, best_keep
from yatzy.solver.query.this_turn import outlook_of_points

LABEL_PREFIX = "drill 1"
"""Part of every label. Change the number when the same day or seed would give another position."""

MIN_LESSON_COST, MAX_LESSON_COST = 0.2, 4.0
"""The range of costs that make a mistake instructive: noticeable, but not so large that nobody makes it."""

NEARLY_AS_GOOD = 1.0
"""Cost up to which another plan is hard to tell from the best."""

COST_DIGITS = 6
"""Decimals that costs are compared by; machines differ only in later ones."""

MAX_GAMES = 200
"""Games to generate before settling for the best position so far, on a sheet with little to learn."""

MIN_MISTAKE_COST = 0.5
"""What a decision in a game must have cost to be asked again."""


class Lesson(IntEnum):
    """How much there is to learn from a position."""

    NONE = 0
    LAST_BOX = 1
    """One box is open: only how to fill it."""
    CHOICE = 2
    CLEAR_BEST = 3
    """One choice is clearly the best."""
    TEMPTING = 4
    """One choice is clearly the best, and another that people may have in mind costs points, but not so many
    that nobody would think of it.
    """


class DailySource(Struct, frozen=True, tag="day", tag_field="kind"):
    """The position of a day."""

    date: str


class GeneratedSource(Struct, frozen=True, tag="made-up", tag_field="kind"):
    """A position generated from a seed."""

    seed: int
    number: int
    """Its number within the seed, from 0."""


class GameSource(Struct, frozen=True, tag="own", tag_field="kind"):
    """A position from a game, and what the player chose there."""

    game: str
    date: str
    player: str
    turn: int
    """Turn of the game, from 0."""
    chosen: Choice


Source = DailySource | GeneratedSource | GameSource


class Position(Struct, frozen=True):
    """The middle of a turn: card, dice, rolls left, and where the position comes from."""

    card: Card
    dice: Dice
    """Sorted."""
    rolls_left: int
    source: Source

    @property
    def digest(self) -> str:
        """Return the digest of its rules."""
        return self.card.tables.digest

    def advice(self, values: PositionValues) -> Advice:
        """Return every choice, the best first."""
        return advice_of(values.outlook(self.card), self.dice, self.rolls_left)


def position_of_the_day(values: PositionValues, date: str) -> Position:
    """Return the position of a day, such as 2026-11-15; the same for everyone who plays by these rules."""
    return _find_position(values, f"{LABEL_PREFIX} day {date}", DailySource(date))


def generate_positions(values: PositionValues, seed: int) -> Iterator[Position]:
    """Return an endless iterator of practice positions, the same for the same seed."""
    return (practice_position(values, seed, number) for number in count())


def practice_position(values: PositionValues, seed: int, number: int) -> Position:
    """Return one practice position of a seed, counted from 0."""
    return _find_position(values, f"{LABEL_PREFIX} seed {seed} {number}", GeneratedSource(seed, number))


def positions_from_mistakes(
    reviewed: Iterable[tuple[Game, Review]], *, player: str | None = None, least: float = MIN_MISTAKE_COST
) -> list[Position]:
    """Return positions where people decided badly, the costliest decision first, without duplicates.

    Restricted to a ``player`` by name (ignoring case), if given. Skips bots.
    """
    positions: dict[tuple[Card, Dice, int], Position] = {}
    decisions = [
        (decision, game, game.setup.players[seat])
        for game, review in reviewed
        for seat, decision in _decisions_by_seat(review)
        if decision.cost >= least and not game.setup.computer_at(seat)
    ]
    for decision, game, name in sorted(decisions, key=lambda one: -one[0].cost):
        if player is None or name.casefold() == player.casefold():
            position = _position_of(game, decision, name)
            positions.setdefault((position.card, position.dice, position.rolls_left), position)
    return list(positions.values())


def _decisions_by_seat(review: Review) -> Iterator[tuple[int, Decision]]:
    """Yield every decision with the seat that made it."""
    for column in review.columns:
        for turn in column.turns:
            yield from ((turn.seat, decision) for decision in turn.decisions)


def _position_of(game: Game, decision: Decision, player: str) -> Position:
    source = GameSource(game.setup.game_id, game.setup.date, player, decision.turn, decision.chosen)
    return Position(decision.card, tuple(sorted(decision.dice)), decision.rolls_left, source)


# Generating positions


class _LabelledDice:
    """A deterministic stream of dice and numbers derived from a label."""

    def __init__(self, label: str, game: int) -> None:
        self._dice = FairDice(seeded_secret(label), str(game))
        self._dice_used = 0

    def throw(self, dice: int) -> Dice:
        self._dice_used += dice
        return self._dice.throw(self._dice_used - dice, dice)

    def number_below(self, end: int) -> int:
        """Return a uniform number below ``end``, by rejection sampling with dice as digits."""
        digits = next(size for size in count(1) if len(FACES) ** size >= end)
        fair = len(FACES) ** digits // end * end
        while True:
            number = 0
            for face in self.throw(digits):
                number = number * len(FACES) + face - 1
            if number < fair:
                return number % end


def _find_position(values: PositionValues, label: str, source: Source) -> Position:
    """Return the first instructive position, or else the best one.

    Raises :class:`YatzyError` if no position has a choice.
    """
    label, best, most = f"{label} {values.tables.digest}", None, Lesson.NONE
    for game in range(MAX_GAMES):
        position = _play_until_stop(values, _LabelledDice(label, game), source)
        lesson = rate_lesson(values.outlook(position.card), position.advice(values))
        if lesson > most:
            best, most = position, lesson
        if most is Lesson.TEMPTING:
            break
    if best is None:
        raise YatzyError("drill-no-choice")
    return best


def _play_until_stop(values: PositionValues, chance: _LabelledDice, source: Source) -> Position:
    """Return a random position from a game of best play."""
    tables = values.tables
    card = Card.empty(tables)
    for _ in range(chance.number_below(len(tables.keys))):
        outlook = values.outlook(card)
        dice, _ = _play_throws(outlook, chance, tables.rolls)
        card = card.write(best_entry(outlook, tables.dice.roll_index(dice))[0])
    dice, rolls_left = _play_throws(values.outlook(card), chance, 1 + chance.number_below(tables.rolls))
    return Position(card, dice, rolls_left, source)


def _play_throws(outlook: Outlook, chance: _LabelledDice, throws: int) -> tuple[Dice, int]:
    """Return the dice after so many throws, or fewer where best play stops, and the number of rolls left."""
    tables = outlook.card.tables
    keep: Dice = ()
    for rolls_left in range(tables.rolls - 1, tables.rolls - 1 - throws, -1):
        dice = tuple(sorted(keep + chance.throw(tables.dice.count - len(keep))))
        if rolls_left:
            keep = tables.dice.keeps[best_keep(outlook, tables.dice.roll_index(dice), rolls_left)]
        if keep == dice:
            break
    return dice, rolls_left


# Rating positions


def rate_lesson(outlook: Outlook, advice: Advice) -> Lesson:
    """Return how much there is to learn from a position."""
    if len(advice.choices) == 1:
        return Lesson.NONE
    if outlook.card.open_boxes.bit_count() == 1:
        return Lesson.LAST_BOX
    if not _is_instructive(advice.choices[1]):
        return Lesson.CHOICE
    return (
        Lesson.TEMPTING if any(map(_is_instructive, _tempting_choices(outlook, advice))) else Lesson.CLEAR_BEST
    )


def _is_instructive(choice: Choice, most: float = MAX_LESSON_COST) -> bool:
    """Whether the cost of a choice makes it an instructive mistake."""
    return MIN_LESSON_COST < round(choice.cost, COST_DIGITS) < most


def _tempting_choices(outlook: Outlook, advice: Advice) -> Iterator[Choice]:
    """Yield choices of people who do not look far ahead.

    That is to keep the largest group, to maximise this turn only, or to follow another plan that is nearly as
    good; without a roll left, any other box.
    """
    if not advice.rolls_left:
        yield from advice.choices[1:]
        return
    best, dice = advice.best, Counter(advice.dice)
    face = max(dice, key=lambda one: (dice[one], one))
    if dice[face] < len(advice.dice):
        yield advice.keeping((face,) * dice[face])
    greedy = _greedy_choice(outlook, advice)
    near = min(NEARLY_AS_GOOD, round(advice.keeping(()).cost, COST_DIGITS))  # throwing all dice is no plan
    for choice in advice.choices[1:]:
        if (choice == greedy or _is_instructive(choice, near)) and not is_variation(best, choice):
            yield choice


def _greedy_choice(outlook: Outlook, advice: Advice) -> Choice:
    """Return the choice that maximises the points of this turn only."""
    this_turn = outlook_of_points(outlook.card)
    best = advice_of(this_turn, advice.dice, advice.rolls_left).best
    return advice.entering(best.key) if best.keep is None else advice.keeping(best.keep)
