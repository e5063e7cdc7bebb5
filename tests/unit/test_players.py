"""What computer players are called."""

import pytest

from yatzy.bots import BOTS
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.l10n.players import computer_name, seated, style_number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_style_is_known_by_its_name_in_any_language(language: str) -> None:
    """Whoever laid the table, a name that is only a style's is known to be that, numbered or not."""
    words = catalogue(language)
    for computer in BOTS:
        name = computer_name(words, computer)
        assert style_number(computer, name) == 1
        players, _ = seated(words, (), (computer, computer, computer))
        assert [style_number(computer, player) for player in players] == [1, 2, 3]


@pytest.mark.parametrize("name", ["Hal", "Bold Bob", "Bold II", "Bold ²", "bold", "Bold ", "", "Strong"])
def test_other_names_are_their_own(name: str) -> None:
    assert style_number("bold", name) == 0


def test_people_have_no_style() -> None:
    assert style_number("", "Bold") == 0
    assert style_number("from-elsewhere", "Bold") == 0
