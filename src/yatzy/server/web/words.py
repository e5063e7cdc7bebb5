"""The messages of the page, as parts of the catalogue in a language."""

from msgspec import Struct

from yatzy.l10n.catalogue import native_language_names
from yatzy.server.web.assets import TEXTS, Edition, current_edition, ftl_file_of


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
    texts = ((edition or now).texts.get(f"{language}/{name}") for name in names)
    return Words(
        version=now.version,
        language=language,
        texts=tuple(text for text in texts if text is not None),
        languages=native_language_names(),
    )
