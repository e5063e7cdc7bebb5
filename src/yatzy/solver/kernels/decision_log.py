"""Batches of games played in a style, with every decision recorded.

Like ``styles.py``, which only computes totals. ``games`` maps the sorted position of a game to its number, and
``log`` (``solver/decision_log.py``) is indexed by number. Costs are measured by ``exact``, the values of the
sheet, with the plan and buffers of best play, whatever the style prefers.
"""

from typing import Any

from yatzy.solver.kernels.constants import TIE, WIDTH
from yatzy.solver.kernels.induction import list_free_rolls, score_alike
from yatzy.solver.kernels.policy import entry_points, next_state
from yatzy.solver.kernels.simd import helper, kernel
from yatzy.solver.kernels.styles import box_value, draw_box, draw_keep, evaluate_block, mark_free_rolls


@kernel
def play_logged(
    values: Any, exact: Any, first: int, last: int, level: Any, next_level: Any, game_starts: Any, states: Any,
    games: Any, throws: Any, draws: Any, first_throw: int, log: Any, layout: Any, scoring: Any, edges: Any,
    scratch: Any, plan: Any, style: Any, best_plan: Any, best_style: Any,
) -> None:  # fmt: skip
    """Play one turn of every game in some groups; its throws and draws start at column ``first_throw``."""
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
            start = lane_start + block
            evaluate_block(
                exact, row, takes, start, free_count, layout, scoring, edges, scratch, best_plan, best_style
            )
            evaluate_block(values, row, takes, start, free_count, layout, scoring, edges, scratch, plan, style)
            for lane in range(lanes):
                place = (row, start + lane)
                for at in range(game_starts[state + lane], game_starts[state + lane + 1]):
                    game = games[at]
                    log.states[game] = row * layout.needs.size + start + lane
                    roll, last_best = throw_logged(
                        throws, draws, first_throw, game, lane, log, scoring, edges, plan, style, best_plan,
                        best_style,
                    )  # fmt: skip
                    box = int(plan.boxes[(scoring.first_roll + roll) * WIDTH + lane])
                    if style.mistakes > 0.0:
                        draw = draws[game, first_throw + log.rolls.shape[1] - 1]
                        box = draw_box(values, roll, box, takes, place, draw, layout, scoring, scratch, style)
                    worth = box_value(exact, roll, box, place, layout, scoring, scratch)
                    log.costs[game, log.throws[game] - 1] = decision_cost(last_best, worth)
                    points, bonus = entry_points(roll, box, scoring, scratch)
                    to_row, to_lane, more = next_state(place, box, points, layout, scoring)
                    log.boxes[game], log.points[game] = box, int(points)
                    log.bonus[game], log.upper_bonus[game] = int(bonus), int(more)
                    which = next_level.set_of[to_lane]
                    to_group = next_level.group_of[to_row, which]
                    states[at] = next_level.firsts[to_group] + to_lane - layout.first_lane[which]


@helper
def throw_logged(
    throws: Any, draws: Any, first_throw: int, game: int, lane: int, log: Any,
    scoring: Any, edges: Any, plan: Any, style: Any, best_plan: Any, best_style: Any,
) -> Any:  # fmt: skip
    """Play and record all throws of one game; return the final roll and the value of the best entry."""
    stages, first = plan.keeps.shape[0], scoring.first_roll
    roll = int(edges.outcomes[throws[game, first_throw]])
    for stage in range(stages):
        left, whole = stages - 1 - stage, (first + roll) * WIDTH + lane
        if style.mistakes > 0.0:
            keep = draw_keep(roll, left, lane, draws[game, first_throw + stage], scoring, plan, style)
        else:
            keep = int(plan.keeps[left, whole])
        best = best_style.worth[left, whole]
        log.rolls[game, stage], log.keeps[game, stage] = roll, keep
        if keep >= first:
            log.throws[game] = stage + 1
            return roll, best
        log.costs[game, stage] = decision_cost(best, best_style.worth[left, keep * WIDTH + lane])
        roll = int(
            edges.outcomes[edges.starts[keep] + throws[game, first_throw + stage + 1] % edges.counts[keep]]
        )
    log.rolls[game, stages], log.keeps[game, stages], log.throws[game] = roll, first + roll, stages + 1
    return roll, best_plan.stop[(first + roll) * WIDTH + lane]


@helper
def decision_cost(best: float, worth: float) -> Any:
    """Return what a choice costs; differences below the tie threshold cost nothing."""
    return best - worth if best - worth > TIE else 0.0
