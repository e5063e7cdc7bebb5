"""Words that a language avoids, because it has another for the same thing (``docs/avoid.tsv``)."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from support.l10n.catalogues import feature_files, resource, texts

FILE = Path(__file__).parents[3] / "docs" / "avoid.tsv"
TYPED = re.compile(r"\byatzy(?: [a-z]+)+|(?<!\S)--?[a-z][a-z-]*")
"""What somebody types: the names of commands and options stay as they are."""


class Avoided(NamedTuple):
    """Words for which a language has another one."""

    language: str
    words: tuple[str, ...]
    instead: str
    unless: tuple[str, ...]
    """Phrases in which they stay."""

    def found_in(self, text: str) -> list[str]:
        """Return the avoided words in a text, in small letters."""
        rest = TYPED.sub(" ", text)
        for phrase in self.unless:
            rest = _pattern(phrase).sub(" ", rest)
        return [found[0].lower() for word in self.words for found in _pattern(word).finditer(rest)]


def _pattern(phrase: str) -> re.Pattern[str]:
    """Match whole words; a star at the end stands for any ending."""
    ending = r"\w*" if phrase.endswith("*") else r"\b"
    return re.compile(rf"\b{re.escape(phrase.removesuffix('*'))}{ending}", re.IGNORECASE)


def avoided_words(language: str) -> list[Avoided]:
    """Read the list of a language; without one it is empty."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        Avoided(row["language"], _listed(row["avoid"]), row["say"], _listed(row["unless"]))
        for row in rows
        if row["language"] == language
    ]


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in cell.split(",") if word.strip())


def uses(language: str) -> Iterator[str]:
    """Name every message of a language that says an avoided word, with what it could say."""
    avoided = avoided_words(language)
    for file in feature_files(language):
        for message in resource(language, file).body:
            if isinstance(message, ast.Message):
                for text in texts(message):
                    for one in avoided:
                        for word in one.found_in(text):
                            yield f"{file}: {message.id.name} says “{word}”, not {one.instead}"
