"""How many steps a second of CPU the environments make, beside others (``rivals.py``)."""

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from measuring import run
from yatzy.envs import YatzyAECEnv, YatzyEnv, YatzyVectorEnv

SECONDS = 1.0
ROUNDS = 5
TABLES = (1, 64, 1024, 4096, 16384)


def steps(task: Callable[[], int], before: Callable[[], object] = lambda: None) -> float:
    """Return the steps a CPU second of a task that returns how many it took, the best of some rounds.

    What comes before it each time is not counted.
    """
    before()
    task()
    best = 0.0
    for _ in range(ROUNDS):
        spent, taken, end = 0.0, 0, time.process_time() + SECONDS
        while time.process_time() < end:
            before()
            start = time.process_time()
            taken += task()
            spent += time.process_time() - start
        best = max(best, taken / spent)
    return best


def solo_games(sheet: str, *, regret: bool = False) -> Callable[[], int]:
    """Return a task: a game of one table with random legal actions."""
    env = YatzyEnv(sheet, regret=regret)
    env.action_space.seed(1)
    env.reset(seed=1)

    def play() -> int:
        _, info = env.reset()
        taken, over = 0, False
        while not over:
            _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            taken += 1
        return taken

    return play


def given_games(sheet: str) -> Callable[[], int]:
    """Return a task: games of one table with actions that were chosen before."""
    env, games = YatzyEnv(sheet), list[list[int]]()
    env.action_space.seed(1)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        over, actions = False, list[int]()
        while not over:
            actions.append(int(env.action_space.sample(info["action_mask"])))
            _, _, over, _, info = env.step(actions[-1])
        games.append(actions)

    def play() -> int:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            for action in actions:
                env.step(action)
        return sum(map(len, games))

    return play


def several_games(sheet: str, players: int) -> Callable[[], int]:
    """Return a task: a game of several players with random legal actions."""
    env, chance = YatzyAECEnv(sheet, players=players), np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        taken = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                taken += 1
        return taken

    return play


def random_steps(envs: YatzyVectorEnv) -> Callable[[], int]:
    """Return a task: a step at every table, its action chosen at random among those there are."""
    envs.reset(seed=1)

    def play() -> int:
        envs.step(envs.sample_actions())
        return envs.num_envs

    return play


def given_steps(envs: YatzyVectorEnv, length: int = 60) -> float:
    """Return the steps a CPU second with actions that were chosen before: nothing but the steps counts."""
    envs.reset(seed=1)
    actions = []
    for _ in range(length):
        actions.append(envs.sample_actions())
        envs.step(actions[-1])

    def play() -> int:
        for one in actions:
            envs.step(one)
        return envs.num_envs * length

    return steps(play, lambda: envs.reset(seed=1))


def one_table() -> None:
    """Print the steps of one table, with one player and with several."""
    print("| environment | sheet | random legal actions | given actions |\n|---|---|---|---|")
    for sheet in ("vinga", "hasbro", "maxi"):
        told = [f"{steps(task(sheet)) / 1e3:.0f}" for task in (solo_games, given_games)]
        print(f"| one table | `{sheet}` | " + " | ".join(told) + " |")
    print(f"| one table, with regret | `vinga` | {steps(solo_games('vinga', regret=True)) / 1e3:.1f} | |")
    for players in (2, 4):
        print(f"| {players} players | `vinga` | {steps(several_games('vinga', players)) / 1e3:.0f} | |")


def many_tables() -> None:
    """Print the steps of many tables."""
    print("| sheet | tables | random legal actions | given actions | given actions, `copy=False` |")
    print("|---|---|---|---|---|")
    for sheet in ("vinga", "hasbro", "maxi"):
        for tables in TABLES:
            row = [
                steps(random_steps(YatzyVectorEnv(sheet, tables, observation="flat"))),
                *(
                    given_steps(YatzyVectorEnv(sheet, tables, observation="flat", copy=copy))
                    for copy in (True, False)
                ),
            ]
            print(f"| `{sheet}` | {tables:,} | " + " | ".join(f"{one / 1e6:.2f}" for one in row) + " |")
    regret = steps(random_steps(YatzyVectorEnv("vinga", 4096, regret=True)))
    print(f"\nWith regret, 4,096 tables of `vinga`: {regret / 1e3:.0f} thousand.")


def rivals() -> None:
    """Print the steps of others, if ``YATZY_RIVALS`` names a Python that has them (see ``rivals.py``)."""
    python = os.environ.get("YATZY_RIVALS")
    if not python:
        print("YATZY_RIVALS is not set: see bench/rivals.py")
        return
    done = subprocess.run(
        [python, Path(__file__).with_name("rivals.py")], check=True, capture_output=True, text=True
    )
    print("| environment | thousand steps a CPU second |\n|---|---|")
    for line in done.stdout.splitlines():
        figure = json.loads(line)
        told = f"{figure['steps'] / 1e3:.1f}" if "steps" in figure else f"not installed: {figure['missing']}"
        print(f"| {figure['name']} | {told} |")


if __name__ == "__main__":
    run([one_table, many_tables, rivals])
