"""The glossary: every term in every language, as the catalogues really say it."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from catalogues import FOLDER
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
