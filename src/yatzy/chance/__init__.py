"""Where dice come from: a sealed secret, so that anyone can recompute them.

    fair    dice from a sealed secret, and which number each has
    verify  the dice of a finished game, recomputed

Imports ``game`` and ``rules``.
"""
