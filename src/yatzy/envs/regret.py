"""The regret of an action: the expected final points it loses against the best one, exactly."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from yatzy.envs.arrays import TableArrays
from yatzy.envs.layout import Row, layout_of
from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.kernels.constants import TIE
from yatzy.solver.query.evaluate import evaluate_turns
from yatzy.solver.query.values import BATCH_CARDS, Values
from yatzy.solver.solve import solve

Floats = NDArray[np.float64]


def expected_totals(values: Values, card: Card, roll: int, rolls_left: int) -> float:
    """Return the expected final total under best play; roll -1 means that the game is over."""
    if roll < 0:
        return float(card.total)
    outlook = values.outlook(card)
    return outlook.base + float(outlook.rolls[rolls_left][roll])


def regret(values: Values, action: int, card: Card, roll: int, rolls_left: int) -> float:
    """Return the regret of a legal action."""
    outlook, keeps = values.outlook(card), layout_of(card.tables).keeps
    if action < keeps:
        reached = float(outlook.keeps[rolls_left - 1][action])
    else:
        reached = float(outlook.entries[action - keeps, roll])
    lost = float(outlook.rolls[rolls_left][roll]) - reached
    return lost if lost > TIE else 0.0


class RegretTracker:
    """Regrets at many tables: call ``record_actions`` before each step and ``measure_step`` after it."""

    def __init__(self, sheet: RuleSheet, tables: TableArrays, rows: Row) -> None:
        self._values, self._layout = solve(sheet), layout_of(sheet.tables)
        self._tables, self._rows = tables, rows
        self._indices, dice = np.arange(len(rows)), sheet.tables.dice
        self._rolls = np.zeros((sheet.tables.rolls, len(rows), len(dice.rolls)))
        """By rolls left, table and roll: the expected points still to come, from this turn on."""
        self._keeps = np.zeros((sheet.tables.rolls, len(rows), self._layout.keeps))
        """By rolls left, table and keep: the same."""
        self._opens = tables.opens.copy()
        self._best_values, self._keep_values = np.zeros(len(rows)), np.zeros(len(rows))

    def record_actions(self, actions: NDArray[np.int64]) -> None:
        """Record the value of the best action at each table, and of the chosen one if it is a keep."""
        left, tables = self._part("rolls_left")[:, 0], self._tables
        self._opens = tables.opens.copy()
        self._best_values = self._rolls[left, self._indices, tables.rolls]
        self._keep_values = self._keeps[left, self._indices, np.minimum(actions, self._layout.keeps - 1)]

    def measure_step(self, rewards: Floats, refused: NDArray[np.bool_]) -> dict[str, Any]:
        """Return the regrets of the recorded actions, and the expected final totals now."""
        opens = self._tables.opens
        entered = (self._opens != opens) & (self._opens != 0)
        reached = np.where(entered, rewards + self._state_values(), self._keep_values)
        idle, lost = refused | (self._opens == 0), self._best_values - reached
        regret = np.where(idle | (lost <= TIE), 0.0, lost)
        self._look_ahead(np.flatnonzero(self._opens != opens))
        return {"regret": regret, "expected": self.expected_totals()}

    def begin_games(self, which: NDArray[np.bool_]) -> dict[str, Any]:
        """Return zero regrets and the expected final totals after the first throw of new games."""
        self._look_ahead(np.flatnonzero(which))
        return {"regret": np.zeros(len(self._rows)), "expected": self.expected_totals()}

    def expected_totals(self) -> Floats:
        """Return the expected final totals under best play."""
        left, tables = self._part("rolls_left")[:, 0], self._tables
        totals = self._part("points").sum(axis=1) + self._part("bonuses").sum(axis=1)
        expected: Floats = totals + np.where(tables.over, 0.0, self._rolls[left, self._indices, tables.rolls])
        return expected

    def _look_ahead(self, which: NDArray[np.int64]) -> None:
        """Compute the values of the turn that begins at some tables."""
        values, keeps = self._values, self._layout.keeps
        for first in range(0, len(which), BATCH_CARDS):
            some = which[first : first + BATCH_CARDS]
            _, worth, rolls = evaluate_turns(values.array, values.space, values.scoring, self._places(some))
            for left, by_roll in enumerate(rolls):
                self._rolls[left, some] = by_roll.T
            for left, by_keep in enumerate(worth, 1):
                self._keeps[left, some] = by_keep[:keeps].T

    def _state_values(self) -> Floats:
        """Return the expected points still to come at each table, before its dice are rolled."""
        places = self._places(self._indices)
        values: Floats = self._values.array[places.rows * self._values.space.lanes + places.lanes]
        return values

    def _places(self, which: NDArray[np.int64]) -> Any:
        space, opens = self._values.space, self._tables.opens[which]
        if not space.is_in_printed_order:
            opens = np.array([(opens >> box & 1) << place for place, box in enumerate(space.boxes)]).sum(axis=0)
        holds, sums = (self._part(name)[which, 0].astype(np.int64) for name in ("holds_points", "upper"))
        return space.locate(opens, holds, sums)

    def _part(self, name: str) -> Row:
        return self._rows[:, self._layout.parts[name]]
