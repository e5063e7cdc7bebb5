"""Ways to play that are not best play for points: with mistakes, or with a liking or a fear of risk.

Plain numpy, so that a player with mistakes needs no compiler; ``playing`` does the same for many games at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import copysign, exp
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.dice import Dice, dice_space
from yatzy.solver.agreed import WIDTH
from yatzy.solver.lattice import lattice_of
from yatzy.solver.outlook import BoxValue, Floats, KeepValue, Outlook, TurnValues, inside_of, outlooks, rerolls
from yatzy.solver.scratch import aligned
from yatzy.solver.values import Values


@dataclass(frozen=True, slots=True)
class Style:
    """How someone plays. Without mistakes and without boldness it is best play for points."""

    mistakes: float = 0.0
    """In points: a choice that costs so much is taken exp(-1) times as often as the best one; 0 for never."""
    boldness: float = 0.0
    """Per point: what a square of spread is worth, twice over. Above 0 risk is liked, below 0 it is feared."""


PERFECT = Style()

HIGH = (4, 5)
"""People like high dice: they keep all that show at least so much."""

STRAIGHT = 5
"""The faces a straight goes through."""

ON_THE_WAY = 3
"""Dice from which on people see a straight coming."""


# What someone plays for


def aims(values: Values, style: Style) -> Floats:
    """Return what each state is worth to a style, in the places of the values: what is expected, and the risk.

    The bold and the cautious maximise the mean of an exponential of the final total. From the next turn on,
    its logarithm is taken to be the mean and a share of the variance, all of which adds up over turns.
    """
    if not style.boldness:
        return values.array
    from yatzy.solver.spread import spread  # noqa: PLC0415 # may bring the compiler with it

    array = aligned(len(values.array))
    np.multiply(spread(values).array, style.boldness / 2, out=array)
    array += values.array
    array.flags.writeable = False  # as those of the solution are: another kind would be compiled for itself
    return array


def style_outlook(values: Values, array: Floats, card: Card, style: Style) -> Outlook:
    """Return what the next turn can bring to a style, in points; ``array`` is what :func:`aims` returns.

    Where risk counts, a chance is worth the sure points that the style would as soon have.
    """
    if not style.boldness:
        return values.outlook(card)
    values.check(card)
    outlook = outlooks(array, values.space, values.scoring, [card])[0]
    if not card.open_boxes:
        return outlook
    boldness, base = style.boldness, float(array[values.space.index(card)])
    sign = copysign(1.0, boldness)
    liked = sign * np.exp(boldness * (outlook.rolls[0][:, None] - base))
    keeps, rolls = rerolls(lattice_of(values.scoring.dice), liked, values.tables.rolls - 1)

    def in_points(found: list[Floats]) -> tuple[Floats, ...]:
        return tuple(base + np.log(sign * one[:, 0]) / boldness for one in found)

    return replace(outlook, keeps=in_points(keeps), rolls=(outlook.rolls[0], *in_points(rolls[1:])))


# What someone chooses


def keep_chances(turn: TurnValues, mistakes: float) -> dict[Dice, float]:
    """Return how likely each keep is taken; keeping all dice is to stop."""
    roll = tuple(sorted(turn.dice))
    some = [one for one in turn.keeps if one is turn.keeps[0] or is_plausible(one.keep, roll)]
    return {one.keep: chance for one, chance in zip(some, _chances(some, mistakes), strict=True)}


def box_chances(turn: TurnValues, mistakes: float) -> dict[str, float]:
    """Return how likely each box is taken, once the dice are to lie; a zero only where nothing is better."""
    zero = not _pays(turn.boxes[0])
    some = [one for one in turn.boxes if zero or _pays(one)]
    return {one.key: chance for one, chance in zip(some, _chances(some, mistakes), strict=True)}


def _chances(choices: Sequence[KeepValue] | Sequence[BoxValue], mistakes: float) -> list[float]:
    if not mistakes:
        return [float(one is choices[0]) for one in choices]
    weights = [exp((one.value - choices[0].value) / mistakes) for one in choices]
    total = sum(weights)
    return [weight / total for weight in weights]


def _pays(box: BoxValue) -> bool:
    return box.points > 0 or box.bonus > 0


def is_plausible(keep: Dice, roll: Dice) -> bool:
    """Whether people think of a keep: of all or none, one face, pairs and more, high dice, part of a straight.

    Both have their dice in order. Of a face all dice are kept, but for a straight one of each.
    """
    faces = set(keep)
    whole = all(keep.count(face) == roll.count(face) for face in faces)
    alike = whole and (len(faces) <= 1 or all(keep.count(face) > 1 for face in faces))
    high = any(keep == tuple(die for die in roll if die >= least) for least in HIGH)
    straight = len(keep) == len(faces) >= ON_THE_WAY and keep[-1] - keep[0] < STRAIGHT
    return keep == roll or alike or high or straight


# The same for compiled code


class Taste(NamedTuple):
    """A style as compiled code needs it, with room for what it weighs in one block of states."""

    mistakes: float
    boldness: float
    starts: NDArray[np.int64]
    """By roll, and one more for the end: its first keep in the list that follows."""
    keeps: NDArray[np.int64]
    """The plausible keeps of each roll, to stop among them."""
    worth: Floats
    """By rerolls left, from one on, and keep: its worth when the other dice are thrown; of a roll, the best."""
    base: Floats
    """By lane: the points that risk is reckoned from."""
    weights: Floats
    """Of one choice, added up."""
    free: NDArray[np.bool_]
    """By roll: whether a last resort may take it."""


def taste_for(values: Values, style: Style) -> Taste:
    """Return a style with room to play by it on a sheet."""
    scoring, rerolls_left = values.scoring, values.tables.rolls - 1
    starts, keeps = plausible_keeps(scoring.dice)
    row = WIDTH * (scoring.first_roll + scoring.rolls)
    return Taste(
        mistakes=style.mistakes,
        boldness=style.boldness,
        starts=starts,
        keeps=keeps,
        worth=aligned(rerolls_left * row).reshape(rerolls_left, row),
        base=np.zeros(WIDTH),
        weights=np.zeros(max(int(np.diff(starts).max()), len(scoring.points))),
        free=np.zeros(scoring.rolls, np.bool_),
    )


@cache
def plausible_keeps(dice: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the plausible keeps of every roll in one list, and where those of each begin."""
    space, first = dice_space(dice), lattice_of(dice).first_roll
    lists = []
    for index, roll in enumerate(space.rolls):
        inside, places = inside_of(dice, index)
        some = [place for keep, place in zip(inside, places.tolist(), strict=True) if is_plausible(keep, roll)]
        lists.append([first + index, *some])
    starts = np.cumsum([0, *(len(one) for one in lists)])
    return starts, np.array([keep for one in lists for keep in one])
