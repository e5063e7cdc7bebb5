"""The card: what may stand on it, and what it adds up to."""

from random import Random
from typing import Any

import pytest

from yatzy.game.card import Card, Mark
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.dice import FACES
from yatzy.rules.errors import CardError, DiceError, MoveError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import Reason
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids


@pytest.mark.parametrize(
    ("sheet", "filled", "code"),
    [
        ("vinga", "yatzy", "card-entry"),
        ("vinga", "yatzy=fifty", "card-entry"),
        ("vinga", "yatzy=-5", "card-entry"),
        ("vinga", "yatzy=50x", "card-entry"),
        ("vinga", "=50", "card-box"),
        ("vinga", "yatzy=" + "9" * 5000, "card-entry"),
        ("vinga", "twelves=5", "card-box"),
        ("vinga", "yatzy=50,yatzy=50", "card-twice"),
        ("vinga", "yatzy=40", "card-points"),
        ("vinga", "fives=17", "card-points"),
        ("vinga", "chance=4", "card-points"),
        ("philos", "chance=100", "card-further"),
        ("philos", "chance=100,yatzy=0", "card-further"),
        ("philos", "chance=99,yatzy=50", "card-points"),
        ("forced-order", "twos=4", "card-order"),
        ("forced-order", "ones=1,threes=9", "card-order"),
    ],
)
def test_cards_that_cannot_be(sheet: str, filled: str, code: str) -> None:
    """A card no play leads to is refused."""
    with pytest.raises(CardError) as caught:
        Card.parse(bundled_sheet(sheet).tables, filled)
    assert caught.value.code == code


def test_ways_to_type_filled_boxes() -> None:
    """Commas, spaces or both; nothing is an empty card."""
    tables = bundled_sheet("philos").tables
    assert Card.parse(tables, "") == Card.empty(tables)
    card = Card.parse(tables, "yatzy=50,chance=100")
    for text in (" yatzy=50  chance=100, ", "Yatzy = 50, CHANCE = 100", "yatzi (5er-pasch)=50,chance=100"):
        assert Card.parse(tables, text, {"yatzi (5er-pasch)": "yatzy"}) == card


def test_a_name_may_have_spaces_and_digits() -> None:
    """The Finnish pad has a box called 1 pari."""
    tables = bundled_sheet("tactic").tables
    names = catalogue("fi").keys_by_name(bundled_sheet("tactic"))
    expected = Card.parse(tables, "one-pair=12 two-pairs=20 fives=15")
    assert Card.parse(tables, "1 pari=12 2 paria=20 Viitoset=15", names) == expected


def test_a_key_is_never_mistaken_for_a_name() -> None:
    """Where a sheet calls one box by another's key, the key means its own box."""
    tables = bundled_sheet("vinga").tables
    assert Card.parse(tables, "chance=17", {"chance": "yatzy"}) == Card.parse(tables, "chance=17")


def test_what_is_possible_is_told() -> None:
    """Once Yatzi holds 50, Chance can hold 100, and the error says so."""
    with pytest.raises(CardError) as caught:
        Card.parse(bundled_sheet("philos").tables, "chance=99,yatzy=50")
    assert str(caught.value.details["possible"]).endswith("29, 30, 100")


def test_a_filled_box_never_changes() -> None:
    """Writing into it is refused, as is a roll that is none."""
    card = Card.parse(bundled_sheet("vinga").tables, "ones=3")
    with pytest.raises(MoveError, match="filled"):
        card.write(Mark("ones", 4))
    with pytest.raises(MoveError, match="filled"):
        card.enter("ones", "11116")
    for dice in ("6666", (6, 6, 6, 6), (6, 6, 6, 6, 7)):
        with pytest.raises(DiceError):
            card.entries(dice)


def last_chance() -> list[dict[str, Any]]:
    boxes: list[dict[str, Any]] = bundled_sheet("mb-1973").as_data()["boxes"]
    return [box | ({"last_resort": True} if box["key"] == "chance" else {}) for box in boxes]


LAST_RESORT = parse_sheet(bundled_sheet("mb-1973").as_data() | {"id": "mb-last", "boxes": last_chance()})
"""Chance only when no other open box would score."""


def write_or_refuse(card: Card, key: str, dice: tuple[int, ...]) -> Mark | str:
    """Return what a roll leaves in a box, or why it may not go there."""
    try:
        return card.mark(key, dice)
    except MoveError as refused:
        return str(refused.details["reason"])


@pytest.mark.parametrize("sheet", [*map(bundled_sheet, sheet_ids()), LAST_RESORT], ids=lambda one: one.id)
def test_one_box_is_told_as_among_all(sheet: RuleSheet) -> None:
    """Asked alone, a box makes of a roll what it does among all; a mark rubbed out leaves the card before."""
    rng, card = Random(sheet.id), Card.empty(sheet.tables)  # noqa: S311 # rolls of a test
    while card.open_boxes:
        rolls = rng.sample(sheet.tables.dice.rolls, 20) + [(face,) * sheet.rules.dice for face in FACES]
        for roll in rolls:
            entries = card.entries(roll)
            assert [write_or_refuse(card, one.key, roll) for one in entries] == [
                Mark(one.key, one.points, one.bonus) if one.allowed else str(one.reason) for one in entries
            ]
            for one in entries:
                mark = Mark(one.key, one.points, one.bonus)
                assert card.write(mark).erase(mark) == card
        chosen = rng.choice([one for one in entries if one.allowed])
        card = card.write(Mark(chosen.key, chosen.points, chosen.bonus))


def test_a_full_card() -> None:
    """375 points, as the MB sheet prints for the highest total without chips, and two chips."""
    filled = (
        "ones=5 twos=10 threes=15 fours=20 fives=25 sixes=30 three-of-a-kind=30 four-of-a-kind=30 "
        "full-house=25 small-straight=30 large-straight=40 yatzy=50 chance=30"
    )
    card = Card.parse(bundled_sheet("mb-1973").tables, filled)
    assert (card.upper, card.upper_bonus, card.total) == (105, 35, 375)
    assert Card(card.tables, card.points, bonuses=200).total == 575
    assert card.entries((1, 2, 3, 4, 5)) == ()


def test_a_full_forced_column_is_fine() -> None:
    """A column filled from top to bottom to its end is no disorder."""
    tables = bundled_sheet("forced-order").tables
    zeros = " ".join(f"{key}=0" for key in tables.keys if key != "chance")
    assert Card.parse(tables, f"{zeros} chance=9").open_boxes == 0


@pytest.mark.parametrize(
    ("sheet", "filled", "dice", "box", "reason"),
    [
        ("vinga", "", (1, 5, 5, 5, 5), "two-pairs", Reason.ONE_FACE),
        ("vinga", "", (5, 5, 5, 5, 5), "full-house", Reason.ONE_FACE),
        ("vinga", "", (1, 2, 3, 4, 6), "small-straight", Reason.NOT_MADE),
        ("vinga", "", (1, 2, 3, 4, 5), "small-straight", Reason.MADE),
        ("printworks", "", (5, 5, 5, 5, 5), "full-house", Reason.JOKER_NEEDS_BOX),
        ("printworks", "yatzy=50", (5, 5, 5, 5, 5), "full-house", Reason.JOKER_NEEDS_UPPER),
        ("printworks", "yatzy=50", (5, 5, 5, 5, 5), "three-of-a-kind", Reason.MADE),
        ("printworks", "yatzy=0 fives=15", (5, 5, 5, 5, 5), "full-house", Reason.JOKER),
        ("printworks", "yatzy=0 fives=15", (5, 5, 5, 5, 5), "ones", Reason.NOT_MADE),
        ("mb-1973", "yatzy=50", (5, 5, 5, 5, 5), "fives", Reason.FORCED_UPPER),
        ("mb-1973", "yatzy=50", (5, 5, 5, 5, 5), "chance", Reason.UPPER_FIRST),
        ("mb-1973", "yatzy=0 fives=15", (5, 5, 5, 5, 5), "ones", Reason.LOWER_FIRST),
        ("hasbro", "yatzy=0", (5, 5, 5, 5, 5), "chance", Reason.UPPER_FIRST),
        ("philos", "yatzy=50", (5, 5, 5, 5, 5), "chance", Reason.AGAIN_IN_CHANCE),
        ("philos", "yatzy=50 chance=9 fives=5", (5,) * 5, "ones", Reason.CHANCE_AND_UPPER_CLOSED),
        ("philos-fr", "yatzy=50 fives=5", (5,) * 5, "ones", Reason.UPPER_BOX_CLOSED),
        (
            "philos-es",
            "yatzy=50 ones=1 twos=2 threes=3 fours=4 fives=5 sixes=6",
            (5,) * 5,
            "three-of-a-kind",
            Reason.UPPER_SECTION_CLOSED,
        ),
        ("kniffel", "yatzy=0 fives=15", (5,) * 5, "three-of-a-kind", Reason.JOKER),
        ("kniffel+strike-last", "chance=9", (1, 2, 4, 5, 6), "threes", Reason.SOMETHING_ELSE_SCORES),
        ("forced-order", "ones=1", (1, 2, 3, 4, 5), "threes", Reason.NOT_NEXT),
    ],
)
def test_reasons(sheet: str, filled: str, dice: tuple[int, ...], box: str, reason: Reason) -> None:
    """Behind every answer stands the reason a family would argue about."""
    entries = Card.parse(bundled_sheet(sheet).tables, filled).entries(dice)
    assert next(entry.reason for entry in entries if entry.key == box) is reason


def test_a_joker_without_an_open_lower_box() -> None:
    """MB: a zero in an upper box, and the chip stays."""
    filled = (
        "yatzy=50 fours=12 three-of-a-kind=20 four-of-a-kind=20 full-house=25 small-straight=30 "
        "large-straight=40 chance=20"
    )
    entries = Card.parse(bundled_sheet("mb-1973").tables, filled).entries((4,) * 5)
    assert {(one.points, one.bonus, one.reason) for one in entries} == {(0, 100, Reason.NO_LOWER_OPEN)}


def test_chance_as_a_last_resort() -> None:
    """The house rule: Chance only when no other open box would score."""
    data = bundled_sheet("vinga").as_data() | {"id": "last-resort"}
    del data["options"]  # one of them is a fixed order, which leaves no choice to be the last of
    next(box for box in data["boxes"] if box["key"] == "chance")["last_resort"] = True

    tables = parse_sheet(data).tables
    card = Card.empty(tables)
    chance = next(entry for entry in card.entries((1, 2, 3, 4, 6)) if entry.key == "chance")
    assert (chance.allowed, chance.reason) == (False, Reason.SOMETHING_ELSE_SCORES)

    card = Card.parse(LAST_RESORT.tables, "yatzy=50 fours=12 three-of-a-kind=20 four-of-a-kind=20")
    allowed = {entry.key for entry in card.entries((4,) * 5) if entry.allowed}
    assert allowed == {
        "full-house",
        "small-straight",
        "large-straight",
    }  # jokers score, so Chance waits

    upper = "ones=1 twos=2 threes=3 fours=4 fives=5 sixes=6"
    chance = next(e for e in Card.parse(tables, upper).entries((1, 2, 3, 4, 6)) if e.key == "chance")
    assert (chance.allowed, chance.points) == (True, 16)


@pytest.mark.parametrize(
    ("filled", "bonuses"),
    [("yatzy=50,fives=25+100", 100), ("yatzy=50 fives=25+100 chance=25+100", 200), ("yatzy=50,fives=25", 0)],
)
def test_bonuses_already_earned(filled: str, bonuses: int) -> None:
    """A bonus is typed as the pad shows it, beside the entry that earned it, and counts in the total."""
    card = Card.parse(bundled_sheet("hasbro").tables, filled)
    assert card.bonuses == bonuses
    assert card.total == sum(points or 0 for points in card.points) + bonuses


@pytest.mark.parametrize(
    ("sheet", "filled"),
    [
        ("hasbro", "yatzy=50,ones=3+100"),  # a further five alike leaves five ones there, or a zero for a joker
        ("hasbro", "yatzy=50,large-straight=40+100"),  # while every upper box is open, the joker must go above
        ("hasbro", "yatzy=50,ones=5+100,chance=22+100"),  # 22 is no five alike
        ("mb-1973", "yatzy=50,chance=25+100"),
    ],
)
def test_bonuses_beside_the_wrong_entry(sheet: str, filled: str) -> None:
    """A bonus stands beside what five alike can have left in that box, as far as the filled boxes tell."""
    with pytest.raises(CardError, match="card-bonus"):
        Card.parse(bundled_sheet(sheet).tables, filled)


@pytest.mark.parametrize(
    "filled",
    [
        "yatzy=50,fives=15,large-straight=40+100",
        "yatzy=50,ones=0,chance=5+100",
        "yatzy=50,ones=5+100,twos=10+100",
    ],
)
def test_bonuses_beside_jokers(filled: str) -> None:
    """Once an upper box is closed, five of its face go below, for the bonus and the joker's points."""
    assert Card.parse(bundled_sheet("hasbro").tables, filled).bonuses


@pytest.mark.parametrize(
    "filled",
    ["yatzy=50+100", "yatzy=0,fives=25+100", "yatzy=50,fives=25+50", "yatzy=50,fives=25+200", "fives=25+100"],
)
def test_bonuses_that_cannot_be(filled: str) -> None:
    """No bonus without points in the box for five alike, none for the first, one for each entry, all of 100."""
    with pytest.raises(CardError, match="card-bonus"):
        Card.parse(bundled_sheet("hasbro").tables, filled)
