"""A table as clients see it, without a web framework or a database.

    room          options and seats of a table, and how they change
    contributions how a full table begins: what devices contribute to its dice
    tokens        who holds a seat
    game_session  a game in play: decides moves, follows events
    views         rooms and games as clients see them
    card_view     a card as clients see it
    wire          messages of the live connection
    messages      messages about moves, encoded once

Imports ``game``, ``rules``, ``chance``, ``bots`` and ``l10n``.
"""
