"""Numbers that compiled code and the rest of the environments have to agree on."""

ONWARD = 0x9E3779B97F4A7C15
MIX = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
"""How a stream of random numbers goes on, and how its numbers are mixed: SplitMix64."""

HALF = (1 << 32) - 1
"""The lower half of a number of 64 bits."""

UPPER, NEED, HOLDS_POINTS, UPPER_BONUS, FURTHER_BONUSES, DICE = range(6)
LEFT = DICE + 6
"""Where the parts of an observation begin, after what is open and what stands there, box by box: the dice take a
place for each face, and after them comes how often they may be thrown again."""
