"""The server: tables for friends near and far, with the log as the only truth.

    settings   what it can be told              limits    how much one may ask for
    wire       what a live connection says      views     what clients see of a game
    seats      tokens and who holds what        room      what was agreed, who sits where
    tables     the live tables                  playing   what people do at them
    laying     how tables come about            computers who plays when it is a computer's turn
    sockets    a live connection                routes    everything that can be asked for
    hall       all that a process has open      app       all of it as one application
    describing its OpenAPI document             sheets    a rule sheet as data
    jobs, work answers that take long, in processes of their own
    channels   what processes tell each other   logs, metrics, running

Imports ``l10n``, ``paper``, ``table`` and what is below them.
"""
