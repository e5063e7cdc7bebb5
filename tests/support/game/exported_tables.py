"""Tables of data as tests read them: whole, as rows, and games in them played again by the engine."""

from typing import Any

import numpy as np

from yatzy.data import Table
from yatzy.game.card import Mark
from yatzy.game.engine import decide, evolve
from yatzy.game.moves import Enter, Keep, Roll
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.dice import parse_dice
from yatzy.rules.sheet import RuleSheet

Columns = dict[str, np.ndarray[Any, Any]]


def whole(table: Table) -> Columns:
    """Return all rows, and make sure that each column is what it is said to be."""
    batches = list(table)
    for batch in batches:
        assert [*batch] == [column.name for column in table.columns]
        for column in table.columns:
            dtype = batch[column.name].dtype
            assert dtype.kind == "U" if column.type == "string" else dtype == np.dtype(column.type)
    return {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}


def rows_of(columns: Columns) -> list[dict[str, Any]]:
    return [
        dict(zip(columns, row, strict=True))
        for row in zip(*(one.tolist() for one in columns.values()), strict=True)
    ]


def check_replayed(sheet: RuleSheet, rows: list[dict[str, Any]], count: int) -> None:
    """Play games again as their rows say: every move is allowed, and comes to the same points and totals."""
    start = Game.from_setup(Setup(sheet, ("Anna",)))
    game, number, turn, throw, kept = start, 1, 1, 1, ""
    for row in rows:
        assert (row["game"], row["turn"], row["throw"]) == (number, turn, throw)
        thrown = list(row["dice"])
        for die in kept:
            thrown.remove(die)
        for event in decide(game, Roll(0, tuple(map(int, thrown)))):
            game = evolve(game, event)
        assert "".join(map(str, sorted(game.dice))) == row["dice"]
        before = game.card
        if row["box"]:
            for event in decide(game, Enter(0, row["box"])):
                game = evolve(game, event)
            card = game.cards[-1][0]
            assert card == before.write(Mark(row["box"], row["points"], row["bonus"]))
            assert row["upper_bonus_points"] == card.upper_bonus - before.upper_bonus
            assert row["total"] == card.total
            turn, throw, kept = turn + 1, 1, ""
            if game.over:
                game, number, turn = start, number + 1, 1
        else:
            assert (row["points"], row["bonus"], row["upper_bonus_points"]) == (0, 0, 0)
            assert row["total"] == before.total
            kept, throw = row["keep"], throw + 1
            for event in decide(game, Keep(0, parse_dice(kept, len(kept)))):
                game = evolve(game, event)
    assert (number, turn, throw) == (count + 1, 1, 1)
