"""What several commands share.

    card_arguments  parsing of ``--sheet`` and ``--filled``
    find_game       games from record files or from the user's store
    help_page       help pages in the user's language
    progress        a progress bar
    solution        a sheet's solution, with progress bar and warnings
    start_table     opening the terminal interface on a game
    streams         the standard streams, and error lines
    terminal        consoles, tables and output files
    user_store      the user's stored games, and record files

Never imports ``commands`` or ``views``.
"""
