"""The terminal user interface, built on Textual.

    app             the application: themes, settings, and which screen is shown
    table_screen    the table: key actions and mouse events
    table_view      the table's widgets and layout, without actions
    pad_widget      the scorecard widgets
    dice_tray       the dice widget, and which die lies where
    texts           sentences about a game
    side_texts      which of them are shown where there is little room
    entry_input     dice or points typed when people roll real dice
    key_bindings    which key triggers which action
    key_hints       the line of keys at the bottom of a screen
    new_game        the form for a new game
    results_screen  results of a round or a game
    help_screens    the rules; the box at the cursor, signs and keys
    background      solver calls in worker threads
    bot_turns       the turns of bots
    coaching        the coach: advice, remarks, chances to win
    coach_notes     the advice on display, and the position it is for
    signals         handlers for termination signals
    terminal_background  whether the terminal is light or dark

May import ``yatzy.local_table``, ``yatzy.preferences`` and the layers below them; never ``yatzy.cli``.
"""
