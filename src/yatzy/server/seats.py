"""Seats are capabilities: whoever knows a seat's token plays there, and the server keeps only its fingerprint.

A token is made by whoever is to hold it: 128 random bits, written in 22 letters. So a request that has to be
repeated asks for the same thing again, and an answer never carries a token that could be lost on the way.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable

from yatzy.rules.errors import TableError
from yatzy.store.sql import plain_code
from yatzy.table import LETTERS

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
ID_LETTERS = 10


def fingerprint(token: str, of: str = "seat") -> str:
    """Return what is kept of a token: of a seat's, or of the key by which a player is known."""
    if not TOKEN.fullmatch(token):
        raise TableError("table-token")
    return hashlib.sha256(f"yatzy {of} {token}".encode()).hexdigest()


def holds(kept: Iterable[str], given: str) -> bool:
    """Whether a fingerprint is among those kept. It takes as long whichever it is, or none."""
    found = False
    for one in kept:
        found |= hmac.compare_digest(one, given)
    return found


def id_from(*parts: str) -> str:
    """Return the id of the table that these parts name: asking twice makes one table."""
    number = int.from_bytes(hashlib.sha256("\n".join(("yatzy table", *parts)).encode()).digest())
    letters = []
    for _ in range(ID_LETTERS):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def read_code(typed: str) -> str:
    """Return the id of a table from its code as people type it: in any case, in groups."""
    return plain_code(typed)
