"""Outlooks computed from the values of the states after a turn.

Plain numpy, for one card or many at once, so that advice needs no compiler.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.dice import FACES
from yatzy.solver.kernels.constants import CHANCE_OPEN, LOWER_OPEN, ORDINARY, TIE, UPPER_OPEN
from yatzy.solver.query.outlook import BARRED, Outlook
from yatzy.solver.states.lattice import Lattice, lattice_of
from yatzy.solver.states.scoring import Scoring
from yatzy.solver.states.space import Places, StateSpace

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


def compute_outlooks(
    values: Floats, space: StateSpace, scoring: Scoring, cards: Sequence[Card], tie: float = TIE
) -> list[Outlook]:
    """Return the outlook of each card."""
    entries, keeps, rolls = evaluate_turns(values, space, scoring, space.places(cards))
    if not space.is_in_printed_order:
        entries = entries[np.argsort(space.boxes)]
    for array in (entries, *keeps, *rolls):
        array.flags.writeable = False
    return [
        Outlook(
            card,
            entries[:, :, place],
            tuple(one[:, place] for one in keeps),
            tuple(one[:, place] for one in rolls),
            float(card.total),
            tie,
        )
        for place, card in enumerate(cards)
    ]


def evaluate_turns(
    values: Floats, space: StateSpace, scoring: Scoring, places: Places
) -> tuple[Floats, list[Floats], list[Floats]]:
    """Return the values of entries, keeps and rolls, as in :class:`Outlook`, with cards along the last axis."""
    entries = _entry_values(values, space, scoring, places)
    return entries, *evaluate_rerolls(lattice_of(scoring.dice), entries.max(axis=0), space.tables.rolls - 1)


def evaluate_rerolls(lattice: Lattice, rolls: Floats, count: int) -> tuple[list[Floats], list[Floats]]:
    """Return the values of keeps and rolls for each number of rerolls left."""
    all_keeps, all_rolls = [], [rolls]
    for _ in range(count):
        keeps = average_throws(lattice, all_rolls[-1])
        best = keeps.copy()
        for first, end in zip(lattice.sizes[1:], lattice.ends[1:], strict=True):
            np.maximum(best[first:end], best[lattice.fewer[first:end]].max(axis=1), out=best[first:end])
        all_keeps.append(keeps)
        all_rolls.append(best[lattice.first_roll :])
    return all_keeps, all_rolls


def average_throws(lattice: Lattice, rolls: Floats) -> Floats:
    """Return by keep the mean over all throws of the other dice of what each roll is given, in each column."""
    keeps = np.empty((len(lattice.fewer), rolls.shape[1]))
    keeps[lattice.first_roll :] = rolls
    for first, end in reversed(list(zip(lattice.sizes[:-1], lattice.ends[:-1], strict=True))):
        np.mean(keeps[lattice.more[first:end]], axis=1, out=keeps[first:end])
    return keeps


def _entry_values(values: Floats, space: StateSpace, scoring: Scoring, places: Places) -> Floats:
    """Return the value of entering each roll in each box, by box, roll and card."""
    layout, uppers = space.layout, space.upper_count
    rows, lanes = places.rows, places.lanes
    entries = np.empty((len(space.boxes), scoring.rolls, len(rows)))
    above = [_upper_values(values, space, scoring, box, places) for box in range(uppers)]
    below = values[layout.next_row[rows].astype(np.int64) * space.lanes + lanes[:, None, None]]
    takes = _takeable_boxes(space, places.opens)
    for box in range(len(space.boxes)):
        if box < uppers:
            entries[box] = above[box][scoring.counts[box]]
        else:
            entries[box] = scoring.points[box][:, None] + below[:, box - uppers, 0]
        entries[box][:, takes >> box & 1 == 0] = BARRED
    if scoring.last_resort:
        _bar_last_resorts(entries, scoring, takes)
    if scoring.strike_last:
        _bar_zeros(entries, scoring)
    _enter_alike(entries, scoring, places, takes, (above, below))
    return entries


def _upper_values(values: Floats, space: StateSpace, scoring: Scoring, box: int, places: Places) -> Floats:
    """Return the value of filling an upper box, by number of matching dice and card."""
    points = scoring.faces[box] * np.arange(scoring.dice + 1)[:, None]
    needs = space.layout.needs[places.lanes]
    gains = points + scoring.bonus * ((needs > 0) & (needs <= points))
    after: Floats = values[places.rows * space.lanes + space.layout.next_lane[box][:, places.lanes]] + gains
    return after


def _takeable_boxes(space: StateSpace, opens: Ints) -> Ints:
    """Return masks of the boxes one of which must be taken."""
    if not space.tables.fixed_order:
        return opens
    order = np.array([1 << int(place) for place in np.argsort(space.boxes)])
    is_open = opens[:, None] & order != 0
    return np.where(is_open.any(axis=1), order[is_open.argmax(axis=1)], 0)


def _bar_last_resorts(entries: Floats, scoring: Scoring, takes: Ints) -> None:
    """Bar last-resort boxes for rolls that another open box scores."""
    boxes = np.arange(len(entries))
    plain = (takes & ~scoring.last_resort)[None, :] >> boxes[:, None] & 1
    scored = (scoring.points > 0).astype(np.int64).T @ plain > 0
    for box in boxes[scoring.last_resort >> boxes & 1 == 1]:
        entries[box][scored] = BARRED


def _bar_zeros(entries: Floats, scoring: Scoring) -> None:
    """Bar zeros for rolls that an allowed box scores."""
    pays = (scoring.points > 0)[:, :, None]
    scored = (pays & (entries > BARRED)).any(axis=0)
    entries[~pays & scored] = BARRED


def _enter_alike(
    entries: Floats, scoring: Scoring, places: Places, takes: Ints, after: tuple[list[Floats], Floats]
) -> None:
    """Write the values of rolls of a single face, which depend on the situation."""
    above, below = after
    uppers, boxes, opens = len(above), np.arange(len(entries)), places.opens
    situation = (
        places.holds_points
        | UPPER_OPEN * (opens & scoring.upper_for[:, None] != 0)
        | LOWER_OPEN * (opens & scoring.lower != 0)
        | CHANCE_OPEN * (opens & scoring.chance != 0)
    )
    if scoring.five_alike_box < 0:
        situation[:] = ORDINARY
    else:
        situation[:, opens >> scoring.five_alike_box & 1 == 1] = ORDINARY
    faces = np.arange(len(FACES))[:, None]
    points = scoring.alike_points[situation, faces].transpose(0, 2, 1)
    allowed = np.broadcast_to(takes, situation.shape)
    if not scoring.fixed_order:
        allowed = allowed & scoring.alike_allowed[situation, faces]
    others = allowed & ~scoring.last_resort
    scored = ((others[:, None] >> boxes[:, None] & 1) * (points > 0)).any(axis=1)
    allowed = np.where(scored, others, allowed)
    if scoring.strike_last:
        paid = ((points > 0) * (1 << boxes)[:, None]).sum(axis=1) & allowed
        allowed = np.where(paid, paid, allowed)
    worth = points + scoring.alike_bonus[situation][:, None]
    for box in range(uppers):
        full = points[:, box] > 0
        worth[:, box] += np.where(full, above[box][-1] - points[:, box], above[box][0])
    paid = np.where(points[:, uppers:] > 0, *(below[:, :, flag].T for flag in (1, 0)))
    worth[:, uppers:] += paid
    worth[allowed[:, None] >> boxes[:, None] & 1 == 0] = BARRED
    entries[:, scoring.alike_rolls - scoring.first_roll] = worth.transpose(1, 0, 2)
