"""Records of games as long as a server takes them."""

from dataclasses import replace
from functools import cache

from yatzy.chance.fair import FairDice, next_throw, seal_of
from yatzy.game.engine import decide, evolve, start_event
from yatzy.game.moves import Enter, Move, Reveal, Roll
from yatzy.game.notation import format_game
from yatzy.game.setup import DiceFrom, make_setup
from yatzy.game.state import Game
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Start

BOXES, PLAYERS, ROUNDS = 30, 16, 6
"""Together 2,880 turns, of the 3,000 there may be."""
SECRET = bytes(range(32))


@cache
def long_record(*, sealed: bool = False) -> str:
    """Return a game of 2,880 turns in the notation, by a sheet on which everything counts.

    It has real dice, or dice that can be verified.
    """
    boxes = [{"key": f"box-{one}", "pattern": "any", "pays": "all"} for one in range(BOXES)]
    sheet = parse_sheet({"id": "long", "title": "Long", "boxes": boxes})
    players, dice = tuple(f"P{seat}" for seat in range(PLAYERS)), DiceFrom.SCREEN if sealed else DiceFrom.REAL
    setup = make_setup(
        sheet, players, dice, rounds=ROUNDS, start=Start.AGREED, game_id="long" if sealed else ""
    )
    setup = replace(setup, seal=seal_of(SECRET) if sealed else "")
    source = FairDice.from_setup(setup, SECRET)
    game = evolve(None, start_event(setup))
    while not game.over:
        box = next(entry.key for entry in game.entries() if entry.allowed) if game.dice else ""
        thrown = source.throw(*next_throw(game)) if sealed and not box else (1, 2, 3, 4, 5)
        game = _make(game, Enter(game.seat, box) if box else Roll(game.seat, thrown))
    return format_game(_make(game, Reveal(SECRET.hex())) if sealed else game)


def _make(game: Game, move: Move) -> Game:
    for event in decide(game, move):
        game = evolve(game, event)
    return game
