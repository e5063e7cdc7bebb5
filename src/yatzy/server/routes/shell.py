"""What makes the page a program of its own: installing it, opening it without us, what robots may read.

Addresses here are the same in every version, since browsers and phones remember them.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from yatzy.l10n.catalogue import Catalogue
from yatzy.server.routes.asking import Hall, words_of
from yatzy.server.routes.packing import Packed
from yatzy.server.web import TYPES, WEB, version, web_files

SERVICE = "service.js"
KEPT = (".js", ".css", ".svg", ".woff2")
"""What a browser keeps of the page."""
ICONS = WEB / "icons"
ICON_TYPES = {**TYPES, ".ico": "image/x-icon"}
A_DAY = "public, max-age=86400"
LINEN = "#e9e0cf"
"""The table by daylight, on which everything lies."""
ROBOTS = """\
User-agent: *
Allow: /$
Allow: /web/
Allow: /api/words
Allow: /api/pads
Allow: /api/sheets
Allow: /rules
Disallow: /
"""
"""Tables are for those who have their codes."""


# Installing


def manifest(words: Catalogue) -> dict[str, Any]:
    """Return how the page wants to be installed, in a language."""
    return {
        "id": "/",
        "name": words.say("page-yatzy"),
        "short_name": words.say("page-yatzy"),
        "description": words.say("page-tagline"),
        "lang": words.language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": LINEN,
        "background_color": LINEN,
        "categories": ["games"],
        "icons": [
            _icon("icon-192.png", 192, "any"),
            _icon("icon-512.png", 512, "any"),
            _icon("maskable-192.png", 192, "maskable"),
            _icon("maskable-512.png", 512, "maskable"),
        ],
        "shortcuts": [
            {"name": words.say("page-shortcut-lay"), "url": "/new", "icons": [_icon("lay-96.png", 96, "any")]},
            {"name": words.say("page-rules"), "url": "/rules", "icons": [_icon("rules-96.png", 96, "any")]},
        ],
    }


def _icon(name: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": f"/icons/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest_file(request: Request[Any, Any, Any], hall: Hall) -> Response[bytes]:
    """Return how the page wants to be installed, in the language somebody asks in."""
    headers = {
        "Content-Type": "application/manifest+json",
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
    }
    return Packed(msgspec.json.encode(manifest(words_of(request, hall))), headers=headers)


@get("/icons/{name:str}", include_in_schema=False)
async def icon(name: FromPath[str]) -> Response[bytes]:
    """Return a picture that stands for the page."""
    path = {one.name: one for one in ICONS.iterdir() if one.suffix in ICON_TYPES}.get(name)
    if path is None:
        raise NotFoundException
    return _picture(path)


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """Return the picture that browsers ask for whatever a page says."""
    return _picture(ICONS / "favicon.ico")


def _picture(path: Path) -> Response[bytes]:
    headers = {"Content-Type": ICON_TYPES[path.suffix], "Cache-Control": A_DAY}
    return Response(_bytes(path, path.stat().st_mtime_ns), headers=headers)


@lru_cache(maxsize=16)
def _bytes(path: Path, _changed: int) -> bytes:
    return path.read_bytes()


# Opening without us


def kept_files() -> tuple[str, ...]:
    """Return the addresses of all that the page of this version is made of."""
    base = f"/web/{version()}"
    return tuple(
        f"{base}/{name}"
        for name, path in web_files().items()
        if path.suffix in KEPT and path.parent != ICONS and name != SERVICE
    )


def service() -> bytes:
    """Return the service worker, which begins with what it is to keep."""
    shell = msgspec.json.encode({"version": version(), "files": kept_files()})
    return b"self.shell = " + shell + b";\n" + (WEB / SERVICE).read_bytes()


@get("/service.js", include_in_schema=False)
async def service_file() -> Response[bytes]:
    """Return the service worker; from here it may answer for every address."""
    headers = {"Content-Type": TYPES[".js"], "Cache-Control": "no-cache"}
    return Packed(service(), headers=headers)


# Robots


@get("/robots.txt", include_in_schema=False)
async def robots() -> Response[str]:
    """Return what may be found by searching."""
    return Response(ROBOTS, headers={"Content-Type": TYPES[".txt"], "Cache-Control": A_DAY})


handlers: tuple[HTTPRouteHandler, ...] = (manifest_file, icon, favicon, service_file, robots)
