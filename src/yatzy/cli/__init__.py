"""The command line, one file a command.

    main    builds the commands, runs one, and turns what goes wrong into a line and an exit code
    output  how tables and pages look in a terminal

A command's file imports at its top only what is light: ``yatzy --help`` reads all of them.
"""

from yatzy.cli.main import main

__all__ = ["main"]
