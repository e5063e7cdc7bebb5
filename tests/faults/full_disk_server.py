"""A server whose database cannot be written when the test says so.

``python full_disk_server.py LIMIT FOLDER``, and then what is said to yatzy. There are three limits:

    disk        a small disk is mounted at FOLDER, which the test fills through the process's own root
    read-only   connections may only read as long as a file called ``read-only`` is in FOLDER
    file        nothing is done here: the test limits from outside how large this process's files may become
"""

import sqlite3
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Pool, event

from faults.full_disk_player import NOT_PERMITTED, Disk
from yatzy.cli import main


def only_reading(folder: Path) -> None:
    """Let SQLite refuse to write, as it does where the disk has become read-only."""

    @event.listens_for(Pool, "checkout")
    def ask(connection: sqlite3.Connection, _record: Any, _proxy: Any) -> None:
        connection.execute(f"pragma query_only = {(folder / 'read-only').exists():d}")


if __name__ == "__main__":
    limit, folder = sys.argv[1], Path(sys.argv[2])
    del sys.argv[1:3]
    try:
        if limit == "disk":
            Disk(folder)
    except PermissionError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(NOT_PERMITTED)
    if limit == "read-only":
        only_reading(folder)
    sys.exit(main())
