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

from policies import Choices, ends, style_choices
from positions import draw_card, from_shelf, solved
from strategies import sheets
from yatzy.bots import Bot, bot
from yatzy.bots.live import play_out
from yatzy.bots.winner import best_box, best_keep
from yatzy.coach.winning import advise_to_win, win_chances
from yatzy.game.card import Card, Mark
from yatzy.game.engine import evolve
from yatzy.game.events import Kept, Rolled
from yatzy.game.moves import Enter, Keep, Move
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.game.turn import Played, Throw, Turn
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import Counting, RuleSheet
from yatzy.rules.shelf import sheet_ids, shelf_sheet
from yatzy.solver.field import race_of
from yatzy.solver.odds import odds
from yatzy.solver.outlook import TurnValues
from yatzy.solver.race import Final, race, win_share
from yatzy.solver.solve import solve
from yatzy.solver.styles import Style
from yatzy.solver.values import Values

SMALL = sheets(most_boxes=3, dice=(2, 3))
CLOSE = 1e-9
HALF = settings(max_examples=settings().max_examples // 2)

printed = st.sampled_from([one for one in sheet_ids() if one != "maxi"])  # which takes too long to solve here
TWO = ("Anna", "Bo")


# Against live rivals


def late_game(rng: Random, setup: Setup, still_open: int) -> Game:
    """Write anything until so many boxes are open in the mover's column, and throw."""
    game, boxes = Game.of(setup), len(setup.sheet.rules.boxes)
    columns = len(setup.columns)
    turns = setup.rounds * setup.turns_a_round - still_open * columns + rng.randrange(columns)
    assert 0 < still_open <= boxes
    for _ in range(turns):
        marks = [mark for key in setup.sheet.tables.keys for mark in game.card.marks(key)]
        game = game.written(Played(rng.choice(marks)))
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
    values, sheet = from_shelf(sheet_id), shelf_sheet(sheet_id)
    setup = Setup(sheet, ("Anna", "Bo", "Cy")[:players])
    game = late_game(rng, setup, still_open)
    turn = race_of(values, game).turn(game.dice, game.rolls_left)
    best = max([one.value for one in turn.boxes] + [one.value for one in turn.keeps])
    winner, perfect = (bot(name, values).choose(game, rng) for name in ("winner", "perfect"))
    assert abs(chance_of(turn, winner, game) - best) < CLOSE
    assert chance_of(turn, perfect, game) < best + CLOSE
    advice = advise_to_win(values, game)
    assert abs(advice.best.chance - best) < CLOSE
    first = advice.best.choice
    assert isinstance(winner[0], Enter) == (first.keep is None)
    assert abs(advice.for_points.chance - chance_of(turn, perfect, game)) < CLOSE
    assert advice.best.chance > win_chances(values, game).chances[game.column] - CLOSE


@HALF
@given(st.sampled_from(Counting), st.integers(1, 4), st.randoms(use_true_random=False))
def test_the_last_round_of_a_series(counting: Counting, still_open: int, rng: Random) -> None:
    """Whatever counts, chances are those of the columns with what they bring along, and add up to one."""
    values, sheet = from_shelf("mb-1973"), shelf_sheet("mb-1973")
    game = late_game(rng, Setup(sheet, TWO, rounds=2, counting=counting), still_open)
    found = win_chances(values, game)
    assert abs(sum(found.chances) - 1) < CLOSE
    assert found.of_round == (counting is Counting.ROUNDS_WON)
    assert advise_to_win(values, game).best.chance > found.chances[game.column] - CLOSE


# Against rivals whose ends are known


def winner_choices(values: Values, rivals: list[Final]) -> Choices:
    """Return the choices of whoever plays to win against what rivals end with, whatever is done here."""
    races = cache(lambda card: race(values, card, rivals))

    def choices(card: Card, dice: Dice, rolls_left: int) -> tuple[dict[Dice, float], dict[str, float]]:
        for_points, to_win = values.turn(card, dice, rolls_left), races(card).turn(dice, rolls_left)
        keeps = {best_keep(for_points, to_win): 1.0} if rolls_left else {}
        return keeps, {best_box(for_points, to_win): 1.0}

    return choices


def chance_to_win(totals: dict[int, float], rivals: list[Final]) -> float:
    return sum(chance * float(win_share(rivals, [total])[0]) for total, chance in totals.items())


@st.composite
def finals(draw: st.DrawFn) -> Final:
    """Draw what a rival can end with."""
    weights = np.array(draw(st.lists(st.integers(0, 9), min_size=1, max_size=40).filter(any)), float)
    return Final(draw(st.integers(0, 40)), weights / weights.sum())


@given(SMALL, st.data(), st.lists(finals(), min_size=1, max_size=2))
@settings(max_examples=25)
def test_winning_is_never_less_likely(sheet: RuleSheet, data: st.DataObject, rivals: list[Final]) -> None:
    """Played out exactly, who plays to win has the chance that the race promises, and no less than for points.

    What is equally good for winning is chosen for points: with rivals out of reach, both make the same.
    """
    values = solved(sheet.tables)
    card = draw_card(data, sheet.tables, most_open=2)
    to_win = ends(card, winner_choices(values, rivals))
    for_points = ends(card, style_choices(values, Style()))
    chance = chance_to_win(to_win, rivals)
    assert chance == pytest.approx(race(values, card, rivals).value, abs=1e-9)
    assert chance >= chance_to_win(for_points, rivals) - 1e-9
    far = [Final.known(10_000)]
    beyond = ends(card, winner_choices(values, far))
    mean = sum(total * share for total, share in beyond.items())
    assert mean == pytest.approx(values.total(card), abs=1e-9)


@pytest.mark.parametrize("sheet_id", ["tactic", "hasbro", "philos", "forced-order"])
def test_last_turns(sheet_id: str) -> None:
    """On printed sheets, the last turn against a rival who is done: asked for every roll there is.

    The winner's chance is that of the race, and at least that of the perfect one, by the odds.
    """
    sheet = shelf_sheet(sheet_id)
    values, player, dice = solve(sheet), bot("winner", solve(sheet)), random.Random(sheet_id)  # noqa: S311 # games
    for card, rival in late_cards(sheet, dice):
        rivals = [Final.known(rival.total)]
        totals = ends(card, asked(sheet, player, rival))
        points = odds(values, card)
        chance = chance_to_win(totals, rivals)
        assert chance == pytest.approx(race(values, card, rivals).value, abs=1e-9)
        assert chance >= float(points.chances @ win_share(rivals, points.totals)) - 1e-9


def late_cards(sheet: RuleSheet, dice: random.Random) -> Iterator[tuple[Card, Card]]:
    """Yield cards with one open box, and full ones about as good: games that could go either way."""
    for _ in range(3):
        players = [bot("strong", solve(sheet))] * 2
        over = play_out(Game.of(Setup(sheet, ("Anna", "Bo"))), players, dice)
        last = over.turns[-1].mark
        box = sheet.tables.keys.index(last.key)
        card = over.cards[-1][1]
        before = replace(
            card, points=(*card.points[:box], None, *card.points[box + 1 :]), bonuses=card.bonuses - last.bonus
        )
        rival = over.cards[-1][0]
        off = before.total + max(mark.points for mark in before.marks(last.key)) // 2 - rival.total
        yield before, replace(rival, bonuses=rival.bonuses + off)


def asked(sheet: RuleSheet, player: Bot, rival: Card) -> Choices:
    """Return the choices of a player who is asked for its moves, in the last turn of a game."""
    setup = Setup(sheet, ("Anna", "Bo"))
    turns = (Played(Mark("chance", 0)),) * (setup.turns_a_round - 1)

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
