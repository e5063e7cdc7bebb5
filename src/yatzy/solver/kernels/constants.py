"""Numbers that compiled code and the rest of the solver share."""

WIDTH = 8
"""States per vector: eight doubles, the widest SIMD register."""

ALIGNED = 8 * WIDTH
"""Bytes: the alignment of a row of states."""

LEAST = -1e300
"""Less than any value; stands for a box that may not be taken."""

TIE = 1e-11
"""Values closer than this count as equal, so that rounding never decides."""

HOLDS_POINTS, UPPER_OPEN, LOWER_OPEN, CHANCE_OPEN = 1, 2, 4, 8
"""The bits of a situation, as in the rules."""

ORDINARY = 16
"""Used instead of a situation where five alike counts like any other roll."""
