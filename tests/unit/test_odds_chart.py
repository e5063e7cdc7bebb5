"""Distributions as pictures: no column lies, whatever the distribution."""

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy.cli.views.plot import draw_plot
from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.paper.figure import NARROW, WIDE, Figure, figure_table_html, standalone_svg
from yatzy.paper.histogram import TAIL, build_histogram, build_histograms
from yatzy.paper.odds_chart import draw_odds_chart
from yatzy.paper.odds_curves import MOST_CURVES, draw_odds_curves
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.odds import BoxOdds, Odds

SHEET = bundled_sheet("vinga")


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
    shown = build_histogram(odds, most)
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
    shown = build_histogram(some_odds(100, ([1.0] + [0.0] * 4) * 60), 20)
    assert (shown.step, shown.width) == (5, 15)
    assert shown.shares == pytest.approx([1 / 20] * 20)


@given(distributions(), st.integers(8, 120), st.integers(1, 12))
def test_a_picture_fits_and_marks_the_middle(odds: Odds, width: int, height: int) -> None:
    """So many lines, none too long; the highest column reaches the top, and the axis marks the middle once."""
    shown = build_histogram(odds, width)
    half = odds.percentile(25), odds.percentile(75)
    *bars, axis, labels = [line.plain for line in draw_plot(shown, odds.percentile(50), half, (width, height))]
    assert len(bars) == height
    assert max(map(len, (*bars, axis))) <= width
    assert "█" in bars[0]
    assert axis.count("▲") == 1
    assert len(labels) <= max(width, len(str(shown.end)))
    assert all(shown.first <= int(label) < shown.end for label in labels.split())


@given(st.lists(distributions(), min_size=1, max_size=MOST_CURVES), st.integers(1, 120))
def test_distributions_side_by_side_have_the_same_columns(several: list[Odds], most: int) -> None:
    """They begin and end together, and each column has the chance of its own totals."""
    shown = build_histograms(several, most)
    assert len({(one.first, one.width, len(one.shares)) for one in shown}) == 1
    for odds, one in zip(several, shown, strict=True):
        low, high = odds.percentile(TAIL), odds.percentile(100 - TAIL)
        for place, share in enumerate(one.shares):
            begin = max(low, one.first + place * one.width)
            end = max(begin, min(one.first + (place + 1) * one.width, high + 1))
            assert share == pytest.approx(odds.at_least(begin) - odds.at_least(end), abs=1e-9)


SVG = "{http://www.w3.org/2000/svg}"
WORDS = catalogue("en")
widths = st.sampled_from([WIDE, NARROW])


def parse_figure(figure: Figure) -> ET.Element:
    """Return the picture of a figure, after a look at what holds for every one."""
    root = ET.fromstring(figure.svg)  # noqa: S314 # our own
    assert (root.get("width"), root.get("height")) == (str(figure.width), str(figure.height))
    assert {root[0].text, root[1].text} == {figure.title, figure.about}
    for element in root.iter():
        assert element.tag != f"{SVG}style"
        assert not {"style", "nan"} & {*element.keys(), *element.attrib.values()}
    for path in root.iter(f"{SVG}path"):
        assert "nan" not in (path.get("d") or "")
    for text in root.iter(f"{SVG}text"):
        assert 0 <= float(text.get("x") or "nan") <= figure.width
        assert 0 < float(text.get("y") or "nan") < figure.height
        assert "{" not in (text.text or "")
    assert {len(row) for row in figure.rows} == {len(figure.head)}
    ET.fromstring(standalone_svg(figure))  # noqa: S314 # our own
    return root


@given(distributions(), st.lists(st.integers(0, 2000), max_size=120), widths)
def test_a_chart_of_anything(odds: Odds, own: list[int], width: int) -> None:
    """It is well-formed, every mark lies inside, labels do not touch, and no game of one's own is lost."""
    card = Card.parse(SHEET.tables, "ones=3")
    root = parse_figure(draw_odds_chart(WORDS, SHEET, odds, card=card, own=own, width=width))
    texts = list(root.iter(f"{SVG}text"))
    percents = [text for text in texts if re.fullmatch(r"(\d+–)?\d+%", text.text or "")]
    labels = [text for text in percents if text.get("class") == "soft middle"]
    places = [float(label.get("x") or 0) for label in labels]
    for (one, left), (other, right) in pairwise(zip(labels, places, strict=True)):
        assert right - left >= 3.5 * (len(one.text or "") + len(other.text or ""))
    dots = [one for one in root.iter(f"{SVG}circle") if one.get("class") == "own"]
    if own and not [text for text in texts if "one dot is" in (text.text or "")]:
        assert len(dots) == len(own) + 1  # and one beside the words


@given(st.lists(distributions(), min_size=1, max_size=MOST_CURVES), widths)
def test_curves_of_anything(several: list[Odds], width: int) -> None:
    """Each is told apart by more than its colour, in the picture and beside its name."""
    figure = draw_odds_curves(WORDS, [(SHEET, odds) for odds in several], width=width)
    root = parse_figure(figure)
    signs = [one for one in root.iter(f"{SVG}path") if (one.get("class") or "").startswith("sign")]
    shapes = [re.sub(r"^M[\d.]+ [\d.]+", "", one.get("d") or "") for one in signs]
    assert len(shapes) == 2 * len(several)
    assert len(set(shapes)) == len(several)
    assert shapes[: len(several)] == shapes[len(several) :]
    assert figure.rows[0][1:] == tuple(f"{odds.mean:.2f}" for odds in several)


def test_the_table_behind_a_chart() -> None:
    """Best play and own games side by side: means, and the totals that a share of the games does not exceed."""
    odds = some_odds(100, [1.0] * 100)
    figure = draw_odds_chart(WORDS, SHEET, odds, own=[150, 120, 190, 170])
    told = {name: cells for name, *cells in figure.rows}
    assert figure.head == ("", "Best play", "4 games played")
    assert told["Mean"] == ["149.50", "157.50"]
    assert told["50% end at or below"] == ["149", "150"]
    assert told["75% end at or below"] == ["174", "170"]
    assert told["99% end at or below"] == ["198", "190"]
    page = figure_table_html(WORDS, figure)
    assert page.startswith("<details>\n<summary>Show numbers</summary>")
    assert "<td>157.50</td>" in page


def test_a_file_of_its_own_brings_its_style() -> None:
    """A figure has no style in it; a file has, for light and dark, and its title above it."""
    odds = some_odds(100, [1.0] * 100)
    figure = draw_odds_chart(WORDS, SHEET, odds, width=NARROW)
    text = standalone_svg(figure)
    assert "<style>" in text
    assert "prefers-color-scheme: dark" in text
    root = ET.fromstring(text)  # noqa: S314 # our own
    title = [one.text or "" for one in root.iter(f"{SVG}text") if one.get("class") == "title"]
    assert len(title) > 1
    assert " ".join(title) == figure.title


def test_one_mean_whatever_was_played() -> None:
    """Where games that were played have another mean than the solution knows, only the exact one is told."""
    played = replace(some_odds(100, [1.0, 2.0, 4.0]), games=1000, exact_mean=101.25)
    sheets = [(SHEET, played), (bundled_sheet("tactic"), some_odds(100, [1.0, 1.0]))]
    for drawn in (draw_odds_chart(WORDS, SHEET, played), draw_odds_curves(WORDS, sheets)):
        assert drawn.rows[0][1] == "101.25"
        assert "101.2" in drawn.svg
        assert "101.4" not in drawn.svg
