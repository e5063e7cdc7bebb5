"""What comes of any way to play, counted out throw by throw: slow and plain, whatever it is that chooses."""

from collections.abc import Callable
from functools import cache

import numpy as np

from support.game.reference_solver import throws
from yatzy.game.card import Card, Mark
from yatzy.rules.dice import Dice
from yatzy.solver.query.values import Values
from yatzy.solver.styles import Style, box_chances, keep_chances, style_outlook, style_values

Choices = Callable[[Card, Dice, int], tuple[dict[Dice, float], dict[str, float]]]
"""How likely each keep is taken for dice with so many rolls left, none where none is; and then each box."""


def ends(card: Card, choices: Choices, known: dict[Card, dict[int, float]] | None = None) -> dict[int, float]:
    """Return the chance of each final total for whoever chooses like that, counted out throw by throw."""
    known = {} if known is None else known
    if not card.open_boxes:
        return {card.total: 1.0}
    if card not in known:
        totals: dict[int, float] = {}
        for mark, chance in marks(card, choices).items():
            for total, share in ends(card.write(mark), choices, known).items():
                totals[total] = totals.get(total, 0.0) + chance * share
        known[card] = totals
    return known[card]


def marks(card: Card, choices: Choices) -> dict[Mark, float]:
    """Return the chance of each mark that a turn can end with."""
    tables, found = card.tables, dict[Mark, float]()
    dice = throws(tables.dice.count)
    mass, lies = dice.chances[0], np.zeros(len(dice.rolls))
    for left in range(tables.rolls - 1, 0, -1):
        after = np.zeros(len(dice.rolls))
        for index, roll in enumerate(dice.rolls):
            for keep, chance in choices(card, roll, left)[0].items() if mass[index] else ():
                if keep == roll:
                    lies[index] += mass[index] * chance
                else:
                    after += mass[index] * chance * dice.chances[dice.keeps.index(keep)]
        mass = after
    for roll, chance in zip(dice.rolls, (lies + mass).tolist(), strict=True):
        entries = {entry.key: entry for entry in card.entries(roll)}
        for key, share in choices(card, roll, 0)[1].items() if chance else ():
            assert entries[key].allowed
            mark = Mark(key, entries[key].points, entries[key].bonus)
            found[mark] = found.get(mark, 0.0) + chance * share
    return found


def style_choices(values: Values, style: Style) -> Choices:
    """Return the choices of whoever plays live in a style."""
    array = style_values(values, style)
    outlook = cache(lambda card: style_outlook(values, array, card, style))

    def choices(card: Card, dice: Dice, rolls_left: int) -> tuple[dict[Dice, float], dict[str, float]]:
        turn = outlook(card).turn(dice, rolls_left)
        return keep_chances(turn, style.mistakes), box_chances(turn, style.mistakes)

    return choices
