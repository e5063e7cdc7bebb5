"""What makes the page a program of its own: its manifest, its icons, and what the service worker keeps."""

import json
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import pytest

from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.server.web import assets
from yatzy.server.web.assets import ICONS, WEB, WORDS, current_edition, find_edition, refresh, version
from yatzy.server.web.document import Place, render_document
from yatzy.server.web.modules import strip_comments
from yatzy.server.web.pwa import (
    CACHED_TYPES,
    SERVICE,
    build_manifest,
    cached_files,
    render_service_worker,
)

SCRIPT = (WEB / SERVICE).read_text("utf-8")


def document(place: Place = "start") -> str:
    """Return the document in English."""
    return render_document("en", place).asset.content.decode()


def size_of(picture: bytes) -> tuple[int, int]:
    """Return width and height of a PNG, which stand in its first chunk."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">2I", picture[16:24])
    return width, height


def parse_shell(source: bytes) -> dict[str, Any]:
    """Return what the service worker is told in its first line."""
    first = source.decode().splitlines()[0]
    found = re.fullmatch(r"self\.shell = (.*);", first)
    assert found
    shell: dict[str, Any] = json.loads(found[1])
    return shell


# Installing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_icons_that_exist(language: str) -> None:
    """Each is a PNG of the size it is said to have; two of them may be cut by a mask."""
    told = build_manifest(catalogue(language))
    icons = [*told["icons"], *(icon for shortcut in told["shortcuts"] for icon in shortcut["icons"])]
    for icon in icons:
        width, height = size_of((ICONS / icon["src"].removeprefix("/icons/")).read_bytes())
        assert icon["sizes"] == f"{width}x{height}"
        assert icon["type"] == "image/png"
    # What Chromium asks of a page before it offers to install it: 192 and 512 pixels for any purpose.
    assert {icon["sizes"] for icon in told["icons"] if icon["purpose"] == "any"} == {"192x192", "512x512"}
    assert {icon["sizes"] for icon in told["icons"] if icon["purpose"] == "maskable"} == {"192x192", "512x512"}
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")


def test_the_colours_are_those_of_the_page() -> None:
    """Before a page is there, its window has the colour of the table."""
    told = build_manifest(catalogue("en"))
    style = (WEB / "ui" / "tokens.css").read_text("utf-8")
    light, dark = re.findall(r"--table: (#[0-9a-f]{6});", style)
    assert told["theme_color"] == told["background_color"] == light
    assert f'<meta name="theme-color" content="{light}">' in document()
    assert {light, dark} == set(re.findall(r"#[0-9a-f]{6}", (WEB / "core" / "theme.js").read_text("utf-8")))


def test_the_document_names_manifest_and_icons() -> None:
    text = document()
    assert '<link rel="manifest" href="/manifest.webmanifest">' in text
    found = re.search(r'<link rel="apple-touch-icon" href="/icons/([^"]+)">', text)
    assert found
    assert size_of((ICONS / found[1]).read_bytes()) == (180, 180)


def test_the_favicon_has_small_pictures() -> None:
    """An ICO: a head, then for each picture its size, how long it is and where it begins."""
    content = (ICONS / "favicon.ico").read_bytes()
    reserved, kind, count = struct.unpack("<3H", content[:6])
    assert (reserved, kind, count) == (0, 1, 3)
    for place in range(count):
        width, height, *_, length, start = struct.unpack("<4B2H2I", content[6 + 16 * place : 22 + 16 * place])
        assert size_of(content[start : start + length]) == (width, height)


# How the page is dressed before it is painted


def test_the_look_comes_before_every_style() -> None:
    """It is no module, which would wait, and it is there with the document."""
    text = document()
    theme = strip_comments((WEB / "core" / "theme.js").read_text("utf-8"))
    assert text.index(f"<script>{theme}</script>") < text.index("<style>") < text.index("</head>")
    assert "service-worker.js" not in text


def test_styles_ask_the_document_how_it_is_dressed() -> None:
    """What the system prefers is asked in one place, so that a reader's choice holds everywhere."""
    for path in WEB.rglob("*.css"):
        assert "prefers-" not in path.read_text("utf-8"), path.name


# What is kept


def test_the_service_worker_keeps_the_files_of_this_version() -> None:
    """All that pages request, under this version's address: joined scripts, and no file that was joined."""
    shell = parse_shell(render_service_worker())
    assert shell["version"] == version()
    assert tuple(shell["files"]) == cached_files()
    kept = {name.removeprefix(f"/web/{version()}/") for name in shell["files"]}
    assert {name for name in kept if name.endswith(".js")} == {
        "print.js",
        *(name for name in current_edition().files if name.startswith("joined/") and name.endswith(".js")),
    }
    assert not {"ui/paper.css", "table/table.css"} & kept
    assert {"joined/later.css", "review/review.css", "ui/figures.css", "icon.svg"} <= kept
    assert all(name.endswith(CACHED_TYPES) for name in kept)


def test_the_service_worker_keeps_whatever_the_document_names() -> None:
    for place in ("start", "table", "other"):
        named = set(re.findall(rf'(?:src|href)="(/web/{version()}/[^"]+)"', document(place)))
        assert named
        assert named <= set(cached_files())


def test_the_service_worker_keeps_styles_that_scripts_name() -> None:
    named = {
        one
        for path in WEB.rglob("*.js")
        for one in re.findall(r'"([a-z-]+/[a-z-]+\.css)"', path.read_text("utf-8"))
    }
    assert named
    assert {f"/web/{version()}/{one}" for one in named} <= set(cached_files())


def test_the_service_worker_keeps_fonts_that_styles_name() -> None:
    kept = {name.removeprefix(f"/web/{version()}/") for name in cached_files()}
    for path in WEB.rglob("*.css"):
        for address in re.findall(r'url\("(?!data:)([^"]+)"\)', path.read_text("utf-8")):
            assert (path.parent / address).resolve().relative_to(WEB).as_posix() in kept


def test_the_service_worker_is_what_lies_there() -> None:
    assert render_service_worker().decode().partition("\n")[2] == SCRIPT


def test_no_table_is_kept() -> None:
    """The worker answers for the page, words, pads and sheets; what is asked with a token is the server's."""
    addresses = set(re.findall(r"""["'`](/[a-z][a-z/]*)""", SCRIPT))
    assert addresses == {"/web/", "/new", "/api/words", "/api/pads", "/api/sheets/"}
    assert 'request.headers.has("authorization")' in SCRIPT


def test_the_version_changes_with_the_sentences(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is kept of words belongs to the scripts that say them."""
    shutil.copytree(WORDS / "en", tmp_path / "en")
    monkeypatch.setattr(assets, "_loaded", None)
    monkeypatch.setattr(assets, "WORDS", tmp_path)
    before = version()
    assert before == refresh().version
    settings = tmp_path / "en" / "page_settings.ftl"
    old = settings.read_text("utf-8")
    settings.write_text(f"{old}page-new = New\n", "utf-8")
    assert version() == before, "nothing was looked up"
    assert refresh().version == version() != before
    known, now = find_edition(before), find_edition(version())
    assert known
    assert now
    assert known.texts["en/page_settings.ftl"] == old, "to who has the old page open"
    assert now.texts["en/page_settings.ftl"].endswith("page-new = New\n")
    assert find_edition("0123456789abcdef") is None
