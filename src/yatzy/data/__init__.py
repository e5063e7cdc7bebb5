"""Data for analysis: states, values, advice and games, as tables.

    tabular        a table: its columns, metadata, and rows in batches of numpy arrays
    state_tables   every state of a sheet, and its value
    advice_tables  every choice in a position, with its cost
    game_tables    games of a computer player, decision by decision
    writers        tables as Parquet or CSV files

May import the solver and the computer players, not the languages or the terminal.

>>> import yatzy, yatzy.data
>>> sheet = yatzy.sheet("vinga")
>>> table = yatzy.data.values(sheet, yatzy.solve(sheet))
>>> [(column.name, column.type) for column in table.columns]
[('state', 'int64'), ('to_come', 'float64')]
>>> sum(len(batch["state"]) for batch in table)
839680
"""

from yatzy.data.advice_tables import advice, advice_in_games
from yatzy.data.game_tables import games
from yatzy.data.state_tables import state_of, states, values
from yatzy.data.tabular import Batch, Column, Table

__all__ = ["Batch", "Column", "Table", "advice", "advice_in_games", "games", "state_of", "states", "values"]
