"""Many tables, a step each, on arrays.

Like the solver's kernels these take arrays and never raise; whoever calls them has made sure that every action
lies in the space of actions. ``ruling`` and ``tables`` are named tuples (see ``arrays.py``), ``rows`` the
observations (see ``layout.py``), which hold what stands on the cards, ``masks`` the actions there are.
"""

from functools import partial
from typing import Any

import numpy as np

from yatzy.solver import simd
from yatzy.solver.agreed import CHANCE_OPEN, LOWER_OPEN, UPPER_OPEN
from yatzy.solver.simd import copy_bytes

kernel, step = partial(simd.kernel, counted=False), partial(simd.step, counted=False)

UPPER, NEED, HOLDS_POINTS, UPPER_BONUS, FURTHER_BONUSES, DICE = range(6)
LEFT = DICE + 6
"""Where the parts of a row begin, after what is open and what stands there, box by box. The dice take a place
for each face, and after them comes how often they may be thrown again."""

HALF, LOWER_HALF = np.uint64(32), np.uint64((1 << 32) - 1)
ONWARD, MIX_FIRST, MIX_SECOND = (
    np.uint64(one) for one in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
)
ONE = np.uint64(1)
SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
ORDINARY, NO_THROW = -1, -1
FACES, BYTE = 6, 8


@kernel
def begin_games(ruling: Any, tables: Any, rows: Any, masks: Any, which: Any) -> None:
    """Begin a game at some tables."""
    for table in range(which.size):
        if which[table]:
            begin_game(table, ruling, tables, rows)
            throw(0, table, ruling, tables, rows)
            write_mask(table, ruling, tables, rows, masks)


@kernel
def find_illegal(actions: Any, ruling: Any, tables: Any, rows: Any) -> int:
    """Return the first table whose action may not be taken, or -1."""
    for table in range(actions.size):
        if not tables.over[table] and not is_legal(actions[table], table, ruling, tables, rows):
            return table
    return -1


@kernel
def step_tables(
    actions: Any, ruling: Any, tables: Any, rows: Any, masks: Any, rewards: Any, refused: Any
) -> None:
    """Take an action at every table; where the game was over, begin another."""
    for table in range(actions.size):
        reward, keep, action = 0, 0, actions[table]
        if tables.over[table]:
            begin_game(table, ruling, tables, rows)
        elif not is_legal(action, table, ruling, tables, rows):
            keep = NO_THROW
        elif action < ruling.keeps:
            rows[table, 2 * ruling.boxes + LEFT] -= 1
            keep = action
        else:
            reward = enter(action - ruling.keeps, table, ruling, tables, rows)
            keep = begin_turn(table, ruling, tables, rows)
        rewards[table] = reward
        refused[table] = keep == NO_THROW and not tables.over[table]
        if keep != NO_THROW:
            throw(keep, table, ruling, tables, rows)
        write_mask(table, ruling, tables, rows, masks)


@kernel
def choose_any(streams: Any, ruling: Any, tables: Any, rows: Any, actions: Any) -> None:
    """Choose an action at every table, each of those there are as likely as the others."""
    for table in range(actions.size):
        actions[table] = 0
        if not tables.over[table]:
            actions[table] = any_action(table, streams, ruling, tables, rows)


@step
def any_action(table: int, streams: Any, ruling: Any, tables: Any, rows: Any) -> Any:
    """Choose one of the actions there are at a table."""
    roll, rest = tables.rolls[table], tables.allowed[table]
    keeps = ruling.inside_counts[roll] if rows[table, 2 * ruling.boxes + LEFT] > 0 else 0
    count = keeps
    while rest:
        rest &= rest - 1
        count += 1
    many = np.uint64(count)
    chosen = int(draw(many, (LOWER_HALF - many + ONE) % many, table, streams)) - keeps
    if chosen < 0:
        return int(ruling.inside_lists[roll, chosen + keeps])
    box, rest = 0, tables.allowed[table]
    while chosen > 0 or not rest >> box & 1:
        chosen -= rest >> box & 1
        box += 1
    return ruling.keeps + box


@step
def is_legal(action: int, table: int, ruling: Any, tables: Any, rows: Any) -> Any:
    """Whether an action may be taken."""
    if action >= ruling.keeps:
        return tables.allowed[table] >> (action - ruling.keeps) & 1 != 0
    return rows[table, 2 * ruling.boxes + LEFT] > 0 and ruling.inside[tables.rolls[table], action] != 0


@step
def begin_game(table: int, ruling: Any, tables: Any, rows: Any) -> None:
    """Take a new card."""
    boxes = ruling.boxes
    for box in range(boxes):
        rows[table, box] = 1
        rows[table, boxes + box] = 0
    for part in range(DICE):
        rows[table, 2 * boxes + part] = 0
    rows[table, 2 * boxes + NEED] = ruling.bonus_at
    rows[table, 2 * boxes + LEFT] = ruling.rolls_left
    tables.opens[table] = ruling.all_boxes
    tables.over[table] = False


@step
def begin_turn(table: int, ruling: Any, tables: Any, rows: Any) -> Any:
    """Return the keep to throw beside, which is none; where no box is open, end the game."""
    after = 2 * ruling.boxes
    rows[table, after + LEFT] = ruling.rolls_left
    if tables.opens[table]:
        return 0
    tables.over[table] = True
    tables.rolls[table] = -1
    tables.allowed[table] = 0
    for part in range(DICE, LEFT + 1):
        rows[table, after + part] = 0
    return NO_THROW


@step
def throw(keep: int, table: int, ruling: Any, tables: Any, rows: Any) -> None:
    """Throw the dice beside a keep, and look which boxes may take them."""
    chosen = draw(ruling.counts[keep], ruling.uneven[keep], table, tables.streams)
    roll = int(ruling.outcomes[ruling.starts[keep] + chosen])
    tables.rolls[table] = roll
    for face in range(FACES):
        rows[table, 2 * ruling.boxes + DICE + face] = ruling.faces[roll, face]
    tables.allowed[table] = find_allowed(roll, table, ruling, tables, rows)


@step
def draw(count: Any, uneven: Any, table: int, streams: Any) -> Any:
    """Return one of so many numbers from 0 on, each as likely as the others."""
    scaled = (following(table, streams) >> HALF) * count
    while scaled & LOWER_HALF < uneven:
        scaled = (following(table, streams) >> HALF) * count
    return scaled >> HALF


@step
def following(table: int, streams: Any) -> Any:
    """Return the next number of a stream."""
    number = streams[table] + ONWARD
    streams[table] = number
    number = (number ^ (number >> SHIFTS[0])) * MIX_FIRST
    number = (number ^ (number >> SHIFTS[1])) * MIX_SECOND
    return number ^ (number >> SHIFTS[2])


@step
def find_situation(roll: int, table: int, ruling: Any, tables: Any, rows: Any) -> Any:
    """Return the situation that decides how a further five alike is entered, or :data:`ORDINARY`."""
    face, opens = ruling.face_of[roll], tables.opens[table]
    if face == 0 or ruling.further < 0 or opens >> ruling.further & 1:
        return ORDINARY
    situation = int(rows[table, 2 * ruling.boxes + HOLDS_POINTS])
    situation |= UPPER_OPEN if opens & ruling.upper_for[face] else 0
    situation |= LOWER_OPEN if opens & ruling.lower else 0
    situation |= CHANCE_OPEN if opens & ruling.chance else 0
    return situation


@step
def find_allowed(roll: int, table: int, ruling: Any, tables: Any, rows: Any) -> Any:
    """Return the open boxes that may take a roll."""
    opens = tables.opens[table]
    if ruling.fixed_order:
        return opens & -opens
    allowed, scores = opens, ruling.scores[roll]
    situation = find_situation(roll, table, ruling, tables, rows)
    if situation != ORDINARY:
        face = ruling.face_of[roll]
        allowed &= ruling.alike_allowed[situation, face]
        scores = ruling.alike_scores[situation, face]
    others = allowed & ~ruling.last_resort
    return others if others & scores else allowed


@step
def enter(box: int, table: int, ruling: Any, tables: Any, rows: Any) -> Any:
    """Enter the dice in a box, and return what that adds to the total."""
    after, roll = 2 * ruling.boxes, tables.rolls[table]
    points, bonus = ruling.points[roll, box], 0
    situation = find_situation(roll, table, ruling, tables, rows)
    if situation != ORDINARY:
        points = ruling.alike_points[situation, ruling.face_of[roll], box]
        bonus = ruling.alike_bonus[situation]
    tables.opens[table] &= ~(1 << box)
    rows[table, box] = 0
    rows[table, ruling.boxes + box] = points
    rows[table, after + FURTHER_BONUSES] += bonus
    reward = points + bonus
    if box == ruling.further and points > 0:
        rows[table, after + HOLDS_POINTS] = 1
    if ruling.upper >> box & 1:
        rows[table, after + UPPER] += points
        lacks = rows[table, after + NEED]
        if 0 < lacks <= points:
            rows[table, after + UPPER_BONUS] = ruling.bonus
            reward += ruling.bonus
        rows[table, after + NEED] = max(0, lacks - points)
    return reward


@step
def write_mask(table: int, ruling: Any, tables: Any, rows: Any, masks: Any) -> None:
    """Note which actions there are: the keeps inside the roll, unless no throw is left, and then the boxes."""
    keeps, boxes, allowed = ruling.keeps, ruling.boxes, tables.allowed[table]
    nothing = ruling.faces.shape[0]
    roll = tables.rolls[table] if rows[table, 2 * boxes + LEFT] > 0 else nothing
    at = table * (keeps + boxes)
    copy_bytes(masks, at, ruling.inside, roll * keeps, keeps)
    if boxes < BYTE:
        copy_bytes(masks, at + keeps, ruling.spread, BYTE * allowed, boxes)
    else:
        for begin in range(0, boxes, BYTE):
            first = min(begin, boxes - BYTE)  # so the last are eight too, though some are written twice
            copy_bytes(masks, at + keeps + first, ruling.spread, BYTE * (allowed >> first & 255), BYTE)
