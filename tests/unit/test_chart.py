"""Distributions as pictures: no column lies, whatever the distribution."""

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy.cli.plot import plot
from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.paper.chart import LEFT, RIGHT, chart
from yatzy.paper.columns import TAIL, columns
from yatzy.rules.shelf import shelf_sheet
from yatzy.solver.odds import BoxOdds, Odds

SHEET = shelf_sheet("vinga")


def some_odds(first: int, weights: list[float]) -> Odds:
    chances = np.array(weights) / sum(weights)
    boxes = tuple(BoxOdds(key, 10.0, 0.1) for key in SHEET.tables.keys)
    return Odds(first, chances, boxes, 0.5, 0.0)


@st.composite
def distributions(draw: st.DrawFn) -> Odds:
    """Any distribution: smooth or sparse, of one total or of a thousand."""
    step = draw(st.sampled_from([1, 1, 2, 5, 50]))
    weights = draw(st.lists(st.integers(0, 1000), min_size=1, max_size=300))
    spaced = [0.0] * (step * (len(weights) - 1) + 1)
    spaced[::step] = map(float, weights)
    spaced[0] = spaced[0] or 1.0
    spaced[-1] = spaced[-1] or 1.0
    return some_odds(draw(st.integers(0, 1000)), spaced)


@given(distributions(), st.integers(1, 120))
def test_columns_hold_all_but_the_tails(odds: Odds, most: int) -> None:
    """Few enough, all as wide, each with the chance of its totals, and little left out."""
    shown = columns(odds, most)
    assert 1 <= len(shown.shares) <= most
    assert shown.width % shown.step == 0
    assert 0 <= shown.outside <= 2 * TAIL / 100 + 1e-9
    assert sum(shown.shares) + shown.outside == pytest.approx(1)
    last = odds.percentile(100 - TAIL)
    for place, share in enumerate(shown.shares):
        low = shown.first + place * shown.width
        high = min(low + shown.width, last + 1)
        assert share == pytest.approx(odds.at_least(low) - odds.at_least(high), abs=1e-9)


def test_columns_show_no_teeth_that_are_not_there() -> None:
    """Where only every fifth total comes about, all alike, every column is alike."""
    shown = columns(some_odds(100, ([1.0] + [0.0] * 4) * 60), 20)
    assert (shown.step, shown.width) == (5, 15)
    assert shown.shares == pytest.approx([1 / 20] * 20)


@given(distributions(), st.integers(8, 120), st.integers(1, 12))
def test_a_picture_fits_and_marks_the_middle(odds: Odds, width: int, height: int) -> None:
    """So many lines, none too long; the highest column reaches the top, and the axis marks the middle once."""
    shown = columns(odds, width)
    half = odds.percentile(25), odds.percentile(75)
    *bars, axis, labels = [line.plain for line in plot(shown, odds.percentile(50), half, (width, height))]
    assert len(bars) == height
    assert max(map(len, (*bars, axis))) <= width
    assert "█" in bars[0]
    assert axis.count("▲") == 1
    assert len(labels) <= max(width, len(str(shown.end)))
    assert all(shown.first <= int(label) < shown.end for label in labels.split())


@given(distributions())
def test_a_chart_of_anything(odds: Odds) -> None:
    """It is well-formed, every mark lies inside, and labels do not touch."""
    card = Card.parse(SHEET.tables, "ones=3")
    root = ET.fromstring(chart(catalogue("en"), SHEET, card, odds))  # noqa: S314 # our own file
    name = "{http://www.w3.org/2000/svg}"
    texts = list(root.iter(f"{name}text"))
    assert not [text for text in texts if "{" in (text.text or "")]
    percents = [text for text in texts if re.fullmatch(r"(\d+–)?\d+ %", text.text or "")]
    labels = [text for text in percents if text.get("class") == "soft middle"]
    places = [float(label.get("x") or 0) for label in labels]
    assert places[0] >= LEFT
    assert places[-1] <= RIGHT
    for (one, left), (other, right) in pairwise(zip(labels, places, strict=True)):
        assert right - left >= 3.5 * (len(one.text or "") + len(other.text or ""))
    for path in root.iter(f"{name}path"):
        assert "nan" not in (path.get("d") or "")
