"""The page's own arithmetic and the solver give the same advice, and bots choose alike."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playwright.sync_api import Browser, Page

from support.dose import dose
from support.game.random_positions import any_sheet, solved
from yatzy.bots.styled import SKILL_STYLES
from yatzy.game.card import Card
from yatzy.offline.sheet_file import export_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.packed import ERROR, add_states, describe_states, pack, packed_file, read_packed
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve
from yatzy.solver.styles import box_chances, keep_chances

EXACT = 1e-9
"""Points within which values computed by two programs agree."""
PACKED_DICE = 5
FIVE_DICE = [name for name in sheet_ids() if bundled_sheet(name).rules.dice == PACKED_DICE]
POSITIONS = 60
LOAD = """async ([how, ...given]) => {
  const numbers = await import("/tests/compare-numbers.js");
  window.solution = await numbers[how](...given);
}"""
COMPARE = """async ([positions, ...how]) => {
  const numbers = await import("/tests/compare-numbers.js");
  return numbers.compare(window.solution, JSON.parse(positions), ...how);
}"""


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Return a page without anything."""
    page = browser.new_page(base_url=address, service_workers="block")
    page.goto("/")
    yield page
    page.close()


def load(page: Page, how: str, body: bytes, *given: Any) -> None:
    """Have the page read values."""
    page.route("**/web/values", lambda route: route.fulfill(body=body))
    page.evaluate(LOAD, [how, *given])
    page.unroute("**/web/values")


def load_exact(page: Page, values: Values, tables: Any) -> None:
    load(page, "loadExact", values.array.tobytes(), tables, describe_states(values.tables))


def exported(sheet: Any) -> Any:
    return msgspec.to_builtins(export_sheet(sheet).tables)


def random_card(rng: Random, tables: RuleTables) -> Card:
    """Return a card with some boxes filled as they may be, one of them open. Often all dice are alike."""
    card = Card.empty(tables)
    for _ in range(rng.randrange(len(card.points))):
        dice = random_dice(rng, tables)
        card = card.enter(rng.choice([one.key for one in card.entries(dice) if one.allowed]), dice)
    return card


def random_dice(rng: Random, tables: RuleTables) -> list[int]:
    if rng.random() < 0.3:
        return [rng.randint(1, 6)] * tables.dice.count
    return rng.choices(range(1, 7), k=tables.dice.count)


def solve_positions(rng: Random, values: Values, count: int) -> str:
    """Return random positions, with what the solver says about them."""
    return json.dumps([_solve_position(rng, values) for _ in range(count)])


def _solve_position(rng: Random, values: Values) -> dict[str, Any]:
    tables = values.tables
    card, dice, left = random_card(rng, tables), random_dice(rng, tables), rng.randrange(tables.rolls)
    outlook, turn = values.outlook(card), values.turn(card, dice, left)
    with_chances = SKILL_STYLES if tables.dice.count == PACKED_DICE else {}
    return {
        "card": {"points": card.points, "bonuses": card.bonuses},
        "dice": dice,
        "rolls_left": left,
        "value": outlook.value,
        "choices": msgspec.to_builtins(values.advise(card, dice, left).choices),
        "chances": [
            (
                bot,
                style.mistakes,
                list(keep_chances(turn, style.mistakes).items()) if turn.keeps else [],
                list(box_chances(turn, style.mistakes).items()),
            )
            for bot, style in with_chances.items()
        ],
    }


@pytest.mark.parametrize("name", dose(FIVE_DICE, ["printworks", "vinga", "forced-order"]))
def test_advice_is_that_of_the_solver(page: Page, name: str) -> None:
    """To 1e-9 points from exact values; from packed ones as the solver advises with the same, ties included."""
    sheet, rng = bundled_sheet(name), Random(name)  # noqa: S311 # a test
    exact, tables = solve(sheet), exported(sheet)
    load_exact(page, exact, tables)
    assert page.evaluate(COMPARE, [solve_positions(rng, exact, POSITIONS), EXACT, True]) == ""
    content = add_states(packed_file(sheet.tables).read_bytes(), sheet.tables)
    load(page, "loadPacked", content, tables, sheet.digest)
    packed = Values(sheet.tables, *read_packed(packed_file(sheet.tables), sheet.tables))
    assert page.evaluate(COMPARE, [solve_positions(rng, packed, POSITIONS), EXACT, True]) == ""
    exact_positions = json.loads(solve_positions(rng, exact, POSITIONS))
    without_bots = json.dumps([one | {"chances": []} for one in exact_positions])
    assert page.evaluate(COMPARE, [without_bots, ERROR + EXACT, False]) == ""


def test_any_sheet_is_advised_alike(page: Page) -> None:
    """Sheets over the whole vocabulary, any number of dice and rolls."""

    @settings(max_examples=15)
    @given(any_sheet, st.integers(0, 2**32))
    def check(sheet: Any, seed: int) -> None:
        values = solved(sheet.tables)
        load_exact(page, values, exported(sheet))
        found = page.evaluate(COMPARE, [solve_positions(Random(seed), values, 8), EXACT, True])  # noqa: S311
        assert found == "", sheet

    check()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda content: content.replace(b'"format":1', b'"format":2'), "older"),
        (lambda content: content.replace(b'"states"', b'"stages"'), "older"),
        (lambda content: content.replace(b'"digest":"', b'"digest":"0'), "other-sheet"),
        (lambda content: content[:-1] + b"!", "changed"),
        (lambda _: b"nothing", "unreadable"),
    ],
)
def test_values_that_cannot_be_used_are_refused(page: Page, change: Any, code: str) -> None:
    sheet = bundled_sheet("forced-order")
    content = change(add_states(pack(sheet.tables, solve(sheet).array), sheet.tables))
    with pytest.raises(Exception, match=code):
        load(page, "loadPacked", content, exported(sheet), sheet.digest)
