"""Where dice come from: fair dice that anyone can recompute, seeded and scripted ones.

    fair    dice from a sealed secret
    verify  the dice of a finished game, recomputed

Imports ``game`` and ``rules``.
"""
