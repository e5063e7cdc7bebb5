"""Best play forward: which keep, which box, and the state that follows.

``level`` and ``next_level`` are the levels before and after a turn, ``edges`` is the lattice of keeps (all in
``query/forward.py``), and ``plan`` holds the best play from one block of states (``states/scratch.py``).
"""

from typing import Any

from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.kernels.induction import enter_rolls, list_free_rolls, score_alike
from yatzy.solver.kernels.simd import (
    add_row,
    add_stretch,
    average_extensions,
    choose_keep,
    copy_rows,
    helper,
    inline_helper,
    kernel,
    set_rows,
)


@kernel
def advance_odds(
    values: Any, groups: Any, level: Any, next_level: Any, mass: Any, after: Any, tally: Any,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Move the probability mass of some groups forward by one turn.

    ``mass`` has the probability of each state and total; ``after`` accumulates it for the next level. ``tally``
    accumulates by box: points, zeros, and bonuses for extra five alike.
    """
    for group in groups:
        row, takes, lane_start = level.rows[group], level.takes[group], layout.first_lane[level.sets[group]]
        score_alike(level.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free_count = list_free_rolls(takes, scoring, scratch)
        for block in range(0, level.lanes[group], WIDTH):
            lanes, width = min(WIDTH, level.lanes[group] - block), level.widths[group]
            begin = level.starts[group] + block * width
            if not mass[begin : begin + lanes * width].any():
                continue
            plan_block(
                values, row, takes, lane_start + block, free_count, layout, scoring, edges, scratch, plan
            )
            find_roll_chances(scoring, edges, plan)
            for lane in range(lanes):
                mass_range = find_mass_range(mass, begin + lane * width, width)
                if mass_range[0] < mass_range[1]:
                    place = (row, lane_start + block + lane)
                    move_mass(
                        mass, mass_range, place, lane, next_level, after, tally, layout, scoring, scratch, plan
                    )


@kernel
def sort_games(states: Any, totals: Any, game_starts: Any, sorted_totals: Any) -> None:
    """Sort games by state (counting sort) and write the first game of each state into ``game_starts``."""
    for state in states:
        game_starts[state + 1] += 1
    for state in range(1, game_starts.size):
        game_starts[state] += game_starts[state - 1]
    for game in range(states.size):
        sorted_totals[game_starts[states[game]]] = totals[game]
        game_starts[states[game]] += 1
    for state in range(game_starts.size - 1, 0, -1):
        game_starts[state] = game_starts[state - 1]
    game_starts[0] = 0


@kernel
def play_groups(
    values: Any, first: int, last: int, level: Any, next_level: Any, game_starts: Any, states: Any, totals: Any,
    throws: Any, rolls: Any, tally: Any, layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Play one turn of every game in some groups."""
    for group in range(first, last):
        row, takes, lane_start = level.rows[group], level.takes[group], layout.first_lane[level.sets[group]]
        if game_starts[level.firsts[group]] == game_starts[level.firsts[group + 1]]:
            continue
        score_alike(level.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free_count = list_free_rolls(takes, scoring, scratch)
        for block in range(0, level.lanes[group], WIDTH):
            lanes, state = min(WIDTH, level.lanes[group] - block), level.firsts[group] + block
            if game_starts[state] == game_starts[state + lanes]:
                continue
            plan_block(
                values, row, takes, lane_start + block, free_count, layout, scoring, edges, scratch, plan
            )
            for lane in range(lanes):
                begin, end = game_starts[state + lane], game_starts[state + lane + 1]
                throw_dice(throws, rolls, begin, end, lane, scoring, edges, plan)
                place = (row, lane_start + block + lane)
                for game in range(begin, end):
                    box = int(plan.boxes[(scoring.first_roll + rolls[game]) * WIDTH + lane])
                    points, bonus = entry_points(rolls[game], box, scoring, scratch)
                    to_row, to_lane, more = next_state(place, box, points, layout, scoring)
                    which = next_level.set_of[to_lane]
                    to_group = next_level.group_of[to_row, which]
                    states[game] = next_level.firsts[to_group] + to_lane - layout.first_lane[which]
                    totals[game] += int(points + bonus + more)
                    tally_entry(tally, box, points, bonus, 1.0)


@helper
def plan_block(
    values: Any, row: int, takes: int, block: int, free_count: int,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Find the best box of every roll, and the best keep for each number of rerolls left."""
    work, first, end = scratch.work, scoring.first_roll, scoring.first_roll + scoring.rolls
    enter_rolls(values, row, takes, block, free_count, layout, scoring, scratch, plan.boxes)
    copy_rows(plan.stop, first, work, first, scoring.rolls)
    for stage in range(plan.keeps.shape[0]):
        choice = plan.keeps[stage]
        for keep in range(first - 1, -1, -1):
            average_extensions(work, keep, edges.more)
        for keep in range(first):
            choose_keep(work, choice, keep, edges.fewer, work, keep)
        for roll in range(first, end):
            choose_keep(work, choice, roll, edges.fewer, plan.stop, roll)


@helper
def find_roll_chances(scoring: Any, edges: Any, plan: Any) -> None:
    """Compute the chance of ending the turn with each roll, by lane."""
    chance, first, end = plan.chance, scoring.first_roll, scoring.first_roll + scoring.rolls
    for roll in range(first, end):
        set_rows(chance, roll, roll + 1, scoring.chances[roll - first])
    for stage in range(plan.keeps.shape[0] - 1, -1, -1):
        copy_rows(plan.stop, first, chance, first, scoring.rolls)
        set_rows(chance, 0, end, 0.0)
        for place in range(first * WIDTH, end * WIDTH):
            keep = int(plan.keeps[stage, place])
            chance[keep * WIDTH + place % WIDTH] += plan.stop[place]
        for keep in range(first):
            for face in range(6):
                add_row(chance, edges.more[keep, face], chance, keep, 1 / 6)


@inline_helper
def throw_dice(
    throws: Any, rolls: Any, begin: int, end: int, lane: int, scoring: Any, edges: Any, plan: Any
) -> None:
    """Play all throws of the games in one state, and write the final rolls.

    The outer loop is over throws, not games: games do not depend on each other, so the processor can
    overlap them.
    """
    stages = plan.keeps.shape[0]
    for game in range(begin, end):
        rolls[game] = edges.outcomes[throws[0, game]]
    for stage in range(stages):
        choice = plan.keeps[stages - 1 - stage]
        for game in range(begin, end):
            keep = int(choice[(scoring.first_roll + rolls[game]) * WIDTH + lane])
            rolls[game] = edges.outcomes[edges.starts[keep] + throws[stage + 1, game] % edges.counts[keep]]


@inline_helper
def find_mass_range(mass: Any, begin: int, width: int) -> Any:
    """Return the start (aligned to a row) and end of a state's nonzero mass, the first total, and the sum."""
    low, high, weight = begin, begin + width, 0.0
    while low < high and mass[low] == 0.0:
        low += 1
    while high > low and mass[high - 1] == 0.0:
        high -= 1
    for place in range(low, high):
        weight += mass[place]
    low -= low % WIDTH
    return low, high, low - begin, weight


@helper
def move_mass(
    mass: Any, mass_range: Any, place: Any, lane: int, next_level: Any, after: Any, tally: Any,
    layout: Any, scoring: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Move one state's mass along every entry: rolls of equal points together, rolls of one face separately."""
    plan.slots[:] = 0.0
    for roll in range(scoring.rolls):
        at = (scoring.first_roll + roll) * WIDTH + lane
        box, chance = int(plan.boxes[at]), plan.chance[at]
        if scoring.face_of[roll] == 0:
            plan.slots[box, scoring.slot_of[box, roll]] += chance
        elif chance > 0.0:
            points, bonus = entry_points(roll, box, scoring, scratch)
            move_mass_along(
                mass, mass_range, place, box, points, bonus, chance, next_level, after, tally, layout, scoring
            )
    for box in range(scoring.points.shape[0]):
        for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
            if plan.slots[box, slot] > 0.0:
                points = scoring.run_points[scoring.first_run[box] + slot - 1] if slot else 0.0
                chance = plan.slots[box, slot]
                move_mass_along(
                    mass, mass_range, place, box, points, 0.0, chance, next_level, after, tally, layout, scoring
                )


@inline_helper
def move_mass_along(
    mass: Any, mass_range: Any, place: Any, box: int, points: float, bonus: float, chance: float,
    next_level: Any, after: Any, tally: Any, layout: Any, scoring: Any,
) -> None:  # fmt: skip
    """Move one state's mass along one entry."""
    low, high, total, weight = mass_range
    row, lane, more = next_state(place, box, points, layout, scoring)
    which = next_level.set_of[lane]
    group = next_level.group_of[row, which]
    to = next_level.starts[group] + (lane - layout.first_lane[which]) * next_level.widths[group]
    add_stretch(after, to + total + int(points + bonus + more), mass, low, high, chance)
    tally_entry(tally, box, points, bonus, chance * weight)


@inline_helper
def entry_points(roll: int, box: int, scoring: Any, scratch: Any) -> Any:
    """Return the points of a roll in a box, and the bonus for extra five alike."""
    face = scoring.face_of[roll]
    if face:
        return scratch.alike_points[face - 1, box], scratch.alike_bonus[face - 1]
    return scoring.points[box, roll], 0.0


@inline_helper
def next_state(place: Any, box: int, points: float, layout: Any, scoring: Any) -> Any:
    """Return the row and lane that an entry leads to, and the upper bonus if this entry makes it."""
    row, lane = place
    if box >= scoring.faces.size:
        return layout.next_row[row, box - scoring.faces.size, 1 if points > 0 else 0], lane, 0.0
    bonus = scoring.bonus if 0 < layout.needs[lane] <= points else 0.0
    return row, layout.next_lane[box, int(points / scoring.faces[box]), lane], bonus


@inline_helper
def tally_entry(tally: Any, box: int, points: float, bonus: float, weight: float) -> None:
    """Add an entry to the tally of its box."""
    tally[box, 0] += weight * points
    tally[box, 1] += weight if points == 0 else 0.0
    tally[box, 2] += weight * bonus
