"""What an action costs, exactly: the final points it gives away on average against the best one."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from yatzy.envs.arrays import Tables
from yatzy.envs.layout import Row, layout_of
from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.agreed import TIE
from yatzy.solver.outlook import look_ahead
from yatzy.solver.solve import solve
from yatzy.solver.values import AT_ONCE, Values

Floats = NDArray[np.float64]


def values_of(sheet: RuleSheet) -> Values:
    """Return the solution of a sheet, from the user's cache if it is there."""
    return solve(sheet)


def expected(values: Values, card: Card, roll: int, rolls_left: int) -> float:
    """Return the final total under best play from here on, on average; no roll is -1: the game is over."""
    if roll < 0:
        return float(card.total)
    outlook = values.outlook(card)
    return outlook.base + float(outlook.rolls[rolls_left][roll])


def regret(values: Values, action: int, card: Card, roll: int, rolls_left: int) -> float:
    """Return what an action costs that may be taken."""
    outlook, keeps = values.outlook(card), layout_of(card.tables).keeps
    if action < keeps:
        reached = float(outlook.keeps[rolls_left - 1][action])
    else:
        reached = float(outlook.entries[action - keeps, roll])
    lost = float(outlook.rolls[rolls_left][roll]) - reached
    return lost if lost > TIE else 0.0


class Regrets:
    """What actions cost at many tables. Asked before a step and after it."""

    def __init__(self, sheet: RuleSheet, tables: Tables, rows: Row) -> None:
        self._values, self._layout = values_of(sheet), layout_of(sheet.tables)
        self._tables, self._rows = tables, rows
        self._each, dice = np.arange(len(rows)), sheet.tables.dice
        self._rolls = np.zeros((sheet.tables.rolls, len(rows), len(dice.rolls)))
        """By rolls left, table and roll: what is still to come under best play, from this turn on."""
        self._keeps = np.zeros((sheet.tables.rolls, len(rows), self._layout.keeps))
        """By rolls left, table and keep, likewise."""
        self._opens = tables.opens.copy()
        self._best, self._kept = np.zeros(len(rows)), np.zeros(len(rows))

    def before(self, actions: NDArray[np.int64]) -> None:
        """Note what the best action is worth at each table, and what is chosen if that keeps some dice."""
        left, tables = self._part("rolls_left")[:, 0], self._tables
        self._opens = tables.opens.copy()
        self._best = self._rolls[left, self._each, tables.rolls]
        self._kept = self._keeps[left, self._each, np.minimum(actions, self._layout.keeps - 1)]

    def after(self, rewards: Floats, refused: NDArray[np.bool_]) -> dict[str, Any]:
        """Return what the actions cost that led here, and what is to be expected now."""
        opens = self._tables.opens
        entered = (self._opens != opens) & (self._opens != 0)
        reached = np.where(entered, rewards + self._state_values(), self._kept)
        idle, lost = refused | (self._opens == 0), self._best - reached
        regret = np.where(idle | (lost <= TIE), 0.0, lost)
        self.look(np.flatnonzero(self._opens != opens))
        return {"regret": regret, "expected": self.expected()}

    def begun(self, which: NDArray[np.bool_]) -> dict[str, Any]:
        """Return what is to be expected at the first throw of new games."""
        self.look(np.flatnonzero(which))
        return {"regret": np.zeros(len(self._rows)), "expected": self.expected()}

    def expected(self) -> Floats:
        """Return the final total under best play from here on, on average."""
        left, tables = self._part("rolls_left")[:, 0], self._tables
        totals = self._part("points").sum(axis=1) + self._part("bonuses").sum(axis=1)
        found: Floats = totals + np.where(tables.over, 0.0, self._rolls[left, self._each, tables.rolls])
        return found

    def look(self, which: NDArray[np.int64]) -> None:
        """Look ahead over the turn that begins at some tables."""
        values, keeps = self._values, self._layout.keeps
        for first in range(0, len(which), AT_ONCE):
            some = which[first : first + AT_ONCE]
            _, worth, rolls = look_ahead(values.array, values.space, values.scoring, self._places(some))
            for left, one in enumerate(rolls):
                self._rolls[left, some] = one.T
            for left, one in enumerate(worth, 1):
                self._keeps[left, some] = one[:keeps].T

    def _state_values(self) -> Floats:
        """Return what is still to come at each table, before its dice are thrown."""
        places = self._places(self._each)
        found: Floats = self._values.array[places.rows * self._values.space.lanes + places.lanes]
        return found

    def _places(self, which: NDArray[np.int64]) -> Any:
        space, opens = self._values.space, self._tables.opens[which]
        if not space.as_printed:
            opens = np.array([(opens >> box & 1) << place for place, box in enumerate(space.boxes)]).sum(axis=0)
        holds, sums = (self._part(name)[which, 0].astype(np.int64) for name in ("holds_points", "upper"))
        return space.find(opens, holds, sums)

    def _part(self, name: str) -> Row:
        return self._rows[:, self._layout.parts[name]]
