"""The game on top of the rules: a fold of events, judged move by move.

    card           one column of the pad, and a mark on it
    turn, setup    the throws of a turn; what a table agrees on
    roll_off       who begins, where that is thrown out
    state          a game at one moment, and whose turn it is
    moves, events  what a player can do; what has happened
    engine         which moves there are, what they lead to, what an event changes
    putting_right  marks taken back or corrected
    series         how rounds are counted
    record         a game as JSON Lines, for machines
    notation       a game as text, for people
    records        what players have reached on each sheet

Pure: dice are data; no clock, no chance, no files. Imports ``rules``, msgspec and the standard library.
"""
