"""Compiles what the tests run, before they begin: once, and not in each of their processes side by side."""

import os
import tempfile

from playing import TWO_BOXES
from yatzy.bots.contest import contest
from yatzy.data.decisions import games
from yatzy.envs.vector import YatzyVectorEnv
from yatzy.game.engine import evolve
from yatzy.game.events import Rolled
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.solver.field import race_of
from yatzy.solver.odds import odds, simulate
from yatzy.solver.solve import solve
from yatzy.solver.spread import spread


def compile_all() -> None:
    """Make everything that is compiled do something, by a sheet of five dice and two boxes."""
    values = solve(TWO_BOXES)
    spread(values)
    odds(values)
    simulate(values, 10)
    contest(TWO_BOXES, values, ("casual", "bold"), 2)
    next(iter(games(TWO_BOXES, values, 2)))
    game = evolve(Game.of(Setup(TWO_BOXES, ("Anna", "Bo"))), Rolled((1, 2, 3, 4, 5)))
    race_of(values, game).turn(game.dice, game.rolls_left)
    tables = YatzyVectorEnv(TWO_BOXES, 2, illegal="raise")
    tables.reset(seed=1)
    tables.step(tables.sample_actions())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YATZY_CACHE"] = folder
        compile_all()
