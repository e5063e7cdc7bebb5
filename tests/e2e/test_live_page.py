"""The page over the wire: its document, its files, and what it asks about a pad."""

import asyncio
import gzip
import io
import os
import shutil
from pathlib import Path
from threading import get_ident
from types import ModuleType
from typing import Any

import httpx
import pytest

from support.server.clients import Guest, Refusal
from support.server.scripted_workers import until
from support.server.servers import serving
from yatzy.l10n.catalogue import catalogue
from yatzy.server.web import assets
from yatzy.server.web.assets import WEB, current_edition, version
from yatzy.server.web.page import FOR_EVER


def test_the_page_and_its_files(tmp_path: Path) -> None:
    """Every address is answered with the page; files are kept for ever under the digest of them all."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            start, new = await client.get("/"), await client.get("/new")
            assert f"<h1>{catalogue('en').say('page-yatzy')}</h1>" in start.text
            assert catalogue("en").say("page-opening") in new.text
            for page in (start, new):
                assert f'src="/web/{version()}/joined/main.js"' in page.text
            assert start.headers["content-type"] == "text/html; charset=utf-8"
            assert "'unsafe" not in start.headers["content-security-policy"]
            script = await client.get(f"/web/{version()}/main.js")
            assert script.content == (WEB / "main.js").read_bytes()
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["cache-control"] == FOR_EVER
            plain = await client.get(f"/web/{version()}/main.js", headers={"accept-encoding": "identity"})
            assert plain.content == script.content
            assert "content-encoding" not in plain.headers
            assert (await client.get("/web/0123456789abcdef/main.js")).status_code == 404
            for wrong in (
                "nothing.js",
                "../pyproject.toml",
                "%2e%2e/%2e%2e/pyproject.toml",
                "vendor/vendor.toml",
            ):
                assert (await client.get(f"/web/{version()}/{wrong}")).status_code == 404

    asyncio.run(main())


VISITED = (
    "/",
    "/new",
    "/nothing/here",
    "/service.js",
    "/manifest.webmanifest",
    "/favicon.ico",
    "/icons/icon-192.png",
)


def test_files_are_sent_from_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first visit looks at no file and no folder; who has a file already is told so in a few bytes."""
    looked: list[str] = []

    def count(module: ModuleType, name: str) -> None:
        real = getattr(module, name)

        def counted(path: object, *args: Any, **kwargs: Any) -> Any:
            if get_ident() == this_thread:
                looked.append(f"{name} {path}")
            return real(path, *args, **kwargs)

        monkeypatch.setattr(module, name, counted)

    this_thread = get_ident()

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            files = [f"/web/{version()}/{name}" for name in current_edition().files]
            warm = [await client.get(path) for path in (*VISITED, "/api/words")]  # compiles the messages
            for module, name in ((os, "stat"), (os, "scandir"), (os, "listdir"), (io, "open"), (os, "open")):
                count(module, name)
            for path in (*VISITED, "/api/words", *files):
                await client.get(path)
            assert looked == []
            for answer in warm[:2]:
                again = await client.get(answer.url, headers={"If-None-Match": answer.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")

    asyncio.run(main())


def test_a_file_that_changes_is_seen_without_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In a checkout somebody may be working on it; the page that is open keeps its own.

    A file that is only half written is told in the log, and the page stays as it was until it is whole.
    """
    web = tmp_path / "web"
    shutil.copytree(WEB, web)
    for name, path in (("WEB", web), ("ICONS", web / "icons"), ("_loaded", None), ("WATCH_SECONDS", 0.01)):
        monkeypatch.setattr(assets, name, path)

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            before = version()
            old = (web / "main.js").read_bytes()
            (web / "main.js").write_bytes(old + b"document.title;\n")
            await until(lambda: version() != before)
            assert f"/web/{version()}/joined/main.js" in (await client.get("/")).text
            assert (await client.get(f"/web/{version()}/main.js")).text.endswith("document.title;\n")
            assert "document.title;" in (await client.get(f"/web/{version()}/joined/main.js")).text
            assert (await client.get(f"/web/{before}/main.js")).content == old
            good = version()
            (web / "main.js").write_bytes(b"export * from nowhere;\n")
            await until(lambda: "page-broken" in caplog.messages)
            assert version() == good
            (web / "main.js").write_bytes(old)
            await until(lambda: version() == before)

    asyncio.run(main())


def test_what_a_first_visit_asks_for_travels_packed(tmp_path: Path) -> None:
    """The document, words and pads come packed to who can unpack them, and are the same to who cannot."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            shell = ("/service.js", "/manifest.webmanifest")
            for path in ("/", "/nothing/here", "/api/words", "/api/pads", *shell):
                packed, plain = [
                    await client.get(path, headers={"accept-encoding": way})
                    for way in ("br, gzip;q=0.8", "gzip;q=0, identity")
                ]
                assert packed.headers["content-encoding"] == "gzip", path
                assert "content-encoding" not in plain.headers, path
                assert packed.content == plain.content, path
                assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2, path
                assert all("Accept-Encoding" in one.headers["vary"] for one in (packed, plain)), path

    asyncio.run(main())


def test_the_document_speaks_before_its_scripts_run(tmp_path: Path) -> None:
    """What is read until they run, or where they may not, is the catalogue's; no gap is left unfilled."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            for language in ("en", "uk"):
                words = catalogue(language)
                for path, message in (
                    ("/", "page-tagline"),
                    ("/rules", "page-opening"),
                    ("/", "page-no-script"),
                ):
                    text = (await client.get(path, headers={"accept-language": language})).text
                    body = text.partition("<body>")[2].partition('<script type="application/json"')[0]
                    assert f'<html lang="{language}">' in text
                    assert words.say(message) in body
                    assert "{" not in body

    asyncio.run(main())


def test_who_comes_to_a_table_is_told_the_version(tmp_path: Path) -> None:
    """A page that was opened before an upgrade learns that there is another."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}))["room"]["table"]
            async with anna.at(table) as at:
                assert at.welcome["page"] == version()

    asyncio.run(main())


def test_who_would_play_with_whom(tmp_path: Path) -> None:
    """Teams are dealt as a table deals them; more teams than seats are refused."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            dealt = await client.get("/api/teams", params={"players": 5, "teams": 2})
            assert dealt.json() == [[0, 2, 4], [1, 3]]
            refused = await client.get("/api/teams", params={"players": 2, "teams": 3})
            assert (refused.status_code, refused.json()["code"]) == (400, "setup-team-seats")

    asyncio.run(main())


def test_where_nothing_is_the_page_says_so(tmp_path: Path) -> None:
    """A mistyped address gets the page, under the status that says so; programs get JSON as ever."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            other, lost = await client.get("/new"), await client.get("/nothing/here")
            assert (lost.status_code, lost.text) == (404, other.text)
            assert lost.headers["content-type"] == "text/html; charset=utf-8"
            for path in ("/api/nothing", "/api/tables/ab3defg7hj/nothing"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["code"]) == (404, "request-unknown")

    asyncio.run(main())


def test_fonts_travel_as_they_are(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            font = await client.get(f"/web/{version()}/vendor/fonts/kalam.woff2")
            assert font.headers["content-type"] == "font/woff2"
            assert "content-encoding" not in font.headers
            assert len(gzip.compress(font.content)) > len(font.content) * 0.9

    asyncio.run(main())


def test_words_are_in_the_language_of_the_reader(tmp_path: Path) -> None:
    """Sentences and names are in the first language of the browser that is spoken here, or in English."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base, httpx.AsyncClient(base_url=base) as client:
            headers = {"accept-language": "fi-FI,fi;q=0.9"}
            words = (await client.get("/api/words", headers=headers)).json()
            assert words["language"] == "fi"
            assert f"page-button-roll = {catalogue('fi').say('page-button-roll')}\n" in words["texts"][0]
            other = await client.get("/api/words", headers={"accept-language": "pt-BR,pt;q=0.9"})
            assert other.json()["language"] == "en"
            pads = (await client.get("/api/pads", headers=headers)).json()
            tactic = next(pad for pad in pads if pad["id"] == "tactic")
            assert "Täyskäsi" in [row["label"] for row in tactic["rows"]]  # as the Finnish sheet prints it

    asyncio.run(main())


def test_why_a_box_is_forbidden(tmp_path: Path) -> None:
    """By mb-1973, a second Yahtzee of fours has to go to the fours while they are open."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            told = await anna.lay({"name": "Anna", "here": True}, sheet="mb-1973", dice="real")
            table = told["room"]["table"]
            moves = (
                {"type": "lay", "seat": 0, "dice": [4] * 5},
                {"type": "enter", "seat": 0, "key": "yatzy"},
                {"type": "lay", "seat": 0, "dice": [4] * 5},
            )
            for seq, move in enumerate(moves, 1):
                await anna.post(f"/api/tables/{table}/moves", {"seq": seq, "key": anna.key(), "move": move})
            why = await anna.get(f"/api/tables/{table}/reasons")
            assert why["seq"] == 4
            assert why["counted"]["fours"] == list(range(5))
            assert why["reasons"]["chance"] == "The box Fours comes first while it’s open."
            assert (
                why["reasons"]["fours"] == "You must use this box: the box Fours comes first while it’s open."
            )
            assert why["bonus"].startswith("Another Yahtzee: +100")

    asyncio.run(main())


def test_what_a_box_can_take(tmp_path: Path) -> None:
    """Points without dice: what some roll gives; for a turn that is over, what it could have written."""

    async def main() -> None:
        async with serving(tmp_path / "games.db") as base:
            anna = Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, dice="real"))["room"]["table"]
            takes = await anna.get(f"/api/tables/{table}/marks")
            # Tactic: ones pay the dice that show one; Yatzy pays 50.
            assert takes["boxes"]["ones"] == [{"points": points} for points in range(6)]
            assert takes["boxes"]["yatzy"] == [{"points": 0}, {"points": 50}]
            for seq, (key, points) in enumerate((("ones", 3), ("yatzy", 50)), 1):
                move = {"type": "enter", "seat": 0, "key": key, "points": points}
                await anna.post(f"/api/tables/{table}/moves", {"seq": seq, "key": anna.key(), "move": move})
            now = await anna.get(f"/api/tables/{table}/marks")
            assert "ones" not in now["boxes"]
            first = await anna.get(f"/api/tables/{table}/marks?turn=0")
            assert first["boxes"]["ones"] == takes["boxes"]["ones"]
            assert "yatzy" not in first["boxes"]  # filled since
            with pytest.raises(Refusal, match="move-no-turn"):
                await anna.get(f"/api/tables/{table}/marks?turn=2")

    asyncio.run(main())
