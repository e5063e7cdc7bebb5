"""The files of the page: where they are, what tells a version from others, and the document that names them."""

import hashlib
import re
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from yatzy.l10n.catalogue import FALLBACK, LANGUAGES, Catalogue, catalogue

WEB = Path(str(files("yatzy") / "web"))
WORDS = Path(str(files("yatzy") / "l10n"))
TEXTS = ("page.ftl", "page_settings.ftl", "bots.ftl")
"""The parts of a catalogue that every screen speaks from."""
PARTS = tuple(
    sorted(
        path.stem.removeprefix("page_")
        for path in (WORDS / FALLBACK).glob("page_*.ftl")
        if path.name not in TEXTS
    )
)
"""What single screens say, and is asked for with them."""
ELSEWHERE = {"style/figures.css": Path(str(files("yatzy") / "paper" / "figures.css"))}
"""What the page shares with papers."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
IMPORTED = re.compile(r"""\b(?:import|export)\b[^"';()]*?\bfrom\s*["']([^"']+)["']""")
"""What a module imports before it runs."""
EDITIONS = 4
"""Versions that are remembered where files change under a running server: whoever has one open can go on."""
SPOKEN = re.compile(r"\{(page-[a-z-]+)\}")
"""A sentence in the document, by its name."""


def web_files() -> dict[str, Path]:
    """Return the files a browser may ask for, by their addresses."""
    found = (path for path in sorted(WEB.rglob("*")) if path.suffix in TYPES and path.is_file())
    return {path.relative_to(WEB).as_posix(): path for path in found} | ELSEWHERE


class Edition(NamedTuple):
    """The files and sentences of one version, as they were when they were first asked for."""

    version: str
    files: dict[str, bytes]
    """By their addresses."""
    texts: dict[str, str]
    """By language and name."""


_given: dict[str, Edition] = {}


def edition() -> Edition:
    """Return the page as it is now."""
    names = (*TEXTS, *map(text_of, PARTS))
    spoken = {f"{tag}/{name}": WORDS / tag / name for tag in LANGUAGES for name in names}
    return _read(_dated(web_files()), _dated({name: path for name, path in spoken.items() if path.exists()}))


def edition_of(known: str) -> Edition | None:
    """Return the page of a version: as it is now, or as somebody may still have it open."""
    now = edition()
    return now if known == now.version else _given.get(known)


def version() -> str:
    """Return what tells these files, and the sentences that go with them, from any others."""
    return edition().version


def version_lately() -> str:
    """Return the version as it was a moment ago at most, for who asks very often."""
    return _version_in(int(monotonic()))


@lru_cache(maxsize=1)
def _version_in(_second: int) -> str:
    return version()


def text_of(part: str) -> str:
    """Return the file with what a screen says."""
    return f"page_{part}.ftl"


Dated = tuple[tuple[str, Path, int], ...]


def _dated(paths: dict[str, Path]) -> Dated:
    return tuple((name, path, path.stat().st_mtime_ns) for name, path in paths.items())


@lru_cache(maxsize=EDITIONS)
def _read(pages: Dated, spoken: Dated) -> Edition:
    files = {name: path.read_bytes() for name, path, _ in pages}
    texts = {name: path.read_bytes() for name, path, _ in spoken}
    whole = hashlib.sha256()
    for name, content in (files | texts).items():
        whole.update(f"{name}\n".encode() + content)
    found = Edition(whole.hexdigest()[:16], files, {name: text.decode() for name, text in texts.items()})
    _given[found.version] = found
    for old in list(_given)[:-EDITIONS]:
        del _given[old]
    return found


def first_modules() -> tuple[str, ...]:
    """Return the modules the page wants at once: what it begins with, whatever that imports, and so on.

    What is imported with ``import()`` comes later, if it is wanted.
    """
    return _reached(version())


@lru_cache(maxsize=2)
def _reached(_version: str) -> tuple[str, ...]:
    known, found, ahead = web_files(), {"main.js"}, ["main.js"]
    while ahead:
        path = known[ahead.pop()]
        for wanted in IMPORTED.findall(path.read_text("utf-8")):
            name = (path.parent / wanted).resolve().relative_to(WEB.resolve()).as_posix()
            if name not in found:
                found.add(name)
                ahead.append(name)
    return tuple(sorted(found))


def document(words: Catalogue | None = None) -> bytes:
    """Return the page: the addresses of its files, every module it wants at once, and what it says before."""
    spoken = words or catalogue(FALLBACK)
    base = f"/web/{version()}"
    wanted = "".join(f'<link rel="modulepreload" href="{base}/{name}">' for name in first_modules())
    text = (WEB / "index.html").read_text("utf-8")
    text = SPOKEN.sub(lambda found: escape(spoken.say(found[1])), text)
    return text.replace("/web/", f"{base}/").replace("</head>", f"{wanted}</head>").encode()
