"""The page as a program of its own, over the wire: manifest, icons, service worker, robots, words."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from support.server.servers import serving
from yatzy.l10n.catalogue import native_language_names
from yatzy.server.net.security import POLICY
from yatzy.server.web.assets import ICONS, version
from yatzy.server.web.page import FOR_EVER
from yatzy.server.web.pwa import A_DAY, ROBOTS, cached_files, render_service_worker


def serve_and_ask(tmp_path: Path, ask: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Start a server, and ask it."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            await ask(client)

    asyncio.run(main())


def test_the_manifest(tmp_path: Path) -> None:
    """It comes with its own type and the strict policy, and its icons are where it says."""

    async def ask(client: httpx.AsyncClient) -> None:
        answer = await client.get("/manifest.webmanifest", headers={"accept-language": "sv"})
        assert answer.headers["content-type"] == "application/manifest+json"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "Accept-Language, Accept-Encoding"
        assert answer.headers["content-security-policy"] == POLICY
        assert "manifest-src 'self'; worker-src 'self'" in POLICY
        told = answer.json()
        assert (told["name"], told["lang"]) == ("Yatzy", "sv")
        for icon in told["icons"]:
            picture = await client.get(icon["src"])
            assert picture.headers["content-type"] == icon["type"]
            assert picture.headers["cache-control"] == A_DAY
            assert picture.content == (ICONS / icon["src"].rpartition("/")[2]).read_bytes()
        for shortcut in told["shortcuts"]:
            page = await client.get(shortcut["url"])
            assert page.headers["content-type"] == "text/html; charset=utf-8"

    serve_and_ask(tmp_path, ask)


def test_no_other_file_is_an_icon(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        for wrong in ("other.png", "..%2Ficon.svg", "%2e%2e%2Ficon.svg", ""):
            answer = await client.get(f"/icons/{wrong}")
            assert answer.status_code == 404

    serve_and_ask(tmp_path, ask)


def test_the_favicon_and_what_robots_may_read(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        favicon = await client.get("/favicon.ico")
        assert favicon.headers["content-type"] == "image/x-icon"
        assert favicon.content == (ICONS / "favicon.ico").read_bytes()
        robots = await client.get("/robots.txt")
        assert robots.headers["content-type"] == "text/plain; charset=utf-8"
        assert robots.text == ROBOTS
        assert "Disallow: /\n" in robots.text

    serve_and_ask(tmp_path, ask)


def test_the_service_worker(tmp_path: Path) -> None:
    """It lies at the root, so that it may answer for every address; it is never old; all it keeps is there."""

    async def ask(client: httpx.AsyncClient) -> None:
        answer = await client.get("/service.js")
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-security-policy"] == POLICY  # it is the worker's policy as well
        assert answer.content == render_service_worker()
        for address in cached_files():
            file = await client.get(address)
            assert (file.status_code, file.headers["cache-control"]) == (200, FOR_EVER), address

    serve_and_ask(tmp_path, ask)


def test_words_of_this_version_may_be_kept(tmp_path: Path) -> None:
    """Words never change within a version; those of any other are asked for again."""

    async def ask(client: httpx.AsyncClient) -> None:
        own = await client.get("/api/words", params={"version": version()}, headers={"accept-language": "sv"})
        assert own.headers["cache-control"] == FOR_EVER
        assert own.headers["vary"] == "Accept-Language, Accept-Encoding"
        for wanted in ({"version": "0" * 16}, {}):
            other = await client.get("/api/words", params=wanted, headers={"accept-language": "sv"})
            assert other.headers["cache-control"] == "no-cache"
            assert other.json() == own.json()
        told = own.json()
        assert told["languages"] == native_language_names()
        assert told["languages"]["is"] == "Íslenska"
        assert told["language"] == "sv"

    serve_and_ask(tmp_path, ask)
