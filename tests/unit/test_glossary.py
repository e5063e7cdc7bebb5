"""The glossary: every term in every language, as the catalogues really say it."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from support.l10n.avoided_words import FILE, avoided_words, uses
from support.l10n.catalogues import FOLDER
from yatzy.l10n.catalogue import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
STEM = 3
"""Letters by which a word is known again, however it is inflected."""


@pytest.fixture(scope="module")
def glossary() -> dict[str, Any]:
    """Return what writes the page."""
    return runpy.run_path(str(DOCS / "glossary.py"))


def test_the_page_is_what_would_be_written_now(glossary: dict[str, Any]) -> None:
    """``make glossary`` was run after the last change of a name or a term."""
    assert (DOCS / "glossary.md").read_text("utf-8") == glossary["page"]()


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_those_of_the_catalogue(glossary: dict[str, Any], language: str) -> None:
    """There is a word for everything, and the catalogue uses it."""
    said = "\n".join(file.read_text("utf-8") for file in (FOLDER / language).glob("*.ftl")).lower()
    unknown = {}
    for concept, told in glossary["terms"]()[language].items():
        words = re.findall(r"[^\W\d_]+", re.sub(r"\(.*?\)", "", told).lower())
        assert words, f"no word for {concept}"
        if not all(word[: max(STEM, len(word) - 3)] in said for word in words):
            unknown[concept] = told
    assert unknown == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_for_one_thing(language: str) -> None:
    """No message says a word that its language avoids."""
    assert list(uses(language)) == []


FOR_PLAYERS = ("README.md", "docs/index.md", "docs/first-game.md", "docs/real-dice.md", "docs/reviews.md")
"""Documents for people who play. Those for programmers speak of sheets and cards, as the library does."""


@pytest.mark.parametrize("document", FOR_PLAYERS)
def test_documents_for_players_use_the_same_words(document: str) -> None:
    """Outside of code, and of what somebody types."""
    text = re.sub(
        r"```.*?```|`[^`]*`|\]\([^)]*\)|\w+/\w+\.md|class=\"[^\"]*\"|\*sheet\*",
        " ",
        (DOCS.parent / document).read_text("utf-8"),
        flags=re.DOTALL,
    )
    assert [word for one in avoided_words("en") for word in one.found_in(text)] == []


def test_lists_of_words_to_avoid() -> None:
    """Every language has one; every line names what to say instead."""
    lines = [line.split("\t") for line in FILE.read_text("utf-8").splitlines()[1:]]
    assert {language for language, *_ in lines} == set(LANGUAGES)
    assert [line for line in lines if len(line) != 4 or not all(line[:3])] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Throw the dice", ["throw"]),
        ("The sheet, the sheets", ["sheet", "sheets"]),
        ("They gave away 3 points", ["gave away"]),
        ("Print a pad, or write on the pad", []),
        ("Choose another pad", ["pad"]),
        ("Start yatzy pad --sheet NAME", []),
        ("A padlock, a throwback", []),
    ],
)
def test_avoided_words_are_found(text: str, found: list[str]) -> None:
    """Whole words and phrases, but not in what somebody types, nor where the list lets them stay."""
    assert [word for one in avoided_words("en") for word in one.found_in(text)] == found
