"""The HTTP routes.

tables        create, list, see, move, begin, rematch
seats         take, leave, lend, hand over; contributions to the dice
matches       duplicate matches
game_of_day   the game of the day, and what proves its dice
players       claimed seats and statistics
coaching      advice, solutions, contests of bots
review        reviews of games, import of records
positions     analysis of positions, practice questions
compare       sheets compared, odds
rulebook      rules to read, score pads to print
own_rules     checking rules of one's own
game_records  records, sheets, verification of dice, QR codes
health        health checks, metrics, the live connection
"""
