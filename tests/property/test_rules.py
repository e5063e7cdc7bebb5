"""What must hold on every sheet anyone can write."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.game.sheet_strategies import sheets
from yatzy.game.card import Card, Mark
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.reasons import bonus_reason, entry_reason
from yatzy.report.rulebook import build_rule_page
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import Entry, RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.rules.toml import dumps, loads

any_sheet = st.one_of(sheets(), st.sampled_from(sheet_ids()).map(bundled_sheet))


def play(data: st.DataObject, sheet: RuleSheet, turns: int) -> list[tuple[Card, Entry]]:
    """Play random turns with random allowed entries; return each card with the entry made on it."""
    tables = sheet.tables
    card, history = Card.empty(tables), []
    for _ in range(turns):
        roll = data.draw(
            st.one_of(st.sampled_from(tables.dice.rolls), st.integers(1, 6).map(lambda f: (f,) * 9))
        )
        entries = card.entries(roll[: tables.dice.count])
        entry = data.draw(st.sampled_from([one for one in entries if one.allowed]))
        history.append((card, entry))
        card = card.write(Mark(entry.key, entry.points, entry.bonus))
    return history


@given(st.data(), any_sheet)
def test_the_order_of_dice_never_matters(data: st.DataObject, sheet: RuleSheet) -> None:
    """Dice are a multiset, however they lie."""
    roll = data.draw(st.lists(st.integers(1, 6), min_size=sheet.rules.dice, max_size=sheet.rules.dice))
    turns = data.draw(st.integers(0, len(sheet.rules.boxes) - 1))
    history = play(data, sheet, turns + 1)
    card = history[turns][0]
    assert card.entries(tuple(roll)) == card.entries(tuple(data.draw(st.permutations(roll))))


@given(st.data(), any_sheet)
def test_whole_random_games(data: st.DataObject, sheet: RuleSheet) -> None:
    """Some entry is always allowed; no column passes the sheet's highest total; what stands can stand."""
    history = play(data, sheet, len(sheet.rules.boxes))
    card, last = history[-1]
    done = card.write(Mark(last.key, last.points, last.bonus))
    assert done.open_boxes == 0
    assert done.total <= sheet.tables.highest()
    assert done.total - done.bonuses <= sheet.tables.highest(with_bonus=False)
    for before, entry in history:
        after = before.write(Mark(entry.key, entry.points, entry.bonus))
        filled = {
            key: points
            for key, points in zip(sheet.tables.keys, after.points, strict=True)
            if points is not None
        }
        assert Card.filled(sheet.tables, filled).points == after.points


@given(sheets(most_boxes=4, dice=(2, 3)))
def test_the_highest_total_is_reached(sheet: RuleSheet) -> None:
    """The highest total is that of an exhaustive search, with and without bonuses."""
    tables = sheet.tables
    assert tables.highest() == search_highest(tables, with_bonus=True)
    assert tables.highest(with_bonus=False) == search_highest(tables, with_bonus=False)


def search_highest(tables: RuleTables, *, with_bonus: bool) -> int:
    @cache
    def best(card: Card) -> int:
        if not card.open_boxes:
            return card.upper_bonus
        return max(
            entry.points + entry.bonus * with_bonus + best(forget(card.write(Mark(entry.key, entry.points))))
            for roll in tables.dice.rolls
            for entry in card.entries(roll)
            if entry.allowed
        )

    def forget(card: Card) -> Card:
        """Keep of a card only what the rest of the game depends on."""
        matters = [
            points
            if points is None
            or tables.upper >> box & 1
            or (tables.extra_five_alike and tables.extra_five_alike.box == box)
            else 0
            for box, points in enumerate(card.points)
        ]
        return Card(tables, tuple(matters))

    return best(Card.empty(tables))


@given(sheets())
def test_a_sheet_survives_being_written_down(sheet: RuleSheet) -> None:
    """Load, dump, load gives the same sheet and the same digest, as TOML and as plain data."""
    again = loads(dumps(sheet))
    assert again == sheet
    assert again.digest == sheet.digest
    assert parse_sheet(sheet.as_data()) == sheet


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_a_printed_sheet_survives_being_written_down(sheet_id: str) -> None:
    """The same for the shelf, with names, readings and everything around the rules."""
    sheet = bundled_sheet(sheet_id)
    again = loads(dumps(sheet))
    assert again == sheet
    assert again.digest == sheet.digest
    assert dumps(again) == dumps(sheet)


@given(sheets())
def test_the_digest_follows_the_rules(sheet: RuleSheet) -> None:
    """Names leave the digest alone; a changed rule changes it."""
    data = sheet.as_data()
    assert parse_sheet(data | {"title": "Another name", "id": "another"}).digest == sheet.digest
    assert parse_sheet(data | {"rolls": data["rolls"] % 6 + 1}).digest != sheet.digest
    if "upper_bonus" in data:
        higher = data["upper_bonus"] | {"at": data["upper_bonus"]["at"] + 1}
        assert parse_sheet(data | {"upper_bonus": higher}).digest != sheet.digest
    for index, box in enumerate(data["boxes"]):
        if box["section"] == "lower" and box["pattern"] != "any":
            boxes = [*data["boxes"][:index], box | {"pays": 77}, *data["boxes"][index + 1 :]]
            assert parse_sheet(data | {"boxes": boxes}).digest != sheet.digest


@given(st.data(), sheets(), st.sampled_from(["en", "fi", "cs"]))
def test_every_sheet_can_be_explained(data: st.DataObject, sheet: RuleSheet, language: str) -> None:
    """Any sheet has a rule page, and any entry a sentence, without holes."""
    words = catalogue(language)
    page = build_rule_page(words, sheet)
    told = [line.text for part in page.parts for line in part.lines]
    told += [rule.text for part in page.parts for rule in part.boxes]
    for card, _ in play(data, sheet, len(sheet.rules.boxes)):
        roll = data.draw(st.sampled_from(sheet.tables.dice.rolls))
        told += [entry_reason(words, sheet, roll, entry) for entry in card.entries(roll)]
        told.append(bonus_reason(words, sheet, card, roll) or "")
    assert not [text for text in told if "{" in text or "}" in text]
