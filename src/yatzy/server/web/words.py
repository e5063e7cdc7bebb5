"""The messages of the page, as parts of the catalogue in a language."""

import re
from functools import cache

from msgspec import Struct

from yatzy.l10n.catalogue import native_language_names
from yatzy.server.web.assets import TEXTS, WORDS, Edition, current_edition, ftl_file_of

OFFLINE = "offline"
"""The part of the catalogue for tables in the browser. It has the reasons why moves are refused, too."""
_REFUSAL = re.compile(r"^error-(?:move|setup)-[^\n]*(?:\n(?=[\s}])[^\n]*)*", re.MULTILINE)
"""An entry of ``errors.ftl`` that such a table can refuse something with."""


class Words(Struct, frozen=True):
    """The messages of the page."""

    version: str
    """The current version of the page."""
    language: str
    """The language of the messages: the first accepted one that is available, or English."""
    texts: tuple[str, ...]
    """Parts of the catalogue, as Fluent resources."""
    languages: dict[str, str]
    """The available languages, each with its own name for itself."""


def read_words(language: str, part: str | None = None, edition: Edition | None = None) -> Words:
    """Return the common messages, or those of one screen; of the current version by default."""
    now = current_edition()
    names = TEXTS if part is None else (ftl_file_of(part),)
    texts = [(edition or now).texts.get(f"{language}/{name}") for name in names]
    if part == OFFLINE:
        texts.append(_refusals(language))
    return Words(
        version=now.version,
        language=language,
        texts=tuple(text for text in texts if text is not None),
        languages=native_language_names(),
    )


@cache
def _refusals(language: str) -> str:
    return "\n".join(_REFUSAL.findall((WORDS / language / "errors.ftl").read_text("utf-8")))
