"""Other environments for the same family of games, each as fast as its own interface lets it be.

They are not installed with this project, and one needs an old library, so this runs in an environment of its own:

    python -m venv rivals && rivals/bin/pip install open_spiel gym-yahtzee yahtzee-api
    YATZY_RIVALS=rivals/bin/python .venv/bin/python bench/environments.py

It imports nothing of ours, prints one line of JSON for each figure, and leaves out what is not installed. A step
is a decision of a player, with the throw that follows from it.
"""

import importlib
import json
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

SECONDS = 1.0
ROUNDS = 5


def told(name: str, steps_of: Callable[[], int]) -> None:
    """Print the steps a CPU second of something that returns how many it took, the best of some rounds."""
    steps_of()
    best = 0.0
    for _ in range(ROUNDS):
        start, steps = time.process_time(), 0
        while (spent := time.process_time() - start) < SECONDS:
            steps += steps_of()
        best = max(best, steps / spent)
    print(json.dumps({"name": name, "steps": best}), flush=True)


def open_spiel() -> None:
    """OpenSpiel's yacht: by its states as its examples use them, bare, and as learning environments."""
    import pyspiel  # noqa: PLC0415 # installed elsewhere

    game = pyspiel.load_game("yacht")

    def played() -> list[tuple[bool, int]]:
        """Play at random, and return what was done: whether by a player, and the action."""
        state, done = game.new_initial_state(), []
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = [one for one, _ in state.chance_outcomes()] if chance else state.legal_actions()
            action = random.choice(actions)  # noqa: S311 # no secret
            done.append((not chance, action))
            state.apply_action(action)
        return done

    def random_play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])  # noqa: S311 # as above
            else:
                state.apply_action(random.choice(state.legal_actions()))  # noqa: S311 # as above
                steps += 1
        return steps

    games = [played() for _ in range(20)]

    def bare() -> int:
        """Go through games already played: nothing is chosen, looked at or asked."""
        for moves in games:
            state = game.new_initial_state()
            for _, action in moves:
                state.apply_action(action)
        return sum(by_player for moves in games for by_player, _ in moves)

    def seen() -> int:
        """Go through them with what an environment gives beside: what is seen, and which actions there are."""
        for moves in games:
            state = game.new_initial_state()
            for by_player, action in moves:
                if by_player:
                    state.observation_tensor(0)
                    state.legal_actions_mask()
                state.apply_action(action)
        return sum(by_player for moves in games for by_player, _ in moves)

    told("OpenSpiel yacht, states: random legal actions", random_play)
    told("OpenSpiel yacht, states: bare steps", bare)
    told("OpenSpiel yacht, states: steps with observation and mask", seen)
    from open_spiel.python import rl_environment  # noqa: PLC0415 # as above

    environment = rl_environment.Environment(game)

    def learning() -> int:
        step, steps = environment.reset(), 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = environment.step([random.choice(legal)])  # noqa: S311 # as above
            steps += 1
        return steps

    told("OpenSpiel yacht, rl_environment: random legal actions", learning)


def gym_yahtzee() -> None:
    """gym-yahtzee, for the Gym that came before Gymnasium."""
    from gym_yahtzee.envs.yahtzee_env import YahtzeeSingleEnv  # noqa: PLC0415 # installed elsewhere

    env = YahtzeeSingleEnv()

    def episode() -> int:
        env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _ = env.step(env.sample_action())
            steps += 1
        return steps

    told("gym-yahtzee: random legal actions", episode)


def yahtzee_api() -> None:
    """yahtzee-api: no environment, but made for them."""
    from yahtzee_api.game import Game  # noqa: PLC0415 # installed elsewhere

    def episode() -> int:
        game, steps = Game(1), 0
        for _ in range(13):
            player = game.c_player
            player.roll([0] * 5)
            while player.rolls_left and random.random() < 2 / 3:  # noqa: S311 # as above
                player.roll([random.randint(0, 1) for _ in range(5)])  # noqa: S311 # as above
                steps += 1
            open_boxes = [box for box, entry in enumerate(player.t_scorecard) if entry[2] > 0]
            player.end_turn(random.choice(open_boxes))  # noqa: S311 # as above
            steps += 1
            game.next_player()
        return steps

    told("yahtzee-api: random legal actions", episode)


def main() -> None:
    """Measure whatever is installed."""
    warnings.simplefilter("ignore")
    parts: dict[str, Callable[[], Any]] = {
        "pyspiel": open_spiel, "gym_yahtzee": gym_yahtzee, "yahtzee_api": yahtzee_api,
    }  # fmt: skip
    for module, part in parts.items():
        try:
            importlib.import_module(module)
        except ImportError as missing:
            print(json.dumps({"name": module, "missing": str(missing)}), flush=True)
        else:
            part()


if __name__ == "__main__":
    main()
