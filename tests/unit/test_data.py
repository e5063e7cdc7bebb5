"""Tables of data: the rows are those of the game, by the engine and by solvers of their own."""

from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

from support.dose import dose
from support.game.exported_tables import check_replayed, rows_of, whole
from support.game.reference_solver import Reference, reachable_cards
from yatzy.bots import BOTS
from yatzy.data import advice, advice_in_games, games, states, values
from yatzy.game.card import Card, Mark
from yatzy.rules.errors import CardError, DiceError, MoveError, SolverError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.solve import solve


def upper(face: int) -> dict[str, Any]:
    return {"key": f"upper-{face}", "section": "upper", "pattern": {"face": face}, "pays": "matched"}


def sheet_of(boxes: list[dict[str, Any]], **more: Any) -> RuleSheet:
    return parse_sheet({"id": "own", "title": "Own", "boxes": boxes, "dice": 3} | more)


SOLVED_QUICKLY = [one for one in sheet_ids() if one != "maxi"]
CHANCE = {"key": "chance", "pattern": "any", "pays": "all"}
ALIKE = {"key": "alike", "pattern": {"groups": [3]}, "pays": 50}
SMALL = {
    "bonus": sheet_of([upper(2), upper(6), CHANCE], upper_bonus={"at": 15, "points": 20}),
    "alike": sheet_of(
        [upper(1), CHANCE, ALIKE], five_alike={"box": "alike", "joker": "forced", "bonus": 100}, rolls=2
    ),
    "order": sheet_of([upper(5), ALIKE, CHANCE], order="fixed"),
    "lower on top": sheet_of([CHANCE, upper(4), ALIKE, upper(3)], upper_bonus={"at": 12, "points": 7}),
}


# States and values


@pytest.mark.parametrize("sheet", SMALL.values(), ids=SMALL)
def test_states_are_those_that_play_reaches(sheet: RuleSheet) -> None:
    """The rows are the states of all cards that a plain enumeration of play finds, each once."""
    table, tables = states(sheet), sheet.tables
    found = whole(table)
    space = solve(sheet).space
    cards = {space.index(card): card for card in reachable_cards(tables)}
    assert sorted(found["state"].tolist()) == sorted(cards)
    assert len(found["state"]) == table.rows == space.states
    for row in rows_of(found):
        card = cards[row["state"]]
        opened = [points is None for points in card.points]
        assert [row[f"open_{key.replace('-', '_')}"] for key in tables.keys] == opened
        assert row["boxes_left"] == sum(opened)
        assert row["holds_points"] == (card.holds_points and space.has_points_flag)
        assert (row["upper_bonus"], row["upper_need"]) == bonus_of(card)


def bonus_of(card: Card) -> tuple[str, int]:
    """Return how the bonus stands, every way to fill the open upper boxes tried."""
    tables = card.tables
    if tables.upper_bonus is None:
        return "none", 0
    need = tables.upper_bonus.at - card.upper
    if need <= 0:
        return "made", 0
    faces = [face for face, points in zip(tables.upper_faces, card.points, strict=True) if points is None]
    sums = (
        sum(face * count for face, count in zip(faces, counts, strict=True))
        for counts in product(range(tables.dice.count + 1), repeat=len(faces))
    )
    return min((("open", one) for one in sums if one >= need), default=("lost", -1))


@pytest.mark.parametrize("sheet", SMALL.values(), ids=SMALL)
def test_values_are_those_of_another_solver(sheet: RuleSheet) -> None:
    """What is to come from a card is what the plain solver of the tests finds."""
    solution, reference = solve(sheet), Reference(sheet.tables)
    found = whole(values(sheet, solution))
    to_come = dict(zip(found["state"].tolist(), found["to_come"].tolist(), strict=True))
    for card in reachable_cards(sheet.tables):
        total = card.total + to_come[solution.space.index(card)]
        assert total == pytest.approx(reference.total(card), abs=1e-9)


FIVE_DICE = [one for one in sheet_ids() if bundled_sheet(one).rules.dice == 5]


@pytest.mark.parametrize("sheet_id", FIVE_DICE)
def test_values_of_the_shelf(sheet_id: str) -> None:
    """As many rows as ``yatzy solve`` counts states, in the order of the states; a game's cards find theirs."""
    sheet = bundled_sheet(sheet_id)
    solution = solve(sheet)
    table = values(sheet, solution)
    found = whole(table)
    assert len(found["state"]) == len(set(found["state"].tolist())) == table.rows == solution.space.states
    to_come = dict(zip(found["state"].tolist(), found["to_come"].tolist(), strict=True))
    card = Card.empty(sheet.tables)
    for row in rows_of(whole(games(sheet, solution, 3, player="beginner"))):
        assert row["state"] == solution.space.index(card)
        assert card.total + to_come[row["state"]] == solution.total(card)
        if row["box"]:
            card = card.write(Mark(row["box"], row["points"], row["bonus"]))
            card = card if card.open_boxes else Card.empty(sheet.tables)


def test_values_with_states() -> None:
    """A state can be described beside its value, as it is in the other table."""
    sheet = SMALL["bonus"]
    together, alone = whole(values(sheet, solve(sheet), with_states=True)), whole(states(sheet))
    for name, column in alone.items():
        assert (together[name] == column).all()
    assert [*together] == [*alone, "to_come"]


def test_batches_are_cut_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """However few rows a batch has, the rows are the same, and the shares told end at one."""
    sheet = bundled_sheet("forced-order")
    expected = whole(states(sheet))
    monkeypatch.setattr("yatzy.data.state_tables.AT_ONCE", 7)
    table, shares = states(sheet), list[float]()
    assert len(list(table.batches(shares.append))) > 5
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert all((whole(table)[name] == column).all() for name, column in expected.items())


def test_maxi_says_how_many() -> None:
    """The largest sheet says how many rows there are before the first is made, and gives them one by one."""
    table = states(bundled_sheet("maxi"))
    assert table.rows == 29_360_128  # as `yatzy solve maxi` counts them
    first = next(iter(table))
    assert len(first["state"]) < 200_000
    assert first["boxes_left"][0] == 20


# Advice


@pytest.mark.parametrize("sheet_id", dose([*sheet_ids(), "own"], [*SOLVED_QUICKLY, "own"]))
def test_advice_is_the_coachs(sheet_id: str) -> None:
    """Every choice with value and cost, in the order of the coach; on every sheet."""
    sheet = SMALL["alike"] if sheet_id == "own" else bundled_sheet(sheet_id)
    solution = solve(sheet)
    key = sheet.tables.keys[0]
    card = Card.empty(sheet.tables).write(Card.empty(sheet.tables).possible_marks(key)[-1])
    dice = tuple(range(1, 1 + sheet.rules.dice))
    found = rows_of(whole(advice(sheet, solution, card, dice=dice)))
    expected = [
        (
            left,
            place,
            "".join(map(str, one.keep or ())),
            one.key or "",
            one.points,
            one.bonus,
            one.value,
            one.cost,
        )
        for left in reversed(range(sheet.rules.rolls))
        for place, one in enumerate(solution.advise(card, dice, rolls_left=left).choices, 1)
    ]
    names = ("rolls_left", "choice", "keep", "box", "points", "bonus", "value", "cost")
    assert [tuple(row[name] for name in names) for row in found] == expected
    assert {(row["state"], row["total"], row["turn"]) for row in found} == {
        (solution.space.index(card), card.total, 2)
    }


def test_advice_for_all_rolls() -> None:
    """Without dice, every roll with every number of rolls left, each once."""
    sheet = bundled_sheet("vinga")
    found = whole(advice(sheet, solve(sheet)))
    asked = {(one["rolls_left"], one["dice"]) for one in rows_of(found)}
    assert len(asked) == int(found["position"][-1]) == 252 * 3
    assert (found["cost"][found["choice"] == 1] == 0).all()


def test_dice_in_any_writing() -> None:
    """Typed, or as any numbers, in the order they lie; the table tells of them the same way."""
    sheet = SMALL["bonus"]
    tables = [advice(sheet, solve(sheet), dice=dice) for dice in ("3 2 1", [3, 2, 1], range(3, 0, -1))]
    assert [table.about["dice"] for table in tables] == ["321"] * 3
    first, *others = (rows_of(whole(table)) for table in tables)
    assert others == [first, first]


def test_advice_in_games() -> None:
    """The positions are those of the games with the same seed; what was chosen there costs the same."""
    sheet = bundled_sheet("hasbro")
    solution = solve(sheet)
    played = rows_of(whole(games(sheet, solution, 30, player="casual", seed=5)))
    told: dict[int, list[dict[str, Any]]] = {}
    for row in rows_of(whole(advice_in_games(sheet, solution, 30, player="casual", seed=5))):
        told.setdefault(row["position"], []).append(row)
    assert len(told) == len(played)
    for decision, choices in zip(played, told.values(), strict=True):
        assert decision["game"] == choices[0]["game"]
        assert decision["state"] == choices[0]["state"]
        assert decision["dice"] == choices[0]["dice"]
        assert decision["throw"] == sheet.rules.rolls - choices[0]["rolls_left"]
        (taken,) = [one for one in choices if (one["keep"], one["box"]) == (decision["keep"], decision["box"])]
        assert (taken["points"], taken["bonus"]) == (decision["points"], decision["bonus"])
        assert taken["cost"] == pytest.approx(decision["cost"], abs=1e-9)


def test_states_beside_advice_and_games() -> None:
    """The columns of a state can stand beside every row that names one."""
    sheet = SMALL["lower on top"]
    solution = solve(sheet)
    known = {row.pop("state"): row for row in rows_of(whole(states(sheet)))}
    for table in (
        advice(sheet, solution, with_states=True),
        advice_in_games(sheet, solution, 3, with_states=True),
        games(sheet, solution, 3, with_states=True),
    ):
        for row in rows_of(whole(table)):
            assert {name: row[name] for name in known[row["state"]]} == known[row["state"]]


# Games


@pytest.mark.parametrize("player", BOTS)
@pytest.mark.parametrize(
    "sheet_id", ["vinga", "hasbro", "forced-order", "bonus", "alike", "order", "lower on top"]
)
def test_games_are_games(sheet_id: str, player: str) -> None:
    """The engine takes every move as it stands there, and comes to the same points and totals."""
    sheet = SMALL.get(sheet_id) or bundled_sheet(sheet_id)
    check_replayed(sheet, rows_of(whole(games(sheet, solve(sheet), 20, player=player, seed=3))), 20)


@pytest.mark.parametrize("sheet_id", dose(sheet_ids(), SOLVED_QUICKLY))
def test_games_on_every_sheet(sheet_id: str) -> None:
    """Games can be told of every sheet on the shelf."""
    sheet = bundled_sheet(sheet_id)
    check_replayed(sheet, rows_of(whole(games(sheet, solve(sheet), 2, player="casual"))), 2)


@pytest.mark.parametrize(
    ("sheet_id", "player"), [("vinga", "perfect"), ("hasbro", "winner"), ("vinga", "casual")]
)
def test_the_mean_is_what_it_must_be(sheet_id: str, player: str) -> None:
    """What was made and what was given away add up to the value, on average; best play gives nothing away."""
    sheet, count = bundled_sheet(sheet_id), 10_000
    solution = solve(sheet)
    found = whole(games(sheet, solution, count, player=player))
    ends = np.flatnonzero(np.append(np.diff(found["game"]), 1))
    totals = found["total"][ends] + np.bincount(found["game"] - 1, found["cost"])
    assert len(ends) == count
    assert abs(totals.mean() - solution.expected) < 4 * totals.std() / sqrt(count)
    assert (found["cost"] >= 0).all()
    assert bool(found["cost"].any()) == (player == "casual")


def test_seeds() -> None:
    """The same seed plays the same games, and more of them begin alike; another seed plays others."""
    sheet = bundled_sheet("vinga")
    solution = solve(sheet)

    def dice(count: int, seed: int) -> list[str]:
        found: list[str] = whole(games(sheet, solution, count, player="strong", seed=seed))["dice"].tolist()
        return found

    some = dice(40, 7)
    assert dice(40, 7) == some
    assert dice(90, 7)[: len(some)] == some
    assert dice(40, 8) != some


def test_more_games_than_are_played_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are numbered on from one heap to the next, and each is a game."""
    monkeypatch.setattr("yatzy.data.game_tables.SIDE_BY_SIDE", 7)
    monkeypatch.setattr("yatzy.data.game_tables.AT_ONCE", 3)
    sheet = SMALL["bonus"]
    table = games(sheet, solve(sheet), 20, player="beginner")
    shares = list[float]()
    assert len(list(table.batches(shares.append))) == 8
    assert shares[-1] == 1.0
    check_replayed(sheet, rows_of(whole(table)), 20)


# What cannot be


def test_refusals() -> None:
    """What there can be no table of is refused at once, not when somebody reads it."""
    sheet, other = SMALL["bonus"], SMALL["order"]
    solution = solve(sheet)
    full = Card.filled(sheet.tables, {"upper-2": 0, "upper-6": 0, "chance": 9})
    with pytest.raises(CardError, match="card-full"):
        advice(sheet, solution, full)
    with pytest.raises(SolverError, match="solver-other-sheet"):
        advice(other, solution, Card.empty(other.tables))
    with pytest.raises(MoveError, match="move-rolls-left"):
        advice(sheet, solution, rolls_left=3)
    for dice, problem in (
        ("12", "dice-count"), ([1, 2], "dice-count"), ((1, 2, 3, 4), "dice-count"), ([1, 2, 7], "dice-face"),
    ):  # fmt: skip
        with pytest.raises(DiceError, match=problem):
            advice(sheet, solution, dice=dice)
    for tell in (games, advice_in_games):
        with pytest.raises(YatzyError, match="contest-games"):
            tell(sheet, solution, 0)
        with pytest.raises(YatzyError, match="bots-unknown"):
            tell(sheet, solution, 1, player="nobody")
        with pytest.raises(YatzyError, match="simulate-seed"):
            tell(sheet, solution, 1, seed=-1)
    for of_another in (values, games):
        with pytest.raises(SolverError, match="solver-other-sheet"):
            of_another(other, solution, *([1] if of_another is games else []))
