"""Styles of play other than best play for points: with mistakes, or with a preference for or against risk.

Plain numpy, so that a bot with mistakes needs no compiler; ``kernels/styles.py`` does the same for batches.
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
from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.query.evaluate import Floats, compute_outlooks, evaluate_rerolls
from yatzy.solver.query.outlook import BoxValue, KeepValue, Outlook, TurnValues, keeps_inside
from yatzy.solver.query.values import Values
from yatzy.solver.states.lattice import lattice_of
from yatzy.solver.states.scratch import aligned_zeros


@dataclass(frozen=True, slots=True)
class Style:
    """A way to play. The default is best play for points."""

    mistakes: float = 0.0
    """Temperature in points: a choice that costs this much is exp(-1) times as likely as the best."""
    boldness: float = 0.0
    """Risk preference per point (exponential utility): positive seeks variance, negative avoids it."""


PERFECT = Style()

HIGH_FACES = (4, 5)
"""People like high dice: thresholds from which they keep all dice."""

STRAIGHT_LENGTH = 5
"""Faces that a straight spans."""

MIN_STRAIGHT_DICE = 3
"""Dice from which people play for a straight."""


# The values of a style


def style_values(values: Values, style: Style) -> Floats:
    """Return the value of each state to a style, indexed like the values of the solution.

    Exponential utility of the final total, approximated from the next turn on by mean and variance, which both
    add up over turns. May compute the variances.
    """
    if not style.boldness:
        return values.array
    from yatzy.solver.variance import variances_of  # noqa: PLC0415 # may load the compiler

    array = aligned_zeros(len(values.array))
    np.multiply(variances_of(values).array, style.boldness / 2, out=array)
    array += values.array
    array.flags.writeable = False  # like the solution: numba would compile kernels again for a writable array
    return array


def style_outlook(values: Values, array: Floats, card: Card, style: Style) -> Outlook:
    """Return the outlook of a card to a style, in points; ``array`` comes from :func:`style_values`.

    With a risk preference, a gamble counts as its certainty equivalent.
    """
    if not style.boldness:
        return values.outlook(card)
    values.check_card(card)
    outlook = compute_outlooks(array, values.space, values.scoring, [card])[0]
    if not card.open_boxes:
        return outlook
    boldness, base = style.boldness, float(array[values.space.index(card)])
    sign = copysign(1.0, boldness)
    utility = sign * np.exp(boldness * (outlook.rolls[0][:, None] - base))
    keeps, rolls = evaluate_rerolls(lattice_of(values.scoring.dice), utility, values.tables.rolls - 1)

    def in_points(values_by_roll: list[Floats]) -> tuple[Floats, ...]:
        return tuple(base + np.log(sign * one[:, 0]) / boldness for one in values_by_roll)

    return replace(outlook, keeps=in_points(keeps), rolls=(outlook.rolls[0], *in_points(rolls[1:])))


# The choices of a style


def keep_chances(turn: TurnValues, mistakes: float) -> dict[Dice, float]:
    """Return the probability of each keep; keeping all dice is to stop."""
    roll = tuple(sorted(turn.dice))
    some = [one for one in turn.keeps if one is turn.keeps[0] or is_plausible(one.keep, roll)]
    return {one.keep: chance for one, chance in zip(some, _softmax(some, mistakes), strict=True)}


def box_chances(turn: TurnValues, mistakes: float) -> dict[str, float]:
    """Return the probability of each box; a zero only where the best box is a zero."""
    zero = not _has_points(turn.boxes[0])
    some = [one for one in turn.boxes if zero or _has_points(one)]
    return {one.key: chance for one, chance in zip(some, _softmax(some, mistakes), strict=True)}


def _softmax(choices: Sequence[KeepValue] | Sequence[BoxValue], mistakes: float) -> list[float]:
    if not mistakes:
        return [float(one is choices[0]) for one in choices]
    weights = [exp((one.value - choices[0].value) / mistakes) for one in choices]
    total = sum(weights)
    return [weight / total for weight in weights]


def _has_points(box: BoxValue) -> bool:
    return box.points > 0 or box.bonus > 0


def is_plausible(keep: Dice, roll: Dice) -> bool:
    """Whether people consider a keep: all, none, one face, groups, high dice, or part of a straight.

    Both arguments are sorted. All dice of a face are kept, except for a straight, which keeps one of each.
    """
    faces = set(keep)
    whole = all(keep.count(face) == roll.count(face) for face in faces)
    alike = whole and (len(faces) <= 1 or all(keep.count(face) > 1 for face in faces))
    high = any(keep == tuple(die for die in roll if die >= least) for least in HIGH_FACES)
    straight = len(keep) == len(faces) >= MIN_STRAIGHT_DICE and keep[-1] - keep[0] < STRAIGHT_LENGTH
    return keep == roll or alike or high or straight


# Buffers for the kernels


class StyleBuffers(NamedTuple):
    """A style and the buffers that kernels need to play it in one block of states."""

    mistakes: float
    boldness: float
    starts: NDArray[np.int64]
    """By roll, plus the end: its first entry in ``keeps``."""
    keeps: NDArray[np.int64]
    """The plausible keeps of each roll, stopping included."""
    worth: Floats
    """By rerolls left, from one on, and keep: its value when the other dice are thrown; of a roll, the best."""
    base: Floats
    """By lane: the value that utility is measured from."""
    weights: Floats
    """Cumulative weights of one choice."""
    free: NDArray[np.bool_]
    """By roll: whether a last-resort box may take it."""


def allocate_style_buffers(values: Values, style: Style) -> StyleBuffers:
    """Return a style with buffers for a sheet."""
    scoring, rerolls_left = values.scoring, values.tables.rolls - 1
    starts, keeps = plausible_keeps(scoring.dice)
    row = WIDTH * (scoring.first_roll + scoring.rolls)
    return StyleBuffers(
        mistakes=style.mistakes,
        boldness=style.boldness,
        starts=starts,
        keeps=keeps,
        worth=aligned_zeros(rerolls_left * row).reshape(rerolls_left, row),
        base=np.zeros(WIDTH),
        weights=np.zeros(max(int(np.diff(starts).max()), len(scoring.points))),
        free=np.zeros(scoring.rolls, np.bool_),
    )


@cache
def plausible_keeps(dice: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the offsets and the concatenated list of plausible keeps of every roll."""
    space, first = dice_space(dice), lattice_of(dice).first_roll
    lists = []
    for index, roll in enumerate(space.rolls):
        inside, places = keeps_inside(dice, index)
        some = [place for keep, place in zip(inside, places, strict=True) if is_plausible(keep, roll)]
        lists.append([first + index, *some])
    starts = np.cumsum([0, *(len(one) for one in lists)])
    return starts, np.array([keep for one in lists for keep in one])
