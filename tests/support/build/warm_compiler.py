"""Compiles what the tests run, before they begin: once, and not in each of their processes side by side."""

import os
import tempfile

from support.game.random_games import TWO_BOXES
from yatzy.bots.contest import run_contest
from yatzy.data.game_tables import games
from yatzy.envs.vector import YatzyVectorEnv
from yatzy.game.engine import evolve
from yatzy.game.events import Rolled
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.opponents import race_of
from yatzy.solver.query.values import Values
from yatzy.solver.simulate import simulate
from yatzy.solver.solve import solve
from yatzy.solver.variance import variances_of

SOLVED = (1, 2, 3, 4, 6)
RACED = (2, 3)
"""Numbers of dice, beside five, that tests solve and race with: these kernels are compiled for each of them."""


def compile_all() -> None:
    """Make everything that is compiled do something, by sheets of two boxes."""
    for count in SOLVED:
        sheet = parse_sheet(TWO_BOXES.as_data() | {"dice": count})
        values = solve(sheet)
        if count in RACED:
            _race(sheet, values)
    values = solve(TWO_BOXES)
    _race(TWO_BOXES, values)
    variances_of(values)
    compute_odds(values)
    simulate(values, 10)
    run_contest(TWO_BOXES, values, ("casual", "bold"), 2)
    next(iter(games(TWO_BOXES, values, 2)))
    tables = YatzyVectorEnv(TWO_BOXES, 2, illegal="raise")
    tables.reset(seed=1)
    tables.step(tables.sample_actions())


def _race(sheet: RuleSheet, values: Values) -> None:
    rolled = Rolled(tuple(range(1, sheet.rules.dice + 1)))
    game = evolve(Game.from_setup(Setup(sheet, ("Anna", "Bo"))), rolled)
    race_of(values, game).turn(game.dice, game.rolls_left)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["YATZY_CACHE"] = folder
        compile_all()
