"""A sheet and the state of many tables, as arrays for the compiled functions. Boxes are in printed order."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.envs.layout import BYTE_BITS, layout_of
from yatzy.rules.rule_tables import RuleTables, boxes_of
from yatzy.solver.states.box_arrays import Ints, Masks, box_arrays_of
from yatzy.solver.states.lattice import lattice_of


class RuleArrays(NamedTuple):
    """The rules of a sheet. Arrays by face have 7 entries, index 0 unused."""

    boxes: int
    keeps: int
    """Number of keeps of fewer than all dice; actions below it are keeps."""
    rolls_left: int
    """After the first throw of a turn."""
    points: Ints
    """By roll and box, for ordinary rolls."""
    scoring_boxes: Masks
    """By roll: the boxes with points."""
    face_of: NDArray[np.uint8]
    """By roll: the face if all dice show it, else 0."""
    faces: Ints
    """By roll: how many dice show each face, from 1 on."""
    contains_keep: NDArray[np.int8]
    """By roll and keep: whether the roll contains the keep. One more row of zeros stands for no roll."""
    byte_bits: NDArray[np.int8]
    """By byte: its bits, lowest first, each as a byte."""
    keep_lists: NDArray[np.int16]
    """By roll: the keeps it contains, and below, how many they are."""
    keep_counts: Masks
    starts: NDArray[np.uint32]
    """By keep: the start of its outcomes, their number, and the bound for rejection sampling."""
    counts: NDArray[np.uint64]
    rejected_below: NDArray[np.uint64]
    outcomes: NDArray[np.uint16]
    alike_points: Ints
    """By situation, face and box: the points of an extra five alike."""
    alike_scoring_boxes: Masks
    """By situation and face: the boxes with points."""
    alike_allowed: Masks
    """By situation and face: the boxes that may be filled."""
    alike_bonus: Ints
    """By situation."""
    upper_for: Masks
    """By face: the upper boxes for it."""
    five_alike_box: int
    """The box for five alike, or -1 if the sheet has no rule for an extra one."""
    all_boxes: int
    upper: int
    lower: int
    chance: int
    last_resort: int
    strike_last: bool
    fixed_order: bool
    bonus_at: int
    bonus: int
    most_upper: int
    """The most points of an upper box."""


class TableArrays(NamedTuple):
    """The state of many tables, one entry per table."""

    streams: NDArray[np.uint64]
    """State of the random number streams."""
    opens: Masks
    """The open boxes."""
    allowed: Masks
    """The boxes that may be filled with the current dice."""
    rolls: Masks
    """Index of the current roll, -1 after the last turn."""
    over: NDArray[np.bool_]
    """Whether the game is over, so that the next step begins another."""


def empty_table_arrays(count: int) -> TableArrays:
    """Return the state of so many tables before their first game."""
    return TableArrays(
        streams=np.zeros(count, np.uint64),
        opens=np.zeros(count, np.int64),
        allowed=np.zeros(count, np.int64),
        rolls=np.full(count, -1, np.int64),
        over=np.ones(count, np.bool_),
    )


@lru_cache(maxsize=16)
def rule_arrays_of(tables: RuleTables) -> RuleArrays:
    """Return the tables of a sheet as arrays."""
    layout, bonus = layout_of(tables), tables.upper_bonus
    starts, counts, outcomes = lattice_of(tables.dice.count).outcomes
    return RuleArrays(
        boxes=layout.boxes,
        keeps=layout.keeps,
        rolls_left=tables.rolls - 1,
        faces=np.array(layout.counts, np.int32),
        contains_keep=np.append(layout.contains_keep, np.zeros((1, layout.keeps), np.int8), axis=0),
        byte_bits=np.array([list(bits) for bits in BYTE_BITS], np.int8),
        keep_lists=np.argsort(-layout.contains_keep, axis=1, kind="stable").astype(np.int16),
        keep_counts=layout.contains_keep.sum(axis=1, dtype=np.int64),
        starts=starts,
        counts=counts.astype(np.uint64),
        rejected_below=np.array([(1 << 32) % count for count in counts.tolist()], np.uint64),
        outcomes=outcomes,
        **box_arrays_of(tables)._asdict(),
        all_boxes=tables.all_boxes,
        upper=tables.upper,
        lower=tables.lower,
        last_resort=tables.last_resort,
        strike_last=tables.strike_last,
        fixed_order=tables.fixed_order,
        bonus_at=bonus.at if bonus else 0,
        bonus=bonus.points if bonus else 0,
        most_upper=max((int(layout.high[layout.boxes + box]) for box in boxes_of(tables.upper)), default=0),
    )
