"""The course of a column as a picture: it tells the truth, whatever was played."""

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.game.random_games import random_game, setups, table
from yatzy.cli.views.sparkline import UNICODE_SIGNS, Scale, draw_sparkline, find_scale_ends
from yatzy.coach.review import ColumnReview, Review, TurnReview, review
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.paper.course_chart import draw_course_chart, expectation_range
from yatzy.paper.dice_svg import dice_symbols, render_dice
from yatzy.paper.figure import NARROW, WIDE
from yatzy.report.review import Balance
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve

SVG = "{http://www.w3.org/2000/svg}"
WORDS = catalogue("en")
ATTACK = "<img src=x onerror=alert(1)>"


def draw_course(game: Game, part: ColumnReview, **options: object) -> ET.Element:
    return ET.fromstring(draw_course_chart(WORDS, game, part, **options).svg)  # type: ignore[arg-type] # noqa: S314 # our own


def of_class(root: ET.Element, tag: str, kind: str) -> list[ET.Element]:
    return [one for one in root.iter(f"{SVG}{tag}") if one.get("class") == kind]


def number(element: ET.Element, name: str) -> float:
    return float(element.get(name) or "nan")


def read_down(root: ET.Element) -> tuple[float, float]:
    """Read from the lines behind the bars which total lies at a height: a total, and units for a point."""
    lines = [float(re.findall(r"[\d.]+", one.get("d") or "")[1]) for one in of_class(root, "path", "grid")]
    totals = [float((one.text or "").replace("−", "-")) for one in of_class(root, "text", "soft end")]
    assert len(lines) == len(totals) >= 2
    unit = (lines[0] - lines[-1]) / (totals[-1] - totals[0])
    return totals[0] + lines[0] / unit, unit


def some_review(seed: int, most: int, setup: Setup) -> tuple[Game, Review]:
    game = random_game(setup, seed, most)
    return game, review(solve(setup.sheet), game)


tables = st.sampled_from(["tactic", "printworks", "forced-order"]).map(bundled_sheet).flatmap(setups)


@given(tables, st.integers(0, 10**6), st.integers(0, 80), st.sampled_from([WIDE, NARROW]))
def test_the_picture_is_what_happened(setup: Setup, seed: int, most: int, width: int) -> None:
    """Read back from the picture, dots are expected totals, bars are luck, and hatched bars are costs."""
    game, reviewed = some_review(seed, most, setup)
    span = expectation_range(reviewed.columns)
    for part in reviewed.columns:
        root = draw_course(game, part, width=width, span=span)
        zero, unit = read_down(root)
        _, *dots = of_class(root, "circle", "dot")  # the first is the legend's
        reached = [part.expected, *(turn.after for turn in part.turns)]
        assert [zero - number(dot, "cy") / unit for dot in dots] == pytest.approx(reached, abs=0.02 / unit)
        groups = [one for one in root.iter(f"{SVG}g") if one.find(f"{SVG}title") is not None]
        assert len(groups) == len(part.turns)
        for group, turn in zip(groups, part.turns, strict=True):
            check_bars(group, turn, zero, unit)
        frame = (0, 0, width, number(root, "height"))
        check_inside(root, frame)


def check_bars(group: ET.Element, turn: TurnReview, zero: float, unit: float) -> None:
    """A bar begins at one of its ends and is as tall as what it shows; the thinnest can just be seen."""
    bars = {one.get("class"): one for one in group.iter(f"{SVG}rect")}
    assert ("lost" in bars) == (turn.cost > 0)
    kind = "gave" if "gave" in bars else "took"
    if abs(turn.luck) > 1e-6:
        assert kind == ("gave" if turn.luck > 0 else "took")
    shown = {kind: (turn.before, turn.before + turn.luck), "lost": (turn.after, turn.after + turn.cost)}
    for name, bar in bars.items():
        low, high = sorted(shown[name or ""])
        assert zero - number(bar, "y") / unit == pytest.approx(high, abs=0.02 / unit)
        assert number(bar, "height") == pytest.approx(max(1.5, (high - low) * unit), abs=0.03)


def check_inside(root: ET.Element, frame: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = frame
    for bar in root.iter(f"{SVG}rect"):
        across, down = float(bar.get("x") or 0), float(bar.get("y") or 0)
        assert left <= across <= across + number(bar, "width") <= right
        assert top <= down <= down + number(bar, "height") <= bottom
    for text in root.iter(f"{SVG}text"):
        assert left <= number(text, "x") <= right
        assert top < number(text, "y") < bottom
        assert "{" not in (text.text or "")


def test_words_for_those_who_cannot_see_it() -> None:
    """The picture is named by a title and a description that adds up, and every turn says what it brought."""
    game, reviewed = some_review(1, 99, table("tactic", 1))
    root = draw_course(game, reviewed.columns[0])
    title, description = root[0], root[1]
    assert (root.get("role"), root.get("aria-labelledby")) == (
        "img",
        f"{title.get('id')} {description.get('id')}",
    )
    assert title.text == "Ann: expected total, turn by turn"
    assert re.match(r"248\.4 expected [+−] [\d.]+ luck (− [\d.]+ lost )?= \d+\.", description.text or "")
    told = [(one.find(f"{SVG}title"), one) for one in root.iter(f"{SVG}g")]
    assert [(name.text or "").split(",")[0] for name, _ in told if name is not None] == [
        f"Turn {turn}" for turn in range(1, 16)
    ]


def test_pictures_side_by_side() -> None:
    """With one span several have the same scale, and their names do not clash."""
    game, reviewed = some_review(3, 99, table("tactic", 2, rounds=2))
    span = expectation_range(reviewed.columns)
    roots = [
        draw_course(game, part, width=width, span=span) for part in reviewed.columns for width in (WIDE, NARROW)
    ]
    assert len({read_down(root)[1] for root in roots}) == 1
    names = [one.get("id") for root in roots for one in root.iter() if one.get("id")]
    assert len(names) == len(set(names))


def test_the_table_behind_it() -> None:
    """A row for each turn; partners are named beside what they wrote, and nothing has a style of its own."""
    game, reviewed = some_review(3, 99, table("tactic", 4, teams=((0, 2), (1, 3))))
    figure = draw_course_chart(WORDS, game, reviewed.columns[0])
    assert figure.head == ("Turn", "Box", "Points", "Luck", "Points lost", "Expected")
    assert [row[0] for row in figure.rows] == [str(turn) for turn in range(1, 16)]
    assert {row[1].partition(" (")[2] for row in figure.rows} == {"Ann)", "Cat)"}
    assert "style" not in figure.svg


def test_a_column_where_nothing_has_happened() -> None:
    """There is a scale and a dot where best play is expected to end."""
    game = Game.from_setup(table("tactic", 1))
    root = draw_course(game, ColumnReview(0, 0, 248.4, 248.4, full=False, turns=()))
    assert len(of_class(root, "circle", "dot")) == 2
    read_down(root)


def test_enormous_totals() -> None:
    """A house sheet may pay what it likes; there are still only a few lines behind the bars."""
    game = Game.from_setup(table("tactic", 1))
    root = draw_course(game, ColumnReview(0, 0, 1e6, 1e6, full=False, turns=()), span=(1e6, 5e6))
    assert 3 <= len(of_class(root, "path", "grid")) <= 9


def test_names_stay_text() -> None:
    """A player may be called anything."""
    game, reviewed = some_review(1, 4, table("tactic", 2, players=(ATTACK, "]]>")))
    for part in reviewed.columns:
        root = draw_course(game, part)
        assert (root[0].text or "").startswith(game.setup.players[part.column])
        assert not {"img", "script"} & {one.tag.removeprefix(SVG) for one in root.iter()}


# Beside the turns, in the terminal


@given(
    st.lists(st.tuples(st.integers(-400, 400), st.integers(0, 400)), min_size=1, max_size=20),
    st.integers(2, 40),
)
def test_a_track_leads_from_turn_to_turn(moves: list[tuple[int, int]], width: int) -> None:
    """Each line is as wide as its room and has one dot, at the place of what was expected then."""
    balances, total = [], 2484
    for luck, cost in moves:
        balances.append(Balance(total, luck, cost, total + luck - cost))
        total = balances[-1].total
    scale = Scale(*find_scale_ends(balances, 2484), width)
    lines = [draw_sparkline(balance, scale, UNICODE_SIGNS).plain for balance in balances]
    assert {len(line) for line in lines} == {width}
    assert [line.count("●") for line in lines] == [1] * len(lines)
    assert [line.index("●") for line in lines] == [scale.place(balance.total) for balance in balances]
    order = sorted(
        zip([balance.total for balance in balances], [line.index("●") for line in lines], strict=True)
    )
    assert [place for _, place in order] == sorted(place for _, place in order)


# Dice


@pytest.mark.parametrize(
    ("keep", "bars", "paler"),
    [(None, 0, 0), ((), 0, 5), ((3, 3, 6), 3, 2), ((3, 6, 6), 3, 2), ((2, 3, 3, 6, 6), 5, 0)],
)
def test_kept_dice_are_marked(keep: tuple[int, ...] | None, bars: int, paler: int) -> None:
    """Kept dice are raised and have a bar below them, so that colour is not all that tells."""
    root = ET.fromstring(render_dice((2, 3, 3, 6, 6), keep))  # noqa: S314 # our own
    dice = list(root.iter("use"))
    assert [die.get("href") for die in dice] == ["#die-2", "#die-3", "#die-3", "#die-6", "#die-6"]
    assert [one.get("class") for one in root.iter("rect")] == ["kept"] * bars
    assert sum(die.get("class") == "thrown" for die in dice) == paler
    raised = [die for die in dice if die.get("y") == "0"]
    assert sorted(int((die.get("href") or "")[-1]) for die in raised) == list(keep or ())


def test_wooden_dice_have_their_pips() -> None:
    """Six faces, each with as many pips as it is called."""
    root = ET.fromstring(dice_symbols())  # noqa: S314 # our own
    assert {one.get("id"): len(list(one.iter("circle"))) for one in root.iter("symbol")} == {
        f"die-{face}": face for face in range(1, 7)
    }
