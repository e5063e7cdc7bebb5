"""What must hold of exported data, whatever a sheet says."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.game.exported_tables import check_replayed, rows_of, whole
from support.game.random_positions import any_sheet, solved
from yatzy.data import advice_in_games, games, states
from yatzy.rules.sheet import RuleSheet

PLAYERS = st.sampled_from(["beginner", "perfect"])


@given(any_sheet, PLAYERS, st.integers(0, 1000))
def test_games_by_any_rules(sheet: RuleSheet, player: str, seed: int) -> None:
    """The engine plays the games again; every decision is among the coach's choices, and costs the same."""
    solution = solved(sheet.tables)
    table = games(sheet, solution, 3, player=player, seed=seed)
    found = rows_of(whole(table))
    check_replayed(sheet, found, 3)
    told = whole(advice_in_games(sheet, solution, 3, player=player, seed=seed))
    for number, row in enumerate(found, 1):
        there = told["position"] == number
        taken = there & (told["keep"] == row["keep"]) & (told["box"] == row["box"])
        assert told["cost"][taken].tolist() == [pytest.approx(row["cost"], abs=1e-9)]
        assert not (row["cost"] and player == "perfect")


@given(any_sheet)
def test_states_of_any_rules(sheet: RuleSheet) -> None:
    """As many as are counted, each once, and as many open boxes as columns say."""
    table = states(sheet)
    found = whole(table)
    assert len(found["state"]) == len(np.unique(found["state"])) == table.rows
    opened = np.stack([found[name] for name in found if name.startswith("open_")])
    assert (opened.sum(axis=0) == found["boxes_left"]).all()
