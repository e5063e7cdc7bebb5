"""Tokens of seats are capabilities: whoever knows one plays there; the server stores only a fingerprint.

A token is made by its holder: 128 random bits in 22 characters. So a repeated request means the same seat, and
no response carries a token that could be lost.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable

from yatzy.rules.errors import TableUnauthorized

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


def fingerprint(token: str, of: str = "seat") -> str:
    """Return the stored hash of a token: of a seat by default, or of a player's key.

    Raises :class:`TableUnauthorized` if it is malformed.
    """
    if not TOKEN.fullmatch(token):
        raise TableUnauthorized("table-token")
    return hashlib.sha256(f"yatzy {of} {token}".encode()).hexdigest()


def is_held_by(fingerprints: Iterable[str], candidate: str) -> bool:
    """Return whether a fingerprint is among some, in constant time."""
    found = False
    for one in fingerprints:
        found |= hmac.compare_digest(one, candidate)
    return found
