"""Numbers that compiled code and the rest of the solver have to agree on."""

WIDTH = 8
"""States worked on together: eight doubles, one register of the widest processors."""

ALIGNED = 8 * WIDTH
"""Bytes: a row of states begins at a multiple of that."""

LEAST = -1e300
"""Less than any value: a box that may not be taken."""

TIE = 1e-11
"""Values this near are taken as equal, so that it is not rounding that chooses."""

HOLDS_POINTS, UPPER_OPEN, LOWER_OPEN, CHANCE_OPEN = 1, 2, 4, 8
"""The bits of a situation, as in the rules."""

ORDINARY = 16
"""In place of a situation: five alike like any other roll."""
