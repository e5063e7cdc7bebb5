"""What the coach says: a sentence for every reason, and the right ones for positions that call for them."""

import pytest

from support.game.random_positions import from_shelf
from yatzy.coach.explain import Arguments, Reason, ReasonCode, explain
from yatzy.game.card import Card
from yatzy.l10n.advice import choice_name, reason_sentences
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.errors import CardError, DiceError, MoveError
from yatzy.rules.sheet_files import bundled_sheet

WORDS = catalogue("en")

ABOVE = "ones=2,twos=4,threes=6,fours=12,fives=15"

ALL_BUT_YATZY = (
    f"{ABOVE},sixes=18,one-pair=12,two-pairs=20,three-of-a-kind=15,four-of-a-kind=16,small-straight=15,"
    "large-straight=20,full-house=26,chance=24"
)

ALL_BUT_CHANCE = ALL_BUT_YATZY.replace("chance=24", "yatzy=0")

POSITIONS = [
    (ReasonCode.AIMS, "vinga", "", "66611", 2, "Yatzy: 9% by the end of the turn."),
    (
        ReasonCode.AIMS_NEXT, "vinga", "", "12344", 2,
        "Fours (3 or more): 42% with the next roll, 62% by the end of the turn.",
    ),
    (
        ReasonCode.AIMS_NEXT, "vinga", "", "66661", 2,
        "Yatzy: 1 chance in 6 with the next roll, 31% by the end of the turn.",
    ),
    (ReasonCode.AIMS_LAST, "vinga", ALL_BUT_YATZY, "66661", 1, "Yatzy: 1 chance in 6 with the last roll."),
    (ReasonCode.AIMS_LAST, "vinga", "", "23466", 1, "Sixes (3 or more): 42% with the last roll."),
    (ReasonCode.ALSO, "vinga", "", "12344", 2, "Or Full house: 14%."),
    (ReasonCode.HAS, "vinga", "", "66665", 1, "You already have Sixes (3 or more), for 24 or more."),
    (ReasonCode.MEAN, "vinga", ALL_BUT_CHANCE, "34566", 1, "Chance: 24.5 on average."),
    (
        ReasonCode.LIKELIER, "vinga", "", "23455", 2,
        "Fives (3 or more): more likely than with “keep 2 3 4 5”, 60% against 7%.",
    ),
    (
        ReasonCode.STOPS, "vinga", "", "55566", 1,
        "Rolling again (keep 5 5 5) would improve it 31% of the time, but lose 3.5 on average.",
    ),
    (ReasonCode.STOPS, "vinga", "", "11111", 1, "Another roll can’t improve this."),
    (ReasonCode.ONLY, "hasbro", "yatzy=50", "55555", 0, "No other box is allowed."),
    (
        ReasonCode.ZERO, "vinga", "chance=22,ones=3", "12346", 0,
        "A zero hurts least here: in Large straight it would lose 1.3 more.",
    ),
    (
        ReasonCode.MORE_NOW, "hasbro", "yatzy=50,fives=15", "55555", 0,
        "Compared with “4 of a kind”: 15 more now, 10.0 less later.",
    ),
    (ReasonCode.MORE_NOW, "vinga", "", "66665", 1, "Compared with “Sixes”: 4.3 more now, 1.2 less later."),
    (ReasonCode.MORE_LATER, "vinga", "", "11166", 0, "Compared with “"),
    (ReasonCode.MORE_BOTH, "vinga", "", "44412", 0, "Compared with “Three of a kind”: the same now, 4.8 more later."),  # noqa: E501 # a sentence
    (ReasonCode.MORE_BOTH, "vinga", ALL_BUT_CHANCE, "34566", 1, "Compared with “Chance”: 0.5 more now."),
    (ReasonCode.FURTHER, "hasbro", "yatzy=50", "55555", 0, "Plus a bonus of 100."),
    (
        ReasonCode.MAKES_BONUS, "vinga", "ones=3,twos=6,threes=9,fours=12,fives=20", "66612", 0,
        "Makes the bonus: 50 points.",
    ),
    (ReasonCode.PACE, "hasbro", "yatzy=50", "55555", 0, "10 ahead of bonus pace."),
    (
        ReasonCode.LOSES_BONUS, "vinga", "ones=3,threes=0,fours=0", "11256", 0,
        "This puts the bonus of 50 out of reach.",
    ),
    (ReasonCode.EQUAL, "vinga", ALL_BUT_YATZY, "11223", 1, "Just as good: keep 1 1."),
]  # fmt: skip
"""Positions with a sentence the coach finds for them. The chances and costs are its own: that they are right is
shown by tests/property/test_coach.py."""


@pytest.mark.parametrize(("code", "sheet_id", "filled", "dice", "rolls_left", "told"), POSITIONS)
def test_what_is_said(  # noqa: PLR0917 # a position
    code: ReasonCode, sheet_id: str, filled: str, dice: str, rolls_left: int, told: str
) -> None:
    """Each reason is given where it applies, in these words."""
    sheet, values = bundled_sheet(sheet_id), from_shelf(sheet_id)
    card = Card.parse(sheet.tables, filled)
    reasons = explain(values.outlook(card), values.advise(card, dice, rolls_left))
    found = [one for one in reasons if one.code is code]
    assert [line for line in reason_sentences(WORDS, sheet, found) if line.startswith(told)], reason_sentences(
        WORDS, sheet, reasons
    )


def test_every_reason_is_shown_here() -> None:
    """No code is without a position, and none without a sentence."""
    assert {position[0] for position in POSITIONS} == set(ReasonCode)
    for code in ReasonCode:
        assert WORDS.has(f"why-{code}")


@pytest.mark.parametrize(
    ("filled", "dice", "rolls_left", "error"),
    [
        ("ones=9", "12344", 2, CardError),
        ("ones=3,ones=3", "12344", 2, CardError),
        ("", "1234", 2, DiceError),
        ("", "12347", 2, DiceError),
        ("", "12344", 3, MoveError),
        ("", "12344", -1, MoveError),
        (f"{ALL_BUT_YATZY},yatzy=50", "12344", 0, CardError),
    ],
)
def test_what_cannot_be_is_refused(filled: str, dice: str, rolls_left: int, error: type[Exception]) -> None:
    """A card, dice or rolls that cannot occur get an error, not advice."""
    values = from_shelf("vinga")
    with pytest.raises(error):
        values.advise(Card.parse(values.tables, filled), dice, rolls_left)


def test_what_choices_are_called() -> None:
    """Choices have short names: dice to keep, all to throw, points and zeros to write."""
    sheet, values = bundled_sheet("hasbro"), from_shelf("hasbro")
    card = Card.parse(sheet.tables, "yatzy=50,fives=15")
    advice = values.advise(card, "55555", 1)
    names = {choice_name(WORDS, sheet, choice) for choice in advice.choices}
    assert {"keep 5 5", "roll all dice again", "40 + 100 in Large straight"} <= names
    plain = values.advise(Card.empty(sheet.tables), "12346", 0)
    names = {choice_name(WORDS, sheet, choice) for choice in plain.choices}
    assert {"0 in Yahtzee", "16 in Chance", "30 in Small straight"} <= names


def test_a_reason_is_data() -> None:
    """Reasons are codes with numbers, so that a program can say them in its own words."""
    values = from_shelf("vinga")
    card = Card.empty(values.tables)
    first, *_ = explain(values.outlook(card), values.advise(card, "12344", 2))
    chance, next_one = first.arguments["chance"], first.arguments["chance_next"]
    about: Arguments = {"box": "fours", "count": 3, "chance": chance, "chance_next": next_one, "ways": 0}
    assert first == Reason(ReasonCode.AIMS_NEXT, about)
