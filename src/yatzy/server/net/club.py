"""A private club: with a password set, only browsers that have shown it once are let in.

Whoever types the password, or opens the invitation link, gets a cookie that lasts. What the cookie and the link
hold is derived from the password, so that every process of a server knows them, nobody learns the password from
them, and another password makes them worthless. Each browser has a cookie of its own, so that limits count
members and not the address they share.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe
from typing import Any

from yatzy.server.net.limits import Limits
from yatzy.server.settings import Settings

COOKIE = "yatzy_club"
COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep a cookie at most; every visit renews it."""
DOOR = "/club"
"""Where the password is typed; below it, the invitation."""
OPEN_PATHS = frozenset((
    DOOR, "/manifest.webmanifest", "/service.js", "/favicon.ico", "/robots.txt",
    "/metrics", "/host", "/api/host",
))  # fmt: skip
OPEN_FOLDERS = (f"{DOOR}/", "/web/", "/icons/", "/health/", "/metrics/", "/api/host/")
"""What is for everybody: files without games, what machines look at, and what has a token of its own."""
LONGEST_COOKIES = 4096
"""Bytes of a ``Cookie`` header that are read."""
ROUNDS = 200_000
"""Of the key derivation: a link that leaks is no quick way to guess a short password."""


class Club:
    """Who may come in."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self._password = settings.club_password
        self._limits = limits
        self._is_secure = settings.public_url.startswith("https:")
        key = b""
        if self._password:
            key = hashlib.pbkdf2_hmac("sha256", self._password.encode(), b"yatzy club", ROUNDS)
        self._key = key
        self.invitation = _derive(key, "invitation")

    @property
    def is_private(self) -> bool:
        """Whether a password is set."""
        return bool(self._password)

    def admits(self, scope: Any) -> bool:
        """Return whether a request or a live connection may come in."""
        path = scope["path"]
        is_open = path in OPEN_PATHS or path.startswith(OPEN_FOLDERS)
        return not self._password or is_open or self.is_member(scope)

    def is_member(self, scope: Any) -> bool:
        """Return whether the client has shown the password before."""
        return bool(self.member_id(scope))

    def member_id(self, scope: Any) -> str:
        """Return what tells a member's browser from others, "" for a stranger or where there is no password."""
        if not self._password:
            return ""
        member, _, shown = _read_cookie(dict(scope["headers"]).get(b"cookie", b"")).partition(".")
        return member if hmac.compare_digest(shown, _derive(self._key, f"member {member}")) else ""

    def check_password(self, address: str, shown: str) -> float | None:
        """Return ``None`` if the password is right, else the seconds before another try, 0 for at once."""
        if (seconds := self._limits.count_wrong_passwords(address, take=False)) > 0:
            return seconds
        if hmac.compare_digest(shown.strip().encode(), self._password.encode()):
            return None
        self._limits.count_wrong_passwords(address, take=True)
        return 0.0

    def check_invitation(self, shown: str) -> bool:
        """Return whether an invitation is the one of this club."""
        return bool(self._password) and hmac.compare_digest(shown.encode(), self.invitation.encode())

    def cookie(self, scope: Any) -> str:
        """Return the header that makes a browser a member for good, as the one it is already if it is."""
        member = self.member_id(scope) or token_urlsafe(9)
        shown = f"{member}.{_derive(self._key, f'member {member}')}"
        secure = "; Secure" if self._is_secure else ""
        return f"{COOKIE}={shown}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def _derive(key: bytes, use: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, use.encode(), "sha256")[:24]).decode()


def _read_cookie(header: bytes) -> str:
    """Return the value of our cookie, "" if there is none."""
    if len(header) > LONGEST_COOKIES:
        return ""
    try:
        found = SimpleCookie(header.decode("latin-1")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found and found.value.isascii() else ""
