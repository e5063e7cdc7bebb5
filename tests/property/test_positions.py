"""Positions of any sheet: what is told of them, against a plain second solver and the coach."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from support.game.random_positions import any_sheet, draw_card, draw_dice, solved
from support.game.reference_solver import BestPlay
from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.report.position_view import WantedKeep, WantedPosition, position_of, prospect_of
from yatzy.rules.errors import CardError, MoveError
from yatzy.rules.sheet import RuleSheet

WORDS = catalogue("en")
HALF = settings(max_examples=settings().max_examples // 2)


def filled_boxes(card: Card) -> dict[str, int]:
    """Return the boxes of a card that are filled."""
    written = zip(card.tables.keys, card.points, strict=True)
    return {key: points for key, points in written if points is not None}


def boxes_left(card: Card, after: dict[Card, float]) -> dict[str, tuple[float, float, float]]:
    """Put together by the box that was taken: its chance, its mean points, and the chance of nothing."""
    chances: Counter[str] = Counter()
    gained: Counter[str] = Counter()
    struck: Counter[str] = Counter()
    for one, chance in after.items():
        places = [place for place, points in enumerate(card.points) if points != one.points[place]]
        key = card.tables.keys[places[0]]
        points = (one.points[places[0]] or 0) + one.bonuses - card.bonuses
        chances[key] += chance  # type: ignore[assignment] # chances count as well
        gained[key] += chance * points  # type: ignore[assignment] # as above
        struck[key] += 0 if points else chance  # type: ignore[assignment] # as above
    return {key: (chance, gained[key] / chance, struck[key]) for key, chance in chances.items()}


@given(any_sheet, st.data())
@HALF
def test_a_keep_ends_as_a_second_solver_says(sheet: RuleSheet, data: st.DataObject) -> None:
    """By box: how likely, with how many points, and how often with nothing; all of it is certain together."""
    tables = sheet.tables
    card = draw_card(data, tables, least_open=1, most_open=3)
    dice, left = draw_dice(data, tables)
    assume(left)
    places = data.draw(st.sets(st.integers(0, len(dice) - 1), max_size=len(dice) - 1), label="kept")
    keep = tuple(dice[place] for place in places)
    asked = WantedKeep(filled=filled_boxes(card), bonuses=card.bonuses, dice=dice, rolls_left=left, keep=keep)
    found = prospect_of(solved(tables), sheet, asked)
    best = BestPlay(tables)
    assert found.value == pytest.approx(best.reference.turn(card, dice, left).keeps[tuple(sorted(keep))])
    assert sum(end.chance for end in found.ends) == pytest.approx(1)
    expected = boxes_left(card, best.turn_of_keep(card, keep, left))
    assert {end.key: (end.chance, end.points, end.struck) for end in found.ends} == {
        key: pytest.approx(told) for key, told in expected.items()
    }
    assert [end.chance for end in found.ends] == sorted((end.chance for end in found.ends), reverse=True)


@given(any_sheet, st.data())
def test_a_position_is_told_as_the_coach_says(sheet: RuleSheet, data: st.DataObject) -> None:
    """Every choice with its value and cost, and what the card is worth by the second solver."""
    tables, values = sheet.tables, solved(sheet.tables)
    card = draw_card(data, tables, least_open=1)
    dice, left = draw_dice(data, tables)
    asked = WantedPosition(filled=filled_boxes(card), bonuses=card.bonuses, dice=dice, rolls_left=left)
    found = position_of(values, sheet, asked, WORDS)
    assert found.advice is not None
    assert found.advice.choices == values.advise(card, dice, left).choices
    assert len(found.advice.names) == len(found.advice.choices)
    assert found.expected == pytest.approx(BestPlay(tables).reference.total(card))
    assert found.entries == card.entries(dice)
    assert set(found.reasons) == {entry.key for entry in found.entries}
    assert (found.filled, found.card.total) == (filled_boxes(card), card.total)


@given(any_sheet, st.data())
def test_before_a_throw(sheet: RuleSheet, data: st.DataObject) -> None:
    """How the next turn ends is certain together, and worth what the card is; on a full card there is none."""
    values = solved(sheet.tables)
    card = draw_card(data, sheet.tables)
    found = position_of(values, sheet, WantedPosition(filled=filled_boxes(card), bonuses=card.bonuses), WORDS)
    assert found.advice is None
    if not card.open_boxes:
        assert (found.turn, found.expected) == (None, card.total)
        return
    assert found.turn is not None
    assert sum(end.chance for end in found.turn.ends) == pytest.approx(1)
    assert found.turn.value == found.expected


def neighbours(card: Card, takes: dict[str, tuple[int, ...]]) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the card with another number in each box, as somebody would fill it."""
    for key, possible in takes.items():
        for points in possible:
            yield key, filled_boxes(card) | {key: points}


@given(any_sheet, st.data())
def test_what_a_box_is_said_to_take_it_takes(sheet: RuleSheet, data: st.DataObject) -> None:
    """Whatever is offered can be filled in, but where that takes points away that another box has its from."""
    tables = sheet.tables
    card = draw_card(data, tables)
    found = position_of(
        solved(tables), sheet, WantedPosition(filled=filled_boxes(card), bonuses=card.bonuses), WORDS
    )
    five_alike = tables.keys[tables.extra_five_alike.box] if tables.extra_five_alike else None
    for key, changed in neighbours(card, found.takes):
        if key != five_alike:
            Card.filled(tables, changed)
    for bonuses in found.bonuses:
        Card.filled(tables, filled_boxes(card), bonuses)
    more = found.bonuses[-1] + 1
    with pytest.raises(CardError, match="card-bonus"):
        Card.filled(tables, filled_boxes(card), more)


@given(any_sheet, st.data())
def test_a_keep_that_cannot_be(sheet: RuleSheet, data: st.DataObject) -> None:
    """Dice that do not lie there, all of them, or any without a throw left."""
    tables, values = sheet.tables, solved(sheet.tables)
    card = draw_card(data, tables, least_open=1)
    dice, left = draw_dice(data, tables)
    asked = {"filled": filled_boxes(card), "bonuses": card.bonuses, "dice": dice}
    for keep, rolls, code in (
        (dice, left, "move-all-kept" if left else "move-no-roll-left"),
        ((), 0, "move-no-roll-left"),
        *(((face,), left, "move-not-there") for face in range(1, 7) if left and face not in dice),
    ):
        with pytest.raises(MoveError, match=code):
            prospect_of(values, sheet, WantedKeep(**asked, rolls_left=rolls, keep=keep))  # type: ignore[arg-type] # as told
