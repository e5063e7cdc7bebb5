"""The command line.

    main      the entry point: runs one command, turns errors into a line and an exit code
    app       which commands there are, and usage errors
    commands  one module per command
    views     results as terminal output
    support   what several commands share

May import every other package. Only the module of the command that is run is loaded, but ``--help`` loads them
all: at its top, a command's module imports only what is light.
"""

from yatzy.cli.main import main

__all__ = ["main"]
