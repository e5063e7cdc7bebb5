"""Backward induction: the values of a group of states, from the values of the states after it.

The arguments are named tuples of arrays: ``groups`` and ``layout`` (``states/space.py``), ``scoring``
(``states/scoring.py``), and ``scratch``, which belongs to one thread (``states/scratch.py``).
"""

from typing import Any

from yatzy.solver.kernels.constants import CHANCE_OPEN, LEAST, LOWER_OPEN, ORDINARY, UPPER_OPEN, WIDTH
from yatzy.solver.kernels.simd import (
    average_rolls,
    broadcast_row,
    helper,
    kernel,
    raise_rolls,
    raise_row,
    reroll,
    set_rows,
)


@kernel
def solve_groups(
    values: Any,
    groups: Any,
    first: int,
    last: int,
    layout: Any,
    scoring: Any,
    scratch: Any,
    rerolls: int,
    sizes: Any,
) -> None:
    """Compute the values of some groups. Requires the values of all groups with more boxes filled."""
    for group in range(first, last):
        row, takes, which = groups.rows[group], groups.takes[group], groups.sets[group]
        score_alike(groups.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free_count = list_free_rolls(takes, scoring, scratch)
        for block in range(layout.first_lane[which], layout.first_lane[which + 1], WIDTH):
            enter_rolls(values, row, takes, block, free_count, layout, scoring, scratch, None)
            for _ in range(rerolls):
                reroll(scratch.work, sizes)
            at = row * layout.needs.size + block
            average_rolls(scratch.work, scoring.first_roll, scoring.chances, scoring.chances.size, values, at)


@helper
def score_alike(opens: int, takes: int, holds_points: int, scoring: Any, scratch: Any) -> None:
    """Fill the scratch arrays for five alike: what each box gives for each face with these boxes open."""
    uppers, boxes = scoring.faces.size, scoring.points.shape[0]
    for face in range(6):
        situation = ORDINARY
        if scoring.five_alike_box >= 0 and not opens >> scoring.five_alike_box & 1:
            situation = holds_points
            situation |= UPPER_OPEN if opens & scoring.upper_for[face] else 0
            situation |= LOWER_OPEN if opens & scoring.lower else 0
            situation |= CHANCE_OPEN if opens & scoring.chance else 0
        allowed = takes
        if not scoring.fixed_order:
            allowed &= scoring.alike_allowed[situation, face]
        for box in range(boxes):
            others = allowed & ~scoring.last_resort
            if others >> box & 1 and scoring.alike_points[situation, face, box] > 0:
                allowed = others
        if scoring.strike_last:
            paid = 0
            for box in range(boxes):
                paid |= (allowed >> box & 1 and scoring.alike_points[situation, face, box] > 0) << box
            allowed = paid or allowed
        bonus = scoring.alike_bonus[situation]
        scratch.alike_bonus[face] = bonus
        for box in range(boxes):
            points = scoring.alike_points[situation, face, box]
            scratch.gains[face, box] = LEAST
            scratch.alike_points[face, box] = points
            if allowed >> box & 1 and box < uppers:
                scratch.gains[face, box] = bonus  # its points are in what `gather_upper` finds
                scratch.counts[face, box] = scoring.dice if points > 0 else 0
            elif allowed >> box & 1:
                scratch.gains[face, box] = points + bonus
                scratch.counts[face, box] = 1 if points > 0 else 0


@helper
def list_free_rolls(takes: int, scoring: Any, scratch: Any) -> int:
    """List the rolls that only last-resort boxes score, if any, and return how many there are.

    They are listed where it matters: for last-resort boxes, and where 0 may be entered for no other roll.
    """
    if not takes & scoring.last_resort and not scoring.strike_last:
        return 0
    count, plain = 0, takes & ~scoring.last_resort
    for roll in range(scoring.rolls):
        if not is_scored(roll, plain, scoring):
            scratch.free_rolls[count] = scoring.first_roll + roll
            count += 1
    return count


@helper
def is_scored(roll: int, takes: int, scoring: Any) -> bool:
    """Whether one of the boxes gives points for a roll."""
    scored = False
    for box in range(scoring.points.shape[0]):
        if takes >> box & 1 and scoring.points[box, roll] > 0:
            scored = True
    return scored


@helper
def enter_rolls(
    values: Any,
    row: int,
    takes: int,
    block: int,
    free_count: int,
    layout: Any,
    scoring: Any,
    scratch: Any,
    choice: Any,
) -> None:
    """Write the value of the best entry for every roll into ``work``; record its box in ``choice`` unless None.

    Every roll starts with the best zero; the rolls that a box scores are then raised. Rolls of a single face
    are computed separately and overwrite that at the end. Boxes are visited from last to first, so that the
    topmost of equal boxes wins.
    """
    work, lanes, uppers, dice = scratch.work, layout.needs.size, scoring.faces.size, scoring.dice
    zero = scoring.first_roll + scoring.rolls
    plain = takes & ~scoring.last_resort
    set_rows(work, zero, zero + 7, LEAST)
    for box in range(scoring.points.shape[0] - 1, -1, -1):
        if takes >> box & 1:
            if box < uppers:
                gather_upper(values, row * lanes, block, box, layout, scoring, scratch)
                raise_row(work, choice, zero, scratch.upper_entries, box * (dice + 1) * WIDTH, 0.0, box)
            elif plain >> box & 1:
                at = layout.next_row[row, box - uppers, 0] * lanes + block
                raise_row(work, choice, zero, values, at, 0.0, box)
            for face in range(6):
                gain, count = scratch.gains[face, box], scratch.counts[face, box]
                if box < uppers:
                    at = (box * (dice + 1) + count) * WIDTH
                    raise_row(work, choice, zero + 1 + face, scratch.upper_entries, at, gain, box)
                else:
                    at = layout.next_row[row, box - uppers, count] * lanes + block
                    raise_row(work, choice, zero + 1 + face, values, at, gain, box)
    if scoring.strike_last:
        set_rows(work, scoring.first_roll, zero, LEAST)
        for index in range(free_count):
            roll = scratch.free_rolls[index]
            if not is_scored(roll - scoring.first_roll, takes, scoring):
                broadcast_row(work, choice, roll, roll + 1, zero)
    else:
        broadcast_row(work, choice, scoring.first_roll, zero, zero)
    for box in range(scoring.points.shape[0] - 1, -1, -1):
        if box < uppers and takes >> box & 1:
            for run in range(scoring.first_run[box], scoring.first_run[box + 1]):
                begin, end = scoring.run_starts[run], scoring.run_starts[run + 1]
                at = (box * (dice + 1) + 1 + run - scoring.first_run[box]) * WIDTH
                raise_rolls(work, choice, scoring.run_rolls, begin, end, scratch.upper_entries, at, 0.0, box)
        elif plain >> box & 1:
            at = layout.next_row[row, box - uppers, 0] * lanes + block
            for run in range(scoring.first_run[box], scoring.first_run[box + 1]):
                begin, end = scoring.run_starts[run], scoring.run_starts[run + 1]
                raise_rolls(
                    work, choice, scoring.run_rolls, begin, end, values, at, scoring.run_points[run], box
                )
        elif takes >> box & 1:
            at = layout.next_row[row, box - uppers, 0] * lanes + block
            for index in range(free_count):
                roll = scratch.free_rolls[index] - scoring.first_roll
                points = scoring.points[box, roll]
                if points > 0 or not scoring.strike_last or not is_scored(roll, takes, scoring):
                    raise_rolls(work, choice, scratch.free_rolls, index, index + 1, values, at, points, box)
    for face in range(6):
        roll = scoring.alike_rolls[face]
        broadcast_row(work, choice, roll, roll + 1, zero + 1 + face)


@helper
def gather_upper(
    values: Any, row_start: int, block: int, box: int, layout: Any, scoring: Any, scratch: Any
) -> None:
    """Compute what an upper box gives, by number of matching dice (a gather: every lane leads elsewhere)."""
    for count in range(scoring.dice + 1):
        points = count * scoring.faces[box]
        at = (box * (scoring.dice + 1) + count) * WIDTH
        for lane in range(WIDTH):
            gain, need = points, layout.needs[block + lane]
            if 0 < need <= points:
                gain += scoring.bonus
            scratch.upper_entries[at + lane] = (
                values[row_start + layout.next_lane[box, count, block + lane]] + gain
            )
