"""Sentences that cannot break: names that never agree, lists of decimals, one point, numbers in order."""

import re

import pytest
from fluent.syntax import FluentSerializer, ast

from support.l10n.catalogues import feature_files, resource, say
from support.l10n.sentences import box_names, filled_in, traps
from yatzy.l10n.catalogue import LANGUAGES
from yatzy.l10n.numbers import format_decimal

COMMA = [language for language in LANGUAGES if format_decimal(language, 0.5, 1) == "0,5"]
"""Languages that write 0,5."""
UNCHANGED = {"da", "hu", "is", "nb", "sv"}
"""Languages that say the same word for one point and for several."""


def patterns(language: str) -> dict[str, str]:
    """Return the source of every message."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for file in feature_files(language)
        for entry in resource(language, file).body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_boxes_never_have_to_agree(language: str) -> None:
    """No bare name stands before a verb or after an article: “the box Sixes is open”, not “Sixes is open”."""
    assert traps(language) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_every_name_of_a_box(language: str) -> None:
    """Whatever sheets call their boxes: no sign comes twice, and none is missing."""
    assert len(box_names(language)) >= 15
    odd = re.compile(r"\.\.|,,|::| ,| \.(?!\w)|“„|””|««|  (?!\S*✔)|\(\(")
    found = {message for message, text in filled_in(language) if odd.search(text)}
    assert found - {"coach-other"} == set()


@pytest.mark.parametrize("language", COMMA)
def test_lists_of_decimals_use_semicolons(language: str) -> None:
    """“0,5; 1; 2”, as a comma would run into the decimal sign."""
    found = [name for name, source in patterns(language).items() if re.search(r"\d,\d+, \d", source)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ordinal_follows_a_fraction(language: str) -> None:
    """“roll: 1/3”, not “the 1/3rd roll”."""
    fraction = re.compile(r"(?:\}|\d)/(?:\{ \$\w+ \}|\d+)\.? *(?:-?[a-zà-ž]|\. [a-zà-ž])")
    assert [
        name for name, source in patterns(language).items() if re.search(r"\}/\{ \$\w+ \}\. \w", source)
    ] == []
    assert [
        name for name in ("coach-after-throw", "table-throw") if fraction.search(patterns(language)[name])
    ] == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in UNCHANGED])
def test_a_lead_of_one_point(language: str) -> None:
    """“1 point”, not “1 points”."""
    for message in ("end-one", "end-shared", "page-end-won"):
        told = {"counting": "differences", "player": "A", "players": "A"}
        one, five = (say(language, message, told | {"points": points}) for points in (1, 5))
        assert one.replace("1", "5") != five, message
