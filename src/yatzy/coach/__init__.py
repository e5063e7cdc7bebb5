"""The exact values turned into help: what to do and what it costs, why, and what a game was made of.

Codes and numbers, no prose: the sentences are the catalogue's. May import the solver, the game and the rules.
"""
