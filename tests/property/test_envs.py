"""Environments of sheets nobody has printed: one table, many tables and the engine agree."""

import numpy as np
from gymnasium.vector import SyncVectorEnv
from hypothesis import given
from hypothesis import strategies as st

from support.game.env_agents import Beside, check_allowed
from support.game.sheet_strategies import sheets
from yatzy.envs import YatzyEnv, YatzyVectorEnv
from yatzy.rules.sheet import RuleSheet


@given(sheets(), st.integers(0, 2**32))
def test_all_agree_on_any_sheet(sheet: RuleSheet, seed: int) -> None:
    """Whatever a sheet says: the same is seen, allowed and given at one table, at many, and by the engine."""
    tables = 3
    many = YatzyVectorEnv(sheet, tables)
    singles = SyncVectorEnv([lambda: YatzyEnv(sheet)] * tables)
    seen, _ = many.reset(seed=seed)
    singles.reset(seed=seed)
    games = [Beside(sheet) for _ in range(tables)]
    while not all(beside.game.over for beside in games):
        check_allowed(games, seen)
        actions = many.sample_actions()
        seen, rewards, over, *_ = many.step(actions)
        expected, their_rewards, their_over, *_ = singles.step(actions)
        assert all(np.array_equal(seen[name], expected[name]) for name in seen)
        assert np.array_equal(rewards, their_rewards)
        assert np.array_equal(over, their_over)
        for table, beside in enumerate(games):
            if not beside.game.over:
                beside.act(int(actions[table]))
                assert many.card(table) == beside.game.cards[0][0]
                one = {name: part[table] for name, part in seen.items()}
                assert one in many.single_observation_space
