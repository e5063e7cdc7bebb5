"""Games by the thousand, played in a style: with mistakes, or with a liking or a fear of risk.

Like the other kernels these take arrays and never raise. ``taste`` is a style with room for what it weighs (see
``styles.py``), ``values`` what the states are worth to it; the rest is as in ``policy.py``.
"""

from math import exp, log
from typing import Any

from yatzy.solver.agreed import LEAST, WIDTH
from yatzy.solver.kernels import enter, find_free, read_alike
from yatzy.solver.policy import gain, lead, throw
from yatzy.solver.simd import choose_keep, copy, extend, kernel, part, step

STOPPED = 1 << 15
"""Added to a roll that is to lie."""


@kernel
def play_in_style(
    values: Any, first: int, last: int, here: Any, there: Any, begins: Any, states: Any, totals: Any,
    throws: Any, draws: Any, rolls: Any, layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
    taste: Any,
) -> None:  # fmt: skip
    """Play one turn of every game in some groups. ``draws`` has chance's part in each choice of each game."""
    for group in range(first, last):
        row, takes, lane_start = here.rows[group], here.takes[group], layout.first_lane[here.sets[group]]
        if begins[here.firsts[group]] == begins[here.firsts[group + 1]]:
            continue
        read_alike(here.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free = find_free(takes, scoring, scratch)
        mark_free(free, scoring, scratch, taste)
        for block in range(0, here.lanes[group], WIDTH):
            lanes, state = min(WIDTH, here.lanes[group] - block), here.firsts[group] + block
            if begins[state] == begins[state + lanes]:
                continue
            weigh_block(
                values, row, takes, lane_start + block, free, layout, scoring, edges, scratch, plan, taste
            )
            for lane in range(lanes):
                begin, end = begins[state + lane], begins[state + lane + 1]
                if taste.mistakes > 0.0:
                    throw_loosely(throws, draws, rolls, begin, end, lane, scoring, edges, plan, taste)
                else:
                    throw(throws, rolls, begin, end, lane, scoring, edges, plan)
                place = (row, lane_start + block + lane)
                for game in range(begin, end):
                    box = int(plan.boxes[(scoring.first_roll + rolls[game]) * WIDTH + lane])
                    if taste.mistakes > 0.0:
                        draw = draws[draws.shape[0] - 1, game]
                        box = draw_box(
                            values, rolls[game], box, takes, place, draw, layout, scoring, scratch, taste
                        )
                    points, bonus = gain(rolls[game], box, scoring, scratch)
                    to_row, to_lane, more = lead(place, box, points, layout, scoring)
                    which = there.set_of[to_lane]
                    to_group = there.group_of[to_row, which]
                    states[game] = there.firsts[to_group] + to_lane - layout.first_lane[which]
                    totals[game] += int(points + bonus + more)


@part
def mark_free(free: int, scoring: Any, scratch: Any, taste: Any) -> None:
    """Note for each roll whether a last resort may take it."""
    taste.free[:] = False
    for index in range(free):
        taste.free[scratch.free_rolls[index] - scoring.first_roll] = True


@part
def weigh_block(
    values: Any, row: int, takes: int, block: int, free: int,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any, taste: Any,
) -> None:  # fmt: skip
    """Find the best choices of every roll, and what every keep is worth for each number of rerolls left."""
    work, first, end = scratch.work, scoring.first_roll, scoring.first_roll + scoring.rolls
    enter(values, row, takes, block, free, layout, scoring, scratch, plan.boxes)
    if taste.boldness != 0.0:
        start = row * layout.needs.size + block
        for lane in range(WIDTH):
            taste.base[lane] = values[start + lane]
        for at in range(first * WIDTH, end * WIDTH):
            work[at] = liking(work[at] - taste.base[at % WIDTH], taste)
    copy(plan.stop, first, work, first, scoring.rolls)
    for stage in range(plan.keeps.shape[0]):
        choice, worth = plan.keeps[stage], taste.worth[stage]
        for keep in range(first - 1, -1, -1):
            extend(work, keep, edges.more)
        copy(worth, 0, work, 0, first)
        for keep in range(first):
            choose_keep(work, choice, keep, edges.fewer, work, keep)
        for roll in range(first, end):
            choose_keep(work, choice, roll, edges.fewer, plan.stop, roll)
        copy(worth, first, work, first, scoring.rolls)


@step
def liking(points: float, taste: Any) -> float:
    """Return how much points are liked, from a base on."""
    liked = exp(taste.boldness * points)
    return liked if taste.boldness > 0.0 else -liked


@step
def lost(best: float, worth: float, taste: Any) -> float:
    """Return the points that a choice costs."""
    return best - worth if taste.boldness == 0.0 else log(best / worth) / taste.boldness


@step
def throw_loosely(
    throws: Any, draws: Any, rolls: Any, begin: int, end: int, lane: int,
    scoring: Any, edges: Any, plan: Any, taste: Any,
) -> None:  # fmt: skip
    """Throw the dice of games in one state, with mistakes, and note the rolls that lie there in the end.

    Whoever keeps all dice has stopped, and does not think again.
    """
    stages = plan.keeps.shape[0]
    for game in range(begin, end):
        rolls[game] = edges.outcomes[throws[0, game]]
    for stage in range(stages):
        left = stages - 1 - stage
        for game in range(begin, end):
            if rolls[game] < STOPPED:
                keep = draw_keep(rolls[game], left, lane, draws[stage, game], scoring, plan, taste)
                rolls[game] = edges.outcomes[edges.starts[keep] + throws[stage + 1, game] % edges.counts[keep]]
                if keep >= scoring.first_roll:
                    rolls[game] += STOPPED
    for game in range(begin, end):
        rolls[game] %= STOPPED


@part
def draw_keep(roll: int, stage: int, lane: int, draw: float, scoring: Any, plan: Any, taste: Any) -> int:
    """Draw one of the plausible keeps; the best one is among them, whatever it is."""
    whole, worth, first = scoring.first_roll + roll, taste.worth[stage], taste.starts[roll]
    best, best_keep = worth[whole * WIDTH + lane], int(plan.keeps[stage, whole * WIDTH + lane])
    total, count, counted = 0.0, taste.starts[roll + 1] - first, False
    for index in range(count):
        keep = taste.keeps[first + index]
        value = plan.stop[keep * WIDTH + lane] if keep == whole else worth[keep * WIDTH + lane]
        total += exp(-lost(best, value, taste) / taste.mistakes)
        taste.weights[index] = total
        counted |= keep == best_keep
    goal = draw * (total if counted else total + 1.0)
    for index in range(count):
        if goal < taste.weights[index]:
            return int(taste.keeps[first + index])
    return best_keep


@part
def draw_box(
    values: Any, roll: int, best_box: int, takes: int, place: Any, draw: float,
    layout: Any, scoring: Any, scratch: Any, taste: Any,
) -> int:  # fmt: skip
    """Draw one of the boxes that may be taken; a zero only where the best one is a zero too."""
    zero = not pays(roll, best_box, scoring, scratch)
    best = box_worth(values, roll, best_box, place, layout, scoring, scratch)
    total, boxes, face = 0.0, scoring.points.shape[0], scoring.face_of[roll]
    for box in range(boxes):
        if face:
            allowed = takes >> box & 1 and scratch.gains[face - 1, box] > LEAST
        else:
            allowed = takes >> box & 1 and (taste.free[roll] or not scoring.last_resort >> box & 1)
        if allowed and (zero or pays(roll, box, scoring, scratch)):
            worth = box_worth(values, roll, box, place, layout, scoring, scratch)
            total += exp((worth - best) / taste.mistakes)
        taste.weights[box] = total
    goal = draw * total
    for box in range(boxes):
        if goal < taste.weights[box]:
            return box
    return best_box


@step
def pays(roll: int, box: int, scoring: Any, scratch: Any) -> Any:
    """Whether a roll brings anything in a box."""
    points, bonus = gain(roll, box, scoring, scratch)
    return points > 0.0 or bonus > 0.0


@step
def box_worth(values: Any, roll: int, box: int, place: Any, layout: Any, scoring: Any, scratch: Any) -> Any:
    """Return what entering a roll in a box is worth."""
    points, bonus = gain(roll, box, scoring, scratch)
    row, lane, more = lead(place, box, points, layout, scoring)
    return points + bonus + more + values[row * layout.needs.size + lane]
