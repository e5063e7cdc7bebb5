"""Verifiable dice: derived from a secret that is committed to by its hash before play.

    fair    dice from a secret, and the number of each die
    verify  recomputes the dice of a finished game

Imports ``game`` and ``rules``.
"""
