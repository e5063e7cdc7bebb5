"""The HTML document: it can be read before any script has run, and names what comes next.

Theme and first styles are inline, allowed by their digests in the content security policy, so that the first
answer paints. The scripts then find the elements they would have made, and take them over.
"""

import base64
import hashlib
import re
from functools import lru_cache
from html import escape
from typing import Literal, NamedTuple

import msgspec

from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.report.pad_view import shelf_pads
from yatzy.server.net.security import content_policy
from yatzy.server.web.assets import EDITIONS, Asset, Edition, current_edition, find_edition, make_asset
from yatzy.server.web.modules import FOLDER, strip_comments
from yatzy.server.web.start_page import opening_html, start_html
from yatzy.server.web.styles import STYLES, rebase_urls, style_groups
from yatzy.server.web.words import read_words

Place = Literal["start", "table", "other"]
"""What an address shows: the start screen, a table, or something else."""

_THEME = '<script src="/web/core/theme.js"></script>'
_VALUE = re.compile(r"\{([a-z]+)\}|/web/")
"""A placeholder of ``index.html``, or the folder of files, which has the version in its address."""
_PENCIL = "vendor/fonts/kalam.woff2"
"""The font of what is written on a pad."""
_MESSAGE = re.compile(r"\{(page-[a-z-]+)\}")
"""A placeholder for a message."""
_BETWEEN_TAGS = re.compile(r"\n\s*")


class Document(NamedTuple):
    """The document as it is sent, and the policy that allows what is inline in it."""

    asset: Asset
    policy: str


def render_document(language: str, place: Place) -> Document:
    """Return the document for an address, in a language; cached."""
    return _render(current_edition().version, language, place)


@lru_cache(maxsize=EDITIONS * len(LANGUAGES) * 3)
def _render(version: str, language: str, place: Place) -> Document:
    edition = find_edition(version) or current_edition()
    values = {"screen": _screen(language, place), "data": _inline_data(language, place)}
    return fill_document(edition, language, f"/web/{version}", _preloads(edition, place), values)


def fill_document(
    edition: Edition, language: str, base: str, preloads: str, values: dict[str, str]
) -> Document:
    """Return the document with files below ``base``, and with these values for ``screen`` and ``data``."""
    text = _read_text(edition, "index.html")
    [first, _] = style_groups(text)
    theme = strip_comments(_read_text(edition, "core/theme.js"))
    style = "".join(rebase_urls(_read_text(edition, name), name, base) for name in first)
    head, body = text.replace("/web/main.js", f"/web/{FOLDER}/main.js").split("</head>")
    body = STYLES.sub(f'<link rel="stylesheet" href="/web/{FOLDER}/later.css">', body)
    body = _MESSAGE.sub(lambda found: escape(catalogue(language).say(found[1])), _BETWEEN_TAGS.sub("", body))
    inline = STYLES.sub("{style}", head.replace(_THEME, "{theme}")) + preloads + "</head>" + body
    values |= {
        "language": language,
        "theme": f"<script>{theme}</script>",
        "style": f"<style>{style}</style>",
    }
    # In one pass: what is put in is not searched.
    filled = _VALUE.sub(lambda found: values[found[1]] if found[1] else f"{base}/", inline)
    content = filled.encode()
    return Document(make_asset("index.html", content), content_policy(_digest(theme), _digest(style)))


def _preloads(edition: Edition, place: Place) -> str:
    """Return links to what an address needs that the first script would request only later."""
    if place != "table":
        return ""
    scripts = (f'<link rel="modulepreload" href="/web/{FOLDER}/{name}.js">' for name in edition.table_files)
    font = f'<link rel="preload" href="/web/{_PENCIL}" as="font" type="font/woff2" crossorigin>'
    return font + "".join(scripts)


def _screen(language: str, place: Place) -> str:
    words = catalogue(language)
    return start_html(words, shelf_pads(language)) if place == "start" else opening_html(words)


def _inline_data(language: str, place: Place) -> str:
    """Return what the scripts would request first, as JSON in the document."""
    data: dict[str, object] = {"words": read_words(language)}
    if place == "start":
        data["pads"] = shelf_pads(language)
    return inline_json(data)


def inline_json(data: object) -> str:
    """Return data as an element that ``net/inline-data.js`` reads."""
    text = msgspec.json.encode(data).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="inline-data">{text}</script>'


def _read_text(edition: Edition, name: str) -> str:
    return edition.files[name].content.decode()


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
