"""The game engine on top of the rules: immutable states, folded from events.

    card            one column of the pad, and the marks on it
    drawing         cards as text and as an HTML table, for ``print`` and notebooks
    card_svg        the same as a picture
    turn            the throws of a turn, and the mark that ends it
    setup           what is agreed before a game: sheet, players, teams, rounds
    roll_off        who begins, where that is rolled for
    state           a game at one moment, and whose turn it is
    moves           what a player can do
    events          what has happened
    engine          legal moves, the events a move leads to, and the state after an event
    corrections     marks taken back or corrected
    series          how the rounds of a game are counted
    jsonl           a game record as JSON Lines, for machines
    notation        a game record as text, for people
    record_reader   game records in either format
    player_results  results and records of players on each sheet

Pure: dice are input; no clock, randomness or files. Imports ``rules``, msgspec and the standard library.
"""
