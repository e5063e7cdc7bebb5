"""Environments in the hands of other people's tools."""

import gymnasium
import numpy as np
import pytest

import yatzy.envs
from yatzy.envs import YatzyAECEnv, YatzyEnv, YatzyVectorEnv, env_id

yatzy.envs.register()

ARGUMENTS: dict[object, tuple[object, ...]] = {YatzyVectorEnv: ("vinga", 2)}


@pytest.mark.parametrize("kind", [YatzyEnv, YatzyVectorEnv, YatzyAECEnv])
def test_an_unknown_way_to_render_is_a_type_error_too(kind: type) -> None:
    """Stable-Baselines3's ``make_vec_env`` asks for pictures, and goes on without on a ``TypeError`` alone."""
    with pytest.raises(TypeError, match="render_mode: 'ansi'"):
        kind(*ARGUMENTS.get(kind, ("vinga",)), render_mode="rgb_array")
    with pytest.raises(ValueError, match="not 'rgb_array'"):
        kind(*ARGUMENTS.get(kind, ("vinga",)), render_mode="rgb_array")


@pytest.mark.filterwarnings("ignore:.*not in the possible render_modes")
def test_gymnasium_passes_the_refusal_on() -> None:
    """It raises the error again with a message of its own."""
    with pytest.raises(TypeError, match="render_mode: 'ansi' or 'human', not 'rgb_array'"):
        gymnasium.make(env_id("vinga"), render_mode="rgb_array")


@pytest.mark.parametrize("kind", [YatzyEnv, YatzyVectorEnv])
def test_an_unknown_option_is_refused(kind: type) -> None:
    """But not among several agents: there PettingZoo's own checker passes options."""
    with pytest.raises(ValueError, match="'curriculum'"):
        kind(*ARGUMENTS.get(kind, ("vinga",))).reset(options={"curriculum": 3})


def test_masks_belong_to_whoever_gets_them() -> None:
    """Of one table: observation and info share nothing, and changing them changes no rule."""
    env = YatzyEnv("vinga")
    observation, info = env.reset(seed=1)
    info["action_mask"][:] = 0
    assert observation["action_mask"].any()
    observation["action_mask"][:] = 0
    assert env.action_masks().any()


def test_masks_of_many_tables_belong_to_whoever_gets_them() -> None:
    """Clearing one and resetting another table leaves no table without a legal action."""
    env = YatzyVectorEnv("vinga", 3)
    observation, info = env.reset(seed=1)
    assert not np.shares_memory(observation["action_mask"], info["action_mask"])
    info["action_mask"][:] = 0
    observation["action_mask"][:] = 0
    observation, info = env.reset(options={"reset_mask": np.array([True, False, False])})
    assert info["action_mask"].any(axis=1).all()
    assert observation["action_mask"].any(axis=1).all()


def test_whoever_chooses_nothing_legal_is_cut_off() -> None:
    """A policy that ignores masks and always does the same: 15 boxes, three throws each, ten times over."""
    env = gymnasium.make(env_id("vinga"))
    env.reset(seed=1)
    assert env.spec is not None
    assert env.spec.max_episode_steps == 10 * 15 * 3
    truncations = [env.step(0)[3] for _ in range(450)]
    assert truncations == [False] * 449 + [True]


def test_many_tables_are_cut_off_each_by_itself() -> None:
    """And begin another game with the next step; those that end by themselves are not."""
    env = YatzyVectorEnv("vinga", 2, max_episode_steps=5)
    env.reset(seed=1)
    cut = [env.step(np.zeros(2, np.int64))[3].tolist() for _ in range(4)]
    env.reset(options={"reset_mask": np.array([False, True])})
    cut += [env.step(np.zeros(2, np.int64))[3].tolist() for _ in range(6)]
    assert cut == [[False, False]] * 4 + [[True, False]] + [[False, False]] * 3 + [
        [False, True],
        [False, False],
    ]
    made = gymnasium.make_vec(env_id("vinga"), num_envs=2, vectorization_mode="vector_entry_point")
    assert made.unwrapped._max_steps == 450  # type: ignore[attr-defined] # noqa: SLF001 # what Gymnasium passed on
