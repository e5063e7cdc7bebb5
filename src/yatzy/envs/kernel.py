"""Compiled functions that advance many tables by one step, on arrays.

Like the solver's kernels they take arrays and never raise; the caller checks that every action is in the action
space. ``rules`` and ``tables`` are named tuples (see ``arrays.py``), ``rows`` the observations (see
``layout.py``), which also store the cards, ``masks`` the legal actions.
"""

from functools import partial
from typing import Any

import numpy as np

from yatzy.solver.kernels import simd
from yatzy.solver.kernels.constants import CHANCE_OPEN, LOWER_OPEN, UPPER_OPEN
from yatzy.solver.kernels.simd import copy_bytes

kernel, step = partial(simd.kernel, counted=False), partial(simd.inline_helper, counted=False)

UPPER, NEED, HOLDS_POINTS, UPPER_BONUS, EXTRA_BONUSES, DICE = range(6)
LEFT = DICE + 6
"""Offsets of the parts of a row after the open flags and the points of the boxes. The dice take one column per
face, followed by the rolls left."""

HALF, LOWER_HALF = np.uint64(32), np.uint64((1 << 32) - 1)
INCREMENT, MIX_FIRST, MIX_SECOND = (
    np.uint64(one) for one in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)
ONE = np.uint64(1)
SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
ORDINARY, NO_THROW, FORBIDDEN = -1, -1, -1
FACES, BYTE = 6, 8


@kernel
def begin_games(rules: Any, tables: Any, rows: Any, masks: Any, which: Any) -> None:
    """Begin a game at the flagged tables."""
    for table in range(which.size):
        if which[table]:
            begin_game(table, rules, tables, rows)
            throw(0, table, rules, tables, rows)
            write_mask(table, rules, tables, rows, masks)


@kernel
def find_illegal(actions: Any, rules: Any, tables: Any, rows: Any) -> int:
    """Return the first table with an illegal action, or -1."""
    for table in range(actions.size):
        if not tables.over[table] and not is_legal(actions[table], table, rules, tables, rows):
            return table
    return -1


@kernel
def step_tables(
    actions: Any, rules: Any, tables: Any, rows: Any, masks: Any, rewards: Any, refused: Any
) -> None:
    """Take an action at every table; where the game was over, begin another."""
    for table in range(actions.size):
        reward, keep, action = 0, 0, actions[table]
        if tables.over[table]:
            begin_game(table, rules, tables, rows)
        elif not is_legal(action, table, rules, tables, rows):
            keep = NO_THROW
        elif action < rules.keeps:
            rows[table, 2 * rules.boxes + LEFT] -= 1
            keep = action
        else:
            reward = enter(action - rules.keeps, table, rules, tables, rows)
            keep = begin_turn(table, rules, tables, rows)
        rewards[table] = reward
        refused[table] = keep == NO_THROW and not tables.over[table]
        if keep != NO_THROW:
            throw(keep, table, rules, tables, rows)
        write_mask(table, rules, tables, rows, masks)


@kernel
def find_pays(rules: Any, tables: Any, rows: Any, pays: Any) -> None:
    """Write what each box would add to each total, :data:`FORBIDDEN` where it may not be filled."""
    boxes = rules.boxes
    for table in range(tables.over.size):
        roll, allowed = max(0, tables.rolls[table]), tables.allowed[table]
        for box in range(boxes):
            pays[table, box] = rules.points[roll, box] if allowed >> box & 1 else FORBIDDEN
        situation = find_situation(roll, table, rules, tables, rows)
        if situation != ORDINARY:
            for box in range(boxes):
                if allowed >> box & 1:
                    points = rules.alike_points[situation, rules.face_of[roll], box]
                    pays[table, box] = points + rules.alike_bonus[situation]
        needed, upper = rows[table, 2 * boxes + NEED], allowed & rules.upper
        if 0 < needed <= rules.most_upper:
            for box in range(boxes):
                if upper >> box & 1 and pays[table, box] >= needed:
                    add_upper_bonus(box, table, situation, needed, rules, pays)


@step
def add_upper_bonus(box: int, table: int, situation: int, needed: int, rules: Any, pays: Any) -> None:
    """Add the upper bonus to what a box would pay, if its points, without other bonuses, make it."""
    other = rules.alike_bonus[situation] if situation != ORDINARY else 0
    if pays[table, box] - other >= needed:
        pays[table, box] += rules.bonus


@kernel
def sample_legal_actions(streams: Any, rules: Any, tables: Any, rows: Any, actions: Any) -> None:
    """Choose a legal action at every table, uniformly at random."""
    for table in range(actions.size):
        actions[table] = 0
        if not tables.over[table]:
            actions[table] = sample_legal_action(table, streams, rules, tables, rows)


@step
def sample_legal_action(table: int, streams: Any, rules: Any, tables: Any, rows: Any) -> Any:
    """Return a legal action at a table, uniformly at random."""
    roll, rest = tables.rolls[table], tables.allowed[table]
    keeps = rules.keep_counts[roll] if rows[table, 2 * rules.boxes + LEFT] > 0 else 0
    count = keeps
    while rest:
        rest &= rest - 1
        count += 1
    size = np.uint64(count)
    chosen = int(draw_below(size, (LOWER_HALF - size + ONE) % size, table, streams)) - keeps
    if chosen < 0:
        return int(rules.keep_lists[roll, chosen + keeps])
    box, rest = 0, tables.allowed[table]
    while chosen > 0 or not rest >> box & 1:
        chosen -= rest >> box & 1
        box += 1
    return rules.keeps + box


@step
def is_legal(action: int, table: int, rules: Any, tables: Any, rows: Any) -> Any:
    """Whether an action is legal at a table."""
    if action >= rules.keeps:
        return tables.allowed[table] >> (action - rules.keeps) & 1 != 0
    return rows[table, 2 * rules.boxes + LEFT] > 0 and rules.contains_keep[tables.rolls[table], action] != 0


@step
def begin_game(table: int, rules: Any, tables: Any, rows: Any) -> None:
    """Write an empty card."""
    boxes = rules.boxes
    for box in range(boxes):
        rows[table, box] = 1
        rows[table, boxes + box] = 0
    for part in range(DICE):
        rows[table, 2 * boxes + part] = 0
    rows[table, 2 * boxes + NEED] = rules.bonus_at
    rows[table, 2 * boxes + LEFT] = rules.rolls_left
    tables.opens[table] = rules.all_boxes
    tables.over[table] = False


@step
def begin_turn(table: int, rules: Any, tables: Any, rows: Any) -> Any:
    """Begin a turn and return the empty keep; if no box is open, end the game and return :data:`NO_THROW`."""
    after = 2 * rules.boxes
    rows[table, after + LEFT] = rules.rolls_left
    if tables.opens[table]:
        return 0
    tables.over[table] = True
    tables.rolls[table] = -1
    tables.allowed[table] = 0
    for part in range(DICE, LEFT + 1):
        rows[table, after + part] = 0
    return NO_THROW


@step
def throw(keep: int, table: int, rules: Any, tables: Any, rows: Any) -> None:
    """Roll the dice beside a keep, and find the boxes that may be filled."""
    chosen = draw_below(rules.counts[keep], rules.rejected_below[keep], table, tables.streams)
    roll = int(rules.outcomes[rules.starts[keep] + chosen])
    tables.rolls[table] = roll
    for face in range(FACES):
        rows[table, 2 * rules.boxes + DICE + face] = rules.faces[roll, face]
    tables.allowed[table] = find_allowed(roll, table, rules, tables, rows)


@step
def draw_below(count: Any, rejected_below: Any, table: int, streams: Any) -> Any:
    """Return a number below ``count``, uniformly at random."""
    scaled = (next_number(table, streams) >> HALF) * count
    while scaled & LOWER_HALF < rejected_below:
        scaled = (next_number(table, streams) >> HALF) * count
    return scaled >> HALF


@step
def next_number(table: int, streams: Any) -> Any:
    """Return the next number of a stream."""
    number = streams[table] + INCREMENT
    streams[table] = number
    number = (number ^ (number >> SHIFTS[0])) * MIX_FIRST
    number = (number ^ (number >> SHIFTS[1])) * MIX_SECOND
    return number ^ (number >> SHIFTS[2])


@step
def find_situation(roll: int, table: int, rules: Any, tables: Any, rows: Any) -> Any:
    """Return the situation of an extra five alike, or :data:`ORDINARY` for any other roll."""
    face, opens = rules.face_of[roll], tables.opens[table]
    if face == 0 or rules.five_alike_box < 0 or opens >> rules.five_alike_box & 1:
        return ORDINARY
    situation = int(rows[table, 2 * rules.boxes + HOLDS_POINTS])
    situation |= UPPER_OPEN if opens & rules.upper_for[face] else 0
    situation |= LOWER_OPEN if opens & rules.lower else 0
    situation |= CHANCE_OPEN if opens & rules.chance else 0
    return situation


@step
def find_allowed(roll: int, table: int, rules: Any, tables: Any, rows: Any) -> Any:
    """Return the open boxes that may be filled with a roll."""
    opens = tables.opens[table]
    if rules.fixed_order:
        return opens & -opens
    allowed, scores = opens, rules.scoring_boxes[roll]
    situation = find_situation(roll, table, rules, tables, rows)
    if situation != ORDINARY:
        face = rules.face_of[roll]
        allowed &= rules.alike_allowed[situation, face]
        scores = rules.alike_scoring_boxes[situation, face]
    others = allowed & ~rules.last_resort
    allowed = others if others & scores else allowed
    return allowed & scores if rules.strike_last and allowed & scores else allowed


@step
def enter(box: int, table: int, rules: Any, tables: Any, rows: Any) -> Any:
    """Enter the dice in a box, and return the increase of the total."""
    after, roll = 2 * rules.boxes, tables.rolls[table]
    points, bonus = rules.points[roll, box], 0
    situation = find_situation(roll, table, rules, tables, rows)
    if situation != ORDINARY:
        points = rules.alike_points[situation, rules.face_of[roll], box]
        bonus = rules.alike_bonus[situation]
    tables.opens[table] &= ~(1 << box)
    rows[table, box] = 0
    rows[table, rules.boxes + box] = points
    rows[table, after + EXTRA_BONUSES] += bonus
    reward = points + bonus
    if box == rules.five_alike_box and points > 0:
        rows[table, after + HOLDS_POINTS] = 1
    if rules.upper >> box & 1:
        rows[table, after + UPPER] += points
        needed = rows[table, after + NEED]
        if 0 < needed <= points:
            rows[table, after + UPPER_BONUS] = rules.bonus
            reward += rules.bonus
        rows[table, after + NEED] = max(0, needed - points)
    return reward


@step
def write_mask(table: int, rules: Any, tables: Any, rows: Any, masks: Any) -> None:
    """Write the legal actions: the keeps in the roll, if a throw is left, then the allowed boxes."""
    keeps, boxes, allowed = rules.keeps, rules.boxes, tables.allowed[table]
    nothing = rules.faces.shape[0]
    roll = tables.rolls[table] if rows[table, 2 * boxes + LEFT] > 0 else nothing
    at = table * (keeps + boxes)
    copy_bytes(masks, at, rules.contains_keep, roll * keeps, keeps)
    if boxes < BYTE:
        copy_bytes(masks, at + keeps, rules.byte_bits, BYTE * allowed, boxes)
    else:
        for begin in range(0, boxes, BYTE):
            first = min(begin, boxes - BYTE)  # the last chunk overlaps, so that it has eight too
            copy_bytes(masks, at + keeps + first, rules.byte_bits, BYTE * (allowed >> first & 255), BYTE)
