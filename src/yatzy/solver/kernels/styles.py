"""Batches of games played in a style: with mistakes, or with a preference for or against risk.

``style`` is a :class:`~yatzy.solver.styles.StyleBuffers`, ``values`` are the values of the states to that
style; the rest is as in ``policy.py``.
"""

from math import exp, log
from typing import Any

from yatzy.solver.kernels.constants import LEAST, WIDTH
from yatzy.solver.kernels.induction import enter_rolls, list_free_rolls, score_alike
from yatzy.solver.kernels.policy import entry_points, next_state, tally_entry, throw_dice
from yatzy.solver.kernels.simd import average_extensions, choose_keep, copy_rows, helper, inline_helper, kernel

STOPPED = 1 << 15
"""Flag added to a roll once its game has stopped throwing."""


@kernel
def play_in_style(
    values: Any, first: int, last: int, level: Any, next_level: Any, game_starts: Any, states: Any, totals: Any,
    throws: Any, draws: Any, rolls: Any, tally: Any, layout: Any, scoring: Any, edges: Any, scratch: Any,
    plan: Any, style: Any,
) -> None:  # fmt: skip
    """Play one turn of every game in some groups. ``draws`` has a uniform random number for each choice."""
    for group in range(first, last):
        row, takes, lane_start = level.rows[group], level.takes[group], layout.first_lane[level.sets[group]]
        if game_starts[level.firsts[group]] == game_starts[level.firsts[group + 1]]:
            continue
        score_alike(level.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free_count = list_free_rolls(takes, scoring, scratch)
        mark_free_rolls(free_count, scoring, scratch, style)
        for block in range(0, level.lanes[group], WIDTH):
            lanes, state = min(WIDTH, level.lanes[group] - block), level.firsts[group] + block
            if game_starts[state] == game_starts[state + lanes]:
                continue
            evaluate_block(
                values, row, takes, lane_start + block, free_count, layout, scoring, edges, scratch, plan, style
            )
            for lane in range(lanes):
                begin, end = game_starts[state + lane], game_starts[state + lane + 1]
                if style.mistakes > 0.0:
                    throw_with_mistakes(throws, draws, rolls, begin, end, lane, scoring, edges, plan, style)
                else:
                    throw_dice(throws, rolls, begin, end, lane, scoring, edges, plan)
                place = (row, lane_start + block + lane)
                for game in range(begin, end):
                    box = int(plan.boxes[(scoring.first_roll + rolls[game]) * WIDTH + lane])
                    if style.mistakes > 0.0:
                        draw = draws[draws.shape[0] - 1, game]
                        box = draw_box(
                            values, rolls[game], box, takes, place, draw, layout, scoring, scratch, style
                        )
                    points, bonus = entry_points(rolls[game], box, scoring, scratch)
                    to_row, to_lane, more = next_state(place, box, points, layout, scoring)
                    which = next_level.set_of[to_lane]
                    to_group = next_level.group_of[to_row, which]
                    states[game] = next_level.firsts[to_group] + to_lane - layout.first_lane[which]
                    totals[game] += int(points + bonus + more)
                    tally_entry(tally, box, points, bonus, 1.0)


@helper
def mark_free_rolls(free_count: int, scoring: Any, scratch: Any, style: Any) -> None:
    """Mark the rolls that a last-resort box may take."""
    style.free[:] = False
    for index in range(free_count):
        style.free[scratch.free_rolls[index] - scoring.first_roll] = True


@helper
def evaluate_block(
    values: Any, row: int, takes: int, block: int, free_count: int,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any, style: Any,
) -> None:  # fmt: skip
    """Find the best choices of every roll, and the value of every keep for each number of rerolls left."""
    work, first, end = scratch.work, scoring.first_roll, scoring.first_roll + scoring.rolls
    enter_rolls(values, row, takes, block, free_count, layout, scoring, scratch, plan.boxes)
    if style.boldness != 0.0:
        start = row * layout.needs.size + block
        for lane in range(WIDTH):
            style.base[lane] = values[start + lane]
        for at in range(first * WIDTH, end * WIDTH):
            work[at] = utility(work[at] - style.base[at % WIDTH], style)
    copy_rows(plan.stop, first, work, first, scoring.rolls)
    for stage in range(plan.keeps.shape[0]):
        choice, worth = plan.keeps[stage], style.worth[stage]
        for keep in range(first - 1, -1, -1):
            average_extensions(work, keep, edges.more)
        copy_rows(worth, 0, work, 0, first)
        for keep in range(first):
            choose_keep(work, choice, keep, edges.fewer, work, keep)
        for roll in range(first, end):
            choose_keep(work, choice, roll, edges.fewer, plan.stop, roll)
        copy_rows(worth, first, work, first, scoring.rolls)


@inline_helper
def utility(points: float, style: Any) -> float:
    """Return the exponential utility of points above the base."""
    liked = exp(style.boldness * points)
    return liked if style.boldness > 0.0 else -liked


@inline_helper
def choice_cost(best: float, worth: float, style: Any) -> float:
    """Return what a choice costs in points."""
    return best - worth if style.boldness == 0.0 else log(best / worth) / style.boldness


@inline_helper
def throw_with_mistakes(
    throws: Any, draws: Any, rolls: Any, begin: int, end: int, lane: int,
    scoring: Any, edges: Any, plan: Any, style: Any,
) -> None:  # fmt: skip
    """Play all throws of the games in one state with mistakes, and write the final rolls.

    A game that keeps all dice has stopped and makes no further choice.
    """
    stages = plan.keeps.shape[0]
    for game in range(begin, end):
        rolls[game] = edges.outcomes[throws[0, game]]
    for stage in range(stages):
        left = stages - 1 - stage
        for game in range(begin, end):
            if rolls[game] < STOPPED:
                keep = draw_keep(rolls[game], left, lane, draws[stage, game], scoring, plan, style)
                rolls[game] = edges.outcomes[edges.starts[keep] + throws[stage + 1, game] % edges.counts[keep]]
                if keep >= scoring.first_roll:
                    rolls[game] += STOPPED
    for game in range(begin, end):
        rolls[game] %= STOPPED


@helper
def draw_keep(roll: int, stage: int, lane: int, draw: float, scoring: Any, plan: Any, style: Any) -> int:
    """Draw one of the plausible keeps; the best keep is always among them."""
    whole, worth, first = scoring.first_roll + roll, style.worth[stage], style.starts[roll]
    best, best_keep = worth[whole * WIDTH + lane], int(plan.keeps[stage, whole * WIDTH + lane])
    total, count, counted = 0.0, style.starts[roll + 1] - first, False
    for index in range(count):
        keep = style.keeps[first + index]
        value = plan.stop[keep * WIDTH + lane] if keep == whole else worth[keep * WIDTH + lane]
        total += exp(-choice_cost(best, value, style) / style.mistakes)
        style.weights[index] = total
        counted |= keep == best_keep
    goal = draw * (total if counted else total + 1.0)
    for index in range(count):
        if goal < style.weights[index]:
            return int(style.keeps[first + index])
    return best_keep


@helper
def draw_box(
    values: Any, roll: int, best_box: int, takes: int, place: Any, draw: float,
    layout: Any, scoring: Any, scratch: Any, style: Any,
) -> int:  # fmt: skip
    """Draw one of the allowed boxes; a zero only where the best box is a zero too."""
    zero = not has_points(roll, best_box, scoring, scratch)
    best = box_value(values, roll, best_box, place, layout, scoring, scratch)
    total, boxes, face = 0.0, scoring.points.shape[0], scoring.face_of[roll]
    for box in range(boxes):
        if face:
            allowed = takes >> box & 1 and scratch.gains[face - 1, box] > LEAST
        else:
            allowed = takes >> box & 1 and (style.free[roll] or not scoring.last_resort >> box & 1)
        if allowed and (zero or has_points(roll, box, scoring, scratch)):
            worth = box_value(values, roll, box, place, layout, scoring, scratch)
            total += exp((worth - best) / style.mistakes)
        style.weights[box] = total
    goal = draw * total
    for box in range(boxes):
        if goal < style.weights[box]:
            return box
    return best_box


@inline_helper
def has_points(roll: int, box: int, scoring: Any, scratch: Any) -> Any:
    """Whether a roll gives points or a bonus in a box."""
    points, bonus = entry_points(roll, box, scoring, scratch)
    return points > 0.0 or bonus > 0.0


@inline_helper
def box_value(values: Any, roll: int, box: int, place: Any, layout: Any, scoring: Any, scratch: Any) -> Any:
    """Return the value of entering a roll in a box."""
    points, bonus = entry_points(roll, box, scoring, scratch)
    row, lane, more = next_state(place, box, points, layout, scoring)
    return points + bonus + more + values[row * layout.needs.size + lane]
