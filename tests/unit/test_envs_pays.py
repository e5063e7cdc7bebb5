"""What each box would pay: the reward of each box, told before it is taken, by every environment alike."""

import numpy as np
import pytest

from yatzy.envs import YatzyAECEnv, YatzyEnv, YatzyVectorEnv
from yatzy.rules.sheet_files import sheet_ids


@pytest.mark.parametrize("sheet", sheet_ids())
def test_a_box_pays_what_was_said(sheet: str) -> None:
    """At one table and at many: the reward of a box is what it would pay, and -1 that it may not be filled."""
    env, tables, chance = YatzyEnv(sheet), YatzyVectorEnv(sheet, 3), np.random.default_rng(28)
    _, info = env.reset(seed=7)
    _, infos = tables.reset(seed=7)
    terminated = False
    while not terminated:
        keeps, pays = env.actions.keeps, info["pays"]
        assert pays.dtype == np.int32
        assert infos["pays"][0].tolist() == pays.tolist()
        assert ((pays >= 0) == (info["action_mask"][keeps:] == 1)).all()
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        legal = [np.flatnonzero(mask) for mask in infos["action_mask"][1:]]
        actions = np.array([action, *(int(chance.choice(some)) if len(some) else 0 for some in legal)])
        _, reward, terminated, _, info = env.step(action)
        _, rewards, _, _, after = tables.step(actions)
        assert reward == (pays[action - keeps] if action >= keeps else 0)
        for table, taken in enumerate(actions):
            if taken >= keeps:
                assert rewards[table] == infos["pays"][table, taken - keeps]
        infos = after
    assert (info["pays"] == -1).all()


def test_a_greedy_agent() -> None:
    """In a few lines it fills what pays most, and makes more than one that fills anything."""
    env = YatzyEnv("vinga")
    total, terminated, (_, info) = 0.0, False, env.reset(seed=1)
    while not terminated:
        _, reward, terminated, _, info = env.step(env.actions.keeps + info["pays"].argmax())
        total += reward
    assert total == env.card.total > 60


def test_several_players() -> None:
    """The player to act is told, players who wait are not, and nobody gets another's array."""
    env = YatzyAECEnv("hasbro", players=2)
    env.reset(seed=1)
    turns = 0
    for agent in env.agent_iter():
        observation, _, terminated, _, info = env.last()
        if terminated:
            assert (info["pays"] == -1).all()
            env.step(None)
            continue
        waiting = next(one for one in env.agents if one != agent)
        assert ((info["pays"] >= 0) == (observation["action_mask"][env.actions.keeps :] == 1)).all()
        before, pays = env.totals[agent], int(info["pays"].max())
        env.step(env.actions.keeps + int(info["pays"].argmax()))
        assert env.totals[agent] - before == pays
        assert (env.infos[agent]["pays"] == -1).all()
        turns += waiting in env.infos
    assert turns == 26


def test_arrays_are_the_callers_own() -> None:
    """Unless the caller wants them shared."""
    for copy in (True, False):
        tables = YatzyVectorEnv("vinga", 2, copy=copy)
        _, first = tables.reset(seed=1)
        *_, second = tables.step(tables.sample_actions())
        assert np.shares_memory(first["pays"], second["pays"]) is not copy
