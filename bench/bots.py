"""Bots: how fast they play, what they make, and how far that strays. Over 200,000 games each.

CPU time of one process, the compiler's work done before. Who plays to win needs others at the table, and plays
game by game.
"""

import time

import numpy as np

from measuring import run
from yatzy.bots import BOTS
from yatzy.bots.batch import BatchPlayer
from yatzy.bots.contest import run_contest
from yatzy.bots.names import WINNER
from yatzy.bots.styled import style_of
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve

GAMES, TABLES = 200_000, 100
SHEETS = ("tactic", "hasbro")


def levels(sheet_id: str) -> None:
    """Everyone who plays in one style."""
    values = solve(bundled_sheet(sheet_id))
    print(f"\n{sheet_id}: best play makes {values.expected:.3f}\n")
    print("| player | mean | ± 95 % | deviation | games a second |\n|---|---|---|---|---|")
    for name in BOTS:
        if name != WINNER:
            many = BatchPlayer(values, style_of(name, values))
            many.play(100, np.random.Generator(np.random.SFC64(0)))
            begin = time.process_time()
            totals = many.play(GAMES, np.random.Generator(np.random.SFC64(1)))
            took = time.process_time() - begin
            error = 1.96 * totals.std() / GAMES**0.5
            print(
                f"| {name} | {totals.mean():.2f} | {error:.2f} | {totals.std():.2f} | {GAMES / took:,.0f} |",
                flush=True,
            )


def table(sheet_id: str) -> None:
    """Someone who plays to win against the perfect one."""
    sheet = bundled_sheet(sheet_id)
    values = solve(sheet)
    run_contest(sheet, values, [WINNER, "perfect"], 2)
    begin = time.process_time()
    results = run_contest(sheet, values, [WINNER, "perfect"], TABLES, seed=1)
    took = time.process_time() - begin
    low, high = results.players[0].wins_range
    print(
        f"{sheet_id}, {WINNER} against perfect: {TABLES / took:.1f} games a second, "
        f"wins {100 * low:.0f} to {100 * high:.0f} % of {TABLES}"
    )


def styles() -> None:
    """Print everyone who plays in one style."""
    for sheet_id in SHEETS:
        levels(sheet_id)


def winner() -> None:
    """Print the one who plays to win."""
    for sheet_id in SHEETS:
        table(sheet_id)


if __name__ == "__main__":
    run([styles, winner])
