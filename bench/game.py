"""How long a game takes to replay, to judge, to read and write, and how long a move takes to be on disk."""

import random
import tempfile
import time
from functools import partial
from pathlib import Path

from measuring import cpu, run
from yatzy.game.engine import begin, decide, evolve, legal_moves, replay, retrace
from yatzy.game.events import Event
from yatzy.game.moves import Keep, Roll
from yatzy.game.notation import format_game, parse_game
from yatzy.game.record import Stamped, format_lines, parse_lines
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.shelf import shelf_sheet
from yatzy.store.sql import Store
from yatzy.table import Table

AT = "2026-11-15T19:30:00Z"


def random_game(setup: Setup, seed: int) -> tuple[list[Event], Game]:
    """Play at random, mostly throwing on."""
    chance = random.Random(seed)  # noqa: S311 # no secret
    events: list[Event] = [begin(setup)]
    game = evolve(None, events[0])
    while not game.over:
        moves = legal_moves(game)
        throws = [move for move in moves if isinstance(move, Roll)]
        move = throws[0] if throws and chance.random() < 0.7 else chance.choice(moves)  # noqa: PLR2004
        if isinstance(move, Roll):
            move = Roll(move.seat, tuple(chance.randint(1, 6) for _ in range(game.to_throw)))
        for event in decide(game, move):
            events.append(event)
            game = evolve(game, event)
    return events, game


def games() -> None:
    """Print how long whole games take."""
    print("| game | events | replay | judge | notation, write | read | JSON Lines, write | read |")
    print("|---|---|---|---|---|---|---|---|")
    for name, sheet, players, rounds in [
        ("one player, one round", "tactic", 1, 1),
        ("four players, one round", "tactic", 4, 1),
        ("ten players, six rounds", "mb-1973", 10, 6),
    ]:
        names = tuple(f"Player {seat}" for seat in range(players))
        events, game = random_game(Setup(shelf_sheet(sheet), names, rounds=rounds), seed=1)
        stamped = [Stamped(seq, AT, event) for seq, event in enumerate(events)]
        text, lines = format_game(game), format_lines(stamped)
        times = (
            1000 * cpu(partial(replay, events)),
            1000 * cpu(partial(retrace, events)),
            1000 * cpu(partial(format_game, game)),
            1000 * cpu(partial(parse_game, text)),
            1000 * cpu(partial(format_lines, stamped)),
            1000 * cpu(partial(parse_lines, lines)),
        )
        print(f"| {name} | {len(events)} | " + " | ".join(f"{one:.1f}" for one in times) + " |")


def moves() -> None:
    """Print how long moves take until they are on disk, in real time: the disk is what there is to wait for."""
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "games.db") as store:
        table = Table.lay(store, Setup(shelf_sheet("tactic"), ("Player",)))
        table.roll()
        waits = []
        for number in range(1000):
            start = time.perf_counter()
            table.make(Keep(0, table.game.dice[: number % 5]))
            waits.append(1000 * (time.perf_counter() - start))
        waits.sort()
        print(f"\n1,000 moves, each on disk: median {waits[500]:.2f} ms, 99 % within {waits[990]:.2f} ms")


if __name__ == "__main__":
    run([games, moves])
