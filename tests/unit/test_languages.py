"""Every language says everything: the same messages, told the same things, without help of English."""

import pytest

from support.l10n.catalogues import differences, faults, feature_files, unreadable
from yatzy.l10n.catalogue import FALLBACK, LANGUAGES

OTHERS = [language for language in LANGUAGES if language != FALLBACK]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_file(language: str) -> None:
    """A catalogue has the files of the English one, no more and no less."""
    assert feature_files(language) == feature_files(FALLBACK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    """There is nothing in a catalogue that Fluent cannot read."""
    assert [fault for file in feature_files(language) for fault in unreadable(language, file)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same(language: str) -> None:
    """Every message is there, is told what the English one is told, and knows all forms its language has."""
    assert [f"{file}: {one}" for file in feature_files(FALLBACK) for one in differences(language, file)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Whatever a message is told, it comes out without a fault and without help of English."""
    assert [f"{file}: {one}" for file in feature_files(language) for one in faults(language, file)] == []
