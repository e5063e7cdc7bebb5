"""The outlook of a turn by itself: its points, as if nothing came after it. Needs no numpy."""

from array import array
from typing import TYPE_CHECKING

from yatzy.game.card import Card
from yatzy.rules.dice import dice_space
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.query.outlook import BARRED, Outlook, keeps_inside, keeps_of_one_more

if TYPE_CHECKING:
    from collections.abc import Sequence


def outlook_of_points(card: Card) -> Outlook:
    """Return the outlook of a card's next turn alone: every value is the total after it."""
    tables = card.tables
    entries = [array("d", [BARRED]) * len(tables.dice.rolls) for _ in tables.keys]
    boxes = {key: box for box, key in enumerate(tables.keys)}
    for roll in range(len(tables.dice.rolls)):
        for entry in tables.entries(roll, card.open_boxes, holds_points=card.holds_points):
            if entry.allowed:
                box = boxes[entry.key]
                entries[box][roll] = entry.points + entry.bonus + _upper_bonus(card, box, entry.points)
    rolls = [array("d", map(max, zip(*entries, strict=True)))]
    keeps = []
    for _ in range(tables.rolls - 1):
        keeps.append(_average_throws(tables, rolls[-1]))
        rolls.append(_best_inside(tables, keeps[-1]))
    flat = array("d", [value for row in entries for value in row])
    return make_outlook(
        card, memoryview(flat), [memoryview(one) for one in keeps], [memoryview(one) for one in rolls]
    )


def make_outlook(
    card: Card,
    entries: "memoryview[float]",
    keeps: "Sequence[memoryview[float]]",
    rolls: "Sequence[memoryview[float]]",
    **tie: float,
) -> Outlook:
    """Return an outlook from buffers of doubles; ``entries`` has them by box, then roll."""
    shape = [len(card.tables.keys), len(card.tables.dice.rolls)]
    table = memoryview(entries).cast("B").cast("d", shape)
    return Outlook(card, table, tuple(keeps), tuple(rolls), float(card.total), **tie)  # type: ignore[arg-type] # read like arrays


def _upper_bonus(card: Card, box: int, points: int) -> int:
    """Return the bonus of the upper section, if these points in a box make it."""
    bonus = card.tables.upper_bonus
    if bonus is None or not card.tables.upper_faces[box] or card.upper_bonus:
        return 0
    return bonus.points if card.upper + points >= bonus.at else 0


def _average_throws(tables: RuleTables, rolls: "array[float]") -> "array[float]":
    """Return by keep the mean over all throws of the other dice."""
    more = keeps_of_one_more(tables.dice.count)
    worth = array("d", [0.0]) * len(more) + rolls
    for keep in reversed(range(len(more))):
        worth[keep] = sum(worth[one] for one in more[keep]) / 6
    return worth


def _best_inside(tables: RuleTables, worth: "array[float]") -> "array[float]":
    """Return by roll the highest value of a keep inside it, the whole included."""
    count = len(dice_space(tables.dice.count).rolls)
    first = len(worth) - count
    return array(
        "d",
        [
            max(worth[first + roll], *(worth[keep] for keep in keeps_inside(tables.dice.count, roll)[1]))
            for roll in range(count)
        ],
    )
