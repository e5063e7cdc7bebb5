"""Play for the win on arrays: the chance to win by state and total, and which totals can be reached at all.

Like the other kernels these take arrays and never raise. ``here`` and ``there`` are levels, before and after a
turn (see ``forward.py``). A state has a place for each total that can have been made since the card the race
begins with. So eight totals are a row, and an entry leads to a stretch of places that may begin anywhere.
``options`` has room for what can be done in one state (see ``race.py``).
"""

from typing import Any

from yatzy.solver.agreed import LEAST, WIDTH
from yatzy.solver.kernels import find_free, read_alike
from yatzy.solver.policy import lead
from yatzy.solver.simd import average, highest, kernel, part, reroll, step


@kernel
def reach_groups(
    here: Any, there: Any, reached: Any, after: Any, layout: Any, scoring: Any, scratch: Any, options: Any
) -> None:
    """Note which totals any play can reach by one turn more."""
    for group in range(here.rows.size):
        row, takes, lane_start = here.rows[group], here.takes[group], layout.first_lane[here.sets[group]]
        read_alike(here.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        for state in range(here.lanes[group]):
            begin = here.starts[group] + state * here.widths[group]
            low, high = find_reached(reached, begin, begin + here.widths[group])
            if low == high:
                continue
            follow_entries((row, lane_start + state), takes, there, layout, scoring, scratch, options)
            for box in range(scoring.points.shape[0]):
                if takes >> box & 1:
                    for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
                        reach(reached, low, high, after, options.slots[box, slot] - begin)
                    for face in range(6):
                        if options.alike[face, box] >= 0:
                            reach(reached, low, high, after, options.alike[face, box] - begin)


@kernel
def race_groups(
    here: Any, there: Any, reached: Any, wins: Any, after: Any, layout: Any, scoring: Any, scratch: Any,
    options: Any, rerolls: int, sizes: Any,
) -> None:  # fmt: skip
    """Find the chance to win from every state and total that can be reached, by the chances one turn later."""
    for group in range(here.rows.size):
        row, takes, lane_start = here.rows[group], here.takes[group], layout.first_lane[here.sets[group]]
        read_alike(here.opens[group], takes, layout.row_keys[row] & 1, scoring, scratch)
        free = find_free(takes, scoring, scratch)
        for state in range(here.lanes[group]):
            begin = here.starts[group] + state * here.widths[group]
            low, high = find_reached(reached, begin, begin + here.widths[group])
            if low == high:
                continue
            follow_entries((row, lane_start + state), takes, there, layout, scoring, scratch, options)
            list_options(takes, free, scoring, scratch, options)
            for block in range(low - low % WIDTH, high, WIDTH):
                if reached[block : block + WIDTH].any():
                    for roll in range(scoring.rolls):
                        first, last = options.starts[roll], options.starts[roll + 1]
                        highest(
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
                    average(
                        scratch.work, scoring.first_roll, scoring.chances, scoring.chances.size, wins, block
                    )


@step
def find_reached(reached: Any, begin: int, end: int) -> Any:
    """Return where the totals of a state begin and end that can be reached."""
    while begin < end and not reached[begin]:
        begin += 1
    while end > begin and not reached[end - 1]:
        end -= 1
    return begin, end


@step
def reach(reached: Any, low: int, high: int, after: Any, shift: int) -> None:
    """Note the totals that one entry leads to."""
    for place in range(low, high):
        after[place + shift] |= reached[place]


@part
def follow_entries(
    place: Any, takes: int, there: Any, layout: Any, scoring: Any, scratch: Any, options: Any
) -> None:
    """Find where every entry leads, from no points since the card on: by run, and five alike by face."""
    for box in range(scoring.points.shape[0]):
        if takes >> box & 1:
            for slot in range(1 + scoring.first_run[box + 1] - scoring.first_run[box]):
                points = scoring.run_points[scoring.first_run[box] + slot - 1] if slot else 0.0
                options.slots[box, slot] = follow(place, box, points, 0.0, there, layout, scoring)
            for face in range(6):
                options.alike[face, box] = -1
                if scratch.gains[face, box] > LEAST:
                    points, bonus = scratch.alike_points[face, box], scratch.alike_bonus[face]
                    options.alike[face, box] = follow(place, box, points, bonus, there, layout, scoring)


@step
def follow(place: Any, box: int, points: float, bonus: float, there: Any, layout: Any, scoring: Any) -> int:
    """Return where one entry leads: the place of what it gives, in the state after it."""
    row, lane, more = lead(place, box, points, layout, scoring)
    which = there.set_of[lane]
    group = there.group_of[row, which]
    start: int = there.starts[group] + (lane - layout.first_lane[which]) * there.widths[group]
    return start + int(points + bonus + more)


@part
def list_options(takes: int, free: int, scoring: Any, scratch: Any, options: Any) -> None:
    """List for each roll where the entries that are allowed lead."""
    options.free[:] = False
    for index in range(free):
        options.free[scratch.free_rolls[index] - scoring.first_roll] = True
    plain, count = takes & ~scoring.last_resort, 0
    for roll in range(scoring.rolls):
        options.starts[roll] = count
        face = scoring.face_of[roll]
        allowed = takes if face or options.free[roll] else plain
        for box in range(scoring.points.shape[0]):
            if allowed >> box & 1:
                to = options.alike[face - 1, box] if face else options.slots[box, scoring.slot_of[box, roll]]
                if to >= 0:
                    options.places[count] = to
                    count += 1
    options.starts[scoring.rolls] = count
