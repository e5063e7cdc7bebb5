"""The coach: how fast a question is answered, a game looked at again, and chances to win counted."""

import os
import resource
import subprocess
import sys
from functools import partial
from random import Random

from msgspec.structs import replace

from measuring import cpu, run
from yatzy.bots.factory import make_bot
from yatzy.bots.play_out import play_out
from yatzy.coach.explain import explain
from yatzy.coach.review import review
from yatzy.coach.win_chances import advise_to_win, compute_win_chances, estimate_win_chances
from yatzy.game.card import Card
from yatzy.game.engine import decide, evolve
from yatzy.game.moves import Roll
from yatzy.game.setup import Setup
from yatzy.game.state import NEW_TURN, Game
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve
from yatzy.solver.variance import variances_of

SHEET = bundled_sheet("tactic")


def command(*arguments: str) -> float:
    """Return the least CPU milliseconds of a command in a process of its own."""
    best = float("inf")
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "yatzy", *arguments], check=True, stdout=subprocess.DEVNULL, env=os.environ
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return 1000 * best


def late(game: Game, boxes: int) -> Game:
    """Return the game as it was with so many boxes open in the first column, and dice on the table."""
    columns = len(game.setup.columns)
    turns = (len(SHEET.rules.boxes) - boxes) * columns
    earlier = game
    while len(earlier.turns) > turns:
        earlier = earlier.reopen_last_turn()
    earlier = replace(earlier, turn=NEW_TURN)
    for event in decide(earlier, Roll(earlier.seat, (1, 2, 4, 4, 6))):
        earlier = evolve(earlier, event)
    return earlier


def everything() -> None:
    """Print it as a table."""
    values = solve(SHEET)
    players = tuple(f"P{number}" for number in range(10))
    seats = [make_bot("casual", values)] * len(players)
    chooser = Random(1)  # noqa: S311 # the same games each time
    ten = play_out(Game.from_setup(Setup(SHEET, players)), seats, chooser)
    two = play_out(Game.from_setup(Setup(SHEET, players[:2])), seats[:2], chooser)
    card = Card.empty(SHEET.tables)
    advice = values.advise(card, "12344", 2)
    print("| what | ms of CPU |\n|---|---|")
    print(f"| `yatzy advise 12344`, a process of its own | {command('advise', '12344'):.0f} |")
    print(f"| `yatzy --version`, beside it | {command('--version'):.0f} |")
    print(f"| why a choice is best | {1000 * cpu(lambda: explain(values.outlook(card), advice)):.1f} |")
    print(f"| review of a game, two players | {1000 * cpu(lambda: review(values, two)):.0f} |")
    print(f"| review of a game, ten players | {1000 * cpu(lambda: review(values, ten)):.0f} |")
    variances_of(values)
    for boxes, kind in ((14, "estimated"), (6, "exact"), (3, "exact")):
        here = late(two, boxes)
        find = compute_win_chances if kind == "exact" else estimate_win_chances
        find(values, here)  # compiles
        counted = 1000 * cpu(partial(find, values, here))
        print(f"| chances to win, two players, {boxes} boxes open, {kind} | {counted:.1f} |")
        if kind == "exact":
            to_win = 1000 * cpu(partial(advise_to_win, values, here))
            print(f"| the best choice to win, {boxes} boxes open | {to_win:.0f} |")


if __name__ == "__main__":
    run([everything])
