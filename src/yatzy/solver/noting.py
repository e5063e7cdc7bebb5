"""Games by the thousand, played in a style, with everything that happens in them noted down.

As in ``playing.py``, which only wants to know how games end. ``games`` has the number of each game where it
lies among those of its state, ``notes`` is by those numbers (see ``notes.py``). What a choice costs is found by
``exact``, the values of the sheet, with a plan and a taste of best play: not by what the style likes.
"""

from typing import Any

from yatzy.solver.agreed import TIE, WIDTH
from yatzy.solver.kernels import find_free, read_alike
from yatzy.solver.playing import box_worth, draw_box, draw_keep, mark_free, weigh_block
from yatzy.solver.policy import gain, lead
from yatzy.solver.simd import kernel, part


@kernel
def note_in_style(
    values: Any, exact: Any, first: int, last: int, here: Any, there: Any, begins: Any, states: Any,
    games: Any, throws: Any, draws: Any, begun: int, notes: Any, layout: Any, scoring: Any, edges: Any,
    scratch: Any, plan: Any, taste: Any, best_plan: Any, best_taste: Any,
) -> None:  # fmt: skip
    """Play one turn of every game in some groups. Its throws, and the draws, are from ``begun`` on."""
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
            start = lane_start + block
            weigh_block(exact, row, takes, start, free, layout, scoring, edges, scratch, best_plan, best_taste)
            weigh_block(values, row, takes, start, free, layout, scoring, edges, scratch, plan, taste)
            for lane in range(lanes):
                place = (row, start + lane)
                for at in range(begins[state + lane], begins[state + lane + 1]):
                    game = games[at]
                    notes.states[game] = row * layout.needs.size + start + lane
                    roll, last_best = note_throws(
                        throws, draws, begun, game, lane, notes, scoring, edges, plan, taste, best_plan,
                        best_taste,
                    )  # fmt: skip
                    box = int(plan.boxes[(scoring.first_roll + roll) * WIDTH + lane])
                    if taste.mistakes > 0.0:
                        draw = draws[game, begun + notes.rolls.shape[1] - 1]
                        box = draw_box(values, roll, box, takes, place, draw, layout, scoring, scratch, taste)
                    worth = box_worth(exact, roll, box, place, layout, scoring, scratch)
                    notes.costs[game, notes.throws[game] - 1] = given_away(last_best, worth)
                    points, bonus = gain(roll, box, scoring, scratch)
                    to_row, to_lane, more = lead(place, box, points, layout, scoring)
                    notes.boxes[game], notes.points[game] = box, int(points)
                    notes.bonus[game], notes.upper_bonus[game] = int(bonus), int(more)
                    which = there.set_of[to_lane]
                    to_group = there.group_of[to_row, which]
                    states[at] = there.firsts[to_group] + to_lane - layout.first_lane[which]


@part
def note_throws(
    throws: Any, draws: Any, begun: int, game: int, lane: int, notes: Any,
    scoring: Any, edges: Any, plan: Any, taste: Any, best_plan: Any, best_taste: Any,
) -> Any:  # fmt: skip
    """Throw the dice of a game until they are to lie; return the roll, and the most it could be worth."""
    stages, first = plan.keeps.shape[0], scoring.first_roll
    roll = int(edges.outcomes[throws[game, begun]])
    for stage in range(stages):
        left, whole = stages - 1 - stage, (first + roll) * WIDTH + lane
        if taste.mistakes > 0.0:
            keep = draw_keep(roll, left, lane, draws[game, begun + stage], scoring, plan, taste)
        else:
            keep = int(plan.keeps[left, whole])
        best = best_taste.worth[left, whole]
        notes.rolls[game, stage], notes.keeps[game, stage] = roll, keep
        if keep >= first:
            notes.throws[game] = stage + 1
            return roll, best
        notes.costs[game, stage] = given_away(best, best_taste.worth[left, keep * WIDTH + lane])
        roll = int(edges.outcomes[edges.starts[keep] + throws[game, begun + stage + 1] % edges.counts[keep]])
    notes.rolls[game, stages], notes.keeps[game, stages], notes.throws[game] = roll, first + roll, stages + 1
    return roll, best_plan.stop[(first + roll) * WIDTH + lane]


@part
def given_away(best: float, worth: float) -> Any:
    """Return what a choice costs; what is as good as the best costs nothing."""
    return best - worth if best - worth > TIE else 0.0
