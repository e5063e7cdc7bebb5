"""Every worked entry of cases.csv, the agreed reading of the five sheets."""

import csv
from pathlib import Path

import pytest

from yatzy.game.card import Card
from yatzy.rules.dice import parse_dice
from yatzy.rules.sheet_files import bundled_sheet

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = list(csv.DictReader((GOLDEN / "cases.csv").read_text("utf-8").splitlines()))


def name(case: dict[str, str]) -> str:
    return " ".join([case["sheet"], case["dice"], case["filled"], case["box"]])


@pytest.mark.parametrize("case", CASES, ids=name)
def test_worked_entry(case: dict[str, str]) -> None:
    """An entry is worth what the worked case says, and allowed where it says so."""
    tables = bundled_sheet(case["sheet"]).tables
    card = Card.parse(tables, case["filled"])
    entry = next(one for one in card.entries(parse_dice(case["dice"], 5)) if one.key == case["box"])

    assert entry.allowed is (case["allowed"] == "yes")
    if entry.allowed:
        points, _, bonus = case["points"].partition("+")
        assert (entry.points, entry.bonus) == (int(points), int(bonus or 0))


def test_no_case_is_lost() -> None:
    """The file holds the cases it was agreed with."""
    assert len(CASES) == 144
