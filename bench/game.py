"""How long a game takes to replay, to judge, to read and write; how long a move takes, also until on disk."""

import random
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from measuring import cpu, run
from yatzy.chance.fair import FairDice, next_throw
from yatzy.game.engine import (
    decide,
    evolve,
    legal_moves,
    replay,
    replay_checked,
    start_event,
    who_may_take_back,
)
from yatzy.game.events import Event
from yatzy.game.jsonl import StampedEvent, format_lines, parse_lines
from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.notation import format_game, parse_game
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.local_table import LocalTable
from yatzy.rules.dice import Dice
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

AT = "2026-11-15T19:30:00Z"
Step = tuple[Game, Move]


def table(sheet: str, players: int, rounds: int = 1) -> Setup:
    """Lay a table."""
    names = tuple(f"Player {seat}" for seat in range(players))
    return Setup(bundled_sheet(sheet), names, rounds=rounds, game_id="k7m2p9qrst")


TABLES = {
    "one player, one round": table("tactic", 1),
    "four players, one round": table("tactic", 4),
    "ten players, six rounds": table("mb-1973", 10, rounds=6),
}


def random_game(setup: Setup, seed: int) -> tuple[list[Event], Game]:
    """Play at random, mostly throwing on."""
    chance = random.Random(seed)  # noqa: S311 # no secret
    events: list[Event] = [start_event(setup)]
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
    for name, setup in TABLES.items():
        events, game = random_game(setup, seed=1)
        stamped = [StampedEvent(seq, AT, event) for seq, event in enumerate(events)]
        text, lines = format_game(game), format_lines(stamped)
        times = (
            1000 * cpu(partial(replay, events)),
            1000 * cpu(partial(replay_checked, events)),
            1000 * cpu(partial(format_game, game)),
            1000 * cpu(partial(parse_game, text)),
            1000 * cpu(partial(format_lines, stamped)),
            1000 * cpu(partial(parse_lines, lines)),
        )
        print(f"| {name} | {len(events)} | " + " | ".join(f"{one:.1f}" for one in times) + " |")


def steps() -> None:
    """Print what each move of a game takes in memory, where nobody has asked its game for anything before."""
    print("| game | a throw | a keep | a mark | dice of a throw | what boxes give | who may take back |")
    print("|---|---|---|---|---|---|---|")
    for name, setup in TABLES.items():
        played = thorough_game(setup)
        throws, keeps, marks = (
            [step for step in played if isinstance(step[1], kind)] for kind in (Roll, Keep, Enter)
        )
        times = (
            *(each(judge_and_follow, some) for some in (throws, keeps, marks)),
            each(partial(throw, FairDice.from_setup(setup, bytes(32))), throws),
            each(lambda game, _: game.entries(), keeps),
            each(lambda game, _: who_may_take_back(game), played),
        )
        print(f"| {name} | " + " | ".join(f"{one:.1f}" for one in times) + " |")


def thorough_game(setup: Setup) -> list[Step]:
    """Return every move of a game where each turn is three throws and two keeps, with the game before it."""
    chance, source = random.Random(1), FairDice.from_setup(setup, bytes(32))  # noqa: S311 # no secret
    game, played = evolve(None, start_event(setup)), list[Step]()
    while not game.over:
        if not game.rolls_left:
            move: Move = chance.choice([move for move in legal_moves(game) if isinstance(move, Enter)])
        elif game.dice and isinstance(played[-1][1], Roll):
            move = Keep(game.seat, tuple(sorted(chance.sample(game.dice, chance.randrange(len(game.dice))))))
        else:
            move = Roll(game.seat, source.throw(*next_throw(game)))
        played.append((game, move))
        game = evolve(game, decide(game, move)[0])
    return played


def throw(source: FairDice, game: Game, _: Move) -> Dice:
    """Throw the dice of a screen."""
    return source.throw(*next_throw(game))


def judge_and_follow(game: Game, move: Move) -> Game:
    """Return the game after a move, as a table does."""
    return evolve(game, decide(game, move)[0])


def each(task: Callable[[Game, Move], object], played: Sequence[Step], runs: int = 15) -> float:
    """Return the microseconds of CPU of a task for one move, the least of some runs."""

    def once() -> float:
        fresh = [(replace(game), move) for game, move in played]
        return cpu(lambda: [task(game, move) for game, move in fresh], runs=1)

    return 1e6 * min(once() for _ in range(runs)) / len(played)


def moves() -> None:
    """Print how long moves take until they are on disk, in real time: the disk is what there is to wait for."""
    with tempfile.TemporaryDirectory() as folder, LocalStore(Path(folder) / "games.db") as store:
        alone = LocalTable.create(store, Setup(bundled_sheet("tactic"), ("Player",)))
        alone.roll()
        waits = []
        for number in range(1000):
            start = time.perf_counter()
            alone.apply(Keep(0, alone.game.dice[: number % 5]))
            waits.append(1000 * (time.perf_counter() - start))
        waits.sort()
        print(f"\n1,000 moves, each on disk: median {waits[500]:.2f} ms, 99 % within {waits[990]:.2f} ms")


if __name__ == "__main__":
    run([games, steps, moves])
