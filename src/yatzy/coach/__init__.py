"""The exact values turned into help: advice, its reasons, and reviews of games.

    explain       why the best choice is best: codes with the numbers they rest on
    review        a game decision by decision: luck and cost add up to the result
    habits        what kind of mistake a decision is
    game_summary  what a game came to, small enough to store for good
    player_stats  many summaries of one player in one
    drill         positions to practise on
    typed_choice  parses a choice that a person typed
    win_advice    chances to win as data
    win_chances   everyone's chance to win, and the choice that maximises it

Codes and numbers, no prose: sentences are in the catalogue. May import the solver, the game, the rules and
chance.
"""
