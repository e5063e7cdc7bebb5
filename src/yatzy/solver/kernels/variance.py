"""Variance of the points still to come under best play, by backward induction.

``plan`` holds the best play from one block of states, ``edges`` is the lattice of keeps (``query/forward.py``).
"""

from typing import Any

from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.kernels.induction import list_free_rolls, score_alike
from yatzy.solver.kernels.policy import entry_points, find_roll_chances, next_state, plan_block
from yatzy.solver.kernels.simd import helper, inline_helper, kernel


@kernel
def find_variances(
    values: Any, variances: Any, groups: Any, first: int, last: int, lane_count: Any,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Compute the variances of some groups. Requires the variances of all groups with more boxes filled.

    Padding lanes are left as they are.
    """
    for group in range(first, last):
        row, takes, which = groups.rows[group], groups.takes[group], groups.sets[group]
        score_alike(groups.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free_count = list_free_rolls(takes, scoring, scratch)
        begin, end = layout.first_lane[which], layout.first_lane[which] + lane_count[which]
        for block in range(begin, end, WIDTH):
            plan_block(values, row, takes, block, free_count, layout, scoring, edges, scratch, plan)
            find_roll_chances(scoring, edges, plan)
            for lane in range(min(WIDTH, end - block)):
                place = (row, block + lane)
                variances[row * layout.needs.size + block + lane] = state_variance(
                    values, variances, place, lane, layout, scoring, scratch, plan
                )


@helper
def state_variance(
    values: Any, variances: Any, place: Any, lane: int, layout: Any, scoring: Any, scratch: Any, plan: Any
) -> float:
    """Return the variance of one state: rolls of equal points together, rolls of one face separately."""
    variance = 0.0
    plan.slots[:] = 0.0
    for roll in range(scoring.rolls):
        at = (scoring.first_roll + roll) * WIDTH + lane
        box, chance = int(plan.boxes[at]), plan.chance[at]
        if scoring.face_of[roll] == 0:
            plan.slots[box, scoring.slot_of[box, roll]] += chance
        elif chance > 0.0:
            points, bonus = entry_points(roll, box, scoring, scratch)
            variance += chance * squared_deviation(
                values, variances, place, box, points, bonus, layout, scoring
            )
    for box in range(scoring.points.shape[0]):
        for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
            if plan.slots[box, slot] > 0.0:
                points = scoring.run_points[scoring.first_run[box] + slot - 1] if slot else 0.0
                chance = plan.slots[box, slot]
                variance += chance * squared_deviation(
                    values, variances, place, box, points, 0.0, layout, scoring
                )
    return variance


@inline_helper
def squared_deviation(
    values: Any, variances: Any, place: Any, box: int, points: float, bonus: float, layout: Any, scoring: Any
) -> float:
    """Return the mean squared deviation from the state's value along one entry, all later turns included."""
    row, lane, more = next_state(place, box, points, layout, scoring)
    lanes = layout.needs.size
    after = row * lanes + lane
    off = points + bonus + more + values[after] - values[place[0] * lanes + place[1]]
    square: float = off * off + variances[after]
    return square
