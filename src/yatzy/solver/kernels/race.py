"""Play for the win: the chance to win by state and total, and which totals are reachable.

``level`` and ``next_level`` are the levels before and after a turn (``query/forward.py``). A state has one
place for each total that can have been made since the race's first card, so eight totals make a row, and an
entry leads to a run of places with any offset. ``options`` holds the choices in one state
(``solver/race.py``).
"""

from typing import Any

from yatzy.solver.kernels.constants import LEAST, WIDTH
from yatzy.solver.kernels.induction import is_scored, list_free_rolls, score_alike
from yatzy.solver.kernels.policy import next_state
from yatzy.solver.kernels.simd import average_rolls, helper, inline_helper, kernel, max_stretches, reroll


@kernel
def mark_reachable_groups(
    level: Any,
    next_level: Any,
    reachable: Any,
    after: Any,
    layout: Any,
    scoring: Any,
    scratch: Any,
    options: Any,
) -> None:
    """Mark the totals of the next level that any play can reach."""
    for group in range(level.rows.size):
        row, takes, lane_start = level.rows[group], level.takes[group], layout.first_lane[level.sets[group]]
        score_alike(level.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        for state in range(level.lanes[group]):
            begin = level.starts[group] + state * level.widths[group]
            low, high = find_reachable_range(reachable, begin, begin + level.widths[group])
            if low == high:
                continue
            follow_entries((row, lane_start + state), takes, next_level, layout, scoring, scratch, options)
            for box in range(scoring.points.shape[0]):
                if takes >> box & 1:
                    for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
                        mark_reachable(reachable, low, high, after, options.slots[box, slot] - begin)
                    for face in range(6):
                        if options.alike[face, box] >= 0:
                            mark_reachable(reachable, low, high, after, options.alike[face, box] - begin)


@kernel
def solve_race_groups(
    level: Any, next_level: Any, reachable: Any, wins: Any, after: Any, layout: Any, scoring: Any, scratch: Any,
    options: Any, rerolls: int, sizes: Any,
) -> None:  # fmt: skip
    """Compute the chance to win from every reachable state and total, from the chances one turn later."""
    for group in range(level.rows.size):
        row, takes, lane_start = level.rows[group], level.takes[group], layout.first_lane[level.sets[group]]
        score_alike(level.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free_count = list_free_rolls(takes, scoring, scratch)
        for state in range(level.lanes[group]):
            begin = level.starts[group] + state * level.widths[group]
            low, high = find_reachable_range(reachable, begin, begin + level.widths[group])
            if low == high:
                continue
            follow_entries((row, lane_start + state), takes, next_level, layout, scoring, scratch, options)
            list_options(takes, free_count, scoring, scratch, options)
            for block in range(low - low % WIDTH, high, WIDTH):
                if reachable[block : block + WIDTH].any():
                    for roll in range(scoring.rolls):
                        first, last = options.starts[roll], options.starts[roll + 1]
                        max_stretches(
                            scratch.work,
                            scoring.first_roll + roll,
                            after,
                            options.places,
                            first,
                            last,
                            block - begin,
                        )
                    for _ in range(rerolls):
                        reroll(scratch.work, sizes)
                    average_rolls(
                        scratch.work, scoring.first_roll, scoring.chances, scoring.chances.size, wins, block
                    )


@inline_helper
def find_reachable_range(reachable: Any, begin: int, end: int) -> Any:
    """Return the first reachable total of a state, and the end of the last."""
    while begin < end and not reachable[begin]:
        begin += 1
    while end > begin and not reachable[end - 1]:
        end -= 1
    return begin, end


@inline_helper
def mark_reachable(reachable: Any, low: int, high: int, after: Any, shift: int) -> None:
    """Mark the totals that one entry leads to."""
    for place in range(low, high):
        after[place + shift] |= reachable[place]


@helper
def follow_entries(
    place: Any, takes: int, next_level: Any, layout: Any, scoring: Any, scratch: Any, options: Any
) -> None:
    """Compute where every entry leads with no points made so far: by run, and for five alike by face."""
    for box in range(scoring.points.shape[0]):
        if takes >> box & 1:
            for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
                points = scoring.run_points[scoring.first_run[box] + slot - 1] if slot else 0.0
                options.slots[box, slot] = follow_entry(place, box, points, 0.0, next_level, layout, scoring)
            for face in range(6):
                options.alike[face, box] = -1
                if scratch.gains[face, box] > LEAST:
                    points, bonus = scratch.alike_points[face, box], scratch.alike_bonus[face]
                    options.alike[face, box] = follow_entry(
                        place, box, points, bonus, next_level, layout, scoring
                    )


@inline_helper
def follow_entry(
    place: Any, box: int, points: float, bonus: float, next_level: Any, layout: Any, scoring: Any
) -> int:
    """Return the place that one entry leads to in the next level."""
    row, lane, more = next_state(place, box, points, layout, scoring)
    which = next_level.set_of[lane]
    group = next_level.group_of[row, which]
    start: int = next_level.starts[group] + (lane - layout.first_lane[which]) * next_level.widths[group]
    return start + int(points + bonus + more)


@helper
def list_options(takes: int, free_count: int, scoring: Any, scratch: Any, options: Any) -> None:
    """List for each roll the places that its allowed entries lead to."""
    options.free[:] = False
    for index in range(free_count):
        options.free[scratch.free_rolls[index] - scoring.first_roll] = True
    plain, count = takes & ~scoring.last_resort, 0
    for roll in range(scoring.rolls):
        options.starts[roll] = count
        face = scoring.face_of[roll]
        allowed = takes if face or options.free[roll] else plain
        pays = scoring.strike_last and not face and is_scored(roll, allowed, scoring)
        for box in range(scoring.points.shape[0]):
            if allowed >> box & 1:
                to = options.alike[face - 1, box] if face else options.slots[box, scoring.slot_of[box, roll]]
                if to >= 0 and not (pays and scoring.slot_of[box, roll] == 0):
                    options.places[count] = to
                    count += 1
    options.starts[scoring.rolls] = count
