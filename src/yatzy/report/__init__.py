"""Results as structure with words in it, before any layout; terminal, page and paper lay them out.

    scorepad          the pad of a game as rows
    rulebook          a rule sheet as a page to read
    joker_examples    what an extra five alike scores, by examples on that page
    comparison        rule sheets side by side
    own_rules         a sheet somebody wrote: its faults, or its page and what it changes
    outcome           who won, and the scores
    review            columns, turns and decisions of a reviewed game
    deciding_factors  whether dice or choices decided a game
    player_records    what a player reached by a sheet, beside the perfect player
    schemas           advice, contests, solutions and odds as JSON
    review_schema     a review as JSON

Imports ``l10n`` and what lies below it; no terminal, no HTML.
"""
