"""Middleware and checks against foreign pages and hosts, rate limits, and security headers."""

import ipaddress
import socket
from collections.abc import Callable
from time import perf_counter
from typing import Any
from urllib.parse import quote, urlsplit

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from yatzy.rules.errors import RateLimited, RequestForbidden, TableUnauthorized, YatzyError
from yatzy.server.api.problems import handle_refusal
from yatzy.server.context import AppContext
from yatzy.server.net.club import DOOR
from yatzy.server.net.limits import MEMBER_PREFIX
from yatzy.server.settings import Settings


def content_policy(script_digest: str = "", style_digest: str = "", *, wasm: bool = False) -> str:
    """Return the content security policy; of what is inline it allows one script and one style, by SHA-256.

    ``wasm`` allows WebAssembly, for our Python in the page's Worker.
    """
    script, style = (f" 'sha256-{one}'" if one else "" for one in (script_digest, style_digest))
    script += " 'wasm-unsafe-eval'" if wasm else ""
    return (
        f"default-src 'none'; script-src 'self'{script}; style-src 'self'{style}; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


POLICY = content_policy()
WORKER, WORKER_POLICY = "offline/numbers/worker.js", content_policy(wasm=True)
"""The one script that may run WebAssembly, and its policy."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Sent if the public address is ``https``."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
UNRESTRICTED = ("/health/", "/metrics")
"""Paths answered for any host and counted apart from requests: they are useless to a page."""
PRIVATE = ("/api/tables", "/api/player", "/api/records", "/api/today", "/api/host")
"""Paths whose answers change with every move or are for one person: nothing on the way may store them."""
NO_STORE = (b"cache-control", b"no-store")
MEMBER = "yatzy.member"
"""Where a scope says which member of a private club it is."""
NO_MEMBER = 4407
"""The close code of a live connection whose browser has not shown the password of the club."""
LONGEST_WAY = 150
"""Characters of an address that are remembered at the door."""
TOO_MANY = 4429
"""The close code of a live connection that is one too many, or comes too soon."""

STATIC = ("/web/", "/icons/")
"""Paths of the page's files."""


def is_own_host(host: str, settings: Settings) -> bool:
    """Return whether a ``Host`` header names us: an IP address, this machine, or the public address.

    Any other name that resolves here is a DNS rebinding attack.
    """
    try:
        url = urlsplit(f"//{host}")
        name, _ = url.hostname or "", url.port  # raises for a port that is none
    except ValueError:
        return False
    if not name:
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


def is_own_origin(headers: dict[bytes, bytes], settings: Settings) -> bool:
    """Return whether a request comes from our page; programs send no ``Origin``."""
    header = headers.get(b"origin")
    if header is None:
        return True
    origin = header.decode("latin-1").lower()
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return bool(host) and origin in {
        f"http://{host}",
        f"https://{host}",
        settings.public_url or f"http://{host}",
    }


def is_local(scope: Any) -> bool:
    """Return whether a request comes from this machine and by its own name, not through a proxy on it."""
    try:
        host = urlsplit(f"//{dict(scope['headers']).get(b'host', b'').decode('latin-1')}").hostname or ""
        is_own_name = host == "localhost" or ipaddress.ip_address(host).is_loopback
        return is_own_name and ipaddress.ip_address(network_address(scope)).is_loopback
    except ValueError:
        return False


class SecurityMiddleware:
    """The outermost middleware: checks and counts requests, whether or not a route matches; adds headers."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self._app = app
        self._context = context
        secure = context.settings.public_url.startswith("https:")
        self._headers = [*HEADERS, HSTS] if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a live connection."""
        if member := self._context.club.member_id(scope):
            scope[MEMBER] = f"{MEMBER_PREFIX}{member}"  # type: ignore[literal-required] # ours
        if scope["type"] == ScopeType.HTTP:
            await self._handle_request(scope, receive, send)
        elif self._context.limits.take_request(client_address(scope)):
            self._context.turn_away("requests")
            await _refuse_socket(receive, send, TOO_MANY)
        elif not self._context.club.admits(scope):
            self._context.metrics.count_refusal("club-closed")
            await _refuse_socket(receive, send, NO_MEMBER)
        else:
            await self._app(scope, receive, send)

    async def _handle_request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = perf_counter(), 500
        defaults = [*self._headers, NO_STORE] if scope["path"].startswith(PRIVATE) else self._headers

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"], *(header for header in defaults if header[0] not in present)
                ]  # fmt: skip
            await send(message)

        try:
            check_request(self._context, scope)
            if self._context.club.admits(scope):
                await self._app(scope, receive, with_headers)
            elif scope["path"].startswith("/api/") or scope["method"] != "GET":
                raise TableUnauthorized("club-closed")
            else:
                await _send_to_door(scope, with_headers)
        except YatzyError as error:  # of the check: the application answers its own
            request: Request[Any, Any, Any] = Request(scope, receive, send)
            answer = handle_refusal(request, error).to_asgi_response(None, request)
            await answer(scope, receive, with_headers)
        finally:
            route = scope.get("path_template") or "none"
            self._context.metrics.count_request(scope["method"], str(route), status, perf_counter() - began)


async def _refuse_socket(receive: Receive, send: Send, code: int) -> None:
    """Accept a live connection only to close it with a code, which clients would not get otherwise."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": ""})


async def _send_to_door(scope: HTTPScope, send: Send) -> None:
    """Send a browser that is no member to where it can show the password, and back from there."""
    query = scope["query_string"].decode("latin-1")
    way = quote(scope["path"] + (f"?{query}" if query else ""), safe="/")
    location = f"{DOOR}?to={way}" if len(way) <= LONGEST_WAY else DOOR
    headers = [(b"location", location.encode()), (b"cache-control", b"no-store"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 303, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def check_request(context: AppContext, scope: Any) -> None:
    """Raise :class:`YatzyError` over the rate limit, or for a foreign host or origin."""
    path = scope["path"]
    if path.startswith(UNRESTRICTED):
        _apply_limit(context.limits.take_check, scope)
        return
    _apply_limit(context.limits.take_file if path.startswith(STATIC) else context.limits.take_request, scope)
    headers = dict(scope["headers"])
    if not is_own_host(headers.get(b"host", b"").decode("latin-1"), context.settings):
        raise YatzyError("request-host")
    if scope["method"] not in SAFE_METHODS and not is_own_origin(headers, context.settings):
        raise RequestForbidden("request-origin")


def _apply_limit(limit: Callable[[str], float], scope: Any) -> None:
    if seconds := limit(client_address(scope)):
        raise RateLimited("limit-requests", seconds=max(1, round(seconds)))


def client_address(scope: Any) -> str:
    """Return whom limits count: a member of a private club, else the client's address, "" if it has none."""
    return scope.get(MEMBER) or network_address(scope)


def network_address(scope: Any) -> str:
    """Return the client's address, "" if it has none."""
    client = scope.get("client")
    return client[0] if client else ""
