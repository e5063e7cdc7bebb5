"""Every option of every sheet: its scores by the naive scorer, its values by the plain solver, its digest."""

from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from support.game import naive_scorer
from support.game.reference_solver import Reference
from yatzy.game.card import Card
from yatzy.rules.compile import compile_rules
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.backward import solve_backward
from yatzy.solver.query.values import Values

VARIANTS = [
    f"{sheet_id}+{option.key}" for sheet_id in sheet_ids() for option in bundled_sheet(sheet_id).options
]
ROLLS = {dice: list(combinations_with_replacement(range(1, 7), dice)) for dice in (5, 6)}
CARDS = 12
"""Partly filled cards for each option."""
CLOSE = 1e-9


def test_every_option_has_a_naive_twin() -> None:
    """An option on the shelf cannot escape this comparison."""
    assert set(naive_scorer.OPTIONS) == set(VARIANTS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_roll_on_some_cards(variant: str) -> None:
    """Every roll, in every open box of an empty card and of cards filled at random."""
    sheet, chance = bundled_sheet(variant), Random(variant)  # noqa: S311 # the same cards each time
    score, _ = naive_scorer.OPTIONS[variant]
    keys = sheet.tables.keys
    for number in range(CARDS):
        count = chance.randrange(len(keys)) if number else 0
        filled = dict.fromkeys(keys[:count] if sheet.tables.fixed_order else chance.sample(keys, count), 0)
        filled |= {"chance": 17} if "chance" in filled else {}
        if sheet.rules.five_alike and "yatzy" in filled:
            filled["yatzy"] = chance.choice([0, 50])
        card = Card.filled(sheet.tables, filled)
        for roll in ROLLS[sheet.rules.dice]:
            for entry in card.entries(roll):
                points, bonus, allowed = score(entry.key, roll, filled)
                assert entry.allowed == allowed, (roll, filled, entry)
                if allowed:
                    assert (entry.points, entry.bonus) == (points, bonus), (roll, filled, entry)


@pytest.mark.parametrize("variant", VARIANTS)
def test_upper_bonus(variant: str) -> None:
    bonus = bundled_sheet(variant).rules.upper_bonus
    assert (bonus and (bonus.at, bonus.points)) == naive_scorer.OPTIONS[variant][1]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_plain_solver_agrees(variant: str) -> None:
    """On a part of the sheet that the option changes, and from which the bonus can be reached."""
    sheet_id, _, key = variant.partition("+")
    option = next(one for one in bundled_sheet(sheet_id).options if one.key == key)
    played = {"fives", "sixes", "chance"} | {change.key for change in option.boxes}
    played |= {"fours"} if option.upper_bonus else {"full-house"}
    rules = bundled_sheet(variant).rules
    played |= {rules.five_alike.box, "three-of-a-kind"} if rules.five_alike else set()
    tables = compile_rules(replace(rules, boxes=tuple(box for box in rules.boxes if box.key in played)))
    assert Values(tables, solve_backward(tables, 1)).expected == pytest.approx(
        Reference(tables).expected, rel=0, abs=CLOSE
    )


def test_digests_are_pinned() -> None:
    """Stored games name their options: what an option means never changes."""
    assert {variant: bundled_sheet(variant).digest[:12] for variant in VARIANTS} == {
        "maxi+bonus-50": "9db8fe633c9d",
        "tactic+four-as-pairs": "7527c4ffa362",
        "tactic+five-as-house": "9f1f4b51d140",
        "tactic+chance-last": "955cf3833a31",
        "tactic+yatzy-plus": "5abec14c8b17",
        "tactic+yatzy-100": "97fe1c721c3f",
        "tactic+bonus-35": "5795c4a6742c",
        "tactic+in-order": "b627def67b86",
        "tactic-da+chance-last": "e943c9810ad4",
        "tactic-da+yatzy-50": "9e542b549b36",
        "tactic-nl+four-as-pairs": "085cd7356900",
        "tactic-nl+bonus-at-63": "9e542b549b36",
        "vinga+five-as-house": "9f1f4b51d140",
        "vinga+yatzy-100": "97fe1c721c3f",
        "vinga+bonus-35": "5795c4a6742c",
        "vinga+in-order": "b627def67b86",
        "kniffel+joker-dice": "c8562a4267ff",
        "kniffel+after-points": "f929ce960f3e",
        "kniffel+bonus-100": "f4f490af873f",
        "kniffel+basic": "6abb3c6bab70",
        "kniffel+strike-last": "6cf6484ff977",
        "yacht+five-as-house": "d3c884d0c91d",
        "yacht-dice+five-as-house": "3eb7cb49f68c",
        "yams+kinds-all": "2a24c99819ac",
        "yams+short-straight": "89f633e7644c",
        "yams+in-order": "36fc3216bda6",
    }


@pytest.mark.parametrize(
    ("variant", "same"),
    [
        ("tactic+yatzy-plus", "tactic-da"),
        ("tactic-da+yatzy-50", "tactic"),
        ("tactic-nl+bonus-at-63", "tactic"),
        ("tactic+in-order", "forced-order"),
    ],
)
def test_options_that_lead_to_another_sheet(variant: str, same: str) -> None:
    """The texts differ in nothing else, so their solutions are shared."""
    assert bundled_sheet(variant).digest == bundled_sheet(same).digest
