"""Totals from game to game, drawn: every one is there, in order, with its table, on a desk and on a phone."""

import re
from xml.etree import ElementTree as ET

import pytest

from yatzy.coach.player_stats import ColumnTotal
from yatzy.l10n.catalogue import catalogue
from yatzy.paper.figure import NARROW, WIDE, standalone_svg
from yatzy.paper.trend_chart import MAX_GAMES, MAX_GAMES_NARROW, MEAN_WINDOW, draw_trend_chart, running_means

WORDS = catalogue("en")


def column_totals(*totals: int) -> list[ColumnTotal]:
    days = [f"2026-11-{1 + place % 28:02}T19:30:00Z" for place in range(len(totals))]
    return [ColumnTotal(total, day, "q7") for total, day in zip(totals, days, strict=True)]


def dots(svg: str) -> list[tuple[float, float]]:
    """Return where the totals lie; the first of its kind is the legend's."""
    found = re.findall(r'<circle class="own" cx="([\d.]+)" cy="([\d.]+)"', svg)[1:]
    return [(float(across), float(down)) for across, down in found]


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_every_total_is_a_dot(width: int) -> None:
    """From left to right in order, the higher the higher up, and all of them inside."""
    totals = [210, 305, 180, 250, 250]
    drawn = draw_trend_chart(WORDS, "Yatzy", column_totals(*totals), 245.9, width=width)
    places = dots(drawn.svg)
    assert len(places) == 5
    assert [across for across, _ in places] == sorted(across for across, _ in places)
    assert sorted(range(5), key=lambda one: -places[one][1]) == sorted(range(5), key=lambda one: totals[one])
    assert all(0 < across < width and 0 < down < drawn.height for across, down in places)
    assert drawn.width == width


def test_the_table_has_the_numbers() -> None:
    """The latest first, each with the mean of the last ones: (200 + 230) / 2 = 215."""
    drawn = draw_trend_chart(WORDS, "Yatzy", column_totals(200, 230), None)
    assert drawn.head == ("Day", "Total", "Mean of the last 10")
    assert drawn.rows == (("2 Nov 2026", "230", "215.0"), ("1 Nov 2026", "200", "200.0"))
    assert "best play" not in drawn.svg.lower()
    assert drawn.about == (
        "2 games, from 200 points to 230; the mean of the last 2 is 215.0. The highest is 230, the lowest 200."
    )


def test_running_means() -> None:
    """Of the last ten: after twelve games of 1 to 12 it is the mean of 3 to 12."""
    means = running_means(list(range(1, 13)))
    assert (means[0], means[9], means[11]) == (1, 5.5, 7.5)
    assert MEAN_WINDOW == 10


@pytest.mark.parametrize(("width", "most"), [(WIDE, MAX_GAMES), (NARROW, MAX_GAMES_NARROW)])
def test_of_many_the_latest_are_drawn(width: int, most: int) -> None:
    """As many as can be told apart; their means count those before."""
    drawn = draw_trend_chart(WORDS, "Yatzy", column_totals(*range(100, 400)), 245.9, width=width)
    assert len(dots(drawn.svg)) == most
    assert f"the latest {most} of 300 games" in drawn.svg
    assert drawn.rows[-1][2] == f"{400 - most - 4.5:.1f}"


@pytest.mark.parametrize("totals", [(250,), (250, 250, 250), (0,), (0, 1575), (5, 5, 6)])
def test_whatever_was_reached(totals: tuple[int, ...]) -> None:
    """One game, the same total again, nothing at all: there is a scale for it, and the document is whole."""
    for expected in (None, 245.9):
        for width in (WIDE, NARROW):
            drawn = draw_trend_chart(WORDS, "<Yatzy> & more", column_totals(*totals), expected, width=width)
            ET.fromstring(standalone_svg(drawn))  # noqa: S314 # our own
            assert len(dots(drawn.svg)) == len(totals)
            assert "style=" not in drawn.svg
