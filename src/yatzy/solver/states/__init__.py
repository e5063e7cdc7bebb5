"""The states of a sheet between turns, and its rules as arrays for the kernels.

    upper_states  states of the upper section: open boxes and points needed for the bonus
    space         all states of a sheet, and their index in the array of values
    scoring       points, runs and situations as arrays
    lattice       keeps of the dice and the edges between them
    scratch       buffers that kernels work in

May import the rules, the card and ``kernels.constants``.
"""
