"""Best play on arrays, forward: which keep, which box, and where that leads.

Like the other kernels these take arrays and never raise. ``here`` and ``there`` are levels, before and after a
turn, and ``edges`` the lattice of keeps (see ``forward.py``); ``plan`` has room for the best play from one
block of states.
"""

from typing import Any

from yatzy.solver.agreed import WIDTH
from yatzy.solver.kernels import enter, find_free, read_alike
from yatzy.solver.simd import add_row, choose_keep, clear, copy, extend, kernel, part, pour, step


@kernel
def spread_odds(
    values: Any, first: int, last: int, here: Any, there: Any, mass: Any, after: Any, tally: Any,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Move the mass of some groups on by one turn.

    ``mass`` has, for each state, the chance of being there with each total; ``after`` takes what comes of it.
    ``tally`` adds up, by box, the points, the zeros, and the bonuses for a further five alike.
    """
    for group in range(first, last):
        row, takes, lane_start = here.rows[group], here.takes[group], layout.first_lane[here.sets[group]]
        read_alike(here.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free = find_free(takes, scoring, scratch)
        for block in range(0, here.lanes[group], WIDTH):
            lanes, width = min(WIDTH, here.lanes[group] - block), here.widths[group]
            begin = here.starts[group] + block * width
            if not mass[begin : begin + lanes * width].any():
                continue
            plan_block(values, row, takes, lane_start + block, free, layout, scoring, edges, scratch, plan)
            find_chances(scoring, edges, plan)
            for lane in range(lanes):
                stretch = find_stretch(mass, begin + lane * width, width)
                if stretch[0] < stretch[1]:
                    place = (row, lane_start + block + lane)
                    move(mass, stretch, place, lane, there, after, tally, layout, scoring, scratch, plan)


@kernel
def sort_games(states: Any, totals: Any, begins: Any, sorted_totals: Any) -> None:
    """Sort games by their state: after that, those of a state begin where ``begins`` says."""
    for state in states:
        begins[state + 1] += 1
    for state in range(1, begins.size):
        begins[state] += begins[state - 1]
    for game in range(states.size):
        sorted_totals[begins[states[game]]] = totals[game]
        begins[states[game]] += 1
    for state in range(begins.size - 1, 0, -1):
        begins[state] = begins[state - 1]
    begins[0] = 0


@kernel
def play_groups(
    values: Any, first: int, last: int, here: Any, there: Any, begins: Any, states: Any, totals: Any,
    throws: Any, rolls: Any, tally: Any, layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Play one turn of every game in some groups."""
    for group in range(first, last):
        row, takes, lane_start = here.rows[group], here.takes[group], layout.first_lane[here.sets[group]]
        if begins[here.firsts[group]] == begins[here.firsts[group + 1]]:
            continue
        read_alike(here.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free = find_free(takes, scoring, scratch)
        for block in range(0, here.lanes[group], WIDTH):
            lanes, state = min(WIDTH, here.lanes[group] - block), here.firsts[group] + block
            if begins[state] == begins[state + lanes]:
                continue
            plan_block(values, row, takes, lane_start + block, free, layout, scoring, edges, scratch, plan)
            for lane in range(lanes):
                begin, end = begins[state + lane], begins[state + lane + 1]
                throw(throws, rolls, begin, end, lane, scoring, edges, plan)
                place = (row, lane_start + block + lane)
                for game in range(begin, end):
                    box = int(plan.boxes[(scoring.first_roll + rolls[game]) * WIDTH + lane])
                    points, bonus = gain(rolls[game], box, scoring, scratch)
                    to_row, to_lane, more = lead(place, box, points, layout, scoring)
                    which = there.set_of[to_lane]
                    to_group = there.group_of[to_row, which]
                    states[game] = there.firsts[to_group] + to_lane - layout.first_lane[which]
                    totals[game] += int(points + bonus + more)
                    count(tally, box, points, bonus, 1.0)


@part
def plan_block(
    values: Any, row: int, takes: int, block: int, free: int,
    layout: Any, scoring: Any, edges: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Find the best box of every roll, and its best keep for each number of rerolls left."""
    work, first, end = scratch.work, scoring.first_roll, scoring.first_roll + scoring.rolls
    enter(values, row, takes, block, free, layout, scoring, scratch, plan.boxes)
    copy(plan.stop, first, work, first, scoring.rolls)
    for stage in range(plan.keeps.shape[0]):
        choice = plan.keeps[stage]
        for keep in range(first - 1, -1, -1):
            extend(work, keep, edges.more)
        for keep in range(first):
            choose_keep(work, choice, keep, edges.fewer, work, keep)
        for roll in range(first, end):
            choose_keep(work, choice, roll, edges.fewer, plan.stop, roll)


@part
def find_chances(scoring: Any, edges: Any, plan: Any) -> None:
    """Find the chance of ending the turn with each roll, lane by lane."""
    chance, first, end = plan.chance, scoring.first_roll, scoring.first_roll + scoring.rolls
    for roll in range(first, end):
        clear(chance, roll, roll + 1, scoring.chances[roll - first])
    for stage in range(plan.keeps.shape[0] - 1, -1, -1):
        copy(plan.stop, first, chance, first, scoring.rolls)
        clear(chance, 0, end, 0.0)
        for place in range(first * WIDTH, end * WIDTH):
            keep = int(plan.keeps[stage, place])
            chance[keep * WIDTH + place % WIDTH] += plan.stop[place]
        for keep in range(first):
            for face in range(6):
                add_row(chance, edges.more[keep, face], chance, keep, 1 / 6)


@step
def throw(
    throws: Any, rolls: Any, begin: int, end: int, lane: int, scoring: Any, edges: Any, plan: Any
) -> None:
    """Throw the dice of games in one state, and note the rolls that lie there in the end.

    Throw by throw and not game by game: no game waits for another, so the processor can work on several at
    once.
    """
    stages = plan.keeps.shape[0]
    for game in range(begin, end):
        rolls[game] = edges.outcomes[throws[0, game]]
    for stage in range(stages):
        choice = plan.keeps[stages - 1 - stage]
        for game in range(begin, end):
            keep = int(choice[(scoring.first_roll + rolls[game]) * WIDTH + lane])
            rolls[game] = edges.outcomes[edges.starts[keep] + throws[stage + 1, game] % edges.counts[keep]]


@step
def find_stretch(mass: Any, begin: int, width: int) -> Any:
    """Return where a state's mass begins and ends, in whole rows, the total it begins with, and its sum."""
    low, high, weight = begin, begin + width, 0.0
    while low < high and mass[low] == 0.0:
        low += 1
    while high > low and mass[high - 1] == 0.0:
        high -= 1
    for place in range(low, high):
        weight += mass[place]
    low -= low % WIDTH
    return low, high, low - begin, weight


@part
def move(
    mass: Any, stretch: Any, place: Any, lane: int, there: Any, after: Any, tally: Any,
    layout: Any, scoring: Any, scratch: Any, plan: Any,
) -> None:  # fmt: skip
    """Move one state's mass along every entry: rolls of equal points together, those of one face apart."""
    plan.slots[:] = 0.0
    for roll in range(scoring.rolls):
        at = (scoring.first_roll + roll) * WIDTH + lane
        box, chance = int(plan.boxes[at]), plan.chance[at]
        if scoring.face_of[roll] == 0:
            plan.slots[box, scoring.slot_of[box, roll]] += chance
        elif chance > 0.0:
            points, bonus = gain(roll, box, scoring, scratch)
            move_along(mass, stretch, place, box, points, bonus, chance, there, after, tally, layout, scoring)
    for box in range(scoring.points.shape[0]):
        for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
            if plan.slots[box, slot] > 0.0:
                points = scoring.run_points[scoring.first_run[box] + slot - 1] if slot else 0.0
                chance = plan.slots[box, slot]
                move_along(mass, stretch, place, box, points, 0.0, chance, there, after, tally, layout, scoring)


@step
def move_along(
    mass: Any, stretch: Any, place: Any, box: int, points: float, bonus: float, chance: float,
    there: Any, after: Any, tally: Any, layout: Any, scoring: Any,
) -> None:  # fmt: skip
    """Move one state's mass along one entry."""
    low, high, total, weight = stretch
    row, lane, more = lead(place, box, points, layout, scoring)
    which = there.set_of[lane]
    group = there.group_of[row, which]
    to = there.starts[group] + (lane - layout.first_lane[which]) * there.widths[group]
    pour(after, to + total + int(points + bonus + more), mass, low, high, chance)
    count(tally, box, points, bonus, chance * weight)


@step
def gain(roll: int, box: int, scoring: Any, scratch: Any) -> Any:
    """Return the points of a roll in a box, and the bonus beside them."""
    face = scoring.face_of[roll]
    if face:
        return scratch.alike_points[face - 1, box], scratch.alike_bonus[face - 1]
    return scoring.points[box, roll], 0.0


@step
def lead(place: Any, box: int, points: float, layout: Any, scoring: Any) -> Any:
    """Return the row and the lane an entry leads to, and the upper bonus if it makes that."""
    row, lane = place
    if box >= scoring.faces.size:
        return layout.next_row[row, box - scoring.faces.size, 1 if points > 0 else 0], lane, 0.0
    bonus = scoring.bonus if 0 < layout.needs[lane] <= points else 0.0
    return row, layout.next_lane[box, int(points / scoring.faces[box]), lane], bonus


@step
def count(tally: Any, box: int, points: float, bonus: float, weight: float) -> None:
    """Add an entry to what becomes of its box."""
    tally[box, 0] += weight * points
    tally[box, 1] += weight if points == 0 else 0.0
    tally[box, 2] += weight * bonus
