"""The next turn of a card, whichever dice fall, computed from the values of the states after it.

Plain numpy, for one card or many at once, so that advice needs no compiler.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import attrgetter, index
from typing import TypeVar

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.dice import FACES, Dice, dice_space
from yatzy.rules.errors import CardError, MoveError
from yatzy.solver.kernels.constants import CHANCE_OPEN, LOWER_OPEN, ORDINARY, TIE, UPPER_OPEN
from yatzy.solver.states.lattice import Lattice, lattice_of
from yatzy.solver.states.scoring import Scoring
from yatzy.solver.states.space import Places, StateSpace, space_of

BARRED = -np.inf
"""The value of a box that may not be taken."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


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
    entries: Floats
    """By printed box and roll: points plus the value of what follows, or :data:`BARRED`."""
    keeps: tuple[Floats, ...]
    """By rolls left, from one on: the value of each keep when the other dice are thrown."""
    rolls: tuple[Floats, ...]
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
        return self.base + float(self.rolls[-1] @ np.array(space.ways) / 6**space.count)

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
        column = self.entries[:, roll].tolist()
        situation = None
        if tables.face_of[roll]:
            situation = tables.situation(roll, self.card.open_boxes, holds_points=self.card.holds_points)
        boxes = [
            BoxValue(tables.keys[box], *tables.score_entry(box, roll, situation)[:2], total + column[box])
            for box in space_of(tables).boxes
            if column[box] != BARRED
        ]
        if not boxes:
            raise CardError("card-full")
        keeps: list[KeepValue] = []
        if rolls_left:
            worth = self.keeps[rolls_left - 1]
            inside, places = keeps_inside(tables.dice.count, roll)
            keeps = [
                KeepValue(keep, total + one) for keep, one in zip(inside, worth[places].tolist(), strict=True)
            ]
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


def compute_outlooks(
    values: Floats, space: StateSpace, scoring: Scoring, cards: Sequence[Card], tie: float = TIE
) -> list[Outlook]:
    """Return the outlook of each card."""
    entries, keeps, rolls = evaluate_turns(values, space, scoring, space.places(cards))
    if not space.is_in_printed_order:
        entries = entries[np.argsort(space.boxes)]
    for array in (entries, *keeps, *rolls):
        array.flags.writeable = False
    return [
        Outlook(
            card,
            entries[:, :, place],
            tuple(one[:, place] for one in keeps),
            tuple(one[:, place] for one in rolls),
            float(card.total),
            tie,
        )
        for place, card in enumerate(cards)
    ]


def evaluate_turns(
    values: Floats, space: StateSpace, scoring: Scoring, places: Places
) -> tuple[Floats, list[Floats], list[Floats]]:
    """Return the values of entries, keeps and rolls, as in :class:`Outlook`, with cards along the last axis."""
    entries = _entry_values(values, space, scoring, places)
    return entries, *evaluate_rerolls(lattice_of(scoring.dice), entries.max(axis=0), space.tables.rolls - 1)


def evaluate_rerolls(lattice: Lattice, rolls: Floats, count: int) -> tuple[list[Floats], list[Floats]]:
    """Return the values of keeps and rolls for each number of rerolls left."""
    all_keeps, all_rolls = [], [rolls]
    for _ in range(count):
        keeps = average_throws(lattice, all_rolls[-1])
        best = keeps.copy()
        for first, end in zip(lattice.sizes[1:], lattice.ends[1:], strict=True):
            np.maximum(best[first:end], best[lattice.fewer[first:end]].max(axis=1), out=best[first:end])
        all_keeps.append(keeps)
        all_rolls.append(best[lattice.first_roll :])
    return all_keeps, all_rolls


def average_throws(lattice: Lattice, rolls: Floats) -> Floats:
    """Return by keep the mean over all throws of the other dice of what each roll is given, in each column."""
    keeps = np.empty((len(lattice.fewer), rolls.shape[1]))
    keeps[lattice.first_roll :] = rolls
    for first, end in reversed(list(zip(lattice.sizes[:-1], lattice.ends[:-1], strict=True))):
        np.mean(keeps[lattice.more[first:end]], axis=1, out=keeps[first:end])
    return keeps


def _entry_values(values: Floats, space: StateSpace, scoring: Scoring, places: Places) -> Floats:
    """Return the value of entering each roll in each box, by box, roll and card."""
    layout, uppers = space.layout, space.upper_count
    rows, lanes = places.rows, places.lanes
    entries = np.empty((len(space.boxes), scoring.rolls, len(rows)))
    above = [_upper_values(values, space, scoring, box, places) for box in range(uppers)]
    below = values[layout.next_row[rows].astype(np.int64) * space.lanes + lanes[:, None, None]]
    takes = _takeable_boxes(space, places.opens)
    for box in range(len(space.boxes)):
        if box < uppers:
            entries[box] = above[box][scoring.counts[box]]
        else:
            entries[box] = scoring.points[box][:, None] + below[:, box - uppers, 0]
        entries[box][:, takes >> box & 1 == 0] = BARRED
    if scoring.last_resort:
        _bar_last_resorts(entries, scoring, takes)
    _enter_alike(entries, scoring, places, takes, (above, below))
    return entries


def _upper_values(values: Floats, space: StateSpace, scoring: Scoring, box: int, places: Places) -> Floats:
    """Return the value of filling an upper box, by number of matching dice and card."""
    points = scoring.faces[box] * np.arange(scoring.dice + 1)[:, None]
    needs = space.layout.needs[places.lanes]
    gains = points + scoring.bonus * ((needs > 0) & (needs <= points))
    after: Floats = values[places.rows * space.lanes + space.layout.next_lane[box][:, places.lanes]] + gains
    return after


def _takeable_boxes(space: StateSpace, opens: Ints) -> Ints:
    """Return masks of the boxes one of which must be taken."""
    if not space.tables.fixed_order:
        return opens
    order = np.array([1 << int(place) for place in np.argsort(space.boxes)])
    is_open = opens[:, None] & order != 0
    return np.where(is_open.any(axis=1), order[is_open.argmax(axis=1)], 0)


def _bar_last_resorts(entries: Floats, scoring: Scoring, takes: Ints) -> None:
    """Bar last-resort boxes for rolls that another open box scores."""
    boxes = np.arange(len(entries))
    plain = (takes & ~scoring.last_resort)[None, :] >> boxes[:, None] & 1
    scored = (scoring.points > 0).astype(np.int64).T @ plain > 0
    for box in boxes[scoring.last_resort >> boxes & 1 == 1]:
        entries[box][scored] = BARRED


def _enter_alike(
    entries: Floats, scoring: Scoring, places: Places, takes: Ints, after: tuple[list[Floats], Floats]
) -> None:
    """Write the values of rolls of a single face, which depend on the situation."""
    above, below = after
    uppers, boxes, opens = len(above), np.arange(len(entries)), places.opens
    situation = (
        places.holds_points
        | UPPER_OPEN * (opens & scoring.upper_for[:, None] != 0)
        | LOWER_OPEN * (opens & scoring.lower != 0)
        | CHANCE_OPEN * (opens & scoring.chance != 0)
    )
    if scoring.five_alike_box < 0:
        situation[:] = ORDINARY
    else:
        situation[:, opens >> scoring.five_alike_box & 1 == 1] = ORDINARY
    faces = np.arange(len(FACES))[:, None]
    points = scoring.alike_points[situation, faces].transpose(0, 2, 1)
    allowed = np.broadcast_to(takes, situation.shape)
    if not scoring.fixed_order:
        allowed = allowed & scoring.alike_allowed[situation, faces]
    others = allowed & ~scoring.last_resort
    scored = ((others[:, None] >> boxes[:, None] & 1) * (points > 0)).any(axis=1)
    allowed = np.where(scored, others, allowed)
    worth = points + scoring.alike_bonus[situation][:, None]
    for box in range(uppers):
        full = points[:, box] > 0
        worth[:, box] += np.where(full, above[box][-1] - points[:, box], above[box][0])
    paid = np.where(points[:, uppers:] > 0, *(below[:, :, flag].T for flag in (1, 0)))
    worth[:, uppers:] += paid
    worth[allowed[:, None] >> boxes[:, None] & 1 == 0] = BARRED
    entries[:, scoring.alike_rolls - scoring.first_roll] = worth.transpose(1, 0, 2)


@cache
def keeps_inside(dice: int, roll: int) -> tuple[tuple[Dice, ...], Ints]:
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
    return tuple(space.keeps[keep] for keep in inside), np.array([*inside])


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
