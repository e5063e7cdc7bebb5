"""Other environments for the same family of games, each as fast as its own interface lets it be.

They are not installed with this project, and one needs an old library, so this runs in a place of its own:

    python -m venv rivals && rivals/bin/pip install open_spiel gym-yahtzee yahtzee-api
    YATZY_RIVALS=rivals/bin/python .venv/bin/python bench/environments.py

It imports nothing of ours, prints one line of JSON for each figure, and leaves out what is not installed. A
step is a decision of a player, with the throw that follows from it.
"""

import json
import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

SECONDS = 1.0
ROUNDS = 5
ALL_DICE, BOXES_FROM = 6**5, 32
"""Outcomes of a throw of all dice; actions of OpenSpiel's yacht before that say which dice to throw."""

Done = list[tuple[bool, int]]
"""What was done in a game: whether by a player, and the action."""

chance = random.Random(1)  # noqa: S311 # no secret


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


# OpenSpiel's yacht


def open_spiel() -> None:
    """OpenSpiel's yacht: as its learning environment, and by its states, as its examples have it and faster."""
    game = import_module("pyspiel").load_game("yacht")
    environment = import_module("open_spiel.python.rl_environment").Environment(game)
    played = [as_documented(game) for _ in range(20)]
    name = "OpenSpiel yacht"
    told(f"{name}, `rl_environment`, random legal actions", partial(learning, environment))
    told(f"{name}, states, random legal actions", lambda: decisions([as_documented(game)]))
    told(f"{name}, states, random legal actions, dice thrown by the caller", partial(own_dice, game))
    told(
        f"{name}, states, given actions and dice, observed and masked", partial(again, game, played, look=True)
    )
    told(f"{name}, states, given actions and dice", partial(again, game, played, look=False))


def as_documented(game: Any) -> Done:
    """Play at random: ask for the outcomes of a throw, or for the legal actions, and take one."""
    state, done = game.new_initial_state(), []
    while not state.is_terminal():
        by_player = not state.is_chance_node()
        if by_player:
            action = chance.choice(state.legal_actions())
        else:
            action = chance.choice(state.chance_outcomes())[0]
        done.append((by_player, action))
        state.apply_action(action)
    return done


def decisions(games: list[Done]) -> int:
    """Count what players did."""
    return sum(by_player for done in games for by_player, _ in done)


def own_dice(game: Any) -> int:
    """Play at random without asking for the outcomes of a throw: all are alike, and it is known how many."""
    state, steps, outcomes = game.new_initial_state(), 0, ALL_DICE
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.randrange(outcomes))
        else:
            action = chance.choice(state.legal_actions())
            state.apply_action(action)
            outcomes = 6 ** action.bit_count() if action < BOXES_FROM else ALL_DICE
            steps += 1
    return steps


def again(game: Any, games: list[Done], *, look: bool) -> int:
    """Go through games played before; a look is what an environment gives: what is seen, and a mask."""
    for done in games:
        state = game.new_initial_state()
        for by_player, action in done:
            if look and by_player:
                state.observation_tensor(0)
                state.legal_actions_mask()
            state.apply_action(action)
    return decisions(games)


def learning(environment: Any) -> int:
    """Play at random in OpenSpiel's own learning environment."""
    step, steps = environment.reset(), 0
    while not step.last():
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = environment.step([chance.choice(legal)])
        steps += 1
    return steps


# Others


def gym_yahtzee() -> None:
    """gym-yahtzee, for the Gym that came before Gymnasium."""
    env = import_module("gym_yahtzee.envs.yahtzee_env").YahtzeeSingleEnv()

    def episode() -> int:
        env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _ = env.step(env.sample_action())
            steps += 1
        return steps

    told("gym-yahtzee, random legal actions", episode)


def yahtzee_api() -> None:
    """yahtzee-api: no environment, but made for them."""
    game_of = import_module("yahtzee_api.game").Game

    def episode() -> int:
        game, steps = game_of(1), 0
        for _ in range(13):
            player = game.c_player
            player.roll([0] * 5)
            while player.rolls_left and chance.random() < 2 / 3:
                player.roll([chance.randint(0, 1) for _ in range(5)])
                steps += 1
            open_boxes = [box for box, entry in enumerate(player.t_scorecard) if entry[2] > 0]
            player.end_turn(chance.choice(open_boxes))
            steps += 1
            game.next_player()
        return steps

    told("yahtzee-api, random legal actions", episode)


def main() -> None:
    """Measure whatever is installed."""
    warnings.simplefilter("ignore")
    parts = {"pyspiel": open_spiel, "gym_yahtzee": gym_yahtzee, "yahtzee_api": yahtzee_api}
    for module, part in parts.items():
        try:
            import_module(module)
        except ImportError as missing:
            print(json.dumps({"name": module, "missing": str(missing)}), flush=True)
        else:
            part()


if __name__ == "__main__":
    main()
