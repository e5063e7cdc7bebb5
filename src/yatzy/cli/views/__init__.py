"""Results as terminal output.

    player_stats  statistics of players
    plot          a distribution of totals as a bar chart of characters
    position      a scorecard with the dice of a turn
    quiz          drill questions and answers
    review        a game review
    sparkline     a turn's luck and cost on one line
    welcome       where a server can be reached, with a QR code

May import ``support``; never ``commands``.
"""
