"""Computer players, from beginner to perfect, behind one protocol.

May import the solver, the game and the rules; knows nothing of the coach.
"""
