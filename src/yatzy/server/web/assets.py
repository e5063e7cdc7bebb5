"""The files of the page in memory, joined for browsers, and their version.

They are read, joined, hashed and compressed once, and a request touches no disk. In a checkout, where somebody
may be working on them, :func:`watch_files` looks every second whether one has changed.
"""

import asyncio
import gzip
import hashlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from yatzy.l10n.catalogue import FALLBACK, LANGUAGES
from yatzy.server.ops import logs
from yatzy.server.web.modules import FOLDER, ModuleError, join_modules
from yatzy.server.web.styles import join_later_styles

WEB = Path(str(files("yatzy") / "web"))
WORDS = Path(str(files("yatzy") / "l10n"))
TEXTS = ("page.ftl", "page_settings.ftl", "bots.ftl")
"""The parts of a catalogue that every screen uses."""
PARTS = tuple(
    sorted(
        path.stem.removeprefix("page_")
        for path in (WORDS / FALLBACK).glob("page_*.ftl")
        if path.name not in TEXTS
    )
)
"""The parts of a catalogue that single screens load."""
SHARED_FILES = {"ui/figures.css": Path(str(files("yatzy") / "paper" / "figures.css"))}
"""Files the page shares with printed documents."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".txt")
"""File types worth compressing."""
WATCH_SECONDS = 1.0
EDITIONS = 4
"""Versions kept while files change under a running server, for pages that are still open."""
ICONS = WEB / "icons"
TABLE_PAGE = "table-page.js"
"""The module that shows a table."""


def web_files() -> dict[str, Path]:
    """Return the files a browser may request, by URL path."""
    found = (path for path in sorted(WEB.rglob("*")) if path.suffix in TYPES and path.is_file())
    return {path.relative_to(WEB).as_posix(): path for path in found} | SHARED_FILES


class Asset(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    """Compressed with gzip; ``None`` for what does not get smaller."""


class Edition(NamedTuple):
    """The files and messages of one version, as first loaded."""

    version: str
    files: dict[str, Asset]
    """By URL path."""
    texts: dict[str, str]
    """By language and file name."""
    icons: dict[str, bytes]
    """By file name: icons have URLs of their own."""
    table_files: tuple[str, ...]
    """The joined scripts that a table needs beside the first one, without ``.js``."""


FileStamps = tuple[tuple[str, Path, int], ...]
"""Files with their names and times of modification."""


class _Loaded(NamedTuple):
    stamps: tuple[FileStamps, ...]
    edition: Edition


_loaded: _Loaded | None = None
_editions: dict[str, Edition] = {}


def current_edition() -> Edition:
    """Return the page as it was last read; the first call reads it."""
    return refresh() if _loaded is None else _loaded.edition


def refresh() -> Edition:
    """Read the page again if a file has changed, appeared or gone; return it."""
    global _loaded  # noqa: PLW0603 # the page of this process
    stamps = _stamp_files()
    if _loaded is None or _loaded.stamps != stamps:
        _loaded = _Loaded(stamps, _load_edition(*stamps))
    return _loaded.edition


async def watch_files() -> None:
    """In a checkout, refresh the page every second, in a thread; elsewhere files do not change.

    A page that cannot be joined, or files that go while they are read, leave the last version in use.
    """
    problem = ""
    while "site-packages" not in WEB.parts:
        await asyncio.sleep(WATCH_SECONDS)
        try:
            await asyncio.to_thread(refresh)
            problem = ""
        except (ModuleError, OSError) as error:
            if problem != str(error):
                problem = str(error)
                logs.warn("page-broken", problem=problem)


def find_edition(known: str) -> Edition | None:
    """Return the current or a recent version of the page, ``None`` if it is gone."""
    now = current_edition()
    return now if known == now.version else _editions.get(known)


def version() -> str:
    """Return the digest of all files and messages of the page."""
    return current_edition().version


def ftl_file_of(part: str) -> str:
    """Return the name of a screen's message file."""
    return f"page_{part}.ftl"


def _stamp_files() -> tuple[FileStamps, ...]:
    """Return the files of the page, its messages and its icons."""
    names = (*TEXTS, *map(ftl_file_of, PARTS))
    messages = {f"{tag}/{name}": WORDS / tag / name for tag in LANGUAGES for name in names}
    icons = {path.name: path for path in sorted(ICONS.iterdir())}
    there = (web_files(), {name: path for name, path in messages.items() if path.exists()}, icons)
    return tuple(tuple((name, path, path.stat().st_mtime_ns) for name, path in some.items()) for some in there)


def _load_edition(pages: FileStamps, messages: FileStamps, icons: FileStamps) -> Edition:
    contents = {name: path.read_bytes() for name, path, _ in pages}
    texts = {name: path.read_bytes() for name, path, _ in messages}
    joined = join_modules({name: text.decode() for name, text in contents.items() if name.endswith(".js")})
    contents |= {f"{FOLDER}/{name}.js": text.encode() for name, text in joined.files.items()}
    contents[f"{FOLDER}/later.css"] = join_later_styles(contents)
    whole = hashlib.sha256()
    for name, content in (contents | texts).items():
        whole.update(f"{name}\n".encode() + content)
    found = Edition(
        version=whole.hexdigest()[:16],
        files={name: make_asset(name, content) for name, content in contents.items()},
        texts={name: text.decode() for name, text in texts.items()},
        icons={name: path.read_bytes() for name, path, _ in icons},
        table_files=tuple(one for one in joined.needs[joined.file_of[TABLE_PAGE]] if one != "main"),
    )
    _editions[found.version] = found
    for old in list(_editions)[:-EDITIONS]:
        del _editions[old]
    return found


@lru_cache(maxsize=1024)
def make_asset(name: str, content: bytes) -> Asset:
    """Compress a file; cached, since of those that are read again most have not changed."""
    is_compressible = PurePosixPath(name).suffix in COMPRESSIBLE
    return Asset(content, gzip.compress(content, mtime=0) if is_compressible else None)
