"""The page as a static site: files that any web host can serve, and that ask no server for anything.

There is one document, and all addresses in it are relative, so that the site works in any folder of a host. The
address of a screen is in the fragment, since such a host knows nothing but files.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import msgspec

from yatzy.atomic_write import atomic_replace
from yatzy.l10n.catalogue import FALLBACK, LANGUAGES, catalogue
from yatzy.offline.python_files import python_files
from yatzy.offline.values_files import value_files
from yatzy.rules.errors import SettingsError
from yatzy.server.web import data_files
from yatzy.server.web.assets import Edition, current_edition
from yatzy.server.web.document import fill_document, inline_json
from yatzy.server.web.modules import FOLDER as JOINED
from yatzy.server.web.pwa import build_manifest, is_requested
from yatzy.server.web.start_page import opening_html

INDEX = "yatzy-static.json"
"""The list of all files, by which the next run knows that the folder may be written to, and what to delete."""
WORKER = "static-worker.js"
OFFLINE_PART = f"{JOINED}/offline.js"
WORKER_MODULES = (
    *(f"offline/numbers/{name}.js" for name in (
        "worker", "advice", "keeps", "outlook", "plausible-keeps", "python", "solution", "styles",
    )),
    "offline/engine/rule-tables.js", "core/sha256.js",
)  # fmt: skip
"""The modules of the Worker, which is no part of the joined files."""
HEAD = '<meta charset="utf-8">'
NOT_IN_META = "frame-ancestors"
"""A directive that browsers ignore in a document."""


class Site(NamedTuple):
    """What was written."""

    version: str
    sizes: dict[str, int]
    """By name, in bytes."""


class _Index(msgspec.Struct, frozen=True):
    version: str
    files: tuple[str, ...]


def write_site(folder: Path, languages: Sequence[str]) -> Site:
    """Write the site into a folder, the document last, and delete what only an earlier run wrote.

    Raises :class:`SettingsError` if the folder has files that are not such a site's.
    """
    before = _read_index(folder)
    site = render_site(languages)
    version = site.pop(INDEX).decode()
    for name, content in sorted(site.items(), key=lambda one: one[0] == "index.html"):
        _write_file(folder / name, content)
    _write_file(folder / INDEX, msgspec.json.encode(_Index(version, tuple(site))))
    for name in set(before) - set(site):
        (folder / name).unlink(missing_ok=True)
    return Site(version, {name: len(content) for name, content in site.items()})


def _write_file(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with atomic_replace(path) as file:
        file.write(content)


def _read_index(folder: Path) -> tuple[str, ...]:
    """Return the files of the site in a folder."""
    if not folder.exists() or not any(folder.iterdir()):
        return ()
    try:
        files = msgspec.json.decode((folder / INDEX).read_bytes(), type=_Index).files
    except (OSError, msgspec.MsgspecError):
        raise SettingsError("static-folder", folder=str(folder)) from None
    return tuple(name for name in files if ".." not in PurePosixPath(name).parts and not name.startswith("/"))


def render_site(languages: Sequence[str]) -> dict[str, bytes]:
    """Return the files of the site by name, and its version under the name of its index."""
    edition = current_edition()
    data = dict(data_files.data_files(languages)) | _computing_files(languages)
    version = _version(edition, data)
    base = f"web/{version}"
    page = {name: edition.files[name].content for name in _page_files(edition)}
    shell = {"version": version, "files": [f"{base}/{name}" for name in page]}
    worker = b"self.shell = " + msgspec.json.encode(shell) + b";\n" + edition.files[WORKER].content
    language = FALLBACK if FALLBACK in languages else languages[0]
    return {
        INDEX: version.encode(),
        **{f"{base}/{name}": content for name, content in page.items()},
        **{f"{base}/{data_files.FOLDER}/{name}": content for name, content in data.items()},
        **{f"icons/{name}": content for name, content in edition.icons.items()},
        "favicon.ico": edition.icons["favicon.ico"],
        "manifest.webmanifest": msgspec.json.encode(_relative(build_manifest(catalogue(language)))),
        "service.js": worker,
        "index.html": _render_document(edition, base, language, languages),
    }


def _page_files(edition: Edition) -> Iterator[str]:
    """Yield the files a page requests, and the licences of the libraries in them."""
    return (
        name
        for name in edition.files
        if is_requested(edition, name)
        or name in WORKER_MODULES
        or (name.startswith("vendor/") and name.endswith(".txt"))
    )


def _computing_files(languages: Sequence[str]) -> dict[str, bytes]:
    """Return packed values and, if this installation has it, our Python with words in these languages."""
    other_words = {f"python/words-{one}.zip" for one in LANGUAGES if one not in (*languages, FALLBACK)}
    files = value_files() | python_files()
    return {name: read() for name, read in files.items() if name not in other_words}


def _version(edition: Edition, data: dict[str, bytes]) -> str:
    whole = hashlib.sha256(edition.version.encode())
    for name, content in data.items():
        whole.update(f"{name}\n".encode() + content)
    return whole.hexdigest()[:16]


def _render_document(edition: Edition, base: str, language: str, languages: Sequence[str]) -> bytes:
    words = catalogue(language)
    values = {"screen": opening_html(words), "data": inline_json({"languages": languages})}
    preload = f'<link rel="modulepreload" href="{base}/{OFFLINE_PART}">'
    document = fill_document(edition, language, base, preload, values)
    policy = "; ".join(one for one in document.policy.split("; ") if not one.startswith(NOT_IN_META))
    text = document.asset.content.decode()
    for old, new in (
        (f'<html lang="{language}">', f'<html lang="{language}" data-static>'),
        (HEAD, f'{HEAD}<meta http-equiv="Content-Security-Policy" content="{policy}">'),
        ('href="/icons/', 'href="icons/'),
        ('href="/manifest.webmanifest"', 'href="manifest.webmanifest"'),
    ):
        if text.count(old) != 1:
            raise ValueError(old)
        text = text.replace(old, new)
    return text.encode()


def _relative(value: Any) -> Any:
    """Return a manifest with addresses relative to its own: those of screens in the fragment."""
    if isinstance(value, dict):
        return {key: _relative(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_relative(one) for one in value]
    if not isinstance(value, str) or not value.startswith("/"):
        return value
    return f".{value}" if value == "/" or value.startswith("/icons/") else f"./#{value}"
