"""Rolls once at a table, in a process that has to heed the rights of files, even as root.

``python guest.py FILE GAME`` prints the games, rolls, and ends as the command line does: a sentence on standard
error and an exit code.
"""

import ctypes
import sys
from pathlib import Path

from yatzy.cli.support.exit_codes import exit_code_of
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.rules.errors import YatzyError
from yatzy.store.local_store import LocalStore

CAPABILITIES_3 = 0x20080522
"""From Linux's ``capability.h``: two sets of 32 each."""


def give_up_rights() -> None:
    """Be bound by the rights of files, whoever runs this."""
    header = (ctypes.c_uint32 * 2)(CAPABILITIES_3, 0)
    none = (ctypes.c_uint32 * 6)()
    if ctypes.CDLL(None, use_errno=True).capset(header, none):
        raise OSError(ctypes.get_errno())


def main(file: str, game_id: str) -> int:
    """Roll once, and tell what is in the way."""
    give_up_rights()
    try:
        with LocalStore(Path(file)) as store:
            print(*(f"{one.game_id} {one.events}" for one in store.list_games()))  # noqa: T201 # that is its answer
            LocalTable.open(store, game_id).roll()
    except YatzyError as error:
        sys.stderr.write(f"{error_sentence(catalogue('en'), error)}\n")
        return exit_code_of(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
