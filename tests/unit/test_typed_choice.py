"""Choices as people type them."""

import pytest

from yatzy.coach.typed_choice import parse_choice
from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve

STANDS = "ones=3, fours=12, one-pair=12, yatzy=0"


def parse_typed(text: str, *, dice: str = "23446", rolls_left: int = 1, language: str = "en") -> str:
    """Return what is understood: the dice kept, or the key of the box."""
    sheet = bundled_sheet("tactic")
    card = Card.parse(sheet.tables, STANDS)
    words = catalogue(language)
    names = {key: words.name(sheet, key) for key in sheet.tables.keys}
    choice = parse_choice(text, card, solve(sheet).advise(card, dice, rolls_left), names)
    return choice.key if choice.key is not None else "".join(map(str, choice.keep or ()))


@pytest.mark.parametrize(
    ("text", "keep"),
    [
        ("44", "44"),
        (" 6 4 4 ", "446"),
        ("2,3,4", "234"),
        ("4-4", "44"),
        ("2346", "2346"),
        ("0", ""),
        ("-", ""),
    ],
)
def test_dice_to_keep(text: str, keep: str) -> None:
    """Digits in any order and with anything usual between them; 0 keeps nothing."""
    assert parse_typed(text) == keep


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("chance", "chance"),
        ("CHANCE", "chance"),
        ("c", "chance"),
        ("full-house", "full-house"),
        ("Full house", "full-house"),
        ("full  house", "full-house"),
        ("fu", "full-house"),
        ("three-of-a-kind", "three-of-a-kind"),
        ("three of", "three-of-a-kind"),
        ("threes", "threes"),
        ("2 pairs", "two-pairs"),  # as the sheet prints it
        ("two p", "two-pairs"),  # as its key begins
        ("large-straight", "large-straight"),
        ("big", "large-straight"),
        ("four", "four-of-a-kind"),  # Fours is filled
    ],
)
def test_a_box_by_its_name(text: str, key: str) -> None:
    """By its key or as the sheet prints it, or as either begins where only one open box does."""
    assert parse_typed(text) == key


@pytest.mark.parametrize("text", ["Täyskäsi", "täyskäsi", "TAYSKASI", "täys", "full-house"])
def test_a_name_in_another_language(text: str) -> None:
    """In the language of the terminal, with or without its marks; keys always work."""
    assert parse_typed(text, language="fi") == "full-house"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "answer-empty"),
        (" ", "answer-empty"),
        ("444", "move-not-there"),
        ("5", "move-not-there"),
        ("7", "dice-face"),
        ("04", "dice-face"),
        ("23446", "move-all-kept"),
        ("4" * 5000, "move-not-there"),
        ("yatzy", "move-box-filled"),
        ("1 pair", "move-box-filled"),
        ("on", "move-box-filled"),
        ("f", "answer-many-boxes"),
        ("three", "answer-many-boxes"),
        ("ful house", "move-no-box"),
        ("\u0301", "move-no-box"),
        ("x" * 5000, "move-no-box"),
        ("４４", "move-no-box"),
    ],
)
def test_what_makes_no_sense(text: str, code: str) -> None:
    """It is refused with what is wrong, in one line."""
    with pytest.raises(YatzyError) as caught:
        parse_typed(text)
    assert caught.value.code == code
    assert "{" not in error_sentence(catalogue("en"), caught.value)
    assert len(error_sentence(catalogue("en"), caught.value)) < 200


def test_what_was_meant_is_told() -> None:
    """Boxes that begin alike are named as they are printed, and so is one that looks like what was typed."""
    with pytest.raises(YatzyError) as caught:
        parse_typed("three")
    assert error_sentence(catalogue("en"), caught.value) == (
        "Several boxes start with “three”: Threes, Three of a kind. Type more letters."
    )
    with pytest.raises(YatzyError) as caught:
        parse_typed("ful house")
    assert error_sentence(catalogue("en"), caught.value).endswith("Did you mean Full house?")


def test_no_throw_is_left() -> None:
    """Then dice cannot be kept, and a box still can be taken."""
    with pytest.raises(YatzyError) as caught:
        parse_typed("44", rolls_left=0)
    assert caught.value.code == "move-no-roll-left"
    assert parse_typed("chance", rolls_left=0) == "chance"


def test_a_box_that_is_forbidden() -> None:
    """A further five alike goes to its upper box first by Hasbro's sheet, and no other is taken."""
    sheet = bundled_sheet("hasbro")
    card = Card.filled(sheet.tables, {"yatzy": 50})
    advice = solve(sheet).advise(card, "44444", 0)
    names = {key: key for key in sheet.tables.keys}
    assert parse_choice("fours", card, advice, names).bonus == 100
    with pytest.raises(YatzyError) as caught:
        parse_choice("chance", card, advice, names)
    assert caught.value.code == "move-box-forbidden"
