"""Who may ask at all: our own pages, and nobody too often; and what a browser may do with our answers."""

import ipaddress
import socket
from collections.abc import Callable
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from yatzy.rules.errors import YatzyError
from yatzy.server.hall import Hall
from yatzy.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")
"""Where the public address says that the way here is encrypted."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
ALWAYS = ("/health/", "/metrics")
"""What is answered whatever else somebody asks, and by whatever name: nothing there is of use to a page."""

FILES = ("/web/", "/icons/")
"""What the page is made of."""


def own_host(host: str, settings: Settings) -> bool:
    """Whether a request was meant for us: for an address, this machine's name, or the public one.

    A name of somebody else's that leads here is a trick to make a browser take us for their page.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in {"localhost", urlsplit(settings.public_url).hostname, settings.host}:
        return True
    machine = socket.gethostname().lower().partition(".")[0]
    if name in {machine, f"{machine}.local", f"{machine}.lan", f"{machine}.home"}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_origin(headers: dict[bytes, bytes], settings: Settings) -> bool:
    """Whether a page that asks is ours; programs, which are no pages, do not say."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    told = origin.decode("latin-1").lower()
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return bool(host) and told in {f"http://{host}", f"https://{host}", settings.public_url or f"http://{host}"}


class Guard:
    """Stands before everything: refuses who may not ask, counts who does, and puts our headers on answers."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self._app = app
        self._hall = hall
        secure = hall.settings.public_url.startswith("https:")
        self._headers = [*HEADERS, SECURE] if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a live connection."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"], *(header for header in self._headers if header[0] not in given)
                ]  # fmt: skip
            await send(message)

        try:
            await self._app(scope, receive, with_headers)
        finally:
            route = scope.get("path_template") or "none"
            self._hall.metrics.answered(scope["method"], str(route), status, perf_counter() - began)


def check_request(hall: Hall, scope: Any, path: str) -> None:
    """Refuse a request that is not meant for us, comes from another's page, or is one too many."""
    if path.startswith(ALWAYS):
        _count(hall.limits.check, scope)
        return
    headers = dict(scope["headers"])
    if not own_host(headers.get(b"host", b"").decode("latin-1"), hall.settings):
        raise YatzyError("request-host")
    if scope["method"] not in SAFE and not own_origin(headers, hall.settings):
        raise YatzyError("request-origin")
    _count(hall.limits.file if path.startswith(FILES) else hall.limits.request, scope)


def _count(limit: Callable[[str], float], scope: Any) -> None:
    if seconds := limit(address_of(scope)):
        raise YatzyError("limit-requests", seconds=max(1, round(seconds)))


def address_of(scope: Any) -> str:
    """Return the address somebody asks from."""
    client = scope.get("client")
    return client[0] if client else ""
