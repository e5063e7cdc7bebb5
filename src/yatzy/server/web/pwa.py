"""The page as an installable app: manifest, icons, service worker; and ``robots.txt``.

These URLs are the same in every version, since browsers and phones remember them.
"""

from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from yatzy.l10n.catalogue import Catalogue
from yatzy.server.api.deps import Client
from yatzy.server.web.assets import TYPES, Asset, Edition, current_edition, find_edition, version
from yatzy.server.web.gzip import GzipCached, asset_response, compress_cached
from yatzy.server.web.modules import FOLDER
from yatzy.server.web.styles import style_groups

SERVICE = "service-worker.js"
PRINT = "print.js"
"""The script of printed pads."""
CACHED_TYPES = (".js", ".css", ".svg", ".woff2")
"""File types that the service worker caches."""
ICON_TYPES = {**TYPES, ".ico": "image/x-icon"}
A_DAY = "public, max-age=86400"
LINEN = "#e9e0cf"
"""The colour of the table in the light theme."""
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
"""Tables are only for those who know their codes."""


# Installing


def build_manifest(words: Catalogue) -> dict[str, Any]:
    """Return the web app manifest in a language."""
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
            _icon_entry("icon-192.png", 192, "any"),
            _icon_entry("icon-512.png", 512, "any"),
            _icon_entry("maskable-192.png", 192, "maskable"),
            _icon_entry("maskable-512.png", 512, "maskable"),
        ],
        "shortcuts": [
            {
                "name": words.say("page-shortcut-lay"),
                "url": "/new",
                "icons": [_icon_entry("lay-96.png", 96, "any")],
            },
            {
                "name": words.say("page-rules"),
                "url": "/rules",
                "icons": [_icon_entry("rules-96.png", 96, "any")],
            },
        ],
    }


def _icon_entry(name: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": f"/icons/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest_file(client: Client) -> Response[bytes]:
    """Return the web app manifest in the language of `Accept-Language`."""
    headers = {
        "Content-Type": "application/manifest+json",
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
    }
    return GzipCached(msgspec.json.encode(build_manifest(client.words)), headers=headers)


@get("/icons/{name:str}", include_in_schema=False)
async def icon(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Return an icon of the page."""
    return _icon_response(request, name)


@get("/favicon.ico", include_in_schema=False)
async def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the icon at the path that browsers request by default."""
    return _icon_response(request, "favicon.ico")


def _icon_response(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    content, media_type = current_edition().icons.get(name), ICON_TYPES.get(PurePosixPath(name).suffix)
    if content is None or media_type is None:
        raise NotFoundException
    return asset_response(request, Asset(content, None), {"Content-Type": media_type, "Cache-Control": A_DAY})


# Offline


def cached_files() -> tuple[str, ...]:
    """Return the URLs of all files of the current version that the service worker caches."""
    edition = current_edition()
    return tuple(f"/web/{edition.version}/{name}" for name in edition.files if is_requested(edition, name))


def is_requested(edition: Edition, name: str) -> bool:
    """Return whether pages request a file: scripts are joined, and so are the styles of ``index.html``."""
    if not name.endswith(CACHED_TYPES) or name.startswith("icons/"):
        return False
    if name.endswith(".css"):
        first, later = style_groups(edition.files["index.html"].content.decode())
        return name not in {*first, *later}
    return not name.endswith(".js") or name.startswith(f"{FOLDER}/") or name == PRINT


def render_service_worker() -> bytes:
    """Return the service worker, which starts with the list of files to cache."""
    return _render_service_worker(version())


@lru_cache(maxsize=2)
def _render_service_worker(known: str) -> bytes:
    edition = find_edition(known) or current_edition()
    shell = msgspec.json.encode({"version": edition.version, "files": cached_files()})
    return b"self.shell = " + shell + b";\n" + edition.files[SERVICE].content


@get("/service.js", include_in_schema=False)
async def service_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the service worker; at this path its scope is the whole site."""
    headers = {"Content-Type": TYPES[".js"], "Cache-Control": "no-cache"}
    found = render_service_worker()
    return asset_response(request, Asset(found, compress_cached(found)), headers)


# Robots


@get("/robots.txt", include_in_schema=False)
async def robots() -> Response[str]:
    """Return what search engines may index."""
    return Response(ROBOTS, headers={"Content-Type": TYPES[".txt"], "Cache-Control": A_DAY})


handlers: tuple[HTTPRouteHandler, ...] = (manifest_file, icon, favicon, service_file, robots)
