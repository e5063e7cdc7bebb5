"""How far best play strays from its mean, on arrays: the variance of what is still to come, backward.

Like the other kernels these take arrays and never raise; ``plan`` has room for the best play from one block of
states, ``edges`` is the lattice of keeps (see ``forward.py``).
"""

from typing import Any

from yatzy.solver.agreed import WIDTH
from yatzy.solver.kernels import find_free, read_alike
from yatzy.solver.policy import find_chances, gain, lead, plan_block
from yatzy.solver.simd import kernel, part, step


@kernel
def spread_groups(
    values: Any, spread: Any, groups: Any, first: int, last: int, lane_count: Any,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Compute the variances of some groups; those with more boxes filled are known.

    Lanes that only fill a set up to a whole row are left as they are.
    """
    for group in range(first, last):
        row, takes, which = groups.rows[group], groups.takes[group], groups.sets[group]
        read_alike(groups.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free = find_free(takes, scoring, scratch)
        begin, end = layout.first_lane[which], layout.first_lane[which] + lane_count[which]
        for block in range(begin, end, WIDTH):
            plan_block(values, row, takes, block, free, layout, scoring, edges, scratch, plan)
            find_chances(scoring, edges, plan)
            for lane in range(min(WIDTH, end - block)):
                place = (row, block + lane)
                spread[row * layout.needs.size + block + lane] = find_variance(
                    values, spread, place, lane, layout, scoring, scratch, plan
                )


@part
def find_variance(
    values: Any, spread: Any, place: Any, lane: int, layout: Any, scoring: Any, scratch: Any, plan: Any
) -> float:
    """Return the variance from one state on: rolls of equal points together, those of one face apart."""
    variance = 0.0
    plan.slots[:] = 0.0
    for roll in range(scoring.rolls):
        at = (scoring.first_roll + roll) * WIDTH + lane
        box, chance = int(plan.boxes[at]), plan.chance[at]
        if scoring.face_of[roll] == 0:
            plan.slots[box, scoring.slot_of[box, roll]] += chance
        elif chance > 0.0:
            points, bonus = gain(roll, box, scoring, scratch)
            variance += chance * stray(values, spread, place, box, points, bonus, layout, scoring)
    for box in range(scoring.points.shape[0]):
        for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
            if plan.slots[box, slot] > 0.0:
                points = scoring.run_points[scoring.first_run[box] + slot - 1] if slot else 0.0
                chance = plan.slots[box, slot]
                variance += chance * stray(values, spread, place, box, points, 0.0, layout, scoring)
    return variance


@step
def stray(
    values: Any, spread: Any, place: Any, box: int, points: float, bonus: float, layout: Any, scoring: Any
) -> float:
    """Return the mean square of how far one entry leads from what was expected, all that follows included."""
    row, lane, more = lead(place, box, points, layout, scoring)
    lanes = layout.needs.size
    after = row * lanes + lane
    off = points + bonus + more + values[after] - values[place[0] * lanes + place[1]]
    square: float = off * off + spread[after]
    return square
