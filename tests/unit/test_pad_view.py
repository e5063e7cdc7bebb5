"""What the page knows of a pad besides what is printed: how much a box can give, and which rolls are rare."""

import pytest

from yatzy.l10n.catalogue import catalogue
from yatzy.report.pad_view import pad_view
from yatzy.rules.sheet_files import bundled_sheet

MOST = {
    "tactic": {"ones": 5, "sixes": 30, "large-straight": 20, "full-house": 28, "chance": 30, "yatzy": 50},
    "hasbro": {"sixes": 30, "large-straight": 40, "full-house": 25, "yatzy": 50},
    "maxi": {"sixes": 36, "full-straight": 21, "chance": 36, "yatzy": 100},
}
"""The most a box gives: every die of its face, points as printed, or the sum of the highest dice."""
FEATS = {
    "tactic": {"large-straight": "longest-straight", "yatzy": "all-alike"},
    "hasbro": {"large-straight": "longest-straight", "yatzy": "all-alike"},
    "maxi": {"full-straight": "longest-straight", "yatzy": "all-alike"},
}
"""The boxes by their printed patterns: all dice alike; the longest straight, of two the higher."""


@pytest.mark.parametrize("sheet", MOST)
def test_the_page_knows_what_a_box_can_give_and_which_rolls_are_rare(sheet: str) -> None:
    rows = pad_view(catalogue("en"), bundled_sheet(sheet)).rows
    boxes = {row.key: row for row in rows if row.key}
    assert {key: boxes[key].most for key in MOST[sheet]} == MOST[sheet]
    assert {key: str(row.feat) for key, row in boxes.items() if row.feat} == FEATS[sheet]
    assert not [row for row in rows if not row.key and (row.most or row.feat)]
