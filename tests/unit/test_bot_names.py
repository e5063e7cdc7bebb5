"""What computer players are called, and which seeds there are for their dice."""

import pytest

from yatzy.bots import BOTS
from yatzy.l10n.bot_names import bot_name, default_name_number, seat_bots
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import YatzyError
from yatzy.solver.seeds import HIGHEST_SEED, check_seed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_style_is_known_by_its_name_in_any_language(language: str) -> None:
    """Whoever laid the table, a name that is only a style's is known to be that, numbered or not."""
    words = catalogue(language)
    for computer in BOTS:
        name = bot_name(words, computer)
        assert default_name_number(computer, name) == 1
        players, _ = seat_bots(words, (), (computer, computer, computer))
        assert [default_name_number(computer, player) for player in players] == [1, 2, 3]


@pytest.mark.parametrize("name", ["Hal", "Bold Bob", "Bold II", "Bold ²", "bold", "Bold ", "", "Strong"])
def test_other_names_are_their_own(name: str) -> None:
    assert default_name_number("bold", name) == 0


def test_people_have_no_style() -> None:
    assert default_name_number("", "Bold") == 0
    assert default_name_number("from-elsewhere", "Bold") == 0


def test_seeds() -> None:
    """Those that fit into 64 bits with a sign, as many programs keep whole numbers."""
    for seed in (0, 1, 2**63 - 1):
        check_seed(seed)
    assert HIGHEST_SEED == 2**63 - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [-1, 2**63])
def test_other_seeds_are_refused(language: str, seed: int) -> None:
    """In words for whoever asked, at a command line or in a program: there, options have no dashes."""
    with pytest.raises(YatzyError, match="simulate-seed") as refused:
        check_seed(seed)
    told = error_sentence(catalogue(language), refused.value)
    assert "--" not in told
    assert str(seed) in told
    assert "9223372036854775807" in told
