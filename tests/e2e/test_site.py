"""The documentation site: built strictly, complete, and with nothing from anywhere else."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from conftest import shared_folder
from support.build.checkout import HOME
from support.build.public_api import NOUNS, commands, options
from support.build.site import Document, built, document, said
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.app import make_app
from yatzy.server.settings import GLOBAL_VARIABLES, SETTINGS, Settings, variable_of
from yatzy.solver.files import shipped_file
from yatzy.solver.solve import load_solution


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site, once for all processes of a run."""
    return built(shared_folder(tmp_path_factory))


def pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


def is_elsewhere(way: str) -> bool:
    return bool(urlsplit(way).netloc)


def broken(page: Path, site: Path) -> Iterator[str]:
    """Yield the links and pictures of a page that lead nowhere."""
    found = document(page)
    for way in [*found.links, *found.loads]:
        parts = urlsplit(way)
        if parts.scheme in ("http", "https", "data", "mailto"):
            continue
        base = site if parts.path.startswith("/") else page.parent  # only the page of what is missing
        there = (base / unquote(parts.path).lstrip("/")) if parts.path else page
        there = there / "index.html" if there.is_dir() else there
        if not there.exists() or (
            parts.fragment and there.suffix == ".html" and parts.fragment not in document(there).anchors
        ):
            yield way


def test_it_is_built(site: Path) -> None:
    """Without a warning: otherwise it would not be there."""
    assert len(pages(site)) > 60


def test_every_link_and_picture_leads_somewhere(site: Path) -> None:
    """Also those in raw HTML, and to places within pages."""
    found = {str(page.relative_to(site)): list(broken(page, site)) for page in pages(site)}
    assert {page: ways for page, ways in found.items() if ways} == {}


def test_a_broken_link_is_found(site: Path, tmp_path: Path) -> None:
    """The test above can fail."""
    page = tmp_path / "page.html"
    page.write_text('<a href="no.html">x</a> <a href="#no">y</a> <img src="no.webp">', "utf-8")
    assert list(broken(page, site)) == ["no.html", "#no", "no.webp"]


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    """Scripts, styles, faces and pictures are its own; plain links may lead out."""
    loaded = {way for page in pages(site) for way in document(page).loads}
    assert not [way for way in loaded if is_elsewhere(way)]
    for style in site.rglob("*.css"):
        ways = re.findall(r"""(?:url\(|@import\s+)["']?([^"')\s]+)""", style.read_text("utf-8"))
        assert not [way for way in ways if is_elsewhere(way)], style
        own = [way for way in ways if not way.startswith(("data:", "#"))]
        assert all((style.parent / way).exists() for way in own), style
    script = '<script src="https://unpkg.com/x"></script><link rel="stylesheet" href="//fonts.example/x.css">'
    stranger = Document()
    stranger.feed(script)
    assert len([way for way in stranger.loads if is_elsewhere(way)]) == 2  # so the above can fail


def test_every_document_is_in_the_nav(site: Path) -> None:
    """Whatever lies in ``docs/`` is reached from every page."""
    documents = {path.relative_to(HOME / "docs") for path in (HOME / "docs").rglob("*.md")}
    addresses = {
        (path.parent / "index.html" if path.stem == "README" else path.with_suffix(".html")).as_posix()
        for path in documents
    }
    assert addresses <= document(site / "index.html").nav
    assert {"changelog.html", "contributing.html"} <= document(site / "index.html").nav


def test_what_is_no_page_is_left_out(site: Path) -> None:
    assert not [*site.rglob("*.py"), *site.rglob("*.tsv")]


# Pages that follow from the program


def test_every_command_with_its_options(site: Path) -> None:
    text = said(site / "reference" / "options.html")
    for command, function in commands():
        section = re.search(rf"^{command}¶(.*?)(?=^yatzy[a-z ]*¶|\Z)", text, re.MULTILINE | re.DOTALL)
        assert section, command
        assert [option for option in options(function) if option not in section[1]] == [], command


def test_every_setting(site: Path) -> None:
    text = said(site / "reference" / "settings.html")
    assert [name for name in (*map(variable_of, SETTINGS), *GLOBAL_VARIABLES) if name not in text] == []


def test_every_request(site: Path) -> None:
    """Each has its place, and the index names its address."""
    index = said(site / "api" / "index.html")
    for path, operations in make_app(Settings()).openapi_schema.to_schema()["paths"].items():
        assert path in index
        for operation in operations.values():
            kind = operation["tags"][0]
            assert operation["operationId"] in document(site / "api" / f"{kind}.html").anchors


@pytest.mark.parametrize(
    ("package", "page"), [("yatzy", "library"), ("yatzy.data", "data"), ("yatzy.envs", "environments")]
)
def test_every_public_name(site: Path, package: str, page: str) -> None:
    """And whatever is promised of its nouns."""
    anchors = document(site / "reference" / f"{page}.html").anchors
    names = list(import_module(package).__all__)
    names += [f"{noun}.{member}" for noun, members in NOUNS[package].items() for member in members]
    assert [name for name in names if f"{package}.{name}" not in anchors] == []


def test_every_error_code(site: Path) -> None:
    text = said(site / "reference" / "errors.html")
    files = "\n".join(file.read_text("utf-8") for file in (HOME / "src/yatzy/l10n/en").glob("*.ftl"))
    codes = set(re.findall(r"^error-([a-z-]+) =", files, re.MULTILINE)) - {"line", "label"}
    assert len(codes) > 150
    assert sorted(code for code in codes if code not in text) == []


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_every_sheet(site: Path, sheet_id: str) -> None:
    """Its facts, every box, and what best play makes, as the solver says where a solution is at hand."""
    text, sheet = said(site / "shelf" / f"{sheet_id}.html"), bundled_sheet(sheet_id)
    assert all(key in text for key in sheet.tables.keys)
    assert str(sheet.tables.highest()) in text
    assert sheet.digest[:12] in text
    assert all(reading.source in text for reading in sheet.readings)
    assert all(name in text for names in sheet.names.values() for name in names.values())
    if shipped_file(sheet.tables).exists():
        values = load_solution(sheet)
        assert values is not None
        assert f"{values.expected:.9f}" in text
