"""The table as a screen in the terminal.

    app      the application: themes, and which screen comes when
    table    the table: dice, pad, keys
    pad      the pad as a widget
    dice     the dice as a widget, and which lies where
    laying   the form for a new game
    ending   how it came out
    reading  the rules of the sheet, to look something up

Imports ``table``, ``l10n``, ``store``, ``chance``, ``game`` and ``rules``.
"""
