"""Data for people who study the game: states, values, advice and games, as tables.

A :class:`~yatzy.data.table.Table` knows its columns, gives its rows in batches of numpy arrays, and writes
itself to Parquet or CSV. May import the solver and the computer players; knows no language and no
terminal.

>>> import yatzy, yatzy.data
>>> sheet = yatzy.sheet("vinga")
>>> table = yatzy.data.values(sheet, yatzy.solve(sheet))
>>> [(column.name, column.type) for column in table.columns]
[('state', 'int64'), ('to_come', 'float64')]
>>> sum(len(batch["state"]) for batch in table)
839680
"""

from yatzy.data.cards import state_of, states, values
from yatzy.data.choices import advice, advice_in_games
from yatzy.data.decisions import games
from yatzy.data.table import Batch, Column, Table

__all__ = ["Batch", "Column", "Table", "advice", "advice_in_games", "games", "state_of", "states", "values"]
