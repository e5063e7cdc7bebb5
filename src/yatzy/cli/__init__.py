"""The command line, one file a command.

    main     builds the commands, runs one, and turns what goes wrong into a line and an exit code
    output   how tables and pages look in a terminal
    waiting  what is shown while something takes long
    solving  the solution of a sheet, for the commands that need one
    plot     a distribution as a picture made of letters

A command's file imports at its top only what is light: ``yatzy --help`` reads all of them.
"""

from yatzy.cli.main import main

__all__ = ["main"]
