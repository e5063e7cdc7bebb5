"""What a solution answers, mostly in plain numpy.

    values     the solution of a sheet: the value of every state
    outlook    the next turn of a card, whichever dice fall
    advice     every choice in the middle of a turn, with its cost
    prospect   every mark that a turn can end with under best play
    forward    levels of states that follow from a card, for the kernels
    opponents  final totals of every column of a table, and the race of the one to move

May import the rules, the game, ``states`` and ``kernels.constants``; ``opponents`` also odds and race.
"""
