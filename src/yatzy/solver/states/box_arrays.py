"""What boxes pay and which may be filled, as arrays by roll and box. Boxes are in printed order."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.rules.dice import FACES
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.kernels.constants import ORDINARY

Ints = NDArray[np.int32]
Masks = NDArray[np.int64]


class BoxArrays(NamedTuple):
    """The boxes of a sheet. Arrays by face have 7 entries, index 0 unused."""

    points: Ints
    """By roll and box, for ordinary rolls."""
    scoring_boxes: Masks
    """By roll: the boxes with points."""
    face_of: NDArray[np.uint8]
    """By roll: the face if all dice show it, else 0."""
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
    chance: int


@lru_cache(maxsize=16)
def box_arrays_of(tables: RuleTables) -> BoxArrays:
    """Return the boxes of a sheet as arrays."""
    extra, points = tables.extra_five_alike, np.array(tables.points, np.int32)
    alike_points = np.zeros((ORDINARY, len(FACES) + 1, len(tables.keys)), np.int32)
    alike_allowed = np.zeros((ORDINARY, len(FACES) + 1), np.int64)
    alike_bonus = np.zeros(ORDINARY, np.int32)
    for index, situation in enumerate(extra.situations if extra else ()):
        alike_points[index, 1:] = situation.points[1:]
        alike_allowed[index, 1:] = situation.allowed[1:]
        alike_bonus[index] = situation.bonus
    return BoxArrays(
        points=np.ascontiguousarray(points.T),
        scoring_boxes=_masks_of(points.T > 0),
        face_of=np.array(tables.face_of, np.uint8),
        alike_points=alike_points,
        alike_scoring_boxes=_masks_of(alike_points > 0),
        alike_allowed=alike_allowed,
        alike_bonus=alike_bonus,
        upper_for=np.array(extra.upper_for if extra else [0] * (len(FACES) + 1), np.int64),
        five_alike_box=extra.box if extra else -1,
        chance=extra.chance if extra else 0,
    )


def _masks_of(boxes: NDArray[np.bool_]) -> Masks:
    """Return flags by box, along the last axis, as bit masks."""
    masks: Masks = (boxes.astype(np.int64) << np.arange(boxes.shape[-1])).sum(axis=-1)
    return masks
