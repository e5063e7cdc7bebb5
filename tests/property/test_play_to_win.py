"""The one who plays to win, against live rivals: no choice has a higher chance, and the perfect one's none."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.game.policy_oracle import Choices, ends, style_choices
from support.game.random_positions import draw_card, from_shelf, solved
from support.game.sheet_strategies import sheets
from yatzy.bots import Bot, make_bot
from yatzy.bots.play_out import play_out
from yatzy.bots.win_bot import best_box, best_keep
from yatzy.coach.win_chances import advise_to_win, compute_win_chances
from yatzy.game.card import Card, Mark
from yatzy.game.engine import evolve
from yatzy.game.events import Kept, Rolled
from yatzy.game.moves import Enter, Keep, Move
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.game.turn import FinishedTurn, Throw, Turn
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import Counting, RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.opponents import race_of
from yatzy.solver.query.outlook import TurnValues
from yatzy.solver.query.values import Values
from yatzy.solver.race import FinalTotals, solve_race, win_share
from yatzy.solver.solve import solve
from yatzy.solver.styles import Style

SMALL = sheets(most_boxes=3, dice=(2, 3))
CLOSE = 1e-9
HALF = settings(max_examples=settings().max_examples // 2)

printed = st.sampled_from([one for one in sheet_ids() if one != "maxi"])  # which takes too long to solve here
TWO = ("Anna", "Bo")


# Against live rivals


def late_game(rng: Random, setup: Setup, still_open: int) -> Game:
    """Write anything until so many boxes are open in the mover's column, and throw."""
    game, boxes = Game.from_setup(setup), len(setup.sheet.rules.boxes)
    columns = len(setup.columns)
    turns = setup.rounds * setup.turns_per_round - still_open * columns + rng.randrange(columns)
    assert 0 < still_open <= boxes
    for _ in range(turns):
        marks = [mark for key in setup.sheet.tables.keys for mark in game.card.possible_marks(key)]
        game = game.finish_turn(FinishedTurn(rng.choice(marks)))
    dice = setup.sheet.rules.dice
    for throw in range(rng.randint(1, setup.sheet.rules.rolls)):
        if throw:
            game = evolve(game, Kept(tuple(sorted(rng.sample(game.dice, rng.randrange(dice))))))
        game = evolve(game, Rolled(tuple(rng.randint(1, 6) for _ in range(dice - len(game.turn.kept)))))
    return game


def chance_of(turn: TurnValues, moves: tuple[Move, ...], game: Game) -> float:
    """Return the chance to win that moves lead to."""
    match moves[0]:
        case Enter(_, key):
            return next(one.value for one in turn.boxes if one.key == key)
        case Keep(_, dice):
            return next(one.value for one in turn.keeps if one.keep == dice)
    return next(one.value for one in turn.keeps if one.keep == game.turn.kept)


@HALF
@given(printed, st.integers(2, 3), st.integers(1, 6), st.randoms(use_true_random=False))
def test_late_in_games_by_printed_sheets(sheet_id: str, players: int, still_open: int, rng: Random) -> None:
    """The winner takes the highest chance there is, and the advice to win is the same choice."""
    values, sheet = from_shelf(sheet_id), bundled_sheet(sheet_id)
    setup = Setup(sheet, ("Anna", "Bo", "Cy")[:players])
    game = late_game(rng, setup, still_open)
    turn = race_of(values, game).turn(game.dice, game.rolls_left)
    best = max([one.value for one in turn.boxes] + [one.value for one in turn.keeps])
    winner, perfect = (make_bot(name, values).choose(game, rng) for name in ("winner", "perfect"))
    assert abs(chance_of(turn, winner, game) - best) < CLOSE
    assert chance_of(turn, perfect, game) < best + CLOSE
    advice = advise_to_win(values, game)
    assert abs(advice.best.chance - best) < CLOSE
    first = advice.best.choice
    assert isinstance(winner[0], Enter) == (first.keep is None)
    assert abs(advice.for_points.chance - chance_of(turn, perfect, game)) < CLOSE
    assert advice.best.chance > compute_win_chances(values, game).chances[game.column] - CLOSE


@HALF
@given(st.sampled_from(Counting), st.integers(1, 4), st.randoms(use_true_random=False))
def test_the_last_round_of_a_series(counting: Counting, still_open: int, rng: Random) -> None:
    """Whatever counts, chances are those of the columns with what they bring along, and add up to one."""
    values, sheet = from_shelf("mb-1973"), bundled_sheet("mb-1973")
    game = late_game(rng, Setup(sheet, TWO, rounds=2, counting=counting), still_open)
    found = compute_win_chances(values, game)
    assert abs(sum(found.chances) - 1) < CLOSE
    assert found.of_round == (counting is Counting.ROUNDS_WON)
    assert advise_to_win(values, game).best.chance > found.chances[game.column] - CLOSE


# Against rivals whose ends are known


def winner_choices(values: Values, rivals: list[FinalTotals]) -> Choices:
    """Return the choices of whoever plays to win against what rivals end with, whatever is done here."""
    races = cache(lambda card: solve_race(values, card, rivals))

    def choices(card: Card, dice: Dice, rolls_left: int) -> tuple[dict[Dice, float], dict[str, float]]:
        for_points, to_win = values.turn(card, dice, rolls_left), races(card).turn(dice, rolls_left)
        keeps = {best_keep(for_points, to_win): 1.0} if rolls_left else {}
        return keeps, {best_box(for_points, to_win): 1.0}

    return choices


def chance_to_win(totals: dict[int, float], rivals: list[FinalTotals]) -> float:
    return sum(chance * float(win_share(rivals, [total])[0]) for total, chance in totals.items())


@st.composite
def finals(draw: st.DrawFn) -> FinalTotals:
    """Draw what a rival can end with."""
    weights = np.array(draw(st.lists(st.integers(0, 9), min_size=1, max_size=40).filter(any)), float)
    return FinalTotals(draw(st.integers(0, 40)), weights / weights.sum())


@given(SMALL, st.data(), st.lists(finals(), min_size=1, max_size=2))
@settings(max_examples=25)
def test_winning_is_never_less_likely(sheet: RuleSheet, data: st.DataObject, rivals: list[FinalTotals]) -> None:
    """Played out exactly, who plays to win has the chance that the race promises, and no less than for points.

    What is equally good for winning is chosen for points: with rivals out of reach, both make the same.
    """
    values = solved(sheet.tables)
    card = draw_card(data, sheet.tables, most_open=2)
    to_win = ends(card, winner_choices(values, rivals))
    for_points = ends(card, style_choices(values, Style()))
    chance = chance_to_win(to_win, rivals)
    assert chance == pytest.approx(solve_race(values, card, rivals).value, abs=1e-9)
    assert chance >= chance_to_win(for_points, rivals) - 1e-9
    far = [FinalTotals.certain(10_000)]
    beyond = ends(card, winner_choices(values, far))
    mean = sum(total * share for total, share in beyond.items())
    assert mean == pytest.approx(values.total(card), abs=1e-9)


@pytest.mark.parametrize("sheet_id", ["tactic", "hasbro", "philos", "forced-order"])
def test_last_turns(sheet_id: str) -> None:
    """On printed sheets, the last turn against a rival who is done: asked for every roll there is.

    The winner's chance is that of the race, and at least that of the perfect one, by the odds.
    """
    sheet = bundled_sheet(sheet_id)
    values, player, dice = solve(sheet), make_bot("winner", solve(sheet)), random.Random(sheet_id)  # noqa: S311 # games
    for card, rival in late_cards(sheet, dice):
        rivals = [FinalTotals.certain(rival.total)]
        totals = ends(card, choices_of(sheet, player, rival))
        points = compute_odds(values, card)
        chance = chance_to_win(totals, rivals)
        assert chance == pytest.approx(solve_race(values, card, rivals).value, abs=1e-9)
        assert chance >= float(points.chances @ win_share(rivals, points.totals)) - 1e-9


def late_cards(sheet: RuleSheet, dice: random.Random) -> Iterator[tuple[Card, Card]]:
    """Yield cards with one open box, and full ones about as good: games that could go either way."""
    for _ in range(3):
        players = [make_bot("strong", solve(sheet))] * 2
        over = play_out(Game.from_setup(Setup(sheet, ("Anna", "Bo"))), players, dice)
        last = over.turns[-1].mark
        box = sheet.tables.keys.index(last.key)
        card = over.cards[-1][1]
        before = replace(
            card, points=(*card.points[:box], None, *card.points[box + 1 :]), bonuses=card.bonuses - last.bonus
        )
        rival = over.cards[-1][0]
        off = before.total + max(mark.points for mark in before.possible_marks(last.key)) // 2 - rival.total
        yield before, replace(rival, bonuses=rival.bonuses + off)


def choices_of(sheet: RuleSheet, player: Bot, rival: Card) -> Choices:
    """Return the choices of a player who is asked for its moves, in the last turn of a game."""
    setup = Setup(sheet, ("Anna", "Bo"))
    turns = (FinishedTurn(Mark("chance", 0)),) * (setup.turns_per_round - 1)

    def choices(card: Card, dice: Dice, rolls_left: int) -> tuple[dict[Dice, float], dict[str, float]]:
        turn = Turn((Throw((), dice),) * (sheet.rules.rolls - rolls_left))
        game = Game(setup, ((rival, card),), turns=turns, turn=turn)
        assert (game.column, game.rolls_left) == (1, rolls_left)
        match player.choose(game, random.Random(0)):  # noqa: S311 # it never draws
            case (Enter(_, key),):
                return {tuple(sorted(dice)): 1.0}, {key: 1.0}
            case (Keep(_, keep), _):
                return {keep: 1.0}, {}
            case _:
                return {(): 1.0}, {}

    return choices
