"""Ids of games and tables: short codes that people read out and type."""

import hashlib
import re
import secrets

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""The alphabet of ids: no letters that look like others."""
LENGTH = 10


def new_id() -> str:
    """Return a random id. With 30 letters and 10 places, collisions are out of the question."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def derive_id(*parts: str) -> str:
    """Return the table id derived from these parts, so that a repeated request finds the same table."""
    number = int.from_bytes(hashlib.sha256("\n".join(("yatzy table", *parts)).encode()).digest())
    letters = []
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def normalize_code(typed: str) -> str:
    """Return an id from its code as people type it: in any case, in groups."""
    return re.sub(r"[\s-]", "", typed).lower()


def is_code(text: str) -> bool:
    """Return whether a text is the code of an id, as people type it."""
    code = normalize_code(text)
    return len(code) == LENGTH and set(code) <= set(LETTERS)
