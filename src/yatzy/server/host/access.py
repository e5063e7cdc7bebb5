"""How the command line reaches a running server that has an SQLite file to itself.

The server writes its address and a token beside the file, readable by its owner only: whoever can read that can
read the games too. The token is the one of the setting, or a new one at every start.
"""

import errno
import hmac
import os
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from yatzy.atomic_write import atomic_replace
from yatzy.rules.errors import TableUnauthorized
from yatzy.server.ops import logs


class ServerAccess(Struct, frozen=True):
    """Where a server is, and the token of whoever runs it."""

    url: str
    token: str


def access_file(database: Path) -> Path:
    """Return the file beside a database file."""
    file = database.resolve()
    return file.with_name(f"{file.name}-host")


def write_access(database: Path, access: ServerAccess) -> None:
    """Write the file, readable by its owner only. A failure is logged: the server does without."""
    try:
        with atomic_replace(access_file(database)) as place:
            if hasattr(os, "fchmod"):
                os.fchmod(place.fileno(), 0o600)
            place.write(msgspec.json.encode(access))
    except OSError as error:
        logs.warn("no-host-file", problem=error.strerror or errno.errorcode.get(error.errno or 0, ""))


def read_access(database: Path) -> ServerAccess | None:
    """Return what a running server has written, if anything."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(access_file(database).read_bytes(), type=ServerAccess)
    return None


def remove_access(database: Path) -> None:
    """Remove the file at the end of a server."""
    with suppress(OSError):
        access_file(database).unlink(missing_ok=True)


def check_token(shown: str, token: str) -> None:
    """Raise :class:`TableUnauthorized` unless the token of whoever runs the server was shown."""
    if not hmac.compare_digest(shown.encode(), token.encode()):
        raise TableUnauthorized("host-token")
