"""The page's files: what is of others is known, nothing comes from elsewhere, every word from the catalogue."""

import base64
import gzip
import hashlib
import re
import tomllib
from pathlib import Path

import pytest

from yatzy.l10n.catalogue import FALLBACK, LANGUAGES, catalogue
from yatzy.report.pad_view import pad_view
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.net.security import POLICY
from yatzy.server.web.assets import (
    PARTS,
    TABLE_PAGE,
    TEXTS,
    TYPES,
    WEB,
    WORDS,
    current_edition,
    version,
    web_files,
)
from yatzy.server.web.document import render_document
from yatzy.server.web.modules import join_modules, parse_module, static_closure

VENDOR = WEB / "vendor"
PACKAGES = tomllib.loads((VENDOR / "vendor.toml").read_text("utf-8"))["package"]
OWN = {name: path for name, path in web_files().items() if not name.startswith("vendor/")}
SCRIPTS = {name: path.read_text("utf-8") for name, path in OWN.items() if name.endswith(".js")}


def messages(*names: str) -> set[str]:
    """Return the messages in parts of the English catalogue."""
    texts = ((WORDS / FALLBACK / name).read_text("utf-8") for name in names)
    return {one for text in texts for one in re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE)}


EVERYWHERE = messages(*TEXTS)
OF_SCREENS = messages(*(f"page_{part}.ftl" for part in PARTS))
PAGE = {name: path.read_text("utf-8") for name, path in web_files().items() if name.endswith(".js")}
JOINED = join_modules(PAGE)
FIRST = {"core/theme.js", *(name for name, file in JOINED.file_of.items() if file == "main")}
"""The scripts a browser is given to begin with."""
PLAYED = static_closure({name: parse_module(name, PAGE[name]) for name in JOINED.file_of}, TABLE_PAGE)
"""The scripts that a table cannot do without: they come without messages of their own."""
MOST_SCRIPT = 60_000
MOST_BYTES = 90_000
"""What a first visit may weigh on the way: scripts, and all without fonts and images."""
ONE_FLIGHT = 14_000
"""Bytes that a server sends before it waits for the first answer: ten segments (RFC 6928)."""
LONGEST_FILE = 300
GAP = "\0"
PIECES = re.compile(
    r"""//(?![^\n]*`)[^\n]*(?=\n)|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|\$\{|[`{}]|\\.|[^`{}$"/\\]+|.""", re.DOTALL
)
"""What a script falls into, as far as it takes to tell templates from code."""
SPOKEN = ("aria-label", "title", "placeholder", "alt")
"""Attributes that are read or read out."""


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


# What is of others


def test_vendored_files_are_the_ones_we_know() -> None:
    """Every file has the sum that is written down, and there is no other."""
    known = {file["to"]: file["sha256"] for package in PACKAGES for file in package["file"]}
    assert {name: digest(VENDOR / name) for name in known} == known
    kept = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    ours = {name for name in kept if name.endswith(".d.ts")} | {"vendor.toml", "licences/fluent.txt"}
    assert kept == set(known) | ours


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package["name"]))
def test_vendored_packages_have_version_and_licence(package: dict[str, str]) -> None:
    """It is written down which version it is, and the text of its licence lies beside it."""
    assert re.fullmatch(r"\d+\.\d+\.\d+", package["version"])
    words = {"MIT": "MIT License", "Apache-2.0": "Apache License", "OFL-1.1": "SIL OPEN FONT LICENSE"}
    assert words[package["licence"]].lower() in (VENDOR / package["text"]).read_text("utf-8").lower()


def test_types_are_checked_against_the_same_versions() -> None:
    """What the type checker reads is what browsers are given."""
    lock = (Path(__file__).parents[2] / "tools" / "page" / "package.json").read_text("utf-8")
    for package in PACKAGES:
        if package["name"] in lock:
            assert f'"{package["name"]}": "{package["version"]}"' in lock


# What leaves the server, and what comes from elsewhere


def test_nothing_comes_from_elsewhere() -> None:
    """No file names another server, but for the names of XML's vocabularies."""
    for name, path in OWN.items():
        if TYPES[path.suffix].startswith(("text", "image/svg")):
            found = re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}[^\s\"')]*", path.read_text("utf-8"))
            assert set(found) <= {"http://www.w3.org/2000/svg"}, name


def test_vendored_modules_import_one_another_only() -> None:
    """A browser finds every module by its address."""
    for path in VENDOR.rglob("*.js"):
        for wanted in re.findall(r"""(?:from|import)\s*["']([^"']+)["']""", path.read_text("utf-8")):
            assert (path.parent / wanted).is_file(), (path, wanted)


def test_own_modules_import_files_that_exist() -> None:
    for name, text in SCRIPTS.items():
        wanted = re.findall(r"""^(?:import|export) [^;]*?from "([^"]+)";""", text, re.MULTILINE)
        assert all((OWN[name].parent / one).is_file() for one in wanted), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_small(language: str) -> None:
    """The document, its script and its styles as they travel; a browser counts them too."""
    files = current_edition().files
    script, style = (len(files[f"joined/{name}"].packed or b"") for name in ("main.js", "later.css"))
    assert 0 < script < MOST_SCRIPT
    assert len(render_document(language, "start").asset.packed or b"") + script + style < MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_come_within_one_round_trip(language: str) -> None:
    """Whatever is read and how it looks come before the data for scripts, in what a server sends at once."""
    document = render_document(language, "start").asset.content
    readable, _, _ = document.partition(b'<script type="application/json"')
    assert b"</main>" in readable
    assert len(gzip.compress(readable)) < ONE_FLIGHT


def test_the_document_has_nothing_inline_but_by_digest() -> None:
    """The strictest policy, and the digests of one script and one style; data is no script."""
    for place in ("start", "table", "other"):
        asset, policy = render_document("en", place)
        text = asset.content.decode()
        script, style = (re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL) for tag in ("script", "style"))
        digests = [base64.b64encode(hashlib.sha256(one.encode()).digest()).decode() for one in script + style]
        assert re.findall("'sha256-([^']+)'", policy) == digests
        assert re.sub(" 'sha256-[^']+'", "", policy) == POLICY
        markup = re.sub(r"<(script|style)>.*?</\1>", "", text, flags=re.DOTALL)
        markup = re.sub(r'<script type="application/json" id="inline-data">[^<]*</script>', "", markup)
        assert not re.findall(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=", markup)
        addresses = re.findall(r'(?:src|href)="/web/([0-9a-f]+)/([^"]+)"', markup)
        assert {known for known, _ in addresses} == {version()}
        assert {name for _, name in addresses} <= set(current_edition().files)
        tables = {"table-page", "table", "shared"} if place == "table" else set()
        scripts = {f"joined/{name}.js" for name in {"main", *tables}}
        assert {name for _, name in addresses if name.endswith(".js")} == scripts


def wanted_by(name: str, pattern: str) -> set[str]:
    """Return the scripts that one names in a way."""
    found = re.findall(pattern, SCRIPTS[name], re.MULTILINE)
    return {(OWN[name].parent / one).resolve().relative_to(WEB.resolve()).as_posix() for one in found}


def test_what_comes_later_is_asked_for_by_a_module() -> None:
    """Every script is wanted at once, asked for later or comes along with one, or is no module of the page."""
    asked = {one for name in SCRIPTS for one in wanted_by(name, r"""\bimport\("([^"]+\.js)"\)\.then""")}
    assert asked <= set(SCRIPTS) - FIRST
    ahead, later = list(asked), set(asked)
    while ahead:
        more = wanted_by(ahead.pop(), r"""^(?:import|export) [^;]*?from "([^"]+)";""") & set(SCRIPTS) - later
        later |= more
        ahead += more
    others = {one for one in set(SCRIPTS) - FIRST - later if not one.startswith("offline/")}
    assert others == {"service-worker.js", "static-worker.js", "print.js", "host/host.js"}


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_are_short(name: str) -> None:
    assert len(SCRIPTS[name].splitlines()) <= LONGEST_FILE


# Words


def templates(source: str) -> list[str]:
    """Return the templates of a script, each with a gap in place of every expression."""
    found: list[str] = []
    open_ones: list[list[str]] = [[]]
    """Code and templates around the place that is read: code at even places, templates at odd ones."""
    braces = [0]
    for part in PIECES.findall(source):
        if len(open_ones) % 2:
            braces[-1] += (part == "{") - (part == "}")
            if part == "`":
                open_ones.append([])
            elif braces[-1] < 0:
                braces.pop()
                open_ones.pop()
        elif part == "`":
            found.append("".join(open_ones.pop()))
        elif part == "${":
            open_ones[-1].append(GAP)
            open_ones.append([])
            braces.append(0)
        else:
            open_ones[-1].append(part)
    assert len(open_ones) == 1, "a template is not closed"
    return found


def told_in(source: str) -> list[str]:
    """Return the words that templates hold between tags, or in attributes that are read."""
    found = []
    for template in templates(source):
        if "<" in template:
            found += re.findall(r">([^<>]*)<", template)
            found += re.findall(rf'(?:{"|".join(SPOKEN)})="([^"]*)"', template)
    return [one.strip() for one in found if re.search(r"[A-Za-z]", one)]


def test_words_in_a_template_would_be_found() -> None:
    """The search below finds what it is for."""
    assert told_in("html`<p class=${one}>Roll the dice</p>`") == ["Roll the dice"]
    assert told_in("html`<p>${one ? html`<b>Now</b>` : {a: `x`}.a}</p>`") == ["Now"]
    assert told_in('html`<img alt="A pad" src=${one} />`') == ["A pad"]
    assert told_in('html`<p class="soft">${say("page-lost")}</p>`') == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_word_comes_from_the_catalogue(name: str) -> None:
    """No template holds a word of its own."""
    assert told_in(SCRIPTS[name]) == []


def test_every_sentence_asked_for_exists() -> None:
    """Also those whose name is put together: some of that kind exist. A first screen has its own at once."""
    for name, text in SCRIPTS.items():
        there = EVERYWHERE if name in FIRST | PLAYED else EVERYWHERE | OF_SCREENS
        asked = set(re.findall(r"""["'`]((?:page|bot)-[a-z0-9-]+)(?:\.[a-z]+)?["'`]""", text))
        assert asked <= there, name
        for kind in re.findall(r"`((?:page|bot)-[a-z-]+-|bot-)\$\{", text):
            assert any(message.startswith(kind) for message in there), (name, kind)


def test_every_sheet_says_what_is_special() -> None:
    """A pad on the shelf has its line, and no line waits for a pad that is not there."""
    told = {message for message in EVERYWHERE if message.startswith("page-sheet-")} - {"page-sheet-counts"}
    assert told == {f"page-sheet-{sheet_id}" for sheet_id in sheet_ids()}


# Pads


@pytest.mark.parametrize("sheet_id", sheet_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pad_has_every_box_by_its_printed_name(sheet_id: str, language: str) -> None:
    """The rows are the sheet's boxes in their order, called what the sheet calls them; the total comes last."""
    sheet, words = bundled_sheet(sheet_id), catalogue(language)
    pad = pad_view(words, sheet)
    boxes = [row for row in pad.rows if row.key]
    assert tuple(row.key for row in boxes) == sheet.tables.keys
    assert [row.label for row in boxes] == [words.name(sheet, key) for key in sheet.tables.keys]
    assert [row.kind for row in pad.rows if row.kind == "bonus"] == ["bonus"] * bool(sheet.rules.upper_bonus)
    assert (pad.rows[-1].kind, pad.title) == ("total", words.name(sheet, "game"))
