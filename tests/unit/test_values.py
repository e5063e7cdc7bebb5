"""Asking a solution: totals, choices, and questions it has no answer to."""

import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from yatzy.game.card import Card, Mark
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules import rule_tables
from yatzy.rules.errors import CardError, DiceError, MoveError, SolverError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.kernels import constants
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.values import BATCH_CARDS, Values
from yatzy.solver.solve import solve
from yatzy.solver.states.space import space_of

TABLES = bundled_sheet("forced-order").tables
EMPTY = Card.empty(TABLES)


@pytest.fixture(scope="module")
def values() -> Values:
    """Values as they come: for most questions it is no matter which."""
    return Values(TABLES, np.arange(space_of(TABLES).length, dtype=float))


def fill(card: Card) -> Card:
    """Fill a card with zeros, five alike with points."""
    for key in card.tables.keys:
        card = card.write(Mark(key, 50 if key == "yatzy" else 5 if key == "chance" else 0))
    return card


def test_totals() -> None:
    """A game is worth the total of an empty card, and a full card what stands on it."""
    solution = solve(bundled_sheet("vinga"))
    card = Card.empty(solution.tables)
    assert solution.total(card) == solution.expected
    assert solution.total(fill(card)) == 55
    all_fives = {"fours": 20, "fives": 25, "sixes": 30}
    open_below = Card.filled(solution.tables, all_fives)
    assert open_below.total == 125  # with the bonus of 50
    assert solution.total(open_below) > 125


def test_a_turn() -> None:
    """The best choice is first, equal keeps are one, keeping all is to stop, dice lie in any order."""
    solution = solve(bundled_sheet("vinga"))
    card = Card.empty(solution.tables)
    turn = solution.turn(card, "6 6 6 6 1", 2)
    assert turn == solution.turn(card, (6, 6, 6, 6, 1), 2)
    assert turn.value == turn.keeps[0].value == solution.turn(card, "16666", 2).value
    assert turn.keeps[0].keep == (6, 6, 6, 6)
    assert {one.keep for one in turn.keeps} == {
        (*ones, *[6] * sixes) for ones in ((), (1,)) for sixes in range(5)
    }
    assert [one.value for one in turn.keeps if len(one.keep) == 5] == [turn.boxes[0].value]
    assert {box.key for box in turn.boxes} == set(solution.tables.keys)
    fours = next(box for box in turn.boxes if box.key == "four-of-a-kind")
    after = card.write(Mark("four-of-a-kind", 24))
    assert (fours.points, fours.bonus) == (24, 0)
    assert fours.value == pytest.approx(solution.total(after), abs=1e-9)
    last = solution.turn(card, "66661", 0)
    assert last.keeps == ()
    assert last.boxes == turn.boxes
    assert last.value == last.boxes[0].value


def test_a_further_five_alike() -> None:
    """Where the sheet pays a bonus beside the entry, or forbids boxes, advice does too."""
    solution = solve(bundled_sheet("hasbro"))
    card = Card.filled(solution.tables, {"yatzy": 50, "fives": 15})
    turn = solution.turn(card, "44444", 0)
    assert [(box.key, box.points, box.bonus) for box in turn.boxes] == [("fours", 20, 100)]
    joker = solution.turn(card, "55555", 0)
    assert {(box.key, box.points, box.bonus) for box in joker.boxes} == {
        ("three-of-a-kind", 25, 100),
        ("four-of-a-kind", 25, 100),
        ("full-house", 25, 100),
        ("small-straight", 30, 100),
        ("large-straight", 40, 100),
        ("chance", 25, 100),
    }


def test_many_cards_at_once(values: Values) -> None:
    """More cards than are looked at together each get their outlook, in their order; none get none."""
    cards = [EMPTY.write(Mark("ones", count)) for count in range(6)] * BATCH_CARDS
    found = values.outlooks(cards)
    assert [one.card for one in found] == cards
    for place in (0, BATCH_CARDS - 1, BATCH_CARDS, len(cards) - 1):
        alone = values.outlooks([cards[place]])[0]
        assert np.array_equal(found[place].entries, alone.entries)
    assert values.outlooks([]) == []


def test_the_last_outlook_is_remembered(values: Values) -> None:
    """Asking again about the same card costs nothing, and another card is not mistaken for it."""
    first = values.outlook(EMPTY)
    assert values.outlook(Card.empty(TABLES)) is first
    other = values.outlook(EMPTY.write(Mark("ones", 3)))
    assert other is not first
    assert values.outlook(EMPTY) is not other


def test_a_card_of_another_sheet(values: Values) -> None:
    """It is refused with a sentence, wherever it is asked about."""
    other = Card.empty(bundled_sheet("vinga").tables)
    for ask in (
        lambda: values.total(other),
        lambda: values.turn(other, "12345", 1),
        lambda: values.outlook(other),
        lambda: values.outlooks([EMPTY, other]),
    ):
        with pytest.raises(SolverError) as caught:
            ask()
        assert caught.value.code == "solver-other-sheet"
        assert "of other rules" in error_sentence(catalogue("en"), caught.value)


def test_a_sheet_with_the_same_rules() -> None:
    """Cards of a sheet that prints other names for the same rules are welcome."""
    solution = solve(bundled_sheet("vinga"))
    renamed = parse_sheet(bundled_sheet("vinga").rules.as_data() | {"id": "other", "title": "Other"})
    assert solution.total(Card.empty(renamed.tables)) == solution.expected


@pytest.mark.parametrize(
    ("card", "dice", "rolls_left", "kind", "code"),
    [
        (fill(EMPTY), "12345", 0, CardError, "card-full"),
        (fill(EMPTY), "12345", 2, CardError, "card-full"),
        (EMPTY, "12345", 3, MoveError, "move-rolls-left"),
        (EMPTY, "12345", 10**9, MoveError, "move-rolls-left"),
        (EMPTY, "12345", -1, MoveError, "move-rolls-left"),
        (EMPTY, "1234", 1, DiceError, "dice-count"),
        (EMPTY, "123456", 1, DiceError, "dice-count"),
        (EMPTY, "", 1, DiceError, "dice-count"),
        (EMPTY, "12347", 1, DiceError, "dice-face"),
        (EMPTY, "12340", 1, DiceError, "dice-face"),
        (EMPTY, "1234x", 1, DiceError, "dice-letters"),
        (EMPTY, (1, 2, 3, 4), 1, DiceError, "dice-count"),
        (EMPTY, (1, 2, 3, 4, 5, 6), 1, DiceError, "dice-count"),
        (EMPTY, (), 1, DiceError, "dice-count"),
        (EMPTY, (1, 2, 3, 4, 7), 1, DiceError, "dice-face"),
        (EMPTY, (1, 2, 3, 4, 0), 1, DiceError, "dice-face"),
    ],
)
def test_questions_without_an_answer(
    values: Values, card: Card, dice: Any, rolls_left: int, *, kind: type[YatzyError], code: str
) -> None:
    """Each is refused with its own code, and a sentence."""
    with pytest.raises(kind) as caught:
        values.turn(card, dice, rolls_left)
    assert caught.value.code == code
    assert error_sentence(catalogue("en"), caught.value)


@given(
    st.one_of(st.text(max_size=12), st.text("0123456789 ,-", max_size=12), st.lists(st.integers()).map(tuple)),
    st.integers(-(10**9), 10**9),
)
@example("１２３４５", 1)
@example("12345", 2)
@example((1, 2, 3, 4, 2**70), 1)
def test_any_question(dice: Any, rolls_left: int) -> None:
    """Whatever is asked, there is an answer or an error that can be told."""
    solution = Values(TABLES, np.zeros(space_of(TABLES).length))
    try:
        turn = solution.turn(EMPTY, dice, rolls_left)
    except YatzyError as refused:
        told = error_sentence(catalogue("en"), refused)
    else:
        told = turn.boxes[0].key
    assert told


@pytest.mark.parametrize("shift", [1, 3])
def test_values_from_elsewhere(shift: int) -> None:
    """Wherever the array lies in memory, and after another process has sent it, it serves as before."""
    values = solve(bundled_sheet("forced-order"))
    room = np.zeros(len(values.array) + 8)
    room[shift : shift + len(values.array)] = values.array
    moved = Values(values.tables, room[shift : shift + len(values.array)])
    for one in (moved, pickle.loads(pickle.dumps(values))):  # noqa: S301 # our own
        assert compute_odds(one).mean == pytest.approx(values.expected, abs=1e-9)
        assert one.turn(Card.empty(values.tables), "12345", 1) == values.turn(
            Card.empty(values.tables), "12345", 1
        )


@pytest.mark.parametrize(
    "array", [np.zeros(3), np.zeros((3, 3)), np.zeros(space_of(TABLES).length, np.float32)]
)
def test_values_that_are_none(array: Any) -> None:
    """An array that cannot be a solution of the sheet is refused, not read beyond its end."""
    with pytest.raises(SolverError, match="solver-other-array"):
        Values(TABLES, array)


def test_numbers_that_are_agreed_on() -> None:
    """Compiled code counts the situations of five alike as the rules do."""
    for name in ("HOLDS_POINTS", "UPPER_OPEN", "LOWER_OPEN", "CHANCE_OPEN"):
        assert getattr(constants, name) == getattr(rule_tables, name)
    assert constants.ORDINARY == 16  # after four bits


def test_a_full_card() -> None:
    """Nothing is to come of a card with every box filled: it is worth what stands there."""
    values = solve(bundled_sheet("forced-order"))
    card = Card.filled(values.tables, dict.fromkeys(values.tables.keys, 0) | {"chance": 22})
    assert (values.total(card), values.outlook(card).value) == (22, 22)
