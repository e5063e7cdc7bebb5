"""The table as a screen in the terminal.

    app       the application: themes, and which screen comes when
    table     the table: the keys that play
    view      what the table looks like
    pad       the pad as widgets
    dice      the dice as a widget, and which lies where
    telling   the words about a game
    keys      which key does what
    writing   what is typed with real dice
    laying    the form for a new game
    ending    how it came out
    leaving   what a signal to end does
    reading   rules and keys, to look something up
    thinking  what takes long, computed beside the screen
    computers the turns of computer players
    coaching  the coach: advice, remarks, chances
    counsel   what the coach has said, as it is shown

Imports ``table``, ``settings`` and what lies below them; never ``cli``.
"""
