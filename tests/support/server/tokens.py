"""Tokens as clients make them."""

import secrets


def new_token() -> str:
    """Return a token nobody can guess: 128 random bits in 22 letters."""
    return secrets.token_urlsafe(16)
