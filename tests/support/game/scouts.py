"""Somebody who knows the dice of a duplicate match before they play, and plans the whole game with them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

from yatzy.game.engine import decide, evolve, start_event
from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.setup import DiceFrom, make_setup
from yatzy.game.state import Game
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.sheet import RuleSheet, Start

Places = Sequence[Sequence[Dice]]
"""By turn and throw, the dice that fall there: a throw of fewer takes the first (docs/decisions/0013)."""
Plan = tuple[tuple[Dice, ...], str]
"""The keeps of a turn, and its box."""


def drawn_dice(sheet: RuleSheet, rng: Random) -> Places:
    """Draw the dice of a match."""
    rules = sheet.rules
    return [[tuple(rng.choices(FACES, k=rules.dice)) for _ in range(rules.rolls)] for _ in sheet.tables.keys]


def match_game(sheet: RuleSheet) -> Game:
    """Return a game of a match, before its first throw."""
    setup = make_setup(sheet, ["Eve"], DiceFrom.SCREEN, start=Start.AGREED, game_id="eve")
    return evolve(None, start_event(replace(setup, match="match")))


def play_moves(game: Game, moves: Sequence[Move]) -> Game:
    """Return the game after some moves."""
    for move in moves:
        for event in decide(game, move):
            game = evolve(game, event)
    return game


def next_dice(game: Game, places: Places) -> Roll:
    """Return the next throw of a game with these dice."""
    fallen = places[len(game.turns)][len(game.turn.throws)]
    return Roll(game.seat, fallen[: game.to_throw])


def plan_total(sheet: RuleSheet, places: Places) -> list[Plan]:
    """Return by turn what to keep and where to write for the highest sum of points, bonuses apart."""
    tables, turns = sheet.tables, len(places)
    ends = [dict(_turn_ends(throws)) for throws in places]
    best = []
    for turn in range(turns):
        found: dict[int, tuple[int, tuple[Dice, ...]]] = {}
        for dice, keeps in ends[turn].items():
            roll = tables.dice.roll_index(dice)
            for box in range(turns):
                points = tables.points[box][roll]
                if box not in found or points > found[box][0]:
                    found[box] = points, keeps
        best.append(found)

    @cache
    def assign(turn: int, taken: int) -> tuple[int, int]:
        """Return the highest sum from a turn on, and the box for it."""
        if turn == turns:
            return 0, -1
        return max(
            (best[turn][box][0] + assign(turn + 1, taken | 1 << box)[0], box)
            for box in range(turns)
            if not taken >> box & 1
        )

    plan, taken = [], 0
    for turn in range(turns):
        box = assign(turn, taken)[1]
        taken |= 1 << box
        plan.append((best[turn][box][1], tables.keys[box]))
    return plan


def _turn_ends(throws: Sequence[Dice]) -> Iterator[tuple[Dice, tuple[Dice, ...]]]:
    """Yield what can lie at the end of a turn, with the keeps that lead there."""
    first, second, third = throws
    yield tuple(sorted(first)), ()
    for kept in _subsets(first):
        middle = kept + second[: len(first) - len(kept)]
        yield tuple(sorted(middle)), (kept,)
        for again in _subsets(middle):
            yield tuple(sorted(again + third[: len(first) - len(again)])), (kept, again)


def _subsets(dice: Dice) -> Iterator[Dice]:
    """Yield what can be kept of some dice, except all."""
    for size in range(len(dice)):
        yield from set(combinations(sorted(dice), size))


def play_plan(game: Game, places: Places, plan: Sequence[Plan]) -> Game:
    """Play a game by a plan."""
    for keeps, key in plan:
        game = play_moves(game, [next_dice(game, places)])
        for kept in keeps:
            game = play_moves(game, [Keep(0, kept)])
            game = play_moves(game, [next_dice(game, places)])
        game = play_moves(game, [Enter(0, key)])
    return game
