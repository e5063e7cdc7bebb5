"""A sheet, and what goes on at many tables, as arrays for the compiled call. Boxes are counted as printed."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.envs.layout import SPREAD, layout_of
from yatzy.rules.dice import FACES
from yatzy.rules.tables import RuleTables
from yatzy.solver.agreed import ORDINARY
from yatzy.solver.lattice import lattice_of

Ints = NDArray[np.int32]
Masks = NDArray[np.int64]


class Ruling(NamedTuple):
    """What a sheet says. By face means by face from 0, where nothing is, to 6."""

    boxes: int
    keeps: int
    """Those of fewer than all dice: what an action below this keeps."""
    rolls_left: int
    """After the first throw of a turn."""
    points: Ints
    """By roll and box, when nothing special applies."""
    scores: Masks
    """By roll: the boxes that score then."""
    face_of: NDArray[np.uint8]
    """By roll: the face if all dice show it, else 0."""
    faces: Ints
    """By roll: how many dice show each face, from one on."""
    inside: NDArray[np.int8]
    """By roll and keep: whether those dice are there; after the last roll, nothing is."""
    spread: NDArray[np.int8]
    """By set of eight boxes, as a mask, and box: whether it is in the set."""
    inside_lists: NDArray[np.int16]
    """By roll: the keeps that are there, and beside them how many they are."""
    inside_counts: Masks
    starts: NDArray[np.uint32]
    """By keep: its first place in the list of outcomes, how many it has, and which draws to pass over."""
    counts: NDArray[np.uint64]
    uneven: NDArray[np.uint64]
    outcomes: NDArray[np.uint16]
    alike_points: Ints
    """By situation, face and box: what five alike scores there."""
    alike_scores: Masks
    """By situation and face: the boxes that score."""
    alike_allowed: Masks
    """By situation and face: the boxes that may be taken."""
    alike_bonus: Ints
    """By situation."""
    upper_for: Masks
    """By face: the upper boxes for it."""
    further: int
    """The box for five alike, where a further one is another matter; else -1."""
    all_boxes: int
    upper: int
    lower: int
    chance: int
    last_resort: int
    fixed_order: bool
    bonus_at: int
    bonus: int


class Tables(NamedTuple):
    """What goes on at many tables, each one number."""

    streams: NDArray[np.uint64]
    """Where the dice come from."""
    opens: Masks
    """The open boxes."""
    allowed: Masks
    """Those that may take the dice as they lie."""
    rolls: Masks
    """The dice, -1 after the last turn."""
    over: NDArray[np.bool_]
    """Whether the game is over: the next step begins another."""


def tables_for(count: int) -> Tables:
    """Return so many tables where nobody has begun."""
    return Tables(
        streams=np.zeros(count, np.uint64),
        opens=np.zeros(count, np.int64),
        allowed=np.zeros(count, np.int64),
        rolls=np.full(count, -1, np.int64),
        over=np.ones(count, np.bool_),
    )


@lru_cache(maxsize=16)
def ruling_of(tables: RuleTables) -> Ruling:
    """Turn a sheet's tables into arrays."""
    layout, further, bonus = layout_of(tables), tables.further, tables.upper_bonus
    starts, counts, outcomes = lattice_of(tables.dice.count).outcomes
    points = np.array(tables.points, np.int32)
    situations = further.situations if further else ()
    alike_points = np.zeros((ORDINARY, len(FACES) + 1, layout.boxes), np.int32)
    alike_allowed = np.zeros((ORDINARY, len(FACES) + 1), np.int64)
    alike_bonus = np.zeros(ORDINARY, np.int32)
    for index, situation in enumerate(situations):
        alike_points[index, 1:] = situation.points[1:]
        alike_allowed[index, 1:] = situation.allowed[1:]
        alike_bonus[index] = situation.bonus
    return Ruling(
        boxes=layout.boxes,
        keeps=layout.keeps,
        rolls_left=tables.rolls - 1,
        points=np.ascontiguousarray(points.T),
        scores=_mask(points.T > 0),
        face_of=np.array(tables.face_of, np.uint8),
        faces=np.array(layout.counts, np.int32),
        inside=np.append(layout.inside, np.zeros((1, layout.keeps), np.int8), axis=0),
        spread=np.array([list(one) for one in SPREAD], np.int8),
        inside_lists=np.argsort(-layout.inside, axis=1, kind="stable").astype(np.int16),
        inside_counts=layout.inside.sum(axis=1, dtype=np.int64),
        starts=starts,
        counts=counts.astype(np.uint64),
        uneven=np.array([(1 << 32) % count for count in counts.tolist()], np.uint64),
        outcomes=outcomes,
        alike_points=alike_points,
        alike_scores=_mask(alike_points > 0),
        alike_allowed=alike_allowed,
        alike_bonus=alike_bonus,
        upper_for=np.array(further.upper_for if further else [0] * (len(FACES) + 1), np.int64),
        further=further.box if further else -1,
        all_boxes=tables.all_boxes,
        upper=tables.upper,
        lower=tables.lower,
        chance=further.chance if further else 0,
        last_resort=tables.last_resort,
        fixed_order=tables.fixed_order,
        bonus_at=bonus.at if bonus else 0,
        bonus=bonus.points if bonus else 0,
    )


def _mask(boxes: NDArray[np.bool_]) -> Masks:
    """Return sets of boxes, by box along the last axis, as masks."""
    masks: Masks = (boxes.astype(np.int64) << np.arange(boxes.shape[-1])).sum(axis=-1)
    return masks
