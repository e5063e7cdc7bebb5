"""The environments as type checkers see them: as ``library.py``, for those who teach agents."""

from typing import Any, assert_type

import numpy as np
from numpy.typing import NDArray

import yatzy
from yatzy.envs import Actions, YatzyAECEnv, YatzyEnv, YatzyVectorEnv, env_id

Named = dict[str, NDArray[np.signedinteger[Any]]]
Row = NDArray[np.int32]

assert_type(env_id("vinga"), str)
actions = Actions(yatzy.sheet("vinga"))
assert_type(actions.keep("44"), int)
assert_type(actions.keep([4, 4]), int)
assert_type(actions.enter("chance"), int)
assert_type(actions.keep(np.array([4, 4])), int)
assert_type(actions[np.int64(0)], tuple[int, ...] | str)

env = YatzyEnv("vinga", regret=True)
assert_type(env, YatzyEnv[Named])
assert_type(env.actions, Actions)
assert_type(env.card, yatzy.Card)
assert_type(env.sheet, yatzy.RuleSheet)
assert_type(env.reset(seed=1), tuple[Named, dict[str, Any]])
assert_type(env.step(0), tuple[Named, float, bool, bool, dict[str, Any]])
assert_type(env.step(np.int64(0))[0]["dice"], NDArray[np.signedinteger[Any]])
assert_type(env.action_masks(), NDArray[np.int8])
assert_type(env.render(), str | None)

flat = YatzyEnv("vinga", observation="flat")
assert_type(flat, YatzyEnv[Row])
assert_type(flat.reset()[0], Row)
assert_type(flat.step(0)[0], Row)

many = YatzyVectorEnv("vinga", 64)
assert_type(many.reset(seed=1)[0], Named)
chosen = many.sample_actions()
assert_type(chosen, NDArray[np.int64])
observations, rewards, terminated, truncated, info = many.step(chosen)
assert_type(observations, Named)
assert_type(rewards, NDArray[np.float64])
assert_type(terminated, NDArray[np.bool_])
assert_type(truncated, NDArray[np.bool_])
assert_type(info, dict[str, Any])
assert_type(many.card(0), yatzy.Card)
assert_type(YatzyVectorEnv("vinga", 64, observation="flat").reset()[0], Row)

table = YatzyAECEnv("vinga", players=3)
assert_type(table.actions, Actions)
assert_type(table.totals, dict[str, int])
assert_type(table.cards, dict[str, yatzy.Card])
assert_type(table.observe("player_0"), dict[str, NDArray[np.signedinteger[Any]]])
