"""What a turn can bring, whichever dice fall: the whole advice for a card, from the values of what comes after.

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
from yatzy.solver.agreed import CHANCE_OPEN, LOWER_OPEN, ORDINARY, TIE, UPPER_OPEN
from yatzy.solver.lattice import Lattice, lattice_of
from yatzy.solver.scoring import Scoring
from yatzy.solver.space import Places, Space, space_of

BARRED = -np.inf
"""The value of a box that may not be taken."""

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class KeepValue(Struct, frozen=True):
    """What keeping some dice and throwing the rest leads to; keeping all is to stop."""

    keep: Dice
    value: float
    """The expected final total."""


class BoxValue(Struct, frozen=True):
    """What entering a roll in a box leads to."""

    key: str
    points: int
    bonus: int
    value: float
    """The expected final total."""


Choice = TypeVar("Choice", KeepValue, BoxValue)


class TurnValues(Struct, frozen=True):
    """Every choice there is in the middle of a turn, the best first."""

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
    """The turn ahead of a card."""

    card: Card
    entries: Floats
    """By box as printed and roll: points and everything after them, or :data:`BARRED`."""
    keeps: tuple[Floats, ...]
    """By rolls left, from one on: what each keep is worth when the other dice are thrown."""
    rolls: tuple[Floats, ...]
    """By rolls left, from none on: what each roll is worth."""
    base: float
    """What is there already and not in these arrays: the total; nothing where they hold chances to win."""

    @property
    def value(self) -> float:
        """Return what is expected in the end, before the dice are thrown."""
        if not self.card.open_boxes:
            return self.base
        space = self.card.tables.dice
        return self.base + float(self.rolls[-1] @ np.array(space.ways) / 6**space.count)

    def roll_index(self, dice: Sequence[int], rolls_left: int) -> int:
        """Return the index of a roll, or refuse what cannot lie there in a turn."""
        tables = self.card.tables
        if not 0 <= index(rolls_left) < tables.rolls:
            raise MoveError("move-rolls-left", most=tables.rolls - 1, got=str(rolls_left))
        return tables.dice.roll_index(tables.dice.read(dice))

    def turn(self, dice: str | Iterable[int], rolls_left: int) -> TurnValues:
        """Return every choice for these dice."""
        tables = self.card.tables
        dice = tables.dice.read(dice)
        roll, total = self.roll_index(dice, rolls_left), self.base
        column = self.entries[:, roll].tolist()
        situation = None
        if tables.face_of[roll]:
            situation = tables.situation(roll, self.card.open_boxes, holds_points=self.card.holds_points)
        boxes = [
            BoxValue(tables.keys[box], *tables.worth(box, roll, situation)[:2], total + column[box])
            for box in space_of(tables).boxes
            if column[box] != BARRED
        ]
        if not boxes:
            raise CardError("card-full")
        keeps: list[KeepValue] = []
        if rolls_left:
            worth = self.keeps[rolls_left - 1]
            inside, places = inside_of(tables.dice.count, roll)
            keeps = [
                KeepValue(keep, total + one) for keep, one in zip(inside, worth[places].tolist(), strict=True)
            ]
            keeps.insert(0, KeepValue(tables.dice.rolls[roll], max(box.value for box in boxes)))
        if not tables.face_of[roll]:
            boxes.sort(key=lambda box: not box.points)
        return TurnValues(dice, rolls_left, _best_first(keeps), _best_first(boxes))


def _best_first(choices: list[Choice]) -> tuple[Choice, ...]:
    """Return choices by their value; equal ones stay in the order that best play prefers."""
    ordered = sorted(choices, key=attrgetter("value"), reverse=True)
    begin = 0
    for place, choice in enumerate(ordered):
        if ordered[begin].value - choice.value > TIE:
            begin = place
        elif place > begin:
            equals = {id(one) for one in ordered[begin : place + 1]}
            ordered[begin : place + 1] = [one for one in choices if id(one) in equals]
    return tuple(ordered)


def outlooks(values: Floats, space: Space, scoring: Scoring, cards: Sequence[Card]) -> list[Outlook]:
    """Return the outlook of each card."""
    entries, keeps, rolls = look_ahead(values, space, scoring, space.places(cards))
    if not space.as_printed:
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
        )
        for place, card in enumerate(cards)
    ]


def look_ahead(
    values: Floats, space: Space, scoring: Scoring, places: Places
) -> tuple[Floats, list[Floats], list[Floats]]:
    """Return what entries, keeps and rolls are worth, as in an outlook; the cards lie along the last axis."""
    entries = _entries(values, space, scoring, places)
    return entries, *rerolls(lattice_of(scoring.dice), entries.max(axis=0), space.tables.rolls - 1)


def rerolls(lattice: Lattice, rolls: Floats, count: int) -> tuple[list[Floats], list[Floats]]:
    """Return what keeps and rolls are worth with each number of rerolls left."""
    all_keeps, all_rolls = [], [rolls]
    for _ in range(count):
        keeps = np.empty((len(lattice.fewer), rolls.shape[1]))
        keeps[lattice.first_roll :] = all_rolls[-1]
        for first, end in reversed(list(zip(lattice.sizes[:-1], lattice.ends[:-1], strict=True))):
            np.mean(keeps[lattice.more[first:end]], axis=1, out=keeps[first:end])
        best = keeps.copy()
        for first, end in zip(lattice.sizes[1:], lattice.ends[1:], strict=True):
            np.maximum(best[first:end], best[lattice.fewer[first:end]].max(axis=1), out=best[first:end])
        all_keeps.append(keeps)
        all_rolls.append(best[lattice.first_roll :])
    return all_keeps, all_rolls


def _entries(values: Floats, space: Space, scoring: Scoring, places: Places) -> Floats:
    """Return what entering each roll in each box is worth, by box, roll and card."""
    layout, uppers = space.layout, space.uppers
    rows, lanes = places.rows, places.lanes
    entries = np.empty((len(space.boxes), scoring.rolls, len(rows)))
    above = [_above(values, space, scoring, box, places) for box in range(uppers)]
    below = values[layout.next_row[rows].astype(np.int64) * space.lanes + lanes[:, None, None]]
    takes = _takes(space, places.opens)
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


def _above(values: Floats, space: Space, scoring: Scoring, box: int, places: Places) -> Floats:
    """Return what an upper box gives, by dice that count and card."""
    points = scoring.faces[box] * np.arange(scoring.dice + 1)[:, None]
    needs = space.layout.needs[places.lanes]
    gains = points + scoring.bonus * ((needs > 0) & (needs <= points))
    after: Floats = values[places.rows * space.lanes + space.layout.next_lane[box][:, places.lanes]] + gains
    return after


def _takes(space: Space, opens: Ints) -> Ints:
    """Return the boxes one of which must be taken."""
    if not space.tables.fixed_order:
        return opens
    order = np.array([1 << int(place) for place in np.argsort(space.boxes)])
    is_open = opens[:, None] & order != 0
    return np.where(is_open.any(axis=1), order[is_open.argmax(axis=1)], 0)


def _bar_last_resorts(entries: Floats, scoring: Scoring, takes: Ints) -> None:
    """Bar last resorts from the rolls that another open box scores."""
    boxes = np.arange(len(entries))
    plain = (takes & ~scoring.last_resort)[None, :] >> boxes[:, None] & 1
    scored = (scoring.points > 0).astype(np.int64).T @ plain > 0
    for box in boxes[scoring.last_resort >> boxes & 1 == 1]:
        entries[box][scored] = BARRED


def _enter_alike(
    entries: Floats, scoring: Scoring, places: Places, takes: Ints, after: tuple[list[Floats], Floats]
) -> None:
    """Enter the rolls of one face, which the situation decides; by face, box and card."""
    above, below = after
    uppers, boxes, opens = len(above), np.arange(len(entries)), places.opens
    situation = (
        places.holds_points
        | UPPER_OPEN * (opens & scoring.upper_for[:, None] != 0)
        | LOWER_OPEN * (opens & scoring.lower != 0)
        | CHANCE_OPEN * (opens & scoring.chance != 0)
    )
    if scoring.further < 0:
        situation[:] = ORDINARY
    else:
        situation[:, opens >> scoring.further & 1 == 1] = ORDINARY
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
def inside_of(dice: int, roll: int) -> tuple[tuple[Dice, ...], Ints]:
    """Return the keeps inside a roll but for the whole of it, as best play prefers them, and their indices.

    That is the order in which they are met when dice are given up one by one, the lowest first.
    """
    space = dice_space(dice)
    inside: dict[Dice, int] = {}

    def give_up(keep: Dice) -> None:
        for at, die in enumerate(keep):
            less = keep[:at] + keep[at + 1 :]
            if less not in inside and die not in keep[:at]:
                inside[less] = space.keep_index(less)
                give_up(less)

    give_up(space.rolls[roll])
    return tuple(inside), np.array([*inside.values()])
