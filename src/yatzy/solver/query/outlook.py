"""The next turn of a card, whichever dice fall, and every choice in the middle of it.

Needs no numpy: :mod:`~yatzy.solver.query.evaluate` computes outlooks with it, and a page without a server in
its own way: arrays are read in the ways that a ``memoryview`` knows too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from operator import attrgetter, index, mul
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from yatzy.game.card import Card
from yatzy.rules.dice import FACES, Dice, dice_space
from yatzy.rules.errors import CardError, MoveError
from yatzy.solver.kernels.constants import TIE

if TYPE_CHECKING:
    from yatzy.solver.query.evaluate import Floats

BARRED = -inf
"""The value of a box that may not be taken."""


class KeepValue(Struct, frozen=True):
    """The value of keeping some dice and throwing the rest; keeping all is to stop."""

    keep: Dice
    value: float
    """The expected final total."""


class BoxValue(Struct, frozen=True):
    """The value of entering a roll in a box."""

    key: str
    points: int
    bonus: int
    value: float
    """The expected final total."""


ValueT = TypeVar("ValueT", KeepValue, BoxValue)


class TurnValues(Struct, frozen=True):
    """Every choice in the middle of a turn, the best first."""

    dice: Dice
    rolls_left: int
    keeps: tuple[KeepValue, ...]
    """Empty when no roll is left."""
    boxes: tuple[BoxValue, ...]

    @property
    def value(self) -> float:
        """Return the expected final total of the best choice."""
        return self.keeps[0].value if self.keeps else self.boxes[0].value


@dataclass(frozen=True, eq=False)
class Outlook:
    """The next turn of a card."""

    card: Card
    entries: "Floats"
    """By printed box and roll: points plus the value of what follows, or :data:`BARRED`."""
    keeps: "tuple[Floats, ...]"
    """By rolls left, from one on: the value of each keep when the other dice are thrown."""
    rolls: "tuple[Floats, ...]"
    """By rolls left, from none on: the value of each roll."""
    base: float
    """To be added to these arrays: the card's total; 0 where they hold chances to win."""
    tie: float = TIE
    """Choices whose values are no further apart are equal: a packed solution cannot tell which is better."""

    @property
    def value(self) -> float:
        """Return the expected final total (or chance to win) before the first throw."""
        if not self.card.open_boxes:
            return self.base
        space = self.card.tables.dice
        gain: float = sum(map(mul, self.rolls[-1].tolist(), space.ways)) / 6**space.count
        return self.base + gain

    def roll_index(self, dice: Sequence[int], rolls_left: int) -> int:
        """Return the index of a roll; raise :class:`MoveError` or :class:`DiceError` if it is impossible."""
        tables = self.card.tables
        if not 0 <= index(rolls_left) < tables.rolls:
            raise MoveError("move-rolls-left", most=tables.rolls - 1, got=str(rolls_left))
        return tables.dice.roll_index(tables.dice.read(dice))

    def turn(self, dice: str | Iterable[int], rolls_left: int) -> TurnValues:
        """Return every choice for these dice; raise :class:`CardError` if the card is full."""
        tables = self.card.tables
        dice = tables.dice.read(dice)
        roll, total = self.roll_index(dice, rolls_left), self.base
        situation = None
        if tables.face_of[roll]:
            situation = tables.situation(roll, self.card.open_boxes, holds_points=self.card.holds_points)
        boxes = [
            BoxValue(tables.keys[box], *tables.score_entry(box, roll, situation)[:2], total + value)
            for box in tables.upper_first
            if (value := float(self.entries[box, roll])) != BARRED
        ]
        if not boxes:
            raise CardError("card-full")
        keeps: list[KeepValue] = []
        if rolls_left:
            worth = self.keeps[rolls_left - 1].tolist()
            inside, places = keeps_inside(tables.dice.count, roll)
            keeps = [KeepValue(keep, total + worth[place]) for keep, place in zip(inside, places, strict=True)]
            keeps.insert(0, KeepValue(tables.dice.rolls[roll], max(box.value for box in boxes)))
        if not tables.face_of[roll]:
            boxes.sort(key=lambda box: not box.points)
        return TurnValues(
            dice, rolls_left, _sort_best_first(keeps, self.tie), _sort_best_first(boxes, self.tie)
        )


def _sort_best_first(choices: list[ValueT], tie: float) -> tuple[ValueT, ...]:
    """Sort choices by value; equal ones stay in the order that best play prefers."""
    ordered = sorted(choices, key=attrgetter("value"), reverse=True)
    begin = 0
    for place, choice in enumerate(ordered):
        if ordered[begin].value - choice.value > tie:
            begin = place
        elif place > begin:
            equals = {id(one) for one in ordered[begin : place + 1]}
            ordered[begin : place + 1] = [one for one in choices if id(one) in equals]
    return tuple(ordered)


@cache
def keeps_inside(dice: int, roll: int) -> tuple[tuple[Dice, ...], tuple[int, ...]]:
    """Return the keeps inside a roll except the whole, and their indices, in the order of preference.

    That is the order of a depth-first walk that gives up dice one by one, the lowest first.
    """
    space, fewer = dice_space(dice), _keeps_of_one_fewer(dice)
    inside: dict[int, None] = {}

    def give_up(keep: int) -> None:
        for less in fewer[keep]:
            if less not in inside:
                inside[less] = None
                give_up(less)

    give_up(len(space.keeps) - len(space.rolls) + roll)
    return tuple(space.keeps[keep] for keep in inside), tuple(inside)


@cache
def _keeps_of_one_fewer(dice: int) -> tuple[tuple[int, ...], ...]:
    """Return by keep the keeps with one die less, by index: the lowest die is given up first."""
    space = dice_space(dice)
    return tuple(
        tuple(
            space.keep_index(keep[:at] + keep[at + 1 :]) for at, die in enumerate(keep) if die not in keep[:at]
        )
        for keep in space.keeps
    )


@cache
def keeps_of_one_more(dice: int) -> tuple[tuple[int, ...], ...]:
    """Return by keep of fewer than all dice the keeps with one die more, one for each face."""
    space = dice_space(dice)
    return tuple(
        tuple(space.keep_index((*keep, face)) for face in FACES) for keep in space.keeps if len(keep) < dice
    )
